"""What five dealt cards are good for, and the common-sense exchange that belongs to each kind.

The kinds are those in which players think before the exchange: a hand that is made, a pair by its
height, four cards that want a fifth, or nothing. Common sense draws three to a pair, one to two pair,
two to three of a kind, one to four cards that are open to a straight or a flush, and otherwise keeps
the two highest. It is a rule of thumb and not the best exchange against every opponent.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from itertools import combinations
from typing import Final

from drawtutor.cards import Card, Rank
from drawtutor.hands import Hand, HandCategory

__all__ = ["RUNS", "DrawKind", "Holding", "by_use", "common_sense", "draw_kind", "holding_of"]


class Holding(StrEnum):
    """The kinds of dealt hand, the weakest first."""

    NOTHING = "nothing"
    ACE_HIGH = "ace-high"
    LOW_PAIR = "low-pair"
    """Twos to sevens."""
    FOUR_STRAIGHT = "four-straight"
    """Four in a row, open at both ends."""
    FOUR_FLUSH = "four-flush"
    MIDDLE_PAIR = "middle-pair"
    """Eights to tens."""
    HIGH_PAIR = "high-pair"
    """Jacks to aces."""
    TWO_PAIR = "two-pair"
    THREE_OF_A_KIND = "three-of-a-kind"
    PAT = "pat"
    """A straight or better: all five cards play."""


class DrawKind(StrEnum):
    """What four kept cards wait for."""

    STRAIGHT_FLUSH = "straight-flush"
    """Four of a suit that are four to a straight too."""
    FLUSH = "flush"
    OPEN_STRAIGHT = "open-straight"
    """Two ranks complete it."""
    INSIDE_STRAIGHT = "inside-straight"
    """One rank alone completes it, a gap within or the end of the ranks beyond."""


RUNS: Final = (*(frozenset(range(low, low + 5)) for low in range(9)), frozenset((12, 0, 1, 2, 3)))
"""The ten straights, as sets of ranks counted from 0 for the two."""


def _runs_with(ranks: frozenset[int]) -> int:
    return sum(ranks < run for run in RUNS)


def draw_kind(four: Sequence[Card]) -> DrawKind | None:
    """What these four cards wait for; None where no straight and no flush is in reach, or they are not four."""
    ranks = frozenset(card.rank - 2 for card in four)
    if len(four) != 4:
        return None
    runs = _runs_with(ranks) if len(ranks) == 4 else 0
    if len({card.suit for card in four}) == 1:
        return DrawKind.STRAIGHT_FLUSH if runs else DrawKind.FLUSH
    return (None, DrawKind.INSIDE_STRAIGHT, DrawKind.OPEN_STRAIGHT)[runs]


def _pair_holding(rank: int) -> Holding:
    if rank >= Rank.JACK:
        return Holding.HIGH_PAIR
    return Holding.MIDDLE_PAIR if rank >= Rank.EIGHT else Holding.LOW_PAIR


def by_use(cards: Sequence[Card]) -> tuple[Holding, tuple[Card, ...]]:
    """The kind of a hand, and its cards in the order in which they are worth keeping."""
    hand = Hand(cards)
    category = hand.rank.category
    order = hand.by_weight
    if category is HandCategory.PAIR:
        return _pair_holding(hand.rank.made_of[0]), order
    if category is HandCategory.TWO_PAIR:
        return Holding.TWO_PAIR, order
    if category is HandCategory.THREE_OF_A_KIND:
        return Holding.THREE_OF_A_KIND, order
    if category is not HandCategory.HIGH_CARD:
        return Holding.PAT, order
    for wanted, holding in (
        ((DrawKind.STRAIGHT_FLUSH, DrawKind.FLUSH), Holding.FOUR_FLUSH),
        ((DrawKind.OPEN_STRAIGHT,), Holding.FOUR_STRAIGHT),
    ):
        for four in combinations(order, 4):
            if draw_kind(four) in wanted:
                return holding, (*four, *(card for card in order if card not in four))
    return Holding.ACE_HIGH if order[0].rank is Rank.ACE else Holding.NOTHING, order


def holding_of(cards: Sequence[Card]) -> Holding:
    """The kind of this dealt hand; raises `CardError` for anything but five different cards."""
    return by_use(cards)[0]


_KEPT: Final = {Holding.PAT: 5, Holding.TWO_PAIR: 4, Holding.FOUR_FLUSH: 4, Holding.FOUR_STRAIGHT: 4} | {
    Holding.THREE_OF_A_KIND: 3
}


def common_sense(cards: Sequence[Card], *, max_discards: int = 5) -> tuple[Card, ...]:
    """The cards that common sense keeps, in the order they are held, throwing at most ``max_discards``.

    >>> from drawtutor.cards import format_cards, parse_cards
    >>> format_cards(common_sense(parse_cards("9s9hKd7c2d")))
    '9s9h'
    """
    holding, order = by_use(cards)
    kept = order[: max(_KEPT.get(holding, 2), 5 - max_discards)]
    return tuple(card for card in cards if card in kept)
