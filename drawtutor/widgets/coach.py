"""The coach's words on a choice: the verdict, the reason, the numbers behind it, and the hint ladder."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from drawtutor.advice import Feedback
from drawtutor.cards import Card
from drawtutor.odds import Estimate
from drawtutor.rules import Action, Discard, Phase, StandPat
from drawtutor.widgets.plain import Picture
from drawtutor.widgets.ranges import range_pictures
from drawtutor.widgets.wording import Wording
from drawtutor.words import enum_key

__all__ = ["hint_ladder", "judgement", "verdict"]

_MOST_OPTIONS: Final = 6
_UNGRADED: Final = frozenset(
    {"advice-no-figures", "advice-reference-alone", "advice-size-unusual", "advice-bluff-depends"}
)
"""The reasons for which a choice is not graded, though nothing may be close."""


def verdict(feedback: Feedback, words: Wording) -> Picture:
    """The verdict as a word; its sign and colour are the page's. What is not graded has none."""
    if any(reason.key in _UNGRADED for reason in feedback.reasons):
        return {"key": "ungradeable", "word": words.say("ui-not-graded")}
    return {"key": feedback.verdict.value, "word": words.say(enum_key(feedback.verdict))}


def judgement(feedback: Feedback, words: Wording, *, phase: Phase, hand: Sequence[Card] = ()) -> Picture:
    """What is said of a choice, as the fields of a coach block; ``hand`` is the hand from which cards were thrown."""
    return {
        "verdict": verdict(feedback, words),
        "reasons": [words.say(reason) for reason in feedback.reasons],
        "better": _better(feedback.better, words, phase) if feedback.better else None,
        "rules": words.rules([feedback.rule]) if feedback.rule else None,
        "numbers": _numbers(feedback, words, hand),
    }


def _better(action: Action, words: Wording, phase: Phase) -> str:
    if isinstance(action, Discard):
        return words.say("ui-coach-better-throw", cards=action.cards)
    return words.say("ui-coach-better", choice=words.catalogue.action(action, names=words.names, phase=phase))


def _numbers(feedback: Feedback, words: Wording, hand: Sequence[Card]) -> Picture | None:
    lines = [words.say(line) for line in feedback.numbers]
    bars = _bars(feedback, words, hand)
    ranges = range_pictures(feedback.ranges, words)
    if not lines and not bars and not ranges:
        return None
    return {
        "title": words.say("ui-coach-numbers"),
        "bars": bars or None,
        "lines": lines or None,
        "ranges": ranges,
        "kind": words.say(f"{enum_key(feedback.kind)}.told") if feedback.kind else None,
        "assumption": words.say(feedback.assumption) if feedback.assumption else None,
    }


def _bars(feedback: Feedback, words: Wording, hand: Sequence[Card]) -> list[Picture]:
    """The ways to exchange beside each other, each with its chance to win; the longest bar is the best chance."""
    options = [option for option in feedback.options[:_MOST_OPTIONS] if option.value is not None]
    options = [option for option in options if isinstance(option.action, Discard | StandPat)]
    if len(options) < 2:
        return []
    shares = [_share(option.value) for option in options]
    top = max(shares) or 1
    rows = []
    for place, (option, share) in enumerate(zip(options, shares, strict=True)):
        thrown = option.action.cards if isinstance(option.action, Discard) else ()
        mark = "chosen" if _same(option.action, feedback.chosen) else "best" if place == 0 else None
        label = words.say("ui-bar-keep" if thrown else "action-stand-pat.label")
        rows.append(
            {
                "label": label,
                "cards": words.cards(card for card in hand if card not in thrown) if thrown else None,
                "tail": words.say(f"ui-bar-{mark}") if mark else None,
                "share": share / top,
                "text": words.text(option.value),
                "mark": mark,
            }
        )
    return rows


def _share(value: Fraction | Estimate | None) -> float:
    return value.value if isinstance(value, Estimate) else float(value or 0)


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
