"""The source's table of draw chances, line by line: what it prints, what the count says, and how the two agree (PL-28).

The content file has what is printed, and nothing counted. The odds count every line, and the verdict follows from
stated rules, so that no misprint is a matter of taste.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from drawtutor.cards import Card, Rank
from drawtutor.course.reading.node import Node, read_content
from drawtutor.hands import HandCategory, HandRank
from drawtutor.message import Message
from drawtutor.odds import hold_ranks, odds_against, one_in

__all__ = [
    "PrintedDraw",
    "PrintedFigure",
    "PrintedOutcome",
    "PrintedVerdict",
    "printed_table",
    "verdict_on",
    "why_it_departs",
]

_FILE: Final = "printed-table.toml"


class PrintedOutcome(StrEnum):
    """What may come of a draw, as the table names it."""

    TWO_PAIR = "two-pair"
    ACES_UP = "aces-up"
    """Two pair, one of them aces."""
    TWO_PAIR_WITHOUT_ACES = "two-pair-without-aces"
    THREE_OF_A_KIND = "three-of-a-kind"
    STRAIGHT = "straight"
    FLUSH = "flush"
    FULL_HOUSE = "full-house"
    FOUR_OF_A_KIND = "four-of-a-kind"
    STRAIGHT_FLUSH = "straight-flush"
    STRAIGHT_FLUSH_OR_ROYAL = "straight-flush-or-royal"


class PrintedVerdict(StrEnum):
    """How a printed figure stands beside the count; the first that holds, in this order but for the last two."""

    SLIP = "slip"
    """It is not of the form that all the others have; what is read instead is a guess."""
    AGREES = "agrees"
    """It is the counted figure as a whole number, a half rounded up."""
    ROUND = "round"
    """It is the counted figure with its first digit, or its first two, and noughts after them."""
    ONE_IN = "one-in"
    """It is the other way of saying the same chance: once in so many, and not so many to one."""
    OTHER_OUTCOME = "other-outcome"
    """It is the counted figure of another outcome of the same draw, which the content names."""
    NOT_PRINTED = "not-printed"
    """The source has no figure for it."""
    WRONG = "wrong"
    """None of these: no reading makes it right."""

    @property
    def departs(self) -> bool:
        """Whether a figure is printed and is not the count as a whole number."""
        return self not in (PrintedVerdict.AGREES, PrintedVerdict.NOT_PRINTED)


@dataclass(frozen=True, slots=True, kw_only=True)
class PrintedFigure:
    """One line of the table: a printed figure beside the count."""

    outcome: PrintedOutcome
    printed: int | None
    """The x of ``1 : x``; None where the source prints no figure."""
    as_printed: str | None
    """What stands there where it is not of that form."""
    count: int
    """How many of the replacements that can come bring the outcome."""
    total: int
    """How many sets of replacements can come."""
    fits: PrintedOutcome | None
    """The outcome that the figure seems to belong to, where that is another one."""
    fits_chance: Fraction | None
    """The counted chance of that one."""
    verdict: PrintedVerdict

    @property
    def chance(self) -> Fraction:
        """The counted chance."""
        return Fraction(self.count, self.total)

    @property
    def literally(self) -> Fraction | None:
        """The chance that ``as_printed`` says where it is taken as it stands, ``a : b`` as a to b for it."""
        if self.as_printed is None:
            return None
        comes, fails = (int(part) for part in self.as_printed.split(":"))
        return Fraction(comes, comes + fails)


@dataclass(frozen=True, slots=True, kw_only=True)
class PrintedDraw:
    """What is kept of an example hand, and the lines that the table has for it."""

    id: str
    keep: tuple[Card, ...]
    discard: tuple[Card, ...]
    figures: tuple[PrintedFigure, ...]


@lru_cache(maxsize=1)
def printed_table() -> tuple[PrintedDraw, ...]:
    """The table in its own order, counted; raises `ContentError` where its file does not say what it should."""
    node = read_content(_FILE)
    draws = tuple(_read_draw(each) for each in node.nodes("draw"))
    node.finish()
    return draws


def why_it_departs(draw: PrintedDraw, figure: PrintedFigure) -> Message:
    """What a figure says that is not the count as a whole number, and what may have been meant: the tutor's guess."""
    values: dict[str, object] = {"chance": figure.chance, "printed": figure.printed}
    if figure.fits_chance is not None:
        values["fits"] = figure.fits_chance
    if figure.as_printed is not None:
        values |= {"literal": figure.as_printed, "literally": figure.literally}
    return Message.of(f"printed-table-why-{draw.id}-{figure.outcome.value}", **values)


