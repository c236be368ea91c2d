"""What the engine makes of a card room's procedures, and what a wrong answer about them is told."""

import pytest

from drawtutor.cards import parse_cards
from drawtutor.course import (
    ChoiceAnswer,
    Declared,
    Exercise,
    House,
    NumberAnswer,
    Outcome,
    Request,
    Share,
    Spot,
    Task,
    generate,
    grade,
    hints,
    load_course,
    solution,
)
from drawtutor.course.choices import standard_choices
from drawtutor.course.explain import explain_right, explain_wrong
from drawtutor.course.reading.staging import begin, stage, stage_said
from drawtutor.course.scene import Aim
from drawtutor.message import Message
from drawtutor.rules import Burn, Deal, EventKind, Seat, Stakes, load_rules
from tests.course.saying import say_of

WEAK = "Kd9c7h4s2c"
CALLED = ("p1 cbr 2", "p2 cc", "p3 cc")


def house(rules: str = "draw_high", **options: object) -> House:
    chosen = load_rules(rules, options)
    return House(rules=chosen, stakes=Stakes(small_bet=2).checked(chosen), ante=1, stack=50)


def dealt(*actions: str, rules: str = "draw_high", hands: dict[int, str] | None = None, players: int = 3) -> Deal:
    named = {Seat(seat): parse_cards(cards) for seat, cards in (hands or {}).items()}
    start = begin(house(rules), stacks=(50,) * players)
    return stage(start, "card room", hands=named, actions=actions, also=("AcTdTs6c3d9h",))


def ask(task: Task, deal: Deal, *said: str, hero: int | None = None, aim: Aim | None = None) -> Exercise:
    spoken: tuple[Declared, ...] = stage_said(deal, said, refusals=task is Task.ANSWER_DUE)
    spot = Spot(deal=deal, hero=None if hero is None else Seat(hero), said=spoken)
    choices = standard_choices(task, spot)
    exercise = Exercise(
        id="test/one",
        lesson="test",
        task=task,
        rules=("EN-01",),
        subject=spot,
        prompt=Message.of("any"),
        aim=aim,
        choices=choices,
    )
    assert len({say_of(exercise, hint) for hint in hints(exercise)}) == 3
    return exercise


def right(exercise: Exercise) -> str:
    answer = solution(exercise).right
    assert isinstance(answer, ChoiceAnswer)
    return answer.key


def told(exercise: Exercise, key: str) -> str:
    """The key of what is told about an answer, offered or not, without the room's own prefix."""
    answer = ChoiceAnswer(key)
    explain = explain_right if key == right(exercise) else explain_wrong
    message = explain(exercise, answer)
    assert say_of(exercise, message)
    return message.key.removeprefix("course-")


FIVE_FIRST = ("p1 sd " + WEAK, "d dh p1 AcTdTs6c")
FIVE_LAST = ("p3 sd " + WEAK, "d dh p3 AcTdTs6c")


@pytest.mark.rule("EN-05", "EN-06", "EN-10")
@pytest.mark.parametrize(
    ("owner", "before", "said", "next_step"),
    [
        (0, (), FIVE_FIRST[:1], "serve p1 4"),
        (0, (), FIVE_FIRST, "turn p2"),
        (0, (), (*FIVE_FIRST, "p2 sd", "p3 sd"), "serve p1 1"),
        (0, (), (*FIVE_FIRST, "p2 sd", "p3 sd", "d dh p1 3d"), "second-round"),
        (2, ("p1 sd", "p2 sd"), FIVE_LAST, "burn"),
        (2, ("p1 sd", "p2 sd"), (*FIVE_LAST, "d burn 9h"), "serve p3 1"),
        (0, (), ("p1 sd 4s2c", "d exp p1 Ac"), "serve p1 1"),
        (0, (), ("p1 sd 4s2c", "d exp p1 Ac", "d dh p1 Td"), "turn p2"),
        (0, (), ("p1 sd 4s2c", "d exp p1 Ac", "d dh p1 Td", "p2 sd", "p3 sd"), "serve p1 1"),
    ],
)
def test_what_the_dealer_does_next(owner: int, before: tuple[str, ...], said: tuple[str, ...], next_step: str) -> None:
    deal = dealt(*CALLED, *before, hands={owner: WEAK})
    exercise = ask(Task.SERVICE, deal, *said)
    assert right(exercise) == next_step
    assert told(exercise, next_step)


