"""What a seat gets when the round is over: the pots that its chips make, and what it takes of each.

Pots and odd chips are divided by the rules' own functions (`build_pots`, `split_pot`). Everybody who is in shows.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from operator import mul
from typing import NamedTuple

from drawtutor.reference.after_draw.spots import Ground, Spot
from drawtutor.rules import OddChips, Seat, build_pots, split_pot

__all__ = ["Ending", "Layer", "chips_won", "ending_of"]


class Layer(NamedTuple):
    """A pot that the seat can win."""

    amount: int
    rivals: tuple[int, ...]
    """The others who can win it."""
    takes: tuple[int, ...]
    """What the seat takes of it when its hand is the best, by which rivals tie with it: a bit for each."""
    others: tuple[int, ...]
    """Who shows besides, but cannot win it."""


class Ending(NamedTuple):
    """How a showdown is divided for one seat."""

    back: int
    """Chips that come back to it, since nobody matched them."""
    layers: tuple[Layer, ...]
    middle: int
    """All chips that the seat can win."""


@lru_cache(maxsize=4096)
def _takes(amount: int, me: int, rivals: tuple[int, ...], carry: bool) -> tuple[int, ...]:
    found = []
    for ties in range(1 << len(rivals)):
        winners = [Seat(me), *(Seat(rival) for place, rival in enumerate(rivals) if ties >> place & 1)]
        found.append(split_pot(amount, winners, carry=carry)[0][Seat(me)])
    return tuple(found)


def ending_of(ground: Ground, spot: Spot, me: int) -> Ending:
    """How the chips are divided at the end of a round, among those who are in."""
    seats = range(ground.players)
    active = [bool(spot.active >> seat & 1) for seat in seats]
    paid = [before + now for before, now in zip(ground.before, spot.staked, strict=True)]
    chips = ground.rules.table_stakes
    all_in = [chips and active[seat] and spot.staked[seat] >= ground.most[seat] for seat in seats]
    top, over = _unmatched(paid, active, all_in, spot.staked)
    paid[top] -= over
    layers = []
    carry = ground.rules.odd_chips is OddChips.CARRY
    for pot in build_pots(paid, active, all_in, carried=ground.carried):
        if me in pot.eligible:
            rivals = tuple(seat for seat in pot.eligible if seat != me)
            others = tuple(seat for seat in seats if active[seat] and seat not in pot.eligible)
            layers.append(Layer(pot.amount, rivals, _takes(pot.amount, me, rivals, carry), others))
    return Ending(over if top == me else 0, tuple(layers), sum(layer.amount for layer in layers))


def _unmatched(
    paid: Sequence[int], active: Sequence[bool], all_in: Sequence[bool], staked: Sequence[int]
) -> tuple[int, int]:
    """Who has paid most, and how many chips come back since nobody matched them (A24)."""
    top, second = sorted(range(len(paid)), key=paid.__getitem__, reverse=True)[:2]
    over = paid[top] - paid[second]
    if not all(all_in[seat] for seat in range(len(paid)) if active[seat] and seat != top):
        # An ante comes back only where the others had not the chips for it (EN-16).
        over = min(over, staked[top])
    return top, over if active[top] else 0


def chips_won(ending: Ending, fares: Sequence[Sequence[float]]) -> float:
    """The chips that the seat takes, weighed by how likely the others come here with hands below, equal and above.

    ``fares`` has for each seat these three weights, and their sum; those of seats that are out are not looked at.
    """
    total = 0.0
    for layer in ending.layers:
        parts = [1.0]
        for rival in layer.rivals:
            below, equal = fares[rival][:2]
            parts = [part * below for part in parts] + [part * equal for part in parts]
        won = sum(map(mul, parts, layer.takes))
        for other in layer.others:
            won *= fares[other][3]
        total += won
    return total
