"""The showdown at the learner's pace: a finished deal with only so many of its shown hands turned over."""

from __future__ import annotations

from dataclasses import replace

from drawtutor.rules import EventKind, Phase, SeatView
from drawtutor.widgets.pictures import HAND_SIZE

__all__ = ["shows", "unveiled"]


def unveiled(view: SeatView, hands: int) -> SeatView:
    """The view of a finished deal while only so many of the hands that the others showed are turned over.

    Nothing in it says what the hidden ones are, nor who takes the pot.
    """
    events = []
    turned = 0
    for event in view.events:
        if event.kind is EventKind.SHOW and event.seat != view.seat:
            if turned == hands:
                break
            turned += 1
        if event.kind in (EventKind.WON, EventKind.UNWON, EventKind.CARRIED):
            break
        events.append(event)
    won = {player.seat: 0 for player in view.players}
    for event in view.events:
        if event.kind is EventKind.WON and event.seat is not None:
            won[event.seat] += event.amount
    shown = {event.seat for event in events if event.kind is EventKind.SHOW}
    mucked = {event.seat for event in events if event.kind is EventKind.MUCK}
    players = tuple(
        replace(
            player,
            stack=player.stack - won[player.seat],
            shown=player.shown if player.seat in shown else (),
            mucked=player.seat in mucked,
            cards=HAND_SIZE if player.active and player.seat not in mucked else 0,
        )
        for player in view.players
    )
    return replace(
        view,
        phase=Phase.SHOWDOWN,
        players=players,
        events=tuple(events),
        pot=sum(won.values()) + view.carried,
        pots=(),
        carried=0,
        winners=(),
        payoffs=None,
    )


def shows(view: SeatView) -> int:
    """How many hands the others have shown."""
    return sum(event.kind is EventKind.SHOW and event.seat != view.seat for event in view.events)
