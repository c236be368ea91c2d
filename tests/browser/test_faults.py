"""What a visitor meets when something goes wrong: it is said within five seconds, and nothing is done twice."""

from __future__ import annotations

import json
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from drawtutor.play import Session
from drawtutor.rules import Call, Phase, RuleSet
from drawtutor.widgets.wording import Wording
from tests.browser import servers
from tests.browser.conftest import NewPage, Watch
from tests.browser.pages import accessibility_faults, ready
from tests.browser.player import DEAL, LOG, Player, eventful, keep_in_browser, until
from tests.browser.servers import Server
from tests.browser.student import settled
from tests.browser.wire import Wire

SERVE = ("serve", "--no-browser", "--port", "0", "--spares", "0")
NOTICED_MS = 5_000
LOST = Wording.of().say("ui-lost")
TROUBLE = Wording.of().say("ui-trouble")

TWICE = """
from drawtutor.app import open_lesson

table = open_lesson("full-deal").full_deal()
table
"""
BROKEN = """
from drawtutor.app import open_lesson
from drawtutor.play import Session

sound = Session.act

def fails_once(self, *args, **kwargs):
    Session.act = sound
    raise RuntimeError("a name that is nobody's business")

Session.act = fails_once
open_lesson("full-deal").full_deal()
"""


@pytest.fixture(scope="module")
def frail(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with lessons of its own, and no kernel standing by: each kernel is a page's."""
    folder = tmp_path_factory.mktemp("frail")
    lessons = folder / "lessons"
    lessons.mkdir()
    _write(lessons / "01-once.ipynb", TWICE)
    _write(lessons / "02-twice.ipynb", TWICE, "table")
    _write(lessons / "03-broken.ipynb", BROKEN)
    server = servers.start(
        "serve", "--no-browser", "--port", "0", "--spares", "0", "--lessons", str(lessons), cwd=folder
    )
    yield server
    server.stop()


def _write(path: Path, *codes: str) -> None:
    cells = [
        {"cell_type": "code", "execution_count": None, "id": f"c{n}", "metadata": {}, "outputs": [], "source": code}
        for n, code in enumerate(codes)
    ]
    path.write_text(json.dumps({"cells": cells, "metadata": {}, "nbformat": 4, "nbformat_minor": 5}))


@pytest.fixture
def at_the_table(frail: Server, new_page: NewPage) -> Callable[..., Player]:
    """Opens a lesson with a known deal."""

    def open_(
        slug: str = "once", server: Server = frail, fits: Callable[[Session], bool] = lambda played: True
    ) -> Player:
        page = new_page()
        deal = eventful(RuleSet.FIVE_STAGE, fits)
        keep_in_browser(page, deal)
        page.goto(f"{server.url}lesson/{slug}")
        ready(page)
        server.wait_for_kernels(1)
        player = Player(page, deal)
        if slug != "twice":
            player.check()
        return player

    return open_


def calls_twice(played: Session) -> bool:
    """Whether the learner calls twice in the first round: the second call would be as legal as the first."""
    first, second = played.decisions[:2]
    return first.action == second.action == Call() and second.phase is Phase.BET1


@contextmanager
def hung(server: Server) -> Iterator[None]:
    """The page's kernel does nothing, for as long as the block lasts."""
    (kernel,) = server.kernels()
    kernel.send_signal(signal.SIGSTOP)
    try:
        yield
    finally:
        kernel.send_signal(signal.SIGCONT)


def expect_lost(page: Page) -> None:
    """That the page says within five seconds that nobody answers, and that nothing can be chosen meanwhile."""
    expect(page.locator(".dt-lost")).to_have_text(LOST, timeout=NOTICED_MS)
    expect(page.locator(".dt-lost")).to_have_attribute("role", "alert")
    expect(page.locator(f"{DEAL} .dt-actions .dt-button:not([aria-disabled=true])")).to_have_count(0)


def expect_resumed(server: Server, player: Player) -> None:
    """That a reload goes on with the same deal, on a kernel of its own, which is the only one."""
    player.page.reload()
    ready(player.page)
    player.check()
    player.act()
    server.wait_for_kernels(1)


def test_a_reload_in_mid_deal_resumes_it_and_leaves_no_kernel(
    frail: Server, at_the_table: Callable[..., Player]
) -> None:
    player = at_the_table()
    page = player.page
    player.act()
    for _ in range(3):
        cards, pot = player.cards, player.pot
        expect_resumed(frail, player)
    assert cards, pot
    page.goto(frail.url)
    frail.wait_for_kernels(0)


def test_a_hung_kernel_is_noticed_and_goes_on(frail: Server, at_the_table: Callable[..., Player]) -> None:
    player = at_the_table()
    with hung(frail):
        expect_lost(player.page)
        assert accessibility_faults(player.page) == []
        player.button("stay").click(force=True)
    expect(player.page.locator(".dt-lost")).to_have_count(0)
    player.check()
    assert player.page.evaluate(LOG) == []
    player.act()


def test_a_killed_kernel_is_noticed(frail: Server, at_the_table: Callable[..., Player]) -> None:
    player = at_the_table()
    player.act()
    frail.kernels()[0].kill()
    expect_lost(player.page)
    expect_resumed(frail, player)


def test_a_kernel_that_was_shut_down_is_noticed(
    frail: Server, at_the_table: Callable[..., Player], watch: Watch
) -> None:
    player = at_the_table()
    player.act()
    player.page.evaluate(
        """async () => {
            const config = JSON.parse(document.getElementById("jupyter-config-data").textContent);
            const form = new FormData();
            form.append("_xsrf", document.cookie.match(/\\b_xsrf=([^;]*)/)[1]);
            const url = document.getElementById("content").dataset.shutdown + config.kernelId;
            await fetch(url, { method: "POST", body: form });
        }"""
    )
    expect_lost(player.page)
    frail.wait_for_kernels(0)
    expect_resumed(frail, player)


def test_a_stopped_server_is_noticed(at_the_table: Callable[..., Player], watch: Watch, tmp_path: Path) -> None:
    server = servers.start(*SERVE, cwd=tmp_path)
    try:
        player = at_the_table("full-deal", server)
        watch.expected += ["WebSocket", "ERR_CONNECTION_REFUSED"]
        assert server.stop() == 0
        expect_lost(player.page)
    finally:
        server.stop()


@pytest.mark.parametrize("slow", [False, True], ids=["quick", "slow"])
def test_a_double_click_acts_once(at_the_table: Callable[..., Player], slow: bool) -> None:
    """The second click of a slow one finds the next picture, in which the same could be chosen again."""
    player = at_the_table(fits=calls_twice)
    page, button = player.page, player.button("stay")
    button.hover()
    page.mouse.down()
    page.mouse.up()
    if slow:
        player.session.act(Call())
        player.check()
        settled(player.root)
        button.hover()
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)
    settled(player.root)
    assert page.evaluate(LOG) == ["cc"]


