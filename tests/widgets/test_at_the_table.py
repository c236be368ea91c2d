"""A whole deal in a real browser, with the real Python behind it: by mouse, by keyboard, and over a reload."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from drawtutor.widgets import house_rules
from tests.widgets.harness import Host
from tests.widgets.play import lesson

pytestmark = pytest.mark.browser

Tab = Callable[..., Page]


def full_deal(page: Page, *, seed: int = 1, dark: bool = False) -> Host:
    host = Host(page, lesson("full-deal", seed=seed).full_deal(), dark=dark)
    host.show()
    return host


def ended(page: Page) -> bool:
    return page.get_by_role("button", name="Next deal").count() > 0


def choose_by_mouse(host: Host, rng: Random) -> None:
    page = host.page
    cards = page.locator("button.dt-card[data-pick]")
    if cards.count():
        for place in rng.sample(range(5), 2):
            cards.nth(place).click()
        page.get_by_role("button", name="Throw two and draw").click()
    else:
        names = ("Turn over the next hand", "Next deal", "Call", "Check", "Open for", "Bet", "Show", "Fold")
        for name in names:
            button = page.get_by_role("button", name=name, disabled=False).and_(page.locator(".dt-button"))
            if button.count():
                button.first.click()
                break
    host.pump()


@pytest.mark.parametrize(("width", "dark"), [(1280, False), (360, True)])
def test_a_deal_is_played_by_mouse(new_tab: Tab, width: int, dark: bool) -> None:
    host = full_deal(new_tab(width=width, dark=dark), dark=dark)
    page, rng = host.page, Random(1)
    for _ in range(30):
        if ended(page):
            break
        choose_by_mouse(host, rng)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    expect(page.get_by_role("heading", name="This deal")).to_be_visible()
    page.wait_for_timeout(200)
    found = Axe().run(page, context=".dt-root").response["violations"]
    assert [(each["id"], [node["html"][:120] for node in each["nodes"]]) for each in found] == []
    page.get_by_role("button", name="Next deal").click()
    host.pump()
    expect(page.get_by_role("heading", name="This deal")).to_have_count(0)


def test_a_deal_is_played_by_keyboard_alone(new_tab: Tab) -> None:
    host = full_deal(new_tab())
    page = host.page

    def tab_to(*names: str) -> None:
        for _ in range(60):
            page.keyboard.press("Tab")
            here = page.evaluate(
                "[document.activeElement.innerText, document.activeElement.getAttribute('aria-disabled')]"
            )
            if here[1] != "true" and any((here[0] or "").startswith(name) for name in names):
                return
        raise AssertionError(f"none of {names} is reached by Tab")

    for _ in range(30):
        if ended(page):
            break
        if page.locator("button.dt-card[data-pick]").count():
            page.locator(".dt-root button").first.focus()
            page.keyboard.press("4")
            page.keyboard.press("5")
            tab_to("Throw")
        else:
            tab_to("Turn over", "Call", "Check", "Open", "Bet", "Show")
        page.keyboard.press("Enter")
        host.pump()
        # Wherever it went, the focus is still in the widget.
        assert page.evaluate("document.activeElement.closest('.dt-root') !== null")
    assert ended(page)
    tab_to("Next deal")
    page.keyboard.press("Space")
    host.pump()
    assert not ended(page)


def test_a_reload_in_mid_deal_resumes_it(new_tab: Tab) -> None:
    page = new_tab()
    host = full_deal(page)
    while not page.locator("button.dt-card[data-pick]").count():
        choose_by_mouse(host, Random(1))
    cards = [card.get_attribute("data-card") for card in page.locator("button.dt-card").all()]
    pot = page.locator(".dt-pot-sum").inner_text()
    page.unroute_all()
    again = full_deal(page, seed=77)
    assert [card.get_attribute("data-card") for card in page.locator("button.dt-card").all()] == cards
    assert page.locator(".dt-pot-sum").inner_text() == pot
    assert again.heard[0]["stored"]["drawtutor:deal"]


def test_an_exercise_is_answered_and_its_progress_kept(new_tab: Tab) -> None:
    page = new_tab()
    host = Host(page, lesson("deal").section(lesson("deal").sections[1]))
    host.show()
    page.get_by_role("button", name="The rule", exact=True).click()
    host.pump()
    expect(page.locator(".dt-hint-open")).to_have_count(1)
    for option in page.locator(".dt-option").all():
        option.click()
        page.get_by_role("button", name="Check").click()
        host.pump()
        if page.locator(".dt-v-right").count():
            break
    expect(page.locator(".dt-judgement .dt-v-right")).to_be_visible()
    kept = page.evaluate("JSON.parse(localStorage.getItem('drawtutor:progress')).lessons.deal.done")
    assert kept == 1


@pytest.mark.parametrize(("width", "shown"), [(360, True), (1280, False)])
def test_the_verdict_stands_by_the_choices_where_the_coach_is_below_them(new_tab: Tab, width: int, shown: bool) -> None:
    host = full_deal(new_tab(width=width))
    page, rng = host.page, Random(1)
    line = page.locator(".dt-judged-line")
    for _ in range(30):
        choose_by_mouse(host, rng)
        if line.count():
            break
    expect(line).to_be_visible(visible=shown)
    assert page.locator(".dt-judgement .dt-verdict").inner_text() in (line.text_content() or "")


OVERLAPS = """() => {
  const boxes = [...document.querySelectorAll(".dt-seat")].map((seat) => seat.getBoundingClientRect());
  return boxes.flatMap((one, i) => boxes.slice(i + 1).filter((other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1)).length;
}"""


@pytest.mark.parametrize("players", [6, 7, 8])
@pytest.mark.parametrize("width", [1280, 760])
def test_players_leave_each_other_room_also_with_their_hands_open(new_tab: Tab, players: int, width: int) -> None:
    text = f"california players={players} show_all=true limit=spread min_bet=1 max_bet=2"
    page = new_tab(width=width)
    host = Host(page, house_rules(text, rng=Random(3), titled=False))
    host.show()
    page.get_by_role("button", name="Play by these rules").click()
    host.pump()
    for _ in range(80):
        assert page.evaluate(OVERLAPS) == 0
        if page.locator(".dt-open").count() > 1:
            return
        choose_by_mouse(host, Random(1))
    raise AssertionError("no two hands are open")
