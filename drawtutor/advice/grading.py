"""From what a choice loses to a verdict: by the share of the pot, and never inside the error of the figures."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Self

from drawtutor.advice.appraisal import Appraisal, NumberKind, Worth, exactly, kind_of
from drawtutor.advice.feedback import Verdict
from drawtutor.odds import Estimate
from drawtutor.rules import Phase

__all__ = ["LIMITS", "WORSE", "Judged", "Limits", "Scale", "grade", "judged"]

WORSE: Final = (Verdict.INACCURACY, Verdict.MISTAKE, Verdict.BLUNDER)
_ORDER: Final = (Verdict.GOOD, *WORSE)


@dataclass(frozen=True, slots=True, kw_only=True)
class Scale:
    """How much may be lost at most for each verdict, as a share of the pot; more is a blunder.

    Raises `ValueError` where the three do not rise from 0 to 1.
    """

    good: float
    inaccuracy: float
    mistake: float

    def __post_init__(self) -> None:
        if not 0 <= self.good <= self.inaccuracy <= self.mistake <= 1:
            msg = f"limits rise from 0 to 1, unlike {self.good}, {self.inaccuracy}, {self.mistake}"
            raise ValueError(msg)


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """From where on a loss has which name. Shares are of the pot as it stands at the decision."""

    scale: Scale = Scale(good=0.015, inaccuracy=0.05, mistake=0.12)
    """For figures that are exact, of the reference, or sampled."""
    opinion_before: Scale = Scale(good=0.06, inaccuracy=0.15, mistake=0.35)
    """For a simple model's bets before the exchange: it leaves out two rounds, so more has to be lost."""
    opinion_after: Scale = Scale(good=0.04, inaccuracy=0.10, mistake=0.30)
    """For a simple model's bets after it."""
    floor: float = 0.005
    """Of two choices that differ by less than this share, neither is called better, however sure the figures are."""
    mixed: float = 0.05
    """What a strategy that is the reference does more often than this is good, whatever the figures say."""

    @classmethod
    def of(cls, scale: Scale) -> Self:
        """The same scale for figures of every kind."""
        return cls(scale=scale, opinion_before=scale, opinion_after=scale)

    def scale_for(self, kind: NumberKind, phase: Phase) -> Scale:
        """The scale by which a loss of this kind is named in this stage."""
        if kind is not NumberKind.OPINION:
            return self.scale
        return self.opinion_before if phase is Phase.BET1 else self.opinion_after


LIMITS: Final = Limits()
"""The limits that hold where nothing else is said."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Judged:
    """A choice beside the best other one, by the figures alone."""

    verdict: Verdict
    mine: Worth
    best: Worth
    """The best of the others; the choice itself where there is no other."""
    loss: Estimate
    """What the choice gives up against that one, as a share of the pot; less than 0 where it gains."""
    scale: Scale
    mixed: bool = False
    """Whether the verdict is good because the reference makes this choice too, now and then."""
    apart: bool = True
    """Whether the two differ by more than the errors of their figures."""

    @property
    def sign(self) -> int:
        """What the verdict says of the two: 1 that the choice is worth more, -1 that it is worth less, 0 neither."""
        if self.best is self.mine:
            return 0
        if self.verdict is Verdict.BEST:
            return 1
        behind = self.verdict in WORSE or (self.verdict is Verdict.GOOD and self.apart and self.loss.value > 0)
        return -1 if behind else 0

    def called(self, verdict: Verdict) -> Judged:
        """The same with another verdict."""
        return replace(self, verdict=verdict)


def grade(loss: Estimate, scale: Scale, *, worst: Verdict = Verdict.BLUNDER, floor: float = 0.0) -> Verdict:
    """The verdict on a choice that loses so much against the best other one (less than 0: it gains).

    Clearly better than everything else is best; surely within what hardly costs anything is good; clearly
    worse is graded by what it loses, but no lower than ``worst``; all else is too close to call. Clearly is
    by more than two standard errors and by at least ``floor``.
    """
    if loss.high < 0 and -loss.value >= floor:
        return Verdict.BEST
    if loss.high <= scale.good:
        return Verdict.GOOD
    if loss.low <= 0 or loss.value < floor:
        return Verdict.CLOSE
    limits = (scale.good, scale.inaccuracy, scale.mistake)
    place = sum(loss.value > limit for limit in limits)
    return _ORDER[min(place, _ORDER.index(worst))]


def judged(
    appraisal: Appraisal, mine: Worth, limits: Limits, phase: Phase, *, worst: Verdict = Verdict.BLUNDER
) -> Judged:
    """The verdict on a choice by an appraisal.

    Where the figure of the choice hangs on what nobody can count, it is too close to call unless it is worse
    all the same; and no such figure is held against a choice while there is another.
    """
    others = appraisal.beside(mine)
    firm = [worth for worth in others if worth.firm]
    idle = any(appraisal.is_idle(worth) for worth in appraisal.worths if worth is not mine)
    if not others or (idle and not firm and mine.firm):
        # Beside a check a fold is no choice, and what nobody can count is not held against it.
        return Judged(
            verdict=Verdict.BEST, mine=mine, best=mine, loss=exactly(0.0), scale=limits.scale_for(mine.kind, phase)
        )
    best = (firm or others)[0]
    chips = appraisal.difference(best, mine)
    pot = appraisal.unit
    loss = Estimate(chips.value / pot, chips.standard_error / pot, chips.samples)
    scale = limits.scale_for(kind_of(mine, best), phase)
    verdict = grade(loss, scale, worst=worst, floor=limits.floor)
    if (not firm and verdict in WORSE) or (not mine.firm and verdict in (Verdict.BEST, Verdict.GOOD)):
        verdict = Verdict.CLOSE
    mixed = mine.frequency is not None and mine.frequency > limits.mixed and verdict is not Verdict.BEST
    if mixed:
        verdict = Verdict.GOOD
    apart = (loss.low > 0 or loss.high < 0) and abs(loss.value) >= limits.floor
    return Judged(verdict=verdict, mine=mine, best=best, loss=loss, scale=scale, mixed=mixed, apart=apart)
