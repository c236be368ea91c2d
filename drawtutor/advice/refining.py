"""What there is to say about a choice: at once by quick figures, then by surer ones, a little work at a time.

How long the work is put off, or what is done between two pieces of it, changes nothing of what comes out.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from drawtutor.advice.appraisal import Appraisal, Source
from drawtutor.advice.choices import all_choices
from drawtutor.advice.feedback import Feedback
from drawtutor.advice.grading import LIMITS, Limits
from drawtutor.advice.review import figured, review
from drawtutor.advice.sources import MOST_DEALS, appraisals, has_figures
from drawtutor.reference import has_numpy
from drawtutor.rules import Action, SeatView

__all__ = ["SURE", "Refinement", "warmed"]

SURE: Final = 0.03
"""So many small bets of standard error are left in the differences that matter, where figures count as sure."""


class Refinement:
    """The feedback on one choice, that gets surer: the same under the same ``chance``, whenever the work is done.

    Only roll-outs are gone on with. What is exact needs it not, and an opinion is no surer for more deals.
    """

    def __init__(self, view: SeatView, chosen: Action, *, chance: str, limits: Limits = LIMITS) -> None:
        """Works out the first feedback; ``chance`` is the seed of what has to be sampled."""
        self._view = view
        self._chosen = chosen
        self._chance = chance
        self._limits = limits
        self._asked = figured(view, chosen)
        self._steps: Iterator[Appraisal] | None = None
        self._found: Appraisal | None = None
        if self._asked is not None:
            self._steps = appraisals(view, Random(chance), asked=(self._asked,), narrows=True)
            self._found = next(self._steps)
        self.feedback = self._told()
        """What there is to say by the figures so far."""
        self._rest_or_go_on()

    @property
    def is_sure(self) -> bool:
        """Whether the figures are as sure as they are going to be."""
        return self._steps is None

    @property
    def samples(self) -> int:
        """How many deals were sampled for the figures; 0 where none were."""
        return 0 if self._found is None else self._found.samples

    def go_on(self) -> bool:
        """A few hundredths of a second of work, if there is any left; whether there is a new feedback after it."""
        if self._steps is None:
            return False
        self._found = next(self._steps)
        self._rest_or_go_on()
        if self._steps is None:
            self.feedback = self._told()
        return self._steps is None

    def _told(self) -> Feedback:
        rng = Random(self._chance)
        return review(self._view, self._chosen, rng=rng, limits=self._limits, appraisal=self._found)

    def _rest_or_go_on(self) -> None:
        found = self._found
        if found is None or self._asked is None:
            return
        error = SURE * self._view.stakes.lowest_bet(self._view.rules)
        enough = found.samples >= MOST_DEALS or found.doubt((self._asked,)) <= error
        if found.source is not Source.ROLL_OUTS or (enough and not found.partial):
            # What has been dealt is let go with it.
            self._steps = None


def warmed(view: SeatView) -> Iterator[None]:
    """Loads what the coach needs for decisions like this one, piece by piece, and says nothing."""
    if not has_figures(view):
        return
    yield
    if has_numpy():
        import drawtutor.reference.rollouts.sampling  # noqa: F401
    yield
    Refinement(view, all_choices(view)[0], chance="warmed")
    yield
