"""Why an amount is right or wrong, made from the stakes and chips that lie there."""

from __future__ import annotations

from fractions import Fraction

from drawtutor.course.exercise import Exercise
from drawtutor.course.position import earlier_levels, played, players, staying
from drawtutor.course.scene import Share, Spot, Wager
from drawtutor.message import Message, Who
from drawtutor.odds import bluff_must_work
from drawtutor.rules import Deal, Phase, Seat

__all__ = [
    "right_bluff",
    "right_pot",
    "right_share",
    "right_to_call",
    "wrong_bluff",
    "wrong_pot",
    "wrong_share",
    "wrong_to_call",
]


def _spot(exercise: Exercise) -> Spot:
    assert isinstance(exercise.subject, Spot)
    return exercise.subject


def _hero(spot: Spot) -> Seat:
    assert spot.hero is not None
    return spot.hero


# How much to call.


def wrong_to_call(exercise: Exercise, number: int) -> Message:
    """What was forgotten, counted twice or taken for something else."""
    spot = _spot(exercise)
    deal, seat = spot.deal, _hero(spot)
    right = deal.legal().to_call
    staked, level, ante = deal.staked[seat], deal.level, deal.antes[seat]
    before = earlier_levels(deal)
    increment = level - before[-1] if before else 0
    values: dict[str, object] = {
        "number": number,
        "staked": staked,
        "level": level,
        "ante": ante,
        "increment": increment,
        "total": staked + number,
    }
    if number == level and staked:
        what = "forgot-own"
    elif increment and number == increment:
        what = "took-raise"
    elif before and number == level + before[-1]:
        what = "added-up"
    elif number in before:
        what = "old-level"
    elif ante and number in (right + ante, level + ante):
        what = "counted-ante"
    elif ante and number == right - ante:
        what = "paid-by-ante"
    elif staked and number == staked:
        what = "own-stake"
    elif number == deal.pot:
        what = "whole-pot"
    elif number == 0:
        what = "nothing"
    elif deal.phase is Phase.BET2 and number in _with_first_round(deal, seat):
        what = "first-round"
    elif number > deal.stacks[seat]:
        what = "no-chips"
    elif number < right:
        what = "too-little"
    else:
        what = "too-much"
    return Message.of(f"course-call-{what}", **values)


def _with_first_round(deal: Deal, seat: Seat) -> tuple[int, ...]:
    """What a call would come to if the first round's stake, with or without the ante, were part of it."""
    before = deal.paid[seat] - deal.staked[seat]
    owed = deal.level - deal.staked[seat]
    earlier = (before, before - deal.antes[seat])
    return tuple(stake + chips for stake in earlier for chips in (owed, deal.level))


def right_to_call(exercise: Exercise) -> Message:
    """The sum: the stake that stands less what the player has put in this round."""
    spot = _spot(exercise)
    deal, seat = spot.deal, _hero(spot)
    return Message.of(
        "course-call-right",
        level=deal.level,
        staked=deal.staked[seat],
        to_call=deal.legal().to_call,
        raiser=None if deal.aggressor is None else Who(deal.aggressor),
    )


# How often a bluff has to work.


def wrong_bluff(exercise: Exercise, key: str) -> Message:
    """Which share that is instead."""
    assert isinstance(exercise.aim, Wager)
    bet, pot, chosen = exercise.aim.to, _spot(exercise).deal.pot, Fraction(key)
    values: dict[str, object] = {"bet": bet, "pot": pot, "chance": chosen, "risk": bet + pot}
    if chosen == Fraction(bet, pot):
        return Message.of("course-bluff-of-pot", **values)
    if chosen == Fraction(bet, pot + 2 * bet):
        return Message.of("course-bluff-callers", called=pot + 2 * bet, **values)
    if chosen == Fraction(pot, pot + bet):
        return Message.of("course-bluff-fails", **values)
    return Message.of("course-bluff-often" if chosen > bluff_must_work(bet, pot) else "course-bluff-seldom", **values)


def right_bluff(exercise: Exercise) -> Message:
    """What is risked, what is won, and so how often it must work."""
    assert isinstance(exercise.aim, Wager)
    bet, pot = exercise.aim.to, _spot(exercise).deal.pot
    return Message.of("course-bluff-right", bet=bet, pot=pot, risk=bet + pot, chance=bluff_must_work(bet, pot))


# Pots.


