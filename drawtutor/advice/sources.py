"""Where the figures of a decision come from: the best source that covers it, asked once or until it is sure enough.

A better source is plugged in by standing before the others in `APPRAISERS`, with a member of `Source` for
its name. What it needs it loads when it is first asked, not when it is imported.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final, Protocol

from drawtutor.advice.appraisal import Appraisal
from drawtutor.advice.bet_model import BetModel
from drawtutor.advice.counted import CountedModel
from drawtutor.advice.hold_model import HoldModel
from drawtutor.advice.rolled import RolledModel
from drawtutor.advice.solved import SolvedModel
from drawtutor.rules import Action, SeatView

__all__ = [
    "APPRAISERS",
    "MOST_DEALS",
    "NO_FIGURES",
    "Appraiser",
    "appraisals",
    "appraise",
    "has_figures",
    "is_modelled",
    "is_solved",
    "refined",
]

MOST_DEALS: Final = 50_000
"""Once so many deals have been sampled for a figure, it is not made surer."""
NO_FIGURES: Final = "there are no figures for this decision"


class Appraiser(Protocol):
    """A source of values: it appraises the decisions that it covers, better each time."""

    def covers(self, view: SeatView) -> bool:
        """Whether it has figures for the decision that this seat is to make."""
        ...

    def appraisals(
        self, view: SeatView, rng: Random, *, asked: Sequence[Action] = (), narrows: bool = False
    ) -> Iterator[Appraisal]:
        """A first quick appraisal, then surer ones: the same for the same view and the same state of ``rng``.

        What is ``asked`` about is looked at beside the rest, and as closely as the best. There is no end where
        sampling can go on; what is exact comes once. With ``narrows``, what is clearly behind may be left out of
        later deals: only what is `Appraisal.in_the_running` gets surer.
        """
        ...


APPRAISERS: Final[tuple[Appraiser, ...]] = (SolvedModel(), CountedModel(), RolledModel(), BetModel(), HoldModel())
"""The sources there are, the best first: the first that covers a decision is asked."""


def has_figures(view: SeatView) -> bool:
    """Whether there is a source for the decision that this seat is to make."""
    return _source(view) is not None


def is_solved(view: SeatView) -> bool:
    """Whether the figures of this decision come from the solved strategy of two players."""
    return isinstance(_source(view), SolvedModel)


def is_modelled(view: SeatView) -> bool:
    """Whether the figures of this decision are those of a simple model, for want of any better."""
    return isinstance(_source(view), BetModel | HoldModel)


def _source(view: SeatView) -> Appraiser | None:
    if not view.my_turn:
        return None
    return next((appraiser for appraiser in APPRAISERS if appraiser.covers(view)), None)


def appraisals(
    view: SeatView, rng: Random, *, asked: Sequence[Action] = (), narrows: bool = False
) -> Iterator[Appraisal]:
    """What the choices are worth, by the best source: at once, then better each time that the next one is asked for.

    Raises `ValueError` where `has_figures` says that there are none.
    """
    source = _source(view)
    if source is None:
        raise ValueError(NO_FIGURES)
    return source.appraisals(view, rng, asked=asked, narrows=narrows)


def appraise(view: SeatView, rng: Random, *, asked: Sequence[Action] = ()) -> Appraisal:
    """The first, quick appraisal; raises as `appraisals` does."""
    return next(appraisals(view, rng, asked=asked))


def refined(
    view: SeatView, rng: Random, *, error: float, most: int = MOST_DEALS, asked: Sequence[Action] = ()
) -> Appraisal:
    """The first whole appraisal whose differences have a standard error of at most so many chips.

    Where ``most`` deals are not enough for that, it is the first that took so many; raises as `appraisals` does.
    """
    found: Appraisal | None = None
    for found in appraisals(view, rng, asked=asked):
        if not found.partial and (found.error <= error or found.samples >= most):
            break
    assert found is not None
    return found
