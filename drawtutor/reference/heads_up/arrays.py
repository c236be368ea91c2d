"""The stored strategy of two players as arrays, for looking at all hands at once. Needs numpy."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import numpy as np
from numpy.typing import NDArray

from drawtutor.cards import Card
from drawtutor.reference.around import all_becomes, becoming_around
from drawtutor.reference.finals import FINALS
from drawtutor.reference.heads_up.recall import memory_of, places, remembered
from drawtutor.reference.heads_up.stored import PARTS, WAYS, layout_of, solved
from drawtutor.reference.heads_up.structure import Structure
from drawtutor.reference.heads_up.tree import first_round, second_round
from drawtutor.reference.starts import MOST_THROWN, STARTS

__all__ = ["Arrays", "arrays_of", "beats", "becomes", "held"]

Floats = NDArray[np.float64]


@cache
def held(thrown: int) -> NDArray[np.int64]:
    """The final class of each of `remembered`."""
    return np.array([final for final, _ in remembered(thrown)])


@cache
def _memories(thrown: int) -> tuple[NDArray[np.intp], NDArray[np.intp], NDArray[np.intp]]:
    """Each class of starting hand, each final class that comes of it, and where that stands in `remembered`."""
    starts, finals = np.nonzero(all_becomes()[:, thrown])
    memories = [memory_of(start, thrown) for start in STARTS]
    stands = [
        places(thrown)[final, memories[start]] for start, final in zip(starts.tolist(), finals.tolist(), strict=True)
    ]
    return starts, finals, np.array(stands)


def becomes(thrown: int, seen: Sequence[Card] = ()) -> Floats:
    """For each class of starting hand, the chance of each of `remembered` after throwing so many.

    ``seen`` are cards that it neither holds nor draws.
    """
    starts, finals, stands = _memories(thrown)
    found = np.zeros((len(STARTS), len(remembered(thrown))))
    found[starts, stands] = becoming_around(seen, thrown)[starts, finals]
    return found


@cache
def beats(thrown: int) -> Floats:
    """For each class of final hand against each of `remembered`: 1 where it wins, 0 where it loses, else half."""
    own = np.arange(len(FINALS))[:, None]
    found: Floats = (np.sign(own - held(thrown)[None, :]) + 1) / 2
    return found


class Arrays:
    """The stored strategy of a structure, decision by decision: a row a class of hand, a column a choice."""

    def __init__(self, structure: Structure) -> None:
        self.structure = structure
        self._numbers = np.frombuffer(bytes(solved(structure).numbers), dtype=np.uint8)
        self._layout = layout_of(structure)

    def _shares(self, at: int, rows: int, choices: int) -> Floats:
        rest = self._numbers[at : at + rows * (choices - 1)].reshape(rows, choices - 1) / PARTS
        return np.concatenate([np.maximum(1 - rest.sum(axis=1, keepdims=True), 0), rest], axis=1)

    def first(self, node: int) -> Floats:
        """A decision of round 1, by class of starting hand."""
        acts = first_round(self.structure).nodes[node].acts
        return self._shares(self._layout.first[node], len(STARTS), len(acts))

    def throw(self, end: int, other: int | None = None) -> Floats:
        """How many cards are thrown after an end of round 1, by class; ``other`` is what was thrown before."""
        row = end * len(STARTS) if other is None else (end * WAYS + other) * len(STARTS)
        return self._shares(self._layout.throw[other is not None] + row * MOST_THROWN, len(STARTS), WAYS)

    def second(self, end: int, opener: int | None, thrown: tuple[int, int], node: int) -> Floats:
        """A decision of round 2, by what is held and remembered."""
        acting = second_round(self.structure, opener).nodes[node]
        begins = self._layout.second[(end * WAYS + thrown[0]) * WAYS + thrown[1]]
        return self._shares(begins[node], len(remembered(thrown[acting.player])), len(acting.acts))


@cache
def arrays_of(structure: Structure) -> Arrays:
    """The arrays of a structure."""
    return Arrays(structure)
