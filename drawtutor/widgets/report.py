"""A deal looked back on: what came of it, each choice with its verdict, and luck apart from choice."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from drawtutor.play import Session, apart
from drawtutor.rules import Phase, StandPat
from drawtutor.widgets.coach import verdict
from drawtutor.widgets.pictures import stage_name
from drawtutor.widgets.plain import Picture
from drawtutor.widgets.review import Step
from drawtutor.widgets.wording import Wording

__all__ = ["deal_report", "session_steps", "step_of_decision"]


def deal_report(session: Session, words: Wording, *, part: str, chosen: Callable[[int], str]) -> Picture:
    """The deal that is over; ``chosen`` says what the learner chose, by the number of the choice."""
    payoff = (session.view.payoffs or (0,) * len(session.view.players))[session.hero]
    end = "won" if payoff > 0 else "lost" if payoff < 0 else "even"
    rows = [
        {
            "stage": stage_name(decision.phase, decision.view, words),
            "text": chosen(place),
            "verdict": verdict(decision.feedback, words),
            "button": {
                "key": f"look{place}",
                "text": words.say("ui-deal-look-at"),
                "name": words.say("ui-deal-look-at-choice", phase=decision.phase, choice=chosen(place)),
                "intent": {"name": "look", "part": part, "decision": place},
            },
        }
        for place, decision in enumerate(session.decisions)
    ]
    return {
        "type": "report",
        "key": f"{part}-report",
        "label": words.say("ui-deal-report"),
        "title": words.say("ui-deal-report"),
        "lines": [words.say(f"ui-deal-{end}", amount=abs(payoff))],
        "rows": rows,
        "after": _luck(session, words) if rows else [words.say("ui-deal-no-choice")],
    }


def _luck(session: Session, words: Wording) -> list[str]:
    """Luck apart from choice, where it can be counted."""
    luck = session.luck()
    if luck is None:
        return []
    told = [words.say(message) for message in luck.messages]
    thrown = [made for made in session.decisions if made.phase is Phase.DRAW]
    if luck.draw is not None and thrown and not isinstance(thrown[-1].action, StandPat):
        told.append(words.say(apart(thrown[-1].feedback.verdict, luck.draw)))
    return told


def session_steps(session: Session) -> tuple[Step, ...]:
    """The steps of the session's deal: each choice, with what the dealer does after it."""
    made: list[Step] = []
    before, hand = Phase.DEAL, session.view.hand[:0]
    for step in session.steps:
        if step.seat is None and made:
            made[-1] = replace(made[-1], view=step.view, events=made[-1].events + step.events)
        else:
            chosen = None if step.decision is None else session.decisions[step.decision]
            made.append(Step(view=step.view, events=step.events, phase=before, hand=hand, decision=chosen))
        before, hand = step.view.phase, step.view.hand
    return tuple(made)


def step_of_decision(session: Session, decision: int) -> int:
    """The step at which a choice of the learner's was made; the first where there is no such choice."""
    places = [place for place, step in enumerate(session_steps(session)) if step.decision is not None]
    return places[decision] if 0 <= decision < len(places) else 0
