"""How many five-card hands contain given cards, by category, from formulas.

Suits matter for flushes alone, ranks for everything else. So the hands that contain a set of cards are
counted by the pattern of their ranks (how often each rank stands in them), straights by the ten runs,
flushes by the suit: a few multiplications, instead of up to 2,598,960 hands to look at. Hands that hold
the joker are counted by what it makes of the other four.

All counts of a set of hands are one whole number with a lane for each, so that adding them is one addition.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache, partial
from math import comb
from struct import Struct
from typing import Final

from drawtutor.hands import HandCategory, HandRank, JokerUse
from drawtutor.odds._filling import rank_class, strength_counts, strengths_with, typical
from drawtutor.odds._indexes import JOKER_INDEX, RANK_KEY, unseen
from drawtutor.odds._subsets import SIZES, subsets, without

__all__ = ["around_each", "hands_with", "hands_with_but_without", "in_lanes", "lanes_of"]

_LANE: Final = 32
_LANES: Final = Struct("<11I")
"""A lane a category, by its number, and one for the royal flushes, which are among the straight flushes too."""
_ROYALS: Final = len(HandCategory)


def _at(lane: int) -> int:
    return 1 << _LANE * lane


_STRAIGHT: Final = _at(HandCategory.STRAIGHT)
_FLUSH: Final = _at(HandCategory.FLUSH)
_HIGH: Final = _at(HandCategory.HIGH_CARD)
_STRAIGHT_FLUSH: Final = _at(HandCategory.STRAIGHT_FLUSH)

_PATTERNS: Final[dict[HandCategory, tuple[int, ...]]] = {
    HandCategory.HIGH_CARD: (1, 1, 1, 1, 1),
    HandCategory.PAIR: (2, 1, 1, 1),
    HandCategory.TWO_PAIR: (2, 2, 1),
    HandCategory.THREE_OF_A_KIND: (3, 1, 1),
    HandCategory.FULL_HOUSE: (3, 2),
    HandCategory.FOUR_OF_A_KIND: (4, 1),
}
# The ace stands at both ends, and a run joins one end only. The last is the royal one.
_RUNS: Final = (0b1_0000_0000_1111, *(0b1_1111 << low for low in range(9)))

_MANY: Final = 1000
"""Beyond so many terms of inclusion and exclusion, filling up by rank sums is faster."""


def lanes_of(packed: int) -> tuple[int, ...]:
    """The counts: one for each `HandCategory`, and that of the royal flushes last."""
    found: tuple[int, ...] = _LANES.unpack(packed.to_bytes(_LANES.size, "little"))
    return found


def in_lanes(strengths: dict[int, int]) -> int:
    """Counts by strength, packed by category."""
    return sum(ways * _lane_of(packed) for packed, ways in strengths.items())


@cache
def _lane_of(packed: int) -> int:
    rank = HandRank(packed)
    return _at(rank.category) + (_at(_ROYALS) if rank.is_royal else 0)


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
def _by_pattern(held: tuple[int, ...]) -> int:
    """The hands by the pattern of their ranks alone: straights and flushes are still among the high cards."""
    return sum(_at(category) * _ways(parts, held, 13 - len(held)) for category, parts in _PATTERNS.items())


@cache
def _runs_over(ranks: int) -> int:
    """How many of the ten runs hold all of these ranks, a bit each."""
    return sum(run & ranks == ranks for run in _RUNS)


def hands_with(cards: Sequence[int], joker: JokerUse = JokerUse.NONE) -> int:
    """How many five-card hands of the full deck contain these cards (at most five indexes), by category.

    Where a joker plays, the deck has it too, and it may be among the cards.
    """
    if joker is JokerUse.NONE:
        return _hands_with(cards)
    if JOKER_INDEX in cards:
        return _beside_joker(*rank_class([card for card in cards if card != JOKER_INDEX]), joker)
    with_joker = _beside_joker(*rank_class(cards), joker) if len(cards) < 5 else 0
    return _hands_with(cards) + with_joker


@cache
def _beside_joker(ranks: tuple[int, ...], suited: bool, joker: JokerUse) -> int:
    """How many hands contain the joker and cards of this class."""
    return in_lanes(strengths_with((*typical(ranks, suited), JOKER_INDEX), joker))


def _hands_with(cards: Sequence[int]) -> int:
    ranks = [card % 13 for card in cards]
    alike = set(ranks)
    if len(alike) < len(ranks):
        return _by_pattern(tuple(sorted([ranks.count(rank) for rank in alike])))
    bits = 0
    for rank in ranks:
        bits |= 1 << rank
    missing = 5 - len(cards)
    runs = _runs_over(bits)
    straights: int = runs * 4**missing
    plain = _by_pattern((1,) * len(cards)) + straights * (_STRAIGHT - _HIGH)
    if len({card // 13 for card in cards}) > 1:
        return plain
    # All of one suit: each choice of the missing ranks makes a flush, in every suit while none is fixed. What
    # is both a straight and a flush was taken out of the high cards twice.
    suits_open = 1 if cards else 4
    flushes = suits_open * comb(13 - len(cards), missing)
    royals = suits_open if _RUNS[-1] & bits == bits else 0
    return (
        plain
        + flushes * (_FLUSH - _HIGH)
        + suits_open * runs * (_STRAIGHT_FLUSH - _STRAIGHT - _FLUSH + _HIGH)
        + royals * _at(_ROYALS)
    )


# For each subset of a hand but the whole: what is known of the sets of its size, by their ranks and whether
# they are of one suit. There are a few thousand such classes, and a table fills as they are met.
_BY_SIZE: Final[tuple[dict[int, int], ...]] = tuple({} for _ in range(5))
_KNOWN: Final = tuple(_BY_SIZE[size] for size in SIZES[:-1])


def around_each(hand: Sequence[int]) -> list[int]:
    """For each subset of five cards, how many hands of the deck of fifty-two contain it, by category."""
    # The sum of rank keys says the ranks of a set, once its size is known.
    sums, suits = [0], [0]
    for card in hand:
        key, suit = RANK_KEY[card % 13] << 1, 1 << card // 13
        sums += [before + key for before in sums]
        suits += [before | suit for before in suits]
    # Of one suit, or of none: no second bit is set.
    classes = [total + (not mask & mask - 1) for total, mask in zip(sums, suits, strict=True)]
    classes.pop()
    try:
        table = [known[one] for known, one in zip(_KNOWN, classes, strict=True)]
    except KeyError:
        for known, one, cards in zip(_KNOWN, classes, subsets(hand), strict=False):
            known[one] = _hands_with(cards)
        table = [known[one] for known, one in zip(_KNOWN, classes, strict=True)]
    table.append(_hands_with(hand))
    return table


def hands_with_but_without(cards: Sequence[int], unwanted: Collection[int], joker: JokerUse = JokerUse.NONE) -> int:
    """How many five-card hands contain these cards and none of the unwanted, by category."""
    if not unwanted:
        return hands_with(cards, joker)
    if JOKER_INDEX in unwanted:
        # What is left is a deck without one.
        unwanted, joker = [card for card in unwanted if card != JOKER_INDEX], JokerUse.NONE
    most = min(len(unwanted), 5 - len(cards))
    if sum(comb(len(unwanted), more) for more in range(most + 1)) > _MANY:
        return in_lanes(strength_counts(cards, unseen((*cards, *unwanted), joker), joker))
    return without(partial(hands_with, joker=joker), cards, unwanted)
