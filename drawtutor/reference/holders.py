"""How many starting hands of each class another can hold, given the cards one has seen: exact counts.

A hand that shares a card with those is taken off by inclusion and exclusion over the sets of cards that it could
share; how many hands of a class contain a set lies in ``data``, for the 18,370 types of up to four cards.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from drawtutor.cards import DECK, Card
from drawtutor.reference._packed import read_packed
from drawtutor.reference.starts import STARTS, start_of

__all__ = ["FILE", "holders"]

FILE: Final = "starting.bin"


class _Table(NamedTuple):
    types: Sequence[int]
    """Types of cards, ascending: what `_type_of` gives."""
    begins: Sequence[int]
    """Where the entries of each type begin."""
    classes: Sequence[int]
    counts: Sequence[int]


@cache
def _table() -> _Table:
    arrays = read_packed(FILE)
    begins = [0]
    for length in arrays["lengths"].numbers:
        begins.append(begins[-1] + length)
    return _Table(arrays["types"].numbers, begins, arrays["classes"].numbers, arrays["counts"].numbers)


def _type_of(cards: Sequence[int]) -> int:
    """A number that is the same for sets of cards that differ in their suits' names alone."""
    masks = [0, 0, 0, 0]
    for card in cards:
        masks[card // 13] |= 1 << card % 13
    masks.sort()
    return masks[0] | masks[1] << 13 | masks[2] << 26 | masks[3] << 39


@lru_cache(maxsize=64)
def _holders(seen: tuple[int, ...]) -> tuple[int, ...]:
    table = _table()
    found = [0] * len(STARTS)
    for size in range(min(len(seen), 4) + 1):
        sign = -1 if size % 2 else 1
        for some in combinations(seen, size):
            place = bisect_left(table.types, _type_of(some))
            for at in range(table.begins[place], table.begins[place + 1]):
                found[table.classes[at]] += sign * table.counts[at]
    for five in combinations(seen, 5):
        found[start_of([DECK[card] for card in five]).index] -= 1
    return tuple(found)


def holders(seen: Sequence[Card] = ()) -> tuple[int, ...]:
    """For each of `STARTS`, how many of its hands hold none of these cards; the joker is none of the fifty-two.

    >>> sum(holders())
    2598960
    """
    return _holders(tuple(sorted({card.index for card in seen if card.index < len(DECK)})))
