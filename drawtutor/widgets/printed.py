"""The source's table of draw chances as a picture: each printed figure beside the counted one (PL-28)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from drawtutor.course import PrintedDraw, PrintedFigure, PrintedVerdict, printed_table, why_it_departs
from drawtutor.widgets.plain import Picture
from drawtutor.widgets.tabular import Column, Group, Row, Verdict, chance_texts, tabular
from drawtutor.widgets.wording import Wording

__all__ = ["printed_figures"]

_SIGNS: Final[Mapping[PrintedVerdict, str]] = MappingProxyType(
    {
        PrintedVerdict.AGREES: "right",
        PrintedVerdict.ROUND: "inaccuracy",
        PrintedVerdict.ONE_IN: "mistake",
        PrintedVerdict.OTHER_OUTCOME: "mistake",
        PrintedVerdict.SLIP: "mistake",
        PrintedVerdict.WRONG: "wrong",
        PrintedVerdict.NOT_PRINTED: "not-attempted",
    }
)
"""The sign beside each verdict."""
_COLUMNS: Final = ("outcome", "printed", "against", "percent", "one-in", "ways")
_BY_ITSELF: Final = frozenset({"outcome", "against", "percent", "one-in", "ways"})


def printed_figures(key: str, words: Wording) -> Sequence[Picture]:
    """The table, draw by draw as the source has it, with what departs explained under its line."""
    draws = printed_table()
    found = Counter(figure.verdict for draw in draws for figure in draw.figures)
    printed = sum(found.values()) - found[PrintedVerdict.NOT_PRINTED]
    agree, rounded = found[PrintedVerdict.AGREES], found[PrintedVerdict.ROUND]
    lead = words.say(
        "printed-table-lead", printed=printed, agree=agree, rounded=rounded, others=printed - agree - rounded
    )
    return (
        tabular(
            key,
            words,
            title=words.say("printed-table-title"),
            lead=[lead],
            columns=[
                Column(key=name, text=words.say(f"printed-table-column-{name}"), by_itself=name in _BY_ITSELF)
                for name in _COLUMNS
            ],
            verdicts=words.say("printed-table-column-verdict"),
            groups=[_group(draw, words) for draw in draws],
            folds=True,
        ),
    )


def _group(draw: PrintedDraw, words: Wording) -> Group:
    return Group(
        key=draw.id,
        title=words.say(f"printed-table-kept-{draw.id}"),
        kept=draw.keep,
        thrown=draw.discard,
        rows=[_row(draw, figure, words) for figure in draw.figures],
    )


def _row(draw: PrintedDraw, figure: PrintedFigure, words: Wording) -> Row:
    percent, against, once = chance_texts(words, figure.chance)
    verdict = figure.verdict
    return Row(
        key=figure.outcome.value,
        head=words.text(figure.outcome),
        cells=[
            _as_printed(figure, words),
            against,
            percent,
            once,
            words.say("printed-table-ways", count=figure.count, total=figure.total),
        ],
        verdict=Verdict(key=_SIGNS[verdict], word=words.text(verdict)),
        marked=verdict.departs,
        note=words.say(why_it_departs(draw, figure)) if verdict.departs else "",
    )


def _as_printed(figure: PrintedFigure, words: Wording) -> str:
    if figure.printed is None:
        return words.say("printed-table-no-figure")
    return figure.as_printed or words.say("printed-table-figure", printed=figure.printed)
