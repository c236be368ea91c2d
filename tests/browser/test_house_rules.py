"""The house rules in a browser: set by mouse and by keys, passed on as a text and a link, played by, and saved."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from drawtutor.app import cli
from drawtutor.rules import read_record, replay
from drawtutor.widgets import DEAL_KEY, HOUSE_DEAL_KEY
from tests.browser import notebook, servers
from tests.browser.conftest import NewPage
from tests.browser.pages import Tutorial, accessibility_faults, ready
from tests.browser.servers import Server

PANEL = ".dt-agreed"
TABLE = ".dt-table"
STEPS = ("Turn over the next hand", "Check", "Call", "Stand pat", "Show", "Open for", "Bet", "Fold")
MOST_STEPS = 60


def head(page: Page, name: str) -> Locator:
    """The line of a term."""
    title = page.locator(".dt-term-name").get_by_text(name, exact=True)
    return page.locator(".dt-term-head").filter(has=title)


def row(page: Page, name: str) -> Locator:
    return page.locator(".dt-term").filter(has=page.locator(".dt-term-name").get_by_text(name, exact=True))


def text(page: Page) -> Locator:
    return page.get_by_label("The rules as a text")


def tab_to(page: Page, name: str) -> None:
    """Goes on by the Tab key to what has this text."""
    for _ in range(150):
        page.keyboard.press("Tab")
        said = page.evaluate("document.activeElement.ariaLabel ?? document.activeElement.innerText ?? ''")
        if str(said).startswith(name):
            return
    raise AssertionError(f"{name} is not reached by Tab")


def play_to_the_end(page: Page) -> None:
    """Chooses what costs least until the deal is over and all of it lies open."""
    for _ in range(MOST_STEPS):
        if page.locator(".dt-report").count():
            return
        for name in STEPS:
            button = page.locator(f".dt-button:not([aria-disabled]) >> text=/^{name}/")
            if button.count():
                button.first.click()
                break
        expect(page.locator(".dt-root").last).to_have_attribute("aria-busy", "false")
    raise AssertionError("the deal does not end")


def test_rules_are_set_by_mouse_refused_and_put_back(tutorial: Tutorial) -> None:
    page = tutorial.reference("house-rules")
    page.locator("[data-key=california]").click()
    expect(text(page)).to_have_value("california")

    head(page, "Cards you may throw").click()
    page.get_by_role("button", name="up to four", exact=True).click()
    expect(text(page)).to_have_value("california draw_limit=4")
    expect(row(page, "Cards you may throw").locator(".dt-term-mark")).to_have_text("changed")
    expect(row(page, "Four beside an ace")).to_contain_text("Four cards may be thrown anyway.")

    head(page, "To open").click()
    page.get_by_role("button", name="jacks or better", exact=True).click()
    head(page, "Blinds").click()
    row(page, "Blinds").get_by_role("button", name="two", exact=True).click()
    expect(row(page, "Blinds").locator(".dt-refusal")).to_contain_text("blinds do not go together")
    expect(text(page)).to_have_value("california draw_limit=4 openers=jacks")

    row(page, "Blinds").locator(".dt-rule-mark").click()
    expect(row(page, "Blinds").locator(".dt-rule-card")).to_contain_text("Blinds can replace the ante")

    head(page, "Chips").click()
    row(page, "Chips").get_by_role("textbox").or_(row(page, "Chips").get_by_role("spinbutton")).fill("250")
    row(page, "Chips").get_by_role("button", name="Set: Chips").click()
    expect(text(page)).to_have_value("california chips=250 draw_limit=4 openers=jacks")

    page.get_by_role("button", name="Put back: To open").first.click()
    expect(text(page)).to_have_value("california chips=250 draw_limit=4")
    page.get_by_role("button", name="Put everything back").click()
    expect(text(page)).to_have_value("california")


def test_rules_are_set_and_played_by_with_keys_alone(tutorial: Tutorial) -> None:
    page = tutorial.reference("house-rules")
    page.locator("[data-key=five_stage]").focus()
    tab_to(page, "Draw high")
    page.keyboard.press("Enter")
    expect(text(page)).to_have_value("draw_high")
    tab_to(page, "Players")
    page.keyboard.press("Enter")
    tab_to(page, "6")
    page.keyboard.press("Space")
    expect(text(page)).to_have_value("draw_high players=6")
    # The choice keeps the focus, so that the next one is one key away.
    assert page.evaluate("document.activeElement.innerText") == "6"
    tab_to(page, "Play by these rules")
    page.keyboard.press("Enter")
    expect(page.locator(TABLE)).to_be_visible()
    expect(page.locator(".dt-seat")).to_have_count(5)


def test_the_text_is_copied_and_pasted(tutorial: Tutorial) -> None:
    page = tutorial.reference("house-rules")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    text(page).fill("California players=6; draw-limit=4")
    page.get_by_role("button", name="Use this text").click()
    expect(text(page)).to_have_value("california players=6 draw_limit=4")
    page.get_by_role("button", name="Copy", exact=True).click()
    expect(page.locator(".dt-text-told")).to_have_text("Copied.")
    assert page.evaluate("navigator.clipboard.readText()") == "california players=6 draw_limit=4"
    page.get_by_role("button", name="Copy as a link").click()
    expect(page.locator(".dt-text-told")).to_have_text("Copied.")
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == f"{tutorial.server.url}house-rules?rules=california+players%3D6+draw_limit%3D4"

    text(page).fill("california shoes=2")
    page.get_by_role("button", name="Use this text").click()
    expect(page.locator(f"{PANEL} .dt-refusal")).to_contain_text("There is no house option")
    expect(page.locator("[data-key=california]")).to_have_attribute("aria-pressed", "true")
    expect(row(page, "Players").locator(".dt-term-value")).to_have_text("6")


@pytest.mark.parametrize(
    ("link", "note", "rules"),
    [
        ("california+draw_limit%3D4", "The link you followed set these rules.", "california draw_limit=4"),
        ("%3Cscript%3Ealert(1)%3C/script%3E", "The link you followed holds no house rules", "five_stage"),
        ("california+openers%3Djacks+blinds%3D2", "blinds do not go together", "five_stage"),
        ("x" * 5000, "The link you followed holds no house rules", "five_stage"),
        ("", "The link you followed holds no house rules", "five_stage"),
    ],
)
def test_a_shared_link_opens_its_rules_or_says_why_not(
    tutorial: Tutorial, new_page: NewPage, link: str, note: str, rules: str
) -> None:
    page = new_page()
    page.goto(f"{tutorial.server.url}house-rules?rules={link}")
    ready(page)
    expect(page.locator(".dt-notice")).to_contain_text(note)
    expect(text(page)).to_have_value(rules)


def test_a_deal_is_played_by_the_rules_saved_and_read_again(
    tutorial: Tutorial, new_page: NewPage, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tutorial.reference("house-rules")
    text(page).fill("draw_high players=3 exchanges=2 joker=bug")
    page.get_by_role("button", name="Use this text").click()
    page.get_by_role("button", name="Play by these rules").click()
    expect(page.locator(".dt-played")).to_contain_text("Joker: the bug")
    change = page.get_by_role("button", name="Change the rules")
    expect(change).to_have_attribute("aria-disabled", "true")
    expect(page.locator("[data-key=save]")).to_have_count(0)
    play_to_the_end(page)
    expect(page.locator(".dt-save")).to_contain_text("also those that nobody showed")

    with page.expect_download() as download:
        page.get_by_role("button", name="Save this deal as a record").click()
    assert download.value.suggested_filename == "drawtutor-1.phh"
    kept = tmp_path / "kept.phh"
    download.value.save_as(kept)
    record = read_record(kept.read_text(encoding="utf-8"))
    assert record.rules.exchanges == 2
    assert replay(record).refused is None
    assert replay(record).last.phase.is_end
    assert cli.main(["replay", str(kept), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["ok"] is True

    # The review steps through it as the first seat saw it.
    server = servers.start("review", str(kept), "--no-browser", "--port", "0", cwd=tmp_path)
    try:
        review = new_page()
        review.goto(f"{server.url}review")
        ready(review)
        review.get_by_role("button", name="Last step").click()
        expect(review.locator(".dt-seat")).to_have_count(2)
        hidden = [seat for seat in range(1, 3) if seat not in replay(record).last.shown]
        expect(review.locator(".dt-seat .dt-shown")).to_have_count(2 - len(hidden))
        review.close()
    finally:
        server.stop()

    # By keys too, and the table goes on.
    with page.expect_download() as download:
        page.get_by_role("button", name="Save this deal as a record").focus()
        page.keyboard.press("Enter")
    download.value.save_as(tmp_path / "again.phh")
    assert (tmp_path / "again.phh").read_bytes() == kept.read_bytes()

    # Its deal has a place of its own in the browser, where a reload finds it.
    stored = page.evaluate(f"[localStorage.getItem('{HOUSE_DEAL_KEY}'), localStorage.getItem('{DEAL_KEY}')]")
    assert stored[0]
    assert stored[1] is None
    page.reload()
    ready(page)
    play_to_the_end(page)
    page.get_by_role("button", name="Change the rules").click()
    expect(text(page)).to_have_value("draw_high players=3 exchanges=2 joker=bug")
    page.get_by_role("button", name="Back to your table").click()
    page.get_by_role("button", name="Next deal").click()
    expect(page.locator(".dt-report")).to_have_count(0)


@pytest.mark.parametrize(("width", "dark"), [(1280, False), (1280, True), (360, False), (360, True), (320, False)])
def test_the_page_is_accessible_and_never_scrolls_sideways(tutorial: Tutorial, width: int, dark: bool) -> None:
    page = tutorial.reference("house-rules", width=width, dark=dark)

    def check() -> None:
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        page.wait_for_timeout(200)  # a fade has no contrast to measure before it is over
        assert accessibility_faults(page, ".dt-root") == []

    page.locator("[data-key=california]").click()
    check()
    for name in ("Chips", "Blinds", "Limit", "Four beside an ace", "Cards you may throw", "Chips that do not divide"):
        head(page, name).click()
    page.get_by_role("button", name="up to four", exact=True).click()
    page.get_by_role("button", name="no limit").click()
    expect(text(page)).to_have_value("california limit=none draw_limit=4")
    page.locator(".dt-rule-mark").first.click()
    text(page).fill("california shoes=4")
    page.get_by_role("button", name="Use this text").click()
    expect(page.locator(f"{PANEL} .dt-refusal")).to_be_visible()
    check()
    page.get_by_role("button", name="Play by these rules").click()
    expect(page.locator(TABLE)).to_be_visible()
    check()


def test_a_new_table_is_looked_at_from_its_beginning(tutorial: Tutorial) -> None:
    page = tutorial.reference("house-rules", width=360)
    play = page.get_by_role("button", name="Play by these rules")
    play.scroll_into_view_if_needed()
    assert page.evaluate("window.scrollY") > 900
    play.click()
    expect(page.locator(TABLE)).to_be_visible()
    expect(page.locator(".dt-played")).to_be_in_viewport()
    # Who goes on by keys begins there too.
    tab_to(page, "Change the rules")
    assert page.evaluate("window.scrollY") < 900


def test_the_overview_leads_to_the_house_rules(tutorial: Tutorial) -> None:
    page = tutorial.landing()
    page.get_by_role("link", name="House rules").click()
    ready(page)
    expect(page.get_by_role("heading", level=1)).to_have_text("House rules")


def test_in_jupyterlab_rules_are_agreed_on_played_by_and_saved(lab: Server, new_page: NewPage, tmp_path: Path) -> None:
    page = new_page()
    notebook.open_anew(page, lab, "house-rules.ipynb")
    page.locator(PANEL).wait_for()
    expect(page.get_by_role("button", name="Copy as a link")).to_have_count(0)
    page.locator("[data-key=last_raise]").click()
    head(page, "Players").click()
    row(page, "Players").get_by_role("button", name="3", exact=True).click()
    expect(text(page)).to_have_value("last_raise players=3")
    # What is typed is the field's own: no letter of it is a command of the notebook.
    cells = page.locator(".jp-Cell").count()
    text(page).click()
    page.keyboard.press("End")
    page.keyboard.type(" joker=wild")
    expect(page.locator(".jp-Cell")).to_have_count(cells)
    page.get_by_role("button", name="Use this text").click()
    expect(text(page)).to_have_value("last_raise players=3 joker=wild")
    page.get_by_role("button", name="Play by these rules").click()
    play_to_the_end(page)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save this deal as a record").click()
    download.value.save_as(tmp_path / "lab.phh")
    assert replay(read_record((tmp_path / "lab.phh").read_text(encoding="utf-8"))).refused is None
