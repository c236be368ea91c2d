#!/usr/bin/env python3
"""Passes all tests: style, types, unit and property tests, the lessons' notebooks, and the browser tests.

    python3 scripts/test.py                      everything
    python3 scripts/test.py style unit           some of it; any of: style unit notebooks browser
    python3 scripts/test.py nightly              what takes longer: thousands of deals beside pokerkit, a million others

The notebooks and the browser tests run against the built wheel, installed into .venv. A Chromium is
fetched where there is none: by apt where this runs as root, else by Playwright.
"""

from __future__ import annotations

import os
import shutil
import sys
import time
from collections.abc import Callable

import environment
from environment import PYTHON, run, say

_BROWSER_STARTS = "from tests.browser import chromium\nwith chromium.launched(): pass"
_COUNTED = ("tests/cards", "tests/hands", "tests/rules")
_COMPLETE = "drawtutor/cards.py,drawtutor/hands.py,drawtutor/rules/*"


def style() -> bool:
    """Whether the sources look as agreed, and their types fit."""
    lines = (["ruff", "check", "."], ["ruff", "format", "--check", "."], ["mypy"])
    statuses = [run(PYTHON, "-m", *line) for line in lines]
    return not any(statuses)


def unit() -> bool:
    """Whether the unit and property tests pass, and every branch of cards, hands and rules is gone through."""
    counted = run(PYTHON, "-m", "pytest", *_COUNTED, "--cov", "--cov-report=") == 0
    complete = run(PYTHON, "-m", "coverage", "report", f"--include={_COMPLETE}", "--fail-under=100") == 0
    others = [f"--ignore={folder}" for folder in ("tests/browser", *_COUNTED)]
    return (run(PYTHON, "-m", "pytest", *others) == 0) and counted and complete


def notebooks() -> bool:
    """Whether every lesson's notebook runs to its end."""
    options = ["--nbval-lax", "--nbval-current-env", "--nbval-cell-timeout=60"]
    return run(PYTHON, "-m", "pytest", *options, "lessons") == 0


def browser() -> bool:
    """Whether the product does in a browser what it promises, in Voila and in JupyterLab."""
    provide_chromium()
    return run(PYTHON, "-m", "pytest", "tests/browser") == 0


def nightly() -> bool:
    """Whether what takes too long for every run holds too: the slow tests, and a million random deals."""
    slow = run(PYTHON, "-m", "pytest", "-m", "slow", "--ignore=tests/browser") == 0
    return (run(PYTHON, "scripts/random_deals.py") == 0) and slow


STEPS: dict[str, Callable[[], bool]] = {"style": style, "unit": unit, "notebooks": notebooks, "browser": browser}
"""What has to pass for every change."""
LONGER: dict[str, Callable[[], bool]] = {"nightly": nightly}
"""What is run now and then, by its name alone."""


def provide_chromium() -> None:
    """Makes sure that there is a Chromium that starts, or ends the command with one sentence."""
    ways: list[Callable[[], object]] = []
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        ways.append(_apt)
    ways.append(lambda: run(PYTHON, "-m", "playwright", "install", "chromium"))
    while not _starts():
        if not ways:
            environment.fail(
                "the browser tests need Chromium; install it, or name one by the environment variable CHROMIUM."
            )
        say("Fetching Chromium")
        ways.pop(0)()


def _starts() -> bool:
    quiet = {**os.environ, "PYTHONPATH": str(environment.ROOT)}
    line = [str(PYTHON), "-c", _BROWSER_STARTS]
    return environment.quietly(*line, environment=quiet) == 0


def _apt() -> None:
    get = ["apt-get", "-q", "-o", "DPkg::Lock::Timeout=300"]
    settings = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    run(*get, "update", environment=settings)
    run(*get, "install", "-y", "--no-install-recommends", "chromium", "fonts-dejavu-core", environment=settings)


def main(wanted: list[str]) -> int:
    """Goes through the steps; 0 where all passed."""
    known = STEPS | LONGER
    unknown = set(wanted) - set(known)
    if unknown:
        environment.fail(f"there is no step {', '.join(sorted(unknown))}; there are {', '.join(known)}.")
    environment.install(["test"])
    failed = []
    for name in wanted or STEPS:
        say(f"Testing: {name}")
        began = time.monotonic()
        if not known[name]():
            failed.append(name)
        say(f"{name}: {'FAILED' if name in failed else 'passed'} after {time.monotonic() - began:.0f} s")
    if failed:
        say(f"Not passed: {', '.join(failed)}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
