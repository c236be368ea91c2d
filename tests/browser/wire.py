"""What goes over a page's connections: every frame, as it passes, in the order in which it passes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page, WebSocket

_NUMBER = 8
"""Bytes of each number at the head of a frame of Jupyter's binary protocol."""


class Wire:
    """All that a page hears and says over websockets, from now on."""

    def __init__(self, page: Page) -> None:
        self.heard: list[str] = []
        self.said: list[str] = []
        page.on("websocket", self._opened)

    def _opened(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: self.heard.append(_text(payload)))
        socket.on("framesent", lambda payload: self.said.append(_text(payload)))

    def views(self, since: int = 0) -> Iterator[dict[str, Any]]:
        """Every picture that was heard, in its order, from the frame of this number on."""
        for frame in self.heard[since:]:
            for part in _parts(frame):
                state = part.get("data", {}).get("state", {}) if isinstance(part.get("data"), dict) else {}
                if isinstance(state.get("view"), dict):
                    yield state["view"]


def _text(payload: str | bytes) -> str:
    """A frame as text: the parts of a message, one to a line."""
    if isinstance(payload, str):
        return payload
    count = int.from_bytes(payload[:_NUMBER], "little")
    marks = [int.from_bytes(payload[_NUMBER * i : _NUMBER * (i + 1)], "little") for i in range(1, count + 1)]
    pieces = [payload[start:end] for start, end in zip(marks, marks[1:], strict=False)]
    return "\n".join(piece.decode("utf-8", errors="replace") for piece in pieces)


def _parts(frame: str) -> Iterator[dict[str, Any]]:
    for line in frame.splitlines():
        try:
            part = json.loads(line)
        except ValueError:
            continue
        if isinstance(part, dict):
            yield part.get("content", part)
