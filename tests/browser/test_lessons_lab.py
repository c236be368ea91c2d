"""A lesson clicked through in JupyterLab."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from drawtutor.course import load_course
from tests.browser import notebook
from tests.browser.conftest import NewPage
from tests.browser.pages import READY_MS, accessibility_faults
from tests.browser.servers import Server
from tests.browser.student import Secrets, click_through
from tests.browser.wire import Wire

SLUG = "deal"
FILE = "02-deal.ipynb"


def test_a_lesson_is_clicked_through(lab: Server, new_page: NewPage) -> None:
    lesson = load_course().lesson(SLUG)
    count = len(lesson.exercises)
    page = new_page()
    wire = Wire(page)
    notebook.open_anew(page, lab, FILE)
    expect(page.locator(".dt-root")).to_have_count(1 + len(lesson.sections), timeout=READY_MS)

    click_through(page, lesson, Secrets(wire))

    expect(page.locator(".dt-progress-text")).to_have_text(f"{count} of {count} exercises done")
    assert accessibility_faults(page, ".dt-root") == []

    # The learner's own file keeps it, also where the browser does not.
    kept = json.loads((notebook.folder(lab) / "drawtutor-progress.json").read_text())
    assert kept["lessons"][SLUG] == {"done": count, "of": count}
    another = new_page()
    notebook.open_anew(another, lab, FILE)
    expect(another.locator(".dt-progress-text")).to_have_text(f"{count} of {count} exercises done", timeout=READY_MS)
