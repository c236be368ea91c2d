"""Why a line of the printed table says what the count does, or something else."""

from __future__ import annotations

from drawtutor.course.exercise import Exercise
from drawtutor.course.printed_lines import PrintedLine, lines_offered
from drawtutor.course.printed_table import why_it_departs
from drawtutor.message import Message

__all__ = ["line_facts", "right_line", "wrong_line"]


def wrong_line(exercise: Exercise, key: str | int) -> Message:
    """That this line is the count as a whole number, with the count."""
    line = PrintedLine.parse(str(key))
    assert line is not None
    return Message.of("course-misprint-agrees", **_counted(line))


def right_line(exercise: Exercise) -> Message:
    """What the line says, what the count says, and what may have been meant."""
    (line,) = (line for line in lines_offered(exercise) if line.departs)
    return Message.of("course-misprint-right", why=why_it_departs(line.draw, line.figure), **_counted(line))


def _counted(line: PrintedLine) -> dict[str, object]:
    figure = line.figure
    return {
        "line": line.label,
        "ways": figure.count,
        "fails": figure.total - figure.count,
        "chance": figure.chance,
    }


def line_facts(exercise: Exercise) -> dict[str, object]:
    """What the hints speak of: how many ways bring each line on offer, and what that is as odds."""
    lines = lines_offered(exercise)
    return {
        "counts": tuple(
            Message.of("printed-table-ways", count=line.figure.count, total=line.figure.total) for line in lines
        ),
        "odds": tuple(Message.of("course-telling-against", chance=line.figure.chance) for line in lines),
    }
