"""What a learner does in a lesson, and what the tutor will say to it, worked out in this process."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import combinations, permutations

from playwright.sync_api import Locator, Page, expect

from drawtutor.course import (
    Answer,
    DiscardAnswer,
    Exercise,
    Kind,
    Lesson,
    NumberAnswer,
    OpenHands,
    OrderAnswer,
    Outcome,
    Section,
    grade,
    hints,
    load_course,
    solution,
)
from drawtutor.message import Message
from drawtutor.widgets import Keeper
from drawtutor.widgets.exercise import ExercisePart
from drawtutor.widgets.wording import Wording
from tests.browser.wire import Wire


class Told:
    """An exercise's own words: its explanations and its hints, as its page will say them."""

    def __init__(self, exercise: Exercise) -> None:
        part = ExercisePart("exercise", [exercise], Wording.of(), Keeper(load_course().lessons))
        self._words = part._here()
        self.exercise = exercise

    def say(self, message: Message) -> str:
        return " ".join(self._words.say(message).split())

    @property
    def prompt(self) -> str:
        return self.say(self.exercise.prompt)

    @property
    def right(self) -> str:
        return self.say(solution(self.exercise).explanation)

    @property
    def hints(self) -> list[str]:
        return [self.say(hint) for hint in hints(self.exercise)]

    def explanation(self, answer: Answer) -> str:
        return self.say(grade(self.exercise, answer).explanation)


def answers(exercise: Exercise) -> Iterator[Answer]:
    """Answers that can be given to an exercise, right ones and wrong ones."""
    if exercise.choices:
        yield from (choice.answer for choice in exercise.choices)
    elif exercise.kind is Kind.DISCARDS:
        assert exercise.deal is not None
        assert exercise.hero is not None
        hand = exercise.deal.hands[exercise.hero]
        yield from (DiscardAnswer(cards) for count in range(len(hand) + 1) for cards in combinations(hand, count))
    elif exercise.kind is Kind.RANK_HANDS:
        assert isinstance(exercise.subject, OpenHands)
        yield from map(OrderAnswer, permutations(range(len(exercise.subject.hands))))
    else:
        right = solution(exercise).right
        assert isinstance(right, NumberAnswer)
        yield from (NumberAnswer(right.number + 1), right)


@cache
def wrong_answer(name: str) -> Answer:
    """An answer to the exercise of this name that is not right."""
    exercise = load_course().exercise(name)
    return next(answer for answer in answers(exercise) if grade(exercise, answer).outcome is Outcome.WRONG)


