"""Thousands of hands at once with numpy: what they are, how strong they are, and what they keep.

Loaded only when it is first asked for, for numpy is a visitor's to pay for. A card is its index, 0 to 51.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement
from typing import Final, TypeVar

import numpy as np
from numpy.typing import NDArray

from drawtutor.reference._packed import read_packed
from drawtutor.reference.finals import FLOORS
from drawtutor.reference.starts import ALL_SUITED

__all__ = [
    "FILE",
    "RANK_KEY",
    "SUIT_CODES",
    "Hands",
    "Tables",
    "classify",
    "finals_of",
    "orders_of",
    "rank_sets",
    "suit_masks",
    "tables",
]

_T = TypeVar("_T", bound=np.generic)

SUIT_CODES: Final = ALL_SUITED + 1
RANK_KEY: Final = np.array(
    (0, 1, 5, 22, 94, 312, 992, 2422, 5624, 12522, 19998, 43258, 79415),
    dtype=np.int64,
)
"""One number a rank, so that no two sets of five ranks have the same sum."""
_SHIFT: Final = 19
_CARDS: Final = np.arange(52)
KEY: Final = RANK_KEY[_CARDS % 13] + (1 << 3 * (_CARDS // 13)) * (1 << _SHIFT)
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


FILE: Final = "hands.bin"


def rank_sets() -> NDArray[np.int64]:
    """Every set of five ranks that a hand can have, in the order of their numbers: 0 for the two, the highest first."""
    sets = np.array(list(combinations_with_replacement(range(12, -1, -1), 5)), dtype=np.int64)
    found: NDArray[np.int64] = sets[sets[:, 0] != sets[:, 4]]
    return found


@cache
def tables() -> Tables:
    """The tables: what takes long to work out is read from ``data``, as `drawtutor.reference.build` has written it."""
    stored = {name: np.array(array.numbers).reshape(array.shape) for name, array in read_packed(FILE).items()}
    strengths = stored["strengths"].astype(np.int64)
    sets = rank_sets()
    numbers = np.zeros(int(5 * RANK_KEY[-1]), dtype=np.uint16)
    numbers[RANK_KEY[sets].sum(axis=1)] = np.arange(len(sets))
    suits = np.zeros(1 << 12, dtype=np.uint8)
    for suit in range(4):
        suits[5 << 3 * suit] = 5
        for other in range(4):
            if other != suit:
                suits[(4 << 3 * suit) + (1 << 3 * other)] = 1 + suit
    every, order = np.unique(strengths, return_inverse=True)
    order = order.reshape(strengths.shape)
    # A rank that is held so many times can be held in so many ways.
    held = (sets[:, :, None] == np.arange(13)).sum(axis=1)
    laid = np.array((1, 4, 6, 4, 1))[held].prod(axis=1)
    flushes = np.where(held.max(axis=1) == 1, 4, 0)
    ways = np.zeros(len(every), dtype=np.int64)
    np.add.at(ways, order, np.stack([laid - flushes, flushes], axis=1))
    return Tables(
        ranks=numbers,
        suits=suits,
        order=order.astype(np.int16),
        final=(np.searchsorted(np.array(FLOORS), strengths, side="right") - 1).astype(np.uint8),
        start=stored["start"].astype(np.uint8),
        keeps=stored["keeps"].astype(np.uint8),
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


def suit_masks(cards: NDArray[np.int64]) -> NDArray[np.int64]:
    """For sets of cards, a row each, a number that is the same for sets that differ in their suits' names alone."""
    masks = np.zeros((len(cards), 4), dtype=np.int64)
    rows = np.arange(len(cards))
    for column in cards.T:
        masks[rows, column // 13] |= 1 << column % 13
    masks.sort(axis=1)
    found: NDArray[np.int64] = masks[:, 0] | masks[:, 1] << 13 | masks[:, 2] << 26 | masks[:, 3] << 39
    return found
