"""Public faults and questions about figures (C03 to C28), each with its right value, which arithmetic decides.

Every test stands for a kind of mistake; the docstring names the case.
"""

from collections.abc import Iterable
from fractions import Fraction
from itertools import pairwise
from random import Random

import pytest

from drawtutor.cards import DECK, Card, Rank, parse_cards
from drawtutor.hands import Hand, HandCategory, HandRank
from drawtutor.odds import (
    Estimate,
    HoldOdds,
    KnownHand,
    Price,
    RandomHand,
    SampledDeals,
    chance_to_win,
    duel,
    hold_ranks,
    nobody_has_openers,
    nobody_if_independent,
    odds_against,
    one_in,
    outs,
    pair_or_better,
    second_has_openers,
    standing,
)
from drawtutor.words import Catalogue
from tests.odds.notation import FLUSH, FULL, PAIR, QUADS, STRAIGHT, STRAIGHT_FLUSH, TRIPS, TWO_PAIR, odds_of

FOUR_HEARTS = Fraction(9, 47)
"""The chance of a fifth heart."""

QUEENS_UP = ("QsQh9c9d4s", "QsQh9c9d")
NINES_UP = ("9s9c4h4d8c", "9s9c4h4d")


def counts(odds: HoldOdds, kinds: Iterable[HandCategory]) -> list[int]:
    return [odds.counts[kind] for kind in kinds]


def ranks_of(text: str) -> dict[HandRank, int]:
    kept, thrown = (parse_cards(part) for part in text.split("|"))
    return dict(hold_ranks((*kept, *thrown), kept))


def share(ranks: dict[HandRank, int], lowest_pair: Rank) -> Fraction:
    """How often a pair of this rank or a better hand comes."""
    good = sum(n for rank, n in ranks.items() if rank.category > PAIR or _pair(rank) >= lowest_pair)
    return Fraction(good, sum(ranks.values()))


def _pair(rank: HandRank) -> int:
    return rank.made_of[0] if rank.category is PAIR else 0


def percent(hand: str, keep: str, other: tuple[str, str]) -> float:
    """The exact chance to win against an open hand, in hundredths."""
    cards, kept, others, other_kept = map(parse_cards, (hand, keep, *other))
    return float(100 * duel(cards, kept, others, other_kept))


@pytest.mark.parametrize(
    ("players", "share", "by_halves"),
    [
        (3, 0.4963, 0.5000),
        (4, 0.3891, 0.3969),
        (5, 0.3056, 0.3150),
        (6, 0.2390, 0.2500),
        (7, 0.1861, 0.1985),
        (8, 0.1439, 0.1575),
    ],
)
def test_more_deals_are_opened_than_hands_taken_one_by_one_tell(players: int, share: float, by_halves: float) -> None:
    """C03: the hands share one deck, and where one has no jacks or better another has them more often."""
    dealt = nobody_has_openers(players)
    assert isinstance(dealt, Estimate)
    assert dealt.standard_error < 0.0004
    assert abs(dealt.value - share) < 4 * (dealt.standard_error**2 + 0.0004**2) ** 0.5
    independent = nobody_if_independent(players)
    assert float(independent) == pytest.approx(by_halves, abs=0.00006)
    assert dealt.high < independent


def test_two_players_have_no_openers_as_often_as_is_counted() -> None:
    """C03."""
    assert nobody_has_openers(2) == Fraction(2_504_390_626_404, 3_986_646_103_440)
    assert float(second_has_openers()) == pytest.approx(0.208549, abs=5e-7)
    assert (1 - second_has_openers()) * nobody_has_openers(1) == nobody_has_openers(2)
    assert nobody_has_openers(2) < nobody_if_independent(2)
    assert float(nobody_if_independent(2)) == pytest.approx(0.6300, abs=0.00006)


def test_three_cards_to_a_pair_improve_4656_times_in_16215() -> None:
    """C04."""
    odds = odds_of("9s9h | Kd7c2d")
    assert odds.total == 16215
    assert counts(odds, (TWO_PAIR, TRIPS, FULL, QUADS)) == [2592, 1854, 165, 45]
    assert odds.improves == Fraction(4656, 16215)
    assert odds.worsens == 0
    assert float(odds_against(odds.improves)) == pytest.approx(2.48, abs=0.005)


@pytest.mark.rule("PL-29")
def test_a_kept_kicker_takes_from_the_three_what_it_gives_to_the_two_pair() -> None:
    """C05: two pair is 895 to 186 against, 4.81 to 1, where a printed table has 4.54."""
    odds = odds_of("9s9hAd | 7c2d")
    assert odds.total == 1081
    assert counts(odds, (TWO_PAIR, TRIPS, FULL, QUADS)) == [186, 84, 9, 1]
    assert odds.improves == Fraction(280, 1081)
    assert odds_against(odds.chance(TWO_PAIR)) == Fraction(895, 186)
    aces_up = sum(
        n for rank, n in ranks_of("9s9hAd | 7c2d").items() if rank.category is TWO_PAIR and rank.made_of[0] == 14
    )
    assert aces_up == 126


