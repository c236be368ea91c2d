"""Tables of numbers as pictures: what is counted, in rows that stay readable on a phone, and the same in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from drawtutor.cards import Card, CardError, format_cards, parse_cards
from drawtutor.hands import Hand
from drawtutor.widgets._base import Reaction
from drawtutor.widgets.plain import Picture
from drawtutor.widgets.wording import Wording

__all__ = ["Column", "Group", "Row", "TabularPart", "Verdict", "chance_texts", "percent_text", "tabular"]


_SMALL: Final = Fraction(1, 10)
_SMALLER: Final = Fraction(1, 1000)
_SMALLEST: Final = Fraction(1, 2000)
"""Between these a chance in percent has more decimals than in a sentence, so that two can be compared."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Column:
    """What the numbers below it are."""

    key: str
    text: str
    by_itself: bool = False
    """Whether its numbers say by themselves what they are, so that a phone needs no label beside them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """A word with its sign: ``key`` names the sign."""

    key: str
    word: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One line: what it is about, and a text for each further column; an empty text leaves its place free."""

    key: str
    head: str
    cells: Sequence[str]
    share: Fraction | None = None
    """How long its bar is, as a part of the longest that can be; None for no bar."""
    verdict: Verdict | None = None
    marked: bool = False
    """Whether it is set apart from the others."""
    note: str = ""
    """What is to be said about it, below it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Group:
    """Lines that belong together, under a head of their own where it has one."""

    key: str
    rows: Sequence[Row]
    title: str = ""
    kept: Sequence[Card] = ()
    thrown: Sequence[Card] = ()
    """The cards that it is about; they can be laid out in the lab."""


def chance_texts(words: Wording, chance: Fraction) -> tuple[str, str, str]:
    """A chance said three ways: in percent, in odds, and as one in so many."""
    return percent_text(words, chance), words.text(chance, "against"), words.text(chance, "one-in")


def percent_text(words: Wording, chance: Fraction) -> str:
    """A chance in percent, as a column of them shows it."""
    size = "usual" if chance >= _SMALL or chance < _SMALLEST else "small" if chance >= _SMALLER else "smaller"
    return words.say("counts-percent", chance=chance, size=size)


def tabular(
    key: str,
    words: Wording,
    *,
    title: str,
    lead: Sequence[str] = (),
    columns: Sequence[Column],
    groups: Sequence[Group],
    after: Sequence[str] = (),
    verdicts: str = "",
    folds: bool = False,
) -> Picture:
    """A table; ``verdicts`` is what the column of the rows' verdicts is called, empty where there is none.

    One that ``folds`` shows only the rows that are set apart, where each takes several lines, until all are asked
    for.
    """
    return {
        "type": "counts",
        "key": key,
        "title": title,
        "lead": list(lead),
        "columns": [{"key": each.key, "text": each.text, "bare": each.by_itself or None} for each in columns],
        "verdicts": verdicts or None,
        "groups": [
            {
                "key": group.key,
                "title": group.title or None,
                **_cards(key, group, words),
                "rows": [_row(row) for row in group.rows],
            }
            for group in groups
        ],
        "after": list(after),
        "folds": [words.say("counts-all"), words.say("counts-marked")] if folds else None,
    }


def _cards(key: str, group: Group, words: Wording) -> Picture:
    """What a group shows of its cards, and the way to the lab with them."""
    if not group.kept:
        return {}
    thrown = words.say("counts-thrown")
    return {
        "kept": words.cards(group.kept),
        "thrown": [words.card(card, mark="thrown", marked=thrown) for card in group.thrown],
        "button": {
            "key": f"{key}-{group.key}-lab",
            "text": words.say("counts-lab"),
            "name": words.say("counts-lab.name", what=group.title),
            "look": "link",
            "goes": ".dt-lab",
            "intent": {
                "name": "lay-out",
                "part": key,
                "kept": format_cards(group.kept),
                "thrown": format_cards(group.thrown),
            },
        },
    }


def _row(row: Row) -> Picture:
    return {
        "key": row.key,
        "head": row.head,
        "cells": list(row.cells),
        "bar": None if row.share is None else float(100 * row.share),
        "verdict": None if row.verdict is None else {"key": row.verdict.key, "word": row.verdict.word},
        "marked": row.marked or None,
        "note": row.note or None,
    }


class TabularPart:
    """Tables to look at; they are counted when they are first shown."""

    def __init__(self, key: str, words: Wording, make: Callable[[str, Wording], Sequence[Picture]]) -> None:
        self.key = key
        self._words = words
        self._make = make
        self._made: tuple[Picture, ...] | None = None
        self.lays_out: Callable[[Sequence[Card], Sequence[Card]], Reaction] | None = None
        """What lays out a hand with the cards that are kept of it; None where there is no lab."""

    def blocks(self) -> Sequence[Picture]:
        """The tables, one below the other."""
        if self._made is None:
            self._made = tuple(self._make(self.key, self._words))
        return self._made

    def receive(self, name: str, intent: Mapping[str, object]) -> Reaction | None:
        """Lays a group's cards out in the lab; nothing else can be chosen in a table."""
        if name != "lay-out" or self.lays_out is None:
            return None
        try:
            kept, thrown = (parse_cards(str(intent.get(which))) for which in ("kept", "thrown"))
            Hand((*kept, *thrown))
        except CardError:
            return None
        return self.lays_out((*kept, *thrown), kept)

    def stored(self, kept: Mapping[str, object]) -> None:
        """A table keeps nothing."""

    def to_store(self) -> Mapping[str, object]:
        """A table keeps nothing."""
        return {}

    def in_words(self) -> str:
        """Every line, with what its columns are called."""
        return "\n".join(line for block in self.blocks() for line in _lines(block))


def _lines(block: Picture) -> list[str]:
    labels = [column["text"] for column in block["columns"][1:]]
    lines = [block["title"], *block["lead"]]
    for group in block["groups"]:
        if group["title"]:
            lines.append(group["title"])
        for row in group["rows"]:
            cells = [f"{label} {cell}" for label, cell in zip(labels, row["cells"], strict=True) if cell]
            verdict = [row["verdict"]["word"]] if row["verdict"] else []
            lines.append(f"{row['head']}: {', '.join((*cells, *verdict))}")
            if row["note"]:
                lines.append(row["note"])
    return [*lines, *block["after"]]
