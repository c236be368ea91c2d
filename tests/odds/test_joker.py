"""Exact draws with a joker in play: beside every draw looked at one by one, wherever the joker is."""

from collections import Counter
from functools import cache
from itertools import combinations
from math import comb
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from drawtutor.cards import DECK, JOKER, CardError, format_cards, parse_cards
from drawtutor.hands import HandCategory, HandRank, JokerUse, strength
from drawtutor.odds import (
    all_hold_ranks,
    all_holds,
    hand_frequencies,
    hold_odds,
    hold_ranks,
    outs,
    outs_by_category,
    royal_flushes,
)
from drawtutor.odds._filling import strengths_with

CARDS = (*DECK, JOKER)
PLAYS = st.sampled_from((JokerUse.WILD, JokerUse.BUG))


def looked_at(hand, keep, seen, joker):
    """How often each strength comes, by looking at each draw."""
    rest = [card for card in CARDS if card not in hand and card not in seen]
    return Counter(strength((*keep, *drawn), joker) for drawn in combinations(rest, 5 - len(keep)))


@cache
def rank_of(packed):
    return HandRank(packed)


def by_category(counts):
    found = Counter()
    for packed, count in counts.items():
        found[rank_of(packed).category] += count
    return dict(found)


def royal(counts):
    return sum(count for packed, count in counts.items() if rank_of(packed).is_royal)


def agrees(odds, counts):
    """Whether the odds of a hold are these counts by strength."""
    assert {kind: count for kind, count in odds.counts.items() if count} == by_category(counts)
    assert odds.royals == royal(counts)
    assert odds.total == sum(counts.values())


@st.composite
def with_joker(draw, extra):
    """A hand with further seen cards and the joker somewhere: held, seen or not seen."""
    cards = draw(st.lists(st.sampled_from(DECK), min_size=5, max_size=5 + extra, unique=True))
    place = draw(st.integers(0, len(cards)))
    if place < len(cards):
        cards[place] = JOKER
    return tuple(cards[:5]), tuple(cards[5:])


@settings(max_examples=14, deadline=None)
@given(with_joker(4), PLAYS, st.integers(3, 5), st.randoms())
def test_a_hold_equals_its_draws_looked_at_one_by_one(cards, joker, kept, rng):
    hand, seen = cards
    keep = rng.sample(hand, kept)
    counts = looked_at(hand, keep, seen, joker)
    agrees(hold_odds(hand, keep, seen=seen, joker=joker), counts)
    assert {r.strength: n for r, n in hold_ranks(hand, keep, seen=seen, joker=joker).items()} == dict(counts)


@settings(max_examples=10, deadline=None)
@given(st.lists(st.sampled_from(CARDS), min_size=18, max_size=18, unique=True), PLAYS, st.integers(0, 3))
def test_all_holds_equal_their_draws_where_few_cards_are_left(cards, joker, held):
    hand, left = tuple(cards[:5]), cards[5:]
    if JOKER not in cards and held:
        hand = (JOKER, *hand[1:])
    seen = tuple(card for card in CARDS if card not in hand and card not in left)
    holds = all_holds(hand, seen=seen, joker=joker)
    ranks = all_hold_ranks(hand, seen=seen, joker=joker)
    for odds, hold in zip(holds, ranks, strict=True):
        counts = looked_at(hand, odds.keep, seen, joker)
        agrees(odds, counts)
        agrees(hold_odds(hand, odds.keep, seen=seen, joker=joker), counts)
        assert (hold.keep, hold.discard, hold.total) == (odds.keep, odds.discard, odds.total)
        assert {rank.strength: count for rank, count in hold.ranks.items()} == dict(counts)


@pytest.mark.slow
@pytest.mark.parametrize("joker", [JokerUse.WILD, JokerUse.BUG])
@pytest.mark.parametrize("held", [True, False])
def test_all_draws_of_all_holds_are_looked_at_one_by_one(joker, held):
    hand = tuple(Random(joker).sample(DECK, 5))
    if held:
        hand = (*hand[:4], JOKER)
    for odds, ranks in zip(all_holds(hand, joker=joker), all_hold_ranks(hand, joker=joker), strict=True):
        counts = looked_at(hand, odds.keep, (), joker)
        agrees(odds, counts)
        assert {rank.strength: count for rank, count in ranks.ranks.items()} == dict(counts)


