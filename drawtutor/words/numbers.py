"""Numbers as a reader wants them: chances with the digits that mean something, odds, and chips."""

from __future__ import annotations

from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction

from babel import Locale
from babel.numbers import format_decimal
from fluent.runtime.types import FluentInt

__all__ = ["decimal_text", "is_grouped", "percent_digits", "signed_text", "significant", "whole_text"]


def is_grouped(number: int | Decimal) -> bool:
    """Whether a number is long enough to be grouped: four digits stand together, as Polish and Bulgarian want it."""
    return not -10_000 < number < 10_000


def whole_text(number: int, locale: Locale) -> str:
    """A whole number, grouped as the language does it from five digits on: ``1080``, ``2,598,960``."""
    return str(FluentInt(number, useGrouping=is_grouped(number)).format(locale))


def decimal_text(number: Fraction, digits: int, locale: Locale) -> str:
    """A number rounded half up to exactly this many decimals, as in ``28.7``."""
    rounded = _rounded(number, digits)
    whole = "#,##0" if is_grouped(rounded) else "0"
    pattern = f"{whole}.{'0' * digits}" if digits else whole
    return format_decimal(rounded, format=pattern, locale=locale, decimal_quantization=False)


def signed_text(number: Fraction, digits: int, locale: Locale) -> str:
    """The same with its sign before it, a true minus: ``+1.4``, ``−0.6``; what rounds to nothing has no sign."""
    rounded = _rounded(number, digits)
    sign = "+" if rounded > 0 else "−" if rounded < 0 else ""
    return sign + decimal_text(abs(number), digits, locale)


def significant(number: Fraction, figures: int = 3) -> tuple[Fraction, int]:
    """A number of at least 1 rounded to so many figures, and how many decimals it is then written with.

    Decimals that say nothing are dropped: 3 is written 3, 97.3 keeps its one. Numbers of more figures
    before the point than asked for are rounded to the whole, and no further: 649740 stays exact.
    """
    digits = max(0, figures - len(str(int(number))))
    rounded = Fraction(_rounded(number, digits))
    while rounded == 1 and number != 1:
        # What happens almost always is not 1 in 1.
        digits += 1
        rounded = Fraction(_rounded(number, digits))
    while digits and rounded * 10 ** (digits - 1) == int(rounded * 10 ** (digits - 1)):
        digits -= 1
    return rounded, digits


def percent_digits(chance: Fraction) -> int:
    """How many decimals of a percentage are worth showing: one; none of a whole number; more of what is rare.

    Only what cannot happen is shown as 0%, only what is certain as 100%.
    """
    if chance * 100 == int(chance * 100):
        return 0
    digits = 1
    while _rounded(chance * 100, digits) in (0, 100):
        digits += 1
    # Two figures for what is rare: 0.024 rather than 0.02.
    return digits + 1 if digits > 1 and 2 * chance < 1 else digits


def _rounded(number: Fraction, digits: int) -> Decimal:
    """The number rounded half up, away from zero, exactly."""
    scaled = abs(number) * 10**digits
    whole = int(scaled + Fraction(1, 2))
    result = Decimal(whole).scaleb(-digits).quantize(Decimal(1).scaleb(-digits), rounding=ROUND_HALF_UP)
    return -result if number < 0 else result
