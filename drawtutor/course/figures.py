"""The chances that a text gives, with what each was counted from, so that nobody has to take a number on trust."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

from drawtutor.cards import Card
from drawtutor.hands import Hand, HandCategory
from drawtutor.odds import Price, bluff_must_work, hold_odds, hold_ranks

__all__ = ["Figure", "FigureKind"]


class FigureKind(StrEnum):
    """What a figure is the chance of."""

    REACH = "reach"
    """To end with a hand at least so good."""
    EXACTLY = "exactly"
    """To end with just this kind of hand."""
    IMPROVES = "improves"
    """To end with a better kind of hand than one holds."""
    BEATS = "beats"
    """To end with a better hand than one that stands pat."""
    SHARE = "share"
    """The share of the time that a call has to win."""
    BLUFF = "bluff"
    """The share of the time that everybody has to fold to a bluff."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """One chance: so many of so many cases, all equally likely; of a price, chips of chips."""

    kind: FigureKind
    ways: int
    total: int
    hand: tuple[Card, ...] = ()
    """The five cards it was counted for; none for a price."""
    keep: tuple[Card, ...] = ()
    category: HandCategory | None = None
    """What is hoped for, where that is a kind of hand."""
    other: Hand | None = None
    """The hand to beat, where there is one."""
    stake: int = 0
    """The chips of the call or the bet, where it is a price."""
    pot: int = 0
    """The chips in the pot before them."""

    @property
    def chance(self) -> Fraction:
        """The chance itself."""
        return Fraction(self.ways, self.total)

    @classmethod
    def reach(cls, hand: tuple[Card, ...], keep: tuple[Card, ...], category: HandCategory) -> Figure:
        """The chance to end with this kind of hand or a better one; raises `CardError` as `hold_odds` does."""
        odds = hold_odds(hand, keep)
        return cls(
            kind=FigureKind.REACH, ways=odds.ways(category), total=odds.total, hand=hand, keep=keep, category=category
        )

    @classmethod
    def exactly(cls, hand: tuple[Card, ...], keep: tuple[Card, ...], category: HandCategory) -> Figure:
        """The chance to end with just this kind of hand; raises `CardError` as `hold_odds` does."""
        odds = hold_odds(hand, keep)
        ways = odds.counts.get(category, 0)
        return cls(kind=FigureKind.EXACTLY, ways=ways, total=odds.total, hand=hand, keep=keep, category=category)

    @classmethod
    def improves(cls, hand: tuple[Card, ...], keep: tuple[Card, ...]) -> Figure:
        """The chance to end with a better kind of hand; raises `CardError` as `hold_odds` does."""
        odds = hold_odds(hand, keep)
        ways = sum(count for kind, count in odds.counts.items() if kind > odds.made)
        return cls(kind=FigureKind.IMPROVES, ways=ways, total=odds.total, hand=hand, keep=keep, category=odds.made)

    @classmethod
    def beats(cls, hand: tuple[Card, ...], keep: tuple[Card, ...], other: tuple[Card, ...]) -> Figure:
        """The chance to end with a better hand than one whose cards lie open; raises `CardError` as `hold_ranks`."""
        beaten = Hand(other)
        made = hold_ranks(hand, keep, seen=other)
        ways = sum(count for rank, count in made.items() if rank > beaten.rank)
        return cls(kind=FigureKind.BEATS, ways=ways, total=sum(made.values()), hand=hand, keep=keep, other=beaten)

    @classmethod
    def share(cls, call: int, pot: int) -> Figure:
        """The share of the time that a call has to win; raises `ValueError` as `Price` does."""
        price = Price(to_call=call, pot=pot)
        return cls(kind=FigureKind.SHARE, ways=call, total=price.pot + price.to_call, stake=call, pot=pot)

    @classmethod
    def bluff(cls, bet: int, pot: int) -> Figure:
        """The share of the time that everybody has to fold to a bluff; raises `ValueError` as `bluff_must_work`."""
        whole = bluff_must_work(bet, pot)
        return cls(kind=FigureKind.BLUFF, ways=bet, total=int(bet / whole), stake=bet, pot=pot)
