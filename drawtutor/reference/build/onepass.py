"""One look at a whole game under given strategies: what each choice gains over what is played."""

from __future__ import annotations

from typing import Final

import numpy as np

from drawtutor.reference.build.game import WAYS, Floats, Game
from drawtutor.reference.build.second import Both, Group, Place, SecondRound, summed
from drawtutor.reference.build.strategy import Strategy
from drawtutor.reference.heads_up.tree import End, Node
from drawtutor.reference.starts import STARTS

__all__ = ["Pass"]

_HANDS: Final = len(STARTS)
_SELDOM: Final = np.float32(1e-6)
"""So much is every hand taken to come to every second round, so that something is learnt of those that do not."""


class Pass:
    """One look at the whole game under given strategies: what each choice gains over what is played."""

    def __init__(self, game: Game, groups: list[Group], now: Strategy) -> None:
        self.game, self.groups, self.now = game, groups, now
        self._dealt = game.counts.pairs.sum(axis=1)

    def visits(self) -> Strategy:
        """How likely the cards and its player's own choices lead to each row of a strategy, whatever the other does."""
        _, weights = self.gains()
        dealt = self._dealt[:, None]
        return Strategy(
            [np.broadcast_to(weight * dealt, (_HANDS, 1)) for weight in weights.first],
            (weights.throw[0] * dealt, weights.throw[1] * dealt),
            weights.second,
        )

    def gains(self) -> tuple[Strategy, Strategy]:
        """What each choice would have gained, and how far its player's own choices lead there, as weights."""
        now = self.now
        reach1 = self._reach_first()
        throw0 = np.zeros_like(now.throw[0])
        throw1 = np.zeros_like(now.throw[1])
        weight1 = np.zeros_like(now.throw[1])
        weight0 = np.zeros_like(now.throw[0])
        second_gain: list[list[list[list[Floats]]]] = []
        second_weight: list[list[list[list[Floats]]]] = []
        value: dict[int, Both] = {}
        for group in self.groups:
            gain, weight = self._group(group, reach1, throw0, throw1, weight0, weight1, value)
            second_gain.append(gain)
            second_weight.append(weight)
        first_gain, first_weight = self._first(reach1, value)
        return (
            Strategy(first_gain, (throw0, throw1), second_gain),
            Strategy(first_weight, (weight0, weight1), second_weight),
        )

    # -- The first round --

    def _reach_first(self) -> dict[Place, Both]:
        """How likely each player's own choices lead to each node, by index, and to each end, by path."""
        ones = np.ones(_HANDS, dtype=np.float32)
        found: dict[Place, Both] = {0: (ones, ones)}
        for node in self.game.first.nodes:
            both = found[node.index]
            for place, to in enumerate(node.leads):
                share = self.now.first[node.index][:, place]
                after = (both[0] * share, both[1]) if node.player == 0 else (both[0], both[1] * share)
                found[to.index if isinstance(to, Node) else to.path] = after
        return found

    def _first(self, reach: dict[Place, Both], value: dict[int, Both]) -> tuple[list[Floats], list[Floats]]:
        game, now = self.game, self.now
        pairs = game.counts.pairs
        at = {end.path: place for place, end in enumerate(game.exchanges)}
        gains: list[Floats] = [np.zeros_like(array) for array in now.first]
        weights: list[Floats] = [np.zeros_like(array) for array in now.first]
        values: dict[int, Both] = {}

        def of(to: Node | End) -> tuple[Floats, Floats]:
            if isinstance(to, Node):
                return values[to.index]
            if to.path in at:
                return value[at[to.path]]
            if to.folded is None:
                zero = np.zeros(_HANDS, dtype=np.float32)
                return zero, zero
            lost = np.float32(game.paid(to)[to.folded])
            sign = np.float32(-1 if to.folded == 0 else 1)
            mine, theirs = reach[to.path]
            return sign * lost * (pairs @ theirs), -sign * lost * (mine @ pairs)

        for node in reversed(game.first.nodes):
            parts = [of(to) for to in node.leads]
            share = now.first[node.index]
            own = np.stack([part[node.player] for part in parts], axis=1)
            mean = (own * share).sum(axis=1)
            gains[node.index] = own - mean[:, None]
            weights[node.index] = reach[node.index][node.player][:, None]
            other = summed([part[1 - node.player] for part in parts])
            values[node.index] = (mean, other) if node.player == 0 else (other, mean)
        self.root = values[0]
        return gains, weights

    # -- The exchange and the second round --

    def _group(
        self,
        group: Group,
        reach1: dict[Place, Both],
        throw0: Floats,
        throw1: Floats,
        weight0: Floats,
        weight1: Floats,
        value: dict[int, Both],
    ) -> tuple[list[list[list[Floats]]], list[list[list[Floats]]]]:
        game, now = self.game, self.now
        gains: list[list[list[Floats]]] = [[] for _ in range(WAYS)]
        weights: list[list[list[Floats]]] = [[] for _ in range(WAYS)]
        strategies = now.second[self.groups.index(group)]
        ends = list(group.ends)
        mine = np.stack([reach1[game.exchanges[end].path][0] for end in ends])
        theirs = np.stack([reach1[game.exchanges[end].path][1] for end in ends])
        value0 = np.zeros((len(ends), _HANDS, WAYS), dtype=np.float32)
        value1 = np.zeros((len(ends), WAYS, _HANDS, WAYS), dtype=np.float32)
        for thrown in range(WAYS):
            rows = game.rows[thrown]
            a = mine[:, rows] * now.throw[0][ends][:, rows, thrown]
            left = (a + _SELDOM)[:, :, None] * game.becoming[thrown]
            for answer in range(WAYS):
                cols = game.rows[answer]
                b = theirs[:, cols] * now.throw[1][ends, thrown][:, cols, answer]
                right = (b + _SELDOM)[:, :, None] * game.becoming[answer]
                joint = left.transpose(0, 2, 1) @ (game.pairs[thrown][answer] @ right)
                own = (self._dealt[rows] @ left, self._dealt[cols] @ right)
                begins = group.first
                sub = SecondRound(
                    game,
                    group,
                    strategies[thrown][answer],
                    joint if begins == 0 else joint.transpose(0, 2, 1),
                    (own[begins], own[1 - begins]),
                    game.beats[thrown][answer] if begins == 0 else game.beats[answer][thrown],
                )
                gain, weight = sub.gains()
                gains[thrown].append(gain)
                weights[thrown].append(weight)
                worth = sub.worth()
                worth = worth if begins == 0 else -worth.transpose(0, 2, 1)
                known = (game.becoming[thrown] @ worth) @ game.becoming[answer].T
                known *= game.pairs[thrown][answer]
                value0[:, rows, thrown] += (known @ b[:, :, None])[:, :, 0]
                value1[:, thrown, cols, answer] = -(a[:, None, :] @ known)[:, 0]
        share = now.throw[1][ends]
        mean1 = (value1 * share).sum(axis=3)
        throw1[ends] = np.where(game.may_throw, value1 - mean1[..., None], 0)
        weight1[ends] = theirs[:, None, :, None]
        share = now.throw[0][ends]
        mean0 = (value0 * share).sum(axis=2)
        throw0[ends] = np.where(game.may_throw, value0 - mean0[..., None], 0)
        weight0[ends] = mine[:, :, None]
        for place, end in enumerate(ends):
            value[end] = (mean0[place], mean1[place].sum(axis=0))
        return gains, weights
