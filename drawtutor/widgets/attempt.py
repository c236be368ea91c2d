"""One exercise as the learner stands to it, and the controls that its answer is given with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from drawtutor.cards import Card
from drawtutor.course import (
    ActionAnswer,
    Answer,
    DiscardAnswer,
    Exercise,
    Grade,
    Kind,
    NumberAnswer,
    OpenHands,
    OrderAnswer,
    Outcome,
    compared_cards,
)
from drawtutor.widgets.plain import Picture
from drawtutor.widgets.wording import Wording

__all__ = ["Attempt", "answer_controls", "as_read", "right_in_words"]

_MOST_NUMBER: Final = 100_000


@dataclass(frozen=True, slots=True, kw_only=True)
class Attempt:
    """One exercise as the learner stands to it."""

    exercise: Exercise
    guided: bool
    round: int = 0
    """Grows when it is begun anew: what was chosen before is then forgotten."""
    graded: int = 0
    grade: Grade | None = None
    hints: int = 0
    shown: bool = False

    @property
    def finished(self) -> bool:
        """Whether nothing is left to answer."""
        return self.shown or (self.grade is not None and self.grade.outcome is Outcome.RIGHT)

    @property
    def right(self) -> Answer | None:
        """The right answer, once the learner has asked for it."""
        return self.grade.right if self.shown and self.grade is not None else None

    def draft(self, part: str) -> str:
        """Under which name the page keeps what is chosen before it is checked."""
        return f"{part}-{self.round}"


def answer_controls(now: Attempt, words: Wording, *, part: str) -> Picture:
    """The controls that an answer is given with, as one block; shut once the exercise is finished."""
    exercise = now.exercise
    closed = words.say("ui-exercise-closed") if now.finished else None
    if exercise.kind is Kind.DISCARDS:
        return _discards(now, words, closed, part)
    block: Picture = {
        "type": "answer",
        "key": f"{part}-answer",
        "draft": now.draft(part),
        "label": words.say("ui-exercise-answer"),
        "shut": closed,
        "given": _given(now),
    }
    check: Picture = {
        "key": "check",
        "text": words.say("ui-exercise-check"),
        "takes": "answer",
        "off": closed,
        "look": "plain" if now.finished else "main",
        "intent": {"name": "check", "part": part},
    }
    if exercise.choices:
        options = [{"value": i, "text": words.say(choice.label)} for i, choice in enumerate(exercise.choices)]
        check["needs"] = {"answer": words.say("ui-exercise-needs-choice")}
        control = "yes-no" if exercise.kind is Kind.ROUND_OVER else "choice"
        return block | {"control": control, "options": options, "check": check}
    if exercise.kind is Kind.RANK_HANDS:
        return block | _order(now, words) | {"check": check}
    check["needs"] = {"answer": words.say("ui-exercise-needs-number")}
    return block | {
        "control": "number",
        "min": 0,
        "max": _MOST_NUMBER,
        "less": words.say("ui-amount-less"),
        "more": words.say("ui-amount-more"),
        "check": check,
    }


def _order(now: Attempt, words: Wording) -> Picture:
    subject = now.exercise.subject
    assert isinstance(subject, OpenHands)
    options = []
    decides = _compared(now)
    for place, hand in enumerate(subject.hands):
        name = words.say("ui-hand-number", number=place + 1)
        options.append(
            {
                "value": place,
                "text": name,
                "cards": [
                    words.card(card, "made", words.say("ui-decides")) if card in decides else words.card(card)
                    for card in hand.cards
                ],
                "up": words.say("ui-order-up", hand=name),
                "down": words.say("ui-order-down", hand=name),
            }
        )
    between = [words.say("ui-order-between", place=place) for place in range(2, len(options))]
    places = [words.say("ui-order-first"), *between, words.say("ui-order-last")]
    return {"control": "order", "options": options, "places": places}


def _compared(now: Attempt) -> frozenset[Card]:
    """The cards that decided, once something has been said about an order."""
    if now.grade is None or now.grade.outcome not in (Outcome.RIGHT, Outcome.WRONG):
        return frozenset()
    right = now.grade.right if now.finished else None
    return compared_cards(now.exercise, now.grade.explanation, right.order if isinstance(right, OrderAnswer) else None)


def _discards(now: Attempt, words: Wording, closed: str | None, part: str) -> Picture:
    return {
        "type": "actions",
        "key": f"{part}-answer",
        "draft": now.draft(part),
        "label": words.say("ui-exercise-answer"),
        "mine": True if closed is None else None,
        "buttons": [
            {
                "key": "throw",
                "text": words.say("ui-exercise-throw"),
                "takes": "cards",
                "off": closed,
                "needs": {"cards": words.say("ui-needs-cards")},
                "intent": {"name": "check", "part": part},
            },
            {
                "key": "pat",
                "text": words.say("action-stand-pat.label"),
                "off": closed,
                "needs": {"none": words.say("ui-needs-none")},
                "intent": {"name": "check", "part": part, "cards": []},
            },
        ],
    }


def _given(now: Attempt) -> object:
    """The answer that is shown, as the controls hold it."""
    right = now.right
    for place, choice in enumerate(now.exercise.choices):
        if choice.answer == right:
            return place
    match right:
        case OrderAnswer(order):
            return list(order)
        case NumberAnswer(number):
            return number
    return None


def right_in_words(now: Attempt, right: Answer, words: Wording) -> str:
    """The right answer in words."""
    for choice in now.exercise.choices:
        if choice.answer == right:
            return words.say("ui-solution-choice", choice=words.say(choice.label))
    match right:
        case DiscardAnswer(()):
            return words.say("ui-solution-pat")
        case DiscardAnswer(cards):
            return words.say("ui-solution-throw", cards=cards)
        case OrderAnswer(order):
            names = tuple(words.say("ui-hand-number", number=place + 1) for place in order)
            return words.say("ui-solution-order", hands=names)
        case NumberAnswer(number):
            return words.say("ui-solution-number", number=number)
        case ActionAnswer(action):
            return words.say("ui-solution-choice", choice=words.catalogue.action(action, names=words.names))
    return ""


def as_read(exercise: Exercise, intent: Mapping[str, object]) -> Mapping[str, object]:
    """The answer of a page in the shape in which exercises read it."""
    if exercise.kind is Kind.DISCARDS:
        return {"cards": intent.get("cards")}
    name = "choice" if exercise.choices else "order" if exercise.kind is Kind.RANK_HANDS else "number"
    return {name: intent.get("answer")}
