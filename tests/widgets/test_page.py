"""The page's side, in a real browser: keys, turns, focus, what is spoken, and how it fits."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.widgets.harness import Host

pytestmark = pytest.mark.browser

Tab = Callable[..., Page]
LOST = "Nobody answers."


def card(code: str) -> dict[str, Any]:
    return {"c": code, "name": f"the card {code}", "up": f"the card {code}, to throw"}


def hand(*codes: str, pick: bool = True) -> dict[str, Any]:
    return {
        "type": "hand",
        "key": "hand",
        "label": "Your hand",
        "cards": [card(code) for code in codes],
        "places": 5,
        "tag": "throw",
        "pick": pick,
        "draft": "d1",
        "slides": True,
        "keys": "Keys 1 to 5 choose.",
    }


def exchange() -> dict[str, Any]:
    return {
        "type": "actions",
        "key": "actions",
        "label": "Your choice",
        "draft": "d1",
        "mine": True,
        "sentence": "Choose.",
        "buttons": [
            {
                "key": "throw",
                "text": "Throw",
                "texts": ["Throw", *(f"Throw {count}" for count in range(1, 6))],
                "sentences": ["", *(f"I take {count}." for count in range(1, 6))],
                "takes": "cards",
                "needs": {"cards": "Choose cards first."},
                "intent": {"name": "act", "part": "deal", "action": "discard"},
            },
            {
                "key": "pat",
                "text": "Stand pat",
                "says": "I stand pat.",
                "needs": {"none": "Put the cards back first."},
                "intent": {"name": "act", "part": "deal", "action": "stand_pat"},
            },
        ],
    }


def betting(*, low: int = 7, high: int = 12, draft: str = "d2") -> dict[str, Any]:
    return {
        "type": "actions",
        "key": "actions",
        "label": "Your choice",
        "draft": draft,
        "mine": True,
        "sentence": "Choose.",
        "buttons": [
            {
                "key": "fold",
                "text": "Fold",
                "says": "I fold.",
                "intent": {"name": "act", "part": "deal", "action": "fold"},
            },
            {
                "key": "stay",
                "text": "Check",
                "off": "There is a stake to match.",
                "intent": {"name": "act", "part": "deal", "action": "check"},
            },
            {
                "key": "wager",
                "text": "Raise to",
                "says": "I raise to {n}.",
                "takes": "amount",
                "intent": {"name": "act", "part": "deal", "action": "raise"},
                "amount": {
                    "min": low,
                    "max": high,
                    "value": low,
                    "label": "Raise to",
                    "range": f"{low} to {high}",
                    "less": "Less",
                    "more": "More",
                },
            },
        ],
    }


def picture(*blocks: dict[str, Any], turn: int = 1, **more: Any) -> dict[str, Any]:
    return {
        "kind": "deal",
        "label": "A deal",
        "lang": "en",
        "turn": turn,
        "labels": {"lost": LOST, "differs": "Where sources differ"},
        "blocks": list(blocks),
        **more,
    }


FIVE = ("Js", "Jh", "Ad", "9c", "4s")


@pytest.fixture
def shown(new_tab: Tab) -> Callable[..., Host]:
    def show(view: dict[str, Any], **how: Any) -> Host:
        host = Host(new_tab(**how), dark=how.get("dark", False))
        host.show(view)
        return host

    return show


def choices(host: Host) -> list[dict[str, Any]]:
    """What the learner has chosen, as it went up; greetings left out."""
    sent: list[dict[str, Any]] = host.page.evaluate("window.sent.splice(0)")
    return [content for content in sent if content["kind"] == "intent"]


class TestCards:
    def test_a_card_is_a_button_that_says_whether_it_goes(self, shown: Callable[..., Host]) -> None:
        page = shown(picture(hand(*FIVE), exchange())).page
        jack = page.get_by_role("button", name="the card Js")
        expect(jack).to_have_attribute("aria-pressed", "false")
        jack.click()
        expect(page.get_by_role("button", name="the card Js, to throw")).to_have_attribute("aria-pressed", "true")
        expect(page.locator(".dt-tag")).to_have_text("throw")

    def test_number_keys_choose_cards_while_the_focus_is_in_the_widget(self, shown: Callable[..., Host]) -> None:
        host = shown(picture(hand(*FIVE), exchange()))
        host.page.keyboard.press("4")
        expect(host.page.locator("[aria-pressed=true]")).to_have_count(0)
        host.page.get_by_role("button", name="Stand pat").focus()
        host.page.keyboard.press("4")
        host.page.keyboard.press("5")
        expect(host.page.locator("[aria-pressed=true]")).to_have_count(2)
        host.page.get_by_role("button", name="Throw 2").click()
        assert choices(host)[0]["cards"] == ["9c", "4s"]

    def test_arrows_walk_along_the_hand_and_keys_do_not_reach_the_notebook(self, shown: Callable[..., Host]) -> None:
        page = shown(picture(hand(*FIVE), exchange())).page
        page.evaluate(
            "window.heard = []; document.addEventListener('keydown', (event) => window.heard.push(event.key))"
        )
        page.locator("button.dt-card").first.focus()
        for key in ("ArrowRight", "ArrowRight", "Space", "b", "Enter", "End"):
            page.keyboard.press(key)
        assert page.evaluate("document.activeElement.dataset.card") == "4s"
        assert page.evaluate("window.heard") == []
        page.keyboard.press("Control+s")
        assert page.evaluate("window.heard") == ["Control", "s"]

    def test_each_card_has_a_face_of_its_own(self, shown: Callable[..., Host]) -> None:
        codes = [rank + suit for suit in "cdhs" for rank in "23456789TJQKA"]
        host = shown(
            picture({"type": "spread", "key": "deck", "label": "The deck", "cards": [card(code) for code in codes]})
        )
        faces = host.page.evaluate("[...document.querySelectorAll('.dt-face')].map((face) => face.outerHTML)")
        assert len(set(faces)) == 52


class TestTurns:
    def test_a_double_click_is_one_choice(self, shown: Callable[..., Host]) -> None:
        host = shown(picture(betting()))
        host.page.get_by_role("button", name="Fold").dblclick()
        sent = choices(host)
        assert [(content["action"], content["turn"]) for content in sent] == [("fold", 1)]

    def test_buttons_rest_until_the_answer_comes(self, shown: Callable[..., Host]) -> None:
        host = shown(picture(betting()))
        host.page.get_by_role("button", name="Fold").click()
        expect(host.page.get_by_role("button", name="Fold")).to_have_attribute("aria-disabled", "true")
        host.pump()
        expect(host.page.get_by_role("button", name="Fold")).not_to_have_attribute("aria-disabled", "true")

    def test_the_same_choice_in_the_next_turn_is_sent_again(self, shown: Callable[..., Host]) -> None:
        host = shown(picture(betting()))
        sent = []
        for turn in (1, 2, 3):
            host.tell(picture(betting(), turn=turn))
            host.page.get_by_role("button", name="Fold").click()
            sent += host.pump()
        assert [content["turn"] for content in sent] == [1, 2, 3]
        assert len({content["n"] for content in sent}) == 3

    def test_a_closed_choice_stays_in_reach_and_says_why(self, shown: Callable[..., Host]) -> None:
        host = shown(picture(betting()))
        check = host.page.get_by_role("button", name="Check")
        expect(check).to_have_accessible_description("There is a stake to match.")
        check.focus()
        expect(host.page.locator(".dt-sentence")).to_have_text("There is a stake to match.")
        check.click(force=True)
        assert choices(host) == []

    def test_what_is_no_longer_pointed_at_is_no_longer_told(self, shown: Callable[..., Host]) -> None:
        host = shown(picture(hand(*FIVE), betting()))
        sentence = host.page.locator(".dt-sentence")
        fold = host.page.get_by_role("button", name="Fold")
        fold.hover()
        expect(sentence).to_have_text("I fold.")
        host.page.mouse.move(2, 2)
        expect(sentence).to_have_text("Choose.")
        fold.focus()
        expect(sentence).to_have_text("I fold.")
        fold.press("Shift+Tab")
        expect(sentence).to_have_text("Choose.")

    def test_a_choice_that_comes_under_a_pointer_at_rest_is_not_told(self, shown: Callable[..., Host]) -> None:
        host = shown(picture(betting()))
        host.page.get_by_role("button", name="Fold").click()
        host.pump()
        further = betting(draft="d3")
        further["buttons"][0] |= {"key": "muck", "text": "Muck", "says": "I muck."}
        host.tell(picture(further, turn=2))
        expect(host.page.get_by_role("button", name="Muck")).to_be_visible()
        host.page.wait_for_timeout(300)
        expect(host.page.locator(".dt-sentence")).to_have_text("Choose.")

    def test_a_refusal_is_shown_and_spoken_at_once(self, shown: Callable[..., Host]) -> None:
        host = shown(picture(betting()))
        refused = {**betting(), "refusal": {"n": 1, "text": "Not more than 12.", "rules": []}}
        host.tell(picture(refused, turn=2, alert={"n": 1, "text": "Not more than 12."}))
        expect(host.page.locator(".dt-refusal")).to_contain_text("Not more than 12.")
        expect(host.page.get_by_role("alert")).to_have_text("Not more than 12.")


class TestAnswersThatAreShown:
    def test_they_lie_where_the_learners_own_lay(self, shown: Callable[..., Host]) -> None:
        options = [{"value": n, "text": f"Choice {n}"} for n in range(3)]
        asked = {"type": "answer", "key": "answer", "draft": "d4", "label": "Answer", "control": "choice"}
        host = shown(picture(hand(*FIVE), {**asked, "options": options}))
        host.page.locator("[data-card=Js]").click()
        host.page.get_by_role("radio", name="Choice 0").check()
        lies = {**hand(*FIVE, pick=False), "lifted": ["9c", "4s"]}
        host.tell(picture(lies, {**asked, "options": options, "given": 2, "shut": "Answered."}, turn=2))
        up = host.page.locator(".dt-up")
        assert up.evaluate_all("cards => cards.map((card) => card.dataset.card)") == ["9c", "4s"]
        expect(host.page.get_by_role("radio", name="Choice 2")).to_be_checked()


class TestAmounts:
    def test_the_amount_sent_is_the_one_shown(self, shown: Callable[..., Host]) -> None:
        host = shown(picture(betting()))
        host.page.get_by_role("button", name="More").click()
        box = host.page.get_by_role("spinbutton")
        expect(box).to_have_value("8")
        box.press("ArrowUp")
        host.page.get_by_role("button", name="Raise to").hover()
        expect(host.page.locator(".dt-sentence")).to_have_text("I raise to 9.")
        host.page.get_by_role("button", name="Raise to").click()
        assert [content["to"] for content in choices(host)] == [9]

    def test_a_number_typed_outside_the_range_goes_up_to_be_refused(self, shown: Callable[..., Host]) -> None:
        host = shown(picture(betting()))
        host.page.get_by_role("spinbutton").fill("40")
        host.page.get_by_role("spinbutton").press("Enter")
        assert [content["to"] for content in choices(host)] == [40]

    @pytest.mark.parametrize("draft", ["d2", "d3"])
    def test_new_bounds_bring_a_value_within_them(self, shown: Callable[..., Host], draft: str) -> None:
        host = shown(picture(betting(low=2, high=4)))
        host.page.get_by_role("button", name="More").click()
        for turn, (low, high) in enumerate([(8, 20), (2, 4)], start=2):
            host.tell(picture(betting(low=low, high=high, draft=draft), turn=turn))
            value = int(host.page.get_by_role("spinbutton").input_value())
            assert low <= value <= high

    def test_only_the_legal_sizes_are_stepped_through(self, shown: Callable[..., Host]) -> None:
        bar = betting(low=4, high=12)
        bar["buttons"][2]["amount"]["values"] = [4, 8, 12]
        host = shown(picture(bar))
        seen = []
        for _ in range(3):
            seen.append(host.page.get_by_role("spinbutton").input_value())
            host.page.get_by_role("button", name="More").click(force=True)
        assert seen == ["4", "8", "12"]


class TestFocusAndSpeech:
    def test_the_focus_stays_where_it_is_when_the_picture_changes(self, shown: Callable[..., Host]) -> None:
        host = shown(picture(hand(*FIVE), exchange()))
        host.page.locator("[data-card=Ad]").focus()
        host.tell(picture(hand(*FIVE), exchange(), turn=2, status={"n": 2, "text": "Something happened."}))
        assert host.page.evaluate("document.activeElement.dataset.card") == "Ad"

    def test_the_focus_goes_to_the_block_when_its_button_has_gone(self, shown: Callable[..., Host]) -> None:
        host = shown(picture(hand(*FIVE), exchange()))
        host.page.get_by_role("button", name="Stand pat").focus()
        host.tell(picture(hand(*FIVE, pick=False), betting(), turn=2))
        assert host.page.evaluate("document.activeElement.getAttribute('aria-label')") == "Your choice"

    def test_news_is_spoken_once_and_not_at_the_start(self, shown: Callable[..., Host]) -> None:
        host = shown(picture(betting(), status={"n": 1, "text": "Old news."}))
        status = host.page.get_by_role("status")
        expect(status).to_be_empty()
        host.tell(picture(betting(), turn=2, status={"n": 2, "text": "Vera folds."}))
        expect(status).to_have_text("Vera folds.")
        status.evaluate("element => (element.textContent = '')")
        host.tell(picture(betting(), turn=3, status={"n": 2, "text": "Vera folds."}))
        host.page.wait_for_timeout(80)
        expect(status).to_be_empty()

    def test_opened_numbers_stay_open(self, shown: Callable[..., Host]) -> None:
        coach = {
            "type": "coach",
            "key": "coach",
            "label": "Coach",
            "stamp": "1",
            "numbers": {"title": "The numbers", "lines": ["1 in 4"], "kind": "Sampled, with an error."},
        }
        host = shown(picture(coach))
        host.page.get_by_text("The numbers").click()
        host.tell(picture(coach, turn=2))
        expect(host.page.get_by_text("1 in 4")).to_be_visible()
        expect(host.page.get_by_text("Sampled, with an error.")).to_be_visible()


class TestConnection:
    def test_silence_is_said_within_five_seconds_and_ends_by_itself(self, shown: Callable[..., Host]) -> None:
        host = shown(picture(hand(*FIVE), exchange()))
        host.page.evaluate("window.alive = false")
        banner = host.page.locator(".dt-lost")
        expect(banner).to_have_text(LOST, timeout=5_000)
        host.page.locator("[data-card=Ad]").click(force=True)
        expect(host.page.locator("[aria-pressed=true]")).to_have_count(0)
        host.page.get_by_role("button", name="Stand pat").click(force=True)
        assert choices(host) == []
        host.page.evaluate("window.alive = true")
        expect(banner).to_have_count(0, timeout=5_000)
        host.pump()
        host.page.get_by_role("button", name="Stand pat").click()
        assert len(choices(host)) == 1

    def test_a_widget_that_is_taken_away_leaves_nothing_behind(self, shown: Callable[..., Host]) -> None:
        host = shown(picture(betting()))
        host.page.evaluate("window.leave()")
        assert host.page.locator(".dt").count() == 0
        host.page.evaluate("window.alive = false")
        host.page.wait_for_timeout(4_000)
        assert host.page.locator(".dt-lost").count() == 0

    def test_what_is_to_be_kept_is_kept_and_given_back(self, shown: Callable[..., Host]) -> None:
        host = shown(picture(betting(), keeps=["drawtutor:deal"], store={"drawtutor:deal": {"seed": 1}}))
        assert host.heard[0]["stored"] == {"drawtutor:deal": None}
        host.tell(picture(betting(), turn=2, keeps=["drawtutor:deal"], store={"drawtutor:deal": {"seed": 7}}))
        host.show(picture(betting(), keeps=["drawtutor:deal"]))
        assert host.heard[-1]["stored"] == {"drawtutor:deal": {"seed": 7}}
        host.tell(picture(betting(), turn=3, forget=["drawtutor:deal"]))
        assert host.page.evaluate("localStorage.getItem('drawtutor:deal')") is None


class TestLooks:
    EVERYTHING = picture(
        {
            "type": "stages",
            "key": "stages",
            "label": "Stages",
            "steps": [
                {"name": f"Stage {n}", "state": "now" if n == 2 else "next", "mark": str(n)} for n in range(1, 8)
            ],
        },
        {
            "type": "table",
            "key": "table",
            "label": "The table",
            "seatsLabel": "Players",
            "seats": [
                {
                    "key": str(n),
                    "name": f"Player {n}",
                    "style": "careful",
                    "stack": "194 chips",
                    "stake": "6",
                    "backs": 5,
                    "cards": "5 cards",
                    "state": "folded" if n == 2 else "in",
                    "says": "raises to 6",
                    "turn": "to act" if n == 1 else None,
                }
                for n in range(3)
            ],
            "middle": {
                "label": "Middle",
                "pot": {"text": "Pot", "n": "12"},
                "stub": {"n": 32, "text": "32 left"},
                "discards": {"n": 0, "text": "0 thrown"},
            },
            "me": {"name": "You", "stack": "199 chips", "state": "in", "label": "You"},
            "hand": hand(*FIVE),
        },
        exchange(),
        {
            "type": "coach",
            "key": "coach",
            "label": "Coach",
            "title": "Coach",
            "verdict": {"key": "mistake", "word": "Mistake"},
            "reasons": ["A reason."],
            "rules": [{"id": "PL-20", "open": "Rule PL-20", "text": "A rule.", "source": "a source", "differs": []}],
            "hints": {
                "title": "Hints",
                "steps": [
                    {"name": "The rule", "cost": "free", "button": {"key": "hint1", "text": "The rule", "intent": {}}}
                ],
            },
        },
        {
            "type": "answer",
            "key": "answer",
            "label": "Answer",
            "control": "order",
            "draft": "e1",
            "places": ["1", "2"],
            "options": [
                {
                    "value": n,
                    "text": f"Hand {n}",
                    "cards": [card(code) for code in FIVE],
                    "up": f"Up {n}",
                    "down": f"Down {n}",
                }
                for n in range(2)
            ],
            "check": {"key": "check", "text": "Check it", "takes": "answer", "intent": {}},
        },
        {
            "type": "bars",
            "key": "bars",
            "title": "Odds",
            "rows": [{"label": "A pair", "share": 0.7, "text": "71.3%", "mark": "best"}],
        },
        {"type": "look", "key": "look", "text": "Four colours"},
    )

    @pytest.mark.parametrize("dark", [False, True])
    @pytest.mark.parametrize("width", [1280, 360])
    def test_axe_finds_nothing(self, shown: Callable[..., Host], width: int, dark: bool) -> None:
        host = shown(copy.deepcopy(self.EVERYTHING), width=width, dark=dark)
        host.page.get_by_role("button", name="Rule PL-20").click()
        host.page.locator("[data-card=Ad]").click()
        host.page.wait_for_timeout(200)
        found = Axe().run(host.page).response["violations"]
        assert [(each["id"], [node["html"][:120] for node in each["nodes"]]) for each in found] == []

    @pytest.mark.parametrize("width", [320, 360, 680, 1000])
    def test_nothing_is_cut_off_sideways(self, shown: Callable[..., Host], width: int) -> None:
        page = shown(copy.deepcopy(self.EVERYTHING), width=width).page
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        wider = page.evaluate(
            """() => [...document.querySelectorAll('.dt-root *')].filter((element) => {
                const box = element.getBoundingClientRect();
                return box.width > 1 && (box.right > innerWidth + 1 || box.left < -1);
            }).map((element) => element.className)"""
        )
        assert wider == []

    @pytest.mark.parametrize("width", [320, 1280])
    def test_what_is_pressed_is_large_enough(self, shown: Callable[..., Host], width: int) -> None:
        page = shown(copy.deepcopy(self.EVERYTHING), width=width).page
        small = page.evaluate(
            """() => [...document.querySelectorAll('button')].filter((button) => {
                const box = button.getBoundingClientRect();
                return Math.min(box.width, box.height) < (button.matches('.dt-rule-mark') ? 24 : 40);
            }).map((button) => button.outerHTML.slice(0, 100))"""
        )
        assert small == []

    def test_the_focus_ring_on_the_felt_is_the_felts_own(self, shown: Callable[..., Host]) -> None:
        page = shown(copy.deepcopy(self.EVERYTHING)).page
        page.add_style_tag(content="button:focus-visible { outline: 1px dashed rgb(0, 0, 255) }")
        page.get_by_role("button", name="Four colours").focus()
        page.keyboard.press("Shift+Tab")
        page.locator("[data-card=Ad]").press("ArrowRight")
        ring = page.evaluate("getComputedStyle(document.activeElement).outline")
        assert "3px" in ring
        assert "rgb(255, 209, 102)" in ring

    def test_four_colours_are_the_learners_choice_and_stay(self, shown: Callable[..., Host]) -> None:
        host = shown(copy.deepcopy(self.EVERYTHING))
        club = host.page.locator("[data-card='9c'] .dt-face")
        before = club.evaluate("element => getComputedStyle(element).color")
        host.page.get_by_role("button", name="Four colours").click()
        after = club.evaluate("element => getComputedStyle(element).color")
        assert before != after
        host.show(copy.deepcopy(self.EVERYTHING))
        assert club.evaluate("element => getComputedStyle(element).color") == after

    def test_with_reduced_motion_nothing_flies(self, shown: Callable[..., Host]) -> None:
        host = shown(picture(hand(*FIVE), exchange()), calm=True)
        host.tell(picture(hand("Js", "Jh", "Ad", "2c", "3s"), exchange(), turn=2))
        names = host.page.evaluate("document.getAnimations().map((animation) => animation.animationName)")
        assert "dt-deal" not in names

    @pytest.mark.parametrize("width", [360, 1000])
    def test_what_lies_below_a_hand_to_come_stays_where_it_is_when_the_cards_come(
        self, shown: Callable[..., Host], width: int
    ) -> None:
        def watched(*codes: str, **more: str) -> dict[str, Any]:
            still = {key: value for key, value in hand(*codes, pick=False).items() if key != "keys"}
            return {**still, **more}

        host = shown(picture(watched(), exchange()), width=width)
        below = host.page.locator("button[data-key=pat]")
        before = below.evaluate("button => button.getBoundingClientRect().top")
        host.tell(picture(watched(*FIVE, name="a pair of aces"), exchange()))
        expect(host.page.get_by_text("a pair of aces")).to_be_visible()
        assert below.evaluate("button => button.getBoundingClientRect().top") == pytest.approx(before, abs=0.5)

    def test_new_cards_come_one_after_the_other(self, shown: Callable[..., Host]) -> None:
        host = shown(picture(hand(*FIVE), exchange()), calm=False)
        host.tell(picture(hand("Js", "Jh", "Ad", "2c", "3s"), exchange(), turn=2))
        delays = host.page.evaluate(
            """() => [...document.querySelectorAll('.dt-fresh')]
                .map((card) => parseFloat(getComputedStyle(card).animationDelay))"""
        )
        assert delays == [0.18, 0.32]
