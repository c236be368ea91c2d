"""The ways to hold a hand, counted exactly, and ranked by how often each of them wins."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Final

from drawtutor.app.odds_question import OddsQuestion
from drawtutor.hands import HandCategory, JokerUse
from drawtutor.odds import Estimate, HoldOdds, HoldRanks, RandomHand, SampledDeals, all_hold_ranks, all_holds

__all__ = ["RankedHold", "holds", "kinds", "ranked"]

_SAMPLES: Final = 2000


@dataclass(frozen=True, slots=True, kw_only=True)
class RankedHold:
    """One way to hold the hand, and how good it is beside the others."""

    odds: HoldOdds
    chance: Estimate | Fraction
    """The chance to win at a showdown; where a joker plays, to be ahead of one other hand as it was dealt."""
    place: int
    """Its place among those asked for, from 1; holds that the figures cannot tell apart share one."""


def ranked(question: OddsQuestion) -> tuple[RankedHold, ...]:
    """The holds asked for, the best first."""
    return _sampled(question) if question.joker is JokerUse.NONE else _counted(question)


def _sampled(question: OddsQuestion) -> tuple[RankedHold, ...]:
    """Ranked by the chance to win against opponents who may hold anything unseen and exchange by common sense.

    All holds are tried under the same sampled deals, and one question always gets the same ones. A hold within two
    standard errors of the best of a place shares that place.
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
        found.append(RankedHold(odds=odds, chance=Estimate.of(shares), place=place))
    return tuple(found)


def _counted(question: OddsQuestion) -> tuple[RankedHold, ...]:
    """Ranked by the chance to be ahead of five unseen cards as they are dealt, which is counted with a joker too."""
    found = all_hold_ranks(question.hand, seen=question.seen, joker=question.joker)
    # To throw all five is to draw what another player was dealt: any five of the unseen cards.
    another = next(hold for hold in found if not hold.keep)
    chances = {hold.keep: _ahead(hold, another) for hold in found}
    best_first = sorted(holds(question), key=lambda odds: chances[odds.keep], reverse=True)
    wanted = [chances[odds.keep] for odds in best_first]
    return tuple(
        RankedHold(odds=odds, chance=chances[odds.keep], place=1 + wanted.index(chances[odds.keep]))
        for odds in best_first
    )


def _ahead(hold: HoldRanks, another: HoldRanks) -> Fraction:
    """How often the one ends above the other, a tie counted as half, each taken by itself."""
    below = won = 0
    for mine, theirs in zip(hold.counts, another.counts, strict=True):
        won += mine * (2 * below + theirs)
        below += theirs
    return Fraction(won, 2 * hold.total * another.total)


def holds(question: OddsQuestion) -> tuple[HoldOdds, ...]:
    """The exact odds of all 32 holds, the fewest thrown first, or of the one asked for."""
    found = all_holds(question.hand, seen=question.seen, joker=question.joker)
    return found if question.keep is None else tuple(odds for odds in found if odds.keep == question.keep)


def kinds(odds: HoldOdds, *, royal: bool) -> Mapping[str, int]:
    """How many sets of replacements end in each kind of hand that can come, by its name, from the lowest."""
    found: dict[str, int] = {}
    for category, count in odds.counts.items():
        apart = odds.royals if royal and category is HandCategory.STRAIGHT_FLUSH else 0
        found |= {category.text: count - apart}
        if apart:
            found |= {"royal flush": apart}
    return {name: count for name, count in found.items() if count}
