"""The course overview."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from tests.browser.pages import LESSONS, Tutorial, accessibility_faults, sideways_scroll

PROGRESS = {"lessons": {"preparation": {"done": 4, "of": 4}, "deal": {"done": 1, "of": 5}}}


def keep(page: Page, progress: object) -> None:
    page.add_init_script(f"localStorage.setItem('drawtutor:progress', {json.dumps(json.dumps(progress))})")
    page.reload()


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("width", [1280, 360, 320])
def test_the_overview_is_accessible_and_fits(tutorial: Tutorial, width: int, dark: bool) -> None:
    page = tutorial.landing(width=width, dark=dark)

    assert accessibility_faults(page) == []
    assert sideways_scroll(page) == 0


def test_the_overview_shows_the_lessons_in_the_order_of_a_deal(tutorial: Tutorial) -> None:
    page = tutorial.landing()

    steps = page.locator(".site-step")
    assert [step.get_attribute("data-lesson") for step in steps.all()] == list(LESSONS)
    expect(page.locator("h1")).to_have_count(1)
    expect(page.locator("main")).to_have_count(1)
    assert page.locator("html").get_attribute("lang") == "en"


def test_who_comes_to_play_or_to_count_finds_a_quiet_link(tutorial: Tutorial) -> None:
    page = tutorial.landing()

    beside = page.locator(".site-beside")
    expect(beside.get_by_role("link", name="A full deal", exact=True)).to_have_attribute("href", "/lesson/full-deal")
    expect(beside.get_by_role("link", name="The odds lab", exact=True)).to_have_attribute("href", "/lesson/odds-lab")
    expect(beside.get_by_role("listitem").nth(1)).to_contain_text("each way to keep them")


def test_a_newcomer_starts_with_the_first_lesson(tutorial: Tutorial) -> None:
    page = tutorial.landing()

    expect(page.locator("#continue")).to_have_attribute("href", "/lesson/preparation")
    expect(page.locator(".site-progress:visible")).to_have_count(0)


def test_a_learner_goes_on_where_exercises_are_left(tutorial: Tutorial) -> None:
    page = tutorial.landing()
    keep(page, PROGRESS)

    expect(page.locator("#continue")).to_contain_text("The deal")
    assert page.locator("#continue").get_attribute("href", timeout=1000).endswith("/lesson/deal")
    expect(page.locator("[data-lesson=preparation] .site-done")).to_be_visible()
    expect(page.get_by_role("progressbar", name="The deal")).to_have_js_property("value", 1)
    expect(page.locator("[data-lesson=deal] .site-done")).to_be_hidden()
    assert accessibility_faults(page) == []


def test_who_has_done_everything_is_offered_a_full_deal(tutorial: Tutorial) -> None:
    page = tutorial.landing()
    keep(page, {"lessons": {slug: {"done": 3, "of": 3} for slug in LESSONS}})

    assert page.locator("#continue").get_attribute("href").endswith("/lesson/full-deal")
    expect(page.locator(".site-done:visible")).to_have_count(len(LESSONS))


@pytest.mark.parametrize(
    "kept", ["[]", "null", "{", '{"lessons": 3}', '{"lessons": {"deal": {"done": "x", "of": -1}}}', '{"lessons": null}']
)
def test_what_is_no_progress_is_no_fault(tutorial: Tutorial, kept: str) -> None:
    page = tutorial.landing()
    page.add_init_script(f"localStorage.setItem('drawtutor:progress', {json.dumps(kept)})")
    page.reload()

    expect(page.locator("#continue")).to_contain_text("Preparation")


def test_the_keyboard_reaches_the_page_and_its_first_button(tutorial: Tutorial) -> None:
    page = tutorial.landing()
    page.keyboard.press("Tab")
    expect(page.locator(".site-skip")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator("#continue")).to_be_focused()


def test_the_overview_needs_no_kernel_and_no_script(tutorial: Tutorial) -> None:
    page = tutorial.landing()

    assert page.evaluate("performance.getEntriesByType('resource').filter((e) => e.name.includes('/api/')).length") == 0
    links = [link.get_attribute("href") for link in page.locator(".site-step a").all()]
    assert links == [f"/lesson/{slug}" for slug in LESSONS]
