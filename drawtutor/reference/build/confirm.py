"""Plays a best answer against a stored strategy with real cards: what it gains there, and with which error.

Every deal is played twice with the same cards and the same chances, the answer once in each seat: half the
difference is what it gains. The answer knows the strategy, the classes of its own two hands, and what its starting
hand takes from the other's; the cards are dealt, drawn and compared to the last kicker.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from drawtutor.reference._packed import read_packed
from drawtutor.reference._vector import Hands, classify, finals_of, orders_of
from drawtutor.reference.build.answer import Answer, answer, gained
from drawtutor.reference.build.counting import Progress, told
from drawtutor.reference.build.game import WAYS, Game
from drawtutor.reference.build.heads_up import counts
from drawtutor.reference.build.packing import unpacked
from drawtutor.reference.build.second import groups_of
from drawtutor.reference.build.strategy import Strategy
from drawtutor.reference.heads_up.recall import memory_of, places
from drawtutor.reference.heads_up.stored import file_of
from drawtutor.reference.heads_up.structure import STRUCTURES
from drawtutor.reference.heads_up.tree import End, Node, Round
from drawtutor.reference.starts import STARTS

__all__ = ["Confirmed", "confirmed", "tell"]

_CHUNK: Final = 100_000
_DRAWN: Final = 3
Index = NDArray[np.int64]


@dataclass(frozen=True, slots=True, kw_only=True)
class Confirmed:
    """What best answers gained with real cards, a deal, in small bets: the mean of both seats."""

    gained: float
    standard_error: float
    deals: int


@dataclass(frozen=True, slots=True)
class _Dealt:
    """Many deals: for each player the class of starting hand, and by number thrown the final class and strength."""

    start: tuple[Index, Index]
    final: tuple[Index, Index]
    order: tuple[Index, Index]
    chance: NDArray[np.float64]
    """A chance for every decision of a deal: by player, and 0 and 1 for the rounds' nodes, last the exchange."""


def _dealt(rng: np.random.Generator, count: int) -> _Dealt:
    needed = 2 * (5 + _DRAWN)
    cards = np.argpartition(rng.random((count, 52), dtype=np.float32), needed, axis=1)[:, :needed]
    # What a partition leaves is in no order that tells of the cards, but neither is it mixed.
    cards = rng.permuted(cards, axis=1)
    hands = [classify(cards[:, :5]), classify(cards[:, 5:10])]
    drawn = [cards[:, 10 : 10 + _DRAWN], cards[:, 10 + _DRAWN :]]
    after = [_after(hand, new) for hand, new in zip(hands, drawn, strict=True)]
    return _Dealt(
        start=(hands[0].start.astype(np.int64), hands[1].start.astype(np.int64)),
        final=(after[0][0], after[1][0]),
        order=(after[0][1], after[1][1]),
        chance=rng.random((2, 24, count)),
    )


def _after(hands: Hands, new: Index) -> tuple[Index, Index]:
    finals, orders = [], []
    for thrown in range(WAYS):
        kept = (hands.keeps[:, thrown, None] >> np.arange(5)) & 1
        slots = np.clip(np.cumsum(1 - kept, axis=1) - 1, 0, _DRAWN - 1)
        cards = np.where(kept == 1, hands.cards, np.take_along_axis(new, slots, axis=1))
        finals.append(finals_of(cards).astype(np.int64))
        orders.append(orders_of(cards).astype(np.int64))
    return np.stack(finals), np.stack(orders)


def _place_table() -> Index:
    """For each number thrown, class of starting hand and of final hand, the place among `remembered`; -1: never."""
    found = np.full((WAYS, len(STARTS), 256), -1, dtype=np.int64)
    for thrown in range(WAYS):
        memories = [memory_of(start, thrown) for start in STARTS]
        for (final, memory), place in places(thrown).items():
            for start in STARTS:
                if memories[start.index] is memory:
                    found[thrown, start.index, final] = place
    return found


