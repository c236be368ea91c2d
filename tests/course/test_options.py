"""What a house may change, as the course asks about it: judged by the engine, in every wording that it has."""

from collections import Counter
from itertools import combinations

import pytest

from drawtutor.cards import DECK
from drawtutor.course import (
    ActionAnswer,
    Answer,
    DiscardAnswer,
    Exercise,
    Outcome,
    Spot,
    Task,
    generate,
    grade,
    hints,
    load_course,
    solution,
)
from drawtutor.course.conditions import may_open, other_uses
from drawtutor.course.reading.node import Node
from drawtutor.course.reading.values import read_values
from drawtutor.hands import Hand, HandCategory, JokerUse
from drawtutor.rules import Check, Phase, RaiseTo, Seat, load_rules
from tests.course.saying import say_of

LESSON = load_course().lesson("variations")


def explained(exercise: Exercise, answer: Answer) -> str:
    return say_of(exercise, grade(exercise, answer).explanation)


# Openers.


@pytest.mark.parametrize(
    ("cards", "opens"),
    [
        ("JsJd8c4h2s", True),
        ("TsTdAcKhQs", False),
        ("2s2d3c3hAs", True),
        ("2s2d2c7h5s", True),
        ("6s5d4c3h2s", True),
        ("AhJh9h5h2h", True),
        ("AsKdQcJh9s", False),
    ],
)
def test_jacks_open_and_whatever_beats_them(cards: str, opens: bool) -> None:
    rules = load_rules("california", {"openers": "jacks"})
    assert may_open(rules, Hand.parse(cards)) is opens


def test_a_queen_and_the_bug_do_not_open_though_a_queen_and_a_wild_joker_do() -> None:
    for use, opens in (("bug", False), ("wild", True)):
        rules = load_rules("california", {"openers": "jacks", "joker": use})
        assert may_open(rules, Hand.parse("JkQd9c7s3h", joker=rules.joker)) is opens


def test_the_opener_alone_at_the_end_has_to_show_and_is_told_why() -> None:
    exercise = LESSON.exercise("won-unseen")
    assert isinstance(exercise.subject, Spot)
    assert exercise.subject.deal.opener == Seat(1)
    assert "prove" in say_of(exercise, solution(exercise).explanation)
    assert "own reading" in say_of(exercise, solution(exercise).explanation)


def test_the_table_shows_the_openers_discards_apart() -> None:
    exercise = LESSON.exercise("won-unseen")
    view = exercise.view
    assert view is not None
    assert (view.discards, view.kept_apart) == (4, 3)


# The joker.


def test_a_joker_that_is_ignored_is_worth_least_and_a_wild_one_most() -> None:
    hand = Hand.parse("AhTh7h3hJk", joker=JokerUse.BUG)
    uses = other_uses(hand)
    assert uses["ignored"].category is HandCategory.HIGH_CARD
    assert uses["ace"].category is HandCategory.PAIR
    assert uses["ignored"] < uses["ace"] < hand.rank == uses["wild"]


def test_five_of_a_kind_stands_above_the_royal_flush() -> None:
    exercise = LESSON.exercise("five-nines")
    assert "five of a kind beats a straight flush" in explained(
        exercise, exercise.read({"order": [0, 1, 2]}) or _none()
    )


def _none() -> Answer:
    raise AssertionError("the answer should have been read")


# Blinds.


def test_the_last_blind_may_check_or_raise_its_own() -> None:
    exercise = LESSON.exercise("your-own-blind")
    deal, hero = exercise.deal, exercise.hero
    assert deal is not None
    assert hero is not None
    legal = [action for action in (Check(), RaiseTo(8)) if deal.refusal(hero, action) is None]
    assert legal == [Check(), RaiseTo(8)]
    assert grade(exercise, ActionAnswer(Check())).outcome is Outcome.RIGHT
    assert "owe nothing" in explained(exercise, exercise.choices[0].answer)


def test_the_first_round_begins_left_of_the_last_of_three_blinds() -> None:
    exercise = LESSON.exercise("left-of-three-blinds")
    assert isinstance(exercise.subject, Spot)
    deal = exercise.subject.deal
    assert (deal.blinds, deal.to_act) == ((1, 2, 4, 0, 0, 0), Seat(3))


def test_what_is_further_asked_about_blinds_is_now_and_then_the_last_ones_choice() -> None:
    made = [generate(Task.WHAT_NEXT, seed, lesson="variations") for seed in range(40)]
    told = [say_of(exercise, solution(exercise).explanation) for exercise in made]
    assert sum("posted the last blind" in text for text in told) >= 3
    assert sum("another exchange was agreed" in text for text in told) >= 3


# How many cards, and how often.


def test_a_fourth_card_goes_only_with_an_ace_kept_and_is_told_so() -> None:
    exercise = LESSON.exercise("fives-and-ace")
    deal, hero = exercise.deal, exercise.hero
    assert deal is not None
    assert hero is not None
    told = Counter(
        "only if the fifth" in explained(exercise, DiscardAnswer(cards)) for cards in combinations(deal.hands[hero], 4)
    )
    assert told == {True: 4, False: 1}


def test_more_than_three_is_rarely_right_where_four_may_go() -> None:
    """Of the further questions, in which an ace could always be kept alone, few are answered by throwing four."""
    made = [generate(Task.BEST_DISCARDS, seed, lesson="variations") for seed in range(40)]
    rights = [solution(exercise).right for exercise in made]
    thrown = Counter(len(right.cards) for right in rights if isinstance(right, DiscardAnswer))
    assert thrown[5] == 0
    assert 1 <= thrown[4] < thrown[3]


def test_a_second_exchange_follows_the_second_round_where_it_was_agreed() -> None:
    exercise = LESSON.exercise("second-exchange")
    assert isinstance(exercise.subject, Spot)
    deal = exercise.subject.deal
    assert (deal.rules.exchanges, deal.phase, deal.exchange) == (2, Phase.BET2, 1)
    assert "two exchanges were agreed" in say_of(exercise, hints(exercise)[0])


def test_the_figures_of_the_prose_are_counted() -> None:
    section = {
        "three": {"what": "beats", "hand": "AhKd8c5s2h", "keep": "AhKd", "other": "JcJd9s7s3d"},
        "four": {"what": "beats", "hand": "AhKd8c5s2h", "keep": "Ah", "other": "JcJd9s7s3d"},
        "served": {"what": "served", "limit": 5},
    }
    values = read_values(Node(section, "test"), {}).named
    assert values["three"] > values["four"]  # type: ignore[operator]  # both are fractions
    assert values["served"] == len(DECK) // 10


# Trips to win.


def test_without_three_of_a_kind_nobody_takes_the_pot_and_it_stays() -> None:
    rights = Counter(
        solution(generate(Task.TAKES_POT, seed, lesson="variations")).right.seat  # type: ignore[union-attr]
        for seed in range(40)
    )
    assert rights[None] >= 8
    assert sum(rights.values()) - rights[None] >= 8
