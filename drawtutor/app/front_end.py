"""Voila's front end: what a page has to tell it, and its files.

The front end is JupyterLab's: about a hundred files of JavaScript, five megabytes, in ninety requests. On
a page of ours its largest files are asked for by one request, made while the kernel is still at work.
"""

from __future__ import annotations

import gzip
import hashlib
import json
from functools import cached_property
from pathlib import Path
from typing import Any, Final

import voila
from voila.configuration import VoilaConfiguration
from voila.paths import collect_static_paths
from voila.utils import get_page_config, get_voila_labextensions_path

from drawtutor.app.places import SITE

__all__ = ["EXTENSIONS", "EXTENSIONS_PATH", "FrontEnd"]

EXTENSIONS: Final = ("@jupyter-widgets/jupyterlab-manager", "@voila-dashboards/widgets-manager8", "anywidget")
"""The extensions of JupyterLab that pages load. Others may be installed, and may be made for another version."""

EXTENSIONS_PATH: Final = "voila/labextensions"
"""Where the extensions' files are, below the server's path."""

_RECORD: Final = SITE / "front-end.json"
"""Which files a lesson's page asks for, as seen with one version of Voila."""

_TOLD: Final = ("appName", "appVersion", "appUrl", "baseUrl", "federated_extensions", "extensionConfig")


class FrontEnd:
    """The front end as one server offers it."""

    def __init__(self, base_url: str, configuration: VoilaConfiguration) -> None:
        self._base_url = base_url
        self._configuration = configuration
        self.static_paths: list[str] = collect_static_paths(["voila"], "lab", prune=True)
        """The folders of its own files."""
        self.extension_paths: list[str] = list(get_voila_labextensions_path())
        """The folders of JupyterLab's extensions."""

    @property
    def version(self) -> str:
        """What changes whenever a file of the front end does: addresses hold it, so that browsers can keep files."""
        return str(voila.__version__)

    @property
    def static_path(self) -> str:
        """Where the front end's own files are, below the server's path."""
        return f"voila/static/{self.version}"

    @cached_property
    def bundle_path(self) -> str:
        """Where the files that every page needs are, in one piece."""
        return f"{self.static_path}/lesson-{hashlib.sha256(self.bundle).hexdigest()[:12]}.js"

    @property
    def bundle_url(self) -> str:
        """The address of that piece."""
        return self._base_url + self.bundle_path

    def page_config(self, settings: dict[str, Any], log: Any) -> dict[str, Any]:
        """What the front end reads from a page, all but the kernel; it tells nothing of this machine."""
        config = get_page_config(
            base_url=self._base_url, settings=settings, log=log, voila_configuration=self._configuration
        )
        told = {key: config[key] for key in _TOLD if key in config}
        return told | {
            "fullStaticUrl": self._base_url + self.static_path,
            "fullLabextensionsUrl": f"{self._base_url}{EXTENSIONS_PATH}",
            "terminalsAvailable": False,
            "jupyterLabTheme": "light",
            # Without an address, the front end takes the MathJax that it brings along.
            "fullMathjaxUrl": None,
            "mathjaxConfig": None,
        }

    @cached_property
    def bundle(self) -> bytes:
        """The files that every page needs, as one; for a version of Voila that is not known, only the one that starts.

        Each file but the last only announces its modules to the loader, which then has no need to fetch them.
        """
        recorded: dict[str, Any] = json.loads(_RECORD.read_text(encoding="utf-8"))
        own = recorded["files"] if recorded["voila"] == self.version else []
        # Names of the extensions' files hold a hash of their content: what is there under its name is the same.
        paths = [self._own_file(name) for name in own] + [self._extension_file(name) for name in recorded["extensions"]]
        paths.append(self._own_file("voila.js"))
        return b"\n;\n".join(path.read_bytes() for path in paths if path)

    @cached_property
    def packed_bundle(self) -> bytes:
        """The same, by gzip."""
        return gzip.compress(self.bundle, compresslevel=6, mtime=0)

    def _own_file(self, name: str) -> Path | None:
        return _first(self.static_paths, name)

    def _extension_file(self, name: str) -> Path | None:
        return _first(self.extension_paths, name)


def _first(folders: list[str], name: str) -> Path | None:
    return next((path for folder in folders if (path := Path(folder, name)).is_file()), None)