def test_clicks_while_the_tutor_is_busy_act_once(frail: Server, at_the_table: Callable[..., Player]) -> None:
    """Two views of one deal: neither knows that something was chosen in the other."""
    player = at_the_table("twice", fits=calls_twice)
    page = player.page
    roots = page.locator(DEAL)
    expect(roots).to_have_count(2)
    stays = roots.locator("button[data-key=stay]")
    with hung(frail):
        for _ in range(2):
            stays.nth(0).click(force=True)
            stays.nth(1).click(force=True)
    for root in roots.all():
        settled(root)
    expect(page.locator(".dt-lost")).to_have_count(0)
    until(page, lambda: page.evaluate(LOG) != [], "no click counts")
    for root in roots.all():
        settled(root)
    assert page.evaluate(LOG) == ["cc"]


def test_what_fails_in_the_tutor_is_told_in_a_sentence(at_the_table: Callable[..., Player]) -> None:
    player = at_the_table("broken")
    page = player.page
    wire = Wire(page)
    player.press("stay")
    expect(player.root.locator(".dt-notice-error")).to_have_text(TROUBLE)
    expect(player.root.get_by_role("alert")).to_have_text(TROUBLE)
    player.check()
    assert page.evaluate(LOG) == []
    for seen in (page.content(), wire.heard):
        assert "nobody's business" not in seen
        assert "Traceback" not in seen
    assert accessibility_faults(page) == []

    player.act()
    expect(player.root.locator(".dt-notice-error")).to_have_count(0)
    assert len(page.evaluate(LOG)) == 1
