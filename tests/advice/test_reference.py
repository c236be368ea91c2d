"""The coach by the reference: the solved strategy for two, roll-outs at any other table, and what it says of them."""

from itertools import islice
from random import Random

import pytest

from drawtutor.advice import Verdict, review
from drawtutor.advice.appraisal import NumberKind, Source, exactly
from drawtutor.advice.choices import all_choices
from drawtutor.advice.grading import WORSE
from drawtutor.advice.review import verdicts
from drawtutor.advice.rolled import RolledModel
from drawtutor.advice.sources import appraisals, appraise, refined
from drawtutor.cards import parse_cards
from drawtutor.rules import Bet, Call, Check, Discard, Fold, Phase, RaiseTo, Seat
from tests.advice.positions import choices
from tests.rules.positions import position

TWO = ["AsAdKh7c2d", "9s8d5h3c2s"]
FOUR = ["JsJd6h7c2d", "AsAh7d9c2s", "9s8d5h3c2c", "KsKd4h4s3d"]


def two(actions: str = "", hands=None, **details):
    deal = position(stacks=[200, 200], hands=hands or TWO, actions=actions, **details)
    return deal.view(deal.to_act)


def four(actions: str = "", hands=None, **details):
    deal = position(stacks=[200] * 4, hands=hands or FOUR, actions=actions, **details)
    return deal.view(deal.to_act)


def test_two_in_fixed_limit_are_judged_by_the_solved_strategy_without_an_error():
    view = two()
    found = appraise(view, Random(1))
    assert (found.source, found.samples) == (Source.SOLVED, 0)
    assert {type(worth.action) for worth in found.worths} == {Fold, Check, Bet}
    assert all(worth.value.standard_error == 0 for worth in found.worths)
    assert found.of(Check()).kind is NumberKind.REFERENCE
    assert found.of(Fold()).value == exactly(0.0)
    assert found.of(Check()).frequency + found.of(Bet(2)).frequency == pytest.approx(1)


def test_after_the_draw_the_figures_of_two_are_exact():
    view = two("p1 cbr 2; p2 cc; p1 sd Kh7c2d; d dh p1 JsJd4s; p2 sd 5h3c2s; d dh p2 4h4d6s")
    found = appraise(view, Random(1))
    assert view.phase is Phase.BET2
    assert found.of(Bet(4)).kind is NumberKind.EXACT
    # Aces up beat nearly everything that a caller who drew three can hold.
    assert found.best.action == Bet(4)
    assert found.of(Check()).value.value > 0.9 * view.pot


def test_every_hold_of_two_is_worth_something_and_the_plain_one_of_a_pair_is_the_best():
    view = two("p1 cbr 2; p2 cc")
    found = appraise(view, Random(1))
    assert found.source is Source.SOLVED
    assert {str(worth.action) for worth in found.worths} == {str(action) for action in all_choices(view)}
    assert set(found.best.action.cards) == set(parse_cards("Kh7c2d"))
    assert review(view, Discard(parse_cards("As7c2d")), rng=Random(1)).verdict is Verdict.BLUNDER
    assert review(view, found.best.action, rng=Random(1)).verdict in (Verdict.BEST, Verdict.GOOD)


def test_what_the_solved_strategy_mixes_counts_as_good():
    met = 0
    for hand in ("AsKdQh7c2d", "KsQdJh7c2d", "3s3dKh7c4d", "5s5dKh7c4d", "7s7dKh9c4d", "AsQd9h7c2d", "KsJd9h7c2d"):
        view = two(hands=[hand, "9s8d6h3c2s"])
        found = appraise(view, Random(1))
        named = dict(zip((worth.action for worth in found.worths), verdicts(view, found), strict=True))
        for worth in found.worths:
            if worth.frequency and 0.05 < worth.frequency < 0.95:
                met += 1
                assert named[worth.action] in (Verdict.BEST, Verdict.GOOD)
    assert met


def test_a_table_of_four_is_rolled_out_and_says_its_error():
    view = four("p1 cc; p2 cbr 2")
    found = appraise(view, Random(1))
    assert found.source is Source.ROLL_OUTS
    assert {type(worth.action) for worth in found.worths} == {Fold, Call, RaiseTo}
    assert found.of(Call()).kind is NumberKind.SAMPLED
    assert found.of(Call()).value.standard_error > 0
    # Nine-high against an opening is no hand.
    assert found.best.action == Fold()
    assert found.of(Call()).value.value < 0


def test_the_last_round_of_up_to_four_is_counted_whole():
    draw = "p1 sd 6h7c2d; d dh p1 3s3h8h; p2 sd 7d9c2s; d dh p2 5s5d6d; p4 sd 3d; d dh p4 Th"
    view = four(f"p1 cc; p2 cbr 2; p3 f; p4 cc; p1 cc; {draw}")
    found = appraise(view, Random(1))
    assert (view.phase, found.source, found.samples) == (Phase.BET2, Source.COUNTED, 0)
    assert all(worth.kind is NumberKind.EXACT for worth in found.worths)
    assert {str(worth.action) for worth in found.worths} == {str(action) for action in all_choices(view)}
    # Roll-outs of the same decision, where oneself too goes on as the reference player, come to about the same.
    rolled = next(RolledModel().appraisals(view, Random(1)))
    for worth in rolled.worths:
        assert found.of(worth.action).value.value == pytest.approx(worth.value.value, abs=0.06 * view.pot)


