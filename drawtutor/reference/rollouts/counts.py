"""The situation of a public moment, as the reference player of three to six counts it, as a row of its strategy.

`situation_of` says the same of a view, and is the judge in the tests. What depends on draws is left out: it
differs from deal to deal, and is added where the deals are played.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from drawtutor.reference.rollouts.public import Moment
from drawtutor.reference.rollouts.terms import Stage
from drawtutor.reference.table.classes import TABLE_FINALS, TABLE_STARTS
from drawtutor.reference.table.situations import (
    BLOCKS,
    DRAW,
    FIRST_OPENED,
    FIRST_UNOPENED,
    SECOND_BET,
    SECOND_UNBET,
    Block,
    LateRole,
    Posted,
    Role,
    standing,
)

__all__ = ["DRAWN_PART", "SMALLEST_PART", "TOLD_PART", "draw_row", "row_of"]

_STARTS: Final = len(TABLE_STARTS)
_FINALS: Final = len(TABLE_FINALS)
_SECOND: Final = SECOND_UNBET.first * (_STARTS - _FINALS)
"""What the rows of round 2 lie further than their situations' numbers by so many classes."""


def _parts(field: int, scale: int, *blocks: Block) -> NDArray[np.int32]:
    """What a count from 0 to 7 adds to the row, for each of these blocks."""
    rows = [[block.parts[field][min(count, len(block.parts[field]) - 1)] for count in range(8)] for block in blocks]
    return np.array(rows, dtype=np.int32) * scale


DRAWN_PART: Final = _parts(0, _FINALS, SECOND_UNBET, SECOND_BET)
"""By whether somebody has bet, and by how many the seat has drawn itself."""
TOLD_PART: Final = _parts(1, _FINALS, SECOND_UNBET, SECOND_BET)
"""By the same, and by the draw that tells most."""
SMALLEST_PART: Final = _parts(3, _STARTS, DRAW)[0]
"""By the smallest draw so far, counted from 1; 0 where nobody has drawn."""


_MOST: Final = 12
# What each count adds to a situation's number, in lists long enough for any count that is not cut off.
_ADDED: Final = {
    block.name: tuple(tuple(part[min(count, len(part) - 1)] for count in range(_MOST + 1)) for part in block.parts)
    for block in BLOCKS
}


def _number(block: Block, counts: tuple[int, ...]) -> int:
    """The number of a situation, as `Block.number` gives it, but quickly."""
    number = block.first
    for added, count in zip(_ADDED[block.name], counts, strict=True):
        number += added[count if count < _MOST else _MOST]
    return number


def row_of(moment: Moment) -> int:
    """The row of the seat that is to bet, without its class and what the draws add."""
    seat = moment.waiting[0]
    others = moment.active & ~(1 << seat)
    behind = _behind(moment, others)
    if moment.stage is Stage.FIRST:
        return _first(moment, seat, others, behind) * _STARTS
    opponents = others.bit_count()
    if moment.last < 0:
        number = _number(SECOND_UNBET, (0, 0, opponents, moment.bets1, behind, int(moment.last1 == seat)))
    else:
        bit = 1 << seat
        role = LateRole.WAGERED if moment.wagered & bit else LateRole.CALLED if moment.called & bit else LateRole.NEW
        number = _number(SECOND_BET, (0, 0, opponents, moment.bets1, standing(moment.bets, role), behind))
    return number * _FINALS + _SECOND


def _behind(moment: Moment, others: int) -> int:
    left = others & ~moment.spoken
    if not left or not moment.terms.table_stakes:
        return left.bit_count()
    return sum(1 for seat, stack in enumerate(moment.stacks) if stack and left >> seat & 1)


def _first(moment: Moment, seat: int, others: int, behind: int) -> int:
    bit, blinds = 1 << seat, moment.terms.blinds
    if moment.last < 0:
        posted = Posted.NOTHING
        if blinds[seat]:
            posted = Posted.BIG_BLIND if blinds[seat] == max(blinds) else Posted.SMALL_BLIND
        return _number(FIRST_UNOPENED, (behind, (others & moment.entered).bit_count(), posted))
    if moment.wagered & bit:
        role = Role.WAGERED
    elif moment.called & bit:
        role = Role.CALLED
    elif moment.entered & bit:
        role = Role.PASSIVE
    else:
        role = Role.BLIND if blinds[seat] else Role.NEW
    if role >= Role.CALLED:
        twist = moment.bets - moment.answered[seat] >= 2
    else:
        twist = moment.last != moment.first
    inside = (others & (moment.wagered | moment.called)).bit_count()
    counts = (moment.bets, int(role), inside, behind, moment.opener_behind, int(twist))
    return _number(FIRST_OPENED, counts)


def draw_row(moment: Moment, seat: int) -> int:
    """The row of a seat that is to draw, counted from the first row of the exchange, without class and draws."""
    others = moment.active & ~(1 << seat)
    wagered = 0 if not moment.wagered1 >> seat & 1 else 1 if moment.last1 == seat else 2
    counts = (wagered, moment.bets1, others.bit_count(), 0, (others >> seat).bit_count())
    return (_number(DRAW, counts) - DRAW.first) * _STARTS
