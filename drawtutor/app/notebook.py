"""What a notebook calls: a lesson by its name, a page beside the course, or the deal that the command was given."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random, SystemRandom
from typing import Final

from drawtutor.app.places import PAGE_VARIABLE, RECORD_VARIABLE
from drawtutor.course import load_course
from drawtutor.rules import read_record
from drawtutor.widgets import LessonPage, TutorWidget, differences, house_rules, in_voila, record_review, rule_book
from drawtutor.words import Language

__all__ = ["PROGRESS_FILE", "open_differences", "open_house_rules", "open_lesson", "open_review", "open_rule_book"]

PROGRESS_FILE: Final = "drawtutor-progress.json"
"""Where a notebook keeps what the learner has done: beside it, for the learner to keep, copy or delete."""


def open_lesson(
    slug: str,
    *,
    language: Language | str = Language.ENGLISH,
    seed: int | None = None,
    progress: Path | str | None = PROGRESS_FILE,
) -> LessonPage:
    """The lesson of this name, ready to show its sections; the names are those of the files in ``lessons``.

    ``seed`` makes the further exercises and the deals the same each time, as a class may want them.
    ``progress`` is the file in which a notebook keeps what was done, None for none; on a web page the
    browser keeps it, and no file is written. Raises `KeyError` where there is no such lesson.
    """
    lesson = load_course().lesson(slug)
    rng = Random(SystemRandom().getrandbits(64) if seed is None else seed)
    path = None if in_voila() or progress is None else Path(progress)
    return LessonPage(lesson, language=Language(language), rng=rng, path=path, titled=_pages() is None, pages=_pages())


def open_rule_book(*, language: Language | str = Language.ENGLISH) -> TutorWidget:
    """Every rule of the four sources, by stage."""
    return rule_book(language=Language(language), titled=_pages() is None, pages=_pages())


def open_differences(*, language: Language | str = Language.ENGLISH) -> TutorWidget:
    """What the sources say where they part, each of it with a position to play."""
    return differences(language=Language(language), titled=_pages() is None, pages=_pages())


def open_house_rules(
    text: str = "", *, language: Language | str = Language.ENGLISH, seed: int | None = None
) -> TutorWidget:
    """The house rules to agree on, and a table to play by them; ``text`` is an agreement to begin with.

    ``seed`` makes the deals the same each time. Raises `RulesError` for a text that is no agreement.
    """
    rng = Random(SystemRandom().getrandbits(64) if seed is None else seed)
    return house_rules(text, language=Language(language), rng=rng, titled=_pages() is None, pages=_pages())


def open_review(path: Path | str | None = None, *, language: Language | str = Language.ENGLISH) -> TutorWidget:
    """The deal of a record, to step through at the table.

    Without a path it is the record that ``drawtutor review`` was given. Raises `RulesError` where the
    file holds no record, or a deal that cannot begin.
    """
    found = os.environ.get(RECORD_VARIABLE) if path is None else path
    if found is None:
        raise FileNotFoundError(RECORD_VARIABLE)
    record = read_record(Path(found).read_text(encoding="utf-8"))
    return record_review(record, language=Language(language), pages=_pages())


def _pages() -> str | None:
    """The path of the server's pages, which have a title already; None in a notebook, which lacks one."""
    return os.environ.get(PAGE_VARIABLE) or None
