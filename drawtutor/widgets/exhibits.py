"""What a section lays out to be looked at or tried: which part draws each exhibit."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Final

from drawtutor.course import Exhibit
from drawtutor.widgets._base import Part
from drawtutor.widgets.dealt import dealt_hands
from drawtutor.widgets.lab import LabPart
from drawtutor.widgets.plain import Picture
from drawtutor.widgets.printed import printed_figures
from drawtutor.widgets.tabular import TabularPart
from drawtutor.widgets.whole_table import far_stub, nobody_opens
from drawtutor.widgets.wording import Wording

__all__ = ["EXHIBITS"]

Maker = Callable[[str, Wording, Random], Part]
"""Makes the part of an exhibit, given its key, the words, and what draws cards."""


def _tables(make: Callable[[str, Wording], Sequence[Picture]]) -> Maker:
    return lambda key, words, rng: TabularPart(key, words, make)


EXHIBITS: Final[Mapping[Exhibit, Maker]] = MappingProxyType(
    {
        Exhibit.ODDS_LAB: LabPart,
        Exhibit.PRINTED_TABLE: _tables(printed_figures),
        Exhibit.DEALT_HANDS: _tables(dealt_hands),
        Exhibit.OPENERS: _tables(nobody_opens),
        Exhibit.STUB: _tables(far_stub),
    }
)
"""Who draws which exhibit."""
