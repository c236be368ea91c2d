"""What the server owes its visitors, their machine, and each other."""

from __future__ import annotations

import json
import re
import signal
import socket
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import psutil
import pytest
from playwright.sync_api import Page, expect

from tests.browser import servers
from tests.browser.conftest import NewPage, Watch
from tests.browser.pages import LESSONS, Tutorial, accessibility_faults, ready, sideways_scroll
from tests.browser.player import touch
from tests.browser.servers import Server

SPARES = 1


def status(url: str, method: str = "GET", **headers: str) -> int:
    try:
        with urlopen(Request(url, method=method, headers=headers)) as answer:
            return int(answer.status)
    except HTTPError as error:
        with error:
            return int(error.code)


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Starts servers for one test; to be asked for before pages are, so that pages are closed first."""
    started: list[Server] = []

    def make(*arguments: str) -> Server:
        started.append(servers.start("serve", "--no-browser", "--port", "0", *arguments, cwd=tmp_path))
        return started[-1]

    yield make
    for server in started:
        server.stop()


@pytest.fixture
def own_server(serve: Callable[..., Server]) -> Server:
    """A server for one test, with no kernel standing by and room for two pages."""
    return serve("--limit", "2", "--spares", "0")


def one_lesson(folder: Path, code: str) -> str:
    """A folder of lessons with one that runs this code."""
    cell = {"cell_type": "code", "execution_count": None, "id": "a", "metadata": {}, "outputs": [], "source": code}
    notebook = {"cells": [cell], "metadata": {}, "nbformat": 4, "nbformat_minor": 5}
    lessons = folder / "lessons"
    lessons.mkdir()
    (lessons / "01-only.ipynb").write_text(json.dumps(notebook))
    return str(lessons)


def test_a_page_has_its_landmarks_and_its_way_onward(tutorial: Tutorial) -> None:
    page = tutorial.lesson("deal")

    expect(page.locator("h1")).to_have_count(1)
    expect(page.locator("main")).to_have_count(1)
    assert page.locator("html").get_attribute("lang") == "en"
    assert page.title().startswith("The deal")
    expect(page.locator("[aria-current=page]")).to_have_attribute("data-lesson", "deal")
    page.get_by_role("link", name=re.compile("^Next:")).click()
    page.wait_for_url("**/lesson/first-betting-round")
    page.get_by_role("link", name=re.compile("^Previous:")).click()
    page.wait_for_url("**/lesson/deal")
    ready(page)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("width", [1280, 360])
def test_the_frame_of_a_lesson_is_accessible_and_fits(tutorial: Tutorial, width: int, dark: bool) -> None:
    page = tutorial.lesson("preparation", width=width, dark=dark)

    assert accessibility_faults(page) == []
    assert sideways_scroll(page) == 0


def test_no_kernel_is_left_after_reload_and_leave(own_server: Server, new_page: NewPage) -> None:
    page = new_page()
    page.goto(f"{own_server.url}lesson/deal")
    ready(page)
    own_server.wait_for_kernels(1)
    for _ in range(2):
        page.reload()
        ready(page)
        own_server.wait_for_kernels(1)
    page.goto(own_server.url)
    own_server.wait_for_kernels(0)


def test_no_kernel_is_left_by_who_leaves_before_the_page_is_there(own_server: Server, new_page: NewPage) -> None:
    page = new_page()
    page.goto(f"{own_server.url}lesson/deal", wait_until="commit")
    page.goto("about:blank")
    own_server.wait_for_kernels(0)


def test_a_kernel_that_stands_by_serves_one_page_and_is_replaced(
    serve: Callable[..., Server], new_page: NewPage
) -> None:
    # A server of its own: of the one that all tests share, a page of another test may have a kernel still.
    server = serve()
    server.wait_for_kernels(SPARES, seconds=30)
    ready_one = server.kernels()[0].pid
    page = Tutorial(server, new_page).lesson("deal")
    assert ready_one in [kernel.pid for kernel in server.kernels()]
    server.wait_for_kernels(SPARES + 1, seconds=30)
    page.goto(server.url)
    server.wait_for_kernels(SPARES)
    assert ready_one not in [kernel.pid for kernel in server.kernels()]


def test_a_full_tutorial_says_so_and_has_room_again_later(own_server: Server, new_page: NewPage, watch: Watch) -> None:
    watch.expected.append("503")
    pages = [new_page() for _ in range(2)]
    for page in pages:
        page.goto(f"{own_server.url}lesson/deal")
        ready(page)
    late = new_page(width=360)
    answer = late.goto(f"{own_server.url}lesson/exchange")
    assert answer is not None
    assert answer.status == 503
    assert answer.headers["retry-after"] == "60"
    expect(late.locator("h1")).to_have_text("Every table is taken")
    assert accessibility_faults(late) == []
    own_server.wait_for_kernels(2)
    pages[0].goto(own_server.url)
    own_server.wait_for_kernels(1)
    late.get_by_role("link", name="Try again").click()
    ready(late)


def test_a_page_tells_nothing_of_how_it_is_made(tutorial: Tutorial) -> None:
    page = tutorial.lesson("exchange")
    with urlopen(f"{tutorial.server.url}lesson/exchange") as answer:
        text = answer.read().decode()
    for seen in (text, page.content()):
        assert "open_lesson" not in seen
        assert "import drawtutor" not in seen
        assert "site-packages" not in seen
        assert str(Path.home()) not in seen


@pytest.mark.parametrize(
    "path",
    [
        "voila/tree",
        "voila/render/01-preparation.ipynb",
        "voila/files/01-preparation.ipynb",
        "voila/files/x.png",
        "voila/api/contents/",
        "voila/templates/lab/static/index.css",
        "api/kernels",
        "api/contents/",
        "api/sessions",
        "api/terminals",
        "lesson/01-preparation.ipynb",
        "lesson/..%2Fapp",
        "review",
        "voila/labextensions/..%2F..%2F..%2F..%2Fetc/passwd",
        "no-such-page",
    ],
)
def test_what_is_no_visitors_business_is_not_there(server: Server, path: str) -> None:
    assert status(server.url + path) == 404


@pytest.mark.parametrize("path", ["static/..%2F..%2Fserver.py", "voila/static/..%2F..%2Fapp.py"])
def test_no_way_leads_out_of_a_folder(server: Server, path: str) -> None:
    assert status(server.url + path) in (403, 404)


def test_who_does_not_belong_to_a_page_cannot_end_its_kernel(tutorial: Tutorial) -> None:
    page = tutorial.lesson("deal")
    kernel = page.evaluate("JSON.parse(document.getElementById('jupyter-config-data').textContent).kernelId")
    base = tutorial.server.url
    assert status(f"{base}voila/api/shutdown/{kernel}", "POST") == 403
    assert status(f"{base}api/kernels/{kernel}", "DELETE") in (403, 405)
    assert status(f"{base}api/kernels/{kernel}") == 200


def test_a_page_cannot_have_code_of_its_own_run(tutorial: Tutorial, tmp_path: Path) -> None:
    """Over a page's connection only what widgets say passes."""
    page = tutorial.lesson("deal")
    mark = tmp_path / "run"
    page.evaluate(
        """async (code) => {
            const config = JSON.parse(document.getElementById("jupyter-config-data").textContent);
            const url = `ws://${location.host}${config.baseUrl}api/kernels/${config.kernelId}/channels?session_id=s1`;
            const socket = new WebSocket(url);
            await new Promise((resolve) => (socket.onopen = resolve));
            const header = { msg_id: "m1", username: "", session: "s1", msg_type: "execute_request", version: "5.3" };
            const content = { code, silent: false, store_history: false, user_expressions: {}, allow_stdin: false };
            const rest = { parent_header: {}, metadata: {}, channel: "shell", buffers: [] };
            socket.send(JSON.stringify({ header, content, ...rest }));
            await new Promise((resolve) => setTimeout(resolve, 1500));
            socket.close();
        }""",
        f"open({str(mark)!r}, 'w').close()",
    )
    assert not mark.exists()


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells the memory that is shared")
def test_a_lesson_takes_less_than_fifty_mebibytes(own_server: Server, new_page: NewPage) -> None:
    page = new_page()
    page.goto(f"{own_server.url}lesson/odds-lab")
    ready(page)
    page.locator(".dt-lab").get_by_label("Compare holds by the chance").select_option(label="to win")
    expect(page.locator(".dt-lab").get_by_text("against one player who may hold anything is")).to_be_visible()
    (kernel,) = own_server.kernels()
    assert kernel.memory_full_info().pss < 50 * 2**20


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells the memory that is shared")
def test_a_lesson_with_the_coach_at_work_takes_less_than_a_hundred_and_ten_mebibytes(
    own_server: Server, new_page: NewPage
) -> None:
    page = new_page()
    page.goto(f"{own_server.url}lesson/full-deal")
    ready(page)
    player = touch(page)
    player.act()
    expect(player.root.locator(".dt-coach .dt-verdict")).to_be_visible()
    (kernel,) = own_server.kernels()
    memory = kernel.memory_full_info().pss
    print(f"{memory / 2**20:.1f} MiB")
    assert memory < 110 * 2**20
    # It was at work: what it needs is loaded, which a page without it does without.
    assert memory > 40 * 2**20


