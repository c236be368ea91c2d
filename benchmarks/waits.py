#!/usr/bin/env python3
"""How long a visitor waits, beside the same waits with a hello-world notebook in stock Voila. Prints a table.

    .venv/bin/python benchmarks/waits.py [--times 5]

Both are served on this machine, by turns, to a fresh browser profile each time:

- start: from the command to the first page (the course overview; Voila's page has its kernel to start and
  its notebook to run by then);
- first visit: from the address to a page that can be used, with nothing in the browser's cache (a lesson's
  table stands and its kernel answers; the hello-world notebook's output is shown);
- later visit: the same, with the files in the cache;
- click: from a click to what comes of it on the page (the answer to an exercise with its explanation; the
  text that a button's callback sets, for which stock Voila serves a second notebook).

With ``--coach`` nothing but the coach at the table of the full deal is measured, by rule set and stage: from a click
on a choice to its first word on the page, and until the figures are as sure as they get, with what the kernel computed
for it; and its first word of all in a fresh kernel, for who chooses at once and for who looks on for two seconds.

And on Linux what the kernel of an open page takes of the memory (its proportional share: PSS), another kernel
standing by or not. Below the table stands how long a card that is pressed in the odds lab takes to change its numbers,
painting included.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import psutil  # noqa: E402
from playwright.sync_api import Browser, Page  # noqa: E402

from tests.browser import chromium, servers  # noqa: E402

LESSON = "deal"
CLICKS = 15
# Until the next spare kernel stands by, as it does for a visitor who does not come within seconds of another.
BETWEEN_VISITS = 11.0

HELLO = "print('hello world')"
BUTTON = """import ipywidgets
text, button = ipywidgets.HTML("0"), ipywidgets.Button(description="Press")
button.on_click(lambda _: setattr(text, "value", str(int(text.value) + 1)))
ipywidgets.VBox([button, text])"""

# Measured on the page itself, from the click's event to the first frame that can hold what came of it.
WATCH = """([button, outcome]) => new Promise((resolve) => {
    const before = document.querySelector(outcome)?.textContent;
    let began = 0;
    const look = new MutationObserver(() => {
        const now = document.querySelector(outcome)?.textContent;
        if (began === 0 || now === undefined || now === before) return;
        look.disconnect();
        resolve(performance.now() - began);
    });
    look.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
    const pressed = document.querySelector(button);
    pressed.addEventListener("click", () => (began = performance.now()), { once: true, capture: true });
    pressed.click();
})"""

# The same up to the end of the frame that paints it.
PAINTED = """([button, outcome]) => new Promise((resolve) => {
    let began = 0;
    const shown = () => setTimeout(() => resolve(performance.now() - began));
    const look = new MutationObserver(() => {
        if (!began) return;
        look.disconnect();
        requestAnimationFrame(shown);
    });
    look.observe(document.querySelector(outcome), { childList: true, subtree: true, characterData: true });
    const pressed = document.querySelector(button);
    pressed.addEventListener("click", () => (began = performance.now()), { once: true, capture: true });
    pressed.click();
})"""


# From the click's event to the first frame with another judgement on it, and to the one with its surest figures.
COACHED = """(button) => new Promise((resolve) => {
    const before = document.querySelector(".dt-coach .dt-judgement .dt-verdict")?.parentElement;
    let began = 0, first = 0;
    const look = new MutationObserver(() => {
        const now = document.querySelector(".dt-coach .dt-judgement .dt-verdict")?.parentElement;
        if (began === 0 || !now || now === before) return;
        first ||= performance.now() - began;
        const told = now.querySelector(".dt-sureness");
        if (told && !told.classList.contains("dt-is-sure")) return;
        look.disconnect();
        resolve([first, performance.now() - began]);
    });
    look.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
    const pressed = document.querySelector(button);
    pressed.addEventListener("click", () => (began = performance.now()), { once: true, capture: true });
    pressed.click();
})"""
RULES = ("five_stage", "last_raise", "california", "draw_high")


def notebook(folder: Path, name: str, code: str) -> str:
    """Writes a notebook of one cell; its path."""
    cell = {"cell_type": "code", "execution_count": None, "id": "a", "metadata": {}, "outputs": [], "source": code}
    path = folder / name
    path.write_text(json.dumps({"cells": [cell], "metadata": {}, "nbformat": 4, "nbformat_minor": 5}))
    return str(path)


@dataclass
class Started:
    """A running server: its process, and how many seconds it took to its first page."""

    process: subprocess.Popen[bytes]
    seconds: float

    def kernel_memory(self) -> list[float]:
        """What each kernel that has a page takes, in MiB: the largest one, for those that stand by have none."""
        if sys.platform != "linux":
            return []
        return [self.kernel().memory_full_info().pss / 2**20]

    def kernel(self) -> psutil.Process:
        """The kernel that has a page: what takes most memory of all that the server has started."""
        children = psutil.Process(self.process.pid).children(recursive=True)
        return max(children, key=lambda child: child.memory_info().rss)

    def computed(self) -> float:
        """Milliseconds that this kernel has computed so far."""
        spent = self.kernel().cpu_times()
        return 1000 * float(spent.user + spent.system)


@contextmanager
def running(line: list[str], environment: dict[str, str], url: str, folder: Path) -> Iterator[Started]:
    """A server, for as long as the block lasts."""
    began = time.monotonic()
    with (folder / "server.log").open("w") as log:
        process = subprocess.Popen(line, cwd=folder, env=environment, stdout=log, stderr=log)
    try:
        while True:
            try:
                with urlopen(url) as answer:
                    answer.read()
                break
            except URLError:
                if process.poll() is not None or time.monotonic() - began > 60:
                    raise
                time.sleep(0.01)
        yield Started(process, time.monotonic() - began)
    finally:
        process.terminate()
        process.wait(20)


def opened(page: Page, url: str, usable: str) -> float:
    """Opens an address; how many seconds it took until the page could be used."""
    began = time.monotonic()
    page.goto(url, wait_until="commit")
    page.wait_for_selector(usable, state="attached", timeout=60_000)
    return time.monotonic() - began


def visits(browser: Browser, url: str, usable: str, times: int) -> tuple[list[float], list[float]]:
    """Seconds of first visits and of later ones."""
    first, later = [], []
    for _ in range(times):
        context = browser.new_context()
        page = context.new_page()
        for kept in (first, later):
            time.sleep(BETWEEN_VISITS)
            kept.append(opened(page, url, usable))
            time.sleep(0.5)
            page.goto("about:blank")
        context.close()
    return first, later


def pressed(page: Page) -> list[float]:
    """Seconds from a button's click to the text that its callback sets."""
    watched = [".jupyter-button", ".widget-html-content"]
    return [float(page.evaluate(WATCH, watched)) / 1000 for _ in range(CLICKS)]


