"""Bets of a size that the reference never bets, and folds where a check is free: graded by what can be said of them."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from drawtutor.advice import Appraisal, NumberKind, Source, Verdict, appraise, review, verdicts
from drawtutor.advice.grading import LIMITS
from drawtutor.advice.sizes import Guesses, is_usual
from drawtutor.advice.values import Table
from drawtutor.odds import bluff_must_work
from drawtutor.reference import after_draw_values, beliefs, final_weights, usual_size
from drawtutor.rules import Action, Bet, Call, Check, Fold, SeatView, Stakes, StandPat
from tests.advice.positions import deal_at, throw, to_act
from tests.advice.weighed import told, weighed

OPENER = "KdKc9s6h2h"
QUEENS = "QsQhTd7c3c"


def late(served: str, *, options: dict[str, object] | None = None) -> SeatView:
    """The opener of three after the draw, holding kings and what was served, at a table without a limit."""
    drew = (throw("9s6h2h"), (0, served), throw("Td7c3c"), (1, "8h4h2d"))
    return to_act(
        deal_at(
            "california",
            [OPENER, QUEENS, "?"],
            Bet(6),
            Call(),
            Call(),
            *drew,
            StandPat(),
            limit="none",
            stakes=Stakes(min_bet=2),
            stacks=[300] * 3,
            options=options,
        )
    )


def told_by(view: SeatView, appraisal: Appraisal) -> dict[Action, Verdict]:
    return dict(zip((worth.action for worth in appraisal.worths), verdicts(view, appraisal), strict=True))


def test_the_figure_of_an_unusual_size_is_an_opinion_and_of_the_reference_own_it_is_not() -> None:
    view = late("KsKh5c")
    found = appraise(view, Random(1), asked=[Bet(5), Bet(10), Bet(105)])
    assert found.source is Source.COUNTED
    for worth in found.worths:
        usual = is_usual(view, worth.action)
        assert (worth.firm, worth.kind) == (usual, NumberKind.EXACT if usual else NumberKind.OPINION)
    assert {worth.action for worth in found.worths if not worth.firm} == {Bet(2), Bet(5), Bet(21), Bet(105)}
    assert found.best.action == Bet(usual_size(view))


def test_it_is_the_own_size_figure_with_a_model_of_the_difference_and_reaches_up_to_the_other_guess() -> None:
    view = late("Ks8s4s")
    own, sizes = Bet(usual_size(view)), (Bet(2), Bet(5), Bet(21), Bet(105))
    seen = (*view.hand, *view.discarded, *view.exposed)
    weights = final_weights(beliefs(view), seen)
    answered = {value.action: value.value for value in after_draw_values(view, weights, acts=(own, *sizes))}
    found = appraise(view, Random(5), asked=sizes)
    table = Table(view, Random(5), 200)
    for size in sizes:
        beyond = table.value(size).value.value - table.value(own).value.value
        worth = found.of(size).value
        assert worth.value == pytest.approx(answered[own] + beyond)
        assert answered[size] <= worth.high + 1e-9
    again = appraise(view, Random(5), asked=sizes)
    assert [worth.value for worth in again.worths] == [worth.value for worth in found.worths]


def test_a_small_bet_with_the_best_hand_is_an_inaccuracy_beside_a_bet_and_no_blunder() -> None:
    view = late("KsKh5c")
    assert told_by(view, appraise(view, Random(1)))[Bet(2)] is Verdict.INACCURACY
    feedback = review(view, Bet(2), rng=Random(1))
    assert [reason.key for reason in feedback.reasons][-2:] == ["advice-size-guessed", "advice-gains"]
    assert feedback.kind is NumberKind.OPINION
    assert feedback.better == Bet(usual_size(view))


def test_a_size_that_is_not_clearly_worse_is_not_graded_and_says_for_which_size_the_figures_are() -> None:
    view = late("KsKh5c")
    feedback = review(view, Bet(105), rng=Random(1))
    assert feedback.verdict is Verdict.CLOSE
    said = feedback.reasons[-1]
    assert (said.key, said.values["usual"]) == ("advice-size-unusual", usual_size(view))


@cache
def spread() -> SeatView:
    """The last round of a game with bets of any size between two, before the first; there is no check."""
    return to_act(deal_at("five_stage", ["7s6h5d4c2s", QUEENS], Bet(3), Call(), StandPat(), StandPat()))


def test_a_bet_that_differs_from_the_best_in_size_alone_is_no_more_than_an_inaccuracy_and_says_why() -> None:
    view = spread()
    assert all(is_usual(view, Bet(to)) for to in (3, 7))
    worths: dict[Action, float] = {Bet(3): 3.0, Bet(7): 0.2, Fold(): 0.0}
    found = weighed(view, worths)
    assert found.loss(found.of(Bet(7))).value > LIMITS.scale.mistake * view.pot
    assert told_by(view, found)[Bet(7)] is Verdict.INACCURACY
    feedback = told(view, Bet(7), worths)
    assert (feedback.verdict, feedback.better) == (Verdict.INACCURACY, Bet(3))
    assert [reason.key for reason in feedback.reasons][-2:] == ["advice-sizes-alike", "advice-gains"]
    best = told(view, Bet(3), worths)
    assert best.verdict is Verdict.BEST
    assert [reason.key for reason in best.reasons].count("advice-sizes-alike") == 1


def test_and_beside_a_choice_of_another_kind_every_size_is_graded_as_ever() -> None:
    view = spread()
    worths: dict[Action, float] = {Bet(3): 3.0, Bet(7): -2.0, Fold(): 0.0}
    dear = told(view, Bet(7), worths)
    assert (dear.verdict, dear.better) == (Verdict.BLUNDER, Fold())
    assert "advice-sizes-alike" not in [reason.key for reason in dear.reasons]
    assert told(view, Fold(), worths).verdict is Verdict.BLUNDER
    waiting: dict[Action, float] = {Check(): 6.0, Bet(8): 3.0, Bet(6): 2.0}
    verdicts_of = told_by(late("KsKh5c"), weighed(late("KsKh5c"), waiting))
    assert [verdicts_of[action] for action in waiting] == [Verdict.BEST, Verdict.BLUNDER, Verdict.BLUNDER]


@pytest.mark.parametrize("served", ["KsKh5c", "7s5d4s"])
def test_of_a_size_that_is_not_graded_no_answer_is_claimed_but_that_to_the_usual_one(served: str) -> None:
    view = late(served)
    feedback = review(view, Bet(105), rng=Random(1))
    said = next(reason for reason in feedback.reasons if reason.key == "advice-size-risks")
    assert said.values["usual"] == usual_size(view)
    assert said.values["works"] == bluff_must_work(105, view.pot)
    assert not {"advice-for-value", "advice-as-bluff", "advice-as-bluff-folds"} & {r.key for r in feedback.reasons}


def test_where_no_model_knows_the_table_no_unusual_size_is_graded_as_worse() -> None:
    view = to_act(
        deal_at(
            "california",
            ["7s5h4d3c2s", "?", "?"],
            options={"joker": "wild"},
            limit="none",
            stakes=Stakes(min_bet=2),
            stacks=[100] * 3,
        )
    )
    found = appraise(view, Random(1), asked=[Bet(100)])
    assert not is_usual(view, Bet(100))
    assert found.of(Bet(100)).value.value < -10
    assert told_by(view, found)[Bet(100)] is Verdict.CLOSE


def test_nothing_is_guessed_where_every_size_is_usual() -> None:
    view = to_act(deal_at("california", [OPENER, "?", "?"]))
    worths = appraise(view, Random(1)).worths
    assert Guesses(view, Random(1)).beside(worths) == worths


@pytest.mark.rule("NO-19")
@pytest.mark.parametrize("served", ["KsKh5c", "7s5d4s"])
def test_a_fold_where_a_check_is_free_is_a_blunder_where_it_gives_up_so_much(served: str) -> None:
    view = late(served)
    feedback = review(view, Fold(), rng=Random(1))
    found = appraise(view, Random(1))
    chips = found.of(Check()).value.value
    so_much = chips > LIMITS.scale.mistake * view.pot
    assert so_much or served == "7s5d4s"
    assert (feedback.verdict, feedback.better) == (Verdict.BLUNDER if so_much else Verdict.MISTAKE, Check())
    said = next(reason for reason in feedback.reasons if reason.key == "advice-gains")
    assert said.values["chips"] == pytest.approx(chips, abs=0.05)


@pytest.mark.rule("NO-19")
def test_and_it_is_a_mistake_even_where_it_gives_up_next_to_nothing() -> None:
    view = to_act(deal_at("california", ["7s5h4d3c2s", "?", "?", "?"]))
    found = appraise(view, Random(1))
    assert abs(found.of(Check()).value.value) < 0.1 * view.pot
    assert told_by(view, found)[Fold()] is Verdict.MISTAKE
