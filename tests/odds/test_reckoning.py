"""The chance to win reckoned without dealing: beside samples, beside exact duels, and where it is exact itself."""

from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from drawtutor.cards import DECK, CardError, parse_cards
from drawtutor.odds import (
    FirstRound,
    KnownHand,
    OpponentModel,
    RandomHand,
    Read,
    SampledDeals,
    SecondRound,
    common_sense,
    deck_lasts,
    duel,
    reckoned_chance,
    reckoned_chances,
    standing,
)
from drawtutor.odds._ranges import range_of, ranks_at
from drawtutor.odds.ranks import all_strengths, rank_of
from drawtutor.odds.reckoning import _Table
from drawtutor.odds.starting import mask

QUEENS = parse_cards("QsQhAd7c2d")
NINES = parse_cards("9s9hKd7c2d")


def _position(seed: int):
    """A hand, what is kept of it, one to five opponents and some seen cards, all at random."""
    rng = Random(f"reckoning {seed}")
    cards = rng.sample(DECK, 8)
    hand, seen = cards[:5], cards[5 : 5 + rng.choice([0, 0, 0, 3])]
    keep = common_sense(hand) if seed % 2 else rng.sample(hand, rng.randint(1, 5))
    opponents: list[OpponentModel] = []
    for _ in range(1 + seed % 5):
        read = Read(
            first=rng.choice(list(FirstRound)),
            drew=rng.choice([None, 0, 1, 2, 3, 3]),
            second=rng.choice([SecondRound.UNKNOWN, *SecondRound]),
        )
        opponents.append(rng.choice([read, read, read, RandomHand(), RandomHand(exchanges=False)]))
    return hand, keep, opponents, seen


@pytest.mark.parametrize("seed", range(40))
def test_reckoned_and_sampled_chances_agree(seed):
    hand, keep, opponents, seen = _position(seed)
    sampled = SampledDeals(hand, opponents, rng=Random(seed), samples=900, seen=seen).chance(keep)
    found = reckoned_chance(hand, keep, opponents, seen=seen)
    assert abs(found.value - sampled.value) < 4 * sampled.standard_error + 0.012
    assert not found.counted


def test_on_the_average_reckoned_chances_are_as_near_as_the_sampling_can_tell():
    apart = error = 0.0
    for seed in range(100, 130):
        hand, keep, opponents, seen = _position(seed)
        sampled = SampledDeals(hand, opponents, rng=Random(seed), samples=900, seen=seen).chance(keep)
        apart += (reckoned_chance(hand, keep, opponents, seen=seen).value - sampled.value) ** 2
        error += sampled.standard_error**2
    assert (apart / 30) ** 0.5 < (error / 30) ** 0.5 + 0.005


def test_an_ace_beside_a_pair_of_queens_costs_against_a_three_card_draw():
    """It looks better as long as one forgets that one's own ace and queens are not in the other's hand."""
    other = Read(first=FirstRound.OPENED, drew=3)
    pair, with_ace = (reckoned_chance(QUEENS, keep, [other]).value for keep in (QUEENS[:2], QUEENS[:3]))
    assert -0.008 < with_ace - pair < 0
    sampled = SampledDeals(QUEENS, [other], rng=Random(1), samples=8000).difference(QUEENS[:3], QUEENS[:2])
    assert sampled.high < 0
    assert abs(sampled.value - (with_ace - pair)) < 4 * sampled.standard_error
    own = [card.index for card in QUEENS]
    forgetful = _Table([range_of(other, 0)], mask(own))
    assert forgetful.chance(own[:3]) - forgetful.chance(own[:2]) > 0.01


@pytest.mark.parametrize(("kept", "other_kept"), [(2, 2), (2, 3), (3, 2), (3, 3), (1, 3)])
def test_an_open_hand_is_reckoned_as_it_is_counted(kept, other_kept):
    other = parse_cards("AsAc9d6h3s")
    exact = duel(NINES, NINES[:kept], other, other[:other_kept])
    found = reckoned_chance(NINES, NINES[:kept], [KnownHand(cards=other, keep=other[:other_kept])])
    assert not found.counted
    assert abs(found.value - exact) < 0.003


