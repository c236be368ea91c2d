"""What the odds lab lays out, without a browser: what stands in the tables, and that it is what the odds say."""

from __future__ import annotations

import re
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from drawtutor.course import Exhibit, load_course, printed_table
from drawtutor.hands import HandCategory
from drawtutor.odds import hand_frequencies
from drawtutor.widgets import LessonPage, TutorWidget
from drawtutor.widgets._base import Part
from drawtutor.widgets.exhibits import EXHIBITS
from drawtutor.widgets.plain import plain
from drawtutor.widgets.wording import Wording
from drawtutor.words import Language

WORDS = Wording.of(Language.ENGLISH)
TABLES = [Exhibit.PRINTED_TABLE, Exhibit.DEALT_HANDS, Exhibit.OPENERS, Exhibit.STUB]


def part(exhibit: Exhibit) -> Part:
    return EXHIBITS[exhibit]("shown", WORDS, Random(1))


def rows(exhibit: Exhibit, at: int = 0) -> dict[str, Any]:
    return {row["key"]: row for group in part(exhibit).blocks()[at]["groups"] for row in group["rows"]}


def test_every_exhibit_is_drawn_by_somebody() -> None:
    assert set(EXHIBITS) == set(Exhibit)


@pytest.mark.parametrize("exhibit", TABLES)
def test_a_table_has_a_cell_for_each_column_and_every_row_its_own_key(exhibit: Exhibit) -> None:
    for block in part(exhibit).blocks():
        assert plain(block) == plain(plain(block))
        for group in block["groups"]:
            keys = [row["key"] for row in group["rows"]]
            assert len(set(keys)) == len(keys) > 0
            for row in group["rows"]:
                assert len(row["cells"]) == len(block["columns"]) - 1
                assert all(row["cells"])


@pytest.mark.parametrize("exhibit", TABLES)
def test_a_table_is_told_in_words_where_no_picture_can_be_shown(exhibit: Exhibit) -> None:
    shown = part(exhibit)
    told = shown.in_words()
    for block in shown.blocks():
        assert block["title"] in told
        for group in block["groups"]:
            for row in group["rows"]:
                assert row["head"] in told
                assert all(cell in told for cell in row["cells"])
                assert (row["note"] or "") in told


@pytest.mark.parametrize("exhibit", TABLES)
def test_a_table_keeps_nothing_and_hears_nothing_that_it_does_not_know(exhibit: Exhibit) -> None:
    shown = part(exhibit)
    assert shown.receive("press", {}) is None
    assert not shown.to_store()
    shown.stored({"drawtutor:progress": {}})
    assert shown.blocks() == part(exhibit).blocks()


@pytest.mark.rule("PL-28")
def test_the_printed_table_says_each_count_in_three_ways_beside_the_printed_figure() -> None:
    (table,) = part(Exhibit.PRINTED_TABLE).blocks()
    for draw, group in zip(printed_table(), table["groups"], strict=True):
        assert [card["c"] for card in group["kept"]] == [str(card) for card in draw.keep]
        assert [card["c"] for card in group["thrown"]] == [str(card) for card in draw.discard]
        assert {card["markText"] for card in group["thrown"]} == {"thrown"}
        for figure, row in zip(draw.figures, group["rows"], strict=True):
            printed, against, percent, once, ways = row["cells"]
            assert str(figure.printed or "—") in printed
            assert against.endswith(" to 1 against")
            assert percent.endswith("%")
            assert once.startswith("1 in ")
            count, total = (int(number.replace(",", "")) for number in ways.split(" of "))
            assert Fraction(count, total) == figure.chance


def test_the_slip_is_printed_as_it_stands() -> None:
    (table,) = part(Exhibit.PRINTED_TABLE).blocks()
    beside_the_ace = next(group for group in table["groups"] if group["key"] == "pair-and-ace")
    full_house = next(row for row in beside_the_ace["rows"] if row["key"] == "full-house")
    assert full_house["cells"][0] == "2 : 120"
    assert "60 to 1 against" in full_house["note"]


@pytest.mark.rule("NO-04")
def test_the_dealt_hands_are_all_there_are_with_the_royal_flush_apart() -> None:
    found = rows(Exhibit.DEALT_HANDS)
    counts = {key: int(row["cells"][0].replace(",", "")) for key, row in found.items()}
    assert sum(counts.values()) == 2_598_960
    assert counts["royal-flush"] == 4
    assert counts["straight_flush"] == hand_frequencies()[HandCategory.STRAIGHT_FLUSH] - 4
    assert next(iter(found)) == "royal-flush"
    assert found["high_card"]["cells"][-1] == "100%"
    assert found["pair"]["bar"] == pytest.approx(42.2569, abs=1e-4)


