"""The course from its content files: which lessons there are, and each lesson with its positions set up."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache, lru_cache
from types import MappingProxyType
from typing import Final

from drawtutor.course.answers import Answer
from drawtutor.course.exercise import Exercise, Task
from drawtutor.course.facts import facts_of
from drawtutor.course.lesson import Exhibit, Lesson, Outline, Section, Settings
from drawtutor.course.reading.demonstration import read_demonstration
from drawtutor.course.reading.node import ContentError, Node, content_text, read_content
from drawtutor.course.reading.notation import NotationError, parse_answer
from drawtutor.course.reading.staging import House
from drawtutor.course.reading.subjects import Houses, read_aim, read_choices, read_subject
from drawtutor.course.reading.values import read_values
from drawtutor.message import Message
from drawtutor.rules import RulesError, RuleSet, Stakes, load_rules

__all__ = ["Check", "Course", "load_checks", "load_course", "read_lesson"]

_COURSE: Final = "lessons/course.toml"
_EXERCISE_ID: Final = re.compile(r'^\[\[exercise\]\]\nid = "([^"\n]*)"$', re.MULTILINE)
"""An exercise begins with its id, so that it is found without parsing the file."""


@dataclass(frozen=True, slots=True)
class Course:
    """The lessons in order. A lesson's positions are set up when it is first opened."""

    lessons: tuple[Outline, ...]

    def outline(self, slug: str) -> Outline:
        """The outline of a lesson; raises `KeyError` that names those there are."""
        for outline in self.lessons:
            if outline.slug == slug:
                return outline
        raise KeyError(f"there is no lesson {slug!r}, only {', '.join(lesson.slug for lesson in self.lessons)}")

    def lesson(self, slug: str) -> Lesson:
        """The lesson, complete; raises `KeyError` that names those there are."""
        self.outline(slug)
        return _lesson(slug)

    def exercise(self, exercise: str) -> Exercise:
        """The guided exercise of this id, as in ``deal/third-card``; raises `KeyError`."""
        return self.lesson(exercise.partition("/")[0]).exercise(exercise)


@dataclass(frozen=True, slots=True)
class Check:
    """What an author expects of an exercise. It checks the content; no learner is graded by it."""

    exercise: str
    model: Answer
    wrong: tuple[Answer, ...]


@lru_cache(maxsize=1)
def load_course() -> Course:
    """The course; its lessons are read when they are opened, and raise `ContentError` then for what is wrong."""
    outlines = []
    for slug, name in _files().items():
        # All the files take long to parse, and a page needs one of them: of the others only the ids are looked up.
        ids = tuple(f"{slug}/{exercise}" for exercise in _EXERCISE_ID.findall(content_text(f"lessons/{name}.toml")))
        title, subtitle = _titles(slug)
        outlines.append(Outline(slug=slug, title=title, subtitle=subtitle, exercises=ids))
    return Course(tuple(outlines))


@lru_cache(maxsize=1)
def _course_node() -> Node:
    return read_content(_COURSE)


@lru_cache(maxsize=1)
def _files() -> dict[str, str]:
    return {name.partition("-")[2]: name for name in _course_node().texts("order")}


@lru_cache(maxsize=1)
def houses() -> Houses:
    """The tables that the lessons are set at, by name."""
    tables = _course_node().node("tables")
    return MappingProxyType({name: _house(tables.node(name), name) for name in tables.names()})


def _house(node: Node, name: str) -> House:
    try:
        rules = load_rules(node.text("rules", name))
        stakes = Stakes(
            small_bet=node.number("small_bet", 0),
            big_bet=node.number("big_bet", 0),
            min_bet=node.number("min_bet", 0),
            max_bet=node.number("max_bet", 0),
        ).checked(rules)
    except RulesError as error:
        raise node.error("rules", str(error)) from None
    house = House(rules=rules, stakes=stakes, ante=node.number("ante"), stack=node.number("stack"))
    node.finish()
    return house


def _titles(slug: str) -> tuple[Message, Message]:
    return Message.of(f"lesson-{slug}-title"), Message.of(f"lesson-{slug}-subtitle")


