"""Keeps ``rfc3987_syntax`` out of the test run.

It builds dozens of parsers at import, over three seconds of work, for a format that no schema here
uses; its importer takes its absence for granted. As a plugin named in the options it comes before
nbval, which would import it.
"""

import sys
from typing import Any

modules: dict[str, Any] = sys.modules
modules.setdefault("rfc3987_syntax", None)
