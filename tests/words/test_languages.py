"""Every language complete and sound, and the check itself tried on languages that are not."""

import ast
from collections.abc import Callable, Iterator, Mapping
from importlib.resources import files
from pathlib import Path

import pytest

from drawtutor.words import Catalogue, Language
from drawtutor.words.audit import differences, faults
from drawtutor.words.entries import Entries

Write = Callable[[Mapping[str, str]], Path]
LOCALE = files("drawtutor.words").joinpath("locale")
LANGUAGES = sorted(folder.name for folder in LOCALE.iterdir() if folder.is_dir())
ROOT = Path(__file__).parents[2]


def test_every_folder_is_a_language_of_the_tutors_and_english_is_there() -> None:
    assert "en" in LANGUAGES
    assert set(LANGUAGES) <= {language.value for language in Language}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_of_a_language_are_sound(language: str) -> None:
    assert faults(Entries(LOCALE / language)) == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_every_text_form_and_value_of_english(language: str) -> None:
    assert differences(Entries(LOCALE / "en"), Entries(LOCALE / language)) == ()


MASTER = "a = One { $n }\n    .form = Form\nb = Two { $who }\nc = { b } too\n"


@pytest.mark.parametrize(
    ("other", "told"),
    [
        (MASTER, ()),
        ("a = Jeden { $n }\n    .form = F\n    .gen = G\n-t = termin\nb = Dwa { -t } { $who }\nc = { b } i\n", ()),
        (MASTER.replace("b = Two { $who }\nc = { b } too\n", ""), ("b is missing", "c is missing")),
        (MASTER.replace("    .form = Form\n", ""), ("a.form is missing",)),
        (MASTER.replace("One { $n }", "One"), ("a leaves out $n",)),
        (MASTER.replace("Two { $who }", "Two"), ("b leaves out $who", "c leaves out $who")),
        (MASTER.replace("Form", "Form { $x }"), ("a.form wants $x, which it is not given",)),
        (MASTER + "d = More\n", ("d is not in the master",)),
        (MASTER.replace("a = One { $n }\n", "a =\n"), ("a is missing",)),
    ],
)
def test_an_incomplete_language_is_found_out(write: Write, other: str, told: tuple[str, ...]) -> None:
    master = Entries(write({"x.ftl": MASTER}))
    assert differences(master, Entries(write({"y.ftl": other}))) == told


@pytest.mark.parametrize(
    ("texts", "told"),
    [
        ({"x.ftl": "a = { $n ->\n    [one] x\n   *[other]\n     y\n}\n\n# said\nb = B\n"}, ()),
        ({"x.ftl": "a = A\n", "sub/y.ftl": "b = B\n"}, ()),
        ({"x.ftl": "a = A\n", "y.ftl": "a = B\n"}, ("x.ftl: a stands elsewhere too",)),
        ({"x.ftl": "a = A\nb A\n"}, ("x.ftl: no part of any entry: 'b A'",)),
        ({"x.ftl": "    A\na = A\n"}, ("x.ftl: no part of any entry: '    A'",)),
        ({"x.ftl": "a = { $n\n"}, ("x.ftl: a: this is no valid Fluent",)),
        ({"x.ftl": "a_b = A\n"}, ("x.ftl: a_b: the key is not in kebab case",)),
        ({"x.ftl": "a = { b }\n"}, ("x.ftl: a: refers to b, which there is not",)),
        ({"x.ftl": "a = { b }\nb = { a }\n"}, ("x.ftl: a: refers to itself", "x.ftl: b: refers to itself")),
        ({"x.ftl": "a = { SHOUT($n) }\n"}, ("x.ftl: a: calls SHOUT, which there is not",)),
        ({"x.ftl": "a = A\n    .b = Hurrah!\n"}, ("x.ftl: a: raises its voice",)),
    ],
)
def test_what_is_wrong_with_a_file_is_found_out(write: Write, texts: dict[str, str], told: tuple[str, ...]) -> None:
    if told and "elsewhere" in told[0]:
        told = ("y.ftl: a stands elsewhere too",)
    assert faults(Entries(write(texts))) == told


def messages() -> Iterator[tuple[str, str, frozenset[str]]]:
    """Every message and sentence of the code whose key stands there in full: where, its key, its values."""
    for path in sorted((ROOT / "drawtutor").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and (node.func.attr == "say" or ast.unparse(node.func) == "Message.of")
                and node.args
                and isinstance(node.args[0], ast.Constant)
            ):
                given = {word.arg for word in node.keywords}
                if None not in given:
                    where = f"{path.relative_to(ROOT)}:{node.lineno}"
                    yield where, str(node.args[0].value), frozenset(name for name in given if name)


def test_every_message_that_the_code_makes_has_a_text_and_the_values_it_needs() -> None:
    english = Catalogue.load(Language.ENGLISH)
    lacking: list[str] = []
    count = 0
    for where, key, given in messages():
        count += 1
        if not english.has(key):
            lacking.append(f"{where}: there is no text {key}")
        elif english.variables(key) - given:
            lacking.append(f"{where}: {key} needs {sorted(english.variables(key) - given)}")
    assert not lacking, "\n".join(lacking)
    assert count