@cache
def _lesson(slug: str) -> Lesson:
    lesson = read_lesson(read_content(f"lessons/{_files()[slug]}.toml"))
    expected = load_course().outline(slug).exercises
    if lesson.slug != slug or tuple(exercise.id for exercise in lesson.exercises) != expected:
        raise ContentError(_files()[slug], "slug", "the slug of the file's name and exercises that begin with id")
    return lesson


def read_lesson(node: Node) -> Lesson:
    """The lesson of a content file; raises `ContentError` for the first thing that is wrong with it."""
    slug = node.text("slug")
    exercises = tuple(_read_exercise(each, slug) for each in node.nodes("exercise"))
    ids = [exercise.id for exercise in exercises]
    for exercise in ids:
        if ids.count(exercise) > 1:
            raise node.error("exercise", f"each id once is expected, and {exercise!r} is there twice")
    sections = tuple(_read_section(each, slug, ids) for each in node.nodes("section"))
    demonstration = read_demonstration(node.node("demonstration"), slug, houses()) if "demonstration" in node else None
    settings = _read_settings(node.node("settings")) if "settings" in node else None
    title, subtitle = _titles(slug)
    node.finish()
    return Lesson(
        slug=slug,
        title=title,
        subtitle=subtitle,
        sections=sections,
        exercises=exercises,
        demonstration=demonstration,
        settings=settings,
    )


def _read_section(node: Node, slug: str, exercises: list[str]) -> Section:
    name = node.text("id")
    here = f"lesson-{slug}-{name}"
    values = read_values(node.node("values"), houses())
    own = tuple(f"{slug}/{exercise}" for exercise in node.texts("exercises", ()))
    for exercise in own:
        if exercise not in exercises:
            raise node.error("exercises", f"an exercise of this lesson is expected, not {exercise!r}")
    demonstrates = node.flag("demonstrates")
    exhibits = node.members("exhibits", Exhibit)
    section = Section(
        id=name,
        title=Message.of(f"{here}-title"),
        paragraphs=tuple(
            Message.of(f"{here}-{place}", **values.named) for place in range(1, node.number("paragraphs") + 1)
        ),
        rules=node.texts("rules"),
        differs=node.texts("differs", ()),
        exercises=own,
        demonstrates=demonstrates,
        exhibits=exhibits,
        figures=values.figures,
        task=Message.of(f"{here}-do", **values.named) if own or demonstrates or exhibits else None,
    )
    node.finish()
    return section


def _read_exercise(node: Node, slug: str) -> Exercise:
    name = node.text("id")
    task = node.member("task", Task)
    subject = read_subject(node, task, houses(), f"{slug}/{name}")
    aim = read_aim(node)
    values = facts_of(subject, aim)
    here = f"lesson-{slug}-ex-{name}"
    exercise = Exercise(
        id=f"{slug}/{name}",
        lesson=slug,
        task=task,
        rules=node.texts("rules"),
        subject=subject,
        prompt=Message.of(here, **values),
        aim=aim,
        choices=read_choices(node, task, subject),
        note=Message.of(f"{here}-note", **values) if node.flag("note") else None,
    )
    _read_check(node, exercise)
    node.finish()
    return exercise


def _read_check(node: Node, exercise: Exercise) -> Check:
    try:
        model = parse_answer(exercise.task, node.text("model"))
        wrong = tuple(parse_answer(exercise.task, text) for text in node.texts("wrong"))
    except NotationError as error:
        raise node.error("model", str(error)) from None
    return Check(exercise.id, model, wrong)


def load_checks(slug: str) -> tuple[Check, ...]:
    """What the author expects of each exercise of a lesson, for the tests of the content."""
    lesson = _lesson(slug)
    nodes = read_content(f"lessons/{_files()[slug]}.toml").nodes("exercise")
    return tuple(_read_check(node, exercise) for node, exercise in zip(nodes, lesson.exercises, strict=True))


def _read_settings(node: Node) -> Settings:
    tables = node.texts("tables")
    chosen = {}
    for name in tables:
        if name not in houses():
            raise node.error("tables", f"one of {', '.join(houses())} is expected, not {name!r}")
        house = houses()[name]
        chosen[RuleSet(house.rules.rule_set)] = house
    settings = Settings(opponents=node.number("opponents"), houses=MappingProxyType(chosen))
    node.finish()
    return settings
