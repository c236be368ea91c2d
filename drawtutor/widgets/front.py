"""The page's side of the widgets, put together: a module and a style sheet, each of parts that a reader can hold.

The parts share one scope, in this order; none of them is a module by itself. So the page gets one file of each, as
widgets need it, and nothing has to be built.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

__all__ = ["SCRIPTS", "STYLES", "script", "style"]

_STATIC: Final = Path(__file__).parent / "static"

SCRIPTS: Final = (
    "picture",
    "drawing",
    "faces",
    "page",
    "view",
    "speaking",
    "table",
    "hand",
    "rules",
    "actions",
    "coach",
    "figures",
    "words",
    "answers",
    "house",
    "reference",
    "exhibits",
    "chart",
    "picker",
    "lab",
    "blocks",
    "further-blocks",
    "render",
)
"""The parts of the module, from what is sent to what is shown."""

STYLES: Final = (
    "tokens",
    "page",
    "stages",
    "seats",
    "wide-table",
    "cards",
    "choosing",
    "coach",
    "bars",
    "ranges",
    "words",
    "figures",
    "answers",
    "review",
    "house",
    "reference",
    "rule-book",
    "exhibits",
    "chart",
    "lab",
    "media",
)
"""The parts of the style sheet; where two speak of the same, the later one counts."""


@cache
def script() -> str:
    """The ES module that draws a widget."""
    return _joined(_STATIC / "script" / f"{name}.js" for name in SCRIPTS)


@cache
def style() -> str:
    """The style sheet of all widgets."""
    return _joined(_STATIC / "style" / f"{name}.css" for name in STYLES)


def _joined(paths: Iterable[Path]) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)
