"""Hands: their categories, what they are made of, and how they compare."""

from itertools import permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drawtutor.cards import DECK, JOKER, SUITS, Card, CardError, Rank, Suit, format_cards, parse_cards
from drawtutor.hands import Hand, HandCategory, HandRank, JokerUse, strength, strength_of_ranks

five_cards = st.lists(st.sampled_from(DECK), min_size=5, max_size=5, unique=True).map(tuple)


def rank_of(text: str, joker: JokerUse = JokerUse.NONE) -> HandRank:
    return Hand.parse(text, joker=joker).rank


@pytest.mark.rule("NO-04", "NO-16", "NO-17", "NO-18")
@pytest.mark.parametrize(
    ("higher", "lower"),
    [
        pytest.param("Ac2d3h4s5c", "KcKdKs9h7s", id="A01-the-wheel-is-a-straight"),
        pytest.param("Ad2d3d4d5d", "2s3s4s5s6c", id="A03-the-steel-wheel"),
        pytest.param("2c2d4h6s8c", "QhKdAc2s3h", id="A04-no-wrap-around"),
        pytest.param("2c2d4h6s8c", "KsAc2h3h4c", id="A04-no-wrap-around-either"),
        pytest.param("2c2d4h6s8c", "JsQhKdAc2s", id="A04-nor-this"),
        pytest.param("TsTh3d3c2h", "9s9h4d4cAs", id="A05-two-pair-is-no-sum"),
        pytest.param("4c4d4h2s2d", "3c3d3hAsAd", id="A09-trips-before-pair"),
        pytest.param("AsAhAdJcJs", "KsKhKdJdJh", id="NO-16-aces-full-of-jacks"),
        pytest.param("6c5d4h3s2c", "Ac2d3h4s5c", id="NO-17-six-high-beats-the-wheel"),
        pytest.param("AsKsQsJsTs", "KhQhJhTh9h", id="NO-04-the-royal-flush-is-the-top"),
        pytest.param("AsKd9c7h4s", "AdKc9h7s3c", id="NO-17-to-the-fifth-card"),
        pytest.param("AsTs7s4s3s", "AhTh7h4h2h", id="NO-18-flushes-to-the-fifth-card"),
        pytest.param("QsQhAd3c2h", "QcQdKsJh9d", id="NO-16-kicker"),
    ],
)
def test_the_higher_hand_wins(higher: str, lower: str) -> None:
    assert rank_of(higher) > rank_of(lower)
    assert rank_of(lower) < rank_of(higher)
    assert rank_of(higher) >= rank_of(lower)
    assert rank_of(lower) <= rank_of(higher)


@pytest.mark.rule("NO-18")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        pytest.param("AsTs7s4s2s", "AhTh7h4h2h", id="A08-flushes"),
        pytest.param("AsKd9c7h3s", "AdKc9h7s3c", id="A08-high-cards"),
        pytest.param("AsKd9c7h3s", "3sAsKd9c7h", id="the-order-held-in"),
    ],
)
def test_suits_never_decide(one: str, other: str) -> None:
    """NO-18."""
    assert rank_of(one) == rank_of(other)
    assert hash(rank_of(one)) == hash(rank_of(other))


