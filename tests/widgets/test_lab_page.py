"""The odds lab in a browser: what a pressed card shows at once, what goes up, how cards are chosen, how it fits."""

from __future__ import annotations

import statistics
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from drawtutor.cards import parse_cards
from drawtutor.widgets import LAB_KEY, TutorWidget
from drawtutor.widgets.lab import LabPart
from drawtutor.widgets.prose import Prose
from drawtutor.widgets.wording import Wording
from tests.widgets.harness import Host

pytestmark = pytest.mark.browser

WORDS = Wording.of()
FOLDS = ("ranking", "price", "more")

# From the press to the end of the first frame that shows what came of it.
TIMED = """async (card) => {
  const told = () => document.querySelector(".dt-lab-outcome").textContent;
  const before = told();
  const began = performance.now();
  document.querySelector(`[data-card="${card}"]`).click();
  if (told() === before) return -1;
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return performance.now() - began;
}"""


def widget(*, seed: int = 1) -> TutorWidget:
    """The lab under a heading, as it stands in a lesson."""
    parts = [Prose("section", WORDS, title="A section"), LabPart("lab", WORDS, Random(seed))]
    return TutorWidget(parts, WORDS, kind="lesson", name="lab", keeps=[LAB_KEY])


@pytest.fixture
def lab(new_tab: Callable[..., Page]) -> Callable[..., Host]:
    def show(**how: Any) -> Host:
        host = Host(new_tab(**how), widget(), dark=how.get("dark", False))
        host.show()
        return host

    return show


def percent(page: Page, line: str) -> str:
    row = page.get_by_role("row").filter(has=page.get_by_role("rowheader", name=line, exact=False)).first
    return row.locator(".dt-chart-percent").inner_text()


def press(page: Page, card: str) -> None:
    page.locator(f"[data-card='{card}']").click()


def open_all(host: Host) -> None:
    for fold in FOLDS:
        host.page.locator(f"[data-key=lab-{fold}]").click()
    host.page.get_by_role("button", name="Choose cards").click()


def test_a_pressed_card_changes_the_chart_before_anybody_answers(lab: Callable[..., Host]) -> None:
    host = lab()
    page = host.page
    assert percent(page, "three of a kind") == "11.4%"
    press(page, "Ac")
    expect(page.locator(".dt-lab-kept")).to_have_text(
        "You keep the queen of hearts, queen of diamonds and ace of clubs and draw two."
    )
    assert percent(page, "three of a kind") == "7.8%"
    sent = host.pump()
    assert [(each["name"], sorted(each["cards"])) for each in sent] == [("keep", ["2d", "5s"])]
    expect(page.get_by_role("status")).to_contain_text("and draw two. It ends better than a pair: 25.9%")


def test_cards_pressed_one_after_the_other_are_all_taken_up(lab: Callable[..., Host]) -> None:
    host = lab()
    for card in ("Ac", "5s", "2d"):
        press(host.page, card)
    expect(host.page.locator(".dt-lab-kept")).to_have_text("You keep all five.")
    assert [each["cards"] for each in host.pump()] == [["5s", "2d"]]
    assert [each["cards"] for each in host.pump()] == [[]], "of those that had to wait the last alone goes up"
    assert host.pump() == []
    host.page.get_by_role("button", name="Deal five cards").click()
    assert [each["name"] for each in host.pump()] == ["deal"]


def test_a_button_pressed_while_a_card_is_on_its_way_goes_up_after_it(lab: Callable[..., Host]) -> None:
    host = lab()
    press(host.page, "Ac")
    host.page.get_by_role("button", name="four hearts").click()
    assert [each["name"] for each in host.pump()] == ["keep"]
    assert [each["name"] for each in host.pump()] == ["example"]
    expect(host.page.locator("[data-card=Jh]")).to_be_visible()
    expect(host.page.locator(".dt-up")).to_have_count(1)


def test_number_keys_throw_and_keep_but_not_in_a_field(lab: Callable[..., Host]) -> None:
    host = lab()
    page = host.page
    page.locator("[data-card=Qh]").focus()
    page.keyboard.press("3")
    expect(page.locator(".dt-up")).to_have_count(2)
    page.get_by_label("Or type them").focus()
    page.keyboard.type("3")
    page.get_by_label("Compare holds by the chance").focus()
    page.keyboard.press("4")
    expect(page.locator(".dt-up")).to_have_count(2)


