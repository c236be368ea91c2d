"""Further exercises: well formed for every seed, graded right and wrong, varied, and always the same for a seed."""

from collections import Counter
from fractions import Fraction
from itertools import combinations, permutations

import pytest

from drawtutor.course import (
    LESSON_TASKS,
    ActionAnswer,
    Answer,
    DiscardAnswer,
    Exercise,
    Hope,
    Kind,
    NumberAnswer,
    OpenHands,
    OrderAnswer,
    Outcome,
    SeatAnswer,
    Task,
    YesNoAnswer,
    generate,
    grade,
    hints,
    load_course,
    regenerate,
    solution,
)
from drawtutor.odds import Price, hold_odds
from drawtutor.rules import Call, RuleSet
from tests.course.saying import say_of

PAIRS = [(lesson, task) for lesson, tasks in LESSON_TASKS.items() for task in tasks]
SEEDS = 200
SAID = 12
"""So many of them are put into words too, which takes longer."""


def offered(exercise: Exercise) -> list[Answer]:
    """Everything that a learner can answer, or what is most tempting of it where there is no end."""
    if exercise.choices:
        return [choice.answer for choice in exercise.choices]
    if exercise.kind is Kind.RANK_HANDS:
        assert isinstance(exercise.subject, OpenHands)
        return [OrderAnswer(order) for order in permutations(range(len(exercise.subject.hands)))]
    deal, hero = exercise.deal, exercise.hero
    assert deal is not None
    assert hero is not None
    if exercise.kind is Kind.DISCARDS:
        hand = deal.hands[hero]
        return [DiscardAnswer(cards) for count in range(6) for cards in combinations(hand, count)]
    tempting = {0, deal.level, deal.pot, deal.staked[hero], *range(1, deal.level + 4)}
    return [NumberAnswer(number) for number in sorted(tempting)]


@pytest.mark.parametrize(("lesson", "task"), PAIRS, ids=lambda value: str(value))
def test_every_seed_gives_a_question_with_one_right_answer(lesson: str, task: Task) -> None:
    for seed in range(SEEDS):
        exercise = generate(task, seed, lesson=lesson)
        assert exercise.task is task
        assert exercise.rules
        right = solution(exercise)
        assert right.outcome is Outcome.RIGHT, exercise.id
        answers = offered(exercise)
        assert len(answers) >= 2, exercise.id
        outcomes = Counter(grade(exercise, answer).outcome for answer in answers)
        assert outcomes[Outcome.RIGHT] >= 1, exercise.id
        assert outcomes[Outcome.RIGHT] + outcomes[Outcome.WRONG] == len(answers), exercise.id
        if exercise.choices:
            assert outcomes[Outcome.RIGHT] == 1, exercise.id
        assert exercise.view is None or not exercise.view.legal.kinds


@pytest.mark.parametrize(("lesson", "task"), PAIRS, ids=lambda value: str(value))
def test_everything_about_it_can_be_said_and_each_slip_has_its_own_words(lesson: str, task: Task) -> None:
    for seed in range(SAID):
        exercise = generate(task, seed, lesson=lesson)
        assert say_of(exercise, exercise.prompt)
        assert len({say_of(exercise, hint) for hint in hints(exercise)}) == 3, exercise.id
        labels = [say_of(exercise, choice.label) for choice in exercise.choices]
        assert len(set(labels)) == len(labels), exercise.id
        told = []
        for answer in offered(exercise):
            result = grade(exercise, answer)
            said = say_of(exercise, result.explanation)
            if result.outcome is Outcome.WRONG:
                told.append(said)
        if exercise.choices:
            assert len(set(told)) == len(told), exercise.id


@pytest.mark.parametrize(("lesson", "task"), PAIRS, ids=lambda value: str(value))
def test_a_seed_always_gives_the_same_exercise_and_another_one_another(lesson: str, task: Task) -> None:
    made = [generate(task, seed, lesson=lesson) for seed in range(12)]
    again = [generate(task, seed, lesson=lesson) for seed in range(12)]
    assert [(e.subject, e.aim, e.choices, e.rules) for e in made] == [
        (e.subject, e.aim, e.choices, e.rules) for e in again
    ]
    least = 3 if task in (Task.ENOUGH_CARDS, Task.CARDS_LEFT) else 8
    assert len({repr(e.subject) for e in made}) >= least