@pytest.mark.parametrize(
    ("text", "category", "made_of", "kickers"),
    [
        ("AsKd9c7h3s", HandCategory.HIGH_CARD, "A", "K973"),
        ("7h7sAcKd2h", HandCategory.PAIR, "7", "AK2"),
        ("9s9h4d4cAs", HandCategory.TWO_PAIR, "94", "A"),
        ("8c8d8hKsQd", HandCategory.THREE_OF_A_KIND, "8", "KQ"),
        ("5c4d3h2sAc", HandCategory.STRAIGHT, "5", ""),
        ("AcKdQhJsTc", HandCategory.STRAIGHT, "A", ""),
        ("KdTd8d5d2d", HandCategory.FLUSH, "KT852", ""),
        ("3c3d3hAsAd", HandCategory.FULL_HOUSE, "3A", ""),
        ("2c2d2h2s3d", HandCategory.FOUR_OF_A_KIND, "2", "3"),
        ("9h8h7h6h5h", HandCategory.STRAIGHT_FLUSH, "9", ""),
    ],
)
def test_a_hand_explains_itself(text: str, category: HandCategory, made_of: str, kickers: str) -> None:
    hand = Hand.parse(text)
    assert hand.rank.category is category
    assert "".join(rank.letter for rank in hand.rank.made_of) == made_of
    assert "".join(rank.letter for rank in hand.rank.kickers) == kickers
    assert set(hand.made_of) | set(hand.kickers) == set(hand.cards)
    assert {card.rank for card in hand.kickers} == set(hand.rank.kickers)
    assert category.text == category.name.lower().replace("_", " ")


def test_cards_come_in_the_order_in_which_they_are_compared() -> None:
    assert format_cards(Hand.parse("Ac2d3h4s5c").by_weight) == "5c4s3h2dAc"
    assert format_cards(Hand.parse("2h7sAc7hKd").by_weight) == "7s7hAcKd2h"
    assert format_cards(Hand.parse("As3cAd3d3h").by_weight) == "3h3d3cAsAd"


def test_a_rank_is_written_for_people_and_rebuilt_from_its_repr() -> None:
    rank = rank_of("7h7sAcKd2h")
    assert str(rank) == "pair 7 + AK2"
    assert str(rank_of("AcKdQhJsTc")) == "straight A"
    assert eval(repr(rank), {"HandRank": HandRank}) == rank
    assert rank != "pair"
    with pytest.raises(AttributeError):
        rank.strength = 1


@pytest.mark.rule("NO-04")
def test_the_royal_flush_is_the_straight_flush_to_the_ace() -> None:
    """NO-04."""
    assert rank_of("AsKsQsJsTs").is_royal
    assert not rank_of("KsQsJsTs9s").is_royal
    assert not rank_of("AsKsQsJsTd").is_royal


def test_hands_are_the_same_by_their_cards_not_by_their_order() -> None:
    hand = Hand.parse("7h7sAcKd2h")
    assert hand == Hand.parse("AcKd2h7h7s")
    assert hash(hand) == hash(Hand.parse("AcKd2h7h7s"))
    assert hand != Hand.parse("7h7dAcKd2h")
    assert hand != "7h7sAcKd2h"
    assert eval(repr(hand), {"Hand": Hand}) == hand
    assert str(hand) == "7h7sAcKd2h"


@pytest.mark.rule("EN-04")
@pytest.mark.parametrize("text", ["", "As", "AsKsQsJs", "AsKsQsJsTs9s", "AsAsKsQsJs", "AsKsQsJsJk"])
def test_what_is_not_five_different_cards_is_no_hand(text: str) -> None:
    """EN-04."""
    with pytest.raises(CardError):
        Hand.parse(text)


@given(five_cards, st.randoms())
def test_neither_the_order_nor_the_names_of_the_suits_matter(cards: tuple[Card, ...], rng: Random) -> None:
    renamed = dict(zip(SUITS, rng.sample(SUITS, 4), strict=True))
    other = [Card(card.rank, renamed[card.suit]) for card in cards]
    rng.shuffle(other)
    assert strength(other) == strength(cards)
    assert HandRank(strength(cards)).strength == strength(cards)


def test_permutations_of_a_hand_are_worth_the_same() -> None:
    assert len({strength(order) for order in permutations(parse_cards("9s9h4d4cAs"))}) == 1


