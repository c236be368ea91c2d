"""How often each strength comes when kept cards are filled up to five.

Ranks decide everything but flushes. So the fillings are counted by the sums of their rank keys, each with
the number of ways to it, and then the few that are all of one suit are moved over: hands are never looked
at one by one.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import comb

from drawtutor.hands import JokerUse
from drawtutor.odds._indexes import BESIDE_JOKER, FLUSH, JOKER_INDEX, PLAIN, RANK_KEY, Strengths, unseen

__all__ = ["rank_class", "strength_counts", "strengths_with", "typical"]

_WAYS = tuple(tuple(comb(there, some) for some in range(5)) for there in range(5))


def strength_counts(kept: Sequence[int], rest: Sequence[int], joker: JokerUse = JokerUse.NONE) -> dict[int, int]:
    """How many ways there are to each strength when ``kept`` is filled up to five cards from ``rest``.

    Where a joker plays it may be among either, and is in neither when it has gone.
    """
    if joker is JokerUse.NONE:
        return _filled(kept, rest, 5, PLAIN, FLUSH)
    cards = [card for card in rest if card != JOKER_INDEX]
    beside = BESIDE_JOKER[joker]
    if JOKER_INDEX in kept:
        return _filled([card for card in kept if card != JOKER_INDEX], cards, 4, *beside)
    counts = _filled(kept, cards, 5, PLAIN, FLUSH)
    if len(cards) < len(rest) and len(kept) < 5:
        for packed, ways in _filled(kept, cards, 4, *beside).items():
            counts[packed] = counts.get(packed, 0) + ways
    return counts


def _filled(kept: Sequence[int], rest: Sequence[int], size: int, plain: Strengths, flush: Strengths) -> dict[int, int]:
    """The ways to each strength with ``kept`` filled up to ``size`` cards, by what such cards are worth."""
    need = size - len(kept)
    base = sum([RANK_KEY[card % 13] for card in kept])
    by_rank = [0] * 13
    for card in rest:
        by_rank[card % 13] += 1
    counts: dict[int, int] = {}
    for total, ways in _sums(by_rank, need).items():
        packed = plain[base + total]
        counts[packed] = counts.get(packed, 0) + ways
    suits = {card // 13 for card in kept}
    for suit in range(4) if not suits else suits if len(suits) == 1 else ():
        keys = [RANK_KEY[card % 13] for card in rest if card // 13 == suit]
        for drawn in combinations(keys, need):
            total = base + sum(drawn)
            counts[plain[total]] -= 1
            packed = flush[total]
            counts[packed] = counts.get(packed, 0) + 1
    return {packed: ways for packed, ways in counts.items() if ways}


def _sums(by_rank: Sequence[int], need: int) -> dict[int, int]:
    """The sums of rank keys that ``need`` cards can have, with the number of ways to each."""
    sums: list[dict[int, int]] = [{} for _ in range(need + 1)]
    sums[0][0] = 1
    for key, there in zip(RANK_KEY, by_rank, strict=True):
        for taken in range(need, 0, -1):
            into = sums[taken]
            for some in range(1, min(there, taken) + 1):
                more = some * key
                ways = _WAYS[there][some]
                # Each sum has one set of ranks, and so is come to once, at its highest rank.
                for total, before in sums[taken - some].items():
                    into[total + more] = before * ways
    return sums[need]


def rank_class(cards: Sequence[int]) -> tuple[tuple[int, ...], bool]:
    """What alone matters of a set of cards for the strengths of the hands around it: ranks, and if one suit.

    The ranks are from 0 for the two, in ascending order; a set of none or one is of one suit. The joker may
    not be among the cards.
    """
    suits = {card // 13 for card in cards}
    return tuple(sorted([card % 13 for card in cards])), len(suits) < 2


def typical(ranks: Sequence[int], suited: bool) -> list[int]:
    """Cards of this class."""
    suits = [0 if suited else ranks[:place].count(rank) for place, rank in enumerate(ranks)]
    if not suited and not any(suits):
        suits[-1] = 1
    return [13 * suit + rank for suit, rank in zip(suits, ranks, strict=True)]


def strengths_with(cards: Sequence[int], joker: JokerUse = JokerUse.NONE) -> dict[int, int]:
    """How many hands of the whole deck that contain these cards there are of each strength."""
    return strength_counts(cards, unseen(cards, joker), joker)
