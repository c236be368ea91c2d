"""A chance as it is written down: in per cent, as odds against, as one case in so many, as a count of ways.

The four say the same in different numbers, and most slips about chances are one form read as another
(C11, C26). A figure keeps its form and its exact ways, so that both can be judged.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from typing import Final

from drawtutor.message import Message

__all__ = ["Form", "Telling"]


class Form(StrEnum):
    """How a chance is written down."""

    PERCENT = "percent"
    AGAINST = "against"
    """``4 to 1 against``: how often it fails for each time it comes."""
    ONE_IN = "one-in"
    """``1 in 5``: in how many tries it comes once."""
    COUNT = "count"
    """``9 of 47``: how many of all ways bring it."""


@dataclass(frozen=True, slots=True)
class Telling:
    """A chance in one form; how its ways are counted matters only where they are shown."""

    form: Form
    ways: int
    total: int

    @property
    def chance(self) -> Fraction:
        """What it says."""
        return Fraction(self.ways, self.total)

    @property
    def key(self) -> str:
        """The key of a choice that says it: ``one-in 9/47``."""
        return f"{self.form.value} {self.ways}/{self.total}"

    @property
    def label(self) -> Message:
        """The figure in words."""
        return Message.of(f"course-telling-{self.form.value}", chance=self.chance, ways=self.ways, total=self.total)

    @classmethod
    def of(cls, form: Form, chance: Fraction) -> Telling:
        """This chance in this form, in lowest terms."""
        return cls(form, chance.numerator, chance.denominator)

    @classmethod
    def parse(cls, key: str) -> Telling | None:
        """The figure of such a key; None for a key of something else, or for a chance that is none."""
        match = _KEY.fullmatch(key)
        if match is None:
            return None
        ways, total = int(match[2]), int(match[3])
        return cls(Form(match[1]), ways, total) if 0 < ways < total else None


_KEY: Final = re.compile(rf"({'|'.join(Form)}) (\d+)/(\d+)")
