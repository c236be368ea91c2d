"""Deals the hidden cards of a position many times: opponents' hands by their ranges, and the cards to come.

A hand is drawn by the weight of its class, and again where it holds a card that is seen or held by another. The
narrowest range comes first; where several are narrow, each is drawn again beside the others, so that what each holds
bears on all. What is left over lies in random order: it is the stub, with the hands of those who have folded.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import ceil, comb, prod
from typing import Final

import numpy as np
from numpy.typing import NDArray

from drawtutor.reference.rollouts.cells import CARD_BITS, cells, hand_bits
from drawtutor.reference.rollouts.reading import Cards, Read, final_classes, kept_places, orders, read
from drawtutor.reference.starts import STARTS

__all__ = ["Deals", "Range", "deal_hidden"]

Bits = NDArray[np.uint64]
Rows = NDArray[np.int64]

_TRIES: Final = 400
_ROUNDS: Final = 6
_NARROW: Final = 0.1
"""A range of a tenth of all hands needs one round more, a narrower one some, and never more than `_ROUNDS`."""
_AT_ONCE: Final = 1500
"""With few deals left to find a hand for, each is offered several at once."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Range:
    """What one opponent may hold."""

    seat: int
    weight: NDArray[np.float64]
    """For each of `STARTS` how likely one hand of the class is, beside one hand of another: all alike where nothing
    is known. What the seen cards take away is counted by the cards themselves."""
    draws: tuple[int, ...] = ()
    """How many cards it has drawn, in each exchange so far."""
    final: NDArray[np.float64] | None = None
    """How likely what it has done since the last draw is, by class of final hand; or by class of starting hand and
    of final hand. None where it has done nothing."""

    @property
    def flat(self) -> bool:
        """Whether it is any hand whatever, as it was dealt."""
        return not self.draws and self.final is None and bool(np.ptp(self.weight) == 0)

    @property
    def width(self) -> float:
        """How much of all hands it is, counting a hand by its weight beside the likeliest."""
        found = cells()
        highest = float(self.weight.max())
        return float((self.weight[found.start] * found.count).sum()) / (comb(52, 5) * highest) if highest > 0 else 1.0


@dataclass(frozen=True, slots=True)
class Deals:
    """Many hidden deals of one position: a column each."""

    hands: Mapping[int, Read]
    """The hands as they are now, by seat."""
    thrown: Mapping[int, Bits]
    """What opponents have thrown so far."""
    stub: Cards
    """The cards to come, a row each, and under them cards that nobody will see."""


def deal_hidden(
    rng: np.random.Generator,
    count: int,
    seen: Sequence[int],
    ranges: Sequence[Range],
    to_come: int,
    *,
    reshuffled: bool = False,
) -> Deals:
    """So many deals. ``seen`` are the cards that no opponent can hold; of the stub at least ``to_come`` are given.

    Where discards have been ``reshuffled``, what one has thrown another may hold. Raises `ValueError` where the deck
    has not so many cards.
    """
    known = np.bitwise_or.reduce(CARD_BITS[np.array(seen, dtype=np.int64)])
    narrow = sorted((some for some in ranges if not some.flat), key=lambda some: some.width)
    wide = [some for some in ranges if some.flat]
    dealt: dict[int, _Dealt] = {}
    for some in narrow:
        dealt[some.seat] = _hold(rng, some, _used(known, dealt, some.seat, count), reshuffled)
    # Who was first did not know of those who came after; a few rounds more, and it is as if all had come at once.
    rounds = min(_ROUNDS, ceil(_NARROW / max(narrow[0].width, 1e-9))) if len(narrow) > 1 else 0
    for some in narrow * rounds:
        dealt[some.seat] = _hold(rng, some, _used(known, dealt, some.seat, count), reshuffled)
    rest = _shuffled(rng, _used(known, dealt, None, count))
    if len(rest) < 5 * len(wide) + to_come:
        msg = f"there are {len(rest)} cards left for {len(wide)} hands and {to_come} to come"
        raise ValueError(msg)
    hands = {seat: some.hand for seat, some in dealt.items()}
    for place, some in enumerate(wide):
        hands[some.seat] = read(rest[5 * place : 5 * place + 5])
    return Deals(hands, {seat: some.thrown for seat, some in dealt.items()}, rest[5 * len(wide) :])


