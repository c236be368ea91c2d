"""Advice on a decision as a terminal shows it: a line for each choice, and the reasons for one of them."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import Final

from drawtutor.advice import Appraisal, Feedback, Verdict, Worth
from drawtutor.cards import format_cards
from drawtutor.message import Message
from drawtutor.rules import SeatView
from drawtutor.words import Catalogue, enum_key

__all__ = ["names_for", "text"]

_WIDTH: Final = 100
_MOST: Final = 12
"""More ways to exchange than this are not listed one by one; the data has them all."""
_COLUMNS: Final = ("choice", "worth", "error", "loses", "kind")
_ROW: Final = "  {:15}{:>9}{:>11}{:>9}  {:9}"
_WIDE: Final = 11
"""The column of the reference."""


def names_for(view: SeatView) -> dict[int, str | Message]:
    """What the sentences call each seat: as records do, and whoever is to act "you"."""
    names: dict[int, str | Message] = {player.seat: f"p{player.seat + 1}" for player in view.players}
    names[view.seat] = Message.of("who-you")
    return names


def text(
    catalogue: Catalogue,
    view: SeatView,
    *,
    choices: Sequence[str],
    appraisal: Appraisal | None,
    verdicts: Sequence[Verdict],
    about: Feedback,
) -> str:
    """The whole advice, at most a hundred characters wide; ``choices`` are written as records write them."""
    names = names_for(view)

    def say(key: str | Message, **values: object) -> list[str]:
        return textwrap.wrap(catalogue.say(key, names=names, **values), _WIDTH)

    to_act = Message.of(
        "command-advise-to-act",
        seat=f"p{view.seat + 1}",
        phase=view.phase,
        cards=format_cards(view.hand, separator=" "),
        pot=view.pot,
        cost=view.legal.to_call,
    )
    lines = say(to_act)
    if appraisal is None:
        lines += ["", *say("command-advise-legal", choices=tuple(choices))]
        return "\n".join((*lines, *_told(say, (*about.numbers, *about.reasons))))
    heads = [catalogue.say(f"command-advise-column-{name}") for name in _COLUMNS]
    often = any(worth.frequency is not None for worth in appraisal.worths)
    reference = catalogue.say("command-advise-column-reference") if often else ""
    lines += ["", _row(*heads, reference, catalogue.say("command-advise-column-verdict"))]
    rows = list(zip(choices, appraisal.worths, verdicts, strict=True))
    shown = [row for at, row in enumerate(rows) if at < _MOST or row[1] is appraisal.of(about.chosen)]
    lines += [_choice(catalogue, appraisal, *row) for row in shown]
    if len(shown) < len(rows):
        lines += say("command-advise-more", count=len(rows) - len(shown))
    lines += _told(say, (*about.reasons, *about.numbers))
    lines += ["", *say("command-advise-counted")]
    lines += say("command-advise-source", source=appraisal.source, samples=appraisal.samples)
    return "\n".join((*lines, *say(appraisal.assumption)))


def _told(say: object, messages: Sequence[Message]) -> list[str]:
    assert callable(say)
    return ["", *(line for message in messages for line in say(message))]


def _row(*cells: str) -> str:
    """One line of the table; the column of the reference is left out where it has nothing in it."""
    *figures, reference, verdict = cells
    return (_ROW.format(*figures) + (f"{reference:>{_WIDE}}" if reference else "") + f"  {verdict}").rstrip()


def _choice(catalogue: Catalogue, appraisal: Appraisal, choice: str, worth: Worth, verdict: Verdict) -> str:
    loss = appraisal.loss(worth)
    error = worth.value.standard_error
    number = "command-advise-cell"
    share = "command-advise-cell-share"
    told = any(one.frequency is not None for one in appraisal.worths)
    often = " " if worth.frequency is None else catalogue.say(share, number=100 * worth.frequency)
    cells = (
        catalogue.say("command-advise-cell-signed", number=worth.value.value),
        catalogue.say(number, number=2 * error) if error else "",
        catalogue.say(share, number=100 * loss.value / appraisal.unit),
        catalogue.text(worth.kind),
    )
    return _row(choice, *cells, often if told else "", catalogue.say(enum_key(verdict)))
