"""The one kernel that lessons run on: the Python that has the tutor."""

from __future__ import annotations

import sys

from jupyter_client.kernelspec import KernelSpec, KernelSpecManager
from traitlets import default

from drawtutor.app.forged import PROVISIONER, can_forge, make_known

__all__ = ["LeanPython", "OwnPython"]


class OwnPython(KernelSpecManager):
    """Knows only the Python it runs on, whatever "python3" may mean elsewhere on this machine."""

    @default("kernel_dirs")
    def _no_folders(self) -> list[str]:
        return []


class LeanPython(OwnPython):
    """The same for pages, which have their kernel without a debugger and a history, and forked where that can be."""

    def get_kernel_spec(self, kernel_name: str) -> KernelSpec:
        """How to start the kernel; raises `NoSuchKernel` for any but this Python's own."""
        spec = super().get_kernel_spec(kernel_name)
        spec.argv = [sys.executable, "-m", "drawtutor.app.lean_kernel", "-f", "{connection_file}"]
        if can_forge():
            make_known()
            spec.metadata = {**spec.metadata, "kernel_provisioner": {"provisioner_name": PROVISIONER}}
        return spec
