"""Cards, hands, chances, lists and players in words."""

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

import pytest

from drawtutor.cards import JOKER, Card, Rank, Suit, parse_cards
from drawtutor.hands import Hand, HandCategory, JokerUse
from drawtutor.message import Message, Who
from drawtutor.rules import Limit, Phase, RuleSet
from drawtutor.words import Catalogue, MissingTextError, Stage, enum_key

NAMES = {0: Message.of("who-you"), 1: "Vera"}


@pytest.mark.parametrize(
    ("cards", "whole", "short"),
    [
        ("AhKd9c4s2d", "ace high, then king, nine, four, two", "ace high"),
        ("KhKd9cAs4d", "a pair of kings, then ace, nine, four", "a pair of kings"),
        ("6h6d9c9s2d", "two pair, nines and sixes, then two", "two pair, nines and sixes"),
        ("7h7d7cKsQd", "three sevens, then king, queen", "three sevens"),
        ("5h4d3c2sAh", "a straight to the five", "a straight to the five"),
        ("AhKdQcJsTh", "a straight to the ace", "a straight to the ace"),
        ("Kh9h7h3h2h", "a flush to the king, then nine, seven, three, two", "a flush to the king"),
        ("KhKdKc4s4d", "a full house, kings over fours", "a full house, kings over fours"),
        ("2h2d2c2s3h", "four twos, then three", "four twos"),
        ("9h8h7h6h5h", "a straight flush to the nine", "a straight flush to the nine"),
        ("AhKhQhJhTh", "a royal flush", "a royal flush"),
    ],
)
def test_a_hand_is_told_whole_and_in_short(english: Catalogue, cards: str, whole: str, short: str) -> None:
    rank = Hand.parse(cards).rank
    assert english.hand(rank) == whole
    assert english.text(rank, "short") == short


def test_five_of_a_kind_has_its_name(english: Catalogue) -> None:
    assert english.hand(Hand.parse("6h6d6c6sJk", joker=JokerUse.WILD).rank) == "five sixes"


def test_a_card_has_a_name_an_article_and_a_spoken_form(english: Catalogue) -> None:
    card = Card.parse("Js")
    assert english.text(card) == "jack of spades"
    assert english.text(card, "the") == "the jack of spades"
    assert english.text(card, "capital") == "The jack of spades"
    assert english.card(card) == "jack of spades"
    assert english.card(card, thrown=True) == "jack of spades, to throw"
    assert english.card(None) == "a card face down"
    assert english.text(JOKER, "the") == "the joker"


def test_ranks_have_their_article_and_their_plural(english: Catalogue) -> None:
    assert [english.text(rank, "a") for rank in (Rank.ACE, Rank.EIGHT, Rank.KING)] == ["an ace", "an eight", "a king"]
    assert english.text(Rank.SIX, "plural") == "sixes"


def test_lists_are_joined_as_the_language_joins_them(english: Catalogue) -> None:
    cards = parse_cards("AhKdTc")
    assert english.text(cards) == "ace of hearts, king of diamonds and ten of clubs"
    assert english.text(cards, "the") == "the ace of hearts, the king of diamonds and the ten of clubs"
    assert english.text(cards, "or") == "ace of hearts, king of diamonds or ten of clubs"
    assert english.text(cards, "comma") == "ace of hearts, king of diamonds, ten of clubs"
    assert english.text(cards[:2]) == "ace of hearts and king of diamonds"
    assert english.text(cards[:1]) == "ace of hearts"
    assert english.text(()) == english.text((), "or") == "none"
    assert english.text((2, 4), "or") == "2 or 4"


@pytest.mark.parametrize(
    ("chance", "percent", "odds"),
    [
        (Fraction(287, 1000), "28.7%", "2.48 to 1 against, 1 in 3.48"),
        (Fraction(1, 2), "50%", "even, 1 in 2"),
        (Fraction(2, 3), "66.7%", "2 to 1 on, 1 in 1.5"),
        (Fraction(4, 47), "8.5%", "10.8 to 1 against, 1 in 11.8"),
        (Fraction(1, 1081), "0.1%", "1080 to 1 against, 1 in 1081"),
        (Fraction(1, 649740), "0.00015%", "649,739 to 1 against, 1 in 649,740"),
        (Fraction(9999, 10000), "99.99%", "9999 to 1 on, 1 in 1.0001"),
    ],
)
def test_a_chance_is_told_in_percent_as_odds_and_as_one_in_so_many(
    english: Catalogue, chance: Fraction, percent: str, odds: str
) -> None:
    assert english.text(chance) == percent
    assert english.text(chance, "odds") == odds
    assert english.text(chance, "full") == f"{percent}, {odds}"


