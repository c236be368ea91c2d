"""Which tests cover which rule of the ledger, read off the tests themselves.

A test says which with a marker, ``@pytest.mark.rule("PL-20")``; one set of a test's parameters may have a marker of
its own, as each deal record has. ``--rule-index FILE`` writes what was collected.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rule-index", metavar="FILE", type=Path, help="write which tests cover which rule")


def pytest_collection_finish(session: pytest.Session) -> None:
    path: Path | None = session.config.getoption("rule_index")
    if path is not None:
        path.write_text(json.dumps(covered(session.items), indent=1) + "\n", encoding="utf-8")


def covered(items: Iterable[pytest.Item]) -> dict[str, list[str]]:
    """The tests of each rule, by its id, in the order of their names; with parameters only where these are marked."""
    found: dict[str, set[str]] = {}
    for item in items:
        whole = getattr(getattr(item, "function", None), "pytestmark", ())
        for marker in item.iter_markers("rule"):
            name = item.nodeid.partition("[")[0] if marker in whole else item.nodeid
            for rule in marker.args:
                found.setdefault(rule, set()).add(name)
    return {rule: sorted(found[rule]) for rule in sorted(found)}
