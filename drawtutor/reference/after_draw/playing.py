"""How the others act in the last betting round: as the reference player does, each class of hand for itself."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Protocol

import numpy as np
from numpy.typing import NDArray

from drawtutor.reference.after_draw.spots import Spot
from drawtutor.reference.table.classes import TABLE_FINALS, TO_TABLE_FINAL
from drawtutor.reference.table.packed import WHOLE, table_row, table_strategy
from drawtutor.reference.table.situations import SECOND_BET, SECOND_UNBET, LateRole, standing
from drawtutor.reference.table.structures import TableStructure
from drawtutor.reference.table.watching import situation_of
from drawtutor.rules import EventKind, Phase, SeatView

__all__ = ["FOLD", "PASS", "WAGER", "Floats", "Play", "Watch", "open_shares", "reference_play"]

Floats = NDArray[np.float64]

FOLD: Final = 0
PASS: Final = 1
"""To check or call."""
WAGER: Final = 2
"""To bet or raise."""

_FINE: Final = np.array(TO_TABLE_FINAL)


class Play(Protocol):
    """A way to play the last round."""

    def __call__(self, situation: int) -> Floats:
        """By class of final hand (a column each), how often it folds, checks or calls, and bets or raises (rows)."""


@lru_cache(maxsize=256)
def _shares(structure: TableStructure, situation: int) -> Floats:
    strategy = table_strategy(structure)
    row = table_row(situation, 0)
    fold, wager = (
        np.frombuffer(plane, dtype=np.uint8, count=len(TABLE_FINALS), offset=row).astype(np.int64)
        for plane in (strategy.first, strategy.second)
    )
    wide = np.stack((fold, WHOLE - fold - wager, wager)) / WHOLE
    found: Floats = wide[:, _FINE]
    found.flags.writeable = False
    return found


def reference_play(structure: TableStructure) -> Play:
    """The reference player of three to six, as it was trained at this structure."""

    def play(situation: int) -> Floats:
        return _shares(structure, situation)

    return play


def open_shares(shares: Floats, *, check: bool, call: bool, wager: bool) -> tuple[tuple[int, ...], Floats]:
    """What of a way to play is open, and how often each class does it.

    Who cannot bet or raise passes; who may check never folds; who can neither check nor call folds instead. So it
    is with the reference player at a table (`TablePlayer.choices`).
    """
    fold, passes, wagers = shares
    if not wager:
        passes = passes + wagers
    if check:
        passes = passes + fold
    elif not call:
        fold = fold + passes
    acts = (
        *(() if check else (FOLD,)),
        *((PASS,) if check or call else ()),
        *((WAGER,) if wager else ()),
    )
    rows = {FOLD: fold, PASS: passes, WAGER: wagers}
    return acts, np.stack([rows[act] for act in acts])


class Watch:
    """Numbers the situations of a round, as `situation_of` does for a view."""

    def __init__(self, view: SeatView) -> None:
        self._drawn = [player.drawn or 0 for player in view.players]
        self._first_bets = situation_of(view).counts[3]
        first = [event for event in view.events if event.phase is Phase.BET1]
        wagerers = [event.seat for event in first if event.kind in (EventKind.BET, EventKind.RAISE)]
        self._led = wagerers[-1] if wagerers else None
        self._numbers: dict[tuple[int, ...], int] = {}

    def situation(self, spot: Spot) -> int:
        """The situation of the player whose turn it is."""
        seat = spot.waiting[0]
        me = 1 << seat
        others = spot.active & ~me
        behind = (others & ~spot.broke & ~spot.answered).bit_count()
        bets, role = spot.bets, LateRole.NEW
        if bets > 1:
            role = LateRole.WAGERED if spot.wagered & me else LateRole.CALLED if spot.called & me else LateRole.NEW
        key = (seat, others, behind, bets, spot.last, role)
        number = self._numbers.get(key)
        if number is None:
            number = self._numbers[key] = self._number(*key)
        return number

    def _number(self, seat: int, others: int, behind: int, bets: int, last: int, role: int) -> int:
        inside = [self._drawn[other] for other in range(len(self._drawn)) if others >> other & 1]
        late = (self._drawn[seat], self._drawn[last] if bets else min(inside), len(inside), self._first_bets)
        if bets:
            return SECOND_BET.number((*late, standing(bets, LateRole(role)), behind))
        return SECOND_UNBET.number((*late, behind, int(self._led == seat)))
