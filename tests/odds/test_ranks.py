"""All holds by rank of hand: beside another program's evaluator, and beside each hold counted by itself."""

import pickle
from collections import Counter
from fractions import Fraction
from itertools import combinations
from math import comb
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from phevaluator import evaluate_cards

from drawtutor.cards import DECK, JOKER, CardError, parse_cards
from drawtutor.hands import Hand, HandRank, JokerUse, strength
from drawtutor.odds import all_hold_ranks, all_holds, hold_ranks
from drawtutor.odds._indexes import Strengths
from drawtutor.odds.ranks import all_strengths


def test_there_are_as_many_ranks_as_hands_can_have():
    assert len(all_strengths()) == 7462
    assert len(all_strengths(JokerUse.WILD)) == 7462 + 13
    assert len(all_strengths(JokerUse.BUG)) == 7462 + 1
    assert all_strengths(JokerUse.WILD)[:7462] == all_strengths()


def test_a_table_fills_itself_and_refuses_a_sum_that_no_hand_has():
    table = Strengths(suited=False)
    # The twos have the key 0, the threes 1.
    assert table[1] == strength(parse_cards("2c2d2h2s3c"))
    assert len(table) == comb(17, 5) - 13
    with pytest.raises(KeyError):
        table[-1]


@pytest.mark.parametrize("seed", range(8))
def test_every_rank_is_counted_as_another_evaluator_counts_it(seed):
    """phevaluator numbers the ranks from 1 for the best; the names of the cards are the same."""
    rng = Random(seed)
    hand = [DECK[card] for card in rng.sample(range(52 if seed % 2 else 20), 5)]
    rest = [str(card) for card in DECK if card not in hand]
    for hold in all_hold_ranks(hand, max_discards=3)[:: 1 + seed % 3 * 3]:
        kept = [str(card) for card in hold.keep]
        theirs = Counter(evaluate_cards(*kept, *drawn) for drawn in combinations(rest, len(hold.discard)))
        ours = {7462 - place: count for place, count in enumerate(hold.counts) if count}
        assert ours == dict(theirs)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_all_draws_of_all_holds_are_counted_as_another_evaluator_counts_them(seed):
    """Every hand of the deck is a draw of one hold: of the one that keeps what it has of the dealt hand."""
    hand = Random(seed).sample(DECK, 5)
    rest = [str(card) for card in DECK if card not in hand]
    for hold in all_hold_ranks(hand):
        kept = [str(card) for card in hold.keep]
        theirs = Counter(evaluate_cards(*kept, *drawn) for drawn in combinations(rest, len(hold.discard)))
        assert {7462 - place: count for place, count in enumerate(hold.counts) if count} == dict(theirs)


@settings(max_examples=12, deadline=None)
@given(st.lists(st.sampled_from(DECK), min_size=5, max_size=9, unique=True))
def test_every_hold_is_counted_as_it_is_by_itself(cards):
    hand, seen = tuple(cards[:5]), tuple(cards[5:])
    found = all_hold_ranks(hand, seen=seen)
    assert [hold.keep for hold in found] == [odds.keep for odds in all_holds(hand, seen=seen)]
    for hold in found:
        assert hold.ranks == hold_ranks(hand, hold.keep, seen=seen)
        assert list(hold.ranks) == sorted(hold.ranks)
        assert sum(hold.counts) == hold.total


def test_the_chance_of_a_rank_or_better_is_that_of_its_draws():
    hand = parse_cards("QhQdAc5s2d")
    hold = next(hold for hold in all_hold_ranks(hand) if hold.keep == hand[:2])
    kings = HandRank(strength(parse_cards("KsKh4c3d2d")))
    ranks = hold_ranks(hand, hand[:2])
    assert hold.at_least(kings) == Fraction(sum(n for rank, n in ranks.items() if rank >= kings), 16215)
    own = Hand(hand).rank
    assert hold.better_than(own) == Fraction(sum(n for rank, n in ranks.items() if rank > own), 16215)
    assert hold.at_least(own) - hold.better_than(own) == Fraction(ranks[own], 16215)
    assert hold.at_least(HandRank(all_strengths()[0])) == 1
    assert hold.better_than(HandRank(all_strengths()[-1])) == 0


def test_a_hold_is_a_value():
    first, second = (all_hold_ranks(parse_cards("QhQdAc5s2d"), max_discards=0)[0] for _ in range(2))
    assert first == second
    assert hash(first) == hash(second)
    assert pickle.loads(pickle.dumps(first)) == first
    with pytest.raises(TypeError):
        first.counts[0] = 1


def test_ranks_are_refused_for_what_is_no_hand():
    with pytest.raises(CardError):
        all_hold_ranks(parse_cards("QhQdAc5s"))
    with pytest.raises(CardError, match="joker"):
        all_hold_ranks((*parse_cards("QhQdAc5s"), JOKER))
