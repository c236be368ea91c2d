"""The chance to win: exact duels, samples beside exact figures, and what is assumed of others."""

from collections import Counter
from fractions import Fraction
from itertools import combinations_with_replacement, pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from drawtutor.cards import DECK, CardError, Rank, format_cards, parse_cards
from drawtutor.hands import HandCategory, HandRank, strength
from drawtutor.odds import (
    DrawKind,
    Estimate,
    FirstRound,
    Holding,
    KnownHand,
    RandomHand,
    Read,
    SampledDeals,
    SecondRound,
    chance_to_win,
    common_sense,
    draw_kind,
    duel,
    holding_of,
    standing,
    usually_holds,
)
from drawtutor.odds._dealing import DEAL, HANDS_OF
from drawtutor.odds._indexes import KEY, RANK_KEY, strength_of
from drawtutor.odds._opponents import NothingFitsError, chair_for
from drawtutor.odds.holdings import by_use

FIVE = st.lists(st.sampled_from(DECK), min_size=5, max_size=5, unique=True)
QUEENS_UP = "QsQh9c9d4s"


def test_no_two_sets_of_five_ranks_have_the_same_sum_of_keys():
    sets = [ranks for ranks in combinations_with_replacement(range(13), 5) if ranks[0] != ranks[4]]
    assert len({sum(RANK_KEY[rank] for rank in ranks) for ranks in sets}) == len(sets) == 6175


@given(FIVE)
@settings(max_examples=300)
def test_the_strength_by_keys_is_the_strength_of_the_hand(hand):
    assert strength_of(sum(KEY[card.index] for card in hand)) == strength(hand)


@pytest.mark.parametrize("flush", ["2c3c4c5c7c", "AdKdQdJdTd", "2h3h4h5hAh", "9s8s7s5s2s"])
def test_a_flush_is_known_by_its_keys(flush):
    cards = parse_cards(flush)
    assert strength_of(sum(KEY[card.index] for card in cards)) == strength(cards)


@pytest.mark.parametrize(
    ("hand", "keep", "other", "kept"),
    [
        ("KsKhAd7c2d", "KsKhAd", "AsAc9d6h3s", "AsAc"),
        ("JdJs9d6d3d", "Jd9d6d3d", "QsQh5c5h2c", "QsQh5c5h"),
        ("8s8h8dKc3d", "8s8h8d", "QsQh9c9d4s", "QsQh9c9d"),
        ("AhJh8h3h5c", "AhJh8h3h", "KsKd9c7s4d", "KsKd"),
        ("AhJh8h3h5c", "AhJh8h3h5c", "KsKd9c7s4d", "KsKd"),
    ],
)
def test_a_duel_is_the_same_from_either_side(hand, keep, other, kept):
    hand, keep, other, kept = map(parse_cards, (hand, keep, other, kept))
    assert duel(hand, keep, other, kept) + duel(other, kept, hand, keep) == 1


def test_a_duel_with_too_many_draws_is_refused():
    hand, other = parse_cards("KsKhAd7c2d"), parse_cards("AsAc9d6h3s")
    with pytest.raises(CardError, match="sampled"):
        duel(hand, hand[:1], other, other[:1])
    with pytest.raises(CardError, match="twice"):
        duel(hand, hand[:2], (*other[:4], hand[0]), other[:2])


@given(st.lists(st.sampled_from(DECK), min_size=5, max_size=9, unique=True))
@settings(max_examples=10, deadline=None)
def test_a_standing_counts_every_hand_that_another_can_hold(cards):
    found = standing(cards[:5], seen=cards[5:])
    left = 52 - len(cards)
    assert found.total == left * (left - 1) * (left - 2) * (left - 3) * (left - 4) // 120
    assert min(found.better, found.equal, found.worse) >= 0


def test_the_kinds_of_dealt_hand_are_all_hands_there_are():
    assert sum(HANDS_OF.values()) == 2_598_960
    assert tuple(HANDS_OF) == tuple(Holding) == tuple(DEAL)


