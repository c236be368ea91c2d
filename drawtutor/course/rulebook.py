"""Where each rule of the ledger is kept, told, practised and tested: links that are read off, not listed by hand."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from types import MappingProxyType

from drawtutor.course.loader import load_course
from drawtutor.course.reading.node import content_text

__all__ = ["Keeper", "RuleEntry", "rulebook"]


class Keeper(StrEnum):
    """The room that keeps a rule. What no program can keep, the course teaches and asks."""

    CARDS = "cards"
    HANDS = "hands"
    RULES = "rules"
    ODDS = "odds"
    ADVICE = "advice"
    COURSE = "course"


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleEntry:
    """One rule of the ledger and everything that is linked to it."""

    id: str
    keeper: Keeper
    lessons: tuple[str, ...]
    """The slugs of the lessons with a section that tells it, in the order of the course."""
    exercises: tuple[str, ...]
    """The ids of the guided exercises that ask about it."""
    tests: tuple[str, ...]
    """The names of the tests that cover it, as pytest calls them."""


@lru_cache(maxsize=1)
def rulebook() -> Mapping[str, RuleEntry]:
    """All rules of the ledger by id, in the order of the sources.

    Reads every lesson, so that it takes as long as all of them. Raises `ContentError` where a lesson is wrong.
    """
    ledger = tomllib.loads(content_text("ledger.toml"))
    tests = json.loads(content_text("rule_tests.json"))
    taught: dict[str, list[str]] = {}
    asked: dict[str, list[str]] = {}
    course = load_course()
    for outline in course.lessons:
        lesson = course.lesson(outline.slug)
        for rule in dict.fromkeys(rule for section in lesson.sections for rule in section.rules):
            taught.setdefault(rule, []).append(lesson.slug)
        for exercise in lesson.exercises:
            for rule in exercise.rules:
                asked.setdefault(rule, []).append(exercise.id)
    return MappingProxyType(
        {
            rule: RuleEntry(
                id=rule,
                keeper=Keeper(ledger["keepers"].get(rule, Keeper.RULES)),
                lessons=tuple(taught.get(rule, ())),
                exercises=tuple(asked.get(rule, ())),
                tests=tuple(tests.get(rule, ())),
            )
            for rule in ledger["rules"]
        }
    )
