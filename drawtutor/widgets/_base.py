"""What every widget does: shows its parts' picture, hears the page, and never leaves it without an answer.

The page's messages carry the turn of the picture they were made in, and a number of their own. One that
comes twice, or belongs to a picture that is gone, is answered and not obeyed.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

import anywidget
import traitlets

from drawtutor.widgets import _place, front
from drawtutor.widgets.background import Background, Owing
from drawtutor.widgets.keeper import Keeper
from drawtutor.widgets.plain import Picture, plain
from drawtutor.widgets.reaction import PageFile, Reaction
from drawtutor.widgets.wording import Wording

__all__ = ["PageFile", "Part", "Reaction", "TutorWidget"]

_MOST_PAGES: Final = 64
_log: Final = logging.getLogger("drawtutor.widgets")


class Part(Protocol):
    """A piece of a widget with a state of its own: a text, an exercise, a deal."""

    key: str
    """Told apart by it from the other parts of its widget; the intents of its buttons carry it."""

    def blocks(self) -> Sequence[Picture]:
        """What it shows now."""
        ...

    def receive(self, name: str, intent: Mapping[str, object]) -> Reaction | None:
        """Does what the learner chose; None where that was nothing this part knows."""
        ...

    def stored(self, kept: Mapping[str, object]) -> None:
        """Takes up what the browser keeps. Called once for each page that opens, before anything is chosen there."""
        ...

    def to_store(self) -> Mapping[str, object]:
        """What the browser is to keep, by its key; None as a value forgets it."""
        ...

    def in_words(self) -> str:
        """What it shows now, in a sentence or two, where no picture can be shown."""
        ...


class TutorWidget(anywidget.AnyWidget):
    """A picture on a page, made of parts. It is made where it is shown, and closed when its cell runs again."""

    _esm = front.script()
    _css = front.style()
    view = traitlets.Dict().tag(sync=True)

    def __init__(
        self,
        parts: Sequence[Part],
        words: Wording,
        *,
        kind: str,
        name: str,
        label: str = "",
        keeps: Sequence[str] = (),
        merges: Sequence[str] = (),
        resumes: bool = False,
        keeper: Keeper | None = None,
    ) -> None:
        """A widget of these parts; ``name`` tells it apart from others of its kind.

        ``keeps`` are the browser's keys that it wants to hear of; of these ``merges`` may change while it
        is open; ``resumes`` says that what is kept takes the place of the first picture. ``keeper`` is what the
        widgets of a page share.
        """
        self._parts = tuple(parts)
        self._words = words
        self._kind = kind
        self._frame = {"label": label or None, "resumes": resumes or None}
        self._keeps = tuple(keeps)
        self._merges = tuple(merges)
        self._turn = 0
        self._heard: OrderedDict[str, int] = OrderedDict()
        self._spoken: Reaction | None = None
        self._spoken_at = 0
        self._trouble = ""
        self._obeying = False
        self._keeper = keeper
        self._background = Background(self._work)
        super().__init__(view=self._picture())
        self._stand_in: _place.StandIn | None = None
        self.on_msg(self._receive)
        if keeper is not None:
            keeper.watch(self._changed_elsewhere)
        _place.settle(self, f"{kind} {name}")

    # --- what the page is told ---

    def _picture(self) -> Picture:
        blocks: list[Picture] = []
        store: dict[str, object] = {}
        for part in self._parts:
            blocks += part.blocks()
            store |= part.to_store()
        if self._trouble:
            blocks.insert(0, {"type": "note", "key": "trouble", "tone": "error", "text": self._trouble})
        spoken = self._spoken
        picture = {
            **self._frame,
            "kind": self._kind,
            "lang": self._words.language,
            "turn": self._turn,
            "labels": {"lost": self._words.say("ui-lost"), "differs": self._words.say("ui-rule-parts")},
            "keeps": self._keeps or None,
            "merges": self._merges or None,
            "store": {key: value for key, value in store.items() if value is not None} or None,
            "forget": [key for key, value in store.items() if value is None] or None,
            "status": {"n": self._spoken_at, "text": spoken.said} if spoken and spoken.said else None,
            "alert": {"n": self._spoken_at, "text": spoken.refused} if spoken and spoken.refused else None,
            "focus": {"n": self._spoken_at, "at": spoken.focus} if spoken and spoken.focus else None,
            "blocks": blocks,
        }
        made: Picture = plain(picture)
        return made

    def refresh(self) -> None:
        """Shows the picture as the parts stand now, in a new turn: what was chosen before does not count any more."""
        self._turn += 1
        self.view = self._picture()
        if self._stand_in is not None:
            self._stand_in.update(self)

    def _owes(self) -> bool:
        return any(isinstance(part, Owing) and part.owes() for part in self._parts)

    def _work(self) -> bool:
        """Does a piece of what the parts have not worked out yet; whether there is more.

        What is found shows in the same turn: a choice that is on its way counts all the same.
        """
        owing = next((part for part in self._parts if isinstance(part, Owing) and part.owes()), None)
        if owing is None:
            return False
        reaction = owing.go_on()
        if reaction is not None:
            if reaction.said:
                self._spoken, self._spoken_at = reaction, self._spoken_at + 1
            self.view = self._picture()
        return self._owes()

    def _changed_elsewhere(self) -> None:
        """Shows what another widget of the page has changed, where it shows here."""
        if self._obeying or not self._parts:
            return
        self._show_what_changed()

    def _show_what_changed(self) -> None:
        """Shows the picture as the parts stand now; in the same turn where it is drawn alike, so that choices count."""
        now = self._picture()
        if now["blocks"] != self.view.get("blocks"):
            self.refresh()
        else:
            self.view = now

    # --- what the page tells ---

    def _receive(self, _widget: object, content: object, _buffers: object) -> None:
        """Hears one message of a page. Whatever happens, the page is told that it was heard."""
        if not isinstance(content, Mapping):
            return
        if content.get("kind") == "ping":
            self.send({"kind": "pong"})
            return
        page, number = content.get("page"), content.get("n")
        if not isinstance(page, str) or type(number) is not int:
            return
        try:
            self._obeying = True
            if self._is_new(page, number):
                self._obey(content)
        except Exception:
            _log.exception("a choice could not be carried out: %s", content.get("name", content.get("kind")))
            self._say_trouble()
        finally:
            self._obeying = False
            self.send({"kind": "done", "page": page, "n": number})
            if any(isinstance(part, Owing) for part in self._parts):
                self._background.wake()

    def _is_new(self, page: str, number: int) -> bool:
        if number <= self._heard.get(page, 0):
            return False
        self._heard[page] = number
        self._heard.move_to_end(page)
        while len(self._heard) > _MOST_PAGES:
            self._heard.popitem(last=False)
        return True

    def _obey(self, content: Mapping[str, object]) -> None:
        if content.get("kind") == "hello":
            kept = content.get("stored")
            if isinstance(kept, Mapping) and any(kept.get(key) is not None for key in self._keeps):
                for part in self._parts:
                    part.stored(kept)
                self._show_what_changed()
            return
        if content.get("kind") != "intent" or content.get("turn") != self._turn:
            return
        name = content.get("name")
        for part in self._parts:
            if part.key != content.get("part"):
                continue
            reaction = part.receive(str(name), content)
            if reaction is None:
                _log.warning("no part knows the intent %r", name)
                return
            self._spoken, self._spoken_at, self._trouble = reaction, self._spoken_at + 1, ""
            self.refresh()
            if reaction.file is not None:
                file = reaction.file
                self.send({"kind": "file", "page": content["page"], "name": file.name, "text": file.text})
            return

    def _say_trouble(self) -> None:
        """Shows that something went wrong, and no more of it: the traceback is in the log."""
        self._trouble = self._words.say("ui-trouble")
        self._spoken, self._spoken_at = Reaction(refused=self._trouble), self._spoken_at + 1
        try:
            self.refresh()
        except Exception:
            # The parts cannot even be drawn: the last picture stays, with the sentence over it.
            _log.exception("the picture could not be made")
            note = {"type": "note", "key": "trouble", "tone": "error", "text": self._trouble}
            last = [block for block in self.view.get("blocks", []) if block.get("key") != "trouble"]
            self.view = {**self.view, "turn": self._turn, "blocks": [note, *last]}

    # --- where it is shown ---

    def in_words(self) -> str:
        """What it shows now, for places where no picture can be shown."""
        return "\n".join(words for part in self._parts if (words := part.in_words()))

    def __repr__(self) -> str:
        return self.in_words() or f"{type(self).__name__}()"

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        bundle = super()._repr_mimebundle_(**kwargs)
        if bundle is None:
            return None
        data, metadata = bundle if isinstance(bundle, tuple) else (bundle, {})
        return {**data, **_place.stand_in(self.in_words(), self._words)}, metadata

    def _ipython_display_(self, **kwargs: Any) -> None:
        self._stand_in = _place.show(self, self._words, **kwargs)

    def close(self) -> None:
        """Closes it, on the page and here, with everything that it holds."""
        self._parts = ()
        self._background.stop()
        if self._keeper is not None:
            self._keeper.forget(self._changed_elsewhere)
        layout = self.layout
        super().close()
        if layout is not None:
            layout.close()
