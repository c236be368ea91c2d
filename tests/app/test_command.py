"""The command, as it is typed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from drawtutor.app import cli, lab
from drawtutor.app.places import lesson_files, reference_files
from drawtutor.course import load_course

JUPYTER = ("ipywidgets", "anywidget", "traitlets", "IPython", "jupyter", "nbformat", "voila", "tornado", "jinja2")
RECORD = """variant = "5CD"
_rules = "california"
antes = [1, 1]
blinds_or_straddles = [0, 0]
starting_stacks = [40, 40]
small_bet = 2
actions = ["d dh p1 AsKsQsJsTs", "d dh p2 2c3c4c5c7d"]
"""


@pytest.mark.parametrize(
    "line", [["--help"], ["serve", "--help"], ["--version"], ["replay", "no-such.phh", "--json"], ["rules"]]
)
def test_the_command_answers_without_loading_jupyter(line: list[str], tmp_path: Path) -> None:
    code = f"""
import sys
from drawtutor.app import cli
try:
    cli.main({line!r})
except SystemExit:
    pass
found = [name for name in sys.modules if name.split(".")[0].startswith({JUPYTER!r})]
assert not found, found
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    # A checkout that is not installed has no version to tell; that is no matter here.
    assert done.returncode == 0 or "PackageNotFoundError" in done.stderr, done.stderr


