"""What lies before the learner, and what a question about it is aimed at."""

from __future__ import annotations

from dataclasses import dataclass

from drawtutor.cards import Card
from drawtutor.course.tellings import Form
from drawtutor.hands import Hand, HandCategory
from drawtutor.odds import KnownHand, OpponentModel
from drawtutor.rules import Action, Deal, DealerAction, HouseRules, Seat

__all__ = [
    "Against",
    "Aim",
    "Beat",
    "Circle",
    "Declared",
    "HighCards",
    "Hope",
    "Meet",
    "OpenHands",
    "Reach",
    "Request",
    "Share",
    "Spot",
    "Spread",
    "Subject",
    "Told",
    "Unknown",
    "Wager",
    "Wish",
]


@dataclass(frozen=True, slots=True)
class Declared:
    """Something said or done at the table; without a seat it is the dealer's part."""

    seat: Seat | None
    action: Action | DealerAction


@dataclass(frozen=True, slots=True, kw_only=True)
class Spot:
    """A moment of a deal, and what is said next there."""

    deal: Deal
    hero: Seat | None = None
    """Whose cards and choice these are; None for an onlooker's question."""
    said: tuple[Declared, ...] = ()


@dataclass(frozen=True, slots=True)
class OpenHands:
    """Hands that lie open, to be compared or measured."""

    hands: tuple[Hand, ...]
    rules: HouseRules | None = None
    """What the house asks of them, where a question turns on that."""


@dataclass(frozen=True, slots=True)
class Spread:
    """A deck that lies spread, face up."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Circle:
    """Players round a table, clockwise by seat, before or between deals."""

    players: int
    dealer: Seat | None = None
    """Who shuffles and deals, or has dealt. Seats are not counted from the dealer here."""
    number: int = 0
    """The card that is asked about, counted from the top of the deck, from 1."""
    broke: tuple[Seat, ...] = ()
    """Who has no chips left."""
    draw_limit: int = 0


@dataclass(frozen=True, slots=True)
class HighCards:
    """One open card before each player, to choose the first dealer by."""

    cards: tuple[Card, ...]


Subject = Spot | OpenHands | Spread | Circle | HighCards


# What a question is aimed at, where it needs more than what lies there.


@dataclass(frozen=True, slots=True)
class Reach:
    """A hand at least this good is needed."""

    category: HandCategory


@dataclass(frozen=True, slots=True)
class Beat:
    """A hand is needed that beats this one."""

    hand: Hand


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """What the player means to say: a raise to a total, or by so much over the stake that stands."""

    to: int | None = None
    by: int | None = None


@dataclass(frozen=True, slots=True)
class Hope:
    """The player means to keep these cards, and takes it that a hand at least this good wins."""

    keep: tuple[Card, ...]
    category: HandCategory


@dataclass(frozen=True, slots=True)
class Share:
    """Whose part of the pot is asked; None asks for what is carried to the next."""

    seat: Seat | None


@dataclass(frozen=True, slots=True)
class Wager:
    """The bet that is thought about."""

    to: int


@dataclass(frozen=True, slots=True)
class Request:
    """How many cards the player would now rather have."""

    count: int


@dataclass(frozen=True, slots=True)
class Told:
    """What is kept and what it is to become, and the form in which the chance of that is told."""

    keep: tuple[Card, ...]
    category: HandCategory
    form: Form


@dataclass(frozen=True, slots=True)
class Meet:
    """The player means to keep these cards, and the one opponent is taken to hold this hand and draw to it."""

    keep: tuple[Card, ...]
    opponent: KnownHand


@dataclass(frozen=True, slots=True)
class Against:
    """The pot is to be won against players of whom this is assumed."""

    opponents: tuple[OpponentModel, ...]


@dataclass(frozen=True, slots=True)
class Unknown:
    """So many other hands of which nothing is known."""

    others: int


Aim = Reach | Beat | Wish | Hope | Share | Wager | Request | Told | Meet | Against | Unknown
