"""What each way to hold a hand is worth, when it is known what each final rank is worth.

A rank is worth whatever the question says: the chance to beat a range that is known, the chips that an agreed
table of hands pays. A hold is worth the mean over all its draws, exactly.

The worth of all hands around a set of cards is one number for each class of set (its ranks, and whether it is of
one suit), worked out when it is first needed; then a hand costs a look-up for each of its subsets. That is fast
enough to go through all deals, and so the room is checked against a figure known from elsewhere: the best hold of
every deal, at the pay table with nine for a full house and six for a flush, returns 1653526326983/1661102543100.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from math import lcm
from operator import mul
from typing import Final

from drawtutor.cards import Card
from drawtutor.hands import HandRank, JokerUse
from drawtutor.odds._filling import rank_class, strength_counts, strengths_with, typical
from drawtutor.odds._indexes import JOKER_INDEX, KEY, hand_indexes, strength_of, unseen
from drawtutor.odds._subsets import SIZES, exactly, splits, subsets, without
from drawtutor.odds.draws import draw_count
from drawtutor.odds.ranks import all_strengths, rank_of

__all__ = ["HoldValue", "Worths", "hold_values"]

# The sum of keys says the ranks of fewer than five cards too, and if they are of one suit. That of the joker is
# above every such sum.
_KEYS: Final = (*KEY, 1 << 30)

_FEW: Final = 6
"""Beyond so many seen cards each hold is summed by itself, which is then faster than inclusion and exclusion."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HoldValue:
    """What it is worth to keep some cards of a hand and exchange the others."""

    keep: tuple[Card, ...]
    discard: tuple[Card, ...]
    total: int
    """How many sets of replacements can come, all equally likely."""
    worth: Fraction
    """The mean worth of the final hand."""


class Worths:
    """What each rank of hand is worth at the end, and from that what a hold is worth before the draw."""

    def __init__(self, worth: Callable[[HandRank], int | Fraction], *, joker: JokerUse = JokerUse.NONE) -> None:
        """Asks ``worth`` once for every rank that can be with this use of the joker, from the weakest."""
        worths = {packed: worth(rank_of(packed)) for packed in all_strengths(joker)}
        # Whole numbers from here on: all worths in the largest unit that fits every one.
        self._unit = lcm(*{value.denominator for value in worths.values()})
        self._worths = {packed: int(value * self._unit) for packed, value in worths.items()}
        self._joker = joker
        self._classes: dict[tuple[tuple[int, ...], bool, bool], int] = {}
        by_size: tuple[dict[int, int], ...] = tuple({} for _ in range(5))
        # What is known of the sets of each size by the sum of their keys, for each subset but the whole hand.
        self._known = [by_size[size] for size in SIZES[:-1]]

    def holds(self, hand: Sequence[Card], *, seen: Sequence[Card] = (), max_discards: int = 5) -> tuple[HoldValue, ...]:
        """The worth of every hold that throws at most ``max_discards`` cards, in the order of `all_holds`.

        A hold for which too few cards are unseen is left out. Raises `CardError` as `hold_odds` does.
        """
        held, _, gone = hand_indexes(hand, (), seen, self._joker)
        sums = self._sums(held, gone)
        return tuple(
            HoldValue(keep=keep, discard=discard, total=total, worth=Fraction(sums[kept], total * self._unit))
            for kept, keep, discard in splits(hand, max_discards)
            if (total := draw_count(len(gone), len(discard), self._joker))
        )

    def best(self, hand: Sequence[Card], *, seen: Sequence[Card] = (), max_discards: int = 5) -> HoldValue:
        """The hold that is worth most, of equal ones the one that throws least; made for going through many hands.

        Raises `CardError` as `hold_odds` does.
        """
        held, _, gone = hand_indexes(hand, (), seen, self._joker)
        orders, scales = _scales(len(gone), max_discards, self._joker)
        sums = self._sums(held, gone)
        scaled = list(map(mul, sums, scales))
        kept = max(orders, key=scaled.__getitem__)
        total = draw_count(len(gone), 5 - SIZES[kept], self._joker)
        return HoldValue(
            keep=tuple([card for place, card in enumerate(hand) if kept >> place & 1]),
            discard=tuple([card for place, card in enumerate(hand) if not kept >> place & 1]),
            total=total,
            worth=Fraction(sums[kept], total * self._unit),
        )

    def _sums(self, held: Sequence[int], gone: Sequence[int]) -> list[int]:
        """For each subset kept, the worth of all its draws together."""
        if len(gone) > _FEW:
            rest = unseen((*held, *gone), self._joker)
            return [self._worth_of(strength_counts(some, rest, self._joker)) for some in subsets(held)]
        if gone:
            table = [without(self._around, some, gone) for some in subsets(held)]
            exactly(table)
            return table
        keys = [0]
        for card in held:
            key = _KEYS[card]
            keys += [before + key for before in keys]
        whole = keys.pop()
        try:
            table = [known[key] for known, key in zip(self._known, keys, strict=True)]
        except KeyError:
            for known, key, cards in zip(self._known, keys, subsets(held), strict=False):
                known[key] = self._around(cards)
            table = [known[key] for known, key in zip(self._known, keys, strict=True)]
        if whole < _KEYS[JOKER_INDEX]:
            table.append(self._worths[strength_of(whole)])
        else:
            table.append(self._worth_of(strength_counts(held, (), self._joker)))
        exactly(table)
        return table

    def _around(self, cards: Sequence[int]) -> int:
        """The worth of all hands of the whole deck that contain these cards."""
        if len(cards) == 5:
            # There are too many of these to be kept.
            return self._worth_of(strengths_with(cards, self._joker))
        others = [card for card in cards if card != JOKER_INDEX]
        with_joker = len(others) < len(cards)
        ranks, suited = rank_class(others)
        found = self._classes.get((ranks, suited, with_joker))
        if found is None:
            those = (*typical(ranks, suited), *((JOKER_INDEX,) if with_joker else ()))
            found = self._worth_of(strengths_with(those, self._joker))
            self._classes[ranks, suited, with_joker] = found
        return found

    def _worth_of(self, counts: dict[int, int]) -> int:
        return sum([self._worths[packed] * count for packed, count in counts.items()])


@cache
def _scales(gone: int, most: int, joker: JokerUse) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The subsets that can be kept, the largest first; and for each of the 32 what makes its sum comparable."""
    totals = [draw_count(gone, 5 - size, joker) for size in SIZES]
    whole = lcm(*filter(None, totals))
    orders = tuple(kept for kept, _, _ in splits(range(5), most) if totals[kept])
    return orders, tuple(whole // total if total else 0 for total in totals)


def hold_values(
    hand: Sequence[Card],
    worth: Callable[[HandRank], int | Fraction],
    *,
    seen: Sequence[Card] = (),
    max_discards: int = 5,
    joker: JokerUse = JokerUse.NONE,
) -> tuple[HoldValue, ...]:
    """The worth of every hold of one hand, each final rank being worth what ``worth`` says; see `Worths.holds`.

    For several hands under one worth, a `Worths` that is kept is many times faster.

    >>> from drawtutor.cards import parse_cards
    >>> pairs = hold_values(parse_cards("9s9hKd7c2d"), lambda rank: rank.category > 1, max_discards=3)
    >>> max(pairs, key=lambda hold: hold.worth).worth
    Fraction(1552, 5405)
    """
    return Worths(worth, joker=joker).holds(hand, seen=seen, max_discards=max_discards)
