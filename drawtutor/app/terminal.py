"""What the command writes to a terminal: nothing that steers it, and no complaint when nobody reads any more."""

from __future__ import annotations

import io
import os
import sys
import unicodedata
from typing import Final

from drawtutor.words import Catalogue

__all__ = ["MISUSE", "plain", "put"]

MISUSE: Final = 2
"""The exit status of a command that was not carried out."""

# Control and format characters, lone surrogates, and line ends that no terminal takes for text.
_STEERING: Final = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})


def plain(text: str) -> str:
    """A text of somebody else's on one line, with whatever could colour, move or turn what follows spelled out."""
    return "".join(
        character.encode("unicode_escape").decode("ascii")
        if unicodedata.category(character) in _STEERING
        else character
        for character in text
    )


def put(text: str, catalogue: Catalogue, *, status: int = 0) -> int:
    """Writes the text and a line end to the standard output, and passes the exit status on.

    A reader that has enough of it is no fault; where it cannot be written, one sentence says so and the status is 2.
    """
    if sys.stdout is None:
        return status
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        print(text, flush=True)
    except OSError as error:
        # What is still in the buffer must not be tried again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(error, BrokenPipeError):
            return status
        reason = error.strerror or type(error).__name__
        print(f"drawtutor: {catalogue.say('command-no-output', reason=reason)}", file=sys.stderr)
        return MISUSE
    return status
