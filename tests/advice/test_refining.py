"""Feedback that gets surer: the same however the work is cut up, and never less sure than the quick figures."""

import subprocess
import sys
from itertools import pairwise
from random import Random

import pytest

from drawtutor.advice import SURE, Refinement, Verdict, has_figures, review, warmed
from drawtutor.advice.appraisal import Source
from drawtutor.advice.rolled import RolledModel
from drawtutor.advice.sources import MOST_DEALS, appraisals
from drawtutor.rules import Bet, Call, Check, Fold, Rap, StandPat
from tests.advice.positions import deal_at, throw, to_act

OPENER = "KdKc9s6h2h"
HANDS = [OPENER, "AsAh9d5c3s", "?", "?"]


def answering():
    return to_act(deal_at("california", HANDS, Bet(2)))


def drawing():
    called = (Bet(2), Call(), Call(), Call())
    return to_act(deal_at("california", HANDS, *called, throw("9s6h2h"), (0, "Tc7d4s")))


def worked_out(view, action, *, chance="7", between=lambda: None):
    refinement = Refinement(view, action, chance=chance)
    while not refinement.is_sure:
        refinement.go_on()
        between()
    return refinement


@pytest.mark.parametrize(("view", "action"), [(answering(), Call()), (drawing(), throw("9d5c3s"))])
def test_the_last_feedback_is_the_same_whatever_is_done_between_the_pieces_of_work(view, action):
    other = Refinement(view, Fold() if view.phase.is_betting else StandPat(), chance="8")
    at_once = worked_out(view, action)
    beside = worked_out(view, action, between=other.go_on)
    assert at_once.feedback == beside.feedback
    assert at_once.samples == beside.samples
    assert at_once.feedback != worked_out(view, action, chance="9").feedback


@pytest.mark.parametrize(("view", "action"), [(answering(), Call()), (drawing(), throw("9d5c3s"))])
def test_it_is_sure_where_the_differences_that_matter_are_known_as_well_as_was_asked_for(view, action):
    refinement = worked_out(view, action)
    error = SURE * view.stakes.lowest_bet(view.rules)
    steps = appraisals(view, Random("7"), asked=(action,), narrows=True)
    found = next(step for step in steps if step.samples == refinement.samples and not step.partial)
    assert found.doubt((action,)) <= error
    assert found.samples < MOST_DEALS
    assert found.loss(found.of(action)).standard_error <= error
    assert refinement.feedback == review(view, action, rng=Random("7"), appraisal=found)


def test_the_first_feedback_is_the_one_that_a_review_gives_at_once():
    view = answering()
    assert Refinement(view, Call(), chance="3").feedback == review(view, Call(), rng=Random("3"))


def test_a_feedback_is_new_only_once_the_figures_are_sure():
    refinement = Refinement(answering(), Call(), chance="1")
    first = refinement.feedback
    news = []
    while not refinement.is_sure:
        news.append(refinement.go_on())
        assert (refinement.feedback is first) == (not news[-1])
    assert news == [False] * (len(news) - 1) + [True]
    assert not refinement.go_on()


def test_a_choice_that_is_clearly_behind_is_left_out_of_later_deals_and_stays_as_far_behind():
    view = drawing()
    steps = []
    for found in RolledModel().appraisals(view, Random(1), asked=(throw("9d5c3s"),), narrows=True):
        steps.append(found)
        if found.samples >= 12_000:
            break
    played = [len(found.played[0].actions) for found in steps if found.played]
    assert played[-1] < max(played)
    out = [w for w in steps[-1].worths if w not in steps[-1].in_the_running()]
    assert out
    stayed = 0
    for before, after in pairwise(steps[-2:]):
        for worth in out:
            then = before.of(worth.action)
            if then.value.samples == worth.value.samples and before.loss(then).samples == then.value.samples:
                assert before.loss(then) == after.loss(worth)
                stayed += 1
    assert stayed
    assert not any(steps[-1].loss(worth).low <= 0 for worth in out)


@pytest.mark.parametrize("view", [answering(), drawing()])
def test_what_a_choice_loses_is_what_the_figures_beside_each_other_show(view):
    """Some had a glance only, and some were left out since: what they lose is told from fewer deals than the best's."""
    for found in RolledModel().appraisals(view, Random(3), narrows=True):
        assert found.best is found.worths[0]
        for worth in found.worths:
            assert found.loss(worth).value == pytest.approx(found.best.value.value - worth.value.value, abs=1e-9)
        if found.samples >= 12_000:
            break


@pytest.mark.parametrize("action", [Fold(), Rap(), Check()])
def test_a_choice_that_is_illegal_or_takes_no_figures_is_told_at_once(action):
    view = to_act(deal_at("five_stage", HANDS))
    refinement = Refinement(view, action, chance="1")
    assert refinement.feedback.chosen == action
    assert refinement.is_sure == (refinement.feedback.verdict is Verdict.ILLEGAL)


@pytest.mark.usefixtures("without_numpy")
def test_what_is_an_opinion_is_not_gone_on_with():
    refinement = Refinement(answering(), Call(), chance="1")
    assert next(appraisals(answering(), Random(1))).source is Source.BET_MODEL
    assert refinement.is_sure
    assert not refinement.go_on()


def test_what_the_coach_needs_is_loaded_piece_by_piece():
    code = """
import sys
from tests.advice.test_refining import answering
from drawtutor.advice import warmed
names = ("numpy", "drawtutor.reference.rollouts.sampling")
assert "numpy" not in sys.modules
loaded = [[name in sys.modules for name in names] for _ in warmed(answering())]
assert loaded == [[True, False], [True, True], [True, True]], loaded
"""
    subprocess.run([sys.executable, "-c", code], check=True)


def test_nothing_is_loaded_where_there_are_no_figures():
    alone = to_act(deal_at("california", HANDS, options={"joker": "wild"}))
    assert has_figures(alone) == bool(list(warmed(alone)))
