"""How likely another player is to end with each rank of hand, and which cards that takes out of the deck.

Starting hands are counted exactly around the cards one sees, and each kind is filled up in `_kinds`.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import accumulate, combinations, combinations_with_replacement
from operator import mul
from typing import Final

from drawtutor.odds._filling import strength_counts
from drawtutor.odds._indexes import FLUSH, PLAIN, unseen
from drawtutor.odds._kinds import becomes, key_of
from drawtutor.odds._shapes import DOWN, Ranks
from drawtutor.odds.ranks import all_strengths
from drawtutor.odds.reads import RandomHand, Read, SecondRound, habits, plays_on
from drawtutor.odds.starting import starting_counts, without

__all__ = ["BUCKET", "Range", "known_range", "place_of", "range_of", "ranks_at"]

BUCKET: Final = 6
"""Thrown cards are told for so many bits of a place less."""
_BUCKETS: Final = (7462 >> BUCKET) + 1


@cache
def place_of() -> dict[int, int]:
    """The place of each strength among all, the weakest first."""
    return {packed: place for place, packed in enumerate(all_strengths())}


@cache
def ranks_at() -> tuple[Ranks, ...]:
    """The five ranks of the hands at each place, from 0 for the two."""
    found = {FLUSH[key_of(ranks)]: ranks for ranks in combinations(DOWN, 5)}
    for ranks in combinations_with_replacement(DOWN, 5):
        if ranks[0] != ranks[4]:
            found[PLAIN[key_of(ranks)]] = ranks
    return tuple(found[packed] for packed in all_strengths())


@cache
def _times() -> tuple[bytes, ...]:
    """For each rank, how many cards of it the hands at each place hold."""
    return tuple(bytes(ranks.count(rank) for ranks in ranks_at()) for rank in range(13))


class Range:
    """How likely a player's final hand is below each place, and how many cards of each rank that takes."""

    __slots__ = ("below", "holds", "kept", "throws")

    def __init__(
        self, likely: Sequence[float], *, kept: Ranks = (), thrown: Sequence[Sequence[float]] | None = None
    ) -> None:
        """Takes how likely each place is in any measure, open cards in the hand, and for each rank what is thrown.

        Raises `ValueError` where no place is likely at all.
        """
        whole = sum(likely)
        if not whole:
            msg = "the cards that are not seen make no hand that fits"
            raise ValueError(msg)
        scale = 1 / whole
        shares = [mass * scale for mass in likely]
        self.kept = tuple(kept.count(rank) for rank in range(13))
        """How many cards of each rank lie open, and so are in no way taken from the deck."""
        self.below = array("d", accumulate(shares, initial=0.0))
        """The chance to be below each place; one more than there are places."""
        held = [
            map(mul, shares, times if not gone else [count - gone for count in times])
            for times, gone in zip(_times(), self.kept, strict=True)
        ]
        self.holds = tuple(array("f", accumulate(row, initial=0.0)) for row in held)
        """For each rank, how many of its cards the final hands below each place hold, weighed by their chance."""
        ends = [self.below[min(bucket + 1 << BUCKET, len(shares))] for bucket in range(_BUCKETS)]
        parts = [scale / end if end > 1e-12 else 0.0 for end in ends]
        self.throws = tuple(array("f", map(mul, accumulate(row), parts)) for row in thrown or [[0.0] * _BUCKETS] * 13)
        """For each rank and the hands up to a bucket of places: cards thrown, over what any card thrown would be."""


def known_range(kept: Sequence[int], known: int) -> Range:
    """The range of a hand that lies open, filled up from what is left beside the known cards (a bit each)."""
    likely = [0.0] * len(all_strengths())
    for packed, ways in strength_counts(kept, _rest(known)).items():
        likely[place_of()[packed]] = ways
    return Range(likely, kept=tuple(card % 13 for card in kept))


def _rest(known: int) -> list[int]:
    return unseen(card for card in range(52) if known >> card & 1)


@lru_cache(maxsize=16)
def range_of(model: RandomHand | Read, known: int) -> Range:
    """The range that a model leaves beside the known cards, a bit each."""
    if isinstance(model, RandomHand) and not model.exchanges:
        return known_range((), known)
    likely, thrown = _before(model, known)
    if isinstance(model, Read) and model.second is not SecondRound.UNKNOWN:
        weights = map(_plays_on(model.second).__getitem__, range(len(likely)))
        after = list(map(mul, likely, weights))
        turned = [now / was if was else 0.0 for now, was in zip(_buckets(after), _buckets(likely), strict=True)]
        return Range(after, thrown=[list(map(mul, row, turned)) for row in thrown])
    return Range(likely, thrown=thrown)


@cache
def _plays_on(after: SecondRound) -> tuple[float, ...]:
    return tuple(plays_on(after, packed) for packed in all_strengths())


def _buckets(likely: Sequence[float]) -> list[float]:
    return [sum(likely[bucket << BUCKET : bucket + 1 << BUCKET]) for bucket in range(_BUCKETS)]


def _before(model: RandomHand | Read, known: int) -> tuple[list[float], list[list[float]]]:
    """How likely each place is before the second round tells anything, and what is thrown, by rank and bucket.

    Whoever draws more takes more cards, but from what the others leave: so it is told how many more
    cards of a rank are thrown than if the cards drawn and thrown were any.
    """
    stub = without(known)
    hands = starting_counts(stub)
    places = place_of()
    likely = [0.0] * len(places)
    thrown = [[0.0] * _BUCKETS for _ in range(13)]
    for holding, count, parts in habits(model):
        if not hands[holding]:
            continue
        found = becomes(holding, count, stub)
        whole = sum(found.plain.values()) + sum(found.flush.values())
        if not whole:
            continue
        scale = hands[holding] * parts / whole
        rough = [0.0] * _BUCKETS
        for masses, table in ((found.plain, PLAIN), (found.flush, FLUSH)):
            for total, mass in masses.items():
                place = places[table[total]]
                likely[place] += mass * scale
                rough[place >> BUCKET] += mass * scale
        if count:
            for rank, row in enumerate(thrown):
                more = found.thrown[rank] / whole - count * stub.ranks[rank] / stub.count
                for bucket, mass in enumerate(rough):
                    row[bucket] += mass * more
    return likely, thrown
