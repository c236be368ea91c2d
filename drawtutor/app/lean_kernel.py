"""The kernel of a page: ipykernel without what only somebody who writes code wants of it.

Nobody debugs on a page of the tutorial, or asks for what was entered in sessions before. Without the
debugger and the history a kernel takes a sixth less memory, and every visitor has one.
"""

from __future__ import annotations

import sys

__all__ = ["main"]


def main() -> None:
    """Runs the kernel that the command line describes, until its server ends it."""
    modules: dict[str, object] = sys.modules  # type: ignore[assignment]
    # ipykernel takes the absence of its debugger for granted.
    modules["debugpy"] = None
    from ipykernel.kernelapp import IPKernelApp
    from traitlets.config import Config

    config = Config()
    config.HistoryManager.enabled = False
    IPKernelApp.launch_instance(config=config)


if __name__ == "__main__":
    # The folder of the page's notebook is no place to import from, as with any kernel.
    sys.path.pop(0)
    main()
