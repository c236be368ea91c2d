"""The kind of a dealt hand by a sum of keys, for where hands are dealt by the hundred thousand.

What a hand is good for depends on its ranks, and on whether four or five of its cards are of a suit. Both can
be read off the sum, so that a look into a table that fills itself is enough.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from drawtutor.cards import DECK
from drawtutor.odds._indexes import RANK_KEY
from drawtutor.odds.holdings import Holding, by_use

__all__ = ["KINDS", "KIND_KEY", "RANKS", "SHAPES", "SUIT_SHIFT", "learn"]

SUIT_SHIFT: Final = 19
RANKS: Final = (1 << SUIT_SHIFT) - 1
"""The bits of a sum that tell the ranks; those above count the cards of each suit, three bits a suit."""

KIND_KEY: Final = tuple(RANK_KEY[card % 13] + (1 << SUIT_SHIFT + 3 * (card // 13)) for card in range(52))
"""The key of each card."""

SHAPES: Final = tuple(
    max(max(suits >> 3 * suit & 7 for suit in range(4)) - 3, 0) << SUIT_SHIFT for suits in range(1 << 12)
)
"""For the counts of the suits, as in a sum, what with the ranks tells the kind: whether four or five are of a suit."""

KINDS: Final[dict[int, Holding]] = {}
"""The kinds that have been met, by shape and ranks of the hand."""


def learn(at: int, cards: Sequence[int]) -> Holding:
    """Enters the kind of these cards in `KINDS`, at their shape and ranks."""
    holding = KINDS[at] = by_use([DECK[card] for card in cards])[0]
    return holding
