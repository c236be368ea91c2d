"""A trained strategy as it lies in the package: three planes of bytes, compressed.

There is a row for each pair of a situation and a class of hand (`table_row`). A byte is a chance in 255ths. In a
betting round the first plane holds the chance to fold, the second that to bet or raise, and the rest checks or
calls. In the exchange they hold the chances to throw none and one, and the third plane, which has rows of the
exchange alone, the chance to throw two; the rest throws three.
"""

from __future__ import annotations

import lzma
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Final

from drawtutor.reference.table.classes import TABLE_FINALS, TABLE_STARTS
from drawtutor.reference.table.situations import DRAW, SECOND_UNBET, SITUATIONS
from drawtutor.reference.table.structures import TableStructure

__all__ = ["DRAW_ROWS", "ROWS", "WHOLE", "TableStrategy", "pack", "table_row", "table_strategy", "unpack"]

WHOLE: Final = 255
"""A certain choice."""

_STARTS: Final = len(TABLE_STARTS)
_FINALS: Final = len(TABLE_FINALS)
_SECOND: Final = SECOND_UNBET.first

ROWS: Final = _SECOND * _STARTS + (SITUATIONS - _SECOND) * _FINALS
"""How many pairs of a situation and a class of hand there are."""
DRAW_ROWS: Final = range(DRAW.first * _STARTS, (DRAW.first + DRAW.size) * _STARTS)
"""The rows of the exchange."""

_FORMAT: Final = lzma.FORMAT_RAW
# Neighbouring bytes of a plane are classes of one situation: they are alike, and no filter does better.
_FILTERS: Final = ({"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "lc": 2, "lp": 0, "pb": 0},)


def table_row(situation: int, hand: int) -> int:
    """The row of a situation by its number, and of a class by its index among table starts or finals."""
    if situation < _SECOND:
        return situation * _STARTS + hand
    return _SECOND * _STARTS + (situation - _SECOND) * _FINALS + hand


@dataclass(frozen=True, slots=True, kw_only=True)
class TableStrategy:
    """A strategy's planes."""

    first: bytes
    """By row, the chance to fold, or to throw none."""
    second: bytes
    """By row, the chance to bet or raise, or to throw one."""
    third: bytes
    """By row of the exchange, counted from the first of them, the chance to throw two."""

    def chances(self, row: int) -> tuple[int, ...]:
        """The chances of a row in 255ths: to fold, check or call, bet or raise; or to throw none to three."""
        one, two = self.first[row], self.second[row]
        if row in DRAW_ROWS:
            three = self.third[row - DRAW_ROWS.start]
            return one, two, three, WHOLE - one - two - three
        return one, WHOLE - one - two, two


def pack(planes: TableStrategy) -> bytes:
    """The planes as a file holds them."""
    return lzma.compress(planes.first + planes.second + planes.third, format=_FORMAT, filters=list(_FILTERS))


def unpack(data: bytes) -> TableStrategy:
    """The reverse of `pack`; raises `ValueError` for data of another size."""
    plain = lzma.decompress(data, format=_FORMAT, filters=list(_FILTERS))
    if len(plain) != 2 * ROWS + len(DRAW_ROWS):
        msg = f"a strategy has {2 * ROWS + len(DRAW_ROWS)} bytes, not {len(plain)}"
        raise ValueError(msg)
    return TableStrategy(first=plain[:ROWS], second=plain[ROWS : 2 * ROWS], third=plain[2 * ROWS :])


@lru_cache(maxsize=2)
def table_strategy(structure: TableStructure) -> TableStrategy:
    """The strategy that was trained at this structure, read from the package when first asked for."""
    return unpack(files("drawtutor.reference").joinpath("data", f"table-{structure.value}.xz").read_bytes())
