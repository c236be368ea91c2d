"""A demonstration: a deal, or what comes before it, stepped through at the learner's pace."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from drawtutor.course import Demonstration
from drawtutor.rules import Seat, SeatView
from drawtutor.widgets._base import Reaction
from drawtutor.widgets.pictures import stages
from drawtutor.widgets.plain import Picture
from drawtutor.widgets.scenes import names_at, players_in, scene_block
from drawtutor.widgets.wording import Wording

__all__ = ["DemoPart", "step_buttons"]


def step_buttons(key: str, words: Wording, *, at: int, count: int) -> list[Picture]:
    """First, back, next and last: those that lead nowhere are closed and say so."""
    goals = {"first": 0, "back": at - 1, "next": at + 1, "last": count - 1}
    buttons = []
    for name, to in goals.items():
        backwards = name in ("first", "back")
        closed = at == 0 if backwards else at == count - 1
        buttons.append(
            {
                "key": name,
                "text": words.say(f"ui-step-{name}"),
                "look": "main" if name == "next" and not closed else "plain",
                "off": words.say("ui-step-at-start" if backwards else "ui-step-at-end") if closed else None,
                "intent": {"name": "step", "part": key, "to": to},
            }
        )
    return buttons


class DemoPart:
    """The steps of a demonstration, one of them on the table."""

    def __init__(self, key: str, demonstration: Demonstration, words: Wording) -> None:
        self.key = key
        self._steps = demonstration.steps
        self._at = 0
        self._words = words

    def _here(self) -> Wording:
        scene = self._steps[self._at].scene
        hero = Seat(scene.seat) if isinstance(scene, SeatView) and scene.seat >= 0 else None
        return self._words.with_names(names_at(players_in(scene), hero))

    def _caption(self) -> str:
        return self._here().say(self._steps[self._at].caption)

    def blocks(self) -> Sequence[Picture]:
        """The stage, the table, and the buttons with what is to be seen."""
        step, words = self._steps[self._at], self._here()
        scene, count = step.scene, len(self._steps)
        stepper = {
            "type": "stepper",
            "key": f"{self.key}-steps",
            "label": words.say("ui-steps"),
            "at": words.say("ui-step-at", at=self._at + 1, of=count),
            "caption": self._caption(),
            "rules": words.rules(step.rules),
            "buttons": step_buttons(self.key, words, at=self._at, count=count),
        }
        table = [
            stages(scene if isinstance(scene, SeatView) else None, words),
            scene_block(scene, words, key=f"{self.key}-scene"),
        ]
        columns = {"type": "columns", "key": f"{self.key}-columns", "main": table, "side": [stepper]}
        return ({"type": "group", "key": self.key, "blocks": [columns]},)

    def receive(self, name: str, intent: Mapping[str, object]) -> Reaction | None:
        """Goes to a step."""
        to = intent.get("to")
        if name != "step" or type(to) is not int:
            return None
        self._at = min(max(to, 0), len(self._steps) - 1)
        return Reaction(f"{self._words.say('ui-step-at', at=self._at + 1, of=len(self._steps))}. {self._caption()}")

    def stored(self, kept: Mapping[str, object]) -> None:
        """A demonstration keeps nothing."""

    def to_store(self) -> Mapping[str, object]:
        """A demonstration keeps nothing."""
        return {}

    def in_words(self) -> str:
        """What is to be seen in this step."""
        return self._caption()
