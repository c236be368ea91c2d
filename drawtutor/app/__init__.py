"""The front door: the command line, the web tutorial, and what a lesson's notebook calls.

Nothing of Jupyter is loaded until it is needed, so that the command answers at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from drawtutor.app.notebook import (
        open_differences,
        open_house_rules,
        open_lesson,
        open_review,
        open_rule_book,
    )

__all__ = ["open_differences", "open_house_rules", "open_lesson", "open_review", "open_rule_book"]


def __getattr__(name: str) -> Any:
    """What notebooks call comes with widgets, and so only when it is asked for."""
    if name in __all__:
        from drawtutor.app import notebook

        return getattr(notebook, name)
    msg = f"module {__name__!r} has no attribute {name!r}"
    raise AttributeError(msg)
