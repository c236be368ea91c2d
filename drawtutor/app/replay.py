"""``drawtutor replay``: plays a deal record through the rules and tells what came of it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from drawtutor.app.terminal import MISUSE, plain, put
from drawtutor.rules import MOST_CHARACTERS, Deal, Reason, RecordError, RulesError, Seat, read_record, replay
from drawtutor.words import Catalogue, Language

__all__ = ["listed", "main", "outcome", "read_text"]


def _player(seat: Seat) -> str:
    return f"p{seat + 1}"


def _state(deal: Deal) -> dict[str, Any]:
    """The deal as the record format's contract tells it."""
    legal = deal.legal()
    to_act = deal.to_act
    return {
        "phase": deal.phase.value,
        "to_act": None if to_act is None else _player(to_act),
        "legal": [kind.value for kind in legal.kinds],
        "to_call": legal.to_call,
        "bet_range": None if legal.wager is None else list(legal.wager),
        "pot": deal.pot,
        "stacks": list(deal.stacks),
        "payoffs": None if deal.payoffs is None else list(deal.payoffs),
        "carried": deal.carried,
        "winners": [_player(seat) for seat in deal.winners],
        "show_order": [_player(seat) for seat in deal.show_order],
        "hands": {_player(seat): rank.category.text for seat, rank in deal.shown_ranks.items()},
        "answers": list(deal.answers),
    }


def outcome(text: str) -> dict[str, Any]:
    """What comes of a record: the last state, and where an action was refused, which one and why."""
    cat = Catalogue.load(Language.ENGLISH)
    say = getattr(cat, "refusal", str)
    try:
        played = replay(record := read_record(text))
    except RulesError as refused:
        return {"ok": False, "at": None, "action": None, "rule": refused.rule, "message": say(refused)}
    state = _state(played.last)
    if played.refused is None:
        return {"ok": True, **state}
    return {
        "ok": False,
        "at": played.at,
        "action": record.actions[played.at],
        "rule": played.refused.rule,
        "message": say(played.refused),
        **state,
    }


def read_text(path: Path) -> str:
    """The text of a record's file; raises `RecordError` where it cannot be read as one.

    No more of a file is read than a record can have, so that one without an end is refused too.
    """
    try:
        with path.open(encoding="utf-8") as file:
            return file.read(MOST_CHARACTERS + 1)
    except OSError as error:
        raise RecordError(Reason.UNREADABLE, detail=error.strerror or type(error).__name__) from None
    except ValueError:
        raise RecordError(Reason.UNREADABLE) from None


def main(path: str, *, as_json: bool) -> int:
    """Prints the outcome of the record in a file; 0 where all of it was legal, 2 where something was refused."""
    catalogue = Catalogue.load(Language.ENGLISH)
    try:
        told = outcome(read_text(Path(path)))
    except RecordError as refused:
        told = {"ok": False, "at": None, "action": None, "rule": None, "message": catalogue.refusal(refused)}
    text = json.dumps(told) if as_json else listed(told)
    return put(text, catalogue, status=0 if told["ok"] else MISUSE)


def listed(told: dict[str, Any]) -> str:
    """What is to be told, one key a line; of what stands in the record nothing that steers a terminal."""
    return "\n".join(
        f"{key:12}{plain(value) if isinstance(value, str) else json.dumps(value)}"
        for key, value in told.items()
        if value not in (None, [], {})
    )
