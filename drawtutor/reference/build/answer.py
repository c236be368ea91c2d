"""The best answer to a strategy, and what it gains: the measure of how far from solved a strategy is.

Who answers knows the strategy, remembers both the starting and the final class of its own hand, and counts
exactly what its starting hand takes from the other's.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

import numpy as np
from numpy.typing import NDArray

from drawtutor.reference.build.game import WAYS, Floats, Game
from drawtutor.reference.build.second import Group, Place, groups_of, summed
from drawtutor.reference.build.strategy import Strategy
from drawtutor.reference.finals import FINALS
from drawtutor.reference.heads_up.tree import Node
from drawtutor.reference.starts import STARTS

__all__ = ["Answer", "answer", "gained"]

_HANDS: Final = len(STARTS)
Choice = NDArray[np.uint8]


@dataclass(slots=True)
class Answer:
    """The best answer of one player to the other's strategy."""

    player: int
    value: float
    """What it is worth a deal, in small bets."""
    first: dict[int, Choice] = field(default_factory=dict)
    """For each of its nodes of the first round, the act by class of starting hand."""
    throw: dict[tuple[int, ...], Choice] = field(default_factory=dict)
    """By the end of the first round (and what the other threw, for the dealer), the number to throw by class."""
    second: dict[tuple[int, int, int, int], Choice] = field(default_factory=dict)
    """By end, numbers thrown and node: the act by starting and final class."""


def gained(game: Game, strategy: Strategy) -> float:
    """What best answers gain a deal against a strategy, in small bets: the mean of both seats."""
    return (answer(game, strategy, 0).value + answer(game, strategy, 1).value) / 2


def answer(game: Game, strategy: Strategy, player: int) -> Answer:
    """The best that one player can do against the other's strategy."""
    return _Answering(game, strategy, player).whole()


class _Answering:
    def __init__(self, game: Game, strategy: Strategy, player: int) -> None:
        self.game, self.strategy, self.player = game, strategy, player
        self.groups = groups_of(game)
        self.found = Answer(player=player, value=0.0)

    def whole(self) -> Answer:
        game = self.game
        reach: dict[Place, Floats] = {0: np.ones(_HANDS, dtype=np.float32)}
        for node in game.first.nodes:
            for choice, to in enumerate(node.leads):
                share = self.strategy.first[node.index][:, choice] if node.player != self.player else np.float32(1)
                reach[to.index if isinstance(to, Node) else to.path] = reach[node.index] * share
        values: dict[Place, Floats] = {}
        for group in self.groups:
            for place, end in enumerate(group.ends):
                path = game.exchanges[end].path
                values[path] = self._exchange(group, place, end, reach[path])
        for end_ in game.first.ends:
            if end_.path in values:
                continue
            if end_.folded is None:
                values[end_.path] = np.zeros(_HANDS, dtype=np.float32)
            else:
                sign = -1 if end_.folded == self.player else 1
                values[end_.path] = np.float32(sign * game.paid(end_)[end_.folded]) * (
                    game.counts.pairs @ reach[end_.path]
                )
        for node in reversed(game.first.nodes):
            parts = np.stack([values[to.index if isinstance(to, Node) else to.path] for to in node.leads])
            if node.player == self.player:
                self.found.first[node.index] = parts.argmax(axis=0).astype(np.uint8)
                values[node.index] = parts.max(axis=0)
            else:
                values[node.index] = parts.sum(axis=0)
        self.found.value = float(values[0].sum(dtype=np.float64))
        return self.found

    def _exchange(self, group: Group, place: int, end: int, theirs: Floats) -> Floats:
        """What this end of the first round is worth to each class, when it is answered best from there."""
        game, me = self.game, self.player
        throw = self.strategy.throw
        values = np.full((WAYS, WAYS, _HANDS), -np.inf, dtype=np.float32)
        for thrown in range(WAYS):
            for answer_ in range(WAYS):
                mine, other = (thrown, answer_) if me == 0 else (answer_, thrown)
                share = throw[1][end, thrown, :, answer_] if me == 0 else throw[0][end, :, thrown]
                rows, cols = game.rows[mine], game.rows[other]
                pairs = game.pairs[mine][other]
                held = pairs @ ((theirs * share)[cols, None] * game.becoming[other])
                best = self._second(group, place, (end, thrown, answer_), rows, held)
                values[thrown, answer_, rows] = (game.whole[mine] * best).sum(axis=1)
        if me == 0:
            whole = np.where(np.isneginf(values), 0, values).sum(axis=1, dtype=np.float32)
            whole[~game.may_throw.T] = -np.inf
            self.found.throw[(end,)] = whole.argmax(axis=0).astype(np.uint8)
            return np.asarray(whole.max(axis=0))
        for thrown in range(WAYS):
            self.found.throw[end, thrown] = values[thrown].argmax(axis=0).astype(np.uint8)
        return np.asarray(values.max(axis=1).sum(axis=0))

    def _second(
        self, group: Group, place: int, at: tuple[int, int, int], rows: NDArray[np.int64], held: Floats
    ) -> Floats:
        """The value of the second round for each starting class (of ``rows``) and final class, answered best.

        ``held`` is how likely each of these starting classes meets what the other then holds and remembers.
        """
        game, me = self.game, self.player
        _, thrown, answer_ = at
        round_ = group.round
        strategy = self.strategy.second[self.groups.index(group)][thrown][answer_]
        other = answer_ if me == 0 else thrown
        reach: dict[Place, Floats] = {0: np.ones(held.shape[1], dtype=np.float32)}
        for node in round_.nodes:
            for choice, to in enumerate(node.leads):
                share = strategy[node.index][place, :, choice] if node.player != me else np.float32(1)
                reach[to.index if isinstance(to, Node) else to.path] = reach[node.index] * share
        values: dict[Place, Floats] = {}
        beats = game.against[other]
        for last in round_.ends:
            staked = last.staked[0] if last.folded is None else last.staked[last.folded]
            chips = group.paid[place] + np.float32(game.structure.big * staked)
            with_reach = held * reach[last.path]
            if last.folded is None:
                values[last.path] = chips * (with_reach @ beats.T)
            else:
                sign = np.float32(-1 if last.folded == me else 1)
                lost = sign * chips * with_reach.sum(axis=1)[:, None]
                values[last.path] = np.broadcast_to(lost, (len(rows), len(FINALS)))
        for node in reversed(round_.nodes):
            parts = [values[to.index if isinstance(to, Node) else to.path] for to in node.leads]
            if node.player == me:
                every = np.stack(parts)
                chosen = np.zeros((_HANDS, len(FINALS)), dtype=np.uint8)
                chosen[rows] = every.argmax(axis=0)
                self.found.second[(*at, node.index)] = chosen
                values[node.index] = every.max(axis=0)
            else:
                values[node.index] = summed(parts)
        return values[0]
