#!/usr/bin/env python3
"""Writes drawtutor/content/rule_tests.json: which tests cover which rule, as the tests' own markers say.

Run it after adding, renaming or removing a test with ``@pytest.mark.rule``; a test tells when that was forgotten.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
INDEX = ROOT / "drawtutor" / "content" / "rule_tests.json"


def collect(index: Path) -> None:
    """Writes the index of the tests as they are now; raises `CalledProcessError` where they cannot be collected."""
    options = ["--collect-only", "--quiet", "--ignore=tests/browser", f"--rule-index={index}"]
    line = [sys.executable, "-m", "pytest", *options, "tests"]
    subprocess.run(line, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    print(f"{index.name}: {sum(map(len, json.loads(index.read_text(encoding='utf-8')).values()))} links")


if __name__ == "__main__":
    collect(INDEX)
