"""What a lesson is made of: sections to read, a demonstration to step through, exercises to answer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from drawtutor.course.demo import Demonstration
from drawtutor.course.exercise import Exercise
from drawtutor.course.figures import Figure
from drawtutor.course.reading.staging import House
from drawtutor.message import Message
from drawtutor.rules import RuleSet

__all__ = ["Exhibit", "Lesson", "Outline", "Section", "Settings"]


class Exhibit(StrEnum):
    """What a section lays out to be looked at or tried; what it shows is worked out where it is shown."""

    ODDS_LAB = "odds-lab"
    """Any five cards, what is kept of them, and what becomes of that."""
    PRINTED_TABLE = "printed-table"
    """The source's table of draw chances, line by line beside the count (PL-28)."""
    DEALT_HANDS = "dealt-hands"
    """How often each kind of hand is dealt."""
    OPENERS = "openers"
    """How often nobody at a table can open (EN-12)."""
    STUB = "stub"
    """When the deck runs out in the exchange (PL-27)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Section:
    """A short piece to read, with the rules that it tells and the one thing to do there."""

    id: str
    title: Message
    paragraphs: tuple[Message, ...]
    rules: tuple[str, ...]
    """Ledger ids of what it tells."""
    differs: tuple[str, ...] = ()
    """Ledger ids where another source has it differently."""
    exercises: tuple[str, ...] = ()
    """Which exercises belong to it, the thing to do first."""
    demonstrates: bool = False
    """Whether the lesson's demonstration is the thing to do here."""
    exhibits: tuple[Exhibit, ...] = ()
    """What is laid out here."""
    figures: tuple[Figure, ...] = ()
    """The chances that its text gives, with what they were counted from."""
    task: Message | None = None
    """What to do here, in one sentence."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """What a full deal is played with, and which rule sets can be chosen."""

    opponents: int
    houses: Mapping[RuleSet, House]


@dataclass(frozen=True, slots=True, kw_only=True)
class Outline:
    """A lesson as the course's path shows it: no position is set up for it."""

    slug: str
    title: Message
    subtitle: Message
    exercises: tuple[str, ...]
    """The ids of its guided exercises, as progress keeps them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Lesson:
    """One lesson, complete."""

    slug: str
    title: Message
    subtitle: Message
    sections: tuple[Section, ...]
    exercises: tuple[Exercise, ...]
    demonstration: Demonstration | None = None
    settings: Settings | None = None

    def section(self, section: str) -> Section:
        """The section of this id; raises `KeyError` that names those there are."""
        for found in self.sections:
            if found.id == section:
                return found
        raise KeyError(f"{self.slug} has no section {section!r}, only {', '.join(s.id for s in self.sections)}")

    def exercise(self, exercise: str) -> Exercise:
        """The guided exercise of this id, with or without the lesson's name before it; raises `KeyError`."""
        for found in self.exercises:
            if exercise in (found.id, found.id.partition("/")[2]):
                return found
        raise KeyError(f"{self.slug} has no exercise {exercise!r}, only {', '.join(e.id for e in self.exercises)}")