class Desk:
    """The widget of one section of a lesson, and how a learner goes through it."""

    def __init__(self, page: Page, lesson: Lesson, section: Section) -> None:
        self.page = page
        self.lesson = lesson
        self.section = section
        self.words = Wording.of()
        title = page.get_by_role("heading", name=self.words.say(section.title), exact=True)
        self.root = page.locator(".dt-root", has=title)
        self.exercise = self.root.locator(".dt-group", has=page.locator(".dt-prompt"))

    def label(self, key: str, **values: object) -> str:
        return self.words.say(key, **values)

    def button(self, key: str) -> Locator:
        return self.exercise.locator(f"button[data-key={key}]")

    def press(self, button: Locator) -> None:
        """Presses a button and waits until the tutor has answered."""
        button.click()
        settled(self.root)

    # --- the text and the demonstration ---

    def open_a_rule(self) -> None:
        """Opens the first rule that the section cites, reads where the sources differ, and closes it."""
        mark = self.root.locator(".dt-prose .dt-rule-mark").first
        card = self.root.locator(".dt-prose .dt-rule-card")
        mark.click()
        expect(mark).to_have_attribute("aria-expanded", "true")
        expect(card).to_have_count(1)
        expect(card.locator(".dt-rule-id")).to_have_text(mark.inner_text())
        for summary in card.locator("summary").all():
            summary.click()
            expect(card.locator("details li").first).to_be_visible()
        mark.click()
        expect(card).to_have_count(0)

    def watch_the_demonstration(self) -> None:
        """Steps through it to its end and back to its beginning."""
        assert self.lesson.demonstration is not None
        count = len(self.lesson.demonstration.steps)
        stepper, forward = self.root.locator(".dt-stepper"), self.root.locator(".dt-stepper button[data-key=next]")
        captions = []
        for at in range(1, count + 1):
            expect(stepper.locator(".dt-step-at")).to_have_text(self.label("ui-step-at", at=at, of=count))
            captions.append(stepper.locator(".dt-caption").inner_text())
            if at < count:
                self.press(forward)
        assert len(set(captions)) == count
        assert all(caption.strip() for caption in captions)
        expect(forward).to_have_attribute("aria-disabled", "true")
        self.press(stepper.locator("button[data-key=first]"))
        expect(stepper.locator(".dt-caption")).to_have_text(captions[0])

    # --- the exercises ---

    @property
    def prompt(self) -> Locator:
        return self.exercise.locator(".dt-prompt")

    @property
    def coach(self) -> Locator:
        return self.exercise.locator(".dt-coach")

    def open_the_hints(self, told: Told) -> Iterator[str]:
        """Opens the hint ladder step by step, and gives each hint when it is open; later ones cannot be opened yet."""
        for place, hint in enumerate(told.hints):
            later = self.button(f"hint{place + 2}")
            if place < 2:
                expect(later).to_have_attribute("aria-disabled", "true")
            self.press(self.button(f"hint{place + 1}"))
            expect(self.exercise.locator(".dt-hint-open")).to_have_count(place + 1)
            expect(self.exercise.locator(".dt-hint-open").nth(place)).to_contain_text(hint)
            yield hint

    def give(self, exercise: Exercise, answer: Answer) -> None:
        """Gives an answer by its controls."""
        if exercise.choices:
            place = [choice.answer for choice in exercise.choices].index(answer)
            self.exercise.locator(".dt-option").nth(place).click()
            self.press(self.button("check"))
        elif isinstance(answer, DiscardAnswer):
            thrown = {str(card) for card in answer.cards}
            for card in self.exercise.locator("button.dt-card[data-pick]").all():
                if (card.get_attribute("data-card") in thrown) != (card.get_attribute("aria-pressed") == "true"):
                    card.click()
            self.press(self.button("throw" if thrown else "pat"))
        elif isinstance(answer, OrderAnswer):
            self._put_in_order(answer.order)
            self.press(self.button("check"))
        else:
            assert isinstance(answer, NumberAnswer)
            self.exercise.locator(".dt-answer .dt-number").fill(str(answer.number))
            self.press(self.button("check"))

    def _put_in_order(self, order: tuple[int, ...]) -> None:
        for place, wanted in enumerate(order):
            up = self.root.get_by_role("button", name=self.label("ui-order-up", hand=self._hand(wanted)), exact=True)
            while self._order().index(wanted) > place:
                up.click()

    def _hand(self, place: int) -> str:
        return self.label("ui-hand-number", number=place + 1)

    def _order(self) -> list[int]:
        movers = self.exercise.locator(".dt-order-item .dt-order-move button:first-child")
        names = movers.evaluate_all("buttons => buttons.map((button) => button.getAttribute('aria-label'))")
        return [int(re.findall(r"\d+", name)[-1]) - 1 for name in names]

    def expect_verdict(self, outcome: Outcome, explanation: str) -> None:
        expect(self.coach.locator(".dt-verdict")).to_have_text(self.label(f"ui-outcome-{outcome.value}"))
        expect(self.coach.locator(".dt-verdict")).to_have_class(re.compile(f"dt-v-{outcome.value}"))
        expect(self.coach.locator(".dt-reason").first).to_have_text(explanation)

    def take_a_further_one(self) -> Iterator[str]:
        """Takes another exercise like the last one, answers it at random, has the answer shown, and comes back.

        Gives what it said: which exercise it is comes from the session's seed.
        """
        self.press(self.button("more"))
        expect(self.prompt.locator(".dt-kicker")).to_contain_text(self.label("ui-exercise-further", number=1))
        if (options := self.exercise.locator(".dt-option")).count():
            options.last.click()
            self.press(self.button("check"))
        elif (cards := self.exercise.locator("button.dt-card[data-pick]")).count():
            cards.last.click()
            self.press(self.button("throw"))
        else:
            if (number := self.exercise.locator(".dt-answer .dt-number")).count():
                number.fill("1")
            self.press(self.button("check"))
        expect(self.coach.locator(".dt-verdict")).to_be_visible()
        yield from self._said()
        if self.button("solution").count():
            self.press(self.button("solution"))
            expect(self.coach.locator(".dt-verdict")).to_have_text(self.label("ui-outcome-solution"))
        expect(self.coach.locator(".dt-reason").first).not_to_be_empty()
        yield from self._said()
        self.press(self.button("guided"))
        place = self.label("ui-exercise-place", number=len(self.section.exercises), count=len(self.section.exercises))
        expect(self.prompt.locator(".dt-kicker")).to_contain_text(place)

    def _said(self) -> Iterator[str]:
        for part in (*self.prompt.all(), *self.coach.locator(".dt-reason").all()):
            yield " ".join((part.text_content() or "").split())


def settled(root: Locator) -> None:
    """Waits until the tutor has answered what was pressed in a widget."""
    expect(root).to_have_attribute("aria-busy", "false")


class Secrets:
    """What a page must not have heard yet: right answers' explanations, and hints, until they are asked for."""

    def __init__(self, wire: Wire) -> None:
        self._wire = wire
        self._told = ""

    def told(self, text: str) -> None:
        self._told += f"{text}\n"

    def check(self, *texts: str) -> None:
        heard = self._wire.heard
        # Exercises of a kind share hints, and some questions say as much as their first hint.
        assert [text for text in texts if text not in self._told and text in heard] == []


def click_through(page: Page, lesson: Lesson, secrets: Secrets) -> None:
    """Does everything there is to do in a lesson."""
    for section in lesson.sections:
        desk = Desk(page, lesson, section)
        desk.open_a_rule()
        if section.demonstrates:
            desk.watch_the_demonstration()
        for place, name in enumerate(section.exercises):
            answer_wrong_then_right(desk, lesson.exercise(name), secrets)
            if place + 1 < len(section.exercises):
                desk.press(desk.button("next"))
        if section.exercises:
            for said in desk.take_a_further_one():
                secrets.told(said)


def answer_wrong_then_right(desk: Desk, exercise: Exercise, secrets: Secrets) -> None:
    told = Told(exercise)
    secrets.told(told.prompt)
    expect(desk.prompt).to_contain_text(told.prompt)
    wrong = wrong_answer(exercise.id)
    secrets.check(told.right, *told.hints)
    desk.give(exercise, wrong)
    desk.expect_verdict(Outcome.WRONG, told.explanation(wrong))
    secrets.told(told.explanation(wrong))
    if exercise.id == desk.section.exercises[0]:
        for hint in desk.open_the_hints(told):
            secrets.told(hint)
            secrets.check(told.right, *told.hints)
    desk.give(exercise, solution(exercise).right)
    desk.expect_verdict(Outcome.RIGHT, told.right)
    secrets.told(told.right)
