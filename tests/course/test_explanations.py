"""What a wrong answer gives away about the learner's thinking, position by position."""

from dataclasses import replace

import pytest

from drawtutor.cards import parse_cards
from drawtutor.course import (
    ActionAnswer,
    Answer,
    Beat,
    Circle,
    Declared,
    DiscardAnswer,
    Exercise,
    HighCards,
    NumberAnswer,
    OpenHands,
    OrderAnswer,
    Outcome,
    Reach,
    SeatAnswer,
    Spot,
    Subject,
    Task,
    YesNoAnswer,
    grade,
    hints,
    load_course,
)
from drawtutor.course.choices import standard_choices
from drawtutor.hands import Hand, HandCategory
from drawtutor.message import Message
from drawtutor.rules import Call, Check, Deal, RaiseTo, Seat, parse_move, read_record, replay
from tests.course.saying import say, say_of, told

COURSE = load_course()


def deal_of(rules: str, *actions: str, stacks: tuple[int, ...] = (50, 50, 50, 50), ante: int = 1) -> Deal:
    stakes = "min_bet = 1\n_max_bet = 10" if rules == "five_stage" else "small_bet = 2\nbig_bet = 4"
    hands = ["AsAh7c5d2s", "KsKh9c6d3s", "QsQh8c4d2c", "JsJhTd5c3h"][: len(stacks)]
    dealt = [f"d dh p{seat + 1} {hand}" for seat, hand in enumerate(hands)]
    record = f"""
variant = "5CD"
_rules = "{rules}"
antes = {[ante] * len(stacks)}
blinds_or_straddles = {[0] * len(stacks)}
starting_stacks = {list(stacks)}
{stakes}
actions = {[*dealt, *actions]}
""".replace("'", '"')
    played = replay(read_record(record))
    assert played.refused is None, played.refused
    return played.last


def ask(task: Task, deal: Deal, hero: int | None = None) -> Exercise:
    return about(task, Spot(deal=deal, hero=None if hero is None else Seat(hero)))


def about(task: Task, subject: Subject) -> Exercise:
    return Exercise(
        id="test/one",
        lesson="test",
        task=task,
        rules=("PL-14",),
        subject=subject,
        prompt=Message.of("any"),
        choices=standard_choices(task, subject),
    )


RAISED_TWICE = ("p1 cbr 4", "p2 cbr 8", "p3 f", "p4 cbr 15")


@pytest.mark.parametrize(
    ("number", "slip"),
    [
        (11, "call-right"),
        (15, "call-forgot-own"),
        (7, "call-took-raise"),
        (23, "call-added-up"),
        (8, "call-old-level"),
        (4, "call-old-level"),
        (12, "call-counted-ante"),
        (16, "call-counted-ante"),
        (10, "call-paid-by-ante"),
        (31, "call-whole-pot"),
        (0, "call-nothing"),
        (46, "call-no-chips"),
        (5, "call-too-little"),
        (20, "call-too-much"),
    ],
)
def test_a_wrong_amount_to_call_tells_what_was_forgotten(number: int, slip: str) -> None:
    """p1 has opened for 4, and now 15 stand: 11 more, whatever else seems to count."""
    exercise = ask(Task.TO_CALL, deal_of("five_stage", *RAISED_TWICE), hero=0)
    assert told(exercise, NumberAnswer(number)) == slip


def test_what_was_paid_in_the_first_round_is_no_part_of_a_call_in_the_second() -> None:
    deal = deal_of("five_stage", "p1 cbr 5", "p2 cc", "p3 f", "p4 f", "p1 sd", "p2 sd", "p1 cbr 3")
    exercise = ask(Task.TO_CALL, deal, hero=1)
    assert told(exercise, NumberAnswer(3)) == "call-right"
    assert told(exercise, NumberAnswer(8)) == "call-first-round"
    assert told(exercise, NumberAnswer(9)) == "call-first-round"


