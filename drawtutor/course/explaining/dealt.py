"""What is dealt how often: why a number of a hundred deals is right or wrong, and which kind comes most."""

from __future__ import annotations

from fractions import Fraction

from drawtutor.course.chances import (
    HUNDRED,
    ahead_chance,
    held,
    kinds_dealt,
)
from drawtutor.course.exercise import Exercise, Task
from drawtutor.course.scene import Circle, OpenHands, Unknown
from drawtutor.message import Message
from drawtutor.odds import (
    Estimate,
    chance_of_openers,
    hand_frequencies,
    nobody_has_openers,
    nobody_if_independent,
)

__all__ = [
    "dealt_facts",
    "right_ahead",
    "right_nobody",
    "right_often",
    "wrong_ahead",
    "wrong_nobody",
    "wrong_often",
]


def _percent(chance: Fraction | Estimate) -> float:
    return HUNDRED * float(chance.value if isinstance(chance, Estimate) else chance)


def _near(number: int, value: float) -> bool:
    """Whether a number of a hundred stands for this value, as near as sampling goes."""
    return abs(number - value) <= 2


def wrong_ahead(exercise: Exercise, answer: str | int) -> Message:
    """What was worked out instead: against one alone, or how often somebody is better."""
    number = int(answer)
    values = _ahead(exercise)
    assert isinstance(exercise.aim, Unknown)
    others = exercise.aim.others
    alone, right = _percent(ahead_chance(held(exercise), 1)), _percent(ahead_chance(held(exercise), others))
    if others > 1 and _near(number, alone):
        what = "one-alone"
    elif _near(number, HUNDRED - right):
        what = "behind"
    elif others > 1 and _near(number, alone / others):
        what = "divided"
    elif others > 1 and _near(number, HUNDRED - others * (HUNDRED - alone)):
        what = "added"
    else:
        what = "more" if number > right else "fewer"
    return Message.of(f"course-ahead-{what}", number=number, rest=HUNDRED - number, **values)


def _ahead(exercise: Exercise) -> dict[str, object]:
    assert isinstance(exercise.aim, Unknown)
    hand, others = held(exercise), exercise.aim.others
    alone = ahead_chance(hand, 1)
    assert isinstance(alone, Fraction)
    return {"others": others, "alone": alone, "apart": alone**others, "chance": ahead_chance(hand, others)}


def right_ahead(exercise: Exercise) -> Message:
    """How often it is ahead, and what independent hands would make of it."""
    values = _ahead(exercise)
    return Message.of("course-ahead-right" if values["others"] == 1 else "course-ahead-right-many", **values)


def wrong_nobody(exercise: Exercise, answer: str | int) -> Message:
    """What was worked out instead: for one hand alone, or how often somebody has openers."""
    number = int(answer)
    values = _nobody(exercise)
    assert isinstance(exercise.subject, Circle)
    players = exercise.subject.players
    alone, right = _percent(1 - chance_of_openers()), _percent(nobody_has_openers(players))
    if _near(number, alone):
        what = "one-alone"
    elif _near(number, HUNDRED - right):
        what = "somebody"
    elif _near(number, HUNDRED - players * (HUNDRED - alone)):
        what = "added"
    elif _near(number, HUNDRED / players):
        what = "divided"
    else:
        what = "more" if number > right else "fewer"
    return Message.of(f"course-nobody-{what}", number=number, rest=HUNDRED - number, **values)


def _nobody(exercise: Exercise) -> dict[str, object]:
    assert isinstance(exercise.subject, Circle)
    players = exercise.subject.players
    return {
        "players": players,
        "without": 1 - chance_of_openers(),
        "apart": nobody_if_independent(players),
        "chance": nobody_has_openers(players),
    }


def right_nobody(exercise: Exercise) -> Message:
    """How often nobody has openers, and what independent hands would make of it."""
    return Message.of("course-nobody-right", **_nobody(exercise))


def wrong_often(exercise: Exercise, answer: str | int) -> Message:
    """How few hands of this kind there are."""
    place = int(str(answer).removeprefix("hand-")) - 1
    assert isinstance(exercise.subject, OpenHands)
    kinds = [hand.rank.category for hand in exercise.subject.hands]
    what = "course-often-high" if kinds[place] is max(kinds) else "course-often-between"
    return Message.of(what, kind=kinds[place], count=kinds_dealt(exercise)[place])


def right_often(exercise: Exercise) -> Message:
    """How many hands of this kind there are, beside the next."""
    counts = kinds_dealt(exercise)
    assert isinstance(exercise.subject, OpenHands)
    kinds = [hand.rank.category for hand in exercise.subject.hands]
    best, second = sorted(range(len(counts)), key=lambda place: -counts[place])[:2]
    whole = sum(hand_frequencies().values())
    return Message.of(
        "course-often-right",
        kind=kinds[best],
        count=counts[best],
        whole=whole,
        chance=Fraction(counts[best], whole),
        next=kinds[second],
        next_count=counts[second],
    )


def dealt_facts(exercise: Exercise) -> dict[str, object]:
    """What the hints of these questions speak of, beside what lies there."""
    match exercise.task:
        case Task.AHEAD:
            return _ahead(exercise)
        case Task.NOBODY_OPENS:
            return _nobody(exercise)
    assert isinstance(exercise.subject, OpenHands)
    return {"kinds": tuple(hand.rank.category for hand in exercise.subject.hands)}
