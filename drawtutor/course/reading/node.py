"""Content files read with suspicion: a fault names the file, the key, and what was expected there."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from enum import StrEnum
from importlib.resources import files
from typing import Any, TypeVar

from drawtutor.cards import Card, CardError, parse_cards

__all__ = ["ContentError", "Node", "content_text", "read_content"]

Member = TypeVar("Member", bound=StrEnum)


class ContentError(ValueError):
    """A content file that does not say what it should: which file, which key, and what was expected there."""

    def __init__(self, file: str, key: str, expected: str) -> None:
        self.file = file
        self.key = key
        self.expected = expected
        super().__init__(f"{file}: {key}: {expected}")


class Node:
    """One table of a content file, whose keys are taken one by one; `finish` refuses those that nobody took."""

    def __init__(self, data: dict[str, Any], file: str, path: str = "") -> None:
        self._data = data
        self._taken: set[str] = set()
        self.file = file
        self.path = path

    def error(self, key: str, expected: str) -> ContentError:
        """The fault at this key, to be raised."""
        return ContentError(self.file, f"{self.path}.{key}".strip("."), expected)

    def __contains__(self, key: str) -> bool:
        return key in self._data

    def _take(self, key: str, kind: type, expected: str, default: Any) -> Any:
        self._taken.add(key)
        if key not in self._data:
            if default is not None:
                return default
            raise self.error(key, f"is missing: {expected} is expected")
        value = self._data[key]
        if type(value) is not kind:
            raise self.error(key, f"{expected} is expected, not {value!r}")
        return value

    def text(self, key: str, default: str | None = None) -> str:
        """A text."""
        return str(self._take(key, str, "a text", default))

    def member(self, key: str, kind: type[Member]) -> Member:
        """A member of a closed set, by its value."""
        return self._member(key, self.text(key), kind)

    def members(self, key: str, kind: type[Member]) -> tuple[Member, ...]:
        """A list of members of a closed set; none where it is left out."""
        return tuple(self._member(key, name, kind) for name in self.texts(key, ()))

    def _member(self, key: str, name: str, kind: type[Member]) -> Member:
        try:
            return kind(name)
        except ValueError:
            raise self.error(key, f"one of {', '.join(kind)} is expected, not {name!r}") from None

    def number(self, key: str, default: int | None = None) -> int:
        """A whole number."""
        return int(self._take(key, int, "a whole number", default))

    def flag(self, key: str) -> bool:
        """A yes or no; no where it is left out."""
        return bool(self._take(key, bool, "true or false", False))

    def texts(self, key: str, default: tuple[str, ...] | None = None) -> tuple[str, ...]:
        """A list of texts."""
        return self._list(key, str, "a list of texts", default)

    def numbers(self, key: str, default: tuple[int, ...] | None = None) -> tuple[int, ...]:
        """A list of whole numbers."""
        return self._list(key, int, "a list of whole numbers", default)

    def _list(self, key: str, kind: type, expected: str, default: tuple[Any, ...] | None) -> tuple[Any, ...]:
        values = self._take(key, list, expected, default)
        if any(type(value) is not kind for value in values):
            raise self.error(key, f"{expected} is expected, not {values!r}")
        return tuple(values)

    def cards(self, key: str) -> tuple[Card, ...]:
        """Cards written as one text."""
        try:
            return parse_cards(self.text(key))
        except CardError as error:
            raise self.error(key, str(error)) from None

    def node(self, key: str) -> Node:
        """A table below this one; an empty one where it is left out."""
        return Node(self._take(key, dict, "a table", {}), self.file, f"{self.path}.{key}".strip("."))

    def nodes(self, key: str) -> tuple[Node, ...]:
        """A list of tables; none where it is left out."""
        values = self._take(key, list, "a list of tables", [])
        if any(type(value) is not dict for value in values):
            raise self.error(key, "a list of tables is expected")
        return tuple(
            Node(value, self.file, f"{self.path}.{key}[{value.get('id', place)}]".strip("."))
            for place, value in enumerate(values)
        )

    def names(self) -> Iterator[str]:
        """The keys of this table, where they are names of the author's own."""
        return iter(self._data)

    def plain(self) -> dict[str, object]:
        """All the values of this table as they are, for a reader that checks them itself."""
        self._taken.update(self._data)
        return dict(self._data)

    def finish(self) -> None:
        """Refuses a key that nobody asked for: a slip of the pen."""
        for key in self._data:
            if key not in self._taken:
                raise self.error(key, f"is not known here: one of {', '.join(sorted(self._taken))} is expected")


def content_text(name: str) -> str:
    """What stands in the content file of this name."""
    return files("drawtutor").joinpath("content", *name.split("/")).read_text(encoding="utf-8")


def read_content(name: str, text: str | None = None) -> Node:
    """The content file of this name, or a text in its place; raises `ContentError` where it is no TOML."""
    try:
        return Node(tomllib.loads(content_text(name) if text is None else text), name)
    except tomllib.TOMLDecodeError as error:
        raise ContentError(name, "line", f"is no valid TOML: {error}") from None
