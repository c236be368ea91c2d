"""What a learner has done: kept as a value, written as JSON, and read back with suspicion."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Final

from drawtutor.course.exercise import Grade, Outcome
from drawtutor.message import Message

__all__ = ["Progress", "ProgressError", "Tally"]

_VERSION: Final = 1
_MOST_ENTRIES: Final = 5000
_MOST_COUNTED: Final = 1_000_000
_ID: Final = re.compile(r"[a-z0-9_-]+(/[a-z0-9_-]+)*", re.ASCII)
_FIELDS: Final = ("attempts", "right", "hints", "shown")


class ProgressError(ValueError):
    """A text or value that is no saved progress; ``message`` says so in one sentence."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.message = Message.of(f"course-progress-{what}")


@dataclass(frozen=True, slots=True, kw_only=True)
class Tally:
    """What was done with one exercise."""

    attempts: int = 0
    right: int = 0
    """How many of the attempts were right."""
    hints: int = 0
    """The highest step of the hint ladder that was opened: 0 to 3."""
    shown: bool = False
    """Whether the answer was shown before the first right attempt."""

    @property
    def done(self) -> bool:
        """Whether it was answered right at least once."""
        return self.right > 0


_NOTHING: Final = Tally()


@dataclass(frozen=True, slots=True)
class Progress:
    """What was done with each exercise, by its id. Every change gives a new value."""

    exercises: Mapping[str, Tally] = field(default_factory=lambda: MappingProxyType({}))

    def of(self, exercise: str) -> Tally:
        """What was done with this exercise; an empty tally where nothing was."""
        return self.exercises.get(exercise, _NOTHING)

    def _with(self, exercise: str, tally: Tally) -> Progress:
        return Progress(MappingProxyType({**self.exercises, exercise: tally}))

    def with_grade(self, exercise: str, grade: Grade) -> Progress:
        """The progress after an answer; one that could not be graded, or was not given, changes nothing."""
        if grade.outcome not in (Outcome.RIGHT, Outcome.WRONG):
            return self
        tally = self.of(exercise)
        right = tally.right + (grade.outcome is Outcome.RIGHT)
        return self._with(exercise, replace(tally, attempts=tally.attempts + 1, right=right))

    def with_hint(self, exercise: str, step: int) -> Progress:
        """The progress after this step of the hint ladder, 1 to 3, was opened."""
        tally = self.of(exercise)
        return self._with(exercise, replace(tally, hints=max(tally.hints, min(max(step, 0), 3))))

    def with_shown(self, exercise: str) -> Progress:
        """The progress after the answer was shown. Where the exercise was done before, nothing changes."""
        tally = self.of(exercise)
        return self if tally.done else self._with(exercise, replace(tally, shown=True))

    def done(self, exercises: Iterable[str]) -> int:
        """How many of these exercises are done."""
        return sum(self.of(exercise).done for exercise in exercises)

    def without(self, exercises: Iterable[str]) -> Progress:
        """The progress with these exercises as if never tried."""
        gone = set(exercises)
        return Progress(MappingProxyType({name: tally for name, tally in self.exercises.items() if name not in gone}))

    def merged(self, other: Progress) -> Progress:
        """Both together, where two windows were open: of each exercise the tally with more attempts."""
        both = dict(self.exercises)
        for name, tally in other.exercises.items():
            mine = both.get(name, _NOTHING)
            both[name] = max(mine, tally, key=lambda each: (each.attempts, each.right, each.hints, each.shown))
        return Progress(MappingProxyType(both))

    def to_json(self) -> dict[str, object]:
        """The progress as plain data, which `from_json` reads back to the same."""
        return {
            "version": _VERSION,
            "exercises": {
                name: [tally.attempts, tally.right, tally.hints, int(tally.shown)]
                for name, tally in sorted(self.exercises.items())
            },
        }

    @classmethod
    def from_json(cls, data: object) -> Progress:
        """The progress that plain data holds; raises `ProgressError` with one sentence for anything else."""
        if not isinstance(data, Mapping) or "version" not in data:
            raise ProgressError("unreadable")
        if type(data["version"]) is not int or data["version"] != _VERSION:
            raise ProgressError("other-version")
        entries = data.get("exercises")
        if not isinstance(entries, Mapping) or len(entries) > _MOST_ENTRIES:
            raise ProgressError("unreadable")
        return cls(MappingProxyType({_name(name): _tally(entry) for name, entry in entries.items()}))

    def to_text(self) -> str:
        """The progress as a text, for a file or a browser's storage."""
        return json.dumps(self.to_json(), separators=(",", ":"))

    @classmethod
    def from_text(cls, text: str) -> Progress:
        """The progress that a text holds; raises `ProgressError` with one sentence for anything else."""
        if len(text) > 100 * _MOST_ENTRIES:
            raise ProgressError("unreadable")
        try:
            data = json.loads(text)
        except (ValueError, RecursionError):
            raise ProgressError("unreadable") from None
        return cls.from_json(data)


def _name(name: object) -> str:
    if not isinstance(name, str) or len(name) > 80 or not _ID.fullmatch(name):
        raise ProgressError("unreadable")
    return name


def _tally(entry: object) -> Tally:
    if not isinstance(entry, (list, tuple)) or len(entry) != len(_FIELDS):
        raise ProgressError("unreadable")
    if any(type(number) is not int or not 0 <= number <= _MOST_COUNTED for number in entry):
        raise ProgressError("unreadable")
    attempts, right, hints, shown = entry
    if right > attempts or hints > 3 or shown > 1:
        raise ProgressError("unreadable")
    return Tally(attempts=attempts, right=right, hints=hints, shown=bool(shown))
