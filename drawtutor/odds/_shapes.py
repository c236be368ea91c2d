"""The kinds of dealt hand as ranks, and what of each is kept: what the reckoned figures go through.

All five-card hands are some six thousand sets of ranks. Only four-flushes and made hands need suits besides.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, groupby
from typing import Final

from drawtutor.odds.holdings import RUNS, Holding
from drawtutor.odds.starting import OPEN_STRAIGHTS

__all__ = ["DOWN", "FIVE_RANKS", "Ranks", "groups"]

Ranks = tuple[int, ...]

DOWN: Final = tuple(range(12, -1, -1))
"""The ranks from the ace down, as numbers from 0 for the two."""

FIVE_RANKS: Final[tuple[tuple[Ranks, int, bool], ...]] = tuple(
    (ranks, sum(1 << rank for rank in ranks), frozenset(ranks) in RUNS) for ranks in combinations(DOWN, 5)
)
"""Every five different ranks, high ones first: with a bit for each, and whether they are a straight."""

_PAIRS: Final = {
    Holding.LOW_PAIR: range(6),
    Holding.MIDDLE_PAIR: range(6, 9),
    Holding.HIGH_PAIR: range(9, 13),
}


def _but(*ranks: int) -> Ranks:
    return tuple(rank for rank in DOWN if rank not in ranks)


def _shapes(holding: Holding) -> Iterator[Ranks]:
    """The sets of ranks of this kind of hand, in the order in which the cards are worth keeping."""
    if holding in _PAIRS:
        for pair in _PAIRS[holding]:
            for kickers in combinations(_but(pair), 3):
                yield (pair, pair, *kickers)
    elif holding is Holding.TWO_PAIR:
        for top, under in combinations(DOWN, 2):
            for kicker in _but(top, under):
                yield (top, top, under, under, kicker)
    elif holding is Holding.THREE_OF_A_KIND:
        for three in DOWN:
            for two in combinations(_but(three), 2):
                yield (three, three, three, *two)
    elif holding is Holding.FOUR_STRAIGHT:
        for low, second, third, high, off in OPEN_STRAIGHTS:
            yield (high, third, second, low, off)
    else:
        waiting = {frozenset(ranks) for ranks in OPEN_STRAIGHTS}
        for ranks, _, run in FIVE_RANKS:
            if not run and (ranks[0] == 12) is (holding is Holding.ACE_HIGH) and frozenset(ranks) not in waiting:
                yield ranks


@lru_cache(maxsize=64)
def groups(holding: Holding, thrown: int) -> tuple[tuple[Ranks, tuple[Ranks, ...]], ...]:
    """Each set of ranks that is kept of such hands, with all the ranks that may be thrown beside it."""
    kept = 5 - thrown
    ordered = sorted(_shapes(holding), reverse=True)
    return tuple(
        (keep, tuple(shape[kept:] for shape in shapes)) for keep, shapes in groupby(ordered, lambda shape: shape[:kept])
    )
