"""Dealing one hand of a kind at random, and how many hands there are of each kind.

Each function gives card indexes in the order in which they are worth keeping, and every hand of its kind
is equally likely. Picking a kind and then a hand of it is many times faster than dealing until one comes.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Final

from drawtutor.odds.holdings import RUNS, Holding

__all__ = ["DEAL", "HANDS_OF"]

_Random = Callable[[], float]
_TWO_SUITS: Final = tuple(combinations((0, 13, 26, 39), 2))
_THREE_SUITS: Final = tuple(combinations((0, 13, 26, 39), 3))
_DOWN: Final = tuple(range(12, -1, -1))
_PAIRS_OF_RANKS: Final = tuple(combinations(_DOWN, 2))
_SETS_OF_FOUR: Final = tuple(combinations(_DOWN, 4))
_OTHERS: Final = {rank: tuple(other for other in _DOWN if other != rank) for rank in _DOWN}
_KICKERS: Final = {(rank, count): tuple(combinations(_OTHERS[rank], count)) for rank in _DOWN for count in (2, 3)}


def _has_open_run(ranks: tuple[int, ...]) -> bool:
    """Whether four of these ranks lie in a row with room at both ends."""
    return any(all(low + step in ranks for step in range(4)) for low in range(9))


_RANK_SETS: Final = tuple(combinations(_DOWN, 5))
_STRAIGHTS: Final = tuple(ranks for ranks in _RANK_SETS if frozenset(ranks) in RUNS)
_DULL: Final = tuple(ranks for ranks in _RANK_SETS if not _has_open_run(ranks) and frozenset(ranks) not in RUNS)
_DULL_WITH_ACE: Final = tuple(ranks for ranks in _DULL if ranks[0] == 12)
_DULL_WITHOUT: Final = tuple(ranks for ranks in _DULL if ranks[0] != 12)
# Of the 1,024 ways to give five cards suits, 4 make a flush and 60 have four of one suit.
_MIXED: Final = 1024 - 64


def _suits(random: _Random, most: int) -> tuple[int, int, int, int, int]:
    """Suits for five cards, as what to add to a rank, with at most this many of one suit."""
    while True:
        drawn = int(random() * 1024)
        suits = (drawn & 3, drawn >> 2 & 3, drawn >> 4 & 3, drawn >> 6 & 3, drawn >> 8)
        if max(map(suits.count, suits)) <= most:
            a, b, c, d, e = suits
            return 13 * a, 13 * b, 13 * c, 13 * d, 13 * e


def _spread(random: _Random, ranks: tuple[int, ...], most: int) -> list[int]:
    return [rank + suit for rank, suit in zip(ranks, _suits(random, most), strict=True)]


def _deal_dull(rank_sets: tuple[tuple[int, ...], ...]) -> Callable[[_Random], list[int]]:
    count = len(rank_sets)
    return lambda random: _spread(random, rank_sets[int(random() * count)], 3)


def _deal_pair(lowest: int, highest: int) -> Callable[[_Random], list[int]]:
    ranks = range(lowest, highest + 1)
    count = len(ranks)

    def deal(random: _Random) -> list[int]:
        rank = ranks[int(random() * count)]
        first, second = _TWO_SUITS[int(random() * 6)]
        a, b, c = _KICKERS[rank, 3][int(random() * 220)]
        suits = int(random() * 64)
        return [
            rank + first,
            rank + second,
            a + 13 * (suits & 3),
            b + 13 * (suits >> 2 & 3),
            c + 13 * (suits >> 4),
        ]

    return deal


def _deal_two_pair(random: _Random) -> list[int]:
    high, low = _PAIRS_OF_RANKS[int(random() * 78)]
    a, b = _TWO_SUITS[int(random() * 6)]
    c, d = _TWO_SUITS[int(random() * 6)]
    # Of the eleven other ranks: count on past the two that are taken.
    rank = int(random() * 11)
    rank += rank >= low
    rank += rank >= high
    return [high + a, high + b, low + c, low + d, rank + 13 * int(random() * 4)]


def _deal_three(random: _Random) -> list[int]:
    rank = int(random() * 13)
    a, b, c = _THREE_SUITS[int(random() * 4)]
    high, low = _KICKERS[rank, 2][int(random() * 66)]
    suits = int(random() * 16)
    return [rank + a, rank + b, rank + c, high + 13 * (suits & 3), low + 13 * (suits >> 2)]


def _deal_four_flush(random: _Random) -> list[int]:
    while True:
        four = _SETS_OF_FOUR[int(random() * 715)]
        off = int(random() * 13)
        if off not in four and frozenset((*four, off)) not in RUNS:
            suit = int(random() * 4)
            other = (suit + 1 + int(random() * 3)) % 4
            return [*(rank + 13 * suit for rank in four), off + 13 * other]


def _deal_four_straight(random: _Random) -> list[int]:
    low = int(random() * 9)
    while True:
        off = int(random() * 13)
        # Neither a pair, nor a rank that completes the straight; below the two that rank is the ace.
        if not (low <= off <= low + 4 or off == (low - 1) % 13):
            return _spread(random, (low + 3, low + 2, low + 1, low, off), 3)


def _deal_pat(random: _Random) -> list[int]:
    at = random() * 19716
    if at < 5108:
        while True:
            ranks = _RANK_SETS[int(random() * 1287)]
            if frozenset(ranks) not in RUNS:
                suit = 13 * int(random() * 4)
                return [rank + suit for rank in ranks]
    if at < 15308:
        return _spread(random, _STRAIGHTS[int(random() * 10)], 4)
    if at < 19052:
        rank = int(random() * 13)
        a, b, c = _THREE_SUITS[int(random() * 4)]
        pair = _OTHERS[rank][int(random() * 12)]
        d, e = _TWO_SUITS[int(random() * 6)]
        return [rank + a, rank + b, rank + c, pair + d, pair + e]
    if at < 19676:
        rank = int(random() * 13)
        return [*(rank + suit for suit in (0, 13, 26, 39)), _OTHERS[rank][int(random() * 12)] + 13 * int(random() * 4)]
    suit = 13 * int(random() * 4)
    return [rank + suit for rank in _STRAIGHTS[int(random() * 10)]]


HANDS_OF: Final[dict[Holding, int]] = {
    Holding.NOTHING: _MIXED * len(_DULL_WITHOUT),
    Holding.ACE_HIGH: _MIXED * len(_DULL_WITH_ACE),
    Holding.LOW_PAIR: 6 * 84_480,
    Holding.FOUR_STRAIGHT: 9 * 7 * _MIXED,
    # 715 sets of ranks in four suits with 27 other cards, less the straights with one card off suit.
    Holding.FOUR_FLUSH: 4 * 715 * 27 - 10 * 5 * 4 * 3,
    Holding.MIDDLE_PAIR: 3 * 84_480,
    Holding.HIGH_PAIR: 4 * 84_480,
    Holding.TWO_PAIR: 123_552,
    Holding.THREE_OF_A_KIND: 54_912,
    Holding.PAT: 19_716,
}
"""How many of the 2,598,960 hands are of each kind; the weakest kind first."""

DEAL: Final[dict[Holding, Callable[[_Random], list[int]]]] = {
    Holding.NOTHING: _deal_dull(_DULL_WITHOUT),
    Holding.ACE_HIGH: _deal_dull(_DULL_WITH_ACE),
    Holding.LOW_PAIR: _deal_pair(0, 5),
    Holding.FOUR_STRAIGHT: _deal_four_straight,
    Holding.FOUR_FLUSH: _deal_four_flush,
    Holding.MIDDLE_PAIR: _deal_pair(6, 8),
    Holding.HIGH_PAIR: _deal_pair(9, 12),
    Holding.TWO_PAIR: _deal_two_pair,
    Holding.THREE_OF_A_KIND: _deal_three,
    Holding.PAT: _deal_pat,
}
"""How to deal a hand of each kind, given the method ``random`` of a `random.Random`."""
