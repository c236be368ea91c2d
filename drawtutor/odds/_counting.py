"""How many five-card hands contain given cards, by category, from formulas.

Suits matter for flushes alone, ranks for everything else. So the hands that contain a set of cards are
counted by the pattern of their ranks (how often each rank stands in them), straights by the ten runs,
flushes by the suit: a few multiplications, instead of up to 2,598,960 hands to look at.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations
from math import comb
from typing import Final

from drawtutor.hands import HandCategory

__all__ = ["CATEGORIES", "Counts", "hands_with", "hands_with_but_without"]

CATEGORIES: Final[tuple[HandCategory, ...]] = tuple(
    category for category in HandCategory if category is not HandCategory.FIVE_OF_A_KIND
)
"""The nine categories without a joker, from the lowest, in the order of all counts here."""

Counts = tuple[int, ...]
"""One whole number for each of `CATEGORIES`."""

_PATTERNS: Final[dict[HandCategory, tuple[int, ...]]] = {
    HandCategory.HIGH_CARD: (1, 1, 1, 1, 1),
    HandCategory.PAIR: (2, 1, 1, 1),
    HandCategory.TWO_PAIR: (2, 2, 1),
    HandCategory.THREE_OF_A_KIND: (3, 1, 1),
    HandCategory.FULL_HOUSE: (3, 2),
    HandCategory.FOUR_OF_A_KIND: (4, 1),
}
# The ace stands at both ends, and a run joins one end only.
_RUNS: Final = (0b1_0000_0000_1111, *(0b1_1111 << low for low in range(9)))


def _ways(parts: tuple[int, ...], held: tuple[int, ...], free: int) -> int:
    """How many hands have their ranks in this pattern of parts.

    ``held`` says of how many cards each rank begun already consists, ``free`` how many ranks are untouched.
    """
    ways = 1
    if held:
        return sum(
            comb(4 - held[0], part - held[0]) * _ways(_without(parts, part), held[1:], free)
            for part in set(parts)
            if part >= held[0]
        )
    for part in set(parts):
        equal = parts.count(part)
        ways *= comb(free, equal) * comb(4, part) ** equal
        free -= equal
    return ways


def _without(parts: tuple[int, ...], part: int) -> tuple[int, ...]:
    at = parts.index(part)
    return parts[:at] + parts[at + 1 :]


@cache
def _by_pattern(held: tuple[int, ...]) -> Counts:
    """The hands by the pattern of their ranks alone: straights and flushes are still among the high cards."""
    return tuple(
        _ways(_PATTERNS[category], held, 13 - len(held)) if category in _PATTERNS else 0 for category in CATEGORIES
    )


@cache
def _runs_over(ranks: int) -> int:
    """How many of the ten runs hold all of these ranks, a bit each."""
    return sum(run & ranks == ranks for run in _RUNS)


def hands_with(cards: Sequence[int]) -> Counts:
    """How many five-card hands of the full deck contain these cards (at most five indexes), by category."""
    held: dict[int, int] = {}
    ranks = 0
    suits = set()
    for card in cards:
        suit, rank = divmod(card, 13)
        held[rank] = held.get(rank, 0) + 1
        ranks |= 1 << rank
        suits.add(suit)
    plain = _by_pattern(tuple(sorted(held.values())))
    if len(held) < len(cards):
        return plain
    missing = 5 - len(cards)
    runs = _runs_over(ranks)
    straights = runs * 4**missing
    # All of one suit: each choice of the missing ranks makes a flush, in every suit while none is fixed.
    suits_open = (4 if not cards else 1) if len(suits) < 2 else 0
    flushes = suits_open * comb(13 - len(cards), missing)
    straight_flushes = suits_open * runs
    return (
        plain[0] - straights - flushes + straight_flushes,
        *plain[1:4],
        straights - straight_flushes,
        flushes - straight_flushes,
        *plain[6:8],
        straight_flushes,
    )


def hands_with_but_without(cards: Sequence[int], without: Iterable[int]) -> Counts:
    """How many five-card hands contain these cards and none of the others, by category.

    By inclusion and exclusion: hands that hold one of the unwanted cards are taken away, those that hold
    two were taken away twice and are put back, and so on.
    """
    counts = list(hands_with(cards))
    unwanted = tuple(without)
    for more in range(1, min(len(unwanted), 5 - len(cards)) + 1):
        sign = -1 if more % 2 else 1
        for extra in combinations(unwanted, more):
            for place, count in enumerate(hands_with((*cards, *extra))):
                counts[place] += sign * count
    return tuple(counts)
