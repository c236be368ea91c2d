"""What the procedures of a card room come to, worked out by the engine: service, second thoughts, raps, questions.

Each answer is the key of a choice (the English source, EN-03 to EN-20).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from drawtutor.course.answers import Answer, ChoiceAnswer
from drawtutor.course.exercise import Exercise, Task
from drawtutor.course.position import played
from drawtutor.course.scene import Request, Spot
from drawtutor.rules import (
    Action,
    Announce,
    Burn,
    Call,
    Chair,
    Check,
    Deal,
    Dealer,
    EventKind,
    IllegalActionError,
    Phase,
    Rap,
    Reason,
    Seat,
    SetupError,
    Show,
    StandPat,
    Table,
)

__all__ = [
    "CARD_ROOM_JUDGES",
    "NUMBERS",
    "OFF_THE_DECK",
    "answer_due",
    "hand_fate",
    "new_number",
    "rap_means",
    "rapper",
    "service",
    "table_open",
]

_HAND: Final = 5
NUMBERS: Final = frozenset({EventKind.ANNOUNCE, EventKind.DISCARD, EventKind.STAND_PAT})
"""What says how many cards a player wants."""
OFF_THE_DECK: Final = frozenset({EventKind.SERVED, EventKind.BURN, EventKind.EXPOSED})
"""What takes a card off the deck."""


def service(deal: Deal) -> str:
    """What comes next in the exchange: ``serve p1 4``, ``burn``, ``turn p2`` or ``second-round``."""
    if deal.serving is not None:
        seat, count = deal.serving
        return "burn" if isinstance(Dealer("any").next(deal), Burn) else f"serve p{seat + 1} {count}"
    return f"turn p{deal.to_draw[0] + 1}" if deal.to_draw else "second-round"


def new_number(deal: Deal, seat: Seat, count: int) -> str:
    """Whether this player may still ask for another number of cards, or what has happened since (EN-07)."""
    refused = deal.refusal(seat, Announce(count))
    if refused is None:
        return "number-open"
    if refused.reason is not Reason.REQUEST_TOO_LATE:
        raise refused
    said = max(place for place, event in enumerate(deal.events) if event.seat == seat and event.kind in NUMBERS)
    since = deal.events[said + 1 :]
    if any(event.kind in OFF_THE_DECK for event in since):
        return "number-card-off"
    if any(event.seat not in (None, seat) for event in since):
        return "number-acted"
    msg = "the engine refuses the new number, and nothing has happened since the first"
    raise ValueError(msg)


def hand_fate(deal: Deal, seat: Seat) -> str:
    """What becomes of this hand when everybody goes on quietly to the showdown (EN-04, EN-08, EN-09)."""
    if not _dies(deal, seat, completing=False):
        return "fate-plays"
    return "fate-dead" if _dies(deal, seat, completing=True) else "fate-complete"


def _dies(deal: Deal, seat: Seat, *, completing: bool) -> bool:
    """Whether the hand is dead at the end, where its player asks for what is lacking or for nothing."""
    dealer = Dealer("any")
    deal = dealer.serve_all(deal)
    while deal.to_act is not None:
        lacking = _HAND - len(deal.hands[seat])
        mine = completing and deal.phase is Phase.DRAW and deal.to_act == seat and lacking > 0
        if mine and deal.announced is None:
            deal = deal.act(seat, Announce(lacking))
        deal = dealer.serve_all(deal.act(deal.to_act, _quiet(deal)))  # type: ignore[arg-type]  # somebody acts
    return any(event.kind is EventKind.DEAD_HAND and event.seat == seat for event in deal.events)


def _quiet(deal: Deal) -> Action:
    if deal.phase is Phase.DRAW:
        return StandPat()
    if deal.phase is Phase.SHOWDOWN:
        return Show()
    return Check() if deal.legal().check else Call()


def rapper(spot: Spot) -> Seat:
    """Who raps: the player whose turn it is after what is said."""
    seat = played(spot).to_act
    assert seat is not None, "somebody has the turn"
    return seat


def rap_means(deal: Deal, seat: Seat) -> str:
    """What the engine takes a rap for (EN-20)."""
    event = deal.act(seat, Rap()).events[len(deal.events)]
    return {EventKind.CHECK: "rap-check", EventKind.STAND_PAT: "rap-pat"}.get(event.kind, "rap-nothing")


def answer_due(spot: Spot) -> str:
    """Whether the question with which the spot ends is owed an answer (EN-19, BG-14)."""
    try:
        after = played(spot)
    except IllegalActionError as error:
        if error.reason is Reason.ASK_TOO_LATE:
            return "ask-too-late"
        if error.reason in (Reason.ASK_TOO_EARLY, Reason.ASKED_HAS_NOT_DRAWN):
            return "ask-too-early"
        raise
    return "ask-free" if after.answers[-1] is None else "ask-owed"


def table_open(end: Deal) -> str:
    """What the table allows before the next deal: a newcomer, a change of seats, both or neither (EN-17, EN-18)."""
    chairs = tuple(Chair(f"p{seat + 1}", stack) for seat, stack in enumerate(end.stacks))
    table = Table(
        rules=end.rules,
        stakes=end.stakes,
        ante=max(end.antes),
        chairs=chairs,
        button=end.dealer,
        carried=end.carried,
    )
    join = _allowed(lambda: table.join("newcomer", max(end.start_stacks)))
    move = _allowed(lambda: table.change_seats(0, 1))
    return {(True, True): "open-both", (True, False): "open-join", (False, True): "open-move"}.get(
        (join, move), "open-neither"
    )


def _allowed(change: Callable[[], Table]) -> bool:
    try:
        change()
    except SetupError as error:
        if error.reason is not Reason.FORFEITED_CHIPS:
            raise
        return False
    return True


# As the judges of exercises.


def _spot(exercise: Exercise) -> Spot:
    assert isinstance(exercise.subject, Spot), f"{exercise.task} is asked about a moment of a deal"
    return exercise.subject


def _hero(exercise: Exercise) -> Seat:
    seat = _spot(exercise).hero
    assert seat is not None, f"{exercise.task} is asked of a player"
    return seat


def _number(exercise: Exercise) -> Answer:
    assert isinstance(exercise.aim, Request)
    return ChoiceAnswer(new_number(played(_spot(exercise)), _hero(exercise), exercise.aim.count))


CARD_ROOM_JUDGES: Final[Mapping[Task, Callable[[Exercise], Answer]]] = MappingProxyType(
    {
        Task.SERVICE: lambda exercise: ChoiceAnswer(service(played(_spot(exercise)))),
        Task.NEW_NUMBER: _number,
        Task.HAND_FATE: lambda exercise: ChoiceAnswer(hand_fate(played(_spot(exercise)), _hero(exercise))),
        Task.RAP_MEANS: lambda exercise: ChoiceAnswer(rap_means(played(_spot(exercise)), rapper(_spot(exercise)))),
        Task.ANSWER_DUE: lambda exercise: ChoiceAnswer(answer_due(_spot(exercise))),
        Task.TABLE_OPEN: lambda exercise: ChoiceAnswer(table_open(played(_spot(exercise)))),
    }
)
"""Who judges which question of the card room."""
