"""What no program can keep, the course asks about, and the engine knows the answer."""

import pytest

from drawtutor.course import Outcome, SeatAnswer, grade, load_checks, load_course, solution
from drawtutor.rules import Seat


@pytest.mark.rule("PL-11")
def test_the_dealer_watches_and_finds_the_stake_that_cannot_stand() -> None:
    exercise = load_course().exercise("first-betting-round/be-the-dealer")
    refused = solution(exercise).right
    (check,) = (check for check in load_checks("first-betting-round") if check.exercise == exercise.id)
    assert refused == check.model
    assert {grade(exercise, wrong).outcome for wrong in check.wrong} == {Outcome.WRONG}


@pytest.mark.rule("PL-05")
def test_the_deck_is_offered_to_the_left_to_be_cut() -> None:
    (exercise,) = (each for each in load_course().lesson("preparation").exercises if each.task.value == "who-cuts")
    dealer = exercise.subject.dealer  # type: ignore[union-attr]
    players = exercise.subject.players  # type: ignore[union-attr]
    for seat in range(players):
        right = seat == (dealer + 1) % players
        assert (grade(exercise, SeatAnswer(Seat(seat))).outcome is Outcome.RIGHT) is right
