"""A learner's progress: what changes it, and that nothing read back is trusted."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drawtutor.course import Grade, Outcome, Progress, ProgressError, Tally, YesNoAnswer
from drawtutor.message import Message
from tests.course.saying import say

IDS = st.from_regex(r"[a-z0-9-]{1,20}(/[a-z0-9-]{1,20}){0,3}", fullmatch=True)


@st.composite
def tallies(draw: st.DrawFn) -> Tally:
    attempts = draw(st.integers(0, 1000))
    right = draw(st.integers(0, attempts))
    return Tally(attempts=attempts, right=right, hints=draw(st.integers(0, 3)), shown=draw(st.booleans()))


PROGRESS = st.dictionaries(IDS, tallies(), max_size=8).map(Progress)


def graded(outcome: Outcome) -> Grade:
    return Grade(outcome=outcome, explanation=Message.of("any"), rules=("PL-19",), right=YesNoAnswer(True))


def test_attempts_and_right_answers_are_counted() -> None:
    progress = Progress()
    for outcome in (Outcome.WRONG, Outcome.RIGHT, Outcome.RIGHT):
        progress = progress.with_grade("deal/third-card", graded(outcome))
    assert progress.of("deal/third-card") == Tally(attempts=3, right=2)
    assert progress.done(["deal/third-card", "deal/ninth-card"]) == 1


@pytest.mark.parametrize("outcome", [Outcome.NOT_ATTEMPTED, Outcome.UNGRADEABLE])
def test_no_answer_and_one_that_does_not_fit_count_for_nothing(outcome: Outcome) -> None:
    progress = Progress()
    assert progress.with_grade("deal/third-card", graded(outcome)) is progress


def test_the_highest_hint_counts_and_no_more_than_three() -> None:
    progress = Progress().with_hint("deal/third-card", 2).with_hint("deal/third-card", 1)
    assert progress.of("deal/third-card").hints == 2
    assert progress.with_hint("deal/third-card", 9).of("deal/third-card").hints == 3


def test_an_answer_that_was_shown_is_noted_unless_it_was_found_before() -> None:
    shown = Progress().with_shown("deal/third-card")
    assert shown.of("deal/third-card").shown
    assert not shown.of("deal/third-card").done
    found = Progress().with_grade("deal/third-card", graded(Outcome.RIGHT))
    assert found.with_shown("deal/third-card") == found


def test_some_exercises_can_be_begun_anew() -> None:
    progress = Progress().with_grade("a", graded(Outcome.RIGHT)).with_grade("b", graded(Outcome.RIGHT))
    assert progress.without(["a"]).done(["a", "b"]) == 1


def test_two_windows_are_brought_together_by_the_more_attempts() -> None:
    one = Progress().with_grade("a", graded(Outcome.WRONG)).with_grade("a", graded(Outcome.RIGHT))
    other = Progress().with_grade("a", graded(Outcome.WRONG)).with_grade("b", graded(Outcome.RIGHT))
    both = one.merged(other)
    assert both == other.merged(one)
    assert both.of("a").attempts == 2
    assert both.of("b").done


@given(PROGRESS)
def test_what_is_written_is_read_back(progress: Progress) -> None:
    assert Progress.from_text(progress.to_text()) == progress
    assert Progress.from_json(json.loads(json.dumps(progress.to_json()))) == progress


@given(PROGRESS, PROGRESS)
def test_bringing_together_does_not_depend_on_the_order(one: Progress, other: Progress) -> None:
    assert one.merged(other) == other.merged(one)
    assert one.merged(one) == one


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=12), inner, max_size=4),
    max_leaves=12,
)


def read_or_refused(data: Any) -> Progress | ProgressError:
    try:
        return Progress.from_json(data)
    except ProgressError as error:
        return error


@given(JSON | st.fixed_dictionaries({"version": st.just(1) | JSON, "exercises": JSON | st.dictionaries(IDS, JSON)}))
def test_other_data_is_read_whole_or_refused_with_one_sentence(data: Any) -> None:
    found = read_or_refused(data)
    if isinstance(found, ProgressError):
        assert say(found.message).startswith("This")
    else:
        assert Progress.from_json(found.to_json()) == found


@given(st.text(max_size=60))
def test_other_texts_are_refused_with_one_sentence(text: str) -> None:
    with pytest.raises(ProgressError):
        Progress.from_text(text)


@pytest.mark.parametrize(
    "data",
    [
        {"version": 2, "exercises": {}},
        {"version": True, "exercises": {}},
        {"version": 1},
        {"version": 1, "exercises": {"a": [1, 2, 0, 0]}},
        {"version": 1, "exercises": {"a": [1, 1, 4, 0]}},
        {"version": 1, "exercises": {"a": [1, 1, 0, 2]}},
        {"version": 1, "exercises": {"a": [1, 1, 0]}},
        {"version": 1, "exercises": {"a": [True, 1, 0, 0]}},
        {"version": 1, "exercises": {"a": [1.0, 1, 0, 0]}},
        {"version": 1, "exercises": {"a": [-1, 0, 0, 0]}},
        {"version": 1, "exercises": {"<b>": [1, 1, 0, 0]}},
        {"version": 1, "exercises": {"a" * 81: [1, 1, 0, 0]}},
        {"version": 1, "exercises": {str(number): [0, 0, 0, 0] for number in range(5001)}},
    ],
)
def test_counts_that_cannot_be_are_refused(data: Any) -> None:
    with pytest.raises(ProgressError):
        Progress.from_json(data)


def test_a_text_nested_without_end_is_refused() -> None:
    with pytest.raises(ProgressError):
        Progress.from_text("[" * 200_000)
    with pytest.raises(ProgressError):
        Progress.from_text('{"version": 1, "exercises": {"a": ' + "9" * 600_000 + "}}")
