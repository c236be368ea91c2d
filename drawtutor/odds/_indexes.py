"""Hands as whole numbers, so that thousands can be compared in a moment.

A card is its index (0 to 51, and 52 for the joker), and each index but the joker's has a key. The sum of
five keys says which ranks a hand holds and whether it is a flush, and so, by a table, how strong it is;
beside a joker the sum of the other four does.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations, combinations_with_replacement
from typing import Final

from drawtutor.cards import JOKER, Card, CardError, format_cards
from drawtutor.hands import HandCategory, HandRank, JokerUse, strength_of_ranks

__all__ = [
    "BESIDE_JOKER",
    "CATEGORY",
    "FLUSH",
    "JOKER_INDEX",
    "KEY",
    "PLAIN",
    "RANK_KEY",
    "SUIT_SHIFT",
    "Strengths",
    "hand_indexes",
    "indexes",
    "strength_of",
    "unseen",
]

JOKER_INDEX: Final = JOKER.index
RANK_KEY: Final[tuple[int, ...]] = (0, 1, 5, 22, 94, 312, 992, 2422, 5624, 12522, 19998, 43258, 79415)
"""One number a rank, two to ace, chosen so that no two different sets of five ranks have the same sum."""

SUIT_SHIFT: Final = 19
_RANKS: Final = (1 << SUIT_SHIFT) - 1
# Five equal ones of these cannot be summed from any other five, so the sum alone tells a flush.
_SUIT_KEY: Final = (0, 1, 6, 7)

KEY: Final[tuple[int, ...]] = tuple(RANK_KEY[card % 13] + (_SUIT_KEY[card // 13] << SUIT_SHIFT) for card in range(52))
"""The key of each card."""

_FLUSHES: Final = frozenset(5 * suit for suit in _SUIT_KEY)


class Strengths(dict[int, int]):
    """The strength of a hand by the sum of its rank keys: of five cards, or of the four beside a joker.

    It fills itself when it is first asked, in some milliseconds, and is whole from then on. Raises `KeyError`
    for a sum that no such cards have.
    """

    def __init__(self, *, suited: bool, joker: JokerUse = JokerUse.NONE) -> None:
        super().__init__()
        self._suited = suited
        self._joker = joker

    def __missing__(self, total: int) -> int:
        if self:
            raise KeyError(total)
        self.fill()
        return self[total]

    def fill(self) -> None:
        """Works out the strength of every sum."""
        size = 5 if self._joker is JokerUse.NONE else 4
        choose = combinations if self._suited else combinations_with_replacement
        for ranks in choose(range(14, 1, -1), size):
            # No five cards have one rank: the deck has four of each.
            if size < 5 or ranks[0] != ranks[4]:
                total = sum([RANK_KEY[rank - 2] for rank in ranks])
                self[total] = strength_of_ranks(ranks, suited=self._suited, joker=self._joker)


class _Categories(dict[int, HandCategory]):
    """The category of a strength."""

    def __missing__(self, packed: int) -> HandCategory:
        found = self[packed] = HandRank(packed).category
        return found


PLAIN: Final = Strengths(suited=False)
FLUSH: Final = Strengths(suited=True)
BESIDE_JOKER: Final = {
    joker: (Strengths(suited=False, joker=joker), Strengths(suited=True, joker=joker))
    for joker in (JokerUse.WILD, JokerUse.BUG)
}
"""For each use of the joker what it makes of four cards, and of four cards of one suit."""
CATEGORY: Final = _Categories()


def strength_of(total: int) -> int:
    """The strength of the five cards whose keys sum to this."""
    return FLUSH[total & _RANKS] if total >> SUIT_SHIFT in _FLUSHES else PLAIN[total & _RANKS]


def indexes(cards: Iterable[Card], *, none_of: Sequence[Card] = (), joker: JokerUse = JokerUse.NONE) -> tuple[int, ...]:
    """The indexes of the cards; raises `CardError` for a doubled card, and one of ``none_of``.

    It does so for a joker too, where none plays.
    """
    found: list[int] = []
    for card in cards:
        if card is JOKER and joker is JokerUse.NONE:
            msg = "chances are counted for the fifty-two cards, without a joker"
            raise CardError(msg)
        if card.index in found or card in none_of:
            msg = f"{card} is there twice"
            raise CardError(msg)
        found.append(card.index)
    return tuple(found)


def hand_indexes(
    hand: Sequence[Card], keep: Sequence[Card], seen: Sequence[Card], joker: JokerUse = JokerUse.NONE
) -> tuple[tuple[int, ...], ...]:
    """The indexes of hand, kept cards and further seen cards; raises `CardError` where they do not fit together."""
    held = indexes(hand, joker=joker)
    if len(held) != 5:
        msg = f"a hand is five cards, not {format_cards(hand, separator=' ') or 'none'}"
        raise CardError(msg)
    for card in keep:
        if card not in hand:
            msg = f"{card} is not in the hand, so it cannot be kept"
            raise CardError(msg)
    return held, indexes(keep, joker=joker), indexes(seen, none_of=hand, joker=joker)


def unseen(known: Iterable[int], joker: JokerUse = JokerUse.NONE) -> list[int]:
    """The cards of the deck other than these, in the deck's order; the joker is the last, where one plays."""
    gone = frozenset(known)
    return [card for card in range(52 if joker is JokerUse.NONE else 53) if card not in gone]