@pytest.mark.rule("BG-21")
@pytest.mark.parametrize(
    ("text", "joker", "expected"),
    [
        ("2s2h9d7cJk", JokerUse.WILD, "three of a kind 2 + 97"),
        ("AsAhAdAcJk", JokerUse.WILD, "five of a kind A"),
        ("AsAhAdAcJk", JokerUse.BUG, "five of a kind A"),
        ("KsKhQd9cJk", JokerUse.BUG, "pair K + AQ9"),
        ("KsKhKdKcJk", JokerUse.WILD, "five of a kind K"),
        ("KsKhKdKcJk", JokerUse.BUG, "four of a kind K + A"),
        ("9s8h7d6cJk", JokerUse.BUG, "straight T"),
        ("9s8h6d5cJk", JokerUse.BUG, "straight 9"),
        ("Ks9s6s2sJk", JokerUse.BUG, "flush AK962"),
        ("9s8s7s6sJk", JokerUse.BUG, "straight flush T"),
        ("9s8s7s5sJk", JokerUse.WILD, "straight flush 9"),
        ("As9c6d2sJk", JokerUse.BUG, "pair A + 962"),
        ("Ks9c6d2sJk", JokerUse.BUG, "high card A + K962"),
        ("Ks9c6d2sJk", JokerUse.WILD, "pair K + 962"),
        ("QsQhJdJcJk", JokerUse.WILD, "full house QJ"),
        ("QsQhJdJcJk", JokerUse.BUG, "two pair QJ + A"),
        ("As2d3h4cJk", JokerUse.BUG, "straight 5"),
    ],
)
def test_the_joker_is_the_best_card_it_may_be(text: str, joker: JokerUse, expected: str) -> None:
    """BG-21; the detail is the tutor's own."""
    assert str(rank_of(text, joker)) == expected


def test_a_hand_with_a_joker_counts_it_among_what_makes_it() -> None:
    hand = Hand.parse("2s2h9d7cJk", joker=JokerUse.WILD)
    assert {str(card) for card in hand.made_of} == {"2s", "2h", "Jk"}
    assert eval(repr(hand), {"Hand": Hand, "JokerUse": JokerUse}) == hand
    assert Hand.parse("AsKsQsJsTs").made_of[0].rank is Rank.ACE


@pytest.mark.parametrize("joker", list(JokerUse))
@given(cards=st.lists(st.sampled_from(DECK), min_size=5, max_size=5, unique=True), flat=st.booleans())
def test_ranks_and_being_of_one_suit_say_the_strength(joker: JokerUse, cards: list[Card], flat: bool) -> None:
    if flat and len({card.rank for card in cards}) == 5:
        cards = [Card(card.rank, Suit.HEARTS) for card in cards]
    suited = len({card.suit for card in (cards if joker is JokerUse.NONE else cards[:4])}) == 1
    ranks = [card.rank for card in cards]
    if joker is JokerUse.NONE:
        assert strength_of_ranks(ranks, suited=suited) == strength(cards)
    else:
        assert strength_of_ranks(ranks[:4], suited=suited, joker=joker) == strength([*cards[:4], JOKER], joker)


@given(four=st.lists(st.sampled_from(DECK), min_size=4, max_size=4, unique=True), flat=st.booleans())
def test_a_joker_is_worth_the_best_card_that_it_may_stand_for(four: list[Card], flat: bool) -> None:
    if flat and len({card.rank for card in four}) == 4:
        four = [Card(card.rank, Suit.HEARTS) for card in four]
    made = [Hand([*four, card]).rank for card in DECK if card not in four]
    alike = {card.rank for card in four}
    wild, bug = (Hand([*four, JOKER], joker=joker).rank for joker in (JokerUse.WILD, JokerUse.BUG))
    if len(alike) > 1:
        assert wild == max(made)
        completed = (HandCategory.STRAIGHT, HandCategory.FLUSH, HandCategory.STRAIGHT_FLUSH)
        aces = [Hand([*four, card]).rank for card in DECK if card.rank is Rank.ACE and card not in four]
        assert bug == max([*aces, *(rank for rank in made if rank.category in completed)])
    else:
        assert wild.category is HandCategory.FIVE_OF_A_KIND
