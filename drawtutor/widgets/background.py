"""What a widget does between the messages of its page: a little at a time, so that nobody is kept waiting for it.

It is done by the loop that hands the kernel its messages, never by a thread. Where no loop runs, as in a plain
program, nothing is done: what is shown first is all there is.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final, Protocol, runtime_checkable

from drawtutor.widgets.reaction import Reaction

__all__ = ["Background", "Owing", "can_go_on"]

_FIRST: Final = 0.02
"""Seconds after a message, in which its answer leaves for the page."""
_BETWEEN: Final = 0.004
"""Seconds between two pieces of work, in which messages come in."""
_log: Final = logging.getLogger("drawtutor.widgets")


@runtime_checkable
class Owing(Protocol):
    """A part that shows something before it has worked it out to the end."""

    def owes(self) -> bool:
        """Whether there is anything left to work out of what shows now."""
        ...

    def go_on(self) -> Reaction | None:
        """Does some hundredths of a second of it; None where that changes nothing that shows."""
        ...


def can_go_on() -> bool:
    """Whether there is a loop here that does what is left after a message."""
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return False
    return True


class Background:
    """Work that is done piece by piece when nothing else is to be done."""

    def __init__(self, work: Callable[[], bool]) -> None:
        """``work`` does one piece and says whether there is more."""
        self._work = work
        self._next: asyncio.TimerHandle | None = None

    def wake(self) -> None:
        """Goes on with the work, after a moment in which the page is answered."""
        self.stop()
        if can_go_on():
            self._next = asyncio.get_running_loop().call_later(_FIRST, self._do)

    def stop(self) -> None:
        """Does no more, until it is woken again."""
        if self._next is not None:
            self._next.cancel()
            self._next = None

    def _do(self) -> None:
        self._next = None
        try:
            more = self._work()
        except Exception:
            # What shows stays as it is: it was right, only not as sure as it could be.
            _log.exception("what was left to work out could not be")
            return
        # The work itself may have stopped or woken this.
        if more and self._next is None:
            self._next = asyncio.get_running_loop().call_later(_BETWEEN, self._do)
