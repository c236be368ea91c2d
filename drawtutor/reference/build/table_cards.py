"""Hands of real cards by tables: class, strength and what is kept.

For the trainer alone. A card is its index (0 to 51); five are held with the highest rank first, and their ranks
have a number by `PLACES`: each set of five ranks, equal ones among them, another.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations_with_replacement
from math import comb
from typing import Any, Final

import numpy as np

from drawtutor.hands import strength_of_ranks
from drawtutor.reference.finals import final_of
from drawtutor.reference.starts import ALL_SUITED, MOST_THROWN, read_ranks
from drawtutor.reference.table.classes import TO_TABLE_FINAL, TO_TABLE_START

__all__ = ["PLACES", "CardTables", "card_tables"]

PLACES: Final = tuple(tuple(comb(rank + 4 - place, 5 - place) for rank in range(13)) for place in range(5))
"""What a rank (0 for the two) in each of the five places adds to the number of the set of ranks."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CardTables:
    """Arrays by the number of a set of five ranks, and by suits where they matter."""

    places: np.ndarray[Any, Any]
    """`PLACES` as an array."""
    starts: np.ndarray[Any, Any]
    """By ranks and suit code (`read_ranks`), the class of starting hand."""
    keeps: np.ndarray[Any, Any]
    """By ranks, suit code and number thrown, the places that are kept, a bit each."""
    strengths: np.ndarray[Any, Any]
    """By ranks and whether they are of one suit, the strength as a place in the order of hands."""
    finals: np.ndarray[Any, Any]
    """By the same, the class of final hand."""


def card_tables() -> CardTables:
    """The tables, worked out anew in about a second."""
    sets = [ranks for ranks in combinations_with_replacement(range(14, 1, -1), 5) if ranks[0] != ranks[4]]
    size = comb(17, 5)
    starts = np.zeros((size, ALL_SUITED + 1), dtype=np.int64)
    keeps = np.zeros((size, ALL_SUITED + 1, MOST_THROWN + 1), dtype=np.int64)
    packed = np.zeros((size, 2), dtype=np.int64)
    finals = np.zeros((size, 2), dtype=np.int64)
    for ranks in sets:
        number = sum(part[rank - 2] for part, rank in zip(PLACES, ranks, strict=True))
        for suits in range(ALL_SUITED + 1):
            suited = [rank for place, rank in enumerate(ranks) if place != suits - 1]
            # Cards of one suit are of different ranks.
            if suits and len(set(suited)) < len(suited):
                continue
            reading = read_ranks(ranks, suits)
            starts[number, suits] = TO_TABLE_START[reading.start]
            for thrown, kept in enumerate(reading.keeps):
                keeps[number, suits, thrown] = sum(1 << place for place in kept)
        for flush in range(1 + (len(set(ranks)) == 5)):
            made = strength_of_ranks(ranks, suited=bool(flush))
            packed[number, flush] = made
            finals[number, flush] = TO_TABLE_FINAL[final_of(made).index]
    order = {made: place for place, made in enumerate(sorted({int(made) for made in packed.flat}))}
    strengths = np.array([[order[int(made)] for made in row] for row in packed], dtype=np.int64)
    return CardTables(places=np.array(PLACES), starts=starts, keeps=keeps, strengths=strengths, finals=finals)
