"""Every starting hand by its ranks and how its suits lie: hands of a class are found in one search.

A cell is a set of five ranks with a suit code (`read_ranks`): all its hands are of one class and keep the same
cards. A hand of it is one of a list of ways to lay suits over five ranks, equal ranks in the order of suits.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement, product
from typing import Final

import numpy as np
from numpy.typing import NDArray

from drawtutor.reference._vector import SUIT_CODES, tables
from drawtutor.reference.rollouts.jokers import NUMBERS
from drawtutor.reference.starts import ALL_SUITED, NO_SUIT, STARTS

__all__ = ["CARD_BITS", "Cells", "cells", "hand_bits", "keeps_of"]

CARD_BITS: Final = np.left_shift(np.uint64(1), np.arange(NUMBERS, dtype=np.uint64))
"""One bit for each card number."""

_MOST: Final = 5


@dataclass(frozen=True, slots=True)
class Cells:
    """All cells, and the lists of suits that they share."""

    number: NDArray[np.uint16]
    """The set of ranks, as `tables` numbers it."""
    code: NDArray[np.uint8]
    start: NDArray[np.uint8]
    """The class of starting hand."""
    count: NDArray[np.int64]
    """How many hands a cell has."""
    suits_from: NDArray[np.int32]
    """Where its ways to lay suits begin."""
    ranks: NDArray[np.uint8]
    """Five rows, the highest rank first, and a column for each set of ranks: 0 for the two."""
    suits: NDArray[np.uint8]
    """Five rows, and a column for each way to lay suits: 0, 13, 26 or 39."""


def _code(suits: tuple[int, ...]) -> int:
    for odd in range(5):
        others = {suit for place, suit in enumerate(suits) if place != odd}
        if len(others) == 1:
            return ALL_SUITED if suits[odd] in others else 1 + odd
    return NO_SUIT


@cache
def cells() -> Cells:
    """The cells, made once in a moment."""
    table = tables()
    sets = [five for five in combinations_with_replacement(range(12, -1, -1), 5) if five[0] != five[4]]
    by_pattern: dict[tuple[bool, ...], list[int]] = {}
    for number, five in enumerate(sets):
        by_pattern.setdefault(tuple(five[at] == five[at + 1] for at in range(4)), []).append(number)
    every = [(suits, _code(suits)) for suits in product(range(4), repeat=5)]
    numbers, codes, counts, begins, laid = [], [], [], [], []
    at = 0
    for pattern, members in by_pattern.items():
        fit = [
            (suits, code)
            for suits, code in every
            if all(not same or suits[place] < suits[place + 1] for place, same in enumerate(pattern))
        ]
        for code in range(SUIT_CODES):
            ways = [suits for suits, its in fit if its == code]
            if not ways:
                continue
            laid += ways
            numbers.append(np.array(members, dtype=np.uint16))
            codes.append(np.full(len(members), code, dtype=np.uint8))
            counts.append(np.full(len(members), len(ways), dtype=np.int64))
            begins.append(np.full(len(members), at, dtype=np.int32))
            at += len(ways)
    every_number, every_code = np.concatenate(numbers), np.concatenate(codes)
    return Cells(
        number=every_number,
        code=every_code,
        start=table.start[every_number, every_code],
        count=np.concatenate(counts),
        suits_from=np.concatenate(begins),
        ranks=np.ascontiguousarray(np.array(sets, dtype=np.uint8).T),
        suits=np.ascontiguousarray(np.array(laid, dtype=np.uint8).T * np.uint8(13)),
    )


@cache
def keeps_of() -> NDArray[np.uint8]:
    """By set of ranks, suit code and number thrown, 0 to 5, the places that are kept, a bit each.

    Where a class does not throw so many, and for four and five, which no class does, the highest are kept.
    """
    table = tables()
    highest = np.array([(1 << _MOST - thrown) - 1 for thrown in range(_MOST + 1)], dtype=np.uint8)
    found = np.tile(highest, (*table.start.shape, 1))
    throws = np.zeros((len(STARTS), table.keeps.shape[2]), dtype=np.bool_)
    for start in STARTS:
        throws[start.index, list(start.throws)] = True
    some = found[..., : table.keeps.shape[2]]
    np.copyto(some, table.keeps, where=throws[table.start])
    return found


def hand_bits(cards: NDArray[np.uint8]) -> NDArray[np.uint64]:
    """Which cards these are, a bit each, over all rows."""
    bits: NDArray[np.uint64] = CARD_BITS[cards[0]]
    for row in cards[1:]:
        bits |= CARD_BITS[row]
    return bits
