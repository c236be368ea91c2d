"""The lessons, and the pages beside them, in JupyterLab, in a folder of the learner's own."""

from __future__ import annotations

import os
import shutil
import signal
import threading
from pathlib import Path

from jupyter_server.serverapp import ServerApp
from jupyterlab.labapp import LabApp

from drawtutor.app.places import SITE, lesson_files, reference_files

__all__ = ["first_lesson", "lay_out", "run"]


class _Server(ServerApp):
    """A server that Ctrl-C ends in the way of the other signals, whatever it is doing."""

    def init_signal(self) -> None:
        """Where there is no terminal, Ctrl-C would break off one answer, and the server might go on."""
        super().init_signal()
        signal.signal(signal.SIGINT, self._signal_stop)


class _Lab(LabApp):
    serverapp_class = _Server


def lay_out(folder: Path) -> None:
    """Puts the lessons into a folder; what is there under a lesson's name already is the learner's, and stays.

    Raises `OSError` where the folder cannot be made or written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for notebook in [page.path for page in lesson_files()] + [page.path for page in reference_files()]:
        target = folder / notebook.name
        if not target.exists():
            shutil.copyfile(notebook, target)


def first_lesson() -> str:
    """Where JupyterLab opens, below its path."""
    return f"lab/tree/{lesson_files()[0].path.name}"


def run(folder: Path, *, port: int, base_url: str, token: str, browser: bool) -> None:
    """Runs JupyterLab on the folder until the process is told to stop; who has not the token is not let in."""
    # A folder of settings that keeps JupyterLab from asking after news elsewhere.
    paths = [str(SITE / "lab"), *filter(None, [os.environ.get("JUPYTER_CONFIG_PATH")])]
    os.environ["JUPYTER_CONFIG_PATH"] = os.pathsep.join(paths)
    settings = {
        "ServerApp.ip": "127.0.0.1",
        "ServerApp.port": port,
        "ServerApp.port_retries": 0,
        "ServerApp.base_url": base_url,
        "ServerApp.root_dir": folder,
        "ServerApp.preferred_dir": folder,
        "ServerApp.open_browser": browser,
        # Ctrl-C ends it, without a question.
        "ServerApp.answer_yes": True,
        # Listening on this machine alone, it may be run by anybody, as in a container.
        "ServerApp.allow_root": True,
        "ServerApp.log_level": "ERROR",
        "ServerApp.kernel_spec_manager_class": "drawtutor.app.own_python.OwnPython",
        "IdentityProvider.token": token,
        "LabApp.default_url": f"/{first_lesson()}",
    }
    try:
        _Lab.launch_instance([f"--{name}={value}" for name, value in settings.items()])
    finally:
        _dismiss_workers()


def _dismiss_workers() -> None:
    """Ends the threads that were at work when the server stopped.

    With its loop gone nobody would tell them that it is over, and Python would wait for them for ever.
    """
    for thread in threading.enumerate():
        if type(thread).__module__.startswith("anyio.") and hasattr(thread, "stop"):
            thread.stop()
