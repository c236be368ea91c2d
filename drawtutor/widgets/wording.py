"""The catalogue as pictures use it: sentences, cards, rules and players in the words of one language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from drawtutor.cards import Card
from drawtutor.message import Message, Who
from drawtutor.rules import Seat
from drawtutor.widgets.plain import Picture
from drawtutor.words import Catalogue, Language, Names, RuleText

__all__ = ["Wording"]


@dataclass(frozen=True, slots=True)
class Wording:
    """What a table calls its players, and a catalogue to say everything with."""

    catalogue: Catalogue
    names: Names = field(default_factory=dict)
    pages: str | None = None
    """The path under which there are pages to link to; None where there are none, as in a notebook."""

    @classmethod
    def of(
        cls, language: Language = Language.ENGLISH, names: Names | None = None, *, pages: str | None = None
    ) -> Wording:
        """The words of a language."""
        return cls(Catalogue.load(language), names or {}, pages)

    def with_names(self, names: Names) -> Wording:
        """The same words at a table with other players."""
        return replace(self, names=names)

    @property
    def language(self) -> str:
        """The language's code, as pages want it."""
        return self.catalogue.language.value

    def say(self, what: Message | str, /, **values: object) -> str:
        """The sentence of a message or of a key."""
        return self.catalogue.say(what, names=self.names, **values)

    def who(self, seat: int) -> str:
        """What a player is called by itself, as beside a seat."""
        return self.catalogue.text(Who(seat), "capital", names=self.names)

    def text(self, value: object, form: str | None = None) -> str:
        """The words for a value by itself."""
        return self.catalogue.text(value, form, names=self.names)

    def card(self, card: Card, mark: str = "", marked: str = "") -> Picture:
        """A card with its names; ``mark`` sets it apart, and ``marked`` says why."""
        return {
            "c": str(card),
            "name": self.catalogue.card(card),
            "up": self.catalogue.card(card, thrown=True),
            "mark": mark or None,
            "markText": marked or None,
        }

    def cards(self, cards: Iterable[Card]) -> list[Picture]:
        """Cards with their names, in their order."""
        return [self.card(card) for card in cards]

    def rule(self, rule: str) -> Picture | None:
        """A rule as a card that can be opened; None for an id that the ledger does not have."""
        try:
            told = self.catalogue.rule(rule)
        except KeyError:
            return None
        return {
            "id": told.id,
            "open": self.say("ui-rule-open", rule=told.id),
            "source": self.say("ui-rule-source", source=told.source.title),
            "text": told.statement,
            "own": told.own,
            "differs": _where_sources_part(told),
            "entry": self._entry(told.id),
        }

    def _entry(self, rule: str) -> Picture | None:
        """The way to a rule in the rule book; None where there are no pages."""
        href = self.page(f"rule-book#{rule}")
        if href is None:
            return None
        return {"text": self.say("ui-rule-entry"), "name": self.say("ui-rule-entry.name", rule=rule), "href": href}

    def page(self, address: str) -> str | None:
        """The way to a page of the tutor's; None where there are no pages."""
        return None if self.pages is None else f"{self.pages}{address}"

    def rules(self, rules: Iterable[str]) -> list[Picture]:
        """Rules as cards, each once."""
        return [card for rule in dict.fromkeys(rules) if (card := self.rule(rule)) is not None]

    def rules_by_id(self, rules: Iterable[str]) -> Mapping[str, Picture]:
        """The same by their ids, for texts that cite them."""
        return {card["id"]: card for card in self.rules(rules)}

    def seats(self, seats: Iterable[Seat]) -> str:
        """Several players in a list."""
        return self.text(tuple(Who(seat) for seat in seats))


def _where_sources_part(told: RuleText) -> list[Picture]:
    """What the other sources say about the same points; those that are silent are left out."""
    return [
        {
            "topic": point.topic,
            "cells": [
                {"source": cell.source.name, "text": cell.text}
                for cell in point.cells
                if cell.source.mark != told.source.mark and (cell.says or cell.reading)
            ],
        }
        for point in told.differs
    ]
