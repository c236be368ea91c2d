"""Deals the hidden cards of a position many times: opponents' hands by their ranges, and the cards to come.

A hand is drawn by the weight of its class, and again where it holds a card that is seen or held by another. The
narrowest range comes first; where several are narrow, each is drawn again beside the others, so that what each holds
bears on all. What is left over lies in random order: it is the stub, with the hands of those who have folded.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Final

import numpy as np

from drawtutor.reference.rollouts.cells import CARD_BITS
from drawtutor.reference.rollouts.holding import Bits, Held, Range, exchanged, free_cards, hold
from drawtutor.reference.rollouts.reading import Cards, Read, read

__all__ = ["Deals", "Range", "deal_hidden"]

_ROUNDS: Final = 6
_NARROW: Final = 0.04
"""A range of this part of all hands needs one round more, a narrower one some, and never more than `_ROUNDS`."""
_MOST_AGAIN: Final = 24
"""Hands are drawn again so often at most, all ranges together: at a full table somebody waits for it."""


@dataclass(frozen=True, slots=True)
class Deals:
    """Many hidden deals of one position: a column each."""

    hands: Mapping[int, Read]
    """The hands as they are now, by seat."""
    thrown: Mapping[int, Bits]
    """What opponents have thrown so far."""
    stub: Cards
    """The cards to come, a row each, and under them cards that nobody will see."""


def deal_hidden(
    rng: np.random.Generator,
    count: int,
    seen: Sequence[int],
    ranges: Sequence[Range],
    to_come: int,
    *,
    reshuffled: bool = False,
) -> Deals:
    """So many deals. ``seen`` are the cards that no opponent can hold; of the stub at least ``to_come`` are given.

    Where discards have been ``reshuffled``, what one has thrown another may hold. Raises `ValueError` where the deck
    has not so many cards.
    """
    known: np.uint64 = np.bitwise_or.reduce(CARD_BITS[np.array(seen, dtype=np.int64)])
    narrow = sorted((some for some in ranges if reshuffled or not some.flat), key=lambda some: some.width)
    wide = [some for some in ranges if not reshuffled and some.flat]
    dealt: dict[int, Held] = {}
    for some in narrow:
        dealt[some.seat] = hold(rng, some, _used(known, dealt, some.seat, count), reshuffled=reshuffled)
    # Who was first did not know of those who came after; a few rounds more, and it is as if all had come at once.
    most = min(_ROUNDS, _MOST_AGAIN // max(len(narrow), 1))
    rounds = min(most, ceil(_NARROW / max(narrow[0].width, 1e-9))) if len(narrow) > 1 else 0
    for some in narrow * rounds:
        dealt[some.seat] = hold(rng, some, _used(known, dealt, some.seat, count), reshuffled=reshuffled)
    rest = np.ascontiguousarray(rng.permuted(free_cards(_used(known, dealt, None, count)), axis=1).T)
    waiting = [some for some in ranges if not (some.seat in dealt and dealt[some.seat].has_drawn)]
    needed = 5 * len(wide) + sum(sum(some.draws) for some in waiting) + to_come
    if len(rest) < needed:
        msg = f"there are {len(rest)} cards left, and {needed} to be dealt"
        raise ValueError(msg)
    hands = {seat: some.hand for seat, some in dealt.items()}
    thrown = {seat: some.thrown for seat, some in dealt.items()}
    for some in wide:
        hands[some.seat], rest = read(rest[:5]), rest[5:]
        thrown[some.seat] = np.zeros(count, dtype=np.uint64)
    for some in waiting:
        for number in some.draws:
            if number:
                hands[some.seat], out = exchanged(hands[some.seat], number, rest[:number])
                thrown[some.seat] |= out
                rest = rest[number:]
    return Deals(hands, thrown, rest)


def _used(known: np.uint64, dealt: Mapping[int, Held], but: int | None, count: int) -> Bits:
    used = np.full(count, known, dtype=np.uint64)
    for seat, some in dealt.items():
        if seat != but:
            used |= some.bits
    return used
