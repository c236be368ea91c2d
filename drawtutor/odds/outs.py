"""Outs: the single cards that make the hand, one by one, so that none is counted twice (C12)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from drawtutor.cards import DECK, JOKER, Card, CardError
from drawtutor.hands import HandCategory, JokerUse, strength
from drawtutor.odds._indexes import CATEGORY, hand_indexes, unseen

__all__ = ["outs", "outs_by_category"]

_CARDS: Final = (*DECK, JOKER)


def outs_by_category(
    hand: Sequence[Card], keep: Sequence[Card], *, seen: Sequence[Card] = (), joker: JokerUse = JokerUse.NONE
) -> Mapping[HandCategory, tuple[Card, ...]]:
    """Which card makes what, when one card is exchanged: every unseen card under the category it gives.

    Where a joker plays and has not been seen, it is one of them. Raises `CardError` where other than four
    cards are kept, and as `hold_odds` does.
    """
    held, kept, gone = hand_indexes(hand, keep, seen, joker)
    if len(kept) != 4:
        msg = f"outs are the cards that one card is exchanged for: keep four cards, not {len(kept)}"
        raise CardError(msg)
    found: dict[HandCategory, list[Card]] = {}
    for index in unseen((*held, *gone), joker):
        card = _CARDS[index]
        found.setdefault(CATEGORY[strength((*keep, card), joker)], []).append(card)
    return MappingProxyType({category: tuple(found[category]) for category in sorted(found, reverse=True)})


def outs(
    hand: Sequence[Card],
    keep: Sequence[Card],
    *,
    at_least: HandCategory | None = None,
    seen: Sequence[Card] = (),
    joker: JokerUse = JokerUse.NONE,
) -> tuple[Card, ...]:
    """The cards that make ``at_least`` this category; without one, the cards that improve on the hand as it is.

    In the order of the deck. Raises `CardError` as `outs_by_category` does.
    """
    made = CATEGORY[strength(hand, joker)]
    found = [
        card
        for category, cards in outs_by_category(hand, keep, seen=seen, joker=joker).items()
        if (category > made if at_least is None else category >= at_least)
        for card in cards
    ]
    return tuple(sorted(found, key=lambda card: card.index))
