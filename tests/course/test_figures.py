"""No chance in a lesson is typed: each is counted when it is shown, and can be looked at with what it comes from."""

from __future__ import annotations

import re
from fractions import Fraction
from importlib.resources import files

import pytest

from drawtutor.cards import parse_cards
from drawtutor.course import Figure, FigureKind, Section, load_course
from drawtutor.hands import HandCategory
from drawtutor.widgets.figures import counted
from drawtutor.widgets.wording import Wording
from drawtutor.words import Language

COURSE = load_course()
LESSONS = [COURSE.lesson(outline.slug) for outline in COURSE.lessons]
SECTIONS = [(lesson.slug, section) for lesson in LESSONS for section in lesson.sections]
ABOUT_NOTATION = {"lesson-pot-odds-three-ways-2", "lesson-odds-lab-printed-table-2"}
"""Texts that speak of the ways to write a chance, and not of what happens so often."""
# A chance as a person would type it: 28.7%, 4 to 1, 1 in 3.48, 9 of 47, 2,598,960.
TYPED = re.compile(r"\d\s?%|\b\d[\d.,]* to 1\b|\b1 in \d|\b\d+ (?:of|out of) \d{2,}|\d,\d{3}")


@pytest.mark.parametrize(("lesson", "section"), SECTIONS, ids=[f"{slug}/{section.id}" for slug, section in SECTIONS])
def test_every_chance_in_a_text_can_be_looked_at(lesson: str, section: Section) -> None:
    shown = [value for text in section.paragraphs for value in text.values.values() if isinstance(value, Fraction)]
    assert set(shown) == {figure.chance for figure in section.figures}


def test_some_texts_give_chances() -> None:
    assert sum(len(section.figures) for _, section in SECTIONS) > 20


def test_no_chance_is_typed_into_a_text() -> None:
    folder = files("drawtutor").joinpath("words", "locale", "en")
    # How numbers are written stands in one file; what happens how often, in none.
    texts = [file for file in folder.iterdir() if file.name != "values.ftl"]
    assert len(texts) > 25
    found = [
        f"{file.name}: {line.strip()}"
        for file in texts
        for line in file.read_text(encoding="utf-8").splitlines()
        if not line.startswith("#") and TYPED.search(line) and line.partition(" ")[0] not in ABOUT_NOTATION
    ]
    assert not found


@pytest.mark.parametrize(
    "typed", ["It comes 28.7% of the time", "4.22 to 1 against", "1 in 5.2", "9 of 47", "2,598,960"]
)
def test_a_typed_chance_would_be_found(typed: str) -> None:
    assert TYPED.search(typed)


def cards(text: str) -> tuple:
    return parse_cards(text)


FIGURES = [
    (Figure.reach(cards("QhQdAc5s2d"), cards("QhQd"), HandCategory.THREE_OF_A_KIND), 2064, 16215),
    (Figure.exactly(cards("QhQdAc5s2d"), cards("QhQdAc"), HandCategory.TWO_PAIR), 186, 1081),
    (Figure.improves(cards("QhQd9c9s2d"), cards("QhQd9c9s")), 4, 47),
    (Figure.beats(cards("QhQd9c9s2d"), cards("QhQd9c9s"), cards("KhKd7c7s3d")), 4, 42),
    (Figure.share(10, 40), 10, 50),
    (Figure.bluff(6, 12), 6, 18),
]


@pytest.mark.parametrize(("figure", "ways", "total"), FIGURES, ids=[figure.kind for figure, _, _ in FIGURES])
def test_a_figure_says_how_many_cases_of_how_many_it_is(figure: Figure, ways: int, total: int) -> None:
    assert (figure.ways, figure.total) == (ways, total)
    assert figure.chance == Fraction(ways, total)


def test_every_kind_of_figure_is_tried_here() -> None:
    assert {figure.kind for figure, _, _ in FIGURES} == set(FigureKind)


def test_figures_are_told_in_three_forms_with_their_cards() -> None:
    words = Wording.of(Language.ENGLISH)
    picture = counted([figure for figure, _, _ in FIGURES], words)
    assert picture is not None
    queens = picture["groups"][0]
    assert [card["c"] for card in queens["kept"]["cards"]] == ["Qh", "Qd"]
    assert [card["c"] for card in queens["thrown"]["cards"]] == ["Ac", "5s", "2d"]
    assert queens["rows"] == [
        {
            "label": "three of a kind or better",
            "text": "2064 of 16,215: 12.7%, 6.86 to 1 against, 1 in 7.86",
        }
    ]
    assert [row["label"] for group in picture["groups"][1:] for row in group["rows"]] == [
        "just two pair",
        "better than two pair",
        "beats two pair, kings and sevens",
        "to call 10 into a pot of 40, the bet in it",
        "to bluff with 6 at a pot of 12",
    ]
    assert picture["groups"][-1]["rows"][-1]["text"] == "6 of 18 chips: 33.3%, 2 to 1 against, 1 in 3"


def test_a_text_without_chances_has_nothing_to_open() -> None:
    assert counted([], Wording.of(Language.ENGLISH)) is None
