"""A learner at the table of a full deal, by mouse or by keys alone; the same deal is played along in this process."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Final, Protocol

from playwright.sync_api import Locator, Page, expect

from drawtutor.course import load_course
from drawtutor.play import Session, Settings
from drawtutor.rules import (
    Action,
    Bet,
    Call,
    Check,
    Discard,
    EventKind,
    Fold,
    Phase,
    RaiseTo,
    RuleSet,
    SeatView,
    Show,
    StandPat,
)
from drawtutor.widgets import DEAL_KEY
from drawtutor.widgets.wording import Wording
from drawtutor.words import enum_key
from tests.browser.student import settled

DEAL: Final = ".dt-root:has(.dt-kind-deal)"
LOG: Final = f"JSON.parse(localStorage.getItem('{DEAL_KEY}')).deals.at(-1)"
"""What the learner has done in this deal, as the browser holds it."""
_FARTHEST: Final = 400
"""So many presses of Tab reach everything on a page."""


def choice(view: SeatView) -> Action:
    """What a learner does who means to see all of a deal: stays in for as little as may be, and draws two."""
    legal = view.legal
    if view.phase is Phase.DRAW:
        return Discard(view.hand[3:])
    if view.phase is Phase.SHOWDOWN:
        return Show()
    if legal.call:
        return Call()
    if legal.check:
        return Check()
    if legal.wager:
        sizes = legal.wagers or range(legal.wager[0], legal.wager[1] + 1)
        # The second size, where there is one: the first is there before anything is pressed.
        return Bet(sizes[min(1, len(sizes) - 1)])
    return Fold()


def session(rule_set: RuleSet, seed: int) -> Session:
    """A session of the full deal's lesson."""
    settings = load_course().lesson("full-deal").settings
    assert settings is not None
    house = settings.houses[rule_set]
    return Session(Settings(seed=seed, rules=house.rules, stakes=house.stakes, ante=house.ante, chips=house.stack))


def eventful(rule_set: RuleSet, fits: Callable[[Session], bool] = lambda played: True) -> Session:
    """A session whose first deal goes through every stage and ends with another player's hand shown.

    ``fits`` may ask more of the deal that was played.
    """
    for seed in range(1000):
        played = session(rule_set, seed)
        while not played.is_over:
            played.act(choice(played.view))
        phases = {decision.phase for decision in played.decisions}
        if {Phase.BET1, Phase.DRAW, Phase.BET2} <= phases and shown(played) and fits(played):
            return session(rule_set, seed)
    raise AssertionError("none of a thousand deals is like that")


def shown(played: Session) -> int:
    """How many hands the others have shown."""
    return sum(event.kind is EventKind.SHOW and event.seat != played.hero for event in played.view.events)


def turned_over(played: Session) -> bool:
    """Whether a hand is shown after the learner's last choice, which is then left for the learner to turn over."""
    events = played.view.events
    own = max(at for at, event in enumerate(events) if event.seat == played.hero)
    return any(event.kind is EventKind.SHOW for event in events[own + 1 :])


def keep_in_browser(page: Page, kept: Session) -> None:
    """Has the browser hold this session, as if it had been played before; a session of its own takes its place."""
    text = json.dumps(json.dumps(kept.to_json()))
    page.add_init_script(
        f"if (location.hostname) localStorage.getItem('{DEAL_KEY}') ?? localStorage.setItem('{DEAL_KEY}', {text})"
    )


def kept_in_browser(page: Page) -> Session:
    """The session that the browser holds now."""
    return Session.from_json(page.evaluate(f"JSON.parse(localStorage.getItem('{DEAL_KEY}'))"))


def touch(page: Page) -> Player:
    """Does a first thing at a new table, upon which the browser keeps its deal; the player of that deal."""
    root = page.locator(DEAL)
    root.locator("button[data-key=hint1], button[data-key=look]").click()
    settled(root)
    player = Player(page, kept_in_browser(page))
    if player.button("end").count():
        player.press("end")
    return player


def until(page: Page, holds: Callable[[], bool], what: str, seconds: float = 15) -> None:
    """Waits until something holds."""
    deadline = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < deadline, what
        page.wait_for_timeout(20)


class Device(Protocol):
    """What a learner has at hand."""

    def check(self) -> None:
        """That it can still be used as before."""
        ...

    def press(self, target: Locator) -> None:
        """Presses a button."""
        ...

    def pick(self, card: Locator) -> None:
        """Picks one of the cards in the hand, or puts it back."""
        ...

    def set_amount(self, group: Locator, amount: int) -> None:
        """Sets an amount."""
        ...


class Mouse:
    """By mouse."""

    def check(self) -> None:
        """A mouse is always at hand."""

    def press(self, target: Locator) -> None:
        target.click()

    def pick(self, card: Locator) -> None:
        card.click()

    def set_amount(self, group: Locator, amount: int) -> None:
        box, steps = group.locator(".dt-number"), group.locator(".dt-nudge")
        while (now := int(box.input_value())) != amount:
            steps.nth(1 if now < amount else 0).click()


