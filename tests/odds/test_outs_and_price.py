"""Outs as cards, and the price of a call in its three forms."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drawtutor.cards import DECK, CardError, format_cards, parse_cards
from drawtutor.hands import Hand, HandCategory
from drawtutor.odds import Price, bluff_must_work, hold_odds, odds_against, one_in, outs, outs_by_category

FOUR_HEARTS = Fraction(9, 47)


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


@pytest.mark.parametrize(
    ("pot", "value"), [(30, "-110/47"), (40, "-20/47"), (42, "-2/47"), (43, "7/47"), (50, "70/47")]
)
def test_a_call_with_four_hearts_breaks_even_between_42_and_43(pot, value):
    assert Price(to_call=10, pot=pot).value(FOUR_HEARTS) == Fraction(value)
    assert (Price(to_call=10, pot=pot).needed <= FOUR_HEARTS) == (Fraction(value) >= 0)


def test_the_smallest_pot_that_pays_for_a_draw():
    assert Price.smallest_pot(10, FOUR_HEARTS) == Fraction(380, 9)
    assert Price.smallest_pot(10, Fraction(8, 47)) == Fraction("48.75")
    assert Price.smallest_pot(10, Fraction(4, 47)) == Fraction("107.5")


def test_the_bet_that_is_called_belongs_to_the_pot_and_so_does_the_call():
    price = Price(to_call=10, pot=30 + 10)
    assert price.laid == 4
    assert price.needed == Fraction(1, 5)
    assert one_in(price.needed) == 5
    assert odds_against(price.needed) == 4


def test_a_future_bet_counts_only_when_it_is_stated():
    price = Price(to_call=10, pot=40)
    assert price.value_with_future(FOUR_HEARTS, 20) == Fraction(160, 47)
    assert price.future_win(FOUR_HEARTS) == Fraction(20, 9)
    assert Price(to_call=10, pot=50).future_win(FOUR_HEARTS) == 0


def test_two_and_a_half_to_one_is_not_one_in_two_and_a_half():
    chance = Fraction(4656, 16215)
    assert float(odds_against(chance)) == pytest.approx(2.4826, abs=1e-4)
    assert float(one_in(chance)) == pytest.approx(3.4826, abs=1e-4)


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
