"""Luck apart from choice: how good the cards were that came, whatever was done with them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from types import MappingProxyType
from typing import Final

from drawtutor.advice import Verdict
from drawtutor.cards import Card
from drawtutor.hands import HandRank, strength
from drawtutor.message import Message
from drawtutor.odds import Standing, hold_ranks, standing

__all__ = ["Came", "DrawLuck", "Luck", "apart", "draw_luck", "luck_of"]


class Came(StrEnum):
    """How well the replacements came, beside all that could have."""

    WELL = "well"
    EVENLY = "evenly"
    POORLY = "poorly"


_CHOICE: Final[Mapping[Verdict, str]] = MappingProxyType(
    {
        Verdict.BEST: "good",
        Verdict.GOOD: "good",
        Verdict.CLOSE: "open",
        Verdict.ILLEGAL: "open",
        Verdict.INACCURACY: "poor",
        Verdict.MISTAKE: "poor",
        Verdict.BLUNDER: "poor",
    }
)
_WELL = Fraction(2, 3)
_POORLY = Fraction(1, 3)


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawLuck:
    """How the replacements compare with all that could have come to the same hold: exact counts."""

    kept: tuple[Card, ...]
    final: HandRank
    standing: Standing
    """How many sets of replacements end in a better, an equal and a worse hand than what came."""

    @property
    def share(self) -> Fraction:
        """The share of draws that the one that came is better than, an equal one counted as half."""
        return self.standing.ahead

    @property
    def message(self) -> Message:
        """The draw in a sentence."""
        total = self.standing.total
        values = {
            "kept": self.kept,
            "hand": self.final,
            "worse": Fraction(self.standing.worse, total),
            "better": Fraction(self.standing.better, total),
        }
        return Message.of("luck-draw" if self.kept else "luck-draw-of-five", **values)


@dataclass(frozen=True, slots=True, kw_only=True)
class Luck:
    """The luck of one deal, in its two parts."""

    dealt: HandRank
    standing: Standing
    """How many of the hands that another player may be dealt are better, equal and worse."""
    draw: DrawLuck | None
    """None where nothing was drawn."""

    @property
    def messages(self) -> tuple[Message, ...]:
        """The luck in a sentence or two: what was dealt, and what came."""
        dealt = Message.of("luck-deal", hand=self.dealt, share=self.standing.ahead)
        return (dealt, Message.of("luck-no-draw") if self.draw is None else self.draw.message)


def draw_luck(
    hand: Sequence[Card], thrown: Sequence[Card], final: Sequence[Card], seen: Sequence[Card] = ()
) -> DrawLuck:
    """How ``final`` compares with all the hands that could have come of this throw.

    Every card that was not seen is taken as equally likely. Raises `CardError` where the cards do not fit.
    """
    kept = tuple(card for card in hand if card not in thrown)
    came = strength(final)
    better = equal = worse = 0
    for rank, count in hold_ranks(hand, kept, seen=seen).items():
        if rank.strength > came:
            better += count
        elif rank.strength < came:
            worse += count
        else:
            equal += count
    return DrawLuck(kept=kept, final=HandRank(came), standing=Standing(better=better, equal=equal, worse=worse))


def luck_of(
    hand: Sequence[Card], thrown: Sequence[Card] = (), final: Sequence[Card] = (), seen: Sequence[Card] = ()
) -> Luck:
    """The luck of a deal: of the five cards dealt, and of the replacements where cards were thrown."""
    return Luck(
        dealt=HandRank(strength(hand)),
        standing=standing(hand),
        draw=draw_luck(hand, thrown, final, seen) if thrown else None,
    )


def apart(verdict: Verdict, luck: DrawLuck) -> Message:
    """The choice and the luck of the draw side by side: a good choice can draw badly, and a poor one well.

    ``chance`` in it is how often that draw ends so well or better.
    """
    came = Came.WELL if luck.share > _WELL else Came.POORLY if luck.share < _POORLY else Came.EVENLY
    at_least = Fraction(luck.standing.better + luck.standing.equal, luck.standing.total)
    return Message.of(f"luck-apart-{_CHOICE[verdict]}", hand=luck.final, came=came, chance=at_least)
