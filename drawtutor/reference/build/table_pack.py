"""From the sums of a training to a strategy in bytes: averages, gaps filled from what is most alike, rounding."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

import numpy as np

from drawtutor.cards import Rank
from drawtutor.reference.starts import StartKind
from drawtutor.reference.table.classes import TABLE_FINALS, TABLE_STARTS
from drawtutor.reference.table.packed import DRAW_ROWS, ROWS, WHOLE, TableStrategy, table_row
from drawtutor.reference.table.situations import BLOCKS, DRAW, FIRST_UNOPENED, SECOND_UNBET, Posted

__all__ = ["averages", "planes"]

Array = np.ndarray[Any, Any]

# An average of fewer visits than this says less than what would have been gained.
_ENOUGH: Final = 4.0
# Choices that are rarer than this are left out. In the first betting round hands are many and most choices clear:
# what is rare there is noise, and leaving it out won one to two small bets a hundred deals. Later it may be a bluff.
_RARE_FIRST: Final = 0.15
_RARE: Final = 0.03
_STEP: Final = 5
"""Chances are rounded to so many 255ths."""
# In which order a gap is filled from its neighbours, by block: the fields that matter least first.
_ORDER: Final = {
    "first-unopened": (1, 0, 2),
    "first-opened": (5, 3, 2, 4, 1, 0),
    "draw": (4, 2, 1, 0, 3),
    "second-unbet": (5, 4, 2, 3, 1, 0),
    "second-bet": (5, 2, 3, 4, 1, 0),
}


def averages(sums: Array, regrets: Array) -> tuple[Array, Array]:
    """By row the chance of each action, and whether the training says anything of the row."""
    total = sums.sum(axis=1)
    gains = np.maximum(regrets, 0)
    gained = gains.sum(axis=1)
    chances = np.zeros(sums.shape)
    often = total >= _ENOUGH
    chances[often] = sums[often] / total[often, None]
    told = ~often & (gained > 0)
    chances[told] = gains[told] / gained[told, None]
    return chances, often | told


def _filled(chances: Array, known: Array) -> None:
    """Fills the rows that the training says nothing of, in place."""
    first = 0
    for block in BLOCKS:
        classes = len(TABLE_STARTS) if block.first < SECOND_UNBET.first else len(TABLE_FINALS)
        shape = (*(field.size for field in block.fields), classes)
        rows = slice(first, first + block.size * classes)
        first = rows.stop
        some = chances[rows].reshape(*shape, -1)
        here = known[rows].reshape(shape)
        for _ in range(4):
            # A neighbouring class first, in the same situation; then the same class in the situation most alike.
            for axis in (len(shape) - 1, *_ORDER[block.name]):
                _spread(some, here, axis)
        if block is DRAW:
            for start in TABLE_STARTS:
                gap = ~here[..., start.index]
                some[..., start.index, :][gap] = np.eye(4)[max(start.throws)]
        else:
            some[~here] = np.eye(4)[1 if block in (FIRST_UNOPENED, SECOND_UNBET) else 0]


def _spread(some: Array, here: Array, axis: int) -> None:
    """Lets what is known along an axis stand for its unknown neighbours, from below first."""
    values, known = np.moveaxis(some, axis, 0), np.moveaxis(here, axis, 0)
    for step in (1, -1):
        before = known.copy()
        for at in range(len(known)):
            source = at - step
            if 0 <= source < len(known):
                gap = ~before[at] & before[source]
                values[at][gap] = values[source][gap]
                known[at][gap] = True


def _rounded(chances: Array) -> Array:
    """In 255ths, rounded to a step; the commonest choice takes what is left over."""
    rare = np.full((len(chances), 1), _RARE)
    rare[: DRAW_ROWS.start] = _RARE_FIRST
    kept = np.where(chances < rare, 0, chances)
    kept /= kept.sum(axis=1, keepdims=True)
    rounded: Array = np.rint(kept * (WHOLE // _STEP)).astype(np.int64) * _STEP
    most = kept.argmax(axis=1)
    rounded[np.arange(len(rounded)), most] += WHOLE - rounded.sum(axis=1)
    return rounded


def _opens(rounded: Array, behind: int, lowest: Rank) -> None:
    """Has every pair from ``lowest`` up open after others have checked, with so many behind; in place."""
    pairs = [start for start in TABLE_STARTS if start.kind is StartKind.PAIR]
    for entered in (1, 2, 3):
        situation = FIRST_UNOPENED.number((behind, entered, Posted.NOTHING))
        for start in pairs:
            if start.lowest is not None and start.lowest >= lowest:
                row = rounded[table_row(situation, start.index)]
                row[:] = 0
                row[2] = WHOLE


def planes(sums: Array, regrets: Array, opens: Mapping[int, Rank] = MappingProxyType({})) -> TableStrategy:
    """The strategy of a training, ready to be packed.

    ``opens`` has, by how many are behind, from which pair on everybody opens when the others have checked, whatever
    the training makes of it.
    """
    chances, known = averages(sums, regrets)
    _filled(chances, known)
    rounded = _rounded(chances).astype(np.uint8)
    for behind, lowest in opens.items():
        _opens(rounded, behind, lowest)
    draws = slice(DRAW_ROWS.start, DRAW_ROWS.stop)
    second = rounded[:, 2].copy()
    second[draws] = rounded[draws, 1]
    assert len(rounded) == ROWS
    return TableStrategy(first=rounded[:, 0].tobytes(), second=second.tobytes(), third=rounded[draws, 2].tobytes())
