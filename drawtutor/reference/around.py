"""What a starting hand of each class becomes, around the cards that oneself has seen: those are drawn by nobody else.

`becoming` was counted over whole decks. Here each of its chances is scaled by the part of the ways to it that the
cards seen leave open: the hands of the class, what they keep, and the draws that make the final class are counted
rank by rank with those cards and without them, and flushes suit by suit. What is left out is that a hand's own
thrown cards and the cards seen take the same draws off: a tenth of a point at most. Needs numpy.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
from itertools import combinations, combinations_with_replacement
from math import comb
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from drawtutor.cards import DECK, Card
from drawtutor.hands import HandCategory
from drawtutor.reference._packed import read_packed
from drawtutor.reference._vector import RANK_KEY, SUIT_CODES, rank_sets, tables
from drawtutor.reference.becoming import FILE
from drawtutor.reference.finals import FINALS
from drawtutor.reference.starts import ALL_SUITED, MOST_THROWN, NO_SUIT, STARTS

__all__ = ["all_becomes", "becoming_around", "becoming_beside", "ranks_of", "shares_of"]

Floats = NDArray[np.float64]
_Whole = NDArray[np.int64]

_SUITED: Final = np.array([final.category in (HandCategory.FLUSH, HandCategory.STRAIGHT_FLUSH) for final in FINALS])
_RANKS: Final = 13


@cache
def all_becomes() -> Floats:
    """The chance of each class of final hand, for each class of starting hand and number thrown, beside no cards."""
    stored = read_packed(FILE)["parts"]
    parts = np.frombuffer(stored.numbers, dtype=np.uint16).reshape(stored.shape).astype(np.float64)
    whole: Floats = parts / np.maximum(parts.sum(axis=2, keepdims=True), 1)
    whole.flags.writeable = False
    return whole


def becoming_around(seen: Sequence[Card], thrown: int) -> Floats:
    """The chance of each class of final hand after throwing so many, a row for each class of starting hand.

    ``seen`` are cards that are in no other hand and are not drawn. A row sums to 1, or to 0 where a class never
    throws so many or cannot be held beside those cards. Raises `ValueError` for more than three thrown cards.
    """
    if not 0 <= thrown <= MOST_THROWN:
        msg = f"what a throw of {thrown} becomes was not counted"
        raise ValueError(msg)
    return _around(tuple(sorted({card.index for card in seen if card.index < len(DECK)})), thrown)


def becoming_beside(seen: Sequence[Card], held: Floats, thrown: int) -> Floats:
    """The same where others hold cards too: ``held`` has for each of `STARTS`, a row each, how many of each rank.

    They are means over what the others may hold beside a hand of that class, and need not be whole.
    """
    return shares_of(all_becomes()[:, thrown] * _scale(_open(thrown, _left(seen), held), _whole(thrown)))


def ranks_of(seen: Sequence[Card]) -> Floats:
    """How many cards of each rank the hands of each of `STARTS` hold in the mean, beside the cards seen."""
    plain = _plain(0)
    held = plain.hands.ways(_left(seen).sum(axis=0)[None, :])[0] * plain.shares
    start = plain.pairs.start[plain.pair]
    found = np.zeros(len(STARTS) * _RANKS)
    for place in range(plain.hands.ranks.shape[1]):
        found += _sums(start * _RANKS + plain.hands.ranks[:, place], held, len(found))
    return _ratio(found.reshape(-1, _RANKS), _sums(start, held, len(STARTS))[:, None] + np.zeros(_RANKS))


def _left(seen: Sequence[Card]) -> Floats:
    """What is left of the deck, suit by suit and rank by rank."""
    left = np.ones((4, _RANKS))
    for card in seen:
        if card.index < len(DECK):
            left[card.index // _RANKS, card.index % _RANKS] = 0
    return left


@lru_cache(maxsize=32)
def _around(seen: tuple[int, ...], thrown: int) -> Floats:
    left = _left([DECK[card] for card in seen])
    found = shares_of(all_becomes()[:, thrown] * _scale(_open(thrown, left), _whole(thrown)))
    found.flags.writeable = False
    return found


@cache
def _whole(thrown: int) -> _Ways:
    return _open(thrown, np.ones((4, _RANKS)))


def shares_of(found: Floats) -> Floats:
    """Each row as shares of its sum; a row of zeros stays."""
    whole = found.sum(axis=1, keepdims=True)
    shares: Floats = np.divide(found, whole, out=np.zeros_like(found), where=whole > 0)
    return shares


class _Ways(NamedTuple):
    """How many ways there are to each final class of each starting class, and how many hands there are to begin with.

    Once for what is no flush, once for flushes: the two are counted over different hands.
    """

    plain: Floats
    plain_hands: Floats
    flush: Floats
    flush_hands: Floats


def _scale(now: _Ways, whole: _Ways) -> Floats:
    """By what the chance of each final class of each starting class is to be multiplied."""
    plain = _ratio(now.plain, whole.plain) * _ratio(whole.plain_hands, now.plain_hands)[:, None]
    flush = _ratio(now.flush, whole.flush) * _ratio(whole.flush_hands, now.flush_hands)[:, None]
    found: Floats = np.where(_SUITED, flush, plain)
    return found


def _ratio(one: Floats, other: Floats) -> Floats:
    found: Floats = np.divide(one, other, out=np.zeros_like(one), where=other > 0)
    return found


def _open(thrown: int, left: Floats, held: Floats | None = None) -> _Ways:
    """The ways beside a deck of which ``left`` has, suit by suit and rank by rank, what is left.

    ``held`` are cards of each rank that are not drawn either, a row for each class.
    """
    plain, flush = _plain(thrown), _flush(thrown)
    ranks = left.sum(axis=0)
    # What is kept, as often as hands of the class can be held that keep it.
    dealt = plain.hands.ways(ranks[None, :])[0] * plain.shares
    dealt = _sums(plain.pair, dealt, len(plain.pairs.start))
    if held is None:
        draws = plain.drawn.ways(ranks - plain.kept)[plain.pairs.kept]
    else:
        draws = plain.drawn.ways(ranks - plain.kept[plain.pairs.kept] - held[plain.pairs.start])
    suited = left[:, flush.kept].prod(axis=2)
    of_a_suit = suited.T @ left[:, flush.drawn].prod(axis=2)
    suited_hands = flush.shares * suited.sum(axis=0)[flush.pairs.kept]
    return _Ways(
        plain=plain.pairs.summed(dealt, draws),
        plain_hands=plain.pairs.hands(dealt),
        flush=flush.pairs.summed(flush.shares, (of_a_suit * flush.apart)[flush.pairs.kept]),
        flush_hands=flush.pairs.hands(suited_hands),
    )


def _sums(places: _Whole, weights: Floats, size: int) -> Floats:
    """The sum of the weights at each place."""
    found: Floats = np.bincount(places.ravel(), weights=weights.ravel(), minlength=size).astype(np.float64)
    return found


class _Pairs(NamedTuple):
    """Each class of starting hand together with each thing that it may keep."""

    start: _Whole
    kept: _Whole
    cells: _Whole
    """For each pair and each draw, the starting and the final class as one place."""

    def hands(self, held: Floats) -> Floats:
        """How many hands of each class there are."""
        return _sums(self.start, held, len(STARTS))

    def summed(self, held: Floats, draws: Floats) -> Floats:
        """The ways to each final class; ``draws`` has a row for each pair, a column for what is drawn."""
        found = _sums(self.cells, held[:, None] * draws, len(STARTS) * len(FINALS))
        return found.reshape(len(STARTS), len(FINALS))


def _pairs(start: _Whole, kept: _Whole, finals: _Whole) -> _Pairs:
    """``finals`` is the class that comes of each thing kept (a row) with each draw (a column)."""
    return _Pairs(start, kept, start[:, None] * len(FINALS) + finals[kept])


class _Taken(NamedTuple):
    """Sets of ranks, equal ones beside each other, a row each."""

    ranks: _Whole
    before: _Whole
    """For each card, how many of its rank stand before it."""
    orders: Floats
    """In how many orders the cards of equal rank can be taken."""

    def ways(self, left: Floats) -> Floats:
        """In how many ways each set is taken, by what is left of the ranks: a row for each row of ``left``."""
        found = np.ones((len(left), len(self.ranks)))
        for place in range(self.ranks.shape[1]):
            found *= np.maximum(left[:, self.ranks[:, place]] - self.before[:, place], 0)
        return found / self.orders


def _taken(ranks: _Whole) -> _Taken:
    before = np.zeros_like(ranks)
    for place in range(1, ranks.shape[1]):
        before[:, place] = (ranks[:, :place] == ranks[:, place : place + 1]).sum(axis=1)
    return _Taken(ranks, before, (before + 1).prod(axis=1).astype(np.float64))


class _Plain(NamedTuple):
    """What is kept and drawn, rank by rank, for one number of thrown cards; flushes are left out."""

    hands: _Taken
    """Starting hands that throw so many."""
    shares: Floats
    """The share of the suits of such a hand with which it is of its class."""
    pair: _Whole
    """For each hand, its place among the pairs."""
    pairs: _Pairs
    kept: _Whole
    """What is kept: how many of each rank."""
    drawn: _Taken


class _Flush(NamedTuple):
    """What is kept and drawn of one suit, for one number of thrown cards."""

    kept: _Whole
    """Ranks that differ, a row each."""
    pairs: _Pairs
    shares: Floats
    """For each pair, how often the class keeps these ranks, in one suit or, of fewer than four cards, perhaps."""
    drawn: _Whole
    apart: NDArray[np.bool_]
    """Whether what is kept and what is drawn have no rank in common."""


class _Throwing(NamedTuple):
    """Every set of ranks and suit code that throws so many cards."""

    ranks: _Whole
    code: _Whole
    share: Floats
    """The share of the suits that the ranks can have."""
    start: _Whole
    key: _Whole
    """The sum of the keys of what is kept."""


@cache
def _throwing(thrown: int) -> _Throwing:
    table, sets = tables(), rank_sets()
    held = _counts(sets)
    whole = np.array([comb(4, number) for number in range(5)])[held].prod(axis=1)
    kinds = (held > 0).sum(axis=1)
    shares = np.zeros((len(sets), SUIT_CODES))
    for place in range(5):
        # Four cards of one suit have four ranks; the fifth may be of a pair, and then either card of it is the odd one.
        rest = np.delete(sets, place, axis=1)
        four = (np.diff(rest, axis=1) != 0).all(axis=1)
        shares[four, 1 + place] = np.where(kinds == 5, 12, 6)[four] / whole[four]
    shares[kinds == 5, ALL_SUITED] = 4 / whole[kinds == 5]
    shares[:, NO_SUIT] = 1 - shares.sum(axis=1)
    throws = np.array([thrown in start.throws for start in STARTS])
    number, code = np.nonzero((shares > 0) & throws[table.start])
    bits = table.keeps[number, code, thrown].astype(np.int64)
    keys = (RANK_KEY[sets[number]] * (bits[:, None] >> np.arange(5) & 1)).sum(axis=1)
    return _Throwing(sets[number], code, shares[number, code], table.start[number, code].astype(np.int64), keys)


@cache
def _plain(thrown: int) -> _Plain:
    hands = _throwing(thrown)
    every = _sets(5 - thrown, combinations_with_replacement)
    every = every[(_counts(every) <= 4).all(axis=1)]
    at = _places(RANK_KEY[every].sum(axis=1), hands.key)
    both, pair = np.unique(hands.start * len(every) + at, return_inverse=True)
    used, kept = np.unique(both % len(every), return_inverse=True)
    drawn = _sets(thrown, combinations_with_replacement)
    finals = _finals(every[used], drawn, flush=False)
    return _Plain(
        hands=_taken(hands.ranks),
        shares=hands.share,
        pair=pair,
        pairs=_pairs(both // len(every), kept, finals),
        kept=_counts(every[used]),
        drawn=_taken(drawn),
    )


@cache
def _flush(thrown: int) -> _Flush:
    hands = _throwing(thrown)
    every = _sets(5 - thrown, combinations)
    drawn = _sets(thrown, combinations)
    keys = RANK_KEY[every].sum(axis=1)
    # Of four cards that are kept and of five all have to be of one suit by now.
    suited = np.isin(hands.key, keys)
    if thrown < 2:
        suited &= (hands.code == ALL_SUITED) if thrown == 0 else (hands.code % ALL_SUITED != NO_SUIT)
    at = _places(keys, hands.key[suited])
    both, pair = np.unique(hands.start[suited] * len(every) + at, return_inverse=True)
    apart = (_counts(every) @ _counts(drawn).T) == 0
    return _Flush(
        kept=every,
        pairs=_pairs(both // len(every), both % len(every), _finals(every, drawn, flush=True)),
        shares=_sums(pair, hands.share[suited], len(both)),
        drawn=drawn,
        apart=apart,
    )


def _places(keys: _Whole, wanted: _Whole) -> _Whole:
    order = np.argsort(keys)
    found: _Whole = order[np.searchsorted(keys, wanted, sorter=order)]
    return found


def _sets(size: int, of: Callable[[range, int], Iterable[tuple[int, ...]]]) -> _Whole:
    found = list(of(range(_RANKS), size))
    return np.array(found, dtype=np.int64).reshape(len(found), size)


def _counts(ranks: _Whole) -> _Whole:
    found: _Whole = (ranks[:, :, None] == np.arange(_RANKS)).sum(axis=1)
    return found


def _finals(kept: _Whole, drawn: _Whole, *, flush: bool) -> _Whole:
    """The class of what is kept together with what is drawn; where there is no such hand, any."""
    table = tables()
    keys = RANK_KEY[kept].sum(axis=1)[:, None] + RANK_KEY[drawn].sum(axis=1)[None, :]
    found: _Whole = table.final[table.ranks[np.minimum(keys, len(table.ranks) - 1)], int(flush)].astype(np.int64)
    return found
