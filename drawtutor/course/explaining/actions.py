"""Why an action is right or wrong: what the rules refuse, what the words mean, and what the dealer stops."""

from __future__ import annotations

from fractions import Fraction

from drawtutor.course.choices import action_label
from drawtutor.course.counting import kept_by_both, raise_chance
from drawtutor.course.exercise import Exercise
from drawtutor.course.graders import HAND_SIZE, refused_at, wished_total
from drawtutor.course.position import checked_in_round, played, told
from drawtutor.course.scene import Beat, Declared, Spot, Wish
from drawtutor.hands import Hand
from drawtutor.message import Message, Who
from drawtutor.rules import (
    Action,
    Bet,
    Call,
    Check,
    Deal,
    DealerAction,
    Discard,
    Fold,
    IllegalActionError,
    Openers,
    Phase,
    RaiseTo,
    Reason,
    Seat,
    Serve,
)

__all__ = [
    "illegal",
    "right_action",
    "right_declared",
    "right_raise",
    "right_referee",
    "wrong_action",
    "wrong_declared",
    "wrong_raise",
    "wrong_referee",
]


def _spot(exercise: Exercise) -> Spot:
    assert isinstance(exercise.subject, Spot)
    return exercise.subject


def _hero(spot: Spot) -> Seat:
    assert spot.hero is not None
    return spot.hero


# What the rules say.


def illegal(deal: Deal, seat: Seat, action: Action, error: IllegalActionError) -> Message:
    """Why the rules refuse this action here, for a learner."""
    stakes = deal.stakes
    values: dict[str, object] = {
        **error.facts,
        "to": getattr(action, "to", 0),
        "action": action_label(action, deal),
        "who": Who(seat),
        "level": deal.level,
        "staked": deal.staked[seat],
        "to_call": max(0, deal.level - deal.staked[seat]),
        "stack": deal.stacks[seat],
        "min": stakes.min_bet,
        "max": stakes.max_bet,
        "unit": stakes.small_bet if deal.phase is Phase.BET1 else stakes.big_bet,
        "small": stakes.small_bet,
        "twice": 2 * stakes.small_bet,
        "round": 1 if deal.phase is Phase.BET1 else 2,
        "limit": deal.rules.draw_limit,
        "phase": deal.phase,
    }
    return Message.of(f"course-illegal-{_reason_key(deal, seat, action, error)}", **values)


def _reason_key(deal: Deal, seat: Seat, action: Action, error: IllegalActionError) -> str:
    """The reason, told apart further where a learner needs it."""
    reason, stakes = error.reason, deal.stakes
    if reason in (Reason.NOTHING_TO_CALL, Reason.ALREADY_OPENED) and deal.staked[seat] == deal.level > 0:
        return f"{reason.value}-blind"
    if reason is not Reason.BET_SIZE or not isinstance(action, Bet | RaiseTo):
        return reason.value
    if deal.rules.limit.value == "fixed":
        if isinstance(action, Bet) and deal.rules.open_with_raise and deal.phase is Phase.BET1:
            return "bet-size-open"
        if deal.phase is Phase.BET2 and action.to - deal.level == stakes.small_bet:
            return "bet-size-small-unit"
        return "bet-size-unit" if isinstance(action, Bet) else "bet-size-raise-unit"
    if isinstance(action, RaiseTo):
        return "bet-size-raise-low" if action.to <= deal.level else "bet-size-raise-high"
    if action.to <= stakes.min_bet:
        return "bet-size-minimum"
    return "bet-size-round-two" if action.to == stakes.max_bet else "bet-size-maximum"


def wrong_action(exercise: Exercise, action: Action) -> Message:
    """Why the rules refuse it or, where they do not, what it gives away."""
    spot = _spot(exercise)
    error = spot.deal.refusal(_hero(spot), action)
    if error is not None:
        return illegal(spot.deal, _hero(spot), action, error)
    return Message.of("course-free-fold")


def right_action(exercise: Exercise, action: Action) -> Message:
    """What the action does, and what makes it legal."""
    spot = _spot(exercise)
    deal, seat = spot.deal, _hero(spot)
    legal = deal.legal(seat)
    low, high = legal.wager or (0, 0)
    free = exercise.task.value == "free-check"
    return Message.of(
        "course-free-right" if free else f"course-legal-{_verb(action)}{_option(deal, action)}",
        action=action_label(action, deal),
        to=action.to if isinstance(action, Bet | RaiseTo) else 0,
        pays=action.to - deal.staked[seat] if isinstance(action, Bet | RaiseTo) else legal.to_call,
        low=low,
        high=high,
        only=len(legal.wagers) == 1,
        to_call=legal.to_call,
        level=deal.level,
        stack=deal.stacks[seat],
        alone=legal.kinds == ("fold",),
        capped=bool(deal.level) and not legal.raise_,
        closed=deal.rules.one_circuit and deal.circuit_over,
        raises=deal.raises,
        owed=bool(legal.ask),
        twice=2 * low if deal.rules.open_with_raise and deal.phase is Phase.BET1 else 0,
        checked=checked_in_round(deal, seat),
        past_cap=deal.rules.raise_cap is not None and deal.raises >= deal.rules.raise_cap,
        hand=Hand(deal.hands[seat], joker=deal.rules.joker).rank if len(deal.hands[seat]) == HAND_SIZE else None,
        qualified=deal.rules.openers is not Openers.NONE,
        shows=_why_shown(deal),
    )


