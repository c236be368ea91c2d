"""Poker's values as they enter a sentence: each keeps its type until the sentence asks for its words.

A value can be shown (``{ $card }``), shown in another form (``{ FORM($rank, "plural") }``), and chosen
by (``{ $who -> [you] … *[other] … }``). The words themselves are entries of the catalogue too.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from decimal import Decimal
from enum import Enum, StrEnum
from fractions import Fraction
from typing import Any, Final, Protocol, runtime_checkable

from babel import Locale
from fluent.runtime.types import FluentFloat, FluentInt, FluentType

from drawtutor.cards import JOKER, Card, Suit
from drawtutor.hands import HandCategory, HandRank
from drawtutor.message import Message, Who
from drawtutor.words import numbers

__all__ = [
    "NO_NAMES",
    "YOU_KEY",
    "Names",
    "Phrase",
    "Speaker",
    "enum_key",
    "in_words",
    "odds_against",
    "one_in",
    "percent",
    "to_fluent",
    "whole",
]

Names = Mapping[Any, "str | Message"]
"""What to call each seat (an `int` or a `Seat`): a name, or a message; the learner's is ``Message.of("who-you")``."""

NO_NAMES: Final[Names] = {}
YOU_KEY: Final = "who-you"


class Speaker(Protocol):
    """What a value needs of a catalogue to be put into words."""

    @property
    def locale(self) -> Locale:
        """The rules of the language for numbers."""

    def phrase(self, key: str, values: Mapping[str, object], *, names: Names, form: str | None = None) -> str:
        """The entry of this key in words, or the form of it that stands under an attribute."""


@runtime_checkable
class _Sampled(Protocol):
    """A sampled number, as the odds room gives it."""

    @property
    def value(self) -> float: ...
    @property
    def standard_error(self) -> float: ...
    @property
    def samples(self) -> int: ...


def enum_key(member: Enum) -> str:
    """The key of a member of a closed set: the set's name and the member's, as in ``phase-bet1``.

    Members that are numbers, and suits, go by their names; the others by their values.
    """
    kind = _ENUM_NAMES.get(type(member).__name__) or re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", type(member).__name__)
    by_value = isinstance(member, StrEnum) and not isinstance(member, Suit)
    tail = str(member.value) if by_value else member.name
    return f"{kind}-{tail}".lower().replace("_", "-")


_ENUM_NAMES: Final = {"HandCategory": "category", "ActionKind": "action"}


class Phrase(FluentType):
    """A value in a sentence: the entry that says it, what that needs, and the codes it is chosen by."""

    def __init__(
        self,
        speaker: Speaker,
        names: Names,
        key: str,
        values: Mapping[str, object] | None = None,
        *,
        usual: str | None = None,
        codes: tuple[str, ...] = (),
        number: Fraction | None = None,
        count: int | None = None,
    ) -> None:
        self.speaker = speaker
        self.names = names
        self.key = key
        self.values = values or {}
        self.usual = usual
        self.codes = codes
        self.number = number
        self.count = count

    def format(self, locale: Locale) -> str:
        """The value in words."""
        return self.speaker.phrase(self.key, self.values, names=self.names, form=self.usual)

    def form(self, form: str) -> str:
        """The value in the words that stand under this attribute of its entry."""
        return self.speaker.phrase(self.key, self.values, names=self.names, form=form)

    def __eq__(self, other: object) -> bool:
        """Whether a sentence that chooses by this value means it by this code."""
        return other in self.codes if isinstance(other, str) else self is other