def test_the_page_shows_a_table_that_says_itself_what_the_bars_show(lab: Callable[..., Host]) -> None:
    page = lab().page
    table = page.get_by_role("table", name="What it ends as")
    headers = table.get_by_role("columnheader")
    assert headers.all_inner_texts() == ["It ends as", "Ways", "Percent", "Odds", "One in"]
    rows = table.get_by_role("row").all()
    assert len(rows) == 11
    two_pair = table.get_by_role("row").filter(has_text="two pair")
    expect(two_pair.get_by_role("cell")).to_have_text(["2592", "16.0%", "5.26 to 1 against", "1 in 6.26"])
    widths = table.locator(".dt-chart-fill").evaluate_all("fills => fills.map((fill) => fill.offsetWidth)")
    track = table.locator(".dt-chart-track").first.evaluate("track => track.clientWidth")
    assert max(widths) == pytest.approx(0.713 * track, abs=2)
    expect(table.get_by_role("row").filter(has_text="four of a kind").locator(".dt-chart-dot")).to_be_visible()


def test_a_hand_is_chosen_from_the_deck_by_keys_alone(lab: Callable[..., Host]) -> None:
    host = lab()
    page = host.page
    page.get_by_role("button", name="Choose cards").focus()
    page.keyboard.press("Enter")
    focused = "document.activeElement.ariaLabel"
    assert page.evaluate(focused) == "ace of spades"
    clear = page.get_by_role("button", name="Put all back")
    clear.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".dt-picker")).to_contain_text("Choose five cards.")
    page.locator("[data-choose=As]").focus()
    for keys in ("Space", "ArrowDown Space", "ArrowRight Space", "ArrowRight Space", "End Space"):
        for key in keys.split():
            page.keyboard.press(key)
    assert page.evaluate(focused) == "two of hearts"
    expect(page.locator(".dt-picker")).to_contain_text("Five are chosen.")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Space")
    expect(page.locator(".dt-picker")).to_contain_text("put one back first")
    assert host.pump() == []
    page.get_by_role("button", name="Use these five").focus()
    page.keyboard.press("Enter")
    assert [each["answer"] for each in host.pump()] == ["AsAhKhQh2h"]
    cards = page.locator("button.dt-card").evaluate_all("cards => cards.map((card) => card.dataset.card)")
    assert cards == ["As", "Ah", "Kh", "Qh", "2h"]
    assert page.evaluate("document.activeElement.textContent") == "Choose cards"


def test_one_suit_at_a_time_on_a_phone(lab: Callable[..., Host]) -> None:
    host = lab(width=360)
    page = host.page
    page.get_by_role("button", name="Choose cards").click()
    page.get_by_role("button", name="Put all back").click()
    for suit, ranks in (("hearts", "AK"), ("clubs", "AK2")):
        page.get_by_role("button", name=suit, exact=True).click()
        assert page.locator(".dt-choose:visible").count() == 13
        for rank in ranks:
            page.locator(f"[data-choose='{rank}{suit[0]}']").click()
    page.get_by_role("button", name="Use these five").click()
    assert host.pump()[0]["answer"] == "AhKhAcKc2c"


def test_a_card_that_is_none_is_named(lab: Callable[..., Host]) -> None:
    host = lab()
    field = host.page.get_by_label("Or type them")
    field.fill("Ah Ad Kx 7s 2d")
    field.press("Enter")
    host.pump()
    expect(host.page.locator(".dt-refusal")).to_contain_text("“Kx” is no card.")
    expect(host.page.get_by_role("alert")).to_contain_text("“Kx” is no card.")
    field.fill("Ah Ad Kc 7s 2d")
    field.press("Enter")
    host.pump()
    expect(host.page.locator(".dt-refusal")).to_have_count(0)
    expect(host.page.locator("[data-card=Kc]")).to_be_visible()


def test_a_hold_of_the_list_is_taken_up(lab: Callable[..., Host]) -> None:
    host = lab()
    page = host.page
    page.locator("[data-key=lab-ranking]").click()
    holds = page.locator(".dt-ranking .dt-hold")
    expect(holds).to_have_count(8)
    page.get_by_role("button", name="Show all 32").click()
    expect(holds).to_have_count(32)
    page.get_by_role("button", name="Throw all five").click()
    expect(page.locator(".dt-up")).to_have_count(5)
    expect(page.locator(".dt-ranking .dt-now-line")).to_contain_text("kept now")
    assert len(host.pump()[0]["cards"]) == 5


def test_another_aim_ranks_anew_and_prices_anew(lab: Callable[..., Host]) -> None:
    host = lab()
    page = host.page
    page.get_by_role("button", name="four hearts").click()
    host.pump()
    page.get_by_label("Compare holds by the chance").select_option("at-least")
    host.pump()
    page.get_by_label("At least", exact=True).select_option("flush")
    host.pump()
    page.locator("[data-key=lab-price]").click()
    page.get_by_label("Pot, the bet among it").fill("40")
    page.get_by_role("button", name="Work it out").click()
    host.pump()
    expect(page.locator(".dt-lab-told").last).to_contain_text("it costs 0.43 chips on average")
    page.get_by_label("You call").fill("1.5")
    page.get_by_label("You call").press("Enter")
    host.pump()
    expect(page.locator(".dt-refusal")).to_contain_text("A call is a number of whole chips")


