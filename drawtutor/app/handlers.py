"""What the server answers: pages, the files they need, and the way to a page's own kernel."""

from __future__ import annotations

import re
from contextlib import aclosing
from pathlib import Path
from typing import Any

import tornado.web
from jupyter_server.base.handlers import APIHandler, FileFindHandler, JupyterHandler
from jupyter_server.services.kernels.handlers import KernelHandler
from tornado.ioloop import IOLoop
from tornado.iostream import StreamClosedError
from voila.static_file_handler import MultiStaticFileHandler
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

from drawtutor.app.front_end import FrontEnd
from drawtutor.app.kernels import FullError, LessonKernels
from drawtutor.app.pages import Notice, Pages
from drawtutor.app.places import REVIEW_NOTEBOOK, LessonFile, ReferenceFile
from drawtutor.app.runner import LessonRun

__all__ = [
    "BundleHandler",
    "ExtensionFileHandler",
    "FrontEndFileHandler",
    "KernelChannelsHandler",
    "KernelModelHandler",
    "KernelShutdownHandler",
    "LandingHandler",
    "LessonHandler",
    "MissingHandler",
    "ReferenceHandler",
    "ReviewHandler",
]

_FOR_EVER = "public, max-age=31536000, immutable"
_FULL_RETRY_SECONDS = 60


class PageHandler(JupyterHandler):
    """A page: in the site's words, also where there is none."""

    def initialize(self, pages: Pages) -> None:
        """A page made by ``pages``."""
        self.pages = pages

    async def prepare(self) -> None:  # type: ignore[override]
        """Sets the cookie without which the page may not end its own kernel when it is left."""
        await super().prepare()
        _ = self.xsrf_token

    @property
    def content_security_policy(self) -> str:
        """What the page may do. It may ask nobody but this server for anything.

        The front end and the widgets make code from text (``unsafe-eval``) and from blobs.
        """
        return "; ".join(
            [
                "default-src 'self'",
                "script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:",
                "style-src 'self' 'unsafe-inline'",
                "img-src 'self' data: blob:",
                "font-src 'self' data:",
                "connect-src 'self' ws: wss:",
                "object-src 'none'",
                "base-uri 'self'",
                "form-action 'self'",
                "frame-ancestors 'self'",
            ]
        )

    def write_error(self, status_code: int, **kwargs: Any) -> None:
        """The page for a fault, without its details."""
        self.set_header("Content-Type", "text/html; charset=UTF-8")
        self.finish(self.pages.notice(Notice.MISSING if status_code < 500 else Notice.FAULT))


class LandingHandler(PageHandler):
    """The course overview."""

    def initialize(self, pages: Pages, front_end: FrontEnd) -> None:  # type: ignore[override]
        """The overview that has browsers fetch ahead what ``front_end`` will need."""
        super().initialize(pages)
        self.front_end = front_end

    @tornado.web.authenticated
    def get(self) -> None:
        """The overview."""
        self.set_header("Cache-Control", "no-cache")
        self.finish(self.pages.landing(prefetch=[self.front_end.bundle_url]))

    head = get


class MissingHandler(PageHandler):
    """Everything that there is not."""

    @tornado.web.authenticated
    def get(self) -> None:
        """Says so."""
        raise tornado.web.HTTPError(404)

    post = put = delete = patch = get


