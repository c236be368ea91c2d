"""Further exercises in the making: random play, hands to measure, and the questions about them."""

from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType
from typing import Final

from drawtutor.course.exercise import Task
from drawtutor.course.making.actions import ACTION_MAKERS
from drawtutor.course.making.cards import CARD_MAKERS
from drawtutor.course.making.counting import COUNTING_MAKERS
from drawtutor.course.making.order import Made, Order
from drawtutor.course.making.refereeing import referee
from drawtutor.course.making.turns import TURN_MAKERS
from drawtutor.rules import RuleSet

__all__ = ["MAKERS", "Made"]


def _taking_orders(make: Callable[[Order], Made]) -> Callable[[Random, str, RuleSet], Made]:
    return lambda rng, lesson, rule_set: make(Order(rng, lesson, rule_set))


MAKERS: Final[Mapping[Task, Callable[[Random, str, RuleSet], Made]]] = MappingProxyType(
    {
        task: _taking_orders(make)
        for task, make in {
            **TURN_MAKERS,
            **ACTION_MAKERS,
            **CARD_MAKERS,
            **COUNTING_MAKERS,
            Task.REFEREE: referee,
        }.items()
    }
)
"""Who makes the further exercises of each task."""