def test_a_pair_a_rank_higher_is_beaten_by_84480_hands_less() -> None:
    """C07: 367,140 hands beat a pair of queens, where a printed table has 376,140."""
    better = {rank: pair_or_better(rank) for rank in (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK)}
    assert list(better.values()) == [282_660, 367_140, 451_620, 536_100]
    assert {after - before for before, after in pairwise(better.values())} == {84_480}
    assert better[Rank.KING] / 2_598_960 == pytest.approx(0.141264, abs=5e-7)


@pytest.mark.rule("PL-30")
def test_a_card_kept_beside_three_of_a_kind_costs_a_quarter_of_a_point() -> None:
    """C09."""
    two, one = odds_of("8s8h8d | Kc3d"), odds_of("8s8h8dKc | 3d")
    assert counts(two, (FULL, QUADS)) == [66, 46]
    assert two.improves == Fraction(112, 1081)
    assert counts(one, (FULL, QUADS)) == [3, 1]
    assert one.improves == Fraction(4, 47)
    assert float(odds_against(two.improves)) == pytest.approx(8.65, abs=0.005)
    assert odds_against(one.improves) == Fraction("10.75")
    assert percent("8s8h8dKc3d", "8s8h8d", QUEENS_UP) == pytest.approx(90.941, abs=0.0006)
    assert percent("8s8h8dKc3d", "8s8h8dKc", QUEENS_UP) == pytest.approx(90.708, abs=0.0006)


@pytest.mark.rule("PL-32")
@pytest.mark.parametrize(
    ("text", "completing"), [("9s8h7d6c | 2s", 8), ("9s8h7d5c | 2s", 4), ("AsKhQdJc | 2s", 4), ("As2h3d4c | 9s", 4)]
)
def test_a_straight_is_as_likely_as_the_ranks_that_complete_it(text: str, completing: int) -> None:
    """C10: the ace closes one end."""
    chance = odds_of(text).chance(STRAIGHT)
    assert chance == Fraction(completing, 47)
    assert odds_against(chance) == {8: Fraction("4.875"), 4: Fraction("10.75")}[completing]


@pytest.mark.rule("PL-32")
def test_a_fifth_heart_comes_9_times_in_47_and_a_pair_12_times() -> None:
    """C11: 1 in 5.2 and 4.2 to 1, never 1 in 4; and not the chance that two cards to come would have."""
    odds = odds_of("AhJh8h3h | 5c")
    assert odds.chance(FLUSH) == FOUR_HEARTS
    assert odds.chance(PAIR) == Fraction(12, 47)
    assert float(odds_against(FOUR_HEARTS)) == pytest.approx(4.22, abs=0.005)
    assert float(one_in(FOUR_HEARTS)) == pytest.approx(5.22, abs=0.005)


@pytest.mark.parametrize(
    ("text", "straight_flush", "flush", "straight"),
    [("9h8h7h6h | 2c", 2, 7, 6), ("9h8h7h5h | 2c", 1, 8, 3), ("AhKhQhJh | 4c", 1, 8, 3)],
)
def test_draws_to_a_straight_flush_count_no_card_twice(
    text: str, straight_flush: int, flush: int, straight: int
) -> None:
    """C12: nine hearts and eight ends are fifteen cards, not seventeen."""
    odds = odds_of(text)
    assert counts(odds, (STRAIGHT_FLUSH, FLUSH, STRAIGHT)) == [straight_flush, flush, straight]
    kept, thrown = (parse_cards(part) for part in text.split("|"))
    assert len(outs((*kept, *thrown), kept, at_least=STRAIGHT)) == straight_flush + flush + straight


@pytest.mark.parametrize(
    ("text", "category", "ways", "once_in"),
    [
        ("AhJh8h | 5c2d", FLUSH, 45, 24.0),
        ("8c7d6h | KsQs", STRAIGHT, 48, 22.5),
        ("Ac2d3h | KsQs", STRAIGHT, 16, 67.6),
    ],
)
def test_three_cards_to_a_flush_or_a_straight_are_poor(
    text: str, category: HandCategory, ways: int, once_in: float
) -> None:
    """C13: 8-7-6 runs three ways, A-2-3 one."""
    chance = odds_of(text).chance(category)
    assert chance == Fraction(ways, 1081)
    assert float(one_in(chance)) == pytest.approx(once_in, abs=0.05)


