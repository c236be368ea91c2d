"""Sizes of a bet that the reference never bets: it counts bets, not chips, so that its answers hold for its own size.

What another size is worth is an opinion: the figure of the reference's own size, and what a simple model of how the
two are answered says of the difference. Where it would be worth more if it were answered as the own size is, the error
reaches as far, so that what is called worse is worse by either guess.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from fractions import Fraction
from functools import cached_property
from math import hypot
from random import Random
from typing import Final

from drawtutor.advice.appraisal import NumberKind, Worth
from drawtutor.advice.reading import why_uncounted
from drawtutor.advice.values import Table
from drawtutor.odds import Estimate
from drawtutor.reference import usual_size
from drawtutor.rules import Action, Bet, Limit, RaiseTo, SeatView

__all__ = ["Guesses", "differ_in_size", "is_usual"]

_LEAST: Final = Fraction(1, 2)
_MOST: Final = Fraction(3, 2)
"""A size between these parts of the reference's own is answered as its own would be."""
_DEALS: Final = 200
"""So many deals of the simple model tell two sizes apart in a moment."""


def is_usual(view: SeatView, action: Action) -> bool:
    """Whether a figure by the reference's answers holds for this choice.

    A bet far larger or smaller than its own is answered by it as if it were that one, so that what comes of it is no
    more than a guess.
    """
    if not isinstance(action, Bet | RaiseTo) or view.legal.wager is None:
        return True
    if view.rules.limit is Limit.FIXED:
        # Nor does it ever open with two units (EN-14).
        return isinstance(action, RaiseTo) or action.to == view.legal.wager[0]
    usual = usual_size(view) - view.level
    return _LEAST * usual <= action.to - view.level <= _MOST * usual


def differ_in_size(one: Worth, other: Worth) -> bool:
    """Whether these are bets of two sizes, which the reference answers alike."""
    return one is not other and isinstance(one.action, Bet | RaiseTo) and isinstance(other.action, Bet | RaiseTo)


class Guesses:
    """What bets of unusual sizes are worth in one decision, beside the figure of the reference's own size."""

    def __init__(self, view: SeatView, rng: Random) -> None:
        self._view = view
        self._rng = rng
        self._beyond: dict[tuple[Action, Action], Estimate] = {}

    def beside(self, worths: Iterable[Worth]) -> tuple[Worth, ...]:
        """The same choices, where bets of sizes that the reference never bets have an opinion for a figure.

        Nothing is recommended by it. The figures that are given count each size as answered like the reference's own;
        where the simple model knows nothing of the table they stay.
        """
        found = tuple(worths)
        unusual = [worth for worth in found if not is_usual(self._view, worth.action)]
        if not unusual:
            return found
        own = _own(self._view, found)
        told: Mapping[Action, Worth] = {worth.action: self._guessed(worth, own) for worth in unusual}
        return tuple(told.get(worth.action, worth) for worth in found)

    def _guessed(self, worth: Worth, own: Worth | None) -> Worth:
        opinion = replace(worth, kind=NumberKind.OPINION, firm=False, gains=())
        if own is None or why_uncounted(self._view) is not None:
            return opinion
        beyond = self._difference(worth.action, own.action)
        value = own.value.value + beyond.value
        error = hypot(own.value.standard_error, beyond.standard_error)
        # Two standard errors reach as far as those of the other guess.
        error = max(error, (worth.value.high - value) / 2)
        return replace(opinion, value=Estimate(value, error, max(own.value.samples, beyond.samples)))

    def _difference(self, one: Action, other: Action) -> Estimate:
        """How many chips the one is worth more than the other by the simple model, in the same deals."""
        both = one, other
        if both not in self._beyond:
            gains = (self._table.value(action).gains for action in both)
            self._beyond[both] = Estimate.of([first - second for first, second in zip(*gains, strict=True)])
        return self._beyond[both]

    @cached_property
    def _table(self) -> Table:
        return Table(self._view, self._rng, _DEALS)


def _own(view: SeatView, worths: Iterable[Worth]) -> Worth | None:
    """The bet or raise of the reference's own size, or of the nearest that is answered as it is."""
    usual = usual_size(view)
    wagers = [(abs(w.action.to - usual), w) for w in worths if isinstance(w.action, Bet | RaiseTo) and w.firm]
    return min(wagers, key=lambda pair: pair[0])[1] if wagers else None
