"""What the sources say where they part: topics down, rule sets across, each cell with a position to play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from drawtutor.course import tryout_points
from drawtutor.widgets._base import Part, Reaction, TutorWidget
from drawtutor.widgets.opening import OpenPosition
from drawtutor.widgets.pictures import look
from drawtutor.widgets.plain import Picture
from drawtutor.widgets.prose import Prose
from drawtutor.widgets.trial import TopicTrial
from drawtutor.widgets.wording import Wording
from drawtutor.words import Cell, Language, Point, enum_key

__all__ = ["DifferencesPart", "differences"]


class DifferencesPart:
    """The table of differences, with at most one position open in it."""

    key = "differences"

    def __init__(self, words: Wording) -> None:
        self._words = words
        self._points = words.catalogue.points()
        there = set(tryout_points())
        self._open = OpenPosition(
            self.key,
            {
                _place(point, cell): (TopicTrial(point, words), cell.source.rule_set)
                for point in self._points
                if point.key in there
                for cell in point.cells
            },
            words,
        )
        self._cells = {point.key: [self._cell(point, cell) for cell in point.cells] for point in self._points}

    def _cell(self, point: Point, cell: Cell) -> Picture:
        """What of a cell never changes."""
        words = self._words
        return {
            "key": cell.source.rule_set,
            "game": words.say(f"{enum_key(cell.source.rule_set)}.title"),
            "says": cell.says or words.say("differences-silent"),
            "silent": cell.says is None or None,
            "own": None if cell.reading is None else words.say("differences-own", reading=cell.reading),
            # What the others say stands beside it here.
            "rules": [rule | {"differs": None} for rule in words.rules(cell.rules)] or None,
        }

    def blocks(self) -> Sequence[Picture]:
        """The table."""
        words, open_ = self._words, self._open
        rows = []
        for point in self._points:
            cells = []
            shown = None
            for cell, picture in zip(point.cells, self._cells[point.key], strict=True):
                at = _place(point, cell)
                name = words.say("tryout-button.name", topic=point.topic, game=picture["game"])
                button = open_.button(at, text=words.say("tryout-button"), name=name)
                cells.append(picture | {"button": button})
                if at == open_.at:
                    shown = open_.blocks()
            if shown is not None:
                for picture in cells:
                    picture["tried"] = picture["key"] == open_.rule_set or None
            rows.append({"key": point.key, "topic": point.topic, "cells": cells, "open": shown})
        columns = [
            {"game": words.say(f"{enum_key(cell.source.rule_set)}.title"), "source": cell.source.name}
            for cell in self._points[0].cells
        ]
        table = {"type": "comparison", "key": self.key, "columns": columns, "rows": rows}
        return (table, {"type": "settings", "key": f"{self.key}-settings", "blocks": [look(words, self.key)]})

    def receive(self, name: str, intent: Mapping[str, object]) -> Reaction | None:
        """Opens a cell's position, or plays on in the one that is open."""
        return self._open.receive(name, intent)

    def stored(self, kept: Mapping[str, object]) -> None:
        """The table keeps nothing."""

    def to_store(self) -> Mapping[str, object]:
        """The table keeps nothing."""
        return {}

    def in_words(self) -> str:
        """The topics, and what each source says."""
        told = []
        for point in self._points:
            told += [point.topic, *(f"{cell.source.title}: {cell.text}" for cell in point.cells)]
        return "\n".join(told)


def differences(*, language: Language = Language.ENGLISH, titled: bool = True, pages: str | None = None) -> TutorWidget:
    """The table of differences as a widget.

    ``titled`` says whether the page still lacks its title; ``pages`` is the path under which there are pages to link
    to, None where there are none.
    """
    words = Wording.of(language, pages=pages)
    title = words.say("page-what-the-sources-say-title")
    parts: list[Part] = []
    if titled:
        about = words.say("page-what-the-sources-say-about")
        parts.append(Prose("title", words, title=title, paragraphs=[about], level=1))
    parts += [Prose("introduction", words, paragraphs=[words.say("differences-introduction")]), DifferencesPart(words)]
    return TutorWidget(parts, words, kind="reference", name="what-the-sources-say", label=title)


def _place(point: Point, cell: Cell) -> str:
    return f"{point.key}-{cell.source.rule_set.value}"
