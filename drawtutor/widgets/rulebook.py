"""The rule book: every rule of the four sources, by the stage of a deal that it is about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from drawtutor.course import load_course, rulebook, tryout_points, tryout_rules
from drawtutor.widgets._base import Part, Reaction, TutorWidget
from drawtutor.widgets.opening import OpenPosition, Place
from drawtutor.widgets.pictures import look
from drawtutor.widgets.plain import Picture
from drawtutor.widgets.prose import Prose
from drawtutor.widgets.trial import RuleTrial, TopicTrial, Trial
from drawtutor.widgets.wording import Wording
from drawtutor.words import Language, RuleText, SourceText, Stage, enum_key, ledger

__all__ = ["RuleBookPart", "rule_book"]


class RuleBookPart:
    """All the rules, each with its source, its lessons and its positions. The page may leave some of them out."""

    key = "rules"

    def __init__(self, words: Wording) -> None:
        self._words = words
        self._rules = [words.catalogue.rule(rule) for rule in ledger().stages]
        self._trials = {rule.id: self._trials_of(rule) for rule in self._rules}
        places: dict[str, Place] = {
            _place(rule, trial): (trial, rule.source.rule_set)
            for rule in self._rules
            for trial in self._trials[rule.id]
        }
        self._open = OpenPosition(self.key, places, words)
        self._lessons = {outline.slug: words.say(outline.title) for outline in load_course().lessons}
        self._entries = {rule.id: self._entry(rule) for rule in self._rules}

    def _trials_of(self, rule: RuleText) -> list[Trial]:
        """What there is to try of a rule: its own position, and those of the topics that it is about."""
        words, there = self._words, set(tryout_points())
        own: list[Trial] = [RuleTrial(rule, words)] if rule.id in tryout_rules() else []
        return own + [TopicTrial(point, words) for point in rule.differs if point.key in there]

    def _entry(self, rule: RuleText) -> Picture:
        """What of an entry never changes."""
        words, linked = self._words, rulebook()[rule.id]
        asked = Counter(exercise.partition("/")[0] for exercise in linked.exercises)
        taught = []
        for slug in self._lessons:
            if slug not in linked.lessons and slug not in asked:
                continue
            key = "rulebook-lesson" if slug in linked.lessons else "rulebook-lesson-asks"
            said = words.say(key, lesson=self._lessons[slug], exercises=asked[slug])
            taught.append({"text": said, "href": words.page(f"lesson/{slug}")})
        differs = [
            {"text": point.topic, "href": words.page(f"what-the-sources-say#{point.key}")} for point in rule.differs
        ]
        return {
            "key": rule.id,
            "source": rule.source.name,
            "mark": rule.source.mark,
            "text": rule.statement,
            "own": None if rule.own is None else words.say("rulebook-own", own=rule.own),
            "taught": taught or None,
            "differs": differs or None,
        }

    def blocks(self) -> Sequence[Picture]:
        """The rules, and what to look for them by."""
        words = self._words
        groups = []
        for stage in Stage:
            entries = [self._shown(rule) for rule in self._rules if rule.stage is stage]
            groups.append({"key": stage, "title": words.say(f"{enum_key(stage)}.title"), "entries": entries})
        book = {
            "type": "rulebook",
            "key": self.key,
            "draft": f"{self.key}-search",
            "groups": groups,
            "labels": {
                "search": words.say("rulebook-search"),
                "source": words.say("rulebook-source"),
                "stage": words.say("rulebook-stage"),
                "all": words.say("rulebook-all"),
                "taught": words.say("rulebook-taught"),
                "differs": words.say("rulebook-differs"),
            },
            "sources": [
                {"key": source.mark, "text": source.title, "about": source.about} for source in _sources(self._rules)
            ],
            "found": [words.say("rulebook-found", count=count) for count in range(len(self._rules) + 1)],
        }
        return (book, {"type": "settings", "key": f"{self.key}-settings", "blocks": [look(words, self.key)]})

    def _shown(self, rule: RuleText) -> Picture:
        words, open_, trials = self._words, self._open, self._trials[rule.id]
        buttons = []
        shown = None
        for trial in trials:
            at = _place(rule, trial)
            text = trial.label if len(trials) > 1 else words.say("tryout-button")
            buttons.append(open_.button(at, text=text, name=trial.label))
            if at == open_.at:
                shown = open_.blocks()
        return self._entries[rule.id] | {"buttons": buttons or None, "open": shown}

    def receive(self, name: str, intent: Mapping[str, object]) -> Reaction | None:
        """Opens a rule's position, or plays on in the one that is open."""
        return self._open.receive(name, intent)

    def stored(self, kept: Mapping[str, object]) -> None:
        """The rule book keeps nothing."""

    def to_store(self) -> Mapping[str, object]:
        """The rule book keeps nothing."""
        return {}

    def in_words(self) -> str:
        """The rules, each with its id."""
        return "\n".join(f"{rule.cited}: {rule.statement}" for rule in self._rules)


def rule_book(*, language: Language = Language.ENGLISH, titled: bool = True, pages: str | None = None) -> TutorWidget:
    """The rule book as a widget.

    ``titled`` says whether the page still lacks its title; ``pages`` is the path under which there are pages to link
    to, None where there are none.
    """
    words = Wording.of(language, pages=pages)
    title = words.say("page-rule-book-title")
    part = RuleBookPart(words)
    parts: list[Part] = []
    if titled:
        parts.append(Prose("title", words, title=title, paragraphs=[words.say("page-rule-book-about")], level=1))
    parts.append(part)
    return TutorWidget(parts, words, kind="reference", name="rule-book", label=title)


def _sources(rules: Sequence[RuleText]) -> tuple[SourceText, ...]:
    return tuple({rule.source.mark: rule.source for rule in rules}.values())


def _place(rule: RuleText, trial: Trial) -> str:
    return f"try-{rule.id}-{trial.name}"
