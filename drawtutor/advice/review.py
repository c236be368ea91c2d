"""One door for every choice: what the tutor says about it."""

from __future__ import annotations

from random import Random

from drawtutor.advice.bets import review_bet
from drawtutor.advice.exchange import review_exchange
from drawtutor.advice.feedback import Feedback, Verdict
from drawtutor.advice.legality import illegal
from drawtutor.advice.reading import why_uncounted
from drawtutor.advice.showing import review_showing
from drawtutor.message import Message
from drawtutor.rules import (
    Action,
    Announce,
    Ask,
    Check,
    Discard,
    Muck,
    Phase,
    Rap,
    SeatView,
    Show,
    StandPat,
)

__all__ = ["review"]


def review(view: SeatView, chosen: Action, *, rng: Random) -> Feedback:
    """The feedback on a choice, from the view in which it is made.

    Legality comes first. What cannot be counted (a joker in play, a hand of other than five cards, a
    condition for winning) is not graded, and says so. Nothing is asked of the deal but what this seat
    may see, and nothing of how it goes on.
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
    why = why_uncounted(view)
    if why is not None:
        return Feedback(verdict=Verdict.CLOSE, chosen=chosen, reasons=(Message.of("advice-no-figures", why=why.value),))
    if isinstance(chosen, Rap):
        chosen = StandPat() if view.phase is Phase.DRAW else Check()
    if isinstance(chosen, StandPat | Discard):
        return review_exchange(view, chosen, rng=rng)
    return review_bet(view, chosen, rng=rng)
