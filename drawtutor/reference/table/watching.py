"""The situation of a seat that is to act, as the reference player of three to six counts it.

Everything is read off a `SeatView`: what was bet, called and drawn in the open, and who is still to speak.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from drawtutor.reference.table.situations import (
    DRAW,
    FIRST_OPENED,
    FIRST_UNOPENED,
    SECOND_BET,
    SECOND_UNBET,
    Block,
    LateRole,
    Posted,
    Role,
    standing,
)
from drawtutor.rules import Event, EventKind, Phase, Seat, SeatView

__all__ = ["Situation", "situation_of"]

_WAGERS: Final = (EventKind.BET, EventKind.RAISE)
_PUT_IN: Final = (*_WAGERS, EventKind.CALL)
_SPOKEN: Final = (*_PUT_IN, EventKind.CHECK, EventKind.FOLD)


@dataclass(frozen=True, slots=True, kw_only=True)
class Situation:
    """A kind of decision, and the counts that tell one from another."""

    block: Block
    counts: tuple[int, ...]
    """One for each of the block's fields, before they fall into bins."""

    @property
    def number(self) -> int:
        """Its number among all situations."""
        return self.block.number(self.counts)


class _Round:
    """One betting round as everybody has seen it, up to now."""

    def __init__(self, view: SeatView, events: Iterable[Event]) -> None:
        self.bets = 0
        """Bets and raises."""
        self.wagerers: list[Seat] = []
        self.spoken: set[Seat] = set()
        """Who has spoken since the last bet or raise, its maker included."""
        self.called: set[Seat] = set()
        """Who has called since somebody bet."""
        self.entered: set[Seat] = set()
        """Who checked, or called a blind, before anybody bet."""
        self.opener_behind = 0
        self.answered: dict[Seat, int] = {}
        """How many bets there were when each player last spoke."""
        here = {player.seat for player in view.players if player.active or player.folded}
        for event in events:
            if event.kind not in _SPOKEN or event.seat is None:
                continue
            self._speak(event, event.seat, here)
            if event.kind is EventKind.FOLD:
                here.discard(event.seat)

    def _speak(self, event: Event, seat: Seat, here: set[Seat]) -> None:
        if event.kind in _WAGERS:
            if not self.wagerers:
                self.opener_behind = len(here - self.spoken - {seat})
            # An opening with two units (EN-14) is one bet, as those of other sizes are: nobody raised between.
            self.bets += 1
            self.wagerers.append(seat)
            self.spoken = {seat}
        else:
            self.spoken.add(seat)
            if event.kind is EventKind.CALL and self.wagerers:
                self.called.add(seat)
            elif event.kind is not EventKind.FOLD:
                self.entered.add(seat)
        self.answered[seat] = self.bets

    def behind(self, view: SeatView) -> int:
        """How many opponents have yet to answer the last bet or raise, or to speak at all where there is none."""
        return sum(
            player.active and not player.all_in and player.seat != view.seat and player.seat not in self.spoken
            for player in view.players
        )


def situation_of(view: SeatView) -> Situation:
    """The situation of the seat that is to act; raises `ValueError` where it is not, or where nothing is chosen.

    A showdown is such a place: a hand is shown or not by the rules, whatever is held.
    """
    if not view.my_turn or view.phase not in (Phase.BET1, Phase.DRAW, Phase.BET2):
        msg = f"seat {view.seat} has nothing to choose in {view.phase}"
        raise ValueError(msg)
    first = _Round(view, (event for event in view.events if event.phase is Phase.BET1))
    if view.phase is Phase.BET1:
        return _first(view, first)
    if view.phase is Phase.DRAW:
        return _draw(view, first)
    return _second(view, first, _Round(view, view.stage_events))


def _opponents(view: SeatView) -> list[Seat]:
    return [player.seat for player in view.players if player.active and player.seat != view.seat]


def _posted(view: SeatView) -> Posted:
    highest = max(player.blind for player in view.players)
    if not view.me.blind:
        return Posted.NOTHING
    return Posted.BIG_BLIND if view.me.blind == highest else Posted.SMALL_BLIND


def _role(view: SeatView, first: _Round) -> Role:
    if view.seat in first.wagerers:
        return Role.WAGERED
    if view.seat in first.called:
        return Role.CALLED
    if view.seat in first.entered:
        return Role.PASSIVE
    return Role.BLIND if view.me.blind else Role.NEW


def _first(view: SeatView, first: _Round) -> Situation:
    behind = first.behind(view)
    if not first.wagerers:
        entered = len([seat for seat in _opponents(view) if seat in first.entered])
        return Situation(block=FIRST_UNOPENED, counts=(behind, entered, _posted(view)))
    role = _role(view, first)
    opponents = sum(seat in first.wagerers or seat in first.called for seat in _opponents(view))
    if role >= Role.CALLED:
        twist = first.bets - first.answered.get(view.seat, 0) >= 2
    else:
        twist = first.wagerers[-1] != first.wagerers[0]
    counts = (first.bets, role, opponents, behind, first.opener_behind, int(twist))
    return Situation(block=FIRST_OPENED, counts=counts)


def _draw(view: SeatView, first: _Round) -> Situation:
    opponents = _opponents(view)
    drawn = [view.players[seat].drawn for seat in opponents]
    seen = [number for number in drawn if number is not None]
    wagered = 0 if view.seat not in first.wagerers else 1 if first.wagerers[-1] == view.seat else 2
    counts = (wagered, first.bets, len(opponents), min(seen) + 1 if seen else 0, len(drawn) - len(seen))
    return Situation(block=DRAW, counts=counts)


def _second(view: SeatView, first: _Round, second: _Round) -> Situation:
    opponents = _opponents(view)
    told = [second.wagerers[-1]] if second.wagerers else opponents
    late = (_drawn(view, (view.seat,)), _drawn(view, told), len(opponents), first.bets)
    behind = second.behind(view)
    if not second.wagerers:
        led = bool(first.wagerers) and first.wagerers[-1] == view.seat
        return Situation(block=SECOND_UNBET, counts=(*late, behind, int(led)))
    role = LateRole.NEW
    if view.seat in second.wagerers:
        role = LateRole.WAGERED
    elif view.seat in second.called:
        role = LateRole.CALLED
    return Situation(block=SECOND_BET, counts=(*late, standing(second.bets, role), behind))


def _drawn(view: SeatView, seats: Sequence[Seat]) -> int:
    """The smallest number of cards that one of these has drawn."""
    return min((view.players[seat].drawn or 0 for seat in seats), default=0)
