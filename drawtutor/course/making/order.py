"""What a further exercise is ordered with, and what its maker hands back."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random

from drawtutor.course.answers import NumberAnswer
from drawtutor.course.choices import choice_of
from drawtutor.course.exercise import Choice
from drawtutor.course.scene import Aim, Circle, Subject
from drawtutor.rules import RuleSet, Seat

__all__ = ["Made", "Order", "cited", "made_circle", "number_choices"]


@dataclass(frozen=True, slots=True)
class Order:
    """What is wanted: for which lesson, under which rules, by which chance."""

    rng: Random
    lesson: str
    rule_set: RuleSet


@dataclass(frozen=True, slots=True)
class Made:
    """A further exercise in the making: what lies there, how it is asked, and the rules behind it."""

    subject: Subject
    variant: str
    """Which of the task's wordings asks it; empty for the only one."""
    rules: tuple[str, ...]
    aim: Aim | None = None
    choices: tuple[Choice, ...] = ()


def cited(
    order: Order,
    *,
    five: tuple[str, ...],
    california: tuple[str, ...],
    last: tuple[str, ...] | None = None,
    room: tuple[str, ...] | None = None,
) -> tuple[str, ...]:
    """The rules behind it, by the rule set that is played.

    ``last`` are those of the dealer's last raise and ``room`` those of draw high; where they are left out,
    that source has nothing of its own, and California draw's stand for it.
    """
    own = {RuleSet.FIVE_STAGE: five, RuleSet.LAST_RAISE: last, RuleSet.DRAW_HIGH: room}
    return own.get(order.rule_set) or california


def made_circle(rng: Random, *, players: tuple[int, int]) -> Circle:
    """Some players round a table, one of them the dealer."""
    count = rng.randint(*players)
    return Circle(players=count, dealer=Seat(rng.randrange(count)))


def number_choices(rng: Random, right: int, wrong: Iterable[int], subject: Subject) -> tuple[Choice, ...]:
    """The right number among up to three wrong ones, lowest first."""
    lures = [number for number in dict.fromkeys(wrong) if number >= 0 and number != right]
    picked = sorted([right, *rng.sample(lures, min(3, len(lures)))])
    return tuple(choice_of(NumberAnswer(number), subject) for number in picked)
