"""How many of the hands that another can hold are of each kind, given the cards one sees: exact counts.

One's own cards change what others hold. With a queen in the hand there are half as many pairs of queens
about, with four hearts a sixth of the flush draws in hearts. Counted by ranks, straights by their ten runs and
flushes by the suit, as everything in this room.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from math import comb, prod
from types import MappingProxyType
from typing import Final

from drawtutor.cards import Card, Rank
from drawtutor.odds._indexes import hand_indexes, indexes
from drawtutor.odds.holdings import RUNS, Holding

__all__ = [
    "OPEN_STRAIGHTS",
    "Stub",
    "chosen",
    "mask",
    "pairs_held",
    "starting_counts",
    "starting_hands",
    "suited",
    "without",
]


@dataclass(frozen=True, slots=True)
class Stub:
    """The cards that are not seen, as what is left of each rank and of each suit."""

    ranks: tuple[int, ...]
    """How many cards of each rank, two to ace."""
    suits: tuple[int, ...]
    """For each suit its ranks, a bit each."""

    @property
    def count(self) -> int:
        """How many cards there are."""
        return sum(self.ranks)

    def without_rank(self, rank: int) -> Stub:
        """The same cards but those of a rank."""
        ranks = tuple(0 if at == rank else there for at, there in enumerate(self.ranks))
        return Stub(ranks, tuple(suit & ~(1 << rank) for suit in self.suits))


def without(cards: int) -> Stub:
    """The deck without these cards, which are given as a bit each."""
    suits = tuple(~cards >> 13 * suit & 0x1FFF for suit in range(4))
    return Stub(tuple(sum(suit >> rank & 1 for suit in suits) for rank in range(13)), suits)


def chosen(counts: Sequence[int], most: int) -> list[int]:
    """In how many ways 0, 1, ... up to ``most`` cards of different ranks can be chosen."""
    ways = [1] + [0] * most
    for count in counts:
        for size in range(most, 0, -1):
            ways[size] += ways[size - 1] * count
    return ways


_RUN_RANKS: Final = tuple(tuple(sorted(run)) for run in RUNS)
_RUN_BITS: Final = tuple(sum(1 << rank for rank in run) for run in _RUN_RANKS)
OPEN_STRAIGHTS: Final = tuple(
    (low, low + 1, low + 2, low + 3, off)
    for low in range(9)
    for off in range(13)
    # Neither a pair nor a rank that completes the straight; below the two that is the ace.
    if not (low <= off <= low + 4 or off == (low - 1) % 13)
)


def _straights(stub: Stub) -> int:
    return sum(prod(stub.ranks[rank] for rank in run) for run in _RUN_RANKS)


def _flushes(stub: Stub) -> int:
    return sum(comb(suit.bit_count(), 5) for suit in stub.suits)


def _straight_flushes(stub: Stub) -> int:
    return sum(suit & run == run for suit in stub.suits for run in _RUN_BITS)


def suited(stub: Stub, ranks: Sequence[int]) -> tuple[int, int]:
    """How many hands of these five ranks are all of one suit, and how many have four of it."""
    bits = sum(1 << rank for rank in ranks)
    five = four = 0
    for suit in stub.suits:
        missing = bits & ~suit
        if not missing:
            five += 1
            four += sum(stub.ranks[rank] - 1 for rank in ranks)
        elif not missing & missing - 1:
            four += stub.ranks[missing.bit_length() - 1]
    return five, four


def _four_flushes(stub: Stub) -> int:
    """Hands of five ranks with four cards of one suit, straights left out."""
    hands = 0
    for suit in stub.suits:
        size = suit.bit_count()
        for rank, there in enumerate(stub.ranks):
            mine = suit >> rank & 1
            hands += (there - mine) * comb(size - mine, 4)
    return hands - sum(suited(stub, run)[1] for run in _RUN_RANKS)


def _four_straights(stub: Stub) -> int:
    """Hands of five ranks, four of them open to a straight, without four cards of one suit."""
    return sum(prod(stub.ranks[rank] for rank in ranks) - sum(suited(stub, ranks)) for ranks in OPEN_STRAIGHTS)


def _nothing(stub: Stub, four_flushes: int, four_straights: int) -> int:
    """Hands of five ranks that wait for nothing."""
    made = _straights(stub) + _flushes(stub) - _straight_flushes(stub)
    return chosen(stub.ranks, 5)[5] - made - four_flushes - four_straights


def _others(ranks: Sequence[int], *but: int) -> list[int]:
    return [there for rank, there in enumerate(ranks) if rank not in but]


def _pairs(stub: Stub) -> list[int]:
    """How many hands hold one pair, by its rank."""
    return [
        comb(there, 2) * chosen(_others(stub.ranks, rank), 3)[3] if there > 1 else 0
        for rank, there in enumerate(stub.ranks)
    ]


@lru_cache(maxsize=256)
def starting_counts(stub: Stub) -> Mapping[Holding, int]:
    """How many hands of these cards are of each kind, the weakest kind first."""
    ranks = stub.ranks
    count = stub.count
    pairs = _pairs(stub)
    two_pair = sum(
        comb(ranks[high], 2) * comb(ranks[low], 2) * (count - ranks[high] - ranks[low])
        for high, low in combinations(range(13), 2)
    )
    three = full = four = 0
    all_pairs = sum(comb(there, 2) for there in ranks)
    for rank, there in enumerate(ranks):
        three += comb(there, 3) * chosen(_others(ranks, rank), 2)[2]
        full += comb(there, 3) * (all_pairs - comb(there, 2))
        four += comb(there, 4) * (count - there)
    four_flushes, four_straights = _four_flushes(stub), _four_straights(stub)
    aceless = stub.without_rank(12)
    nothing = _nothing(aceless, _four_flushes(aceless), _four_straights(aceless))
    return MappingProxyType(
        {
            Holding.NOTHING: nothing,
            Holding.ACE_HIGH: _nothing(stub, four_flushes, four_straights) - nothing,
            Holding.LOW_PAIR: sum(pairs[:6]),
            Holding.FOUR_STRAIGHT: four_straights,
            Holding.FOUR_FLUSH: four_flushes,
            Holding.MIDDLE_PAIR: sum(pairs[6:9]),
            Holding.HIGH_PAIR: sum(pairs[9:]),
            Holding.TWO_PAIR: two_pair,
            Holding.THREE_OF_A_KIND: three,
            Holding.PAT: _straights(stub) + _flushes(stub) - _straight_flushes(stub) + full + four,
        }
    )


def mask(cards: Sequence[int]) -> int:
    """Card indexes as a bit each."""
    bits = 0
    for card in cards:
        bits |= 1 << card
    return bits


def _stub(hand: Sequence[Card], seen: Sequence[Card]) -> Stub:
    held, _, gone = hand_indexes(hand, (), seen) if hand else ((), (), indexes(seen))
    return without(mask((*held, *gone)))


def starting_hands(hand: Sequence[Card] = (), *, seen: Sequence[Card] = ()) -> Mapping[Holding, int]:
    """How many of the hands that another can hold are of each kind, the weakest kind first: exact.

    ``hand`` are one's own five cards as they were dealt, ``seen`` further cards that another cannot hold.
    Without either it is the whole deck that counts. Raises `CardError` where a hand is given that is not
    five different cards, a card is there twice, or one is the joker.

    >>> from drawtutor.cards import parse_cards
    >>> starting_hands(parse_cards("QsQhKd7c2d"))[Holding.TWO_PAIR]
    73683
    """
    return starting_counts(_stub(hand, seen))


def pairs_held(hand: Sequence[Card] = (), *, seen: Sequence[Card] = ()) -> Mapping[Rank, int]:
    """How many of the hands that another can hold are a pair of each rank and no more, from the twos up: exact.

    Raises `CardError` as `starting_hands` does.

    >>> from drawtutor.cards import parse_cards
    >>> pairs = pairs_held(parse_cards("QsQhKd7c2d"))
    >>> pairs[Rank.QUEEN], pairs[Rank.JACK]
    (11559, 60198)
    """
    return MappingProxyType({Rank(rank + 2): hands for rank, hands in enumerate(_pairs(_stub(hand, seen)))})
