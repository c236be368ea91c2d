"""Who gets what at the end of each row: side pots, splits, and pots that nobody wins. Fractions of chips are fine."""

from __future__ import annotations

from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from drawtutor.hands import HandCategory
from drawtutor.reference._vector import tables
from drawtutor.reference.finals import FINALS
from drawtutor.reference.rollouts.playing import Rows
from drawtutor.reference.rollouts.terms import Stage
from drawtutor.reference.rollouts.tree import Tree

__all__ = ["order_from", "payoffs"]

_NOBODY: Final = -1


@cache
def order_from(category: HandCategory, rank: int = 0) -> int:
    """The place among the ranks of hand from which hands are of this category, and led by this rank or a higher."""
    table = tables()
    first = min(
        final.index for final in FINALS if final.category is category and (not rank or (final.ranks or (0,))[0] >= rank)
    )
    return int(table.order[table.final >= first].min())


def payoffs(tree: Tree, rows: Rows, seat: int) -> NDArray[np.float64]:
    """What each row brings this seat: what it wins, less all that it has paid since the deal began.

    A pot that nobody wins stays for the next deal, in which everybody has an equal part: it is counted so.
    """
    moment = rows.moment
    won: NDArray[np.float64] = -(tree.paid[moment, seat] + rows.paid[seat])
    stage = tree.stage[moment]
    share = 1 / sum(tree.terms.present)
    passed = np.nonzero(stage == Stage.PASSED_OUT)[0]
    won[passed] += (tree.pots[moment[passed], 0] + rows.pot[passed]) * share
    alone = np.nonzero((stage == Stage.ALONE) & (tree.eligible[moment, 0] >> seat & 1).astype(np.bool_))[0]
    won[alone] += tree.pots[moment[alone], 0] + rows.pot[alone]
    shown = np.nonzero(stage == Stage.SHOWDOWN)[0]
    for place in range(tree.terms.players):
        if place:
            shown = shown[tree.pots[moment[shown], place] > 0]
        if not len(shown):
            break
        chips = tree.pots[moment[shown], place]
        if not place:
            chips = chips + rows.pot[shown]
        won[shown] += chips * _part(tree, rows, seat, shown, tree.eligible[moment[shown], place], share)
    return won


def _part(
    tree: Tree, rows: Rows, seat: int, shown: NDArray[np.int64], eligible: NDArray[np.int16], share: float
) -> NDArray[np.float64]:
    """The part of a pot that goes to this seat, where these are eligible."""
    best = np.full(len(shown), _NOBODY, dtype=np.int16)
    holders = np.zeros(len(shown), dtype=np.int16)
    mine = np.full(len(shown), _NOBODY, dtype=np.int16)
    for other in range(tree.terms.players):
        here = (eligible >> other & 1).astype(np.bool_)
        made = np.where(here, rows.made[other, shown], np.int16(_NOBODY))
        if other == seat:
            mine = made
        holders = np.where(made > best, np.int16(1), holders + (made == best))
        best = np.maximum(best, made)
    part = np.where((mine == best) & (mine != _NOBODY), 1 / holders, 0.0)
    if tree.terms.needs_trips:
        # Whoever is alone in for a pot takes it unseen.
        unwon = (best < order_from(HandCategory.THREE_OF_A_KIND)) & (eligible & (eligible - 1) != 0)
        part = np.where(unwon, share, part)
    return part
