"""Every guided exercise: the position is legal, the author agrees with the engine, and each slip is explained."""

from itertools import combinations

import pytest

from drawtutor.course import (
    Check,
    DiscardAnswer,
    Exercise,
    Kind,
    Outcome,
    Spot,
    grade,
    hints,
    load_checks,
    load_course,
    solution,
)
from drawtutor.rules import Phase
from tests.course.saying import say, say_of

COURSE = load_course()
CHECKS = [check for outline in COURSE.lessons for check in load_checks(outline.slug)]


def exercise_of(check: Check) -> Exercise:
    return COURSE.exercise(check.exercise)


@pytest.fixture(params=CHECKS, ids=lambda check: check.exercise)
def check(request: pytest.FixtureRequest) -> Check:
    found: Check = request.param
    return found


def test_every_exercise_has_a_check() -> None:
    ids = [exercise for outline in COURSE.lessons for exercise in outline.exercises]
    assert [check.exercise for check in CHECKS] == ids
    assert len(set(ids)) == len(ids) >= 50


def test_the_model_answer_is_right(check: Check) -> None:
    exercise = exercise_of(check)
    result = grade(exercise, check.model)
    assert result.outcome is Outcome.RIGHT, result.right
    assert solution(exercise).outcome is Outcome.RIGHT
    assert say_of(exercise, result.explanation)


def test_each_tempting_answer_is_wrong_and_told_why_in_words_of_its_own(check: Check) -> None:
    exercise = exercise_of(check)
    told = []
    for answer in check.wrong:
        result = grade(exercise, answer)
        assert result.outcome is Outcome.WRONG, answer
        assert set(exercise.rules) <= set(result.rules)
        told.append(say_of(exercise, result.explanation))
    assert told
    assert len(set(told)) == len(told)
    assert say_of(exercise, grade(exercise, check.model).explanation) not in told or exercise.kind is Kind.ROUND_OVER


def test_every_answer_on_offer_but_one_is_wrong_and_explained(check: Check) -> None:
    exercise = exercise_of(check)
    right = [choice for choice in exercise.choices if grade(exercise, choice.answer).outcome is Outcome.RIGHT]
    assert len(right) == (1 if exercise.choices else 0)
    labels = [say_of(exercise, choice.label) for choice in exercise.choices]
    assert len(set(labels)) == len(labels)
    for choice in exercise.choices:
        assert say_of(exercise, grade(exercise, choice.answer).explanation)


def test_the_question_and_three_different_hints_can_be_said(check: Check) -> None:
    exercise = exercise_of(check)
    assert say_of(exercise, exercise.prompt)
    told = [say_of(exercise, hint) for hint in hints(exercise)]
    assert len(set(told)) == 3
    if exercise.note is not None:
        assert say_of(exercise, exercise.note)


def test_who_has_to_choose_is_to_act(check: Check) -> None:
    exercise = exercise_of(check)
    if exercise.kind in (Kind.ACTION, Kind.DISCARDS, Kind.TO_CALL):
        assert exercise.deal is not None
        assert exercise.deal.to_act == exercise.hero
        assert not exercise.deal.dealer_owes


def test_what_the_page_is_shown_holds_no_answer_and_no_hidden_card(check: Check) -> None:
    exercise = exercise_of(check)
    view = exercise.view
    if view is None:
        assert not isinstance(exercise.subject, Spot)
        return
    assert not view.legal.kinds
    if exercise.kind not in (Kind.ACTION, Kind.DISCARDS, Kind.TO_CALL):
        assert view.to_act is None
    deal = exercise.deal
    assert deal is not None
    hidden = {card for seat, hand in enumerate(deal.hands) if seat != exercise.hero for card in hand}
    seen = {card for event in view.events for card in event.cards} | set(view.hand) | set(view.exposed)
    assert not seen & hidden - {card for player in view.players for card in player.shown}


def test_what_is_asked_has_not_happened_yet(check: Check) -> None:
    """A question about what comes next is shown the moment before it."""
    exercise = exercise_of(check)
    if exercise.kind is Kind.ROUND_OVER:
        assert exercise.view is not None
        assert exercise.view.phase in (Phase.BET1, Phase.BET2)
        assert isinstance(exercise.subject, Spot)
        assert len(exercise.subject.said) == 1


@pytest.mark.parametrize("slug", [outline.slug for outline in COURSE.lessons if outline.exercises])
def test_a_lesson_asks_at_least_four_questions_of_two_kinds(slug: str) -> None:
    lesson = COURSE.lesson(slug)
    assert len(lesson.exercises) >= 4
    assert len({exercise.kind for exercise in lesson.exercises}) >= 2


def test_every_kind_of_question_is_asked_somewhere() -> None:
    asked = {exercise_of(check).kind for check in CHECKS}
    assert asked == set(Kind)


def test_both_rule_sets_are_played_where_they_part() -> None:
    for slug in ("first-betting-round", "exchange", "second-betting-round", "showdown"):
        played = {exercise.rule_set for exercise in COURSE.lesson(slug).exercises}
        assert {"five_stage", "california"} <= {rules.value for rules in played if rules is not None}


@pytest.mark.parametrize("check", [c for c in CHECKS if exercise_of(c).kind is Kind.DISCARDS], ids=lambda c: c.exercise)
def test_every_throw_is_graded_and_explained(check: Check) -> None:
    exercise = exercise_of(check)
    assert exercise.deal is not None
    assert exercise.hero is not None
    hand = exercise.deal.hands[exercise.hero]
    outcomes = []
    for count in range(6):
        for cards in combinations(hand, count):
            result = grade(exercise, DiscardAnswer(cards))
            outcomes.append(result.outcome)
            assert say_of(exercise, result.explanation)
    assert outcomes.count(Outcome.RIGHT) == 1
    assert outcomes.count(Outcome.WRONG) == 31


def test_lessons_can_be_told() -> None:
    for outline in COURSE.lessons:
        lesson = COURSE.lesson(outline.slug)
        assert say(outline.title)
        assert say(outline.subtitle)
        for section in lesson.sections:
            for message in (section.title, *section.paragraphs, *((section.task,) if section.task else ())):
                assert say(message)
