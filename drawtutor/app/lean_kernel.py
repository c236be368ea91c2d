"""The kernel of a page: ipykernel without what only somebody who writes code wants of it.

Nobody debugs on a page of the tutorial, or asks for what was entered in sessions before. Without the
debugger and the history a kernel takes a sixth less memory, and every visitor has one.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

__all__ = ["prepare", "run"]


def prepare() -> None:
    """Imports what a kernel needs, and not its debugger."""
    modules: dict[str, object] = sys.modules  # type: ignore[assignment]
    # ipykernel takes the absence of its debugger for granted.
    modules["debugpy"] = None
    import ipykernel.ipkernel
    import ipykernel.kernelapp  # noqa: F401


def run(arguments: Sequence[str], *, parent: int | None = None) -> None:
    """Runs the kernel that the arguments describe, until its server ends it, or the process ``parent`` is gone."""
    prepare()
    from ipykernel.kernelapp import IPKernelApp
    from traitlets.config import Config

    config = Config()
    config.HistoryManager.enabled = False
    if parent is not None:
        config.IPKernelApp.parent_handle = parent
    IPKernelApp.launch_instance(list(arguments), config=config)


if __name__ == "__main__":
    # The folder of the page's notebook is no place to import from, as with any kernel.
    sys.path.pop(0)
    run(sys.argv[1:])
