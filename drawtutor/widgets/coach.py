"""The coach's words on a choice: the verdict, the reason, the numbers behind it, and the hint ladder."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from drawtutor.advice import Feedback
from drawtutor.odds import Estimate
from drawtutor.rules import Phase
from drawtutor.widgets.plain import Picture
from drawtutor.widgets.wording import Wording
from drawtutor.words import enum_key

__all__ = ["hint_ladder", "judgement", "verdict"]

_MOST_OPTIONS: Final = 6


def verdict(feedback: Feedback, words: Wording) -> Picture:
    """The verdict as a word; its sign and colour are the page's."""
    return {"key": feedback.verdict.value, "word": words.say(enum_key(feedback.verdict))}


def judgement(feedback: Feedback, words: Wording, *, phase: Phase) -> Picture:
    """What is said of a choice, as the fields of a coach block."""
    better = words.catalogue.action(feedback.better, names=words.names, phase=phase) if feedback.better else None
    return {
        "verdict": verdict(feedback, words),
        "reasons": [words.say(reason) for reason in feedback.reasons],
        "better": words.say("ui-coach-better", choice=better) if better else None,
        "rules": words.rules([feedback.rule]) if feedback.rule else None,
        "numbers": _numbers(feedback, words, phase),
    }


def _numbers(feedback: Feedback, words: Wording, phase: Phase) -> Picture | None:
    lines = [words.say(line) for line in feedback.numbers]
    bars = _bars(feedback, words, phase)
    if not lines and not bars:
        return None
    return {
        "title": words.say("ui-coach-numbers"),
        "bars": bars or None,
        "lines": lines or None,
        "assumption": words.say(feedback.assumption) if feedback.assumption else None,
    }


def _bars(feedback: Feedback, words: Wording, phase: Phase) -> list[Picture]:
    """The alternatives beside each other, where they are worth a chance; chips have no whole to be a share of."""
    rows = []
    for place, option in enumerate(feedback.options[:_MOST_OPTIONS]):
        value = option.value
        if phase is not Phase.DRAW or value is None:
            continue
        share = float(value.value if isinstance(value, Estimate) else value)
        if not 0 <= share <= 1:
            continue
        mark = "chosen" if option.action == feedback.chosen else "best" if place == 0 else None
        label = words.catalogue.action(option.action, names=words.names, phase=phase)
        rows.append({"label": label, "share": share, "text": words.text(_as_value(value)), "mark": mark})
    return rows


def _as_value(value: Fraction | Estimate) -> object:
    return value


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
