"""What a session remembers of a deal: each step as the learner may see it, and each choice of the learner's."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from drawtutor.advice import Feedback, Refinement
from drawtutor.message import Message
from drawtutor.play.styles import Style
from drawtutor.rules import Action, Event, Phase, Seat, SeatView

__all__ = ["Decision", "Player", "Step"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Player:
    """Somebody at the table."""

    chair: int
    """The place that stays; the learner's is 0, and the others follow clockwise."""
    name: Message
    style: Style | None
    """None for the learner."""
    chips: int
    """What lies before the player now."""
    seat: Seat | None
    """The seat in this deal; None for who sits it out."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """The deal after one thing was done, seen from the learner's seat: other hands only where they were shown."""

    view: SeatView
    events: tuple[Event, ...]
    """What happened in this step; its cards only where the learner may see them."""
    seat: Seat | None
    """Who acted; None for the dealer, and for the antes at the start."""
    decision: int | None = None
    """The number of the learner's decision that was made here, as an index of `Session.decisions`."""


class Decision:
    """One choice of the learner's, with the view in which it was made; the feedback is worked out when asked for."""

    def __init__(self, *, view: SeatView, action: Action, chance: str) -> None:
        """``chance`` is the seed of what has to be sampled for the feedback."""
        self.view = view
        self.action = action
        self._chance = chance

    @property
    def phase(self) -> Phase:
        """The stage of the deal in which it was made."""
        return self.view.phase

    @cached_property
    def _refinement(self) -> Refinement:
        return Refinement(self.view, self.action, chance=self._chance)

    @property
    def feedback(self) -> Feedback:
        """What the tutor says about it, by the surest figures so far: those change with `go_on`, and not otherwise."""
        return self._refinement.feedback

    @property
    def is_sure(self) -> bool:
        """Whether the figures are as sure as they are going to be."""
        return self._refinement.is_sure

    @property
    def samples(self) -> int:
        """How many deals were sampled for the figures; 0 where none were."""
        return self._refinement.samples

    def go_on(self) -> bool:
        """Makes the figures surer by a little work; whether there is a new feedback after it."""
        return self._refinement.go_on()

    def __repr__(self) -> str:
        return f"Decision(phase={self.phase}, action={self.action!r})"