def after(deal: Deal, *tokens: str) -> Spot:
    """A spot in which something more is said."""
    said = []
    now = deal
    for token in tokens:
        seat, action = parse_move(now, token)
        said.append(Declared(seat, action))
        assert seat is not None
        now = now.act(seat, action)  # type: ignore[arg-type]
    return Spot(deal=deal, said=tuple(said))


@pytest.mark.parametrize(
    ("actions", "last", "seat", "slip"),
    [
        (("p1 cbr 3", "p2 cc", "p3 f"), "p4 cbr 6", 0, "turn-right"),
        (("p1 cbr 3", "p2 cc", "p3 f"), "p4 cbr 6", 1, "turn-later"),
        (("p1 cbr 3", "p2 cc", "p3 f"), "p4 cbr 6", 2, "turn-folded"),
        (("p1 cbr 3", "p2 cc", "p3 f"), "p4 cbr 6", 3, "turn-just-spoke"),
        (("p1 cbr 3", "p2 cc", "p3 f"), "p4 cbr 6", None, "turn-somebody"),
        (("p1 cbr 3",), "p2 cc", 0, "turn-answered"),
        (("p1 cbr 3", "p2 cc", "p3 cc"), "p4 cc", 3, "draw-dealer"),
        (("p1 cbr 3", "p2 cc", "p3 cc"), "p4 cc", 1, "draw-later"),
        (("p1 f", "p2 f"), "p3 f", 3, "turn-deal-over"),
        (("p1 f", "p2 f"), "p3 f", None, "turn-nobody-left"),
    ],
)
def test_a_wrong_turn_tells_why_not(actions: tuple[str, ...], last: str, seat: int | None, slip: str) -> None:
    exercise = about(Task.NEXT_TO_ACT, after(deal_of("five_stage", *actions), last))
    assert told(exercise, SeatAnswer(None if seat is None else Seat(seat))) == slip


@pytest.mark.parametrize(
    ("rules", "seat", "slip"),
    [
        ("california", 1, "turn-opener"),
        ("california", 0, "turn-left-elsewhere"),
        ("california", 2, "turn-not-opener"),
        ("california", 3, "turn-dealer-starts"),
    ],
)
def test_who_starts_the_second_round_is_told_by_the_game(rules: str, seat: int, slip: str) -> None:
    deal = deal_of(rules, "p1 cc", "p2 cbr 2", "p3 cc", "p4 cc", "p1 cc", "p1 sd", "p2 sd", "p3 sd", "p4 sd")
    assert told(ask(Task.NEXT_TO_ACT, deal), SeatAnswer(Seat(seat))) == slip


def test_the_opener_who_raised_last_does_not_start_the_second_round_of_five_stages() -> None:
    deal = deal_of("five_stage", "p1 cbr 3", "p2 cbr 6", "p3 f", "p4 f", "p1 cc", "p1 sd", "p2 sd")
    assert told(ask(Task.NEXT_TO_ACT, deal), SeatAnswer(Seat(1))) == "turn-not-nearest"
    assert told(ask(Task.NEXT_TO_ACT, deal), SeatAnswer(Seat(0))) == "turn-first"


@pytest.mark.parametrize(
    ("rules", "actions", "last", "over", "reason"),
    [
        ("five_stage", ("p1 cbr 4", "p2 cbr 8", "p3 f"), "p4 cc", False, "over-not-answered"),
        ("five_stage", ("p1 cbr 4", "p2 cc"), "p3 f", False, "over-not-reached"),
        ("five_stage", ("p1 f", "p2 cbr 5", "p3 f"), "p4 cc", True, "over-called"),
        ("five_stage", ("p1 cbr 4", "p2 f", "p3 f"), "p4 f", True, "over-alone"),
        ("california", ("p1 cc", "p2 cc"), "p3 cc", False, "over-not-spoken"),
        ("california", ("p1 cc", "p2 cc", "p3 cbr 2"), "p4 cc", False, "over-checked"),
        ("california", ("p1 cc", "p2 cc", "p3 cc"), "p4 cc", True, "over-passed-out"),
    ],
)
def test_whether_a_round_is_over_has_its_reason(
    rules: str, actions: tuple[str, ...], last: str, over: bool, reason: str
) -> None:
    exercise = about(Task.ROUND_OVER, after(deal_of(rules, *actions), last))
    assert told(exercise, YesNoAnswer(not over)) == reason
    right = grade(exercise, YesNoAnswer(over))
    assert right.outcome is Outcome.RIGHT
    why = right.explanation.values["why"]
    assert isinstance(why, Message)
    assert why.key == f"course-{reason}"


