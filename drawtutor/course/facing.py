"""Which cards to throw in order to win: against hands that lie open, or against what is assumed of other players.

Against one open hand that draws at most one card the chances are counted. Otherwise they are sampled, all
throws under the same deals: then the difference of two throws is far surer than either figure. A throw that
is not behind by more than two standard errors, or by less than the floor, is too close to the best to be
called wrong.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import hypot
from random import Random
from typing import Final

from drawtutor.cards import Card, format_cards
from drawtutor.odds import Estimate, KnownHand, OpponentModel, SampledDeals, duel

__all__ = ["FLOOR", "Throw", "faced", "open_duel"]

FLOOR: Final = Fraction(1, 500)
"""Under a fifth of a point of a hundred two throws are as good as each other, counted or sampled."""
_ROUGH: Final = 300
_FINE: Final = 2500
_NEAR: Final = 0.05
"""Throws that the rough sample puts no further than this behind the best are sampled finely."""
_MOST_FINE: Final = 5


@dataclass(frozen=True, slots=True, kw_only=True)
class Throw:
    """A way to throw cards, and the chance that it brings what is needed."""

    keep: tuple[Card, ...]
    discard: tuple[Card, ...]
    chance: Fraction | Estimate
    behind: Fraction | Estimate
    """How much less often than the best throw it does so."""
    close: bool
    """Whether it is the best, as good, or too close to it to be told from it."""


@lru_cache(maxsize=64)
def open_duel(
    hand: tuple[Card, ...], keep: tuple[Card, ...], other: tuple[Card, ...], other_keep: tuple[Card, ...]
) -> Fraction:
    """The exact chance to win against an open hand, as `duel` counts it, kept for whoever asks again."""
    return duel(hand, keep, other, other_keep)


@lru_cache(maxsize=128)
def faced(
    hand: tuple[Card, ...], ways: tuple[tuple[Card, ...], ...], opponents: tuple[OpponentModel, ...]
) -> tuple[Throw, ...]:
    """These ways to throw cards of the hand, the one that wins most often first."""
    if len(opponents) == 1:
        (other,) = opponents
        if isinstance(other, KnownHand) and len(other.cards) - len(other.keep) <= 1:
            return _counted(hand, ways, other)
    return _sampled(hand, ways, opponents)


def _kept(hand: Sequence[Card], thrown: Sequence[Card]) -> tuple[Card, ...]:
    return tuple(card for card in hand if card not in thrown)


def _counted(hand: tuple[Card, ...], ways: Sequence[tuple[Card, ...]], other: KnownHand) -> tuple[Throw, ...]:
    chances = {thrown: duel(hand, _kept(hand, thrown), other.cards, other.keep) for thrown in ways}
    best = max(chances.values())
    # Of equally good throws the one of fewest cards comes first.
    order = sorted(ways, key=lambda thrown: (-chances[thrown], len(thrown)))
    return tuple(
        Throw(
            keep=_kept(hand, thrown),
            discard=thrown,
            chance=chances[thrown],
            behind=best - chances[thrown],
            close=best - chances[thrown] < FLOOR,
        )
        for thrown in order
    )


def _sampled(
    hand: tuple[Card, ...], ways: Sequence[tuple[Card, ...]], opponents: tuple[OpponentModel, ...]
) -> tuple[Throw, ...]:
    name = f"facing/{format_cards(hand)}"
    rough = SampledDeals(hand, opponents, rng=Random(f"{name}/rough"), samples=_ROUGH)
    keeps = {thrown: _kept(hand, thrown) for thrown in ways}
    seen = {thrown: rough.chance(keeps[thrown]).value for thrown in ways}
    top = max(seen.values())
    near = sorted((way for way in ways if seen[way] >= top - _NEAR), key=lambda way: -seen[way])[:_MOST_FINE]
    fine = SampledDeals(hand, opponents, rng=Random(f"{name}/fine"), samples=_FINE)
    chances = {thrown: fine.chance(keeps[thrown]) for thrown in near}
    best = max(near, key=lambda thrown: chances[thrown].value)
    found: list[tuple[float, Throw]] = []
    for thrown in ways:
        finely = thrown in chances
        behind = (fine if finely else rough).difference(keeps[best], keeps[thrown])
        # What was sampled roughly stands as far behind the best as it did under the same deals.
        chance = chances[thrown] if finely else _less(chances[best], behind)
        close = thrown == best or (finely and (behind.low <= 0 or behind.value < FLOOR))
        way = Throw(keep=keeps[thrown], discard=thrown, chance=chance, behind=behind, close=close)
        found.append((behind.value if thrown != best else -1.0, way))
    return tuple(way for _, way in sorted(found, key=lambda each: each[0]))


def _less(chance: Estimate, behind: Estimate) -> Estimate:
    error = hypot(chance.standard_error, behind.standard_error)
    return Estimate(max(0.0, chance.value - behind.value), error, min(chance.samples, behind.samples))
