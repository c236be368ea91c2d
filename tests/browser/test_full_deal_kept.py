"""What stays when a page is reloaded, opened twice, or opened by somebody else."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect

from drawtutor.course import load_course, solution
from drawtutor.rules import Phase, RuleSet
from drawtutor.widgets import DEAL_KEY
from tests.browser.conftest import NewPage
from tests.browser.pages import Tutorial, ready
from tests.browser.player import DEAL, Player, eventful, keep_in_browser, kept_in_browser, touch
from tests.browser.student import Desk


def open_lesson(tutorial: Tutorial, page: Page, slug: str) -> None:
    page.goto(f"{tutorial.server.url}lesson/{slug}")
    ready(page)


def test_two_tabs_of_one_learner_do_not_break_each_other(tutorial: Tutorial, new_page: NewPage) -> None:
    one = new_page()
    deal = eventful(RuleSet.FIVE_STAGE)
    keep_in_browser(one, deal)
    open_lesson(tutorial, one, "full-deal")
    first = Player(one, deal)
    while deal.view.phase is not Phase.DRAW:
        first.act()

    # The second tab begins where the first one stands; then each goes its own way.
    two = one.context.new_page()
    open_lesson(tutorial, two, "full-deal")
    second = Player(two, kept_in_browser(two))
    second.check()
    assert second.cards == first.cards
    one.bring_to_front()
    first.play_to_the_end()
    two.bring_to_front()
    second.check()
    second.play_to_the_end()
    second.next_deal()
    one.bring_to_front()
    first.next_deal()
    two.bring_to_front()

    # What was done last is what is kept.
    two.reload()
    ready(two)
    again = Player(two, kept_in_browser(two))
    assert again.session.number == 2
    again.check()


def test_progress_survives_a_reload_and_reaches_the_other_tab(tutorial: Tutorial, new_page: NewPage) -> None:
    lesson = load_course().lesson("deal")
    section = next(section for section in lesson.sections if len(section.exercises) > 1)
    one = new_page()
    open_lesson(tutorial, one, "deal")
    two = one.context.new_page()
    open_lesson(tutorial, two, "deal")
    of = len(lesson.exercises)

    one.bring_to_front()
    desk = Desk(one, lesson, section)
    exercise = lesson.exercise(section.exercises[0])
    desk.give(exercise, solution(exercise).right)
    for page in (one, two):
        expect(page.locator(".dt-progress-text")).to_have_text(f"1 of {of} exercises done")

    one.reload()
    ready(one)
    expect(one.locator(".dt-progress-text")).to_have_text(f"1 of {of} exercises done")
    # What is done is not asked again.
    expect(Desk(one, lesson, section).prompt).to_contain_text("Exercise 2 of")


def test_two_visitors_have_deals_of_their_own(tutorial: Tutorial, new_page: NewPage) -> None:
    seeds, hands = set(), set()
    for _ in range(2):
        page = new_page()
        open_lesson(tutorial, page, "full-deal")
        kept = touch(page).session
        seeds.add(kept.settings.seed)
        hands.add(kept.view.hand)
    assert len(seeds) == len(hands) == 2


def test_a_kept_deal_that_cannot_be_taken_up_is_told_and_is_no_fault(tutorial: Tutorial, new_page: NewPage) -> None:
    page = new_page()
    kept = json.dumps(json.dumps({"version": 99, "settings": {}, "start": {}, "deals": []}))
    page.add_init_script(f"localStorage.setItem('{DEAL_KEY}', {kept})")
    open_lesson(tutorial, page, "full-deal")

    expect(page.locator(f"{DEAL} .dt-news")).to_contain_text("version")
    touch(page).check()
