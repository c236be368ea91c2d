"""The pages of the web tutorial as HTML: what they say comes from the catalogue, how they look from `site`."""

from __future__ import annotations

import hashlib
import json
from collections.abc import AsyncGenerator, AsyncIterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache, cached_property
from typing import Any, Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined, select_autoescape

from drawtutor.app.places import SITE, LessonFile, ReferenceFile
from drawtutor.message import Message
from drawtutor.words import Catalogue

__all__ = ["Course", "Notice", "Pages"]

_STATIC: Final = SITE / "static"
_STAGES: Final = ("deal", "first-betting-round", "exchange", "second-betting-round", "showdown")
"""The five stages of a deal; the other lessons come before and after them."""
_FULL_DEAL: Final = "full-deal"
"""The lesson that a deal's path ends with. Those after it are set at other tables, or count."""
_ODDS_LAB: Final = "odds-lab"
"""The lesson that counts, which one comes back to."""


class Notice(StrEnum):
    """Why a page stands where something else was asked for."""

    FULL = "full"
    MISSING = "missing"
    FAULT = "fault"


@dataclass(frozen=True, slots=True)
class Course:
    """The lessons that a server offers, in order, and the pages beside them."""

    lessons: tuple[LessonFile, ...]
    references: tuple[ReferenceFile, ...] = ()

    def find(self, slug: str) -> LessonFile | None:
        """The lesson of this name, None where there is none."""
        return next((lesson for lesson in self.lessons if lesson.slug == slug), None)

    def reference(self, slug: str) -> ReferenceFile | None:
        """The page of this name beside the course, None where there is none."""
        return next((page for page in self.references if page.slug == slug), None)

    @property
    def path(self) -> tuple[LessonFile, ...]:
        """The lessons that lead through a deal, up to the full deal."""
        slugs = [lesson.slug for lesson in self.lessons]
        return self.lessons[: slugs.index(_FULL_DEAL) + 1] if _FULL_DEAL in slugs else self.lessons

    @property
    def further(self) -> tuple[LessonFile, ...]:
        """The lessons that come after the full deal, at other tables."""
        return self.lessons[len(self.path) :]


