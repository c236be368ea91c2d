"""Ways to sit at a widget without a page: what a learner would press, handed straight to Python."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from drawtutor.course import load_course
from drawtutor.play import Session
from drawtutor.widgets import Keeper, LessonPage, TutorWidget


def lesson(slug: str, *, seed: int = 1) -> LessonPage:
    return LessonPage(load_course().lesson(slug), rng=Random(seed))


def keeper() -> Keeper:
    return Keeper(load_course().lessons)


class Learner:
    """Somebody at a widget: presses what the picture offers, and sees what comes of it."""

    def __init__(self, widget: TutorWidget) -> None:
        self.widget = widget
        self.said: list[Any] = []
        self.seen: list[str] = [json.dumps(dict(widget.view))]
        widget.send = lambda content, buffers=None: self.said.append(content)
        widget.observe(lambda change: self.seen.append(json.dumps(change["new"])), names="view")
        self._n = 0

    def blocks(self) -> Iterator[dict[str, Any]]:
        """Every block of the picture, those within others too."""
        yield from _walk(self.widget.view["blocks"])

    def block(self, kind: str) -> dict[str, Any]:
        return next(block for block in self.blocks() if block["type"] == kind)

    def has(self, kind: str) -> bool:
        return any(block["type"] == kind for block in self.blocks())

    def buttons(self) -> dict[str, dict[str, Any]]:
        """Every button there is, by its key."""
        found: dict[str, dict[str, Any]] = {}
        for block in self.blocks():
            for button in (*block.get("buttons", ()), block.get("check")):
                if button:
                    found[button["key"]] = button
            for step in block.get("hints", {}).get("steps", ()):
                found[step["button"]["key"]] = step["button"]
        return found

    def press(self, key: str, **more: Any) -> None:
        """Presses a button; what it takes is given along."""
        self.send({**self.buttons()[key]["intent"], **more})

    def send(self, intent: dict[str, Any]) -> None:
        self._n += 1
        turn = self.widget.view["turn"]
        message = {**intent, "kind": "intent", "page": "p", "n": self._n, "turn": turn}
        self.widget._receive(self.widget, message, [])

    def greet(self, stored: dict[str, Any]) -> None:
        self._n += 1
        self.widget._receive(self.widget, {"kind": "hello", "page": "p", "n": self._n, "stored": stored}, [])

    @property
    def trouble(self) -> bool:
        return any(block.get("key") == "trouble" for block in self.widget.view["blocks"])


def _walk(blocks: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for block in blocks:
        yield block
        for name in ("blocks", "main", "side"):
            yield from _walk(block.get(name, []))


def session_of(learner: Learner) -> Session:
    """The session behind a full deal: what no page can see."""
    session: Session = learner.widget._parts[0]._session  # type: ignore[attr-defined]
    return session


def choose(learner: Learner, rng: Random, *, session: Session | None = None) -> None:
    """Makes one legal choice at random, or goes on to the next deal."""
    buttons = learner.buttons()
    if "turn" in buttons:
        learner.press("turn")
    elif "next-deal" in buttons:
        learner.press("next-deal")
    else:
        session = session or session_of(learner)
        open_ = [key for key in ("fold", "stay", "wager", "throw", "pat", "show", "muck") if key in buttons]
        open_ = [key for key in open_ if not buttons[key].get("off")]
        if len(open_) > 1 and "fold" in open_ and rng.random() < 0.8:
            open_.remove("fold")
        key = rng.choice(open_)
        if key == "wager":
            amount = buttons[key]["amount"]
            to = rng.choice(amount["values"]) if amount.get("values") else rng.randint(amount["min"], amount["max"])
            learner.press(key, to=to)
        elif key == "throw":
            count = rng.randint(1, session.view.legal.max_discards)
            learner.press(key, cards=[str(card) for card in rng.sample(session.view.hand, count)])
        else:
            learner.press(key)