def wrong_pot(exercise: Exercise, number: int) -> Message:
    """Which chips were left out, or counted that are not there."""
    deal = played(_spot(exercise))
    ante, count = max(deal.antes), sum(each > 0 for each in deal.antes)
    values: dict[str, object] = {"number": number, "players": count, "ante": ante, "carried": deal.carried}
    values["staying"] = players(staying(deal))
    if deal.carried and number == deal.pot - deal.carried:
        what = "forgot-carried"
    elif deal.carried and number == deal.carried:
        what = "only-carried"
    elif number == deal.pot - ante:
        what = "dealer-pays"
    elif staying(deal) and number == deal.pot + ante * len(staying(deal)):
        what = "staying-pays"
    elif number == deal.pot + ante:
        what = "one-too-many"
    elif number == 0:
        what = "empty"
    elif number == ante and count > 1:
        what = "one-ante"
    else:
        what = "less" if number < deal.pot else "more"
    return Message.of(f"course-pot-{what}", **values)


def right_pot(exercise: Exercise) -> Message:
    """The sum of the antes, and of what was carried."""
    deal = played(_spot(exercise))
    return Message.of(
        "course-pot-right",
        players=sum(each > 0 for each in deal.antes),
        staying=players(staying(deal)),
        ante=max(deal.antes),
        carried=deal.carried,
        antes=sum(min(a, s) for a, s in zip(deal.antes, deal.start_stacks, strict=True)),
        pot=deal.pot,
    )


def _two_pots(exercise: Exercise) -> dict[str, object] | None:
    """Where somebody is all-in: the main pot, the side pot, and what of it the player in question may win (EN-16)."""
    spot = _spot(exercise)
    assert isinstance(exercise.aim, Share)
    seat, pots = exercise.aim.seat, spot.deal.pots
    if seat is None or len(pots) < 2:
        return None
    return {
        "who": Who(seat),
        "pot": spot.deal.pot,
        "main": pots[0].amount,
        "side": spot.deal.pot - pots[0].amount,
        "takes": _taken(played(spot).won[seat], pots[0].amount, spot.deal.pot),
        "paid": spot.deal.paid[seat],
        "players": len(pots[0].eligible),
        "ante": max(spot.deal.antes),
    }


def _taken(won: int, main: int, pot: int) -> str:
    """Which of a main and a side pot these chips are."""
    return {0: "none", main: "main", pot: "both", pot - main: "side"}.get(won, "part")


def _wrong_two_pots(number: int, right: int, values: dict[str, object]) -> Message:
    if number == values["pot"]:
        what = "both"
    elif number in (values["main"], values["side"]):
        what = "other"
    elif number == 0:
        what = "nothing"
    elif number == values["ante"]:
        what = "ante"
    else:
        what = "sum"
    return Message.of(f"course-pots-not-{what}", number=number, more=number > right, **values)


def _share_values(exercise: Exercise) -> dict[str, object]:
    spot = _spot(exercise)
    end = played(spot)
    assert isinstance(exercise.aim, Share)
    count = len(end.winners)
    pot = spot.deal.pot
    return {
        "pot": pot,
        "winners": tuple(map(Who, end.winners)),
        "count": count,
        "share": pot // count,
        "rest": end.carried,
        "carries": end.carried > 0,
        "who": None if exercise.aim.seat is None else Who(exercise.aim.seat),
    }


def wrong_share(exercise: Exercise, number: int) -> Message:
    """What that division overlooks."""
    spot = _spot(exercise)
    end = played(spot)
    two = _two_pots(exercise)
    if two is not None:
        assert isinstance(exercise.aim, Share)
        return _wrong_two_pots(number, 0 if exercise.aim.seat is None else end.won[exercise.aim.seat], two)
    values = _share_values(exercise)
    pot, count, share = spot.deal.pot, len(end.winners), spot.deal.pot // len(end.winners)
    assert isinstance(exercise.aim, Share)
    loses = exercise.aim.seat is not None and exercise.aim.seat not in end.winners
    if loses:
        what = "loser"
    elif number == pot and count > 1:
        what = "whole"
    elif number == 0:
        what = "nothing"
    elif number == share + 1 and values["carries"]:
        what = "odd-chip"
    elif number == share and exercise.aim.seat is None:
        what = "is-share"
    elif number == pot // len(end.show_order):
        what = "among-all"
    else:
        what = "less" if number < share else "more"
    return Message.of(f"course-share-{what}", number=number, shown=len(end.show_order), **values)


def right_share(exercise: Exercise) -> Message:
    """How the pot is divided."""
    two = _two_pots(exercise)
    if two is not None:
        return Message.of("course-pots-right", **two)
    values = _share_values(exercise)
    return Message.of("course-share-one" if values["count"] == 1 else "course-share-right", **values)
