"""What can be agreed on, as a page shows it: grouped as a deal goes, each term with its meaning, choices and source."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from drawtutor.rules import AGREED, Agreement, OptionValue, Term, terms_of
from drawtutor.widgets.plain import Picture
from drawtutor.widgets.wording import Wording
from drawtutor.words import enum_key

__all__ = ["GROUPS", "TermPictures", "rule_set_name"]

GROUPS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "preparation": ("players", "chips", "joker"),
        "deal": ("ante", "blinds", "first_blind"),
        "bet1": (
            "limit",
            "small_bet",
            "min_bet",
            "max_bet",
            "raise_cap",
            "cap_heads_up",
            "short_all_in",
            "openers",
        ),
        "draw": ("draw_limit", "four_with_ace", "fifth_card_last", "exchanges"),
        "bet2": ("second_round_starts", "big_bet"),
        "showdown": ("show_all", "to_win", "odd_chips"),
    }
)
"""Every term, under the stage of the deal in which it counts."""

_NUMBERS: Final = frozenset({"chips", "ante", "first_blind", "small_bet", "big_bet", "min_bet", "max_bet"})
"""The terms that are typed, for there are too many values to choose from."""
_TENS: Final = "chips"
_VARIATIONS: Final = frozenset({"BG-19", "BG-20", "BG-21", "EN-12"})
"""Rules that tell what some tables play, and not what their own rule set plays."""


def rule_set_name(agreed: Agreement, words: Wording) -> str:
    """What the rule set of an agreement is called, by itself."""
    return words.say(f"{enum_key(agreed.rules.rule_set)}.title")


class TermPictures:
    """The terms of one agreement, in words."""

    def __init__(self, agreed: Agreement, words: Wording, *, part: str, refused: Mapping[str, Picture]) -> None:
        """``refused`` tells, by the name of a term, why its last change was not made."""
        self._agreed = agreed
        self._words = words
        self._part = part
        self._refused = refused
        self._terms = {term.name: term for term in terms_of(agreed)}

    def block(self) -> Picture:
        """All of them, as one block."""
        words = self._words
        groups = [
            {
                "key": group,
                "title": words.say(f"house-group-{group}"),
                "rows": [self._row(self._terms[name]) for name in names],
            }
            for group, names in GROUPS.items()
        ]
        return {"type": "terms", "key": f"{self._part}-terms", "label": words.say("house-terms"), "groups": groups}

    def changes(self) -> list[Picture]:
        """What differs from the rule set's own way, each with the button that puts it back."""
        return [{"text": self._told(term), "button": self._back(term)} for term in self._terms.values() if term.changed]

    def told_changes(self) -> list[str]:
        """The same as texts."""
        return [self._told(term) for term in self._terms.values() if term.changed]

    def told(self, name: str) -> str:
        """One term with its value."""
        return self._told(self._terms[name])

    def _told(self, term: Term) -> str:
        return self._words.say("house-now", term=_title(term, self._words), value=self._value(term, term.value))

    def _value(self, term: Term, value: OptionValue | None) -> str:
        return self._words.say(f"{_key(term)}.value", value=value)

    def _row(self, term: Term) -> Picture:
        words = self._words
        row: Picture = {
            "key": term.name,
            "title": _title(term, words),
            "value": self._value(term, term.value),
            "changed": words.say("house-changed") if term.changed else None,
            "why": words.say(enum_key(term.idle)) if term.idle else None,
            "meaning": words.say(f"{_key(term)}.meaning"),
            "own": self._own(term),
            "source": self._source(term),
            "rules": words.rules([term.rule]) if term.rule else None,
            "back": self._back(term) if term.changed else None,
            "refusal": self._refused.get(term.name),
        }
        if term.name in _NUMBERS:
            return row | {"number": self._number(term), "draft": f"{self._part}-{term.name}-{term.value}"}
        return row | {"choices": [self._choice(term, value) for value in _offered(term)]}

    def _own(self, term: Term) -> str:
        rules = rule_set_name(self._agreed, self._words)
        if term.own is None and term.name in _NUMBERS:
            return self._words.say("house-own-unset", rules=rules)
        return self._words.say("house-own", rules=rules, value=self._value(term, term.own))

    def _source(self, term: Term) -> str:
        if term.rule is None:
            return self._words.say("house-from-own")
        source = self._words.catalogue.rule(term.rule).source
        if source.rule_set is not self._agreed.rules.rule_set:
            return self._words.say("house-from-other", source=source.name)
        return self._words.say("house-from-variation" if term.rule in _VARIATIONS else "house-from-source")

    def _choice(self, term: Term, value: OptionValue) -> Picture:
        return {
            "key": f"{term.name}-{value}",
            "text": self._value(term, value),
            "look": "quiet",
            "pressed": value == term.value,
            "off": self._why(term),
            "intent": {"name": "set", "part": self._part, "term": term.name, "value": value},
        }

    def _number(self, term: Term) -> Picture:
        words = self._words
        low, high = AGREED[term.name].offered
        return {
            "key": f"set-{term.name}",
            "text": words.say("house-set"),
            "name": words.say("house-set-name", term=_title(term, words)),
            "look": "quiet",
            "off": self._why(term),
            "takes": "amount",
            "amount": {
                "min": low,
                "max": high,
                "step": 10 if term.name == _TENS else 1,
                "value": term.value if term.value is not None else low,
                "label": _title(term, words),
                "less": words.say("house-less"),
                "more": words.say("house-more"),
                "range": "",
            },
            "intent": {"name": "set", "part": self._part, "term": term.name},
        }

    def _why(self, term: Term) -> str | None:
        return self._words.say(enum_key(term.idle)) if term.idle else None

    def _back(self, term: Term) -> Picture:
        words = self._words
        return {
            "key": f"back-{term.name}",
            "text": words.say("house-back"),
            "name": words.say("house-back-name", term=_title(term, words)),
            "look": "link",
            "intent": {"name": "set-back", "part": self._part, "term": term.name},
        }


def _key(term: Term) -> str:
    return f"term-{term.name.replace('_', '-')}"


def _title(term: Term, words: Wording) -> str:
    return words.say(_key(term))


def _offered(term: Term) -> tuple[OptionValue, ...]:
    """The values to choose from, with the one that is set."""
    option = AGREED[term.name]
    offered = option.offered
    if option.kind is None and not isinstance(offered[0], bool) and len(offered) == 2:
        low, high = offered
        assert isinstance(low, int)
        assert isinstance(high, int)
        offered = tuple(range(low, high + 1))
    if term.value is None or term.value in offered:
        return offered
    return (term.value, *offered)
