"""``drawtutor advise``: what each choice of the player to act is worth, from a record that stops at a decision."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

from drawtutor.advice import (
    MODELS,
    MOST_DEALS,
    Appraisal,
    Feedback,
    Limits,
    NumberKind,
    ReferencePlay,
    Spread,
    Verdict,
    all_choices,
    has_figures,
    missing,
    reference_play,
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
    """Every choice, the one that is worth most first; without figures the one that the reference makes most often."""
    appraisal: Appraisal | None
    """None where there are no figures."""
    verdicts: tuple[Verdict, ...]
    """One for each choice, in their order; empty where there are neither figures nor a reference."""
    best: Action | None
    """By its verdict first, then by its worth; without figures what the reference makes most often, if there is one."""
    play: ReferencePlay | None
    """What the stored reference does here, where it is told how often it makes each choice."""
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
        return _by_the_reference(view, asked, question.limits)
    unit = view.stakes.lowest_bet(view.rules)
    error, most = (PRECISE, MOST_DEALS) if precise else (_ENOUGH, _ENOUGH_DEALS)
    appraisal = refined(view, rng, error=error * unit, most=most, asked=asked)
    given = verdicts(view, appraisal, limits=question.limits)
    places = range(len(given))
    best = appraisal.worths[min(places, key=lambda at: (_ORDER.index(given[at]), *_behind(appraisal, at)))]
    often = any(worth.frequency is not None for worth in appraisal.worths)
    chosen = asked[0] if asked else best.action
    return Advice(
        view=view,
        choices=tuple(worth.action for worth in appraisal.worths),
        appraisal=appraisal,
        verdicts=given,
        best=best.action,
        play=reference_play(view) if often else None,
        about=review(view, chosen, rng=rng, limits=question.limits, appraisal=appraisal),
        asked=bool(asked),
    )


def _behind(appraisal: Appraisal, at: int) -> tuple[float, bool, int]:
    """What decides between choices of one verdict; beside an opinion what the reference makes most often goes first."""
    worth = appraisal.worths[at]
    often = worth.frequency or 0.0 if appraisal.source in MODELS else 0.0
    return -often, not worth.firm, at


def _by_the_reference(view: SeatView, asked: tuple[Action, ...], limits: Limits) -> Advice:
    """The advice where there are no figures: what the stored reference does, if there is one."""
    choices, play = all_choices(view, asked), reference_play(view)
    if play is not None:
        often = play
        choices = tuple(sorted(choices, key=lambda action: often.frequency(action) or 0.0, reverse=True))
    told = [review(view, action, rng=Random(0), limits=limits) for action in choices]
    return Advice(
        view=view,
        choices=choices,
        appraisal=None,
        verdicts=() if play is None else tuple(feedback.verdict for feedback in told),
        best=None if play is None else choices[0],
        play=play,
        about=review(view, asked[0], rng=Random(0), limits=limits) if asked else told[0],
        asked=bool(asked),
    )


def described(advice: Advice, catalogue: Catalogue) -> dict[str, Any]:
    """The advice as plain data. Chips are counted from this decision on; shares are of the pot as it stands."""
    view, appraisal, about = advice.view, advice.appraisal, advice.about
    names = advise_table.names_for(view)

    def say(what: Message | None) -> str | None:
        return None if what is None else catalogue.say(what, names=names)

    lack = missing(view)
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
        "reference": None if advice.play is None else _reference(advice.play, say(advice.play.told)),
        "missing": None if lack is None else "numpy",
        "notice": say(lack),
        "about": token(view.seat, about.chosen) if advice.asked or appraisal or advice.play else None,
        "reasons": [say(reason) for reason in about.reasons],
        "rule": about.rule,
        "misconception": about.misconception.value if about.misconception else None,
        "ranges": [_range(spread, say(spread.told)) for spread in about.ranges],
    }
    if appraisal is None:
        told["actions"] = [_without_figures(advice, action) for action in advice.choices]
        tokens = (token(view.seat, action) for action in advice.choices)
        told["verdicts"] = {name: verdict.value for name, verdict in zip(tokens, advice.verdicts, strict=False)}
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


def _without_figures(advice: Advice, action: Action) -> dict[str, Any]:
    often = None if advice.play is None else advice.play.frequency(action)
    told = {"action": token(advice.view.seat, action), "ev": None, "se": None, "kind": None, "share_of_pot": None}
    if often is None:
        return told
    return told | {"kind": NumberKind.REFERENCE.value, "frequency": round(often, 4)}


def _reference(play: ReferencePlay, told: str | None) -> dict[str, Any]:
    return {"structure": play.name, "fits": play.fits, "told": told}


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