class Keys:
    """By keys alone: Tab to get there, arrows along a hand, numbers for cards, Enter or Space to press."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._presses = 0
        page.evaluate(
            """() => {
                window.moused = [];
                for (const kind of ["pointerdown", "pointermove", "mousedown", "mousemove", "touchstart"])
                    addEventListener(kind, (event) => window.moused.push(event.type), true);
            }"""
        )

    def check(self) -> None:
        """That no mouse was used, nor a finger, and that the keyboard is still at the table."""
        assert self.page.evaluate("window.moused") == []
        assert self.page.evaluate("document.activeElement.closest('.dt-root') !== null")

    def press(self, target: Locator) -> None:
        self.reach(target)
        self._presses += 1
        self.page.keyboard.press("Enter" if self._presses % 2 else "Space")

    def pick(self, card: Locator) -> None:
        place = int(card.get_attribute("aria-keyshortcuts") or 0)
        if card.evaluate("card => !card.closest('.dt-root').contains(document.activeElement)"):
            self.reach(card)
        if place % 2:
            self.page.keyboard.press(str(place))
        else:
            self._walk_to(card, place)
            self.page.keyboard.press("Space")

    def _walk_to(self, card: Locator, place: int) -> None:
        """Goes to a card by arrows, from the first card of the hand."""
        self.reach(card.page.locator(f"{DEAL} button.dt-card[data-pick]").first)
        for _ in range(place - 1):
            self.page.keyboard.press("ArrowRight")
        expect(card).to_be_focused()

    def set_amount(self, group: Locator, amount: int) -> None:
        box = group.locator(".dt-number")
        self.reach(box)
        while (now := int(box.input_value())) != amount:
            self.page.keyboard.press("ArrowUp" if now < amount else "ArrowDown")

    def reach(self, target: Locator) -> None:
        """Goes by Tab, forwards or backwards, whichever way the target lies."""
        handle = target.element_handle()
        for _ in range(_FARTHEST):
            way = self.page.evaluate(
                """(target) => {
                    const here = document.activeElement;
                    if (here === target) return "";
                    const before = here !== document.body && here.compareDocumentPosition(target) & 2;
                    return before ? "Shift+Tab" : "Tab";
                }""",
                handle,
            )
            if not way:
                return
            self.page.keyboard.press(way)
        raise AssertionError(f"Tab never reaches {target}")


class Player:
    """A learner at the table: does what is done in ``session``, and looks whether the page shows the same."""

    def __init__(self, page: Page, played: Session, device: Device | None = None) -> None:
        self.page = page
        self.session = played
        self.device = device or Mouse()
        self.words = Wording.of()
        self.root = page.locator(DEAL)

    def button(self, key: str) -> Locator:
        return self.root.locator(f"button[data-key={key}]:visible")

    def press(self, key: str) -> None:
        """Presses a button and waits for the answer."""
        self.device.press(self.button(key))
        settled(self.root)
        self.device.check()

    # --- what is to be seen ---

    @property
    def cards(self) -> set[str]:
        """The learner's cards on the page."""
        shown = self.root.locator(".dt-hand [data-card]")
        return set(shown.evaluate_all("cards => cards.map((card) => card.dataset.card)"))

    @property
    def pot(self) -> str:
        return self.root.locator(".dt-pot-sum").inner_text()

    def check(self) -> None:
        """That the page shows the session's deal as the learner may see it."""
        view = self.session.view
        wanted = {str(card) for card in view.hand}
        until(self.page, lambda: self.cards == wanted, f"the page does not show {sorted(wanted)}")
        if self.session.is_over:
            return
        expect(self.root.locator(".dt-pot-sum")).to_have_text(str(view.pot))
        stage = self.words.say(f"{enum_key(view.phase)}.title")
        expect(self.root.locator(".dt-step.dt-now .dt-step-name")).to_have_text(stage)
        down = [player for player in view.players if not (player.folded or player.shown or player.mucked)]
        backs = sum(player.cards for player in down if player.seat != view.seat)
        expect(self.root.locator(".dt-seat .dt-held .dt-backs .dt-back")).to_have_count(backs)

    # --- what is done ---

    def act(self, action: Action | None = None) -> None:
        """Makes a choice at the table, and in the session."""
        action = action or choice(self.session.view)
        match action:
            case Discard(cards):
                for card in cards:
                    self.device.pick(self.root.locator(f"button.dt-card[data-card='{card}']"))
                self.press("throw")
            case Bet(amount) | RaiseTo(amount):
                self.device.set_amount(self.root.locator(".dt-wager"), amount)
                self.press("wager")
            case Check() | Call():
                self.press("stay")
            case _:
                self.press({Fold: "fold", StandPat: "pat", Show: "show"}[type(action)])
        self.session.act(action)
        self.check()

    def turn_over(self) -> None:
        """Turns over the hands of a showdown that lie face down, one after the other."""
        while self.button("turn").count():
            open_ = self.root.locator(".dt-seat.dt-open").count()
            self.press("turn")
            expect(self.root.locator(".dt-seat.dt-open")).to_have_count(open_ + 1)

    def play_to_the_end(self) -> None:
        """Plays until the deal is over and all of it lies open."""
        while not self.session.is_over:
            self.act()
        self.turn_over()
        expect(self.root.locator(".dt-seat.dt-open")).to_have_count(shown(self.session))
        payoff = (self.session.view.payoffs or ())[self.session.hero]
        end = "won" if payoff > 0 else "lost" if payoff < 0 else "even"
        told = self.words.say(f"ui-deal-{end}", amount=abs(payoff))
        expect(self.root.locator(".dt-report")).to_contain_text(told)
        expect(self.root.locator(".dt-report-row")).to_have_count(len(self.session.decisions))

    def look_back(self) -> None:
        """Steps through the deal that was played: every choice has its verdict there."""
        self.press("look")
        verdicts = 0
        for _ in range(len(self.session.steps)):
            verdicts += self.root.locator(".dt-coach .dt-verdict").count()
            if self.button("next").get_attribute("aria-disabled"):
                break
            self.press("next")
        expect(self.button("next")).to_have_attribute("aria-disabled", "true")
        assert verdicts == len(self.session.decisions)
        self.press("end")
        expect(self.root.locator(".dt-report")).to_be_visible()

    def next_deal(self) -> None:
        """Begins the next deal."""
        self.press("next-deal")
        self.session.next_deal()
        self.check()
