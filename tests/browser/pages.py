"""Ways to a page: the tutorial's own, and a notebook in JupyterLab."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.browser.servers import Server

LESSONS = (
    "preparation",
    "deal",
    "first-betting-round",
    "exchange",
    "second-betting-round",
    "showdown",
    "full-deal",
    "last-raise",
    "card-room",
    "variations",
    "pot-odds",
    "odds-lab",
)
READY_MS = 30_000


@dataclass(frozen=True)
class Tutorial:
    """The web tutorial, seen through a browser."""

    server: Server
    new_page: Callable[..., Page]

    def landing(self, **how: Any) -> Page:
        """The course overview."""
        page = self.new_page(**how)
        page.goto(self.server.url)
        return page

    def lesson(self, slug: str, **how: Any) -> Page:
        """A lesson that can be used."""
        page = self.new_page(**how)
        page.goto(f"{self.server.url}lesson/{slug}")
        ready(page)
        return page

    def reference(self, slug: str, **how: Any) -> Page:
        """A page beside the course that can be used."""
        page = self.new_page(**how)
        page.goto(f"{self.server.url}{slug}")
        ready(page)
        return page


def ready(page: Page) -> None:
    """Waits until the lesson on the page can be used."""
    page.wait_for_selector("body[data-state=ready]", timeout=READY_MS)


def run_in_lab(page: Page, lab: Server, name: str) -> None:
    """Opens a notebook (``02-deal.ipynb``) in JupyterLab and runs all of it."""
    base, token = lab.url.split("/lab")[0], lab.url.split("token=")[1]
    page.goto(f"{base}/lab/tree/{name}?reset&token={token}", wait_until="domcontentloaded")
    page.wait_for_function("() => window.jupyterapp?.shell?.currentWidget?.sessionContext", timeout=2 * READY_MS)
    # By the menu it would be ignored without a word while the kernel connects.
    page.evaluate(
        """async () => {
            const app = window.jupyterapp;
            await app.restored;
            const session = app.shell.currentWidget.sessionContext;
            await session.ready;
            await session.session.kernel.info;
            await app.commands.execute("notebook:run-all-cells");
        }"""
    )


def accessibility_faults(page: Page, context: str | None = None) -> list[str]:
    """What axe finds on the page, or on the part of it that a selector names."""
    found = Axe().run(page, context=context)
    return [
        f"{violation['id']}: {violation['help']}: {[node['html'][:120] for node in violation['nodes'][:3]]}"
        for violation in found.response["violations"]
    ]


def sideways_scroll(page: Page) -> int:
    """How many pixels of the page lie beyond its right edge."""
    return int(page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))
