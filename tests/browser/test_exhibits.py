"""The tables of the odds lab in a browser: wide, on a phone, in the dark, and for those who hear them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from drawtutor.course import printed_table
from tests.browser.pages import Tutorial, accessibility_faults, sideways_scroll

TABLES = (
    "The source’s table, and the count",
    "How often each hand is dealt",
    "A pair or better",
    "When nobody can open",
    "Where the deck may not be enough",
)


FOLDING = 860
UNFOLD = "Show every line"


@pytest.fixture(params=[(1280, False), (360, True)], ids=["wide", "phone"])
def page(request: pytest.FixtureRequest, tutorial: Tutorial) -> Page:
    width, dark = request.param
    page = tutorial.lesson("odds-lab", width=width, dark=dark)
    if width < FOLDING:
        # Each becomes another button when it is pressed.
        for fold in reversed(page.get_by_role("button", name=UNFOLD).all()):
            fold.click()
    return page


def test_the_tables_are_tables_for_those_who_hear_them_at_any_width(page: Page) -> None:
    for name in TABLES:
        table = page.get_by_role("table", name=name, exact=True)
        expect(table).to_have_count(1)
        assert table.get_by_role("columnheader").count() >= 5
        assert table.get_by_role("rowheader").count() >= 7


def test_they_are_accessible_and_nothing_scrolls_sideways(page: Page) -> None:
    assert accessibility_faults(page, ".dt-counts") == []
    # Between a phone and a wide page as well, where the columns begin to have room.
    for width in (320, 480, 740, 860, 892, 940, 1000, 1280):
        page.set_viewport_size({"width": width, "height": 700})
        assert sideways_scroll(page) == 0, width


def test_every_line_of_the_printed_table_is_there_and_those_that_depart_are_explained(page: Page) -> None:
    figures = [figure for draw in printed_table() for figure in draw.figures]
    table = page.get_by_role("table", name=TABLES[0], exact=True)
    expect(table.locator(".dt-count-row")).to_have_count(len(figures))
    departing = sum(figure.verdict.departs for figure in figures)
    expect(table.locator(".dt-count-row.dt-count-marked")).to_have_count(departing)
    expect(table.locator(".dt-count-note")).to_have_count(departing)
    row = table.get_by_role("row").filter(has_text="1080 to 1 against")
    expect(row.get_by_role("rowheader")).to_have_text("four of a kind")
    expect(row.get_by_role("cell")).to_contain_text(
        ["1 : 1080", "1080 to 1 against", "0.093%", "1 in 1081", "1 of 1081", "as counted"]
    )


def test_the_cards_say_what_they_are_and_which_are_thrown(page: Page) -> None:
    first = page.get_by_role("table", name=TABLES[0], exact=True).get_by_role("rowheader").first
    names = [card.get_attribute("aria-label") for card in first.get_by_role("img").all()]
    assert names == [
        "queen of hearts",
        "queen of diamonds",
        "nine of clubs, thrown",
        "five of spades, thrown",
        "two of diamonds, thrown",
    ]


def test_a_phone_shows_each_row_as_a_card_with_its_labels(tutorial: Tutorial) -> None:
    page = tutorial.lesson("odds-lab", width=360, dark=True)
    row = page.get_by_role("table", name=TABLES[1], exact=True).locator(".dt-count-row").first
    expect(row.locator(".dt-count-label").first).to_be_visible()
    page.set_viewport_size({"width": 1280, "height": 900})
    expect(row.locator(".dt-count-label").first).to_be_hidden()


def test_a_phone_shows_the_lines_that_depart_and_the_others_when_they_are_asked_for(tutorial: Tutorial) -> None:
    page = tutorial.lesson("odds-lab", width=360, dark=True)
    shown = page.get_by_role("table", name=TABLES[0], exact=True).locator(".dt-count-row")
    figures = [figure for draw in printed_table() for figure in draw.figures]
    departing = sum(figure.verdict.departs for figure in figures)
    expect(shown.filter(visible=True)).to_have_count(departing)
    assert accessibility_faults(page, ".dt-counts") == []
    page.get_by_role("button", name=UNFOLD).first.focus()
    page.keyboard.press("Enter")
    expect(shown.filter(visible=True)).to_have_count(len(figures))
    page.keyboard.press("Enter")
    expect(shown.filter(visible=True)).to_have_count(departing)
    page.set_viewport_size({"width": 1280, "height": 900})
    expect(shown.filter(visible=True)).to_have_count(len(figures))
    expect(page.get_by_role("button", name=UNFOLD)).to_have_count(0)


def test_a_draw_of_the_printed_table_is_tried_in_the_lab_by_keys_alone(tutorial: Tutorial) -> None:
    page = tutorial.lesson("odds-lab")
    page.get_by_role("button", name="Try it in the lab: Four to a flush", exact=True).focus()
    page.keyboard.press("Enter")
    lab = page.locator(".dt-lab")
    expect(lab).to_be_focused()
    expect(lab).to_be_in_viewport()
    hand = lab.locator(".dt-slot [data-card]")
    expect(hand.nth(3)).to_have_attribute("data-card", "Ah")
    assert [card.get_attribute("data-card") for card in hand.all()] == ["2h", "9h", "Jh", "Ah", "5d"]
    expect(hand.nth(4)).to_have_attribute("aria-pressed", "true")
    expect(lab).to_contain_text("4.22 to 1 against")


def test_another_question_is_gone_to_when_it_stands_above_what_was_pressed(tutorial: Tutorial) -> None:
    page = tutorial.lesson("odds-lab", width=360, dark=True)
    group = page.locator(".dt-group", has=page.locator(".dt-prompt")).first
    group.get_by_role("radio").first.check(force=True)
    group.get_by_role("button", name="Check", exact=True).click()
    group.get_by_role("button", name="Show the answer").click()
    group.get_by_role("button", name="Another one like this").click()
    question = group.locator(".dt-prompt")
    expect(question).to_be_focused()
    expect(question).to_be_in_viewport()
