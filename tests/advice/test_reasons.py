"""Reasons are made from the position: each kind where the position calls for it, and not where it does not."""

import re
from dataclasses import replace
from fractions import Fraction
from random import Random

import pytest

from drawtutor.advice import HeldKind, Misconception, Verdict, hint, review
from drawtutor.advice.grading import WORSE
from drawtutor.advice.numbers import chance_beside
from drawtutor.advice.outlook import Outlook
from drawtutor.advice.ranges import held, spread_of, tells, yours
from drawtutor.cards import DECK
from drawtutor.message import Message
from drawtutor.rules import Bet, Call, Check, Fold, RaiseTo, Seat, Show, StandPat
from drawtutor.words import Catalogue, Language
from tests.advice.positions import deal_at, throw, to_act
from tests.advice.weighed import CASES, OPENER, after_pat, after_three, called_before, opened, raised, told, weighed

NAMES = {0: "Kim", 1: Message.of("who-you"), 2: "Mo", 3: "Nia"}
DREW = (throw("9d5c3s"), (1, "8h7s3h"))


@pytest.fixture(scope="module")
def english():
    return Catalogue.load(Language.ENGLISH, strict=True)


def keys(found):
    return [reason.key for reason in found.reasons]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_choice_is_given_the_reason_that_its_position_calls_for(case):
    found = told(case.view, case.chosen, dict(case.worths), error=case.error)
    if case.idea is not None:
        assert found.misconception is case.idea
        assert any(key.startswith(f"advice-idea-{case.idea.value}") for key in keys(found))
    if case.reason is not None:
        assert case.reason in keys(found)


@pytest.mark.parametrize("case", [case for case in CASES if case.idea and not case.error], ids=lambda case: case.name)
def test_the_same_choice_speaks_of_no_mistake_where_it_is_the_best(case):
    best = max(chips for _, chips in case.worths)
    worths = dict(case.worths) | {case.chosen: best + 1.0}
    found = told(case.view, case.chosen, worths)
    if found.misconception is Misconception.FOLDS_FOR_FREE:
        return
    assert found.verdict is Verdict.BEST
    assert found.misconception is None
    assert not any(key.startswith("advice-idea-") for key in keys(found))


def test_a_worse_choice_names_what_the_better_one_gains_in_chips_and_as_a_share():
    view = after_three("AsAh9d5c3s", *DREW, Check())
    found = told(view, Check(), {Check(): 4.0, Bet(4): 5.0, Fold(): 0.0})
    gains = next(reason for reason in found.reasons if reason.key == "advice-gains")
    assert gains.values["chips"] == 1.0
    assert float(gains.values["share"]) == pytest.approx(1 / view.pot, abs=0.001)
    assert found.better == Bet(4)
    assert "advice-gains" not in keys(told(view, Bet(4), {Check(): 4.0, Bet(4): 5.0, Fold(): 0.0}))


def test_a_call_that_beats_more_than_a_bluff_is_not_called_a_bluff_catcher():
    view = after_three("8s8d4d4c3s", StandPat(), Bet(4))
    found = told(view, Call(), {Call(): -1.0, Fold(): 0.0})
    assert found.misconception is not Misconception.CALLS_WITH_A_BLUFF_CATCHER
    hopeless = after_three("KsQh9d5c3s", StandPat(), Bet(4))
    found = told(hopeless, Call(), {Call(): -1.0, Fold(): 0.0})
    assert found.misconception is Misconception.CALLS_WITHOUT_THE_PRICE


def test_how_one_looks_is_told_beside_a_bluff_and_not_beside_a_bet_for_value():
    bluff = told(after_three("KsQh9d5c3s", StandPat(), Check()), Bet(4), {Check(): 0.0, Bet(4): 1.0, Fold(): 0.0})
    value = told(after_three("5s5h5d4c3c", StandPat(), Check()), Bet(4), {Check(): 4.0, Bet(4): 5.0, Fold(): 0.0})
    assert {"advice-as-bluff-folds", "advice-range-own"} <= set(keys(bluff))
    assert "advice-for-value" in keys(value)
    assert "advice-range-own" not in keys(value)


def test_a_call_behind_nobody_is_no_overcall():
    view = called_before("3d3c9d5c3s")
    assert told(view, Call(), {Call(): -2.0, Fold(): 0.0}).misconception is Misconception.OVERCALLS
    alone = after_three("3d3c9d5c8c", StandPat(), Bet(4))
    assert told(alone, Call(), {Call(): -2.0, Fold(): 0.0}).misconception is not Misconception.OVERCALLS


