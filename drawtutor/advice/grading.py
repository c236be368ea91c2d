"""From what a choice loses to a verdict: never inside the error of the figures."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from drawtutor.advice.feedback import Verdict
from drawtutor.odds import Estimate

__all__ = ["HOLDS", "ROUND_1", "ROUND_2", "Scale", "grade"]

_ORDER: Final = (Verdict.GOOD, Verdict.INACCURACY, Verdict.MISTAKE, Verdict.BLUNDER)


@dataclass(frozen=True, slots=True, kw_only=True)
class Scale:
    """How much may be lost at most for each verdict, as a share of the pot."""

    good: float
    inaccuracy: float
    mistake: float


# A chance to win lost in the exchange is that share of the pot. Before the draw the figures leave out two
# rounds of bets, so that more has to be lost before anything is said.
HOLDS: Final = Scale(good=0.015, inaccuracy=0.05, mistake=0.12)
ROUND_1: Final = Scale(good=0.06, inaccuracy=0.15, mistake=0.35)
ROUND_2: Final = Scale(good=0.04, inaccuracy=0.10, mistake=0.30)


def grade(loss: Estimate, scale: Scale, *, worst: Verdict = Verdict.BLUNDER) -> Verdict:
    """The verdict on a choice that loses so much against the best other one (less than 0: it gains).

    Clearly better than everything else is best; surely within what hardly costs anything is good; clearly
    worse is graded by what it loses, but no lower than ``worst``; all else is too close to call.
    """
    if loss.high < 0:
        return Verdict.BEST
    if loss.high <= scale.good:
        return Verdict.GOOD
    if loss.low <= 0:
        return Verdict.CLOSE
    limits = (scale.good, scale.inaccuracy, scale.mistake)
    place = sum(loss.value > limit for limit in limits)
    return _ORDER[min(place, _ORDER.index(worst))]
