"""What each set of five ranks is, worked out one by one: strengths, classes of starting hand, and what they keep."""

from __future__ import annotations

import numpy as np

from drawtutor.hands import strength_of_ranks
from drawtutor.reference._packed import pack
from drawtutor.reference._vector import SUIT_CODES, rank_sets
from drawtutor.reference.starts import ALL_SUITED, MOST_THROWN, read_ranks

__all__ = ["packed_hands"]


def packed_hands() -> bytes:
    """The file of what hands are by their set of ranks and suit code."""
    sets = rank_sets() + 2
    strengths = np.zeros((len(sets), 2), dtype=np.uint32)
    start = np.zeros((len(sets), SUIT_CODES), dtype=np.uint8)
    keeps = np.full((len(sets), SUIT_CODES, MOST_THROWN + 1), 31, dtype=np.uint8)
    for number, five in enumerate(sets.tolist()):
        different = len(set(five))
        strengths[number, 0] = strength_of_ranks(five, suited=False)
        strengths[number, 1] = strength_of_ranks(five, suited=True) if different == 5 else strengths[number, 0]
        codes = range(SUIT_CODES) if different == 5 else range(ALL_SUITED) if different == 4 else range(1)
        for code in codes:
            reading = read_ranks(five, code)
            start[number, code] = reading.start
            for thrown, kept in enumerate(reading.keeps):
                keeps[number, code, thrown] = sum(1 << place for place in kept)
    return pack(
        {
            "strengths": ("I", strengths.shape, strengths.tobytes()),
            "start": ("B", start.shape, start.tobytes()),
            "keeps": ("B", keeps.shape, keeps.tobytes()),
        }
    )
