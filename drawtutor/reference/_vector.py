"""Thousands of hands at once with numpy: what they are, how strong they are, and what they keep.

Loaded only when it is first asked for, for numpy is a visitor's to pay for. A card is its index, 0 to 51.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement
from math import comb, prod
from typing import Final, TypeVar

import numpy as np
from numpy.typing import NDArray

from drawtutor.hands import strength_of_ranks
from drawtutor.reference.finals import FLOORS
from drawtutor.reference.starts import ALL_SUITED, MOST_THROWN, read_ranks

__all__ = ["SUIT_CODES", "Hands", "Tables", "classify", "finals_of", "orders_of", "tables"]

_T = TypeVar("_T", bound=np.generic)

SUIT_CODES: Final = ALL_SUITED + 1
_RANK_KEY: Final = np.array(
    (0, 1, 5, 22, 94, 312, 992, 2422, 5624, 12522, 19998, 43258, 79415),
    dtype=np.int64,
)
"""One number a rank, so that no two sets of five ranks have the same sum."""
_SHIFT: Final = 19
_CARDS: Final = np.arange(52)
KEY: Final = _RANK_KEY[_CARDS % 13] + (1 << 3 * (_CARDS // 13)) * (1 << _SHIFT)
"""The key of each card: its rank's in the low bits, above them a count of its suit."""
_LOW: Final = (1 << _SHIFT) - 1


@dataclass(frozen=True, slots=True)
class Tables:
    """What is looked up by the ranks of a hand, numbered, and its suits."""

    ranks: NDArray[np.uint16]
    """The number of a set of five ranks, by the sum of its keys."""
    suits: NDArray[np.uint8]
    """By the counts of suits: 0, 1 to 4 where four cards are of that suit, 5 where all five are of one."""
    order: NDArray[np.int16]
    """The place of a hand among the 7,462 ranks of hand, by number and by whether it is a flush."""
    final: NDArray[np.uint8]
    """The class of final hand, likewise."""
    start: NDArray[np.uint8]
    """The class of starting hand, by number and suit code."""
    keeps: NDArray[np.uint8]
    """What it keeps for each number thrown, likewise: a bit for each place, the highest rank's first."""
    strengths: NDArray[np.int64]
    """The strength of each of the 7,462 ranks of hand, ascending."""
    ways: NDArray[np.int64]
    """How many of the 2,598,960 hands are of each."""


@cache
def tables() -> Tables:
    """The tables, made once in a moment."""
    sets = [five for five in combinations_with_replacement(range(14, 1, -1), 5) if five[0] != five[4]]
    numbers = np.zeros(int(5 * _RANK_KEY[-1]), dtype=np.uint16)
    strengths = np.zeros((len(sets), 2), dtype=np.int64)
    start = np.zeros((len(sets), SUIT_CODES), dtype=np.uint8)
    keeps = np.full((len(sets), SUIT_CODES, MOST_THROWN + 1), 31, dtype=np.uint8)
    for number, five in enumerate(sets):
        numbers[sum(int(_RANK_KEY[rank - 2]) for rank in five)] = number
        different = len(set(five))
        strengths[number, 0] = strength_of_ranks(five, suited=False)
        strengths[number, 1] = strength_of_ranks(five, suited=True) if different == 5 else strengths[number, 0]
        codes = range(SUIT_CODES) if different == 5 else range(ALL_SUITED) if different == 4 else range(1)
        for code in codes:
            reading = read_ranks(five, code)
            start[number, code] = reading.start
            for thrown, kept in enumerate(reading.keeps):
                keeps[number, code, thrown] = sum(1 << place for place in kept)
    suits = np.zeros(1 << 12, dtype=np.uint8)
    for suit in range(4):
        suits[5 << 3 * suit] = 5
        for other in range(4):
            if other != suit:
                suits[(4 << 3 * suit) + (1 << 3 * other)] = 1 + suit
    every = np.unique(strengths)
    ways = np.zeros(len(every), dtype=np.int64)
    for number, five in enumerate(sets):
        suits_of = prod(comb(4, five.count(rank)) for rank in set(five))
        flushes = 4 if len(set(five)) == 5 else 0
        ways[np.searchsorted(every, strengths[number])] += (suits_of - flushes, flushes)
    return Tables(
        ranks=numbers,
        suits=suits,
        order=np.searchsorted(every, strengths).astype(np.int16),
        final=(np.searchsorted(np.array(FLOORS), strengths, side="right") - 1).astype(np.uint8),
        start=start,
        keeps=keeps,
        strengths=every,
        ways=ways,
    )


@dataclass(frozen=True, slots=True)
class Hands:
    """Many starting hands: five cards a row, high ranks first, with their classes and what they keep."""

    cards: NDArray[np.int64]
    start: NDArray[np.uint8]
    keeps: NDArray[np.uint8]
    """For each hand and number thrown the places that are kept, a bit each."""


def classify(cards: NDArray[np.int64]) -> Hands:
    """The classes of these hands, five different cards a row."""
    table = tables()
    by_rank = np.argsort(-(cards % 13), axis=1, kind="stable")
    cards = np.take_along_axis(cards, by_rank, axis=1)
    sums = KEY[cards].sum(axis=1)
    number = table.ranks[sums & _LOW]
    suited = table.suits[sums >> _SHIFT]
    odd = np.argmax(cards // 13 != (suited.astype(np.int64) - 1)[:, None], axis=1)
    code = np.where(suited == 0, 0, np.where(suited == 5, ALL_SUITED, odd + 1))
    return Hands(cards, table.start[number, code], table.keeps[number, code])


def orders_of(cards: NDArray[np.int64]) -> NDArray[np.int16]:
    """How strong these hands are, as places among the 7,462 ranks of hand; the last axis is the five cards."""
    return _looked_up(cards, tables().order)


def finals_of(cards: NDArray[np.int64]) -> NDArray[np.uint8]:
    """The classes of these final hands; the last axis is the five cards."""
    return _looked_up(cards, tables().final)


def _looked_up(cards: NDArray[np.int64], table: NDArray[_T]) -> NDArray[_T]:
    sums = KEY[cards].sum(axis=-1)
    flush = (tables().suits[sums >> _SHIFT] == 5).astype(np.int64)
    found: NDArray[_T] = table[tables().ranks[sums & _LOW], flush]
    return found