class LessonHandler(PageHandler):
    """A lesson: runs its notebook for this visitor alone."""

    def initialize(self, pages: Pages, front_end: FrontEnd, kernels: LessonKernels) -> None:  # type: ignore[override]
        """A lesson on a kernel of ``kernels``, drawn by ``front_end``."""
        super().initialize(pages)
        self.front_end = front_end
        self.kernels = kernels
        self._run: LessonRun | None = None
        self._shown = False

    @tornado.web.authenticated
    async def get(self, slug: str) -> None:
        """The page of a lesson."""
        lesson = self.pages.course.find(slug)
        if lesson is None:
            raise tornado.web.HTTPError(404)
        await self.show(lesson.path, lesson)

    async def show(self, path: Path, page: LessonFile | ReferenceFile | None) -> None:
        """Sends the page piece by piece; the kernel starts meanwhile."""
        self.set_header("Cache-Control", "no-store")
        if "prefetch" in self.request.headers.get("Sec-Purpose", ""):
            # A browser that only guesses shall not start a kernel.
            self.set_status(503)
            return
        try:
            self._run = run = LessonRun(path, self.kernels, visitor_waits=self._sent)
        except FullError:
            self.set_status(503)
            self.set_header("Retry-After", str(_FULL_RETRY_SECONDS))
            self.finish(self.pages.notice(Notice.FULL))
            return
        front_end = {
            "config": self.front_end.page_config(self.settings, self.log) | {"kernelId": run.kernel_id},
            "bundle": self.front_end.bundle_url,
            "shutdown": f"{self.base_url}voila/api/shutdown/",
            "failed": lambda: run.failed,
        }
        async with aclosing(self.pages.lesson(page, run.cells(), front_end)) as pieces:
            async for piece in pieces:
                self.write(piece)
        self._shown = await self._sent()
        if not self._shown:
            await run.abandon()

    async def _sent(self) -> bool:
        """Sends what there is of the page; whether somebody still waits for the rest."""
        try:
            await self.flush()
        except StreamClosedError:
            return False
        return True

    def on_connection_close(self) -> None:
        """A visitor who leaves before the page is complete: nothing in it will end the kernel."""
        super().on_connection_close()
        if self._run and not self._shown:
            IOLoop.current().add_callback(self._run.abandon)


class ReferenceHandler(LessonHandler):
    """A page beside the course, such as the rule book: a notebook like a lesson's."""

    @tornado.web.authenticated
    async def get(self, slug: str) -> None:
        """The page of this name."""
        page = self.pages.course.reference(slug)
        if page is None:
            raise tornado.web.HTTPError(404)
        await self.show(page.path, page)


class ReviewHandler(LessonHandler):
    """The page that steps through the record that the server was started with."""

    @tornado.web.authenticated
    async def get(self) -> None:
        """The page of the record."""
        await self.show(REVIEW_NOTEBOOK, None)


class FrontEndFileHandler(MultiStaticFileHandler):
    """A file of the front end. Its address changes with it, so that a browser needs to ask only once."""

    def set_extra_headers(self, path: str) -> None:
        """Lets the browser keep it."""
        self.set_header("Cache-Control", _FOR_EVER)


class ExtensionFileHandler(FileFindHandler):
    """A file of one of JupyterLab's extensions; most names hold a hash of what is in the file."""

    def set_headers(self) -> None:
        """Lets the browser keep what cannot change."""
        super().set_headers()
        if re.search(r"\.[0-9a-f]{8,}\.js$", self.request.path):
            self.set_header("Cache-Control", _FOR_EVER)

    def write_error(self, status_code: int, **kwargs: Any) -> None:
        """A plain answer: Jupyter's page for a fault asks others for its looks."""
        tornado.web.RequestHandler.write_error(self, status_code, **kwargs)


class BundleHandler(tornado.web.RequestHandler):
    """The files of the front end that every page needs, in one piece."""

    def initialize(self, front_end: FrontEnd) -> None:
        """The bundle of ``front_end``."""
        self.front_end = front_end

    def get(self) -> None:
        """The bundle, packed where the browser takes it: once for all visitors."""
        self.set_header("Content-Type", "text/javascript; charset=UTF-8")
        self.set_header("Cache-Control", _FOR_EVER)
        self.set_header("Vary", "Accept-Encoding")
        if "gzip" in self.request.headers.get("Accept-Encoding", ""):
            self.set_header("Content-Encoding", "gzip")
            self.finish(self.front_end.packed_bundle)
        else:
            self.finish(self.front_end.bundle)


class KernelModelHandler(KernelHandler):
    """Whether a kernel lives, for those who know its name: the page that it belongs to."""

    SUPPORTED_METHODS = ("GET",)


class KernelShutdownHandler(APIHandler):
    """Ends a page's kernel when the page is left."""

    async def post(self, kernel_id: str) -> None:
        """Ends it; a page may say so twice."""
        kernels = self.kernel_manager
        assert isinstance(kernels, LessonKernels)
        await kernels.end(kernel_id)
        self.set_status(204)
        self.finish()


class KernelChannelsHandler(VoilaKernelWebsocketHandler):
    """The connection of a page with its kernel."""

    async def open(self, kernel_id: str) -> None:
        """Opens it, and has each message sent at once: waiting for company costs 40 ms a click."""
        self.set_nodelay(True)
        await super().open(kernel_id)
