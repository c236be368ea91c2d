"""Exact draws: against every draw looked at one by one, the source's table and figures of our own cases."""

from collections import Counter
from fractions import Fraction
from itertools import combinations
from math import comb

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from drawtutor.cards import DECK, JOKER, CardError, parse_cards
from drawtutor.hands import HandCategory, HandRank, JokerUse, strength
from drawtutor.odds import all_hold_ranks, all_holds, hold_odds, hold_ranks, hold_values
from tests.odds.notation import FLUSH, FULL, QUADS, STRAIGHT, STRAIGHT_FLUSH, TRIPS, TWO_PAIR, odds_of

FIVE = st.lists(st.sampled_from(DECK), min_size=5, max_size=5, unique=True)


def one_by_one(hand, keep, seen=()):
    """How often each strength comes, by looking at each draw."""
    rest = [card for card in DECK if card not in hand and card not in seen]
    return Counter(strength((*keep, *drawn)) for drawn in combinations(rest, 5 - len(keep)))


def check(hand, keep, seen=()):
    looked_at = one_by_one(hand, keep, seen)
    ranks = hold_ranks(hand, keep, seen=seen)
    assert {rank.strength: count for rank, count in ranks.items()} == dict(looked_at)
    odds = hold_odds(hand, keep, seen=seen)
    by_category = Counter()
    for packed, count in looked_at.items():
        by_category[HandRank(packed).category] += count
    assert {kind: count for kind, count in odds.counts.items() if count} == dict(by_category)
    assert odds.total == looked_at.total()
    assert odds.royals == sum(count for packed, count in looked_at.items() if HandRank(packed).is_royal)


@pytest.mark.parametrize("text", ["9s9hKd7c2d", "AhJh8h3h5c", "9h8h7h6h2c", "Ac2d3h4s9s", "QsQhQd5c5s", "TcJcQcKcAc"])
def test_every_hold_of_up_to_three_discards_equals_its_draws_looked_at_one_by_one(text):
    hand = parse_cards(text)
    for count in range(3):
        for keep in combinations(hand, 5 - count):
            check(hand, keep)
    check(hand, hand[:2])


def test_draws_of_four_and_five_equal_their_draws_looked_at_one_by_one():
    hand = parse_cards("AhKd9c6s3h")
    check(hand, hand[:1])
    # Five drawn, with a dozen cards seen, so that the draws can be looked at in a moment.
    seen = [card for card in DECK if card not in hand][:14]
    check(hand, (), seen)


@settings(max_examples=12, deadline=None)
@given(st.lists(st.sampled_from(DECK), min_size=5, max_size=11, unique=True), st.integers(3, 5), st.randoms())
def test_further_seen_cards_are_taken_out_exactly(cards, kept, rng):
    hand, seen = cards[:5], cards[5:]
    check(hand, rng.sample(hand, kept), seen)


@settings(max_examples=60, deadline=None)
@given(st.lists(st.sampled_from(DECK), min_size=5, max_size=12, unique=True))
def test_all_holds_agree_with_each_hold_and_their_counts_with_their_total(cards):
    hand, seen = tuple(cards[:5]), tuple(cards[5:])
    holds = all_holds(hand, seen=seen)
    assert len(holds) == 32
    for odds in holds:
        assert odds == hold_odds(hand, odds.keep, seen=seen)
        assert sum(odds.counts.values()) == odds.total == comb(47 - len(seen), len(odds.discard))
        assert set(odds.keep) | set(odds.discard) == set(hand)
        assert min(odds.counts.values()) >= 0


@settings(max_examples=15, deadline=None)
@given(FIVE)
def test_counts_by_category_and_by_rank_are_two_ways_to_one_answer(hand):
    for odds in all_holds(hand):
        ranks = hold_ranks(hand, odds.keep)
        by_category = Counter()
        for rank, count in ranks.items():
            by_category[rank.category] += count
        assert {kind: count for kind, count in odds.counts.items() if count} == dict(by_category)


@given(FIVE, st.integers(0, 5))
@settings(max_examples=25, deadline=None)
def test_a_limit_on_discards_leaves_out_the_holds_beyond_it(hand, most):
    holds = all_holds(hand, max_discards=most)
    assert max(len(odds.discard) for odds in holds) == most
    assert len(holds) == sum(comb(5, count) for count in range(most + 1))
    assert [len(odds.discard) for odds in holds] == sorted(len(odds.discard) for odds in holds)


@given(FIVE)
@settings(max_examples=20, deadline=None)
def test_swapping_suits_changes_no_count(hand):
    turned = [DECK[(card.index + 13) % 52] for card in hand]
    for one, other in zip(all_holds(hand), all_holds(turned), strict=True):
        assert one.counts == other.counts


