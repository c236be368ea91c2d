"""What the stored reference does where it is read in plain Python: how often it makes each choice, and what that says.

This is what stands beside the simple models' figures, or for figures, where numpy is missing.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Final

from drawtutor.advice.appraisal import Appraisal, NumberKind, Source, Worth, same_choice
from drawtutor.advice.faced import unusual_bet
from drawtutor.advice.feedback import Feedback, Misconception, Verdict
from drawtutor.advice.grading import WORSE, Judged, Limits, judged
from drawtutor.advice.numbers import as_share
from drawtutor.advice.phrases import choice
from drawtutor.advice.ranges import Spread, held, spread_of, tells, yours
from drawtutor.advice.reading import Uncounted, why_uncounted
from drawtutor.advice.sizes import is_usual
from drawtutor.message import Message
from drawtutor.reference import Choice, Structure, TableStructure, has_numpy, reference_choices, reference_structure
from drawtutor.rules import Action, Bet, Check, Discard, Fold, Limit, Phase, RaiseTo, SeatView, StandPat

__all__ = [
    "MODELS",
    "ModelAppraisal",
    "ReferencePlay",
    "beside_reference",
    "contradicted",
    "has_reference",
    "judged_beside",
    "missing",
    "reference_play",
    "weighed",
    "with_frequencies",
    "without_figures",
]

MODELS: Final = (Source.BET_MODEL, Source.SHOWDOWN)
"""The simple models: what they say is an opinion, so that how often the reference makes a choice says more."""
_SAY_WHY: Final = ("advice-bluff-depends", "advice-bet-close", "advice-hold-close", "advice-open-near")
"""What a model says where it does not grade."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReferencePlay:
    """What the stored reference does in one decision."""

    view: SeatView
    choices: tuple[Choice, ...]
    structure: Structure | TableStructure
    """By which of the stored structures it plays."""
    fits: bool
    """Whether the table is played just so; else it is the nearest that was worked out."""

    def frequency(self, action: Action) -> float | None:
        """How often it makes this choice, 0 to 1; None for a size of a bet that it does not know."""
        wager = isinstance(action, Bet | RaiseTo)
        for made in self.choices:
            if same_choice(made.action, action):
                return float(made.chance)
            if wager and isinstance(made.action, Bet | RaiseTo) and self._counts_as_its_own(action):
                return float(made.chance)
        return None if wager and not self._counts_as_its_own(action) else 0.0

    def _counts_as_its_own(self, action: Action) -> bool:
        """Whether a bet has the reference's own size, or one so near that it is answered alike."""
        view = self.view
        if view.legal.wager is None or not isinstance(action, Bet | RaiseTo):
            return False
        if view.rules.limit is Limit.FIXED:
            return action.to == view.legal.wager[0]
        return is_usual(view, action)

    @property
    def name(self) -> str:
        """The short name of the structure, as files and reports use it."""
        return self.structure.value if isinstance(self.structure, TableStructure) else self.structure.name

    @property
    def told(self) -> Message:
        """By which structure it plays, in words."""
        structure = self.structure
        if isinstance(structure, TableStructure):
            return Message.of("advice-reference-table", structure=structure.value, fits=self.fits)
        return Message.of(
            "advice-reference-two",
            opening=structure.opening.value,
            whole=structure.ante == 1,
            circuit=structure.one_circuit,
            double=structure.big == 2,
            fits=self.fits,
        )

    @property
    def shares(self) -> Message:
        """All that it does here and how often, the most frequent first."""
        ranked = sorted(self.choices, key=lambda made: made.chance, reverse=True)
        parts = tuple(
            Message.of("advice-reference-part", choice=_say(self.view, made.action), share=as_share(float(made.chance)))
            for made in ranked
        )
        return Message.of("advice-numbers-reference", parts=parts)


def reference_play(view: SeatView) -> ReferencePlay | None:
    """What the stored reference does where this seat is to bet or to exchange five cards against somebody; or None."""
    if not view.my_turn or not (view.phase.is_betting or view.phase is Phase.DRAW) or len(view.hand) != 5:
        return None
    if not any(player.active and player.seat != view.seat for player in view.players):
        return None
    structure, fits = reference_structure(view)
    return ReferencePlay(view=view, choices=reference_choices(view), structure=structure, fits=fits)


def has_reference(view: SeatView) -> bool:
    """Whether there is a choice here that can be set beside what the stored reference does."""
    return reference_play(view) is not None


@dataclass(frozen=True, slots=True, kw_only=True)
class ModelAppraisal(Appraisal):
    """What choices are worth by a simple model, beside what the reference does."""

    play: ReferencePlay | None = field(default=None, repr=False, compare=False)


def with_frequencies(view: SeatView, worths: Iterable[Worth], play: ReferencePlay | None) -> tuple[Worth, ...]:
    """The same choices, each with how often the reference makes it.

    Where a number of cards has been asked for they are the shares among the ways to throw so many; and none are told
    where it would never have asked for that number.
    """
    found = tuple(worths)
    if play is None:
        return found
    often = [play.frequency(worth.action) for worth in found]
    whole = sum(share or 0.0 for share in often) if view.phase is Phase.DRAW else 1.0
    if not whole:
        return found
    return tuple(
        worth if share is None else replace(worth, frequency=share / whole)
        for worth, share in zip(found, often, strict=True)
    )


def judged_beside(
    appraisal: Appraisal, mine: Worth, limits: Limits, phase: Phase, *, worst: Verdict = Verdict.BLUNDER
) -> Judged:
    """The verdict on a choice by an appraisal; by a model's beside the best of what the reference makes.

    What the model says is not yet weighed against how often the reference makes the choice (`weighed`).
    """
    if not isinstance(appraisal, ModelAppraisal):
        return judged(appraisal, mine, limits, phase, worst=worst)
    kept = tuple(worth for worth in appraisal.worths if worth is mine or _is_made(worth, limits))
    beside = replace(appraisal, worths=kept) if len(kept) > 1 else appraisal
    return judged(beside, mine, replace(limits, mixed=1.0), phase, worst=worst)


