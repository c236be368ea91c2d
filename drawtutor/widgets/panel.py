"""The house-rules panel: one of the four rule sets, with everything that a table may agree on otherwise."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from drawtutor.rules import (
    Agreement,
    RulesError,
    RuleSet,
    SetupError,
    other_rule_set,
    read_agreement,
    with_term,
    without_term,
)
from drawtutor.widgets._base import Reaction
from drawtutor.widgets.plain import Picture
from drawtutor.widgets.terms import TermPictures, rule_set_name
from drawtutor.widgets.wording import Wording
from drawtutor.words import enum_key, ledger

__all__ = ["RulesPanel"]


class RulesPanel:
    """What is being agreed on. Whatever cannot be played is refused, and what was agreed on before stays."""

    def __init__(self, words: Wording, *, part: str, agreed: Agreement) -> None:
        """A panel that stands at an agreement; ``part`` is whose its buttons are."""
        self.agreed = agreed
        self._words = words
        self._part = part
        self._refused: dict[str, Picture] = {}
        self._refusals = 0
        self._text_refused: Picture | None = None
        self.note = ""
        """What to tell above it until something is chosen."""
        self._texts = 0

    # --- what it shows ---

    def blocks(self, *, links: bool, leaving: Sequence[Picture] = (), warning: str = "") -> Sequence[Picture]:
        """The rule sets, the terms, and beside them what is agreed on.

        ``links`` says whether the page has an address that can carry the text. ``leaving`` are buttons after
        "play", and ``warning`` what comes of pressing it.
        """
        pictures = TermPictures(self.agreed, self._words, part=self._part, refused=self._refused)
        main = [self._rule_sets(), pictures.block()]
        side = [self._agreed_block(pictures, links=links, leaving=leaving, warning=warning)]
        blocks: list[Picture] = []
        if self.note:
            blocks.append({"type": "note", "key": f"{self._part}-note", "text": self.note})
        return (*blocks, {"type": "columns", "key": f"{self._part}-columns", "main": main, "side": side})

    def _rule_sets(self) -> Picture:
        words = self._words
        marks = {rule_set: mark for mark, rule_set in ledger().rule_sets.items()}
        options = [
            {
                "key": rule_set.value,
                "text": words.say(f"{enum_key(rule_set)}.title"),
                "about": words.say("house-after", source=words.say(f"source-{marks[rule_set].lower()}")),
                "pressed": rule_set is self.agreed.rules.rule_set,
                "intent": {"name": "rule-set", "part": self._part, "rules": rule_set.value},
            }
            for rule_set in RuleSet
        ]
        label = words.say("house-rule-sets")
        return {"type": "rule-sets", "key": f"{self._part}-sets", "label": label, "options": options}

    def _agreed_block(
        self, pictures: TermPictures, *, links: bool, leaving: Sequence[Picture], warning: str
    ) -> Picture:
        words, part = self._words, self._part
        changes = pictures.changes()
        play = {"key": "play", "text": words.say("house-play"), "look": "main", "intent": self._intent("play")}
        return {
            "type": "agreed",
            "key": f"{part}-agreed",
            "label": words.say("house-agreed"),
            "title": words.say("house-agreed"),
            "line": self._line(),
            "changes": changes or None,
            "back": {
                "key": "all-back",
                "text": words.say("house-all-back"),
                "look": "link",
                "intent": self._intent("all-back"),
            }
            if len(changes) > 1
            else None,
            "buttons": [play, *leaving],
            "warning": warning or None,
            "field": {
                "label": words.say("house-text"),
                "note": words.say("house-text-note"),
                "value": self.agreed.text,
                "draft": f"{part}-text-{self._texts}",
                "copy": words.say("house-text-copy"),
                "link": words.say("house-text-link") if links else None,
                "copied": words.say("house-text-copied"),
                "use": {
                    "key": "use",
                    "text": words.say("house-text-use"),
                    "look": "quiet",
                    "takes": "answer",
                    "needs": {"answer": words.say("house-text-unchanged")},
                    "intent": self._intent("use"),
                },
                "refusal": self._text_refused,
            },
        }

    def _line(self) -> str:
        """Which rule set it is, and how many changes there are to it."""
        rules, changes = rule_set_name(self.agreed, self._words), len(self.agreed.settings)
        if changes:
            return self._words.say("house-agreed-changed", rules=rules, count=changes)
        return self._words.say("house-agreed-as-it-is", rules=rules)

    def _intent(self, name: str) -> Picture:
        return {"name": name, "part": self._part}

    # --- what it is told ---

    def receive(self, name: str, intent: Mapping[str, object]) -> Reaction | None:
        """A term set or put back, another rule set, a text; None for anything else."""
        does: dict[str, Callable[[Mapping[str, object]], Reaction | None]] = {
            "set": self._set,
            "set-back": self._set_back,
            "all-back": self._all_back,
            "rule-set": self._rule_set,
            "use": self._use,
        }
        chosen = does.get(name)
        return None if chosen is None else chosen(intent)

    def _set(self, intent: Mapping[str, object]) -> Reaction | None:
        name, value = intent.get("term"), intent.get("value", intent.get("to"))
        if not isinstance(name, str):
            return None
        return self._try(name, lambda: with_term(self.agreed, name, value))

    def _set_back(self, intent: Mapping[str, object]) -> Reaction | None:
        name = intent.get("term")
        if not isinstance(name, str) or name not in self.agreed.settings:
            return None
        return self._try(name, lambda: without_term(self.agreed, name))

    def _try(self, name: str, change: Callable[[], Agreement]) -> Reaction:
        try:
            agreed = change()
        except SetupError as error:
            refusal = self._refusal(error)
            self._become(self.agreed)
            self._refused[name] = refusal
            return Reaction(refused=refusal["text"])
        self._become(agreed)
        return Reaction(TermPictures(agreed, self._words, part=self._part, refused={}).told(name))

    def _all_back(self, intent: Mapping[str, object]) -> Reaction | None:
        self._become(read_agreement(self.agreed.rules.rule_set.value))
        return Reaction(self._line())

    def _rule_set(self, intent: Mapping[str, object]) -> Reaction | None:
        names = {rule_set.value: rule_set for rule_set in RuleSet}
        rules = intent.get("rules")
        if not isinstance(rules, str) or rules not in names:
            return None
        self._become(other_rule_set(self.agreed, names[rules]))
        return Reaction(self._line())

    def _use(self, intent: Mapping[str, object]) -> Reaction | None:
        text = intent.get("answer")
        if not isinstance(text, str):
            return None
        try:
            agreed = read_agreement(text)
        except RulesError as error:
            self._text_refused = self._refusal(error)
            return Reaction(refused=self._text_refused["text"])
        self._become(agreed)
        return Reaction(self._words.say("house-text-used"))

    def follow(self, text: str) -> bool:
        """Takes up the text of a link; whether it could be, which is told in a note either way."""
        try:
            agreed = read_agreement(text)
        except RulesError as error:
            refusal = self._words.catalogue.refusal(error)
            self.note = self._words.say("house-link-refused", refusal=refusal)
            return False
        self._become(agreed)
        self.note = self._words.say("house-link-used")
        return True

    def _become(self, agreed: Agreement) -> None:
        self.agreed = agreed
        self._refused = {}
        self._text_refused = None
        self.note = ""
        self._texts += 1

    def _refusal(self, error: RulesError) -> Picture:
        self._refusals += 1
        rules = self._words.rules([error.rule]) if error.rule else []
        return {"n": self._refusals, "text": self._words.catalogue.refusal(error), "rules": rules}
