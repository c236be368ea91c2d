#!/usr/bin/env python3
"""Records which files of Voila's front end a lesson's page loads, for the installed version of Voila.

    .venv/bin/python scripts/record_front_end.py

The web tutorial sends them in one piece (``drawtutor/app/front_end.py``). With another version of Voila
than the recorded one it works as well, only slower: then this is to be run, and what it writes committed.
"""

from __future__ import annotations

import json
import re
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import voila  # noqa: E402

from drawtutor.app.places import SITE  # noqa: E402
from tests.browser import chromium, servers  # noqa: E402

RECORD = SITE / "front-end.json"
OWN = re.compile(r"/voila/static/[^/]+/(?!lesson-)([^?]+)")
EXTENSION = re.compile(r"/voila/labextensions/([^?]+)")


def main() -> None:
    """Opens a lesson with nothing recorded, and writes what it asked for."""
    RECORD.write_text(json.dumps({"voila": "", "files": [], "extensions": []}) + "\n")
    asked: list[str] = []
    with tempfile.TemporaryDirectory() as folder, chromium.launched() as browser:
        server = servers.start("serve", "--no-browser", "--port", "0", cwd=Path(folder), checkout=True)
        page = browser.new_page()
        page.on("request", lambda request: asked.append(request.url))
        page.goto(f"{server.url}lesson/deal")
        page.wait_for_selector("body[data-state=ready]")
        page.wait_for_load_state("networkidle")
        page.close()
        server.stop()
    own = [found[1] for url in asked if (found := OWN.search(url))]
    # An extension's entry is loaded by name in any case; its other files need not be.
    extensions = [found[1] for url in asked if (found := EXTENSION.search(url)) and "remoteEntry" not in found[1]]
    record = {"voila": voila.__version__, "files": own, "extensions": extensions}
    RECORD.write_text(json.dumps(record, indent=1) + "\n")
    print(f"{len(own)} files of Voila {voila.__version__}, {len(extensions)} of its extensions")


if __name__ == "__main__":
    main()