BET2 = ("p1 cbr 2", "p2 cc", "p3 cc", "p4 f", "p1 sd", "p2 sd", "p3 sd")


@pytest.mark.parametrize(
    ("actions", "last", "seat", "slip"),
    [
        (("p1 cbr 4", "p2 cbr 8", "p3 cc"), "p1 cc", 1, "show-last"),
        (("p1 cbr 4", "p2 cbr 8", "p3 cc"), "p1 cc", 0, "show-raised-over"),
        (("p1 cbr 4", "p2 cbr 8", "p3 cc"), "p1 cc", 2, "show-called"),
        (("p1 cbr 4", "p2 cbr 8", "p3 cc"), "p1 cc", 3, "show-folded"),
        (("p1 cbr 4", "p2 cbr 8", "p3 cc"), "p1 cc", None, "show-somebody"),
        (("p1 cc", "p2 cc"), "p3 cc", 0, "show-opener"),
        (("p1 cc", "p2 cc"), "p3 cc", 2, "show-all-checked"),
        (("p1 cbr 4", "p2 f"), "p3 f", None, "show-nobody"),
        (("p1 cbr 4", "p2 f"), "p3 f", 0, "show-cannot-be-made"),
        (("p1 cbr 4", "p2 f"), "p3 f", 1, "show-has-folded"),
    ],
)
def test_who_does_not_show_first_and_why(actions: tuple[str, ...], last: str, seat: int | None, slip: str) -> None:
    exercise = about(Task.SHOWS_FIRST, after(deal_of("california", *BET2, *actions), last))
    assert told(exercise, SeatAnswer(None if seat is None else Seat(seat))) == slip


def ranked(*hands: str) -> Exercise:
    return about(Task.RANK_HANDS, OpenHands(tuple(map(Hand.parse, hands))))


@pytest.mark.parametrize(
    ("better", "worse", "reason"),
    [
        ("2c5c9cJcKc", "6h7d8s9cTd", "rank-category"),
        ("Ad2c3h4s5d", "6c6d9hJs2d", "rank-wheel"),
        ("2h2dKsQcJh", "QhKdAc2s3h", "rank-wrap"),
        ("2h3d4c5s6h", "Ad2c3h4s5d", "rank-low-ace"),
        ("KsKd9c6h2s", "QsQdAcJh9s", "rank-made"),
        ("KsKdTc6h2s", "KhKc9c8h7s", "rank-kicker"),
        ("TsTh3d3c2h", "9s9h8d8cAs", "rank-two-pair"),
        ("4c4d4h2s2d", "3c3d3hAsAd", "rank-full"),
        ("AhTh8h4h2h", "AsTs7s6s5s", "rank-made"),
        ("AhKd9c7s3h", "AsKc8d7h6s", "rank-kicker"),
    ],
)
def test_a_wrong_order_tells_what_decides(better: str, worse: str, reason: str) -> None:
    exercise = ranked(better, worse)
    assert grade(exercise, OrderAnswer((0, 1))).outcome is Outcome.RIGHT
    assert told(exercise, OrderAnswer((1, 0))) == reason


def test_equal_hands_may_stand_either_way() -> None:
    """NO-18: suits never decide."""
    exercise = ranked("KsKd9c6h2s", "KhKc9h6s2d", "AsQd9d6c2h")
    for order in ((0, 1, 2), (1, 0, 2)):
        result = grade(exercise, OrderAnswer(order))
        assert result.outcome is Outcome.RIGHT
        assert result.explanation.values["tied"] is True
    assert grade(exercise, OrderAnswer((2, 0, 1))).outcome is Outcome.WRONG


