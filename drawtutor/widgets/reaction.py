"""What a part has to say after it was told something, or has found something out."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["PageFile", "Reaction"]


@dataclass(frozen=True, slots=True)
class PageFile:
    """A text file that the page hands to the learner."""

    name: str
    text: str


class Reaction:
    """What a part has to say after it was told something: heard by those who do not see the picture change."""

    def __init__(self, said: str = "", *, refused: str = "", file: PageFile | None = None, focus: str = "") -> None:
        self.said = said
        """A sentence that waits its turn."""
        self.refused = refused
        """A sentence that does not wait: why something was not done."""
        self.file = file
        """What the page that asked for it is to save; it is sent once, and in no picture."""
        self.focus = focus
        """What on the page is to have the focus now, by its key; empty where it stays where it is."""
