"""The entries of one language's Fluent files: found at once, parsed one by one when first asked for.

Parsing Fluent is slow in Python (a millisecond a kilobyte), and a page needs a few dozen of a
thousand sentences. So the files are only cut into entries, and an entry is parsed when it is said.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

__all__ = ["Entries", "Entry", "references_of", "variables_of", "walk"]

_ENTRY: Final = re.compile(r"(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.ASCII)


@dataclass(frozen=True, slots=True)
class Entry:
    """One message or term as it stands in a file, unparsed."""

    key: str
    """The message's key; a term's begins with ``-``."""
    file: str
    """The file that it stands in, below the language's folder."""
    source: str

    def parse(self) -> ftl.Message | ftl.Term | None:
        """The syntax tree; None where the text is no valid Fluent."""
        parsed = FluentParser(with_spans=False).parse_entry(self.source)
        return parsed if isinstance(parsed, (ftl.Message, ftl.Term)) else None


class Entries:
    """All entries of a language's folder, whatever files lie in it, subfolders included."""

    def __init__(self, folder: Traversable) -> None:
        self.folder = folder
        self.by_key: dict[str, Entry] = {}
        self.doubled: list[Entry] = []
        """Entries whose key stands elsewhere already; the first one in the order of file names is said."""
        self.stray: list[tuple[str, str]] = []
        """Lines that belong to no entry, with their file."""
        for name, text in _texts(folder, ""):
            self._cut(name, text)

    def _cut(self, name: str, text: str) -> None:
        key = ""
        lines: list[str] = []

        def finish() -> None:
            if key:
                entry = Entry(key, name, "\n".join(lines).rstrip() + "\n")
                if key in self.by_key:
                    self.doubled.append(entry)
                else:
                    self.by_key[key] = entry

        # An entry begins at the start of a line; all that belongs to it is indented, blank, or a closing brace.
        for line in text.splitlines():
            if not line or line[0] in " }":
                if line.strip() and not key:
                    self.stray.append((name, line))
                lines.append(line)
                continue
            finish()
            found = _ENTRY.match(line)
            key, lines = (found[1], [line]) if found else ("", [])
            if not found and line[0] != "#":
                self.stray.append((name, line))
        finish()

    def __contains__(self, key: str) -> bool:
        return key in self.by_key

    def __iter__(self) -> Iterator[Entry]:
        return iter(self.by_key.values())


def _texts(folder: Traversable, under: str) -> Iterator[tuple[str, str]]:
    """The Fluent files of a folder and its subfolders, in the order of their names."""
    if not folder.is_dir():
        return
    for item in sorted(folder.iterdir(), key=lambda item: item.name):
        if item.is_dir():
            yield from _texts(item, f"{under}{item.name}/")
        elif item.name.endswith(".ftl"):
            yield f"{under}{item.name}", item.read_text(encoding="utf-8")


def walk(node: object) -> Iterator[ftl.BaseNode]:
    """A part of an entry and all the parts in it."""
    if isinstance(node, ftl.BaseNode):
        yield node
        for child in vars(node).values():
            yield from walk(child)
    elif isinstance(node, list):
        for child in node:
            yield from walk(child)


def references_of(node: ftl.BaseNode) -> frozenset[str]:
    """The keys of the messages and terms (with their ``-``) that this part of an entry refers to."""
    found: set[str] = set()
    for part in walk(node):
        if isinstance(part, ftl.MessageReference):
            found.add(part.id.name)
        elif isinstance(part, ftl.TermReference):
            found.add(f"-{part.id.name}")
    return frozenset(found)


def variables_of(node: ftl.BaseNode, entries: Mapping[str, Entry]) -> frozenset[str]:
    """The names of the values that this part of an entry needs, those of the messages it refers to included."""
    found: set[str] = set()
    seen: set[str] = set()
    todo = [node]
    while todo:
        part = todo.pop()
        found.update(item.id.name for item in walk(part) if isinstance(item, ftl.VariableReference))
        for key in references_of(part) - seen:
            seen.add(key)
            # A term sees only what is passed to it in the call, so what it names inside is no value of ours.
            entry = None if key.startswith("-") else entries.get(key)
            parsed = entry.parse() if entry else None
            if parsed is not None:
                todo.append(parsed)
    return frozenset(found)
