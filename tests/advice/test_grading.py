"""Verdicts from losses: never inside two standard errors, and no harder than the model can answer for."""

from hypothesis import given
from hypothesis import strategies as st

from drawtutor.advice import Verdict
from drawtutor.advice.grading import LIMITS, grade
from drawtutor.odds import Estimate

WORSE = (Verdict.INACCURACY, Verdict.MISTAKE, Verdict.BLUNDER)
LOSSES = st.builds(Estimate, st.floats(-1, 1), st.floats(0, 0.2), st.just(500))
SCALES = st.sampled_from([LIMITS.scale, LIMITS.opinion_before, LIMITS.opinion_after])


@given(LOSSES, SCALES)
def test_nothing_within_two_standard_errors_of_no_loss_is_called_worse(loss, scale):
    if abs(loss.value) <= 2 * loss.standard_error:
        assert grade(loss, scale) not in (*WORSE, Verdict.BEST)


@given(LOSSES, SCALES)
def test_good_means_that_more_cannot_well_be_lost_than_hardly_anything(loss, scale):
    if grade(loss, scale) in (Verdict.BEST, Verdict.GOOD) and loss.low <= 0:
        assert loss.high <= scale.good


@given(SCALES, st.floats(0, 1), st.floats(0, 1))
def test_a_larger_loss_never_gets_a_better_verdict(scale, one, other):
    order = list(Verdict)
    small, large = sorted((one, other))
    assert order.index(grade(Estimate(small, 0, 9), scale)) <= order.index(grade(Estimate(large, 0, 9), scale))


@given(LOSSES, SCALES, st.sampled_from([*WORSE, Verdict.GOOD]))
def test_no_verdict_is_below_the_worst_that_can_be_answered_for(loss, scale, worst):
    order = [Verdict.BEST, Verdict.GOOD, *WORSE]
    verdict = grade(loss, scale, worst=worst)
    assert verdict is Verdict.CLOSE or order.index(verdict) <= order.index(worst)


def test_losses_fall_into_the_stated_classes():
    verdicts = [grade(Estimate(loss, 0.001, 900), LIMITS.opinion_after) for loss in (-0.1, 0.0, 0.06, 0.2, 0.5)]
    assert verdicts == [Verdict.BEST, Verdict.GOOD, *WORSE]
    assert grade(Estimate(0.06, 0.04, 900), LIMITS.opinion_after) is Verdict.CLOSE
