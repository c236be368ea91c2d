"""The odds lab in its lesson: by mouse and by keys alone, at once, kept over a reload, on a screen and on a phone."""

from __future__ import annotations

import statistics
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.notebook import open_anew
from tests.browser.pages import READY_MS, Tutorial, accessibility_faults, ready, sideways_scroll
from tests.browser.servers import Server

LAB = ".dt-lab"
KEPT = ".dt-lab-kept"

# How long from the press until the page shows its numbers, and until Python's answer is shown too.
PRESSED = """(card) => new Promise((resolve) => {
    const root = document.querySelector(".dt-lab").closest(".dt-root");
    const spoken = root.querySelector("[role=status]");
    const kept = root.querySelector(".dt-lab-kept");
    let began = 0, shown = 0;
    const look = new MutationObserver((changes) => {
        if (!began) return;
        if (!shown && changes.some((change) => kept.contains(change.target)))
            requestAnimationFrame(() => setTimeout(() => (shown = performance.now() - began)));
        if (shown && spoken.textContent.startsWith(kept.textContent)) {
            look.disconnect();
            resolve([shown, performance.now() - began]);
        }
    });
    look.observe(root, { childList: true, subtree: true, characterData: true });
    const button = root.querySelector(`[data-card="${card}"]`);
    button.addEventListener("click", () => (began = performance.now()), { once: true, capture: true });
    button.click();
})"""


def press_to(page: Page, key: str, name: str) -> None:
    """Goes on by a key to what has this name."""
    for _ in range(80):
        page.keyboard.press(key)
        said = page.evaluate("document.activeElement.ariaLabel ?? document.activeElement.innerText ?? ''")
        if str(said).startswith(name):
            return
    raise AssertionError(f"{name} is not reached by {key}")


def test_what_is_pressed_is_shown_at_once(lesson_page: Callable[..., Page]) -> None:
    page = lesson_page("odds-lab")
    page.locator(LAB).scroll_into_view_if_needed()
    shown, answered = [], []
    for card in ("Ac", "5s", "2d") * 5:
        first, last = page.evaluate(PRESSED, card)
        shown.append(first)
        answered.append(last)
        page.wait_for_timeout(50)
    print(f"shown after {statistics.median(shown):.0f} ms, answered after {statistics.median(answered):.0f} ms")
    assert statistics.median(shown) < 50, shown


def test_keys_alone_throw_cards_compare_holds_and_choose_a_hand(lesson_page: Callable[..., Page]) -> None:
    page = lesson_page("odds-lab")
    press_to(page, "Tab", "queen of hearts")
    page.keyboard.press("3")
    expect(page.locator(KEPT)).to_contain_text("ace of clubs and draw two")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    expect(page.locator(KEPT)).to_contain_text("draw one")
    press_to(page, "Tab", "Choose cards")
    page.keyboard.press("Enter")
    press_to(page, "Tab", "Put all back")
    page.keyboard.press("Enter")
    press_to(page, "Shift+Tab", "ace of spades")
    for key in ["Space", "ArrowRight", "Space", "ArrowRight", "Space", "ArrowRight", "Space", "ArrowRight", "Space"]:
        page.keyboard.press(key)
    press_to(page, "Tab", "Use these five")
    page.keyboard.press("Enter")
    expect(page.locator(".dt-lab-outcome")).to_have_text("Nothing changes: it stays a royal flush.")
    press_to(page, "Tab", "All ways of holding it")
    page.keyboard.press("Enter")
    press_to(page, "Tab", "Keep all five")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(f"{LAB} .dt-up")).not_to_have_count(0)


def test_the_hand_is_there_again_after_a_reload(lesson_page: Callable[..., Page]) -> None:
    page = lesson_page("odds-lab")
    page.get_by_role("button", name="four to a straight, open", exact=True).click()
    expect(page.locator(f"{LAB} [data-card='9c']")).to_be_visible()
    page.locator(f"{LAB} [data-card='9c']").click()
    page.wait_for_function("() => JSON.parse(localStorage['drawtutor:odds-lab'] ?? '{}').keep === '8d7h6s'")
    page.reload()
    ready(page)
    expect(page.locator(KEPT)).to_have_text(
        "You keep the eight of diamonds, seven of hearts and six of spades and draw two."
    )


