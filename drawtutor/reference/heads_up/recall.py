"""What a solved player remembers of its starting hand after the exchange, beside the hand that it ended with.

What was thrown and what came of it tell most of it already. What is left bears on what the other can hold: a
missed draw to a flush takes other cards from it than a missed draw to a straight.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from functools import cache
from types import MappingProxyType
from typing import Final

from drawtutor.reference.becoming import becoming
from drawtutor.reference.starts import MOST_THROWN, STARTS, Beside, StartClass, StartKind

__all__ = ["Memory", "memory_of", "places", "remembered"]


class Memory(IntEnum):
    """What kind of starting hand is remembered."""

    NOTHING = 0
    STRAIGHT_DRAW = 1
    FLUSH_DRAW = 2
    LOW_PAIR = 3
    HIGH_PAIR = 4
    MADE = 5
    """Two pair or better."""


_HIGH: Final = 11


def memory_of(start: StartClass, thrown: int) -> Memory:
    """What is remembered of a hand of this class that threw so many cards."""
    if start.kind is StartKind.PAIR:
        if thrown == 1 and start.beside in (Beside.FOUR_FLUSH, Beside.OPEN_STRAIGHT):
            return Memory.FLUSH_DRAW if start.beside is Beside.FOUR_FLUSH else Memory.STRAIGHT_DRAW
        return Memory.HIGH_PAIR if (start.top or 0) >= _HIGH else Memory.LOW_PAIR
    if start.kind is StartKind.FOUR_FLUSH:
        return Memory.FLUSH_DRAW if thrown < 2 else Memory.NOTHING
    if start.kind is StartKind.FOUR_STRAIGHT or start.beside is Beside.INSIDE_STRAIGHT:
        return Memory.STRAIGHT_DRAW if thrown < 2 else Memory.NOTHING
    return Memory.NOTHING if start.kind is StartKind.NOTHING else Memory.MADE


@cache
def remembered(thrown: int) -> tuple[tuple[int, Memory], ...]:
    """Every pair of a final class and a memory that there is after throwing so many cards, in ascending order."""
    found = set()
    for start in STARTS:
        memory = memory_of(start, thrown)
        found |= {(final, memory) for final, _ in becoming(start.index, thrown)}
    return tuple(sorted(found))


@cache
def places(thrown: int) -> Mapping[tuple[int, Memory], int]:
    """Where each of `remembered` stands."""
    return MappingProxyType({pair: place for place, pair in enumerate(remembered(thrown))})


assert MOST_THROWN == 3  # what is remembered was chosen for draws of up to three
