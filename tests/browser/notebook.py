"""What is done to a notebook in JupyterLab, by the commands that its menus call."""

from __future__ import annotations

from pathlib import Path

import psutil
from playwright.sync_api import Page

from tests.browser.pages import READY_MS, run_in_lab
from tests.browser.player import DEAL
from tests.browser.servers import Server

FULL_DEAL = "07-full-deal.ipynb"
DEAL_CELL = 3
_CONTEXT = "window.jupyterapp.shell.currentWidget.sessionContext"


def folder(lab: Server) -> Path:
    """Where JupyterLab has the lessons."""
    return lab.log.parent / "drawtutor-lessons"


def open_anew(page: Page, lab: Server, name: str) -> None:
    """Opens a notebook and runs all of it on a kernel of its own, whatever was left running before.

    On a kernel with widgets, anywidget would complain of those that close while they are being restored.
    """
    address, token = lab.url.split("/lab")[0], lab.url.split("token=")[1]
    sessions = page.request.get(f"{address}/api/sessions?token={token}").json()
    for session in sessions:
        page.request.delete(f"{address}/api/sessions/{session['id']}?token={token}")
    run_in_lab(page, lab, name)


def run_the_full_deal(page: Page, lab: Server) -> None:
    """Opens the full deal's notebook and runs it until its table is there."""
    open_anew(page, lab, FULL_DEAL)
    page.locator(DEAL).wait_for(timeout=READY_MS)


def run_again(page: Page) -> None:
    """Runs the full deal's cell again, and waits until its table is there in place of the old one."""
    _replace(
        page,
        f"""async () => {{
            window.jupyterapp.shell.currentWidget.content.activeCellIndex = {DEAL_CELL};
            await window.jupyterapp.commands.execute("notebook:run-cell");
        }}""",
    )


def run_all(page: Page) -> None:
    """Runs the whole notebook again, and waits until its table is there in place of the old one."""
    _replace(
        page,
        f"""async () => {{
            await {_CONTEXT}.session.kernel.info;
            await window.jupyterapp.commands.execute("notebook:run-all-cells");
        }}""",
    )


def _replace(page: Page, script: str) -> None:
    page.locator(DEAL).evaluate("root => root.setAttribute('data-old', '')")
    page.evaluate(script)
    page.locator(f"{DEAL}:not([data-old])").wait_for()


def widgets(page: Page) -> int:
    """How many widgets the kernel has open, parts of widgets included."""
    return int(
        page.evaluate(
            f"""async () => {{
                const answer = await {_CONTEXT}.session.kernel.requestCommInfo({{ target_name: "jupyter.widget" }});
                return Object.keys(answer.content.comms).length;
            }}"""
        )
    )


def kernel(page: Page, lab: Server) -> psutil.Process:
    """The process of the notebook's kernel."""
    name = page.evaluate(f"{_CONTEXT}.session.kernel.id")
    return next(process for process in lab.kernels() if name in " ".join(process.cmdline()))


def restart(page: Page) -> None:
    """Restarts the kernel; nothing is run."""
    page.evaluate(f"async () => {{ await {_CONTEXT}.session.kernel.restart(); await {_CONTEXT}.session.kernel.info; }}")


def save(page: Page) -> None:
    """Saves the notebook."""
    page.evaluate("async () => { await window.jupyterapp.commands.execute('docmanager:save'); }")


def open_beside(page: Page, lab: Server) -> Page:
    """Another tab of the same browser, with the full deal's notebook on the kernel that it has; nothing is run."""
    address, token = lab.url.split("/lab")[0], lab.url.split("token=")[1]
    other = page.context.new_page()
    other.goto(f"{address}/lab/workspaces/other/tree/{FULL_DEAL}?token={token}", wait_until="domcontentloaded")
    other.locator(DEAL).wait_for(timeout=2 * READY_MS)
    return other


def make_dark(page: Page) -> None:
    """Chooses JupyterLab's dark theme."""
    page.evaluate(
        "async () => { await window.jupyterapp.commands.execute('apputils:change-theme',"
        " { theme: 'JupyterLab Dark' }); }"
    )
    page.wait_for_selector("body[data-jp-theme-light=false]", state="attached")


def shut_down(page: Page) -> None:
    """Ends the notebook's kernel."""
    page.evaluate(f"async () => {{ await {_CONTEXT}.shutdown(); }}")


def reopen(page: Page) -> None:
    """Opens the notebook anew, as it was saved; nothing is run on the kernel that JupyterLab starts for it."""
    page.reload(wait_until="domcontentloaded")
    page.wait_for_function(f"() => window.jupyterapp?.shell?.currentWidget && {_CONTEXT}", timeout=2 * READY_MS)
    # A server that is stopped while it starts a kernel may never end.
    page.evaluate(f"async () => {{ await {_CONTEXT}.ready; await {_CONTEXT}.session.kernel.info; }}")