def test_the_price_stands_beside_the_chance_to_win_against_what_they_may_hold():
    view = after_three("8s8d4d4c3s", StandPat(), Bet(4))
    found = told(view, Call(), {Call(): 1.0, Fold(): 0.0, RaiseTo(8): -1.0})
    price = next(reason for reason in found.reasons if reason.key == "advice-price")
    assert (price.values["cost"], price.values["pot"], price.values["needed"]) == (4, 10, Fraction(4, 14))
    outlook = Outlook(view, held(view))
    assert float(price.values["wins"]) == pytest.approx(outlook.of(Call()).wins, abs=0.006)


def test_a_stronger_hand_wins_more_often_against_the_same_range():
    chances = []
    for hero in ("KsQh9d5c3s", "JsJh9d5c3s", "8s8d4d4c3s", "5s5h5d8c3s", "AhJh8h5h3h"):
        view = after_three(hero, StandPat(), Check())
        chances.append(Outlook(view, held(view)).stays)
    assert chances == sorted(chances)
    assert chances[-1] > 0.95 > 0.2 > chances[0]


def test_a_range_has_every_kind_in_one_order_and_its_shares_sum_to_one():
    for view in (opened("AsAh9d5c3s"), after_three("AsAh9d5c3s"), after_three("AsAh9d5c3s", *DREW, Bet(4))):
        for solved in (False, len(view.players) == 2):
            for one in held(view, solved=solved):
                assert sum(one.starts) == pytest.approx(1)
                assert one.finals is None or sum(one.finals) == pytest.approx(1)
                spread = spread_of(view, one)
                for shares in (spread.before, spread.now):
                    assert sum(shares.values()) == pytest.approx(1)
                    assert list(shares) == [kind for kind in HeldKind if kind in shares]
                assert HeldKind.DRAW not in spread.now or one.finals is None


def test_a_range_follows_what_was_done():
    called = spread_of(opened("AsAh9d5c3s"), held(opened("AsAh9d5c3s"))[0])
    silent = spread_of(opened("AsAh9d5c3s"), held(opened("AsAh9d5c3s"))[1])
    assert called.now[HeldKind.NOTHING] < silent.now[HeldKind.NOTHING]
    three = spread_of(after_three("AsAh9d5c3s"), held(after_three("AsAh9d5c3s"))[0])
    pat = spread_of(after_pat("AsAh9d5c3c"), held(after_pat("AsAh9d5c3c"))[0])
    assert three.before[HeldKind.LOW_PAIR] + three.before[HeldKind.HIGH_PAIR] > 0.8
    assert pat.now[HeldKind.PAT] > 4 * three.now[HeldKind.PAT]


def test_ones_own_number_of_cards_tells_the_others_of_ones_hand():
    view = after_three("7s7h7c5c3s")
    for solved in (False, True):
        two = yours(view, thrown=2, solved=solved)
        three = yours(view, thrown=3, solved=solved)
        none = yours(view, thrown=0, solved=solved)
        assert two.now[HeldKind.THREE_OF_A_KIND] > three.now.get(HeldKind.THREE_OF_A_KIND, 0.0)
        assert none.now[HeldKind.PAT] > two.now.get(HeldKind.PAT, 0.0)
    assert yours(view) is None
    assert yours(after_three("AsAh9d5c3s", *DREW, Check())).drew == 3


def test_ones_own_cards_bear_on_what_one_may_win_and_not_on_how_one_looks():
    looks = [yours(after_three(hero), thrown=2) for hero in ("7s7h7c5c3s", "JsJh9d5c3s")]
    assert looks[0].now == looks[1].now


def test_nothing_that_is_hidden_changes_what_is_said():
    """The same position with other cards in the other hands and another stub: every word is the same."""
    said = []
    for hidden in (["KdKc9s6h2h", "?", "?"], ["7d6d5d4d3d", "?", "?"]):
        view = to_act(deal_at("california", [hidden[0], "AsAh9d5c3s", *hidden[1:]], Bet(2)))
        found = review(view, Call(), rng=Random(1))
        said.append((found.reasons, found.numbers, found.ranges, found.verdict))
    assert said[0] == said[1]


def test_a_size_that_the_reference_never_bets_is_not_graded_and_no_folds_are_claimed_for_it():
    view = after_three("KsQh9d5c3s", StandPat(), Check())
    found = told(view, Bet(4), {Bet(4): 3.0, Check(): 0.0, Fold(): 0.0}, guessed=Bet(4))
    assert found.verdict is Verdict.CLOSE
    assert {"advice-size-risks", "advice-size-unusual"} <= set(keys(found))
    assert "advice-numbers-folds" not in [line.key for line in found.numbers]


