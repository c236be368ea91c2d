"""What roll-outs answer, and why they may refuse: values that need no numpy."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from drawtutor.rules import Action, EventKind, Phase, SeatView

__all__ = ["ActionValue", "Figures", "NotRolledOut", "RollOutError", "why_not_rolled_out"]


class NotRolledOut(StrEnum):
    """Why a position is not rolled out."""

    NOT_TO_ACT = "not-to-act"
    """The seat has no bet and no draw to choose."""
    NOT_FIVE_CARDS = "not-five-cards"
    """Somebody who is in holds another number of cards, and is not waiting for the last of five."""


class RollOutError(ValueError):
    """A position that is not rolled out: ``reason`` says why."""

    def __init__(self, reason: NotRolledOut) -> None:
        super().__init__(f"the position is not rolled out: {reason.value}")
        self.reason = reason


def why_not_rolled_out(view: SeatView) -> NotRolledOut | None:
    """Why this position cannot be rolled out; None where it can."""
    if not view.my_turn or view.phase not in (Phase.BET1, Phase.DRAW, Phase.BET2):
        return NotRolledOut.NOT_TO_ACT
    short = any(event.kind is EventKind.DEALT and event.count != 5 for event in view.events)
    return NotRolledOut.NOT_FIVE_CARDS if short or len(view.hand) != 5 else None


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionValue:
    """What one action is worth, in chips."""

    action: Action
    value: float
    """The mean from this decision on: what is paid already is gone, so that a fold is 0."""
    standard_error: float
    behind: float
    """How much less than the best action; 0 for the best itself."""
    behind_error: float
    """The standard error of that, from the differences deal by deal."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Figures:
    """What the actions of one position are worth, the best first."""

    deals: int
    """How many hidden deals each action was played in."""
    values: tuple[ActionValue, ...]

    @property
    def best(self) -> ActionValue:
        """The action that is worth most."""
        return self.values[0]

    @property
    def error(self) -> float:
        """The largest standard error of a difference to the best."""
        return max(value.behind_error for value in self.values)
