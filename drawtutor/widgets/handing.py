"""How a hand comes onto the odds lab's bench, as pictures: dealt, chosen from the deck, typed, or an example."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from drawtutor.cards import format_cards
from drawtutor.widgets.bench import Bench
from drawtutor.widgets.plain import Picture
from drawtutor.widgets.wording import Wording

__all__ = ["EXAMPLES", "HandPictures"]

EXAMPLES: Final[Mapping[str, tuple[str, str]]] = MappingProxyType(
    {
        "pair-ace": ("QhQdAc5s2d", "QhQd"),
        "three-king": ("8s8h8dKc4h", "8s8h8d"),
        "four-hearts": ("AhJh8h3h5c", "AhJh8h3h"),
        "open": ("9c8d7h6sKd", "9c8d7h6s"),
        "inside": ("9c8d7h5sKd", "9c8d7h5s"),
        "straight-flush": ("9h8h7h6h2c", "9h8h7h6h"),
    }
)
"""Hands to begin with, and what is kept of them at first."""


_SUITS: Final = {"s": "spades", "h": "hearts", "d": "diamonds", "c": "clubs"}


class HandPictures:
    """The controls around the hand."""

    def __init__(self, words: Wording, *, part: str, stamp: int, refused: Mapping[str, Picture]) -> None:
        """``stamp`` goes up with each hand that is laid; ``refused`` tells, by what was asked, why it was not done."""
        self._words = words
        self._part = part
        self._stamp = stamp
        self._refused = refused

    def getting(self, bench: Bench) -> Picture:
        """The ways to another hand: dealt, chosen from the deck, typed, or an example."""
        words = self._words
        return {
            "deal": {"key": "deal", "text": words.say("lab-deal"), "quiet": True, "intent": self._intent("deal")},
            "choose": words.say("lab-choose"),
            "typed": {
                "label": words.say("lab-type"),
                "note": words.say("lab-type-note"),
                "use": words.say("lab-type-use"),
                "empty": words.say("lab-type-empty"),
                "draft": f"{self._part}-typed",
                "intent": self._intent("cards"),
                "refusal": self._refused.get("cards"),
            },
            "examples": {
                "title": words.say("lab-examples"),
                "buttons": [
                    {
                        "key": f"example-{name}",
                        "text": words.say(f"lab-example-{name}"),
                        "look": "link",
                        "quiet": True,
                        "intent": {**self._intent("example"), "example": name},
                    }
                    for name in EXAMPLES
                ],
            },
            "picker": {
                "title": words.say("lab-picker"),
                "suitLabel": words.say("lab-picker-suit"),
                "suits": [{"suit": suit, "text": words.say(f"suit-{name}")} for suit, name in _SUITS.items()],
                "counts": [words.say("lab-picker-count", count=count, left=5 - count) for count in range(6)],
                "full": words.say("lab-picker-full"),
                "seen": {str(card): words.say("lab-picker-seen") for card in bench.seen},
                "take": words.say("lab-picker-take"),
                "clear": words.say("lab-picker-clear"),
                "close": words.say("lab-picker-close"),
                "draft": f"{self._part}-picked-{self._stamp}",
                "intent": self._intent("cards"),
            },
        }

    def set_aside(self, bench: Bench) -> Picture:
        """What else has been seen, and how many cards may be thrown."""
        words = self._words
        key = "lab-seen-told" if bench.seen else "lab-seen-none"
        return {
            "title": words.say("lab-more"),
            "seen": {
                "label": words.say("lab-seen"),
                "note": words.say("lab-seen-note"),
                "value": format_cards(bench.seen, separator=" "),
                "use": words.say("lab-seen-use"),
                "draft": f"{self._part}-seen-{self._stamp}",
                "intent": self._intent("seen"),
                "refusal": self._refused.get("seen"),
            },
            "told": words.say(key, cards=bench.seen),
            "most": {
                "key": f"{self._part}-most",
                "draft": f"{self._part}-most",
                "label": words.say("lab-most"),
                "field": "most",
                "options": [
                    {"value": count, "text": words.say("lab-most-count", count=count), "now": count == bench.most}
                    for count in (5, 4, 3, 2, 1)
                ],
                "intent": self._intent("most"),
            },
        }

    def _intent(self, name: str) -> Picture:
        return {"name": name, "part": self._part}
