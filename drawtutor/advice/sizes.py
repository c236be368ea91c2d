"""Which sizes of a bet the reference's answers hold for: it counts bets, not chips."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from drawtutor.rules import Action, Bet, Limit, RaiseTo, SeatView

__all__ = ["is_usual"]

_USUAL: Final = Fraction(3, 5)
"""Where a bet has no one size, the reference bets this part of the pot."""
_LEAST, _MOST = Fraction(1, 2), Fraction(3, 2)
"""A size between these parts of the reference's own is answered as its own would be."""


def is_usual(view: SeatView, action: Action) -> bool:
    """Whether a figure by the reference's answers holds for this choice.

    A bet far larger or smaller than its own is answered by it as if it were that one, so that what comes of it is no
    more than a guess.
    """
    if not isinstance(action, Bet | RaiseTo) or view.rules.limit is Limit.FIXED or view.legal.wager is None:
        return True
    low, high = view.legal.wager
    usual = min(high, max(low, view.level + round(_USUAL * (view.pot + view.legal.to_call)))) - view.level
    return _LEAST * usual <= action.to - view.level <= _MOST * usual
