"""Riffles: what a poor shuffle leaves behind (PL-03)."""

from itertools import pairwise
from random import Random
from statistics import mean

import pytest

from drawtutor.cards import DECK
from drawtutor.course.shuffles import RIFFLES, cut, followers, riffle, riffled


@pytest.mark.parametrize("times", range(9))
def test_a_riffled_deck_is_still_a_deck(times: int) -> None:
    assert sorted(riffled(times, Random(times)), key=lambda card: card.index) == list(DECK)


@pytest.mark.rule("PL-03")
def test_a_new_deck_is_in_order_and_one_riffle_leaves_two_runs() -> None:
    assert followers(DECK) == 51
    cards = riffle(DECK, Random(3))
    places = {card: place for place, card in enumerate(cards)}
    # Two halves, each still in its own order: reading on from a card, the next one lies further down, but for one cut.
    breaks = sum(places[later] < places[earlier] for earlier, later in pairwise(DECK))
    assert breaks == 1


@pytest.mark.rule("PL-03")
def test_each_riffle_halves_the_cards_that_follow_their_neighbour_until_chance_is_left() -> None:
    """By the model 51 / 2^k are left after k riffles, and about one when the order is all chance."""
    averages = [mean(followers(riffled(times, Random(f"{times}/{n}"))) for n in range(300)) for times in (1, 2, 3, 9)]
    assert 24 < averages[0] < 28
    assert 11 < averages[1] < 15
    assert 5 < averages[2] < 9
    assert 0.7 < averages[3] < 1.5


def test_the_riffles_shown_do_what_riffles_do_on_the_average() -> None:
    shown = [followers(riffled(times, Random(RIFFLES))) for times in (1, 3, 7)]
    assert shown == [26, 6, 1]


def test_a_cut_keeps_the_order_all_but_at_one_place() -> None:
    cards = riffled(7, Random(1))
    after = cut(cards, 19)
    assert after[-19:] == cards[:19]
    assert after[:-19] == cards[19:]