def drawing(hand: str, aim: Reach | Beat) -> Exercise:
    record = deal_of("five_stage", "p1 cbr 3", "p2 cc", "p3 f", "p4 f")
    hands = (parse_cards(hand), *record.hands[1:])
    return replace(ask(Task.BEST_DISCARDS, record.evolve(hands=hands), hero=0), aim=aim)


TRIPS, FLUSH = Reach(HandCategory.THREE_OF_A_KIND), Reach(HandCategory.FLUSH)


@pytest.mark.parametrize(
    ("hand", "aim", "thrown", "slip"),
    [
        ("QhQdAc5s2d", TRIPS, "Ac5s2d", "throw-right"),
        ("QhQdAc5s2d", TRIPS, "5s2d", "throw-kicker"),
        ("QhQdAc5s2d", TRIPS, "Qd5s2d", "throw-breaks"),
        ("QhQdAc5s2d", TRIPS, "", "throw-pat"),
        ("QhQdAc5s2d", TRIPS, "QhAc5s2d", "throw-limit"),
        ("KhKd9h5h2h", FLUSH, "Kd", "throw-right"),
        ("KhKd9h5h2h", FLUSH, "9h5h2h", "throw-other"),
        ("KhKd9h5h2h", FLUSH, "Kd2h", "throw-too-many"),
        ("QhQdAc5s2d", Beat(Hand.parse("KsKc7h7c3s")), "5s2d", "throw-right"),
        ("QhQdAc5s2d", Beat(Hand.parse("KsKc7h7c3s")), "Ac5s2d", "throw-too-many"),
    ],
)
def test_a_wrong_throw_tells_what_it_gave_up(hand: str, aim: Reach | Beat, thrown: str, slip: str) -> None:
    """PL-29: the ace is worth nothing for three of a kind, and much against kings up."""
    assert told(drawing(hand, aim), DiscardAnswer(parse_cards(thrown))) == slip


def test_the_order_of_the_cards_thrown_means_nothing() -> None:
    exercise = drawing("QhQdAc5s2d", TRIPS)
    for cards in ("Ac5s2d", "2d5sAc"):
        assert grade(exercise, DiscardAnswer(parse_cards(cards))).outcome is Outcome.RIGHT


def test_a_refused_action_adds_the_rule_that_forbids_it() -> None:
    exercise = COURSE.exercise("first-betting-round/open-or-fold")
    result = grade(exercise, ActionAnswer(Check()))
    assert result.explanation.key == "course-illegal-no-check-before-opening"
    assert result.rules[0] == "PL-09"


@pytest.mark.rule("PL-05", "PL-07", "PL-42")
@pytest.mark.parametrize(
    ("circle", "task", "seat", "slip"),
    [
        (Circle(players=5, dealer=Seat(2)), Task.WHO_CUTS, 3, "who-cuts-right"),
        (Circle(players=5, dealer=Seat(2)), Task.WHO_CUTS, 1, "cut-right"),
        (Circle(players=5, dealer=Seat(2)), Task.WHO_CUTS, 2, "cut-self"),
        (Circle(players=5, dealer=Seat(2)), Task.WHO_CUTS, 0, "cut-far"),
        (Circle(players=5, dealer=Seat(1), number=3), Task.WHO_GETS_CARD, 4, "who-gets-card-right"),
        (Circle(players=5, dealer=Seat(1), number=3), Task.WHO_GETS_CARD, 3, "card-from-dealer"),
        (Circle(players=5, dealer=Seat(1), number=3), Task.WHO_GETS_CARD, 2, "card-five-at-once"),
        (Circle(players=5, dealer=Seat(1), number=3), Task.WHO_GETS_CARD, 0, "card-miscounted"),
        (Circle(players=4, dealer=Seat(3), number=9), Task.WHO_GETS_CARD, 2, "card-other-way"),
        (Circle(players=4, dealer=Seat(3), broke=(Seat(0),)), Task.NEXT_DEALER, 1, "next-dealer-right"),
        (Circle(players=4, dealer=Seat(3), broke=(Seat(0),)), Task.NEXT_DEALER, 0, "dealing-broke"),
        (Circle(players=4, dealer=Seat(3), broke=(Seat(0),)), Task.NEXT_DEALER, 3, "dealing-same"),
        (Circle(players=4, dealer=Seat(3), broke=(Seat(0),)), Task.NEXT_DEALER, 2, "dealing-right"),
    ],
)
def test_seats_before_and_between_deals(circle: Circle, task: Task, seat: int, slip: str) -> None:
    assert told(about(task, circle), SeatAnswer(Seat(seat))) == slip


