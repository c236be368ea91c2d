"""Content files: a slip of the pen is told with the file, the key and what was expected."""

import pytest

from drawtutor.course import ContentError, Declared, load_course
from drawtutor.course.loader import read_lesson
from drawtutor.course.reading.node import read_content
from drawtutor.course.reading.notation import NotationError, parse_action, parse_seat

GOOD = """
slug = "deal"

[[section]]
id = "ante"
rules = ["PL-06"]
paragraphs = 1
exercises = ["call"]

[[exercise]]
id = "call"
task = "to-call"
rules = ["PL-14"]
table = "five_stage"
hero = "p2"
hands = { p2 = "AsAh7c5d2s" }
actions = ["p1 cbr 4"]
model = "4"
wrong = ["5"]
"""


def test_a_content_file_without_a_slip_is_a_lesson() -> None:
    lesson = read_lesson(read_content("good.toml", GOOD))
    assert [exercise.id for exercise in lesson.exercises] == ["deal/call"]
    assert lesson.exercise("call").deal is not None


def test_cards_that_nobody_names_are_the_same_each_time_and_never_the_named_ones() -> None:
    one = read_lesson(read_content("good.toml", GOOD)).exercise("call").deal
    other = read_lesson(read_content("good.toml", GOOD)).exercise("call").deal
    assert one is not None
    assert one == other
    assert len({card for hand in one.hands for card in hand}) == 20


@pytest.mark.parametrize(
    ("old", "new", "key", "expected"),
    [
        ('task = "to-call"', 'task = "to-cal"', "exercise[call].task", "to-call"),
        ('task = "to-call"', "task = 5", "exercise[call].task", "a text"),
        ('table = "five_stage"', 'table = "stud"', "exercise[call].table", "california"),
        ('hero = "p2"', 'hero = "me"', "exercise[call].hero", "p1 to p8"),
        ('"AsAh7c5d2s"', '"AsAh7c5d2x"', "exercise[call].hands.p2", "not a card"),
        ('["p1 cbr 4"]', '["p1 cbr 40"]', "exercise[call].actions", "refused"),
        ('["p1 cbr 4"]', '["p1 dances"]', "exercise[call].actions", "no move"),
        ('["p1 cbr 4"]', '["p1 cbr 4", "p2 f"]', "exercise[call].hero", "to act"),
        ('model = "4"', 'model = "four"', "exercise[call].model", "number"),
        ('wrong = ["5"]', "", "exercise[call].wrong", "missing"),
        ('wrong = ["5"]', 'wrong = ["5"]\nhint = "no"', "exercise[call].hint", "not known"),
        ('rules = ["PL-14"]', "rules = [14]", "exercise[call].rules", "list of texts"),
        ("paragraphs = 1", 'paragraphs = "1"', "section[ante].paragraphs", "whole number"),
        ('exercises = ["call"]', 'exercises = ["fold"]', "section[ante].exercises", "deal/fold"),
        (
            "paragraphs = 1",
            "paragraphs = 1\nvalues = { a = { what = 'luck' } }",
            "section[ante].values.a.what",
            "bluff",
        ),
        ("paragraphs = 1", "paragraphs = 1\nvalues = 3", "section[ante].values", "a table"),
    ],
)
def test_a_slip_is_told_with_its_place_and_what_was_expected(old: str, new: str, key: str, expected: str) -> None:
    assert old in GOOD
    with pytest.raises(ContentError) as caught:
        read_lesson(read_content("slip.toml", GOOD.replace(old, new, 1)))
    assert caught.value.file == "slip.toml"
    assert caught.value.key == key
    assert expected in caught.value.expected


def test_two_exercises_of_one_name_are_refused() -> None:
    exercise = GOOD[GOOD.index("[[exercise]]") :]
    with pytest.raises(ContentError, match="twice"):
        read_lesson(read_content("slip.toml", GOOD + exercise))


def test_what_is_no_toml_is_told_with_its_line() -> None:
    with pytest.raises(ContentError, match="line"):
        read_content("slip.toml", "slug = ")


@pytest.mark.parametrize("text", ["raise", "raise x", "bet -1", "throw", "throw 9x", "ask me", "pat 3", "sing"])
def test_a_text_that_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        parse_action(text)


@pytest.mark.parametrize("text", ["p0", "p9", "1", "p", "p10"])
def test_a_text_that_is_no_player_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        parse_seat(text)


def test_what_is_said_in_a_spot_belongs_to_its_moment() -> None:
    subject = load_course().exercise("first-betting-round/is-it-over").subject
    (declared,) = subject.said  # type: ignore[union-attr]
    assert isinstance(declared, Declared)
    assert declared.seat == 3
