"""Sentences about bets of sizes that the reference never bets, and about bets that not everybody can match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from drawtutor.advice.grading import Judged
from drawtutor.advice.numbers import chance
from drawtutor.advice.phrases import choice
from drawtutor.advice.sizes import differ_in_size
from drawtutor.message import Message, Who
from drawtutor.odds import bluff_must_work
from drawtutor.reference import usual_size
from drawtutor.rules import SeatView

if TYPE_CHECKING:
    from drawtutor.advice.outlook import Prospect

__all__ = ["answered_alike", "beside_all_in", "size_risks"]


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


def answered_alike(view: SeatView, found: Judged) -> tuple[Message, ...]:
    """That two bets are taken to be answered alike, where a choice is set beside one that differs in size alone."""
    if not (differ_in_size(found.mine, found.best) and found.mine.firm and found.best.firm):
        return ()
    this, that = (choice(w.action, hand=view.hand, phase=view.phase) for w in (found.mine, found.best))
    return (Message.of("advice-sizes-alike", choice=this, other=that),)
