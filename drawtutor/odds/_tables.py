"""Whole tables dealt at random and tallied: who has openers, and how many cards are wanted.

What a hand wants is looked up by a sum of keys, in a table that fills itself. A chunk of deals has a seed of
its own: any of them can be dealt again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from drawtutor.odds._lookup import KIND_KEY, RANKS, SHAPES, SUIT_SHIFT, learn
from drawtutor.odds.holdings import Holding

__all__ = ["CHUNK", "LIMITS", "MOST_PLAYERS", "Tally", "chunk", "has_openers", "wanted"]

CHUNK: Final = 20_000
"""How many tables are dealt from one seed."""

MOST_PLAYERS: Final = 8
LIMITS: Final = (3, 4, 5)
"""The limits on discards under which the wanted cards are tallied."""

_OPENING: Final = frozenset((Holding.HIGH_PAIR, Holding.TWO_PAIR, Holding.THREE_OF_A_KIND, Holding.PAT))
_USEFUL: Final = {
    Holding.NOTHING: 0,
    Holding.ACE_HIGH: 1,
    Holding.THREE_OF_A_KIND: 3,
    Holding.FOUR_STRAIGHT: 4,
    Holding.FOUR_FLUSH: 4,
    Holding.TWO_PAIR: 4,
    Holding.PAT: 5,
}


def has_openers(holding: Holding) -> bool:
    """Whether a hand of this kind is a pair of jacks or better."""
    return holding in _OPENING


def wanted(holding: Holding, limit: int) -> int:
    """How many cards a hand of this kind is exchanged for by a player who throws all that is of no use.

    Nothing is thrown whole and of an ace high all but the ace, as far as the limit allows. Under a limit
    of three this is common sense.
    """
    return min(5 - _USEFUL.get(holding, 2), limit)


@dataclass(frozen=True, slots=True, kw_only=True)
class Tally:
    """Deals at a table of eight, of which a smaller table is the first players."""

    deals: int
    first_openers: tuple[int, ...]
    """How many deals had their first openers with each player in turn, and, last, with nobody."""
    wanted: tuple[tuple[tuple[int, ...], ...], ...]
    """For each of `LIMITS` and each table from 2 to 8: how many deals wanted 0, 1, 2, ... cards in all."""

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            deals=self.deals + other.deals,
            first_openers=_sums(self.first_openers, other.first_openers),
            wanted=tuple(
                tuple(_sums(one, two) for one, two in zip(mine, others, strict=True))
                for mine, others in zip(self.wanted, other.wanted, strict=True)
            ),
        )


def _sums(one: Sequence[int], two: Sequence[int]) -> tuple[int, ...]:
    return tuple(first + second for first, second in zip(one, two, strict=True))


def chunk(seed: str, number: int, deals: int = CHUNK) -> Tally:
    """What ``deals`` tables of eight come to, always the same for a seed and a number."""
    random = Random(f"{seed}/{number}").random
    key = KIND_KEY
    wants: dict[int, tuple[bool, int, int, int]] = {}
    first_openers = [0] * (MOST_PLAYERS + 1)
    counts = [[[0] * (limit * players + 1) for players in range(MOST_PLAYERS + 1)] for limit in LIMITS]
    three, four, five = counts
    deck = list(range(52))
    for _ in range(deals):
        for place in range(5 * MOST_PLAYERS):
            other = place + int(random() * (52 - place))
            deck[place], deck[other] = deck[other], deck[place]
        first = MOST_PLAYERS
        third = fourth = fifth = 0
        for player in range(MOST_PLAYERS):
            a, b, c, d, e = cards = deck[5 * player : 5 * player + 5]
            total = key[a] + key[b] + key[c] + key[d] + key[e]
            at = SHAPES[total >> SUIT_SHIFT] | total & RANKS
            if at not in wants:
                holding = learn(at, cards)
                wants[at] = (has_openers(holding), wanted(holding, 3), wanted(holding, 4), wanted(holding, 5))
            want = wants[at]
            if want[0] and player < first:
                first = player
            third += want[1]
            fourth += want[2]
            fifth += want[3]
            three[player + 1][third] += 1
            four[player + 1][fourth] += 1
            five[player + 1][fifth] += 1
        first_openers[first] += 1
    return Tally(
        deals=deals,
        first_openers=tuple(first_openers),
        wanted=tuple(tuple(map(tuple, by_players[2:])) for by_players in counts),
    )
