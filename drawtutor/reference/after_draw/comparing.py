"""How a hand fares against each class of final hand, given the cards that its holder has seen.

A class below it loses and a class above it wins. Of its own class every hand is counted that can be held beside
those cards: how many are weaker, equal and stronger.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from math import comb
from typing import Final

from drawtutor.cards import DECK, RANKS, Card
from drawtutor.hands import HandCategory, strength, strength_of_ranks
from drawtutor.reference.finals import FINALS, FLOORS, FinalClass, final_of

__all__ = ["Fare", "fares", "possible"]

Fare = tuple[float, float, float]
"""The shares of a class's hands that one's own beats, ties with, and loses to."""

_BEATS: Final[Fare] = (1.0, 0.0, 0.0)
_LOSES: Final[Fare] = (0.0, 0.0, 1.0)
_SUITED: Final = (HandCategory.FLUSH, HandCategory.STRAIGHT_FLUSH)
_UNSUITED: Final = (HandCategory.HIGH_CARD, HandCategory.STRAIGHT)
_TOP: Final = 1 << 24
"""Above every strength."""


def _fives(final: FinalClass) -> Iterator[tuple[int, ...]]:
    """The ranks of all hands that may be of a class."""
    ranks = [int(rank) for rank in final.ranks]
    made: tuple[int, ...] = ()
    match final.category:
        case HandCategory.FOUR_OF_A_KIND:
            yield from ((rank,) * 4 + (side,) for rank in RANKS for side in RANKS if side != rank)
            return
        case HandCategory.FULL_HOUSE:
            yield from ((ranks[0],) * 3 + (pair,) * 2 for pair in RANKS if pair != ranks[0])
            return
        case HandCategory.PAIR:
            made = (ranks[0],) * 2
        case HandCategory.TWO_PAIR:
            made = (ranks[0],) * 2 + (ranks[1],) * 2
        case HandCategory.THREE_OF_A_KIND:
            made = (ranks[0],) * 3
        case _:
            pass
    others = [int(rank) for rank in RANKS if rank not in made]
    for rest in combinations(others, 5 - len(made)):
        yield made + rest


@lru_cache(maxsize=32)
def _members(final: int) -> tuple[tuple[int, tuple[tuple[int, int], ...]], ...]:
    """Every strength in a class, with the ranks that make it and how many of each."""
    found = FINALS[final]
    low, high = FLOORS[final], (*FLOORS, _TOP)[final + 1]
    suited = found.category in _SUITED
    made = []
    for five in _fives(found):
        strong = strength_of_ranks(five, suited=suited)
        if low <= strong < high:
            made.append((strong, tuple((rank, five.count(rank)) for rank in set(five))))
    return tuple(made)


def possible(final: int, seen: Sequence[Card]) -> tuple[tuple[int, int], ...]:
    """Every strength in a class, with how many of its hands hold none of the cards seen."""
    left = {rank: [True] * 4 for rank in range(2, 15)}
    for card in seen:
        if card.index < len(DECK):
            left[card.rank][card.index // 13] = False
    category = FINALS[final].category
    found = []
    for strong, ranks in _members(final):
        flushes = sum(all(left[rank][suit] for rank, _ in ranks) for suit in range(4)) if len(ranks) == 5 else 0
        ways = 1
        for rank, number in ranks:
            ways *= comb(sum(left[rank]), number)
        if category in _SUITED:
            ways = flushes
        elif category in _UNSUITED:
            ways -= flushes
        found.append((strong, ways))
    return tuple(found)


def fares(hand: Sequence[Card], seen: Sequence[Card] = ()) -> tuple[Fare, ...]:
    """How five cards fare against each of `FINALS`; ``seen`` are cards that nobody else holds either.

    Where no other hand of their own class can be held, its row is of zeros. Raises `CardError` for a hand that is
    not of five different cards.
    """
    mine = strength(hand)
    own = final_of(mine).index
    counts = [0, 0, 0]
    for strong, ways in possible(own, (*hand, *seen)):
        counts[(strong >= mine) + (strong > mine)] += ways
    whole = sum(counts) or 1
    middle = (counts[0] / whole, counts[1] / whole, counts[2] / whole)
    return (*(_BEATS,) * own, middle, *(_LOSES,) * (len(FINALS) - own - 1))
