"""``drawtutor rules``: the rules of the four sources, each with where it is taught, practised and tested."""

from __future__ import annotations

import json
import re
import sys
import textwrap
from typing import Any, Final

from drawtutor.course import rulebook
from drawtutor.words import Catalogue

__all__ = ["described", "main"]

_ID: Final = re.compile(r"([a-z]{2})[-_ ]?0*([1-9][0-9]?)", re.IGNORECASE)
_WIDTH: Final = 100


def described(catalogue: Catalogue, rule: str) -> dict[str, Any]:
    """One rule as plain data; raises `KeyError` for an id that the ledger does not have."""
    entry, text = rulebook()[rule], catalogue.rule(rule)
    return {
        "id": rule,
        "stage": text.stage.value,
        "statement": text.statement,
        "own": text.own,
        "source": rule[:2].lower(),
        "source_title": text.source.title,
        "kept_by": entry.keeper.value,
        "lessons": list(entry.lessons),
        "exercises": list(entry.exercises),
        "tests": list(entry.tests),
    }


def main(catalogue: Catalogue, wanted: str | None, *, as_json: bool) -> int:
    """Prints all rules, or the one wanted; 0, or 2 with a sentence where there is no such rule."""
    ids = list(rulebook()) if wanted is None else [_spelled(wanted)]
    if ids[0] not in rulebook():
        print(f"drawtutor: {catalogue.say('command-no-rule', rule=str(wanted)[:40])}", file=sys.stderr)
        return 2
    found = [described(catalogue, rule) for rule in ids]
    if as_json:
        print(json.dumps(found, ensure_ascii=False, indent=1))
    elif wanted is None:
        for rule in found:
            _print_line(rule)
    else:
        _print_whole(catalogue, found[0])
    return 0


def _spelled(wanted: str) -> str:
    """The id as the ledger spells it: ``pl20`` is ``PL-20``."""
    matched = _ID.fullmatch(wanted.strip())
    return f"{matched[1].upper()}-{int(matched[2]):02}" if matched else wanted


def _print_line(rule: dict[str, Any]) -> None:
    counts = "/".join(str(len(rule[links])) for links in ("lessons", "exercises", "tests"))
    begin = f"{rule['id']}  {rule['stage']:11}  {counts:8}  "
    told = textwrap.shorten(rule["statement"], _WIDTH - len(begin), placeholder=" …")
    print(f"{begin}{told}")


def _print_whole(catalogue: Catalogue, rule: dict[str, Any]) -> None:
    say = catalogue.say
    print(f"{rule['id']}, {rule['stage']}: {say('command-rule-source', title=rule['source_title'])}", end="\n\n")
    print(textwrap.fill(rule["statement"], _WIDTH))
    if rule["own"]:
        print(textwrap.fill(say("command-rule-own", text=rule["own"]), _WIDTH))
    print(f"\n{say('command-rule-kept', room=rule['kept_by'])}")
    for links in ("lessons", "exercises", "tests"):
        print(say(f"command-rule-{links}"))
        for link in rule[links]:
            print(f"  {link}")
