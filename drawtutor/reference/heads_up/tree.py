"""A betting round between two players as a tree: who may do what, and how it can end.

The player left of the dealer is 0, the dealer is 1. Folding where one may check is left out: it is never
better, and needs no strategy.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from drawtutor.reference.heads_up.structure import Opening, SecondStart, Structure

__all__ = ["Act", "End", "Node", "Round", "first_round", "second_round"]


class Act(StrEnum):
    """What can be done in a betting round of fixed limit."""

    FOLD = "fold"
    CHECK = "check"
    CALL = "call"
    BET = "bet"
    RAISE = "raise"


@dataclass(frozen=True, slots=True, kw_only=True)
class End:
    """How a round can end: a fold, or both in for the same."""

    path: tuple[Act, ...]
    folded: int | None
    """Who folded; None where both go on."""
    staked: tuple[int, int]
    """Bets put in by each in this round, in units of the round."""
    opener: int | None
    """Who bet first; None where nobody did."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Node:
    """A moment at which somebody has to act."""

    index: int
    path: tuple[Act, ...]
    """What was done in the round before it."""
    player: int
    staked: tuple[int, int]
    """Bets put in by each in this round so far, in units of the round."""
    acts: tuple[Act, ...]
    leads: tuple[Node | End, ...]
    """Where each act leads."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Round:
    """A whole betting round; a node comes before the nodes that it leads to."""

    first: int
    nodes: tuple[Node, ...]
    ends: tuple[End, ...]


class _Maker:
    def __init__(self, structure: Structure, first: int) -> None:
        self._structure = structure
        self._first = first
        self._count = 0
        self._nodes: list[Node] = []
        self._ends: list[End] = []

    def whole(self) -> Round:
        self._node((), self._first, (0, 0), None)
        return Round(first=self._first, nodes=tuple(sorted(self._nodes, key=lambda n: n.index)), ends=tuple(self._ends))

    def _end(self, path: tuple[Act, ...], folded: int | None, staked: tuple[int, int], opener: int | None) -> End:
        end = End(path=path, folded=folded, staked=staked, opener=opener)
        self._ends.append(end)
        return end

    def _node(self, path: tuple[Act, ...], player: int, staked: tuple[int, int], opener: int | None) -> Node:
        index = self._count
        self._count += 1
        acts = self._acts(path, player, staked)
        leads = tuple(self._after(path, act, player, staked, opener) for act in acts)
        node = Node(index=index, path=path, player=player, staked=staked, acts=acts, leads=leads)
        self._nodes.append(node)
        return node

    def _acts(self, path: tuple[Act, ...], player: int, staked: tuple[int, int]) -> tuple[Act, ...]:
        level = max(staked)
        if not level:
            return (Act.FOLD if self._structure.opening is Opening.FOLD_OR_OPEN else Act.CHECK, Act.BET)
        dealer_has_spoken = len(path) >= 1 + (self._first == 0)
        closed = self._structure.one_circuit and dealer_has_spoken
        if level > self._structure.cap or closed:
            return (Act.FOLD, Act.CALL)
        return (Act.FOLD, Act.CALL, Act.RAISE)

    def _after(
        self, path: tuple[Act, ...], act: Act, player: int, staked: tuple[int, int], opener: int | None
    ) -> Node | End:
        path = (*path, act)
        if act is Act.FOLD:
            return self._end(path, player, staked, opener)
        level = max(staked) + (act in (Act.BET, Act.RAISE))
        mine = level if act is not Act.CHECK else staked[player]
        staked = (mine, staked[1]) if player == 0 else (staked[0], mine)
        if act is Act.BET:
            opener = player
        if act is Act.CALL or (act is Act.CHECK and len(path) == 2):
            return self._end(path, None, staked, opener)
        return self._node(path, 1 - player, staked, opener)


@cache
def first_round(structure: Structure) -> Round:
    """The round before the exchange; the player left of the dealer begins it."""
    return _Maker(structure, 0).whole()


@cache
def second_round(structure: Structure, opener: int | None) -> Round:
    """The round after the exchange, when this player opened the first one."""
    begins = opener if structure.second is SecondStart.OPENER and opener is not None else 0
    return _Maker(structure, begins).whole()
