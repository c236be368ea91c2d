"""Outs: the single cards that make the hand, one by one, so that none is counted twice (C12)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from drawtutor.cards import DECK, Card, CardError
from drawtutor.hands import HandCategory, strength
from drawtutor.odds._indexes import CATEGORY, KEY, hand_indexes, strength_of, unseen

__all__ = ["outs", "outs_by_category"]


def outs_by_category(
    hand: Sequence[Card], keep: Sequence[Card], *, seen: Sequence[Card] = ()
) -> Mapping[HandCategory, tuple[Card, ...]]:
    """Which card makes what, when one card is exchanged: every unseen card under the category it gives.

    Raises `CardError` where other than four cards are kept, and as `hold_odds` does.
    """
    held, kept, gone = hand_indexes(hand, keep, seen)
    if len(kept) != 4:
        msg = f"outs are the cards that one card is exchanged for: keep four cards, not {len(kept)}"
        raise CardError(msg)
    base = sum(KEY[card] for card in kept)
    found: dict[HandCategory, list[Card]] = {}
    for card in unseen((*held, *gone)):
        found.setdefault(CATEGORY[strength_of(base + KEY[card])], []).append(DECK[card])
    return MappingProxyType({category: tuple(found[category]) for category in sorted(found, reverse=True)})


def outs(
    hand: Sequence[Card],
    keep: Sequence[Card],
    *,
    at_least: HandCategory | None = None,
    seen: Sequence[Card] = (),
) -> tuple[Card, ...]:
    """The cards that make ``at_least`` this category; without one, the cards that improve on the hand as it is.

    In the order of the deck. Raises `CardError` as `outs_by_category` does.
    """
    made = CATEGORY[strength(hand)]
    wanted = at_least if at_least is not None else HandCategory(made + 1)
    found = [
        card
        for category, cards in outs_by_category(hand, keep, seen=seen).items()
        if category >= wanted
        for card in cards
    ]
    return tuple(sorted(found, key=lambda card: card.index))
