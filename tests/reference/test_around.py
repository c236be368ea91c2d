"""What starting hands become around the cards that oneself has seen: beside every hand and draw, one by one."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import numpy as np
import pytest
from numpy.typing import NDArray

from drawtutor.cards import DECK, Card, parse_cards
from drawtutor.reference import FINALS, STARTS, start_of
from drawtutor.reference._vector import classify, finals_of
from drawtutor.reference.around import all_becomes, becoming_around
from drawtutor.reference.starts import MOST_THROWN

Floats = NDArray[np.float64]
SEEN = parse_cards("QsTsTd8h4c")


def _dealt(held: str, seen: Sequence[Card], thrown: int) -> tuple[int, Floats]:
    """The class of a hand, and what comes of every hand of that class and every draw, counted one by one."""
    example = parse_cards(held)
    start = start_of(example).index
    left = [card for card in DECK if card not in seen]
    # Hands that share the ranks that come more than once; the rest of a hand is any.
    many = {card.rank for card in example if sum(other.rank is card.rank for other in example) > 1}
    sets = [
        list(combinations([c.index for c in left if c.rank is rank], sum(c.rank is rank for c in example)))
        for rank in sorted(many)
    ]
    hands = []
    beside = [card.index for card in left]
    for made in _products(sets):
        hands += [(*made, *rest) for rest in combinations([c for c in beside if c not in made], 5 - len(made))]
    read = classify(np.array(hands))
    mine = read.start == start
    cards, keeps = read.cards[mine], read.keeps[mine, thrown]
    found = np.zeros(len(FINALS))
    free = np.array(beside)
    for draw in combinations(free.tolist(), thrown):
        drawn = np.array(draw)
        apart = ~(cards[:, :, None] == drawn).any(axis=(1, 2))
        kept = (keeps[apart][:, None] >> np.arange(5) & 1) == 1
        final = cards[apart].copy()
        final[~kept] = np.tile(drawn, int(apart.sum()))
        found += np.bincount(finals_of(final), minlength=len(FINALS))
    return start, found / found.sum()


def _products(sets: Sequence[Sequence[tuple[int, ...]]]) -> list[tuple[int, ...]]:
    found: list[tuple[int, ...]] = [()]
    for options in sets:
        found = [(*one, *more) for one in found for more in options]
    return found


def _apart(one: Floats, other: Floats) -> float:
    """How far two chances of being beaten are apart at most, whatever one holds oneself."""
    return float(np.abs(np.cumsum(one - other)).max())


@pytest.mark.parametrize(
    ("held", "thrown", "within"),
    [
        ("QhQdQc9s2h", 2, 0.0015),
        ("QhQdQc9s2h", 1, 0.001),
        ("QhQd8s8d2h", 1, 0.0002),
        ("4h4d4s9s9h", 0, 0.0001),
    ],
)
def test_the_cards_seen_are_neither_held_nor_drawn(held: str, thrown: int, within: float) -> None:
    start, counted = _dealt(held, SEEN, thrown)
    assert _apart(becoming_around(SEEN, thrown)[start], counted) < within


def test_without_them_the_chances_are_off_by_points() -> None:
    start, counted = _dealt("QhQdQc9s2h", SEEN, 2)
    assert _apart(all_becomes()[start, 2], counted) > 0.01


@pytest.mark.parametrize("thrown", range(MOST_THROWN + 1))
def test_around_no_cards_it_is_what_was_counted_over_whole_decks(thrown: int) -> None:
    assert np.abs(becoming_around((), thrown) - all_becomes()[:, thrown]).max() < 1e-12


@pytest.mark.parametrize("thrown", range(MOST_THROWN + 1))
def test_what_can_be_held_becomes_something(thrown: int) -> None:
    whole = becoming_around(parse_cards("AsAhAdAc"), thrown).sum(axis=1)
    aces = np.array([start.kind.value == "pair" and start.top == 14 for start in STARTS])
    throws = np.array([thrown in start.throws for start in STARTS])
    assert not whole[aces].any()
    assert whole[throws & ~aces] == pytest.approx(np.round(whole[throws & ~aces]))
    assert whole[throws & ~aces].mean() > 0.7


def test_more_than_three_cards_were_not_counted() -> None:
    with pytest.raises(ValueError, match="a throw of 4"):
        becoming_around((), 4)
