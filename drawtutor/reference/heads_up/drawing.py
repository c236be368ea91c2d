"""What one's own hand becomes in the exchange, around what the other is likely to hold. Needs numpy.

Cards that the other is more likely to hold than any others come less often: who opened holds aces more often than
deuces. How likely it holds each card is counted exactly; that it holds several of those that are drawn together is
taken for as likely as if one said nothing of the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from math import comb
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from drawtutor.cards import DECK, Card
from drawtutor.reference._packed import read_packed
from drawtutor.reference._vector import KEY, classify, suit_masks, tables
from drawtutor.reference.finals import FINALS
from drawtutor.reference.holders import FILE, holders

__all__ = ["finals_beside", "likely_held"]

Floats = NDArray[np.float64]
_Whole = NDArray[np.int64]

_SHIFT: Final = 19
_LOW: Final = (1 << _SHIFT) - 1
_HAND: Final = 5


class _Holding(NamedTuple):
    """How many hands of each class hold a set of cards, for every type of set: what `holders` counts by."""

    types: _Whole
    begins: _Whole
    classes: _Whole
    counts: _Whole


@cache
def _holding() -> _Holding:
    arrays = read_packed(FILE)
    lengths = np.array(arrays["lengths"].numbers, dtype=np.int64)
    begins = np.concatenate([[0], np.cumsum(lengths)])
    names = ("types", "classes", "counts")
    types, classes, counts = (np.array(arrays[name].numbers, dtype=np.int64) for name in names)
    return _Holding(types, begins, classes, counts)


def likely_held(seen: Sequence[Card], weights: Floats) -> Floats:
    """How likely the other holds each of `DECK`, by how likely it holds each of `STARTS`; none of the cards seen.

    Hands with a card and none of those that are seen are counted as in `holders`, for all cards at once.
    """
    whole = np.array(holders(seen), dtype=np.float64)
    per_hand = np.divide(weights, whole, out=np.zeros_like(whole), where=whole > 0)
    gone = sorted({card.index for card in seen if card.index < len(DECK)})
    left = np.array([card.index for card in DECK if card.index not in set(gone)])
    found = np.zeros(len(DECK))
    table = _holding()
    for size in range(min(len(gone), _HAND - 1) + 1):
        some = np.array(list(combinations(gone, size)), dtype=np.int64).reshape(comb(len(gone), size), size)
        sets = np.column_stack([np.repeat(some, len(left), axis=0), np.tile(left, len(some))])
        if size == _HAND - 1:
            likely = per_hand[classify(sets).start]
        else:
            places = np.searchsorted(table.types, suit_masks(sets))
            begins, ends = table.begins[places], table.begins[places + 1]
            lengths = ends - begins
            entries = np.repeat(begins - np.cumsum(lengths) + lengths, lengths) + np.arange(lengths.sum())
            its = np.repeat(np.arange(len(sets)), lengths)
            its_likely = table.counts[entries] * per_hand[table.classes[entries]]
            likely = np.bincount(its, weights=its_likely, minlength=len(sets))
        found[left] += (-1) ** size * likely.reshape(len(some), len(left)).sum(axis=0)
    return found


@cache
def _draws(left: int, thrown: int) -> NDArray[np.int64]:
    """Every way to take so many of the cards that are left, a column each, as their places among them."""
    ways = list(combinations(range(left), thrown))
    return np.array(ways, dtype=np.int64).reshape(len(ways), thrown).T


def finals_beside(keeps: Sequence[Sequence[Card]], seen: Sequence[Card], held: Floats) -> list[Floats]:
    """For each way to hold the hand, the chance of each of `FINALS`.

    ``seen`` are all cards that do not come, one's own among them; ``held`` is how likely the other holds each card.
    """
    gone = {card.index for card in seen}
    left = np.array([card.index for card in DECK if card.index not in gone])
    table = tables()
    drawn: dict[int, tuple[NDArray[np.int64], Floats]] = {}
    found = []
    for keep in keeps:
        thrown = 5 - len(keep)
        if thrown not in drawn:
            cards = left[_draws(len(left), thrown)]
            drawn[thrown] = KEY[cards].sum(axis=0), np.asarray((1 - held)[cards].prod(axis=0), dtype=np.float64)
        keys, likely = drawn[thrown]
        sums = keys + sum(int(KEY[card.index]) for card in keep)
        flush = table.suits[sums >> _SHIFT] == 5
        final = table.final[table.ranks[sums & _LOW], flush.view(np.int8)]
        chances = np.bincount(final, weights=likely, minlength=len(FINALS))
        found.append(chances / chances.sum())
    return found
