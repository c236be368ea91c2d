"""The page of house rules: they are agreed on in the panel, and then played by at a table of one's own."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from drawtutor.rules import Agreement, RulesError, RuleSet, read_agreement
from drawtutor.widgets import _place
from drawtutor.widgets._base import Part, Reaction, TutorWidget
from drawtutor.widgets.fulldeal import FullDealPart
from drawtutor.widgets.panel import RulesPanel
from drawtutor.widgets.plain import Picture
from drawtutor.widgets.prose import Prose
from drawtutor.widgets.terms import TermPictures, rule_set_name
from drawtutor.widgets.wording import Wording
from drawtutor.words import Language

__all__ = ["HOUSE_DEAL_KEY", "HOUSE_RULES_KEY", "HousePart", "house_rules"]

HOUSE_RULES_KEY: Final = "drawtutor:house-rules"
"""Where browsers keep the text of the rules that are being agreed on."""
HOUSE_DEAL_KEY: Final = "drawtutor:house-deal"
"""Where browsers keep the deal at the house's table: not where the course's full deal is kept."""
_LINK: Final = "?rules"
"""What a shared link carries: the text, as a value of the page's address."""
_log: Final = logging.getLogger("drawtutor.widgets")


class HousePart:
    """The panel, and the table that is played at by what was agreed on there."""

    def __init__(self, key: str, words: Wording, *, rng: Random, agreed: Agreement | None = None) -> None:
        """A panel at an agreement, the five-stage game's own if none is given; ``rng`` draws the tables' seeds."""
        self.key = key
        self._words = words
        self._rng = rng
        self._panel = RulesPanel(words, part=key, agreed=agreed or read_agreement(RuleSet.FIVE_STAGE.value))
        self._deal: FullDealPart | None = None
        self._seated = False
        """Whether the table shows, and not the panel."""
        self._touched = False

    # --- what it shows ---

    def blocks(self) -> Sequence[Picture]:
        """The panel; or what is played by, and the table."""
        if self._deal is not None and self._seated:
            return (self._played(self._deal), *self._deal.blocks())
        leaving = []
        warning = ""
        if self._deal is not None:
            text = self._words.say("house-table-back")
            leaving.append({"key": "table", "text": text, "look": "quiet", "intent": self._intent("table")})
            warning = "" if self._deal.between_deals else self._words.say("house-play-leaves")
        panel = self._panel.blocks(links=_place.in_voila(), leaving=leaving, warning=warning)
        label = self._words.say("house-label")
        return ({"type": "group", "key": self.key, "scene": "panel", "label": label, "blocks": list(panel)},)

    def _played(self, deal: FullDealPart) -> Picture:
        """What the table has agreed on, and the way to other rules once this deal is over (NO-02)."""
        words, agreed = self._words, deal.agreed
        pictures = TermPictures(agreed, words, part=self.key, refused={})
        return {
            "type": "played",
            "key": f"{self.key}-played",
            "scene": "table",
            "label": words.say("house-played"),
            "title": words.say("house-played"),
            "rules": rule_set_name(agreed, words),
            "changes": pictures.told_changes() or None,
            "button": {
                "key": "change",
                "text": words.say("house-change"),
                "look": "quiet",
                "off": None if deal.between_deals else words.say("house-change-later"),
                "intent": self._intent("change"),
            },
        }

    def _intent(self, name: str) -> Picture:
        return {"name": name, "part": self.key}

    # --- what it is told ---

    def receive(self, name: str, intent: Mapping[str, object]) -> Reaction | None:
        """What belongs to the panel while it shows, and to the table while that does."""
        reaction = self._at_the_table(name, intent) if self._seated else self._in_the_panel(name, intent)
        if reaction is not None:
            self._touched = True
        return reaction

    def _at_the_table(self, name: str, intent: Mapping[str, object]) -> Reaction | None:
        deal = self._deal
        assert deal is not None
        if name != "change":
            return deal.receive(name, intent)
        if not deal.between_deals:
            return Reaction(refused=self._words.say("house-change-later"))
        self._seated = False
        return Reaction(self._words.say("house-label"))

    def _in_the_panel(self, name: str, intent: Mapping[str, object]) -> Reaction | None:
        if name == "play":
            self._deal = self._table()
            self._seated = True
            return Reaction(self._deal.opening())
        if name == "table" and self._deal is not None:
            self._seated = True
            return Reaction(self._deal.in_words())
        return self._panel.receive(name, intent)

    def _table(self) -> FullDealPart:
        return FullDealPart(self.key, [self._panel.agreed], self._words, rng=self._rng, kept_as=HOUSE_DEAL_KEY)

    # --- what it works out by itself ---

    def owes(self) -> bool:
        """Whether the table has anything left to work out, while it shows."""
        return self._seated and self._deal is not None and self._deal.owes()

    def go_on(self) -> Reaction | None:
        """Does some of it."""
        return None if self._deal is None else self._deal.go_on()

    # --- what is kept ---

    def stored(self, kept: Mapping[str, object]) -> None:
        """Takes up what a link says, else what the browser keeps, unless something has been done here already."""
        if self._touched:
            return
        self._resume(kept)
        link = kept.get(_LINK)
        if not isinstance(link, str):
            return
        if self._deal is not None and _same(link, self._deal.agreed):
            # The table that this link led to before: the page was only loaded again.
            return
        self._seated = False
        self._panel.follow(link)

    def _resume(self, kept: Mapping[str, object]) -> None:
        text = kept.get(HOUSE_RULES_KEY)
        if isinstance(text, str):
            try:
                self._panel.agreed = read_agreement(text)
            except RulesError as error:
                _log.warning("the kept house rules cannot be taken up: %s", error)
        if kept.get(HOUSE_DEAL_KEY) is None:
            return
        deal = self._table()
        refused = deal.resume(kept)
        if refused:
            self._panel.note = refused
            return
        self._deal = deal
        self._seated = True

    def to_store(self) -> Mapping[str, object]:
        """What is being agreed on, and the table's deal."""
        store: dict[str, object] = {}
        if self._touched:
            store[HOUSE_RULES_KEY] = self._panel.agreed.text
            if self._deal is not None:
                store |= self._deal.to_store()
        return store

    def in_words(self) -> str:
        """Where the deal stands; or what is agreed on."""
        if self._deal is not None and self._seated:
            return self._deal.in_words()
        return self._words.say("house-as-text", text=self._panel.agreed.text)


def _same(text: str, agreed: Agreement) -> bool:
    try:
        return read_agreement(text) == agreed
    except RulesError:
        return False


def house_rules(
    text: str = "",
    *,
    language: Language = Language.ENGLISH,
    rng: Random,
    titled: bool = True,
    pages: str | None = None,
) -> TutorWidget:
    """The page as a widget, at the rules that a text tells; ``titled`` says whether it still lacks its title.

    ``pages`` is the path under which there are pages to link to, None where there are none. Raises `SetupError` for
    a text that tells none.
    """
    words = Wording.of(language, pages=pages)
    parts: list[Part] = []
    if titled:
        about = words.say("page-house-rules-about")
        parts.append(Prose("title", words, title=words.say("page-house-rules-title"), paragraphs=[about], level=1))
    parts.append(HousePart("house", words, rng=rng, agreed=read_agreement(text) if text else None))
    return TutorWidget(
        parts,
        words,
        kind="house",
        name="rules",
        label=words.say("page-house-rules-title"),
        keeps=(HOUSE_RULES_KEY, HOUSE_DEAL_KEY, _LINK),
        resumes=True,
    )
