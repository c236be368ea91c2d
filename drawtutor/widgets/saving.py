"""A deal that is over, as a record to keep: a file that is made when it is asked for, and not before."""

from __future__ import annotations

from typing import Final

from drawtutor.play import Session
from drawtutor.rules import write_record
from drawtutor.widgets._base import PageFile
from drawtutor.widgets.plain import Picture
from drawtutor.widgets.wording import Wording

__all__ = ["record_file", "save_offer"]

_NAME: Final = "drawtutor-{number}.phh"


def save_offer(words: Wording, *, part: str) -> Picture:
    """The button that asks for the record, with what has to be known before: it holds every card."""
    return {
        "note": words.say("ui-deal-save-note"),
        "button": {
            "key": "save",
            "text": words.say("ui-deal-save"),
            "look": "quiet",
            "intent": {"name": "save", "part": part},
        },
    }


def record_file(session: Session) -> PageFile:
    """The session's deal as a record; raises `ValueError` while it is not over, for it tells every hand."""
    if not session.is_over:
        msg = "a deal that is under way is no record yet"
        raise ValueError(msg)
    return PageFile(_NAME.format(number=session.number), write_record(session.deal))