def test_figures_are_made_surer_and_are_the_same_under_one_seed():
    view = four("p1 cc; p2 cbr 2; p3 f; p4 cc; p1 cc")
    quick, whole, surer = islice(appraisals(view, Random(4)), 3)
    again = appraise(view, Random(4))
    assert [worth.value for worth in quick.worths] == [worth.value for worth in again.worths]
    assert quick.partial
    assert not whole.partial
    assert surer.samples > whole.samples >= quick.samples
    assert {str(worth.action) for worth in whole.worths} == {str(action) for action in all_choices(view)}


def test_choices_are_compared_in_the_same_deals():
    view = four("p1 cc; p2 cbr 2", hands=[FOUR[0], FOUR[1], "KhKc5h3c2c", "9s8d5d4s3d"])
    found = appraise(view, Random(2))
    call, raise_ = found.of(Call()), found.of(RaiseTo(4))
    paired = found.difference(call, raise_)
    alone = (call.value.standard_error**2 + raise_.value.standard_error**2) ** 0.5
    assert paired.value == pytest.approx(call.value.value - raise_.value.value)
    assert 0 < paired.standard_error < alone
    assert found.difference(raise_, call).value == pytest.approx(-paired.value)


def test_refining_comes_to_the_error_that_was_asked_for():
    view = four("p1 cc; p2 cbr 2")
    found = refined(view, Random(1), error=0.06)
    assert found.error <= 0.06


@pytest.mark.parametrize(
    "options", ['to_win = "trips"', "exchanges = 2", 'openers = "jacks"', "draw_limit = 5"], ids=lambda text: text[:8]
)
def test_any_option_has_figures(options):
    view = four("p1 cc; p2 cbr 2", options=options)
    assert appraise(view, Random(1)).source is Source.ROLL_OUTS


@pytest.mark.parametrize("limit", ["spread", "pot", "none"])
def test_any_limit_has_figures(limit):
    stakes = "min_bet = 2\n_max_bet = 8" if limit == "spread" else "min_bet = 2"
    view = four("p1 cc; p2 cbr 4", limit=limit, stakes=stakes)
    found = appraise(view, Random(1))
    assert found.source is Source.ROLL_OUTS
    assert found.best.action == Fold()


def test_a_size_that_the_reference_never_bets_is_told_and_not_graded():
    draw = "p1 sd 6h7c2d; d dh p1 3s3h8h; p2 sd 7d9c2s; d dh p2 5s5d6d"
    view = four(f"p1 cc; p2 cbr 4; p3 f; p4 f; p1 cc; {draw}", limit="none", stakes="min_bet = 2")
    found = appraise(view, Random(1))
    sizes = {worth.action.to: worth.firm for worth in found.worths if isinstance(worth.action, Bet)}
    assert not sizes[max(sizes)]
    assert any(sizes.values())
    assert review(view, Bet(max(sizes)), rng=Random(1)).verdict in (Verdict.CLOSE, *WORSE)
    assert found.best.firm


@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_appraised_is_legal_and_every_choice_gets_a_verdict(seed):
    rng = Random(seed)
    rules = ["five_stage", "california", "last_raise", "draw_high"][seed % 4]
    from drawtutor.rules import Dealer

    dealer = Dealer(f"reference/{seed}")
    deal = position(rules, stacks=[60] * (2 + seed % 3), hands=[""] * 6, stakes=STAKES[rules])
    while not deal.phase.is_end and deal.phase is not Phase.SHOWDOWN:
        if deal.dealer_owes:
            deal = dealer.serve_all(deal)
            continue
        view = deal.view(deal.to_act)
        actions = choices(view, rng)
        chosen = rng.choice([one for one in actions if not isinstance(one, Fold)] or actions)
        found = review(view, chosen, rng=Random(seed))
        assert found.verdict is not Verdict.ILLEGAL
        assert all(deal.refusal(view.seat, option.action) is None for option in found.options)
        deal = deal.act(view.seat, chosen)


STAKES = {
    "five_stage": "min_bet = 1\n_max_bet = 5",
    "california": "small_bet = 2",
    "last_raise": "small_bet = 2",
    "draw_high": "small_bet = 2",
}


def test_nobodys_hidden_cards_change_a_digit():
    view = four("p1 cc; p2 cbr 2")
    other = four("p1 cc; p2 cbr 2", hands=["5c5d4c3s2d", "KhJh9d7s6c", FOUR[2], "TsTd8h6s3d"])
    assert view.seat == other.seat == Seat(2)
    one, two_ = appraise(view, Random(5)), appraise(other, Random(5))
    assert [(worth.action, worth.value) for worth in one.worths] == [
        (worth.action, worth.value) for worth in two_.worths
    ]
