"""The rule book: every rule of the four sources, by the stage of a deal that it is about."""

from __future__ import annotations

from drawtutor.widgets._base import Part, TutorWidget
from drawtutor.widgets.prose import Prose
from drawtutor.widgets.wording import Wording
from drawtutor.words import Language, Stage, enum_key, ledger

__all__ = ["rule_book"]


def rule_book(*, language: Language = Language.ENGLISH, titled: bool = True) -> TutorWidget:
    """The rule book as a widget; ``titled`` says whether the page still lacks its title."""
    words = Wording.of(language)
    parts: list[Part] = []
    if titled:
        about = words.say("page-rule-book-about")
        parts.append(Prose("title", words, title=words.say("page-rule-book-title"), paragraphs=[about], level=1))
    for stage in Stage:
        rules = [rule for rule, of in ledger().stages.items() if of is stage]
        told = [f"- {words.catalogue.rule(rule).statement} ({rule})" for rule in rules]
        parts.append(Prose(stage.value, words, title=words.say(f"{enum_key(stage)}.title"), paragraphs=told))
    return TutorWidget(parts, words, kind="reference", name="rule-book", label=words.say("page-rule-book-title"))