class _List(Phrase):
    """Several values, joined as the language joins them."""

    def __init__(self, speaker: Speaker, names: Names, items: tuple[object, ...]) -> None:
        codes = ("none",) if not items else ("one",) if len(items) == 1 else ("several",)
        super().__init__(speaker, names, "list-none", codes=codes, count=len(items))
        self.items = items

    def format(self, locale: Locale) -> str:
        return self._joined(None)

    def form(self, form: str) -> str:
        return self._joined(form)

    def _joined(self, form: str | None) -> str:
        if not self.items:
            return self.speaker.phrase("list-none", {}, names=self.names)
        # The form is the list's own ("or", "comma", "clauses") or each item's ("plural").
        joint = form if form in _JOINTS else "and"
        words = [in_words(item, self.speaker, self.names, None if form in _JOINTS else form) for item in self.items]
        *rest, last = words
        if not rest:
            return last
        head = rest[0]
        between = "clauses" if joint == "clauses" else "comma"
        for word in rest[1:]:
            head = self.speaker.phrase(f"list-{between}", {"head": head, "tail": word}, names=self.names)
        return self.speaker.phrase(f"list-{joint}", {"head": head, "tail": last}, names=self.names)


_HARDLY_ANY: Final = Fraction(1, 200)
_JOINTS: Final = frozenset({"and", "or", "comma", "clauses"})


class _Chance(Phrase):
    """An exact fraction, shown as a chance unless a function of the sentence says otherwise."""

    def __init__(self, speaker: Speaker, names: Names, chance: Fraction) -> None:
        codes = ("never",) if chance == 0 else ("always",) if chance == 1 else ("maybe",)
        super().__init__(speaker, names, "chance-percent", codes=codes, number=chance)

    def format(self, locale: Locale) -> str:
        return percent(self.speaker, self.chance, numbers.percent_digits(self.chance))

    def form(self, form: str) -> str:
        if form == "against":
            return odds_against(self.speaker, self.chance)
        if form == "one-in":
            return one_in(self.speaker, self.chance)
        if self.chance in (0, 1):
            # "0%" needs no second telling.
            return one_in(self.speaker, self.chance) if form == "odds" else self.format(self.speaker.locale)
        parts = {
            "percent": self.format(self.speaker.locale),
            "against": odds_against(self.speaker, self.chance),
            "one-in": one_in(self.speaker, self.chance),
        }
        return self.speaker.phrase(f"chance-{form}", parts, names=self.names)

    @property
    def chance(self) -> Fraction:
        assert self.number is not None
        return self.number


class _Estimate(Phrase):
    """A sampled number: never shown with more digits than the sampling bears."""

    def __init__(self, speaker: Speaker, names: Names, estimate: _Sampled) -> None:
        value = Fraction(estimate.value).limit_denominator(10**9)
        super().__init__(speaker, names, "chance-about", number=value)
        self.error = Fraction(estimate.standard_error).limit_denominator(10**9)
        self.samples = estimate.samples

    def format(self, locale: Locale) -> str:
        return self.speaker.phrase(self._entry(), self._parts(), names=self.names)

    def form(self, form: str) -> str:
        return self.speaker.phrase(self._entry(), self._parts(), names=self.names, form=form)

    def _entry(self) -> str:
        """A sample in which hardly anything, or nearly all, came true does not say how hardly and how nearly."""
        assert self.number is not None
        if self.number < _HARDLY_ANY:
            return "chance-under-one"
        return "chance-over-ninety-nine" if self.number > 1 - _HARDLY_ANY else "chance-about"

    def _parts(self) -> dict[str, object]:
        assert self.number is not None
        digits = 0 if self.error > Fraction(1, 1000) else 1
        return {
            "percent": percent(self.speaker, self.number, digits),
            "error": percent(self.speaker, 2 * self.error, 1),
            "samples": self.samples,
        }


def percent(speaker: Speaker, chance: Fraction, digits: int) -> str:
    """A chance in hundredths, as in ``28.7%``."""
    number = numbers.decimal_text(chance * 100, digits, speaker.locale)
    return speaker.phrase("chance-percent", {"number": number}, names=NO_NAMES)


def odds_against(speaker: Speaker, chance: Fraction) -> str:
    """A chance as odds, as in ``2.48 to 1 against``; ``on`` where it is the likelier side."""
    if chance in (0, 1):
        return speaker.phrase("chance-never" if chance == 0 else "chance-always", {}, names=NO_NAMES)
    odds = (1 - chance) / chance
    side, odds = ("chance-against", odds) if odds > 1 else ("chance-on", 1 / odds)
    if odds == 1:
        return speaker.phrase("chance-even", {}, names=NO_NAMES)
    return speaker.phrase(side, {"number": _figures(speaker, odds)}, names=NO_NAMES)


