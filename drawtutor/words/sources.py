"""The rules in the tutor's own words, each with its source, and what the sources say where they part."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import TYPE_CHECKING

from drawtutor.rules import RuleSet
from drawtutor.words.language import Language

if TYPE_CHECKING:
    from drawtutor.words.catalogue import Catalogue

__all__ = ["Cell", "Ledger", "Point", "RuleText", "SourceText", "Stage", "ledger", "point_texts", "rule_text"]


class Stage(StrEnum):
    """What a rule is about: one of the five stages, what comes before and after them, or the order of hands."""

    PREPARATION = "preparation"
    DEAL = "deal"
    BET1 = "bet1"
    DRAW = "draw"
    BET2 = "bet2"
    SHOWDOWN = "showdown"
    SESSION = "session"
    RANKING = "ranking"


@dataclass(frozen=True, slots=True, kw_only=True)
class Ledger:
    """Which rules there are, without a word of what they say."""

    stages: Mapping[str, Stage]
    """The stage of each rule, by the rule's id, in the order of the sources."""
    rule_sets: Mapping[str, RuleSet]
    """The rule set of each source, by the two letters that begin its rules' ids."""
    languages: Mapping[str, Language]
    """The language that each source is written in."""
    points: Mapping[str, tuple[str, ...]]
    """The topics on which the sources part, and the ids of the rules that speak about each."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SourceText:
    """A source, as a reader is told of it."""

    mark: str
    """The two letters that begin its rules' ids, as in ``PL``."""
    rule_set: RuleSet
    language: Language
    name: str
    """What a sentence calls it, as in ``the Polish source``."""
    title: str
    about: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Cell:
    """What one source says about a point on which the sources part."""

    source: SourceText
    says: str | None
    """None where the source is silent."""
    reading: str | None
    """What the tutor settles itself; None where the source says all."""
    text: str
    """Both, with the tutor's own part marked as such."""
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Point:
    """A point on which the sources part, with a cell for each source."""

    key: str
    topic: str
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleText:
    """A rule of the ledger, told."""

    id: str
    stage: Stage
    statement: str
    own: str | None
    """What the tutor adds or settles itself; None where it adds nothing."""
    source: SourceText
    cited: str
    """The rule's id with its source, as in ``PL-20, the Polish source``."""
    differs: tuple[Point, ...]
    """The points that the rule is about and on which the sources part."""


@cache
def ledger() -> Ledger:
    """The rule ledger, read once."""
    data = tomllib.loads(files("drawtutor").joinpath("content", "ledger.toml").read_text(encoding="utf-8"))
    sources = data["sources"]
    return Ledger(
        stages=MappingProxyType({id_: Stage(stage) for id_, stage in data["rules"].items()}),
        rule_sets=MappingProxyType({mark: RuleSet(source["rule_set"]) for mark, source in sources.items()}),
        languages=MappingProxyType({mark: Language(source["language"]) for mark, source in sources.items()}),
        points=MappingProxyType({key: tuple(rules) for key, rules in data["points"].items()}),
    )


def rule_text(catalogue: Catalogue, rule: str) -> RuleText:
    """A rule told in the catalogue's language; raises `KeyError` for an id that the ledger does not have."""
    stage = ledger().stages[rule]
    key = f"rule-{rule.lower()}"
    source = _source(catalogue, rule[:2])
    return RuleText(
        id=rule,
        stage=stage,
        statement=catalogue.say(key),
        own=_optional(catalogue, f"{key}.own"),
        source=source,
        cited=catalogue.say("rule-cited", id=rule, source=source.name),
        differs=tuple(_point(catalogue, point) for point, rules in ledger().points.items() if rule in rules),
    )


def point_texts(catalogue: Catalogue) -> tuple[Point, ...]:
    """Every point on which the sources part: the table of what the sources say."""
    return tuple(_point(catalogue, key) for key in ledger().points)


def _point(catalogue: Catalogue, key: str) -> Point:
    cells = tuple(_cell(catalogue, key, mark) for mark in ledger().rule_sets)
    return Point(key=key, topic=catalogue.say(f"point-{key}"), cells=cells)


def _cell(catalogue: Catalogue, point: str, mark: str) -> Cell:
    source = _source(catalogue, mark)
    key = f"point-{point}-{source.rule_set.value.replace('_', '-')}"
    says = _optional(catalogue, key)
    reading = _optional(catalogue, f"{key}.reading")
    frame = "point-silent" if says is None else "point-says" if reading is None else "point-completed"
    return Cell(
        source=source,
        says=says,
        reading=reading,
        text=catalogue.say(frame, says=says or "", reading=reading or ""),
        rules=tuple(rule for rule in ledger().points[point] if rule.startswith(mark)),
    )


def _source(catalogue: Catalogue, mark: str) -> SourceText:
    key = f"source-{mark.lower()}"
    return SourceText(
        mark=mark,
        rule_set=ledger().rule_sets[mark],
        language=ledger().languages[mark],
        name=catalogue.say(key),
        title=catalogue.say(f"{key}.title"),
        about=catalogue.say(f"{key}.about"),
    )


def _optional(catalogue: Catalogue, key: str) -> str | None:
    """A text that not every entry has: whether this one does is the same in every language."""
    master = catalogue.fallback or catalogue
    return catalogue.say(key) if master.has(key) else None
