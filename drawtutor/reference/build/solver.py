"""Solves one structure: both players improve against each other until neither gains much by any change.

Predictive regret matching (Farina, Kroer and Sandholm 2021: PCFR+), with what both players can hold together
counted exactly. A player remembers after the exchange what was done, how many cards each threw, and the final
hand; not what the final hand was made of. All second rounds that begin with the same player are one array.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

import numpy as np

from drawtutor.reference.build.game import Game
from drawtutor.reference.build.onepass import Pass
from drawtutor.reference.build.second import groups_of
from drawtutor.reference.build.strategy import Strategy, matched, zeros

__all__ = ["Solver"]

_AVERAGE: Final = 6.0
"""How much more later rounds of improving count in the average: by this power of their number."""


@dataclass
class Solver:
    """Solves a game; `run` goes on from where it is."""

    game: Game
    iteration: int = 0
    regret: Strategy = field(init=False)
    last: Strategy = field(init=False)
    """What each choice would have gained the last time."""
    total: Strategy = field(init=False)

    def __post_init__(self) -> None:
        self.groups = groups_of(self.game)
        self.regret = zeros(self.game)
        self.last = zeros(self.game)
        self.total = zeros(self.game)
        self._legal = self.game.may_throw

    def current(self) -> Strategy:
        """What both play now: as if each choice were missed once more as much as last time."""
        ahead = zeros(self.game)
        for sum_, regret, last in zip(ahead.arrays(), self.regret.arrays(), self.last.arrays(), strict=True):
            np.add(regret, last, out=sum_)
        return matched(ahead, self._legal)

    def average(self) -> Strategy:
        """What both have played on average, later rounds of improving counted more: the solution."""
        return matched(self.total, self._legal)

    def run(self, iterations: int) -> None:
        """Improves both players so many times."""
        for _ in range(iterations):
            self._improve()

    def _improve(self) -> None:
        self.iteration += 1
        t = self.iteration
        now = self.current()
        pass_ = Pass(self.game, self.groups, now)
        gains, reach = pass_.gains()
        for regret, last, gain in zip(self.regret.arrays(), self.last.arrays(), gains.arrays(), strict=True):
            regret += gain
            np.maximum(regret, 0, out=regret)
            last[...] = gain
        older = np.float32((t / (t + 1)) ** _AVERAGE)
        for total, played, weight in zip(self.total.arrays(), now.arrays(), reach.arrays(), strict=True):
            total += played * weight
            total *= older
