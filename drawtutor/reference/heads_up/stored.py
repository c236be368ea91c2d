"""The stored strategies of two players, read in plain Python: how often each act is chosen, to one part in 255.

Every class of hand has a row at every decision; a row has a share for each choice but the first, which has the
rest. Where rows lie follows from the structure alone, so that a file holds nothing but shares.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from drawtutor.reference._packed import read_packed
from drawtutor.reference.heads_up.recall import Memory, places, remembered
from drawtutor.reference.heads_up.structure import Opening, Structure
from drawtutor.reference.heads_up.tree import Act, End, Round, first_round, second_round
from drawtutor.reference.starts import MOST_THROWN, STARTS

__all__ = ["PARTS", "WAYS", "Layout", "Solved", "file_of", "layout_of", "solved"]

PARTS: Final = 255
"""So many parts are the whole."""
WAYS: Final = MOST_THROWN + 1


@dataclass(frozen=True, slots=True)
class Layout:
    """Where the rows of each decision of a structure begin, and of how many choices they are."""

    first: tuple[int, ...]
    """For each node of the first round; a row for each class of starting hand."""
    throw: tuple[int, int]
    """For each player: rows by end of the first round, what the other threw (for the dealer), class."""
    second: tuple[tuple[int, ...], ...]
    """For each end of the first round and the two numbers thrown, each node of the second round; a row for each
    of `remembered`."""
    size: int


def exchanges(structure: Structure) -> tuple[End, ...]:
    """The ends of the first round after which cards are exchanged."""
    return tuple(
        end
        for end in first_round(structure).ends
        if end.folded is None and not (structure.opening is Opening.PASSED_OUT and end.opener is None)
    )


@cache
def layout_of(structure: Structure) -> Layout:
    """The layout of a structure's file."""
    at = 0
    first = []
    for node in first_round(structure).nodes:
        first.append(at)
        at += len(STARTS) * (len(node.acts) - 1)
    ends = exchanges(structure)
    throw = (at, at + len(ends) * len(STARTS) * MOST_THROWN)
    at = throw[1] + len(ends) * WAYS * len(STARTS) * MOST_THROWN
    second = []
    for end in ends:
        round_ = second_round(structure, end.opener)
        for thrown in range(WAYS):
            for answer in range(WAYS):
                begins = []
                for node in round_.nodes:
                    begins.append(at)
                    at += len(remembered((thrown, answer)[node.player])) * (len(node.acts) - 1)
                second.append(tuple(begins))
    return Layout(tuple(first), throw, tuple(second), at)


def file_of(structure: Structure) -> str:
    """The name of a structure's file in ``data``."""
    return f"heads-up-{structure.name}.bin"


def _shares(parts: Sequence[int]) -> tuple[float, ...]:
    rest = max(PARTS - sum(parts), 0)
    whole = rest + sum(parts)
    return (rest / whole, *(part / whole for part in parts))


@dataclass(frozen=True, slots=True)
class Solved:
    """The solved strategy of one structure. Player 0 is left of the dealer, player 1 is the dealer."""

    structure: Structure
    numbers: Sequence[int]

    def first(self, path: tuple[Act, ...], start: int) -> dict[Act, float]:
        """How often a class of starting hand takes each act of the first round after these.

        Raises `KeyError` for a path that does not lead to a decision.
        """
        node = next((node for node in first_round(self.structure).nodes if node.path == path), None)
        if node is None:
            raise KeyError(path)
        count = len(node.acts) - 1
        at = layout_of(self.structure).first[node.index] + start * count
        return dict(zip(node.acts, _shares(self.numbers[at : at + count]), strict=True))

    def throw(self, end: int, start: int, *, other: int | None = None) -> tuple[float, ...]:
        """How often a class throws 0 to 3 cards after an end of the first round, by its place among `exchanges`.

        ``other`` is what the player left of the dealer has thrown, where the dealer is asked.
        """
        layout = layout_of(self.structure)
        row = end * len(STARTS) + start if other is None else (end * WAYS + other) * len(STARTS) + start
        at = layout.throw[0 if other is None else 1] + row * MOST_THROWN
        return _shares(self.numbers[at : at + MOST_THROWN])

    def round(self, end: int) -> Round:
        """The second round after an end of the first."""
        return second_round(self.structure, exchanges(self.structure)[end].opener)

    def second(self, end: int, thrown: tuple[int, int], node: int, place: int) -> dict[Act, float]:
        """How often what is held and remembered (a place among `remembered`) takes each act of the second round."""
        acts = self.round(end).nodes[node].acts
        count = len(acts) - 1
        begins = layout_of(self.structure).second[(end * WAYS + thrown[0]) * WAYS + thrown[1]]
        at = begins[node] + place * count
        return dict(zip(acts, _shares(self.numbers[at : at + count]), strict=True))


@cache
def solved(structure: Structure) -> Solved:
    """The stored strategy of a structure; raises `FileNotFoundError` where none is stored."""
    return Solved(structure, read_packed(file_of(structure))["shares"].numbers)


def place_of(final: int, memory: Memory, thrown: int) -> int:
    """The place among `remembered` of a final class with a memory; of the nearest there is, where it never comes so.

    A learner may throw what no reference player does, and so come to hands that it never holds.
    """
    found = places(thrown).get((final, memory))
    if found is not None:
        return found
    return min(
        range(len(remembered(thrown))),
        key=lambda place: (abs(remembered(thrown)[place][0] - final), remembered(thrown)[place][1] != memory),
    )
