"""The ledger as a checklist: every rule is kept, told, practised and tested, and the links are true."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from drawtutor.course import Keeper, RuleEntry, load_course, rulebook

ROOT = Path(__file__).parent.parent
INDEX = ROOT / "drawtutor" / "content" / "rule_tests.json"
COUNTS = {"PL": 42, "NO": 19, "BG": 21, "EN": 20}
RULES = [f"{mark}-{number:02}" for mark, count in COUNTS.items() for number in range(1, count + 1)]


def test_all_102_rules_are_there() -> None:
    assert list(rulebook()) == RULES
    assert len(RULES) == 102


@pytest.fixture(params=RULES)
def entry(request: pytest.FixtureRequest) -> RuleEntry:
    return rulebook()[request.param]


def test_a_rule_is_told_in_a_lesson(entry: RuleEntry) -> None:
    assert entry.lessons


def test_a_rule_is_practised_in_an_exercise(entry: RuleEntry) -> None:
    assert entry.exercises


def test_a_rule_is_tested_in_the_room_that_keeps_it(entry: RuleEntry) -> None:
    assert any(test.startswith(f"tests/{entry.keeper}/") for test in entry.tests)


def test_only_what_no_program_can_keep_is_left_to_the_course() -> None:
    assert {rule for rule, entry in rulebook().items() if entry.keeper is Keeper.COURSE} == {"PL-05", "PL-11"}


def test_the_index_of_tests_is_what_the_tests_say(tmp_path: Path) -> None:
    """Write it anew with scripts/index_rules.py."""
    fresh = tmp_path / "rule_tests.json"
    options = ["--collect-only", "--quiet", "--ignore=tests/browser", f"--rule-index={fresh}"]
    collected = subprocess.run(
        [sys.executable, "-m", "pytest", *options, "tests"], cwd=ROOT, check=False, capture_output=True, text=True
    )
    assert collected.returncode == 0, collected.stdout[-2000:]
    assert json.loads(INDEX.read_text(encoding="utf-8")) == json.loads(fresh.read_text(encoding="utf-8"))


def test_every_link_leads_to_something() -> None:
    slugs = {outline.slug for outline in load_course().lessons}
    exercises = {exercise for outline in load_course().lessons for exercise in outline.exercises}
    for entry in rulebook().values():
        assert set(entry.lessons) <= slugs
        assert set(entry.exercises) <= exercises
    tests = {test.partition("::")[0] for entry in rulebook().values() for test in entry.tests}
    assert all((ROOT / test).is_file() for test in tests)
