"""How many hands of each class another can hold, and what each class becomes: against counting one by one."""

from collections import Counter
from fractions import Fraction
from itertools import combinations
from math import comb
from random import Random

import numpy
import pytest

from drawtutor.cards import DECK, JOKER, parse_cards
from drawtutor.odds import hold_ranks
from drawtutor.reference import STARTS, becoming, final_of, holders, kept_by, start_of
from drawtutor.reference._vector import classify
from drawtutor.reference.build.counting import every_hand, types_of
from drawtutor.reference.build.stored import DATA, packed_starting
from drawtutor.reference.holders import FILE


def test_around_many_seen_cards_the_count_is_that_of_every_hand_that_is_left() -> None:
    rng = Random(8)
    left = rng.sample(DECK, 24)
    seen = [card for card in DECK if card not in left]
    # Ten of the twenty-eight seen cards lie apart, so that the sets that are taken off stay few.
    counted = Counter(start_of(five).index for five in combinations(left, 5))
    found = holders(seen)
    assert [counted[start.index] for start in STARTS] == list(found)


@pytest.mark.parametrize("size", [0, 1, 5, 8, 10])
def test_the_counts_sum_to_all_hands_without_the_seen_cards(size: int) -> None:
    seen = Random(size).sample(DECK, size)
    found = holders(seen)
    assert sum(found) == comb(52 - size, 5)
    assert min(found) >= 0


def test_neither_the_order_nor_a_joker_changes_the_counts() -> None:
    seen = parse_cards("AsAdKh7c2dQh")
    assert holders(seen) == holders((*reversed(seen), JOKER))


def test_with_an_ace_of_ones_own_there_are_half_as_many_pairs_of_aces() -> None:
    aces = [start.index for start in STARTS if start.kind.value == "pair" and start.top == 14]
    free = sum(holders()[index] for index in aces)
    beside = sum(holders(parse_cards("As"))[index] for index in aces)
    # Three pairs of six are left, and the three cards beside them come of as many as before.
    assert Fraction(beside, free) == Fraction(1, 2)


def test_the_stored_counts_are_those_that_are_counted_anew() -> None:
    assert packed_starting() == (DATA / FILE).read_bytes()


@pytest.mark.parametrize(
    ("cards", "thrown"),
    [("QsQhKd7c2d", 3), ("QsQhAd7c2d", 2), ("KsKh4d4h9c", 1), ("9h8h5h2hKc", 1), ("AsKd9h7c3d", 3), ("7s7h7d4cKc", 2)],
)
def test_what_a_class_becomes_is_the_mean_over_its_hands(cards: str, thrown: int) -> None:
    """A sample of the class's hands, each counted exactly, lies around the stored chances."""
    start = start_of(parse_cards(cards))
    dealt = numpy.random.default_rng(21).random((120_000, 52)).argsort(axis=1)[:, :5]
    read = classify(dealt)
    hands = [[DECK[card] for card in row] for row in read.cards[read.start == start.index][:80]]
    mean: Counter[int] = Counter()
    for hand in hands:
        ranks = hold_ranks(hand, kept_by(hand, thrown))
        total = sum(ranks.values())
        for rank, count in ranks.items():
            mean[final_of(rank.strength).index] += count / total / len(hands)
    stored = dict(becoming(start.index, thrown))
    assert sum(stored.values()) == pytest.approx(1)
    assert sum(abs(mean[final] - stored.get(final, 0)) for final in {*mean, *stored}) < 0.1


def test_what_a_class_never_throws_becomes_nothing() -> None:
    assert becoming(start_of(parse_cards("KsKh4d4h9c")).index, 3) == ()
    with pytest.raises(ValueError, match="no class"):
        becoming(227, 0)


def test_there_are_134_459_types_of_hands() -> None:
    hands, counts = types_of(every_hand())
    assert (len(hands), int(counts.sum())) == (134_459, comb(52, 5))
