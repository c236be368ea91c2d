"""What a player sees in five cards, and the figures that the opponents play by."""

from random import Random

import pytest

from drawtutor.cards import DECK, Rank, parse_cards
from drawtutor.hands import HandCategory, JokerUse, strength
from drawtutor.play.ranges import BINS, RANGES, bin_of, lowest_opening, ranges
from drawtutor.play.starting import BUCKETS, read
from tests.play.make_ranges import MEMBERS, draw_from, final


@pytest.mark.parametrize(
    ("hand", "bucket"),
    [
        ("2c4d6h8sTc", "nothing"),
        ("Ac4d6h8sTc", "ace-high"),
        ("9c8d7h6s2c", "open-straight"),
        ("Ac2d3h4s9c", "ace-high"),
        ("AhJh8h3h5c", "four-flush"),
        ("9h8h7h6h2c", "flush-and-straight"),
        ("2c2d6h8sTc", "pair-2"),
        ("AcAdKhQhJh", "pair-A"),
        ("8c8d7h7s2c", "two-pair-low"),
        ("9c9d7h7s2c", "two-pair-middle"),
        ("QcQd7h7s2c", "two-pair-high"),
        ("9c9d9h7s2c", "trips-low"),
        ("TcTdTh7s2c", "trips-high"),
        ("9c8d7h6s5c", "straight"),
        ("AhJh8h3h5h", "flush"),
        ("9c9d9h7s7c", "full"),
        ("9c9d9h9s7c", "full"),
        ("5h4h3h2hAh", "full"),
    ],
)
def test_every_hand_is_of_one_kind(hand: str, bucket: str) -> None:
    assert read(parse_cards(hand)).bucket == bucket


@pytest.mark.parametrize(
    ("hand", "open_", "inside"),
    [
        ("9c8d7h6s2c", "9c8d7h6s", ""),
        ("9c8d7h5s2c", "", "9c8d7h5s"),
        ("AcKdQhJs2c", "", "AcKdQhJs"),
        ("Ac2d3h4s9c", "", "Ac2d3h4s"),
        ("Kc2d3h4s5c", "2d3h4s5c", ""),
        ("9c8d7h6s6c", "9c8d7h6c", ""),
        ("2c5d8hJsKc", "", ""),
        ("9c8d7h6s5c", "", ""),
    ],
)
def test_straight_draws_are_counted_by_the_ranks_that_fill_them(hand: str, open_: str, inside: str) -> None:
    """C10: A-K-Q-J and A-2-3-4 are filled at one end only."""
    reading = read(parse_cards(hand))
    assert {card.rank for card in reading.open_straight} == {card.rank for card in parse_cards(open_)}
    if not open_:
        assert set(reading.inside_straight) == set(parse_cards(inside))


def test_a_joker_is_read_as_what_it_helps() -> None:
    reading = read(parse_cards("AhJh8h Jk 5c"), JokerUse.BUG)
    assert reading.category is HandCategory.PAIR
    assert set(reading.four_flush) == set(parse_cards("AhJh8hJk"))
    assert read(parse_cards("9c8d7hJk2s"), JokerUse.WILD).open_straight
    assert read(parse_cards("AcAdAhAsJk"), JokerUse.WILD).bucket == "full"


def test_the_lowest_opening_falls_with_the_players_behind() -> None:
    lowest = [lowest_opening(behind) for behind in range(8)]
    assert lowest == sorted(lowest)
    assert lowest[5] == lowest[7] == Rank.ACE
    assert lowest[3] == Rank.JACK


def test_the_figures_are_complete_and_in_order() -> None:
    figures = ranges()
    assert set(figures.chance) == set(figures.above) == set(BUCKETS)
    for bucket in BUCKETS:
        chances = figures.chance[bucket]
        assert set(chances) == set(RANGES)
        assert all(0 < chance < 1 for chance in chances.values())
        assert chances["any"] >= chances["late-open"] >= chances["raise"] - 0.03
        assert chances["raise"] >= chances["reraise"] - 0.01
    assert figures.above["full"] < figures.above["pair-A"] < figures.above["pair-7"] < figures.above["nothing"]
    for role in ("called", "raised"):
        for drawn in range(4):
            below = figures.below[role][drawn]
            assert len(below) == len(BINS)
            assert list(below) == sorted(below)
            assert below[0] >= 0
            assert below[-1] <= 1


def test_stronger_hands_fall_in_higher_classes() -> None:
    hands = ["7c5d4h3s2c", "QcJd9h3s2c", "AcJd9h3s2c", "2c2d6h8sTc", "3c3d2h2sTc", "2c2d2h8sTc", "5c4d3h2sAc"]
    classes = [bin_of(strength(parse_cards(hand))) for hand in hands]
    assert classes == sorted(set(classes))
    assert bin_of(strength(parse_cards("AhKhQhJhTh"))) == len(BINS) - 1


@pytest.mark.parametrize(
    ("hand", "name"), [("AcAd7h5s2c", "any"), ("9c9d7h5s2c", "late-open"), ("JcJd8h8s2c", "middle-open")]
)
def test_some_of_the_figures_are_counted_again(hand: str, name: str) -> None:
    """Within four standard errors, and one point for the side cards."""
    rng = Random(7)
    mine = read(parse_cards(hand))
    samples = 1500
    won = 0.0
    for _ in range(samples):
        rest = [card for card in DECK if card not in mine.cards]
        other, rest = draw_from(rest, MEMBERS[name], rng)
        made, met = final(mine, rest, rng)[1], final(other, rest, rng)[1]
        won += 1.0 if made > met else 0.5 if made == met else 0.0
    assert won / samples == pytest.approx(ranges().chance[mine.bucket][name], abs=4 * 0.5 / samples**0.5 + 0.01)
