"""The process that kernels of pages are forked from, with the tutor imported once for all of them.

What kernels have in common they share: a page takes a third less memory than one with a kernel of its own making,
and its kernel is there in a fraction of the time. The server asks for one by a line of JSON on the standard input,
``{"arguments": [...], "environment": {...}, "folder": "..."}``, and is answered with the kernel's process number.
The process ends with its input; the kernels end with it.
"""

from __future__ import annotations

import gc
import json
import os
import random
import signal
import sys
from typing import Any, NoReturn, TextIO

from drawtutor.app import lean_kernel

__all__ = ["main"]


def main() -> None:
    """Answers until the input ends."""
    # Kernels write to where the server's complaints go, and never among the answers.
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    _import_everything()
    # Whatever is there now stays: nothing of it is touched when a kernel collects its garbage, so it stays shared.
    gc.collect()
    gc.freeze()
    # Kernels that have ended are no concern of this process; their server watches them.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        wanted = json.loads(line)
        sys.stderr.flush()
        child = os.fork()
        if not child:
            _become_kernel(wanted, answers)
        print(child, file=answers, flush=True)


def _import_everything() -> None:
    lean_kernel.prepare()
    import IPython.core.magics  # noqa: F401

    from drawtutor.app import notebook  # noqa: F401
    from drawtutor.course import load_course
    from drawtutor.reference import has_numpy
    from drawtutor.words import Catalogue

    Catalogue.load()
    load_course()
    # The coach needs it, and a page without the coach hardly pays for it: two MiB. Nobody multiplies matrices, and a
    # process that is forked has one thread.
    os.environ["OPENBLAS_NUM_THREADS"] = "1"
    has_numpy()


def _become_kernel(wanted: dict[str, Any], answers: TextIO) -> NoReturn:
    """Turns the forked process into the kernel that is wanted, for as long as that runs."""
    status = 1
    try:
        forge = os.getppid()
        os.setsid()
        answers.close()
        nothing = os.open(os.devnull, os.O_RDONLY)
        os.dup2(nothing, 0)
        os.close(nothing)
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        signal.signal(signal.SIGINT, signal.default_int_handler)
        os.environ.clear()
        os.environ.update(wanted["environment"])
        os.chdir(wanted["folder"])
        random.seed()
        lean_kernel.run(wanted["arguments"], parent=forge)
        status = 0
    finally:
        # Nothing of the process that it was forked from is to be wound up here.
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(status)


if __name__ == "__main__":
    sys.path.pop(0)
    main()
