"""The main pot and the side pots: who can win which chips, and how a pot is divided."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from drawtutor.rules.actions import Seat

__all__ = ["Pot", "build_pots", "split_pot"]


@dataclass(frozen=True, slots=True)
class Pot:
    """Chips, and the seats that can win them. The first pot is the main pot."""

    amount: int
    eligible: tuple[Seat, ...]


def build_pots(
    paid: Sequence[int], active: Sequence[bool], all_in: Sequence[bool], *, carried: int = 0
) -> tuple[Pot, ...]:
    """The pots that these payments make: ``paid`` chips a seat in the whole deal, carried ones in the main pot.

    Only the levels of players who are all-in divide it (PL-18): what folded players paid stays where it
    fell. A layer whose contributors have all gone joins the pot below it (A12). The sum of the pots is
    the sum of what was paid and carried, always.
    """
    levels = sorted({paid[seat] for seat in range(len(paid)) if active[seat] and all_in[seat]})
    top = max(paid, default=0)
    if not levels or levels[-1] < top:
        levels.append(top)
    pots: list[Pot] = []
    below = 0
    amount = carried
    for level in levels:
        amount += sum(min(chips, level) - min(chips, below) for chips in paid)
        # Whoever still has chips will have matched the level, or folded, before the pot is pushed.
        eligible = tuple(
            Seat(seat) for seat in range(len(paid)) if active[seat] and (paid[seat] >= level or not all_in[seat])
        )
        if eligible or not pots:
            pots.append(Pot(amount, eligible))
        else:
            pots[-1] = Pot(pots[-1].amount + amount, pots[-1].eligible)
        amount = 0
        below = level
    return tuple(pots)


def split_pot(amount: int, winners: Sequence[Seat], *, carry: bool) -> tuple[dict[Seat, int], int]:
    """What each winner gets of a pot, and what is left over for the next one.

    The odd chips are carried (PL-39), or go one each to the first winners left of the dealer, for a pot
    of its own (A17). Seats count from the dealer's left, so that their order is the order of the table.
    """
    share, rest = divmod(amount, len(winners))
    shares = dict.fromkeys(sorted(winners), share)
    if carry:
        return shares, rest
    for seat in sorted(winners)[:rest]:
        shares[seat] += 1
    return shares, 0
