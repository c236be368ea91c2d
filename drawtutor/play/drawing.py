"""How a style exchanges: the reference's way to throw, and the bad habits that a style may have beside it."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from fractions import Fraction

from drawtutor.cards import JOKER, Card, Rank
from drawtutor.hands import Hand, HandCategory, JokerUse
from drawtutor.play.styles import Traits
from drawtutor.reference import Beside, Choice, StartKind, kept_by, start_of, without_joker
from drawtutor.rules import Discard, EventKind, Phase, SeatView, StandPat

__all__ = ["Drawn", "distorted_throws", "drawn_to", "pat_would_be_believed"]


class Drawn(IntEnum):
    """What five cards could become by one of the draws that are chased."""

    NOTHING = 0
    FOUR_CARDS = 1
    """Four cards to a flush or to a straight open at both ends."""
    INSIDE_STRAIGHT = 2
    THREE_OF_A_SUIT = 3


def drawn_to(hand: Sequence[Card], joker: JokerUse) -> Drawn:
    """The draw in a hand of five: of several, the one that is named first.

    A pair counts for the four cards that it is one of, and a better hand is no draw.
    """
    start = start_of(without_joker(hand, joker))
    if start.kind in (StartKind.FOUR_FLUSH, StartKind.FOUR_STRAIGHT):
        return Drawn.FOUR_CARDS
    if start.kind is StartKind.PAIR and start.beside in (Beside.FOUR_FLUSH, Beside.OPEN_STRAIGHT):
        return Drawn.FOUR_CARDS
    if start.kind is StartKind.NOTHING:
        if start.beside is Beside.INSIDE_STRAIGHT:
            return Drawn.INSIDE_STRAIGHT
        if _suited(hand):
            return Drawn.THREE_OF_A_SUIT
    return Drawn.NOTHING


def pat_would_be_believed(view: SeatView) -> bool:
    """Whether the player has bet or raised before the draw, and holds nothing or a pair below nines."""
    hand = Hand(view.hand, joker=view.rules.joker)
    weak = hand.rank.category is HandCategory.HIGH_CARD or (
        hand.rank.category is HandCategory.PAIR and hand.rank.made_of[0] < Rank.NINE
    )
    return weak and any(
        event.seat == view.seat and event.kind in (EventKind.BET, EventKind.RAISE) and event.phase is Phase.BET1
        for event in view.events
    )


def distorted_throws(view: SeatView, choices: tuple[Choice, ...], traits: Traits) -> tuple[Choice, ...]:
    """What a player of these traits throws where the reference would do ``choices``; the hand has five cards."""
    kept = _chased(view) if traits.chases else _kept(view) if traits.keeps_kicker else None
    if kept is not None:
        thrown = tuple(sorted((card for card in view.hand if card not in kept), key=lambda card: card.rank))
        if len(thrown) <= view.legal.max_discards:
            return (Choice(Discard(thrown) if thrown else StandPat(), Fraction(1)),)
    if traits.pat_bluff and pat_would_be_believed(view):
        return _standing_pat(choices, traits.pat_bluff)
    return choices


def _standing_pat(choices: tuple[Choice, ...], share: Fraction) -> tuple[Choice, ...]:
    """Stands pat just so often, and draws as before otherwise."""
    others = [choice for choice in choices if not isinstance(choice.action, StandPat)]
    drawn = sum((choice.chance for choice in others), Fraction(0))
    if not drawn:
        return choices
    return (
        Choice(StandPat(), share),
        *(Choice(choice.action, (1 - share) * choice.chance / drawn) for choice in others),
    )


def _suited(hand: Sequence[Card]) -> tuple[Card, ...]:
    """Exactly three cards of one suit, the joker helping; empty where there are not."""
    jokers = tuple(card for card in hand if card is JOKER)
    for suit in {card.suit for card in hand if card is not JOKER}:
        suited = tuple(card for card in hand if card is not JOKER and card.suit is suit)
        if len(suited) + len(jokers) == 3:
            return (*suited, *jokers)
    return ()


def _chased(view: SeatView) -> tuple[Card, ...] | None:
    """The cards of a draw that is gone for; None where there is none."""
    drawn = drawn_to(view.hand, view.rules.joker)
    if drawn is Drawn.NOTHING:
        return None
    if drawn is Drawn.THREE_OF_A_SUIT:
        return _suited(view.hand)
    hand = without_joker(view.hand, view.rules.joker)
    four = kept_by(hand, 1)
    return tuple(mine for mine, stands_for in zip(view.hand, hand, strict=True) if stands_for in four or mine is JOKER)


def _kept(view: SeatView) -> tuple[Card, ...] | None:
    """What somebody keeps who keeps a kicker; None where there is none to keep."""
    hand = Hand(view.hand, joker=view.rules.joker)
    if hand.rank.category is HandCategory.THREE_OF_A_KIND:
        return (*hand.made_of, hand.kickers[0])
    if hand.rank.category > HandCategory.PAIR or drawn_to(view.hand, view.rules.joker) is Drawn.FOUR_CARDS:
        return None
    if hand.rank.category is HandCategory.PAIR:
        ace = tuple(card for card in hand.kickers if card.rank is Rank.ACE)
        return (*hand.made_of, *ace) if ace else None
    aces = tuple(card for card in hand.cards if card is JOKER or card.rank is Rank.ACE)
    return aces or None