def test_equal_highest_cards_draw_again() -> None:
    exercise = about(Task.FIRST_DEALER, HighCards(parse_cards("Qs7dQh3c")))
    assert told(exercise, SeatAnswer(None)) == "high-again"
    assert told(exercise, SeatAnswer(Seat(0))) == "high-tied"
    assert told(exercise, SeatAnswer(Seat(1))) == "high-lower"


# Answers that are none.


def test_no_answer_is_not_a_wrong_one() -> None:
    exercise = COURSE.exercise("deal/third-card")
    assert grade(exercise, None).outcome is Outcome.NOT_ATTEMPTED
    assert say_of(exercise, grade(exercise, None).explanation)


@pytest.mark.parametrize(
    ("name", "answer"),
    [
        ("deal/third-card", NumberAnswer(3)),
        ("deal/third-card", SeatAnswer(Seat(7))),
        ("deal/pot-of-antes", NumberAnswer(77)),
        ("deal/three-hands", OrderAnswer((0, 1))),
        ("exchange/two-pair", DiscardAnswer(parse_cards("3c"))),
        ("exchange/two-pair", ActionAnswer(Call())),
        ("first-betting-round/call-both", NumberAnswer(-1)),
        ("first-betting-round/call-both", YesNoAnswer(True)),
        ("first-betting-round/see-and-raise", ActionAnswer(RaiseTo(8))),
        ("showdown/you-were-called", SeatAnswer(Seat(0))),
    ],
)
def test_an_answer_to_another_question_cannot_be_graded(name: str, answer: Answer) -> None:
    exercise = COURSE.exercise(name)
    result = grade(exercise, answer)
    assert result.outcome is Outcome.UNGRADEABLE
    assert say_of(exercise, result.explanation)


def test_the_ladder_of_hints_ends_in_numbers() -> None:
    exercise = COURSE.exercise("first-betting-round/call-after-a-raise")
    rule, what, number = (say_of(exercise, hint) for hint in hints(exercise))
    assert "ante" in rule
    assert "9" in what
    assert number == "Take 4 from 9."


def test_a_hint_names_the_question_where_asking_is_the_way_out() -> None:
    exercise = COURSE.exercise("exchange/ask-in-time")
    assert "ask how many cards" in say_of(exercise, hints(exercise)[0])
    opening = COURSE.exercise("first-betting-round/open-in-california")
    assert "ask" not in say_of(opening, hints(opening)[0])


def test_the_first_two_hints_do_not_name_the_hands_to_be_ranked() -> None:
    exercise = COURSE.exercise("deal/better-than-it-looks")
    rule, what, number = (say_of(exercise, hint) for hint in hints(exercise))
    assert "flush" not in rule + what
    assert "flush" in number


def test_a_hint_at_the_start_of_a_round_counts_the_dealer_among_those_who_sit_there() -> None:
    exercise = COURSE.exercise("deal/first-to-speak")
    assert "Ada, Ben, Cleo, Dan, Eva. 5 have yet to act" in say_of(exercise, hints(exercise)[2])


def test_what_an_opponent_held_when_folding_stays_unsaid_in_a_demonstration() -> None:
    """A hand that was given up is seen by nobody (PL-40, NO-03)."""
    demonstration = COURSE.lesson("second-betting-round").demonstration
    assert demonstration is not None
    told = say(demonstration.steps[-1].caption)
    assert "clubs" not in told
