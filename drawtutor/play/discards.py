"""Which cards an opponent throws: the plain rules of the draw, bent by its style."""

from __future__ import annotations

from drawtutor.cards import JOKER, Card, Rank
from drawtutor.hands import Hand, HandCategory, JokerUse
from drawtutor.play.starting import Reading
from drawtutor.play.styles import Traits

__all__ = ["to_throw"]


def to_throw(
    reading: Reading, traits: Traits, joker: JokerUse, *, limit: int, beaten: bool = False
) -> tuple[Card, ...]:
    """The cards that a player of these traits would throw, ``limit`` at most; empty is a pat hand.

    ``beaten`` says that somebody's draw tells of more than a pair, so that a low pair is worth less
    than a four-card draw.
    """
    keep = _to_keep(reading, traits, joker, beaten=beaten)
    thrown = sorted((card for card in reading.cards if card not in keep), key=lambda card: card.rank)
    # Where fewer may be thrown than one would like, the highest of the rest are kept.
    return tuple(thrown[:limit])


def _to_keep(reading: Reading, traits: Traits, joker: JokerUse, *, beaten: bool) -> tuple[Card, ...]:
    hand = Hand(reading.cards, joker=joker)
    category = reading.category
    if category >= HandCategory.STRAIGHT:
        return reading.cards
    if category is HandCategory.THREE_OF_A_KIND:
        return (*hand.made_of, hand.kickers[0]) if traits.keeps_kicker else hand.made_of
    if category is HandCategory.TWO_PAIR:
        return hand.made_of
    four = reading.four_flush or reading.open_straight
    if category is HandCategory.PAIR:
        if four and (traits.chases or (beaten and reading.top < Rank.QUEEN)):
            return four
        ace = tuple(card for card in hand.kickers if card.rank is Rank.ACE)
        return (*hand.made_of, *ace) if traits.keeps_kicker else hand.made_of
    if four:
        return four
    if traits.chases and reading.inside_straight:
        return reading.inside_straight
    if traits.chases and reading.three_flush:
        return reading.three_flush
    jokers = tuple(card for card in hand.cards if card is JOKER)
    high = [card for card in hand.by_weight if card is not JOKER]
    if traits.keeps_kicker and high[0].rank is Rank.ACE:
        return (high[0], *jokers)
    return (*high[: 2 - len(jokers)], *jokers)
