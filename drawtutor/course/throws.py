"""Every way to throw cards, with its chance of what is needed: counted, or sampled where others are in it."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache
from itertools import combinations

from drawtutor.cards import Card
from drawtutor.course.exercise import Exercise
from drawtutor.course.facing import Throw, faced
from drawtutor.course.scene import Against, Aim, Beat, Reach, Spot
from drawtutor.hands import HandRank
from drawtutor.odds import all_holds, hold_ranks
from drawtutor.rules import Deal, Discard, Seat

__all__ = ["Throw", "best_throws", "throws"]


def throws(exercise: Exercise) -> tuple[Throw, ...]:
    """Every legal way to throw, the best chance first, the fewest cards first among equals."""
    spot = exercise.subject
    assert isinstance(spot, Spot)
    assert spot.hero is not None
    legal = spot.deal.legal(spot.hero)
    hand = spot.deal.hands[spot.hero]
    most = 4 if legal.four_with_ace else legal.max_discards
    ways = (cards for count in range(min(most, len(hand)) + 1) for cards in combinations(hand, count))
    allowed = tuple(cards for cards in ways if not cards or not _refused(spot.deal, spot.hero, cards))
    return _throws(hand, allowed, exercise.aim)


def _refused(deal: Deal, seat: Seat, cards: tuple[Card, ...]) -> bool:
    """Whether the house does not let these go: a fourth card without an ace kept (BG-19)."""
    return deal.refusal(seat, Discard(cards)) is not None


@lru_cache(maxsize=64)
def _throws(hand: tuple[Card, ...], allowed: tuple[tuple[Card, ...], ...], aim: Aim | None) -> tuple[Throw, ...]:
    if isinstance(aim, Against):
        return faced(hand, allowed, aim.opponents)
    holds = [hold for hold in all_holds(hand, max_discards=max(map(len, allowed))) if hold.discard in allowed]
    if isinstance(aim, Beat):
        other = aim.hand
        chances = [_beats(hold_ranks(hand, hold.keep, seen=other.cards), other.rank) for hold in holds]
    else:
        assert isinstance(aim, Reach)
        chances = [hold.at_least(aim.category) for hold in holds]
    best = max(chances)
    ways = (
        Throw(keep=hold.keep, discard=hold.discard, chance=chance, behind=best - chance, close=chance == best)
        for hold, chance in zip(holds, chances, strict=True)
    )
    return tuple(sorted(ways, key=lambda throw: (throw.behind, len(throw.discard))))


def _beats(counts: Mapping[HandRank, int], rank: HandRank) -> Fraction:
    return Fraction(sum(count for made, count in counts.items() if made > rank), sum(counts.values()))


def best_throws(exercise: Exercise) -> tuple[Throw, ...]:
    """The best ways to throw; several where they are equally good, or too close to tell."""
    return tuple(way for way in throws(exercise) if way.close)