@pytest.mark.parametrize(("kept", "other_kept"), [(5, 2), (4, 2), (2, 4), (2, 5), (0, 5)])
def test_an_open_hand_is_counted_where_that_takes_a_moment(kept, other_kept):
    other = parse_cards("AsAc9d6h3s")
    seen = parse_cards("8c8d")
    found = reckoned_chance(NINES, NINES[:kept], [KnownHand(cards=other, keep=other[:other_kept])], seen=seen)
    assert found.counted
    assert found.value == float(duel(NINES, NINES[:kept], other, other[:other_kept], seen=seen))


def test_a_hand_that_stands_pat_against_any_hand_as_dealt_is_where_it_stands():
    found = reckoned_chance(NINES, NINES, [RandomHand(exchanges=False)])
    assert found.value == pytest.approx(float(standing(NINES).ahead), abs=1e-9)


def test_five_unknown_hands_share_one_deck():
    """The public case: one of five is better than a pair of jacks in .684 of deals, and .674 if each had a deck."""
    jacks = parse_cards("JsJh9d6c3s")
    found = reckoned_chance(jacks, jacks, [RandomHand(exchanges=False)] * 5)
    assert found.value == pytest.approx(1 - 0.684, abs=0.005)
    assert found.value < float(standing(jacks).ahead) ** 5 - 0.005


def test_all_holds_are_reckoned_like_each_alone():
    opponents = [Read(first=FirstRound.OPENED, drew=1), RandomHand()]
    found = reckoned_chances(NINES, opponents, max_discards=3)
    assert list(found) == [
        tuple(card for card in NINES if card not in thrown)
        for count in range(4)
        for thrown in combinations(NINES, count)
    ]
    for keep in (NINES, NINES[:2], NINES[:3]):
        assert found[keep] == reckoned_chance(NINES, keep, opponents)
    assert len(reckoned_chances(NINES, [RandomHand(exchanges=False)])) == 32


def test_each_place_has_the_ranks_of_its_hands():
    for place in range(0, 7462, 37):
        rank = rank_of(all_strengths()[place])
        named = {int(card) - 2 for card in (*rank.made_of, *rank.kickers)}
        assert named <= set(ranks_at()[place])
        assert len(ranks_at()[place]) == 5


def test_the_more_opponents_the_fewer_wins():
    chances = [reckoned_chance(QUEENS, QUEENS[:2], [RandomHand()] * count).value for count in range(1, 10)]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] > 0.7 > 0.2 > chances[8] > 0


def test_a_royal_flush_is_hardly_ever_level_with_another():
    royal = parse_cards("AsKsQsJsTs")
    assert reckoned_chance(royal, royal, [Read(), RandomHand()]).value == pytest.approx(1, abs=5e-5)


