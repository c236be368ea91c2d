"""Further exercises in the making: random play, hands to measure, and the questions about them."""

from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType
from typing import Final

from drawtutor.course.exercise import Task
from drawtutor.course.making.actions import ACTION_MAKERS
from drawtutor.course.making.card_room import CARD_ROOM_MAKERS, ROOM_MAKERS
from drawtutor.course.making.cards import CARD_MAKERS
from drawtutor.course.making.chances import CHANCE_MAKERS
from drawtutor.course.making.counting import COUNTING_MAKERS
from drawtutor.course.making.facing import FACING_MAKERS
from drawtutor.course.making.options import OPTION_MAKERS, VARIATION_MAKERS
from drawtutor.course.making.order import Made, Order
from drawtutor.course.making.refereeing import referee
from drawtutor.course.making.turns import TURN_MAKERS
from drawtutor.rules import RuleSet

__all__ = ["MAKERS", "Made"]


_OWN: Final[Mapping[str, Mapping[Task, Callable[[Order], Made]]]] = MappingProxyType(
    {
        "card-room": CARD_ROOM_MAKERS,
        "variations": VARIATION_MAKERS,
        "odds-lab": FACING_MAKERS,
        "pot-odds": FACING_MAKERS,
    }
)
"""Lessons that ask some tasks about tables of their own."""


def _taking_orders(task: Task, usual: Callable[[Order], Made]) -> Callable[[Random, str, RuleSet], Made]:
    def make(rng: Random, lesson: str, rule_set: RuleSet) -> Made:
        return _OWN.get(lesson, {}).get(task, usual)(Order(rng, lesson, rule_set))

    return make


MAKERS: Final[Mapping[Task, Callable[[Random, str, RuleSet], Made]]] = MappingProxyType(
    {
        task: _taking_orders(task, make)
        for task, make in {
            **TURN_MAKERS,
            **ACTION_MAKERS,
            **CARD_MAKERS,
            **COUNTING_MAKERS,
            **CHANCE_MAKERS,
            **OPTION_MAKERS,
            **ROOM_MAKERS,
            Task.REFEREE: referee,
        }.items()
    }
)
"""Who makes the further exercises of each task."""
