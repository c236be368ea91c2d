"""What goes over a page's connections: every frame, in the order in which it passes."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

from playwright.sync_api import Page, WebSocket

from drawtutor.cards import DECK, Card
from drawtutor.words import Catalogue

_NUMBER: Final = 8
"""Bytes of each number at the head of a frame of Jupyter's binary protocol."""
_SPOKEN: Final = {Catalogue.load().card(card): card for card in DECK}
_CODE: Final = re.compile(r'"([2-9TJQKA][cdhs])"')
_NAME: Final = re.compile("|".join(sorted(_SPOKEN, key=len, reverse=True)))


@dataclass(frozen=True)
class Frame:
    """One message."""

    text: str
    up: bool
    """Whether the page sent it."""

    def cards(self) -> set[Card]:
        """The cards that it holds, as data or in words."""
        return cards_in(self.text)

    def contents(self) -> Iterator[dict[str, Any]]:
        """What widgets say to each other in it."""
        for line in self.text.splitlines():
            try:
                part = json.loads(line)
            except ValueError:
                continue
            if not isinstance(part, dict):
                continue
            data = part.get("content", part).get("data")
            if isinstance(data, dict):
                yield data

    def view(self) -> dict[str, Any] | None:
        """The picture that it brings, if any."""
        for data in self.contents():
            view = data.get("state", {}).get("view") if isinstance(data.get("state"), dict) else None
            if isinstance(view, dict):
                return view
        return None

    def intent(self) -> str | None:
        """The name of the choice that it reports, if any."""
        for data in self.contents():
            content = data.get("content")
            if isinstance(content, dict) and content.get("kind") == "intent":
                return str(content.get("name"))
        return None


class Wire:
    """All that a page hears and says over websockets, from now on."""

    def __init__(self, page: Page) -> None:
        self.frames: list[Frame] = []
        page.on("websocket", self._opened)

    def _opened(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: self.frames.append(Frame(_text(payload), up=False)))
        socket.on("framesent", lambda payload: self.frames.append(Frame(_text(payload), up=True)))

    @property
    def heard(self) -> str:
        """Everything that the page was told, on one line."""
        return " ".join(" ".join(frame.text for frame in self.frames if not frame.up).split())


def cards_in(text: str) -> set[Card]:
    """The cards that a text holds, by their codes or by their names."""
    return {Card.parse(code) for code in _CODE.findall(text)} | {_SPOKEN[name] for name in _NAME.findall(text)}


def _text(payload: str | bytes) -> str:
    """A frame as text: the parts of a message, one to a line."""
    if isinstance(payload, str):
        return payload
    count = int.from_bytes(payload[:_NUMBER], "little")
    marks = [int.from_bytes(payload[_NUMBER * i : _NUMBER * (i + 1)], "little") for i in range(1, count + 1)]
    pieces = [payload[start:end] for start, end in pairwise(marks)]
    return "\n".join(piece.decode("utf-8", errors="replace") for piece in pieces)
