"""The one place where values become what a page can read: numbers, texts, lists and mappings, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Set
from enum import Enum
from fractions import Fraction
from numbers import Integral, Real
from typing import Any

from drawtutor.cards import Card

__all__ = ["Picture", "plain"]

Picture = dict[str, Any]
"""What a page draws: plain data only, with every word in it."""


def plain(value: object) -> Any:
    """The value as plain data; raises `TypeError` for a type that no page could read.

    Mappings keep their order, with texts as keys; what is None in them is left out. Sets come sorted, so
    that the same picture is always the same text.
    """
    if value is None or isinstance(value, (bool, str)):
        return value.value if isinstance(value, Enum) else value
    if isinstance(value, Enum):
        return plain(value.value)
    if isinstance(value, Card):
        return str(value)
    if isinstance(value, Integral):
        return int(value)
    if isinstance(value, (Fraction, Real)):
        return float(value)
    if isinstance(value, Mapping):
        return {str(plain(key)): plain(each) for key, each in value.items() if each is not None}
    if isinstance(value, Set):
        return sorted((plain(each) for each in value), key=repr)
    if isinstance(value, (list, tuple)):
        return [plain(each) for each in value]
    msg = f"a page cannot read a {type(value).__name__}"
    raise TypeError(msg)
