"""The environment that both commands work in: ``.venv``, with the wheel of this checkout. Standard library only."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
WHEELS = ROOT / "build" / "wheel"
_BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = _BIN / ("python.exe" if os.name == "nt" else "python")
COMMAND = _BIN / ("drawtutor.exe" if os.name == "nt" else "drawtutor")
_MARK = VENV / "installed.txt"
_MINIMUM = (3, 11)


def fail(sentence: str) -> NoReturn:
    """Ends the command with one sentence that says what to do."""
    print(f"drawtutor: {sentence}", file=sys.stderr)
    raise SystemExit(2)


def say(sentence: str) -> None:
    """Tells what is being done."""
    print(f"== {sentence}", flush=True)


def run(*line: str | Path, environment: dict[str, str] | None = None) -> int:
    """Runs a program in the root of the checkout; its exit status."""
    return subprocess.run([str(part) for part in line], cwd=ROOT, env=environment, check=False).returncode


def quietly(*line: str, environment: dict[str, str]) -> int:
    """The same without a sound."""
    done = subprocess.run(line, cwd=ROOT, env=environment, check=False, capture_output=True)
    return done.returncode


def install(extras: Sequence[str] = ()) -> None:
    """Makes ``.venv`` hold the wheel of this checkout as it is now, and what it needs; quick where it does already."""
    if sys.version_info < _MINIMUM:
        fail(f"Python 3.11 or newer is needed; this is {sys.version.split()[0]}.")
    wanted = f"{_fingerprint()} {' '.join(extras)}"
    had = _MARK.read_text().split(" ", 1) if _MARK.exists() else ["", ""]
    if PYTHON.exists() and had[0] == wanted.split(" ", 1)[0] and set(extras) <= set(had[1].split()):
        return
    say("Installing what is needed into .venv (the first time takes a minute or two)")
    _MARK.unlink(missing_ok=True)
    _make_venv()
    wheel = _built_wheel()
    named = f"{wheel}[{','.join(extras)}]" if extras else str(wheel)
    # The version stays the same while the sources change, so that the wheel has to be put in by force.
    for line in (["install", named], ["install", "--force-reinstall", "--no-deps", str(wheel)]):
        if _pip(*line) != 0:
            fail("the packages could not be installed; what pip says above tells why.")
    # Compiled once, whatever the environment says about writing what is compiled: a start takes half the time.
    run(PYTHON, "-m", "compileall", "-q", "-j", "0", next(VENV.glob("[Ll]ib/**/site-packages")))
    _MARK.write_text(wanted)


def _make_venv() -> None:
    if PYTHON.exists() and run(PYTHON, "-c", "pass") == 0:
        return
    shutil.rmtree(VENV, ignore_errors=True)
    try:
        venv.create(VENV, with_pip=True)
    except (subprocess.CalledProcessError, OSError):
        # Some systems take the seed of pip out of Python; then the pip that runs this Python has to do.
        shutil.rmtree(VENV, ignore_errors=True)
        venv.create(VENV, with_pip=False)


def _pip(*line: str) -> int:
    quiet = ["--quiet", "--no-input", "--disable-pip-version-check"]
    if run(PYTHON, "-c", "import importlib.util, sys; sys.exit(importlib.util.find_spec('pip') is None)") == 0:
        return run(PYTHON, "-m", "pip", *quiet, *line)
    return run(sys.executable, "-m", "pip", "--python", PYTHON, *quiet, *line)


def _built_wheel() -> Path:
    shutil.rmtree(WHEELS, ignore_errors=True)
    if _pip("wheel", "--no-deps", "--wheel-dir", str(WHEELS), str(ROOT)) != 0:
        fail("the package could not be built; what pip says above tells why.")
    return next(WHEELS.glob("drawtutor-*.whl"))


def _fingerprint() -> str:
    """What changes whenever the wheel would."""
    digest = hashlib.sha256(sys.version.encode())
    files = [path for path in (ROOT / "drawtutor").rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    files += (ROOT / "lessons").glob("*.ipynb")
    for path in sorted([*files, ROOT / "pyproject.toml", ROOT / "README.md"]):
        if path.exists():
            digest.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()