@pytest.mark.parametrize(
    "line", [["--port", "80a"], ["--port", "65536"], ["serve", "--limit", "x"], ["nonsense"], ["--x"]]
)
def test_what_is_no_option_is_refused(line: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        cli.main(line)

    assert stopped.value.code == 2
    assert "drawtutor" in capsys.readouterr().err


@pytest.mark.parametrize("text", ["", "actions = [", 'variant = "NLHE"'])
def test_a_file_that_is_no_record_is_not_reviewed(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "some.phh"
    path.write_text(text)

    assert cli.main(["review", str(path), "--no-browser", "--port", "0"]) == 2
    assert str(path) in capsys.readouterr().err
    assert cli.main(["review", str(tmp_path / "none.phh"), "--no-browser", "--port", "0"]) == 2


def test_a_deal_that_cannot_begin_is_not_reviewed(capsys: pytest.CaptureFixture[str]) -> None:
    path = Path(__file__).parents[1] / "data" / "deals" / "BG-02-nine-players-refused.phh"

    assert cli.main(["review", str(path), "--no-browser", "--port", "0"]) == 2
    assert "Traceback" not in capsys.readouterr().err


def test_a_pipe_is_not_reviewed_because_it_can_be_read_only_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    os.mkfifo(pipe := tmp_path / "pipe")
    assert cli.main(["review", str(pipe)]) == 2
    assert "no record to read" in capsys.readouterr().err


def test_a_record_is_replayed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "some.phh"
    path.write_text(RECORD)

    assert cli.main(["replay", str(path), "--json"]) == 0

    assert json.loads(capsys.readouterr().out)["phase"] == "bet1"


@pytest.mark.parametrize(
    ("given", "meant"),
    [("/", "/"), ("", "/"), ("class", "/class/"), ("/class/draw", "/class/draw/"), ("//class//", "/class/")],
)
def test_a_path_begins_and_ends_with_a_slash(given: str, meant: str) -> None:
    assert cli._base_url(given) == meant


def test_the_notebooks_are_the_lessons_of_the_course_in_its_order() -> None:
    assert [lesson.slug for lesson in lesson_files()] == [lesson.slug for lesson in load_course().lessons]
    assert [lesson.number for lesson in lesson_files()] == list(range(1, len(load_course().lessons) + 1))


def test_a_learners_own_copy_of_a_lesson_is_never_overwritten(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    lab.lay_out(folder)
    names = sorted(path.name for path in folder.iterdir())
    assert names == sorted(page.path.name for page in (*lesson_files(), *reference_files()))
    first = folder / names[0]
    first.write_text("mine")
    (folder / names[1]).unlink()

    lab.lay_out(folder)

    assert first.read_text() == "mine"
    assert (folder / names[1]).exists()


def test_a_folder_that_cannot_be_used_is_an_error_that_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")

    assert cli.main(["lab", "--no-browser", "--port", "0", "--folder", str(tmp_path / "file" / "below")]) == 2
    assert "cannot be used" in capsys.readouterr().err


def test_replay_survives_a_reader_that_has_enough(tmp_path: Path) -> None:
    """A pipe that nobody reads any more is no reason for a traceback."""
    command = f'"{sys.executable}" -m drawtutor.app.cli replay "{tmp_path}" --json | true'
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=False)
    assert done.stderr == ""


@pytest.mark.parametrize("line", ["rules", "rules PL-20", "rules --json", 'replay "{record}"'])
@pytest.mark.parametrize("reader", ["| head -c 1", "> /dev/full", ">&-"])
def test_output_that_goes_nowhere_is_no_traceback(line: str, reader: str, tmp_path: Path) -> None:
    record = tmp_path / "deal.phh"
    record.write_text(RECORD)
    command = f'"{sys.executable}" -m drawtutor.app.cli {line.format(record=record)} {reader}'
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=False)
    full = reader == "> /dev/full"
    assert done.stderr == ("drawtutor: The output cannot be written: No space left on device.\n" if full else "")
    assert done.returncode == (2 if full else 0)


def test_a_terminal_that_knows_only_ascii_gets_the_rules_too() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    command = [sys.executable, "-m", "drawtutor.app.cli", "rules", "PL-20"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    assert (done.returncode, done.stderr) == (0, "")
    assert "\\u201c" in done.stdout


STEERING = "\x1b[31m\x07\u202e\x9b2J\u2028"


@pytest.mark.parametrize(
    "line",
    [
        ["rules", STEERING],
        ["replay", "{record}"],
        ["replay", "{record}", "--json"],
        ["review", f"no-such{STEERING}"],
        ["serve", "--port", STEERING],
        ["replay", "x", f"--{STEERING}"],
    ],
)
def test_nothing_that_was_given_steers_the_terminal(
    line: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Escape sequences, bells, and marks that turn the writing round are spelled out."""
    record = tmp_path / "deal.phh"
    record.write_text(RECORD.replace("d dh p2", json.dumps(STEERING)[1:-1]))
    try:
        status = cli.main([part.format(record=record) for part in line])
    except SystemExit as stopped:
        status = stopped.code  # type: ignore[assignment]
    told = "".join(capsys.readouterr())
    assert status == 2
    assert not set(STEERING.replace("[31m", "").replace("2J", "")) & set(told)
    assert "1b[31m" in told


def test_a_file_that_is_too_long_is_read_no_further(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from drawtutor.app import replay

    endless = tmp_path / "endless.phh"
    endless.write_text("#" * 10**6)
    assert len(replay.read_text(endless)) < 10**6
    assert replay.main(str(endless), as_json=True) == 2
    assert "too long" in capsys.readouterr().out


def test_the_rules_are_listed_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["rules", "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)
    assert len(listed) == 102
    for rule in listed:
        assert {"id", "stage", "statement", "source", "lessons", "exercises", "tests"} <= set(rule)
        assert rule["statement"].endswith(".")
        assert rule["source"] in ("pl", "no", "bg", "en")
        assert rule["tests"]
        assert all(type(rule[links]) is list for links in ("lessons", "exercises", "tests"))


@pytest.mark.parametrize("written", ["PL-20", "pl-20", "pl20", "PL 20"])
def test_one_rule_is_shown_with_its_links(written: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["rules", written]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("PL-20, bet1")
    assert "first-betting-round" in shown
    assert "tests/rules/" in shown
    assert cli.main(["rules", written, "--json"]) == 0
    (rule,) = json.loads(capsys.readouterr().out)
    assert rule["id"] == "PL-20"


@pytest.mark.parametrize("written", ["PL-43", "XX-01", "20", "", "PL-20; rm", "\u2603" * 100])
def test_a_rule_that_there_is_not_is_one_sentence(written: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["rules", written]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "There is no rule" in said


def test_the_list_of_rules_fits_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["rules"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 102
    assert max(map(len, lines)) <= 100