def ours(browser: Browser, times: int) -> dict[str, list[float]]:
    """The waits with the tutorial."""
    starts = []
    line, environment = servers.command()
    for number in range(times):
        port = servers.free_port()
        url = f"http://127.0.0.1:{port}/"
        with tempfile.TemporaryDirectory() as name:
            arguments = ["serve", "--no-browser", "--port", str(port)]
            with running([*line, *arguments], environment, url, Path(name)) as started:
                starts.append(started.seconds)
                if number < times - 1:
                    continue
                first, later = visits(browser, f"{url}lesson/{LESSON}", "body[data-state=ready]", times)
                page = browser.new_page()
                opened(page, f"{url}lesson/{LESSON}", "body[data-state=ready]")
                told = answered(page)
                memory = started.kernel_memory()
                opened(page, f"{url}lesson/odds-lab", ".dt-lab")
                thrown = changed(page)
    waits = {"start": starts, "first visit": first, "later visit": later, "click": told, "kernel": memory}
    return {**waits, "lab": thrown}


def changed(page: Page) -> list[float]:
    """Seconds from a card that is thrown or kept in the odds lab until its numbers are painted."""
    page.wait_for_timeout(1000)
    page.locator(".dt-lab").scroll_into_view_if_needed()
    cards = page.locator(".dt-lab button.dt-card").evaluate_all("cards => cards.map((card) => card.dataset.card)")
    taken = []
    for card in (cards * CLICKS)[:CLICKS]:
        taken.append(float(page.evaluate(PAINTED, [f".dt-lab [data-card='{card}']", ".dt-lab-kept"])) / 1000)
        page.wait_for_timeout(200)
    return taken


