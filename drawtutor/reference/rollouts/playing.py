"""Plays many deals of one position to their ends, all at once: each seat acts by its strategy.

A row is one deal after one of the actions that are looked at. It carries the number of its public moment, what the
seats hold and have drawn, and the pot from before where the tree does not count it. Random numbers belong to deals,
so that every action of a deal is answered by the same ones.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from drawtutor.reference.rollouts.counts import DRAWN_PART, SMALLEST_PART, TOLD_PART
from drawtutor.reference.rollouts.policy import Policy
from drawtutor.reference.rollouts.reading import Read, kept_places, orders, read, table_finals
from drawtutor.reference.rollouts.supply import Supply
from drawtutor.reference.rollouts.terms import Stage
from drawtutor.reference.rollouts.tree import PASSIVE, UNKNOWN, WAGER, Tree
from drawtutor.reference.starts import MOST_THROWN, STARTS
from drawtutor.reference.table.classes import TO_TABLE_START
from drawtutor.reference.table.packed import WHOLE

__all__ = ["TO_START", "Rows", "exchange", "note_draw", "play", "thrown_by_class"]

Index = NDArray[np.int64]

TO_START: Final = np.array(TO_TABLE_START, dtype=np.uint8)
"""For each class of starting hand the wider one of three to six players."""
_NONE: Final = 9
"""More cards than anybody draws."""


@dataclass(slots=True)
class Rows:
    """The rows of a chunk. Arrays by seat have a row for each seat."""

    deal: Index
    """Which of the deals each row is of."""
    moment: NDArray[np.int32]
    hands: dict[int, Read]
    """By seat what it holds, for each deal; or for each row, where `by_row` says so."""
    by_row: bool
    """Whether hands are kept row by row: only where they are exchanged again."""
    start: NDArray[np.uint8]
    """By seat the class of hand that counts before an exchange, as the strategies tell classes apart."""
    made: NDArray[np.int16]
    """By seat how strong the hand is."""
    drawn: NDArray[np.int8]
    """By seat how many cards it has drawn in the exchange that began last."""
    smallest: NDArray[np.int8]
    """The smallest draw of this exchange so far, counted from 1; 0 where nobody has drawn."""
    pot: NDArray[np.float64]
    """Chips from before, which the tree does not count."""
    paid: NDArray[np.float64]
    """By seat what it paid of them."""
    history: list[NDArray[np.int32]] | None = None
    """The moments after every step, for whoever wants to follow them."""

    def remember(self) -> None:
        """Adds to the history, where one is kept."""
        if self.history is not None:
            self.history.append(self.moment.copy())


@cache
def thrown_by_class(most: int) -> NDArray[np.uint8]:
    """By class of starting hand, and by the number that a strategy would throw, what is thrown."""
    found = np.zeros((len(STARTS), MOST_THROWN + 1), dtype=np.uint8)
    for start in STARTS:
        for wished in range(MOST_THROWN + 1):
            found[start.index, wished] = max(number for number in start.throws if number <= min(wished, most))
    return found


def play(
    rng: np.random.Generator,
    tree: Tree,
    policy: Policy,
    rows: Rows,
    supply: Supply,
    openers: NDArray[np.bool_] | None,
    thrown: NDArray[np.uint8],
    drawers: range,
) -> None:
    """Plays all rows to their ends, in place.

    ``openers`` says by seat and row who may open, where the house asks something of an opener. ``thrown`` is what
    `thrown_by_class` gives. ``drawers`` are the seats that draw in the exchange under way, where one is.
    """
    deals = int(rows.deal[-1]) + 1
    while True:
        _bet(rng, tree, policy, rows, openers, deals)
        at_exchange = np.nonzero(tree.stage[rows.moment] == Stage.EXCHANGE)[0]
        if not len(at_exchange):
            return
        for seat in drawers:
            _draw(rng, tree, policy, rows, supply, thrown, seat, at_exchange, deals)
        _turn_to_bets(tree, rows, at_exchange)
        drawers = range(tree.terms.players)
        supply.next_exchange()


def _bet(
    rng: np.random.Generator,
    tree: Tree,
    policy: Policy,
    rows: Rows,
    openers: NDArray[np.bool_] | None,
    deals: int,
) -> None:
    """Plays the betting round that each row is in, to where nobody has a bet to choose."""
    live = np.nonzero(tree.seat[rows.moment] != UNKNOWN)[0]
    if not len(live):
        return
    moment = rows.moment[live]
    width = rows.moment.size
    late = tree.stage[moment[0]] == Stage.LATER
    hands = (table_finals()[rows.made] if late else rows.start).reshape(-1)
    drawn = rows.drawn.reshape(-1)
    while len(live):
        seat = tree.seat[moment].astype(np.int64)
        at = seat * width + live
        row = tree.row[moment] + hands[at]
        if late:
            row += _told(tree, rows, moment, live, seat, drawn[at])
        number = rng.integers(0, WHOLE, deals, dtype=np.uint8)[rows.deal[live]]
        choice = (number >= policy.folds[row]).astype(np.int64)
        choice += number >= policy.wagers[row]
        if openers is not None:
            stopped = tree.asks_openers[moment] & ~openers.reshape(-1)[at]
            choice[stopped & (choice == WAGER)] = PASSIVE
        key = 3 * moment.astype(np.int64) + choice
        moment = tree.child.reshape(-1)[key]
        new = moment == UNKNOWN
        if new.any():
            tree.fill(key[new])
            moment = tree.child.reshape(-1)[key]
        rows.moment[live] = moment
        rows.remember()
        on = tree.seat[moment] != UNKNOWN
        live, moment = live[on], moment[on]


def _told(
    tree: Tree, rows: Rows, moment: NDArray[np.int32], live: Index, seat: Index, own: NDArray[np.int8]
) -> NDArray[np.int32]:
    """What the draws add to the rows of the strategy: the seat's own, and the one that tells most."""
    last = tree.last[moment].astype(np.int64)
    bet = last >= 0
    told = rows.drawn.reshape(-1)[np.maximum(last, 0) * rows.moment.size + live]
    unbet = np.nonzero(~bet)[0]
    if len(unbet):
        others = tree.active[moment[unbet]] & ~(1 << seat[unbet]).astype(np.int16)
        lowest = np.full(len(unbet), _NONE, dtype=np.int8)
        which = live[unbet]
        for other in range(tree.terms.players):
            its = np.where(others >> other & 1, rows.drawn[other, which], np.int8(_NONE))
            np.minimum(lowest, its, out=lowest)
        told[unbet] = lowest
    kind = bet.view(np.int8)
    found: NDArray[np.int32] = DRAWN_PART[kind, np.minimum(own, 7)] + TOLD_PART[kind, np.minimum(told, 7)]
    return found