def _read_draw(node: Node) -> PrintedDraw:
    hand, keep = node.cards("hand"), node.cards("keep")
    ranks = hold_ranks(hand, keep)
    draw = PrintedDraw(
        id=node.text("id"),
        keep=keep,
        discard=tuple(card for card in hand if card not in keep),
        figures=tuple(_read_figure(each, ranks) for each in node.nodes("figure")),
    )
    node.finish()
    return draw


def _read_figure(node: Node, ranks: Mapping[HandRank, int]) -> PrintedFigure:
    outcome = node.member("outcome", PrintedOutcome)
    printed = node.number("printed") if "printed" in node else None
    as_printed = node.text("as_printed") if "as_printed" in node else None
    fits = node.member("fits", PrintedOutcome) if "fits" in node else None
    total = sum(ranks.values())
    count = _ways(outcome, ranks)
    fits_chance = Fraction(_ways(fits, ranks), total) if fits else None
    node.finish()
    return PrintedFigure(
        outcome=outcome,
        printed=printed,
        as_printed=as_printed,
        count=count,
        total=total,
        fits=fits,
        fits_chance=fits_chance,
        verdict=verdict_on(printed, Fraction(count, total), as_printed=as_printed, fits=fits_chance),
    )


def _ways(outcome: PrintedOutcome, ranks: Mapping[HandRank, int]) -> int:
    fits = _FITS[outcome]
    return sum(ways for rank, ways in ranks.items() if fits(rank))


def _of(category: HandCategory) -> Callable[[HandRank], bool]:
    return lambda rank: rank.category is category


def _aces_up(rank: HandRank) -> bool:
    return rank.category is HandCategory.TWO_PAIR and Rank.ACE in rank.made_of


def _other_two_pair(rank: HandRank) -> bool:
    return rank.category is HandCategory.TWO_PAIR and Rank.ACE not in rank.made_of


_FITS: Final[Mapping[PrintedOutcome, Callable[[HandRank], bool]]] = MappingProxyType(
    {
        PrintedOutcome.TWO_PAIR: _of(HandCategory.TWO_PAIR),
        PrintedOutcome.ACES_UP: _aces_up,
        PrintedOutcome.TWO_PAIR_WITHOUT_ACES: _other_two_pair,
        PrintedOutcome.THREE_OF_A_KIND: _of(HandCategory.THREE_OF_A_KIND),
        PrintedOutcome.STRAIGHT: _of(HandCategory.STRAIGHT),
        PrintedOutcome.FLUSH: _of(HandCategory.FLUSH),
        PrintedOutcome.FULL_HOUSE: _of(HandCategory.FULL_HOUSE),
        PrintedOutcome.FOUR_OF_A_KIND: _of(HandCategory.FOUR_OF_A_KIND),
        PrintedOutcome.STRAIGHT_FLUSH: lambda rank: rank.category is HandCategory.STRAIGHT_FLUSH and not rank.is_royal,
        PrintedOutcome.STRAIGHT_FLUSH_OR_ROYAL: _of(HandCategory.STRAIGHT_FLUSH),
    }
)


def verdict_on(
    printed: int | None, chance: Fraction, *, as_printed: str | None = None, fits: Fraction | None = None
) -> PrintedVerdict:
    """How a printed ``1 : printed`` stands beside a counted chance.

    ``as_printed`` is what stands there in another form; ``fits`` the chance of the outcome that the figure may belong
    to. Raises `ValueError` for a chance of none, which no odds can be given for.

    >>> verdict_on(16, Fraction(66, 1081))
    <PrintedVerdict.ONE_IN: 'one-in'>
    """
    against = odds_against(chance)
    if printed is None:
        return PrintedVerdict.NOT_PRINTED
    if as_printed is not None:
        return PrintedVerdict.SLIP
    if printed == _whole(against):
        return PrintedVerdict.AGREES
    if printed in (_to_figures(against, 1), _to_figures(against, 2)):
        return PrintedVerdict.ROUND
    if printed == _whole(one_in(chance)):
        return PrintedVerdict.ONE_IN
    if fits is not None and printed == _whole(odds_against(fits)):
        return PrintedVerdict.OTHER_OUTCOME
    return PrintedVerdict.WRONG


def _whole(number: Fraction) -> int:
    """Rounded to a whole number, a half up."""
    return int(number + Fraction(1, 2))


def _to_figures(number: Fraction, figures: int) -> int:
    """Rounded to so many figures before the noughts."""
    unit = int(f"1{'0' * max(0, len(str(int(number))) - figures)}")
    return _whole(number / unit) * unit