@dataclass(frozen=True)
class Coached:
    """What came of one choice at the table, in milliseconds."""

    rules: str
    stage: str
    first: float
    sure: float
    computed: float
    """By the kernel for all of it, whatever else this machine had to do."""


def chosen(page: Page, rules: str, computed: Callable[[], float]) -> Coached | None:
    """Goes one choice on in the full deal; what the coach took, where it had anything to say."""
    page.locator(".dt-root[aria-busy=false]:has(.dt-kind-deal)").wait_for()
    keys = ("turn", "next-deal", "throw", "stay", "show", "wager", "fold")
    open_ = page.locator(".dt-kind-deal button[data-key]:visible:not([aria-disabled=true])")
    there = open_.evaluate_all("buttons => buttons.map((button) => button.dataset.key)")
    if page.locator(".dt-kind-deal button[data-key=throw]").count():
        for place in (3, 4):
            page.locator(".dt-kind-deal button.dt-card[data-pick]").nth(place).click()
        there = ["throw"]
    key = next(each for each in keys if each in there)
    stage = page.locator(".dt-step.dt-now .dt-step-name").inner_text()
    if key in ("turn", "next-deal", "show"):
        page.locator(f".dt-kind-deal button[data-key={key}]").click()
        return None
    before = computed()
    first, sure = page.evaluate(COACHED, f".dt-kind-deal button[data-key={key}]")
    return Coached(rules, stage, first, sure, computed() - before)


def coached(browser: Browser, url: str, times: int, started: Started) -> tuple[list[Coached], dict[str, list[float]]]:
    """What the coach took for choices by each rule set; and its very first words, by who waits for them."""
    found: list[Coached] = []
    fresh: dict[str, list[float]] = {"at once": [], "after two seconds": []}
    for _ in range(times):
        for rules in RULES:
            for waits, seconds in (("at once", 0), ("after two seconds", 2)):
                context = browser.new_context()
                page = context.new_page()
                time.sleep(BETWEEN_VISITS / 2)
                opened(page, f"{url}lesson/full-deal", "body[data-state=ready]")
                if rules != RULES[0]:
                    page.locator(f".dt-kind-deal button[data-key={rules}]").click()
                page.wait_for_timeout(1000 * seconds)
                some = []
                for _ in range(12):
                    some.append(chosen(page, rules, started.computed))
                    page.wait_for_timeout(300)
                context.close()
                first, *later = [one for one in some if one is not None]
                fresh[waits].append(first.first)
                found += later
    return found, fresh


def told_coached(found: list[Coached], fresh: dict[str, list[float]]) -> None:
    """Prints it."""

    def cell(spans: list[float]) -> str:
        return f"{statistics.median(spans):.0f} ms ({min(spans):.0f}–{max(spans):.0f})" if spans else ""

    def row(some: list[Coached]) -> str:
        cells = (cell([getattr(one, what) for one in some]) for what in ("first", "sure", "computed"))
        return " | ".join((str(len(some)), *cells))

    print("| rules | stage | choices | first word | surest figures | computed |\n|---|---|---|---|---|---|")
    for rules in RULES:
        for stage in dict.fromkeys(one.stage for one in found):
            some = [one for one in found if (one.rules, one.stage) == (rules, stage)]
            if some:
                print(f"| {rules} | {stage} | {row(some)} |")
    print(f"| all | | {row(found)} |")
    slow, late = sum(one.first > 100 for one in found), sum(one.sure > 400 for one in found)
    print(f"\nA first word later than 100 ms: {slow} of {len(found)}; surest figures later than 400 ms: {late}.")
    for waits, spans in fresh.items():
        print(f"The very first word in a fresh kernel, chosen {waits}: {cell(spans)}.")


