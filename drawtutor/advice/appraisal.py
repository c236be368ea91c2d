"""What every choice of a decision is worth in chips, where the figures come from, and how good they are.

An `Appraisal` is made for one `SeatView` by a source of values (`drawtutor.advice.sources` says which there
are). Worth is counted *from this decision on*: a fold is 0, chips that are in already are gone, a call
costs what it pays.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from math import hypot
from typing import Final

from drawtutor.message import Message
from drawtutor.odds import Estimate
from drawtutor.rules import Action, Check, Discard, Fold

__all__ = ["Appraisal", "NumberKind", "Source", "Worth", "exactly", "fold", "kind_of", "same_choice"]

_CLEARLY: Final = 3
"""So many standard errors behind, a choice is not looked at more closely."""


class NumberKind(StrEnum):
    """How a figure was found, the surest first."""

    EXACT = "exact"
    """Counted or worked out whole, without sampling, from what is stated beside it."""
    REFERENCE = "reference"
    """From a stored strategy that was solved or played out beforehand."""
    SAMPLED = "sampled"
    """From many deals dealt at random: it has an error."""
    OPINION = "opinion"
    """From a simple model of how others play, from common practice, or from a guess at what a bet means; what is
    sampled in it has an error too."""


class Source(StrEnum):
    """Which source of values made the figures."""

    SOLVED = "solved"
    """The solved strategy of two players: the other plays it, and one goes on as well as can be against it."""
    COUNTED = "counted"
    """The last round counted over every hand that the others may hold, who act as the reference player does."""
    ROLL_OUTS = "roll-outs"
    """Many hidden deals, played to the end by the reference player in every seat."""
    BET_MODEL = "bet-model"
    """The tutor's simple model of bets: the weakest hands fold, the others show down, nobody bets again."""
    SHOWDOWN = "showdown"
    """The chance to win at the showdown, as a share of the pot as it stands, if nobody bets again."""


def _is_clear(difference: Estimate) -> bool:
    return difference.value > _CLEARLY * difference.standard_error


def exactly(value: float) -> Estimate:
    """A figure without a sampling error."""
    return Estimate(value, 0.0, 0)


@dataclass(frozen=True, slots=True, kw_only=True)
class Worth:
    """What one choice is worth."""

    action: Action
    value: Estimate
    """Chips from this decision on; without a standard error where nothing is sampled."""
    kind: NumberKind
    gains: Sequence[float] = field(default=(), repr=False, compare=False)
    """The chips gained in each sampled deal, the same deals for every choice; empty where there are none."""
    firm: bool = True
    """False for a figure that nothing is graded by: it hangs on what nobody can count, or had a first glance only."""
    frequency: float | None = None
    """How often the strategy that is the reference makes this choice, 0 to 1; None where there is none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Appraisal:
    """What the choices of one decision are worth, the best first, by one source."""

    source: Source
    assumption: Message
    """What the figures assume, in one message."""
    pot: int
    """All chips in the middle at this decision."""
    worths: tuple[Worth, ...]
    samples: int = 0
    """How many deals were sampled; 0 where none were."""
    partial: bool = False
    """Whether some choices had a first glance only, so that their figures are not firm; the next has them all."""

    def __post_init__(self) -> None:
        if not self.worths:
            msg = "an appraisal holds at least one choice"
            raise ValueError(msg)
        ranked = sorted(self.worths, key=lambda worth: worth.value.value, reverse=True)
        object.__setattr__(self, "worths", tuple(ranked))

    @property
    def best(self) -> Worth:
        """The choice that is worth most among those that can be graded, or among all where none can."""
        open_ = [worth for worth in self.worths if not self.is_idle(worth)] or self.worths
        return next((worth for worth in open_ if worth.firm), open_[0])

    def is_idle(self, worth: Worth) -> bool:
        """Whether this is a fold where a check is open: it can never gain, however the figures of a check fall."""
        return isinstance(worth.action, Fold) and any(isinstance(other.action, Check) for other in self.worths)

    def beside(self, mine: Worth) -> list[Worth]:
        """What a choice is to be set beside, the best first: all others but a fold for nothing."""
        return [worth for worth in self.worths if worth is not mine and not self.is_idle(worth)]

    @property
    def unit(self) -> int:
        """What losses are told as a share of: the pot, or one chip where there is none in it."""
        return max(self.pot, 1)

    @property
    def kind(self) -> NumberKind:
        """The kind of the least sure of its figures."""
        return kind_of(*self.worths)

    def of(self, action: Action) -> Worth:
        """What this choice is worth; raises `LookupError` where it was not looked at."""
        for worth in self.worths:
            if same_choice(worth.action, action):
                return worth
        msg = f"{action} is not among the choices that were appraised"
        raise LookupError(msg)

    def difference(self, one: Worth, other: Worth) -> Estimate:
        """How many chips the one is worth more than the other, with the standard error of that difference.

        Choices that were sampled in the same deals are compared deal by deal.
        """
        if one is other:
            return exactly(0.0)
        if 0 < len(one.gains) == len(other.gains):
            return Estimate.of([first - second for first, second in zip(one.gains, other.gains, strict=True)])
        value = one.value.value - other.value.value
        error = hypot(one.value.standard_error, other.value.standard_error)
        return Estimate(value, error, max(one.value.samples, other.value.samples))

    def loss(self, worth: Worth) -> Estimate:
        """How many chips this choice gives up against the best one; nothing for the best itself."""
        found = self.difference(self.best, worth)
        return exactly(0.0) if self.is_idle(worth) and found.value < 0 else found

    @property
    def error(self) -> float:
        """The largest standard error, in chips, of what a choice that can be graded loses against the best."""
        return max((self.loss(worth).standard_error for worth in self.worths if worth.firm), default=0.0)

    def in_the_running(self, asked: Sequence[Action] = ()) -> tuple[Worth, ...]:
        """The choices of which it matters to know more.

        That is the best two that can be graded, whatever is not clearly behind the best, and what is ``asked`` about.
        """
        firm = [worth for worth in self.worths if worth.firm] or list(self.worths)
        return tuple(
            worth
            for worth in self.worths
            if any(same_choice(worth.action, action) for action in asked)
            or worth in firm[:2]
            or (worth.firm and not _is_clear(self.loss(worth)))
        )

    def doubt(self, asked: Sequence[Action] = ()) -> float:
        """The largest standard error, in chips, of what the best is worth more than another that is in the running."""
        return max((self.loss(worth).standard_error for worth in self.in_the_running(asked)), default=0.0)


def fold(samples: int = 0) -> Worth:
    """A fold, which is worth nothing whatever is assumed; ``samples`` is how many deals the others were sampled in."""
    return Worth(action=Fold(), value=exactly(0.0), kind=NumberKind.EXACT, gains=(0.0,) * samples)


def kind_of(*worths: Worth) -> NumberKind:
    """The kind of what is said of several figures together: that of the least sure."""
    return max((worth.kind for worth in worths), key=list(NumberKind).index)


def same_choice(one: Action, other: Action) -> bool:
    """Whether two choices come to the same: the order in which cards are thrown means nothing."""
    if isinstance(one, Discard) and isinstance(other, Discard):
        return set(one.cards) == set(other.cards)
    return one == other
