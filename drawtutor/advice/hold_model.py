"""Ways to exchange by the chance to win at the showdown, as a source of values in chips."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import hypot
from random import Random
from typing import Final

from drawtutor.advice.appraisal import NumberKind, Source, Worth
from drawtutor.advice.reading import announced, assumption, known_cards, reads, samples_for, why_uncounted, winnable
from drawtutor.advice.stored import ModelAppraisal, reference_play, with_frequencies
from drawtutor.cards import Card, Rank
from drawtutor.odds import Estimate, HoldOdds, SampledDeals, all_holds, common_sense
from drawtutor.rules import Action, Discard, Phase, SeatView, StandPat

__all__ = ["HoldAppraisal", "HoldModel", "as_action", "legal_holds"]

_SCREENED: Final = 60
"""In so many deals every legal hold is tried, to see which are worth a closer look."""
_LOOKED_AT: Final = 3


def legal_holds(view: SeatView) -> tuple[HoldOdds, ...]:
    """Every hold that is legal here, with its exact chances, the fewest thrown first.

    Who has asked for a number of cards throws as many.
    """
    legal = view.legal
    said = announced(view)
    most = max(legal.max_discards, 4 if legal.four_with_ace else 0)
    return tuple(
        odds
        for odds in all_holds(view.hand, seen=known_cards(view), max_discards=most)
        if said in (None, len(odds.discard))
        and (len(odds.discard) <= legal.max_discards or odds.keep[0].rank is Rank.ACE)
    )


def as_action(odds: HoldOdds) -> StandPat | Discard:
    """The action that makes this hold."""
    return Discard(odds.discard) if odds.discard else StandPat()


@dataclass(frozen=True, slots=True, kw_only=True)
class HoldAppraisal(ModelAppraisal):
    """What ways to exchange are worth, with the exact chances of each and its chance to win."""

    odds: Mapping[tuple[Card, ...], HoldOdds] = field(repr=False, compare=False)
    """The exact chances of every legal hold, by the cards kept."""
    wins: Mapping[tuple[Card, ...], Estimate] = field(repr=False, compare=False)
    """How often each hold that was looked at closely wins, the best first."""


class HoldModel:
    """The showdown: everybody stays, nobody bets again, and the pot is as it stands."""

    def covers(self, view: SeatView) -> bool:
        """Whether this is the exchange of a table that is counted: one exchange, no joker, five cards."""
        return view.phase is Phase.DRAW and why_uncounted(view) is None

    def appraisals(
        self, view: SeatView, rng: Random, *, asked: Sequence[Action] = (), narrows: bool = False
    ) -> Iterator[HoldAppraisal]:
        """First a close look at the few best and those asked about; then at all, each time in twice as many deals."""
        holds = legal_holds(view)
        samples = samples_for(len(reads(view)))
        quick = _deals(view, rng, _SCREENED)
        close = _worth_a_look(view, holds, quick, asked)
        yield _appraised(view, holds, close, _deals(view, rng, samples), quick)
        while True:
            yield _appraised(view, holds, holds, _deals(view, rng, samples), quick)
            samples *= 2


def _deals(view: SeatView, rng: Random, samples: int) -> SampledDeals:
    return SampledDeals(view.hand, reads(view), rng=rng, samples=samples, seen=known_cards(view))


def _worth_a_look(
    view: SeatView, holds: Sequence[HoldOdds], quick: SampledDeals, asked: Sequence[Action]
) -> tuple[HoldOdds, ...]:
    """The holds asked about, the common-sense one, those of the reference, and those that do best in a few deals."""
    score = {odds.keep: sum(quick.shares(odds.keep)) for odds in holds}
    plain = frozenset(common_sense(view.hand, max_discards=view.legal.max_discards))
    best = sorted(holds, key=lambda odds: score[odds.keep], reverse=True)[:_LOOKED_AT]
    play = reference_play(view)
    made = () if play is None else tuple(choice.action for choice in play.choices)
    thrown = {frozenset(action.cards if isinstance(action, Discard) else ()) for action in (*asked, *made)}
    return tuple(
        odds for odds in holds if frozenset(odds.discard) in thrown or odds in best or frozenset(odds.keep) == plain
    )


def _appraised(
    view: SeatView, holds: Sequence[HoldOdds], close: Sequence[HoldOdds], deals: SampledDeals, quick: SampledDeals
) -> HoldAppraisal:
    play = reference_play(view)
    chances = {odds.keep: deals.chance(odds.keep) for odds in close}
    wins = dict(sorted(chances.items(), key=lambda item: item[1].value, reverse=True))
    pot = winnable(view)
    worths = [_worth(odds, chances[odds.keep], pot, deals.shares(odds.keep)) for odds in close]
    if len(close) < len(holds):
        first = next(iter(wins))
        for odds in holds:
            if odds.keep not in wins:
                glance = _screened(wins[first], quick.difference(first, odds.keep))
                worths.append(replace(_worth(odds, glance, pot), firm=False))
    return HoldAppraisal(
        source=Source.SHOWDOWN,
        assumption=assumption(view, reads(view)),
        pot=view.pot,
        worths=with_frequencies(view, worths, play),
        samples=len(deals.finals),
        partial=len(close) < len(holds),
        play=play,
        odds={odds.keep: odds for odds in holds},
        wins=wins,
    )


def _screened(best: Estimate, behind: Estimate) -> Estimate:
    """The chance of a hold that was tried in a few deals only, by what it was behind the best in them."""
    error = hypot(best.standard_error, behind.standard_error)
    return Estimate(best.value - max(0.0, behind.value), error, behind.samples)


def _worth(odds: HoldOdds, wins: Estimate, pot: int, shares: Sequence[float] = ()) -> Worth:
    return Worth(
        action=as_action(odds),
        value=Estimate(wins.value * pot, wins.standard_error * pot, wins.samples),
        kind=NumberKind.SAMPLED,
        gains=[share * pot for share in shares],
    )
