"""What a sentence can do with a value: count a list, show a chance another way, write a number as a word.

Fluent collects the errors that these raise, and the catalogue reports them.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any, Final

from fluent.runtime.types import FluentInt, FluentNone

from drawtutor.words import numbers
from drawtutor.words.values import NO_NAMES, Phrase, Speaker, odds_against, one_in, percent, whole

__all__ = ["FUNCTIONS", "functions_for"]

FUNCTIONS: Final = frozenset(
    {"AGAINST", "CARDS", "CHIPS", "COUNT", "DECIMAL", "FORM", "ONE-IN", "PERCENT", "SIGNED", "WORD"}
)
"""The names by which sentences call them."""
_TENTH: Final = Fraction(1, 10)


def functions_for(speaker: Speaker) -> dict[str, Callable[..., Any]]:
    """The functions for the sentences of one language; they use its catalogue for their own words."""

    def against(value: object) -> str:
        return odds_against(speaker, _phrase_number(value))

    def in_one(value: object) -> str:
        return one_in(speaker, _phrase_number(value))

    def percent_of(value: object, *, digits: int | None = None) -> str:
        chance = _phrase_number(value)
        return percent(speaker, chance, numbers.percent_digits(chance) if digits is None else int(digits))

    def decimal(value: object, *, digits: int = 1, below: int | None = None) -> str:
        number = _number(value)
        # So many digits, or as many as are asked for ``below`` a tenth, where one would leave nothing.
        shown = digits if below is None or not 0 < abs(number) < _TENTH else below
        return numbers.decimal_text(number, int(shown), speaker.locale)

    def signed(value: object, *, digits: int = 1) -> str:
        shown = 0 if isinstance(value, int) else int(digits)
        return numbers.signed_text(_number(value), shown, speaker.locale)

    def word(value: object, form: str | None = None) -> str:
        number = _number(value)
        if number.denominator == 1 and 0 <= number <= 12:
            return speaker.phrase(f"number-{number}", {}, names=NO_NAMES, form=form)
        return numbers.whole_text(round(number), speaker.locale)

    def cards(value: object, form: str | None = None) -> str:
        return speaker.phrase("amount-cards", {"count": round(_number(value))}, names=NO_NAMES, form=form)

    def chips(value: object, form: str | None = None) -> str:
        return speaker.phrase("amount-chips", {"count": round(_number(value))}, names=NO_NAMES, form=form)

    return {
        "AGAINST": against,
        "CARDS": cards,
        "CHIPS": chips,
        "COUNT": _count,
        "DECIMAL": decimal,
        "FORM": _form,
        "ONE-IN": in_one,
        "PERCENT": percent_of,
        "SIGNED": signed,
        "WORD": word,
    }


def _phrase(value: object) -> Phrase:
    if not isinstance(value, Phrase):
        given = f"the missing value ${value.name}" if isinstance(value, FluentNone) else type(value).__name__
        msg = f"needs a card, rank, hand, chance, player or list, not {given}"
        raise TypeError(msg)
    return value


def _phrase_number(value: object) -> Fraction:
    number = _phrase(value).number
    if number is None:
        msg = "needs a chance"
        raise TypeError(msg)
    return number


def _number(value: object) -> Fraction:
    if isinstance(value, (int, float)):
        return Fraction(value).limit_denominator(10**9)
    return _phrase_number(value)


def _form(value: object, form: str) -> str:
    return _phrase(value).form(form)


def _count(value: object) -> FluentInt:
    count = _phrase(value).count
    if count is None:
        msg = "only a list can be counted"
        raise TypeError(msg)
    return whole(count)