def test_whether_to_keep_a_king_beside_an_ace_depends_on_what_has_to_be_beaten() -> None:
    """C14."""
    alone, both = ranks_of("Ah | Kd9c6s3h"), ranks_of("AhKd | 9c6s3h")
    figures = {
        Rank.TWO: (0.50694, 0.47931),
        Rank.JACK: (0.32191, 0.37607),
        Rank.KING: (0.27307, 0.34869),
    }
    for lowest, (one, two) in figures.items():
        assert float(share(alone, lowest)) == pytest.approx(one, abs=5e-6)
        assert float(share(both, lowest)) == pytest.approx(two, abs=5e-6)
    assert float(odds_of("Ah | Kd9c6s3h").at_least(PAIR)) == pytest.approx(0.50694, abs=5e-6)


KINGS = "KsKhAd7c2d"
TENS = "TsThAd7c2d"


@pytest.mark.rule("PL-29")
@pytest.mark.parametrize(
    ("hand", "pair", "other", "alone", "with_ace"),
    [
        (KINGS, "KsKh", QUEENS_UP, 27.198, 25.482),
        (KINGS, "KsKh", ("AsAc9d6h3s", "AsAc"), 25.361, 17.667),
        (KINGS, "KsKh", ("QsQc9d6h3s", "QsQc"), 76.625, 75.899),
        (TENS, "TsTh", QUEENS_UP, 15.761, 21.260),
        (TENS, "TsTh", NINES_UP, 27.210, 25.482),
    ],
    ids=["kings v queens up", "kings v aces", "kings v queens", "tens v queens up", "tens v nines up"],
)
def test_an_ace_beside_a_pair_pays_only_where_aces_up_are_what_is_needed(
    hand: str, pair: str, other: tuple[str, str], alone: float, with_ace: float
) -> None:
    """C16: neither "always" nor "never"."""
    assert percent(hand, pair, other) == pytest.approx(alone, abs=0.0006)
    assert percent(hand, pair + "Ad", other) == pytest.approx(with_ace, abs=0.0006)
    assert (with_ace > alone) == (hand == TENS and other is QUEENS_UP)


@pytest.mark.parametrize(
    ("other", "pair", "flush"),
    [
        (("TsTh8c5c2h", "TsTh"), 76.070, 24.446),
        (("QsQh5c5h2c", "QsQh5c5h"), 16.592, 19.454),
        (("KsKh8c5c2h", "KsKh"), 23.490, 21.134),
        (("8s8h8c4h2c", "8s8h8c"), 12.721, 19.204),
    ],
    ids=["v tens", "v queens up", "v kings", "v three eights"],
)
def test_a_pair_is_broken_for_a_flush_only_where_it_is_beaten_by_two_pair_or_three(
    other: tuple[str, str], pair: float, flush: float
) -> None:
    """C17."""
    hand = "JdJs9d6d3d"
    assert percent(hand, "JdJs", other) == pytest.approx(pair, abs=0.0006)
    assert percent(hand, "Jd9d6d3d", other) == pytest.approx(flush, abs=0.0006)


@pytest.mark.parametrize(
    ("pot", "value"), [(30, "-110/47"), (40, "-20/47"), (42, "-2/47"), (43, "7/47"), (50, "70/47")]
)
def test_a_call_with_four_hearts_breaks_even_between_42_and_43(pot: int, value: str) -> None:
    """C19: the price is compared with the odds against, the pot counted before one's own call."""
    price = Price(to_call=10, pot=pot)
    assert price.value(FOUR_HEARTS) == Fraction(value)
    assert (price.needed <= FOUR_HEARTS) == (Fraction(value) >= 0) == (price.laid >= odds_against(FOUR_HEARTS))
    assert Price.smallest_pot(10, FOUR_HEARTS) == Fraction(380, 9)


def test_the_bet_that_is_called_belongs_to_the_pot_and_so_does_the_call() -> None:
    """C20: 40 to 10 is 4 to 1 and a fifth; neither 3 to 1, nor a quarter."""
    price = Price(to_call=10, pot=30 + 10)
    assert price.laid == 4
    assert price.needed == Fraction(1, 5)
    assert one_in(price.needed) == 5
    assert odds_against(price.needed) == 4


def test_a_future_bet_counts_only_when_it_is_stated() -> None:
    """C21."""
    price = Price(to_call=10, pot=40)
    assert price.value(FOUR_HEARTS) < 0
    assert price.value_with_future(FOUR_HEARTS, 20) == Fraction(160, 47)
    assert price.future_win(FOUR_HEARTS) == Fraction(20, 9)
    assert Price(to_call=10, pot=50).future_win(FOUR_HEARTS) == 0


@pytest.mark.parametrize(("cards", "pot"), [(8, "48.75"), (4, "107.5")])
def test_the_smallest_pot_that_pays_for_a_straight_goes_by_the_cards_that_complete_it(cards: int, pot: str) -> None:
    """C22."""
    assert Price.smallest_pot(10, Fraction(cards, 47)) == Fraction(pot)


