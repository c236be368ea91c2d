"""What each player may hold as a bar in parts, with the same in words beneath it."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from drawtutor.advice import HeldKind, Spread, alike, heading
from drawtutor.widgets.plain import Picture
from drawtutor.widgets.wording import Wording
from drawtutor.words import enum_key

__all__ = ["range_pictures"]

_SHOWN: Final = 0.005
"""A kind that is rarer than this is not drawn."""


def range_pictures(ranges: Sequence[Spread], words: Wording) -> Picture | None:
    """A bar for each range, the kinds always in one order, the weakest first; None where none is told."""
    if not ranges:
        return None
    return {
        "title": words.say("ui-ranges"),
        "note": words.say("ui-ranges-note"),
        "rows": [_row(group, words) for group in alike(ranges)],
    }


def _row(group: Sequence[Spread], words: Wording) -> Picture:
    spread = group[0]
    before = spread.told_before
    return {
        "told": words.say(heading(group)),
        "before": words.say(before) if before else None,
        "parts": [_part(kind, spread.now[kind], words) for kind in HeldKind if spread.now.get(kind, 0.0) >= _SHOWN],
    }


def _part(kind: HeldKind, share: float, words: Wording) -> Picture:
    return {
        "kind": kind.value,
        "label": words.say(enum_key(kind)),
        "share": share,
        "text": words.text(Fraction(round(share * 100), 100)),
    }
