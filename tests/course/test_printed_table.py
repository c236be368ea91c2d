"""The source's table of draw chances: what is printed stands there as printed, and every count is right."""

from __future__ import annotations

import tomllib
from fractions import Fraction
from itertools import combinations
from pathlib import Path

import pytest

from drawtutor.cards import DECK, parse_cards
from drawtutor.course import PrintedDraw, PrintedFigure, PrintedVerdict, printed_table
from drawtutor.course.printed_table import verdict_on
from drawtutor.hands import Hand, HandCategory
from drawtutor.odds import odds_against
from drawtutor.widgets.printed import printed_figures
from drawtutor.widgets.wording import Wording
from drawtutor.words import Language

TRANSCRIBED = tomllib.loads((Path(__file__).parents[1] / "data" / "printed-table.toml").read_text(encoding="utf-8"))
"""The table as it was read off the source by hand, with counts worked out apart from the tutor's."""
DRAWS = printed_table()
LINES = [(draw, figure) for draw in DRAWS for figure in draw.figures]


def expected(draw: PrintedDraw, figure: PrintedFigure) -> dict[str, object]:
    row: dict[str, object] = TRANSCRIBED[draw.id][figure.outcome.value]
    return row


def test_the_lines_are_those_of_the_source_in_its_order() -> None:
    assert [(draw.id, figure.outcome.value) for draw, figure in LINES] == [
        (draw, outcome) for draw, rows in TRANSCRIBED.items() for outcome in rows
    ]
    assert len(LINES) == 27


@pytest.mark.rule("PL-28")
@pytest.mark.rule("PL-32")
@pytest.mark.parametrize(("draw", "figure"), LINES, ids=lambda value: getattr(value, "id", None) or value.outcome.value)
def test_a_line_has_the_printed_figure_and_the_true_count(draw: PrintedDraw, figure: PrintedFigure) -> None:
    row = expected(draw, figure)
    assert figure.printed == row.get("printed")
    assert f"{figure.count}/{figure.total}" == row["exact"]
    against = float(odds_against(figure.chance))
    digits = len(str(row["against"]).partition(".")[2])
    assert round(against + 1e-9, digits) == row["against"]
    assert figure.verdict == row["verdict"]


@pytest.mark.parametrize("draw", [draw for draw in DRAWS if len(draw.discard) < 3], ids=lambda draw: draw.id)
def test_the_count_is_what_dealing_every_replacement_gives(draw: PrintedDraw) -> None:
    """By hand for hand, without the odds room."""
    rest = [card for card in DECK if card not in (*draw.keep, *draw.discard)]
    ranks = [Hand((*draw.keep, *new)).rank for new in combinations(rest, len(draw.discard))]
    for figure in draw.figures:
        name = figure.outcome.value.removesuffix("-or-royal").replace("-", " ")
        if "two pair" in name or name == "aces up":
            pairs = [rank for rank in ranks if rank.category is HandCategory.TWO_PAIR]
            aces = sum(14 in rank.made_of for rank in pairs)
            found = aces if name == "aces up" else len(pairs) - aces
        else:
            found = sum(rank.category.name.lower().replace("_", " ") == name for rank in ranks)
        assert found == figure.count, name
        assert len(ranks) == figure.total


@pytest.mark.rule("PL-28")
def test_every_figure_that_departs_is_explained_and_no_other() -> None:
    words = Wording.of(Language.ENGLISH)
    (table,) = printed_figures("table", words)
    rows = [row for group in table["groups"] for row in group["rows"]]
    for (_, figure), row in zip(LINES, rows, strict=True):
        assert bool(row["note"]) is figure.verdict.departs is bool(row["marked"])
        assert row["verdict"]["word"]
    notes = [row["note"] for row in rows if row["note"]]
    assert len(set(notes)) == len(notes) == 9


@pytest.mark.parametrize(
    ("printed", "chance", "verdict"),
    [
        (5, Fraction(1, 6), PrintedVerdict.AGREES),
        # 22.5 to 1: a half is rounded up.
        (23, Fraction(2, 47), PrintedVerdict.AGREES),
        (22, Fraction(2, 47), PrintedVerdict.WRONG),
        (50, Fraction(1, 47), PrintedVerdict.ROUND),
        (47, Fraction(1, 47), PrintedVerdict.ONE_IN),
        (48, Fraction(1, 47), PrintedVerdict.WRONG),
        (None, Fraction(1, 47), PrintedVerdict.NOT_PRINTED),
    ],
)
def test_the_verdict_follows_from_the_count(printed: int | None, chance: Fraction, verdict: PrintedVerdict) -> None:
    assert verdict_on(printed, chance) is verdict


def test_another_line_is_named_only_where_its_count_fits() -> None:
    assert verdict_on(5, Fraction(126, 1081), fits=Fraction(186, 1081)) is PrintedVerdict.OTHER_OUTCOME
    assert verdict_on(6, Fraction(126, 1081), fits=Fraction(186, 1081)) is PrintedVerdict.WRONG


def test_no_figure_of_the_source_is_beyond_every_reading() -> None:
    assert PrintedVerdict.WRONG not in {figure.verdict for _, figure in LINES}


def test_the_examples_are_hands_whose_discards_touch_nothing_wanted() -> None:
    for draw in DRAWS:
        assert len({*draw.keep, *draw.discard}) == 5
        assert draw.discard[-1] in parse_cards("2d5d")
