"""Single lines of the printed table as answers: which of them does not say what the count does (PL-28)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from drawtutor.course.answers import Answer, ChoiceAnswer
from drawtutor.course.exercise import Exercise
from drawtutor.course.printed_table import PrintedDraw, PrintedFigure, PrintedVerdict, printed_table
from drawtutor.hands import Hand
from drawtutor.message import Message

__all__ = ["PrintedLine", "lines_offered", "misprint", "printed_lines"]

_JOINT: Final = " / "


@dataclass(frozen=True, slots=True)
class PrintedLine:
    """One figure of the table, with the draw that it stands under."""

    draw: PrintedDraw
    figure: PrintedFigure

    @property
    def key(self) -> str:
        """The key of a choice of this line: ``three / full-house``."""
        return f"{self.draw.id}{_JOINT}{self.figure.outcome.value}"

    @property
    def label(self) -> Message:
        """The line as it is printed."""
        figure = self.figure
        return Message.of(
            "course-choice-printed-line",
            kept=Message.of(f"printed-table-kept-{self.draw.id}"),
            outcome=figure.outcome,
            figure=figure.as_printed or Message.of("printed-table-figure", printed=figure.printed),
        )

    @property
    def hand(self) -> Hand:
        """The example hand."""
        return Hand((*self.draw.keep, *self.draw.discard))

    @property
    def departs(self) -> bool:
        """Whether it says something else than the count; rounded to noughts it still says the same."""
        return self.figure.verdict.departs and self.figure.verdict is not PrintedVerdict.ROUND

    @classmethod
    def parse(cls, key: str) -> PrintedLine | None:
        """The line of such a key; None for a key of something else, or of a line that nothing is printed for."""
        draw_id, joint, outcome = key.partition(_JOINT)
        if not joint:
            # Most lessons have no use for the table, and do without counting it.
            return None
        found = (line for line in printed_lines() if line.draw.id == draw_id)
        return next((line for line in found if line.figure.outcome.value == outcome), None)


def printed_lines() -> tuple[PrintedLine, ...]:
    """All lines for which a figure is printed, in the order of the table."""
    return tuple(
        PrintedLine(draw, figure) for draw in printed_table() for figure in draw.figures if figure.printed is not None
    )


def lines_offered(exercise: Exercise) -> tuple[PrintedLine, ...]:
    """The lines that are on offer, in the order of their buttons."""
    keys = (choice.answer.key for choice in exercise.choices if isinstance(choice.answer, ChoiceAnswer))
    return tuple(line for line in map(PrintedLine.parse, keys) if line is not None)


def misprint(exercise: Exercise) -> Answer:
    """The one line on offer that says something else than the count; raises `ValueError` where it is not one."""
    departing = [line for line in lines_offered(exercise) if line.departs]
    if len(departing) != 1:
        msg = f"{exercise.id}: one line that departs from the count is expected, not {len(departing)}"
        raise ValueError(msg)
    return ChoiceAnswer(departing[0].key)
