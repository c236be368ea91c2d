"""Exercises, demonstrations, progress and the full deal, pressed from Python: what is done and what is shown."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest

from drawtutor.course import (
    DiscardAnswer,
    Exercise,
    Kind,
    NumberAnswer,
    OrderAnswer,
    Task,
    generate,
    load_course,
    solution,
)
from drawtutor.rules import read_record
from drawtutor.widgets import DEAL_KEY, PROGRESS_KEY, Keeper, LessonPage, record_review
from drawtutor.widgets._base import TutorWidget
from drawtutor.widgets.choices import NotAnActionError, action_bar, read_action
from drawtutor.widgets.exercise import ExercisePart
from drawtutor.widgets.prose import Prose, runs
from drawtutor.widgets.wording import Wording
from tests.widgets.play import Learner, choose, keeper, lesson, session_of

WORDS = Wording.of()


def at(*exercises: Exercise, kept: Keeper | None = None) -> Learner:
    part = ExercisePart("exercise", exercises, WORDS, kept or keeper(), seed=5)
    return Learner(TutorWidget([part], WORDS, kind="lesson", name="one", keeps=[PROGRESS_KEY], keeper=kept))


def answer(learner: Learner, exercise: Exercise, *, right: bool) -> None:
    """Gives an answer as the page would: the right one, or any other."""
    good = solution(exercise).right
    if exercise.choices:
        places = [i for i, choice in enumerate(exercise.choices) if (choice.answer == good) is right]
        learner.press("check", answer=places[0])
    elif isinstance(good, DiscardAnswer):
        hand = exercise.deal.hands[exercise.hero] if exercise.deal and exercise.hero is not None else ()
        cards = good.cards if right else tuple(card for card in hand if card not in good.cards)[:1]
        learner.press("throw" if cards else "pat", cards=[str(card) for card in cards])
    elif isinstance(good, OrderAnswer):
        learner.press("check", answer=list(good.order if right else reversed(good.order)))
    else:
        assert isinstance(good, NumberAnswer)
        learner.press("check", answer=good.number + (not right))


def one_of_each_kind() -> list[Exercise]:
    found: dict[Kind, Exercise] = {}
    for outline in load_course().lessons:
        for name in outline.exercises:
            exercise = load_course().exercise(name)
            found.setdefault(exercise.kind, exercise)
    return list(found.values())


class TestExercises:
    @pytest.mark.parametrize("exercise", one_of_each_kind(), ids=lambda exercise: exercise.kind.value)
    def test_a_wrong_answer_is_explained_and_a_right_one_ends_it(self, exercise: Exercise) -> None:
        learner = at(exercise)
        answer(learner, exercise, right=False)
        assert learner.block("coach")["verdict"]["key"] == "wrong"
        assert learner.block("coach")["reasons"]
        assert "hints" in learner.block("coach")
        answer(learner, exercise, right=True)
        assert learner.block("coach")["verdict"]["key"] == "right"
        assert "hints" not in learner.block("coach")
        assert "more" in learner.buttons()
        assert not learner.trouble

    def test_nothing_chosen_is_no_mistake(self) -> None:
        exercise = load_course().lesson("deal").exercises[0]
        kept = keeper()
        learner = at(exercise, kept=kept)
        learner.press("check", answer=None)
        assert learner.block("coach")["verdict"]["key"] == "not-attempted"
        assert kept.progress.of(exercise.id).attempts == 0

    def test_hints_come_one_after_the_other_and_are_noted(self) -> None:
        exercise = one_of_each_kind()[0]
        kept = keeper()
        learner = at(exercise, kept=kept)
        learner.press("hint2")
        assert kept.progress.of(exercise.id).hints == 0
        for step in (1, 2, 3):
            learner.press(f"hint{step}")
            told = [each.get("text") for each in learner.block("coach")["hints"]["steps"]]
            assert [text is not None for text in told] == [place < step for place in range(3)]
            assert kept.progress.of(exercise.id).hints == step

    def test_the_answer_is_shown_only_to_who_has_tried(self) -> None:
        exercise = one_of_each_kind()[0]
        kept = keeper()
        learner = at(exercise, kept=kept)
        assert "solution" not in learner.buttons()
        answer(learner, exercise, right=False)
        learner.press("solution")
        assert kept.progress.of(exercise.id).shown
        assert not kept.progress.of(exercise.id).done
        assert learner.block("coach")["verdict"]["word"] == WORDS.say("ui-outcome-solution")

    @pytest.mark.parametrize("exercise", one_of_each_kind(), ids=lambda exercise: exercise.kind.value)
    def test_the_answer_that_is_shown_lies_in_the_controls(self, exercise: Exercise) -> None:
        learner = at(exercise)
        answer(learner, exercise, right=False)
        good = solution(exercise).right
        if isinstance(good, DiscardAnswer):
            held = [block for block in learner.blocks() if "lifted" in block or "lifted" in (block.get("hand") or {})]
            assert not held
            learner.press("solution")
            lifted = [block.get("lifted") or (block.get("hand") or {}).get("lifted") for block in learner.blocks()]
            assert [str(card) for card in good.cards] in lifted
        else:
            assert learner.block("answer").get("given") is None
            learner.press("solution")
            given = learner.block("answer")["given"]
            if exercise.choices:
                assert exercise.choices[given].answer == good
            elif isinstance(good, OrderAnswer):
                assert given == list(good.order)
            else:
                assert isinstance(good, NumberAnswer)
                assert given == good.number

    def test_trying_again_forgets_what_was_chosen(self) -> None:
        exercise = next(each for each in one_of_each_kind() if each.choices)
        learner = at(exercise)
        draft = learner.block("answer")["draft"]
        answer(learner, exercise, right=False)
        assert learner.block("answer")["draft"] == draft
        learner.press("again")
        assert learner.block("answer")["draft"] != draft
        assert "verdict" not in learner.block("coach")

    def test_the_next_exercise_follows_and_further_ones_never_end(self) -> None:
        pair = list(load_course().lesson("deal").exercises[:2])
        learner = at(*pair)
        answer(learner, pair[0], right=True)
        learner.press("next")
        answer(learner, pair[1], right=True)
        assert "next" not in learner.buttons()
        seen = set()
        for _ in range(5):
            learner.press("more")
            seen.add(json.dumps(learner.widget.view["blocks"]))
            further = learner.widget._parts[0]._now.exercise  # type: ignore[attr-defined]
            answer(learner, further, right=True)
        assert len(seen) == 5
        learner.press("guided")
        assert WORDS.say("ui-exercise-place", number=2, count=2) in json.dumps(learner.widget.view)

    def test_the_same_seed_brings_the_same_further_exercises(self) -> None:
        task = Task.TO_CALL
        assert generate(task, 6).prompt == generate(task, 6).prompt

    def test_what_the_pot_holds_is_hidden_while_it_is_asked(self) -> None:
        exercise = generate(Task.POT_SIZE, 1)
        learner = at(exercise)
        assert learner.block("table")["middle"]["pot"]["n"] == WORDS.say("ui-pot-asked")
        answer(learner, exercise, right=True)
        assert learner.block("table")["middle"]["pot"]["n"] != WORDS.say("ui-pot-asked")


class TestProgress:
    def test_it_is_stored_as_the_overview_reads_it(self) -> None:
        exercise = load_course().lesson("deal").exercises[0]
        kept = keeper()
        learner = at(exercise, kept=kept)
        assert "store" not in learner.widget.view
        answer(learner, exercise, right=True)
        stored = learner.widget.view["store"][PROGRESS_KEY]
        assert stored["lessons"]["deal"] == {"done": 1, "of": len(load_course().outline("deal").exercises)}

    def test_what_the_browser_kept_is_merged_and_shown_everywhere(self) -> None:
        exercise = load_course().lesson("deal").exercises[0]
        first = keeper()
        answer(at(exercise, kept=first), exercise, right=True)
        page = lesson("deal")
        heading, section = Learner(page.heading()), Learner(page.section(page.sections[0]))
        section.greet({PROGRESS_KEY: dict(first.to_store())[PROGRESS_KEY]})
        assert heading.block("progress")["done"] == 1

    @pytest.mark.parametrize(
        "data", [7, "x", [], {"version": 99, "exercises": {}}, {"version": 1, "exercises": {"a": 1}}]
    )
    def test_what_is_no_progress_is_passed_over(self, data: object) -> None:
        learner = at(load_course().lesson("deal").exercises[0])
        learner.greet({PROGRESS_KEY: data})
        assert not learner.trouble

    def test_a_file_of_the_learners_keeps_it(self, tmp_path: Path) -> None:
        path = tmp_path / "drawtutor-progress.json"
        exercise = load_course().lesson("deal").exercises[0]
        answer(at(exercise, kept=Keeper(load_course().lessons, path=path)), exercise, right=True)
        assert Keeper(load_course().lessons, path=path).progress.of(exercise.id).done
        assert [each.name for each in tmp_path.iterdir()] == [path.name]

    def test_a_file_that_is_none_of_ours_is_left_alone(self, tmp_path: Path) -> None:
        path = tmp_path / "drawtutor-progress.json"
        path.write_text("a letter to my aunt", encoding="utf-8")
        exercise = load_course().lesson("deal").exercises[0]
        answer(at(exercise, kept=Keeper(load_course().lessons, path=path)), exercise, right=True)
        assert path.read_text(encoding="utf-8") == "a letter to my aunt"


def full_deal(seed: int = 1) -> Learner:
    return Learner(lesson("full-deal", seed=seed).full_deal())


def play_on(learner: Learner, rng: Random, *, until: str) -> None:
    for _ in range(200):
        if until in learner.buttons():
            return
        choose(learner, rng)
    raise AssertionError(f"no button {until!r} came")


class TestFullDeal:
    @pytest.mark.parametrize("seed", range(3))
    def test_deals_are_played_to_their_end_and_on(self, seed: int) -> None:
        learner, rng = full_deal(seed), Random(seed)
        for number in range(1, 5):
            assert session_of(learner).number == number
            play_on(learner, rng, until="next-deal")
            assert len(learner.block("report").get("rows", [])) == len(session_of(learner).decisions)
            learner.press("next-deal")
        assert not learner.trouble

    def test_an_illegal_choice_changes_nothing_and_is_told_with_its_rule(self) -> None:
        learner = full_deal()
        play_on(learner, Random(1), until="throw")
        before = session_of(learner).deal
        draft = learner.block("actions")["draft"]
        hand = [str(card) for card in session_of(learner).view.hand]
        learner.press("throw", cards=hand)
        assert session_of(learner).deal is before
        refusal = learner.block("actions")["refusal"]
        assert refusal["text"] == learner.widget.view["alert"]["text"]
        assert [rule["id"] for rule in refusal["rules"]] == ["PL-23"]
        assert learner.block("actions")["draft"] == draft
        learner.press("pat")
        assert not any("refusal" in block for block in learner.blocks())

    def test_the_coach_speaks_after_every_choice(self) -> None:
        learner, rng = full_deal(3), Random(3)
        for _ in range(30):
            made = len(session_of(learner).decisions)
            choose(learner, rng)
            if len(session_of(learner).decisions) > made:
                coach = learner.block("coach")
                assert coach["verdict"]["word"]
                assert coach["reasons"]

    def test_new_cards_lie_where_the_thrown_ones_lay(self) -> None:
        learner = full_deal()
        play_on(learner, Random(1), until="throw")
        before = [card["c"] for card in learner.block("table")["hand"]["cards"]]
        learner.press("throw", cards=[before[1], before[3]])
        after = [card["c"] for card in learner.block("table")["hand"]["cards"]]
        assert [before[place] == after[place] for place in range(5)] == [True, False, True, False, True]

    def test_hands_are_turned_over_one_at_a_time(self) -> None:
        rng = Random(0)
        learner = full_deal(0)
        for _ in range(400):
            choose(learner, rng)
            if "turn" in learner.buttons():
                break
        shown = 0
        while "turn" in learner.buttons():
            open_ = [seat for seat in learner.block("table")["seats"] if "shown" in seat]
            assert not any("won" in seat for seat in learner.block("table")["seats"])
            learner.press("turn")
            now = [seat for seat in learner.block("table")["seats"] if "shown" in seat]
            assert len(now) == len(open_) + 1
            shown += 1
        assert shown
        assert learner.has("report")

    def test_hints_are_noted_beside_the_choice(self) -> None:
        learner = full_deal()
        learner.press("hint1")
        learner.press("hint2")
        play_on(learner, Random(2), until="next-deal")
        first = learner.block("report")["rows"][0]["text"]
        said = session_of(learner).decisions[0]
        words = WORDS.catalogue.action(said.action, names=session_of(learner).names, phase=said.phase)
        assert first == WORDS.say("ui-deal-choice-hints", words=words, hints=2)

    def test_a_reload_takes_up_the_deal_where_it_stood(self) -> None:
        learner = full_deal()
        play_on(learner, Random(4), until="throw")
        kept = json.loads(json.dumps(learner.widget.view["store"]))
        again = full_deal(99)
        again.greet(kept)
        assert session_of(again).view == session_of(learner).view
        assert again.block("table")["hand"]["cards"] == learner.block("table")["hand"]["cards"]

    def test_what_is_kept_does_not_replace_a_deal_that_is_being_played(self) -> None:
        learner, other = full_deal(), full_deal(8)
        choose(other, Random(1))
        choose(learner, Random(1))
        view = session_of(learner).view
        learner.greet(json.loads(json.dumps(other.widget.view["store"])))
        assert session_of(learner).view == view

    def test_a_deal_that_cannot_be_taken_up_is_said_and_another_begins(self) -> None:
        learner = full_deal()
        learner.greet({DEAL_KEY: {"version": 0}})
        assert not learner.trouble
        assert WORDS.say("session-refused-not-a-session") in json.dumps(learner.widget.view)

    def test_two_tables_share_nothing(self) -> None:
        page = lesson("full-deal")
        one, two = Learner(page.full_deal()), Learner(page.full_deal())
        assert session_of(one).settings.seed != session_of(two).settings.seed
        view = session_of(two).view
        choose(one, Random(1))
        assert session_of(two).view == view

    def test_another_game_is_begun_only_between_deals(self) -> None:
        learner = full_deal()
        choose(learner, Random(1))
        before = session_of(learner)
        if not session_of(learner).is_over:
            learner.press("california")
            assert session_of(learner) is before
        play_on(learner, Random(1), until="next-deal")
        learner.press("california")
        assert session_of(learner).settings.rules.rule_set.value == "california"

    def test_a_finished_deal_counts_as_played(self) -> None:
        learner = full_deal()
        play_on(learner, Random(1), until="next-deal")
        assert learner.widget.view["store"][PROGRESS_KEY]["lessons"]["full-deal"] == {"done": 1, "of": 1}

    def test_looking_at_a_choice_opens_its_step(self) -> None:
        learner = full_deal()
        play_on(learner, Random(1), until="look")
        learner.send(learner.block("report")["rows"][0]["button"]["intent"])
        assert learner.block("coach")["verdict"]["word"]
        learner.press("end")
        assert learner.has("report")


class TestChoices:
    def test_every_closed_choice_says_why(self) -> None:
        for seed in range(6):
            learner, rng = full_deal(seed), Random(seed)
            for _ in range(25):
                session = session_of(learner)
                if session.my_turn:
                    kinds = {kind.value for kind in session.view.legal.kinds}
                    for button in learner.block("actions")["buttons"]:
                        legal = button["intent"]["action"] in kinds
                        assert legal != bool(button.get("off")), button
                choose(learner, rng)

    def test_the_sentence_of_each_amount_is_told_ahead(self) -> None:
        learner = full_deal()
        play_on(learner, Random(1), until="wager")
        session = session_of(learner)
        bar = action_bar(session.view, WORDS, draft="d", part="p", refusal=lambda action: None)
        wager = next(button for button in bar["buttons"] if button["key"] == "wager")
        low = wager["amount"]["min"]
        phase = session.view.phase
        action = read_action({"action": wager["intent"]["action"], "to": low})
        told = WORDS.say("ui-declared", words=WORDS.catalogue.action(action, phase=phase))
        assert wager["says"].replace("{n}", str(low)) == told

    @pytest.mark.parametrize(
        "intent",
        [
            {},
            {"action": "steal"},
            {"action": "bet"},
            {"action": "bet", "to": "4"},
            {"action": "bet", "to": True},
            {"action": "discard", "cards": "AhKh"},
            {"action": "discard", "cards": ["Zz"]},
            {"action": "discard", "cards": [7]},
        ],
    )
    def test_what_names_no_action_is_refused(self, intent: Mapping[str, Any]) -> None:
        with pytest.raises(NotAnActionError):
            read_action(intent)


class TestTexts:
    def test_cited_rules_become_marks(self) -> None:
        assert runs("Nobody raises (PL-20) *alone*, see NO-11, **ever**.") == [
            "Nobody raises ",
            {"rule": "PL-20"},
            " ",
            {"em": "alone"},
            ", see ",
            {"rule": "NO-11"},
            ", ",
            {"strong": "ever"},
            ".",
        ]

    def test_rules_that_no_paragraph_cites_stand_at_the_end(self) -> None:
        (block,) = Prose("p", WORDS, title="T", paragraphs=["One (PL-20)."], rules=["PL-20", "PL-23"]).blocks()
        assert set(block["rules"]) == {"PL-20", "PL-23"}
        assert {"rule": "PL-23"} in block["paragraphs"][-1]["runs"]
        assert {"rule": "PL-20"} not in block["paragraphs"][-1]["runs"]

    def test_a_rule_is_told_with_its_source_and_where_others_differ(self) -> None:
        rule = WORDS.rule("PL-23")
        assert rule is not None
        assert rule["source"]
        assert rule["differs"][0]["cells"]
        assert WORDS.rule("PL-99") is None


RECORD = """
variant = "5CD"
_rules = "california"
antes = [1, 1]
blinds_or_straddles = [0, 0]
starting_stacks = [50, 50]
small_bet = 2
big_bet = 4
actions = ["d dh p1 AsAcKd7h4c", "d dh p2 QsQcJd8h3c", "p1 cbr 2", "p2 cc", "p1 sd Kd7h4c", "d dh p1 2d5h9s", %s]
"""


class TestReview:
    def test_a_record_is_stepped_through_from_any_seat(self) -> None:
        learner = Learner(record_review(read_record(RECORD % '"p2 sd Jd8h3c", "d dh p2 2h5d9c"')))
        steps = 0
        while not learner.buttons()["next"].get("off"):
            learner.press("next")
            steps += 1
        assert steps == 4
        assert '"Qs"' not in json.dumps(learner.widget.view)
        learner.press("seat1")
        assert '"Qs"' in json.dumps(learner.widget.view)
        assert '"As"' not in json.dumps(learner.widget.view)

    def test_a_record_that_breaks_off_says_why(self) -> None:
        learner = Learner(record_review(read_record(RECORD % '"p1 cbr 4"')))
        learner.press("last")
        assert WORDS.catalogue.has("ui-review-breaks-off")
        assert WORDS.say("ui-review-breaks-off", refusal="").strip() in learner.block("stepper")["caption"]

    def test_demonstrations_go_both_ways(self) -> None:
        page = lesson("exchange")
        learner = Learner(page.demonstration())
        first = learner.block("stepper")["caption"]
        learner.press("next")
        assert learner.block("stepper")["caption"] != first
        learner.press("back")
        assert learner.block("stepper")["caption"] == first
        assert learner.buttons()["back"]["off"]


def test_a_lesson_refuses_what_it_does_not_have() -> None:
    page: LessonPage = lesson("full-deal")
    for wrong in (page.demonstration, lesson("deal").full_deal):
        with pytest.raises(LookupError):
            wrong()
    with pytest.raises(KeyError):
        page.section("nowhere")
