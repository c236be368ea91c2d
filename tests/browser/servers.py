"""Servers as a learner starts them: the installed command, in an empty folder, stopped by its process."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

import psutil

ROOT = Path(__file__).resolve().parents[2]
START_SECONDS = 60


def command(*, checkout: bool = False) -> tuple[list[str], dict[str, str]]:
    """The command and its environment: as installed beside this Python, or else (or as asked for) from the checkout."""
    script = Path(sys.executable).with_name("drawtutor.exe" if sys.platform == "win32" else "drawtutor")
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("JUPYTER", "PYTHONPATH"))}
    environment["DRAWTUTOR_STRICT_WORDS"] = "1"
    if script.exists() and not checkout:
        return [str(script)], environment
    return [sys.executable, "-m", "drawtutor.app.cli"], environment | {"PYTHONPATH": str(ROOT)}


def run(*arguments: str, cwd: Path, timeout: float = 60) -> subprocess.CompletedProcess[str]:
    """Runs the command to its end."""
    line, environment = command()
    return subprocess.run(
        [*line, *arguments], cwd=cwd, env=environment, capture_output=True, text=True, timeout=timeout, check=False
    )


def free_port() -> int:
    """A port that nobody listens at, at this moment."""
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return int(listening.getsockname()[1])


@dataclass(frozen=True)
class Server:
    """A running server."""

    url: str
    process: psutil.Popen
    log: Path

    def kernels(self) -> list[psutil.Process]:
        """The kernels that it has started, those that stand by included."""
        found = []
        for child in self.process.children(recursive=True):
            try:
                if child.status() != psutil.STATUS_ZOMBIE and self._runs_kernel(child):
                    found.append(child)
            except psutil.NoSuchProcess:
                continue
        return found

    def _runs_kernel(self, child: psutil.Process) -> bool:
        """Whether it is a kernel, and not the process that kernels are forked from."""
        line = child.cmdline()
        if "drawtutor.app.forge" in line:
            return child.ppid() != self.process.pid
        return "drawtutor.app.lean_kernel" in line or "ipykernel_launcher" in line

    def wait_for_kernels(self, count: int, seconds: float = 15) -> None:
        """Waits until it has so many kernels; fails where it comes to have another number for good."""
        deadline = time.monotonic() + seconds
        while len(self.kernels()) != count:
            assert time.monotonic() < deadline, f"{len(self.kernels())} kernels, expected {count}"
            time.sleep(0.1)

    def stop(self, number: int = signal.SIGTERM) -> int:
        """Tells it to stop; the exit status."""
        if self.process.poll() is None:
            self.process.send_signal(number)
        try:
            return int(self.process.wait(timeout=20))
        except psutil.TimeoutExpired:
            self.process.kill()
            raise


def start(*arguments: str, cwd: Path, environment: dict[str, str] | None = None, checkout: bool = False) -> Server:
    """Starts the command, which has to be one that serves, and waits until it says where."""
    line, base = command(checkout=checkout)
    log = cwd / f"{arguments[0]}.log"
    with log.open("w") as out:
        process = psutil.Popen(
            [*line, *arguments], cwd=cwd, env=base | (environment or {}), stdout=out, stderr=subprocess.STDOUT
        )
    deadline = time.monotonic() + START_SECONDS
    while True:
        text = log.read_text()
        found = re.search(r"http://127\.0\.0\.1:\d+/\S*", text)
        if found and _answers(found[0]):
            return Server(found[0], process, log)
        if process.poll() is not None or time.monotonic() > deadline:
            if process.poll() is None:
                process.kill()
            raise AssertionError(f"the server did not start:\n{text}")
        time.sleep(0.02)


def _answers(url: str) -> bool:
    with socket.socket() as trying:
        trying.settimeout(1)
        return trying.connect_ex(("127.0.0.1", int(url.split(":")[2].split("/")[0]))) == 0


def start_lab(folder: Path) -> Server:
    """Starts JupyterLab on copies of the lessons, with its own settings, and its application within reach of tests."""
    settings = folder / "settings"
    settings.mkdir()
    lab_settings = {"LabApp": {"expose_app_in_browser": True}}
    (settings / "jupyter_lab_config.json").write_text(json.dumps(lab_settings))
    environment = {"JUPYTER_CONFIG_DIR": str(settings), "JUPYTER_DATA_DIR": str(folder / "data"), "HOME": str(folder)}
    return start("lab", "--no-browser", "--port", str(free_port()), cwd=folder, environment=environment)
