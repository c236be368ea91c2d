"""The verdict on a choice in a betting round: by the figures, as far as they reach."""

from __future__ import annotations

from dataclasses import replace

from drawtutor.advice.appraisal import Appraisal, NumberKind, Worth
from drawtutor.advice.bet_model import BettingAction
from drawtutor.advice.faced import as_opinion
from drawtutor.advice.feedback import Verdict
from drawtutor.advice.grading import LIMITS, WORSE, Judged, Limits, judged
from drawtutor.advice.openings import is_first_in, practice_verdict
from drawtutor.advice.reading import why_uncounted
from drawtutor.advice.sizes import differ_in_size
from drawtutor.advice.stored import ModelAppraisal, judged_beside, weighed
from drawtutor.rules import Action, Bet, Check, Fold, RaiseTo, SeatView

__all__ = ["judge_bet"]


def judge_bet(view: SeatView, appraisal: Appraisal, chosen: BettingAction, limits: Limits = LIMITS) -> Judged:
    """The verdict on a choice in a betting round by an appraisal, and what it is set beside.

    A simple model says too little of an opening, so that common practice judges it there.
    """
    mine = appraisal.of(chosen)
    found = _by_figures(view, appraisal, mine, chosen, limits)
    return as_opinion(view, _by_size(view, appraisal, found, chosen, limits))


def _by_size(view: SeatView, appraisal: Appraisal, found: Judged, chosen: BettingAction, limits: Limits) -> Judged:
    """The same, where a bet is worse than another that differs in size alone: no more than an inaccuracy for that.

    The reference counts bets, and answers every size as its own: what a size is worth beside another hangs on that. Set
    beside all else a bet is graded as ever.
    """
    if found.verdict not in WORSE or not differ_in_size(found.mine, found.best):
        return found
    kept = tuple(w for w in appraisal.worths if w is found.mine or not isinstance(w.action, Bet | RaiseTo))
    beside = _by_figures(view, replace(appraisal, worths=kept), found.mine, chosen, limits)
    if beside.verdict in (Verdict.MISTAKE, Verdict.BLUNDER):
        return beside
    return found.called(Verdict.INACCURACY)


def _by_figures(view: SeatView, appraisal: Appraisal, mine: Worth, chosen: BettingAction, limits: Limits) -> Judged:
    if not appraisal.beside(mine):
        return judged(appraisal, mine, limits, view.phase)
    model = isinstance(appraisal, ModelAppraisal)
    guessed = mine.kind is NumberKind.OPINION and not mine.firm
    found = judged_beside(appraisal, mine, limits, view.phase)
    if model or guessed:
        worst = _worst(chosen, found.best.action)
        found = judged_beside(appraisal, mine, limits, view.phase, worst=worst)
    if guessed and not model and found.verdict in WORSE and why_uncounted(view) is not None:
        # Not even a model answers for such a size here.
        return found.called(Verdict.CLOSE)
    if isinstance(chosen, Fold) and view.legal.check:
        # It can never gain, however the figures fall.
        return found.called(Verdict.BLUNDER if found.verdict is Verdict.BLUNDER else Verdict.MISTAKE)
    if model and is_first_in(view) and isinstance(chosen, Bet | Check | Fold):
        found = found.called(practice_verdict(view, chosen)[0])
    return weighed(found, appraisal, limits)


def _worst(chosen: BettingAction, best: Action) -> Verdict:
    """The lowest verdict that the model can answer for: it does not see raises that come after."""
    wagers = isinstance(chosen, Bet | RaiseTo)
    if not wagers and (isinstance(chosen, Fold) or isinstance(best, Fold)):
        return Verdict.BLUNDER
    return Verdict.MISTAKE if wagers and not isinstance(best, Bet | RaiseTo) else Verdict.INACCURACY
