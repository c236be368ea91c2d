#!/usr/bin/env python3
"""Installs what is needed into .venv and opens the web tutorial; options go to the drawtutor command.

python3 scripts/run.py                       the web tutorial, in the browser
python3 scripts/run.py --port 9000 --no-browser
python3 scripts/run.py lab                   the lessons in JupyterLab
"""

from __future__ import annotations

import os
import subprocess
import sys

import environment


def main() -> int:
    """Runs the command; its exit status."""
    environment.install()
    line = [str(environment.COMMAND), *sys.argv[1:]]
    if os.name != "nt":
        os.execv(line[0], line)
    return subprocess.run(line, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