class Pages:
    """Makes the pages in one language, for a server under one path."""

    def __init__(self, catalogue: Catalogue, course: Course, *, base_url: str = "/", review: bool = False) -> None:
        self.catalogue = catalogue
        self.course = course
        self.base_url = base_url
        self.review = review
        self._loader = FileSystemLoader(SITE / "templates")

    def landing(self, *, prefetch: Sequence[str] = ()) -> str:
        """The course overview; ``prefetch`` are addresses that the next page will need."""
        return self._templates.get_template("landing.html").render(
            frame=self._frame(self.say("site-landing-title"), skip="site-skip-page"),
            lessons=[self._step(lesson) for lesson in self.course.path],
            further=[self._step(lesson) for lesson in self.course.further],
            beside=[
                *self._apart(_FULL_DEAL),
                *self._apart(_ODDS_LAB),
                *(self._beside(page) for page in self.course.references),
            ],
            prefetch=prefetch,
        )

    def notice(self, notice: Notice) -> str:
        """A page that says why there is nothing else to see."""
        title = self.say(f"site-{notice}-title")
        return self._templates.get_template("notice.html").render(
            frame=self._frame(title, skip="site-skip-page"), notice=str(notice), text=self.say(f"site-{notice}")
        )

    def lesson(
        self, page: LessonFile | ReferenceFile | None, cells: AsyncIterator[object], front_end: Mapping[str, Any]
    ) -> AsyncGenerator[str]:
        """The page of a notebook in pieces, each as soon as it is there; the review page where none is given."""
        before = after = None
        if isinstance(page, LessonFile):
            lessons = self.course.lessons
            place = lessons.index(page)
            here = self._step(page)
            before = lessons[place - 1] if place > 0 else None
            after = lessons[place + 1] if place + 1 < len(lessons) else None
        elif page is not None:
            here = self._beside(page)
        else:
            here = self._review_step
        further = [self._step(other) for other in self.course.further]
        return self._streamed.get_template("lesson.html").generate_async(
            frame=self._frame(here["title"], skip="site-skip" if isinstance(page, LessonFile) else "site-skip-page"),
            lessons=[self._step(other) for other in self.course.path],
            further=further,
            among_further=any(here["slug"] == other["slug"] for other in further),
            here=here,
            before=self._step(before) if before else None,
            after=self._step(after) if after else None,
            cells=cells,
            front_end=front_end,
        )

    def say(self, key: str, **values: object) -> str:
        """A sentence of the site."""
        return self.catalogue.say(Message.of(key, **values))

    def static_url(self, name: str) -> str:
        """The address of a file of ours, which changes with its content."""
        return f"{self.base_url}static/{name}?v={_fingerprint(name)}"

    def lesson_url(self, slug: str) -> str:
        """The address of a lesson."""
        return f"{self.base_url}lesson/{slug}"

    def reference_url(self, slug: str) -> str:
        """The address of a page beside the course."""
        return f"{self.base_url}{slug}"

    def _frame(self, title: str, *, skip: str) -> dict[str, str]:
        """What every page needs around its content."""
        name = self.say("site-name")
        return {
            "language": str(self.catalogue.language),
            "title": title,
            "page_title": self.say("site-page-title", page=title),
            "name": name,
            "home": self.base_url,
            "skip": self.say(skip),
        }

    def _step(self, lesson: LessonFile) -> dict[str, Any]:
        """What the course's path shows of a lesson. One from elsewhere has no words of its own."""
        known = self._knows(f"lesson-{lesson.slug}-title")
        return {
            "slug": lesson.slug,
            "title": self.say(f"lesson-{lesson.slug}-title" if known else "site-lesson-other", number=lesson.number),
            "about": self.say(f"lesson-{lesson.slug}-subtitle") if known else "",
            "stage": _STAGES.index(lesson.slug) + 1 if lesson.slug in _STAGES else None,
            "url": self.lesson_url(lesson.slug),
            "place": self.say("site-step", number=lesson.number, count=len(self.course.lessons)),
        }

    def _beside(self, page: ReferenceFile) -> dict[str, Any]:
        """What is shown of a page beside the course."""
        return {
            "slug": page.slug,
            "title": self.say(f"page-{page.slug}-title"),
            "about": self.say(f"page-{page.slug}-about"),
            "url": self.reference_url(page.slug),
            "place": "",
        }

    def _apart(self, slug: str) -> list[dict[str, Any]]:
        """A lesson for those who come to play or to try something, not to learn; none where the course lacks it."""
        lesson = self.course.find(slug)
        return [self._step(lesson) | {"about": self.say(f"site-beside-{slug}")}] if lesson else []

    def _knows(self, key: str) -> bool:
        fallback = self.catalogue.fallback
        return self.catalogue.has(key) or (fallback is not None and fallback.has(key))

    @property
    def _review_step(self) -> dict[str, Any]:
        return {"slug": "review", "title": self.say("site-review"), "about": "", "url": self.review_url, "place": ""}

    @property
    def review_url(self) -> str:
        """The address of the page that steps through a record."""
        return f"{self.base_url}review"

    @cached_property
    def _templates(self) -> Environment:
        return self._environment(streamed=False)

    @cached_property
    def _streamed(self) -> Environment:
        return self._environment(streamed=True)

    def _environment(self, *, streamed: bool) -> Environment:
        environment = Environment(
            loader=self._loader,
            autoescape=select_autoescape(default=True),
            undefined=StrictUndefined,
            enable_async=streamed,
            trim_blocks=True,
            lstrip_blocks=True,
        )
        environment.globals.update(say=self.say, static=self.static_url, review_url=self.review and self.review_url)
        environment.filters["data"] = json.dumps
        return environment


@cache
def _fingerprint(name: str) -> str:
    return hashlib.sha256((_STATIC / name).read_bytes()).hexdigest()[:12]