@pytest.mark.parametrize(
    ("hand", "keep", "other", "win", "price", "calls"),
    [
        ("AhJh8h3h5c", "AhJh8h3h", ("KsKd9c7s4d", "KsKd"), 26.155, 2.82, True),
        ("9h7h5h2h3c", "9h7h5h2h", ("KsKd8c6s4d", "KsKd"), 21.141, 3.73, False),
    ],
)
def test_the_chance_to_win_is_not_the_chance_to_make_the_hand(
    hand: str, keep: str, other: tuple[str, str], win: float, price: float, calls: bool
) -> None:
    """C23: with aces that can pair, four hearts call at 3 to 1; without them they fold."""
    cards, kept, others, other_kept = map(parse_cards, (hand, keep, *other))
    chance = duel(cards, kept, others, other_kept)
    assert float(100 * chance) == pytest.approx(win, abs=0.0006)
    assert chance > FOUR_HEARTS
    assert float(odds_against(chance)) == pytest.approx(price, abs=0.005)
    assert (Price(to_call=10, pot=30).value(chance) > 0) is calls


def test_a_pair_of_jacks_is_ahead_of_one_unknown_hand_four_times_in_five() -> None:
    """C25."""
    jacks = standing(parse_cards("JsJh9d6c3s"))
    assert jacks.total == 1_533_939
    assert jacks.equal == 27
    assert jacks.better / jacks.total == pytest.approx(0.200658, abs=5e-7)
    assert jacks.ahead == Fraction(2 * jacks.worse + 27, 2 * 1_533_939)


def test_one_of_five_unknown_hands_is_better_than_a_pair_of_jacks_two_times_in_three() -> None:
    """C25: the hands share a deck, so that one against each alone, five times over, comes out too low."""
    hand = parse_cards("JsJh9d6c3s")
    mine = Hand(hand).rank.strength
    deals = SampledDeals(hand, [RandomHand(exchanges=False)] * 5, rng=Random(11), samples=6000)
    beaten = sum(max(final) > mine for final in deals.finals) / 6000
    error = (0.684 * 0.316 / 6000) ** 0.5
    assert abs(beaten - 0.684) < 3 * error + 0.0013
    assert pytest.approx(0.674, abs=0.0005) == 1 - (1 - 0.200658) ** 5


def test_two_and_a_half_to_one_is_not_one_in_two_and_a_half() -> None:
    """C26: the three forms stand together."""
    chance = Fraction(4656, 16215)
    assert float(odds_against(chance)) == pytest.approx(2.4826, abs=1e-4)
    assert one_in(chance) == odds_against(chance) + 1
    assert Catalogue.load().text(chance, "full") == "28.7%, 2.48 to 1 against, 1 in 3.48"


def test_folded_hands_hold_fewer_aces_and_kings_than_chance() -> None:
    """C28: a figure such as 3 in 47 takes all unseen cards as equally likely, and says so."""
    hand = parse_cards("As9h7c4d2s")
    aces = [card for card in outs(hand, hand[:4]) if card.rank is Rank.ACE]
    assert Fraction(len(aces), 47) == Fraction(3, 47)
    rng = Random(28)
    folded: list[Card] = []
    hands = 0
    while hands < 4000:
        cards = rng.sample(DECK, 5)
        rank = Hand(cards).rank
        if rank.category is HandCategory.HIGH_CARD or (rank.category is PAIR and rank.made_of[0] < Rank.JACK):
            hands += 1
            folded += cards
    high = sum(card.rank >= Rank.KING for card in folded) / len(folded)
    error = (8 / 52 * 44 / 52 / len(folded)) ** 0.5
    assert high < 8 / 52 - 5 * error
    said = Catalogue.load()
    assert "all unseen cards as equally likely" in said.say("odds-unseen-alike")
    assert "fewer aces and kings than chance" in said.say("odds-folded-hands")


def test_samples_meet_the_exact_duels_within_their_error() -> None:
    """The sampled chance to win beside the counted one, for duels of C09, C16, C17 and C23."""
    for hand, keep, other in (
        ("8s8h8dKc3d", "8s8h8d", QUEENS_UP),
        (KINGS, "KsKh", ("AsAc9d6h3s", "AsAc")),
        ("JdJs9d6d3d", "Jd9d6d3d", ("8s8h8c4h2c", "8s8h8c")),
        ("AhJh8h3h5c", "AhJh8h3h", ("KsKd9c7s4d", "KsKd")),
    ):
        known = KnownHand(cards=parse_cards(other[0]), keep=parse_cards(other[1]))
        found = chance_to_win(parse_cards(hand), keep=parse_cards(keep), opponents=[known], rng=Random(7), samples=2500)
        assert abs(100 * found.value - percent(hand, keep, other)) < 4 * 100 * found.standard_error
        assert 0 < found.standard_error < 0.02
