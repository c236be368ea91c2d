"""What a hold is worth: beside the counts it is made of, and beside the known return of the best play of all deals."""

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import combinations, combinations_with_replacement, groupby, permutations, product
from math import comb

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from drawtutor.cards import DECK, JOKER, CardError, parse_cards
from drawtutor.hands import HandCategory, HandRank, JokerUse
from drawtutor.odds import Worths, all_hold_ranks, all_holds, hold_ranks, hold_values

PAYS = {
    HandCategory.STRAIGHT_FLUSH: 50,
    HandCategory.FOUR_OF_A_KIND: 25,
    HandCategory.FULL_HOUSE: 9,
    HandCategory.FLUSH: 6,
    HandCategory.STRAIGHT: 4,
    HandCategory.THREE_OF_A_KIND: 3,
    HandCategory.TWO_PAIR: 2,
}


def nine_six(rank: HandRank) -> int:
    """The pay table known as nine-six, jacks or better."""
    if rank.is_royal:
        return 800
    if rank.category is HandCategory.PAIR:
        return int(rank.made_of[0] >= 11)
    return PAYS.get(rank.category, 0)


@cache
def suits_of(repeats: tuple[int, ...]) -> tuple[tuple[tuple[int, ...], int], ...]:
    """How ranks that stand there so often can have suits, one of each kind up to a swap of suits, and how many."""
    found: Counter[tuple[tuple[int, ...], ...]] = Counter()
    for suits in product(*(list(combinations(range(4), times)) for times in repeats)):
        found[min(tuple(tuple(sorted(swap[suit] for suit in some)) for some in suits) for swap in _SWAPS)] += 1
    return tuple((tuple(suit for some in suits for suit in some), count) for suits, count in found.items())


_SWAPS = list(permutations(range(4)))


def deals_by_class():
    """One deal for each that differs by more than a swap of suits, with how many deals it stands for."""
    for ranks in combinations_with_replacement(range(13), 5):
        if ranks[0] != ranks[4]:
            for suits, count in suits_of(tuple(len(list(same)) for _, same in groupby(ranks))):
                yield [DECK[13 * suit + rank] for suit, rank in zip(suits, ranks, strict=True)], count


def test_the_best_hold_of_every_deal_returns_what_it_is_known_to_return():
    worths = Worths(nine_six)
    deals = classes = 0
    by_total: Counter[int] = Counter()
    for hand, count in deals_by_class():
        best = worths.best(hand)
        by_total[best.total] += count * best.worth.numerator * (best.total // best.worth.denominator)
        deals += count
        classes += 1
    assert (deals, classes) == (comb(52, 5), 134_459)
    whole = sum(Fraction(worth, total) for total, worth in by_total.items())
    assert whole / deals == Fraction(1653526326983, 1661102543100)


def odd_worth(rank: HandRank) -> Fraction:
    """A worth that tells all ranks apart, and is no whole number."""
    return Fraction(rank.strength % 9973, 7 + rank.category)


ODD = {joker: Worths(odd_worth, joker=joker) for joker in JokerUse}
CARDS = st.lists(st.sampled_from((*DECK, JOKER)), min_size=5, max_size=12, unique=True)


def mean(counts) -> Fraction:
    return sum((odd_worth(rank) * count for rank, count in counts.items()), Fraction()) / sum(counts.values())


@settings(max_examples=25, deadline=None)
@given(CARDS, st.sampled_from(JokerUse), st.integers(0, 5))
def test_a_hold_is_worth_the_mean_of_its_final_ranks(cards, joker, most):
    if joker is JokerUse.NONE:
        cards = [card if card is not JOKER else next(card for card in DECK if card not in cards) for card in cards]
    hand, seen = tuple(cards[:5]), tuple(cards[5:])
    found = ODD[joker].holds(hand, seen=seen, max_discards=most)
    holds = all_holds(hand, seen=seen, max_discards=most, joker=joker)
    assert [(hold.keep, hold.discard, hold.total) for hold in found] == [
        (hold.keep, hold.discard, hold.total) for hold in holds
    ]
    for hold in found[:26:5]:
        assert hold.worth == mean(hold_ranks(hand, hold.keep, seen=seen, joker=joker))
    best = ODD[joker].best(hand, seen=seen, max_discards=most)
    assert best == max(found, key=lambda hold: hold.worth)


@pytest.mark.parametrize(
    ("joker", "hand"),
    [(JokerUse.NONE, "KhQhJhTh3d"), (JokerUse.BUG, "JkAsAd9c2c"), (JokerUse.WILD, "7d8d9dJcJh")],
)
def test_look_ups_by_subset_and_sums_over_all_ranks_are_two_ways_to_one_worth(joker, hand):
    cards = parse_cards(hand)
    for hold, ranks in zip(ODD[joker].holds(cards), all_hold_ranks(cards, joker=joker), strict=True):
        assert hold.keep == ranks.keep
        assert hold.worth == mean(ranks.ranks)


def test_of_two_holds_that_are_worth_the_same_the_best_throws_fewer():
    assert Worths(lambda rank: 1).best(parse_cards("9s9hKd7c2d")).discard == ()


def test_a_hold_that_the_rest_of_the_deck_cannot_fill_is_left_out():
    hand, seen = DECK[:5], DECK[5:49]
    found = hold_values(hand, odd_worth, seen=seen)
    assert [len(hold.discard) for hold in found] == [0, *[1] * 5, *[2] * 10, *[3] * 10]
    assert Worths(odd_worth).best(hand, seen=seen) == max(found, key=lambda hold: hold.worth)


def test_worths_refuse_a_joker_where_none_plays():
    worths = Worths(nine_six)
    hand = (*parse_cards("9s9hKd7c"), JOKER)
    for asked in (worths.holds, worths.best):
        with pytest.raises(CardError, match="joker"):
            asked(hand)


def test_four_to_a_royal_flush_are_kept_where_the_royal_one_pays_most():
    best = Worths(nine_six).best(parse_cards("AhKhQhJh9h"))
    assert best.discard == parse_cards("9h")
    # The ten of hearts, seven other hearts, three other tens, and three of each rank that makes a pair that pays.
    assert best.worth == Fraction(800 + 7 * 6 + 3 * 4 + 12 * 1, 47)