@dataclass(frozen=True, slots=True)
class _Dealt:
    hand: Read
    thrown: Bits
    bits: Bits
    """Every card of this seat's that no other can have."""


def _used(known: np.uint64, dealt: Mapping[int, _Dealt], but: int | None, count: int) -> Bits:
    used = np.full(count, known, dtype=np.uint64)
    for seat, some in dealt.items():
        if seat != but:
            used |= some.bits
    return used


def _free(used: Bits) -> NDArray[np.uint8]:
    """The cards that are not used, a row for each deal: all deals have the same number of them."""
    bits = np.unpackbits((~used).astype("<u8").view(np.uint8).reshape(-1, 8), axis=1, bitorder="little")
    return np.nonzero(bits[:, : len(CARD_BITS)])[1].astype(np.uint8).reshape(len(used), -1)


def _shuffled(rng: np.random.Generator, used: Bits) -> Cards:
    """The cards that are left, in random order."""
    return np.ascontiguousarray(rng.permuted(_free(used), axis=1).T)


def _some_cards(rng: np.random.Generator, used: Bits, count: int) -> Cards:
    """So many different cards for each deal, none of those that are used."""
    if len(used) and int(used[0]).bit_count() + count > len(CARD_BITS):
        msg = f"there are not {count} cards left"
        raise ValueError(msg)
    used = used.copy()
    found = np.empty((count, len(used)), dtype=np.uint8)
    for row in found:
        left = np.arange(len(used))
        while len(left):
            cards = rng.integers(0, 52, len(left), dtype=np.uint8)
            free = CARD_BITS[cards] & used[left] == 0
            row[left[free]] = cards[free]
            left = left[~free]
        used |= CARD_BITS[row]
    return found


class _Source:
    """Where the hands of a range come from: from its classes, or from the deck where it is nearly any hand."""

    def __init__(self, some: Range, used: Bits) -> None:
        found = cells()
        weight = np.maximum(some.weight, 0)
        if not weight.any():
            weight = np.ones(len(STARTS))
        self._used = used
        self._chance = weight / weight.max()
        # Out of the deck five cards may be the same twice, which counts like a clash.
        left = len(CARD_BITS) - int(used[0]).bit_count()
        distinct = prod(left - place for place in range(5)) / left**5
        self._free: NDArray[np.uint8] | None = None
        if some.width * distinct > comb(left, 5) / comb(len(CARD_BITS), 5):
            self._free = _free(used)
            return
        mass = weight[found.start] * found.count
        self._cells = np.nonzero(mass)[0]
        self._mass = mass[self._cells]
        self._until = np.cumsum(self._mass)

    def offer(self, rng: np.random.Generator, rows: Rows) -> tuple[Read, Bits, Rows]:
        """A hand for each of these deals, as far as it can stand: the hands, their bits, and whose they are."""
        if self._free is not None:
            cards = self._free[rows, rng.integers(0, self._free.shape[1], (5, len(rows)), dtype=np.uint8)]
            bits = CARD_BITS[cards]
            all_bits = np.bitwise_or.reduce(bits, axis=0)
            stand = np.nonzero(all_bits == bits.sum(axis=0))[0]
            hands = read(cards[:, stand])
            taken = np.nonzero(rng.random(len(stand), dtype=np.float32) < self._chance[hands.start])[0]
            stand = stand[taken]
            return hands.at(taken), all_bits[stand], rows[stand]
        found = cells()
        # In order they are found several times faster; it is the deals that are mixed.
        rows = rng.permutation(rows)
        at = np.sort(rng.random(len(rows))) * self._until[-1]
        place = np.minimum(np.searchsorted(self._until, at, side="right"), len(self._cells) - 1)
        cell = self._cells[place]
        count, number = found.count[cell], found.number[cell]
        way = ((self._until[place] - at) / self._mass[place] * count).astype(np.int64)
        suits = found.suits[:, found.suits_from[cell] + np.clip(way, 0, count - 1)]
        cards = found.ranks[:, number] + suits
        bits = hand_bits(cards)
        stand = np.nonzero(bits & self._used[rows] == 0)[0]
        return Read(cards[:, stand], number[stand], found.code[cell[stand]]), bits[stand], rows[stand]