def weighed(found: Judged, appraisal: Appraisal, limits: Limits) -> Judged:
    """A simple model's verdict beside what the reference does; any other as it is.

    What it makes is good, and best only where it makes nothing else. What it does not make is worse where the model
    finds that too, and else it is not graded: that it is never made does not tell what it costs. A reference that was
    worked out for other terms decides nothing: where it and the model part, nothing is graded.
    """
    mine = found.mine
    if not isinstance(appraisal, ModelAppraisal) or appraisal.play is None or mine.frequency is None:
        return found
    fine = found.verdict in (Verdict.BEST, Verdict.GOOD)
    if not _is_made(mine, limits):
        return found.called(Verdict.CLOSE) if fine else found
    if not appraisal.play.fits:
        return found.called(Verdict.CLOSE) if found.verdict in WORSE else found
    alone = not any(_is_made(worth, limits) for worth in appraisal.worths if worth is not mine)
    if found.verdict is Verdict.BEST and alone:
        return found
    return replace(found, verdict=Verdict.GOOD, mixed=True)


def contradicted(found: Judged) -> bool:
    """Whether a model's verdict has given way to what the reference does, so that its own words do not hold."""
    if found.mine.frequency is None or not (found.mine.firm and found.best.firm):
        return False
    clearly_worse = found.loss.low > 0 and found.loss.value > found.scale.good
    if found.verdict is Verdict.CLOSE:
        return clearly_worse or found.loss.high <= found.scale.good
    return found.mixed and clearly_worse


def _is_made(worth: Worth, limits: Limits) -> bool:
    return worth.frequency is not None and worth.frequency > limits.mixed


def missing(view: SeatView) -> Message | None:
    """That numpy is missing, what is told in place of values, and how to get it; None where it is there or no use."""
    if has_numpy() or reference_play(view) is None:
        return None
    return Message.of("advice-numpy-missing", modelled=why_uncounted(view) is None)


# -- What is said --


def beside_reference(view: SeatView, told: Feedback, appraisal: Appraisal, limits: Limits) -> Feedback:
    """What is said by a simple model, with what the reference does in the same place; as it is for any other source."""
    if not isinstance(appraisal, ModelAppraisal) or appraisal.play is None or len(appraisal.worths) == 1:
        return told
    play = appraisal.play
    often = appraisal.of(told.chosen).frequency
    said = () if often is None else (*_says(play, often, limits), *_why_not(play, told))
    lack = missing(view)
    return replace(
        told,
        reasons=(*told.reasons, *said, *(() if lack is None else (lack,))),
        numbers=(play.shares, play.told, *told.numbers),
        ranges=_ranges(view, told.chosen),
    )


def _ranges(view: SeatView, chosen: Action) -> tuple[Spread, ...]:
    if not tells(view):
        return ()
    thrown = len(chosen.cards) if isinstance(chosen, Discard) else 0 if isinstance(chosen, StandPat) else None
    own = yours(view, thrown=thrown)
    others = tuple(spread_of(view, other) for other in held(view))
    return others if own is None else (*others, own)


def _why_not(play: ReferencePlay, told: Feedback) -> tuple[Message, ...]:
    """Why a choice of which the model and the reference do not say the same has no verdict."""
    if told.verdict is not Verdict.CLOSE or any(said.key in _SAY_WHY for said in told.reasons):
        return ()
    return (Message.of("advice-reference-alone", fits=play.fits),)


def _says(play: ReferencePlay, often: float, limits: Limits) -> tuple[Message, ...]:
    """Whether the reference makes a choice that it makes so often, and what it makes instead."""
    if often > limits.mixed:
        return (Message.of("advice-reference-makes", always=often == 1, often=as_share(often)),)
    most = max(play.choices, key=lambda made: made.chance)
    return (
        Message.of(
            "advice-reference-leaves",
            certain=most.chance == 1,
            never=often == 0,
            most=_say(play.view, most.action),
            share=as_share(float(most.chance)),
        ),
    )


def without_figures(view: SeatView, chosen: Action, limits: Limits) -> Feedback:
    """What there is to say of a choice for which there are no figures: why, and what the reference does.

    What it makes is good where it was worked out for such a table; a fold where a check is free is a mistake; nothing
    else is graded.
    """
    why = Message.of("advice-no-figures", why=(why_uncounted(view) or Uncounted.ALONE).value)
    play = reference_play(view)
    if play is None:
        return Feedback(verdict=Verdict.CLOSE, chosen=chosen, reasons=(why,))
    often = play.frequency(chosen)
    said = () if often is None else _says(play, often, limits)
    lack = missing(view)
    told = (*said, *(() if lack is None else (lack,)))
    free = isinstance(chosen, Fold) and view.legal.check
    verdict = Verdict.CLOSE
    if free:
        verdict, told = Verdict.MISTAKE, (Message.of("advice-idea-folds-for-free"), *told)
    elif play.fits and often is not None and often > limits.mixed and unusual_bet(view) is None:
        verdict = Verdict.GOOD
    else:
        told = (why, *told)
    return Feedback(
        verdict=verdict,
        chosen=chosen,
        better=Check() if free else None,
        reasons=told,
        numbers=(play.shares, play.told),
        kind=NumberKind.REFERENCE,
        rule="NO-19" if free else None,
        misconception=Misconception.FOLDS_FOR_FREE if free else None,
    )


def _say(view: SeatView, action: Action) -> Message:
    return choice(action, hand=view.hand, phase=view.phase)
