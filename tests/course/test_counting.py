"""What is counted at a table: stages, old neighbours, the cost of a fold, who exchanges, what is seen."""

from fractions import Fraction

import pytest

from drawtutor.cards import DECK, parse_cards
from drawtutor.course import (
    Beat,
    ChoiceAnswer,
    NumberAnswer,
    OrderAnswer,
    Outcome,
    Spot,
    Spread,
    Task,
    compared_cards,
    generate,
    grade,
    hints,
    load_course,
)
from drawtutor.course.counting import cards_seen, fold_cost, raise_chance, stage_order
from drawtutor.course.shuffles import followers, longest_run
from drawtutor.odds import duel
from drawtutor.rules import RuleSet, Seat
from tests.course.saying import say_of, told
from tests.course.test_explanations import deal_of, ranked

COURSE = load_course()


@pytest.mark.rule("PL-01")
@pytest.mark.parametrize("players", [2, 5, 8])
def test_a_deal_that_is_played_to_its_end_goes_through_the_five_stages_in_order(players: int) -> None:
    assert stage_order(players) == "deal>bet1>draw>bet2>showdown"


@pytest.mark.rule("PL-01")
@pytest.mark.parametrize(
    ("key", "slip"),
    [
        ("deal>bet1>draw>bet2>showdown", "stages-right"),
        ("deal>draw>bet1>bet2>showdown", "stages-early"),
        ("deal>bet1>draw>showdown", "stages-missing"),
    ],
)
def test_a_wrong_order_of_stages_names_what_is_out_of_place(key: str, slip: str) -> None:
    assert told(COURSE.exercise("preparation/stages-in-order"), ChoiceAnswer(key)) == slip


@pytest.mark.rule("PL-03")
def test_the_longest_run_is_found_across_the_border_of_two_suits() -> None:
    assert longest_run(DECK) == DECK
    assert longest_run(parse_cards("9cKcAc2d3d9h")) == parse_cards("KcAc2d3d")
    assert longest_run(tuple(reversed(DECK))) == DECK[-1:]


@pytest.mark.rule("PL-03")
def test_what_a_riffle_has_left_is_counted_from_the_deck_itself() -> None:
    exercise = COURSE.exercise("preparation/what-is-left")
    assert isinstance(exercise.subject, Spread)
    right = followers(exercise.subject.cards)
    assert grade(exercise, NumberAnswer(right)).outcome is Outcome.RIGHT
    assert told(exercise, NumberAnswer(51)) == "neighbours-new-deck"
    assert told(exercise, NumberAnswer(0)) == "neighbours-none"
    assert told(exercise, NumberAnswer(30)) == "neighbours-more"


@pytest.mark.rule("PL-13")
def test_a_fold_costs_what_was_paid_in_and_nothing_more() -> None:
    deal = deal_of("five_stage", "p1 cbr 4", "p2 cc", "p3 f", "p4 f", "p1 sd", "p2 sd", "p1 cbr 3", "p2 cbr 8")
    assert fold_cost(Spot(deal=deal, hero=Seat(0))) == 1 + 4 + 3
    exercise = COURSE.exercise("first-betting-round/what-a-fold-costs")
    assert [told(exercise, NumberAnswer(number)) for number in (0, 3, 4, 6, 10)] == [
        "fold-nothing",
        "fold-forgot-ante",
        "fold-right",
        "fold-call-instead",
        "fold-called-first",
    ]


@pytest.mark.rule("PL-15")
@pytest.mark.parametrize(("name", "value"), [("raise-with-three", True), ("raise-with-four-hearts", False)])
def test_a_raise_is_for_value_exactly_where_the_odds_are_on_its_side(name: str, value: bool) -> None:
    exercise = COURSE.exercise(f"first-betting-round/{name}")
    assert isinstance(exercise.subject, Spot)
    assert isinstance(exercise.aim, Beat)
    chance = raise_chance(exercise.subject, exercise.aim)
    assert (chance > Fraction(1, 2)) is value
    assert grade(exercise, ChoiceAnswer("value" if value else "bluff")).outcome is Outcome.RIGHT
    assert grade(exercise, ChoiceAnswer("bluff" if value else "value")).outcome is Outcome.WRONG


@pytest.mark.rule("PL-15")
def test_the_chance_of_a_raise_counts_what_both_would_draw() -> None:
    exercise = COURSE.exercise("first-betting-round/raise-with-four-hearts")
    assert isinstance(exercise.subject, Spot)
    assert isinstance(exercise.aim, Beat)
    mine, other = "AhQh8h4hJs", "KsKd7c7d3s"
    by_hand = duel(parse_cards(mine), parse_cards(mine[:8]), parse_cards(other), parse_cards(other[:8]))
    assert raise_chance(exercise.subject, exercise.aim) == by_hand


