"""Dealing hands that fit an assumption, around the cards that are taken."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable
from functools import lru_cache
from itertools import accumulate
from typing import Final

from drawtutor.cards import DECK
from drawtutor.odds._dealing import DEAL, HANDS_OF
from drawtutor.odds._indexes import indexes
from drawtutor.odds.holdings import Holding, by_use
from drawtutor.odds.reads import KnownHand, OpponentModel, SecondRound, weighed

__all__ = ["Chair", "chair_for"]

_CROWDED: Final = 24
_TRIES: Final = 400


class Chair:
    """One opponent as the sampling needs it: deals a start that fits what is assumed."""

    __slots__ = ("_cumulative", "_parts", "_total", "_weights", "after", "known", "knows")

    def __init__(self, model: OpponentModel) -> None:
        self.after: SecondRound = getattr(model, "second", SecondRound.UNKNOWN)
        self.known: tuple[list[int], int] | None = None
        self.knows = 0.0
        """How much the assumption narrows the hands down, from 0 for any five cards."""
        if isinstance(model, KnownHand):
            kept = list(indexes(model.keep))
            thrown = [card for card in indexes(model.cards) if card not in kept]
            self.known = kept + thrown, len(thrown)
            self.knows = 2.0
            return
        self._parts = weighed(model)
        self._cumulative = list(accumulate(weight for _, _, weight in self._parts))
        self._total = self._cumulative[-1]
        self._weights: dict[Holding, float] = {}
        for holding, _, weight in self._parts:
            self._weights[holding] = self._weights.get(holding, 0) + weight / HANDS_OF[holding]
        most = max(self._weights.values())
        for holding in self._weights:
            self._weights[holding] /= most
        self.knows = 1 - self._total / (most * sum(HANDS_OF.values()))

    def start(self, used: int, random: Callable[[], float]) -> tuple[float, list[int], int]:
        """A starting hand without any of the cards in the mask ``used``.

        Answers its place among the hands that fit (0 the weakest, 1 the strongest), its cards in the
        order in which they are kept, and how many of them are thrown.
        """
        if self.known is not None:
            return 1.0, *self.known
        if used.bit_count() > 52 - _CROWDED:
            return self._start_in_a_crowd(used, random)
        while True:
            place = random()
            holding, thrown, _ = self._parts[bisect(self._cumulative, place * self._total)]
            cards = DEAL[holding](random)
            a, b, c, d, e = cards
            if not used & (1 << a | 1 << b | 1 << c | 1 << d | 1 << e):
                return place, cards, thrown

    def _start_in_a_crowd(self, used: int, random: Callable[[], float]) -> tuple[float, list[int], int]:
        """The same where few cards are left: any five of them, until they fit."""
        left = [card for card in range(52) if not used >> card & 1]
        for _ in range(_TRIES):
            for place in range(5):
                other = place + int(random() * (len(left) - place))
                left[place], left[other] = left[other], left[place]
            holding, order = by_use([DECK[card] for card in left[:5]])
            if random() < self._weights.get(holding, 0):
                break
        fitting = [place for place, part in enumerate(self._parts) if part[0] is holding] or [0]
        # The parts of one kind stand together: any of them, by its weight among them.
        first = self._cumulative[fitting[0]] - self._parts[fitting[0]][2]
        at = first + random() * (self._cumulative[fitting[-1]] - first)
        chosen = fitting[bisect([self._cumulative[place] for place in fitting[:-1]], at)]
        return (
            (self._cumulative[chosen] - random() * self._parts[chosen][2]) / self._total,
            [card.index for card in order],
            self._parts[chosen][1],
        )


@lru_cache(maxsize=256)
def chair_for(model: OpponentModel) -> Chair:
    """The chair of this assumption."""
    return Chair(model)