@pytest.mark.rule("EN-07")
@pytest.mark.parametrize(
    ("said", "key", "slip"),
    [
        (FIVE_FIRST[:1], "serve p1 5", "service-five-at-once"),
        (FIVE_FIRST[:1], "serve p1 3", "service-other-count"),
        (FIVE_FIRST[:1], "turn p2", "service-turn-serve-first"),
        (FIVE_FIRST, "serve p1 1", "service-too-early"),
        (FIVE_FIRST, "burn", "service-burn-before-others"),
        (FIVE_FIRST, "turn p3", "service-turn-not-next"),
        (FIVE_FIRST, "serve p2 1", "service-nothing-owed"),
        (FIVE_FIRST, "second-round", "service-round-too-early"),
        ((*FIVE_FIRST, "p2 sd", "p3 sd"), "burn", "service-burn-not-last"),
        ((*FIVE_FIRST, "p2 sd", "p3 sd"), "turn p1", "service-turn-drawn-already"),
        (("p1 sd 4s2c", "d exp p1 Ac", "d dh p1 Td", "p2 sd", "p3 sd"), "burn", "service-burn-no-fifth"),
    ],
)
def test_a_wrong_next_step_is_told_why_not(said: tuple[str, ...], key: str, slip: str) -> None:
    exercise = ask(Task.SERVICE, dealt(*CALLED, hands={0: WEAK}), *said)
    assert told(exercise, key) == slip


def test_before_the_fifth_of_the_last_player_come_four_and_a_burn() -> None:
    deal = dealt(*CALLED, "p1 sd", "p2 sd", hands={2: WEAK})
    assert told(ask(Task.SERVICE, deal, FIVE_LAST[0]), "burn") == "service-burn-first-four"
    assert told(ask(Task.SERVICE, deal, *FIVE_LAST), "serve p3 1") == "service-burn-lacks"


@pytest.mark.parametrize(
    ("said", "stands"),
    [
        (("p1 req 2",), "number-open"),
        (("p1 req 2", "p1 sd 4s2c", "d dh p1 AcTd"), "number-card-off"),
        (("p1 sd", "p2 req 1"), "number-acted"),
        (("p1 sd", "p2 sd"), "number-acted"),
    ],
)
def test_a_number_stands_once_a_card_is_off_the_deck_or_somebody_has_acted(said: tuple[str, ...], stands: str) -> None:
    exercise = ask(Task.NEW_NUMBER, dealt(*CALLED, hands={0: WEAK}), *said, hero=0, aim=Request(3))
    assert right(exercise) == stands
    keys = ("number-open", "number-card-off", "number-acted")
    assert len({told(exercise, key) for key in keys}) == 3


@pytest.mark.rule("EN-04", "EN-08", "EN-09")
@pytest.mark.parametrize(
    ("cards", "drawing", "fate"),
    [
        ("KdKc9h4s", (), "fate-complete"),
        ("KdKc9h", (), "fate-complete"),
        ("KdKc9h4s", ("p1 sd", "p2 sd", "p3 sd"), "fate-dead"),
        ("KdKc9h4s", ("p1 req 1", "p1 sd", "p2 sd", "p3 sd"), "fate-plays"),
        ("KdKc9h4s2c8h", ("p1 sd", "p2 sd", "p3 sd"), "fate-dead"),
        ("KdKc9h4s2c8h", (), "fate-dead"),
        ("KdKc9h4s2c", ("p1 sd", "p2 sd", "p3 sd"), "fate-plays"),
    ],
)
def test_what_becomes_of_a_hand_is_found_by_playing_on(cards: str, drawing: tuple[str, ...], fate: str) -> None:
    exercise = ask(Task.HAND_FATE, dealt(*CALLED, *drawing, hands={0: cards}), hero=0)
    assert right(exercise) == fate
    assert len({told(exercise, choice.answer.key) for choice in exercise.choices}) == 4  # type: ignore[union-attr]


@pytest.mark.rule("EN-20")
@pytest.mark.parametrize(
    ("actions", "meaning"),
    [
        ((), "rap-check"),
        (("p1 cbr 2",), "rap-nothing"),
        (CALLED, "rap-pat"),
        ((*CALLED, "p1 sd", "p2 sd", "p3 sd"), "rap-check"),
        ((*CALLED, "p1 sd", "p2 sd", "p3 sd", "p1 cbr 4", "p2 cbr 8"), "rap-nothing"),
    ],
)
def test_a_rap_is_read_by_the_stage(actions: tuple[str, ...], meaning: str) -> None:
    exercise = ask(Task.RAP_MEANS, dealt(*actions))
    assert right(exercise) == meaning
    assert len({told(exercise, choice.answer.key) for choice in exercise.choices}) == 5  # type: ignore[union-attr]


DREW = (*CALLED, "p1 draws 3", "p2 draws 1", "p3 sd")


