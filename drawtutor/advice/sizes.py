"""Which sizes of a bet the reference's answers hold for: it counts bets, not chips."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from drawtutor.reference import usual_size
from drawtutor.rules import Action, Bet, Limit, RaiseTo, SeatView

__all__ = ["is_usual"]

_LEAST: Final = Fraction(1, 2)
_MOST: Final = Fraction(3, 2)
"""A size between these parts of the reference's own is answered as its own would be."""


def is_usual(view: SeatView, action: Action) -> bool:
    """Whether a figure by the reference's answers holds for this choice.

    A bet far larger or smaller than its own is answered by it as if it were that one, so that what comes of it is no
    more than a guess.
    """
    if not isinstance(action, Bet | RaiseTo) or view.rules.limit is Limit.FIXED or view.legal.wager is None:
        return True
    usual = usual_size(view) - view.level
    return _LEAST * usual <= action.to - view.level <= _MOST * usual
