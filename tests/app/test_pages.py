"""The pages, before anybody asks for them."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import sys
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from html.parser import HTMLParser
from pathlib import Path

import pytest
from voila.configuration import VoilaConfiguration

from drawtutor.app.front_end import EXTENSIONS, FrontEnd
from drawtutor.app.kernels import LessonKernels
from drawtutor.app.pages import Course, Notice, Pages
from drawtutor.app.places import REFERENCES, SITE, LessonFile, lesson_files, reference_files
from drawtutor.app.runner import ShownCell
from drawtutor.app.server import Offer, _config, _connection_folder
from drawtutor.words import Catalogue, Language

VOID = {"meta", "link", "br", "hr", "img", "input", "path", "rect"}


class Nested(HTMLParser):
    """Fails on tags that do not close as they opened; collects addresses and texts."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.addresses: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.addresses += [value or "" for name, value in attrs if name in ("href", "src")]
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag

    @classmethod
    def read(cls, text: str) -> Nested:
        parser = cls()
        parser.feed(text)
        assert parser.open == []
        return parser


@pytest.fixture
def pages() -> Pages:
    catalogue = Catalogue.load(Language.ENGLISH, strict=True)
    return Pages(catalogue, Course(lesson_files(), reference_files()), base_url="/under/", review=True)


def lesson_text(pages: Pages, slug: str | None, *shown: ShownCell, failed: bool = False) -> str:
    async def cells() -> AsyncIterator[object]:
        for cell in shown:
            yield cell

    async def whole() -> str:
        lesson = (pages.course.find(slug) or pages.course.reference(slug)) if slug else None
        told = {"config": {"kernelId": "k"}, "bundle": "/b.js", "shutdown": "/s/", "failed": lambda: failed}
        return "".join([piece async for piece in pages.lesson(lesson, cells(), told)])

    # In a thread of its own, since browser tests keep a loop running in this one.
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(lambda: asyncio.run(whole())).result()


def test_every_address_of_a_page_is_below_the_servers_path(pages: Pages) -> None:
    for text in (pages.landing(), pages.notice(Notice.FULL), pages.notice(Notice.MISSING), pages.notice(Notice.FAULT)):
        found = Nested.read(text).addresses
        assert found
        assert [each for each in found if not each.startswith(("/under/", "#")) and each != ""] == []


def test_a_lesson_leads_on_and_back(pages: Pages) -> None:
    text = lesson_text(pages, "exchange")

    assert 'href="/under/lesson/second-betting-round" rel="next"' in text
    assert 'href="/under/lesson/first-betting-round" rel="prev"' in text
    Nested.read(text)


def test_the_review_is_a_page_beside_the_course(pages: Pages) -> None:
    text = lesson_text(pages, None)

    assert "aria-current" not in text
    assert 'href="/under/review"' in pages.landing()


def test_there_is_a_notebook_for_each_page_beside_the_course() -> None:
    assert tuple(page.slug for page in reference_files()) == REFERENCES


def test_a_folder_without_them_has_no_pages_beside_its_lessons(tmp_path: Path) -> None:
    (tmp_path / "01-mine.ipynb").write_text("{}", encoding="utf-8")

    assert [lesson.slug for lesson in lesson_files(tmp_path)] == ["mine"]
    assert reference_files(tmp_path) == ()


@pytest.mark.parametrize("slug", REFERENCES)
def test_a_page_beside_the_course_leads_back_to_it_and_has_no_place_in_it(pages: Pages, slug: str) -> None:
    text = lesson_text(pages, slug)

    assert f"<h1>{pages.say(f'page-{slug}-title')}</h1>" in text
    assert "aria-current" not in text
    assert 'rel="next"' not in text
    assert '<a class="site-before" href="/under/">' in text
    assert f'href="/under/{slug}"' in pages.landing()
    Nested.read(text)