@pytest.mark.parametrize("rule_set", [RuleSet.FIVE_STAGE, RuleSet.CALIFORNIA])
@pytest.mark.parametrize(("lesson", "task"), PAIRS, ids=lambda value: str(value))
def test_the_rule_set_can_be_chosen(lesson: str, task: Task, rule_set: RuleSet) -> None:
    exercise = generate(task, 5, lesson=lesson, rule_set=rule_set)
    # What a house may change is asked about California draw: most of the options are its source's. What a card
    # room does is asked about draw high.
    if exercise.rule_set is not None and task is not Task.FREE_CHECK and lesson not in ("card-room", "variations"):
        assert exercise.rule_set is rule_set
    assert solution(exercise).outcome is Outcome.RIGHT


def test_a_further_exercise_is_found_again_by_its_id() -> None:
    for lesson, task in PAIRS:
        exercise = generate(task, 3, lesson=lesson, rule_set=RuleSet.CALIFORNIA)
        again = regenerate(exercise.id)
        assert (again.id, again.subject, again.choices) == (exercise.id, exercise.subject, exercise.choices)


@pytest.mark.parametrize("name", ["deal/third-card", "deal/more/next-to-act/either/x", "deal/more/bridge/either/3", ""])
def test_an_id_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(KeyError):
        regenerate(name)


def test_a_kind_is_asked_as_the_lesson_asks_it() -> None:
    for lesson, tasks in LESSON_TASKS.items():
        for kind in {task.kind for task in tasks}:
            assert generate(kind, 1, lesson=lesson).task in tasks
    with pytest.raises(ValueError, match="shows-first"):
        generate(Kind.SHOWS_FIRST, 1, lesson="deal")


def test_every_kind_of_guided_exercise_goes_on_without_end() -> None:
    for outline in load_course().lessons:
        if outline.exercises:
            guided = {exercise.task for exercise in load_course().lesson(outline.slug).exercises}
            assert guided <= set(LESSON_TASKS[outline.slug])


@pytest.mark.parametrize("task", list(Task))
def test_every_task_can_be_asked_outside_a_lesson_too(task: Task) -> None:
    assert solution(generate(task, 7)).outcome is Outcome.RIGHT


def rights(task: Task, lesson: str) -> Counter[Answer]:
    return Counter(solution(generate(task, seed, lesson=lesson)).right for seed in range(60))


def test_the_right_answer_is_not_always_the_same() -> None:
    over = rights(Task.ROUND_OVER, "first-betting-round")
    assert min(over[YesNoAnswer(True)], over[YesNoAnswer(False)]) >= 15
    calls = rights(Task.PRICED_CALL, "first-betting-round")
    assert 15 <= calls[ActionAnswer(Call())] <= 45
    shows = rights(Task.SHOWS_FIRST, "showdown")
    assert 3 <= shows[SeatAnswer(None)] <= 25
    assert len(rights(Task.WHAT_NEXT, "first-betting-round")) == 4
    assert len(rights(Task.BEST_DISCARDS, "exchange")) >= 20
    assert len(rights(Task.REFEREE, "first-betting-round")) >= 4


def test_a_call_is_never_priced_too_close_to_tell() -> None:
    for seed in range(60):
        exercise = generate(Task.PRICED_CALL, seed, lesson="first-betting-round")
        deal, hero, aim = exercise.deal, exercise.hero, exercise.aim
        assert deal is not None
        assert hero is not None
        assert isinstance(aim, Hope)
        chance = hold_odds(deal.hands[hero], aim.keep).at_least(aim.category)
        needed = Price(to_call=deal.legal().to_call, pot=deal.pot).needed
        assert abs(chance - needed) >= Fraction(3, 100)
