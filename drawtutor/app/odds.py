"""``drawtutor odds``: what comes of a hand for each way of holding it, and which of them wins most often."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from drawtutor.app import odds_table
from drawtutor.app.odds_question import OddsQuestion, OddsRefusedError, read_question
from drawtutor.app.odds_ranking import holds, kinds, ranked
from drawtutor.app.terminal import MISUSE, put
from drawtutor.cards import Card, format_cards
from drawtutor.hands import JokerUse
from drawtutor.odds import Estimate, HoldOdds
from drawtutor.words import Catalogue

__all__ = ["described", "main"]


def described(question: OddsQuestion, *, with_win: bool) -> dict[str, Any]:
    """The answer as plain data: exact counts, and where it is asked for the chance to win, which takes longer."""
    told: dict[str, Any] = {"hand": _written(question.hand), "seen": _written(question.seen)}
    if question.joker is not JokerUse.NONE:
        told["joker"] = question.joker.value
    if not with_win:
        return told | {"holds": [_counted(odds, question) for odds in holds(question)]}
    found = []
    for hold in ranked(question):
        place = {} if question.keep is not None else {"place": hold.place}
        found.append(_counted(hold.odds, question) | place | _chance(hold.chance))
    return told | {"opponents": question.opponents, "holds": found}


def _counted(odds: HoldOdds, question: OddsQuestion) -> dict[str, Any]:
    return {
        "keep": _written(odds.keep),
        "discard": _written(odds.discard),
        "draws": len(odds.discard),
        "total": odds.total,
        "counts": kinds(odds, royal=question.royal),
    }


def _chance(chance: Estimate | Fraction) -> dict[str, Any]:
    if isinstance(chance, Fraction):
        return {"ahead": {"chance": round(float(chance), 6), "kind": "counted"}}
    return {"win": {"chance": round(chance.value, 4), "kind": "sampled", "se": round(chance.standard_error, 4)}}


def _written(cards: Sequence[Card]) -> str:
    return format_cards(cards, separator=" ")


def main(
    catalogue: Catalogue,
    cards: Sequence[str],
    *,
    keep: str | None = None,
    discard: str | None = None,
    seen: Sequence[str] = (),
    opponents: str | None = None,
    joker: str | None = None,
    royal: bool = False,
    as_json: bool = False,
) -> int:
    """Prints the answer to the question of a command line; 0, or 2 with a sentence where it has none."""
    try:
        question = read_question(
            cards, keep=keep, discard=discard, seen=seen, opponents=opponents, joker=joker, royal=royal
        )
    except OddsRefusedError as refused:
        print(f"drawtutor: {catalogue.say(refused.message)}", file=sys.stderr)
        return MISUSE
    if as_json:
        return put(json.dumps(described(question, with_win=opponents is not None)), catalogue)
    return put(odds_table.text(catalogue, question, ranked(question)), catalogue)
