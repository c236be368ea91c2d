"""The hands that another can hold: counted around the cards one sees, against going through them all."""

from collections import Counter
from fractions import Fraction
from itertools import combinations
from math import comb
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from drawtutor.cards import DECK, JOKER, CardError, Rank, parse_cards
from drawtutor.hands import HandCategory, HandRank, strength
from drawtutor.odds import (
    FirstRound,
    Holding,
    RandomHand,
    Read,
    holding_of,
    pairs_held,
    starting_hands,
    usually_holds,
)
from drawtutor.odds._dealing import HANDS_OF

QUEENS = parse_cards("QsQhKd7c2d")


def _few(seed):
    """Some cards of the deck, now and then only of two suits or of neighbouring ranks, so that every kind comes."""
    rng = Random(seed)
    kinds = [
        DECK,
        [card for card in DECK if card.suit.value in "hs"],
        [card for card in DECK if 5 <= card.rank <= 10],
        [card for card in DECK if card.rank >= 11 or card.rank <= 3],
    ]
    return rng.sample(kinds[seed % 4], 17)


@pytest.mark.parametrize("seed", range(12))
def test_starting_hands_are_those_that_the_unseen_cards_make(seed):
    rest = _few(seed)
    known = [card for card in DECK if card not in rest]
    found = starting_hands(known[:5], seen=known[5:])
    assert found == dict.fromkeys(Holding, 0) | Counter(map(holding_of, combinations(rest, 5)))
    assert found == starting_hands(seen=known)


@pytest.mark.parametrize("seed", range(4))
def test_pairs_are_counted_by_their_rank(seed):
    rest = _few(seed)
    ranks = (HandRank(strength(hand)) for hand in combinations(rest, 5))
    pairs = Counter(rank.made_of[0] for rank in ranks if rank.category is HandCategory.PAIR)
    assert pairs_held(seen=[card for card in DECK if card not in rest]) == dict.fromkeys(pairs_held(), 0) | pairs


def test_without_a_card_seen_they_are_the_hands_of_the_deck():
    assert starting_hands() == HANDS_OF
    assert tuple(starting_hands()) == tuple(Holding)
    assert set(pairs_held().values()) == {84_480}


@pytest.mark.slow
def test_every_hand_that_another_can_hold_is_counted_once():
    rest = [card for card in DECK if card not in QUEENS]
    assert starting_hands(QUEENS) == Counter(map(holding_of, combinations(rest, 5)))


@given(st.lists(st.sampled_from(DECK), min_size=5, max_size=40, unique=True))
@settings(max_examples=60, deadline=None)
def test_the_kinds_together_are_all_hands(cards):
    found = starting_hands(cards[:5], seen=cards[5:])
    assert sum(found.values()) == comb(52 - len(cards), 5)
    assert min(found.values()) >= 0


def test_a_card_of_a_pair_leaves_half_as_many_of_it():
    pairs = pairs_held(parse_cards("QsKh9d7c2d"))
    ways = {rank: Fraction(pairs[rank], pairs[Rank.ACE]) for rank in (Rank.QUEEN, Rank.JACK)}
    assert ways[Rank.JACK] == 1
    assert Fraction(1, 2) < ways[Rank.QUEEN] < Fraction(6, 11)


@pytest.mark.parametrize("model", [RandomHand(), Read(first=FirstRound.OPENED, drew=3), Read(drew=1)])
def test_without_cards_of_ones_own_the_shares_are_those_of_the_deck(model):
    assert usually_holds(model, hand=(), seen=()) == usually_holds(model)


def test_ones_own_cards_change_what_a_draw_tells():
    three = Read(drew=3)
    high, low = parse_cards("AsAhKsJdQc"), parse_cards("2s2h3s4d5c")
    told = [usually_holds(three, hand=hand)[Holding.HIGH_PAIR] for hand in (high, low)]
    assert told[0] < usually_holds(three)[Holding.HIGH_PAIR] < told[1]
    shares = usually_holds(RandomHand(), hand=QUEENS)
    hands = starting_hands(QUEENS)
    assert shares == {holding: Fraction(count, comb(47, 5)) for holding, count in hands.items()}
    assert (
        usually_holds(RandomHand(), hand=QUEENS, seen=parse_cards("QdQc"))[Holding.HIGH_PAIR]
        < shares[Holding.HIGH_PAIR]
    )


def test_cards_that_are_no_hand_are_refused():
    with pytest.raises(CardError, match="five cards"):
        starting_hands(QUEENS[:4])
    with pytest.raises(CardError, match="twice"):
        starting_hands(QUEENS, seen=QUEENS[:1])
    with pytest.raises(CardError, match="joker"):
        starting_hands(seen=[JOKER])
    with pytest.raises(ValueError, match="no hand that fits"):
        usually_holds(Read(drew=1), seen=DECK[:48])
