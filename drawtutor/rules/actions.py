"""What players and the dealer can do, and what of it is legal at a moment.

A player's action says nothing about who acts: that is the seat it is given with. Amounts are always
totals: `Bet` and `RaiseTo` name what the player's stake of this round becomes, never what is added.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import NewType

from drawtutor.cards import Card

__all__ = [
    "Action",
    "ActionKind",
    "Announce",
    "Ask",
    "Bet",
    "Burn",
    "Call",
    "Check",
    "DealHand",
    "DealerAction",
    "Discard",
    "Expose",
    "Fold",
    "LegalActions",
    "Muck",
    "RaiseTo",
    "Rap",
    "Seat",
    "Serve",
    "Show",
    "StandPat",
]

Seat = NewType("Seat", int)
"""A place at the table: 0 is left of the dealer, and the highest is the dealer."""


class ActionKind(StrEnum):
    """The choices that the rules offer, by the names that records use."""

    FOLD = "fold"
    CHECK = "check"
    CALL = "call"
    BET = "bet"
    RAISE = "raise"
    STAND_PAT = "stand_pat"
    DISCARD = "discard"
    SHOW = "show"
    MUCK = "muck"
    ASK = "ask"


@dataclass(frozen=True, slots=True)
class Fold:
    """Gives up the hand and what was paid in."""


@dataclass(frozen=True, slots=True)
class Check:
    """Stays in without a stake, while nobody has bet."""


@dataclass(frozen=True, slots=True)
class Call:
    """Pays what is outstanding; with table stakes, as much of it as there is."""


@dataclass(frozen=True, slots=True)
class Bet:
    """Makes the first stake of a round; before the exchange that is opening."""

    to: int


@dataclass(frozen=True, slots=True)
class RaiseTo:
    """Raises to this total stake in the round."""

    to: int


@dataclass(frozen=True, slots=True)
class StandPat:
    """Exchanges nothing."""


@dataclass(frozen=True, slots=True)
class Discard:
    """Throws these cards, to be given as many."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Announce:
    """Says, or changes, how many cards are wanted, before throwing them."""

    count: int


@dataclass(frozen=True, slots=True)
class Show:
    """Lays the hand open."""


@dataclass(frozen=True, slots=True)
class Muck:
    """Gives the hand up unseen at the showdown."""


@dataclass(frozen=True, slots=True)
class Ask:
    """Asks how many cards another player drew. Takes no turn."""

    about: Seat


@dataclass(frozen=True, slots=True)
class Rap:
    """A rap on the table: a check or a pat hand, by the phase (EN-20)."""


Action = Fold | Check | Call | Bet | RaiseTo | StandPat | Discard | Announce | Show | Muck | Ask | Rap


@dataclass(frozen=True, slots=True)
class DealHand:
    """The dealer gives a player the hand: five cards (in draw_high a dealer's error of another number too)."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Serve:
    """The dealer gives a player replacements."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Burn:
    """The dealer puts the next card of the stub out of play, unseen."""

    card: Card


@dataclass(frozen=True, slots=True)
class Expose:
    """A replacement meant for this player was seen: it is put aside (EN-10)."""

    seat: Seat
    card: Card


DealerAction = DealHand | Serve | Burn | Expose


@dataclass(frozen=True, slots=True, kw_only=True)
class LegalActions:
    """Everything that the player to act may do now, as a button bar needs it.

    Amounts are chips. ``wager`` holds the lowest and the highest total stake of a bet or a raise; in
    fixed limit only the totals in ``wagers`` are legal.
    """

    fold: bool = False
    check: bool = False
    call: bool = False
    to_call: int = 0
    """What a call pays now."""
    bet: bool = False
    raise_: bool = False
    wager: tuple[int, int] | None = None
    wagers: tuple[int, ...] = ()
    """The only legal totals where they are few (fixed limit); empty where every whole number between is legal."""
    stand_pat: bool = False
    max_discards: int = 0
    four_with_ace: bool = False
    """Whether four may be thrown when the fifth is an ace, over ``max_discards``."""
    show: bool = False
    muck: bool = False
    ask: tuple[Seat, ...] = ()
    """Whose number of cards drawn may be asked."""

    @property
    def kinds(self) -> tuple[ActionKind, ...]:
        """The kinds of choice that are open, in the order of the alphabet."""
        offered = (
            (ActionKind.ASK, bool(self.ask)),
            (ActionKind.BET, self.bet),
            (ActionKind.CALL, self.call),
            (ActionKind.CHECK, self.check),
            (ActionKind.DISCARD, self.max_discards > 0 or self.four_with_ace),
            (ActionKind.FOLD, self.fold),
            (ActionKind.MUCK, self.muck),
            (ActionKind.RAISE, self.raise_),
            (ActionKind.SHOW, self.show),
            (ActionKind.STAND_PAT, self.stand_pat),
        )
        return tuple(kind for kind, open_ in offered if open_)

    def allows_wager(self, to: int) -> bool:
        """Whether a bet or raise to this total is one of the legal sizes."""
        low, high = self.wager or (1, 0)
        return to in self.wagers if self.wagers else low <= to <= high
