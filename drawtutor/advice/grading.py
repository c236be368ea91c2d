"""From what a choice loses to a verdict: by the share of the pot, and never inside the error of the figures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Self

from drawtutor.advice.appraisal import Appraisal, NumberKind, Worth, exactly, kind_of
from drawtutor.advice.feedback import Verdict
from drawtutor.odds import Estimate
from drawtutor.rules import Phase

__all__ = ["LIMITS", "WORSE", "Judged", "Limits", "Scale", "grade", "judged"]

WORSE: Final = (Verdict.INACCURACY, Verdict.MISTAKE, Verdict.BLUNDER)
_ORDER: Final = (Verdict.GOOD, *WORSE)
_DOUBT: Final = (Verdict.BEST, Verdict.GOOD, Verdict.CLOSE)
"""From a sure verdict to none. Whoever is good beside the choice that is worth most is not worse than another."""
_SURE: Final = 3.0
"""So many standard errors one of many others has to be ahead: it is picked out of them for being so."""


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
    stored_floor: float = 0.01
    """The same for figures from a stored strategy, whose hands are told apart by class: beside real cards they are off
    by half a hundredth of the pot or so, seldom by more than one."""
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

    def floor_for(self, kind: NumberKind) -> float:
        """The least difference, as a share of the pot, by which figures of this kind say that one choice is better."""
        return max(self.floor, self.stored_floor) if kind is NumberKind.REFERENCE else self.floor


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

    It is set beside the one that is worth most of the others; where that does not tell, beside one that is worth more
    by three standard errors. What is called best or good is so beside every other, the least sure figure among them.

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
    found = _beside(appraisal, mine, (firm or others)[0], limits, phase, worst)
    if found.verdict is Verdict.CLOSE:
        found = _surely_behind(appraisal, found, firm, limits, phase, worst)
    elif found.verdict in (Verdict.BEST, Verdict.GOOD):
        found = _beside_all(appraisal, found, firm, limits, phase, worst)
    verdict = found.verdict
    if (not firm and verdict in WORSE) or (not mine.firm and verdict in (Verdict.BEST, Verdict.GOOD)):
        found = found.called(Verdict.CLOSE)
    if mine.frequency is not None and mine.frequency > limits.mixed and found.verdict is not Verdict.BEST:
        found = replace(found, verdict=Verdict.GOOD, mixed=True)
    return found


def _beside(appraisal: Appraisal, mine: Worth, other: Worth, limits: Limits, phase: Phase, worst: Verdict) -> Judged:
    """The verdict on a choice beside one other."""
    kind = kind_of(mine, other)
    chips, pot = appraisal.difference(other, mine), appraisal.unit
    loss = Estimate(chips.value / pot, chips.standard_error / pot, chips.samples)
    scale, floor = limits.scale_for(kind, phase), limits.floor_for(kind)
    verdict = grade(loss, scale, worst=worst, floor=floor)
    apart = (loss.low > 0 or loss.high < 0) and abs(loss.value) >= floor
    return Judged(verdict=verdict, mine=mine, best=other, loss=loss, scale=scale, apart=apart)


def _surely_behind(
    appraisal: Appraisal, found: Judged, firm: Sequence[Worth], limits: Limits, phase: Phase, worst: Verdict
) -> Judged:
    """The same beside another that is surely worth more, where there is one: the one that surely gains most."""
    least = limits.floor * appraisal.unit
    ahead = [other for other in firm[1:] if other.value.value - found.mine.value.value >= least]
    sure = [_beside(appraisal, found.mine, other, limits, phase, worst) for other in ahead]
    sure = [one for one in sure if one.verdict in WORSE and one.loss.value > _SURE * one.loss.standard_error]
    return max(sure, key=lambda one: one.loss.low, default=found)


def _beside_all(
    appraisal: Appraisal, found: Judged, firm: Sequence[Worth], limits: Limits, phase: Phase, worst: Verdict
) -> Judged:
    """The same beside the one that speaks most against a good verdict, where one does: its figure may be less sure."""
    mine = found.mine.value
    near = [
        other
        for other in firm[1:]
        if other.value.value - mine.value + 2 * (other.value.standard_error + mine.standard_error) > 0
    ]
    beside = [_beside(appraisal, found.mine, other, limits, phase, worst) for other in near]
    doubt = [one for one in beside if one.verdict in _DOUBT]
    return max((found, *doubt), key=lambda one: _DOUBT.index(one.verdict))
