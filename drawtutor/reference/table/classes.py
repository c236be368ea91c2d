"""The classes of hand that the reference player of three to six tells apart: unions of the finer ones, by name.

With more players there are more situations and fewer deals for each, so that classes are wider than where two
play: 68 of starting hand, 85 of final hand.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from drawtutor.cards import Rank
from drawtutor.hands import HandCategory
from drawtutor.reference.finals import FINALS
from drawtutor.reference.starts import STARTS, Beside, StartClass, StartKind

__all__ = ["TABLE_FINALS", "TABLE_STARTS", "TO_TABLE_FINAL", "TO_TABLE_START", "TableFinal", "TableStart"]


@dataclass(frozen=True, slots=True, kw_only=True)
class TableStart:
    """One class of starting hand at a table of three to six: every finer class of a kind between two ranks."""

    index: int
    """Its place among `TABLE_STARTS`."""
    kind: StartKind
    lowest: Rank | None
    """The lowest rank that leads a hand of it; None where any does."""
    highest: Rank | None
    """The highest such rank; None where any does."""
    beside: Beside
    big_second: bool | None
    """Of a hand of nothing, whether the second card is a queen or a king; None where that is not told apart."""
    throws: tuple[int, ...]
    """How many cards it may throw."""


def _starts() -> Iterator[tuple[tuple[StartKind, ...], int, int, Beside, bool | None]]:
    nothing, straight, flush, pair = StartKind.NOTHING, StartKind.FOUR_STRAIGHT, StartKind.FOUR_FLUSH, StartKind.PAIR
    for low, high, second in ((2, 11, None), (12, 12, None), (13, 13, None), (14, 14, False), (14, 14, True)):
        yield (nothing,), low, high, Beside.NOTHING, second
    for low, high in ((2, 13), (14, 14)):
        yield (nothing,), low, high, Beside.INSIDE_STRAIGHT, None
    for low, high in ((5, 9), (10, 13)):
        yield (straight,), low, high, Beside.OPEN_STRAIGHT, None
    for low, high in ((2, 12), (13, 13), (14, 14)):
        yield (flush,), low, high, Beside.NOTHING, None
    for beside in (Beside.INSIDE_STRAIGHT, Beside.OPEN_STRAIGHT):
        yield (flush,), 0, 0, beside, None
    for rank in range(2, 15):
        for beside in (Beside.NOTHING, Beside.TOP_KICKER):
            yield (pair,), rank, rank, beside, None
    for low, high in ((2, 8), (9, 14)):
        yield (pair,), low, high, Beside.OPEN_STRAIGHT, None
    for low, high in ((2, 6), (7, 10), (11, 12), (13, 14)):
        yield (pair,), low, high, Beside.FOUR_FLUSH, None
    for rank in range(3, 15):
        yield (StartKind.TWO_PAIR,), rank, rank, Beside.NOTHING, None
    for low, high in ((2, 6), (7, 10), (11, 13), (14, 14)):
        yield (StartKind.THREE_OF_A_KIND,), low, high, Beside.NOTHING, None
    for low, high in ((5, 9), (10, 14)):
        yield (StartKind.STRAIGHT,), low, high, Beside.NOTHING, None
    for low, high in ((2, 12), (13, 14)):
        yield (StartKind.FLUSH,), low, high, Beside.NOTHING, None
    yield (StartKind.FULL_HOUSE,), 0, 0, Beside.NOTHING, None
    yield (StartKind.FOUR_OF_A_KIND, StartKind.STRAIGHT_FLUSH), 0, 0, Beside.NOTHING, None


def _belongs(start: StartClass, row: tuple[tuple[StartKind, ...], int, int, Beside, bool | None]) -> bool:
    kinds, low, high, beside, second = row
    return (
        start.kind in kinds
        and start.beside is beside
        and (not low or low <= (start.top or 0) <= high)
        and (second is None or second is ((start.second or 0) >= Rank.QUEEN))
    )


_ROWS: Final = tuple(_starts())

TO_TABLE_START: Final[tuple[int, ...]] = tuple(
    next(index for index, row in enumerate(_ROWS) if _belongs(start, row)) for start in STARTS
)
"""For each of `STARTS` the index of the wider class that it belongs to."""

TABLE_STARTS: Final[tuple[TableStart, ...]] = tuple(
    TableStart(
        index=index,
        kind=kinds[0],
        lowest=Rank(low) if low else None,
        highest=Rank(high) if high else None,
        beside=beside,
        big_second=second,
        # Four of a kind may throw its side card, which a straight flush has not: common to both is the pat hand.
        throws=tuple(
            sorted(
                set.intersection(*(set(STARTS[fine].throws) for fine, to in enumerate(TO_TABLE_START) if to == index))
            )
        ),
    )
    for index, (kinds, low, high, beside, second) in enumerate(_ROWS)
)
"""Every class of starting hand at a table of three to six."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableFinal:
    """Final hands of one category from a lowest one upwards, to where the next class begins."""

    index: int
    """Its place among `TABLE_FINALS`, the weakest class first."""
    category: HandCategory
    ranks: tuple[Rank, ...]
    """The lowest ranks that the class has in the places that decide; empty: any."""


def _finals() -> Iterator[tuple[HandCategory, tuple[int, ...]]]:
    for ranks in ((), (12,), (13,), (14,), (14, 11), (14, 12), (14, 13)):
        yield HandCategory.HIGH_CARD, ranks
    for rank in range(2, 15):
        for kicker in (0, 13) if rank <= 8 else (0, 12, 14) if rank < 14 else (0, 11, 13):
            if kicker != rank:
                yield HandCategory.PAIR, (rank, kicker) if kicker else (rank,)
    for high in range(3, 15):
        # The lowest second pair stands for the class, as it does in the finer ones.
        for low in (2, 6) if high >= 9 else (2,):
            yield HandCategory.TWO_PAIR, (high, low)
    for rank in range(2, 15):
        yield HandCategory.THREE_OF_A_KIND, (rank,)
    for category, lowest in (
        (HandCategory.STRAIGHT, (5, 9, 11, 13)),
        (HandCategory.FLUSH, (0, 12, 13, 14)),
        (HandCategory.FULL_HOUSE, (2, 6, 10, 13)),
        (HandCategory.FOUR_OF_A_KIND, (0,)),
        (HandCategory.STRAIGHT_FLUSH, (0,)),
    ):
        for rank in lowest:
            yield category, (rank,) if rank else ()


TABLE_FINALS: Final[tuple[TableFinal, ...]] = tuple(
    TableFinal(index=index, category=category, ranks=tuple(Rank(rank) for rank in ranks))
    for index, (category, ranks) in enumerate(_finals())
)
"""Every class of final hand at a table of three to six, the weakest first."""

_FIRST: Final = {(final.category, final.ranks): final.index for final in TABLE_FINALS}


def _to_table_final() -> Iterator[int]:
    here = 0
    for final in FINALS:
        here = _FIRST.get((final.category, final.ranks), here)
        yield here


TO_TABLE_FINAL: Final[tuple[int, ...]] = tuple(_to_table_final())
"""For each of `FINALS` the index of the wider class that it belongs to."""
