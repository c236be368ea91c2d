"""Cards: one object each, written one way, read in several."""

import copy
import pickle
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drawtutor.cards import (
    DECK,
    JOKER,
    RANKS,
    SUITS,
    Card,
    CardError,
    Rank,
    Suit,
    UnreadableCardError,
    format_cards,
    missing_from_deck,
    parse_cards,
    shuffled_deck,
)

every_card = st.sampled_from((*DECK, JOKER))


@given(every_card)
def test_a_card_reads_back_from_how_it_is_written(card: Card) -> None:
    assert Card.parse(str(card)) is card
    assert eval(repr(card), {"Card": Card}) is card


@given(st.lists(every_card), st.sampled_from(["", " ", ", "]))
def test_cards_read_back_from_how_they_are_written(cards: list[Card], separator: str) -> None:
    assert parse_cards(format_cards(cards, separator=separator)) == tuple(cards)


@given(every_card)
def test_there_is_one_object_for_each_card(card: Card) -> None:
    assert Card(card.rank, card.suit) is card
    assert copy.copy(card) is card
    assert copy.deepcopy(card) is card
    assert pickle.loads(pickle.dumps(card)) is card


def test_the_deck_comes_out_of_the_box_ordered_by_suit_and_rank() -> None:
    assert [card.index for card in DECK] == list(range(52))
    assert format_cards(DECK[:13]) == "2c3c4c5c6c7c8c9cTcJcQcKcAc"
    assert len(set(DECK)) == 52
    assert JOKER.index == 52
    assert Rank.JOKER not in RANKS
    assert Suit.JOKER not in SUITS


@pytest.mark.parametrize(
    "text",
    [
        "10s Jd Qc Kh As",
        "Ts Jd Qc Kh As",
        "ts jd qc kh as",
        "T♠ J♦ q♣ K♥ A♠",
        "10♠JdQcKhAs",
        "10s, Jd, Qc, Kh, As",
        "10s;Jd;Qc;Kh;As",
        "♠10 ♦J ♣Q ♥K ♠A",
        "♠T♦J♣Q♥K♠A",
        "10♤J♢Q♧K♡A♤",
        "10♠\ufe0f J♦\ufe0f Q♣\ufe0e K♥\ufe0f A♠\ufe0f",
    ],
)
def test_a_ten_may_be_written_two_ways_and_case_and_signs_do_not_matter(text: str) -> None:
    """A10 of the public cases: an unreadable card once changed a winner."""
    assert format_cards(parse_cards(text)) == "TsJdQcKhAs"


@pytest.mark.parametrize(
    ("text", "quoted"),
    [
        ("6с", r"'6\u0441'"),  # the Cyrillic letter
        ("1s", "'1s'"),
        ("11s", "'11s'"),
        ("A", "'A'"),
        ("As 1d", "'1d'"),
        ("AsXx", "'Xx'"),
        ("x" * 40, "'xx'"),
    ],
)
def test_what_is_no_card_is_named_in_the_error(text: str, quoted: str) -> None:
    with pytest.raises(UnreadableCardError) as refused:
        parse_cards(text)
    assert quoted in str(refused.value)
    assert ascii(refused.value.piece) == quoted


def test_an_error_about_a_card_can_be_sent_elsewhere() -> None:
    with pytest.raises(UnreadableCardError) as refused:
        Card.parse("1s")
    sent = pickle.loads(pickle.dumps(refused.value))
    assert (str(sent), sent.piece) == (str(refused.value), "1s")


def test_a_long_text_is_cut_in_the_error() -> None:
    with pytest.raises(CardError) as refused:
        Card.parse("y" * 1000)
    assert len(str(refused.value)) < 160


def test_cards_do_not_change() -> None:
    card = Card.parse("As")
    with pytest.raises(AttributeError):
        card.rank = Rank.TWO
    with pytest.raises(AttributeError):
        del card.suit
    assert str(card) == "As"


def test_half_a_joker_is_no_card() -> None:
    with pytest.raises(CardError):
        Card(Rank.JOKER, Suit.CLUBS)


def test_suits_have_their_signs() -> None:
    assert [suit.symbol for suit in Suit] == ["♣", "♦", "♥", "♠", "★"]


@given(st.integers(), st.booleans())
def test_a_shuffled_deck_is_a_whole_deck(seed: int, joker: bool) -> None:
    deck = shuffled_deck(Random(seed), joker=joker)
    assert missing_from_deck(deck, joker=joker) == ()
    assert len(deck) == 52 + joker


@pytest.mark.rule("PL-03")
def test_a_shuffle_puts_every_card_everywhere_equally_often() -> None:
    """PL-03: where the ace of spades lies after 5,200 shuffles, against a uniform spread (chi-squared, p > .001)."""
    rng = Random(2026)
    counts = [0] * 52
    ace = Card.parse("As")
    for _ in range(5200):
        counts[shuffled_deck(rng).index(ace)] += 1
    assert sum((count - 100) ** 2 / 100 for count in counts) < 90


@pytest.mark.rule("PL-04")
def test_a_missing_card_is_found() -> None:
    """PL-04."""
    gone = Card.parse("7h")
    assert missing_from_deck([card for card in DECK if card is not gone]) == (gone,)
    assert missing_from_deck(DECK, joker=True) == (JOKER,)


@pytest.mark.rule("PL-04")
def test_a_doubled_and_a_foreign_card_are_named() -> None:
    """PL-04."""
    with pytest.raises(CardError, match="7h twice"):
        missing_from_deck([*DECK, Card.parse("7h")])
    with pytest.raises(CardError, match="no joker plays"):
        missing_from_deck([*DECK, JOKER])
