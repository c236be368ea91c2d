"""A browser for the page's side of the widgets."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser import chromium


@pytest.fixture(scope="session")
def page_browser() -> Iterator[Browser]:
    with chromium.launched() as browser:
        yield browser


@pytest.fixture
def new_tab(page_browser: Browser) -> Iterator[Callable[..., Page]]:
    """Opens a page of a given width; errors on it fail the test."""
    contexts = []
    faults: list[str] = []

    def make(*, width: int = 1280, dark: bool = False, calm: bool = True) -> Page:
        context = page_browser.new_context(
            viewport={"width": width, "height": 900},
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if calm else "no-preference",
        )
        contexts.append(context)
        context.on("weberror", lambda error: faults.append(str(error.error)))
        context.on("console", lambda said: faults.append(said.text) if said.type in ("error", "warning") else None)
        return context.new_page()

    yield make
    for context in contexts:
        context.close()
    assert not faults, "\n".join(faults)
