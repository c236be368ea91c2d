"""What a hand becomes, to the last side card: exact counts for each of the 7,462 ranks of hand.

The counts of all ranks are one whole number with a lane for each. That makes the split of one hand in 32
ways 80 subtractions, and what is read of the answer are its bytes.
"""

from __future__ import annotations

import sys
from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache, partial
from types import MappingProxyType
from typing import Final

from drawtutor.cards import Card
from drawtutor.hands import HandRank, JokerUse
from drawtutor.odds._filling import rank_class, strength_counts, strengths_with, typical
from drawtutor.odds._indexes import BESIDE_JOKER, FLUSH, JOKER_INDEX, PLAIN, hand_indexes, unseen
from drawtutor.odds._subsets import exactly, splits, subsets, without
from drawtutor.odds.draws import draw_count, draws_for

__all__ = ["HoldRanks", "all_hold_ranks", "all_strengths", "hold_ranks", "rank_of"]

_LANE: Final = "H"
"""Two bytes a rank are enough: the commonest, such as one high card with its side cards, is 1,020 hands, and
a straight 2,280 with a wild joker."""

_FEW: Final = 3
"""Beyond so many seen cards each hold is counted by itself, which is then faster than inclusion and exclusion."""


@cache
def all_strengths(joker: JokerUse = JokerUse.NONE) -> tuple[int, ...]:
    """The strength of every hand that can be, in ascending order, each once: 7,462, and up to 13 more with a joker."""
    tables = (PLAIN, FLUSH, *BESIDE_JOKER.get(joker, ()))
    for table in tables:
        if not table:
            table.fill()
    return tuple(sorted({packed for table in tables for packed in table.values()}))


@cache
def _places(joker: JokerUse) -> dict[int, int]:
    return {packed: place for place, packed in enumerate(all_strengths(joker))}


@cache
def rank_of(packed: int) -> HandRank:
    """The rank of this strength, always the same object."""
    return HandRank(packed)


@dataclass(frozen=True, slots=True, kw_only=True)
class HoldRanks:
    """What comes of keeping some cards of a hand and exchanging the others, by rank of hand."""

    keep: tuple[Card, ...]
    discard: tuple[Card, ...]
    total: int
    """How many sets of replacements can come, all equally likely."""
    strengths: tuple[int, ...] = field(repr=False)
    """The strength of every hand that can be, in ascending order; the same for every hold of a game."""
    packed: bytes = field(repr=False)
    """``counts`` as it is kept, two bytes each."""

    @property
    def counts(self) -> Sequence[int]:
        """How many sets of replacements end in each of ``strengths``, at the same places; most are none."""
        return memoryview(self.packed).cast(_LANE)

    @property
    def ranks(self) -> Mapping[HandRank, int]:
        """The ranks that can come, from the weakest, with their counts; they sum to ``total``. Made when asked."""
        pairs = zip(self.strengths, self.counts, strict=True)
        return MappingProxyType({rank_of(packed): count for packed, count in pairs if count})

    def at_least(self, rank: HandRank) -> Fraction:
        """The chance to end with this rank or a better one."""
        return self._from(bisect_left(self.strengths, rank.strength))

    def better_than(self, rank: HandRank) -> Fraction:
        """The chance to end with a better rank than this."""
        return self._from(bisect_right(self.strengths, rank.strength))

    def _from(self, place: int) -> Fraction:
        return Fraction(sum(self.counts[place:]), self.total)


def hold_ranks(
    hand: Sequence[Card], keep: Sequence[Card], *, seen: Sequence[Card] = (), joker: JokerUse = JokerUse.NONE
) -> Mapping[HandRank, int]:
    """How many sets of replacements end in each rank of hand, from the weakest: `hold_odds` to the last kicker.

    It answers what categories cannot: aces up, a pair of kings or better. The counts sum to the
    ``total`` of `hold_odds`. Raises `CardError` and `ValueError` as `hold_odds` does.
    """
    held, kept, gone = hand_indexes(hand, keep, seen, joker)
    draws_for(len(gone), 5 - len(kept), joker)
    counts = strength_counts(kept, unseen((*held, *gone), joker), joker)
    return MappingProxyType({rank_of(packed): counts[packed] for packed in sorted(counts)})


def all_hold_ranks(
    hand: Sequence[Card], *, seen: Sequence[Card] = (), max_discards: int = 5, joker: JokerUse = JokerUse.NONE
) -> tuple[HoldRanks, ...]:
    """The exact counts by rank of every hold that throws at most ``max_discards`` cards, in `all_holds`' order.

    All 32 of them take a millisecond or two, and up to ten with further ``seen`` cards. A hold for which too few
    cards are unseen is left out. Raises `CardError` as `hold_odds` does.
    """
    held, _, gone = hand_indexes(hand, (), seen, joker)
    strengths = all_strengths(joker)
    length = 2 * len(strengths)
    holds = [split for split in splits(hand, max_discards) if draw_count(len(gone), len(split[2]), joker)]
    packed: list[bytes]
    if len(gone) > _FEW:
        rest = unseen((*held, *gone), joker)
        sets = subsets(held)
        packed = [_bytes(strength_counts(sets[kept], rest, joker), joker) for kept, _, _ in holds]
    else:
        table = [without(partial(_ranks_with, joker=joker), some, gone) for some in subsets(held)]
        exactly(table)
        packed = [table[kept].to_bytes(length, sys.byteorder) for kept, _, _ in holds]
    return tuple(
        HoldRanks(
            keep=keep,
            discard=discard,
            total=draw_count(len(gone), len(discard), joker),
            strengths=strengths,
            packed=lanes,
        )
        for (_, keep, discard), lanes in zip(holds, packed, strict=True)
    )


def _ranks_with(cards: Sequence[int], joker: JokerUse) -> int:
    """How many hands of the whole deck contain these cards, by rank."""
    if len(cards) > 2:
        return _number(cards, joker)
    others = [card for card in cards if card != JOKER_INDEX]
    return _ranks_around(*rank_class(others), len(others) < len(cards), joker)


@cache
def _ranks_around(ranks: tuple[int, ...], suited: bool, with_joker: bool, joker: JokerUse) -> int:
    """The same for a class of up to two cards: there are few of them, and many hands around each."""
    return _number((*typical(ranks, suited), *((JOKER_INDEX,) if with_joker else ())), joker)


def _number(cards: Sequence[int], joker: JokerUse) -> int:
    return int.from_bytes(_bytes(strengths_with(cards, joker), joker), sys.byteorder)


def _bytes(counts: Mapping[int, int], joker: JokerUse) -> bytes:
    """Counts by strength, each in its place."""
    places = _places(joker)
    lanes = array(_LANE, bytes(2 * len(places)))
    for packed, count in counts.items():
        lanes[places[packed]] = count
    return lanes.tobytes()
