"""What is told about an answer: each wrong one has its own reason, and the right one has its own too."""

from __future__ import annotations

from drawtutor.course.answers import (
    ActionAnswer,
    Answer,
    ChoiceAnswer,
    DiscardAnswer,
    NumberAnswer,
    OrderAnswer,
    SeatAnswer,
    YesNoAnswer,
)
from drawtutor.course.exercise import Exercise, Task
from drawtutor.course.explaining.actions import (
    right_action,
    right_declared,
    right_raise,
    right_referee,
    wrong_action,
    wrong_declared,
    wrong_raise,
    wrong_referee,
)
from drawtutor.course.explaining.card_room import CARD_ROOM_TASKS, right_in_card_room, wrong_in_card_room
from drawtutor.course.explaining.cards import (
    right_deck,
    right_discards,
    right_number,
    right_order,
    wrong_deck,
    wrong_discards,
    wrong_number,
    wrong_order,
)
from drawtutor.course.explaining.chances import (
    CHANCE_TASKS,
    right_chance,
    right_price,
    wrong_chance,
    wrong_price,
)
from drawtutor.course.explaining.chips import (
    right_bluff,
    right_pot,
    right_share,
    right_to_call,
    wrong_bluff,
    wrong_pot,
    wrong_share,
    wrong_to_call,
)
from drawtutor.course.explaining.conditions import (
    right_joker,
    right_kept_apart,
    right_openers,
    right_taker,
    wrong_joker,
    wrong_kept_apart,
    wrong_openers,
    wrong_taker,
)
from drawtutor.course.explaining.counted import (
    COUNTED,
    right_counted,
    right_stages,
    wrong_counted,
    wrong_stages,
)
from drawtutor.course.explaining.table import (
    right_circle,
    right_reshuffled,
    right_shows,
    wrong_circle,
    wrong_reshuffled,
    wrong_shows,
)
from drawtutor.course.explaining.turns import right_next, right_round, right_turn, wrong_next, wrong_round, wrong_turn
from drawtutor.message import Message

__all__ = ["explain_right", "explain_wrong"]


def explain_wrong(exercise: Exercise, answer: Answer) -> Message:
    """Why this answer, which is wrong, is wrong here. It does not give the right one away where that can be helped."""
    match exercise.task, answer:
        case ((Task.LEGAL_ACTION | Task.FREE_CHECK), ActionAnswer(action)):
            return wrong_action(exercise, action)
        case Task.DECLARED_ACTION, ActionAnswer(action):
            return wrong_declared(exercise, action)
        case Task.PRICED_CALL, ActionAnswer(action):
            return wrong_price(exercise, action)
        case Task.BEST_DISCARDS, DiscardAnswer(cards):
            return wrong_discards(exercise, cards)
        case Task.NEXT_TO_ACT, SeatAnswer(seat):
            return wrong_turn(exercise, seat)
        case Task.FIRST_RESHUFFLED, SeatAnswer(seat):
            return wrong_reshuffled(exercise, seat)
        case Task.SHOWS_FIRST, SeatAnswer(seat):
            return wrong_shows(exercise, seat)
        case Task.TAKES_POT, SeatAnswer(seat):
            return wrong_taker(exercise, seat)
        case _, SeatAnswer(seat):
            return wrong_circle(exercise, seat)
        case Task.TO_CALL, NumberAnswer(number):
            return wrong_to_call(exercise, number)
        case Task.POT_SIZE, NumberAnswer(number):
            return wrong_pot(exercise, number)
        case Task.POT_SHARE, NumberAnswer(number):
            return wrong_share(exercise, number)
        case _, NumberAnswer(number) if exercise.task in COUNTED:
            return wrong_counted(exercise, number)
        case Task.KEPT_APART, NumberAnswer(number):
            return wrong_kept_apart(exercise, number)
        case (task, NumberAnswer(what)) | (task, ChoiceAnswer(what)) if task in CHANCE_TASKS:
            return wrong_chance(exercise, what)
        case _, NumberAnswer(number):
            return wrong_number(exercise, number)
        case _, YesNoAnswer():
            return wrong_round(exercise)
        case _, OrderAnswer(order):
            return wrong_order(exercise, order)
        case Task.FAULTY_DECK, ChoiceAnswer(key):
            return wrong_deck(exercise, key)
        case Task.WHAT_NEXT, ChoiceAnswer(key):
            return wrong_next(exercise, key)
        case Task.REFEREE, ChoiceAnswer(key):
            return wrong_referee(exercise, key)
        case Task.BLUFF_PRICE, ChoiceAnswer(key):
            return wrong_bluff(exercise, key)
        case Task.STAGE_ORDER, ChoiceAnswer(key):
            return wrong_stages(exercise, key)
        case Task.VALUE_OR_BLUFF, ChoiceAnswer():
            return wrong_raise(exercise)
        case Task.OPENERS, ChoiceAnswer(key):
            return wrong_openers(exercise, key)
        case Task.JOKER_MAKES, ChoiceAnswer(key):
            return wrong_joker(exercise, key)
        case task, ChoiceAnswer(key) if task in CARD_ROOM_TASKS:
            return wrong_in_card_room(exercise, key)
    msg = f"{exercise.task} is not answered by {answer!r}"
    raise TypeError(msg)