class _Table:
    """A game that is played with real cards by a strategy, and by an answer in one seat or in none."""

    def __init__(self, game: Game, strategy: Strategy) -> None:
        self.game, self.strategy = game, strategy
        self.groups = groups_of(game)
        self.places = _place_table()

    def played(self, dealt: _Dealt, best: Answer) -> NDArray[np.float64]:
        """What the player left of the dealer wins in each deal when ``best`` sits in its seat."""
        game = self.game
        count = len(dealt.start[0])
        won = np.zeros(count)
        ends = self._walk(game.first, count, lambda node, rows: self._first(dealt, best, node, rows))
        for end, rows in ends:
            if end.folded is not None:
                won[rows] = game.paid(end)[end.folded] * (-1 if end.folded == 0 else 1)
            elif game.leads_on(end):
                won[rows] = self._exchange(dealt, best, game.exchanges.index(end), rows)
        return won

    def _walk(self, round_: Round, count: int, choose: Callable[[Node, Index], Index]) -> list[tuple[End, Index]]:
        """Where each of so many deals ends; ``choose`` gives for a node and rows the place of the act."""
        at = {0: np.arange(count)}
        found: list[tuple[End, Index]] = []
        for node in round_.nodes:
            rows = at.pop(node.index, np.empty(0, dtype=np.int64))
            if not len(rows):
                continue
            acts = choose(node, rows)
            for place, to in enumerate(node.leads):
                its = rows[acts == place]
                if isinstance(to, Node):
                    at[to.index] = its
                elif len(its):
                    found.append((to, its))
        return found

    def _first(self, dealt: _Dealt, best: Answer, node: Node, rows: Index) -> Index:
        start = dealt.start[node.player][rows]
        if node.player == best.player:
            return best.first[node.index][start].astype(np.int64)
        return _drawn_by(self.strategy.first[node.index][start], dealt.chance[node.player, node.index, rows])

    def _exchange(self, dealt: _Dealt, best: Answer, end: int, rows: Index) -> NDArray[np.float64]:
        throw = self.strategy.throw
        start = dealt.start[0][rows]
        if best.player == 0:
            thrown = best.throw[(end,)][start].astype(np.int64)
        else:
            thrown = _drawn_by(throw[0][end][start], dealt.chance[0, -1, rows])
        start = dealt.start[1][rows]
        answers = np.empty(len(rows), dtype=np.int64)
        for number in range(WAYS):
            its = thrown == number
            if best.player == 1:
                answers[its] = best.throw[end, number][start[its]]
            else:
                answers[its] = _drawn_by(throw[1][end, number][start[its]], dealt.chance[1, -1, rows[its]])
        won = np.zeros(len(rows))
        for number in range(WAYS):
            for answer_ in range(WAYS):
                its = np.flatnonzero((thrown == number) & (answers == answer_))
                if len(its):
                    won[its] = self._second(dealt, best, (end, number, answer_), rows[its])
        return won

    def _second(self, dealt: _Dealt, best: Answer, at: tuple[int, int, int], rows: Index) -> NDArray[np.float64]:
        end, thrown, answer_ = at
        game = self.game
        which = next(place for place, group in enumerate(self.groups) if end in group.ends)
        group = self.groups[which]
        strategy, row = self.strategy.second[which][thrown][answer_], group.ends.index(end)
        numbers = (thrown, answer_)

        def choose(node: Node, its: Index) -> Index:
            here, player = rows[its], node.player
            start, final = dealt.start[player][here], dealt.final[player][numbers[player], here]
            if player == best.player:
                return np.asarray(best.second[(*at, node.index)][start, final], dtype=np.int64)
            place = self.places[numbers[player], start, final]
            return _drawn_by(strategy[node.index][row][place], dealt.chance[player, 12 + node.index, here])

        won = np.zeros(len(rows))
        ante = game.paid(game.exchanges[end])[0]
        for last, its in self._walk(group.round, len(rows), choose):
            here = rows[its]
            staked = last.staked[0] if last.folded is None else last.staked[last.folded]
            chips = ante + game.structure.big * staked
            if last.folded is None:
                mine, theirs = dealt.order[0][thrown, here], dealt.order[1][answer_, here]
                won[its] = chips * np.sign(mine - theirs)
            else:
                won[its] = chips * (-1 if last.folded == 0 else 1)
        return won


def _drawn_by(shares: NDArray[np.float32], chance: NDArray[np.float64]) -> Index:
    """The choice that a chance from 0 to 1 falls on."""
    until = np.cumsum(shares, axis=1, dtype=np.float64)[:, :-1]
    found: Index = np.asarray((chance[:, None] >= until).sum(axis=1), dtype=np.int64)
    return found


def confirmed(game: Game, strategy: Strategy, *, deals: int, seed: int, progress: Progress) -> Confirmed:
    """What best answers to a strategy gain with real cards in so many deals, each played in both seats."""
    answers = (answer(game, strategy, 0), answer(game, strategy, 1))
    table = _Table(game, strategy)
    total = squares = 0.0
    done = 0
    while done < deals:
        dealt = _dealt(np.random.default_rng((seed, done)), min(_CHUNK, deals - done))
        gained = (table.played(dealt, answers[0]) - table.played(dealt, answers[1])) / 2
        total += float(gained.sum())
        squares += float((gained**2).sum())
        done += len(gained)
        progress(done / deals)
    mean = total / done
    return Confirmed(gained=mean, standard_error=float(np.sqrt((squares / done - mean**2) / done)), deals=done)


def tell(names: Sequence[str] | None, deals: int, seed: int) -> None:
    """Prints for each structure what a best answer gains, in thousandths of a small bet: worked out, and played."""
    for structure in STRUCTURES:
        if names and structure.name not in names:
            continue
        game = Game(structure, counts())
        strategy = unpacked(game, read_packed(file_of(structure))["shares"])
        worked_out = 1000 * gained(game, strategy)
        found = confirmed(game, strategy, deals=deals, seed=seed, progress=lambda done: told("real cards", done))
        played = f"{1000 * found.gained:.2f} ± {1000 * found.standard_error:.2f} in {found.deals:,} deals"
        print(f"{structure.name:<60} {worked_out:6.2f}   {played}", flush=True)
