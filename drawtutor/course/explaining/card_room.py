"""Why an answer about a card room's procedures is right or wrong: service, second thoughts, raps, questions, seats."""

from __future__ import annotations

from typing import Final

from drawtutor.course.card_room import (
    NUMBERS,
    OFF_THE_DECK,
    answer_due,
    hand_fate,
    new_number,
    rap_means,
    rapper,
    service,
    table_open,
)
from drawtutor.course.exercise import Exercise, Task
from drawtutor.course.position import played, players
from drawtutor.course.scene import Request, Spot
from drawtutor.message import Message, Who
from drawtutor.rules import Ask, Deal, Event, EventKind, Phase, Seat

__all__ = ["CARD_ROOM_TASKS", "card_room_facts", "right_in_card_room", "wrong_in_card_room"]

CARD_ROOM_TASKS: Final = frozenset(
    {Task.SERVICE, Task.NEW_NUMBER, Task.HAND_FATE, Task.RAP_MEANS, Task.ANSWER_DUE, Task.TABLE_OPEN}
)
"""Tasks that are explained here."""

_HAND: Final = 5


def _spot(exercise: Exercise) -> Spot:
    assert isinstance(exercise.subject, Spot)
    return exercise.subject


def _hero(spot: Spot) -> Seat:
    assert spot.hero is not None
    return spot.hero


def wrong_in_card_room(exercise: Exercise, key: str) -> Message:
    """Why this answer is wrong."""
    match exercise.task:
        case Task.SERVICE:
            return _wrong_service(_spot(exercise), key)
        case Task.NEW_NUMBER:
            return _number(exercise, key, right=False)
        case Task.HAND_FATE:
            return _wrong_fate(_spot(exercise), key)
        case Task.RAP_MEANS:
            return _rap(_spot(exercise), f"not-{key}")
        case Task.ANSWER_DUE:
            return _asking(_spot(exercise), f"not-{key}")
    return _open(_spot(exercise), f"not-{key}")


def right_in_card_room(exercise: Exercise) -> Message:
    """Why the right answer is right."""
    spot = _spot(exercise)
    match exercise.task:
        case Task.SERVICE:
            return _right_service(played(spot))
        case Task.NEW_NUMBER:
            return _number(exercise, "", right=True)
        case Task.HAND_FATE:
            return _right_fate(spot)
        case Task.RAP_MEANS:
            return _rap(spot, rap_means(played(spot), rapper(spot)))
        case Task.ANSWER_DUE:
            return _asking(spot, answer_due(spot))
    return _open(spot, table_open(played(spot)))


# The dealer's next step.


def _late_reason(deal: Deal, seat: Seat) -> str:
    """Why this player is served after all others: a fifth card, or one in place of a card that was seen."""
    seen = any(event.kind is EventKind.EXPOSED and event.seat == seat for event in deal.events)
    return "exposed" if seen else "fifth"


def _about(key: str) -> tuple[Seat, int]:
    """Whom a choice such as ``serve p2 1`` or ``turn p3`` is about, and how many cards."""
    words = key.split(" ")
    return Seat(int(words[1][1:]) - 1), int(words[2]) if len(words) > 2 else 0


def _owed(deal: Deal) -> tuple[Seat, int]:
    """Who is still owed cards, and how many: now, or after the others."""
    if deal.serving is not None:
        return deal.serving
    return deal.late[0] if deal.late else (deal.dealer, 0)


def _service_values(deal: Deal) -> dict[str, object]:
    seat, count = _owed(deal)
    return {
        "owed": Who(seat),
        "lacking": count,
        "why": _late_reason(deal, seat),
        "next": Who(deal.to_draw[0]) if deal.to_draw else None,
        "left": len(deal.to_draw),
        "last": Who(deal.active_seats[-1]),
    }


def _wrong_service(spot: Spot, key: str) -> Message:
    deal = played(spot)
    right = service(deal)
    values = _service_values(deal)
    if key == "second-round":
        return Message.of("course-service-round-too-early", drawing=bool(deal.to_draw), **values)
    if key == "burn":
        return Message.of(f"course-service-burn-{_wrong_burn(deal)}", **values)
    seat, count = _about(key)
    values |= {"who": Who(seat), "count": count}
    if key.startswith("turn"):
        if not deal.active[seat]:
            what = "folded"
        elif deal.drawn[seat] is not None:
            what = "drawn-already"
        elif deal.serving is not None:
            what = "serve-first"
        else:
            what = "not-next"
        return Message.of(f"course-service-turn-{what}", **values)
    return Message.of(f"course-service-{_wrong_serving(deal, right, seat, count)}", **values)


def _wrong_burn(deal: Deal) -> str:
    """Why no card is burnt now."""
    if deal.to_draw:
        return "before-others"
    seat = _owed(deal)[0]
    if deal.serving is not None and any(late == seat for late, _ in deal.late):
        return "first-four"
    fifth = deal.serving is not None and deal.drawn[seat] == _HAND and _late_reason(deal, seat) == "fifth"
    return "not-last" if fifth else "no-fifth"


def _wrong_serving(deal: Deal, right: str, seat: Seat, count: int) -> str:
    """Why these cards do not go to this player now."""
    if right == "burn" and _owed(deal)[0] == seat:
        return "burn-lacks"
    if deal.serving is not None and deal.serving[0] == seat:
        return "five-at-once" if count == _HAND else "other-count"
    if any(late == seat for late, _ in deal.late):
        return "too-early"
    return "nothing-owed"