def test_a_raise_is_never_too_close_to_call_either_name() -> None:
    for seed in range(60):
        exercise = generate(Task.VALUE_OR_BLUFF, seed)
        assert isinstance(exercise.subject, Spot)
        assert isinstance(exercise.aim, Beat)
        assert abs(raise_chance(exercise.subject, exercise.aim) - Fraction(1, 2)) > Fraction(1, 10)


@pytest.mark.rule("PL-21")
@pytest.mark.parametrize(
    ("number", "slip"), [(1, "drawers-one"), (2, "drawers-opener-too"), (3, "drawers-right"), (5, "drawers-all")]
)
def test_everybody_still_in_may_exchange(number: int, slip: str) -> None:
    assert told(COURSE.exercise("exchange/who-may-exchange"), NumberAnswer(number)) == slip


@pytest.mark.rule("NO-03")
def test_nobody_has_seen_more_than_the_own_cards_before_the_showdown() -> None:
    deal = deal_of("california", "p1 cbr 2", "p2 cc", "p3 cc", "p4 f", "p1 sd 7c5d2s", "d dh p1 3dJc9h")
    seen = cards_seen(Spot(deal=deal, hero=Seat(0)))
    assert seen == set(parse_cards("AsAh7c5d2s3dJc9h"))
    assert cards_seen(Spot(deal=deal, hero=Seat(1))) == set(parse_cards("KsKh9c6d3s"))


@pytest.mark.rule("NO-03")
@pytest.mark.parametrize(
    ("number", "slip"), [(5, "seen-hand-alone"), (8, "seen-right"), (11, "seen-discards"), (20, "seen-hands")]
)
def test_what_lies_face_down_has_not_been_seen(number: int, slip: str) -> None:
    assert told(COURSE.exercise("last-raise/what-you-have-seen"), NumberAnswer(number)) == slip


@pytest.mark.rule("NO-16", "NO-17")
@pytest.mark.parametrize(
    ("better", "worse", "cards"),
    [
        ("KsKdTc6h2s", "KhKc9c8h7s", "Tc9c"),
        ("4c4d4h2s2d", "3c3d3hAsAd", "4c4d4h3c3d3h"),
        ("AhTh8h4h2h", "AsTs7s6s5s", "8h7s"),
        ("AhKd9c7s3h", "AsKc9d7h2s", "3h2s"),
        ("2c5c9cJcKc", "6h7d8s9dTd", "2c5c9cJcKc6h7d8s9dTd"),
    ],
)
def test_the_cards_that_decide_are_marked(better: str, worse: str, cards: str) -> None:
    exercise = ranked(better, worse)
    wrong = grade(exercise, OrderAnswer((1, 0)))
    assert compared_cards(exercise, wrong.explanation, None) == set(parse_cards(cards))


@pytest.mark.rule("NO-18")
def test_between_equal_hands_no_card_decides() -> None:
    exercise = ranked("KsKd9c6h2s", "KhKc9h6s2d")
    right = grade(exercise, OrderAnswer((0, 1)))
    assert compared_cards(exercise, right.explanation, (0, 1)) == set()


@pytest.mark.rule("NO-11", "NO-13")
def test_further_exercises_of_the_last_raise_are_played_by_its_rules() -> None:
    closed = 0
    for seed in range(60):
        exercise = generate(Task.LEGAL_ACTION, seed, lesson="last-raise")
        assert exercise.rule_set is RuleSet.LAST_RAISE
        explained = {grade(exercise, choice.answer).explanation.key for choice in exercise.choices}
        closed += "course-illegal-circuit-closed" in explained
    assert closed >= 3


@pytest.mark.rule("NO-11")
def test_after_the_circuit_the_last_hint_says_that_raising_has_ended() -> None:
    exercise = COURSE.exercise("last-raise/past-the-dealer")
    assert "raising has ended" in say_of(exercise, hints(exercise)[2])
    early = COURSE.exercise("last-raise/dealer-raises")
    assert "raising has ended" not in say_of(early, hints(early)[2])


@pytest.mark.rule("NO-06")
def test_the_pot_holds_no_ante_of_whoever_sits_out() -> None:
    exercise = COURSE.exercise("last-raise/sits-out")
    assert exercise.deal is not None
    assert exercise.deal.dealt_in.count(False) == 1
    assert grade(exercise, NumberAnswer(4)).outcome is Outcome.RIGHT


@pytest.mark.rule("PL-17")
def test_half_a_chip_is_no_stake() -> None:
    exercise = COURSE.exercise("first-betting-round/whole-chips")
    result = grade(exercise, exercise.choices[0].answer)
    assert result.explanation.key == "course-illegal-not-whole-chips"
    assert result.rules[0] == "PL-17"
