"""What the solved strategy of two tells of a hand: what the other may hold, what one's own play shows, who folds.

Needs numpy.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from drawtutor.cards import Card
from drawtutor.reference.finals import FINALS
from drawtutor.reference.heads_up.arrays import held
from drawtutor.reference.heads_up.matching import Standing
from drawtutor.reference.heads_up.stored import exchanges
from drawtutor.reference.heads_up.tree import Act, Node
from drawtutor.reference.heads_up.values import HeadsUp

__all__ = ["SolvedHand", "held_in_solved", "seen_in_solved", "staying_in_solved"]

Floats = NDArray[np.float64]


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class SolvedHand:
    """What one of two players may hold."""

    starts: Floats
    """How likely each of `STARTS` was dealt, all that was done since counted in; they sum to 1."""
    finals: Floats | None
    """The same of each of `FINALS` now; None before the player has drawn."""
    drew: int | None


def held_in_solved(standing: Standing, hand: Sequence[Card], seen: Sequence[Card]) -> SolvedHand:
    """What the other may hold: ``hand`` are one's own cards, ``seen`` one's discards and what was exposed."""
    table = HeadsUp(standing, hand, seen)
    drew = standing.thrown[1 - table.me]
    if drew is None:
        return SolvedHand(starts=table.weights, finals=None, drew=None)
    reached = table.held_by_other()
    plain = table.weights @ table.becomes(drew)
    told = np.divide(reached, plain, out=np.zeros_like(reached), where=plain > 0)
    starts = table.weights * (table.becomes(drew) @ told)
    return SolvedHand(starts=starts / starts.sum(), finals=_by_final(reached, drew), drew=drew)


def _by_final(weights: Floats, drew: int) -> Floats:
    found = np.zeros(len(FINALS))
    np.add.at(found, held(drew), weights)
    return found


def seen_in_solved(standing: Standing, exposed: Sequence[Card], *, thrown: int | None = None) -> SolvedHand:
    """What the other may believe of oneself; as if one had thrown so many cards now. One's own cards do not enter."""
    me = standing.player
    if thrown is not None:
        numbers = list(standing.thrown)
        numbers[me] = thrown
        standing = replace(standing, thrown=(numbers[0], numbers[1]))
    return held_in_solved(replace(standing, player=1 - me), (), exposed)


def staying_in_solved(standing: Standing, hand: Sequence[Card], seen: Sequence[Card], act: Act) -> Floats | None:
    """How likely the other holds each class and does not fold to this act of one's own; None where it cannot fold.

    Classes are `STARTS` before the exchange and `FINALS` after it. What is missing to 1 is how often it folds.
    """
    node = standing.node
    if act not in node.acts:
        return None
    to = node.leads[node.acts.index(act)]
    if not isinstance(to, Node) or to.player == standing.player or Act.FOLD not in to.acts:
        return None
    table = HeadsUp(standing, hand, seen)
    fold = to.acts.index(Act.FOLD)
    if standing.end is None:
        kept: Floats = table.weights * (1 - table.arrays.first(to.index)[:, fold])
        return kept
    first, second = standing.thrown
    opener = exchanges(standing.structure)[standing.end].opener
    shares = table.arrays.second(standing.end, opener, (first or 0, second or 0), to.index)
    drew = standing.thrown[1 - standing.player]
    return _by_final(table.held_by_other() * (1 - shares[:, fold]), drew or 0)
