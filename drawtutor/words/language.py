"""The languages that the tutor speaks, or is made ready to speak."""

from __future__ import annotations

from enum import StrEnum

__all__ = ["Language"]


class Language(StrEnum):
    """A language, by its tag. English is the master: what another language lacks is said in English."""

    ENGLISH = "en"
    POLISH = "pl"
    NORWEGIAN = "nb"
    BULGARIAN = "bg"

    @property
    def autonym(self) -> str:
        """What the language calls itself, for a menu that its own readers have to find it in."""
        return {"en": "English", "pl": "polski", "nb": "norsk", "bg": "български"}[self.value]

    @classmethod
    def of(cls, tag: str) -> Language | None:
        """The language of a tag such as ``pl-PL`` or ``no``; None for one that the tutor does not know."""
        primary = tag.replace("_", "-").split("-")[0].lower()
        primary = {"no": "nb", "nn": "nb"}.get(primary, primary)
        return next((language for language in cls if language.value == primary), None)
