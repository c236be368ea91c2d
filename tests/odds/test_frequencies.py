"""How many hands there are of each kind, counted by formula, beside what a whole deck gives by enumeration."""

from math import comb

import pytest

from drawtutor.cards import Rank
from drawtutor.hands import HandCategory
from drawtutor.odds import dealt_at_least, hand_frequencies, pair_or_better, royal_flushes
from tests.hands.test_every_hand import KNOWN


@pytest.mark.rule("NO-04")
def test_the_frequencies_are_those_of_all_hands() -> None:
    """The counts that the slow test finds by going through every hand."""
    assert dict(hand_frequencies()) == KNOWN
    assert sum(hand_frequencies().values()) == comb(52, 5) == 2_598_960


@pytest.mark.rule("NO-04")
def test_the_royal_flushes_are_some_of_the_straight_flushes() -> None:
    assert royal_flushes() == 4 < hand_frequencies()[HandCategory.STRAIGHT_FLUSH]


def test_a_pair_of_twos_or_better_is_every_hand_with_a_pair_or_more() -> None:
    assert pair_or_better(Rank.TWO) == dealt_at_least(HandCategory.PAIR) == 2_598_960 - 1_302_540
    assert dealt_at_least(HandCategory.HIGH_CARD) == 2_598_960