@given(
    st.lists(st.sampled_from(DECK), min_size=5, max_size=30, unique=True),
    st.lists(
        st.builds(
            Read,
            first=st.sampled_from(FirstRound),
            drew=st.none() | st.integers(0, 5),
            second=st.sampled_from(SecondRound),
            max_discards=st.integers(0, 5),
        )
        | st.builds(RandomHand, exchanges=st.booleans(), max_discards=st.integers(0, 5)),
        min_size=1,
        max_size=4,
    ),
    st.integers(0, 5),
)
@settings(max_examples=60, deadline=None)
def test_every_table_can_be_reckoned_and_shares_lie_between_none_and_all(cards, opponents, kept):
    if len(cards) + 5 * len(opponents) > 52:
        opponents = opponents[: (52 - len(cards)) // 5]
    found = reckoned_chance(cards[:5], cards[:kept], opponents, seen=cards[5:])
    assert 0 <= found.value <= 1


def _left(*cards):
    """A hand of aces, and all further cards as seen but these."""
    hand = parse_cards("AhAdKc7s2d")
    return hand, [card for card in DECK if card not in (*hand, *cards)]


def test_an_assumption_that_no_hand_fits_is_refused():
    hand, seen = _left(*parse_cards("2c3d4h7c8d9hQsKs"))
    with pytest.raises(ValueError, match="no hand that fits"):
        reckoned_chance(hand, hand, [Read(first=FirstRound.OPENED, drew=1)], seen=seen)


def test_too_few_cards_to_draw_from_are_refused_and_such_holds_left_out():
    hand, seen = _left(*parse_cards("2c3c4c5c7d8d9d"))
    cards = parse_cards("2c3c4c5c7d")
    pat = KnownHand(cards=cards, keep=cards)
    with pytest.raises(ValueError, match="3 cards cannot be drawn where 2 are unseen"):
        reckoned_chance(hand, hand[:2], [pat], seen=seen)
    with pytest.raises(ValueError, match="no hand that fits"):
        reckoned_chance(hand, hand[:4], [KnownHand(cards=cards, keep=cards[:1])], seen=seen)
    assert {len(keep) for keep in reckoned_chances(hand, [pat], seen=seen)} == {3, 4, 5}


def test_an_opponent_who_cannot_draw_is_refused():
    hand, seen = _left(*parse_cards("2c2s3c3d4c"))
    with pytest.raises(ValueError, match="no hand that fits"):
        reckoned_chance(hand, hand, [Read(first=FirstRound.OPENED, drew=1)], seen=seen)


def test_cards_that_are_known_twice_and_tables_without_opponents_are_refused():
    with pytest.raises(CardError, match="twice"):
        reckoned_chance(NINES, NINES, [KnownHand(cards=NINES, keep=NINES)])
    with pytest.raises(CardError, match="not in the hand"):
        reckoned_chance(NINES, QUEENS[:1], [RandomHand()])
    with pytest.raises(ValueError, match="opponents"):
        reckoned_chances(NINES, [])
    with pytest.raises(ValueError, match="opponents"):
        reckoned_chances(NINES, [RandomHand()] * 10)


def test_a_deck_lasts_where_it_serves_what_is_drawn_on_the_average():
    assert deck_lasts([RandomHand()] * 5)
    assert not deck_lasts([RandomHand()] * 7)
    assert deck_lasts([RandomHand(exchanges=False)] * 8)
    assert not deck_lasts([RandomHand(exchanges=False)] * 9)
    seen = DECK[:14]
    pat = KnownHand(cards=tuple(DECK[20:25]), keep=tuple(DECK[20:25]))
    assert deck_lasts([pat] * 5, seen=seen)
    assert not deck_lasts([pat] * 5, seen=DECK[:20])
    assert not deck_lasts([Read(drew=3)] * 5, seen=seen)


@pytest.mark.parametrize(
    ("opponents", "seen", "read"),
    [(5, 17, Read(drew=0)), (5, 10, Read(drew=1)), (5, 5, Read(drew=2)), (4, 12, Read(drew=3)), (6, 3, Read(drew=1))],
)
def test_in_a_crowd_reckoned_chances_hold_as_long_as_the_deck_lasts(opponents, seen, read):
    apart = error = 0.0
    for seed in range(4):
        cards = Random(f"crowd {seed}").sample(DECK, 5 + seen)
        hand, gone = cards[:5], cards[5:]
        keep = common_sense(hand)
        assert deck_lasts([read] * opponents, seen=gone)
        sampled = SampledDeals(hand, [read] * opponents, rng=Random(seed), samples=600, seen=gone).chance(keep)
        apart += (reckoned_chance(hand, keep, [read] * opponents, seen=gone).value - sampled.value) ** 2
        error += sampled.standard_error**2
    assert (apart / 4) ** 0.5 < 2 * (error / 4) ** 0.5 + 0.015
