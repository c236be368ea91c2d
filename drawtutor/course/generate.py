"""Further exercises without end, from a seed: the same seed always brings the same exercise."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from drawtutor.course.choices import standard_choices
from drawtutor.course.exercise import Exercise, Kind, Task
from drawtutor.course.facts import facts_of
from drawtutor.message import Message
from drawtutor.rules import RuleSet

if TYPE_CHECKING:
    from drawtutor.course.making import Made

__all__ = ["LESSON_TASKS", "generate", "regenerate"]

Maker = Callable[[Random, str, RuleSet], "Made"]

LESSON_TASKS: Final[Mapping[str, tuple[Task, ...]]] = MappingProxyType(
    {
        "preparation": (
            Task.STAGE_ORDER,
            Task.FAULTY_DECK,
            Task.OLD_NEIGHBOURS,
            Task.WHO_CUTS,
            Task.FIRST_DEALER,
            Task.ENOUGH_CARDS,
        ),
        "deal": (Task.WHO_GETS_CARD, Task.POT_SIZE, Task.NEXT_TO_ACT, Task.CARDS_LEFT, Task.RANK_HANDS),
        "first-betting-round": (
            Task.LEGAL_ACTION,
            Task.TO_CALL,
            Task.ROUND_OVER,
            Task.NEXT_TO_ACT,
            Task.DECLARED_ACTION,
            Task.PRICED_CALL,
            Task.FOLD_COST,
            Task.VALUE_OR_BLUFF,
            Task.FREE_CHECK,
            Task.REFEREE,
            Task.WHAT_NEXT,
        ),
        "exchange": (
            Task.MAY_EXCHANGE,
            Task.BEST_DISCARDS,
            Task.NEXT_TO_ACT,
            Task.LEGAL_ACTION,
            Task.FIRST_RESHUFFLED,
            Task.REFEREE,
            Task.WHAT_NEXT,
        ),
        "second-betting-round": (
            Task.NEXT_TO_ACT,
            Task.LEGAL_ACTION,
            Task.TO_CALL,
            Task.ROUND_OVER,
            Task.WHAT_NEXT,
            Task.BLUFF_PRICE,
            Task.FREE_CHECK,
            Task.DECLARED_ACTION,
        ),
        "last-raise": (
            Task.LEGAL_ACTION,
            Task.ROUND_OVER,
            Task.NEXT_TO_ACT,
            Task.TO_CALL,
            Task.DECLARED_ACTION,
            Task.FREE_CHECK,
            Task.POT_SIZE,
            Task.WHO_GETS_CARD,
            Task.NEXT_DEALER,
            Task.BEST_DISCARDS,
            Task.REFEREE,
            Task.CARDS_SEEN,
            Task.WHAT_NEXT,
            Task.POT_SHARE,
        ),
        "showdown": (Task.SHOWS_FIRST, Task.RANK_HANDS, Task.POT_SHARE, Task.LEGAL_ACTION, Task.NEXT_DEALER),
        "variations": (
            Task.NEXT_TO_ACT,
            Task.TO_CALL,
            Task.WHAT_NEXT,
            Task.LEGAL_ACTION,
            Task.OPENERS,
            Task.SHOWS_FIRST,
            Task.KEPT_APART,
            Task.TAKES_POT,
            Task.RANK_HANDS,
            Task.JOKER_MAKES,
            Task.BEST_DISCARDS,
        ),
        "pot-odds": (Task.SAME_CHANCE, Task.OUTS, Task.CALL_PRICE, Task.PRICED_CALL, Task.FUTURE_WIN),
        "odds-lab": (
            Task.MISPRINT,
            Task.PRICED_CALL,
            Task.BEST_DISCARDS,
            Task.MORE_OFTEN,
            Task.AHEAD,
            Task.NOBODY_OPENS,
            Task.OPENERS,
            Task.FIRST_RESHUFFLED,
            Task.ENOUGH_CARDS,
        ),
        "card-room": (
            Task.NEXT_TO_ACT,
            Task.POT_SHARE,
            Task.POT_SIZE,
            Task.TABLE_OPEN,
            Task.LEGAL_ACTION,
            Task.WHAT_NEXT,
            Task.REFEREE,
            Task.SERVICE,
            Task.NEW_NUMBER,
            Task.HAND_FATE,
            Task.RAP_MEANS,
            Task.ANSWER_DUE,
        ),
    }
)
"""Which further questions each lesson asks."""

_CHECKING_ALONE: Final = frozenset({Task.FREE_CHECK})
"""Tasks that only a game with checks can ask."""

_GAMES: Final[Mapping[str, tuple[RuleSet, ...]]] = MappingProxyType(
    {
        "last-raise": (RuleSet.LAST_RAISE,),
        "card-room": (RuleSet.DRAW_HIGH,),
        "variations": (RuleSet.CALIFORNIA,),
    }
)
"""Which rule sets a lesson plays, where it is not the two that the stages are taught with."""

_STAGE_GAMES: Final = (RuleSet.FIVE_STAGE, RuleSet.CALIFORNIA)


@cache
def _makers() -> Mapping[Task, Maker]:
    """Who makes which question. They are loaded with the first one asked for: a lesson opens without them."""
    from drawtutor.course.making import MAKERS

    return MAKERS


def generate(what: Task | Kind, seed: int, *, lesson: str | None = None, rule_set: RuleSet | None = None) -> Exercise:
    """A further exercise: of this task, or of a task of this kind that the lesson asks.

    The same arguments always give the same exercise. Without a lesson it is about any stage; without a
    rule set the seed chooses among those that the lesson plays: the five-stage game and California draw
    where it names no others. Raises `ValueError` where the lesson asks nothing of the kind.
    """
    tasks = _tasks_of(what, lesson)
    if not tasks:
        msg = f"the lesson {lesson!r} asks no question of the kind {what.value!r}"
        raise ValueError(msg)
    name = "any" if lesson is None else lesson
    rng = Random(f"{name}/{what.value}/{'' if rule_set is None else rule_set.value}/{seed}")
    task = rng.choice(tasks)
    chosen = rule_set or rng.choice(_GAMES.get(name, _STAGE_GAMES))
    if task in _CHECKING_ALONE and chosen is RuleSet.FIVE_STAGE:
        chosen = RuleSet.CALIFORNIA
    return _made(task, seed, rng, name, chosen, rule_set)


def _tasks_of(what: Task | Kind, lesson: str | None) -> tuple[Task, ...]:
    asked = tuple(Task) if lesson is None else LESSON_TASKS.get(lesson, ())
    if isinstance(what, Task):
        return (what,)
    return tuple(task for task in asked if task.kind is what)


def _made(task: Task, seed: int, rng: Random, lesson: str, rule_set: RuleSet, asked: RuleSet | None) -> Exercise:
    made = _makers()[task](rng, lesson, rule_set)
    key = f"course-ask-{task.value}" + (f"-{made.variant}" if made.variant else "")
    values = facts_of(made.subject, made.aim)
    values.setdefault("rules", rule_set)
    named = "either" if asked is None else asked.value.replace("_", "-")
    return Exercise(
        id=f"{lesson}/more/{task.value}/{named}/{seed}",
        lesson=lesson,
        task=task,
        rules=made.rules,
        subject=made.subject,
        prompt=Message.of(key, **values),
        aim=made.aim,
        choices=made.choices or standard_choices(task, made.subject),
    )


def regenerate(exercise: str) -> Exercise:
    """The further exercise of this id again; raises `KeyError` for an id that is none."""
    parts = exercise.split("/")
    try:
        lesson, more, task, named, seed = parts
        if more != "more" or not (seed.isdigit() or seed[1:].isdigit()):
            raise ValueError
        rule_set = None if named == "either" else RuleSet(named.replace("-", "_"))
        return generate(Task(task), int(seed), lesson=None if lesson == "any" else lesson, rule_set=rule_set)
    except ValueError:
        raise KeyError(f"{exercise!r} is no further exercise") from None
