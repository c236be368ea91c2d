"""The public moments that a position's roll-outs come to, numbered, with what is read of them in arrays.

A moment is worked out when some deal first comes to it; after that thousands of deals pass through by its number.
Draws make no new moments: the deals carry them. Where no stack can run out, rounds after an exchange that differ
in what was paid before are one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from drawtutor.reference.rollouts.counts import draw_row, row_of
from drawtutor.reference.rollouts.public import Moment
from drawtutor.reference.rollouts.terms import Stage, Terms
from drawtutor.reference.rollouts.wagers import may_call, may_check, usual_size
from drawtutor.reference.table.packed import DRAW_ROWS, ROWS
from drawtutor.reference.table.situations import most_raises
from drawtutor.rules import build_pots

__all__ = ["FOLD", "GONE", "PASSIVE", "UNKNOWN", "WAGER", "Tree", "tree_of"]

FOLD, PASSIVE, WAGER = range(3)
UNKNOWN: Final = -1
GONE: Final = 6
"""The stage of a moment at which the seat that is looked at has folded: what follows is nothing to it."""
FOLDED: Final = -1
"""What stands for a fold where there is nothing to call, among the sizes of bets."""
_ROOM: Final = 512


class Tree:
    """All moments met so far, for one table and one seat that is looked at."""

    def __init__(self, terms: Terms, own: int, policies: Sequence[int], *, whole: bool = False) -> None:
        """``policies`` is for each seat the place of its strategy among those that are joined.

        ``whole`` goes on where the seat itself has folded, for whoever wants to know what the others get.
        """
        self.terms = terms
        self.own = own
        self.policies = policies
        self.whole = whole or terms.needs_trips
        self.most_raises = most_raises(terms.limit, one_circuit=terms.one_circuit)
        self.moments: list[Moment] = []
        self.sizes: dict[tuple[int, int], int] = {}
        """The moment after a bet or raise of the size that is named: of whom is looked at, or of the past."""
        self._same: dict[tuple[object, ...], int] = {}
        players = terms.players
        self.stage = np.zeros(_ROOM, dtype=np.int8)
        self.seat = np.zeros(_ROOM, dtype=np.int8)
        self.row = np.zeros(_ROOM, dtype=np.int32)
        self.child = np.full((_ROOM, 3), UNKNOWN, dtype=np.int32)
        self.last = np.zeros(_ROOM, dtype=np.int8)
        self.active = np.zeros(_ROOM, dtype=np.int16)
        self.opener = np.zeros(_ROOM, dtype=np.int8)
        self.asks_openers = np.zeros(_ROOM, dtype=np.bool_)
        self.draw_row = np.zeros((_ROOM, players), dtype=np.int32)
        self.pots = np.zeros((_ROOM, players), dtype=np.float64)
        self.eligible = np.zeros((_ROOM, players), dtype=np.int16)
        self.paid = np.zeros((_ROOM, players), dtype=np.float64)
        """What each seat has put in, since the moment from which this part of the tree counts."""
        self.root = self._add(Moment.begin(terms))

    _ARRAYS: Final = (
        "stage", "seat", "row", "child", "last", "active", "opener", "asks_openers", "draw_row", "pots", "eligible",
        "paid",
    )  # fmt: skip

    def _grow(self) -> None:
        for name in self._ARRAYS:
            old: NDArray[Any] = getattr(self, name)
            new = np.zeros((2 * len(old), *old.shape[1:]), dtype=old.dtype)
            new[: len(old)] = old
            if name == "child":
                new[len(old) :] = UNKNOWN
            setattr(self, name, new)

    def _add(self, moment: Moment) -> int:
        """Numbers a moment, and writes down what is read of it."""
        number = len(self.moments)
        self.moments.append(moment)
        if number == len(self.stage):
            self._grow()
        self.active[number] = moment.active
        self.opener[number] = moment.opener
        self.paid[number] = moment.paid
        stage = int(moment.stage)
        if not self.whole and not moment.active >> self.own & 1:
            stage = GONE
        self.stage[number] = stage
        if stage in (Stage.FIRST, Stage.LATER):
            seat = moment.waiting[0]
            self.seat[number] = seat
            self.last[number] = moment.last
            self.row[number] = row_of(moment) + ROWS * self.policies[seat]
            self.asks_openers[number] = stage == Stage.FIRST and self.terms.needs_openers and not moment.level
            return number
        self.seat[number] = UNKNOWN
        if stage == Stage.EXCHANGE:
            for seat in moment.here():
                self.draw_row[number, seat] = draw_row(moment, seat) + len(DRAW_ROWS) * self.policies[seat]
        elif stage == Stage.SHOWDOWN:
            self._write_pots(number, moment)
        elif stage in (Stage.ALONE, Stage.PASSED_OUT):
            self.pots[number, 0] = moment.pot
            self.eligible[number, 0] = moment.active
        return number

    def _write_pots(self, number: int, moment: Moment) -> None:
        seats = range(self.terms.players)
        active = [bool(moment.active >> seat & 1) for seat in seats]
        all_in = [self.terms.table_stakes and active[seat] and not moment.stacks[seat] for seat in seats]
        for place, pot in enumerate(build_pots(moment.paid, active, all_in, carried=self.terms.carried)):
            self.pots[number, place] = pot.amount
            self.eligible[number, place] = sum(1 << seat for seat in pot.eligible)

    def fill(self, keys: NDArray[np.int64]) -> None:
        """Works out the moments after these choices: three times a moment's number, and the choice."""
        for key in np.unique(keys).tolist():
            number, choice = divmod(key, 3)
            moment = self.moments[number]
            if choice == WAGER:
                to = usual_size(moment) if moment.raises < self.most_raises else None
                if to is None:
                    choice = PASSIVE
                else:
                    self.child[number, WAGER] = self.sized(number, to)
                    continue
            check = may_check(moment)
            if choice == FOLD and check:
                choice = PASSIVE
            elif choice == PASSIVE and not check and not may_call(moment):
                choice = FOLD
            if self.child[number, choice] == UNKNOWN:
                self.child[number, choice] = self._add(moment.fold() if choice == FOLD else moment.passive())
            self.child[number, key % 3] = self.child[number, choice]

    def chosen(self, number: int, choice: int) -> int:
        """The moment after a choice of the strategies' three."""
        if self.child[number, choice] == UNKNOWN:
            self.fill(np.array([3 * number + choice]))
        return int(self.child[number, choice])

    def sized(self, number: int, to: int) -> int:
        """The moment after a bet or raise to this total."""
        if (number, to) not in self.sizes:
            self.sizes[number, to] = self._add(self.moments[number].to(to))
        return self.sizes[number, to]

    def folded(self, number: int) -> int:
        """The moment after a fold, be there something to call or not."""
        if not may_check(self.moments[number]):
            return self.chosen(number, FOLD)
        if (number, FOLDED) not in self.sizes:
            self.sizes[number, FOLDED] = self._add(self.moments[number].fold())
        return self.sizes[number, FOLDED]

    def after_exchange(self, number: int) -> int:
        """The moment when everybody has drawn. What it counts as paid may begin anew: `carries`."""
        if self.child[number, 0] == UNKNOWN:
            moment = self.moments[number].after_exchange()
            if self.carries(number):
                moment = self._forgetful(moment)
            key = self._key(moment)
            if key not in self._same:
                self._same[key] = self._add(moment)
            self.child[number, 0] = self._same[key]
        return int(self.child[number, 0])

    def carries(self, number: int) -> bool:
        """Whether what was paid up to this exchange is not counted after it, for no stack can run out."""
        terms, moment = self.terms, self.moments[number]
        bets = terms.most_bets
        if bets is None:
            return False
        here = moment.here()
        enough = bets * terms.big * (terms.exchanges - moment.exchange)
        return all(moment.stacks[seat] > enough for seat in here) and len({moment.paid[seat] for seat in here}) == 1

    def _forgetful(self, moment: Moment) -> Moment:
        """The moment with nothing paid, and stacks that are just deep."""
        players = self.terms.players
        moment.paid = (0,) * players
        deep = max(self.terms.stacks)
        moment.stacks = tuple(deep if moment.active >> seat & 1 else 0 for seat in range(players))
        moment.bets1 = min(moment.bets1, 3)
        return moment

    def _key(self, moment: Moment) -> tuple[object, ...]:
        led = moment.last1 if moment.last1 >= 0 and moment.active >> moment.last1 & 1 else UNKNOWN
        later = self.terms.exchanges > 1
        past = (moment.opener, moment.wagered1, moment.exchange) if later else ()
        return (moment.stage, moment.active, moment.stacks, moment.paid, moment.waiting, moment.bets1, led, past)


_KEPT: Final = 2
_MOST_KEPT: Final = 8000
_trees: dict[tuple[object, ...], Tree] = {}


def tree_of(terms: Terms, own: int, policies: tuple[int, ...], *, whole: bool = False) -> Tree:
    """The tree of a table: the one that was made before, where it is kept, for one table's deals are alike."""
    key = (terms.deep(), own, policies, whole)
    tree = _trees.pop(key, None)
    if tree is None or len(tree.moments) > _MOST_KEPT:
        tree = Tree(terms.deep(), own, policies, whole=whole)
    _trees[key] = tree
    while len(_trees) > _KEPT:
        del _trees[next(iter(_trees))]
    return tree
