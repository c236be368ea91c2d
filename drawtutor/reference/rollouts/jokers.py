"""Hands with a joker, thousands at once: the card that it stands for, and five of a kind.

In roll-outs a joker is the card 52 where it is wild, and 53 where it is a bug: what it may stand for goes with it.
"""

from __future__ import annotations

from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from drawtutor.cards import JOKER, Card
from drawtutor.hands import HandCategory, JokerUse
from drawtutor.reference._vector import KEY, tables
from drawtutor.reference.finals import FINALS

__all__ = ["BUG", "NUMBERS", "WILD", "all_five", "number_of", "stands_for"]

Cards = NDArray[np.uint8]

WILD: Final = 52
BUG: Final = 53
NUMBERS: Final = 54
"""How many card numbers there are, of which a deck has 52 or 53."""
_ACE: Final = 12


def number_of(card: Card, use: JokerUse) -> int:
    """The number of a card in roll-outs."""
    if card is not JOKER:
        return card.index
    return BUG if use is JokerUse.BUG else WILD


def stands_for(cards: Cards) -> Cards:
    """For hands with a joker, five rows, the card that it stands for: the best one, and of equals the first."""
    jokers = cards >= WILD
    plain = np.where(jokers, 0, cards)
    sums = np.where(jokers, 0, KEY[plain]).sum(axis=0)
    deck = np.arange(WILD)
    held = ((plain == deck[:, None, None]) & ~jokers).any(axis=1)
    rest = np.where(held, sums.min(), sums + KEY[:, None])
    table = tables()
    low, high = rest & (1 << 19) - 1, rest >> 19
    flush = (table.suits[high] == 5).view(np.int8)
    made = table.order[table.ranks[np.where(held, 0, low)], flush]
    completes = _between(made, HandCategory.STRAIGHT, HandCategory.FLUSH)
    completes |= _between(made, HandCategory.STRAIGHT_FLUSH, HandCategory.STRAIGHT_FLUSH)
    fits = ~held & (completes | (deck % 13 == _ACE)[:, None])
    # Beside four aces a bug may be anything.
    any_card = (cards == WILD).any(axis=0) | ~fits.any(axis=0)
    made = np.where(np.where(any_card, ~held, fits), made, -1)
    best: Cards = np.argmax(made, axis=0).astype(np.uint8)
    return best


def _between(made: NDArray[np.int16], first: HandCategory, last: HandCategory) -> NDArray[np.bool_]:
    low, high = _orders(first, last)
    found: NDArray[np.bool_] = (made >= low) & (made <= high)
    return found


@cache
def _orders(first: HandCategory, last: HandCategory) -> tuple[np.int16, np.int16]:
    """The lowest and the highest place of these categories."""
    table = tables()
    classes = [final.index for final in FINALS if first <= final.category <= last]
    orders = table.order[(table.final >= classes[0]) & (table.final <= classes[-1])]
    return orders.min(), orders.max()


def all_five(cards: Cards) -> NDArray[np.int16]:
    """For hands with a joker their place beyond the 7,462 ranks of hand where they are five of a kind; else -1."""
    ranks = np.where(cards >= WILD, 0, cards % 13)
    top = ranks.max(axis=0)
    alike = (np.where(cards >= WILD, top, ranks) == top).all(axis=0)
    alike &= (cards != BUG).all(axis=0) | (top == _ACE)
    return np.where(alike, len(tables().strengths) + top.astype(np.int16), np.int16(-1))
