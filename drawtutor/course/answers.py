"""Answers. They are tagged, so that a count is never taken for a seat."""

from __future__ import annotations

from dataclasses import dataclass

from drawtutor.cards import Card
from drawtutor.rules import Action, Seat

__all__ = [
    "ActionAnswer",
    "Answer",
    "ChoiceAnswer",
    "DiscardAnswer",
    "NumberAnswer",
    "OrderAnswer",
    "SeatAnswer",
    "YesNoAnswer",
]


@dataclass(frozen=True, slots=True)
class ActionAnswer:
    """This action."""

    action: Action


@dataclass(frozen=True, slots=True)
class DiscardAnswer:
    """These cards go; none is a pat hand. Their order means nothing."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class SeatAnswer:
    """This player; None says that it is nobody."""

    seat: Seat | None


@dataclass(frozen=True, slots=True)
class NumberAnswer:
    """This many chips."""

    number: int


@dataclass(frozen=True, slots=True)
class YesNoAnswer:
    """Yes, or no."""

    yes: bool


@dataclass(frozen=True, slots=True)
class OrderAnswer:
    """The hands by their places on the table, the highest first."""

    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ChoiceAnswer:
    """The offered choice of this key."""

    key: str


Answer = ActionAnswer | DiscardAnswer | SeatAnswer | NumberAnswer | YesNoAnswer | OrderAnswer | ChoiceAnswer
