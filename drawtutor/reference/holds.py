"""What comes of every way to exchange one's own five cards, by class of final hand: exact chances. Needs numpy."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from drawtutor.cards import Card
from drawtutor.odds import all_hold_ranks
from drawtutor.reference.finals import FLOORS

__all__ = ["Hold", "holds_of"]


@dataclass(frozen=True, slots=True)
class Hold:
    """One way to exchange."""

    keep: tuple[Card, ...]
    discard: tuple[Card, ...]
    finals: NDArray[np.float64]
    """The chance of each class of final hand."""


def holds_of(hand: Sequence[Card], *, seen: Sequence[Card] = (), most: int = 5) -> tuple[Hold, ...]:
    """Every way to throw at most so many cards; raises `CardError` as `all_hold_ranks` does."""
    found = []
    for hold in all_hold_ranks(hand, seen=seen, max_discards=most):
        bounds = np.searchsorted(np.array(hold.strengths), np.array(FLOORS))
        counts = np.frombuffer(hold.packed, dtype=np.uint16).astype(np.float64)
        found.append(Hold(hold.keep, hold.discard, np.add.reduceat(counts, bounds) / hold.total))
    return tuple(found)
