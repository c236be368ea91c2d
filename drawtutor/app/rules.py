"""``drawtutor rules``: the rules of the four sources, each with where it is taught, practised and tested."""

from __future__ import annotations

import json
import re
import sys
import textwrap
from typing import Any, Final

from drawtutor.app.terminal import MISUSE, plain, put
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
        told = catalogue.say("command-no-rule", rule=plain(str(wanted)[:40]))
        print(f"drawtutor: {told}", file=sys.stderr)
        return MISUSE
    found = [described(catalogue, rule) for rule in ids]
    if as_json:
        lines = [json.dumps(found, ensure_ascii=False, indent=1)]
    else:
        lines = [_line(rule) for rule in found] if wanted is None else _whole(catalogue, found[0])
    return put("\n".join(lines), catalogue)


def _spelled(wanted: str) -> str:
    """The id as the ledger spells it: ``pl20`` is ``PL-20``."""
    matched = _ID.fullmatch(wanted.strip())
    return f"{matched[1].upper()}-{int(matched[2]):02}" if matched else wanted


def _line(rule: dict[str, Any]) -> str:
    counts = "/".join(str(len(rule[links])) for links in ("lessons", "exercises", "tests"))
    begin = f"{rule['id']}  {rule['stage']:11}  {counts:8}  "
    return begin + textwrap.shorten(rule["statement"], _WIDTH - len(begin), placeholder=" …")


def _whole(catalogue: Catalogue, rule: dict[str, Any]) -> list[str]:
    say = catalogue.say
    lines = [f"{rule['id']}, {rule['stage']}: {say('command-rule-source', title=rule['source_title'])}", ""]
    lines.append(textwrap.fill(rule["statement"], _WIDTH))
    if rule["own"]:
        lines.append(textwrap.fill(say("command-rule-own", text=rule["own"]), _WIDTH))
    lines += ["", say("command-rule-kept", room=rule["kept_by"])]
    for links in ("lessons", "exercises", "tests"):
        lines += [say(f"command-rule-{links}"), *(f"  {link}" for link in rule[links])]
    return lines