def test_what_is_certain_is_told_once(english: Catalogue) -> None:
    for chance, percent, word in ((Fraction(0), "0%", "never"), (Fraction(1), "100%", "always")):
        assert english.text(chance) == english.text(chance, "full") == percent
        assert english.text(chance, "odds") == word


def test_only_the_impossible_is_shown_as_nought_and_only_the_certain_as_a_hundred_percent(english: Catalogue) -> None:
    for cases in (2000, 10**5, 10**7):
        assert english.text(Fraction(1, cases)) not in ("0%", "0.0%")
        assert english.text(1 - Fraction(1, cases)) not in ("100%", "100.0%")


def test_odds_of_nothing_and_of_everything_are_words(english: Catalogue) -> None:
    assert english.text(Fraction(0), "against") == "never"
    assert english.text(Fraction(1), "one-in") == "always"


def test_a_sampled_number_says_how_sure_it_is(english: Catalogue) -> None:
    @dataclass(frozen=True)
    class Sampled:
        value: float
        standard_error: float
        samples: int

    rough = Sampled(0.3144, 0.0052, 8000)
    assert english.text(rough) == "about 31%"
    assert english.text(rough, "full") == "about 31%, give or take 1.0% (8000 deals sampled)"
    assert english.text(Sampled(0.3144, 0.0005, 1_000_000)) == "about 31.4%"
    assert english.text(Sampled(0.0, 0.0, 800)) == "under 1%"
    assert english.text(Sampled(0.999, 0.001, 800), "full") == "over 99% (800 deals sampled)"


@pytest.mark.parametrize(
    ("number", "text"),
    [(0, "0"), (7, "7"), (-3, "-3"), (1000, "1000"), (9999, "9999"), (10000, "10,000"), (2598960, "2,598,960")],
)
def test_whole_numbers_are_grouped_from_five_digits_on(english: Catalogue, number: int, text: str) -> None:
    assert english.text(number) == text


def test_yes_and_no_are_codes_to_choose_by_and_text_stays_text(english: Catalogue) -> None:
    assert english.text(True) == "yes"
    assert english.text("Vera") == "Vera"
    assert english.text(0.125) == "0.12"


def test_the_learner_is_you_and_the_others_have_their_names(english: Catalogue) -> None:
    assert english.text(Who(0), names=NAMES) == "you"
    assert english.text(Who(0), "possessive", names=NAMES) == "your"
    assert english.text(Who(1), names=NAMES) == "Vera"
    assert english.text(Who(1), "possessive", names=NAMES) == "Vera's"
    assert english.text(Who(2), names=NAMES) == "Player 3"


def test_every_member_of_the_closed_sets_has_words(english: Catalogue) -> None:
    sets = (Rank, Suit, HandCategory, Phase, RuleSet, Limit, Stage)
    for member in (member for kind in sets for member in kind):
        assert english.text(member), member
    for rank in Rank:
        assert english.text(rank, "plural")
        assert english.text(rank, "a")
    for category in HandCategory:
        assert english.text(category, "a")
        assert english.text(category, "plural")
    for titled in (member for kind in (Phase, Stage, RuleSet) for member in kind):
        assert english.text(titled, "title")


def test_the_key_of_a_member_is_the_name_of_its_set_and_its_own() -> None:
    class HandShape(StrEnum):
        ONE_PAIR = "one_pair"

    assert enum_key(HandShape.ONE_PAIR) == "hand-shape-one-pair"
    assert enum_key(Rank.ACE) == "rank-ace"
    assert enum_key(Suit.HEARTS) == "suit-hearts"
    assert enum_key(HandCategory.TWO_PAIR) == "category-two-pair"
    assert enum_key(Phase.PASSED_OUT) == "phase-passed-out"


def test_a_value_without_words_is_refused(english: Catalogue) -> None:
    with pytest.raises(MissingTextError, match="type object"):
        english.say("who", name=object())
