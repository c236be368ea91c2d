"""How often somebody can open on jacks or better, and how often the deck runs out: a whole table at once.

Two players are counted. Three to eight share a deck in too many ways to count: there the figures come from
millions of dealt tables, tallied once by `drawtutor.odds.build`, and carry their standard error.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cache
from importlib.resources import files
from itertools import combinations
from math import comb, prod
from types import MappingProxyType
from typing import Any, Final

from drawtutor.cards import Card
from drawtutor.odds._tables import LIMITS, MOST_PLAYERS, has_openers
from drawtutor.odds.estimate import Estimate
from drawtutor.odds.holdings import RUNS
from drawtutor.odds.starting import chosen, mask, starting_counts, starting_hands, without

__all__ = [
    "cards_wanted",
    "chance_of_openers",
    "nobody_has_openers",
    "nobody_if_independent",
    "second_has_openers",
    "stub_runs_out",
]

_LOW: Final = 9
"""How many ranks lie below the jacks."""


def chance_of_openers(hand: Sequence[Card] = (), *, seen: Sequence[Card] = ()) -> Fraction:
    """How often one other player was dealt a pair of jacks or better, given the cards one sees: exact.

    Raises as `starting_hands` does, and `ValueError` where fewer than five cards are left.
    """
    hands = starting_hands(hand, seen=seen)
    whole = sum(hands.values())
    if not whole:
        msg = "there are fewer than five cards for another player"
        raise ValueError(msg)
    return Fraction(sum(count for holding, count in hands.items() if has_openers(holding)), whole)


@cache
def _by_ranks(low: tuple[int, ...], high: tuple[int, ...]) -> int:
    """How many hands are five different ranks or a pair below the jacks, when so many of each rank are left."""
    ranks = (*low, *high)
    pairs = sum(comb(there, 2) * chosen((*ranks[:at], *ranks[at + 1 :]), 3)[3] for at, there in enumerate(low))
    return chosen(ranks, 5)[5] + pairs


def _second_hands(ranks: Sequence[int]) -> int:
    """The same without straights; what is a flush is still among them."""
    straights = sum(prod(ranks[rank] for rank in run) for run in RUNS)
    return _by_ranks(tuple(sorted(ranks[:_LOW])), tuple(sorted(ranks[_LOW:]))) - straights


@cache
def _neither() -> int:
    """In how many of the ways to deal two hands in turn neither is a pair of jacks or better.

    For each first hand, by the pattern of its ranks, the second hands are those of their ranks, less the
    flushes, which depend on how many cards of each suit are left, but for the straight flushes, which
    are taken away with the straights already.
    """
    ways = 0
    # Of the ways to give a first hand its suits: how many leave k cards of one suit in it.
    in_suit = [0] * 6
    for ranks in combinations(range(13), 5):
        if frozenset(ranks) in RUNS:
            continue
        ways += (4**5 - 4) * _second_hands([4 - (rank in ranks) for rank in range(13)])
        for count in range(6):
            # All five in one suit would be a flush, in this suit or in one of the three others.
            in_suit[count] += comb(5, count) * 3 ** (5 - count) - (3 if count == 0 else count == 5)
    for pair in range(_LOW):
        for kickers in combinations([rank for rank in range(13) if rank != pair], 3):
            left = [4 - (rank in kickers) - 2 * (rank == pair) for rank in range(13)]
            ways += 6 * 4**3 * _second_hands(left)
            for count in range(4):
                suits = comb(3, count) * 3 ** (3 - count)
                in_suit[count] += 3 * suits
                in_suit[count + 1] += 3 * suits
    ways -= 4 * sum(comb(13 - count, 5) * hands for count, hands in enumerate(in_suit))
    # Straight flushes were taken away twice. Seen from theirs, the first hand is one of those without openers.
    for run in RUNS:
        hands = starting_counts(without(mask(tuple(run))))
        ways += 4 * sum(count for holding, count in hands.items() if not has_openers(holding))
    return ways


def second_has_openers() -> Fraction:
    """How often the second of two players has jacks or better when the first has not: exact, over one in five."""
    first = (1 - chance_of_openers()) * comb(52, 5) * comb(47, 5)
    return 1 - _neither() / first


def nobody_has_openers(players: int) -> Fraction | Estimate:
    """How often none of so many players is dealt a pair of jacks or better, so that the deal is passed out.

    A `Fraction` for one and two players, who are counted, and an `Estimate` for three to eight. It takes
    for granted that everybody with openers opens. Raises `ValueError` for other numbers of players.
    """
    if players == 1:
        return 1 - chance_of_openers()
    if players == 2:
        return Fraction(_neither(), comb(52, 5) * comb(47, 5))
    _refuse(players)
    tables = _tables()
    return Estimate.of_hits(sum(tables["first_openers"][players:]), tables["deals"])


def nobody_if_independent(players: int) -> Fraction:
    """What tables in books print for it: one player's chance, multiplied as if each had a deck of their own.

    It is too high from two players on, by more than a point at seven: a hand without openers has left the
    pairs of high cards to the others. Raises `ValueError` for less than one player.
    """
    if players < 1:
        msg = f"a table has at least one player, not {players}"
        raise ValueError(msg)
    return (1 - chance_of_openers()) ** players


def cards_wanted(players: int, limit: int) -> Mapping[int, int]:
    """How many of the tables dealt for `stub_runs_out` wanted so many cards in all; raises as it does."""
    _refuse(players, limit)
    row = _tables()["wanted"][str(limit)][str(players)]
    return MappingProxyType({cards: tables for cards, tables in enumerate(row) if tables})


def stub_runs_out(players: int, limit: int) -> Estimate:
    """How often a table wants more cards than are left in the deck, where at most ``limit`` may be thrown.

    It takes for granted that all stay in and throw what is of no use to them: common sense under a limit
    of three; where more may be thrown, of an ace high all but the ace, and of nothing as much as may be.
    Raises `ValueError` for other than two to eight players, and for other limits than three to five.
    """
    stub = 52 - 5 * players
    found = cards_wanted(players, limit)
    return Estimate.of_hits(sum(tables for cards, tables in found.items() if cards > stub), _tables()["deals"])


def _refuse(players: int, limit: int = LIMITS[0]) -> None:
    if not 2 <= players <= MOST_PLAYERS or limit not in LIMITS:
        msg = f"tables of 2 to 8 players and limits of 3 to 5 were dealt, not {players} players and {limit} cards"
        raise ValueError(msg)


@cache
def _tables() -> Mapping[str, Any]:
    """The tally as it was written; read when it is first asked for."""
    found: Mapping[str, Any] = json.loads(files("drawtutor.odds").joinpath("tables.json").read_text("utf-8"))
    return found
