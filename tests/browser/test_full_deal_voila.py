"""Whole deals in the web tutorial, by mouse and by keys alone, to the end, looked back on, and on to the next."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from drawtutor.play import Session
from drawtutor.rules import Phase, RuleSet
from tests.browser.conftest import NewPage
from tests.browser.pages import Tutorial, accessibility_faults, ready, sideways_scroll
from tests.browser.player import Keys, Player, eventful, keep_in_browser, kept_in_browser, session, turned_over, until


def sit_down(tutorial: Tutorial, page: Page, kept: Session) -> None:
    keep_in_browser(page, kept)
    page.goto(f"{tutorial.server.url}lesson/full-deal")
    ready(page)


def looks(page: Page) -> None:
    """That the page can be used by everybody, on every screen."""
    for width, dark in ((1280, False), (1280, True), (360, True), (360, False)):
        page.set_viewport_size({"width": width, "height": 900})
        page.emulate_media(color_scheme="dark" if dark else "light")
        assert accessibility_faults(page) == [], f"{width} px, dark: {dark}"
    page.set_viewport_size({"width": 320, "height": 700})
    assert sideways_scroll(page) == 0
    page.set_viewport_size({"width": 1280, "height": 900})


def test_a_deal_is_played_by_mouse(tutorial: Tutorial, new_page: NewPage) -> None:
    page = new_page()
    deal = eventful(RuleSet.FIVE_STAGE, turned_over)
    sit_down(tutorial, page, deal)
    player = Player(page, deal)
    player.check()
    looks(page)

    for place in range(3):
        player.press(f"hint{place + 1}")
        expect(player.root.locator(".dt-hint-open")).to_have_count(place + 1)
    while deal.view.phase is not Phase.DRAW:
        player.act()
        expect(player.root.locator(".dt-coach .dt-verdict")).to_be_visible()
    looks(page)
    player.play_to_the_end()
    looks(page)
    player.look_back()
    player.press("look1")
    expect(player.root.locator(".dt-coach .dt-verdict")).to_be_visible()
    player.press("next-deal")
    deal.next_deal()
    player.check()

    page.goto(tutorial.server.url)
    expect(page.locator("[data-lesson=full-deal] .site-done")).to_be_visible()


def test_a_deal_is_played_by_keyboard_alone(tutorial: Tutorial, new_page: NewPage) -> None:
    page = new_page()
    deal = eventful(RuleSet.CALIFORNIA)
    sit_down(tutorial, page, deal)
    keys = Keys(page)
    player = Player(page, deal, keys)
    player.check()

    player.press("hint1")
    player.play_to_the_end()
    player.look_back()
    player.next_deal()


def test_figures_get_surer_by_themselves_and_disturb_nobody(tutorial: Tutorial, new_page: NewPage) -> None:
    page = new_page()
    deal = eventful(RuleSet.CALIFORNIA)
    sit_down(tutorial, page, deal)
    player = Player(page, deal)
    spoken = player.root.get_by_role("status").last
    player.act()
    coach = player.root.locator(".dt-coach")
    expect(spoken).not_to_be_empty()
    told, verdict = spoken.inner_text(), coach.locator(".dt-verdict").inner_text()
    numbers = coach.locator(".dt-numbers > summary")
    numbers.click()
    numbers.focus()
    expect(coach.locator(".dt-is-sure")).to_be_visible()
    expect(numbers).to_be_focused()
    expect(coach.locator(".dt-numbers")).to_have_attribute("open", "")
    expect(coach.locator(".dt-bar").first).to_be_visible()
    now = coach.locator(".dt-verdict").inner_text()

    def is_said() -> bool:
        # What is spoken is written a moment after what is drawn.
        return now in spoken.inner_text() or (now == verdict and spoken.inner_text() == told)

    until(page, is_said, "another verdict is not spoken, or the same one is")
    assert accessibility_faults(page) == []
    # It was the same turn: the next choice counts.
    player.act()


def test_who_wins_without_a_choice_is_told_so_and_may_change_the_game(tutorial: Tutorial, new_page: NewPage) -> None:
    page = new_page()
    deal = next(found for seed in range(1000) if (found := session(RuleSet.FIVE_STAGE, seed)).is_over)
    sit_down(tutorial, page, deal)
    player = Player(page, deal)
    player.check()

    expect(player.root.locator(".dt-report")).to_contain_text("There was nothing for you to choose in this deal.")
    player.press("california")
    other = kept_in_browser(page)
    assert other.settings.rules.rule_set is RuleSet.CALIFORNIA
    Player(page, other).check()
