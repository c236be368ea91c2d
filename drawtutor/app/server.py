"""The web tutorial's server: Voila, with pages, kernels and manners of its own."""

from __future__ import annotations

import asyncio
import logging
import os
import re
import shutil
import signal
import socket
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import tornado.web
from tornado.httpserver import HTTPServer
from traitlets.config import Config
from voila.app import Voila

from drawtutor.app.front_end import EXTENSIONS, EXTENSIONS_PATH, FrontEnd
from drawtutor.app.handlers import (
    BundleHandler,
    ExtensionFileHandler,
    FrontEndFileHandler,
    KernelChannelsHandler,
    KernelModelHandler,
    KernelShutdownHandler,
    LandingHandler,
    LessonHandler,
    MissingHandler,
    ReferenceHandler,
    ReviewHandler,
)
from drawtutor.app.kernels import LessonKernels
from drawtutor.app.pages import Course, Pages
from drawtutor.app.places import REFERENCES, SITE, lesson_files, lessons_folder, reference_files
from drawtutor.words import Catalogue

__all__ = ["Offer", "serve"]

IDLE_SECONDS: Final = 300
"""How long a kernel without a page lives on."""
_CULL_EVERY_SECONDS: Final = 30
_SPARE_AFTER_SECONDS: Final = 0.2
_IPC_PATH_LIMIT: Final = 100
"""Systems refuse longer paths of sockets; the shortest limit is 103 characters."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Offer:
    """What a server offers, and how."""

    catalogue: Catalogue
    base_url: str = "/"
    limit: int
    """How many lesson pages may be open at once."""
    spares: int
    """How many kernels stand ready for visitors to come."""
    record: Path | None = None
    """A deal record to step through, if the server was started for one."""
    lessons: Path | None = None
    """Another folder of lessons than the package's own."""
    verbose: bool = False


def serve(offer: Offer, sockets: list[socket.socket], *, ready: Callable[[], None]) -> None:
    """Serves until the process is told to stop; calls ``ready`` when visitors can come."""
    tutorial = _Tutorial(config=_config(offer), offer=offer, sockets=sockets, ready=ready)
    tutorial.initialize([])
    tutorial.start()


def _config(offer: Offer) -> Config:
    config = Config()
    config.Voila.base_url = offer.base_url
    config.Voila.log_level = logging.INFO if offer.verbose else logging.ERROR
    # Whatever other programs are set up to do on this machine, the tutorial looks and acts as it was tested.
    config.Voila.config_file_paths = []
    config.VoilaConfiguration.extension_allowlist = list(EXTENSIONS)
    config.VoilaConfiguration.multi_kernel_manager_class = "drawtutor.app.kernels.LessonKernels"
    config.LessonKernels.limit = offer.limit
    config.LessonKernels.spares = offer.spares
    config.LessonKernels.pages_path = offer.base_url
    # A page cannot go on with another kernel; one that is started by itself hides that the first one died.
    config.KernelManager.autorestart = False
    config.MappingKernelManager.cull_idle_timeout = IDLE_SECONDS
    config.MappingKernelManager.cull_interval = _CULL_EVERY_SECONDS
    config.VoilaConfiguration.kernel_spec_manager_class = "drawtutor.app.own_python.LeanPython"
    return config