def test_where_there_is_a_joker_the_figures_are_told_and_no_range():
    view = to_act(deal_at("california", [OPENER, "AsAh9d5c3s"], Bet(2), options={"joker": "wild"}))
    assert not tells(view)
    found = told(view, Fold(), {Call(): 1.0, Fold(): 0.0, RaiseTo(4): 0.5})
    assert found.ranges == ()
    assert "advice-gains" in keys(found)
    assert "advice-no-ranges" in [line.key for line in found.numbers]


def test_a_check_is_never_worse_than_a_fold_however_the_figures_fall():
    joker = to_act(deal_at("california", [OPENER, "AsAh9d5c3s"], options={"joker": "wild"}))
    for view in (after_three("KsQh9d5c3s", StandPat(), Check()), joker):
        worths = {Fold(): 0.0, Check(): -0.5, Bet(view.legal.wager[0]): -2.0}
        assert told(view, Check(), worths).verdict is Verdict.BEST
        fold = told(view, Fold(), worths)
        assert (fold.verdict, fold.better, fold.misconception) == (
            Verdict.MISTAKE,
            Check(),
            Misconception.FOLDS_FOR_FREE,
        )
        assert "advice-gains" not in keys(fold)
        appraisal = weighed(view, worths)
        assert appraisal.best.action == Check()
        assert appraisal.loss(appraisal.of(Fold())).value == 0


def bet_or_fold(*stacks: int):
    """The last round of a game without a check, before the first bet."""
    moves = [Bet(3), Call(), StandPat(), StandPat()]
    return to_act(deal_at("five_stage", ["7s6h5d4c2s", "KdKcQsQh2h"], *moves, stacks=list(stacks)))


def test_a_bet_that_nobody_has_a_chip_left_to_match_comes_back_and_is_no_bluff():
    view = bet_or_fold(20, 4)
    found = told(view, Bet(5), {Bet(5): 0.2, Fold(): 0.0})
    assert "advice-comes-back" in keys(found)
    assert not any("bluff" in key for key in (*keys(found), *(line.key for line in found.numbers)))
    assert found.rule == "PL-15"


def test_a_hand_of_nothing_is_not_called_worth_a_bet_where_a_bluff_would_gain():
    view = bet_or_fold(200, 200)
    found = told(view, Fold(), {Bet(5): 2.0, Fold(): 0.0})
    assert found.misconception is None
    assert "advice-gains" in keys(found)
    assert len(set(found.reasons)) == len(found.reasons)


def test_what_is_good_for_the_references_sake_alone_is_not_told_to_cost_hardly_anything():
    view = after_three("8s8d4d4c3s", StandPat(), Bet(4))
    appraisal = weighed(view, {Call(): 4.0, RaiseTo(8): 1.0, Fold(): 0.0})
    often = {Call(): 0.0, RaiseTo(8): 1.0, Fold(): 0.0}
    worths = tuple(replace(worth, frequency=often[worth.action]) for worth in appraisal.worths)
    found = review(view, RaiseTo(8), rng=Random(0), appraisal=replace(appraisal, worths=worths))
    assert found.verdict is Verdict.GOOD
    assert "advice-mixed-behind" in keys(found)
    assert not {"advice-bet-hardly", "advice-bet-good", "advice-mixed"} & set(keys(found))


def test_a_disguise_that_costs_next_to_nothing_is_told_to_cost_too_little_to_tell():
    view = after_three("8s8h8d5c3s")
    plain, hidden = throw("5c3s"), throw("3s")
    found = told(view, hidden, {plain: 5.0, hidden: 5.0 - 0.004 * view.pot})
    assert "advice-disguise-level" in keys(found)
    found = told(view, hidden, {plain: 5.0, hidden: 5.0 - 0.006 * view.pot})
    assert "advice-disguise-costs" in keys(found)


@pytest.mark.parametrize(
    ("hero", "worths", "key"),
    [
        ("QsQh9d5c3s", {Check(): 1.0, Bet(2): 2.0, Fold(): 0.0}, "advice-open-practice-opens"),
        ("QsQh9d5c3s", {Check(): 2.0, Bet(2): 1.0, Fold(): 0.0}, "advice-open-practice"),
        ("AsAh9d5c3s", {Check(): 2.0, Bet(2): 1.0, Fold(): 0.0}, "advice-open-practice-waits"),
        ("AsAh9d5c3s", {Check(): 1.0, Bet(2): 1.01, Fold(): 0.0}, "advice-open-practice"),
    ],
)
def test_where_the_figures_of_a_table_part_from_common_practice_the_note_says_so(hero, worths, key):
    view = to_act(deal_at("california", [hero, *["?"] * 5]))
    for action in (Check(), Bet(2)):
        assert keys(told(view, action, worths))[0] == key


