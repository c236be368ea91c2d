"""The ways to play that sit at the table: each is stated, and can be told from its play.

A style is the steady player's, distorted by a few numbers. The stated rates are those very numbers,
so that what the learner is told about an opponent is what the opponent does.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from types import MappingProxyType
from typing import Final

from drawtutor.message import Message

__all__ = ["STYLES", "USUAL_OPPONENTS", "Style", "Traits", "traits_of"]


class Style(StrEnum):
    """How an opponent plays."""

    STEADY = "steady"
    """Opens by the number of players behind, calls by the price, bluffs as often as it pays."""
    CAREFUL = "careful"
    """Waits for strong hands, folds much, hardly ever bluffs."""
    LOOSE = "loose"
    """Calls too much and draws to every straight and flush."""
    BLUFFER = "bluffer"
    """Bets and stands pat with nothing, at a stated rate."""
    KEEPER = "keeper"
    """Plays as the steady one, and keeps an ace, or another kicker, beside what it has."""

    @property
    def about(self) -> Message:
        """The style in a sentence or two, with its stated rates as chances; its name is the style's own entry."""
        traits = traits_of(self)
        rates = {"open": traits.open_bluff, "pat": traits.pat_bluff, "bluff": traits.bet_bluff}
        return Message.of(f"style-{self.value}-about", **{name: rate for name, rate in rates.items() if rate})


@dataclass(frozen=True, slots=True, kw_only=True)
class Traits:
    """What sets a style apart from the steady player, in numbers. Rates are of the occasions that arise."""

    notches: int = 0
    """How many ranks above (or, negative, below) the reference's the hand must be to open with."""
    trust: float = 0.7
    """How far a bet is taken to mean what the reference would hold for it; the rest is taken as any hand."""
    margin: float = 0.0
    """How much chance to win over the price of a call it asks for; negative where it pays too much."""
    defend: float = 0.9
    """Which share of the hands that would stop a bluff from gaining it holds on to, after the draw."""
    defend_first: float = 0.6
    """The same before the draw."""
    raise_line: float = 1.2
    """How many times the even share of the pot its chance must be to bet or raise for value."""
    size: float = 0.5
    """Where in the range of legal bets its own lie; the pot is the top where there is no maximum."""
    open_bluff: Fraction = Fraction(0)
    """How often it opens with a hand that is not worth it."""
    pat_bluff: Fraction = Fraction(0)
    """How often it stands pat with no more than a low pair, where it has opened or raised."""
    bet_bluff: Fraction | None = None
    """How often it bets after the draw with a hand that came to nothing; None is as often as the pot makes right."""
    chases: bool = False
    """Whether it draws to inside straights and three-card flushes, and breaks pairs for four-card draws."""
    keeps_kicker: bool = False
    """Whether it keeps an ace beside a pair, and the best side card beside three of a kind."""


_TRAITS: Final[Mapping[Style, Traits]] = MappingProxyType(
    {
        Style.STEADY: Traits(),
        Style.CAREFUL: Traits(
            notches=2,
            trust=0.8,
            margin=0.03,
            defend=0.8,
            defend_first=0.45,
            raise_line=1.35,
            size=0.4,
            bet_bluff=Fraction(1, 50),
        ),
        Style.LOOSE: Traits(
            notches=-4,
            trust=0.4,
            margin=-0.08,
            defend=1.2,
            defend_first=1.2,
            raise_line=1.45,
            size=0.2,
            bet_bluff=Fraction(1, 20),
            chases=True,
        ),
        Style.BLUFFER: Traits(
            notches=-1,
            trust=0.6,
            defend=1.0,
            defend_first=0.6,
            raise_line=1.1,
            size=0.9,
            open_bluff=Fraction(1, 6),
            pat_bluff=Fraction(1, 3),
            bet_bluff=Fraction(1, 2),
        ),
        Style.KEEPER: Traits(keeps_kicker=True),
    }
)


def traits_of(style: Style) -> Traits:
    """The numbers behind a style."""
    return _TRAITS[style]


STYLES: Final[tuple[Style, ...]] = tuple(Style)
"""Every style there is."""

USUAL_OPPONENTS: Final[tuple[Style, ...]] = (Style.CAREFUL, Style.LOOSE, Style.BLUFFER)
"""The three that sit down with a learner who has not chosen."""