class _Tutorial(Voila):
    """Voila that offers the course, and nothing of the machine it runs on."""

    def __init__(self, *, offer: Offer, sockets: list[socket.socket], ready: Callable[[], None], **kwargs: Any) -> None:
        self.offer = offer
        self._sockets = sockets
        self._ready = ready
        super().__init__(root_dir=str(offer.lessons or lessons_folder()), **kwargs)

    def start(self) -> None:
        """Serves until told to stop."""
        asyncio.run(self._serve())

    async def _serve(self) -> None:
        stopped = asyncio.Event()
        _on_stop_signals(stopped)
        self.connection_dir, transport = _connection_folder()
        self.config.KernelManager.transport = transport
        try:
            self.app = tornado.web.Application(**self.init_settings())
            self.app.add_handlers(".*$", self.init_handlers())
            server = HTTPServer(self.app)
            server.add_sockets(self._sockets)
            kernels: LessonKernels = self.kernel_manager
            loop = asyncio.get_running_loop()
            loop.call_later(_SPARE_AFTER_SECONDS, kernels.lay_out_spares)
            # Packed before the first visitor asks for it; it takes a tenth of a second.
            loop.run_in_executor(None, lambda: self.front_end.packed_bundle)
            self._ready()
            await stopped.wait()
            server.stop()
            await kernels.end_all()
        finally:
            shutil.rmtree(self.connection_dir, ignore_errors=True)

    def init_settings(self) -> dict[str, Any]:
        """Voila's settings, with packed answers, and our page for what there is not."""
        settings: dict[str, Any] = super().init_settings()
        course = Course(lesson_files(self.offer.lessons), reference_files(self.offer.lessons))
        self.pages = Pages(self.offer.catalogue, course, base_url=self.base_url, review=self.offer.record is not None)
        self.front_end = FrontEnd(self.base_url, self.voila_configuration)
        return settings | {
            "compress_response": True,
            "default_handler_class": MissingHandler,
            "default_handler_args": {"pages": self.pages},
            "static_path": str(SITE / "static"),
            "static_url_prefix": f"{self.base_url}static/",
        }

    def init_handlers(self) -> list[tuple[Any, ...]]:
        """What can be asked for: nothing of Voila's but the way to one's own kernel and the front end's files."""
        pages, front_end, kernels = self.pages, self.front_end, self.kernel_manager
        kernel = r"(?P<kernel_id>\w+-\w+-\w+-\w+-\w+)"
        lesson = {"pages": pages, "front_end": front_end, "kernels": kernels}
        routes: list[tuple[Any, ...]] = [
            ("", LandingHandler, {"pages": pages, "front_end": front_end}),
            ("lesson/([a-z0-9-]+)", LessonHandler, lesson),
            (f"({'|'.join(REFERENCES)})", ReferenceHandler, lesson),
            (f"api/kernels/{kernel}", KernelModelHandler),
            (f"api/kernels/{kernel}/channels", KernelChannelsHandler),
            (f"voila/api/shutdown/{kernel}", KernelShutdownHandler),
            (re.escape(front_end.bundle_path), BundleHandler, {"front_end": front_end}),
            (f"{re.escape(front_end.static_path)}/(.*)", FrontEndFileHandler, {"paths": front_end.static_paths}),
            (f"{EXTENSIONS_PATH}/(.*)", ExtensionFileHandler, {"path": front_end.extension_paths}),
        ]
        if self.offer.record:
            routes.append(("review", ReviewHandler, lesson))
        return [(re.escape(self.base_url) + path, *rest) for path, *rest in routes]


def _on_stop_signals(stopped: asyncio.Event) -> None:
    """Has the usual signals set ``stopped``; a second one ends the process the hard way."""
    loop = asyncio.get_running_loop()

    def stop(number: int, *_: object) -> None:
        signal.signal(number, signal.SIG_DFL)
        loop.call_soon_threadsafe(stopped.set)

    for name in ("SIGINT", "SIGTERM", "SIGHUP"):
        number = getattr(signal, name, None)
        if number is not None:
            signal.signal(number, stop)


def _connection_folder() -> tuple[str, str]:
    """A folder of ours for the kernels' connections, and how to connect: by files where paths may be that long."""
    if sys.platform == "win32":
        return tempfile.mkdtemp(prefix="drawtutor-"), "tcp"
    for root in (tempfile.gettempdir(), "/tmp"):
        # As Jupyter names them: kernel-<36 characters>.json becomes kernel-<36 characters>-ipc-<digit>.
        if os.access(root, os.W_OK) and len(root) + len("/drawtutor-12345678/kernel-") + 36 + 6 <= _IPC_PATH_LIMIT:
            return tempfile.mkdtemp(prefix="drawtutor-", dir=root), "ipc"
    return tempfile.mkdtemp(prefix="drawtutor-"), "tcp"
