"""How two players play a game, as arrays; and the same arrays as sums of what was missed and what was played."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from drawtutor.reference.build.game import WAYS, Floats, Game
from drawtutor.reference.build.second import groups_of
from drawtutor.reference.starts import STARTS

__all__ = ["Strategy", "matched", "zeros"]

_HANDS: Final = len(STARTS)


@dataclass(slots=True)
class Strategy:
    """How both players choose: a share for each choice, the last axis; or sums and regrets of the same shape."""

    first: list[Floats]
    """For each node of the first round: class of starting hand, act."""
    throw: tuple[Floats, Floats]
    """The player left of the dealer: end of the first round, class, number thrown. The dealer: end, number that
    the other threw, class, number thrown."""
    second: list[list[list[list[Floats]]]]
    """For each player who may begin the second round, number thrown by the player left of the dealer, number thrown
    by the dealer, and node: end (of those that the player begins after), what is held and remembered, act."""

    def arrays(self) -> Iterator[Floats]:
        """All of them, in an order that does not change."""
        yield from self.first
        yield from self.throw
        for begun in self.second:
            for thrown in begun:
                for nodes in thrown:
                    yield from nodes


def _matched(regret: Floats, legal: NDArray[np.bool_] | None = None) -> Floats:
    """Plays each choice as often as it was missed, all alike where none was; the choices are the last axis."""
    good = np.maximum(regret, 0)
    whole = good.sum(axis=-1, keepdims=True)
    even = (
        np.full(regret.shape[-1], 1 / regret.shape[-1]) if legal is None else legal / legal.sum(axis=-1, keepdims=True)
    )
    return np.asarray(np.where(whole > 0, good / np.maximum(whole, 1e-30), even), dtype=np.float32)


def matched(strategy: Strategy, legal: NDArray[np.bool_]) -> Strategy:
    """The strategy that plays each choice in proportion to these numbers, none below 0."""
    return Strategy(
        first=[_matched(array) for array in strategy.first],
        throw=(_matched(strategy.throw[0], legal), _matched(strategy.throw[1], legal)),
        second=[
            [[[_matched(array) for array in nodes] for nodes in thrown] for thrown in begun]
            for begun in strategy.second
        ],
    )


def zeros(game: Game) -> Strategy:
    """A strategy of nothing but zeros."""
    groups = groups_of(game)

    def none(*shape: int) -> Floats:
        return np.zeros(shape, dtype=np.float32)

    return Strategy(
        first=[none(_HANDS, len(node.acts)) for node in game.first.nodes],
        throw=(
            none(len(game.exchanges), _HANDS, WAYS),
            none(len(game.exchanges), WAYS, _HANDS, WAYS),
        ),
        second=[
            [
                [
                    [
                        none(len(group.ends), len(game.held[both[node.player]]), len(node.acts))
                        for node in group.round.nodes
                    ]
                    for both in ((thrown, answer) for answer in range(WAYS))
                ]
                for thrown in range(WAYS)
            ]
            for group in groups
        ],
    )
