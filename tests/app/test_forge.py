"""Kernels that are forked from one process: each by itself, watched, and forked anew where the process is gone."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest
from jupyter_client.blocking.client import BlockingKernelClient
from jupyter_client.connect import write_connection_file

from drawtutor.app import forged, own_python
from drawtutor.app.forged import PROVISIONER, Forge, can_forge
from drawtutor.app.own_python import LeanPython

pytestmark = pytest.mark.skipif(not can_forge(), reason="kernels are forked on Linux")


@pytest.fixture
def forge() -> Iterator[Forge]:
    made = Forge()
    yield made
    made.close()


def forked(forge: Forge, folder: Path, name: str, **environment: str) -> tuple[int, BlockingKernelClient]:
    """A kernel and a client that it has answered."""
    file, _ = write_connection_file(str(folder / f"{name}.json"))
    pid = forge.kernel(["-f", file], {**os.environ, **environment}, str(folder))
    client = BlockingKernelClient()
    client.load_connection_file(file)
    client.start_channels()
    client.wait_for_ready(timeout=30)
    return pid, client


def told(client: BlockingKernelClient, code: str) -> str:
    """What the kernel prints."""
    said: list[str] = []

    def hear(message: dict[str, object]) -> None:
        content = message["content"]
        assert isinstance(content, dict)
        assert message["msg_type"] != "error", content
        if message["msg_type"] == "stream":
            said.append(content["text"])

    client.execute_interactive(code, output_hook=hear, timeout=30)
    return "".join(said).strip()


def test_kernels_share_what_was_imported_and_nothing_that_is_done(forge: Forge, tmp_path: Path) -> None:
    first, one = forked(forge, tmp_path, "one", DRAWTUTOR_TRIED="1")
    second, other = forked(forge, tmp_path, "other")
    assert psutil.Process(first).ppid() == psutil.Process(second).ppid()
    assert told(one, "import sys; print('drawtutor.app.notebook' in sys.modules, 'debugpy.server' in sys.modules)") == (
        "True False"
    )
    shared = "import sys; print('numpy' in sys.modules, 'drawtutor.reference.rollouts.sampling' in sys.modules)"
    assert told(one, shared) == "True False"
    assert told(one, "import os; print(os.environ['DRAWTUTOR_TRIED'], os.getcwd())") == f"1 {tmp_path}"
    assert told(other, "import os; print('DRAWTUTOR_TRIED' in os.environ)") == "False"
    told(one, "import drawtutor; drawtutor.mark = 1")
    assert told(other, "import drawtutor; print(hasattr(drawtutor, 'mark'))") == "False"
    draws = [told(client, "import random; print(random.random())") for client in (one, other)]
    assert draws[0] != draws[1]
    for client in (one, other):
        client.shutdown()
        client.stop_channels()


def test_a_kernel_ends_with_the_process_that_it_was_forked_from(forge: Forge, tmp_path: Path) -> None:
    pid, client = forked(forge, tmp_path, "one")
    client.stop_channels()
    process = psutil.Process(pid)
    forge.close()
    process.wait(10)


def test_another_process_takes_the_place_of_one_that_was_killed(forge: Forge, tmp_path: Path) -> None:
    pid, client = forked(forge, tmp_path, "one")
    client.stop_channels()
    first = psutil.Process(pid).ppid()
    os.kill(first, signal.SIGKILL)
    again, other = forked(forge, tmp_path, "other")
    assert psutil.Process(again).ppid() != first
    other.stop_channels()


def test_a_process_that_is_no_child_is_watched_and_ended() -> None:
    child = subprocess.Popen(["sleep", "60"])
    watched = forged._Process(child.pid)
    assert watched.poll() is None
    with pytest.raises(subprocess.TimeoutExpired):
        watched.wait(0.05)
    watched.terminate()
    child.wait(5)
    assert watched.wait(5) == watched.poll() == 0
    # Its number may be another's by now: nobody is sent anything.
    watched.kill()


def test_a_kernel_is_forked_where_that_can_be_and_made_by_its_command_elsewhere(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    here = LeanPython().get_kernel_spec("python3")
    assert here.metadata["kernel_provisioner"] == {"provisioner_name": PROVISIONER}
    monkeypatch.setattr(own_python, "can_forge", lambda: False)
    elsewhere = LeanPython().get_kernel_spec("python3")
    assert "kernel_provisioner" not in elsewhere.metadata
    assert elsewhere.argv == here.argv
