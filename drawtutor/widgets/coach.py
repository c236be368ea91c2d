"""The coach's words on a choice: the verdict, the reason, the numbers behind it, and the hint ladder."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from drawtutor.advice import Feedback
from drawtutor.cards import Card
from drawtutor.play import Decision
from drawtutor.rules import Action, Bet, Call, Check, Discard, Fold, Phase, RaiseTo, StandPat
from drawtutor.widgets.background import can_go_on
from drawtutor.widgets.plain import Picture
from drawtutor.widgets.ranges import range_pictures
from drawtutor.widgets.reaction import Reaction
from drawtutor.widgets.wording import Wording
from drawtutor.words import enum_key

__all__ = ["hint_ladder", "judgement", "made_surer", "sureness", "verdict"]

_MOST_OPTIONS: Final = 6
_UNGRADED: Final = frozenset(
    {"advice-no-figures", "advice-reference-alone", "advice-size-unusual", "advice-bluff-depends"}
)
"""The reasons for which a choice is not graded, though nothing may be close."""
_LABELS: Final = {Fold: "action-fold.label", Check: "action-check.label", StandPat: "action-stand-pat.label"}


def verdict(feedback: Feedback, words: Wording) -> Picture:
    """The verdict as a word; its sign and colour are the page's. What is not graded has none."""
    if any(reason.key in _UNGRADED for reason in feedback.reasons):
        return {"key": "ungradeable", "word": words.say("ui-not-graded")}
    return {"key": feedback.verdict.value, "word": words.say(enum_key(feedback.verdict))}


def sureness(made: Decision, words: Wording) -> Picture | None:
    """How many deals the figures on a choice were sampled in, and whether more are being dealt; None without any."""
    if not made.samples:
        return None
    if made.is_sure:
        return {"key": "sure", "text": words.say("ui-coach-sure", deals=made.samples)}
    # Where nothing goes on, nothing is promised.
    key = "going-on" if can_go_on() else "first"
    return {"key": key, "text": words.say(f"ui-coach-{key}", deals=made.samples)}


def made_surer(made: Decision, words: Wording, *, choice: str = "") -> Reaction | None:
    """Makes the figures on a choice surer by a little work; says the verdict only where it becomes another one.

    None where nothing that shows has changed. ``choice`` is what was chosen, in words.
    """
    before = verdict(made.feedback, words)
    if not made.go_on():
        return None
    now = verdict(made.feedback, words)
    if now == before:
        return Reaction()
    return Reaction(" ".join(filter(None, (choice, words.say("ui-coach-surer", verdict=now["word"])))))


def judgement(feedback: Feedback, words: Wording, *, phase: Phase, hand: Sequence[Card] = ()) -> Picture:
    """What is said of a choice, as the fields of a coach block; ``hand`` is the hand from which cards were thrown."""
    return {
        "verdict": verdict(feedback, words),
        "reasons": [words.say(reason) for reason in feedback.reasons],
        "better": _better(feedback.better, words, phase) if feedback.better else None,
        "rules": words.rules([feedback.rule]) if feedback.rule else None,
        "numbers": _numbers(feedback, words, phase, hand),
    }


def _better(action: Action, words: Wording, phase: Phase) -> str:
    if isinstance(action, Discard):
        return words.say("ui-coach-better-throw", cards=action.cards)
    return words.say("ui-coach-better", choice=words.catalogue.action(action, names=words.names, phase=phase))


def _numbers(feedback: Feedback, words: Wording, phase: Phase, hand: Sequence[Card]) -> Picture | None:
    lines = [words.say(line) for line in feedback.numbers]
    bars = _bars(feedback, words, phase, hand)
    ranges = range_pictures(feedback.ranges, words)
    if not lines and not bars and not ranges:
        return None
    return {
        "title": words.say("ui-coach-numbers"),
        "bars": bars,
        "lines": lines or None,
        "ranges": ranges,
        "kind": words.say(f"{enum_key(feedback.kind)}.told") if feedback.kind else None,
        "assumption": words.say(feedback.assumption) if feedback.assumption else None,
    }


def _bars(feedback: Feedback, words: Wording, phase: Phase, hand: Sequence[Card]) -> Picture | None:
    """The choices by what they are worth, the best first; beside a way to exchange how often it wins.

    Bars begin at 0 chips, where a fold stands, and go to the left where something is lost.
    """
    options = [option for option in feedback.options if option.worth is not None]
    places = [place for place, option in enumerate(options) if _same(option.action, feedback.chosen)]
    kept = [*range(min(len(options), _MOST_OPTIONS)), *(place for place in places if place >= _MOST_OPTIONS)]
    if len(kept) < 2:
        return None
    worths = [option.worth.value for option in options if option.worth is not None]
    low = min(0.0, *(worths[place] for place in kept))
    span = max(0.0, *(worths[place] for place in kept)) - low or 1.0
    rows = []
    for place in kept:
        option, worth = options[place], worths[place]
        mark = "chosen" if place in places else "best" if place == 0 else None
        thrown = option.action.cards if isinstance(option.action, Discard) else ()
        wins = option.value if isinstance(option.action, Discard | StandPat) else None
        rows.append(
            {
                "key": f"{place}",
                "label": _label(option.action, words, phase),
                "cards": words.cards(card for card in hand if card not in thrown) if thrown else None,
                "tail": words.say(f"ui-bar-{mark}") if mark else None,
                "share": abs(worth) / span,
                "start": (min(worth, 0.0) - low) / span,
                "zero": -low / span,
                "text": words.say("ui-bar-worth", chips=round(worth, 1)),
                "beside": words.say("ui-bar-wins", chance=wins) if wins is not None else None,
                "mark": mark,
            }
        )
    wins_too = any(row["beside"] for row in rows)
    return {"title": words.say("ui-bars-exchange" if wins_too else "ui-bars"), "rows": rows}


def _label(action: Action, words: Wording, phase: Phase) -> str:
    match action:
        case Discard():
            return words.say("ui-bar-keep")
        case Bet(to):
            return words.say("action-bet.label", amount=to, phase=phase)
        case RaiseTo(to):
            return words.say("action-raise.label", amount=to)
        case Call():
            return words.say("action-call.bare")
        case _:
            return words.say(_LABELS[type(action)])


def _same(one: Action, other: Action) -> bool:
    """Whether two choices come to the same: the order in which cards are thrown means nothing."""
    if isinstance(one, Discard) and isinstance(other, Discard):
        return set(one.cards) == set(other.cards)
    return one == other


def hint_ladder(hints: Sequence[str], opened: int, words: Wording, *, part: str, closed: str = "") -> Picture:
    """Three steps, each with what it costs; ``opened`` of them are told, and only the next one can be asked for.

    Hints that have not been asked for are not in it.
    """
    steps = []
    for place in range(3):
        number = place + 1
        told = hints[place] if place < opened and place < len(hints) else None
        off = closed or (words.say("ui-hint-order") if place > opened else "")
        steps.append(
            {
                "name": words.say(f"ui-hint-{number}"),
                "text": told,
                "cost": words.say(f"ui-hint-cost-{number}"),
                "button": {
                    "key": f"hint{number}",
                    "text": words.say(f"ui-hint-{number}"),
                    "off": off or None,
                    "intent": {"name": "hint", "part": part, "step": number},
                },
            }
        )
    return {"title": words.say("ui-hints"), "note": words.say("ui-hints-note"), "steps": steps}
