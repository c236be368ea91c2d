"""What a section lays out to be looked at or tried: which part draws each exhibit."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType
from typing import Final

from drawtutor.course import Exhibit
from drawtutor.widgets._base import Part
from drawtutor.widgets.wording import Wording

__all__ = ["EXHIBITS"]

Maker = Callable[[str, Wording, Random], Part]
"""Makes the part of an exhibit, given its key, the words, and what draws cards."""

EXHIBITS: Final[Mapping[Exhibit, Maker]] = MappingProxyType({})
"""Who draws which exhibit."""
