"""What a starting hand of each class becomes: the chance of each class of final hand, by the number thrown.

Counted over every hand of the class and every draw to it, and kept to one part in 65,535. The cards that others
hold are not taken off here.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from drawtutor.reference._packed import Packed, read_packed
from drawtutor.reference.finals import FINALS
from drawtutor.reference.starts import MOST_THROWN, STARTS

__all__ = ["FILE", "becoming"]

FILE: Final = "becoming.bin"


@cache
def becoming(start: int, thrown: int) -> tuple[tuple[int, float], ...]:
    """The final classes that come of a class and their chances, which sum to 1; nothing where it never throws so many.

    ``start`` is the index of one of `STARTS`; the final classes are given by theirs.
    """
    if not (0 <= start < len(STARTS) and 0 <= thrown <= MOST_THROWN):
        msg = f"there is no class {start} that throws {thrown}"
        raise ValueError(msg)
    parts = _parts().row(start, thrown)
    whole = sum(parts)
    return tuple((final, parts[final] / whole) for final in range(len(FINALS)) if parts[final])


@cache
def _parts() -> Packed:
    return read_packed(FILE)["parts"]
