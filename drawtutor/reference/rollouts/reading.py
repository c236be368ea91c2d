"""What thousands of hands are: five rows of cards, a column a hand. A card is its index, 0 to 51."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from drawtutor.hands import HandCategory
from drawtutor.reference._vector import KEY, tables
from drawtutor.reference.finals import FINALS
from drawtutor.reference.rollouts.cells import keeps_of
from drawtutor.reference.rollouts.jokers import WILD, all_five, stands_for
from drawtutor.reference.starts import ALL_SUITED
from drawtutor.reference.table.classes import TO_TABLE_FINAL

__all__ = ["Cards", "Read", "final_classes", "kept_places", "orders", "read", "table_finals"]

Cards = NDArray[np.uint8]

_SHIFT: Final = 19
_LOW: Final = (1 << _SHIFT) - 1
# The keys of five cards come to less than 31 bits.
_KEY: Final = KEY.astype(np.int32)
_CARDS: Final = np.arange(52)
_SORTING: Final = ((12 - _CARDS % 13) * 4 + _CARDS // 13).astype(np.uint8)
"""Sorts cards the highest rank first, and equal ranks by suit."""
_SORTED: Final = np.argsort(_SORTING).astype(np.uint8)


@dataclass(frozen=True, slots=True)
class Read:
    """Hands with their cards in order, and the cell that each belongs to."""

    cards: Cards
    number: NDArray[np.uint16]
    code: NDArray[np.uint8]

    @property
    def start(self) -> NDArray[np.uint8]:
        """The classes of starting hand."""
        return tables().start[self.number, self.code]

    def at(self, rows: NDArray[np.int64]) -> Read:
        """These of the hands."""
        return Read(self.cards[:, rows], self.number[rows], self.code[rows])


def read(cards: Cards) -> Read:
    """Puts each hand in order, and finds its set of ranks and its suit code."""
    table = tables()
    jokers = np.nonzero((cards >= WILD).any(axis=0))[0]
    if len(jokers):
        stood = stands_for(cards[:, jokers])
        real, cards = cards[:, jokers].max(axis=0), cards.copy()
        cards[:, jokers] = np.where(cards[:, jokers] >= WILD, stood, cards[:, jokers])
    hands = _SORTED[np.sort(_SORTING[cards].T, axis=1)].T
    sums = _sums(hands)
    suited = table.suits[sums >> _SHIFT]
    code = np.where(suited == 5, np.uint8(ALL_SUITED), np.uint8(0))
    four = np.nonzero((suited > 0) & (suited < 5))[0]
    if len(four):
        odd = np.argmax(hands[:, four] // 13 != suited[four] - 1, axis=0)
        code[four] = odd + 1
    hands = np.ascontiguousarray(hands)
    if len(jokers):
        # The joker lies in the place of the card that it stands for.
        hands[:, jokers] = np.where(hands[:, jokers] == stood, real, hands[:, jokers])
    return Read(hands, table.ranks[sums & _LOW], code)


def _sums(cards: Cards) -> NDArray[np.int32]:
    keys = _KEY[cards]
    found: NDArray[np.int32] = keys[0] + keys[1] + keys[2] + keys[3] + keys[4]
    return found


def orders(cards: Cards) -> NDArray[np.int16]:
    """How strong these hands are, as places among the 7,462 ranks of hand, in whatever order their cards lie.

    Five of a kind stands above all places.
    """
    table = tables()
    jokers = np.nonzero((cards >= WILD).any(axis=0))[0]
    if len(jokers):
        some, cards = cards[:, jokers], cards.copy()
        cards[:, jokers] = np.where(some >= WILD, stands_for(some), some)
    sums = _sums(cards)
    flush = table.suits[sums >> _SHIFT] == 5
    found: NDArray[np.int16] = table.order[table.ranks[sums & _LOW], flush.view(np.int8)]
    if len(jokers):
        found[jokers] = np.maximum(found[jokers], all_five(some))
    return found


@cache
def final_classes() -> NDArray[np.uint8]:
    """By the place among the ranks of hand, the class of final hand; five of a kind plays as four of a kind does."""
    table = tables()
    four = next(final.index for final in FINALS if final.category is HandCategory.FOUR_OF_A_KIND)
    found = np.full(len(table.strengths) + 13, four, dtype=np.uint8)
    found[table.order] = table.final
    return found


@cache
def table_finals() -> NDArray[np.uint8]:
    """The same, for the wider classes of three to six players."""
    return np.array(TO_TABLE_FINAL, dtype=np.uint8)[final_classes()]


def kept_places(hands: Read, thrown: NDArray[np.uint8] | int) -> NDArray[np.bool_]:
    """Which places each hand keeps when it throws so many: five rows. A joker is always kept."""
    bits = keeps_of()[hands.number, hands.code, thrown]
    places: NDArray[np.bool_] = (bits >> np.arange(5, dtype=np.uint8)[:, None] & 1).astype(np.bool_)
    places |= hands.cards >= WILD
    return places
