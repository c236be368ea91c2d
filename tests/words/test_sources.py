"""The 102 rules and their sources, told."""

import re
from collections import Counter

import pytest

from drawtutor.rules import RuleSet, load_rules
from drawtutor.words import Catalogue, Language, Stage, ledger

IDS = tuple(ledger().stages)
POINTS = tuple(ledger().points)


def test_the_ledger_holds_every_rule_of_the_four_sources() -> None:
    assert Counter(rule[:2] for rule in IDS) == {"PL": 42, "NO": 19, "BG": 21, "EN": 20}
    for mark, count in Counter(rule[:2] for rule in IDS).items():
        assert [rule for rule in IDS if rule.startswith(mark)] == [f"{mark}-{n:02}" for n in range(1, count + 1)]
    assert set(ledger().stages.values()) == set(Stage)


@pytest.mark.parametrize("rule", IDS)
def test_a_rule_is_told_to_the_learner_in_a_few_plain_sentences(english: Catalogue, rule: str) -> None:
    told = english.rule(rule)
    assert told.id == rule
    for text in (told.statement, told.own or "A rule."):
        assert text[0].isupper()
        assert text.endswith(".")
        assert "!" not in text
    assert 5 <= len(told.statement.split()) <= 60
    assert told.source.mark == rule[:2]
    assert told.cited == f"{rule}, {told.source.name}"


def test_no_two_rules_are_told_alike(english: Catalogue) -> None:
    """Not even a run of eight words comes twice: each rule has its own sentences."""
    runs: dict[tuple[str, ...], str] = {}
    for rule in IDS:
        words = re.findall(r"[\w']+", english.rule(rule).statement.lower())
        for run in {tuple(words[at : at + 8]) for at in range(len(words) - 7)}:
            assert run not in runs, f"{rule} and {runs[run]} share {' '.join(run)!r}"
            runs[run] = rule


def test_the_sources_are_named_with_their_language(english: Catalogue) -> None:
    sources = {rule[:2]: english.rule(rule).source for rule in IDS}
    assert {mark: source.name for mark, source in sources.items()} == {
        "PL": "the Polish source",
        "NO": "the Norwegian source",
        "BG": "the Bulgarian source",
        "EN": "the English source",
    }
    assert {source.language for source in sources.values()} == set(Language)
    assert {source.rule_set for source in sources.values()} == set(RuleSet)
    assert len({source.title for source in sources.values()}) == 4


def test_each_point_has_a_cell_for_each_source_and_silence_is_marked(english: Catalogue) -> None:
    for point in english.points():
        assert [cell.source.mark for cell in point.cells] == ["PL", "NO", "BG", "EN"]
        for cell in point.cells:
            assert cell.says or cell.reading, f"{point.key}: {cell.source.name} has nothing"
            assert cell.text.endswith(".")
            assert ("tutor's own reading" in cell.text) is (cell.reading is not None)
            assert cell.text.startswith("The source says nothing") is (cell.says is None)


def test_a_silent_source_cites_no_rule_and_every_rule_of_a_point_stands_in_a_cell(english: Catalogue) -> None:
    for point in english.points():
        assert sorted(rule for cell in point.cells for rule in cell.rules) == sorted(ledger().points[point.key])
        assert set(ledger().points[point.key]) <= set(IDS)
        for cell in point.cells:
            if cell.says is None:
                assert not cell.rules, f"{point.key}: {cell.source.name} is silent, and has {cell.rules}"


@pytest.mark.parametrize("point", POINTS)
def test_a_rule_knows_the_points_on_which_the_sources_part(english: Catalogue, point: str) -> None:
    for rule in ledger().points[point]:
        assert point in {differs.key for differs in english.rule(rule).differs}


def test_a_rule_on_which_the_sources_agree_differs_nowhere(english: Catalogue) -> None:
    assert english.rule("PL-07").differs == ()


def test_every_rule_that_the_rule_sets_cite_is_in_the_ledger() -> None:
    for rule_set in RuleSet:
        rules = load_rules(rule_set.value)
        for what in ("players", "ante", "cannot_match", "draw_limit", "own_stake", "first_shows"):
            cited = rules.cites(what)
            assert cited is None or cited in IDS, f"{rule_set}: {what} cites {cited}"


def test_an_id_that_the_ledger_does_not_have_is_an_error(english: Catalogue) -> None:
    with pytest.raises(KeyError):
        english.rule("XX-01")