def test_lessons_after_the_full_deal_stand_apart(pages: Pages) -> None:
    more = LessonFile(number=99, slug="elsewhere", path=Path("99-elsewhere.ipynb"))
    course = Course((*pages.course.path, more), pages.course.references)
    text = Pages(pages.catalogue, course, base_url="/under/").landing()

    assert [lesson.slug for lesson in course.path][-1] == "full-deal"
    assert course.further == (more,)
    path, further = text.split('id="further"')
    assert "/under/lesson/elsewhere" not in path
    assert "/under/lesson/elsewhere" in further
    Nested.read(text)


def test_what_a_cell_shows_cannot_end_its_script(pages: Pages) -> None:
    output = {"output_type": "display_data", "data": {"text/plain": "</script><b>"}, "metadata": {}}
    text = lesson_text(pages, "deal", ShownCell(outputs=(output,)))

    found = re.search(r'<script type="application/vnd.voila.cell-output\+json">(.*?)</script>', text, re.DOTALL)
    assert found is not None
    assert json.loads(found[1])["data"] == output["data"]


def test_a_page_says_whether_its_notebook_ran(pages: Pages) -> None:
    assert 'data-failed="false"' in lesson_text(pages, "deal")
    assert 'data-failed="true"' in lesson_text(pages, "deal", failed=True)


def test_scripts_and_templates_hold_no_words() -> None:
    """What is read by people comes from the catalogue."""
    for path in (SITE / "templates").iterdir():
        text = re.sub(
            r"{#.*?#}|{% block page_class %}.*?{% endblock %}|{%.*?%}|{{.*?}}|<script.*?</script>|<!DOCTYPE html>",
            "",
            path.read_text(),
            flags=re.DOTALL,
        )
        shown = re.sub(r"<[^>]*>", " ", text, flags=re.DOTALL)
        assert re.findall(r"[A-Za-z]{2,}", shown) == [], path.name
    for path in (SITE / "static").glob("*.js"):
        code = re.sub(r"//.*|/\*.*?\*/", "", path.read_text(encoding="utf-8"))
        assert re.findall(r'"[A-Z][^"]* [^"]*"', code) == [], path.name


def test_the_front_end_is_told_nothing_of_the_machine() -> None:
    configuration = VoilaConfiguration(extension_allowlist=list(EXTENSIONS))
    config = FrontEnd("/under/", configuration).page_config({}, logging.getLogger("test"))
    told = json.dumps(config)

    assert sys.prefix not in told
    assert str(Path.home()) not in told
    assert "http" not in told
    assert {extension["name"] for extension in config["federated_extensions"]} == set(EXTENSIONS)


def test_the_files_in_one_piece_are_there() -> None:
    """For the version of Voila that was recorded; another one is served file by file."""
    recorded = json.loads((SITE / "front-end.json").read_text(encoding="utf-8"))
    front_end = FrontEnd("/", VoilaConfiguration())
    if recorded["voila"] == front_end.version:
        assert all(front_end._own_file(name) for name in recorded["files"])
        assert len(front_end.bundle) > 2_000_000
    main = front_end._own_file("voila.js")
    assert main is not None
    assert front_end.bundle.endswith(main.read_bytes())


def test_kernels_without_a_page_are_ended_and_others_are_not() -> None:
    config = _config(Offer(catalogue=Catalogue.load(), limit=3, spares=0))
    kernels = LessonKernels(config=config)

    assert kernels.cull_idle_timeout == 300
    assert kernels.cull_interval == 30
    assert not kernels.cull_connected
    assert kernels.limit == 3


@pytest.mark.skipif(sys.platform == "win32", reason="Windows connects by ports")
def test_connections_are_files_where_their_paths_may_be_that_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    long = tmp_path / ("long" * 20)
    long.mkdir()
    for root in (tmp_path, long):
        monkeypatch.setattr("tempfile.gettempdir", lambda root=root: str(root))
        folder, transport = _connection_folder()
        Path(folder).rmdir()
        assert transport == "ipc"
        assert len(folder) + len("/kernel-") + 36 + len("-ipc-1") <= 100
