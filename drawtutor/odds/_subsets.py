"""The 32 ways to split a hand, and how counts of hands around a set become counts of draws.

To keep some cards and draw others is to end with a hand that holds, of the five cards one had, exactly the
kept ones. Hands that hold at least these are easy to count; those that hold one of the thrown ones too are
taken away, thrown card by thrown card (a superset Möbius transform).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from itertools import combinations
from typing import Final, TypeVar

__all__ = ["SIZES", "exactly", "splits", "subsets", "without"]

SIZES: Final = tuple(subset.bit_count() for subset in range(32))
"""How many cards each subset has. A subset is a number whose bits stand for the places in the hand."""

_STEPS: Final = tuple(
    (subset, subset | 1 << place) for place in range(5) for subset in range(32) if not subset >> place & 1
)
# The kept subset, its places in the hand, and those of the thrown cards, by their number.
_SPLITS: Final = tuple(
    (
        31 - sum(1 << place for place in thrown),
        tuple(place for place in range(5) if place not in thrown),
        thrown,
    )
    for count in range(6)
    for thrown in combinations(range(5), count)
)
_Card = TypeVar("_Card")


def subsets(hand: Sequence[_Card]) -> list[list[_Card]]:
    """The 32 sets of cards of a hand."""
    found: list[list[_Card]] = [[]]
    for card in hand:
        found += [[*some, card] for some in found]
    return found


def exactly(table: list[int]) -> None:
    """Turns what is true of all hands around each subset into what is true of those that hold no more of the hand.

    The numbers may be sums of anything, and many counts in one, a lane for each: no lane ever falls below
    nothing, because on the way too each is a count of hands.
    """
    for subset, larger in _STEPS:
        table[subset] -= table[larger]


def without(around: Callable[[Sequence[int]], int], cards: Sequence[int], unwanted: Collection[int]) -> int:
    """What is true of all hands with these cards and none of the unwanted; ``around`` says it of all hands with some.

    By inclusion and exclusion: hands that hold one of the unwanted cards are taken away, those that hold two were
    taken away twice and are put back, and so on.
    """
    found = around(cards)
    for more in range(1, min(len(unwanted), 5 - len(cards)) + 1):
        for extra in combinations(unwanted, more):
            if more % 2:
                found -= around((*cards, *extra))
            else:
                found += around((*cards, *extra))
    return found


def splits(hand: Sequence[_Card], most: int) -> Iterator[tuple[int, tuple[_Card, ...], tuple[_Card, ...]]]:
    """Each hold that throws at most so many, the fewest first: the kept subset, the cards kept, and those thrown."""
    for kept, keep, thrown in _SPLITS:
        if len(thrown) > most:
            break
        yield kept, tuple([hand[place] for place in keep]), tuple([hand[place] for place in thrown])
