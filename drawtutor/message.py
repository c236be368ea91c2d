"""What is to be said, before any language: a key and the values that its sentence needs.

The lower rooms say everything by messages. The words room turns one into a sentence of a language.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

__all__ = ["Message", "Who"]


@dataclass(frozen=True, slots=True)
class Who:
    """A player, by seat, as a value of a message: shown as the name that the table gives the seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class Message:
    """One sentence to be: the key of a catalogue, and its values.

    Values keep their type, so that each language shows them its own way: whole numbers, cards, ranks
    of hands, categories, fractions (shown as a chance), `Who`, other messages, and plain text.
    """

    key: str
    values: Mapping[str, object] = field(default_factory=lambda: MappingProxyType({}))

    @classmethod
    def of(cls, key: str, /, **values: object) -> Message:
        """The message of this key with these values."""
        return cls(key, MappingProxyType(values))

    def __hash__(self) -> int:
        return hash((self.key, tuple(sorted((name, repr(value)) for name, value in self.values.items()))))
