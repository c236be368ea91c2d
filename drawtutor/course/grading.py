"""An answer graded: right or wrong, and why."""

from __future__ import annotations

from drawtutor.course.answers import ActionAnswer, Answer
from drawtutor.course.exercise import Exercise, Grade, Kind, Outcome
from drawtutor.course.explain import explain_right, explain_wrong
from drawtutor.course.graders import fits, is_right, right_answer
from drawtutor.course.scene import Spot
from drawtutor.message import Message

__all__ = ["grade", "solution"]


def grade(exercise: Exercise, answer: Answer | None) -> Grade:
    """What an answer is worth. None is no answer yet; one of another kind cannot be graded and counts for nothing."""
    right = right_answer(exercise)
    if answer is None:
        return _grade(exercise, Outcome.NOT_ATTEMPTED, Message.of(f"course-not-attempted-{exercise.kind.value}"), right)
    if not fits(exercise, answer):
        return _grade(exercise, Outcome.UNGRADEABLE, Message.of("course-ungradeable"), right)
    if is_right(exercise, answer):
        return _grade(exercise, Outcome.RIGHT, explain_right(exercise, answer), right)
    return _grade(exercise, Outcome.WRONG, explain_wrong(exercise, answer), right, _refusal_rule(exercise, answer))


def solution(exercise: Exercise) -> Grade:
    """The right answer and why it is right, for a learner who asks to be shown."""
    return grade(exercise, right_answer(exercise))


def _grade(exercise: Exercise, outcome: Outcome, explanation: Message, right: Answer, rule: str | None = None) -> Grade:
    rules = exercise.rules if rule is None or rule in exercise.rules else (rule, *exercise.rules)
    return Grade(outcome=outcome, explanation=explanation, rules=rules, right=right)


def _refusal_rule(exercise: Exercise, answer: Answer) -> str | None:
    """The rule that forbids a chosen action, where one does."""
    spot = exercise.subject
    if exercise.kind is not Kind.ACTION or not isinstance(spot, Spot) or not isinstance(answer, ActionAnswer):
        return None
    refused = None if spot.hero is None else spot.deal.refusal(spot.hero, answer.action)
    return None if refused is None else refused.rule
