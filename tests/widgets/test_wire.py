"""What leaves for the page: never a card that the learner may not see, never an answer, and always plain JSON."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from random import Random

import pytest

from drawtutor.cards import DECK, Card
from drawtutor.course import Exercise, Spot, Task, generate, hints, load_course, solution
from drawtutor.rules import Seat, Show
from drawtutor.widgets.exercise import ExercisePart
from drawtutor.widgets.pictures import TablePicture
from drawtutor.widgets.wording import Wording
from tests.widgets.play import Learner, choose, keeper, lesson, session_of

WORDS = Wording.of()
SPOKEN = {WORDS.catalogue.card(card): card for card in DECK}
_CODE = re.compile(r'"c": "([2-9TJQKA][cdhs])"')
_NAME = re.compile("|".join(sorted(SPOKEN, key=len, reverse=True)))


def cards_in(text: str) -> set[Card]:
    """Every card that a picture shows, or names in any of its sentences."""
    return {Card.parse(code) for code in _CODE.findall(text)} | {SPOKEN[name] for name in _NAME.findall(text)}


@pytest.mark.parametrize("seed", range(12))
def test_no_hidden_card_is_ever_sent(seed: int) -> None:
    rng = Random(seed)
    learner = Learner(lesson("full-deal", seed=seed).full_deal())
    if seed % 2:
        learner.press("california")
    for _ in range(40):
        known = len(learner.seen)
        choose(learner, rng)
        if rng.random() < 0.2 and "hint1" in learner.buttons():
            learner.press("hint1")
        assert not learner.trouble
        session = session_of(learner)
        deal, hero = session.deal, session.hero
        part = learner.widget._parts[0]
        open_ = {card for player in part._view.players for card in player.shown}  # type: ignore[attr-defined]
        own = {*deal.hands[hero], *deal.thrown[hero]} | set(deal.exposed)
        own |= {card for event in session.view.events for card in event.cards if event.seat == hero}
        allowed = own | open_
        for text in learner.seen[known:]:
            assert cards_in(text) <= allowed


@pytest.mark.parametrize("seed", range(4))
def test_looking_back_shows_no_hand_that_was_not_shown(seed: int) -> None:
    rng = Random(seed)
    learner = Learner(lesson("full-deal", seed=seed).full_deal())
    while "look" not in learner.buttons():
        choose(learner, rng)
    session = session_of(learner)
    deal, hero = session.deal, session.hero
    allowed = {*deal.hands[hero], *deal.thrown[hero]}
    allowed |= {card for player in session.view.players for card in player.shown}
    known = len(learner.seen)
    learner.press("look")
    while not learner.buttons()["next"].get("off"):
        learner.press("next")
        assert not learner.trouble
    for text in learner.seen[known:]:
        assert cards_in(text) <= allowed


def test_an_onlooker_is_shown_no_card() -> None:
    learner = Learner(lesson("full-deal").full_deal())
    deal = session_of(learner).deal
    picture = TablePicture(words=WORDS).block(deal.view(None))
    assert cards_in(json.dumps(picture)) == set()
    for seat in range(deal.players):
        seen = cards_in(json.dumps(TablePicture(words=WORDS).block(deal.view(Seat(seat)))))
        assert seen == set(deal.hands[seat])


def _keys(data: object) -> Iterator[str]:
    if isinstance(data, dict):
        yield from data
    for part in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
        yield from _keys(part)


EXERCISES = [exercise for outline in load_course().lessons for exercise in outline.exercises]


def laid_open(exercise: Exercise) -> set[Card]:
    """The cards that are shown in what is said, where a pot is to be divided among them."""
    if exercise.task is not Task.POT_SHARE or not isinstance(exercise.subject, Spot):
        return set()
    shows = [said.seat for said in exercise.subject.said if isinstance(said.action, Show)]
    return {card for seat in shows if seat is not None for card in exercise.subject.deal.hands[seat]}


@pytest.mark.parametrize("name", EXERCISES)
def test_no_exercise_sends_its_answer_or_its_hints(name: str) -> None:
    exercise = load_course().exercise(name)
    part = ExercisePart("exercise", [exercise], WORDS, keeper())
    sent = json.dumps(part.blocks(), default=str)
    words = part._here()
    right = solution(exercise)
    assert words.say(right.explanation) not in sent
    assert not {"right", "correct", "solution", "outcome"} & set(_keys(json.loads(sent)))
    prompt = words.say(exercise.prompt)
    for hint in map(words.say, hints(exercise)):
        assert hint in prompt or json.dumps(hint)[1:-1] not in sent
    hero = exercise.hero
    if exercise.deal is not None:
        own = set() if hero is None else {*exercise.deal.hands[hero], *exercise.deal.thrown[hero]}
        shown = {card for player in exercise.deal.view(None).players for card in player.shown} | laid_open(exercise)
        said = cards_in(words.say(exercise.prompt))
        offered = {card for choice in exercise.choices for card in cards_in(words.say(choice.label))}
        assert cards_in(sent) <= own | shown | said | offered


@pytest.mark.parametrize("task", list(Task))
def test_every_further_exercise_can_be_drawn_as_plain_data(task: Task) -> None:
    for seed in range(3):
        part = ExercisePart("exercise", [generate(task, seed)], WORDS, keeper())
        blocks = part.blocks()
        assert blocks
        assert part.in_words()


@pytest.mark.parametrize("slug", [outline.slug for outline in load_course().lessons])
def test_every_picture_of_every_lesson_is_plain_json(slug: str) -> None:
    page = lesson(slug)
    widgets = [page.heading(), page.whole(), *(page.section(section) for section in page.sections)]
    for widget in widgets:
        assert json.loads(json.dumps(widget.view)) == widget.view
        assert repr(widget)
        widget.close()
