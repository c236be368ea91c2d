"""Why this player shows first, cuts, is dealt the card or deals: questions about seats outside the betting."""

from __future__ import annotations

from drawtutor.course.exercise import Exercise
from drawtutor.course.explaining.turns import last_one_in
from drawtutor.course.graders import HAND_SIZE, reshuffle_seat
from drawtutor.course.position import first_left, played, players
from drawtutor.course.scene import Circle, HighCards, Spot
from drawtutor.message import Message, Who
from drawtutor.rules import EventKind, Phase, Seat, highest_cards

__all__ = [
    "right_circle",
    "right_reshuffled",
    "right_shows",
    "wrong_circle",
    "wrong_reshuffled",
    "wrong_shows",
]


def _spot(exercise: Exercise) -> Spot:
    assert isinstance(exercise.subject, Spot)
    return exercise.subject


# Who shows first?


def wrong_shows(exercise: Exercise, seat: Seat | None) -> Message:
    """Why this player does not show first, or why somebody has to."""
    spot = _spot(exercise)
    after = played(spot)
    if after.phase.is_end:
        winner = last_one_in(after)
        key = "course-show-cannot-be-made" if seat == winner else "course-show-has-folded"
        return Message.of(key, who=None if seat is None else Who(seat), winner=Who(winner))
    if len(after.active_seats) == 1:
        # Openers are proved even when the pot is won unseen (EN-12).
        opener = Who(after.active_seats[0])
        if seat is None:
            return Message.of("course-show-unproved", winner=opener)
        return Message.of("course-show-not-opener", who=Who(seat), winner=opener)
    if seat is None:
        return Message.of("course-show-somebody", count=len(after.active_seats))
    who = Who(seat)
    if not after.active[seat]:
        return Message.of("course-show-folded", who=who)
    if after.aggressor is None:
        if seat == first_left(after):
            return Message.of("course-show-seat-no-matter", who=who)
        return Message.of("course-show-all-checked", who=who)
    mine = [event for event in after.events if event.phase is Phase.BET2 and event.seat == seat]
    kinds = {event.kind for event in mine}
    if kinds & {EventKind.BET, EventKind.RAISE}:
        raised = EventKind.RAISE in kinds
        return Message.of("course-show-raised-over", who=who, raised=raised, by=Who(after.aggressor))
    return Message.of("course-show-called", who=who)


def right_shows(exercise: Exercise) -> Message:
    """Why this player shows first."""
    after = played(_spot(exercise))
    if after.phase.is_end or after.to_act is None:
        return Message.of("course-show-nobody", winner=Who(last_one_in(after)))
    who = Who(after.to_act)
    if len(after.active_seats) == 1:
        return Message.of("course-show-proves", who=who)
    if after.aggressor is None:
        return Message.of("course-show-opener", who=who, gone=after.opener is not None and after.to_act != after.opener)
    raised = any(event.phase is Phase.BET2 and event.kind is EventKind.RAISE for event in after.events)
    return Message.of("course-show-last", who=who, raised=raised)


# Before and between deals.


def wrong_circle(exercise: Exercise, seat: Seat | None) -> Message:
    """Why it is not this player who cuts, is dealt the card, or deals."""
    subject = exercise.subject
    if isinstance(subject, HighCards):
        top = highest_cards(subject.cards)
        if seat is None:
            return Message.of("course-high-one", card=subject.cards[top[0]])
        card = subject.cards[seat]
        if seat in top:
            return Message.of("course-high-tied", who=Who(seat), card=card, count=len(top))
        return Message.of("course-high-lower", who=Who(seat), card=card)
    assert isinstance(subject, Circle)
    assert subject.dealer is not None
    assert seat is not None
    dealer, count = subject.dealer, subject.players
    values: dict[str, object] = {"who": Who(seat), "dealer": Who(dealer), "number": subject.number, "players": count}
    places = (seat - dealer) % count
    if exercise.task.value == "who-cuts":
        key = "self" if not places else "right" if places == count - 1 else "far"
        return Message.of(f"course-cut-{key}", **values)
    if exercise.task.value == "next-dealer":
        key = "broke" if seat in subject.broke else "same" if not places else "right" if places == count - 1 else "far"
        return Message.of(f"course-dealing-{key}", **values)
    wanted = subject.number % count
    if places == (wanted - 1) % count:
        return Message.of("course-card-from-dealer", **values)
    if places == (subject.number - 1) // HAND_SIZE + 1:
        return Message.of("course-card-five-at-once", **values)
    if places == (-wanted) % count:
        return Message.of("course-card-other-way", **values)
    rounds = (subject.number - 1) // count
    return Message.of("course-card-miscounted", theirs=rounds * count + (places or count), **values)


def right_circle(exercise: Exercise, seat: Seat | None) -> Message:
    """Why it is this player who cuts, is dealt the card, or deals."""
    subject = exercise.subject
    if isinstance(subject, HighCards):
        top = highest_cards(subject.cards)
        if seat is None:
            return Message.of("course-high-again", players=players(map(Seat, top)), card=subject.cards[top[0]])
        return Message.of("course-high-right", who=Who(seat), card=subject.cards[seat])
    assert isinstance(subject, Circle)
    assert subject.dealer is not None
    assert seat is not None
    return Message.of(
        f"course-{exercise.task.value}-right",
        who=Who(seat),
        dealer=Who(subject.dealer),
        number=subject.number,
        players=subject.players,
        rounds=(subject.number - 1) // subject.players,
        over=(subject.number - 1) % subject.players + 1,
        skipped=players(subject.broke),
    )


def wrong_reshuffled(exercise: Exercise, seat: Seat | None) -> Message:
    """Why the stub does not run out at this player."""
    deal = _spot(exercise).deal
    assert seat is not None
    order = deal.to_draw
    if seat not in order:
        return Message.of("course-turn-folded", who=Who(seat))
    before = order.index(seat)
    left = deal.view(None).stub - before * deal.rules.draw_limit
    right = reshuffle_seat(deal)
    key = "course-run-out-not-yet" if right is None or before < order.index(right) else "course-run-out-before"
    return Message.of(key, who=Who(seat), before=before, left=max(left, 0), limit=deal.rules.draw_limit)


def right_reshuffled(exercise: Exercise) -> Message:
    """Why the stub runs out where it does."""
    deal = _spot(exercise).deal
    seat = reshuffle_seat(deal)
    assert seat is not None
    before = deal.to_draw.index(seat)
    stub = deal.view(None).stub
    left = stub - before * deal.rules.draw_limit
    return Message.of(
        "course-run-out-right", who=Who(seat), stub=stub, before=before, limit=deal.rules.draw_limit, left=left
    )