def test_chances_to_win_are_asked_for_when_the_rest_is_shown(lab: Callable[..., Host]) -> None:
    host = lab()
    page = host.page
    page.get_by_label("Compare holds by the chance").select_option("win")
    host.pump()
    told = page.locator(".dt-lab-aim .dt-lab-told").first
    expect(told).to_have_text("It is being worked out.")
    page.wait_for_function("window.sent.length > 0")
    press(page, "Ac")
    assert percent(page, "three of a kind") == "7.8%", "it does not wait for what is being worked out"
    assert [each["name"] for each in host.pump()] == ["work-out"]
    assert [each["name"] for each in host.pump()] == ["keep"]
    expect(told).to_contain_text("the chance to win against one player who may hold anything is")
    page.wait_for_timeout(50)
    assert host.pump() == [], "it is asked for once"


def test_fields_that_are_chosen_one_after_the_other_are_all_taken_up(lab: Callable[..., Host]) -> None:
    host = lab()
    page = host.page
    page.get_by_label("Compare holds by the chance").select_option("win")
    host.pump()
    page.wait_for_function("window.sent.length > 0")
    page.get_by_label("Against", exact=True).select_option("3")
    page.get_by_label("Each of them").select_option("pat")
    assert [each["name"] for each in host.pump()] == ["work-out"]
    expect(page.get_by_label("Against", exact=True)).to_have_value("3")
    sent = host.pump()
    assert [(each["name"], each["opponents"], each["theirs"]) for each in sent] == [("aim", "3", "pat")]


def test_the_page_gives_way_to_what_is_laid_out_elsewhere(lab: Callable[..., Host]) -> None:
    host = lab()
    assert host.widget is not None
    part: LabPart = host.widget._parts[1]  # type: ignore[assignment]
    part.lay_out(parse_cards("AhJh8h3h5c"), parse_cards("AhJh8h3h"))
    host.widget.refresh()
    host.deliver()
    expect(host.page.locator(".dt-lab-kept")).to_contain_text("three of hearts and draw one")
    press(host.page, "5c")
    expect(host.page.locator(".dt-lab-kept")).to_have_text("You keep all five.")


def test_what_was_on_the_bench_is_there_again(lab: Callable[..., Host]) -> None:
    host = lab()
    host.page.get_by_role("button", name="four hearts").click()
    host.pump()
    press(host.page, "3h")
    host.pump()
    Host(host.page, widget(seed=2)).show()
    expect(host.page.locator("[data-card=Jh]")).to_be_visible()
    up = host.page.locator(".dt-up").evaluate_all("cards => cards.map((card) => card.dataset.card)")
    assert up == ["3h", "5c"]


def test_a_press_is_answered_in_the_next_frame(lab: Callable[..., Host]) -> None:
    host = lab(calm=False)
    host.page.locator("[data-key=lab-ranking]").click()
    taken = []
    for card in ("Ac", "5s", "2d") * 7:
        taken.append(float(host.page.evaluate(TIMED, card)))
        host.pump()
    assert min(taken) > 0, "the numbers change in the very call that hears the press"
    assert statistics.median(taken) < 50, taken


@pytest.mark.parametrize(("width", "dark"), [(1280, False), (1280, True), (360, False), (360, True), (320, False)])
def test_everything_opened_is_accessible_and_fits(lab: Callable[..., Host], width: int, dark: bool) -> None:
    host = lab(width=width, dark=dark)
    page = host.page
    open_all(host)
    page.get_by_role("button", name="four to a straight flush").click()
    host.pump()
    page.get_by_label("Or type them").fill("Kx")
    page.get_by_role("button", name="Use these", exact=True).click()
    host.pump()
    faults = [each["id"] for each in Axe().run(page).response["violations"]]
    assert faults == []
    assert page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") == 0
    if width < 600:
        small = page.evaluate(
            """[...document.querySelectorAll(".dt-root :is(button, select, input)")]
               .filter((each) => each.offsetParent && (each.offsetWidth < 43.5 || each.offsetHeight < 43.5))
               .map((each) => `${each.className} ${each.textContent} ${each.offsetWidth}x${each.offsetHeight}`)"""
        )
        assert small == []


def test_bars_stay_to_be_seen_where_colours_are_the_systems(lab: Callable[..., Host]) -> None:
    host = lab()
    host.page.emulate_media(forced_colors="active")
    fill = host.page.locator(".dt-chart-fill").nth(8)
    colours = fill.evaluate(
        "fill => [getComputedStyle(fill).backgroundColor, getComputedStyle(document.body).backgroundColor]"
    )
    assert colours[0] != colours[1]
