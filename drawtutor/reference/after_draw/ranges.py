"""What the opponents may hold after the draw: how likely each class of final hand is, from what everybody saw.

The starting hands that can be held beside one's own cards are counted exactly, weighed by how often each would have
done what was done, and drawn to around those cards; what came of the draw is weighed by what was done since. Where
there are several opponents each is looked at beside the cards that the others are likely to have been dealt.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import comb
from typing import Final

import numpy as np
from numpy.typing import NDArray

from drawtutor.cards import DECK, RANKS, Card
from drawtutor.reference.after_draw.playing import Floats
from drawtutor.reference.around import becoming_around, becoming_beside, ranks_of, shares_of
from drawtutor.reference.beliefs import Belief
from drawtutor.reference.holders import holders
from drawtutor.reference.starts import MOST_THROWN
from drawtutor.rules import Seat

__all__ = ["final_weights"]


@dataclass(frozen=True, slots=True)
class _Held:
    """What one opponent may hold."""

    starts: Floats
    """How likely it was dealt each of `STARTS`, and came to a hand that did what was done since the draw."""
    finals: Floats
    """How likely it holds each of `FINALS`."""


def final_weights(beliefs: Iterable[Belief], seen: Sequence[Card]) -> Mapping[Seat, Floats]:
    """How likely each opponent holds each of `FINALS`, in sum 1 or, where nothing fits, 0.

    ``seen`` are all cards that one has seen. A throw of four or five is taken to come to what three come to, and
    after a second exchange what counts of the throws is the last.
    """
    beliefs = tuple(beliefs)
    dealt = np.array(holders(seen), dtype=np.float64)
    stays = becoming_around(seen, 0)
    held = [_held(belief, dealt, becoming_around(seen, _thrown(belief)), stays) for belief in beliefs]
    if len(beliefs) > 1:
        ranks = ranks_of(seen)
        left = np.array([sum(card.rank is rank and card not in seen for card in DECK) for rank in RANKS])
        both = _both(left, ranks)
        alone = [found.starts for found in held]
        for place, belief in enumerate(beliefs):
            others = [both * starts for other, starts in enumerate(alone) if other != place]
            likely = np.prod([found.sum(axis=1) for found in others], axis=0)
            becomes = becoming_beside(seen, _held_by(others, ranks, left), _thrown(belief))
            held[place] = _held(belief, dealt * likely, becomes, stays)
    return {belief.seat: found.finals for belief, found in zip(beliefs, held, strict=True)}


def _both(left: NDArray[np.int64], ranks: Floats) -> Floats:
    """How likely two hands, each of one of `STARTS`, have no card in common.

    ``left`` has how many cards of each rank there are for the two, and ``ranks`` how many the hands of a class hold in
    the mean: between whole numbers of them it is counted in parts, and the ranks are taken each for itself.
    """
    found = np.ones((len(ranks), len(ranks)))
    for there, mean in zip(left, ranks.T, strict=True):
        parts = np.maximum(1 - np.abs(mean[:, None] - np.arange(5)), 0)
        found *= parts @ _APART[there] @ parts.T
    return found


def _held_by(others: Sequence[Floats], ranks: Floats, left: NDArray[np.int64]) -> Floats:
    """How many cards of each rank others hold beside a hand of each class, in the mean.

    ``others`` has for each of them a table: by one's own class, a row each, how likely it is of each class. What a
    class holds in any case it holds; what its other cards are, one's own cards take off.
    """
    surely = np.floor(ranks + 1e-6)
    free = np.maximum(1 - ranks / np.maximum(left, 1), 0)
    shares = [shares_of(one) for one in others]
    found: Floats = np.sum([one @ surely + (one @ (ranks - surely)) * free for one in shares], axis=0)
    return found


_APART: Final = np.array(
    [
        [[comb(max(there - one, 0), other) / max(comb(there, other), 1) for other in range(5)] for one in range(5)]
        for there in range(5)
    ]
)
"""By how many cards of a rank are left, and how many of them two hands hold: how likely those are different ones."""


def _thrown(belief: Belief) -> int:
    return min(belief.draws[-1], MOST_THROWN) if belief.draws else 0


def _held(belief: Belief, dealt: Floats, becomes: Floats, stays: Floats) -> _Held:
    starts = dealt * np.array(belief.starts)
    # What is thrown for a reason that is not the class's own comes to what the hand is with all its cards.
    becomes = np.where(becomes.sum(axis=1, keepdims=True) > 0, becomes, stays)
    if belief.finals is not None:
        becomes = becomes * np.array(belief.finals)
    found = starts @ becomes
    starts = starts * becomes.sum(axis=1)
    whole = starts.sum()
    return _Held(starts / whole, found / whole) if whole > 0 else _Held(starts, found)
