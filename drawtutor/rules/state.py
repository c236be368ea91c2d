"""The state of one deal: frozen values, and the questions that every stage asks of them.

Seats are counted from the dealer's left: seat 0 is left of the dealer, the last seat is the dealer.
The state knows who holds what and which cards are left, never the order in which they will come.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Self, TypeVar

from drawtutor.cards import Card
from drawtutor.hands import JokerUse
from drawtutor.rules.actions import Action, DealerAction, Seat
from drawtutor.rules.events import Event, EventKind, Phase
from drawtutor.rules.house import HouseRules
from drawtutor.rules.pots import Pot, build_pots
from drawtutor.rules.stakes import Stakes

T = TypeVar("T")

__all__ = ["DealState", "mask_of", "replaced"]

_FULL_DECK = (1 << 52) - 1
_WITH_JOKER = (1 << 53) - 1


def mask_of(cards: Iterable[Card]) -> int:
    """A set of cards as a whole number, bit by bit: small, hashable, and quick to subtract."""
    mask = 0
    for card in cards:
        mask |= 1 << card.index
    return mask


def replaced(values: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    """The values with one seat's changed."""
    return (*values[:seat], value, *values[seat + 1 :])


@lru_cache(maxsize=512)
def _true_seats(flags: tuple[bool, ...]) -> tuple[Seat, ...]:
    """The seats whose flag is set: there are few such tuples, and they are asked for all the time."""
    return tuple(Seat(seat) for seat, here in enumerate(flags) if here)


