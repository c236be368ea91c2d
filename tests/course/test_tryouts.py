"""The positions to try: each can be set up, and the engine proves what the table or the rule says."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from dataclasses import replace
from importlib.resources import files
from typing import Any

import pytest

from drawtutor.course import ContentError, Probe, load_probes, load_tryout, tryout_points, tryout_rules
from drawtutor.course.reading.node import Node
from drawtutor.course.tryouts import _probes
from drawtutor.rules import Deal, EventKind, IllegalActionError, Reason, RuleSet, SetupError
from drawtutor.words import Catalogue

POINTS = tuple(tomllib.loads(files("drawtutor").joinpath("content", "ledger.toml").read_text("utf-8"))["points"])
CELLS = [(point, rule_set) for point in POINTS for rule_set in RuleSet]
PLACES = [*CELLS, *tryout_rules().items()]


def player(seat: int | None) -> str | None:
    return None if seat is None else f"p{seat + 1}"


FACTS: dict[str, Callable[[Deal], Any]] = {
    "phase": lambda deal: deal.phase.value,
    "to_act": lambda deal: player(deal.to_act),
    "legal": lambda deal: [kind.value for kind in deal.legal().kinds],
    "to_call": lambda deal: deal.legal().to_call,
    "bet_range": lambda deal: list(deal.legal().wager or ()),
    "pot": lambda deal: deal.pot,
    "pots": lambda deal: [pot.amount for pot in deal.pots],
    "stacks": lambda deal: list(deal.stacks),
    "carried": lambda deal: deal.carried,
    "winners": lambda deal: [player(seat) for seat in deal.winners],
    "answers": lambda deal: [-1 if answer is None else answer for answer in deal.answers],
    "cards": lambda deal: [len(hand) for hand in deal.hands],
    "stub": lambda deal: deal.stub.bit_count(),
    "burns": lambda deal: sum(event.kind is EventKind.BURN for event in deal.events),
    "reshuffles": lambda deal: sum(event.kind is EventKind.RESHUFFLE for event in deal.events),
}


def test_every_point_has_positions() -> None:
    assert tryout_points() == POINTS


@pytest.mark.parametrize(("point", "rule_set"), PLACES, ids=lambda part: str(getattr(part, "value", part)))
def test_the_engine_proves_what_the_position_shows(point: str, rule_set: RuleSet) -> None:
    tryout = load_tryout(point, rule_set)
    probes = load_probes(point, rule_set)

    assert tryout.deal.rules.rule_set is rule_set
    assert probes
    for probe in probes:
        prove(point, rule_set, probe)


@pytest.mark.parametrize("rule_set", RuleSet)
@pytest.mark.parametrize("point", ["before-opening", "before-opening-2"])
def test_the_table_tells_of_each_choice_that_the_engine_leaves_before_an_opening(point: str, rule_set: RuleSet) -> None:
    (told,) = [told for told in Catalogue.load(strict=True).points() if told.key == point]
    (text,) = [cell.text.lower() for cell in told.cells if cell.source.rule_set is rule_set]
    legal = {kind.value for kind in load_tryout(point, rule_set).deal.legal().kinds}
    assert ("fold" in text) is ("fold" in legal)
    assert ("check" in text) is ("check" in legal)


def prove(point: str, rule_set: RuleSet, probe: Probe) -> None:
    tryout = load_tryout(point, rule_set)
    if "most" in probe.then:
        sits_down(point, rule_set, probe.then["most"])
        return
    if probe.refused is None:
        deal = tryout.after(probe.say)
        assert {name: FACTS[name](deal) for name in probe.then} == dict(probe.then), probe
        return
    before = tryout.after(probe.say[:-1])
    with pytest.raises(IllegalActionError) as refused:
        tryout.after(probe.say)
    assert (refused.value.rule or "own") == probe.refused
    assert before == tryout.after(probe.say[:-1])


def sits_down(point: str, rule_set: RuleSet, most: int) -> None:
    house = load_tryout(point, rule_set).house
    Deal.begin(house.rules, house.stakes, stacks=[50] * most, antes=[1] * most)
    with pytest.raises(SetupError) as refused:
        Deal.begin(house.rules, house.stakes, stacks=[50] * (most + 1), antes=[1] * (most + 1))
    assert refused.value.reason is Reason.PLAYER_COUNT


@pytest.mark.parametrize(("point", "rule_set"), PLACES, ids=lambda part: str(getattr(part, "value", part)))
def test_a_position_waits_for_a_player_and_can_be_played_to_its_end(point: str, rule_set: RuleSet) -> None:
    tryout = load_tryout(point, rule_set)
    deal = tryout.deal
    assert deal.to_act is not None
    for _ in range(60):
        if deal.phase.is_end:
            break
        legal = deal.legal()
        word = next(
            word
            for word, open_ in (
                ("check", legal.check),
                ("call", legal.call),
                ("pat", legal.stand_pat),
                ("show", legal.show),
                ("fold", legal.fold),
            )
            if open_
        )
        seat = deal.to_act
        assert seat is not None
        deal = replace(tryout, deal=deal).after([f"p{seat + 1} {word}"])
    assert deal.phase.is_end


def test_a_rules_own_position_is_played_by_the_rule_set_of_its_source() -> None:
    ledger = tomllib.loads(files("drawtutor").joinpath("content", "ledger.toml").read_text("utf-8"))
    for rule, rule_set in tryout_rules().items():
        assert rule in ledger["rules"]
        assert ledger["sources"][rule[:2]]["rule_set"] == rule_set.value


def test_a_topic_without_positions_is_an_error() -> None:
    with pytest.raises(KeyError):
        load_tryout("weather", RuleSet.CALIFORNIA)


@pytest.mark.parametrize("data", [{"say": ["p1 f"]}, {"refused": "PL-20", "then": {"pot": 3}}])
def test_a_probe_that_proves_nothing_or_two_things_is_refused(data: dict[str, Any]) -> None:
    with pytest.raises(ContentError):
        _probes(Node({"probe": [data]}, "positions.toml"))
