"""The house is built upwards: a room knows the rooms below it and nothing of those above."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest
from importlinter.cli import lint_imports

import drawtutor

PACKAGE = Path(drawtutor.__file__).parent
ROOMS = [
    "message",
    "cards",
    "hands",
    "rules",
    "odds",
    "reference",
    "advice",
    "play",
    "course",
    "words",
    "widgets",
    "app",
]
# What a room below the widgets may pull in from outside the standard library, Fluent's own needs aside.
JUPYTER = ("ipywidgets", "anywidget", "traitlets", "IPython", "jupyter", "voila", "tornado", "notebook", "numpy")


def test_imports_go_one_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """The contracts in pyproject.toml, held by import-linter."""
    monkeypatch.chdir(PACKAGE.parent)
    # It would set up logging anew, and silence the loggers that the tests after it listen to.
    monkeypatch.setattr("logging.config.dictConfig", lambda config: None)
    assert lint_imports(no_cache=True) == 0


@pytest.mark.parametrize("room", [room for room in ROOMS if room not in ("widgets", "app")])
def test_a_room_below_the_widgets_loads_no_jupyter(room: str) -> None:
    found = f"[name for name in sys.modules if name.split('.')[0].startswith({JUPYTER!r})]"
    code = f"import sys, drawtutor.{room}; found = {found}; assert not found, found"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_the_package_itself_loads_nothing() -> None:
    code = "import sys, drawtutor; assert [n for n in sys.modules if n.startswith('drawtutor')] == ['drawtutor']"
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_has_one_front_door(room: str) -> None:
    """Outside a room its modules are not imported, only the room."""
    for path in sorted(PACKAGE.rglob("*.py")):
        inside = path.relative_to(PACKAGE).parts[0].removesuffix(".py")
        if inside == room:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(f"drawtutor.{room}."):
                pytest.fail(f"{path.relative_to(PACKAGE)} imports {node.module} past the room's front door")


@pytest.mark.parametrize("room", ROOMS)
def test_what_a_room_offers_is_listed(room: str) -> None:
    module = __import__(f"drawtutor.{room}", fromlist=["__all__"])
    assert len(module.__all__) == len(set(module.__all__)) > 0
    for name in module.__all__:
        assert hasattr(module, name)


def test_modules_are_rooms_one_can_see_across() -> None:
    """No module grows past 400 lines."""
    long = {path.name: n for path in PACKAGE.rglob("*.py") if (n := len(path.read_text("utf-8").splitlines())) > 400}
    assert not long
