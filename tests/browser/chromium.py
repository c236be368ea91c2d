"""The browser that the tests drive: the machine's Chromium, or the one that Playwright has fetched."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Error, sync_playwright

_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
_ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def executable() -> str | None:
    """The machine's browser: what ``CHROMIUM`` names, or the first one on the path; None where there is none."""
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, _NAMES)), None)


@contextmanager
def launched(*more: str) -> Iterator[Browser]:
    """A browser, for as long as the block lasts; ``more`` are arguments for its command line."""
    with sync_playwright() as playwright:
        try:
            browser = playwright.chromium.launch(executable_path=executable(), args=[*_ARGUMENTS, *more])
        except Error as error:
            raise AssertionError("no Chromium can be started; python3 test.py fetches one") from error
        yield browser
        browser.close()
