"""Counts over all starting hands: what two players hold together, what each class becomes, what cards remove.

Everything is counted exactly, over all 2,598,960 hands: two hands that share no card by inclusion and exclusion
over the cards that they could share, and what a class becomes over every hand of it and every draw.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from itertools import combinations
from math import comb
from typing import Final

import numpy as np
from numpy.typing import NDArray

from drawtutor.cards import DECK
from drawtutor.odds import all_hold_ranks
from drawtutor.reference._vector import classify, suit_masks
from drawtutor.reference.finals import FINALS, FLOORS
from drawtutor.reference.starts import MOST_THROWN, STARTS

__all__ = ["Progress", "becoming", "dealt_pairs", "every_hand", "holders_of", "told", "types_of"]

Progress = Callable[[float], None]
"""Told which part of a task is done, 0 to 1."""

_CLASSES: Final = len(STARTS)


def told(name: str, done: float) -> None:
    """Draws a bar of progress on the error stream."""
    width = 40
    bar = "#" * round(width * done)
    print(f"\r{name:<60} [{bar:<{width}}] {done:4.0%}", end="" if done < 1 else "\n", file=sys.stderr, flush=True)


def every_hand() -> NDArray[np.int64]:
    """All hands, five card indexes a row in ascending order."""
    hands = np.fromiter(
        (card for five in combinations(range(52), 5) for card in five), dtype=np.int64, count=5 * comb(52, 5)
    )
    return hands.reshape(-1, 5)


def _numbered(cards: NDArray[np.int64]) -> NDArray[np.int64]:
    """A number for each row of ascending cards, without gaps: their place among all sets of that size."""
    found = np.zeros(len(cards), dtype=np.int64)
    for place in range(cards.shape[1]):
        ways = np.array([comb(card, place + 1) for card in range(52)], dtype=np.int64)
        found += ways[cards[:, place]]
    return found


def _containing(hands: NDArray[np.int64], start: NDArray[np.uint8], size: int) -> NDArray[np.int64]:
    """For each set of so many cards, how many hands of each class contain it."""
    sets = comb(52, size)
    counts = np.zeros(sets * _CLASSES, dtype=np.int64)
    for places in combinations(range(5), size):
        key = _numbered(hands[:, places]) * _CLASSES + start
        counts += np.bincount(key, minlength=sets * _CLASSES)
    return counts.reshape(sets, _CLASSES)


def dealt_pairs(hands: NDArray[np.int64], start: NDArray[np.uint8]) -> NDArray[np.int64]:
    """How many pairs of hands without a common card there are for each two classes."""
    sizes = np.bincount(start, minlength=_CLASSES).astype(np.int64)
    found = np.outer(sizes, sizes) - np.diag(sizes)
    for size in range(1, 5):
        table = _containing(hands, start, size).astype(np.float64)
        # Whole numbers under 2**53: the products are exact.
        both = np.rint(table.T @ table).astype(np.int64)
        found += both if size % 2 == 0 else -both
    return found


def types_of(hands: NDArray[np.int64]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """One hand of each of the 134,459 types that differ by more than suits' names, and how many there are of each."""
    _, first, counts = np.unique(suit_masks(hands), return_index=True, return_counts=True)
    return hands[first], counts


def becoming(progress: Progress) -> NDArray[np.float64]:
    """The chance of each class of final hand, for each class of starting hand and number of cards thrown."""
    hands, weights = types_of(every_hand())
    found = np.zeros((_CLASSES, MOST_THROWN + 1, len(FINALS)))
    read = classify(hands)
    bounds: NDArray[np.int64] | None = None
    for row in range(len(hands)):
        start = STARTS[read.start[row]]
        cards = [DECK[card] for card in read.cards[row]]
        wanted = {}
        for thrown in start.throws:
            kept = frozenset(cards[place] for place in range(5) if read.keeps[row, thrown] >> place & 1)
            wanted[kept] = thrown
        for hold in all_hold_ranks(cards, max_discards=max(start.throws)):
            thrown_ = wanted.get(frozenset(hold.keep))
            if thrown_ is None:
                continue
            if bounds is None:
                bounds = np.searchsorted(np.array(hold.strengths), np.array(FLOORS))
            counts = np.frombuffer(hold.packed, dtype=np.uint16).astype(np.int64)
            found[start.index, thrown_] += np.add.reduceat(counts, bounds) * (weights[row] / hold.total)
        if row % 500 == 0:
            progress(row / len(hands))
    found /= np.maximum(found.sum(axis=2, keepdims=True), 1e-30)
    return found


def holders_of() -> tuple[NDArray[np.int64], list[NDArray[np.int64]]]:
    """For every type of 0 to 4 cards, how many hands of each class contain cards of that type.

    The types are given by their `suit_masks`, ascending, and the counts in the same order.
    """
    hands = every_hand()
    start = classify(hands).start
    keys: list[int] = []
    counts: list[NDArray[np.int64]] = []
    for size in range(5):
        sets = np.array(list(combinations(range(52), size)), dtype=np.int64).reshape(comb(52, size), size)
        types, first = np.unique(suit_masks(sets), return_index=True)
        table = _containing(hands, start, size)
        rows = table[_numbered(sets[first])]
        keys += types.tolist()
        counts += list(rows)
    order = np.argsort(np.array(keys))
    return np.array(keys)[order], [counts[place] for place in order]
