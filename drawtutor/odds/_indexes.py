"""Hands as whole numbers, so that thousands can be compared in a moment.

A card is its index (0 to 51), and each index has a key. The sum of five keys says which ranks a hand
holds and whether it is a flush, and so, by a table that fills itself, how strong it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from drawtutor.cards import DECK, JOKER, Card, CardError, format_cards
from drawtutor.hands import HandCategory, HandRank, strength

__all__ = ["CATEGORY", "FLUSH", "KEY", "PLAIN", "RANK_KEY", "SUIT_SHIFT", "indexes", "strength_of", "unseen"]

RANK_KEY: Final[tuple[int, ...]] = (0, 1, 5, 22, 94, 312, 992, 2422, 5624, 12522, 19998, 43258, 79415)
"""One number a rank, two to ace, chosen so that no two different sets of five ranks have the same sum."""

SUIT_SHIFT: Final = 19
_RANKS: Final = (1 << SUIT_SHIFT) - 1
# Five equal ones of these cannot be summed from any other five, so the sum alone tells a flush.
_SUIT_KEY: Final = (0, 1, 6, 7)

KEY: Final[tuple[int, ...]] = tuple(RANK_KEY[card % 13] + (_SUIT_KEY[card // 13] << SUIT_SHIFT) for card in range(52))
"""The key of each card."""

_FLUSHES: Final = frozenset(5 * suit for suit in _SUIT_KEY)


def _ranks_of_sum(total: int) -> tuple[int, ...]:
    """Which five ranks have keys that sum to this."""

    def search(rest: int, count: int, highest: int) -> tuple[int, ...] | None:
        if count == 0:
            return () if rest == 0 else None
        for rank in range(highest, -1, -1):
            if RANK_KEY[rank] <= rest <= count * RANK_KEY[rank]:
                found = search(rest - RANK_KEY[rank], count - 1, rank)
                if found is not None and (len(found) < 4 or found[3] != rank):
                    return (rank, *found)
        return None

    found = search(total, 5, 12)
    if found is None:
        msg = f"no five ranks make the sum {total}"
        raise KeyError(msg)
    return found


class _PlainStrengths(dict[int, int]):
    """The strength of a hand that is no flush, by the sum of its five rank keys."""

    def __missing__(self, total: int) -> int:
        ranks = _ranks_of_sum(total)
        # Equal ranks get different suits; a hand of five ranks has its last card in another suit.
        suits = [ranks[:place].count(rank) for place, rank in enumerate(ranks)]
        if len(set(ranks)) == 5:
            suits[4] = 1
        found = self[total] = strength([DECK[13 * suit + rank] for suit, rank in zip(suits, ranks, strict=True)])
        return found


class _FlushStrengths(dict[int, int]):
    """The strength of a flush, by the sum of its five rank keys."""

    def __missing__(self, total: int) -> int:
        found = self[total] = strength([DECK[rank] for rank in _ranks_of_sum(total)])
        return found


class _Categories(dict[int, HandCategory]):
    """The category of a strength."""

    def __missing__(self, packed: int) -> HandCategory:
        found = self[packed] = HandRank(packed).category
        return found


PLAIN: Final = _PlainStrengths()
FLUSH: Final = _FlushStrengths()
CATEGORY: Final = _Categories()


def strength_of(total: int) -> int:
    """The strength of the five cards whose keys sum to this."""
    return FLUSH[total & _RANKS] if total >> SUIT_SHIFT in _FLUSHES else PLAIN[total & _RANKS]


def indexes(cards: Iterable[Card], *, none_of: Sequence[Card] = ()) -> tuple[int, ...]:
    """The indexes of the cards; raises `CardError` for a joker, a doubled card, and one of ``none_of``."""
    found: list[int] = []
    for card in cards:
        if card is JOKER:
            msg = "chances are counted for the fifty-two cards, without a joker"
            raise CardError(msg)
        if card.index in found or card in none_of:
            msg = f"{card} is there twice"
            raise CardError(msg)
        found.append(card.index)
    return tuple(found)


def hand_indexes(hand: Sequence[Card], keep: Sequence[Card], seen: Sequence[Card]) -> tuple[tuple[int, ...], ...]:
    """The indexes of hand, kept cards and further seen cards; raises `CardError` where they do not fit together."""
    held = indexes(hand)
    if len(held) != 5:
        msg = f"a hand is five cards, not {format_cards(hand, separator=' ') or 'none'}"
        raise CardError(msg)
    for card in keep:
        if card not in hand:
            msg = f"{card} is not in the hand, so it cannot be kept"
            raise CardError(msg)
    return held, indexes(keep), indexes(seen, none_of=hand)


def unseen(known: Iterable[int]) -> list[int]:
    """The cards of the deck other than these, in the deck's order."""
    gone = frozenset(known)
    return [card for card in range(52) if card not in gone]
