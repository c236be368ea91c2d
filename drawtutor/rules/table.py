"""The table between deals: who sits where, whose turn it is to deal, and what is carried to the next pot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from drawtutor.cards import Card
from drawtutor.rules.actions import Seat
from drawtutor.rules.deal import Deal
from drawtutor.rules.errors import Reason, SetupError
from drawtutor.rules.events import Phase
from drawtutor.rules.house import HouseRules
from drawtutor.rules.stakes import Stakes

__all__ = ["Chair", "Table", "highest_cards"]


@dataclass(frozen=True, slots=True)
class Chair:
    """A player's place at the table, which stays while the deal moves round."""

    name: str
    stack: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """A table between two deals. Chairs are counted clockwise; ``button`` is the chair of the next dealer."""

    rules: HouseRules
    stakes: Stakes
    ante: int
    chairs: tuple[Chair, ...]
    button: int
    blinds: tuple[int, ...] = ()
    """The blinds of the seats from the dealer's left."""
    carried: int = 0
    passed_out: int = 0
    """How many deals running have been passed out."""
    staying: frozenset[int] = frozenset()
    """Chairs without chips that play on for a pot they were all-in for (EN-16)."""

    def _plays(self, chair: int) -> bool:
        stack = self.chairs[chair].stack
        if chair in self.staying:
            return True
        # Without table stakes whoever cannot pay all that is owed before the deal could only fold (PL-18).
        return stack > 0 if self.rules.table_stakes else stack >= max(self.ante + max(self.blinds, default=0), 1)

    @property
    def seats(self) -> tuple[int, ...]:
        """The chairs that play the next deal, in the order of its seats: left of the dealer first.

        Players without chips for it are passed over (PL-42).
        """
        count = len(self.chairs)
        order = [(self.button + 1 + step) % count for step in range(count)]
        return tuple(chair for chair in order if self._plays(chair))

    @property
    def chips(self) -> int:
        """All the chips there are: before the players and carried. No deal changes it."""
        return sum(chair.stack for chair in self.chairs) + self.carried

    def begin(self) -> Deal:
        """The next deal, with antes and blinds posted; raises `SetupError` where fewer than two can play."""
        seats = self.seats
        if len(seats) < 2:
            raise SetupError(Reason.NOT_ENOUGH_PLAYERS, rule=self.rules.cites("ante"), players=len(seats))
        stacks = [self.chairs[chair].stack for chair in seats]
        # Whoever stays in for a carried pot puts nothing more into it (EN-16).
        antes = [self.ante if stack else 0 for stack in stacks]
        blinds = [*self.blinds, *(0 for _ in seats)][: len(seats)] if self.blinds else ()
        return Deal.begin(self.rules, self.stakes, stacks=stacks, antes=antes, blinds=blinds, carried=self.carried)

    def after(self, deal: Deal) -> Table:
        """The table when this deal, begun here, is over: the deal passes to the left (PL-42)."""
        if not deal.phase.is_end:
            raise SetupError(Reason.WRONG_PHASE, phase=deal.phase.value)
        stacks = dict(zip(self.seats, deal.stacks, strict=True))
        chairs = tuple(
            replace(chair, stack=stacks.get(number, chair.stack)) for number, chair in enumerate(self.chairs)
        )
        passed = deal.phase is Phase.PASSED_OUT
        staying = frozenset(
            chair
            for seat, chair in enumerate(self.seats)
            if passed and deal.active[seat] and not deal.stacks[seat] and self.rules.table_stakes
        )
        table = replace(
            self,
            chairs=chairs,
            carried=deal.carried,
            passed_out=self.passed_out + 1 if passed else 0,
            staying=staying,
        )
        count = len(chairs)
        order = [(self.button + 1 + step) % count for step in range(count)]
        return replace(table, button=next((chair for chair in order if chairs[chair].stack), self.button))

    def join(self, name: str, stack: int) -> Table:
        """The table with a newcomer at the end; refused while forfeited chips lie in the pot (EN-17)."""
        if self.carried:
            raise SetupError(Reason.FORFEITED_CHIPS, rule="EN-17", carried=self.carried)
        if len(self.chairs) >= self.rules.max_players:
            raise SetupError(
                Reason.PLAYER_COUNT,
                rule=self.rules.cites("players"),
                players=len(self.chairs) + 1,
                low=2,
                high=self.rules.max_players,
            )
        return replace(self, chairs=(*self.chairs, Chair(name, stack)))

    def change_seats(self, one: int, other: int) -> Table:
        """The table with two players in each other's chairs; refused while there is forfeited money (EN-18)."""
        if self.carried:
            raise SetupError(Reason.FORFEITED_CHIPS, rule="EN-18", carried=self.carried)
        chairs = list(self.chairs)
        chairs[one], chairs[other] = chairs[other], chairs[one]
        return replace(self, chairs=tuple(chairs))

    def seat_of(self, chair: int) -> Seat | None:
        """The seat of a chair in the next deal; None where it does not play."""
        return Seat(self.seats.index(chair)) if chair in self.seats else None


def highest_cards(cards: Sequence[Card]) -> tuple[int, ...]:
    """Who drew the highest rank, by place: the first dealer, or those who draw again.

    That the high card deals is the tutor's own choice: the source only says that a dealer is chosen (PL-02).
    """
    top = max(card.rank for card in cards)
    return tuple(place for place, card in enumerate(cards) if card.rank == top)
