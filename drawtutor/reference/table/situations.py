"""What the reference player of three to six takes into account at a decision, beside its hand.

Four blocks of situations: round 1 before and after somebody has opened, the exchange, round 2. A situation is a
few small counts; each count falls into a bin, and the bins make up one whole number. Sums of table entries do it,
so that one definition serves plain Python, arrays, and the compiled trainer.

Bets are counted, not chips, so that a strategy can be asked at other stakes and limits than it was trained at.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property
from itertools import accumulate
from typing import Final

from drawtutor.reference.table.classes import TABLE_FINALS, TABLE_STARTS
from drawtutor.rules import Limit

__all__ = [
    "BLOCKS",
    "DRAW",
    "FIRST_OPENED",
    "FIRST_UNOPENED",
    "SECOND_BET",
    "SECOND_UNBET",
    "SITUATIONS",
    "Block",
    "Field",
    "LateRole",
    "Posted",
    "Role",
    "most_raises",
    "standing",
]

_OF_ONE_SIZE: Final = 4
"""The reference was worked out with so many raises in a round; where a house sets no end to them it goes no further."""
_OF_ANY_SIZE: Final = 2
"""Where a bet has no one size it is three fifths of the pot: so many raises come to what four do in fixed limit."""
_NO_END: Final = 99


class Posted(IntEnum):
    """What a player has posted beside the ante."""

    NOTHING = 0
    SMALL_BLIND = 1
    """A blind lower than the highest."""
    BIG_BLIND = 2


class Role(IntEnum):
    """What a player has done in round 1 so far."""

    NEW = 0
    """Not spoken, nothing posted."""
    BLIND = 1
    """Not spoken, but posted a blind."""
    PASSIVE = 2
    """Checked, or called the blind, before anybody opened."""
    CALLED = 3
    """Called a bet or a raise, and neither bet nor raised."""
    WAGERED = 4
    """Opened or raised."""


class LateRole(IntEnum):
    """What a player has done in round 2 so far."""

    NEW = 0
    """Not spoken, or checked."""
    CALLED = 1
    WAGERED = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class Field:
    """One thing that is counted, and the bin that each count falls into."""

    name: str
    bins: tuple[int, ...]
    """The bin of each count from 0 up; a higher count falls into the last."""

    @property
    def size(self) -> int:
        """How many bins there are."""
        return max(self.bins) + 1


@dataclass(frozen=True, kw_only=True)
class Block:
    """Situations of one kind, numbered from ``first``."""

    name: str
    first: int
    fields: tuple[Field, ...]

    @property
    def size(self) -> int:
        """How many situations it has."""
        size = 1
        for field in self.fields:
            size *= field.size
        return size

    @cached_property
    def parts(self) -> tuple[tuple[int, ...], ...]:
        """For each field, what each of its counts adds to the number of the situation."""
        sizes = [field.size for field in reversed(self.fields)]
        strides = list(accumulate(sizes[:-1], lambda stride, size: stride * size, initial=1))[::-1]
        return tuple(
            tuple(bin_ * stride for bin_ in field.bins) for field, stride in zip(self.fields, strides, strict=True)
        )

    def number(self, counts: Sequence[int]) -> int:
        """The number of a situation by its counts, one a field."""
        return self.first + sum(part[min(count, len(part) - 1)] for part, count in zip(self.parts, counts, strict=True))


def _field(name: str, *bins: int) -> Field:
    return Field(name=name, bins=bins)


# How many can still answer; how many have put something in. A sixth player is the last that there is.
_FEW: Final = (0, 1, 2, 2, 2, 2)
_OPPONENTS: Final = (0, 0, 1, 2, 2, 2)
_BETS: Final = (0, 0, 1, 2)

FIRST_UNOPENED: Final = Block(
    name="first-unopened",
    first=0,
    fields=(
        # Players who have not spoken, this one aside.
        _field("behind", 0, 1, 2, 3, 4, 5),
        # Players who have checked, or called the blind.
        _field("entered", 0, 1, 2, 3, 3, 3),
        _field("posted", 0, 1, 2),
    ),
)
"""Round 1, nobody has opened."""

FIRST_OPENED: Final = Block(
    name="first-opened",
    first=FIRST_UNOPENED.first + FIRST_UNOPENED.size,
    fields=(
        # Bets and raises in this round; a blind is none.
        _field("bets", 0, 0, 1, 2, 3, 3),
        _field("role", 0, 1, 2, 3, 4),
        # Opponents who have bet, called or raised since it was opened and are in.
        _field("opponents", *_OPPONENTS),
        # Opponents who have yet to answer the last bet or raise.
        _field("behind", *_FEW),
        # How many were behind the opener who had not spoken.
        _field("opener_behind", 0, 0, 1, 2, 3, 3),
        # Before this player has called: whether another than the opener raised last. Later: whether it owes two bets.
        _field("twist", 0, 1),
    ),
)
"""Round 1, somebody has opened."""

DRAW: Final = Block(
    name="draw",
    first=FIRST_OPENED.first + FIRST_OPENED.size,
    fields=(
        # 0: bet nothing, 1: bet or raised last in round 1, 2: bet or raised before somebody else.
        _field("wagered", 0, 1, 2),
        # Bets and raises of round 1.
        _field("bets", 0, 1, 2, 3, 3, 3),
        _field("opponents", *_OPPONENTS),
        # The smallest draw so far, counted from 1; 0 where nobody has drawn.
        _field("smallest", 0, 1, 2, 3, 4, 4, 4),
        # Whether somebody draws after this player.
        _field("after", 0, 1, 1, 1, 1, 1),
    ),
)
"""The exchange."""

_LATE: Final = (
    _field("drawn", 0, 1, 2, 3, 3, 3),
    # What tells most of an opponent: the draw of who bet last, and before that the smallest draw.
    _field("told", 0, 1, 2, 3, 3, 3),
    _field("opponents", *_OPPONENTS),
    # Bets and raises of round 1.
    _field("first_bets", *_BETS),
)

SECOND_UNBET: Final = Block(
    name="second-unbet",
    first=DRAW.first + DRAW.size,
    fields=(
        *_LATE,
        # Opponents who have not spoken.
        _field("behind", *_FEW),
        # Whether this player bet or raised last in round 1.
        _field("led", 0, 1),
    ),
)
"""Round 2, nobody has bet."""

SECOND_BET: Final = Block(
    name="second-bet",
    first=SECOND_UNBET.first + SECOND_UNBET.size,
    fields=(
        *_LATE,
        # What `standing` gives.
        _field("standing", 0, 1, 2, 3, 4, 5, 6),
        # Whether an opponent has yet to answer the last bet or raise.
        _field("behind", 0, 1, 1, 1, 1, 1),
    ),
)
"""Round 2, somebody has bet."""

BLOCKS: Final[tuple[Block, ...]] = (FIRST_UNOPENED, FIRST_OPENED, DRAW, SECOND_UNBET, SECOND_BET)
"""All blocks, in the order of their numbers. The first three go with a class of starting hand, the others of final."""

SITUATIONS: Final = SECOND_BET.first + SECOND_BET.size
"""How many situations there are."""


def most_raises(limit: Limit, *, one_circuit: bool) -> int:
    """After how many raises in a round the reference raises no more; one circuit comes to its own end."""
    if one_circuit:
        return _NO_END
    return _OF_ONE_SIZE if limit is Limit.FIXED else _OF_ANY_SIZE


def standing(bets: int, role: LateRole) -> int:
    """In round 2, the bets and raises so far and this player's part in them, as one count.

    After a first bet nobody who has called speaks again, so that the part is NEW; three bets or more count as three.
    """
    return 0 if bets <= 1 else 3 * min(bets, 3) - 5 + role


def infosets() -> int:
    """How many pairs of a situation and a class of hand there are."""
    first = SECOND_UNBET.first
    return first * len(TABLE_STARTS) + (SITUATIONS - first) * len(TABLE_FINALS)
