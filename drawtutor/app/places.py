"""Where things lie in an installed package, and in a checkout of the sources."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

__all__ = [
    "PAGE_VARIABLE",
    "RECORD_VARIABLE",
    "REFERENCES",
    "REVIEW_NOTEBOOK",
    "SITE",
    "LessonFile",
    "ReferenceFile",
    "lesson_files",
    "lessons_folder",
    "reference_files",
]

_PACKAGE: Final = Path(__file__).resolve().parent.parent
_LESSON_NAME: Final = re.compile(r"(\d+)-([a-z0-9-]+)\.ipynb")

SITE: Final = _PACKAGE / "app" / "site"
"""The templates and static files of the web tutorial."""
REVIEW_NOTEBOOK: Final = SITE / "review.ipynb"
"""The page that steps through a recorded deal."""

REFERENCES: Final = ("rule-book", "what-the-sources-say", "house-rules")
"""The pages beside the course, each by the name of its notebook and of its address.

What such a page is called stands in the catalogues under ``page-``, its name and ``-title``; what it is for, under
``-about``.
"""

RECORD_VARIABLE: Final = "DRAWTUTOR_RECORD"
"""The environment variable that holds the path of the record that the page steps through."""
PAGE_VARIABLE: Final = "DRAWTUTOR_PAGE"
"""The environment variable that tells a notebook that it is run for one of our pages, which has a title already.

Its value is the path under which the server's pages lie."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LessonFile:
    """One lesson's notebook: its place in the course, from 1, its name in addresses, and its file."""

    number: int
    slug: str
    path: Path


@dataclass(frozen=True, slots=True, kw_only=True)
class ReferenceFile:
    """The notebook of a page beside the course: its name in addresses, and its file."""

    slug: str
    path: Path


@cache
def lessons_folder() -> Path:
    """The folder of the lessons' notebooks: inside an installed package, beside the package in a checkout."""
    installed = _PACKAGE / "lessons"
    return installed if installed.is_dir() else _PACKAGE.parent / "lessons"


def lesson_files(folder: Path | None = None) -> tuple[LessonFile, ...]:
    """The lessons in the order of the course, as their files are numbered (``01-preparation.ipynb``)."""
    found = []
    for path in (folder or lessons_folder()).glob("*.ipynb"):
        matched = _LESSON_NAME.fullmatch(path.name)
        if matched:
            found.append(LessonFile(number=int(matched[1]), slug=matched[2], path=path))
    return tuple(sorted(found, key=lambda lesson: lesson.number))


def reference_files(folder: Path | None = None) -> tuple[ReferenceFile, ...]:
    """The pages beside the course that a folder of lessons has, in their order."""
    here = folder or lessons_folder()
    pages = (ReferenceFile(slug=slug, path=here / f"{slug}.ipynb") for slug in REFERENCES)
    return tuple(page for page in pages if page.path.is_file())
