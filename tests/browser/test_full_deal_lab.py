"""Whole deals in JupyterLab, by mouse and by keys alone, and what a notebook does to a table."""

from __future__ import annotations

import signal
from pathlib import Path

from playwright.sync_api import expect

from drawtutor.rules import RuleSet
from tests.browser import notebook, servers
from tests.browser.conftest import NewPage, Watch
from tests.browser.pages import accessibility_faults
from tests.browser.player import DEAL, LOG, Keys, Player, eventful, keep_in_browser
from tests.browser.servers import Server

NOTICED_MS = 5_000


def test_a_deal_is_played_by_mouse_and_the_next_by_keyboard_alone(lab: Server, new_page: NewPage) -> None:
    page = new_page()
    deal = eventful(RuleSet.FIVE_STAGE)
    keep_in_browser(page, deal)
    notebook.run_the_full_deal(page, lab)
    player = Player(page, deal)
    player.check()
    player.play_to_the_end()
    player.look_back()
    player.next_deal()
    while not deal.my_turn:
        player.next_deal()

    player.device = Keys(page)
    player.press("hint1")
    player.play_to_the_end()
    player.look_back()
    player.next_deal()


def test_a_notebook_keeps_one_table_and_its_deal(lab: Server, new_page: NewPage, watch: Watch) -> None:
    page = new_page()
    deal = eventful(RuleSet.FIVE_STAGE)
    keep_in_browser(page, deal)
    notebook.run_the_full_deal(page, lab)
    player = Player(page, deal)
    player.check()

    # A cell that runs again and again has one table, in the kernel and on the page; one click acts once.
    before = notebook.widgets(page)
    for _ in range(20):
        notebook.run_again(page)
    assert notebook.widgets(page) == before
    expect(page.locator(DEAL)).to_have_count(1)
    player.check()
    player.act()
    assert len(page.evaluate(LOG)) == 1

    # A restarted kernel goes on with the deal.
    notebook.restart(page)
    expect(page.locator(".dt-lost")).to_be_visible(timeout=NOTICED_MS)
    notebook.run_all(page)
    player.check()
    player.act()
    expect(page.locator(".dt-lost")).to_have_count(0)

    # A hung kernel is told, and goes on.
    kernel = notebook.kernel(page, lab)
    kernel.send_signal(signal.SIGSTOP)
    try:
        expect(page.locator(".dt-lost")).to_be_visible(timeout=NOTICED_MS)
    finally:
        kernel.send_signal(signal.SIGCONT)
    expect(page.locator(".dt-lost")).to_have_count(0)

    # A killed kernel is told; JupyterLab starts another one by itself, and says so too.
    kernel.kill()
    expect(page.locator(".dt-lost")).to_be_visible(timeout=NOTICED_MS)
    page.locator(".jp-Dialog-button").click()
    notebook.run_all(page)
    player.check()
    player.act()

    # Opened again later, without a kernel, it tells how things stood, and what to do.
    watch.expected.append("widget model not found")
    notebook.save(page)
    notebook.shut_down(page)
    expect(page.locator(".dt-lost")).to_be_visible(timeout=NOTICED_MS)
    notebook.reopen(page)
    stand_in = page.locator(".jp-Cell").nth(notebook.DEAL_CELL).locator(".dt-stand-in")
    expect(stand_in).to_contain_text(f"The pot is {deal.view.pot}.")
    expect(stand_in).to_contain_text("run the first cell of this notebook")
    expect(page.get_by_text("Error displaying widget").locator("visible=true")).to_have_count(0)
    expect(page.locator(".dt-stand-in")).to_have_count(5)


def test_two_tabs_show_one_deal_and_a_stopped_server_is_noticed(
    new_page: NewPage, watch: Watch, tmp_path: Path
) -> None:
    lab = servers.start_lab(tmp_path)
    try:
        page = new_page()
        deal = eventful(RuleSet.FIVE_STAGE)
        keep_in_browser(page, deal)
        notebook.run_the_full_deal(page, lab)
        notebook.save(page)
        one, two = Player(page, deal), Player(notebook.open_beside(page, lab), deal)
        for player, other in ((two, one), (one, two)):
            player.page.bring_to_front()
            player.check()
            player.act()
            other.page.bring_to_front()
            other.check()
        two.page.close()

        notebook.make_dark(page)
        assert accessibility_faults(page, ".dt-root") == []

        watch.expected += ["WebSocket", "ERR_CONNECTION_REFUSED"]
        lab.process.terminate()
        expect(page.locator(".dt-lost")).to_be_visible(timeout=NOTICED_MS)
    finally:
        lab.stop()
