"""What opponents may hold by what they did: each class as likely as a strategy does all that was seen with it.

Hands are counted by their cards when they are dealt; here stands only how likely the actions are with a hand of
each class. Nobody plays just as the strategy does: a part of every choice is taken for any choice alike.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from drawtutor.reference.finals import FINALS
from drawtutor.reference.rollouts.counts import DRAWN_PART, SMALLEST_PART, TOLD_PART
from drawtutor.reference.rollouts.dealing import Range
from drawtutor.reference.rollouts.policy import Policy
from drawtutor.reference.rollouts.terms import Stage
from drawtutor.reference.rollouts.tree import FOLD, PASSIVE, WAGER, Tree
from drawtutor.reference.rollouts.wagers import wager_sizes
from drawtutor.reference.starts import STARTS, StartKind
from drawtutor.reference.table.classes import TABLE_FINALS, TABLE_STARTS, TO_TABLE_FINAL, TO_TABLE_START
from drawtutor.reference.table.packed import WHOLE
from drawtutor.rules import EventKind, Openers, Seat, SeatView

__all__ = ["believed_ranges", "draws_of", "opening_hands", "plain_ranges"]

Chances = NDArray[np.float64]

_ANY: Final = 0.04
"""How much of every choice is taken for a choice without a plan."""
_DRAWS: Final = (EventKind.DISCARD, EventKind.STAND_PAT)
_MADE: Final = frozenset(StartKind) - {StartKind.NOTHING, StartKind.FOUR_STRAIGHT, StartKind.FOUR_FLUSH, StartKind.PAIR}
_TO_START: Final = np.array(TO_TABLE_START)
_TO_FINAL: Final = np.array(TO_TABLE_FINAL)


def draws_of(view: SeatView, seat: Seat) -> tuple[int, ...]:
    """How many cards a seat has drawn, exchange by exchange."""
    return tuple(event.count for event in view.events if event.kind in _DRAWS and event.seat == seat)


def opening_hands(view: SeatView, seat: Seat) -> Chances:
    """For each of `STARTS` 1 where this seat may hold it, else 0: who has opened holds what the house asks for."""
    if view.rules.openers is Openers.NONE or seat != view.opener:
        return np.ones(len(STARTS))
    able = [start.kind in _MADE or (start.kind is StartKind.PAIR and (start.top or 0) >= 11) for start in STARTS]
    return np.array(able, dtype=np.float64)


def plain_ranges(view: SeatView) -> tuple[Range, ...]:
    """What opponents may hold by the rules alone, whatever they did."""
    return tuple(
        Range(seat=player.seat, weight=opening_hands(view, player.seat), draws=draws_of(view, player.seat))
        for player in view.players
        if player.active and player.seat != view.seat
    )


def believed_ranges(view: SeatView, tree: Tree, policy: Policy, path: Mapping[int, int]) -> tuple[Range, ...]:
    """What opponents may hold by what they did, where they play by ``policy``.

    ``path`` is for the place of each event of the view the number of the moment before it.
    """
    seen = _Seen(view, tree, policy, path)
    return tuple(
        replace(some, weight=some.weight * seen.starts[some.seat], final=seen.finals.get(some.seat))
        for some in plain_ranges(view)
    )


class _Seen:
    """What was seen of everybody, event by event."""

    def __init__(self, view: SeatView, tree: Tree, policy: Policy, path: Mapping[int, int]) -> None:
        self._tree, self._policy = tree, policy
        players = len(view.players)
        self.starts = np.ones((players, len(STARTS)))
        self.finals: dict[int, Chances] = {}
        self._drawn = [0] * players
        self._smallest = self._exchange = 0
        for place, event in enumerate(view.events):
            if place not in path or event.seat is None:
                continue
            number, seat = path[place], int(event.seat)
            if event.kind in _DRAWS:
                if event.exchange != self._exchange:
                    self._exchange, self._smallest = event.exchange, 0
                self._draw(number, seat, event.count, first=event.exchange == 1)
            else:
                self._bet(number, seat, event.kind)

    def _bet(self, number: int, seat: int, kind: EventKind) -> None:
        late = self._tree.stage[number] == Stage.LATER
        choice = FOLD if kind is EventKind.FOLD else PASSIVE if kind in (EventKind.CHECK, EventKind.CALL) else WAGER
        row = int(self._tree.row[number])
        if late:
            row += self._told(number, seat)
        classes = len(TABLE_FINALS) if late else len(TABLE_STARTS)
        folds = self._policy.folds[row : row + classes] / WHOLE
        wagers = 1 - self._policy.wagers[row : row + classes] / WHOLE
        passive = 1 - folds - wagers
        if wager_sizes(self._tree.moments[number]) is None:
            passive = passive + wagers
        if kind is EventKind.CHECK:
            # A strategy that would fold checks where that is free.
            passive = passive + folds
        chance = _mixed((folds, passive, wagers)[choice], 3)
        if late:
            self.finals[seat] = self.finals.get(seat, np.ones(len(FINALS))) * chance[_TO_FINAL]
        else:
            self.starts[seat] *= chance[_TO_START]

    def _told(self, number: int, seat: int) -> int:
        last = int(self._tree.last[number])
        others = [other for other in self._tree.moments[number].here() if other != seat]
        told = self._drawn[last] if last >= 0 else min(self._drawn[other] for other in others)
        bet = int(last >= 0)
        return int(DRAWN_PART[bet, min(self._drawn[seat], 7)] + TOLD_PART[bet, min(told, 7)])

    def _draw(self, number: int, seat: int, count: int, *, first: bool) -> None:
        row = int(self._tree.draw_row[number, seat] + SMALLEST_PART[min(self._smallest, 7)])
        until = np.vstack(
            [
                np.zeros(len(TABLE_STARTS)),
                self._policy.throws[:, row : row + len(TABLE_STARTS)],
                np.full(len(TABLE_STARTS), WHOLE),
            ]
        )
        self._drawn[seat] = count
        self._smallest = min(self._smallest or 9, count + 1)
        self.finals.pop(seat, None)
        if first and count < 4:
            chance = _mixed(np.diff(until, axis=0)[count] / WHOLE, 4)[_TO_START]
            # A class that throws other numbers may be misplayed, but hardly is.
            fits = np.array([count in start.throws for start in STARTS])
            self.starts[seat] *= np.where(fits, chance, _ANY * chance)


def _mixed(chance: Chances, choices: int) -> Chances:
    mixed: Chances = (1 - _ANY) * np.clip(chance, 0, 1) + _ANY / choices
    return mixed
