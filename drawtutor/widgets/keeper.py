"""What the learner has done, kept for the whole page: in the browser, and in a file of the learner's own."""

from __future__ import annotations

import json
import logging
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from drawtutor.course import Grade, Outline, Progress, ProgressError

__all__ = ["DEAL_KEY", "PROGRESS_KEY", "Keeper"]

PROGRESS_KEY: Final = "drawtutor:progress"
"""Where browsers keep the progress."""
DEAL_KEY: Final = "drawtutor:deal"
"""Where browsers keep the full deal that is being played."""

_MOST_BYTES: Final = 2_000_000
_log: Final = logging.getLogger("drawtutor.widgets")


class Keeper:
    """The progress that all widgets of a page share; who watches it is told when it changes.

    What a browser or a file holds is never trusted, and never lost: it is merged into what is known. A
    file that cannot be read as progress is left alone.
    """

    def __init__(self, lessons: tuple[Outline, ...], *, path: Path | None = None) -> None:
        self.progress = Progress()
        self._lessons = lessons
        self._path = path
        self._heard = False
        self._played: set[str] = set()
        self._watchers: list[Callable[[], None]] = []
        if path is not None and path.exists():
            self._read(path)

    def _read(self, path: Path) -> None:
        try:
            if path.stat().st_size > _MOST_BYTES:
                raise ProgressError("unreadable")
            text = path.read_text(encoding="utf-8")
            self.progress = Progress.from_text(text)
            self._played |= _played_in(json.loads(text), self._lessons)
        except (OSError, UnicodeDecodeError, ProgressError):
            _log.warning("the progress in %s cannot be read; it is left as it is", path)
            self._path = None

    def watch(self, changed: Callable[[], None]) -> None:
        """Calls this whenever the progress has changed."""
        self._watchers.append(changed)

    def forget(self, changed: Callable[[], None]) -> None:
        """Calls it no longer."""
        if changed in self._watchers:
            self._watchers.remove(changed)

    def tell(self) -> None:
        """Tells all who watch that something else has changed which they may show."""
        for changed in tuple(self._watchers):
            changed()

    def merge(self, kept: Mapping[str, object]) -> None:
        """Takes up what a browser has kept; what is no progress is passed over."""
        self._heard = True
        data = kept.get(PROGRESS_KEY)
        if data is None:
            return
        self._played |= _played_in(data, self._lessons)
        try:
            known = Progress.from_json(data)
        except ProgressError:
            _log.warning("the browser holds something that is no progress of this tutor")
            return
        self._become(self.progress.merged(known))

    def graded(self, exercise: str, grade: Grade) -> None:
        """Notes an answer."""
        self._become(self.progress.with_grade(exercise, grade))

    def hinted(self, exercise: str, step: int) -> None:
        """Notes that a step of the hint ladder was opened."""
        self._become(self.progress.with_hint(exercise, step))

    def shown(self, exercise: str) -> None:
        """Notes that the answer was shown."""
        self._become(self.progress.with_shown(exercise))

    def played(self, lesson: str) -> None:
        """Notes that a lesson without exercises has been played through."""
        if lesson not in self._played:
            self._played.add(lesson)
            self._changed()

    def has_played(self, lesson: str) -> bool:
        """Whether a lesson without exercises has been played through."""
        return lesson in self._played

    def _become(self, progress: Progress) -> None:
        if progress == self.progress:
            return
        self.progress = progress
        self._changed()

    def _changed(self) -> None:
        self._heard = True
        self._write()
        self.tell()

    def to_store(self) -> Mapping[str, object]:
        """What browsers are to keep; nothing before it is known what they have kept."""
        return {PROGRESS_KEY: self._data()} if self._heard else {}

    def _data(self) -> dict[str, object]:
        counts = {
            lesson.slug: {"done": self.progress.done(lesson.exercises), "of": len(lesson.exercises)}
            for lesson in self._lessons
            if lesson.exercises
        }
        counts |= {lesson: {"done": 1, "of": 1} for lesson in sorted(self._played)}
        return {**self.progress.to_json(), "lessons": counts}

    def _write(self) -> None:
        """Writes the file as a whole or not at all, so that a crash leaves the old one."""
        if self._path is None:
            return
        new = self._path.with_name(f".{self._path.name}.new")
        try:
            new.write_text(json.dumps(self._data(), separators=(",", ":")), encoding="utf-8")
            os.replace(new, self._path)
        except OSError:
            _log.warning("the progress cannot be written to %s", self._path)
            self._path = None


def _played_in(data: object, lessons: tuple[Outline, ...]) -> set[str]:
    """The lessons without exercises that kept data say were played through."""
    counts = data.get("lessons") if isinstance(data, Mapping) else None
    if not isinstance(counts, Mapping):
        return set()
    return {lesson.slug for lesson in lessons if not lesson.exercises and lesson.slug in counts}