# The source's table of draw chances (PL-28), by the exact counts of the plain case; printed figures that
# differ from them are slips of the source.
TABLE_4 = [
    ("QhQd | 9c5s2d", {TWO_PAIR: "2592/16215", TRIPS: "1854/16215", FULL: "165/16215", QUADS: "45/16215"}),
    ("QhQdAc | 5s2d", {TRIPS: "84/1081", FULL: "9/1081", QUADS: "1/1081", TWO_PAIR: "186/1081"}),
    ("QhQd9c9s | 2d", {FULL: "4/47"}),
    ("QhQdQc | 9s2d", {FULL: "66/1081", QUADS: "46/1081"}),
    ("QhQdQc9s | 2d", {FULL: "3/47", QUADS: "1/47"}),
    ("9hTdJcQs | 2d", {STRAIGHT: "8/47"}),
    ("JhQdKcAs | 2d", {STRAIGHT: "4/47"}),
    ("8h9dJcQs | 2d", {STRAIGHT: "4/47"}),
    ("2h9hJhAh | 5d", {FLUSH: "9/47"}),
    ("9hThJhQh | 2d", {STRAIGHT_FLUSH: "2/47", FLUSH: "7/47", STRAIGHT: "6/47"}),
    ("JhQhKhAh | 2d", {STRAIGHT_FLUSH: "1/47", FLUSH: "8/47", STRAIGHT: "3/47"}),
    ("8h9hJhQh | 2d", {STRAIGHT_FLUSH: "1/47", FLUSH: "8/47", STRAIGHT: "3/47"}),
]


@pytest.mark.rule("PL-28", "PL-30", "PL-32")
@pytest.mark.parametrize(("text", "chances"), TABLE_4, ids=[row[0] for row in TABLE_4])
def test_the_table_of_the_source_is_rebuilt(text, chances):
    odds = odds_of(text)
    for category, chance in chances.items():
        assert odds.chance(category) == Fraction(chance)


@pytest.mark.rule("PL-29")
def test_two_pairs_beside_a_kept_ace_are_told_apart_by_their_ranks():
    hand = parse_cards("QhQdAc5s2d")
    ranks = hold_ranks(hand, hand[:3])
    two_pair = {rank: count for rank, count in ranks.items() if rank.category is TWO_PAIR}
    assert sum(count for rank, count in two_pair.items() if rank.made_of[0] == 14) == 126
    assert sum(count for rank, count in two_pair.items() if rank.made_of[0] != 14) == 60


@pytest.mark.parametrize(
    ("hand", "keep", "seen"),
    [("9s9hKd7c", "9s", ""), ("9s9hKd7c2d", "As", ""), ("9s9hKd7c2d", "9s", "Kd"), ("9s9h9s7c2d", "9s", "")],
)
def test_cards_that_do_not_fit_together_are_refused(hand, keep, seen):
    for asked in (hold_odds, hold_ranks):
        with pytest.raises(CardError):
            asked(parse_cards(hand), parse_cards(keep), seen=parse_cards(seen))


def test_a_joker_is_refused_with_a_reason():
    with pytest.raises(CardError, match="joker"):
        all_holds((*parse_cards("9s9hKd7c"), JOKER))


def test_royal_flushes_are_told_apart_from_the_other_straight_flushes():
    hand = parse_cards("KhQhJhTh2c")
    odds = hold_odds(hand, hand[:4])
    assert (odds.counts[STRAIGHT_FLUSH], odds.royals) == (2, 1)
    seen = hold_odds(hand, hand[:4], seen=parse_cards("Ah"))
    assert (seen.counts[STRAIGHT_FLUSH], seen.royals) == (1, 0)
    none = hold_odds(parse_cards("9h8h7h6h2c"), parse_cards("9h8h7h6h"))
    assert (none.counts[STRAIGHT_FLUSH], none.royals) == (2, 0)
    # All five thrown: three suits are whole, and the hearts lack theirs.
    assert hold_odds(hand, ()).royals == 3


def _with_two_cards_left():
    hand = parse_cards("AhAdKc7s2d")
    return hand, [card for card in DECK if card not in (*hand, *parse_cards("As9h"))]


def test_a_hold_for_which_too_few_cards_are_unseen_is_refused():
    hand, seen = _with_two_cards_left()
    assert hold_odds(hand, hand[:3], seen=seen).at_least(HandCategory.THREE_OF_A_KIND) == 1
    with pytest.raises(ValueError, match="3 cards cannot be drawn where 2 are unseen"):
        hold_odds(hand, hand[:2], seen=seen)
    with pytest.raises(ValueError, match="3 cards cannot be drawn where 2 are unseen"):
        hold_ranks(hand, hand[:2], seen=seen)


def test_among_all_holds_those_for_which_too_few_cards_are_unseen_are_left_out():
    hand, seen = _with_two_cards_left()
    holds = all_holds(hand, seen=seen)
    assert len(holds) == 1 + 5 + 10
    assert [odds.keep for odds in holds] == [ranks.keep for ranks in all_hold_ranks(hand, seen=seen)]
    assert [odds.keep for odds in holds] == [value.keep for value in hold_values(hand, lambda rank: 1, seen=seen)]
    assert all(0 <= odds.improves <= 1 and 0 <= odds.worsens <= 1 for odds in holds)
    assert all(odds == hold_odds(hand, odds.keep, seen=seen) for odds in holds)
    with_joker = all_holds(hand, seen=seen, joker=JokerUse.WILD)
    assert {len(odds.discard) for odds in with_joker} == {0, 1, 2, 3}
    (pat,) = all_holds(hand, seen=[card for card in DECK if card not in hand])
    assert pat.keep == hand
