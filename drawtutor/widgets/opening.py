"""The one position that lies open on a page of many: where it was opened, and where the focus goes back to."""

from __future__ import annotations

from collections.abc import Mapping

from drawtutor.rules import RuleSet
from drawtutor.widgets._base import Reaction
from drawtutor.widgets.plain import Picture
from drawtutor.widgets.trial import Trial
from drawtutor.widgets.tryout import TryoutPart
from drawtutor.widgets.wording import Wording

__all__ = ["OpenPosition", "Place"]

Place = tuple[Trial, RuleSet]
"""What is tried, and under which rule set it begins."""


class OpenPosition:
    """Opens a position where the page offers one, and closes the one before it."""

    def __init__(self, key: str, places: Mapping[str, Place], words: Wording) -> None:
        """``places`` are all that can be opened, by the keys of their buttons; ``key`` is their part's."""
        self._key = key
        self._places = places
        self._words = words
        self._at = ""
        self._tryout: TryoutPart | None = None

    @property
    def at(self) -> str:
        """The key of the button that it was opened by; empty where none is open."""
        return self._at

    @property
    def rule_set(self) -> RuleSet | None:
        """Which rules are tried now."""
        return None if self._tryout is None else self._tryout.rule_set

    def blocks(self) -> list[Picture] | None:
        """What is open; None where nothing is."""
        return None if self._tryout is None else list(self._tryout.blocks())

    def button(self, at: str, *, text: str, name: str) -> Picture:
        """The button that opens a place, and closes it again."""
        return {
            "key": at,
            "text": text,
            "name": name,
            "look": "quiet",
            "expanded": at == self._at,
            "intent": {"name": "try", "part": self._key, "at": at},
        }

    def receive(self, name: str, intent: Mapping[str, object]) -> Reaction | None:
        """Opens, closes, or hands on to what is open; None where that was nothing for it."""
        at = intent.get("at")
        if name == "try" and isinstance(at, str) and at in self._places:
            return self._close() if at == self._at else self._open(at)
        if name == "close" and self._tryout is not None:
            return self._close()
        return None if self._tryout is None else self._tryout.receive(name, intent)

    def _open(self, at: str) -> Reaction:
        trial, rule_set = self._places[at]
        self._tryout = TryoutPart(self._key, trial, rule_set, self._words)
        self._at = at
        return Reaction(self._tryout.in_words(), focus=f"{self._key}-tryout")

    def _close(self) -> Reaction:
        at, self._at, self._tryout = self._at, "", None
        return Reaction(focus=at)
