"""What a position is there to show: a topic on which the sources part, or a single rule."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from drawtutor.rules import RuleSet
from drawtutor.widgets.wording import Wording
from drawtutor.words import Cell, Point, RuleText

__all__ = ["RuleTrial", "Told", "TopicTrial", "Trial"]


@dataclass(frozen=True, slots=True)
class Told:
    """What is told beside a position: whose words they are, the words, and the rules behind them."""

    title: str
    text: str
    rules: tuple[str, ...]


class Trial(Protocol):
    """Something to try under one or more rule sets."""

    @property
    def name(self) -> str:
        """What its position goes by."""
        ...

    @property
    def games(self) -> tuple[RuleSet, ...]:
        """The rule sets under which it can be tried."""
        ...

    @property
    def label(self) -> str:
        """What it is called on the page."""
        ...

    def told(self, rule_set: RuleSet) -> Told:
        """What the source of these rules says."""
        ...

    def question(self, rule_set: RuleSet) -> str:
        """What to try."""
        ...


class TopicTrial:
    """A topic, under all rule sets."""

    def __init__(self, point: Point, words: Wording) -> None:
        self.name = point.key
        self.games = tuple(cell.source.rule_set for cell in point.cells)
        self.label = words.say("tryout-label", topic=point.topic)
        self._cells: dict[RuleSet, Cell] = {cell.source.rule_set: cell for cell in point.cells}
        self._words = words

    def told(self, rule_set: RuleSet) -> Told:
        """What the source of these rules says about the topic."""
        cell = self._cells[rule_set]
        return Told(cell.source.title, cell.text, cell.rules)

    def question(self, rule_set: RuleSet) -> str:
        """What to try, in this game's words where it needs its own."""
        own = f"try-{self.name}-{rule_set.value.replace('_', '-')}"
        master = self._words.catalogue.fallback or self._words.catalogue
        return self._words.say(own if master.has(own) else f"try-{self.name}")


class RuleTrial:
    """A single rule, under the rule set of its source."""

    def __init__(self, rule: RuleText, words: Wording) -> None:
        self.name = rule.id
        self.games = (rule.source.rule_set,)
        self.label = words.say("tryout-label", topic=words.say("ui-rule-open", rule=rule.id))
        self._told = Told(rule.source.title, rule.statement, ())
        self._words = words

    def told(self, rule_set: RuleSet) -> Told:
        """The rule."""
        return self._told

    def question(self, rule_set: RuleSet) -> str:
        """What to try."""
        return self._words.say(f"try-{self.name.lower()}")
