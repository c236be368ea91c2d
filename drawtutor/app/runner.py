"""Runs a lesson's notebook for one visitor and gives its page, cell by cell."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import nbformat
from markupsafe import Markup
from nbclient import NotebookClient
from nbconvert.filters.markdown_mistune import markdown2html_mistune

from drawtutor.app.kernels import LessonKernels

__all__ = ["CELL_TIMEOUT", "LessonRun", "ShownCell"]

CELL_TIMEOUT: Final = 60
"""Seconds that one cell may take."""


@dataclass(frozen=True, slots=True)
class ShownCell:
    """What a page shows of one cell: a text, or outputs for the front end to draw."""

    html: str = ""
    outputs: tuple[dict[str, Any], ...] = ()


class LessonRun:
    """One visitor's run of a notebook: has its own kernel, runs the cells, and knows whether all went well."""

    def __init__(self, path: Path, kernels: LessonKernels, *, visitor_waits: Callable[[], Awaitable[bool]]) -> None:
        """A run of the notebook at ``path``. Raises `FullError` where no more pages may be opened.

        ``visitor_waits`` is asked before each piece of work that takes time.
        """
        self._text = _text(path, path.stat().st_mtime_ns)
        self._kernels = kernels
        self._visitor_waits = visitor_waits
        self._seat = kernels.take()
        self.kernel_id: Final = self._seat.kernel_id
        self.failed = False
        """Whether the page cannot become what it should; known once the cells have been gone through."""

    async def cells(self) -> AsyncIterator[ShownCell]:
        """The cells as they are done. Ends early where one fails, for what follows would stand on nothing."""
        notebook = nbformat.from_dict(_cleared(self._text))
        client = NotebookClient(notebook, timeout=CELL_TIMEOUT, raise_on_iopub_timeout=True)
        try:
            for index, cell in enumerate(notebook.cells):
                if cell.cell_type == "markdown":
                    yield ShownCell(html=Markup(markdown2html_mistune(cell.source)))
                elif cell.cell_type == "code":
                    if not await self._visitor_waits():
                        return
                    client.kc = await self._seat.client
                    client.km = self._kernels.get_kernel(self.kernel_id)
                    await client.async_execute_cell(cell, index, store_history=False)
                    yield ShownCell(outputs=tuple(output for output in cell.outputs if "data" in output))
        except Exception as error:
            # What went wrong is for the log; the page says that something did, not what.
            self._kernels.log.error("a lesson could not be run: %s", error)
            self.failed = True
        finally:
            if client.kc:
                client.kc.stop_channels()

    async def abandon(self) -> None:
        """Ends the kernel of a page that will not be used, or will not be waited for."""
        await self._kernels.end(self.kernel_id)


@lru_cache(maxsize=32)
def _text(path: Path, changed: int) -> str:
    """The notebook's text, read again when the file has changed."""
    return path.read_text(encoding="utf-8")


def _cleared(text: str) -> dict[str, Any]:
    """A notebook without what earlier runs left in it."""
    notebook: dict[str, Any] = json.loads(text)
    for cell in notebook["cells"]:
        cell["source"] = "".join(cell["source"])
        if cell["cell_type"] == "code":
            cell["outputs"], cell["execution_count"] = [], None
    return notebook