def test_a_browser_that_only_guesses_starts_no_kernel(own_server: Server) -> None:
    assert status(f"{own_server.url}lesson/deal", **{"Sec-Purpose": "prefetch;prerender"}) == 503
    assert own_server.kernels() == []


def test_two_visitors_have_kernels_of_their_own(tutorial: Tutorial) -> None:
    pages = [tutorial.lesson("full-deal") for _ in range(2)]
    ids = {
        page.evaluate("JSON.parse(document.getElementById('jupyter-config-data').textContent).kernelId")
        for page in pages
    }
    assert len(ids) == 2


def test_a_taken_port_is_an_error_that_says_so(server: Server, tmp_path: Path) -> None:
    port = re.search(r":(\d+)/", server.url)
    assert port is not None
    for command in ("serve", "lab"):
        done = servers.run(command, "--no-browser", "--port", port[1], cwd=tmp_path)
        assert done.returncode == 2
        assert (
            done.stderr.strip()
            == f"drawtutor: Port {port[1]} is taken by another program; choose another one with --port."
        )
        assert done.stdout == ""


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_stopped_server_leaves_nothing_behind(
    serve: Callable[..., Server], new_page: NewPage, watch: Watch, number: int
) -> None:
    server = serve()
    page = new_page()
    page.goto(f"{server.url}lesson/deal")
    ready(page)
    watch.expected += ["WebSocket", "ERR_CONNECTION_REFUSED"]
    assert server.kernels()
    started = server.process.children(recursive=True)

    assert server.stop(number) == 0

    time.sleep(0.5)
    assert not any(process.is_running() for process in started)
    assert "Traceback" not in server.log.read_text()
    with socket.socket() as free:
        free.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        free.bind(("127.0.0.1", int(server.url.rsplit(":", 1)[1].split("/")[0])))


