"""Outs as cards, and the price of a call in its three forms."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drawtutor.cards import DECK, CardError, format_cards, parse_cards
from drawtutor.hands import Hand, HandCategory
from drawtutor.odds import Price, bluff_must_work, hold_odds, odds_against, one_in, outs, outs_by_category


def test_outs_to_a_straight_flush_stand_under_what_each_makes():
    hand = parse_cards("9h8h7h6h2c")
    made = outs_by_category(hand, hand[:4])
    assert format_cards(made[HandCategory.STRAIGHT_FLUSH]) == "5hTh"
    assert format_cards(made[HandCategory.FLUSH]) == "2h3h4hJhQhKhAh"
    assert format_cards(made[HandCategory.STRAIGHT]) == "5cTc5dTd5sTs"
    assert len(outs(hand, hand[:4], at_least=HandCategory.STRAIGHT)) == 15


def test_outs_without_a_wish_improve_the_hand_as_it_is():
    hand = parse_cards("QhQd9c9s2d")
    assert format_cards(outs(hand, hand[:4])) == "Qc9d9hQs"
    assert outs(hand, hand[:4], seen=parse_cards("Qc")) == parse_cards("9d9hQs")


@given(st.lists(st.sampled_from(DECK), min_size=5, max_size=9, unique=True))
def test_outs_and_chances_count_the_same_cards(cards):
    hand, seen = cards[:5], cards[5:]
    odds = hold_odds(hand, hand[:4], seen=seen)
    found = outs_by_category(hand, hand[:4], seen=seen)
    assert {category: len(some) for category, some in found.items()} == {k: n for k, n in odds.counts.items() if n}
    for category, some in found.items():
        assert all(Hand((*hand[:4], card)).rank.category is category for card in some)


def test_outs_are_for_one_card():
    hand = parse_cards("QhQd9c9s2d")
    with pytest.raises(CardError, match="keep four"):
        outs(hand, hand[:3])


@given(st.fractions(min_value=0, max_value=1).filter(bool))
def test_one_in_is_always_one_more_than_the_odds_against(chance):
    assert one_in(chance) == odds_against(chance) + 1


@given(st.integers(1, 500), st.integers(0, 5000))
def test_a_call_is_worth_nothing_at_exactly_the_share_it_needs(to_call, pot):
    price = Price(to_call=to_call, pot=pot)
    assert price.value(price.needed) == 0
    assert odds_against(price.needed) == price.laid


def test_a_bluff_has_to_work_as_often_as_its_price_says():
    assert bluff_must_work(10, 10) == Fraction(1, 2)
    assert bluff_must_work(5, 20) == Fraction(1, 5)


def test_no_odds_are_given_for_what_cannot_be():
    with pytest.raises(ValueError, match="chance over 0"):
        odds_against(Fraction(0))
    with pytest.raises(ValueError, match="at least one chip"):
        Price(to_call=0, pot=10)
