"""What one seat may see of a deal: the only thing that advice, opponents and the page are given."""

from __future__ import annotations

from dataclasses import dataclass

from drawtutor.cards import Card
from drawtutor.rules.actions import LegalActions, Seat
from drawtutor.rules.events import Event, Phase
from drawtutor.rules.house import HouseRules
from drawtutor.rules.pots import Pot
from drawtutor.rules.stakes import Stakes

__all__ = ["PlayerView", "SeatView"]


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerView:
    """A player as everybody sees one."""

    seat: Seat
    stack: int
    """Chips before the player."""
    staked: int
    """Chips put in during this betting round."""
    paid: int
    """Chips put in during this deal, ante and blind included."""
    ante: int
    blind: int
    active: bool
    """Whether the player is still in the deal."""
    folded: bool
    all_in: bool
    cards: int
    """How many cards the player holds."""
    drawn: int | None
    """How many cards the player drew in the last exchange that has begun; 0 is a pat hand, None not yet."""
    shown: tuple[Card, ...] = ()
    mucked: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatView:
    """A deal as one seat sees it. Nobody else's hidden cards are in it, nor the order of the stub."""

    seat: Seat
    rules: HouseRules
    stakes: Stakes
    phase: Phase
    exchange: int
    """How many exchanges have begun; a house may agree on more than one (NO-02)."""
    players: tuple[PlayerView, ...]
    to_act: Seat | None
    legal: LegalActions
    """What this seat may do now: all that is open in its turn, at most a question out of it."""
    hand: tuple[Card, ...]
    discarded: tuple[Card, ...]
    """This seat's own discards, those of every exchange."""
    exposed: tuple[Card, ...]
    """Replacements that everybody saw and that were put aside."""
    pot: int
    """All chips in the middle, the stakes of this round and carried chips included."""
    pots: tuple[Pot, ...]
    """The main pot, then the side pots, as the stakes stand."""
    carried: int
    """Chips from earlier deals that lie in the pot; after the end, chips left for the next one."""
    level: int
    """The stake that everybody has to match in this round."""
    raises: int
    opener: Seat | None
    """Who opened round 1."""
    aggressor: Seat | None
    """The last to bet or raise in this round."""
    stub: int
    """How many cards the dealer still has."""
    discards: int
    """How many cards have been thrown in and may be reshuffled."""
    kept_apart: int
    """How many of the opener's discards lie by themselves, as a proof of openers (EN-12)."""
    events: tuple[Event, ...]
    """What has happened, as this seat may know it."""
    payoffs: tuple[int, ...] | None = None
    """Chips won less chips paid in, for each player, once the deal is over."""
    winners: tuple[Seat, ...] = ()

    @property
    def dealer(self) -> Seat:
        """The dealer's seat: the last one."""
        return Seat(len(self.players) - 1)

    @property
    def stage_events(self) -> tuple[Event, ...]:
        """What has happened in the present stage: in this betting round, this exchange, this showdown."""
        return tuple(event for event in self.events if event.phase is self.phase and event.exchange == self.exchange)

    @property
    def me(self) -> PlayerView:
        """The player whose view this is."""
        return self.players[self.seat]

    @property
    def my_turn(self) -> bool:
        """Whether this seat is to act."""
        return self.to_act == self.seat