def test_a_bluff_that_nearly_everybody_calls_is_not_told_the_odds_of_their_folding(english):
    view = to_act(deal_at("california", ["KdKc9h6h2h", "QdQc8h7d2c", "2s5s9sKs3d", "?"], Bet(2), Call()))
    found = told(view, RaiseTo(4), {Call(): 0.2, RaiseTo(4): -0.5, Fold(): 0.0})
    assert "advice-as-bluff-called" in keys(found)
    assert "1 in 1000" not in english.say(found.reasons[1], names=NAMES)


def test_what_a_choice_loses_may_be_more_than_the_pot():
    view = after_three("8s8d4d4c3s", StandPat(), Bet(4))
    found = told(view, Fold(), {Call(): 2.0 * view.pot, Fold(): 0.0})
    gains = next(reason for reason in found.reasons if reason.key == "advice-gains")
    assert gains.values["share"] == 2


ALL_IN = ["KdKc9s6h2h", "QsQdJsJc4c", "AsTh9d5c3s"]


def beside_all_in(*moves):
    """The last of three after the draw; the second is all-in for less than the bet."""
    draws = (throw("9s6h2h"), (0, "Tc7d4s"), throw("4c"), (1, "8d"), throw("9d5c3s"), (2, "8h7s2d"))
    return to_act(deal_at("california", ALL_IN, Bet(2), Call(), Call(), *draws, Bet(4), *moves, stacks=[200, 4, 200]))


def test_a_raise_beside_somebody_all_in_has_the_side_pot_to_win_and_is_no_plain_bluff():
    view = beside_all_in(Call())
    outlook = Outlook(view, held(view))
    found = outlook.of(RaiseTo(8))
    # Where the first folds, what lies beyond the chips of the second is won without a showdown.
    side = 2 * (4 - 1)
    assert found.beside > 0.1
    assert found.wins * found.pot > 0.9 * found.beside * side
    assert found.folded == 0
    assert "advice-beside-all-in" in keys(told(view, RaiseTo(8), {RaiseTo(8): 1.0, Call(): -1.0, Fold(): 0.0}))


def test_a_call_that_loses_beside_a_raise_for_value_is_not_told_to_cost_too_much_later():
    view = raised("AsAhAd5c3s")
    found = told(view, Call(), {Call(): -0.5, RaiseTo(6): 4.0, Fold(): 0.0})
    assert found.misconception is Misconception.LETS_THEM_DRAW_CHEAPLY


@pytest.mark.rule("EN-09")
def test_a_dead_hand_of_four_cards_is_not_judged_at_the_showdown(english):
    moves = [Bet(2), Call(), StandPat(), StandPat(), Check(), Check()]
    view = to_act(deal_at("draw_high", ["3h8hQs2s", "KdKcQdQh2h"], *moves))
    found = review(view, Show(), rng=Random(0))
    assert (found.verdict, keys(found)) == (Verdict.CLOSE, ["advice-no-figures"])
    assert english.say(hint(view)[2])


def test_a_chance_beside_its_price_is_told_finely_enough_to_see_which_is_more():
    assert chance_beside(0.054, 0.051) == Fraction(54, 1000)
    assert chance_beside(0.078, 0.079) == Fraction(78, 1000)
    assert chance_beside(0.054, 0.3) == Fraction(5, 100)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_reasons_read_as_sentences(case, english):
    found = told(case.view, case.chosen, dict(case.worths), error=case.error)
    names = NAMES | {case.view.seat: Message.of("who-you")}
    names |= {seat: name for seat, name in ((0, "Kim"), (1, "Lee")) if seat != case.view.seat}
    for message in (*found.reasons, *found.numbers, *(spread.told for spread in found.ranges)):
        said = english.say(message, names=names)
        assert said[0].isupper()
        assert said.endswith((".", "?"))
        assert "1 cards" not in said
        assert not re.search(r"(?<![.,\d])1 chips", said)
        assert "!" not in said
    assert len(found.reasons) <= 5
    assert (found.verdict in WORSE) == (found.better is not None)


def test_every_hidden_card_is_somewhere_else_than_in_the_hand():
    """The chances are counted around the cards that are seen: what one holds, no other can."""
    aces = after_three("AsAhAdAc3s")
    weights = held(aces)[0].starts
    from drawtutor.reference import STARTS, StartKind

    assert all(
        weight == 0
        for start, weight in zip(STARTS, weights, strict=True)
        if start.kind in (StartKind.PAIR, StartKind.THREE_OF_A_KIND) and start.top == 14
    )
    assert len(DECK) == 52
    assert Seat(0) == held(aces)[0].seat