@pytest.mark.rule("EN-19", "BG-14")
@pytest.mark.parametrize(
    ("actions", "said", "draw_high", "california"),
    [
        (DREW[:4], "p3 ask p1", "ask-owed", "ask-owed"),
        (DREW[:4], "p3 ask p2", "ask-too-early", "ask-too-early"),
        (("p1 cbr 2",), "p2 ask p1", "ask-too-early", "ask-too-early"),
        (DREW, "p3 ask p1", "ask-owed", "ask-owed"),
        ((*DREW, "p1 cc"), "p3 ask p1", "ask-free", "ask-too-late"),
    ],
)
def test_a_question_is_owed_an_answer_until_somebody_acts(
    actions: tuple[str, ...], said: str, draw_high: str, california: str
) -> None:
    """EN-19 beside BG-14: after the first act one source lets the other keep silent, the other closes the question."""
    for rules, expected in (("draw_high", draw_high), ("california", california)):
        exercise = ask(Task.ANSWER_DUE, dealt(*actions, rules=rules), said)
        assert right(exercise) == expected
        keys = [choice.answer.key for choice in exercise.choices]  # type: ignore[union-attr]
        assert len({told(exercise, key) for key in keys}) == 4


@pytest.mark.rule("EN-17", "EN-18")
@pytest.mark.parametrize(
    ("actions", "last", "allowed"),
    [
        (("p1 cc", "p2 cc"), "p3 cc", "open-neither"),
        (("p1 cbr 2", "p2 f"), "p3 f", "open-both"),
    ],
)
def test_a_pot_that_nobody_has_won_shuts_the_table(actions: tuple[str, ...], last: str, allowed: str) -> None:
    exercise = ask(Task.TABLE_OPEN, dealt(*actions), last)
    assert right(exercise) == allowed
    assert len({told(exercise, choice.answer.key) for choice in exercise.choices}) == 4  # type: ignore[union-attr]


def test_hands_that_are_shown_for_a_pot_lie_open_and_no_others() -> None:
    exercise = load_course().exercise("card-room/for-the-ante-alone")
    assert exercise.view is not None
    assert exercise.deal is not None
    assert [player.shown for player in exercise.view.players] == list(exercise.deal.hands)
    asked = load_course().exercise("card-room/first-at-the-button").view
    assert asked is not None
    assert not any(player.shown for player in asked.players)


@pytest.mark.rule("EN-16")
@pytest.mark.parametrize("seed", range(40))
def test_main_and_side_pot_go_each_to_the_highest_hand_that_has_matched_it(seed: int) -> None:
    exercise = generate(Task.POT_SHARE, seed, lesson="card-room")
    deal, aim = exercise.deal, exercise.aim
    assert deal is not None
    assert isinstance(aim, Share)
    main, side = deal.pots
    answer = solution(exercise).right
    assert isinstance(answer, NumberAnswer)
    short = next(seat for seat in main.eligible if seat not in side.eligible)
    assert answer.number in ((main.amount,) if aim.seat == short else (side.amount, main.amount + side.amount))


def test_what_is_left_open_in_a_position_is_served_with_the_burn_that_belongs_to_it() -> None:
    deal = dealt(*CALLED, "p1 sd", "p2 sd", "p3 sd " + WEAK, hands={2: WEAK})
    assert [event.kind for event in deal.events if event.kind in (EventKind.BURN, EventKind.SERVED)] == [
        EventKind.SERVED,
        EventKind.BURN,
        EventKind.SERVED,
    ]
    assert sum(isinstance(action, Burn) for _, action in deal.moves) == 1


def test_the_five_cards_of_the_demonstration_come_in_two_goes() -> None:
    """EN-06: four at once to two players, a fifth to the first of them, a burn, a fifth to the last."""
    demonstration = load_course().lesson("card-room").demonstration
    assert demonstration is not None
    hands = [[player.cards for player in step.scene.players] for step in demonstration.steps]  # type: ignore[union-attr]
    stubs = [step.scene.stub for step in demonstration.steps]  # type: ignore[union-attr]
    assert hands[1] == [4, 5, 5, 5]
    assert hands[3:] == [[4, 5, 5, 4], [5, 5, 5, 4], [5, 5, 5, 4], [5, 5, 5, 5]]
    assert stubs[3:] == [18, 17, 16, 15]


def test_the_further_questions_have_every_answer() -> None:
    for task, least in (
        (Task.SERVICE, 8),
        (Task.NEW_NUMBER, 3),
        (Task.HAND_FATE, 3),
        (Task.RAP_MEANS, 3),
        (Task.ANSWER_DUE, 4),
        (Task.TABLE_OPEN, 2),
        (Task.REFEREE, 3),
    ):
        found = {right(generate(task, seed, lesson="card-room")) for seed in range(60)}
        assert len(found) >= least, task


def test_a_wrong_answer_of_the_card_room_is_graded_wrong() -> None:
    exercise = load_course().exercise("card-room/rap-after-a-raise")
    assert grade(exercise, ChoiceAnswer("rap-fold")).outcome is Outcome.WRONG
