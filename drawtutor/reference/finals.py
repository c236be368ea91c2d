"""The classes of final hand that the reference strategies tell apart, by name.

All hands of a class are neighbours in the order of hands, so that a class of a higher number beats one of a
lower. Within a class hands are taken to be equal: where two meet, the pot is split.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from drawtutor.cards import Rank
from drawtutor.hands import HandCategory

__all__ = ["FINALS", "FLOORS", "FinalClass", "final_of"]


@dataclass(frozen=True, slots=True, kw_only=True)
class FinalClass:
    """Hands of one category from a lowest one upwards, to where the next class begins."""

    index: int
    """Its place among `FINALS`, the weakest class first."""
    category: HandCategory
    ranks: tuple[Rank, ...]
    """The lowest ranks that the class has in the places that decide, as `HandRank` counts them; empty: any."""

    @property
    def floor(self) -> int:
        """The strength from which a hand is of this class, as `drawtutor.hands.strength` gives it."""
        packed = self.category << 20
        for place, rank in enumerate(self.ranks):
            packed |= rank << 16 - 4 * place
        return packed


def _high_cards() -> Iterator[tuple[int, ...]]:
    yield ()
    yield (10,)
    yield (11,)
    for top, seconds in ((12, (0, 11)), (13, (0, 10, 11, 12)), (14, (0, 9, 10, 11, 12))):
        for second in seconds:
            yield (top, second) if second else (top,)
    for third in (0, 10, 11, 12):
        yield (14, 13, third) if third else (14, 13)


def _pairs() -> Iterator[tuple[int, ...]]:
    for rank in range(2, 15):
        kickers = (0, 11, 13, 14) if rank <= 8 else (0, 9, 11, 12, 13, 14)
        for kicker in kickers:
            if kicker != rank:
                yield (rank, kicker) if kicker else (rank,)


def _two_pairs() -> Iterator[tuple[int, ...]]:
    for high in range(3, 15):
        for low in range(2, high):
            yield (high, low)


def _by_rank(low: int, high: int) -> Iterator[tuple[int, ...]]:
    for rank in range(low, high + 1):
        yield (rank,)


def _flushes() -> Iterator[tuple[int, ...]]:
    yield ()
    yield (10,)
    yield (11,)
    for top, seconds in ((12, (0, 11)), (13, (0, 11, 12)), (14, (0, 11, 12, 13))):
        for second in seconds:
            yield (top, second) if second else (top,)


def _classes() -> Iterator[tuple[HandCategory, tuple[int, ...]]]:
    for category, found in (
        (HandCategory.HIGH_CARD, _high_cards()),
        (HandCategory.PAIR, _pairs()),
        (HandCategory.TWO_PAIR, _two_pairs()),
        (HandCategory.THREE_OF_A_KIND, _by_rank(2, 14)),
        (HandCategory.STRAIGHT, _by_rank(5, 14)),
        (HandCategory.FLUSH, _flushes()),
        (HandCategory.FULL_HOUSE, _by_rank(2, 14)),
        (HandCategory.FOUR_OF_A_KIND, iter(((),))),
        (HandCategory.STRAIGHT_FLUSH, iter(((),))),
    ):
        for ranks in found:
            yield category, ranks


FINALS: Final[tuple[FinalClass, ...]] = tuple(
    FinalClass(index=index, category=category, ranks=tuple(Rank(rank) for rank in ranks))
    for index, (category, ranks) in enumerate(_classes())
)
"""Every class of final hand, the weakest first."""

FLOORS: Final[tuple[int, ...]] = tuple(final.floor for final in FINALS)
"""The strength from which each class begins."""


def final_of(strength: int) -> FinalClass:
    """The class of a final hand, by its strength without a joker; five of a kind counts to the last class."""
    return FINALS[bisect_right(FLOORS, strength) - 1]
