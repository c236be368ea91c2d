"""The rule book and the table of differences: read, searched, and played in, by mouse and by keys."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from drawtutor.course import tryout_rules
from drawtutor.rules import RuleSet
from drawtutor.words import ledger
from tests.browser.conftest import NewPage
from tests.browser.notebook import make_dark, open_anew
from tests.browser.pages import READY_MS, Tutorial, accessibility_faults, sideways_scroll
from tests.browser.servers import Server

PAGES = ("rule-book", "what-the-sources-say")
OPEN = ".dt-group-tryout"


def fits_everywhere(page: Page) -> None:
    """Holds the page, as it stands, at both widths, light and dark, and at the narrowest."""
    for width, dark in ((1280, False), (1280, True), (360, True), (360, False)):
        page.set_viewport_size({"width": width, "height": 900})
        page.emulate_media(color_scheme="dark" if dark else "light")
        assert accessibility_faults(page) == [], f"{width} px, dark: {dark}"
        assert sideways_scroll(page) == 0
    page.set_viewport_size({"width": 320, "height": 700})
    assert sideways_scroll(page) == 0


def try_it(page: Page, topic: str, game: str) -> Locator:
    return page.get_by_role("button", name=f"Try it: {topic}, {game}", exact=True)


@pytest.mark.parametrize("slug", PAGES)
def test_the_page_is_accessible_and_fits(tutorial: Tutorial, slug: str) -> None:
    page = tutorial.reference(slug)

    expect(page.locator("h1")).to_have_count(1)
    fits_everywhere(page)


def test_the_landing_page_leads_to_the_pages_beside_the_course(tutorial: Tutorial) -> None:
    page = tutorial.landing()

    links = [link.get_attribute("href") for link in page.locator(".site-beside a").all()]
    assert links[0] == "/lesson/full-deal"
    assert {f"/{slug}" for slug in PAGES} <= set(links)


def test_a_position_is_played_by_mouse_under_two_rule_sets(tutorial: Tutorial) -> None:
    page = tutorial.reference("what-the-sources-say")
    start = try_it(page, "How many raises", "California draw")

    start.click()
    tried = page.locator(OPEN)
    expect(tried).to_be_focused()
    expect(start).to_have_attribute("aria-expanded", "true")
    tried.get_by_role("button", name="Raise to").click()
    refusal = tried.locator(".dt-refusal")
    expect(refusal).to_contain_text("All four raises")
    refusal.get_by_role("button", name="Rule BG-06").click()
    expect(refusal.locator(".dt-rule-text")).to_contain_text("four times")
    fits_everywhere(page)
    page.set_viewport_size({"width": 1280, "height": 900})

    tried.get_by_role("button", name="Five stages").click()
    expect(tried.locator(".dt-refusal")).to_have_count(0)
    expect(tried.get_by_role("spinbutton", name="What you raise to")).to_have_value("11")
    tried.get_by_role("button", name="Raise to").click()
    expect(tried.locator(".dt-news")).to_contain_text("Kim raises to 11")
    expect(tried.locator(".dt-actions .dt-actions-title")).to_have_text("Alex is to act.")

    tried.get_by_role("button", name="Start again").click()
    expect(tried.locator(".dt-actions .dt-actions-title")).to_have_text("Kim is to act.")
    tried.get_by_role("button", name="Close").click()
    expect(tried).to_have_count(0)
    expect(start).to_be_focused()


@pytest.mark.parametrize("width", [1280, 360])
def test_a_position_is_played_by_keys_to_its_end(tutorial: Tutorial, width: int) -> None:
    page = tutorial.reference("what-the-sources-say", width=width)
    start = try_it(page, "When nobody opens round 1", "California draw")
    start.focus()
    page.keyboard.press("Enter")
    tried = page.locator(OPEN)
    expect(tried).to_be_focused()

    for name in ("Alex", "Charlie", "Kim"):
        expect(tried.locator(".dt-actions .dt-actions-title")).to_have_text(f"{name} is to act.")
        check = tried.get_by_role("button", name="Check")
        expect(check).to_be_enabled()
        check.focus()
        page.keyboard.press("Enter")

    over = tried.get_by_role("group", name="The deal is over.")
    expect(over).to_be_focused()
    expect(page.get_by_role("status").filter(has_text="The deal is over.")).to_have_count(1)
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(tried.get_by_role("button", name="Next deal")).to_be_focused()
    page.keyboard.press("Enter")
    expect(tried.get_by_role("group", name="Your choice")).to_be_focused()
    expect(tried.locator(".dt-pot-sum")).to_have_text("6")
    tried.get_by_role("button", name="Close").focus()
    page.keyboard.press("Enter")
    expect(start).to_be_focused()


def test_cards_are_thrown_in_a_position_by_their_keys(tutorial: Tutorial) -> None:
    page = tutorial.reference("what-the-sources-say")
    try_it(page, "How many cards are exchanged", "Five stages").click()
    tried = page.locator(OPEN)
    expect(tried).to_be_focused()

    for key in "2345":
        page.keyboard.press(key)
    tried.get_by_role("button", name="Throw four and draw").click()
    refusal = tried.locator(".dt-refusal")
    expect(refusal.get_by_role("button", name="Rule PL-23")).to_be_visible()
    # What was chosen stays; one less is legal.
    page.keyboard.press("2")
    tried.get_by_role("button", name="Throw three and draw").click()
    expect(refusal).to_have_count(0)
    expect(tried.locator(".dt-actions .dt-actions-title")).to_have_text("Charlie is to act.")


def test_every_cell_opens_its_position_in_the_browser(tutorial: Tutorial) -> None:
    page = tutorial.reference("what-the-sources-say")

    for point in ledger().points:
        for rule_set in RuleSet:
            page.locator(f'[data-key="{point}-{rule_set}"]').click()
            expect(page.locator(f"#{point} {OPEN} .dt-actions").first).to_be_visible()
            expect(page.locator(OPEN)).to_have_count(1)


def test_the_rule_book_is_searched_and_filtered(tutorial: Tutorial) -> None:
    page = tutorial.reference("rule-book")
    found, entries = page.locator(".dt-found"), page.locator(".dt-entry")
    expect(found).to_have_text("102 rules")
    expect(entries).to_have_count(102)

    page.get_by_label("Search").fill("own stake")
    expect(page.locator("#PL-20")).to_be_visible()
    assert entries.count() < 10
    page.get_by_label("Search").fill("bg14")
    expect(found).to_have_text("One rule")
    expect(entries).to_have_attribute("id", "BG-14")
    page.get_by_label("Search").fill("quux")
    expect(found).to_have_text("No rule fits.")
    expect(page.get_by_role("status").filter(has_text="No rule fits.")).to_have_count(1)
    assert accessibility_faults(page) == []

    page.get_by_label("Search").fill("")
    page.get_by_label("Source").select_option("EN")
    expect(found).to_have_text("20 rules")
    page.get_by_label("Stage").select_option("showdown")
    expect(entries).to_have_count(0)
    page.get_by_label("Source").select_option("PL")
    expect(page.locator(".dt-chapter h2")).to_have_text(["Showdown"])


def test_an_address_leads_to_a_rule_that_a_search_has_left_out(tutorial: Tutorial) -> None:
    page = tutorial.reference("rule-book")
    page.get_by_label("Search").fill("bg14")
    expect(page.locator("#PL-20")).to_have_count(0)

    page.evaluate("location.hash = 'PL-20'")

    expect(page.locator("#PL-20")).to_be_focused()
    expect(page.get_by_label("Search")).to_have_value("")


def test_a_rule_leads_to_its_lesson_its_topic_and_its_position(tutorial: Tutorial) -> None:
    page = tutorial.reference("rule-book#PL-10")
    rule = page.locator("#PL-10")
    expect(rule).to_be_focused()
    expect(rule).to_be_in_viewport()

    rule.get_by_role("button", name="Try it: How large a bet is").click()
    expect(page.locator(f"#PL-10 {OPEN}")).to_be_focused()
    fits_everywhere(page)
    rule.get_by_role("link", name="How large a bet is").click()
    page.wait_for_url("**/what-the-sources-say#bet-size")
    expect(page.locator("#bet-size")).to_be_focused(timeout=READY_MS)
    page.go_back()
    page.locator("#PL-10").get_by_role("link", name="The first betting round").click(timeout=READY_MS)
    page.wait_for_url("**/lesson/first-betting-round")


def test_a_rules_card_in_a_lesson_leads_to_the_rule_book(tutorial: Tutorial) -> None:
    page = tutorial.lesson("deal")
    page.locator(".dt-rule-mark").first.click()
    rule = page.locator(".dt-rule-mark").first.inner_text()

    page.get_by_role("link", name=f"{rule} in the rule book").click()

    page.wait_for_url(f"**/rule-book#{rule}")
    expect(page.locator(f"#{rule}")).to_be_focused(timeout=READY_MS)


def test_every_position_of_the_rule_book_opens_in_the_browser(tutorial: Tutorial) -> None:
    page = tutorial.reference("rule-book", width=360)

    for rule in tryout_rules():
        page.locator(f'[data-key="try-{rule}-{rule}"]').click()
        expect(page.locator(f"#{rule} {OPEN} .dt-actions").first).to_be_visible()
        assert sideways_scroll(page) == 0


@pytest.mark.parametrize("slug", PAGES)
def test_the_page_is_played_in_jupyterlab(lab: Server, new_page: NewPage, slug: str) -> None:
    page = new_page()
    open_anew(page, lab, f"{slug}.ipynb")
    page.locator(".dt-kind-reference").wait_for(timeout=2 * READY_MS)

    start = page.locator(
        ".dt-kind-reference [data-key$=before-opening-five_stage], [data-key=try-PL-09-before-opening]"
    )
    start.first.click()
    tried = page.locator(OPEN)
    expect(tried).to_be_focused()
    tried.get_by_role("button", name="Check").click()
    expect(tried.locator(".dt-refusal").get_by_role("button", name="Rule PL-09")).to_be_visible()
    # There are no pages to lead to.
    expect(page.locator(".dt-kind-reference a")).to_have_count(0)
    for dark in (False, True):
        if dark:
            make_dark(page)
        assert accessibility_faults(page, ".dt-root") == [], f"dark: {dark}"
    tried.get_by_role("button", name="Close").click()
    expect(start.first).to_be_focused()
