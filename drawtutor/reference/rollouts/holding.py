"""Finds a hand of a range for each of many deals: one that holds no card which is seen or held by another."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import comb, prod
from typing import Final

import numpy as np
from numpy.typing import NDArray

from drawtutor.reference.finals import FINALS
from drawtutor.reference.rollouts.cells import CARD_BITS, cells, hand_bits
from drawtutor.reference.rollouts.reading import Cards, Read, final_classes, kept_places, orders, read
from drawtutor.reference.starts import STARTS

__all__ = ["Bits", "Held", "Range", "exchanged", "free_cards", "hold"]

Bits = NDArray[np.uint64]
Rows = NDArray[np.int64]

_DECK: Final = 52
_JOKERS: Final = 3
"""Both jokers' bits, above those of the deck."""
_TRIES: Final = 50
_MORE_TRIES: Final = 100_000
"""So many hands are offered for each deal, and so many more in all; then who has found none takes another's."""
_SELDOM: Final = 0.002
"""Where fewer hands than this would fit what was done last, what is possible is taken to be at least so likely beside
the likeliest: a deal that fits is found soon then. Where more fit, each stands just as often as it would do it."""
_LOOKED_AT: Final = 16_000
_AT_ONCE: Final = 16_000
"""With few deals left to find a hand for, each is offered several at once."""
_FEW: Final = 400
_SHOWN: Final = 6
"""With fewer deals that lack a card than that, each is shown so many cards at once."""
_SCARCE: Final = 20
"""With so few cards left it is quicker to look which they are than to try any."""


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
    """How likely what it has done since the last draw is, by class of final hand. None where it has done nothing."""

    @property
    def flat(self) -> bool:
        """Whether it was any hand whatever when it was dealt, and nothing is known since."""
        return self.final is None and bool(np.ptp(self.weight) == 0)

    @property
    def width(self) -> float:
        """How much of all hands it is, counting a hand by its weight beside the likeliest."""
        found = cells()
        highest = float(self.weight.max())
        mass = float((self.weight[found.start] * found.count).sum())
        return mass / (comb(_DECK, 5) * highest) if highest > 0 else 1.0


@dataclass(frozen=True, slots=True)
class Held:
    """What one seat holds in each deal."""

    hand: Read
    thrown: Bits
    bits: Bits
    """Every card of this seat's that no other can have."""
    has_drawn: bool
    """Whether the hands are those after its draws; else the draws are still to come, out of what is left."""


def free_cards(used: Bits) -> NDArray[np.uint8]:
    """The cards that are not used, a row for each deal: all deals have the same number of them."""
    bits = np.unpackbits((~used).astype("<u8").view(np.uint8).reshape(-1, 8), axis=1, bitorder="little")
    return np.nonzero(bits[:, : len(CARD_BITS)])[1].astype(np.uint8).reshape(len(used), -1)


def _are_left(used: Bits, count: int) -> bool:
    """Whether there are so many cards besides those that are used: as many of them in every deal."""
    return not len(used) or int(used[0]).bit_count() + count <= len(CARD_BITS)


def _some_cards(rng: np.random.Generator, used: Bits, count: int) -> Cards:
    """So many different cards for each deal, none of those that are used; `_are_left` tells whether there are."""
    if len(used) and len(CARD_BITS) - int(used[0]).bit_count() <= _SCARCE:
        return rng.permuted(free_cards(used), axis=1)[:, :count].T
    used = used.copy()
    found = np.empty((count, len(used)), dtype=np.uint8)
    for row in found:
        left = np.arange(len(used))
        while len(left) >= _FEW:
            cards = rng.integers(0, len(CARD_BITS), len(left), dtype=np.uint8)
            free = CARD_BITS[cards] & used[left] == 0
            row[left[free]] = cards[free]
            left = left[~free]
        while len(left):
            # The last ones would take many rounds of one card each: they are shown several at once.
            shown = rng.integers(0, len(CARD_BITS), (_SHOWN, len(left)), dtype=np.uint8)
            fits = CARD_BITS[shown] & used[left] == 0
            first, its = fits.argmax(axis=0), np.arange(len(left))
            free = fits[first, its]
            row[left[free]] = shown[first, its][free]
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
        fits = comb(left, 5) / comb(_DECK, 5)
        # Hands with a joker are in no cell.
        joker = bool((used >> np.uint64(_DECK) != _JOKERS).any())
        self.tries = int(1 / max(some.width * distinct, 1e-3 if joker else fits))
        """How many hands have to be offered to find one, about."""
        if joker or some.width * distinct > fits:
            self._free = free_cards(used)
            return
        mass = weight[found.start] * found.count
        its = np.nonzero(mass)[0]
        self._mass, self._until = mass[its], np.cumsum(mass[its])
        self._count, self._number = found.count[its], found.number[its]
        self._code, self._suits_from = found.code[its], found.suits_from[its]

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
        place = np.minimum(np.searchsorted(self._until, at, side="right"), len(self._until) - 1)
        count, number = self._count[place], self._number[place]
        way = np.minimum(((self._until[place] - at) / self._mass[place] * count).astype(np.int64), count - 1)
        cards = found.ranks[:, number] + found.suits[:, self._suits_from[place] + way]
        bits = hand_bits(cards)
        stand = np.nonzero(bits & self._used[rows] == 0)[0]
        return Read(cards[:, stand], number[stand], self._code[place[stand]]), bits[stand], rows[stand]