def test_a_server_that_is_killed_leaves_nothing_running(
    serve: Callable[..., Server], new_page: NewPage, watch: Watch
) -> None:
    server = serve()
    page = new_page()
    page.goto(f"{server.url}lesson/deal")
    ready(page)
    watch.expected += ["WebSocket", "ERR_CONNECTION_REFUSED"]
    started = server.process.children(recursive=True)
    server.process.kill()
    _, alive = psutil.wait_procs(started, timeout=10)
    assert not alive


def test_pages_open_after_the_process_that_forks_kernels_was_killed(own_server: Server, new_page: NewPage) -> None:
    page = new_page()
    page.goto(f"{own_server.url}lesson/deal")
    ready(page)
    page.goto("about:blank")
    own_server.wait_for_kernels(0)
    for process in own_server.process.children():
        process.kill()
    page.goto(f"{own_server.url}lesson/deal")
    ready(page)
    own_server.wait_for_kernels(1)


def test_the_tutorial_lives_under_a_path_where_one_is_given(serve: Callable[..., Server], new_page: NewPage) -> None:
    server = serve("--base-url", "/class/draw")
    page = new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(server.url)
    assert server.url.endswith("/class/draw/")
    page.locator("#continue").click()
    page.wait_for_url("**/lesson/preparation")
    ready(page)
    assert not [url for url in asked if url.startswith("http") and "/class/draw/" not in url]


