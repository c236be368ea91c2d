"""How the data of this room lie in the wheel: named arrays of whole numbers, one compressed file each.

Read in plain Python: an array is a view of bytes, which numpy can take up as it is.
"""

from __future__ import annotations

import json
import lzma
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Final

__all__ = ["Packed", "pack", "read_packed", "unpack"]

_FILTERS: Final = [{"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "lc": 0, "lp": 0, "pb": 0}]
_MARK: Final = b"drawtutor 1\n"


@dataclass(frozen=True, slots=True)
class Packed:
    """One array: its shape, and its numbers row by row."""

    shape: tuple[int, ...]
    numbers: memoryview

    def row(self, *index: int) -> memoryview:
        """The numbers at these first indexes, those of all further axes together."""
        start, size = 0, len(self.numbers)
        for at, length in zip(index, self.shape, strict=False):
            size //= length
            start += at * size
        return self.numbers[start : start + size]


def pack(arrays: Mapping[str, tuple[str, tuple[int, ...], bytes]]) -> bytes:
    """The file of these arrays: for each name its type code, shape, and bytes, the lowest byte of a number first."""
    head = json.dumps([[name, code, list(shape), len(data)] for name, (code, shape, data) in arrays.items()])
    body = b"".join(data for _, _, data in arrays.values())
    packed = lzma.compress(head.encode() + b"\n" + body, format=lzma.FORMAT_XZ, filters=_FILTERS)
    return _MARK + packed


def unpack(data: bytes) -> dict[str, Packed]:
    """The arrays of such a file; raises `ValueError` for anything else."""
    if not data.startswith(_MARK):
        msg = "not a data file of this room"
        raise ValueError(msg)
    if sys.byteorder != "little":  # pragma: no cover - no such machine runs the tests
        msg = "the stored numbers are read on little-endian machines alone"
        raise ValueError(msg)
    head, _, body = lzma.decompress(data[len(_MARK) :]).partition(b"\n")
    view, start = memoryview(body), 0
    found = {}
    for name, code, shape, length in json.loads(head):
        # Each number begins where its type allows, as the bytes are copied.
        found[name] = Packed(tuple(shape), memoryview(bytes(view[start : start + length])).cast(code))
        start += length
    return found


def read_packed(name: str) -> dict[str, Packed]:
    """The arrays of a file in ``data``."""
    return unpack(files("drawtutor.reference").joinpath("data", name).read_bytes())
