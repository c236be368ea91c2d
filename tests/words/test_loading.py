"""What loading costs: files are only cut into entries, and an entry is parsed when it is said."""

import time
from collections.abc import Callable, Mapping
from importlib.resources import files
from pathlib import Path

import pytest

from drawtutor.cards import Card
from drawtutor.words import Catalogue, Language
from drawtutor.words.entries import Entries, Entry

ENGLISH = files("drawtutor.words").joinpath("locale", "en")


def fastest(work: Callable[[], object]) -> float:
    """Seconds of the processor's time, the best of five, so that a busy machine does not count."""
    taken = []
    for _ in range(5):
        start = time.process_time()
        work()
        taken.append(time.process_time() - start)
    return min(taken)


def test_nothing_is_read_before_the_first_sentence(tmp_path: Path) -> None:
    catalogue = Catalogue(Language.ENGLISH, tmp_path / "later", strict=True)
    (tmp_path / "later").mkdir()
    (tmp_path / "later" / "a.ftl").write_text("a = A\n", encoding="utf-8")
    assert catalogue.say("a") == "A"


def test_only_the_entries_that_are_said_are_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    parsed: list[str] = []
    parse = Entry.parse

    def noted(entry: Entry) -> object:
        parsed.append(entry.key)
        return parse(entry)

    monkeypatch.setattr(Entry, "parse", noted)
    catalogue = Catalogue(Language.ENGLISH, ENGLISH, strict=True)
    assert catalogue.text(Card.parse("Ah")) == "ace of hearts"
    assert catalogue.text(Card.parse("Ad")) == "ace of diamonds"
    assert sorted(parsed) == ["card", "rank-ace", "suit-diamonds", "suit-hearts"]


def test_the_first_sentence_comes_within_thirty_milliseconds() -> None:
    assert fastest(lambda: Catalogue(Language.ENGLISH, ENGLISH, strict=True).text(Card.parse("Ah"))) < 0.03


def test_the_whole_of_english_is_cut_into_entries_within_thirty_milliseconds() -> None:
    assert fastest(lambda: Entries(ENGLISH)) < 0.03


def test_files_in_subfolders_are_found_and_the_rest_is_left_alone(
    write: Callable[[Mapping[str, str]], Path],
) -> None:
    folder = write({"a.ftl": "a = A\n", "lessons/deal.ftl": "b = B\n", "notes.txt": "c = C\n"})
    catalogue = Catalogue(Language.ENGLISH, folder, strict=True)
    assert [catalogue.has(key) for key in "abc"] == [True, True, False]
    assert catalogue.entries.by_key["b"].file == "lessons/deal.ftl"


def test_a_language_without_a_folder_is_said_in_english() -> None:
    assert Catalogue.load(Language.POLISH, strict=False).say("list-none") == "none"
