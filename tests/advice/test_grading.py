"""Verdicts from losses: never inside two standard errors, and no harder than the model can answer for."""

from math import hypot

from hypothesis import given
from hypothesis import strategies as st

from drawtutor.advice import Appraisal, NumberKind, Source, Verdict, Worth
from drawtutor.advice.grading import LIMITS, Judged, grade, judged
from drawtutor.message import Message
from drawtutor.odds import Estimate
from drawtutor.rules import Action, Bet, Call, Check, Fold, Phase, RaiseTo

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


def judged_by(*worths: Worth, of: int = 0) -> Judged:
    """The verdict on one of some choices, in a pot of ten chips."""
    appraisal = Appraisal(source=Source.ROLL_OUTS, assumption=Message.of("advice-assume-rolled"), pot=10, worths=worths)
    return judged(appraisal, worths[of], LIMITS, Phase.BET2)


def worth(action: Action, value: float, error: float = 0.0, kind: NumberKind = NumberKind.SAMPLED) -> Worth:
    return Worth(action=action, value=Estimate(value, error, 1000), kind=kind)


CHECK, FOLD = worth(Check(), 0.4, 0.02), worth(Fold(), 0.0)


def test_best_is_what_is_better_than_the_least_sure_of_the_others_too() -> None:
    unsure = worth(Bet(2), -0.3, 1.0)
    found = judged_by(CHECK, FOLD, unsure)
    assert (found.verdict, found.sign, found.best) == (Verdict.CLOSE, 0, unsure)
    found = judged_by(CHECK, FOLD, worth(Bet(2), -0.3, 0.1))
    assert (found.verdict, found.sign) == (Verdict.BEST, 1)


def test_what_is_surely_worse_than_one_choice_is_graded_though_the_best_is_not_sure() -> None:
    call, wager = worth(Call(), 1.0, 0.2), worth(RaiseTo(4), 1.2, 0.8)
    found = judged_by(FOLD, call, wager)
    assert (found.verdict, found.sign, found.best) == (Verdict.MISTAKE, -1, call)
    # One that is ahead by two standard errors alone may be so because it was picked out.
    assert judged_by(FOLD, worth(Call(), 1.0, 0.4), wager).verdict is Verdict.CLOSE


def test_figures_of_a_stored_strategy_say_nothing_of_less_than_they_are_off() -> None:
    stored = [worth(Check(), 0.08, kind=NumberKind.REFERENCE), worth(Bet(2), 0.0, kind=NumberKind.REFERENCE)]
    for of in range(2):
        found = judged_by(*stored, of=of)
        assert (found.verdict, found.sign) == (Verdict.GOOD, 0)
    sure = [worth(Check(), 0.08, kind=NumberKind.EXACT), worth(Bet(2), 0.0, kind=NumberKind.EXACT)]
    assert [judged_by(*sure, of=of).sign for of in range(2)] == [1, -1]


@given(st.lists(st.tuples(st.floats(-3, 3), st.floats(0, 1)), min_size=2, max_size=4))
def test_no_choice_is_called_best_while_another_may_be_worth_more(figures: list[tuple[float, float]]) -> None:
    worths = [worth(Bet(place + 2), *figure) for place, figure in enumerate(figures)]
    for of, mine in enumerate(worths):
        apart = [
            other.value.value - mine.value.value + 2 * hypot(other.value.standard_error, mine.value.standard_error)
            for other in worths
            if other is not mine
        ]
        if judged_by(*worths, of=of).verdict is Verdict.BEST:
            assert max(apart) < 0
