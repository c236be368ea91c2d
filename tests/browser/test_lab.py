"""The lessons in JupyterLab, as ``drawtutor lab`` opens them."""

from __future__ import annotations

import signal
from pathlib import Path

from playwright.sync_api import expect

from tests.browser import servers
from tests.browser.conftest import NewPage
from tests.browser.pages import READY_MS, run_in_lab
from tests.browser.servers import Server

FIRST = "01-preparation.ipynb"


def test_a_lesson_runs_in_jupyterlab(lab: Server, new_page: NewPage) -> None:
    page = new_page()
    run_in_lab(page, lab, FIRST)

    expect(page.locator(".jp-OutputArea-output .lm-Widget").first).to_be_visible(timeout=READY_MS)
    expect(page.get_by_text("Would you like to")).to_have_count(0)


def test_jupyterlab_opens_with_the_first_lesson_and_is_locked(tmp_path: Path) -> None:
    server = servers.start("lab", "--no-browser", "--port", str(servers.free_port()), "--folder", "mine", cwd=tmp_path)
    try:
        assert (tmp_path / "mine" / FIRST).exists()
        assert "token=" in server.url
        assert f"/lab/tree/{FIRST}" in server.url
    finally:
        assert server.stop(signal.SIGINT) == 0
    assert "Traceback" not in server.log.read_text()