def _draw(
    rng: np.random.Generator,
    tree: Tree,
    policy: Policy,
    rows: Rows,
    supply: Supply,
    thrown: NDArray[np.uint8],
    seat: int,
    at_exchange: Index,
    deals: int,
) -> None:
    """Lets a seat draw, in every row where it is in."""
    number = rng.integers(0, WHOLE, deals, dtype=np.uint8)
    who = at_exchange[(tree.active[rows.moment[at_exchange]] >> seat & 1).astype(np.bool_)]
    if not len(who):
        return
    here = rows.hands[seat].at(who if rows.by_row else rows.deal[who])
    row = tree.draw_row[rows.moment[who], seat] + SMALLEST_PART[rows.smallest[who]] + rows.start[seat, who]
    its = number[rows.deal[who]]
    wished = (its >= policy.throws[0, row]).astype(np.int8)
    wished += its >= policy.throws[1, row]
    wished += its >= policy.throws[2, row]
    keeps = kept_places(here, thrown[here.start, wished])
    count = (len(keeps) - keeps.sum(axis=0)).astype(np.uint8)
    note_draw(rows, seat, who, count)
    change = np.nonzero(count)[0]
    if len(change):
        exchange(rows, supply, seat, who[change], here.cards[:, change], keeps[:, change])


def note_draw(rows: Rows, seat: int, who: Index, count: NDArray[np.uint8] | int) -> None:
    """Writes down how many cards a seat throws in these rows."""
    drew = np.int8(count) if isinstance(count, int) else count.astype(np.int8)
    rows.drawn[seat, who] = drew
    before = rows.smallest[who]
    rows.smallest[who] = np.where(before == 0, drew + 1, np.minimum(before, drew + 1))


def exchange(
    rows: Rows, supply: Supply, seat: int, who: Index, hands: NDArray[np.uint8], keeps: NDArray[np.bool_]
) -> None:
    """Gives these rows other cards where they are not kept; each of them throws at least one."""
    cards = supply.draw(seat, who, rows.deal[who], hands, keeps)
    rows.made[seat, who] = orders(cards)
    if rows.by_row:
        now, all_ = read(cards), rows.hands[seat]
        all_.cards[:, who], all_.number[who], all_.code[who] = now.cards, now.number, now.code
        rows.start[seat, who] = TO_START[now.start]


def _turn_to_bets(tree: Tree, rows: Rows, at_exchange: Index) -> None:
    """Turns from an exchange to the round of bets after it."""
    moment = rows.moment[at_exchange]
    for number in np.unique(moment).tolist():
        after = tree.after_exchange(number)
        which = at_exchange[moment == number]
        rows.moment[which] = after
        if tree.carries(number):
            rows.pot[which] += tree.paid[number].sum()
            rows.paid[:, which] += tree.paid[number][:, None]
    rows.smallest[at_exchange] = 0
    rows.remember()
