"""What the sources say where they part: topics down, rule sets across."""

from __future__ import annotations

from drawtutor.widgets._base import Part, TutorWidget
from drawtutor.widgets.prose import Prose
from drawtutor.widgets.wording import Wording
from drawtutor.words import Language

__all__ = ["differences"]


def differences(*, language: Language = Language.ENGLISH, titled: bool = True) -> TutorWidget:
    """The table of differences as a widget; ``titled`` says whether the page still lacks its title."""
    words = Wording.of(language)
    title = words.say("page-what-the-sources-say-title")
    parts: list[Part] = []
    if titled:
        about = words.say("page-what-the-sources-say-about")
        parts.append(Prose("title", words, title=title, paragraphs=[about], level=1))
    for point in words.catalogue.points():
        told = [f"- **{cell.source.title}** {cell.text}" for cell in point.cells]
        parts.append(Prose(point.key, words, title=point.topic, paragraphs=told))
    return TutorWidget(parts, words, kind="reference", name="what-the-sources-say", label=title)
