"""The one kernel that lessons run on: the Python that has the tutor."""

from __future__ import annotations

from jupyter_client.kernelspec import KernelSpecManager
from traitlets import default

__all__ = ["OwnPython"]


class OwnPython(KernelSpecManager):
    """Knows only the Python it runs on, whatever "python3" may mean elsewhere on this machine."""

    @default("kernel_dirs")
    def _no_folders(self) -> list[str]:
        return []
