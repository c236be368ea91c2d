"""Choices and hands as parts of sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from drawtutor.cards import Card
from drawtutor.hands import Hand, HandCategory
from drawtutor.message import Message
from drawtutor.odds import Holding, holding_of
from drawtutor.rules import Action, Bet, Call, Check, Discard, Fold, Muck, Phase, RaiseTo, Show, StandPat

__all__ = ["choice", "holding_phrase", "keeping"]


def keeping(hand: Sequence[Card], keep: Sequence[Card]) -> Message:
    """A way to exchange: "keeping the pair of queens", "standing pat". What has a name is called by it."""
    if len(keep) == len(hand):
        return Message.of("advice-do-pat")
    if not keep:
        return Message.of("advice-do-throw-all")
    kept = Counter(card.rank for card in keep)
    whole = kept == Counter(card.rank for card in hand if card.rank in kept)
    rank = keep[0].rank
    match sorted(kept.values()):
        case [2] if whole:
            return Message.of("advice-do-keep-pair", rank=rank)
        case [1, 2] if whole:
            (pair,) = (rank for rank, count in kept.items() if count == 2)
            (beside,) = (card for card in keep if card.rank != pair)
            return Message.of("advice-do-keep-pair-and", rank=pair, card=beside)
        case [3] if whole:
            return Message.of("advice-do-keep-three", rank=rank)
        case [2, 2] if whole:
            return Message.of("advice-do-keep-both-pairs")
        case [1, 1, 1, 1] if len({card.suit for card in keep}) == 1:
            return Message.of("advice-do-keep-four", suit=keep[0].suit)
    if len(hand) - len(keep) == 1:
        (card,) = (card for card in hand if card not in keep)
        return Message.of("advice-do-throw-one", card=card)
    return Message.of("advice-do-keep", cards=tuple(keep))


def choice(action: Action, *, hand: Sequence[Card], phase: Phase) -> Message:
    """An action as what is done: "calling", "raising to 8"."""
    match action:
        case Discard(cards):
            return keeping(hand, [card for card in hand if card not in cards])
        case StandPat():
            return Message.of("advice-do-pat")
        case Bet(to):
            return Message.of("advice-do-open" if phase is Phase.BET1 else "advice-do-bet", to=to)
        case RaiseTo(to):
            return Message.of("advice-do-raise", to=to)
        case Fold():
            return Message.of("advice-do-fold")
        case Check():
            return Message.of("advice-do-check")
        case Call():
            return Message.of("advice-do-call")
        case Show():
            return Message.of("advice-do-show")
        case Muck():
            return Message.of("advice-do-muck")
        case _:
            return Message.of("advice-do-other")


def holding_phrase(hand: Sequence[Card]) -> Message:
    """A dealt hand as players call it: "a pair of nines", "four to a flush", "a full house"."""
    holding = holding_of(hand)
    rank = Hand(hand).rank
    if rank.category is HandCategory.PAIR:
        return Message.of("advice-pair-of", rank=rank.made_of[0])
    if holding is Holding.PAT:
        return Message.of("advice-made", category=rank.category)
    return Message.of("advice-held", holding=holding)
