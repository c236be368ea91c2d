"""What is told of an act after the draw: what it is worth, and how the others answer it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from drawtutor.reference.after_draw.playing import Floats
from drawtutor.rules import Action, Seat

__all__ = ["ActValue", "Answers", "Outcome"]


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Answers:
    """How one opponent first answers an act: for each of `FINALS`, how likely it holds that class and does so.

    All three add up to how likely it is asked at all.
    """

    seat: Seat
    folds: Floats
    passes: Floats
    """It checks or calls."""
    wagers: Floats
    """It bets or raises."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class ActValue:
    """What one act is worth."""

    action: Action
    value: float
    """Chips from this decision on; a fold is worth 0."""
    bound: float
    """At most so many chips more is it worth: what was too unlikely to be walked through."""
    folds: float
    """How likely all the others fold, now or later in the round."""
    shown: float
    """How likely it comes to a showdown."""
    share: float | None
    """Of the chips that one can win at a showdown, the part that one takes; None where it never comes to one."""
    middle: float
    """How many chips these are, on average over all showdowns."""
    answers: tuple[Answers, ...]
    """How each opponent who is still asked first answers, in the order of seats."""

    @property
    def given_up(self) -> float:
        """How likely one folds oneself, now or later in the round."""
        return max(0.0, 1 - self.folds - self.shown)


class Outcome(NamedTuple):
    """What comes of a place in the tree, each figure times how likely the others come there."""

    value: float
    folds: float = 0.0
    shown: float = 0.0
    won: float = 0.0
    middle: float = 0.0
    bound: float = 0.0
