"""The lessons in JupyterLab, in a folder of the learner's own."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from jupyterlab.labapp import LabApp
from traitlets.config import Config

from drawtutor.app.own_python import OwnPython
from drawtutor.app.places import SITE, lesson_files

__all__ = ["lay_out", "run"]


def lay_out(folder: Path) -> None:
    """Puts the lessons into a folder; what is there under a lesson's name already is the learner's, and stays.

    Raises `OSError` where the folder cannot be made or written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for lesson in lesson_files():
        target = folder / lesson.path.name
        if not target.exists():
            shutil.copyfile(lesson.path, target)


def run(folder: Path, *, port: int, base_url: str, browser: bool) -> None:
    """Runs JupyterLab on the folder until the process is told to stop. It is locked by Jupyter's own token."""
    config = Config()
    config.ServerApp.ip = "127.0.0.1"
    config.ServerApp.port = port
    config.ServerApp.port_retries = 0
    config.ServerApp.base_url = base_url
    config.ServerApp.root_dir = str(folder)
    config.ServerApp.open_browser = browser
    # Ctrl-C ends it, without a question.
    config.ServerApp.answer_yes = True
    # Listening on this machine alone, it may be run by anybody, as in a container.
    config.ServerApp.allow_root = True
    config.ServerApp.kernel_spec_manager_class = OwnPython
    first = next(iter(lesson_files()), None)
    if first:
        config.LabApp.default_url = f"/lab/tree/{first.path.name}"
    # A folder of settings that keeps JupyterLab from asking after news elsewhere.
    paths = [str(SITE / "lab"), *filter(None, [os.environ.get("JUPYTER_CONFIG_PATH")])]
    os.environ["JUPYTER_CONFIG_PATH"] = os.pathsep.join(paths)
    LabApp.launch_instance([], config=config)
