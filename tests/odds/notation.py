"""How the tests of the odds room write hands and kinds of hand."""

from __future__ import annotations

from typing import Final

from drawtutor.cards import parse_cards
from drawtutor.hands import HandCategory
from drawtutor.odds import HoldOdds, hold_odds

PAIR: Final = HandCategory.PAIR
TWO_PAIR: Final = HandCategory.TWO_PAIR
TRIPS: Final = HandCategory.THREE_OF_A_KIND
STRAIGHT: Final = HandCategory.STRAIGHT
FLUSH: Final = HandCategory.FLUSH
FULL: Final = HandCategory.FULL_HOUSE
QUADS: Final = HandCategory.FOUR_OF_A_KIND
STRAIGHT_FLUSH: Final = HandCategory.STRAIGHT_FLUSH


def odds_of(text: str) -> HoldOdds:
    """The odds of a hand written as ``kept | thrown``."""
    kept, thrown = (parse_cards(part) for part in text.split("|"))
    return hold_odds((*kept, *thrown), kept)
