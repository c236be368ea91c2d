"""The catalogue of one language: turns messages and poker's values into its sentences.

A sentence that is missing, or lacks a value, is never passed over in silence: strictly (in tests, by
``DRAWTUTOR_STRICT_WORDS=1``) it raises; in use it is said in English, and a log line tells of it.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Mapping
from enum import Enum
from functools import cache, cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Message as RuntimeMessage
from fluent.syntax import ast as ftl

from drawtutor.cards import Card
from drawtutor.hands import HandRank, JokerUse
from drawtutor.message import Message
from drawtutor.rules import Action, ActionKind, Event, LegalActions, Phase, RulesError
from drawtutor.words import sources, wording
from drawtutor.words.entries import Entries, references_of, variables_of
from drawtutor.words.functions import functions_for
from drawtutor.words.language import Language
from drawtutor.words.sources import Point, RuleText
from drawtutor.words.values import NO_NAMES, Names, in_words, to_fluent

__all__ = ["STRICT_VARIABLE", "Catalogue", "MissingTextError"]

STRICT_VARIABLE: Final = "DRAWTUTOR_STRICT_WORDS"
_log: Final = logging.getLogger("drawtutor.words")


class MissingTextError(LookupError):
    """A key without an entry, an entry without the form asked for, or a sentence that lacks a value."""


class Catalogue:
    """Everything the tutor can say in one language."""

    def __init__(
        self, language: Language, folder: Traversable, *, fallback: Catalogue | None = None, strict: bool = False
    ) -> None:
        """The catalogue of the Fluent files in a folder; ``fallback`` says what they lack, unless ``strict``."""
        self.language = language
        self.fallback = fallback
        self.strict = strict
        self.locale = Locale.parse(language.value)
        self._folder = folder
        self._bundle = FluentBundle([language.value], functions=functions_for(self), use_isolating=False)
        self._variables: dict[tuple[str, str | None], frozenset[str]] = {}

    @classmethod
    def load(cls, language: Language = Language.ENGLISH, *, strict: bool | None = None) -> Catalogue:
        """The tutor's catalogue of a language; the same object each time."""
        wanted = os.environ.get(STRICT_VARIABLE, "") not in ("", "0") if strict is None else strict
        return _load(language, wanted)

    @cached_property
    def entries(self) -> Entries:
        """The entries of the language's files, read when the first one is needed."""
        return Entries(self._folder)

    def has(self, key: str) -> bool:
        """Whether this language itself has a text for the key, or for ``key.form``."""
        name, _, form = key.partition(".")
        entry = self._message(name)
        if entry is None:
            return False
        return form in entry.attributes if form else entry.value is not None

    def variables(self, key: str) -> frozenset[str]:
        """The names of the values that the text of ``key`` or ``key.form`` needs; none where there is no text."""
        name, _, form = key.partition(".")
        found = self._variables.get((name, form))
        if found is None:
            entry = self.entries.by_key.get(name)
            parsed = entry.parse() if entry else None
            part: ftl.BaseNode | None = None
            if parsed is not None:
                forms = {attribute.id.name: attribute.value for attribute in parsed.attributes}
                part = forms.get(form) if form else parsed.value
            found = variables_of(part, self.entries.by_key) if part is not None else frozenset()
            self._variables[name, form] = found
        return found

    def say(self, what: Message | str, /, *, names: Names = NO_NAMES, **values: object) -> str:
        """The sentence of a message, or of a key (``key.form`` for a form of it), with its values in words.

        ``names`` holds what to call each seat. Raises `MissingTextError` where the catalogue is strict.
        """
        if isinstance(what, Message):
            key, values = what.key, {**what.values, **values}
        else:
            key = what
        name, _, form = key.partition(".")
        return self.phrase(name, values, names=names, form=form or None)

    def text(self, value: object, form: str | None = None, *, names: Names = NO_NAMES) -> str:
        """The words for a value by itself: a card, a hand, a chance, a list, a member of a closed set."""
        if isinstance(value, str) and not isinstance(value, Enum):
            return value
        return in_words(value, self, names, form)

    def card(self, card: Card | None, *, thrown: bool = False) -> str:
        """A card as it is spoken at the table: ``jack of spades, to throw``; None is one face down."""
        return wording.spoken_card(self, card, thrown=thrown)

    def hand(self, rank: HandRank) -> str:
        """A whole hand: ``a pair of kings, then ace, nine, four``."""
        return self.text(rank)

    def action(
        self, action: Action, *, names: Names = NO_NAMES, phase: Phase | None = None, cost: int | None = None
    ) -> str:
        """What is said aloud with an action: ``I raise to 8``; with its cost ``I raise to 8: 6 more from me``."""
        return wording.declared(self, action, names=names, phase=phase, cost=cost)

    def action_label(self, kind: ActionKind, *, phase: Phase | None = None, amount: int | None = None) -> str:
        """What stands on the button of a choice: ``Call 4``; without an amount ``Call``."""
        return wording.action_label(self, kind, phase=phase, amount=amount)

    def legal(self, legal: LegalActions) -> str:
        """What is legal now: ``You may fold, call 4 or raise to 8.``."""
        return wording.legal_sentence(self, legal)

    def wager_range(self, legal: LegalActions) -> str:
        """How much a bet or raise may come to: ``3 to 10``; empty where neither is legal."""
        return wording.wager_range(self, legal)

    def refusal(self, error: RulesError, *, names: Names = NO_NAMES) -> str:
        """Why something is refused, and what would be legal."""
        return wording.refusal(self, error, names=names)

    def event(self, event: Event, *, names: Names = NO_NAMES, joker: JokerUse = JokerUse.NONE) -> str:
        """What happened: ``You fold.`` or ``Vera folds.``."""
        return wording.event_sentence(self, event, names=names, joker=joker)

    def event_label(self, event: Event, *, names: Names = NO_NAMES, joker: JokerUse = JokerUse.NONE) -> str:
        """The same in a few words beside the seat: ``folds``."""
        return wording.event_label(self, event, names=names, joker=joker)

    def rule(self, rule: str) -> RuleText:
        """A rule of the ledger, told, with its source; raises `KeyError` for an id that there is none of."""
        return sources.rule_text(self, rule)

    def points(self) -> tuple[Point, ...]:
        """The points on which the sources part, with what each of them says."""
        return sources.point_texts(self)

    def phrase(self, key: str, values: Mapping[str, object], *, names: Names, form: str | None = None) -> str:
        """The text of a key, or of a form of it: what `say` and the values of sentences come down to."""
        try:
            return self._formatted(key, values, names, form)
        except MissingTextError as error:
            if self.strict:
                raise
            _log.warning("%s", error)
        if self.fallback is not None:
            return self.fallback.phrase(key, values, names=names, form=form)
        return self._last_resort(key, values, names, form)

    def _formatted(self, key: str, values: Mapping[str, object], names: Names, form: str | None) -> str:
        message = self._message(key)
        pattern = None if message is None else message.attributes.get(form) if form else message.value
        if pattern is None:
            what = f"{key}.{form}" if form else key
            msg = f"{self.language}: there is no text {what!r}"
            raise MissingTextError(msg)
        try:
            made = {name: to_fluent(value, self, names) for name, value in values.items()}
        except TypeError as error:
            msg = f"{self.language}: {key}: {error}"
            raise MissingTextError(msg) from error
        try:
            text, errors = self._bundle.format_pattern(pattern, made)
        except RecursionError as error:
            msg = f"{self.language}: {key} refers to itself"
            raise MissingTextError(msg) from error
        if errors:
            msg = f"{self.language}: {key}{'.' + form if form else ''}: {'; '.join(map(str, errors))}"
            raise MissingTextError(msg)
        return str(text)

    def _last_resort(self, key: str, values: Mapping[str, object], names: Names, form: str | None) -> str:
        """Something to read where there is no text at all: the key in plain words, and its values."""
        words = f"{key} {form or ''}".strip().replace("-", " ")
        # Values may be what is missing, so only those that are their own words are told.
        told = [f"{name} {value}" for name, value in values.items() if isinstance(value, (int, str))]
        return f"[{words}: {', '.join(told)}]" if told else f"[{words}]"

    def _message(self, key: str) -> RuntimeMessage | None:
        """The entry of a key, ready to be said; None where there is none, or it cannot be parsed."""
        if not self._bundle.has_message(key):
            self._add(key)
        return self._bundle.get_message(key) if self._bundle.has_message(key) else None

    def _add(self, key: str) -> None:
        """Parses the entry of a key and those that it refers to."""
        todo = [key]
        seen: set[str] = set()
        while todo:
            name = todo.pop()
            seen.add(name)
            entry = self.entries.by_key.get(name)
            parsed = entry.parse() if entry else None
            if parsed is not None:
                self._bundle.add_resource(ftl.Resource([parsed]))
                todo.extend(references_of(parsed) - seen)

    def __repr__(self) -> str:
        return f"Catalogue({self.language!r}, strict={self.strict})"


@cache
def _load(language: Language, strict: bool) -> Catalogue:
    folder = files("drawtutor.words").joinpath("locale", language.value)
    fallback = None if language is Language.ENGLISH else _load(Language.ENGLISH, strict)
    return Catalogue(language, folder, fallback=fallback, strict=strict)
