"""How many of all five-card hands are of each kind, counted and not dealt (NO-04)."""

from __future__ import annotations

from collections.abc import Mapping

from drawtutor.cards import RANKS, Rank
from drawtutor.hands import HandCategory, JokerUse
from drawtutor.odds._counting import hands_with
from drawtutor.odds.draws import by_category

__all__ = ["dealt_at_least", "hand_frequencies", "pair_or_better", "royal_flushes"]


def hand_frequencies(joker: JokerUse = JokerUse.NONE) -> Mapping[HandCategory, int]:
    """How many hands of the whole deck are of each kind; together 2,598,960, and 2,869,685 with a joker.

    The royal flushes are among the straight flushes.
    """
    return by_category(hands_with((), joker), joker)[0]


def royal_flushes(joker: JokerUse = JokerUse.NONE) -> int:
    """How many straight flushes go from the ten to the ace: one in each suit, and five more of each with a joker."""
    return by_category(hands_with((), joker), joker)[1]


def dealt_at_least(category: HandCategory) -> int:
    """How many hands of the whole deck are of this kind or a higher one."""
    return sum(count for kind, count in hand_frequencies().items() if kind >= category)


def pair_or_better(rank: Rank) -> int:
    """How many hands of the whole deck are a pair of this rank or beat it, as with jacks or better (EN-12).

    >>> pair_or_better(Rank.JACK)
    536100
    """
    # No rank is dealt more often than another, so that each has its share of the pairs.
    of_each = hand_frequencies()[HandCategory.PAIR] // len(RANKS)
    return dealt_at_least(HandCategory.TWO_PAIR) + of_each * sum(other >= rank for other in RANKS)