@pytest.mark.rule("EN-12")
def test_jacks_are_the_line_for_opening() -> None:
    found = rows(Exhibit.DEALT_HANDS, 1)
    assert [key for key, row in found.items() if row["verdict"]] == ["ace", "king", "queen", "jack"]
    assert [key for key, row in found.items() if row["marked"]] == ["jack"]
    assert found["king"]["cells"][:2] == ["367,140", "14.1%"]


@pytest.mark.rule("EN-12")
def test_a_book_that_multiplies_is_too_high_the_more_so_the_more_players() -> None:
    found = rows(Exhibit.OPENERS)
    assert list(found) == [f"players-{players}" for players in range(2, 9)]
    over = [float(row["cells"][3].partition(" ")[0]) for row in found.values()]
    assert over == sorted(over)
    assert over[0] > 0
    assert over[5] > 1
    # What is counted says so by saying nothing; what is sampled says about.
    assert [row["cells"][0].startswith("about") for row in found.values()] == [False, *[True] * 6]


def test_nobody_and_somebody_make_a_whole() -> None:
    for row in rows(Exhibit.OPENERS).values():
        nobody, somebody = (float(re.sub(r"[^\d.]", "", cell)) for cell in row["cells"][:2])
        assert nobody + somebody == pytest.approx(100, abs=0.11)


def test_the_stub_table_does_not_tell_what_the_exercise_beside_it_asks() -> None:
    (table,) = part(Exhibit.STUB).blocks()
    asked = load_course().lesson("odds-lab").exercise("five-cards-each").prompt.values["limit"]
    assert f"limit-{asked}" not in {group["key"] for group in table["groups"]}


@pytest.mark.rule("PL-27")
def test_only_tables_that_may_run_short_are_listed_and_the_others_are_named() -> None:
    (table,) = part(Exhibit.STUB).blocks()
    listed = {group["key"]: [row["head"] for row in group["rows"]] for group in table["groups"]}
    assert listed == {
        "limit-3": ["seven players", "eight players"],
        "limit-4": ["six players", "seven players", "eight players"],
    }
    assert "six players" in table["groups"][0]["title"]
    assert rows(Exhibit.STUB)["limit-3-7"]["cells"][:3] == ["17", "21", "the sixth, after two cards"]
    assert rows(Exhibit.STUB)["limit-3-8"]["cells"][2] == "the fifth"


def test_tables_stand_below_the_exercises_whose_answers_they_hold() -> None:
    page = LessonPage(load_course().lesson("odds-lab"), rng=Random(1))
    for section in page.lesson.sections:
        if section.exercises and section.exhibits:
            kinds = [block["type"] for block in page.section(section.id).view["blocks"]]
            last = kinds[kinds.index("counts") :]
            assert set(last) == {"counts"}
            assert len(last) < len(kinds)


def intent_of(page: LessonPage, draw: str) -> tuple[TutorWidget, dict[str, Any]]:
    """The printed table of a page, and what its button for a draw tells."""
    table = page.section("printed-table")
    (block,) = (block for block in table.view["blocks"] if block["type"] == "counts")
    group = next(group for group in block["groups"] if group["key"] == draw)
    return table, {"kind": "intent", "page": "p", "n": 1, "turn": 0, **group["button"]["intent"]}


def lab_hand(widget: TutorWidget) -> dict[str, Any]:
    (lab,) = (block for block in widget.view["blocks"] if block["type"] == "lab")
    hand: dict[str, Any] = lab["hand"]
    return hand


def test_a_draw_of_the_printed_table_is_laid_out_in_the_lab() -> None:
    page = LessonPage(load_course().lesson("odds-lab"), rng=Random(1))
    lab = page.section("lab")
    table, intent = intent_of(page, "flush")
    table._receive(table, intent, [])
    hand = lab_hand(lab)
    assert [card["c"] for card in hand["cards"]] == ["2h", "9h", "Jh", "Ah", "5d"]
    assert hand["thrown"] == ["5d"]
    assert "ace high" in table.view["status"]["text"]


def test_without_a_lab_on_the_page_the_table_says_what_is_missing() -> None:
    page = LessonPage(load_course().lesson("odds-lab"), rng=Random(1))
    table, intent = intent_of(page, "flush")
    table._receive(table, intent, [])
    assert table.view["alert"]["text"] == WORDS.say("counts-no-lab")


@pytest.mark.parametrize("kept", ["2h9hJhAh5d", "2h9hJhXx", "2h9hJh5d", "", None])
def test_what_is_no_hand_is_not_laid_out(kept: str | None) -> None:
    page = LessonPage(load_course().lesson("odds-lab"), rng=Random(1))
    lab = page.section("lab")
    before = lab_hand(lab)
    table, intent = intent_of(page, "flush")
    table._receive(table, intent | {"kept": kept}, [])
    assert lab_hand(lab) == before
