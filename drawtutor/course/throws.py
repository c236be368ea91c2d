"""Every way to throw cards, with its exact chance of what is needed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

from drawtutor.cards import Card
from drawtutor.course.exercise import Exercise
from drawtutor.course.scene import Aim, Beat, Reach, Spot
from drawtutor.hands import HandRank
from drawtutor.odds import all_holds, hold_ranks
from drawtutor.rules import Deal, Discard, Seat

__all__ = ["Throw", "best_throws", "throws"]


@dataclass(frozen=True, slots=True)
class Throw:
    """A way to throw cards, and the chance that it brings what is needed."""

    keep: tuple[Card, ...]
    discard: tuple[Card, ...]
    chance: Fraction


def throws(exercise: Exercise) -> tuple[Throw, ...]:
    """Every legal way to throw, the best chance first, the fewest cards first among equals."""
    spot = exercise.subject
    assert isinstance(spot, Spot)
    assert spot.hero is not None
    legal = spot.deal.legal(spot.hero)
    found = _throws(spot.deal.hands[spot.hero], 4 if legal.four_with_ace else legal.max_discards, exercise.aim)
    allowed = [way for way in found if way.discard == () or not _refused(spot.deal, spot.hero, way.discard)]
    return tuple(sorted(allowed, key=lambda throw: (-throw.chance, len(throw.discard))))


def _refused(deal: Deal, seat: Seat, cards: tuple[Card, ...]) -> bool:
    """Whether the house does not let these go: a fourth card without an ace kept (BG-19)."""
    return deal.refusal(seat, Discard(cards)) is not None


@lru_cache(maxsize=64)
def _throws(hand: tuple[Card, ...], most: int, aim: Aim | None) -> tuple[Throw, ...]:
    holds = all_holds(hand, max_discards=most)
    if isinstance(aim, Beat):
        rank = aim.hand.rank
        return tuple(
            Throw(hold.keep, hold.discard, _beats(hold_ranks(hand, hold.keep, seen=aim.hand.cards), rank))
            for hold in holds
        )
    assert isinstance(aim, Reach)
    return tuple(Throw(hold.keep, hold.discard, hold.at_least(aim.category)) for hold in holds)


def _beats(counts: Mapping[HandRank, int], rank: HandRank) -> Fraction:
    return Fraction(sum(count for made, count in counts.items() if made > rank), sum(counts.values()))


def best_throws(exercise: Exercise) -> tuple[Throw, ...]:
    """The best ways to throw; several where they are equally good."""
    ways = throws(exercise)
    return tuple(way for way in ways if way.chance == ways[0].chance)
