"""Dealing hands that fit an assumption, around the cards that are taken."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from itertools import accumulate, combinations
from math import comb
from typing import Final

from drawtutor.cards import DECK
from drawtutor.odds._dealing import DEAL, HANDS_OF
from drawtutor.odds._indexes import indexes
from drawtutor.odds._lookup import KIND_KEY, KINDS, RANKS, SHAPES, SUIT_SHIFT, learn
from drawtutor.odds.holdings import Holding, by_use
from drawtutor.odds.reads import KnownHand, OpponentModel, SecondRound, weighed
from drawtutor.odds.starting import starting_counts, without

__all__ = ["Chair", "NothingFitsError", "chair_for"]

_CROWDED: Final = 24


class NothingFitsError(ValueError):
    """The cards that are left make no hand that fits what is assumed."""

    def __init__(self) -> None:
        super().__init__("the cards that are not seen make no hand that fits")


@cache
def _fives() -> tuple[tuple[int, int, int, int, int], ...]:
    """All ways to take five of `_CROWDED` places: those of the first places first, so that the fewer share it."""
    return tuple(reversed(list(combinations(range(_CROWDED - 1, -1, -1), 5))))


_FOURS: Final = (Holding.FOUR_STRAIGHT, Holding.FOUR_FLUSH)


def _by_worth(holding: Holding, cards: list[int]) -> list[int]:
    """The cards in the order in which they are worth keeping: as `by_use`, but in a moment where no four belong."""
    if holding in _FOURS:
        return [card.index for card in by_use([DECK[card] for card in cards])[1]]
    ranks = [card % 13 for card in cards]
    return sorted(cards, key=lambda card: (ranks.count(card % 13), card % 13), reverse=True)


class Chair:
    """One opponent as the sampling needs it: deals a start that fits what is assumed."""

    __slots__ = ("_cumulative", "_parts", "_places", "_total", "_weights", "after", "known", "knows")

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
        self._places: dict[Holding, list[int]] = {}
        for place, (holding, _, weight) in enumerate(self._parts):
            self._places.setdefault(holding, []).append(place)
            self._weights[holding] = self._weights.get(holding, 0) + weight / HANDS_OF[holding]
        most = max(self._weights.values())
        for holding in self._weights:
            self._weights[holding] /= most
        self.knows = 1 - self._total / (most * sum(HANDS_OF.values()))

    def must_fit(self, used: int) -> None:
        """Raises `NothingFitsError` where without the cards in the mask no hand is left that fits."""
        if self.known is None:
            hands = starting_counts(without(used))
            if not any(hands[holding] and weight for holding, weight in self._weights.items()):
                raise NothingFitsError

    def start(self, used: int, random: Callable[[], float]) -> tuple[float, list[int], int]:
        """A starting hand without any of the cards in the mask ``used``.

        Answers its place among the hands that fit (0 the weakest, 1 the strongest), its cards in the
        order in which they are kept, and how many of them are thrown. Raises `NothingFitsError` where there is
        none, which is only known for certain where few cards are left.
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
        """The same where few cards are left: each hand of them as likely as its kind is played like this."""
        holding, cards = self._find([card for card in range(52) if not used >> card & 1], random)
        fitting = self._places[holding]
        # The parts of one kind stand together: any of them, by its weight among them.
        first = self._cumulative[fitting[0]] - self._parts[fitting[0]][2]
        at = first + random() * (self._cumulative[fitting[-1]] - first)
        chosen = fitting[bisect([self._cumulative[place] for place in fitting[:-1]], at)]
        return (
            (self._cumulative[chosen] - random() * self._parts[chosen][2]) / self._total,
            _by_worth(holding, cards),
            self._parts[chosen][1],
        )

    def _find(self, left: Sequence[int], random: Callable[[], float]) -> tuple[Holding, list[int]]:
        """Any five of these cards until they fit; and where that takes long, one of all the hands there are."""
        fives = _fives()
        keys = [KIND_KEY[card] for card in left]
        ways = comb(len(left), 5)
        weights = self._weights
        for _ in range(ways // 4):
            a, b, c, d, e = five = fives[int(random() * ways)]
            total = keys[a] + keys[b] + keys[c] + keys[d] + keys[e]
            at = SHAPES[total >> SUIT_SHIFT] | total & RANKS
            holding = KINDS.get(at) or learn(at, [left[place] for place in five])
            if holding in weights and random() < weights[holding]:
                return holding, [left[place] for place in five]
        found: list[Holding] = []
        for a, b, c, d, e in fives[:ways]:
            total = keys[a] + keys[b] + keys[c] + keys[d] + keys[e]
            at = SHAPES[total >> SUIT_SHIFT] | total & RANKS
            found.append(KINDS.get(at) or learn(at, [left[place] for place in (a, b, c, d, e)]))
        sums = list(accumulate(weights.get(holding, 0.0) for holding in found))
        if not sums or not sums[-1]:
            raise NothingFitsError
        place = bisect(sums, random() * sums[-1], 0, len(sums) - 1)
        return found[place], [left[at] for at in fives[place]]


@lru_cache(maxsize=256)
def chair_for(model: OpponentModel) -> Chair:
    """The chair of this assumption."""
    return Chair(model)
