"""The buttons under a question: which answers are on offer, and what stands on them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from fractions import Fraction
from typing import Final

from drawtutor.cards import Card
from drawtutor.course.answers import ActionAnswer, Answer, ChoiceAnswer, NumberAnswer, SeatAnswer, YesNoAnswer
from drawtutor.course.conditions import category_of, hand_key
from drawtutor.course.counting import STAGES_JOINT
from drawtutor.course.exercise import Choice, Task
from drawtutor.course.position import said_in_words
from drawtutor.course.printed_lines import PrintedLine
from drawtutor.course.scene import Circle, HighCards, OpenHands, Spot, Subject
from drawtutor.course.tellings import Telling
from drawtutor.message import Message, Who
from drawtutor.rules import (
    Action,
    Ask,
    Bet,
    Call,
    Check,
    Deal,
    Discard,
    Fold,
    Muck,
    Phase,
    RaiseTo,
    Seat,
    Show,
    StandPat,
)

__all__ = ["action_label", "choice_of", "standard_choices"]

_NEXT = ("go-on", "exchange", "showdown", "taken", "passed-out")
_KEYS: Final = {
    Task.WHAT_NEXT: _NEXT,
    Task.NEW_NUMBER: ("number-open", "number-card-off", "number-acted"),
    Task.HAND_FATE: ("fate-plays", "fate-complete", "fate-dead", "fate-new-deal"),
    Task.RAP_MEANS: ("rap-check", "rap-pat", "rap-call", "rap-fold", "rap-nothing"),
    Task.ANSWER_DUE: ("ask-owed", "ask-free", "ask-too-late", "ask-too-early"),
    Task.VALUE_OR_BLUFF: ("value", "bluff"),
    Task.TABLE_OPEN: ("open-both", "open-join", "open-move", "open-neither"),
}
"""The answers of tasks that always offer the same."""
_WITH_NOBODY = frozenset({Task.NEXT_TO_ACT, Task.SHOWS_FIRST, Task.FIRST_DEALER, Task.TAKES_POT})


def standard_choices(task: Task, subject: Subject) -> tuple[Choice, ...]:
    """The choices that a task offers by itself; none where they are authored, or where cards or a number are given."""
    if task is Task.ROUND_OVER:
        return _choices((YesNoAnswer(True), YesNoAnswer(False)), subject)
    if task is Task.PRICED_CALL:
        return _choices((ActionAnswer(Call()), ActionAnswer(Fold())), subject)
    if task is Task.FREE_CHECK:
        return _choices((ActionAnswer(Check()), ActionAnswer(Fold()), ActionAnswer(Call())), subject)
    if task in _KEYS:
        return _choices((ChoiceAnswer(key) for key in _KEYS[task]), subject)
    if task is Task.REFEREE and isinstance(subject, Spot):
        clauses = enumerate(said_in_words(subject))
        items = tuple(Choice(ChoiceAnswer(str(place)), clause) for place, clause in clauses)
        return (*items, choice_of(ChoiceAnswer("fine"), subject))
    if task in (Task.OPENERS, Task.MORE_OFTEN) and isinstance(subject, OpenHands):
        return _choices((ChoiceAnswer(hand_key(place)) for place in range(len(subject.hands))), subject)
    seats = _seats(subject)
    if seats and (task.kind.value in ("turn", "shows-first")):
        nobody = (SeatAnswer(None),) if task in _WITH_NOBODY else ()
        return tuple(choice_of(answer, subject, task) for answer in (*map(SeatAnswer, seats), *nobody))
    return ()


def _choices(answers: Iterable[Answer], subject: Subject) -> tuple[Choice, ...]:
    return tuple(choice_of(answer, subject) for answer in answers)


def _seats(subject: Subject) -> tuple[Seat, ...]:
    match subject:
        case Spot(deal=deal):
            count = deal.players
        case Circle(players=count):
            pass
        case HighCards(cards):
            count = len(cards)
        case _:
            count = 0
    return tuple(Seat(seat) for seat in range(count))


def choice_of(answer: Answer, subject: Subject, task: Task | None = None) -> Choice:
    """This answer as a choice, with what stands on its button."""
    match answer:
        case ActionAnswer(action):
            deal = subject.deal if isinstance(subject, Spot) else None
            return Choice(answer, action_label(action, deal))
        case SeatAnswer(None):
            return Choice(answer, Message.of(f"course-choice-nobody-{task.value if task else 'at-all'}"))
        case SeatAnswer(seat):
            assert seat is not None
            return Choice(answer, Message.of("course-choice-seat", who=Who(seat)))
        case YesNoAnswer(yes):
            return Choice(answer, Message.of("course-choice-yes" if yes else "course-choice-no"))
        case NumberAnswer(number):
            return Choice(answer, Message.of("course-choice-number", number=number))
        case ChoiceAnswer(key):
            return Choice(answer, _key_label(key))
    msg = f"{answer!r} is given, not chosen from a list"
    raise TypeError(msg)


_ABOUT_PLAYER: Final = re.compile(r"(serve|turn) p([1-8])(?: ([1-5]))?")
"""A choice of what the dealer does next, and to whom: ``serve p2 1``, ``turn p3``."""


def _key_label(key: str) -> Message:
    if STAGES_JOINT in key:
        first, *rest = (Message.of(f"course-stage-{stage}") for stage in key.split(STAGES_JOINT))
        return Message.of("course-choice-stages", first=first, rest=tuple(rest))
    about = _ABOUT_PLAYER.fullmatch(key)
    if about:
        return Message.of(f"course-choice-{about[1]}", who=Who(int(about[2]) - 1), count=int(about[3] or 0))
    figure = Telling.parse(key)
    if figure is not None:
        return figure.label
    line = PrintedLine.parse(key)
    if line is not None:
        return line.label
    if "/" in key:
        return Message.of("course-choice-chance", chance=Fraction(key))
    category = category_of(key)
    if category is not None:
        return Message.of("course-choice-category", category=category)
    fault, _, card = key.partition("-")
    if fault == "hand":
        return Message.of("course-choice-hand", number=int(card))
    if fault in ("missing", "doubled", "foreign"):
        return Message.of(f"course-choice-{fault}", card=Card.parse(card))
    return Message.of(f"course-choice-{key}")


def action_label(action: Action, deal: Deal | None = None) -> Message:
    """What stands on the button of an action. Amounts are totals; a call says what it pays where that is known."""
    match action:
        case Bet(to):
            phase = Phase.BET1 if deal is None else deal.phase
            return Message.of("action-bet.label", amount=to, phase=phase)
        case RaiseTo(to):
            return Message.of("action-raise.label", amount=to)
        case Call():
            owed = 0 if deal is None else deal.legal().to_call
            return Message.of("action-call.label", amount=owed) if owed else Message.of("action-call.bare")
        case Discard(cards):
            held = () if deal is None or deal.to_act is None else deal.hands[deal.to_act]
            return Message.of("course-do-discard", count=len(cards), kept=tuple(c for c in held if c not in cards))
        case Ask(about):
            return Message.of("action-ask.about", about=Who(about))
        case Fold() | Check() | StandPat() | Show() | Muck():
            return Message.of(f"{_NAMES[type(action)]}.label")
    msg = f"a lesson offers no {action!r}"
    raise TypeError(msg)


_NAMES: dict[type, str] = {
    Fold: "action-fold",
    Check: "action-check",
    StandPat: "action-stand-pat",
    Show: "action-show",
    Muck: "action-muck",
}