def of_the_coach(browser: Browser, times: int) -> None:
    """Measures the coach by itself, and prints it."""
    line, environment = servers.command()
    port = servers.free_port()
    url, line = f"http://127.0.0.1:{port}/", [*line, "serve", "--no-browser", "--port", str(port)]
    with tempfile.TemporaryDirectory() as name, running(line, environment, url, Path(name)) as started:
        told_coached(*coached(browser, url, times, started))


def answered(page: Page) -> list[float]:
    """Seconds from a wrong answer to the first exercise until its explanation."""
    exercise = page.locator(".dt-group", has=page.get_by_role("radiogroup")).first
    exercise.evaluate("(element) => (element.id = 'measured')")
    taken = []
    for _ in range(CLICKS):
        exercise.locator("label").first.click()
        check = exercise.get_by_role("button", name="Check")
        check.evaluate("(element) => (element.id = 'pressed')")
        page.wait_for_timeout(100)
        taken.append(float(page.evaluate(WATCH, ["#pressed", "#measured .dt-judgement"])) / 1000)
        exercise.get_by_role("button", name="Try again").click()
        exercise.locator(".dt-verdict").wait_for(state="detached")
    return taken


def stock(browser: Browser, times: int) -> dict[str, list[float]]:
    """The waits with stock Voila."""
    starts = []
    environment = {name: value for name, value in os.environ.items() if not name.startswith("JUPYTER")}
    voila = [sys.executable, "-m", "voila", "--no-browser", "--Voila.ip=127.0.0.1"]
    for number in range(times):
        port = servers.free_port()
        url = f"http://127.0.0.1:{port}/"
        with tempfile.TemporaryDirectory() as name:
            path = notebook(Path(name), "hello.ipynb", HELLO)
            with running([*voila, f"--port={port}", path], environment, url, Path(name)) as started:
                starts.append(started.seconds)
                if number == times - 1:
                    first, later = visits(browser, url, ".jp-OutputArea-output pre", times)
    port = servers.free_port()
    url = f"http://127.0.0.1:{port}/"
    with tempfile.TemporaryDirectory() as name:
        path = notebook(Path(name), "button.ipynb", BUTTON)
        with running([*voila, f"--port={port}", path], environment, url, Path(name)) as started:
            page = browser.new_page()
            opened(page, url, ".jupyter-button")
            page.wait_for_timeout(1000)
            told = pressed(page)
            memory = started.kernel_memory()
    return {"start": starts, "first visit": first, "later visit": later, "click": told, "kernel": memory}


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description="How long a visitor waits, beside hello world in stock Voila.")
    parser.add_argument("--times", type=int, default=5, help="how often each wait is measured (default 5)")
    parser.add_argument("--coach", action="store_true", help="measure the coach alone")
    options = parser.parse_args()
    times = options.times
    # Stock Voila asks for icons elsewhere, and whether it gets them depends on where this runs: nobody does.
    with chromium.launched("--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1") as browser:
        if options.coach:
            of_the_coach(browser, times)
            return
        mine = ours(browser, times)
        theirs = stock(browser, times)
    lab = mine.pop("lab")
    print("| wait (median, least–most) | drawtutor | hello world in stock Voilà | ratio |")
    print("|---|---|---|---|")
    for name in mine:
        if not mine[name]:
            continue
        cells = []
        for taken in (mine[name], theirs[name]):
            unit, factor = {"click": ("ms", 1000), "kernel": ("MiB", 1)}.get(name, ("s", 1))
            digits = {"ms": 0, "MiB": 1}.get(unit, 2)
            low, middle, high = (
                f"{value * factor:.{digits}f}" for value in (min(taken), statistics.median(taken), max(taken))
            )
            cells.append(f"{middle} {unit} ({low}–{high})")
        ratio = statistics.median(mine[name]) / statistics.median(theirs[name])
        print(f"| {name} | {cells[0]} | {cells[1]} | {ratio:.2f} |")
    low, middle, high = (f"{1000 * value:.0f}" for value in (min(lab), statistics.median(lab), max(lab)))
    print(f"\nA card pressed in the odds lab: its numbers are painted after {middle} ms ({low}–{high}).")


if __name__ == "__main__":
    main()
