"""The kernels of the open lesson pages, and some that are ready before their visitors come.

A kernel takes about a second to start and to import the tutor, most of what a visitor waits for. So
one or more stand by, started and with everything imported, but with no lesson run: what depends on
chance is chosen after the visitor has come. A kernel serves one page, and never another.
"""

from __future__ import annotations

import asyncio
import os
from dataclasses import dataclass
from typing import Any, Final

import voila
from jupyter_client.asynchronous.client import AsyncKernelClient
from jupyter_server._tz import utcnow
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from jupyter_server.utils import ApiPath
from tornado.ioloop import IOLoop
from traitlets import Float, Integer, Unicode

from drawtutor.app.forged import the_forge
from drawtutor.app.places import PAGE_VARIABLE

__all__ = ["FullError", "LessonKernels", "Seat"]

_WARM_UP: Final = "import drawtutor.app.notebook"


class FullError(RuntimeError):
    """As many lesson pages are open as may be."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A kernel that is for one page: its name, known at once, and a client of it, once it answers."""

    kernel_id: str
    client: asyncio.Task[AsyncKernelClient]


class LessonKernels(AsyncMappingKernelManager):
    """Starts, counts, and ends the kernels of lesson pages."""

    limit = Integer(config=True, help="How many lesson pages may be open at once.")
    spares = Integer(config=True, help="How many kernels stand by.")
    pages_path = Unicode("/", config=True, help="The path under which the pages lie.")
    start_timeout = Float(60, config=True, help="Seconds that a kernel may take to start.")
    spare_delay = Float(4, config=True, help="Seconds from an arrival until the next spare is started: pages first.")

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._seats: dict[str, Seat] = {}
        self._standing_by: list[Seat] = []
        self._closing = False

    @property
    def occupied(self) -> int:
        """How many lesson pages have a kernel, or are about to."""
        gone = [key for key, seat in self._seats.items() if seat.client.done() and key not in self]
        for kernel_id in gone:
            del self._seats[kernel_id]
        return len(self._seats)

    def take(self) -> Seat:
        """A kernel for a page that is being opened: the spare one, or a new one.

        Raises `FullError` where too many pages are open; what keeps a kernel from starting comes out of
        the seat's task.
        """
        if self.occupied >= self.limit:
            raise FullError
        spare = self._standing_by.pop(0) if self._standing_by else None
        kernel_id = spare.kernel_id if spare else self.new_kernel_id()
        seat = Seat(kernel_id, asyncio.ensure_future(self._client(kernel_id, spare)))
        self._seats[kernel_id] = seat
        IOLoop.current().call_later(self.spare_delay, self.lay_out_spares)
        return seat

    async def end(self, kernel_id: str) -> None:
        """Ends the kernel of a page that is gone; nothing where it has ended, or never was a page's."""
        seat = self._seats.pop(kernel_id, None)
        if seat is None:
            return
        # Half a start cannot be undone, so a kernel that is on its way is waited for.
        await asyncio.wait([seat.client])
        if seat.client.exception() is None:
            seat.client.result().stop_channels()
        if kernel_id in self:
            await self.shutdown_kernel(kernel_id)

    def lay_out_spares(self) -> None:
        """Starts kernels for the next visitors, one after the other, until enough stand by."""
        starting = any(not seat.client.done() for seat in self._standing_by)
        if starting or self._closing or len(self._standing_by) >= min(self.spares, self.limit - self.occupied):
            return
        kernel_id = self.new_kernel_id()
        spare = Seat(kernel_id, asyncio.ensure_future(self._start(kernel_id)))
        self._standing_by.append(spare)
        spare.client.add_done_callback(lambda _: self._spare_started(spare))

    async def end_all(self) -> None:
        """Ends every kernel at once."""
        self._closing = True
        starting = [seat.client for seat in (*self._seats.values(), *self._standing_by) if not seat.client.done()]
        if starting:
            await asyncio.wait(starting, timeout=5)
        await self.shutdown_all(now=True)
        the_forge().close()

    async def cull_kernel_if_idle(self, kernel_id: str) -> None:
        """Ends a kernel that nobody has been using for long; a spare one is meant to be idle."""
        if all(kernel_id != spare.kernel_id for spare in self._standing_by):
            await super().cull_kernel_if_idle(kernel_id)

    def _spare_started(self, spare: Seat) -> None:
        if spare.client.cancelled() or spare.client.exception() is None:
            self.lay_out_spares()
        elif spare in self._standing_by:
            self.log.warning("no spare kernel: %s", spare.client.exception())
            self._standing_by.remove(spare)

    async def _client(self, kernel_id: str, spare: Seat | None) -> AsyncKernelClient:
        """A client of the spare kernel, or of a new one under its name where that is of no use any more."""
        if spare:
            await asyncio.wait([spare.client])
            if spare.client.exception() is None and kernel_id in self:
                kernel: Any = self.get_kernel(kernel_id)
                kernel.last_activity = utcnow()
                if await kernel.is_alive():
                    return spare.client.result()
            if kernel_id in self:
                await self.shutdown_kernel(kernel_id, now=True)
        return await self._start(kernel_id)

    async def _start(self, kernel_id: str) -> AsyncKernelClient:
        """Starts a kernel and has it import the tutor."""
        # By the first variable Voila tells notebooks that they run for a page of its own.
        env = {**os.environ, "SERVER_SOFTWARE": f"voila/{voila.__version__}", PAGE_VARIABLE: self.pages_path}
        await self.start_kernel(kernel_id=kernel_id, path=ApiPath(""), env=env)
        kernel: Any = self.get_kernel(kernel_id)
        client: AsyncKernelClient = kernel.client()
        try:
            client.start_channels()
            await client.wait_for_ready(timeout=self.start_timeout)
            client.allow_stdin = False
            await client.execute_interactive(
                _WARM_UP, silent=True, store_history=False, timeout=self.start_timeout, output_hook=lambda message: None
            )
        except BaseException:
            client.stop_channels()
            if kernel_id in self:
                await self.shutdown_kernel(kernel_id, now=True)
            raise
        return client
