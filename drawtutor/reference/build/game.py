"""One structure as arrays: who can hold what together, what it becomes, and where the rounds lead.

`Game` is what the solver and the measure of its strategies share. All chances are of the two starting hands
together, so that each player's cards bear on what the other can hold.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from drawtutor.reference.finals import FINALS
from drawtutor.reference.heads_up.recall import memory_of, places, remembered
from drawtutor.reference.heads_up.structure import Opening, Structure
from drawtutor.reference.heads_up.tree import End, Round, first_round, second_round
from drawtutor.reference.starts import MOST_THROWN, STARTS

__all__ = ["WAYS", "Counts", "Floats", "Game"]

Floats = NDArray[np.float32]
WAYS = MOST_THROWN + 1
"""So many numbers of cards can be thrown, none among them."""


@dataclass(frozen=True, slots=True)
class Counts:
    """What is counted once for all structures."""

    pairs: Floats
    """The chance of each two classes of starting hand together; it sums to 1."""
    becomes: Floats
    """For each class of starting hand and number thrown, the chance of each class of final hand."""


@dataclass(frozen=True)
class Game:
    """One structure."""

    structure: Structure
    counts: Counts

    @cached_property
    def first(self) -> Round:
        """The first betting round."""
        return first_round(self.structure)

    @cached_property
    def exchanges(self) -> tuple[End, ...]:
        """The ends of the first round after which cards are exchanged."""
        return tuple(end for end in self.first.ends if self.leads_on(end))

    def leads_on(self, end: End) -> bool:
        """Whether the deal goes on after this end of the first round."""
        out = self.structure.opening is Opening.PASSED_OUT and end.opener is None
        return end.folded is None and not out

    def second(self, end: End) -> Round:
        """The second betting round after this end of the first."""
        return second_round(self.structure, end.opener)

    def paid(self, end: End) -> tuple[float, float]:
        """What each player has put in at this end of the first round, in small bets."""
        ante = float(self.structure.ante)
        return ante + end.staked[0], ante + end.staked[1]

    @cached_property
    def may_throw(self) -> NDArray[np.bool_]:
        """For each class of starting hand, which numbers of cards it may throw."""
        return np.array([[thrown in start.throws for thrown in range(WAYS)] for start in STARTS])

    @cached_property
    def rows(self) -> tuple[NDArray[np.int64], ...]:
        """For each number thrown, the classes that may throw so many."""
        return tuple(np.flatnonzero(self.may_throw[:, thrown]) for thrown in range(WAYS))

    @cached_property
    def held(self) -> tuple[NDArray[np.int64], ...]:
        """For each number thrown, the final class of every pair of one and a memory (`remembered`)."""
        return tuple(np.array([final for final, _ in remembered(thrown)]) for thrown in range(WAYS))

    @cached_property
    def becoming(self) -> tuple[Floats, ...]:
        """For each number thrown, what the classes that may throw it become: a column for each of ``held``."""
        found = []
        for thrown in range(WAYS):
            rows = self.rows[thrown]
            table = np.zeros((len(rows), len(self.held[thrown])), dtype=np.float32)
            for row, start in enumerate(rows):
                memory = memory_of(STARTS[start], thrown)
                for final in np.flatnonzero(self.counts.becomes[start, thrown]):
                    table[row, places(thrown)[int(final), memory]] = self.counts.becomes[start, thrown, final]
            found.append(table)
        return tuple(found)

    @cached_property
    def pairs(self) -> tuple[tuple[Floats, ...], ...]:
        """The chance of two classes together, for those that throw so many and so many."""
        return tuple(
            tuple(np.ascontiguousarray(self.counts.pairs[np.ix_(mine, theirs)]) for theirs in self.rows)
            for mine in self.rows
        )

    @cached_property
    def whole(self) -> tuple[Floats, ...]:
        """The same as ``becoming`` by final class alone."""
        return tuple(np.ascontiguousarray(self.counts.becomes[self.rows[n], n]) for n in range(WAYS))

    @cached_property
    def against(self) -> tuple[Floats, ...]:
        """For each number that the other threw: each final class of one's own beside what the other holds."""
        places = np.arange(len(FINALS))
        return tuple(np.sign(places[:, None] - held[None, :]).astype(np.float32) for held in self.held)

    @cached_property
    def beats(self) -> tuple[tuple[Floats, ...], ...]:
        """For each two numbers thrown: 1 where the row's final class is higher, -1 where lower, else 0."""
        return tuple(
            tuple(np.sign(mine[:, None] - theirs[None, :]).astype(np.float32) for theirs in self.held)
            for mine in self.held
        )