def _why_shown(deal: Deal) -> str:
    """Why a hand may, or must, be shown."""
    if deal.shown:
        return "all" if deal.rules.show_all else "later"
    return "opener" if deal.aggressor is None else "called"


def _option(deal: Deal, action: Action) -> str:
    """Told apart: four cards thrown (BG-19), the last blind's check (BG-20), and one for want of openers (BG-21)."""
    if isinstance(action, Discard) and len(action.cards) > deal.legal().max_discards:
        return "-four"
    if not isinstance(action, Check):
        return ""
    if deal.level:
        return "-option"
    short = deal.phase is Phase.BET1 and deal.rules.openers is not Openers.NONE and not deal.legal().bet
    return "-openers" if short else ""


def _verb(action: Action | DealerAction) -> str:
    return type(action).__name__.lower().replace("raiseto", "raise").replace("standpat", "pat")


def wrong_declared(exercise: Exercise, action: Action) -> Message:
    """What that action would say instead."""
    spot = _spot(exercise)
    deal, seat = spot.deal, _hero(spot)
    assert isinstance(exercise.aim, Wish)
    total = wished_total(deal, exercise.aim)
    values: dict[str, object] = {
        "action": action_label(action, deal),
        "to": action.to if isinstance(action, Bet | RaiseTo) else 0,
        "level": deal.level,
        "staked": deal.staked[seat],
        "to_call": deal.legal(seat).to_call,
        "by": total - deal.level,
    }
    if isinstance(action, Fold):
        what = "fold"
    elif isinstance(action, Call):
        what = "call"
    elif not isinstance(action, RaiseTo):
        what = "other"
    elif exercise.aim.to is None and action.to == exercise.aim.by:
        what = "by-as-to"
    elif exercise.aim.to is not None and action.to == deal.level + exercise.aim.to:
        what = "to-as-by"
    elif deal.staked[seat] and action.to == total + deal.staked[seat]:
        what = "added-own"
    elif action.to == total - deal.staked[seat]:
        what = "less-own"
    else:
        what = "other"
    return Message.of(f"course-declared-{what}", **values)


def right_declared(exercise: Exercise) -> Message:
    """The total that the words come to, and what it costs now."""
    spot = _spot(exercise)
    deal, seat = spot.deal, _hero(spot)
    assert isinstance(exercise.aim, Wish)
    total = wished_total(deal, exercise.aim)
    return Message.of(
        "course-declared-right",
        level=deal.level,
        by=total - deal.level,
        total=total,
        pays=total - deal.staked[seat],
        staked=deal.staked[seat],
    )


# What it is worth.


def _raise_message(exercise: Exercise, key: str) -> Message:
    """Both hands, what each would keep, and how often the player is ahead at the end."""
    spot = _spot(exercise)
    assert isinstance(exercise.aim, Beat)
    mine, others = kept_by_both(spot, exercise.aim)
    chance = raise_chance(spot, exercise.aim)
    return Message.of(
        key,
        mine=Hand(spot.deal.hands[_hero(spot)]).rank,
        other=exercise.aim.hand.rank,
        drawn=HAND_SIZE - len(mine),
        other_drawn=HAND_SIZE - len(others),
        ahead=chance,
        value=chance > Fraction(1, 2),
    )


def wrong_raise(exercise: Exercise) -> Message:
    """Why the raise is the other thing."""
    return _raise_message(exercise, "course-raise-wrong")


def right_raise(exercise: Exercise) -> Message:
    """How often the raiser is ahead, and so what the raise lives on."""
    return _raise_message(exercise, "course-raise-right")


# Be the dealer.


def wrong_referee(exercise: Exercise, key: str) -> Message:
    """Why that one is in order, or why not everything is."""
    spot = _spot(exercise)
    found = refused_at(spot)
    if key == "fine":
        return Message.of("course-referee-not-fine", phase=spot.deal.phase)
    place = int(key)
    if found is not None and place > found[0]:
        return Message.of("course-referee-too-late", number=place + 1)
    before = played(spot, upto=place)
    declared = spot.said[place]
    level, to = before.level, getattr(declared.action, "to", 0)
    owed = 0 if declared.seat is None else before.level - before.staked[declared.seat]
    return Message.of(
        "course-referee-in-order",
        told=told(before, declared),
        what=_step(before, declared),
        level=level,
        to=to,
        owed=owed,
        min=before.stakes.min_bet,
        max=before.stakes.max_bet,
        unit=before.stakes.small_bet if before.phase is Phase.BET1 else before.stakes.big_bet,
        limit=before.rules.limit,
    )


def _step(before: Deal, declared: Declared) -> str:
    """What kind of step it is, for the sentence that says why it is in order."""
    action = declared.action
    if isinstance(action, Serve) and before.drawn[action.seat] != len(action.cards):
        return "serve-part"
    return _verb(action)


def right_referee(exercise: Exercise) -> Message:
    """What the dealer refuses, and why."""
    spot = _spot(exercise)
    found = refused_at(spot)
    if found is None:
        return Message.of("course-referee-fine")
    place, error = found
    before, declared = played(spot, upto=place), spot.said[place]
    if declared.seat is None:
        seen = error.reason is Reason.CARD_NOT_IN_STUB and bool(before.exposed)
        why = Message.of(f"course-illegal-{'exposed-card' if seen else error.reason.value}", **error.facts)
    else:
        why = illegal(before, declared.seat, declared.action, error)  # type: ignore[arg-type]
    return Message.of("course-referee-refused", told=told(before, declared), why=why)
