"""Where replacements come from: a place in the stub for each seat, or the stub in order where it may run out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from drawtutor.reference.rollouts.cells import CARD_BITS
from drawtutor.reference.rollouts.reading import Cards

__all__ = ["Plentiful", "Scarce", "Supply"]

Index = NDArray[np.int64]
Bits = NDArray[np.uint64]

_HAND: Final = 5


class Supply:
    """Gives each row that throws its replacements."""

    def next_exchange(self) -> None:
        """Another exchange begins."""

    def draw(self, seat: int, which: Index, deal: Index, hands: Cards, keeps: NDArray[np.bool_]) -> Cards:
        """These rows' hands with other cards where they are not kept; every row throws at least one."""
        raise NotImplementedError


def _slots(keeps: NDArray[np.bool_]) -> NDArray[np.int64]:
    """For each place of a hand the replacement that it gets; anything where it is kept."""
    slots = np.cumsum(~keeps, axis=0) - 1
    np.maximum(slots, 0, out=slots)
    return slots


class Plentiful(Supply):
    """Enough for everybody: each seat has cards of its own in the stub, so that what one throws changes no other's."""

    def __init__(self, stub: Cards, exchanges: Sequence[Mapping[int, int]]) -> None:
        """``exchanges`` says for each exchange from which row of the stub a seat is served."""
        self._stub = stub
        self._exchanges = exchanges
        self._now = 0

    def next_exchange(self) -> None:
        """Another exchange begins."""
        self._now += 1

    def draw(self, seat: int, which: Index, deal: Index, hands: Cards, keeps: NDArray[np.bool_]) -> Cards:
        """These rows' hands with other cards where they are not kept."""
        first = self._exchanges[self._now][seat]
        return np.where(keeps, hands, self._stub[first + _slots(keeps), deal])


class Scarce(Supply):
    """The stub in order, a row of its own for each row; what others threw is shuffled when it runs out (BG-13)."""

    def __init__(
        self,
        rng: np.random.Generator,
        stub: Cards,
        left: int,
        deal: Index,
        pile: Bits,
        opener: Callable[[Index], Index],
    ) -> None:
        """``stub`` and ``pile``, what has been thrown, are by deal; of the stub ``left`` cards can be given.

        ``opener`` says for rows whose discards are kept as a proof of openers; -1 where nobody's are.
        """
        self._rng = rng
        self._cards = np.zeros((len(CARD_BITS), len(deal)), dtype=np.uint8)
        self._cards[:left] = stub[:left, deal]
        self._next = np.zeros(len(deal), dtype=np.int64)
        self._end = np.full(len(deal), left, dtype=np.int64)
        self._pile = pile[deal]
        self._opener = opener

    def draw(self, seat: int, which: Index, deal: Index, hands: Cards, keeps: NDArray[np.bool_]) -> Cards:
        """These rows' hands with other cards where they are not kept: as many as there are to be given."""
        slots, keeps = _slots(keeps), keeps.copy()
        wanted = _HAND - keeps.sum(axis=0)
        new = np.zeros((_HAND, len(which)), dtype=np.uint8)
        for place in range(int(wanted.max(initial=0))):
            needs = np.nonzero(wanted > place)[0]
            dry = needs[self._next[which[needs]] == self._end[which[needs]]]
            if len(dry):
                self._shuffle(which[dry])
                # More than can be served nobody throws: such a card is kept.
                out_of = dry[self._end[which[dry]] == 0]
                keeps[:, out_of] |= slots[:, out_of] >= place
                wanted[out_of] = place
                needs = needs[wanted[needs] > place]
            rows = which[needs]
            new[place, needs] = self._cards[self._next[rows], rows]
            self._next[rows] += 1
        out = np.bitwise_or.reduce(np.where(keeps, np.uint64(0), CARD_BITS[hands]), axis=0)
        goes = self._opener(which) != seat
        self._pile[which[goes]] |= out[goes]
        return np.where(keeps, hands, np.take_along_axis(new, slots, axis=0))

    def _shuffle(self, rows: Index) -> None:
        """Makes what others have thrown the stub of these rows."""
        every = np.arange(len(CARD_BITS), dtype=np.uint8)
        mixed = self._rng.permuted(np.broadcast_to(every, (len(rows), len(every))), axis=1)
        there = CARD_BITS[mixed] & self._pile[rows][:, None] != 0
        first = np.argsort(~there, axis=1, kind="stable")
        self._cards[:, rows] = np.take_along_axis(mixed, first, axis=1).T
        self._next[rows] = 0
        self._end[rows] = there.sum(axis=1)
        self._pile[rows] = 0
