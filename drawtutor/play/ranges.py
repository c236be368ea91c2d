"""What other players may hold, judged by what they did, and how one's own hand stands against that.

The figures are counted once, by dealing at random, and lie in ``ranges.toml``; every unseen card is
taken as equally likely. They are an opponent's rule of thumb, good to a few points in a hundred: what
the tutor tells the learner comes from the advice room, never from here.
"""

from __future__ import annotations

import tomllib
from bisect import bisect_right
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from itertools import accumulate
from types import MappingProxyType
from typing import Final

from drawtutor.cards import Rank
from drawtutor.hands import HandCategory
from drawtutor.play.starting import BUCKETS

__all__ = ["BINS", "RANGES", "Ranges", "bin_of", "lowest_opening", "ranges"]

RANGES: Final[tuple[str, ...]] = ("any", "late-open", "middle-open", "early-open", "call", "raise", "reraise")
"""Sets of starting hands that an action tells of, by the names of ``ranges.toml``."""

_OPENINGS: Final[tuple[Rank, ...]] = (Rank.FIVE, Rank.FIVE, Rank.NINE, Rank.JACK, Rank.KING, Rank.ACE)


def lowest_opening(behind: int) -> Rank:
    """The lowest pair that the reference opens with, by how many players are still to speak."""
    return _OPENINGS[min(behind, len(_OPENINGS) - 1)]


def _floor(category: HandCategory, rank: int) -> int:
    return category << 20 | rank << 16


BINS: Final[tuple[int, ...]] = (
    0,
    _floor(HandCategory.HIGH_CARD, 12),
    _floor(HandCategory.HIGH_CARD, 13),
    _floor(HandCategory.HIGH_CARD, 14),
    *(_floor(HandCategory.PAIR, rank) for rank in range(2, 15)),
    *(_floor(HandCategory.TWO_PAIR, rank) for rank in range(3, 15)),
    *(_floor(HandCategory.THREE_OF_A_KIND, rank) for rank in range(2, 15)),
    _floor(HandCategory.STRAIGHT, 5),
    _floor(HandCategory.STRAIGHT, 10),
    _floor(HandCategory.FLUSH, 7),
    _floor(HandCategory.FLUSH, 13),
    _floor(HandCategory.FULL_HOUSE, 2),
    _floor(HandCategory.FULL_HOUSE, 9),
    _floor(HandCategory.FOUR_OF_A_KIND, 2),
)
"""The lowest strength of each class of final hand that is told apart."""


def bin_of(strength: int) -> int:
    """The class of final hand, as an index of `BINS`."""
    return bisect_right(BINS, strength) - 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Ranges:
    """The counted figures, as chances between 0 and 1."""

    chance: Mapping[str, Mapping[str, float]]
    """By kind of starting hand, then by range: the chance to win if both draw and nobody bets again."""
    above: Mapping[str, float]
    """By kind of starting hand: the share of hands that would rather be played."""
    below: Mapping[str, Mapping[int, tuple[float, ...]]]
    """By role in round 1 and cards drawn: the share of final hands below the middle of each bin."""

    def beats(self, strength: int, *, role: str, drawn: int) -> float:
        """The chance that a final hand is better than one of a player with this role who drew so many."""
        return self.below[role][min(drawn, 3)][bin_of(strength)]


@lru_cache(maxsize=1)
def ranges() -> Ranges:
    """The figures, read once."""
    data = tomllib.loads(files("drawtutor.play").joinpath("ranges.toml").read_text(encoding="utf-8"))
    order = data["chance"].pop("order")
    chance = {
        bucket: MappingProxyType({name: value / 1000 for name, value in zip(order, row, strict=True)})
        for bucket, row in data["chance"].items()
    }
    above: dict[str, float] = {}
    better = 0.0
    for bucket in sorted(BUCKETS, key=lambda bucket: -chance[bucket]["middle-open"]):
        share = data["dealt"][bucket] / 10000
        above[bucket] = min(1.0, better + share / 2)
        better += share
    below = {
        role: MappingProxyType({int(name.removeprefix("draw-")): _middles(row) for name, row in rows.items()})
        for role, rows in data["final"].items()
    }
    return Ranges(chance=MappingProxyType(chance), above=MappingProxyType(above), below=MappingProxyType(below))


def _middles(row: list[int]) -> tuple[float, ...]:
    total = sum(row)
    sums = accumulate(row)
    return tuple((upto - count / 2) / total for upto, count in zip(sums, row, strict=True))
