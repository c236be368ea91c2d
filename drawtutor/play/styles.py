"""The ways to play that sit at the table: each is stated, and can be told from its play.

A style is the reference's play distorted by a few numbers. The stated rates are those very numbers, so that what the
learner is told about an opponent is what the opponent does.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from types import MappingProxyType
from typing import Final

from drawtutor.hands import HandCategory
from drawtutor.message import Message

__all__ = ["STYLES", "USUAL_OPPONENTS", "Favourites", "Style", "Traits", "traits_of"]


class Style(StrEnum):
    """How an opponent plays."""

    STEADY = "steady"
    """The reference itself, undistorted."""
    CAREFUL = "careful"
    """Too tight: gives up hands that are worth playing, and bets after the draw only what is all but sure."""
    LOOSE = "loose"
    """Calls too much, before the draw and after it."""
    HONEST = "honest"
    """Never bluffs: bets and raises strong hands and nothing else."""
    BLUFFER = "bluffer"
    """Raises, stands pat and bets with nothing, and takes others to do the same."""
    CHASER = "chaser"
    """Pays to draw to every straight and flush, inside straights and three cards of a suit too."""
    KEEPER = "keeper"
    """Does not part with an ace: plays it, keeps it beside what it has, and calls with it."""

    @property
    def about(self) -> Message:
        """The style in a sentence or two, with its stated rates as chances; its name is the style's own entry."""
        traits = traits_of(self)
        rates = {
            "gives_up": traits.gives_up,
            "pays": traits.pays,
            "wild": traits.wild,
            "pat": traits.pat_bluff,
            "hopes": traits.hopes,
        }
        stated: dict[str, object] = {name: rate for name, rate in rates.items() if 0 < rate < 1}
        for name, sure in (("before", traits.sure_before), ("after", traits.sure_after)):
            if sure is not HandCategory.HIGH_CARD:
                stated[name] = sure
        return Message.of(f"style-{self.value}-about", **stated)


class Favourites(StrEnum):
    """Hands that a player does not like to part with."""

    NONE = "none"
    DRAWS = "draws"
    """Before the draw four cards to a straight or a flush, inside straights too, and three cards of a suit; after it
    whatever has become a pair or better."""
    ACES = "aces"
    """Any hand with an ace in it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Traits:
    """What sets a style apart from the reference, in numbers. Rates are of the occasions that arise."""

    gives_up: Fraction = Fraction(0)
    """How often it stays out where the reference would come in, with a hand below two pair."""
    pays: Fraction = Fraction(0)
    """How often it calls where the reference folds, and it does not raise: any hand before the draw, a pair or better
    after it."""
    sure_before: HandCategory = HandCategory.HIGH_CARD
    """It bets and raises nothing below this before the draw, and checks or calls instead."""
    sure_after: HandCategory = HandCategory.HIGH_CARD
    """The same after the draw."""
    wild: Fraction = Fraction(0)
    """How often it raises before the draw where somebody has opened and the reference folds, or checks."""
    pat_bluff: Fraction = Fraction(0)
    """How often it stands pat on nothing, or on a pair below nines, where it has bet or raised."""
    bet_bluff: Fraction = Fraction(0)
    """How often it bets after the draw with a hand that came to nothing; 0 is as often as the reference does."""
    favourites: Favourites = Favourites.NONE
    clings: Fraction = Fraction(0)
    """How often it calls with a favourite before the draw where the reference folds, for half the pot at most."""
    hopes: Fraction = Fraction(0)
    """The same after the draw, at any price."""
    chases: bool = False
    """Whether it draws to inside straights and three cards of a suit, and breaks pairs for four-card draws."""
    keeps_kicker: bool = False
    """Whether it keeps an ace beside a pair or nothing, and the best side card beside three of a kind."""
    size: Fraction = Fraction(3, 5)
    """Its bets and raises where the house leaves it their size, as a share of the pot."""


_HALF: Final = Fraction(1, 2)

_TRAITS: Final[Mapping[Style, Traits]] = MappingProxyType(
    {
        Style.STEADY: Traits(),
        Style.CAREFUL: Traits(gives_up=Fraction(1, 3), sure_after=HandCategory.STRAIGHT, size=Fraction(2, 5)),
        Style.LOOSE: Traits(pays=_HALF, size=Fraction(2, 5)),
        Style.HONEST: Traits(sure_before=HandCategory.TWO_PAIR, sure_after=HandCategory.STRAIGHT),
        Style.BLUFFER: Traits(
            wild=Fraction(1, 12), pat_bluff=Fraction(1, 3), bet_bluff=Fraction(1), pays=Fraction(19, 20)
        ),
        Style.CHASER: Traits(favourites=Favourites.DRAWS, clings=Fraction(1), hopes=Fraction(3, 4), chases=True),
        Style.KEEPER: Traits(favourites=Favourites.ACES, clings=Fraction(1), hopes=Fraction(1), keeps_kicker=True),
    }
)


def traits_of(style: Style) -> Traits:
    """The numbers behind a style."""
    return _TRAITS[style]


STYLES: Final[tuple[Style, ...]] = tuple(Style)
"""Every style there is."""

USUAL_OPPONENTS: Final[tuple[Style, ...]] = (Style.CAREFUL, Style.LOOSE, Style.BLUFFER)
"""The three that sit down with a learner who has not chosen."""