def test_a_card_that_is_none_is_named_and_nothing_lost(lesson_page: Callable[..., Page]) -> None:
    page = lesson_page("odds-lab")
    field = page.get_by_label("Or type them")
    field.fill("Ah Ad Kc 7s 2x")
    field.press("Enter")
    expect(page.locator(f"{LAB} .dt-refusal")).to_contain_text("“2x” is no card.")
    expect(page.locator(f"{LAB} [data-card=Qh]")).to_be_visible()
    expect(field).to_have_value("Ah Ad Kc 7s 2x")
    field.fill("A♥ A♦ K♣ 7♠ 2♦")
    field.press("Enter")
    expect(page.locator(f"{LAB} [data-card=Ah]")).to_be_visible()
    expect(page.locator(f"{LAB} .dt-refusal")).to_have_count(0)


def test_chances_to_win_come_when_the_rest_is_there(lesson_page: Callable[..., Page]) -> None:
    page = lesson_page("odds-lab")
    page.get_by_label("Compare holds by the chance").select_option("win")
    page.get_by_label("Against", exact=True).select_option("5")
    page.get_by_label("Each of them").select_option("pat")
    told = page.locator(".dt-lab-told").first
    expect(told).to_contain_text("the chance to win against five players who stood pat is", timeout=READY_MS)
    page.get_by_role("button", name="All ways of holding it").click()
    page.get_by_role("button", name="Deal 2000 times").click()
    expect(page.locator(LAB)).to_contain_text("(2000 deals sampled)", timeout=READY_MS)
    expect(page.locator(".dt-lost")).to_have_count(0)


@pytest.mark.parametrize(("width", "dark"), [(1280, False), (1280, True), (360, False), (360, True)])
def test_it_fits_and_is_accessible(tutorial: Tutorial, width: int, dark: bool) -> None:
    page = tutorial.lesson("odds-lab", width=width, dark=dark)
    page.get_by_role("button", name="four to a straight flush", exact=True).click()
    expect(page.locator(".dt-outs")).to_be_visible()
    page.get_by_role("button", name="Choose cards").click()
    for fold in ("All ways of holding it", "The price of a call", "Cards you have seen, and a limit"):
        page.get_by_role("button", name=fold).click()
    assert accessibility_faults(page, LAB) == []
    assert sideways_scroll(page) == 0


def test_what_never_comes_is_one_line_on_a_phone_and_a_whole_row_to_those_who_hear_it(tutorial: Tutorial) -> None:
    page = tutorial.lesson("odds-lab", width=360, dark=True)
    table = page.get_by_role("table", name="What it ends as", exact=True)
    never = table.get_by_role("row", name="royal flush")
    expect(never.get_by_role("cell")).to_have_text(["0", "0%", "never"])
    comes = table.get_by_role("row", name="full house")
    low, high = (row.bounding_box() for row in (never, comes))
    assert low
    assert high
    assert low["height"] < 40 < high["height"]


def test_figures_do_not_break_between_their_numbers(lesson_page: Callable[..., Page]) -> None:
    told = lesson_page("odds-lab").locator(".dt-lab-outcome").evaluate("place => place.textContent")
    assert told == "It ends better than a pair: 28.7%, 2.48\u00a0to\u00a01 against, 1\u00a0in\u00a03.48."


def test_it_stands_in_the_notebook_too(new_page: NewPage, lab: Server) -> None:
    page = new_page()
    open_anew(page, lab, "12-odds-lab.ipynb")
    page.locator(LAB).wait_for(timeout=READY_MS)
    page.locator(f"{LAB} [data-card=Ac]").click()
    expect(page.locator(KEPT)).to_contain_text("draw two")
    page.get_by_role("button", name="Deal five cards").click()
    expect(page.locator(KEPT)).to_have_text("You keep all five.")