def one_in(speaker: Speaker, chance: Fraction) -> str:
    """A chance as one case in so many, as in ``1 in 3.48``."""
    if chance in (0, 1):
        return speaker.phrase("chance-never" if chance == 0 else "chance-always", {}, names=NO_NAMES)
    return speaker.phrase("chance-one-in", {"number": _figures(speaker, 1 / chance)}, names=NO_NAMES)


def _figures(speaker: Speaker, number: Fraction) -> str:
    rounded, digits = numbers.significant(number)
    return numbers.decimal_text(rounded, digits, speaker.locale)


def to_fluent(value: object, speaker: Speaker, names: Names) -> Any:
    """The value as Fluent takes it; raises `TypeError` for a type that has no words."""
    if isinstance(value, Enum):
        return _of_enum(value, speaker, names)
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return whole(value)
    if isinstance(value, str):
        return value
    if isinstance(value, Card):
        if value is JOKER:
            return Phrase(speaker, names, "card-joker", codes=("joker",))
        parts = {"rank": value.rank, "suit": value.suit}
        return Phrase(speaker, names, "card", parts, codes=(_tail(value.rank), _tail(value.suit)))
    if isinstance(value, HandRank):
        return _of_hand(value, speaker, names)
    if isinstance(value, Who):
        return _of_who(value, speaker, names)
    if isinstance(value, Message):
        key, _, form = value.key.partition(".")
        return Phrase(speaker, names, key, value.values, usual=form or None, codes=(value.key, key))
    if isinstance(value, Fraction):
        return _Chance(speaker, names, value)
    if isinstance(value, (float, Decimal)):
        return FluentFloat(value, maximumFractionDigits=2)
    if isinstance(value, (tuple, list, frozenset, set)):
        return _List(speaker, names, tuple(value))
    if isinstance(value, _Sampled):
        return _Estimate(speaker, names, value)
    if value is None:
        return Phrase(speaker, names, "value-none", codes=("none",))
    msg = f"there are no words for a value of type {type(value).__name__}"
    raise TypeError(msg)


def whole(number: int) -> FluentInt:
    """A whole number: chosen by like Fluent's own, grouped from five digits on."""
    return FluentInt(number, useGrouping=numbers.is_grouped(number))


def _tail(member: Enum) -> str:
    return member.name.lower().replace("_", "-")


def _of_enum(member: Enum, speaker: Speaker, names: Names) -> Phrase:
    codes = (str(member.value), str(member.value).replace("_", "-"), _tail(member))
    return Phrase(speaker, names, enum_key(member), codes=codes)


def _of_hand(rank: HandRank, speaker: Speaker, names: Names) -> Phrase:
    code = "royal-flush" if rank.is_royal else _tail(rank.category)
    values: dict[str, object] = {"first": rank.made_of[0], "kickers": rank.kickers}
    if rank.category in (HandCategory.TWO_PAIR, HandCategory.FULL_HOUSE):
        values["second"] = rank.made_of[1]
    if rank.category is HandCategory.FLUSH:
        values["kickers"] = rank.made_of[1:]
    return Phrase(speaker, names, f"hand-{code}", values, codes=(code,))


def _of_who(who: Who, speaker: Speaker, names: Names) -> Phrase:
    name = names.get(who.seat)
    if name is None:
        return Phrase(speaker, names, "who-unnamed", {"number": who.seat + 1}, codes=("other",))
    if isinstance(name, Message) and name.key == YOU_KEY:
        return Phrase(speaker, names, YOU_KEY, codes=("you",))
    return Phrase(speaker, names, "who", {"name": name}, codes=("other",))


def in_words(value: object, speaker: Speaker, names: Names, form: str | None = None) -> str:
    """The words for a value by itself, in one of its forms where asked for."""
    made = to_fluent(value, speaker, names)
    if isinstance(made, Phrase):
        return made.format(speaker.locale) if form is None else made.form(form)
    return str(made.format(speaker.locale)) if isinstance(made, FluentType) else str(made)