def hold(rng: np.random.Generator, some: Range, used: Bits, *, reshuffled: bool) -> Held:
    """A hand of this range for each deal, none of its cards among those that are used.

    What it has drawn since is dealt with it only where something hangs on that: what it did later, or that cards
    have been ``reshuffled``.
    """
    count = len(used)
    draws = reshuffled or some.final is not None
    later = _Later(some) if some.final is not None and some.final.any() else None
    source = _Source(some, used)
    hand = Read(np.empty((5, count), dtype=np.uint8), np.empty(count, dtype=np.uint16), np.empty(count, dtype=np.uint8))
    thrown, bits = np.zeros(count, dtype=np.uint64), np.zeros(count, dtype=np.uint64)
    waits = np.ones(count, dtype=np.bool_)
    left, tries = np.arange(count), source.tries
    most = _TRIES * count + _MORE_TRIES
    while len(left) and most > 0:
        times = max(1, min(tries, _AT_ONCE // len(left)))
        if later is not None and len(left) == count:
            # Many are looked at first, so that what it fits best is among them, be it rare.
            times = max(times, _LOOKED_AT // count)
        offered = np.repeat(left, times) if times > 1 else left
        most -= len(offered)
        now, its, rows = source.offer(rng, offered)
        if draws:
            now, its, gone = _drawn(rng, some, now, its, used[rows], reshuffled)
            if later is not None:
                fits = later.fits(rng, now)
                now, its, gone, rows = now.at(fits), its[fits], gone[fits], rows[fits]
            thrown[rows] = gone
        if times > 1:
            # Of several hands for one deal the last one written stays: any of them, for they come in order.
            mixed = rng.permutation(len(rows))
            now, its, rows = now.at(mixed), its[mixed], rows[mixed]
            thrown[rows] = gone[mixed] if draws else 0
        hand.cards[:, rows], hand.number[rows], hand.code[rows] = now.cards, now.number, now.code
        bits[rows] = its
        waits[rows] = False
        left = left[waits[left]]
        tries = len(offered) // max(len(rows), 1)
    left = _borrowed(rng, hand, thrown, bits, used, left, np.nonzero(~waits)[0])
    if len(left):
        # What can hardly be found is looked for without what was done last, and in the end it is any hand.
        weight = some.weight if later is not None else np.ones(len(STARTS))
        other = hold(
            rng,
            replace(some, weight=weight, final=np.zeros(len(FINALS)) if draws else None),
            used[left],
            reshuffled=reshuffled,
        )
        hand.cards[:, left], hand.number[left], hand.code[left] = other.hand.cards, other.hand.number, other.hand.code
        thrown[left], bits[left] = other.thrown, other.bits
    return Held(hand, thrown, bits, draws)


def _borrowed(
    rng: np.random.Generator, hand: Read, thrown: Bits, bits: Bits, used: Bits, left: Rows, found: Rows
) -> Rows:
    """Gives the deals that are left hands that were found for others, where they fit; those that are left even so."""
    for _ in range(_TRIES):
        if not len(found) or not len(left):
            break
        its = rng.choice(found, len(left))
        fits = bits[its] & used[left] == 0
        rows, its = left[fits], its[fits]
        hand.cards[:, rows], hand.number[rows], hand.code[rows] = hand.cards[:, its], hand.number[its], hand.code[its]
        thrown[rows], bits[rows] = thrown[its], bits[its]
        left = left[~fits]
    return left


class _Later:
    """Takes hands as often as what was done after the draw fits them, beside the hand that it fits best.

    Which that is among those that come is seen as they come.
    """

    def __init__(self, some: Range) -> None:
        assert some.final is not None
        self._final = some.final
        self._best = self._least = 0.0

    def fits(self, rng: np.random.Generator, hands: Read) -> Rows:
        """Which of these hands stand."""
        last = final_classes()[orders(hands.cards)]
        chance = self._final[last]
        if float(chance.max(initial=0.0)) > self._best:
            self._best = float(chance.max())
            self._least = _SELDOM * self._best if chance.mean() < _SELDOM * self._best else 0.0
        chance = np.where(chance > 0, np.maximum(chance, self._least), 0.0)
        return np.nonzero(rng.random(len(last)) * self._best < chance)[0]


def _drawn(
    rng: np.random.Generator, some: Range, hands: Read, its: Bits, used: Bits, reshuffled: bool
) -> tuple[Read, Bits, Bits]:
    """The hands after their draws, their cards' bits, and those of what they have thrown."""
    gone = np.zeros(len(its), dtype=np.uint64)
    taken = used | its
    for count in some.draws:
        if reshuffled:
            # What went before may lie in the stub again.
            taken = used | hand_bits(hands.cards)
        if count and _are_left(taken, count):
            new = _some_cards(rng, taken, count)
            hands, out = exchanged(hands, count, new)
            gone |= out
            taken |= hand_bits(new)
    return hands, hand_bits(hands.cards) if reshuffled else taken & ~used, gone


def exchanged(hands: Read, count: int, new: Cards) -> tuple[Read, Bits]:
    """The hands after so many of their cards are exchanged for these, and the bits of what went."""
    keeps = kept_places(hands, count)
    # Who keeps a joker beside what is kept of such a hand throws the lowest other card for it.
    over = np.nonzero(keeps.sum(axis=0) > len(keeps) - count)[0]
    if len(over):
        plain = keeps[:, over] & (hands.cards[:, over] < _DECK)
        keeps[len(keeps) - 1 - plain[::-1].argmax(axis=0), over] = False
    slots = np.maximum(np.cumsum(~keeps, axis=0) - 1, 0)
    cards = np.where(keeps, hands.cards, np.take_along_axis(new, np.minimum(slots, count - 1), axis=0))
    return read(cards), hand_bits(hands.cards) & ~hand_bits(cards)
