"""Kernels that are forked from one process, as the server starts, watches and ends them."""

from __future__ import annotations

import asyncio
import json
import os
import select
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.metadata import EntryPoint
from typing import Any, Final

from jupyter_client.connect import KernelConnectionInfo
from jupyter_client.provisioning.factory import KernelProvisionerFactory
from jupyter_client.provisioning.local_provisioner import LocalProvisioner

__all__ = ["PROVISIONER", "Forge", "ForgedKernel", "can_forge", "make_known", "the_forge"]

PROVISIONER: Final = "drawtutor-forge"
"""The name by which Jupyter knows this way to start a kernel."""


@cache
def can_forge() -> bool:
    """Whether kernels can be forked here, and be watched without being one's children: on Linux."""
    if sys.platform != "linux":
        return False
    try:
        os.close(os.pidfd_open(os.getpid()))
    except OSError:
        return False
    return True


def make_known() -> None:
    """Has Jupyter find this way to start a kernel under its name."""
    where = f"{ForgedKernel.__module__}:{ForgedKernel.__qualname__}"
    KernelProvisionerFactory.provisioners[PROVISIONER] = EntryPoint(
        PROVISIONER, where, "jupyter_client.kernel_provisioners"
    )


class Forge:
    """The process that kernels are forked from: it starts when the first is wanted, and anew where it was ended."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._process: subprocess.Popen[str] | None = None

    def kernel(self, arguments: Sequence[str], environment: Mapping[str, str], folder: str) -> int:
        """Forks a kernel; its process number. It takes as long as the forge takes to start, the first time.

        Raises `RuntimeError` where it cannot be had.
        """
        wanted = json.dumps({"arguments": list(arguments), "environment": dict(environment), "folder": folder})
        with self._lock:
            for _ in range(2):
                answer = self._asked(wanted)
                if answer:
                    return int(answer)
                self._end()
        msg = "no kernel could be forked"
        raise RuntimeError(msg)

    def _asked(self, wanted: str) -> str:
        """What it answers; nothing where it has ended."""
        if self._process is None:
            # In a session of its own: what is typed at the server's terminal is the server's business.
            self._process = subprocess.Popen(
                [sys.executable, "-m", "drawtutor.app.forge"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                start_new_session=True,
            )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            self._process.stdin.write(f"{wanted}\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            return ""
        return self._process.stdout.readline().strip()

    def close(self) -> None:
        """Ends it, and with it whichever of its kernels are still there."""
        with self._lock:
            self._end()

    def _end(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        process.wait()
        for pipe in (process.stdin, process.stdout):
            if pipe is not None and not pipe.closed:
                try:
                    pipe.close()
                except BrokenPipeError:
                    continue


@cache
def the_forge() -> Forge:
    """The one forge of this server."""
    return Forge()


class _Process:
    """A process that is not one's child, with what Jupyter asks of a `subprocess.Popen`."""

    stdin = stdout = stderr = None

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.returncode: int | None = None
        # Whatever becomes of the number, this goes on meaning the one process.
        self._handle = os.pidfd_open(pid)

    def poll(self) -> int | None:
        """None while it runs. How it ended is not known, so that it is 0 afterwards."""
        if self.returncode is None and select.select([self._handle], [], [], 0)[0]:
            os.close(self._handle)
            self.returncode = 0
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        """Waits until it has ended; raises `subprocess.TimeoutExpired`."""
        until = None if timeout is None else time.monotonic() + timeout
        while self.poll() is None:
            if until is not None and timeout is not None and time.monotonic() > until:
                raise subprocess.TimeoutExpired(f"kernel {self.pid}", timeout)
            time.sleep(0.01)
        return 0

    def send_signal(self, number: int) -> None:
        """Sends it a signal; nothing where it has ended."""
        if self.poll() is None:
            signal.pidfd_send_signal(self._handle, number)

    def terminate(self) -> None:
        """Tells it to end."""
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """Ends it."""
        self.send_signal(signal.SIGKILL)


class ForgedKernel(LocalProvisioner):
    """Starts a kernel by forking it."""

    async def launch_kernel(self, cmd: list[str], **kwargs: Any) -> KernelConnectionInfo:
        """Forks the kernel of this command, which is given what stands there after the module's name.

        Where none can be forked, the command is run.
        """
        arguments = cmd[cmd.index("-m") + 2 :]
        folder = str(kwargs.get("cwd") or os.getcwd())
        loop = asyncio.get_running_loop()
        try:
            self.pid = await loop.run_in_executor(None, the_forge().kernel, arguments, kwargs["env"], folder)
        except RuntimeError as error:
            self.log.warning("a kernel of its own making instead: %s", error)
            return await super().launch_kernel(cmd, **kwargs)
        self.process = _Process(self.pid)  # type: ignore[assignment]  # it has all that is asked of a Popen
        # It is in a session of its own.
        self.pgid = self.pid
        self.cwd = folder
        return self.connection_info
