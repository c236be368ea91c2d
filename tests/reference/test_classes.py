"""The classes of starting and final hands: every hand has one, and the order of final classes is the order of hands."""

from itertools import combinations, pairwise
from random import Random

import pytest

from drawtutor.cards import DECK, CardError, parse_cards
from drawtutor.hands import strength
from drawtutor.reference import FINALS, STARTS, Beside, StartKind, final_of, kept_by, start_of


def test_a_better_class_of_final_hand_beats_a_lower_one() -> None:
    assert all(low.floor < high.floor for low, high in pairwise(FINALS))
    rng = Random(5)
    for _ in range(2000):
        one, other = rng.sample(DECK, 5), rng.sample(DECK, 5)
        first, second = final_of(strength(one)), final_of(strength(other))
        if first.index > second.index:
            assert strength(one) > strength(other)


def test_every_class_of_starting_hand_is_dealt() -> None:
    rng = Random(11)
    found = {start_of(rng.sample(DECK, 5)).index for _ in range(30_000)}
    rare = {start.index for start in STARTS if start.kind in (StartKind.STRAIGHT_FLUSH, StartKind.FOUR_OF_A_KIND)}
    common = {start.index for start in STARTS if start.kind in (StartKind.NOTHING, StartKind.TWO_PAIR)}
    assert common <= found
    assert found <= {start.index for start in STARTS}
    assert start_of(parse_cards("AhKhQhJhTh")).index in rare
    assert len(STARTS) == 227


@pytest.mark.parametrize(
    ("cards", "kind", "top", "beside"),
    [
        ("9s9hKd7c2d", StartKind.PAIR, 9, Beside.NOTHING),
        ("9s9hAd7c2d", StartKind.PAIR, 9, Beside.TOP_KICKER),
        ("AsAhKd7c2d", StartKind.PAIR, 14, Beside.TOP_KICKER),
        ("9s9h8d7c6d", StartKind.PAIR, 9, Beside.OPEN_STRAIGHT),
        ("9s9h8h7h2h", StartKind.PAIR, 9, Beside.FOUR_FLUSH),
        ("5h6h7h8h2c", StartKind.FOUR_FLUSH, 10, Beside.OPEN_STRAIGHT),
        ("AhKh7h2h9c", StartKind.FOUR_FLUSH, 14, Beside.NOTHING),
        ("6h7c8d9h2c", StartKind.FOUR_STRAIGHT, 9, Beside.OPEN_STRAIGHT),
        ("As2d3h4c9d", StartKind.NOTHING, 14, Beside.INSIDE_STRAIGHT),
        ("9s7d5h3c2d", StartKind.NOTHING, 10, Beside.NOTHING),
    ],
)
def test_a_class_is_what_a_player_says_of_the_hand(cards: str, kind: StartKind, top: int, beside: Beside) -> None:
    start = start_of(parse_cards(cards))
    assert (start.kind, start.top, start.beside) == (kind, top, beside)


def test_for_each_number_thrown_there_is_one_way_and_it_throws_so_many() -> None:
    rng = Random(3)
    for _ in range(2000):
        hand = rng.sample(DECK, 5)
        for thrown in start_of(hand).throws:
            assert len(kept_by(hand, thrown)) == 5 - thrown


def test_the_order_of_the_cards_changes_neither_class_nor_what_is_kept() -> None:
    rng = Random(4)
    for _ in range(300):
        hand = rng.sample(DECK, 5)
        other = rng.sample(hand, 5)
        assert start_of(hand) is start_of(other)
        for thrown in start_of(hand).throws:
            one, two = kept_by(hand, thrown), kept_by(other, thrown)
            # Of two equal cards either may be kept.
            assert sorted(card.rank for card in one) == sorted(card.rank for card in two)


def test_a_class_refuses_what_it_never_does() -> None:
    with pytest.raises(ValueError, match="does not throw 3"):
        kept_by(parse_cards("KsKh4d4h9c"), 3)
    for cards in (parse_cards("KsKh4d4h"), (*parse_cards("KsKh4d4h"), DECK[50])[:4] * 2):
        with pytest.raises(CardError):
            start_of(cards)


def test_there_are_as_many_classes_as_four_suited_cards_and_straights_need() -> None:
    assert len({(s.kind, s.top, s.second, s.beside) for s in STARTS}) == len(STARTS)
    assert len(list(combinations(range(2, 15), 2))) == sum(s.kind is StartKind.TWO_PAIR for s in STARTS)
