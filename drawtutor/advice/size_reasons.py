"""Sentences about bets of sizes that the reference never bets, and about bets that not everybody can match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from drawtutor.advice.numbers import chance
from drawtutor.message import Message, Who
from drawtutor.odds import bluff_must_work
from drawtutor.reference import usual_size
from drawtutor.rules import SeatView

if TYPE_CHECKING:
    from drawtutor.advice.outlook import Prospect

__all__ = ["beside_all_in", "size_risks"]


def beside_all_in(action: Message, found: Prospect, *, known: bool) -> Message:
    """What a bet comes to where somebody is all-in for less: the pot with those, and what lies beside it.

    ``known`` says whether the reference bets such a size, so that it can be told how the others answer it.
    """
    return Message.of(
        "advice-beside-all-in",
        choice=action,
        who=tuple(Who(seat) for seat in found.short),
        main=chance(found.main),
        known=known,
        folds=chance(found.beside or 0.0),
        side=chance(found.side),
    )


def size_risks(view: SeatView, action: Message, found: Prospect) -> Message:
    """What a bet of a size that the reference never bets has to do; the rest is told for the size that it does bet."""
    return Message.of(
        "advice-size-risks",
        choice=action,
        cost=found.cost,
        pot=view.pot,
        works=bluff_must_work(found.cost, view.pot),
        usual=usual_size(view),
        wins=chance(found.wins),
    )
