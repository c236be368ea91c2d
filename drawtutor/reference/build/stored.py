"""Writes what is counted over all starting hands into ``data``."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from itertools import chain
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from drawtutor.reference._packed import pack
from drawtutor.reference._vector import FILE as HANDS
from drawtutor.reference.becoming import FILE as BECOMING
from drawtutor.reference.build.counting import Progress, becoming, holders_of, told
from drawtutor.reference.build.hands import packed_hands
from drawtutor.reference.holders import FILE as STARTING

__all__ = ["DATA", "main", "packed_becoming", "packed_starting"]

DATA: Final = Path(__file__).parent.parent / "data"
PARTS: Final = 65535


def packed_starting() -> bytes:
    """The file of how many hands of each class contain each type of up to four cards."""
    types, counts = holders_of()
    rows = [np.flatnonzero(row) for row in counts]
    classes = np.fromiter(chain.from_iterable(rows), dtype=np.uint8)
    numbers = np.concatenate([row[held] for row, held in zip(counts, rows, strict=True)]).astype(np.uint32)
    lengths = np.array([len(row) for row in rows], dtype=np.uint8)
    return pack(
        {
            "types": ("Q", types.shape, types.astype(np.uint64).tobytes()),
            "lengths": ("B", lengths.shape, lengths.tobytes()),
            "classes": ("B", classes.shape, classes.tobytes()),
            "counts": ("I", numbers.shape, numbers.tobytes()),
        }
    )


def packed_becoming(progress: Progress) -> bytes:
    """The file of what each class becomes."""
    chances: NDArray[np.float64] = becoming(progress)
    parts = np.rint(chances * PARTS).astype(np.uint16)
    return pack({"parts": ("H", parts.shape, parts.tobytes())})


def main(arguments: Sequence[str]) -> None:
    """The command ``counts``: starting hands by the cards that they hold, and what they become; some minutes."""
    argparse.ArgumentParser(prog="python -m drawtutor.reference.build counts", description=main.__doc__).parse_args(
        arguments
    )
    DATA.mkdir(exist_ok=True)
    # What hands are comes first: all that follows reads it.
    (DATA / HANDS).write_bytes(packed_hands())
    (DATA / STARTING).write_bytes(packed_starting())
    (DATA / BECOMING).write_bytes(packed_becoming(lambda done: told(BECOMING, done)))
    told(BECOMING, 1)
