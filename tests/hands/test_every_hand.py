"""All 2,598,960 hands at once, against an evaluator that was written by somebody else."""

from itertools import combinations

import pytest
from phevaluator import evaluate_cards

from drawtutor.cards import DECK
from drawtutor.hands import HandCategory, HandRank, strength

# Of all hands, so many of each kind; the straight flushes include the 4 royal ones.
KNOWN = {
    HandCategory.STRAIGHT_FLUSH: 40,
    HandCategory.FOUR_OF_A_KIND: 624,
    HandCategory.FULL_HOUSE: 3_744,
    HandCategory.FLUSH: 5_108,
    HandCategory.STRAIGHT: 10_200,
    HandCategory.THREE_OF_A_KIND: 54_912,
    HandCategory.TWO_PAIR: 123_552,
    HandCategory.PAIR: 1_098_240,
    HandCategory.HIGH_CARD: 1_302_540,
}


@pytest.mark.slow
def test_every_hand_stands_where_the_other_evaluator_puts_it() -> None:
    """One pass: equal strengths are exactly its 7,462 classes, in the opposite direction, with the known counts."""
    place_of: dict[int, int] = {}
    counts = dict.fromkeys(KNOWN, 0)
    for cards in combinations(DECK, 5):
        ours = strength(cards)
        counts[HandCategory(ours >> 20)] += 1
        # It wants the rank's letter and the suit's, as we write them.
        ids = [(card.rank - 2) * 4 + "cdhs".index(card.suit) for card in cards]
        theirs = evaluate_cards(*ids)
        assert place_of.setdefault(ours, theirs) == theirs
    assert counts == KNOWN
    assert len(place_of) == len(set(place_of.values())) == 7462
    in_our_order = [place_of[ours] for ours in sorted(place_of)]
    assert in_our_order == list(range(7462, 0, -1))


@pytest.mark.rule("NO-04")
def test_the_categories_are_ordered_by_how_rare_they_are() -> None:
    """NO-04: the rarer kind stands higher, and that is the whole order."""
    rarest_last = sorted(KNOWN, key=lambda category: -KNOWN[category])
    assert rarest_last == sorted(KNOWN)
    assert HandRank(strength(DECK[8:13])).is_royal
