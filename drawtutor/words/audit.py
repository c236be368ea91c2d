"""What is wrong with a language's files, and what they lack beside the master's."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final

from fluent.syntax import ast as ftl

from drawtutor.words.entries import Entries, Entry, references_of, variables_of, walk
from drawtutor.words.functions import FUNCTIONS

__all__ = ["differences", "faults"]

_KEY: Final = re.compile(r"-?[a-z]+[a-z0-9]*(-[a-z0-9]+)*")
_FLUENT_FUNCTIONS: Final = frozenset({"NUMBER"})


def faults(entries: Entries) -> tuple[str, ...]:
    """Everything that is wrong with the files by themselves, each with its file; empty where nothing is."""
    found = [f"{name}: no part of any entry: {line!r}" for name, line in entries.stray]
    found += [f"{entry.file}: {entry.key} stands elsewhere too" for entry in entries.doubled]
    for entry in entries:
        found += [f"{entry.file}: {entry.key}: {fault}" for fault in _faults_of(entry, entries)]
    return tuple(found)


def _faults_of(entry: Entry, entries: Entries) -> Iterator[str]:
    if not _KEY.fullmatch(entry.key):
        yield "the key is not in kebab case"
    parsed = entry.parse()
    if parsed is None:
        yield "this is no valid Fluent"
        return
    for key in sorted(references_of(parsed) - entries.by_key.keys()):
        yield f"refers to {key}, which there is not"
    if entry.key in _reached_from(parsed, entries):
        yield "refers to itself"
    for part in walk(parsed):
        if isinstance(part, ftl.FunctionReference) and part.id.name not in FUNCTIONS | _FLUENT_FUNCTIONS:
            yield f"calls {part.id.name}, which there is not"
        if isinstance(part, ftl.TextElement) and "!" in part.value:
            yield "raises its voice"


def _reached_from(node: ftl.BaseNode, entries: Entries) -> frozenset[str]:
    """The keys of all entries that a part of an entry refers to, at first or at second hand."""
    found: set[str] = set()
    todo = [node]
    while todo:
        for key in references_of(todo.pop()) - found:
            found.add(key)
            entry = entries.by_key.get(key)
            parsed = entry.parse() if entry else None
            if parsed is not None:
                todo.append(parsed)
    return frozenset(found)


def differences(master: Entries, other: Entries) -> tuple[str, ...]:
    """What a language lacks of the master, or has beyond it; empty where it is complete.

    Each message needs the same forms and the same values. A language may have more forms of a message
    (cases of a card's name, say) and terms of its own.
    """
    found: list[str] = []
    theirs = _messages(other)
    for key, message in _messages(master).items():
        if key not in theirs:
            found.append(f"{key} is missing")
            continue
        wanted, given = _forms(message), _forms(theirs[key])
        for form in sorted(wanted.keys() - given.keys()):
            found.append(f"{key}{form} is missing")
        for form in sorted(wanted.keys() & given.keys()):
            needs = variables_of(wanted[form], master.by_key)
            has = variables_of(given[form], other.by_key)
            found += [f"{key}{form} leaves out ${name}" for name in sorted(needs - has)]
            found += [f"{key}{form} wants ${name}, which it is not given" for name in sorted(has - needs)]
    found += [f"{key} is not in the master" for key in theirs if key not in master]
    return tuple(found)


def _messages(entries: Entries) -> dict[str, ftl.Message]:
    parsed = {entry.key: entry.parse() for entry in entries}
    return {key: message for key, message in parsed.items() if isinstance(message, ftl.Message)}


def _forms(message: ftl.Message) -> Mapping[str, ftl.Pattern]:
    """The message's patterns: its value under no name, each form under its own with a point before."""
    forms = {f".{attribute.id.name}": attribute.value for attribute in message.attributes}
    return forms if message.value is None else {"": message.value, **forms}
