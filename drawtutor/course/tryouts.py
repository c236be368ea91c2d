"""Positions to be played on: for each topic on which the sources part, under each rule set, and for single rules."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Final

from drawtutor.course.loader import houses
from drawtutor.course.position import step
from drawtutor.course.reading.node import ContentError, Node, read_content
from drawtutor.course.reading.notation import NotationError, parse_declared, parse_seat
from drawtutor.course.reading.staging import House, StagingError, begin, drawing, stage
from drawtutor.course.reading.subjects import read_hands
from drawtutor.course.scene import Declared
from drawtutor.rules import Deal, Dealer, RulesError, RuleSet

__all__ = ["Probe", "Tryout", "load_probes", "load_tryout", "tryout_points", "tryout_rules"]

_POINTS: Final = "differences.toml"
_RULES: Final = "rule-positions.toml"
_DRAWS: Final = re.compile(r"(p[1-8]) draws ([0-5])")


@dataclass(frozen=True, slots=True, kw_only=True)
class Tryout:
    """A position that anybody may play on from, in every seat; what the dealer then deals is always the same."""

    name: str
    """The topic or the rule of the ledger that it shows."""
    rule_set: RuleSet
    house: House
    deal: Deal
    """Where it begins."""
    asks: bool
    """Whether it is about the questions that players may ask."""
    raps: bool
    """Whether it is about raps on the table."""

    @property
    def dealer(self) -> Dealer:
        """Who serves from here on."""
        return Dealer(f"tryout/{self.name}")

    def after(self, tokens: Sequence[str]) -> Deal:
        """The deal after these tokens, with the dealer's part done by itself.

        Raises `IllegalActionError` where the rules refuse one, `StagingError` where one says nothing.
        """
        deal = self.deal
        for token in tokens:
            deal = self.dealer.serve_all(step(deal, _declared(deal, token)))
        return deal


@dataclass(frozen=True, slots=True, kw_only=True)
class Probe:
    """What is said in a position, and what has to come of it, so that the engine proves what the table tells."""

    say: tuple[str, ...]
    then: Mapping[str, Any]
    """What holds after it, by the names that `drawtutor replay` tells it with, and a few more."""
    refused: str | None
    """The rule by which the last of it is refused, ``own`` where no source has it; None where it is legal."""


def tryout_points() -> tuple[str, ...]:
    """The topics that have positions."""
    return tuple(_content(_POINTS))


def tryout_rules() -> Mapping[str, RuleSet]:
    """The rules that have a position of their own, each with the rule set that it is played under."""
    return MappingProxyType({rule: RuleSet(data["table"]) for rule, data in _content(_RULES).items()})


@lru_cache(maxsize=64)
def load_tryout(name: str, rule_set: RuleSet) -> Tryout:
    """The position of a topic, or of a rule, under a rule set.

    Raises `KeyError` where there is none, `ContentError` for a slip of its author's.
    """
    node = _node(name, rule_set)
    house = houses()[rule_set.value]
    try:
        rules = house.rules.with_options(node.node("options").plain())
    except RulesError as error:
        raise node.error("options", str(error)) from None
    house = House(rules=rules, stakes=house.stakes, ante=house.ante, stack=house.stack)
    players = node.number("players")
    try:
        start = begin(
            house,
            stacks=node.numbers("stacks", (house.stack,) * players),
            antes=node.numbers("antes", (house.ante,) * players),
            blinds=node.numbers("blinds", ()),
            carried=node.number("carried", 0),
        )
        deal = stage(start, f"tryout/{name}", hands=read_hands(node), actions=node.texts("actions", ()))
    except (RulesError, StagingError) as error:
        raise node.error("actions", str(error)) from None
    tryout = Tryout(
        name=name, rule_set=rule_set, house=house, deal=deal, asks=node.flag("asks"), raps=node.flag("raps")
    )
    _probes(node)
    node.finish()
    return tryout


def load_probes(name: str, rule_set: RuleSet) -> tuple[Probe, ...]:
    """What proves that the position shows what it is there for, for the tests of the content; raises `KeyError`."""
    return _probes(_node(name, rule_set))


def _probes(node: Node) -> tuple[Probe, ...]:
    probes = []
    for each in node.nodes("probe"):
        refused = each.text("refused", "")
        probe = Probe(
            say=each.texts("say", ()),
            then=MappingProxyType(each.node("then").plain()),
            refused=refused or None,
        )
        if bool(refused) == bool(probe.then):
            raise each.error("then", "either what holds then is expected, or the rule that refuses")
        each.finish()
        probes.append(probe)
    most = node.number("most", 0)
    if most:
        probes.append(Probe(say=(), then=MappingProxyType({"most": most}), refused=None))
    return tuple(probes)


@lru_cache(maxsize=2)
def _content(file: str) -> Mapping[str, Mapping[str, Any]]:
    return MappingProxyType(read_content(file).plain())  # type: ignore[arg-type]


def _node(name: str, rule_set: RuleSet) -> Node:
    """What the files say of a position: of a rule's, or of a cell's the topic's own and over it the rule set's."""
    if tryout_rules().get(name) is rule_set:
        return Node({key: value for key, value in _content(_RULES)[name].items() if key != "table"}, _RULES, name)
    sets = {each.value for each in RuleSet}
    topic = _content(_POINTS)[name]
    if rule_set.value not in topic:
        raise ContentError(_POINTS, f"{name}.{rule_set.value}", "is missing: a position is expected")
    shared = {key: value for key, value in topic.items() if key not in sets}
    return Node({**shared, **topic[rule_set.value]}, _POINTS, f"{name}.{rule_set.value}")


def _declared(deal: Deal, token: str) -> Declared:
    draws = _DRAWS.fullmatch(token)
    if draws:
        seat = parse_seat(draws[1])
        return Declared(seat, drawing(deal, seat, int(draws[2])))
    try:
        return parse_declared(deal, token)
    except NotationError as error:
        raise StagingError(str(error)) from None
