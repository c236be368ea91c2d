"""What has happened in a deal, and what one seat may know of it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from drawtutor.cards import Card
from drawtutor.rules.actions import Seat

__all__ = ["Event", "EventKind", "Phase", "censor"]


class Phase(StrEnum):
    """Where a deal stands. The five stages of the game are the first five (PL-01)."""

    DEAL = "deal"
    BET1 = "bet1"
    DRAW = "draw"
    BET2 = "bet2"
    SHOWDOWN = "showdown"
    OVER = "over"
    PASSED_OUT = "passed_out"

    @property
    def is_betting(self) -> bool:
        """Whether this is one of the two betting rounds."""
        return self is Phase.BET1 or self is Phase.BET2

    @property
    def is_end(self) -> bool:
        """Whether nothing more can happen in this deal."""
        return self is Phase.OVER or self is Phase.PASSED_OUT


class EventKind(StrEnum):
    """The kinds of thing that happen. The value is the tail of the message's key in the catalogues."""

    ANTE = "ante"
    BLIND = "blind"
    DEALT = "dealt"
    FOLD = "fold"
    CHECK = "check"
    CALL = "call"
    BET = "bet"
    RAISE = "raise"
    RETURNED = "returned"
    """An uncalled part goes back; that is not winning (A24)."""
    ANNOUNCE = "announce"
    STAND_PAT = "stand-pat"
    DISCARD = "discard"
    SERVED = "served"
    BURN = "burn"
    EXPOSED = "exposed"
    RESHUFFLE = "reshuffle"
    ASK = "ask"
    RAP = "rap"
    SHOW = "show"
    MUCK = "muck"
    DEAD_HAND = "dead-hand"
    WON = "won"
    UNWON = "unwon"
    """Nobody has shown the hand that the house asks for to win (BG-21)."""
    CARRIED = "carried"
    """Chips that the winners could not divide go to the next pot."""
    PASSED_OUT = "passed-out"


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened, by whom, and in which phase."""

    kind: EventKind
    phase: Phase
    seat: Seat | None = None
    amount: int = 0
    """Chips that moved: paid in, given back, won or carried."""
    to: int = 0
    """The player's stake of the round after it."""
    count: int = 0
    """How many cards; for an answered question, how many were drawn; -1 where it need not be answered."""
    cards: tuple[Card, ...] = ()
    about: Seat | None = None
    exchange: int = 0
    """How many exchanges had begun by then: 0 up to the end of round 1."""


_SECRET = frozenset({EventKind.DEALT, EventKind.DISCARD, EventKind.SERVED})


def censor(event: Event, seat: Seat | None) -> Event:
    """The event as this seat may know it: cards that it may not see are left out, their number stays.

    ``None`` is an onlooker, who sees what everybody sees.
    """
    if not event.cards:
        return event
    if event.kind is EventKind.BURN or (event.kind in _SECRET and (seat is None or event.seat != seat)):
        return replace(event, cards=())
    return event
