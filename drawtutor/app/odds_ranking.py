"""The ways to hold a hand, counted exactly, and ranked by how often each of them wins."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Final

from drawtutor.app.odds_question import OddsQuestion
from drawtutor.odds import Estimate, HoldOdds, RandomHand, SampledDeals, all_holds

__all__ = ["RankedHold", "holds", "kinds", "ranked"]

_SAMPLES: Final = 2000


@dataclass(frozen=True, slots=True, kw_only=True)
class RankedHold:
    """One way to hold the hand, and how good it is beside the others."""

    odds: HoldOdds
    win: Estimate
    place: int
    """Its place among those asked for, from 1; holds that the samples cannot tell apart share one."""


def ranked(question: OddsQuestion) -> tuple[RankedHold, ...]:
    """The holds asked for, the one that wins most often first.

    The opponents may hold anything that is unseen, and exchange by common sense. All holds are tried under the
    same sampled deals, and one question always gets the same ones. A hold within two standard errors of the best
    of a place shares that place.
    """
    deals = SampledDeals(
        question.hand,
        [RandomHand()] * question.opponents,
        rng=Random(question.seed),
        samples=_SAMPLES,
        seen=question.seen,
    )
    best_first = sorted(
        ((deals.shares(odds.keep), odds) for odds in holds(question)), key=lambda pair: sum(pair[0]), reverse=True
    )
    found: list[RankedHold] = []
    leader, place = best_first[0][0], 1
    for at, (shares, odds) in enumerate(best_first, 1):
        behind = Estimate.of([one - two for one, two in zip(leader, shares, strict=True)])
        if behind.low > 0:
            leader, place = shares, at
        found.append(RankedHold(odds=odds, win=Estimate.of(shares), place=place))
    return tuple(found)


def holds(question: OddsQuestion) -> tuple[HoldOdds, ...]:
    """The exact odds of all 32 holds, the fewest thrown first, or of the one asked for."""
    found = all_holds(question.hand, seen=question.seen)
    return found if question.keep is None else tuple(odds for odds in found if odds.keep == question.keep)


def kinds(odds: HoldOdds) -> Mapping[str, int]:
    """How many sets of replacements end in each kind of hand that can come, by its name, from the lowest."""
    return {category.text: count for category, count in odds.counts.items() if count}
