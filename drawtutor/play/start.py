"""The table before the deals of a session's log, and what the house does between two deals.

The house's conveniences are the tutor's own, and are told to the learner when they happen: whoever
learns is never out of chips, and a table with too few players who can go on gets its chips again.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from drawtutor.message import Message
from drawtutor.play.settings import Settings
from drawtutor.rules import Chair, Table

__all__ = ["Start", "first_start", "ready", "start_of", "table_of"]

HERO = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Start:
    """A table between two deals, as plain numbers."""

    deal: int
    """How many deals have been played before."""
    turn: int
    """The learner's turn number; `Session.turn` goes on from it."""
    button: int
    chips: tuple[int, ...]
    """What lies before each chair."""
    carried: int
    passed_out: int
    staying: tuple[int, ...]
    issued: int
    """All the chips that were ever given out; they are before the players or carried, always."""


def first_start(settings: Settings) -> Start:
    """The table before the first deal."""
    return Start(
        deal=0,
        turn=0,
        button=settings.first_button(),
        chips=(settings.chips,) * settings.players,
        carried=0,
        passed_out=0,
        staying=(),
        issued=settings.chips * settings.players,
    )


def table_of(settings: Settings, start: Start) -> Table:
    """The rules' table of these numbers; chairs are named by the keys of their players' names."""
    names = settings.names()
    return Table(
        rules=settings.rules,
        stakes=settings.agreed_stakes,
        ante=settings.ante,
        chairs=tuple(Chair(name.key, chips) for name, chips in zip(names, start.chips, strict=True)),
        button=start.button,
        blinds=settings.blinds,
        carried=start.carried,
        passed_out=start.passed_out,
        staying=frozenset(start.staying),
    )


def start_of(table: Table, *, deal: int, turn: int, issued: int) -> Start:
    """A table between deals as plain numbers: the reverse of `table_of`."""
    return Start(
        deal=deal,
        turn=turn,
        button=table.button,
        chips=tuple(chair.stack for chair in table.chairs),
        carried=table.carried,
        passed_out=table.passed_out,
        staying=tuple(sorted(table.staying)),
        issued=issued,
    )


def ready(settings: Settings, table: Table) -> tuple[Table, tuple[Message, ...]]:
    """The table made ready for the next deal, and what to tell of it.

    The learner without chips for a bet gets them up to the first stack again. The others sit out when
    they have none, until no more than half of the table can go on: then they get theirs too. They are
    the same players on new chips, not newcomers, so that a carried pot does not keep them waiting.
    """
    names = settings.names()
    notices: list[Message] = []
    if not _can_go_on(settings, table, HERO):
        table = _topped_up(settings, table, (HERO,))
        notices.append(Message.of("session-new-stack", chips=settings.chips))
    out = tuple(chair for chair in range(1, settings.players) if not _can_go_on(settings, table, chair))
    if settings.players - len(out) <= settings.players // 2:
        table = _topped_up(settings, table, out)
        notices.append(Message.of("session-refill", names=tuple(names[chair] for chair in out), chips=settings.chips))
    else:
        absent = tuple(names[chair] for chair in out if chair not in table.seats)
        if absent:
            notices.append(Message.of("session-sits-out", names=absent))
    if table.carried:
        key = "session-carried-passed-out" if table.passed_out else "session-carried"
        notices.append(Message.of(key, chips=table.carried))
    return table, tuple(notices)


def _can_go_on(settings: Settings, table: Table, chair: int) -> bool:
    stack = table.chairs[chair].stack
    if table.rules.table_stakes:
        return stack > 0 or chair in table.staying
    # Without table stakes whoever cannot pay a bet could only fold (PL-18).
    return stack >= settings.ante + max(settings.blinds, default=0) + settings.lowest_bet


def _topped_up(settings: Settings, table: Table, out: tuple[int, ...]) -> Table:
    chairs = tuple(
        replace(chair, stack=max(chair.stack, settings.chips)) if number in out else chair
        for number, chair in enumerate(table.chairs)
    )
    return replace(table, chairs=chairs)
