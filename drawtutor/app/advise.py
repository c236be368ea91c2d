"""``drawtutor advise``: what each choice of the player to act is worth, from a record that stops at a decision."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

from drawtutor.advice import (
    MOST_DEALS,
    Appraisal,
    Feedback,
    Limits,
    Spread,
    Verdict,
    all_choices,
    has_figures,
    refined,
    review,
    verdicts,
)
from drawtutor.app import advise_table
from drawtutor.app.advise_question import AdviceRefusedError, Question, read_question, token
from drawtutor.app.replay import listed, read_text
from drawtutor.app.terminal import MISUSE, put
from drawtutor.message import Message
from drawtutor.rules import Action, RecordError, SeatView
from drawtutor.words import Catalogue

__all__ = ["PRECISE", "Advice", "advise", "described", "main"]

_ENOUGH: Final = 0.1
_ENOUGH_DEALS: Final = 2_000
"""Without ``--precise``: the error of the differences that will do, in small bets, and the most deals for it."""
PRECISE: Final = 0.03
"""With it: the error of the differences, in small bets."""
_ORDER: Final = tuple(Verdict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Advice:
    """What there is to say to the player to act."""

    view: SeatView
    choices: tuple[Action, ...]
    """Every choice, the one that is worth most first where there are figures."""
    appraisal: Appraisal | None
    """None where there are no figures."""
    verdicts: tuple[Verdict, ...]
    """One for each choice of the appraisal, in its order."""
    best: Action | None
    """By its verdict first, then by its worth; None where there are no figures."""
    about: Feedback
    """On the choice that is asked about, else on the best one; without figures it says why there are none."""
    asked: bool
    """Whether one choice was asked about."""


def advise(question: Question, *, seed: int = 0, precise: bool = False) -> Advice:
    """The advice on a decision, from the view of the seat that is to act: nothing else of the deal enters."""
    view = question.deal.view(question.seat)
    asked = () if question.asked is None else (question.asked,)
    rng = Random(seed)
    if not has_figures(view):
        choices = all_choices(view, asked)
        about = review(view, asked[0] if asked else choices[0], rng=rng, limits=question.limits)
        return Advice(
            view=view, choices=choices, appraisal=None, verdicts=(), best=None, about=about, asked=bool(asked)
        )
    unit = view.stakes.lowest_bet(view.rules)
    error, most = (PRECISE, MOST_DEALS) if precise else (_ENOUGH, _ENOUGH_DEALS)
    appraisal = refined(view, rng, error=error * unit, most=most, asked=asked)
    given = verdicts(view, appraisal, limits=question.limits)
    places = range(len(given))
    best = appraisal.worths[min(places, key=lambda at: (_ORDER.index(given[at]), not appraisal.worths[at].firm, at))]
    chosen = asked[0] if asked else best.action
    return Advice(
        view=view,
        choices=tuple(worth.action for worth in appraisal.worths),
        appraisal=appraisal,
        verdicts=given,
        best=best.action,
        about=review(view, chosen, rng=rng, limits=question.limits, appraisal=appraisal),
        asked=bool(asked),
    )


def described(advice: Advice, catalogue: Catalogue) -> dict[str, Any]:
    """The advice as plain data. Chips are counted from this decision on; shares are of the pot as it stands."""
    view, appraisal, about = advice.view, advice.appraisal, advice.about
    names = advise_table.names_for(view)

    def say(what: Message | None) -> str | None:
        return None if what is None else catalogue.say(what, names=names)

    told: dict[str, Any] = {
        "ok": True,
        "seat": f"p{view.seat + 1}",
        "phase": view.phase.value,
        "pot": view.pot,
        "to_call": view.legal.to_call,
        "actions": [],
        "best": None if advice.best is None else token(view.seat, advice.best),
        "verdicts": {},
        "source": None if appraisal is None else appraisal.source.value,
        "assumption": say(appraisal.assumption) if appraisal else None,
        "deals": appraisal.samples if appraisal else 0,
        "about": token(view.seat, about.chosen) if advice.asked or appraisal else None,
        "reasons": [say(reason) for reason in about.reasons],
        "rule": about.rule,
        "misconception": about.misconception.value if about.misconception else None,
        "ranges": [_range(spread, say(spread.told)) for spread in about.ranges],
    }
    if appraisal is None:
        empty = {"ev": None, "se": None, "kind": None, "share_of_pot": None}
        told["actions"] = [{"action": token(view.seat, action)} | empty for action in advice.choices]
        return told
    for worth, verdict in zip(appraisal.worths, advice.verdicts, strict=True):
        loss = appraisal.loss(worth)
        told["actions"].append(
            {
                "action": token(view.seat, worth.action),
                "ev": round(worth.value.value, 4),
                "se": round(worth.value.standard_error, 4),
                "kind": worth.kind.value,
                "share_of_pot": round(loss.value / appraisal.unit, 4),
                "loss": round(loss.value, 4),
                "loss_se": round(loss.standard_error, 4),
            }
            | ({} if worth.frequency is None else {"frequency": round(worth.frequency, 4)})
        )
        told["verdicts"][token(view.seat, worth.action)] = verdict.value
    return told


def _range(spread: Spread, told: str | None) -> dict[str, Any]:
    return {
        "seat": f"p{spread.seat + 1}",
        "told": told,
        "drew": spread.drew,
        "before": {kind.value: round(share, 4) for kind, share in spread.before.items()},
        "now": {kind.value: round(share, 4) for kind, share in spread.now.items()},
    }


def main(
    catalogue: Catalogue,
    path: str,
    *,
    limits: Limits,
    hold: str | None = None,
    action: str | None = None,
    seed: int = 0,
    precise: bool = False,
    as_json: bool = False,
) -> int:
    """Prints the advice on the decision at which the record in a file stops; 2 with a sentence where there is none."""
    try:
        question = read_question(read_text(Path(path)), catalogue, hold=hold, action=action, limits=limits)
    except RecordError as refused:
        told = {"ok": False, "at": None, "action": None, "rule": None, "message": catalogue.refusal(refused)}
        return put(json.dumps(told) if as_json else listed(told), catalogue, status=MISUSE)
    except AdviceRefusedError as refused:
        return put(json.dumps(refused.told) if as_json else listed(refused.told), catalogue, status=MISUSE)
    advice = advise(question, seed=seed, precise=precise)
    if as_json:
        return put(json.dumps(described(advice, catalogue)), catalogue)
    view, about = advice.view, advice.about
    text = advise_table.text(
        catalogue,
        view,
        choices=[token(view.seat, choice) for choice in advice.choices],
        appraisal=advice.appraisal,
        verdicts=advice.verdicts,
        about=about,
    )
    return put(text, catalogue)
