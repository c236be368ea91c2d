"""The numbers in the prose: worked out by the odds and the rules, never typed by hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import ceil
from random import Random
from typing import Final

from drawtutor.cards import DECK, Card
from drawtutor.course.figures import Figure
from drawtutor.course.reading.node import Node
from drawtutor.course.reading.subjects import Houses, category_named
from drawtutor.course.shuffles import RIFFLES, followers, riffled
from drawtutor.odds import Price, hand_frequencies, outs, royal_flushes

__all__ = ["Values", "read_values"]

HAND_SIZE: Final = 5


@dataclass(frozen=True, slots=True, kw_only=True)
class Values:
    """What the text of a section speaks of."""

    named: Mapping[str, object]
    """By the names that the text uses."""
    figures: tuple[Figure, ...] = ()
    """Those of them that are chances, with what they were counted from."""


def read_values(node: Node, houses: Houses) -> Values:
    """The values of a section by their names in its text; raises `ContentError` for one that cannot be worked out.

    Each is a small table whose ``what`` says how it is worked out.
    """
    named: dict[str, object] = {}
    figures: list[Figure] = []
    for name in node.names():
        entry = node.node(name)
        what = entry.text("what")
        if what == "table":
            named[name] = _of_table(entry, houses)
        elif what in _FIGURES:
            figure = _FIGURES[what](entry)
            figures.append(figure)
            named[name] = figure.chance
        elif what in _WAYS:
            named[name] = _WAYS[what](entry)
        else:
            ways = ", ".join((*_FIGURES, *_WAYS))
            raise entry.error("what", f"one of table, {ways} is expected, not {what!r}")
        entry.finish()
    return Values(named=named, figures=tuple(figures))


def _hold(node: Node) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    return node.cards("hand"), node.cards("keep")


_FIGURES: Final[dict[str, Callable[[Node], Figure]]] = {
    "reach": lambda node: Figure.reach(*_hold(node), category_named(node, "category")),
    "exactly": lambda node: Figure.exactly(*_hold(node), category_named(node, "category")),
    "improves": lambda node: Figure.improves(*_hold(node)),
    "beats": lambda node: Figure.beats(*_hold(node), node.cards("other")),
    "bluff": lambda node: Figure.bluff(node.number("bet"), node.number("pot")),
    "share": lambda node: Figure.share(node.number("call"), node.number("pot")),
}


def _served(node: Node) -> object:
    """With how many players everybody is sure to be served, if all may exchange so many."""
    return len(DECK) // (HAND_SIZE + node.number("limit"))


def _frequency(node: Node) -> object:
    """How many of all hands are of a kind; of "royal flush", and of "all" kinds together."""
    name = node.text("of")
    if name == "all":
        return sum(hand_frequencies().values())
    return royal_flushes() if name == "royal flush" else hand_frequencies()[category_named(node, "of")]


def _outs(node: Node) -> object:
    """How many single cards complete the four that are kept to a hand at least so good."""
    return len(outs(*_hold(node), at_least=category_named(node, "category")))


def _pays_from(node: Node) -> object:
    """From how many chips in the pot on a call pays, in whole chips, if the hand wins when it comes and only then."""
    return ceil(Price.smallest_pot(node.number("call"), _FIGURES["reach"](node).chance))


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
    "served": _served,
    "frequency": _frequency,
    "followers": _followers,
    "number": _number,
    "unseen": _unseen,
    "outs": _outs,
    "pays-from": _pays_from,
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