def _right_service(deal: Deal) -> Message:
    right = service(deal)
    values = _service_values(deal)
    if right == "burn":
        return Message.of("course-service-burn", **values)
    if right == "second-round":
        return Message.of("course-service-round", **values)
    if right.startswith("turn"):
        return Message.of("course-service-turn", waits=len(deal.late), **values)
    seat, count = _about(right)
    values |= {"who": Who(seat), "count": count}
    waits = any(late == seat for late, _ in deal.late)
    if deal.to_draw or waits:
        key = "rest" if waits and _late_reason(deal, seat) == "exposed" else "four" if waits else "plain"
    else:
        key = "after-burn" if deal.burned else "late"
    return Message.of(f"course-service-{key}", **values)


# Another number.


def _number(exercise: Exercise, key: str, *, right: bool) -> Message:
    spot = _spot(exercise)
    deal, seat = played(spot), _hero(spot)
    assert isinstance(exercise.aim, Request)
    found = new_number(deal, seat, exercise.aim.count)
    other = next((event.seat for event in reversed(deal.events) if event.seat not in (None, seat)), None)
    return Message.of(
        f"course-{found}" if right else f"course-not-{key}",
        right=found,
        other=None if other is None else Who(other),
        wants=exercise.aim.count,
    )


# What becomes of a hand.


def _fate_values(spot: Spot) -> dict[str, object]:
    deal, seat = played(spot), _hero(spot)
    held = len(deal.hands[seat])
    return {
        "held": held,
        "lacking": max(0, _HAND - held),
        "over": max(0, held - _HAND),
        "drawn": deal.drawn[seat] is not None,
        "right": hand_fate(deal, seat),
    }


def _wrong_fate(spot: Spot, key: str) -> Message:
    return Message.of(f"course-not-{key}", **_fate_values(spot))


def _right_fate(spot: Spot) -> Message:
    values = _fate_values(spot)
    return Message.of(f"course-{values['right']}", **values)


# Raps and questions.


def _rap(spot: Spot, key: str) -> Message:
    deal, seat = played(spot), rapper(spot)
    return Message.of(
        f"course-{key}",
        who=Who(seat),
        phase=deal.phase,
        level=deal.level,
        owes=deal.level - deal.staked[seat] if deal.phase.is_betting else 0,
        right=rap_means(deal, seat),
    )


def _asking(spot: Spot, key: str) -> Message:
    asked = spot.said[-1]
    assert isinstance(asked.action, Ask)
    assert asked.seat is not None
    about = asked.action.about
    deal = played(spot, upto=len(spot.said) - 1)
    acted = _first_act(deal)
    drawn = deal.drawn[about]
    return Message.of(
        f"course-{key}",
        rules=deal.rules.rule_set,
        who=Who(asked.seat),
        about=Who(about),
        count=0 if drawn is None else drawn,
        actor=None if acted is None or acted.seat is None else Who(acted.seat),
        right=answer_due(spot),
        phase=deal.phase,
    )


def _first_act(deal: Deal) -> Event | None:
    """The first act of the second round."""
    acts = (EventKind.CHECK, EventKind.BET, EventKind.FOLD)
    return next((event for event in deal.events if event.phase is Phase.BET2 and event.kind in acts), None)


# Between deals.


def _open(spot: Spot, key: str) -> Message:
    end = played(spot)
    return Message.of(
        f"course-{key}",
        carried=end.carried,
        winner=Who(end.winners[0]) if end.winners else None,
        right=table_open(end),
        ante=max(end.antes),
    )


# For the hints.


def card_room_facts(exercise: Exercise) -> dict[str, object]:
    """What the hints of these tasks speak of."""
    spot = _spot(exercise)
    match exercise.task:
        case Task.SERVICE:
            deal = played(spot)
            return {
                "drawing": players(deal.to_draw),
                "later": players(seat for seat, _ in deal.late),
                "now": None if deal.serving is None else Who(deal.serving[0]),
                "count": 0 if deal.serving is None else deal.serving[1],
                "last": Who(deal.active_seats[-1]),
            }
        case Task.NEW_NUMBER:
            return _since(spot)
        case Task.HAND_FATE:
            return _fate_values(spot)
        case Task.RAP_MEANS:
            deal, seat = played(spot), rapper(spot)
            owes = deal.level - deal.staked[seat] if deal.phase.is_betting else 0
            return {"who": Who(seat), "phase": deal.phase, "level": deal.level, "owes": owes}
        case Task.ANSWER_DUE:
            return dict(_asking(spot, "").values)
    end = played(spot)
    return {"carried": end.carried, "winner": Who(end.winners[0]) if end.winners else None}


def _since(spot: Spot) -> dict[str, object]:
    """What others have done, and how many cards have come off the deck, since the player asked for a number."""
    deal, seat = played(spot), _hero(spot)
    asked = [place for place, event in enumerate(deal.events) if event.seat == seat and event.kind in NUMBERS]
    since = deal.events[asked[-1] + 1 :]
    off = sum(event.count for event in since if event.kind in OFF_THE_DECK)
    return {"off": off, "acts": sum(event.seat not in (None, seat) for event in since)}
