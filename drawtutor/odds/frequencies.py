"""How many of all five-card hands are of each kind, counted and not dealt (NO-04)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from drawtutor.cards import SUITS
from drawtutor.hands import HandCategory
from drawtutor.odds._counting import CATEGORIES, hands_with

__all__ = ["hand_frequencies", "royal_flushes"]


def hand_frequencies() -> Mapping[HandCategory, int]:
    """How many hands of the whole deck, without a joker, are of each kind; together 2,598,960.

    The royal flushes are among the straight flushes.
    """
    return MappingProxyType(dict(zip(CATEGORIES, hands_with(()), strict=True)))


def royal_flushes() -> int:
    """How many straight flushes go from the ten to the ace: one in each suit."""
    return len(SUITS)
