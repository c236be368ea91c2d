"""What a hand becomes in the exchange: exact counts for each way of holding it (PL-24, PL-28).

Every card that has not been seen is equally likely, those that others hold or have thrown included:
that is the whole assumption (C28), and under it nothing here is estimated.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from math import comb
from types import MappingProxyType

from drawtutor.cards import Card
from drawtutor.hands import HandCategory, HandRank, strength
from drawtutor.odds._counting import CATEGORIES, Counts, hands_with_but_without
from drawtutor.odds._indexes import CATEGORY, FLUSH, PLAIN, RANK_KEY, hand_indexes, unseen

__all__ = ["HoldOdds", "all_holds", "hold_odds", "hold_ranks"]


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
    """How many of them end in each category, from the lowest; together they are ``total``."""

    def chance(self, category: HandCategory) -> Fraction:
        """The chance to end with exactly this category."""
        return Fraction(self.counts.get(category, 0), self.total)

    def at_least(self, category: HandCategory) -> Fraction:
        """The chance to end with this category or a higher one."""
        return Fraction(sum(count for kind, count in self.counts.items() if kind >= category), self.total)

    @property
    def improves(self) -> Fraction:
        """The chance to end in a higher category than the five cards are now."""
        return Fraction(sum(count for kind, count in self.counts.items() if kind > self.made), self.total)

    @property
    def worsens(self) -> Fraction:
        """The chance to end in a lower category than the five cards are now."""
        return Fraction(sum(count for kind, count in self.counts.items() if kind < self.made), self.total)


def _hold(hand: Sequence[Card], keep: Sequence[Card], made: HandCategory, total: int, counts: Counts) -> HoldOdds:
    return HoldOdds(
        keep=tuple(card for card in hand if card in keep),
        discard=tuple(card for card in hand if card not in keep),
        made=made,
        total=total,
        counts=MappingProxyType(dict(zip(CATEGORIES, counts, strict=True))),
    )


def hold_odds(hand: Sequence[Card], keep: Sequence[Card], *, seen: Sequence[Card] = ()) -> HoldOdds:
    """The exact chances of keeping these cards of the hand and exchanging the others.

    ``seen`` are further cards that cannot come: one's own earlier discards, and cards that lay open.
    Raises `CardError` where the hand is not five different cards, a kept card is not in it, a card is
    there twice, or one is the joker.

    >>> from drawtutor.cards import parse_cards
    >>> hold_odds(parse_cards("9s9hKd7c2d"), parse_cards("9s9h")).improves
    Fraction(1552, 5405)
    """
    held, kept, gone = hand_indexes(hand, keep, seen)
    thrown = [card for card in held if card not in kept]
    counts = hands_with_but_without(kept, (*thrown, *gone))
    return _hold(hand, keep, CATEGORY[strength(hand)], comb(47 - len(gone), len(thrown)), counts)


def all_holds(hand: Sequence[Card], *, seen: Sequence[Card] = (), max_discards: int = 5) -> tuple[HoldOdds, ...]:
    """The exact chances of every hold that throws at most ``max_discards`` cards, the fewest thrown first.

    All 32 of them take a few milliseconds. Raises `CardError` as `hold_odds` does.
    """
    held, _, gone = hand_indexes(hand, (), seen)
    # For every subset of the hand: the hands that contain it, whatever else of the hand they contain ...
    table = [
        list(hands_with_but_without([card for place, card in enumerate(held) if subset >> place & 1], gone))
        for subset in range(32)
    ]
    # ... from which those are taken that contain one thrown card more, thrown card by thrown card.
    for place in range(5):
        for subset in range(32):
            if not subset >> place & 1:
                row, larger = table[subset], table[subset | 1 << place]
                for kind, count in enumerate(larger):
                    row[kind] -= count
    made = CATEGORY[strength(hand)]
    return tuple(
        _hold(
            hand,
            [hand[place] for place in range(5) if place not in thrown],
            made,
            comb(47 - len(gone), len(thrown)),
            tuple(table[31 - sum(1 << place for place in thrown)]),
        )
        for thrown in _throws(max_discards)
    )


def _throws(most: int) -> Iterator[tuple[int, ...]]:
    for count in range(min(most, 5) + 1):
        yield from combinations(range(5), count)


def hold_ranks(hand: Sequence[Card], keep: Sequence[Card], *, seen: Sequence[Card] = ()) -> Mapping[HandRank, int]:
    """How many sets of replacements end in each rank of hand, from the weakest: `hold_odds` to the last kicker.

    It answers what categories cannot: aces up, a pair of kings or better. The counts sum to the
    ``total`` of `hold_odds`. Raises `CardError` as `hold_odds` does.
    """
    held, kept, gone = hand_indexes(hand, keep, seen)
    counts = strength_counts(kept, unseen((*held, *gone)))
    return MappingProxyType({HandRank(packed): counts[packed] for packed in sorted(counts)})


def strength_counts(kept: Sequence[int], rest: Sequence[int]) -> dict[int, int]:
    """How many ways there are to each strength when ``kept`` is filled up to five cards from ``rest``."""
    need = 5 - len(kept)
    by_rank = [0] * 13
    by_suit: list[list[int]] = [[], [], [], []]
    for card in rest:
        by_rank[card % 13] += 1
        by_suit[card // 13].append(card)
    # Without flushes only ranks count: sums of rank keys with the number of ways to each, rank by rank.
    sums: list[dict[int, int]] = [{} for _ in range(need + 1)]
    sums[0][sum(RANK_KEY[card % 13] for card in kept)] = 1
    for rank, there in enumerate(by_rank):
        for taken in range(need, 0, -1):
            into = sums[taken]
            for some in range(1, min(there, taken) + 1):
                key = some * RANK_KEY[rank]
                ways = comb(there, some)
                for total, before in sums[taken - some].items():
                    into[total + key] = into.get(total + key, 0) + before * ways
    counts: dict[int, int] = {}
    for total, ways in sums[need].items():
        packed = PLAIN[total]
        counts[packed] = counts.get(packed, 0) + ways
    suits = {card // 13 for card in kept}
    for suit in range(4) if not suits else suits if len(suits) == 1 else ():
        base = sum(RANK_KEY[card % 13] for card in kept)
        for drawn in combinations(by_suit[suit], need):
            total = base + sum(RANK_KEY[card % 13] for card in drawn)
            counts[PLAIN[total]] -= 1
            counts[FLUSH[total]] = counts.get(FLUSH[total], 0) + 1
    return {packed: ways for packed, ways in counts.items() if ways}
