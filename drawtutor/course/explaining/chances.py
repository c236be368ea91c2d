"""Why a chance, a price or a count is right or wrong: mostly one way of telling a chance taken for another."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Final

from drawtutor.cards import DECK
from drawtutor.course.chances import (
    BOTH_ENDS,
    call_chance,
    call_price_of,
    held,
    outs_of,
    outs_twice,
    telling_told,
)
from drawtutor.course.exercise import Exercise, Task
from drawtutor.course.explaining.dealt import (
    dealt_facts,
    right_ahead,
    right_nobody,
    right_often,
    wrong_ahead,
    wrong_nobody,
    wrong_often,
)
from drawtutor.course.explaining.lines import line_facts, right_line, wrong_line
from drawtutor.course.graders import HAND_SIZE
from drawtutor.course.scene import Hope, Meet, Spot, Told
from drawtutor.course.tellings import Form, Telling
from drawtutor.message import Message
from drawtutor.odds import Price
from drawtutor.rules import Action, Fold

__all__ = ["CHANCE_TASKS", "chance_facts", "right_chance", "right_price", "wrong_chance", "wrong_price"]


# Does the price pay?


def _price_message(exercise: Exercise, what: str) -> Message:
    price, chance = call_price_of(exercise), call_chance(exercise)
    # What is won against a stated hand is told as won; what is hoped for, as got.
    meets = "win-" if isinstance(exercise.aim, Meet) else ""
    return Message.of(
        f"course-price-{meets}{what}",
        chance=chance,
        needed=price.needed,
        to_call=price.to_call,
        pot=price.pot,
        after=price.pot + price.to_call,
    )


def wrong_price(exercise: Exercise, action: Action) -> Message:
    """What the fold gives up, or the call throws away."""
    return _price_message(exercise, "fold-wrong" if isinstance(action, Fold) else "call-wrong")


def right_price(exercise: Exercise, action: Action) -> Message:
    """The chance beside the share that the price asks for."""
    return _price_message(exercise, "fold" if isinstance(action, Fold) else "call")


# Which figure says the same?


def _wrong_same(exercise: Exercise, answer: str | int) -> Message:
    figure, right = _telling(answer), telling_told(exercise)
    chosen, chance = figure.chance, right.chance
    aim = exercise.aim
    assert isinstance(aim, Told)
    twice = sum(outs_twice(held(exercise), aim.keep)) if len(aim.keep) == HAND_SIZE - 1 else 0
    if chosen == chance / (1 - chance):
        what = "odds-as-tries" if figure.form is Form.ONE_IN else "odds-as-share"
    elif chosen == chance / (1 + chance):
        what = "tries-as-odds" if figure.form is Form.AGAINST else "ways-to-ways"
    elif chosen == 1 - chance:
        what = "fails"
    elif twice > right.ways and chosen == Fraction(twice, right.total):
        what = "twice"
    elif right.total == len(DECK) - HAND_SIZE and chosen == Fraction(right.ways, len(DECK)):
        what = "own-cards"
    else:
        what = "more" if chosen > chance else "less"
    return Message.of(f"course-same-{what}", figure=figure.label, **_ways(right), deck=len(DECK))


def _right_same(exercise: Exercise) -> Message:
    right = telling_told(exercise)
    return Message.of("course-same-right", chance=right.chance, **_ways(right))


def _ways(figure: Telling) -> dict[str, object]:
    return {"ways": figure.ways, "total": figure.total, "fails": figure.total - figure.ways}


def _telling(answer: str | int) -> Telling:
    figure = Telling.parse(str(answer))
    assert figure is not None
    return figure


# What share does the call need?


def _wrong_call_price(exercise: Exercise, answer: str | int) -> Message:
    figure, price = _telling(answer), call_price_of(exercise)
    values = _price_values(price)
    before = price.pot - _bet(exercise)
    if figure.chance == Fraction(price.to_call, price.pot):
        # The odds that leave out a bet of as much as the call are a share that leaves out the call.
        laid = figure.form is Form.AGAINST and price.to_call == _bet(exercise)
        what = "old-pot" if laid else "call-left-out"
    elif before > 0 and figure.chance == Fraction(price.to_call, before):
        what = "of-old-pot"
    elif figure.chance == 1 - price.needed:
        what = "fails"
    elif figure.chance == Fraction(price.to_call, price.pot + 2 * price.to_call):
        what = "call-twice"
    else:
        what = "more" if figure.chance > price.needed else "less"
    return Message.of(f"course-call-price-{what}", figure=figure.label, before=before, bet=_bet(exercise), **values)


def _right_call_price(exercise: Exercise) -> Message:
    return Message.of("course-call-price-right", **_price_values(call_price_of(exercise)))


def _price_values(price: Price) -> dict[str, object]:
    return {"to_call": price.to_call, "pot": price.pot, "after": price.pot + price.to_call, "needed": price.needed}


def _bet(exercise: Exercise) -> int:
    """The stake that stands, which whoever bet it has put into the pot."""
    assert isinstance(exercise.subject, Spot)
    return exercise.subject.deal.level


# What has to be won later?


def _wrong_future(exercise: Exercise, answer: str | int) -> Message:
    number = int(answer)
    price, chance = call_price_of(exercise), call_chance(exercise)
    loss = -price.value(chance)
    if number == 0:
        what = "nothing"
    elif number < price.future_win(chance):
        what = "per-call" if number - 1 < loss <= number else "short"
    else:
        what = "call-back" if number == price.to_call else "more"
    return Message.of(f"course-future-{what}", number=number, **_future(exercise))


def _right_future(exercise: Exercise) -> Message:
    least = call_price_of(exercise).future_win(call_chance(exercise))
    # The least whole number of chips is what is asked, the exact one is what it comes from.
    return Message.of("course-future-right", number=-(-least.numerator // least.denominator), **_future(exercise))


def _future(exercise: Exercise) -> dict[str, object]:
    price, chance = call_price_of(exercise), call_chance(exercise)
    return {
        **_price_values(price),
        "chance": chance,
        "loss": float(-price.value(chance)),
        "least": float(price.future_win(chance)),
        "pays": float(Price.smallest_pot(price.to_call, chance)),
    }


# How many outs?


def _wrong_outs(exercise: Exercise, answer: str | int) -> Message:
    number = int(answer)
    right = len(outs_of(exercise))
    assert isinstance(exercise.aim, Hope)
    suit, straight = outs_twice(held(exercise), exercise.aim.keep)
    both = suit + straight - right
    if both > 0 and number == suit + straight:
        what = "twice"
    elif straight and number == suit:
        what = "flush-alone"
    elif suit and number == straight:
        what = "straight-alone"
    elif number == BOTH_ENDS and right < BOTH_ENDS:
        what = "both-ends"
    elif right == BOTH_ENDS and number == BOTH_ENDS // 2:
        what = "one-end"
    elif suit and number == suit + HAND_SIZE - 1:
        what = "own-cards"
    elif suit and not straight and number == suit + 1:
        what = "ten"
    else:
        what = "more" if number > right else "fewer"
    return Message.of(f"course-outs-{what}", number=number, both=both, suit=suit, straight=straight)


def _right_outs(exercise: Exercise) -> Message:
    found = outs_of(exercise)
    unseen = len(DECK) - HAND_SIZE
    return Message.of(
        "course-outs-right", outs=found, count=len(found), unseen=unseen, chance=Fraction(len(found), unseen)
    )


# What they have in common.


def chance_facts(exercise: Exercise) -> dict[str, object]:
    """What the hints of these tasks speak of, beside what lies there."""
    match exercise.task:
        case Task.SAME_CHANCE:
            right = telling_told(exercise)
            return _ways(right) | {"each": float(Fraction(right.total - right.ways, right.ways))}
        case Task.CALL_PRICE:
            return _price_values(call_price_of(exercise)) | {"bet": _bet(exercise)}
        case Task.FUTURE_WIN:
            return _future(exercise)
        case Task.MISPRINT:
            return line_facts(exercise)
        case Task.OUTS:
            assert isinstance(exercise.aim, Hope)
            suit, straight = outs_twice(held(exercise), exercise.aim.keep)
            return {"suit": suit, "straight": straight, "both": suit + straight - len(outs_of(exercise))}
    return dealt_facts(exercise)


_EXPLAINED: Final[dict[Task, tuple[Callable[[Exercise, str | int], Message], Callable[[Exercise], Message]]]] = {
    Task.SAME_CHANCE: (_wrong_same, _right_same),
    Task.CALL_PRICE: (_wrong_call_price, _right_call_price),
    Task.FUTURE_WIN: (_wrong_future, _right_future),
    Task.OUTS: (_wrong_outs, _right_outs),
    Task.AHEAD: (wrong_ahead, right_ahead),
    Task.NOBODY_OPENS: (wrong_nobody, right_nobody),
    Task.MORE_OFTEN: (wrong_often, right_often),
    Task.MISPRINT: (wrong_line, right_line),
}
CHANCE_TASKS: Final = frozenset(_EXPLAINED)
"""The tasks whose answers are explained here."""


def wrong_chance(exercise: Exercise, answer: str | int) -> Message:
    """Which misreading the answer is: the key of a choice, or a number."""
    return _EXPLAINED[exercise.task][0](exercise, answer)


def right_chance(exercise: Exercise) -> Message:
    """How the right figure comes about."""
    return _EXPLAINED[exercise.task][1](exercise)
