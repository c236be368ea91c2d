"""What a kind of dealt hand becomes in the exchange, summed by ranks and not sampled.

A kind is filled up from the cards that are left, with the chance of each to have been thrown by that same
player taken off. Flushes are put in where four of a suit are kept, and by their average share where a hand
of nothing is filled up.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from math import comb
from typing import Final, NamedTuple

from drawtutor.odds._indexes import FLUSH, RANK_KEY
from drawtutor.odds._shapes import DOWN, FIVE_RANKS, Ranks, groups
from drawtutor.odds.holdings import Holding
from drawtutor.odds.starting import Stub, chosen, suited

__all__ = ["Becomes", "becomes", "key_of"]

Masses = dict[int, float]
"""How likely hands are, by the sum of their rank keys, in any measure."""

_WAYS: Final = tuple(tuple(comb(there, some) for some in range(6)) for there in range(5))


class Becomes(NamedTuple):
    """What comes of a kind of hand, all in one measure."""

    plain: Masses
    flush: Masses
    thrown: list[float]
    """For each rank, how many cards of it are thrown."""


def key_of(ranks: Iterable[int]) -> int:
    """The sum of the keys of these ranks."""
    return sum([RANK_KEY[rank] for rank in ranks])


def becomes(holding: Holding, thrown: int, stub: Stub) -> Becomes:
    """What comes of a kind of hand that throws so many cards, dealt and drawn from these."""
    if holding is Holding.PAT:
        return Becomes(*_pat(stub), [0.0] * 13)
    if holding is Holding.FOUR_FLUSH:
        plain, flush = _four_flush(stub, thrown)
        each = (sum(plain.values()) + sum(flush.values())) * thrown / stub.count
        return Becomes(plain, flush, [there * each for there in stub.ranks])
    plain, flush, gone = {}, {}, [0.0] * 13
    for kept, beside in groups(holding, thrown):
        _fill(kept, beside, stub.ranks, plain, gone)
    if thrown > 1 and holding in (Holding.NOTHING, Holding.ACE_HIGH):
        # Whatever the cards kept: so many of all hands of five ranks are of one suit.
        share = sum(comb(suit.bit_count(), 5) for suit in stub.suits) / max(chosen(stub.ranks, 5)[5], 1)
        for total in FLUSH.keys() & plain.keys():
            flush[total] = plain[total] * share
            plain[total] *= 1 - share
    return Becomes(plain, flush, gone)


def _fill(kept: Ranks, beside: Sequence[Ranks], left: Sequence[int], into: Masses, gone: list[float]) -> None:
    """Adds what comes of keeping these ranks and throwing any of those beside them, and what is thrown."""
    hands = 1
    after = list(left)
    for rank in set(kept):
        hands *= _WAYS[left[rank]][kept.count(rank)]
        after[rank] -= kept.count(rank)
    if not hands:
        return
    base = key_of(kept)
    if len(kept) == 5:
        into[base] = into.get(base, 0.0) + hands
        return
    thrown_of = [0] * 13
    whole = 0
    for ranks in beside:
        ways = 1
        for rank in ranks:
            ways *= left[rank]
        if ways:
            whole += ways
            for rank in ranks:
                thrown_of[rank] += ways
    if not whole:
        return
    sums = _drawn(after, [ways / whole for ways in thrown_of], 5 - len(kept))
    drawn = sum(sums.values())
    if not drawn:
        # Nearly all cards are seen, and too few are left to draw from.
        return
    for rank, ways in enumerate(thrown_of):
        gone[rank] += hands * ways
    scale = hands * whole / drawn
    for total, mass in sums.items():
        total += base
        into[total] = into.get(total, 0.0) + mass * scale


def _drawn(left: Sequence[int], thrown: Sequence[float], need: int) -> Masses:
    """How likely each sum of rank keys is to be drawn, when a card of a rank has been thrown with such a chance."""
    sums: list[Masses] = [{} for _ in range(need + 1)]
    sums[0][0] = 1.0
    for key, there, gone in zip(RANK_KEY, left, thrown, strict=True):
        if not there:
            continue
        all_ways, fewer = _WAYS[there], _WAYS[there - 1]
        ways = [(1 - gone) * all_ways[some] + gone * fewer[some] for some in range(need + 1)]
        for taken in range(need, 0, -1):
            found = sums[taken]
            for some in range(1, min(there, taken) + 1):
                likely = ways[some]
                more = some * key
                # Each sum has one set of ranks, and so is come to once, at its highest rank.
                for total, before in sums[taken - some].items():
                    found[total + more] = before * likely
    return sums[need]


def _pat(stub: Stub) -> tuple[Masses, Masses]:
    ranks = stub.ranks
    plain: Masses = {}
    flush: Masses = {}
    for five, _, run in FIVE_RANKS:
        in_suit = suited(stub, five)[0]
        if in_suit:
            flush[key_of(five)] = in_suit
        if run:
            ways = 1
            for rank in five:
                ways *= ranks[rank]
            plain[key_of(five)] = ways - in_suit
    for rank in DOWN:
        for other in DOWN:
            if other != rank:
                plain[key_of((rank, rank, rank, other, other))] = _WAYS[ranks[rank]][3] * _WAYS[ranks[other]][2]
                plain[key_of((rank, rank, rank, rank, other))] = _WAYS[ranks[rank]][4] * ranks[other]
    return plain, flush


def _four_flush(stub: Stub, thrown: int) -> tuple[Masses, Masses]:
    """Four of a suit, and what the fifth card makes of them.

    How many cards may be thrown beside the four is taken to be the same for all.
    """
    plain: Masses = {}
    flush: Masses = {}
    dealt = 0
    for five, _, run in FIVE_RANKS:
        in_suit, four = suited(stub, five)
        key = key_of(five)
        if thrown or not run:
            plain[key] = four
        if not run:
            dealt += four
        if in_suit:
            # Each of the five may be the card that is drawn.
            flush[key] = 5 * in_suit
    if not thrown:
        return plain, {}
    fours = 0
    paired: Masses = {}
    for ranks in combinations(DOWN, 4):
        bits = sum([1 << rank for rank in ranks])
        count = sum([not bits & ~suit for suit in stub.suits])
        fours += count
        if count:
            for rank in ranks:
                paired[key_of((*ranks, rank))] = count * (stub.ranks[rank] - 1)
    beside = max(dealt / max(fours, 1), 1.0)
    for key in plain:
        plain[key] *= (beside - 1) / beside
    return plain | paired, flush
