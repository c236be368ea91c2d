"""Every lesson clicked through in the web tutorial, by a learner who is wrong first and right then."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from drawtutor.course import Exercise, Lesson, Outcome, load_course, solution
from tests.browser.conftest import NewPage
from tests.browser.pages import Tutorial, accessibility_faults, ready, sideways_scroll
from tests.browser.student import Desk, Told, wrong_answer
from tests.browser.wire import Wire

LESSONS = [outline.slug for outline in load_course().lessons if outline.exercises]


class Secrets:
    """What a page must not have heard yet: right answers' explanations, and hints, until they are asked for."""

    def __init__(self, wire: Wire) -> None:
        self._wire = wire
        self._told = ""

    def told(self, text: str) -> None:
        self._told += f"{text}\n"

    def check(self, *texts: str) -> None:
        heard = " ".join(" ".join(self._wire.heard).split())
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
            desk.take_a_further_one()


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


@pytest.mark.parametrize("slug", LESSONS)
def test_a_lesson_is_clicked_through(tutorial: Tutorial, new_page: NewPage, slug: str) -> None:
    lesson = load_course().lesson(slug)
    count = len(lesson.exercises)
    page = new_page()
    wire = Wire(page)
    page.goto(f"{tutorial.server.url}lesson/{slug}")
    ready(page)

    click_through(page, lesson, Secrets(wire))

    expect(page.locator(".dt-progress-text")).to_have_text(f"{count} of {count} exercises done")
    for width, dark in ((1280, False), (1280, True), (360, True), (360, False)):
        page.set_viewport_size({"width": width, "height": 900})
        page.emulate_media(color_scheme="dark" if dark else "light")
        assert accessibility_faults(page) == [], f"{width} px, dark: {dark}"
    page.set_viewport_size({"width": 320, "height": 700})
    assert sideways_scroll(page) == 0

    page.goto(tutorial.server.url)
    expect(page.locator(f"[data-lesson={slug}] .site-done")).to_be_visible()
    expect(page.locator(f"[data-lesson={slug}] .site-progress-count")).to_have_text(f"{count} / {count}")