@pytest.mark.parametrize("holding", Holding)
def test_dealing_a_kind_gives_that_kind_with_the_cards_to_keep_in_front(holding):
    random = Random(5).random
    for _ in range(400):
        cards = [DECK[card] for card in DEAL[holding](random)]
        kind, order = by_use(cards)
        assert kind is holding
        kept = len(common_sense(cards))
        assert {card.rank for card in cards[:kept]} == {card.rank for card in order[:kept]}


def test_kinds_of_dealt_hand_come_as_often_as_they_are_counted():
    rng = Random(2)
    count = 30_000
    seen = Counter(holding_of(rng.sample(DECK, 5)) for _ in range(count))
    for holding, hands in HANDS_OF.items():
        share = hands / 2_598_960
        error = (share * (1 - share) / count) ** 0.5
        assert abs(seen[holding] / count - share) < 4.5 * error


@pytest.mark.parametrize("holding", Holding)
def test_every_card_is_dealt_alike(holding):
    random = Random(8).random
    count = 4000
    seen = Counter(card % 4 for _ in range(count) for card in (c // 13 for c in DEAL[holding](random)))
    for suit in range(4):
        assert abs(seen[suit] / count / 5 - 0.25) < 0.03


@pytest.mark.parametrize(
    ("hand", "kept"),
    [
        ("9s9hKd7c2d", "9s9h"),
        ("2d9s9hKdKs", "9s9hKdKs"),
        ("8s2c8h8dKc", "8s8h8d"),
        ("AhJh5c8h3h", "AhJh8h3h"),
        ("9s8h2s7d6c", "9s8h7d6c"),
        ("AsKh2s9dJc", "AsKh"),
        ("Ts9h8s7dJc", "Ts9h8s7dJc"),
    ],
)
def test_common_sense_keeps_what_is_made_or_nearly_made(hand, kept):
    assert format_cards(common_sense(parse_cards(hand))) == kept


def test_common_sense_obeys_a_limit_on_discards():
    assert len(common_sense(parse_cards("AsKh2s9dJc"), max_discards=2)) == 3


@pytest.mark.parametrize(
    ("four", "kind"),
    [
        ("9h8h7h6h", DrawKind.STRAIGHT_FLUSH),
        ("AhJh8h3h", DrawKind.FLUSH),
        ("9s8h7d6c", DrawKind.OPEN_STRAIGHT),
        ("9s8h7d5c", DrawKind.INSIDE_STRAIGHT),
        ("AsKhQdJc", DrawKind.INSIDE_STRAIGHT),
        ("As2h3d4c", DrawKind.INSIDE_STRAIGHT),
        ("9s8h7d2c", None),
        ("9s9h8d7c", None),
        ("9s8h7d", None),
    ],
)
def test_four_cards_are_named_by_what_they_wait_for(four, kind):
    assert draw_kind(parse_cards(four)) is kind


def test_what_a_draw_count_tells_is_a_stated_share_of_each_kind():
    one = usually_holds(Read(first=FirstRound.CALLED, drew=1))
    assert sum(one.values()) == 1
    assert one[Holding.TWO_PAIR] + one[Holding.FOUR_FLUSH] + one[Holding.FOUR_STRAIGHT] > Fraction(9, 10)
    two = {first: usually_holds(Read(first=first, drew=2))[Holding.THREE_OF_A_KIND] for first in FirstRound}
    assert two[FirstRound.CALLED] < two[FirstRound.OPENED] < two[FirstRound.RAISED]
    pat = usually_holds(Read(first=FirstRound.RAISED, drew=0))
    assert pat[Holding.PAT] > Fraction(1, 2)


@pytest.mark.parametrize("first", FirstRound)
@pytest.mark.parametrize("drew", [None, 0, 1, 2, 3, 4, 5])
def test_every_read_leaves_hands_to_hold(first, drew):
    shares = usually_holds(Read(first=first, drew=drew, max_discards=5))
    assert sum(shares.values()) == 1
    assert min(shares.values()) >= 0


def test_a_hand_fares_worse_the_more_the_other_has_shown():
    hand = parse_cards("QsQhKd7c2d")
    reads = [
        Read(),
        Read(first=FirstRound.OPENED, drew=3),
        Read(first=FirstRound.OPENED, drew=1),
        Read(first=FirstRound.RAISED, drew=0),
    ]
    chances = [chance_to_win(hand, keep=hand[:2], opponents=[read], rng=Random(4), samples=700) for read in reads]
    for better, worse in pairwise(chances):
        assert better.value - worse.value > 2 * better.standard_error


def test_a_bet_after_the_exchange_shows_strength():
    hand = parse_cards("AsAhKd7c2d")
    quiet, bet, raised = (
        chance_to_win(
            hand, opponents=[Read(first=FirstRound.OPENED, drew=3, second=second)], rng=Random(4), samples=600
        )
        for second in (SecondRound.CHECKED, SecondRound.BET, SecondRound.RAISED)
    )
    assert quiet.low > bet.high
    assert bet.low > raised.high


@given(
    st.lists(st.sampled_from(DECK), min_size=5, max_size=8, unique=True),
    st.lists(
        st.builds(
            Read,
            first=st.sampled_from(FirstRound),
            drew=st.none() | st.integers(0, 5),
            second=st.sampled_from(SecondRound),
            max_discards=st.just(5),
        )
        | st.builds(RandomHand, exchanges=st.booleans()),
        min_size=1,
        max_size=7,
    ),
    st.integers(0, 5),
    st.integers(0, 2**32),
)
@settings(max_examples=40, deadline=None)
def test_every_table_can_be_dealt_and_shares_lie_between_none_and_all(cards, opponents, kept, seed):
    hand, seen = cards[:5], cards[5:]
    deals = SampledDeals(hand, opponents, rng=Random(seed), samples=3, seen=seen)
    for share in deals.shares(hand[:kept]):
        assert 0 <= share <= 1
    assert all(0 <= place <= 1 for places in deals.places for place in places)
    alone = deals.shares(hand[:kept], stay=[0] * 3)
    assert alone == [1.0] * 3


def test_one_seed_gives_one_answer():
    hand = parse_cards("AsAhKd7c2d")
    one, other = (chance_to_win(hand, keep=hand[:2], opponents=[Read()], rng=Random(4), samples=50) for _ in range(2))
    assert one == other


def test_holds_are_compared_under_the_same_cards():
    hand = parse_cards("9s9hAd7c2d")
    deals = SampledDeals(hand, [Read(first=FirstRound.OPENED, drew=1)], rng=Random(1), samples=600)
    apart = (deals.chance(hand[:2]).standard_error ** 2 + deals.chance(hand[:3]).standard_error ** 2) ** 0.5
    assert deals.difference(hand[:2], hand[:3]).standard_error < apart / 2
    assert deals.difference(hand[:2], hand[:2]).value == 0


def test_an_estimate_says_how_far_it_can_be_trusted():
    found = Estimate.of([0.0, 1.0, 1.0, 0.0])
    assert found == Estimate(0.5, pytest.approx(0.288675, abs=1e-6), 4)
    assert (found.low, found.high) == pytest.approx((0.5 - 0.57735, 0.5 + 0.57735), abs=1e-5)
    with pytest.raises(ValueError, match="at least two"):
        Estimate.of([1.0])


def test_cards_that_are_known_twice_and_tables_without_opponents_are_refused():
    hand = parse_cards("AsAhKd7c2d")
    with pytest.raises(CardError, match="twice"):
        SampledDeals(hand, [KnownHand(cards=hand, keep=hand)], rng=Random(1), samples=2)
    with pytest.raises(ValueError, match="opponents"):
        SampledDeals(hand, [], rng=Random(1), samples=2)
    with pytest.raises(CardError, match="not in the hand"):
        chance_to_win(hand, keep=parse_cards("Ks"), opponents=[RandomHand()], rng=Random(1))


def test_a_player_who_is_dealt_to_late_draws_as_often_as_one_dealt_to_early():
    chair = chair_for(Read())
    random = Random(6).random
    cards = Random(6).sample(range(52), 31)
    early, late = (
        [chair.start(sum(1 << card for card in cards[:used]), random)[1:] for _ in range(3000)] for used in (22, 31)
    )
    for hands in (early, late):
        threes = [thrown for cards, thrown in hands if len({card % 13 for card in cards}) == 4]
        pat = threes.count(0) / len(threes)
        assert 0.9 < threes.count(3) / len(threes) < 0.97
        assert pat < 0.02


def test_a_draw_for_which_no_card_is_left_is_refused():
    hand = parse_cards("AhAdKc7s2d")
    left = parse_cards("2c3c4c5c7d8d9dTd")
    seen = [card for card in DECK if card not in (*hand, *left)]
    deals = SampledDeals(hand, [RandomHand(exchanges=False)], rng=Random(1), samples=5, seen=seen)
    assert deals.chance(hand[:3]).samples == 5
    with pytest.raises(ValueError, match="4 cards cannot be drawn where the stub and the discards hold 3"):
        deals.chance(hand[:1])


def test_what_others_threw_is_drawn_only_when_the_stub_has_run_out():
    hand, thrown = parse_cards("AhJh8h3h5c"), parse_cards("KhQhTh")
    other = KnownHand(cards=(*parse_cards("2s2d"), *thrown), keep=parse_cards("2s2d"))
    left = parse_cards("4c6d7s9cTdQc")
    seen = [card for card in DECK if card not in (*hand, *other.cards, *left)]
    deals = SampledDeals(hand, [other], rng=Random(3), samples=300, seen=seen)
    assert not any(HandRank(packed).category is HandCategory.FLUSH for own in deals.own(hand[:4]) for packed in own)
    ended = [HandRank(own[0]) for own in deals.own(hand[:1])]
    assert any(Rank.KING in (*rank.made_of, *rank.kickers) for rank in ended)


class _Watched(SampledDeals):
    """Sampled deals that keep the five cards with which each opponent ends."""

    def __init__(self, *args, **more):
        self.ended = []
        super().__init__(*args, **more)

    def _finish(self, seat, starts, finals, drew, used):
        used = super()._finish(seat, starts, finals, drew, used)
        if seat == self._order[-1]:
            self.ended.append(
                [
                    [*start[1][: 5 - start[2]], *(card for card in range(52) if one >> card & 1)]
                    for start, one in zip(starts, drew, strict=True)
                ]
            )
        return used


@pytest.mark.rule("PL-27")
@pytest.mark.parametrize("second", [SecondRound.UNKNOWN, SecondRound.BET])
@pytest.mark.parametrize("opponents", range(4, 10))
def test_no_card_is_dealt_twice_however_many_are_drawn(opponents, second):
    hand = parse_cards("8s8h8dAcKc")
    table = [Read(drew=3, second=second)] * (opponents - 1) + [RandomHand()]
    seen = DECK[: 47 - 5 * opponents - 2 : 2] if opponents < 7 else ()
    seen = [card for card in seen if card not in hand]
    deals = _Watched(hand, table, rng=Random(opponents), samples=40 if opponents < 9 else 12, seen=seen)
    again = 0
    for deal, ended in enumerate(deals.ended):
        cards = [card.index for card in (*hand, *seen)] + [card for cards in ended for card in cards]
        assert len(set(cards)) == len(cards) == len(hand) + len(seen) + 5 * opponents
        assert deals.finals[deal] == tuple(strength_of(sum(KEY[card] for card in cards)) for cards in ended)
        tight = deals._tight.get(deal)
        assert not set(cards) & set(deals._rests[deal])
        if tight:
            again += len(tight.again)
            assert not set(cards) & {*tight.spare}
            for seat, card in tight.again:
                assert card in ended[seat]
            for kept in range(5):
                own, finals = tight.serve(deals._rests[deal], [card.index for card in hand[:kept]])
                assert len({*own, *(card.index for card in hand)}) == 10 - kept
                changed = sum(one != other for one, other in zip(finals, deals.finals[deal], strict=True))
                assert changed <= len(set(own) & set(cards))
    assert again or opponents != 9


def _wins_among_ten(hand, kept, rng):
    """One deal among ten, card by card: all throw by common sense, then all draw in an order of chance."""
    left = [card for card in DECK if card not in hand]
    rng.shuffle(left)
    hands = [hand, *(tuple(left[5 * at : 5 * at + 5]) for at in range(9))]
    keeps = [kept, *(common_sense(cards) for cards in hands[1:])]
    stub = left[45:]
    pile = [(at, card) for at in range(10) for card in hands[at] if card not in keeps[at]]
    rng.shuffle(pile)
    ends = [list(cards) for cards in keeps]
    for at in rng.sample(range(10), 10):
        while len(ends[at]) < 5:
            if not stub:
                # One's own come last.
                found = next((one for one in pile if one[0] != at), None) or pile[0]
                pile.remove(found)
                stub.append(found[1])
            ends[at].append(stub.pop())
    mine, *others = map(strength, ends)
    return (mine >= max(others)) / (1 + others.count(mine))


@pytest.mark.parametrize(("hand", "kept"), [("AsAh9d6c3s", 2), ("8s8h8dKc3d", 3)])
def test_among_ten_players_a_hand_wins_as_often_as_when_all_is_dealt_card_by_card(hand, kept):
    cards = parse_cards(hand)
    sampled = chance_to_win(cards, keep=cards[:kept], opponents=[RandomHand()] * 9, rng=Random(3), samples=2500)
    rng = Random(9)
    dealt = Estimate.of([_wins_among_ten(cards, cards[:kept], rng) for _ in range(2500)])
    assert abs(sampled.value - dealt.value) < 3.5 * (sampled.standard_error**2 + dealt.standard_error**2) ** 0.5


@pytest.mark.parametrize("drew", [0, 1, 2, 4])
def test_in_a_crowd_everyone_holds_what_is_assumed(drew):
    hand = parse_cards("9s9hKd7c2d")
    seen = Random(2).sample([card for card in DECK if card not in hand], 22)
    model = Read(first=FirstRound.RAISED, drew=drew, max_discards=5)
    able = {holding for holding, share in usually_holds(model).items() if share}
    chair = chair_for(model)
    random = Random(1).random
    used = sum(1 << card.index for card in (*hand, *seen))
    for more in (0, 5, 10, 14):
        taken = used | sum(1 << card.index for card in [card for card in DECK if card not in (*hand, *seen)][:more])
        for _ in range(40):
            try:
                place, cards, thrown = chair.start(taken, random)
            except NothingFitsError:
                assert more == 14
                break
            assert not taken & sum(1 << card for card in cards)
            assert thrown == drew
            assert holding_of([DECK[card] for card in cards]) in able
            assert 0 <= place <= 1


def test_in_a_crowd_kinds_come_as_often_as_they_are_counted():
    hand = parse_cards("9s9hKd7c2d")
    seen = Random(5).sample([card for card in DECK if card not in hand], 26)
    model = Read(first=FirstRound.CALLED, drew=1)
    chair = chair_for(model)
    random = Random(7).random
    used = sum(1 << card.index for card in (*hand, *seen))
    count = 4000
    found = Counter(holding_of([DECK[card] for card in chair.start(used, random)[1]]) for _ in range(count))
    for holding, share in usually_holds(model, hand=hand, seen=seen).items():
        share = float(share)
        assert abs(found[holding] / count - share) <= 4.5 * (share * (1 - share) / count) ** 0.5


def test_an_assumption_that_no_hand_fits_cannot_be_dealt():
    hand = parse_cards("AhAdKc7s2d")
    left = parse_cards("2c3d4h7c8d9hQsKs")
    seen = [card for card in DECK if card not in (*hand, *left)]
    with pytest.raises(ValueError, match="no hand that fits"):
        SampledDeals(hand, [Read(first=FirstRound.OPENED, drew=1)], rng=Random(1), samples=5, seen=seen)


def test_hands_that_fit_for_each_but_not_for_all_are_refused():
    hand = parse_cards("AhAdKc7s2d")
    left = parse_cards("2c2s3d4h6c7d8hTsJdQh")
    seen = [card for card in DECK if card not in (*hand, *left)]
    with pytest.raises(ValueError, match="never hands that fit for all 2 opponents"):
        SampledDeals(hand, [Read(first=FirstRound.OPENED, drew=1)] * 2, rng=Random(1), samples=5, seen=seen)
