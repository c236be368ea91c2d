"""One door for every choice: what the tutor says about it."""

from __future__ import annotations

from random import Random

from drawtutor.advice.appraisal import Appraisal
from drawtutor.advice.bet_verdicts import judge_bet
from drawtutor.advice.bets import review_bet
from drawtutor.advice.exchange import judge_exchange, review_exchange
from drawtutor.advice.feedback import Feedback, Verdict
from drawtutor.advice.grading import LIMITS, Limits
from drawtutor.advice.legality import illegal
from drawtutor.advice.showing import review_showing
from drawtutor.advice.sources import appraise, has_figures
from drawtutor.advice.stored import beside_reference, without_figures
from drawtutor.message import Message
from drawtutor.rules import (
    Action,
    Announce,
    Ask,
    Bet,
    Call,
    Check,
    Discard,
    Fold,
    Muck,
    Phase,
    RaiseTo,
    Rap,
    SeatView,
    Show,
    StandPat,
)

__all__ = ["figured", "review", "verdicts"]

_Figured = StandPat | Discard | Fold | Check | Call | Bet | RaiseTo


def review(
    view: SeatView,
    chosen: Action,
    *,
    rng: Random,
    limits: Limits = LIMITS,
    appraisal: Appraisal | None = None,
) -> Feedback:
    """The feedback on a choice, from the view in which it is made; ``limits`` say from where on a loss is which.

    It goes by the given ``appraisal`` of this decision, or by the quick one of the best source there is.

    Legality comes first. Without numpy a simple model's figures stand beside how often the stored reference makes
    each choice; what neither counts is graded by the reference alone, or not at all, and says so. Nothing is asked
    of the deal but what this seat may see, and nothing of how it goes on.
    """
    wrong = illegal(view, chosen)
    if wrong is not None:
        return wrong
    if isinstance(chosen, Ask):
        return Feedback(verdict=Verdict.GOOD, chosen=chosen, reasons=(Message.of("advice-ask"),), rule="PL-31")
    if isinstance(chosen, Announce):
        return Feedback(verdict=Verdict.GOOD, chosen=chosen, reasons=(Message.of("advice-announce"),), rule="PL-25")
    if isinstance(chosen, Rap) and not (view.legal.stand_pat or view.legal.check):
        return Feedback(verdict=Verdict.GOOD, chosen=chosen, reasons=(Message.of("advice-rap"),), rule="EN-20")
    if isinstance(chosen, Show | Muck):
        return review_showing(view, chosen)
    chosen = _plainly(view, chosen)
    if not has_figures(view):
        return without_figures(view, chosen, limits)
    if appraisal is None:
        appraisal = appraise(view, rng, asked=(chosen,))
    if isinstance(chosen, StandPat | Discard):
        told = review_exchange(view, chosen, rng=rng, appraisal=appraisal, limits=limits)
    else:
        told = review_bet(view, chosen, appraisal=appraisal, limits=limits)
    return beside_reference(view, told, appraisal, limits)


def figured(view: SeatView, chosen: Action) -> Action | None:
    """The choice that an appraisal is asked about for `review`; None where this choice takes no figures."""
    if isinstance(chosen, Ask | Announce | Show | Muck) or illegal(view, chosen) is not None or not has_figures(view):
        return None
    if isinstance(chosen, Rap) and not (view.legal.stand_pat or view.legal.check):
        return None
    return _plainly(view, chosen)


def _plainly(view: SeatView, chosen: _Figured | Rap) -> _Figured:
    """What it comes to without a word: a rap stands pat, or checks."""
    if not isinstance(chosen, Rap):
        return chosen
    return StandPat() if view.phase is Phase.DRAW else Check()


def verdicts(view: SeatView, appraisal: Appraisal, *, limits: Limits = LIMITS) -> tuple[Verdict, ...]:
    """The verdict on each choice of an appraisal, in its order: the same that `review` gives by it."""
    found = []
    for worth in appraisal.worths:
        action = worth.action
        if isinstance(action, StandPat | Discard):
            found.append(judge_exchange(appraisal, action, limits).verdict)
        elif isinstance(action, Fold | Check | Call | Bet | RaiseTo):
            found.append(judge_bet(view, appraisal, action, limits).verdict)
    return tuple(found)