@dataclass(frozen=True, kw_only=True)
class DealState:
    """What a deal is at one moment. Tuples hold one entry a seat."""

    rules: HouseRules
    stakes: Stakes
    start_stacks: tuple[int, ...]
    antes: tuple[int, ...]
    blinds: tuple[int, ...]
    carried_in: int
    """Chips from earlier deals, which belong to the main pot."""

    phase: Phase
    stacks: tuple[int, ...]
    staked: tuple[int, ...]
    """Chips put in during this betting round."""
    paid: tuple[int, ...]
    """Chips put in during this deal."""
    dealt_in: tuple[bool, ...]
    active: tuple[bool, ...]
    hands: tuple[tuple[Card, ...], ...]
    stub: int
    pile: int
    """Discards that may be reshuffled."""

    # Betting
    level: int = 0
    """The stake that everybody has to match."""
    full_level: int = 0
    """The same, without all-ins too short to count as a raise."""
    step: int = 0
    """What the last full bet or raise added."""
    raises: int = 0
    waiting: tuple[Seat, ...] = ()
    """Who still has to speak in this round, in order."""
    spoke: frozenset[Seat] = frozenset()
    """Who has spoken since the last full raise, and so may not raise an all-in that was too short."""
    aggressor: Seat | None = None
    """The last to bet or raise in this round or, between rounds, in the one before."""
    opener: Seat | None = None
    circuit_over: bool = False
    acted_in_bet2: bool = False

    # The exchange
    exchange: int = 0
    """How many exchanges have begun; a house may agree on more than one (NO-02)."""
    to_draw: tuple[Seat, ...] = ()
    announced: int | None = None
    thrown: tuple[tuple[Card, ...], ...] = ()
    """What each seat has thrown in this exchange."""
    thrown_before: tuple[tuple[Card, ...], ...] = ()
    """What each seat had thrown in the exchanges before."""
    gaps: tuple[tuple[int, ...], ...] = ()
    """The places in each hand that are free since its cards were thrown, first to last."""
    drawn: tuple[int | None, ...] = ()
    serving: tuple[Seat, int] | None = None
    """Whom the dealer has to serve now, and with how many cards."""
    late: tuple[tuple[Seat, int], ...] = ()
    """Who is served after all others have drawn, and with how many cards."""
    burned: bool = False
    kept_apart: int = 0
    """Discards of an opener who needed a qualifying hand: kept out of the reshuffle as its proof."""
    exposed: tuple[Card, ...] = ()

    # The showdown and after
    show_order: tuple[Seat, ...] = ()
    shown: tuple[Seat, ...] = ()
    mucked: tuple[Seat, ...] = ()
    winners: tuple[Seat, ...] = ()
    won: tuple[int, ...] = ()
    carried_out: int = 0

    events: tuple[Event, ...] = ()
    moves: tuple[tuple[Seat | None, Action | DealerAction], ...] = ()
    """Everything that was done, as a record writes it."""

    def evolve(self, **changes: Any) -> Self:
        """The state with some fields changed: `dataclasses.replace` without its checks, for it is called a lot.

        This is why the class has no slots: a mapping is copied at once, fifty slots one by one.
        """
        new = object.__new__(type(self))
        values = new.__dict__
        values.update(self.__dict__)
        values.update(changes)
        return new

    def note(self, kind: EventKind, seat: Seat | None = None, **details: Any) -> Event:
        """An event of this moment."""
        return Event(kind, self.phase, seat, exchange=self.exchange, **details)

    @property
    def exchanges_left(self) -> int:
        """How many exchanges are still to come after this moment's."""
        return self.rules.exchanges - self.exchange

    @property
    def stage_events(self) -> tuple[Event, ...]:
        """What has happened in the present stage: in this betting round, this exchange, this showdown."""
        return tuple(event for event in self.events if event.phase is self.phase and event.exchange == self.exchange)

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.stacks)

    @property
    def dealer(self) -> Seat:
        """The dealer's seat."""
        return Seat(len(self.stacks) - 1)

    @property
    def active_seats(self) -> tuple[Seat, ...]:
        """Who is still in the deal, from the dealer's left."""
        return _true_seats(self.active)

    @property
    def pot(self) -> int:
        """All chips in the middle, the stakes of this round and carried chips included; 0 once it is pushed."""
        return 0 if self.phase.is_end else sum(self.paid) + self.carried_in

    @property
    def pots(self) -> tuple[Pot, ...]:
        """The main pot and the side pots, as the payments stand."""
        if self.phase.is_end:
            return ()
        return build_pots(self.paid, self.active, self.all_in, carried=self.carried_in)

    @property
    def all_in(self) -> tuple[bool, ...]:
        """Who is in the deal with nothing left to stake; nobody in a house without table stakes."""
        if not self.rules.table_stakes:
            return (False,) * len(self.stacks)
        return tuple(here and not stack for here, stack in zip(self.active, self.stacks, strict=True))

    @property
    def carried(self) -> int:
        """Chips from earlier deals in the pot; after the end, the chips left for the next pot."""
        return self.carried_out if self.phase.is_end else self.carried_in

    @property
    def dealer_owes(self) -> bool:
        """Whether the dealer has to deal, serve or burn before anybody can act."""
        return self.phase is Phase.DEAL or self.serving is not None

    @property
    def to_act(self) -> Seat | None:
        """Whose turn it is; None while the dealer has to serve, and after the end."""
        if self.dealer_owes or self.phase.is_end:
            return None
        if self.phase is Phase.DRAW:
            return self.to_draw[0] if self.to_draw else None
        if self.phase is Phase.SHOWDOWN:
            return self.to_show[0] if self.to_show else None
        return self.waiting[0]

    @property
    def to_show(self) -> tuple[Seat, ...]:
        """Who still has to show or muck, in order."""
        done = {*self.shown, *self.mucked}
        return tuple(seat for seat in self.show_order if seat not in done)

    @property
    def payoffs(self) -> tuple[int, ...] | None:
        """Chips won less chips paid in, for each player; None before the deal is over."""
        if not self.phase.is_end:
            return None
        return tuple(now - then for now, then in zip(self.stacks, self.start_stacks, strict=True))

    @property
    def deck_mask(self) -> int:
        """All the cards that play."""
        return _FULL_DECK if self.rules.joker is JokerUse.NONE else _WITH_JOKER

    def clockwise(self, start: Seat, among: Sequence[Seat]) -> tuple[Seat, ...]:
        """These seats in the order of the table, beginning with ``start`` or the first after it."""
        return tuple(sorted(among, key=lambda seat: (seat - start) % self.players))