def explain_right(exercise: Exercise, answer: Answer) -> Message:
    """Why this answer, which is right, is right here."""
    match exercise.task, answer:
        case ((Task.LEGAL_ACTION | Task.FREE_CHECK), ActionAnswer(action)):
            return right_action(exercise, action)
        case Task.DECLARED_ACTION, ActionAnswer():
            return right_declared(exercise)
        case Task.PRICED_CALL, ActionAnswer(action):
            return right_price(exercise, action)
        case Task.BEST_DISCARDS, DiscardAnswer(cards):
            return right_discards(exercise, cards)
        case Task.NEXT_TO_ACT, SeatAnswer():
            return right_turn(exercise)
        case Task.FIRST_RESHUFFLED, SeatAnswer():
            return right_reshuffled(exercise)
        case Task.SHOWS_FIRST, SeatAnswer():
            return right_shows(exercise)
        case Task.TAKES_POT, SeatAnswer():
            return right_taker(exercise)
        case _, SeatAnswer(seat):
            return right_circle(exercise, seat)
        case Task.TO_CALL, NumberAnswer():
            return right_to_call(exercise)
        case Task.POT_SIZE, NumberAnswer():
            return right_pot(exercise)
        case Task.POT_SHARE, NumberAnswer():
            return right_share(exercise)
        case _, NumberAnswer() if exercise.task in COUNTED:
            return right_counted(exercise)
        case Task.KEPT_APART, NumberAnswer():
            return right_kept_apart(exercise)
        case task, (NumberAnswer() | ChoiceAnswer()) if task in CHANCE_TASKS:
            return right_chance(exercise)
        case _, NumberAnswer(number):
            return right_number(exercise, number)
        case _, YesNoAnswer():
            return right_round(exercise)
        case _, OrderAnswer(order):
            return right_order(exercise, order)
        case Task.FAULTY_DECK, ChoiceAnswer():
            return right_deck(exercise)
        case Task.WHAT_NEXT, ChoiceAnswer():
            return right_next(exercise)
        case Task.REFEREE, ChoiceAnswer():
            return right_referee(exercise)
        case Task.BLUFF_PRICE, ChoiceAnswer():
            return right_bluff(exercise)
        case Task.STAGE_ORDER, ChoiceAnswer():
            return right_stages(exercise)
        case Task.VALUE_OR_BLUFF, ChoiceAnswer():
            return right_raise(exercise)
        case Task.OPENERS, ChoiceAnswer(key):
            return right_openers(exercise, key)
        case Task.JOKER_MAKES, ChoiceAnswer():
            return right_joker(exercise)
        case task, ChoiceAnswer() if task in CARD_ROOM_TASKS:
            return right_in_card_room(exercise)
    msg = f"{exercise.task} is not answered by {answer!r}"
    raise TypeError(msg)