def _hold(rng: np.random.Generator, some: Range, used: Bits, reshuffled: bool) -> _Dealt:
    """A hand of this range for each deal, with what it has drawn since."""
    count = len(used)
    source = _Source(some, used)
    hand = Read(np.empty((5, count), dtype=np.uint8), np.empty(count, dtype=np.uint16), np.empty(count, dtype=np.uint8))
    thrown, bits = np.zeros(count, dtype=np.uint64), np.zeros(count, dtype=np.uint64)
    waits = np.ones(count, dtype=np.bool_)
    left = np.arange(count)
    for _ in range(_TRIES):
        times = max(1, min(16, _AT_ONCE // len(left)))
        rows = np.repeat(left, times) if times > 1 else left
        now, its, rows = source.offer(rng, rows)
        if some.draws or some.final is not None:
            now, its, gone, stand = _drawn(rng, some, now, its, used[rows], reshuffled)
            rows = rows[stand]
            thrown[rows] = gone
        # Of several hands for one deal the last one written stays.
        hand.cards[:, rows], hand.number[rows], hand.code[rows] = now.cards, now.number, now.code
        bits[rows] = its
        waits[rows] = False
        left = left[waits[left]]
        if not len(left):
            break
    else:
        # What cannot be found is any hand.
        anything = Range(seat=some.seat, weight=np.ones(len(STARTS)), draws=some.draws)
        other = _hold(rng, anything, used[left], reshuffled)
        hand.cards[:, left], hand.number[left], hand.code[left] = other.hand.cards, other.hand.number, other.hand.code
        thrown[left], bits[left] = other.thrown, other.bits
    return _Dealt(hand, thrown, bits)


def _drawn(
    rng: np.random.Generator, some: Range, hands: Read, its: Bits, used: Bits, reshuffled: bool
) -> tuple[Read, Bits, Bits, Rows]:
    """The hands after their draws, their cards' bits, those of what they have thrown, and which hands stand."""
    start, rows = hands.start, np.arange(len(its))
    gone = np.zeros(len(its), dtype=np.uint64)
    taken = used | its
    for count in some.draws:
        if count:
            hands, out, new = _exchanged(rng, hands, count, taken)
            gone |= out
            taken |= new
    all_bits = hand_bits(hands.cards) if reshuffled else taken & ~used
    if some.final is None or not some.final.any():
        return hands, all_bits, gone, rows
    last = final_classes()[orders(hands.cards)]
    chance = some.final[last] if some.final.ndim == 1 else some.final[start, last]
    rows = np.nonzero(rng.random(len(rows)) * some.final.max() < chance)[0]
    return hands.at(rows), all_bits[rows], gone[rows], rows


def _exchanged(rng: np.random.Generator, hands: Read, count: int, used: Bits) -> tuple[Read, Bits, Bits]:
    """The hands after so many cards are drawn, with the bits of what went and of what came."""
    keeps = kept_places(hands, count)
    new = _some_cards(rng, used, count)
    slot = np.minimum(np.cumsum(~keeps, axis=0) - 1, count - 1).clip(0)
    cards = np.where(keeps, hands.cards, np.take_along_axis(new, slot, axis=0))
    came = hand_bits(new)
    return read(cards), hand_bits(hands.cards) & ~hand_bits(cards), came
