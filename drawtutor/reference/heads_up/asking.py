"""How often the solved strategy makes each choice where a deal stands: read from what is stored, without numpy."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from drawtutor.cards import Card
from drawtutor.hands import strength
from drawtutor.reference.finals import final_of
from drawtutor.reference.heads_up.matching import Standing
from drawtutor.reference.heads_up.recall import memory_of
from drawtutor.reference.heads_up.stored import place_of, solved
from drawtutor.reference.heads_up.tree import Act
from drawtutor.reference.starts import start_of

__all__ = ["solved_acts", "solved_throws"]


def solved_acts(standing: Standing, hand: Sequence[Card]) -> Mapping[Act, float]:
    """How often this hand takes each act in the betting round that is on.

    Raises `CardError` where the hand is not five different cards.
    """
    found = solved(standing.structure)
    if standing.end is None:
        return found.first(standing.first, start_of(hand).index)
    mine = standing.thrown[standing.player] or 0
    both = (standing.thrown[0] or 0, standing.thrown[1] or 0)
    place = place_of(final_of(strength(hand)).index, memory_of(start_of(standing.dealt), mine), mine)
    return found.second(standing.end, both, standing.node.index, place)


def solved_throws(standing: Standing, hand: Sequence[Card]) -> Mapping[int, float]:
    """How often this hand throws each number of cards, none to three; raises as `solved_acts` does."""
    assert standing.end is not None
    other = None if standing.player == 0 else standing.thrown[0]
    shares = solved(standing.structure).throw(standing.end, start_of(hand).index, other=other)
    return dict(enumerate(shares))
