"""The numbers in the prose: worked out by the odds and the rules, never typed by hand."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from random import Random
from typing import Final

from drawtutor.cards import DECK
from drawtutor.course.reading.node import Node
from drawtutor.course.reading.subjects import Houses, category_named
from drawtutor.course.shuffles import RIFFLES, followers, riffled
from drawtutor.hands import Hand
from drawtutor.odds import (
    HoldOdds,
    Price,
    bluff_must_work,
    hand_frequencies,
    hold_odds,
    hold_ranks,
    royal_flushes,
)

__all__ = ["read_values"]

HAND_SIZE: Final = 5


def read_values(node: Node, houses: Houses) -> dict[str, object]:
    """The values of a section by their names in its text; raises `ContentError` for one that cannot be worked out.

    Each is a small table whose ``what`` says how it is worked out.
    """
    values: dict[str, object] = {}
    for name in node.names():
        entry = node.node(name)
        what = entry.text("what")
        if what == "table":
            values[name] = _of_table(entry, houses)
        elif what in _WAYS:
            values[name] = _WAYS[what](entry)
        else:
            raise entry.error("what", f"one of table, {', '.join(_WAYS)} is expected, not {what!r}")
        entry.finish()
    return values


def _reach(node: Node) -> object:
    return _odds(node).at_least(category_named(node, "category"))


def _exactly(node: Node) -> object:
    return _odds(node).chance(category_named(node, "category"))


def _improves(node: Node) -> object:
    return _odds(node).improves


def _odds(node: Node) -> HoldOdds:
    return hold_odds(node.cards("hand"), node.cards("keep"))


def _bluff(node: Node) -> object:
    return bluff_must_work(node.number("bet"), node.number("pot"))


def _share(node: Node) -> object:
    return Price(to_call=node.number("call"), pot=node.number("pot")).needed


def _beats(node: Node) -> object:
    """How often the kept cards, completed, beat a hand that stands pat."""
    other = Hand(node.cards("other"))
    made = hold_ranks(node.cards("hand"), node.cards("keep"), seen=other.cards)
    return Fraction(sum(count for rank, count in made.items() if rank > other.rank), sum(made.values()))


def _served(node: Node) -> object:
    """With how many players everybody is sure to be served, if all may exchange so many."""
    return len(DECK) // (HAND_SIZE + node.number("limit"))


def _frequency(node: Node) -> object:
    """How many of all hands are of a kind; of "royal flush", and of "all" kinds together."""
    name = node.text("of")
    if name == "all":
        return sum(hand_frequencies().values())
    return royal_flushes() if name == "royal flush" else hand_frequencies()[category_named(node, "of")]


def _unseen(node: Node) -> object:
    """How many cards a player has not seen who knows these."""
    return len(DECK) - len(node.cards("hand"))


def _number(node: Node) -> object:
    """A number that other values here are worked out from, so that the sentence names the same."""
    return node.number("number")


def _followers(node: Node) -> object:
    """How many cards follow their old neighbour in the deck that the demonstration shows."""
    return followers(riffled(node.number("riffles"), Random(RIFFLES)))


_WAYS: Final[dict[str, Callable[[Node], object]]] = {
    "reach": _reach,
    "exactly": _exactly,
    "improves": _improves,
    "beats": _beats,
    "served": _served,
    "frequency": _frequency,
    "bluff": _bluff,
    "share": _share,
    "followers": _followers,
    "number": _number,
    "unseen": _unseen,
}


def _of_table(node: Node, houses: Houses) -> object:
    """A number of a table's rules or stakes, as in ``raise_cap``, ``draw_limit``, ``min_bet``, ``ante``."""
    table, key = node.text("table"), node.text("key")
    if table not in houses:
        raise node.error("table", f"one of {', '.join(houses)} is expected, not {table!r}")
    house = houses[table]
    for part in (house, house.stakes, house.rules):
        value = getattr(part, key, None)
        if type(value) is int:
            return value
    raise node.error("key", f"a number of the rules or stakes is expected, not {key!r}")
