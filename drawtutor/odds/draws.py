"""What a hand becomes in the exchange: exact counts for each way of holding it (PL-24, PL-28).

Every card that has not been seen is equally likely, those that others hold or have thrown included:
that is the whole assumption (C28), and under it nothing here is estimated. With a joker in the deck it is
one of those cards until it is seen.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import comb
from types import MappingProxyType

from drawtutor.cards import Card
from drawtutor.hands import HandCategory, JokerUse, strength
from drawtutor.odds._counting import around_each, hands_with_but_without, lanes_of
from drawtutor.odds._indexes import CATEGORY, hand_indexes
from drawtutor.odds._subsets import exactly, splits, subsets

__all__ = ["HoldOdds", "all_holds", "by_category", "draw_count", "draws_for", "hold_odds"]

_CATEGORIES = tuple(HandCategory)
_NINE = _CATEGORIES[:-1]


@dataclass(frozen=True, slots=True, kw_only=True)
class HoldOdds:
    """What comes of keeping some cards of a hand and exchanging the others."""

    keep: tuple[Card, ...]
    discard: tuple[Card, ...]
    made: HandCategory
    """What the five cards are before the exchange."""
    total: int
    """How many sets of replacements can come, all equally likely."""
    counts: Mapping[HandCategory, int]
    """How many of them end in each category, from the lowest; together they are ``total``.

    Nine categories, and with a joker in play five of a kind as the tenth.
    """
    royals: int
    """How many of the straight flushes are royal."""

    def chance(self, category: HandCategory) -> Fraction:
        """The chance to end with exactly this category."""
        return Fraction(self.counts.get(category, 0), self.total)

    def ways(self, category: HandCategory) -> int:
        """How many sets of replacements end in this category or a higher one."""
        return sum(count for kind, count in self.counts.items() if kind >= category)

    def at_least(self, category: HandCategory) -> Fraction:
        """The chance to end with this category or a higher one."""
        return Fraction(self.ways(category), self.total)

    @property
    def improves(self) -> Fraction:
        """The chance to end in a higher category than the five cards are now."""
        return Fraction(sum(count for kind, count in self.counts.items() if kind > self.made), self.total)

    @property
    def worsens(self) -> Fraction:
        """The chance to end in a lower category than the five cards are now."""
        return Fraction(sum(count for kind, count in self.counts.items() if kind < self.made), self.total)


def draw_count(gone: int, thrown: int, joker: JokerUse) -> int:
    """How many sets of replacements there are for so many thrown cards, with so many further cards seen."""
    return comb((47 if joker is JokerUse.NONE else 48) - gone, thrown)


def draws_for(gone: int, thrown: int, joker: JokerUse) -> int:
    """The same for a hold that is asked about by itself; raises `ValueError` where too few cards are unseen."""
    total = draw_count(gone, thrown, joker)
    if not total:
        msg = f"{thrown} cards cannot be drawn where {draw_count(gone, 1, joker)} are unseen"
        raise ValueError(msg)
    return total


def by_category(packed: int, joker: JokerUse) -> tuple[Mapping[HandCategory, int], int]:
    """The categories that can be with this use of the joker, each with its count, and that of the royal flushes."""
    lanes = lanes_of(packed)
    kinds = _NINE if joker is JokerUse.NONE else _CATEGORIES
    # A tenth count without a joker is none, and has no category to stand under.
    return MappingProxyType(dict(zip(kinds, lanes, strict=False))), lanes[-1]


def hold_odds(
    hand: Sequence[Card], keep: Sequence[Card], *, seen: Sequence[Card] = (), joker: JokerUse = JokerUse.NONE
) -> HoldOdds:
    """The exact chances of keeping these cards of the hand and exchanging the others.

    ``seen`` are further cards that cannot come: one's own earlier discards, and cards that lay open. With a
    ``joker`` in play the deck has 53 cards. Raises `CardError` where the hand is not five different cards, a
    kept card is not in it, a card is there twice, or one is a joker that does not play; and `ValueError` where
    fewer cards are unseen than are to be drawn.

    >>> from drawtutor.cards import parse_cards
    >>> hold_odds(parse_cards("9s9hKd7c2d"), parse_cards("9s9h")).improves
    Fraction(1552, 5405)
    """
    held, kept, gone = hand_indexes(hand, keep, seen, joker)
    thrown = [card for card in held if card not in kept]
    total = draws_for(len(gone), len(thrown), joker)
    counts, royals = by_category(hands_with_but_without(kept, (*thrown, *gone), joker), joker)
    return HoldOdds(
        keep=tuple(card for card in hand if card in keep),
        discard=tuple(card for card in hand if card not in keep),
        made=CATEGORY[strength(hand, joker)],
        total=total,
        counts=counts,
        royals=royals,
    )


def all_holds(
    hand: Sequence[Card], *, seen: Sequence[Card] = (), max_discards: int = 5, joker: JokerUse = JokerUse.NONE
) -> tuple[HoldOdds, ...]:
    """The exact chances of every hold that throws at most ``max_discards`` cards, the fewest thrown first.

    All 32 of them take a fraction of a millisecond. A hold for which too few cards are unseen is left out. Raises
    `CardError` as `hold_odds` does.
    """
    held, _, gone = hand_indexes(hand, (), seen, joker)
    if gone or joker is not JokerUse.NONE:
        table = [hands_with_but_without(some, gone, joker) for some in subsets(held)]
    else:
        table = around_each(held)
    exactly(table)
    made = CATEGORY[strength(hand, joker)]
    found = []
    for kept, keep, discard in splits(hand, max_discards):
        total = draw_count(len(gone), len(discard), joker)
        if not total:
            break
        counts, royals = by_category(table[kept], joker)
        found.append(
            HoldOdds(
                keep=keep,
                discard=discard,
                made=made,
                total=total,
                counts=counts,
                royals=royals,
            )
        )
    return tuple(found)