@settings(max_examples=12, deadline=None)
@given(with_joker(7), PLAYS)
def test_counts_by_category_by_rank_and_by_single_hold_are_ways_to_one_answer(cards, joker):
    hand, seen = cards
    holds = all_holds(hand, seen=seen, joker=joker)
    assert len(holds) == 32
    for odds, ranks in zip(holds, all_hold_ranks(hand, seen=seen, joker=joker), strict=True):
        assert odds == hold_odds(hand, odds.keep, seen=seen, joker=joker)
        assert sum(odds.counts.values()) == odds.total == comb(48 - len(seen), len(odds.discard))
        agrees(odds, {rank.strength: count for rank, count in ranks.ranks.items()})


KNOWN = {
    # High card to five of a kind; the royal flushes, of the straight flushes, last.
    JokerUse.WILD: (1_302_540, 1_268_088, 123_552, 137_280, 20_532, 7_804, 6_552, 3_120, 204, 13, 24),
    JokerUse.BUG: (1_418_964, 1_215_024, 138_600, 63_360, 20_532, 7_804, 4_368, 828, 204, 1, 24),
}


@pytest.mark.parametrize("joker", list(KNOWN))
def test_the_frequencies_of_a_deck_with_a_joker_are_those_of_its_hands(joker):
    *counts, royals = KNOWN[joker]
    assert tuple(hand_frequencies(joker).values()) == tuple(counts)
    assert royal_flushes(joker) == royals
    assert sum(counts) == comb(53, 5)
    found = strengths_with((), joker)
    assert [by_category(found)[kind] for kind in HandCategory] == counts
    assert royal(found) == royals


def test_a_joker_that_was_seen_leaves_the_odds_of_the_fifty_two_cards():
    hand = parse_cards("9s9hKd7c2d")
    for odds, plain in zip(all_holds(hand, seen=[JOKER], joker=JokerUse.WILD), all_holds(hand), strict=True):
        assert odds.counts == {**plain.counts, HandCategory.FIVE_OF_A_KIND: 0}
        assert (odds.total, odds.royals) == (plain.total, plain.royals)


def test_a_wild_joker_beside_four_of_a_kind_makes_five():
    hand = parse_cards("9s9h9d9c2d")
    assert hold_odds(hand, hand[:4], joker=JokerUse.WILD).counts[HandCategory.FIVE_OF_A_KIND] == 1
    assert hold_odds(hand, hand[:4], joker=JokerUse.BUG).counts[HandCategory.FIVE_OF_A_KIND] == 0


def test_the_joker_is_an_out_where_it_helps():
    hand = parse_cards("9h8h7h6h2c")
    made = outs_by_category(hand, hand[:4], joker=JokerUse.BUG)
    assert format_cards(made[HandCategory.STRAIGHT_FLUSH]) == "5hThJk"
    assert JOKER not in outs(hand, hand[:4], seen=[JOKER], joker=JokerUse.BUG)
    # A bug beside two pair is an ace; a wild one fills up.
    pairs = parse_cards("QhQd9c9s2d")
    assert format_cards(outs(pairs, pairs[:4], joker=JokerUse.BUG)) == "Qc9d9hQs"
    assert format_cards(outs(pairs, pairs[:4], joker=JokerUse.WILD)) == "Qc9d9hQsJk"


def test_nothing_improves_on_five_of_a_kind():
    hand = parse_cards("9s9h9d9cJk")
    assert outs(hand, hand[:4], joker=JokerUse.WILD) == ()
    assert len(outs(hand, hand[:4], at_least=HandCategory.FOUR_OF_A_KIND, joker=JokerUse.WILD)) == 48


@settings(max_examples=40, deadline=None)
@given(with_joker(3), PLAYS)
def test_outs_and_chances_count_the_same_cards(cards, joker):
    hand, seen = cards
    odds = hold_odds(hand, hand[:4], seen=seen, joker=joker)
    found = outs_by_category(hand, hand[:4], seen=seen, joker=joker)
    assert {category: len(some) for category, some in found.items()} == {k: n for k, n in odds.counts.items() if n}


@pytest.mark.parametrize("asked", [hold_odds, hold_ranks, outs, outs_by_category])
def test_a_joker_is_refused_where_none_plays(asked):
    hand = (JOKER, *parse_cards("9s9hKd7c"))
    with pytest.raises(CardError, match="joker"):
        asked(hand, hand[:4])
    with pytest.raises(CardError, match="joker"):
        asked(parse_cards("9s9hKd7c2d"), hand[1:], seen=[JOKER])


def test_there_is_one_joker():
    hand = (JOKER, *parse_cards("9s9hKd7c"))
    with pytest.raises(CardError, match="twice"):
        all_holds(hand, seen=[JOKER], joker=JokerUse.BUG)
