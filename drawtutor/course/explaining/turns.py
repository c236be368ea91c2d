"""Why it is that player's turn, and not another's; why a round is over, and who shows first."""

from __future__ import annotations

from drawtutor.course.exercise import Exercise
from drawtutor.course.graders import what_next
from drawtutor.course.position import (
    bets_of_round,
    checked_in_round,
    first_left,
    last_blind,
    played,
    players,
)
from drawtutor.course.scene import Declared, Spot
from drawtutor.message import Message, Who
from drawtutor.rules import Deal, EventKind, Phase, Seat, SecondRoundStart

__all__ = ["last_one_in", "right_next", "right_round", "right_turn", "wrong_next", "wrong_round", "wrong_turn"]


def _spot(exercise: Exercise) -> Spot:
    assert isinstance(exercise.subject, Spot)
    return exercise.subject


def last_said(spot: Spot) -> Declared | None:
    """The last thing that a player said in the spot, or before it in the same phase."""
    for declared in reversed(spot.said):
        if declared.seat is not None:
            return declared
    moves = [(seat, action) for seat, action in spot.deal.moves if seat is not None]
    if moves and bets_of_round(spot.deal):
        return Declared(*moves[-1])
    return None


# Whose turn.


def wrong_turn(exercise: Exercise, seat: Seat | None) -> Message:
    """Why it is not this player's turn, or why it is somebody's."""
    spot = _spot(exercise)
    after = played(spot)
    if after.phase.is_end:
        return Message.of(
            "course-turn-deal-over", who=Who(after.dealer if seat is None else seat), last=Who(last_one_in(after))
        )
    if seat is None:
        left = len(after.to_draw) if after.phase is Phase.DRAW else len(after.waiting)
        return Message.of("course-turn-somebody", phase=after.phase, count=left)
    who = Who(seat)
    if not after.active[seat]:
        return Message.of("course-turn-folded", who=who)
    if after.phase is Phase.DRAW:
        return _wrong_drawer(spot, after, seat)
    if after.phase.is_betting and not bets_of_round(after):
        return _wrong_starter(after, seat)
    last = last_said(spot)
    if last is not None and last.seat == seat:
        return Message.of("course-turn-just-spoke", who=who)
    if seat in after.waiting:
        actor = None if last is None else last.seat
        return Message.of("course-turn-later", who=who, after=Who(after.dealer if actor is None else actor))
    if after.rules.table_stakes and not after.stacks[seat]:
        return Message.of("course-turn-all-in", who=who)
    return Message.of("course-turn-answered", who=who, level=after.level)


def last_one_in(deal: Deal) -> Seat:
    """Who is left when all others have folded."""
    return deal.winners[0] if deal.winners else first_left(deal)


def _wrong_starter(deal: Deal, seat: Seat) -> Message:
    """Why this player does not begin the betting round."""
    who = Who(seat)
    blind = last_blind(deal)
    if deal.phase is Phase.BET1 and blind is not None:
        key = "course-turn-posted" if deal.blinds[seat] else "course-turn-not-nearest-blind"
        return Message.of(key, who=who, last=Who(blind), blind=deal.blinds[seat])
    opener_starts = deal.rules.second_round_starts is SecondRoundStart.OPENER
    if deal.phase is Phase.BET2 and deal.opener is not None:
        if not opener_starts and seat == deal.opener:
            return Message.of("course-turn-opener-elsewhere", who=who)
        if opener_starts and seat == first_left(deal):
            return Message.of("course-turn-left-elsewhere", who=who, gone=not deal.active[deal.opener])
    if seat == deal.dealer:
        opener = opener_starts and deal.phase is Phase.BET2
        return Message.of("course-turn-dealer-starts", who=who, opener=opener, rules=deal.rules.rule_set)
    if deal.phase is Phase.BET2 and opener_starts:
        return Message.of("course-turn-not-opener", who=who)
    return Message.of("course-turn-not-nearest", who=who)


def _wrong_drawer(spot: Spot, after: Deal, seat: Seat) -> Message:
    """Why this player does not exchange now."""
    who = Who(seat)
    if after.drawn[seat] is not None:
        return Message.of("course-draw-done", who=who, count=after.drawn[seat])
    if seat == after.opener:
        return Message.of("course-draw-opener", who=who)
    if seat == after.dealer:
        return Message.of("course-draw-dealer", who=who)
    last = last_said(spot)
    if spot.deal.phase is not Phase.DRAW and last is not None and last.seat == seat:
        return Message.of("course-draw-closer", who=who)
    return Message.of("course-draw-later", who=who)