def test_a_lesson_that_cannot_run_says_so(serve: Callable[..., Server], new_page: NewPage, tmp_path: Path) -> None:
    server = serve("--lessons", one_lesson(tmp_path, "secret_name_of_ours"))
    page = new_page(width=360)
    page.goto(f"{server.url}lesson/only")
    expect(page.get_by_role("alert")).to_contain_text("The table could not be set")
    expect(page.get_by_role("button", name="Reload")).to_be_visible()
    assert "secret_name_of_ours" not in page.content()
    assert accessibility_faults(page) == []
    page.goto(server.url)
    server.wait_for_kernels(SPARES, seconds=30)


def test_a_kernel_that_dies_at_its_work_is_told(
    serve: Callable[..., Server], new_page: NewPage, watch: Watch, tmp_path: Path
) -> None:
    watch.expected += ["404", "does not exist"]
    server = serve("--lessons", one_lesson(tmp_path, "import os, signal; os.kill(os.getpid(), signal.SIGKILL)"))
    page = new_page()
    page.goto(f"{server.url}lesson/only")
    expect(page.get_by_role("alert")).to_contain_text("The table could not be set", timeout=15_000)


def test_a_page_that_takes_long_says_that_it_does(
    serve: Callable[..., Server], new_page: NewPage, tmp_path: Path
) -> None:
    server = serve("--lessons", one_lesson(tmp_path, "import time; time.sleep(4)"))
    page = new_page()
    page.clock.install()
    page.goto(f"{server.url}lesson/only", wait_until="commit")
    expect(page.get_by_role("status")).to_have_text("Setting the table …")
    page.clock.fast_forward(16_000)
    expect(page.get_by_role("status")).to_contain_text("longer than usual")
    expect(page.get_by_role("button", name="Reload")).to_be_visible()
    ready(page)
    expect(page.get_by_role("status")).to_have_text("The page is ready.")
    expect(page.get_by_role("button", name="Reload")).to_be_hidden()


def test_a_record_is_reviewed_at_the_table(tmp_path: Path, new_page: NewPage) -> None:
    record = sorted((servers.ROOT / "tests" / "data" / "deals").rglob("*.phh"))[0]
    server = servers.start("review", str(record), "--no-browser", "--port", "0", cwd=tmp_path)
    try:
        page = new_page()
        page.goto(f"{server.url}review")
        ready(page)
        expect(page.locator("h1")).to_have_text("Review of a recorded deal")
        expect(page.get_by_text(re.compile(r"Step\s1\sof\s\d+"))).to_be_visible()
        assert accessibility_faults(page) == []
        page.goto(server.url)
        expect(page.get_by_role("link", name="Open the record you brought")).to_have_attribute("href", "/review")
    finally:
        server.stop()


def test_every_lesson_opens(tutorial: Tutorial) -> None:
    for slug in LESSONS:
        page: Page = tutorial.lesson(slug)
        page.close()
