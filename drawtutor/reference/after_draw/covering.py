"""Which decisions after the exchange can be counted whole, and why others cannot."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from drawtutor.hands import HandCategory, JokerUse, strength
from drawtutor.rules import Phase, SeatView, ToWin

__all__ = ["MOST_IN", "Uncovered", "UncoveredError", "uncovered"]

MOST_IN: Final = 4
"""With more players in, the tree of the round is too large to be walked through while somebody waits."""
_HAND: Final = 5


class Uncovered(StrEnum):
    """Why a decision is not counted."""

    NOT_MY_TURN = "not-my-turn"
    NOT_AFTER_THE_DRAW = "not-after-the-draw"
    EXCHANGE_TO_COME = "exchange-to-come"
    """Cards are exchanged again after this round (NO-02)."""
    TOO_MANY_IN = "too-many-in"
    JOKER = "joker"
    """With a joker the classes of final hand do not hold."""
    NOBODY_MAY_WIN = "nobody-may-win"
    """The house asks three of a kind to win, and this hand is below it: what is not won stays for later (BG-21)."""
    NOT_FIVE_CARDS = "not-five-cards"
    """Somebody who is in holds a hand of another number of cards."""


class UncoveredError(ValueError):
    """A decision was asked about that is not counted."""

    def __init__(self, reason: Uncovered) -> None:
        super().__init__(reason.value)
        self.reason = reason


def uncovered(view: SeatView) -> Uncovered | None:
    """Why what a seat may do now is not counted; None where it is."""
    rules = view.rules
    within = [player for player in view.players if player.active]
    if not view.my_turn:
        return Uncovered.NOT_MY_TURN
    if view.phase is not Phase.BET2:
        return Uncovered.NOT_AFTER_THE_DRAW
    if view.exchange < rules.exchanges:
        return Uncovered.EXCHANGE_TO_COME
    if len(within) > MOST_IN:
        return Uncovered.TOO_MANY_IN
    if rules.joker is not JokerUse.NONE:
        return Uncovered.JOKER
    if any(player.cards != _HAND for player in within):
        return Uncovered.NOT_FIVE_CARDS
    if rules.to_win is ToWin.TRIPS and strength(view.hand) >> 20 < HandCategory.THREE_OF_A_KIND:
        return Uncovered.NOBODY_MAY_WIN
    return None
