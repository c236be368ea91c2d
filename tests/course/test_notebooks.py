"""The notebooks are thin: they open a lesson or a page, show what it has, and hold no words of any language."""

import ast
import json
from pathlib import Path
from typing import Any

import pytest

from drawtutor.course import load_course

FOLDER = Path(__file__).parents[2] / "lessons"
NOTEBOOKS = sorted(FOLDER.glob("[0-9]*.ipynb"))
REFERENCES = sorted(set(FOLDER.glob("*.ipynb")) - set(NOTEBOOKS))
ALLOWED = (ast.ImportFrom, ast.Assign, ast.Expr)


def read(path: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data


def slug(path: Path) -> str:
    return path.stem.partition("-")[2]


def test_there_is_one_notebook_for_each_lesson_in_order() -> None:
    assert [slug(path) for path in NOTEBOOKS] == [outline.slug for outline in load_course().lessons]


@pytest.mark.parametrize("path", NOTEBOOKS, ids=slug)
def test_a_notebook_is_three_to_seven_code_cells_without_output(path: Path) -> None:
    cells = read(path)["cells"]
    assert 3 <= len(cells) <= 7
    assert all(
        cell["cell_type"] == "code" and not cell["outputs"] and cell["execution_count"] is None for cell in cells
    )
    ids = [cell["id"] for cell in cells]
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("path", REFERENCES, ids=lambda path: path.stem)
def test_the_notebook_of_a_page_beside_the_course_has_no_output(path: Path) -> None:
    cells = read(path)["cells"]
    assert 1 <= len(cells) <= 6
    assert all(
        cell["cell_type"] == "code" and not cell["outputs"] and cell["execution_count"] is None for cell in cells
    )


@pytest.mark.parametrize("path", [*NOTEBOOKS, *REFERENCES], ids=lambda path: path.stem)
def test_a_cell_only_imports_names_and_calls_and_ends_in_something_to_show(path: Path) -> None:
    for cell in read(path)["cells"]:
        body = ast.parse("".join(cell["source"])).body
        assert all(isinstance(statement, ALLOWED) for statement in body)
        assert isinstance(body[-1], ast.Expr)
        assert isinstance(body[-1].value, ast.Call)


@pytest.mark.parametrize("path", NOTEBOOKS, ids=slug)
def test_the_cells_show_the_sections_of_the_lesson_in_order(path: Path) -> None:
    lesson = load_course().lesson(slug(path))
    shown = []
    for cell in read(path)["cells"]:
        for call in ast.walk(ast.parse("".join(cell["source"]))):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "section":
                assert isinstance(call.args[0], ast.Constant)
                shown.append(call.args[0].value)
    assert shown == [section.id for section in lesson.sections]


@pytest.mark.parametrize("path", NOTEBOOKS, ids=slug)
def test_a_notebook_opens_its_own_lesson(path: Path) -> None:
    first = "".join(read(path)["cells"][0]["source"])
    assert f'open_lesson("{slug(path)}")' in first
