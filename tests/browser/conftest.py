"""What browser tests stand on: one browser, one tutorial and one JupyterLab for all of them, a new page for each."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, expect

from tests.browser import chromium, servers
from tests.browser.pages import Tutorial
from tests.browser.servers import Server

# A machine that has other work may take this long; what is to be quick names its own limit.
expect.set_options(timeout=15_000)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whatever lies in this folder drives a browser."""
    for item in items:
        if "tests/browser/" in item.path.as_posix():
            item.add_marker("browser")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium.launched() as browser:
        yield browser


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The web tutorial, served by the installed command from an empty folder."""
    server = servers.start("serve", "--no-browser", "--port", "0", cwd=tmp_path_factory.mktemp("served"))
    yield server
    server.stop()


@pytest.fixture(scope="session")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """JupyterLab with the lessons, as ``drawtutor lab`` opens it."""
    server = servers.start_lab(tmp_path_factory.mktemp("lab"))
    yield server
    server.stop()


class Watch:
    """Notes whatever a page must not do: write errors to the console, fail, or ask anybody but this machine."""

    def __init__(self) -> None:
        self.faults: list[str] = []
        self.expected: list[str] = []
        """Parts of faults that a test means to bring about."""

    def over(self, context: BrowserContext) -> None:
        context.on("console", self._heard)
        context.on("weberror", lambda error: self.faults.append(f"error: {error.error}"))
        context.on("request", self._asked)
        context.on("requestfailed", self._unanswered)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.faults.append(f"console: {message.text} ({message.location.get('url', '')})")

    def _asked(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme not in ("data", "blob", "about") and address.hostname not in ("127.0.0.1", "localhost"):
            self.faults.append(f"request to {request.url}")

    def _unanswered(self, request: Request) -> None:
        # What is sent while a page is left counts as aborted, though it arrives.
        if "ERR_ABORTED" not in (request.failure or ""):
            self.faults.append(f"failed request: {request.url}: {request.failure}")

    def check(self) -> None:
        faults = [fault for fault in self.faults if not any(part in fault for part in self.expected)]
        assert not faults, "\n".join(faults)


@pytest.fixture
def watch() -> Iterator[Watch]:
    """What this test's pages did that they must not; add to ``watch.expected`` what a test means to bring about."""
    watch = Watch()
    yield watch
    watch.check()


NewPage = Callable[..., Page]


@pytest.fixture
def new_page(browser: Browser, watch: Watch) -> Iterator[NewPage]:
    """Opens a page in a browser profile of its own: ``new_page(width=360, dark=True)``."""
    contexts: list[BrowserContext] = []

    def make(*, width: int = 1280, height: int = 900, dark: bool = False, calm: bool = True) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if calm else "no-preference",
            has_touch=width < 600,
        )
        contexts.append(context)
        watch.over(context)
        return context.new_page()

    yield make
    for context in contexts:
        context.close()


@pytest.fixture
def tutorial(server: Server, new_page: NewPage) -> Tutorial:
    """The web tutorial: ``tutorial.landing()``, ``tutorial.lesson("deal", width=360)``."""
    return Tutorial(server, new_page)


@pytest.fixture
def lesson_page(tutorial: Tutorial) -> Callable[..., Page]:
    """Opens a lesson in the web tutorial and waits until it can be used: ``lesson_page("deal", dark=True)``."""
    return tutorial.lesson
