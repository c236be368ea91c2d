"""The hand-worked deal records, and real hands where there are any: each gives its expected answer."""

import json
import os
import re
from pathlib import Path
from typing import Any

import pytest

from drawtutor.app.replay import outcome
from drawtutor.rules import read_record, replay, write_record

DEALS = Path(__file__).parent.parent / "data" / "deals"
REAL = os.environ.get("DRAWTUTOR_REAL_DEALS", "")


def _records() -> list[Path]:
    found = sorted(DEALS.glob("*.phh"))
    if REAL:
        real = sorted(Path(REAL).glob("*.phh"))
        assert real, "DRAWTUTOR_REAL_DEALS names a folder without records"
        found += real
    return found


def _rules(path: Path) -> list[pytest.MarkDecorator]:
    """A hand-worked record is named after the rule that it is about."""
    rule = re.match(r"[A-Z]{2}-\d\d(?=-)", path.stem)
    return [pytest.mark.rule(rule[0])] if rule else []


def test_the_hand_worked_records_are_all_here() -> None:
    assert len(sorted(DEALS.glob("*.phh"))) == 359


@pytest.mark.parametrize("path", [pytest.param(path, marks=_rules(path), id=path.stem) for path in _records()])
def test_a_record_gives_its_answer(path: Path) -> None:
    expected: dict[str, Any] = json.loads(path.with_suffix(".expect.json").read_text(encoding="utf-8"))
    told = outcome(path.read_text(encoding="utf-8"))
    if "winners" in expected:
        expected["winners"], told["winners"] = sorted(expected["winners"]), sorted(told["winners"])
    assert {key: told.get(key, "missing") for key in expected} == expected
    assert json.loads(json.dumps(told)) == told


@pytest.mark.parametrize("path", _records(), ids=lambda path: path.stem)
def test_a_legal_record_is_written_and_read_back(path: Path) -> None:
    told = outcome(text := path.read_text(encoding="utf-8"))
    if not told["ok"]:
        assert told["message"]
        return
    last = replay(read_record(text)).last
    assert replay(read_record(write_record(last))).last == last