def right_turn(exercise: Exercise) -> Message:
    """Why it is this player's turn."""
    spot = _spot(exercise)
    after = played(spot)
    if after.phase.is_end or after.to_act is None:
        return Message.of("course-turn-nobody-left", last=Who(last_one_in(after)))
    who = Who(after.to_act)
    if after.phase is Phase.DRAW:
        first = after.to_act == first_left(after)
        return Message.of("course-draw-first" if first else "course-draw-next", who=who)
    last = last_said(spot)
    if not bets_of_round(after):
        if after.phase is Phase.BET2 and after.rules.second_round_starts is SecondRoundStart.OPENER:
            stays = after.opener == after.to_act
            key = "course-turn-opener" if stays else "course-turn-opener-gone"
            return Message.of(key, who=who, opener=Who(after.to_act if after.opener is None else after.opener))
        blind = last_blind(after)
        if after.phase is Phase.BET1 and blind is not None:
            return Message.of("course-turn-left-of-blinds", who=who, last=Who(blind), level=after.level)
        return Message.of("course-turn-first", who=who, phase=after.phase)
    owes = after.level - after.staked[after.to_act]
    return Message.of(
        "course-turn-right",
        who=who,
        after=Who(after.dealer if last is None or last.seat is None else last.seat),
        owes=owes,
        level=after.level,
        checked=checked_in_round(after, after.to_act),
    )


# Is the round over?


def wrong_round(exercise: Exercise) -> Message:
    """Why the round is over where the learner says that it is not, and the other way round."""
    spot = _spot(exercise)
    after = played(spot)
    return _why_over(spot, after) if after.phase is not spot.deal.phase else _why_open(spot, after)


def right_round(exercise: Exercise) -> Message:
    """The same reason, told to somebody who has seen it."""
    spot = _spot(exercise)
    after = played(spot)
    if after.phase is spot.deal.phase:
        return Message.of("course-over-right-no", why=_why_open(spot, after))
    return Message.of("course-over-right-yes", why=_why_over(spot, after), then=what_next(spot.deal, after))


def _why_open(spot: Spot, after: Deal) -> Message:
    waiting = after.waiting
    first = waiting[0]
    if not after.level:
        return Message.of("course-over-not-spoken", players=players(waiting), count=len(waiting))
    if after.staked[first] == after.level:
        return Message.of("course-over-option", who=Who(first), level=after.level)
    if checked_in_round(after, first):
        return Message.of("course-over-checked", who=Who(first), level=after.level)
    raised = any(event.kind is EventKind.RAISE for event in bets_of_round(after))
    if raised and after.staked[first]:
        staked = after.staked[first]
        return Message.of(
            "course-over-not-answered",
            players=players(waiting),
            count=len(waiting),
            who=Who(first),
            staked=staked,
            level=after.level,
        )
    return Message.of("course-over-not-reached", players=players(waiting), count=len(waiting), level=after.level)


def _why_over(spot: Spot, after: Deal) -> Message:
    if after.phase is Phase.OVER and len(after.active_seats) == 1:
        return Message.of("course-over-alone", who=Who(after.active_seats[0]))
    if after.phase is Phase.PASSED_OUT:
        return Message.of("course-over-passed-out")
    # The round itself is told by the moment before its end: the next phase begins with empty stakes.
    if not spot.deal.level and spot.deal.phase.is_betting:
        return Message.of("course-over-all-checked")
    aggressor = spot.deal.aggressor
    if aggressor is None:
        return Message.of("course-over-all-matched", level=spot.deal.level)
    return Message.of("course-over-called", level=spot.deal.level, who=Who(aggressor))


# What comes next?


def wrong_next(exercise: Exercise, key: str) -> Message:
    """Why the deal does not go on like this."""
    spot = _spot(exercise)
    after = played(spot)
    right = what_next(spot.deal, after)
    waiting = after.waiting if after.phase is spot.deal.phase else ()
    return Message.of(
        f"course-next-not-{key}",
        right=right,
        count=len(waiting),
        players=players(waiting),
        alone=len(after.active_seats) == 1,
        round=1 if spot.deal.phase is Phase.BET1 else 2,
        again=after.exchange > 1,
        level=spot.deal.level,
    )


def right_next(exercise: Exercise) -> Message:
    """Why the deal goes on like this."""
    spot = _spot(exercise)
    after = played(spot)
    right = what_next(spot.deal, after)
    return Message.of(
        f"course-next-{right}",
        why=_why_open(spot, after) if right == "go-on" else _why_over(spot, after),
        again=after.exchange > 1,
        carried=after.carried,
        pot=spot.deal.pot,
        who=Who(after.active_seats[0]),
        returned=sum(event.amount for event in after.events if event.kind is EventKind.RETURNED),
    )
