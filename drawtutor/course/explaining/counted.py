"""Why a count is right or wrong: stages in order, old neighbours, what a fold costs, who exchanges, what is seen."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from drawtutor.cards import DECK, Card
from drawtutor.course.counting import STAGES_JOINT, cards_seen, fold_cost, stage_order
from drawtutor.course.exercise import Exercise, Task
from drawtutor.course.graders import HAND_SIZE
from drawtutor.course.position import played, players
from drawtutor.course.scene import Circle, Spot, Spread
from drawtutor.course.shuffles import followers, longest_run
from drawtutor.message import Message
from drawtutor.rules import Phase, Seat

__all__ = ["COUNTED", "right_counted", "right_stages", "wrong_counted", "wrong_stages"]

COUNTED: Final = frozenset({Task.OLD_NEIGHBOURS, Task.FOLD_COST, Task.MAY_EXCHANGE, Task.CARDS_SEEN})
"""The tasks whose numbers are explained here."""


def wrong_counted(exercise: Exercise, number: int) -> Message:
    """What was counted instead, or left out."""
    match exercise.task:
        case Task.OLD_NEIGHBOURS:
            return _wrong_neighbours(exercise, number)
        case Task.FOLD_COST:
            return _wrong_fold(exercise, number)
        case Task.MAY_EXCHANGE:
            return _wrong_drawers(exercise, number)
        case _:
            return _wrong_seen(exercise, number)


def right_counted(exercise: Exercise) -> Message:
    """The count, put together."""
    match exercise.task:
        case Task.OLD_NEIGHBOURS:
            return Message.of("course-neighbours-right", **_neighbours(_spread(exercise)))
        case Task.FOLD_COST:
            return Message.of("course-fold-right", **_fold(_spot(exercise)))
        case Task.MAY_EXCHANGE:
            return Message.of("course-drawers-right", **_drawers(_spot(exercise)))
        case _:
            return Message.of("course-seen-right", **_seen(_spot(exercise)))


def _spot(exercise: Exercise) -> Spot:
    assert isinstance(exercise.subject, Spot)
    return exercise.subject


def _spread(exercise: Exercise) -> Sequence[Card]:
    assert isinstance(exercise.subject, Spread)
    return exercise.subject.cards


# A riffled deck.


def _neighbours(cards: Sequence[Card]) -> dict[str, object]:
    return {"right": followers(cards), "most": len(cards) - 1, "run": longest_run(cards)}


def _wrong_neighbours(exercise: Exercise, number: int) -> Message:
    values = _neighbours(_spread(exercise))
    right = followers(_spread(exercise))
    if number == values["most"]:
        what = "new-deck"
    elif number == 0:
        what = "none"
    else:
        what = "fewer" if number < right else "more"
    return Message.of(f"course-neighbours-{what}", number=number, **values)


# A fold.


def _fold(spot: Spot) -> dict[str, object]:
    deal, hero = spot.deal, spot.hero
    assert hero is not None
    ante, staked = deal.antes[hero], deal.staked[hero]
    return {
        "cost": fold_cost(spot),
        "ante": ante,
        "staked": staked,
        "before": deal.paid[hero] - ante - staked,
        "to_call": deal.legal().to_call,
        "pot": deal.pot,
    }


def _wrong_fold(exercise: Exercise, number: int) -> Message:
    spot = _spot(exercise)
    values = _fold(spot)
    cost = fold_cost(spot)
    assert spot.hero is not None
    ante = spot.deal.antes[spot.hero]
    if number == 0:
        what = "nothing"
    elif number == cost - ante:
        what = "forgot-ante"
    elif number == ante:
        what = "ante-alone"
    elif number == values["to_call"]:
        what = "call-instead"
    elif number == cost + spot.deal.legal().to_call:
        what = "called-first"
    elif number == spot.deal.pot:
        what = "whole-pot"
    else:
        what = "less" if number < cost else "more"
    return Message.of(f"course-fold-{what}", number=number, **values)


# Who may exchange.


def _drawers(spot: Spot) -> dict[str, object]:
    after = played(spot)
    folded = (Seat(seat) for seat in range(after.players) if after.dealt_in[seat] and not after.active[seat])
    return {
        "right": len(after.to_draw),
        "still": players(after.to_draw),
        "folded": players(folded),
        "players": sum(after.dealt_in),
    }


def _wrong_drawers(exercise: Exercise, number: int) -> Message:
    values = _drawers(_spot(exercise))
    after = played(_spot(exercise))
    if number == sum(after.dealt_in):
        what = "all"
    elif number == 1:
        what = "one"
    elif number == len(after.to_draw) - 1:
        what = "opener-too"
    else:
        what = "fewer" if number < len(after.to_draw) else "more"
    return Message.of(f"course-drawers-{what}", number=number, **values)


# What is seen.


def _seen(spot: Spot) -> dict[str, object]:
    deal, hero = spot.deal, spot.hero
    assert hero is not None
    own = deal.drawn[hero] or 0
    right = len(cards_seen(spot))
    return {
        "right": right,
        "own": own,
        "others": sum(drawn or 0 for drawn in deal.drawn) - own,
        "unseen": len(DECK) - right,
        "players": sum(deal.dealt_in),
    }


def _wrong_seen(exercise: Exercise, number: int) -> Message:
    values = _seen(_spot(exercise))
    own, others = values["own"], values["others"]
    assert isinstance(own, int)
    assert isinstance(others, int)
    right = len(cards_seen(_spot(exercise)))
    if number == HAND_SIZE:
        what = "hand-alone"
    elif number == right + others:
        what = "discards"
    elif number == HAND_SIZE * sum(_spot(exercise).deal.dealt_in):
        what = "hands"
    elif number == own:
        what = "drawn-alone"
    else:
        what = "fewer" if number < right else "more"
    return Message.of(f"course-seen-{what}", number=number, **values)


# The stages.


def wrong_stages(exercise: Exercise, key: str) -> Message:
    """Which stage is left out or, where none is, which comes too early."""
    chosen = [Phase(stage) for stage in key.split(STAGES_JOINT)]
    right = _right_stages(exercise)
    missing = next((stage for stage in right if stage not in chosen), None)
    if missing is not None:
        return Message.of("course-stages-missing", missing=missing)
    early, late = next((one, other) for one, other in combinations(chosen, 2) if right.index(one) > right.index(other))
    return Message.of("course-stages-early", early=early, late=late)


def right_stages(exercise: Exercise) -> Message:
    """Each stage with what it is there for."""
    return Message.of("course-stages-right", stages=_right_stages(exercise))


def _right_stages(exercise: Exercise) -> tuple[Phase, ...]:
    assert isinstance(exercise.subject, Circle)
    return tuple(map(Phase, stage_order(exercise.subject.players).split(STAGES_JOINT)))
