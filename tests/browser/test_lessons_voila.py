"""Every lesson clicked through in the web tutorial, by a learner who is wrong first and right then."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from drawtutor.course import load_course
from tests.browser.conftest import NewPage
from tests.browser.pages import Tutorial, accessibility_faults, ready, sideways_scroll
from tests.browser.student import Secrets, click_through
from tests.browser.wire import Wire

LESSONS = [outline.slug for outline in load_course().lessons if outline.exercises]


@pytest.mark.parametrize("slug", LESSONS)
def test_a_lesson_is_clicked_through(tutorial: Tutorial, new_page: NewPage, slug: str) -> None:
    lesson = load_course().lesson(slug)
    count = len(lesson.exercises)
    page = new_page()
    wire = Wire(page)
    page.goto(f"{tutorial.server.url}lesson/{slug}")
    ready(page)

    click_through(page, lesson, Secrets(wire))

    expect(page.locator(".dt-progress-text")).to_have_text(f"{count} of {count} exercises done")
    for width, dark in ((1280, False), (1280, True), (360, True), (360, False)):
        page.set_viewport_size({"width": width, "height": 900})
        page.emulate_media(color_scheme="dark" if dark else "light")
        assert accessibility_faults(page) == [], f"{width} px, dark: {dark}"
    page.set_viewport_size({"width": 320, "height": 700})
    assert sideways_scroll(page) == 0

    page.goto(tutorial.server.url)
    expect(page.locator(f"[data-lesson={slug}] .site-done")).to_be_visible()
    expect(page.locator(f"[data-lesson={slug}] .site-progress-count")).to_have_text(f"{count} / {count}")
