"""The hidden cards of two players, many deals at once: the other holds what fits what it did by the solved strategy."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache

import numpy as np
from numpy.typing import NDArray

from drawtutor.advice.reading import known_cards
from drawtutor.cards import Card
from drawtutor.hands import JokerUse
from drawtutor.reference import FINALS, STARTS, HeadsUp, holders
from drawtutor.reference.heads_up.recall import memory_of
from drawtutor.reference.heads_up.stored import exchanges, place_of
from drawtutor.reference.heads_up.values import slipped
from drawtutor.reference.rollouts.cells import CARD_BITS
from drawtutor.reference.rollouts.holding import Range, exchanged, free_cards, hold
from drawtutor.reference.rollouts.jokers import BUG, WILD, number_of
from drawtutor.reference.rollouts.reading import Cards, Read, final_classes, orders
from drawtutor.rules import SeatView

__all__ = ["Floats", "Hidden", "Index", "Others", "card_numbers", "places_after"]

Index = NDArray[np.int64]
Floats = NDArray[np.float64]


@cache
def places_after(thrown: int) -> Index:
    """By class of starting and of final hand, the place among `remembered` after throwing so many."""
    found = np.zeros((len(STARTS), len(FINALS)), dtype=np.int64)
    known = {}
    for start in STARTS:
        memory = memory_of(start, thrown)
        if memory not in known:
            known[memory] = [place_of(final.index, memory, thrown) for final in FINALS]
        found[start.index] = known[memory]
    return found


def card_numbers(cards: tuple[Card, ...]) -> list[int]:
    """The numbers of cards as roll-outs know them."""
    return [number_of(card, JokerUse.NONE) for card in cards]


@dataclass(slots=True)
class Hidden:
    """Many deals: what the other was dealt, and the cards to come."""

    dealt: Read
    rest: Cards
    """A row a card, in random order; those that the other draws come first."""
    start: Index = field(init=False)
    """The classes of what it was dealt."""
    _finals: dict[int, tuple[Index, Index]] = field(init=False, default_factory=dict)

    def __post_init__(self) -> None:
        self.start = self.dealt.start.astype(np.int64)

    def finals(self, thrown: int) -> tuple[Index, Index]:
        """The other's class of final hand, and its strength, where it throws so many."""
        if thrown not in self._finals:
            hand = exchanged(self.dealt, thrown, self.rest[:thrown])[0] if thrown else self.dealt
            made = orders(hand.cards)
            self._finals[thrown] = final_classes()[made].astype(np.int64), made.astype(np.int64)
        return self._finals[thrown]

    def at(self, rows: Index) -> Hidden:
        """These of the deals."""
        return Hidden(self.dealt.at(rows), self.rest[:, rows])


class Others:
    """Deals the other's cards around those that oneself has seen."""

    def __init__(self, view: SeatView, table: HeadsUp) -> None:
        self._table = table
        self._known = np.bitwise_or.reduce(
            CARD_BITS[[*card_numbers((*view.hand, *known_cards(view))), WILD, BUG]]
        )  # nobody has a joker
        # How likely a hand of each class did what was seen, the throw included; how many there are is dealt.
        dealt = np.array(holders(table.seen), dtype=np.float64)
        likely = np.divide(table.weights, dealt, out=np.zeros(len(STARTS)), where=dealt > 0)
        drew = table.standing.thrown[1 - table.me]
        if drew is not None:
            likely = likely * (table.becomes(drew).sum(axis=1) > 0)
        self._range = Range(seat=1 - table.me, weight=likely)

    def deal(self, rng: np.random.Generator, count: int) -> Hidden:
        """About so many deals, or more; none only if what was done after the draw fits no hand at all."""
        parts: list[Hidden] = []
        used = np.full(count, self._known, dtype=np.uint64)
        while sum(len(part.start) for part in parts) < count:
            held = hold(rng, self._range, used, reshuffled=False)
            rest = np.ascontiguousarray(rng.permuted(free_cards(used | held.bits), axis=1).T)
            hidden = Hidden(held.hand, rest)
            parts.append(hidden.at(np.nonzero(rng.random(count) < self._fits(hidden))[0]))
        return Hidden(
            Read(
                np.concatenate([part.dealt.cards for part in parts], axis=1),
                np.concatenate([part.dealt.number for part in parts]),
                np.concatenate([part.dealt.code for part in parts]),
            ),
            np.concatenate([part.rest for part in parts], axis=1),
        )

    def _fits(self, hidden: Hidden) -> Floats:
        """How likely the other would have acted after the draw as it did, beside the hand that it fits best."""
        table, standing = self._table, self._table.standing
        chance = np.ones(len(hidden.start))
        drew = standing.thrown[1 - table.me]
        if standing.end is None or drew is None or not standing.second:
            return chance
        final, _ = hidden.finals(drew)
        place = places_after(drew)[hidden.start, final]
        both = (standing.thrown[0] or 0, standing.thrown[1] or 0)
        opener = exchanges(standing.structure)[standing.end].opener
        weights = table.weights @ table.becomes(drew)
        for node in standing.round.nodes:
            after = standing.second[: len(node.path) + 1]
            if node.player != table.me and len(after) > len(node.path) and after[:-1] == node.path:
                shares = table.arrays.second(standing.end, opener, both, node.index)
                column = slipped(weights, shares, node.acts.index(after[-1]))
                weights = weights * column
                chance *= column[place] / column.max()
        return chance
