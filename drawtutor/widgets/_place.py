"""Where widgets are shown: which cell made them, what stands in for them, and when an old one has to go."""

from __future__ import annotations

import os
import weakref
from html import escape
from typing import TYPE_CHECKING, Any, Final

from IPython.core.getipython import get_ipython
from IPython.display import DisplayHandle, display

from drawtutor.widgets.wording import Wording

if TYPE_CHECKING:
    from drawtutor.widgets._base import TutorWidget

__all__ = ["StandIn", "in_voila", "settle", "show", "stand_in"]

_WIDGET: Final = "application/vnd.jupyter.widget-view+json"

# Lab draws a line of its own where a widget's kernel is gone; the sentence that stands in says more.
_HIDE_LABS_LINE: Final = (
    "<style>.jp-OutputArea:has(> .jp-OutputArea-child .dt-stand-in) .jupyter-widgets:not(:has(*)){display:none}</style>"
)

_open: Final[dict[str, list[tuple[str, weakref.ref[TutorWidget]]]]] = {}
"""The widgets that each cell has open, each with the run of the cell that made it."""


def in_voila() -> bool:
    """Whether the page is a web page of the tutor's, and no notebook."""
    return os.environ.get("SERVER_SOFTWARE", "").startswith("voila/")


def _cell_and_run() -> tuple[str, str]:
    """The cell that runs now and this run of it; empty where that is not known."""
    kernel = getattr(get_ipython(), "kernel", None)
    try:
        parent: dict[str, Any] = kernel.get_parent("shell") if kernel is not None else {}
    except Exception:
        # Kernels of other makes have no such thing; then nothing is known of the cell.
        parent = {}
    header = parent.get("header") or {}
    return str((parent.get("metadata") or {}).get("cellId") or ""), str(header.get("msg_id") or "")


def settle(widget: TutorWidget, name: str) -> None:
    """Notes where a widget was made, and closes what an earlier run of the same cell had made.

    Where the cell is not known, widgets of the same name stand for each other. On a web page nothing runs twice.
    """
    cell, run = _cell_and_run()
    if not run or in_voila():
        return
    place = cell or name
    kept = []
    for made_in, reference in _open.get(place, ()):
        old = reference()
        if old is None:
            continue
        if made_in == run:
            kept.append((made_in, reference))
        else:
            old.close()
    _open[place] = [*kept, (run, weakref.ref(widget))]


def stand_in(said: str, words: Wording) -> dict[str, str]:
    """What is shown instead of a widget, as plain text and as HTML."""
    note = words.say("ui-run-first")
    text = "\n".join(part for part in (said, note) if part)
    lines = "".join(f"<p>{escape(line)}</p>" for line in said.splitlines())
    return {
        "text/plain": text,
        "text/html": f'<div class="dt-stand-in">{_HIDE_LABS_LINE}{lines}<p><em>{escape(note)}</em></p></div>',
    }


class StandIn:
    """The text beside a widget in a notebook: it tells the last state when the kernel is gone."""

    def __init__(self, handle: DisplayHandle) -> None:
        self._handle = handle

    def update(self, widget: TutorWidget) -> None:
        """Tells the state as it is now."""
        self._handle.update(stand_in(widget.in_words(), widget._words), raw=True)  # type: ignore[no-untyped-call]


def show(widget: TutorWidget, words: Wording, **kwargs: Any) -> StandIn | None:
    """Shows a widget; in a notebook with a text beside it that stays when the kernel does not."""
    bundle, metadata = widget._repr_mimebundle_()
    beside = None
    if get_ipython() is not None and not in_voila():
        handle = DisplayHandle()  # type: ignore[no-untyped-call]
        handle.display(stand_in(widget.in_words(), words), raw=True)  # type: ignore[no-untyped-call]
        beside = StandIn(handle)
        bundle = {kind: data for kind, data in bundle.items() if kind in (_WIDGET, "text/plain")}
    display(bundle, metadata=metadata, raw=True)  # type: ignore[no-untyped-call]
    return beside
