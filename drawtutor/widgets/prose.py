"""Text on a page: paragraphs with the rules they cite one click away."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from drawtutor.course import Figure
from drawtutor.widgets._base import Reaction
from drawtutor.widgets.figures import counted
from drawtutor.widgets.plain import Picture
from drawtutor.widgets.wording import Wording

__all__ = ["Prose", "cited_rules", "runs"]

_RULE: Final = r"(?:PL|NO|BG|EN)-\d\d"
# A rule in brackets of its own loses them: the mark that opens it sets it apart already.
_MARKS: Final = re.compile(rf"\(({_RULE}(?:, {_RULE})*)\)|({_RULE})|\*\*([^*]+)\*\*|\*([^*]+)\*")


def runs(text: str) -> list[object]:
    """A text taken apart: plain pieces, the rules that it cites, and what is stressed in it."""
    pieces: list[object] = []
    end = 0
    for found in _MARKS.finditer(text):
        if found.start() > end:
            pieces.append(text[end : found.start()])
        end = found.end()
        bracketed, bare, strong, stressed = found.groups()
        if strong or stressed:
            pieces.append({"strong": strong} if strong else {"em": stressed})
            continue
        for place, rule in enumerate((bracketed or bare).split(", ")):
            if place:
                pieces.append(" ")
            pieces.append({"rule": rule})
    if end < len(text):
        pieces.append(text[end:])
    return pieces


def cited_rules(texts: Iterable[str]) -> tuple[str, ...]:
    """The rules that texts cite, in order, each once."""
    return tuple(dict.fromkeys(rule for text in texts for rule in re.findall(_RULE, text)))


class Prose:
    """A heading and paragraphs. Nothing in it is chosen, so it hears nothing."""

    def __init__(
        self,
        key: str,
        words: Wording,
        *,
        title: str = "",
        paragraphs: Sequence[str] = (),
        rules: Sequence[str] = (),
        figures: Sequence[Figure] = (),
        level: int = 2,
    ) -> None:
        """A text; ``rules`` are those it tells, shown at its end where no paragraph cites them.

        ``figures`` are the chances that it gives; how they were counted can be opened at its end.
        """
        self.key = key
        self._words = words
        self._title = title
        self._paragraphs = tuple(paragraphs)
        self._level = level
        self._figures = counted(figures, words)
        cited = cited_rules(paragraphs)
        self._cards = words.rules_by_id((*cited, *rules))
        self._uncited = [rule for rule in dict.fromkeys(rules) if rule not in cited]

    def blocks(self) -> Sequence[Picture]:
        """The text as one block."""
        paragraphs = [_paragraph(text) for text in self._paragraphs]
        if self._uncited:
            marks: list[object] = [mark for rule in self._uncited for mark in ({"rule": rule}, " ")]
            paragraphs.append({"kind": "sources", "runs": [self._words.say("ui-prose-rules"), " ", *marks[:-1]]})
        block = {
            "type": "prose",
            "key": self.key,
            "title": self._title or None,
            "level": self._level,
            "paragraphs": paragraphs,
            "rules": self._cards,
            "figures": self._figures,
        }
        return (block,)

    def receive(self, name: str, intent: Mapping[str, object]) -> Reaction | None:
        """Nothing can be chosen in a text."""
        return None

    def stored(self, kept: Mapping[str, object]) -> None:
        """A text keeps nothing."""

    def to_store(self) -> Mapping[str, object]:
        """A text keeps nothing."""
        return {}

    def in_words(self) -> str:
        """The text itself."""
        return "\n".join((self._title, *self._paragraphs)).strip()


def _paragraph(text: str) -> Picture:
    if text.startswith("- "):
        return {"kind": "item", "runs": runs(text[2:])}
    return {"runs": runs(" ".join(text.split()))}
