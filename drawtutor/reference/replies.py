"""How the reference player answers what a seat is about to do: how often each class of hand is laid down."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from drawtutor.reference.table.classes import TABLE_FINALS, TABLE_STARTS, TO_TABLE_FINAL, TO_TABLE_START
from drawtutor.reference.table.packed import WHOLE, TableStrategy, table_row
from drawtutor.reference.table.player import table_player
from drawtutor.reference.table.situations import SECOND_UNBET
from drawtutor.reference.table.watching import situation_of
from drawtutor.rules import Bet, Call, Event, EventKind, PlayerView, RaiseTo, Seat, SeatView

__all__ = ["Reply", "replies"]

_KINDS: Final = {Bet: EventKind.BET, RaiseTo: EventKind.RAISE, Call: EventKind.CALL}


@dataclass(frozen=True, slots=True, kw_only=True)
class Reply:
    """One opponent who has to answer."""

    seat: Seat
    folds: tuple[float, ...]
    """How often each of `STARTS` is laid down before the exchange, and each of `FINALS` after it."""


def replies(view: SeatView, action: Bet | RaiseTo | Call) -> tuple[Reply, ...]:
    """Those who have to answer an action of this seat in a betting round, in the order in which they speak.

    Each answers as if those before had folded. The action is taken to be legal.
    """
    strategy = table_player(view).strategy
    to = view.level if isinstance(action, Call) else action.to
    done = Event(kind=_KINDS[type(action)], phase=view.phase, seat=view.seat, to=to, exchange=view.exchange)
    events = [*view.events, done]
    players = list(view.players)
    found = []
    for other in _in_order(view):
        if not _has_to_answer(view, other, action):
            continue
        moment = replace(
            view,
            seat=other.seat,
            to_act=other.seat,
            events=tuple(events),
            players=tuple(players),
            hand=(),
            discarded=(),
        )
        found.append(Reply(seat=other.seat, folds=_folding(strategy, situation_of(moment).number)))
        events.append(Event(kind=EventKind.FOLD, phase=view.phase, seat=other.seat, exchange=view.exchange))
        players[other.seat] = replace(other, active=False, folded=True)
    return tuple(found)


def _in_order(view: SeatView) -> Sequence[PlayerView]:
    return (*view.players[view.seat + 1 :], *view.players[: view.seat])


def _has_to_answer(view: SeatView, other: PlayerView, action: Bet | RaiseTo | Call) -> bool:
    if not other.active or other.all_in or not other.stack:
        return False
    if isinstance(action, Call):
        return other.seat != view.aggressor and other.staked < view.level
    return True


@lru_cache(maxsize=512)
def _folding(strategy: TableStrategy, situation: int) -> tuple[float, ...]:
    first = situation < SECOND_UNBET.first
    wide = [
        strategy.chances(table_row(situation, place))[0] / WHOLE
        for place in range(len(TABLE_STARTS if first else TABLE_FINALS))
    ]
    return tuple(wide[place] for place in (TO_TABLE_START if first else TO_TABLE_FINAL))
