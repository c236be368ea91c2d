"""A lesson as a notebook shows it: its sections, each with the thing to do there, in the cells that ask for them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Final
from weakref import WeakSet

from drawtutor.cards import Card
from drawtutor.course import Exercise, Exhibit, Lesson, Section, load_course
from drawtutor.rules import Agreement
from drawtutor.widgets._base import Part, Reaction, TutorWidget
from drawtutor.widgets.demo import DemoPart
from drawtutor.widgets.exercise import ExercisePart
from drawtutor.widgets.exhibits import EXHIBITS
from drawtutor.widgets.fulldeal import FullDealPart
from drawtutor.widgets.keeper import DEAL_KEY, PROGRESS_KEY, Keeper
from drawtutor.widgets.lab import LAB_KEY, LabPart
from drawtutor.widgets.pictures import look
from drawtutor.widgets.plain import Picture
from drawtutor.widgets.prose import Prose
from drawtutor.widgets.tabular import TabularPart
from drawtutor.widgets.wording import Wording
from drawtutor.words import Language

__all__ = ["LessonPage"]

_SEEDS: Final = 1 << 31


class _Heading:
    """What the lesson is called, and how far the learner has come in it."""

    key = "heading"

    def __init__(self, lesson: Lesson, words: Wording, keeper: Keeper, *, titled: bool) -> None:
        self._lesson = lesson
        self._words = words
        self._keeper = keeper
        self._titled = titled

    def _progress(self) -> tuple[int, int]:
        ids = [exercise.id for exercise in self._lesson.exercises]
        if not ids:
            return int(self._keeper.has_played(self._lesson.slug)), 1
        return self._keeper.progress.done(ids), len(ids)

    def _told(self) -> str:
        done, of = self._progress()
        key = "ui-progress" if self._lesson.exercises else "ui-progress-deal"
        return self._words.say(key, done=done, of=of)

    def blocks(self) -> Sequence[Picture]:
        made: list[Picture] = []
        if self._titled:
            title, subtitle = self._words.say(self._lesson.title), self._words.say(self._lesson.subtitle)
            made.append(
                {"type": "prose", "key": "title", "title": title, "level": 1, "paragraphs": [{"runs": [subtitle]}]}
            )
        done, of = self._progress()
        progress = {"type": "progress", "key": "progress", "text": self._told(), "done": done, "of": of}
        if self._lesson.exercises:
            line = [progress, look(self._words, "heading")]
            made.append({"type": "settings", "key": "line", "blocks": line})
        else:
            made.append(progress)
        return made

    def receive(self, name: str, intent: Mapping[str, object]) -> Reaction | None:
        return None

    def stored(self, kept: Mapping[str, object]) -> None:
        self._keeper.merge(kept)

    def to_store(self) -> Mapping[str, object]:
        return self._keeper.to_store()

    def in_words(self) -> str:
        return f"{self._words.say(self._lesson.title)}\n{self._told()}"


class LessonPage:
    """A lesson, opened. Every call makes a widget of its own; what the learner has done is shared by all of them."""

    def __init__(
        self,
        lesson: Lesson,
        *,
        language: Language = Language.ENGLISH,
        rng: Random,
        path: Path | None = None,
        titled: bool = True,
        pages: str | None = None,
    ) -> None:
        """``rng`` draws the further exercises and the deals; ``path`` is the learner's file of progress, if any.

        ``titled`` says whether the page still lacks the lesson's title; ``pages`` is the path under which there are
        pages to link to, None where there are none.
        """
        self.lesson = lesson
        self._words = Wording.of(language, pages=pages)
        self._keeper = Keeper(load_course().lessons, path=path)
        self._rng = rng
        self._titled = titled
        self._labs: WeakSet[LabPart] = WeakSet()
        """The labs that are open on the page."""

    @property
    def sections(self) -> tuple[str, ...]:
        """The ids of the lesson's sections, in order."""
        return tuple(section.id for section in self.lesson.sections)

    def heading(self) -> TutorWidget:
        """The lesson's title, and how far the learner has come."""
        return self._widget("heading", [_Heading(self.lesson, self._words, self._keeper, titled=self._titled)])

    def section(self, section: str) -> TutorWidget:
        """A section: its text, the demonstration or the exercises, then its exhibits. Raises `KeyError`."""
        found = self.lesson.section(section)
        return self._widget(section, self._parts_of(found), label=self._words.say(found.title))

    def demonstration(self) -> TutorWidget:
        """The lesson's demonstration by itself; raises `LookupError` where it has none."""
        return self._widget("demonstration", [self._demonstration()])

    def exercise(self, exercise: str) -> TutorWidget:
        """One exercise by itself, with further ones of its kind; raises `KeyError`."""
        found = self.lesson.exercise(exercise)
        return self._widget(found.id, [self._exercises("exercise", [found])])

    def full_deal(self) -> TutorWidget:
        """A table with opponents, to play at as long as one likes; raises `LookupError` where there is none."""
        if self.lesson.settings is None:
            msg = f"{self.lesson.slug} has no full deal"
            raise LookupError(msg)
        settings = self.lesson.settings
        games = [
            Agreement(
                rules=house.rules,
                stakes=house.stakes,
                players=settings.opponents + 1,
                chips=house.stack,
                ante=house.ante,
            )
            for house in settings.houses.values()
        ]
        part = FullDealPart("deal", games, self._words, rng=self._rng, keeper=self._keeper, lesson=self.lesson.slug)
        return TutorWidget(
            [part],
            self._words,
            kind="deal",
            name=self.lesson.slug,
            keeps=(PROGRESS_KEY, DEAL_KEY),
            merges=(PROGRESS_KEY,),
            resumes=True,
            keeper=self._keeper,
        )

    def whole(self) -> TutorWidget:
        """The whole lesson in one widget."""
        parts: list[Part] = [_Heading(self.lesson, self._words, self._keeper, titled=self._titled)]
        for section in self.lesson.sections:
            parts += self._parts_of(section)
        return self._widget("whole", parts)

    def _parts_of(self, section: Section) -> list[Part]:
        words = self._words
        paragraphs = [words.say(paragraph) for paragraph in section.paragraphs]
        if section.task is not None:
            paragraphs.append(words.say(section.task))
        parts: list[Part] = [
            Prose(
                section.id,
                words,
                title=words.say(section.title),
                paragraphs=paragraphs,
                rules=(*section.rules, *section.differs),
                figures=section.figures,
            )
        ]
        if section.demonstrates:
            parts.append(self._demonstration(f"{section.id}-demonstration"))
        if section.exercises:
            exercises = [self.lesson.exercise(exercise) for exercise in section.exercises]
            parts.append(self._exercises(f"{section.id}-exercises", exercises))
        # Last, for a table tells what an exercise asks.
        parts += [self._exhibit(exhibit, section.id) for exhibit in section.exhibits]
        return parts

    def _exhibit(self, exhibit: Exhibit, section: str) -> Part:
        part = EXHIBITS[exhibit](f"{section}-{exhibit}", self._words, self._rng)
        if isinstance(part, LabPart):
            self._labs.add(part)
        elif isinstance(part, TabularPart):
            part.lays_out = self._lay_out
        return part

    def _lay_out(self, hand: Sequence[Card], keep: Sequence[Card]) -> Reaction:
        """Lays a hand out in the page's lab, and says what it comes to; refuses where no lab is open."""
        labs = tuple(self._labs)
        if not labs:
            return Reaction(refused=self._words.say("counts-no-lab"))
        for lab in labs:
            reaction = lab.lay_out(hand, keep)
        self._keeper.tell()
        return reaction

    def _demonstration(self, key: str = "demonstration") -> DemoPart:
        if self.lesson.demonstration is None:
            msg = f"{self.lesson.slug} has no demonstration"
            raise LookupError(msg)
        return DemoPart(key, self.lesson.demonstration, self._words)

    def _exercises(self, key: str, exercises: Sequence[Exercise]) -> ExercisePart:
        return ExercisePart(key, exercises, self._words, self._keeper, seed=self._rng.randrange(_SEEDS))

    def _widget(self, name: str, parts: Sequence[Part], *, label: str = "") -> TutorWidget:
        return TutorWidget(
            parts,
            self._words,
            kind="lesson",
            name=f"{self.lesson.slug}/{name}",
            label=label,
            keeps=(PROGRESS_KEY, *(LAB_KEY for part in parts if isinstance(part, LabPart))),
            merges=(PROGRESS_KEY,),
            keeper=self._keeper,
        )

    def _ipython_display_(self, **kwargs: object) -> None:
        self.heading()._ipython_display_(**kwargs)

    def __repr__(self) -> str:
        return f"LessonPage({self.lesson.slug!r})"
