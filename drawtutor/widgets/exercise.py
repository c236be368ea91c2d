"""Exercises on a page: the question, what it is about, the controls for its answer, the grade, and what comes next.

Answers are graded here. What is right leaves this side only when the learner has found it, or asks to be shown.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from drawtutor.course import (
    ActionAnswer,
    Answer,
    DiscardAnswer,
    Exercise,
    Grade,
    Kind,
    NumberAnswer,
    OpenHands,
    OrderAnswer,
    Outcome,
    Task,
    generate,
    grade,
    hints,
    solution,
)
from drawtutor.rules import SeatView
from drawtutor.widgets._base import Reaction
from drawtutor.widgets.coach import hint_ladder
from drawtutor.widgets.keeper import Keeper
from drawtutor.widgets.pictures import stages
from drawtutor.widgets.plain import Picture
from drawtutor.widgets.scenes import Scene, names_at, players_in, scene_block
from drawtutor.widgets.wording import Wording

__all__ = ["ExercisePart"]

_MOST_NUMBER: Final = 100_000


@dataclass(frozen=True, slots=True, kw_only=True)
class _Attempt:
    """One exercise as the learner stands to it."""

    exercise: Exercise
    guided: bool
    round: int = 0
    """Grows when it is begun anew: what was chosen before is then forgotten."""
    graded: int = 0
    grade: Grade | None = None
    hints: int = 0
    shown: bool = False

    @property
    def finished(self) -> bool:
        """Whether nothing is left to answer."""
        return self.shown or (self.grade is not None and self.grade.outcome is Outcome.RIGHT)


class ExercisePart:
    """The exercises of a section one after the other, and further ones of each kind without end."""

    def __init__(
        self, key: str, exercises: Sequence[Exercise], words: Wording, keeper: Keeper, *, seed: int = 0, level: int = 3
    ) -> None:
        """``seed`` is where the further exercises begin: the same one brings the same exercises."""
        self.key = key
        self._exercises = tuple(exercises)
        self._words = words
        self._keeper = keeper
        self._seed = seed
        self._level = level
        self._further = 0
        self._count = 0
        self._place = next((i for i, each in enumerate(exercises) if not keeper.progress.of(each.id).done), 0)
        self._now = self._begin(self._exercises[self._place], guided=True)

    def _begin(self, exercise: Exercise, *, guided: bool) -> _Attempt:
        self._count += 1
        return _Attempt(exercise=exercise, guided=guided, round=self._count)

    # --- what it shows ---

    def blocks(self) -> Sequence[Picture]:
        """The question, its subject, the answer's controls, and what is said of the last answer."""
        words = self._here()
        prompt, controls, coach = self._prompt(words), self._controls(words), self._coach(words)
        table = self._table(words)
        # Cards are thrown, and hands put in order, where they lie: the buttons for it stay there.
        there = not table or self._now.exercise.kind is Kind.DISCARDS
        main, side = ([*table, controls], [coach]) if there else (table, [controls, coach])
        blocks = [prompt, {"type": "columns", "key": f"{self.key}-columns", "main": main, "side": side}]
        return ({"type": "group", "key": self.key, "label": words.say("ui-exercise"), "blocks": blocks},)

    def _table(self, words: Wording) -> list[Picture]:
        """What lies before the learner, in blocks; nothing where it lies in the answer's controls."""
        exercise, scene = self._now.exercise, self._scene()
        if scene is None or exercise.kind is Kind.RANK_HANDS:
            return []
        picks = exercise.kind is Kind.DISCARDS
        block = scene_block(
            scene,
            words,
            key=f"{self.key}-scene-{self._now.round}",
            draft=self._draft() if picks else None,
            pick=picks and not self._now.finished,
            hide_pot=exercise.task is Task.POT_SIZE and not self._now.finished,
        )
        right = self._shown()
        if isinstance(right, DiscardAnswer):
            hand = block if block["type"] == "hand" else block.get("hand")
            if hand is not None:
                hand["lifted"] = [str(card) for card in right.cards]
        return [stages(scene, words), block] if isinstance(scene, SeatView) else [block]

    def _here(self) -> Wording:
        scene, exercise = self._scene(), self._now.exercise
        players = players_in(scene) if scene else 0
        return self._words.with_names(names_at(players, exercise.hero, names_from=exercise.names_from))

    def _scene(self) -> Scene | None:
        exercise = self._now.exercise
        view = exercise.view
        if view is not None:
            # What is asked may be whose turn it is, so nobody's turn is marked but the learner's own.
            return view if view.to_act == view.seat else replace(view, to_act=None)
        subject = exercise.subject
        return None if exercise.deal is not None else subject  # type: ignore[return-value]  # a Spot has a view

    def _shown(self) -> Answer | None:
        """The right answer, once the learner has asked for it."""
        now = self._now
        return now.grade.right if now.shown and now.grade is not None else None

    def _given(self) -> object:
        """The answer that is shown, as the controls hold it."""
        right = self._shown()
        for place, choice in enumerate(self._now.exercise.choices):
            if choice.answer == right:
                return place
        match right:
            case OrderAnswer(order):
                return list(order)
            case NumberAnswer(number):
                return number
        return None

    def _draft(self) -> str:
        return f"{self.key}-{self._now.round}"

    def _prompt(self, words: Wording) -> Picture:
        now = self._now
        if now.guided:
            kicker = words.say("ui-exercise-place", number=self._place + 1, count=len(self._exercises))
        else:
            kicker = words.say("ui-exercise-further", number=self._further)
        tally = self._keeper.progress.of(now.exercise.id)
        mark = None
        if now.guided and tally.done:
            mark = {"key": "right", "word": words.say("ui-exercise-done")}
        elif now.guided and tally.shown:
            mark = {"key": "not-attempted", "word": words.say("ui-exercise-shown")}
        return {
            "type": "prompt",
            "key": f"{self.key}-prompt",
            "kicker": kicker,
            "mark": mark,
            "lines": [words.say(now.exercise.prompt)],
        }

    def _controls(self, words: Wording) -> Picture:
        exercise = self._now.exercise
        closed = words.say("ui-exercise-closed") if self._now.finished else None
        if exercise.kind is Kind.DISCARDS:
            return self._discards(words, closed)
        block: Picture = {
            "type": "answer",
            "key": f"{self.key}-answer",
            "draft": self._draft(),
            "label": words.say("ui-exercise-answer"),
            "shut": closed,
            "given": self._given(),
        }
        check: Picture = {
            "key": "check",
            "text": words.say("ui-exercise-check"),
            "takes": "answer",
            "off": closed,
            "look": "plain" if self._now.finished else "main",
            "intent": {"name": "check", "part": self.key},
        }
        if exercise.choices:
            options = [{"value": i, "text": words.say(choice.label)} for i, choice in enumerate(exercise.choices)]
            check["needs"] = {"answer": words.say("ui-exercise-needs-choice")}
            control = "yes-no" if exercise.kind is Kind.ROUND_OVER else "choice"
            return block | {"control": control, "options": options, "check": check}
        if exercise.kind is Kind.RANK_HANDS:
            return block | self._order(words) | {"check": check}
        check["needs"] = {"answer": words.say("ui-exercise-needs-number")}
        return block | {
            "control": "number",
            "min": 0,
            "max": _MOST_NUMBER,
            "less": words.say("ui-amount-less"),
            "more": words.say("ui-amount-more"),
            "check": check,
        }

    def _order(self, words: Wording) -> Picture:
        subject = self._now.exercise.subject
        assert isinstance(subject, OpenHands)
        options = []
        for place, hand in enumerate(subject.hands):
            name = words.say("ui-hand-number", number=place + 1)
            options.append(
                {
                    "value": place,
                    "text": name,
                    "cards": words.cards(hand.cards),
                    "up": words.say("ui-order-up", hand=name),
                    "down": words.say("ui-order-down", hand=name),
                }
            )
        between = [words.say("ui-order-between", place=place) for place in range(2, len(options))]
        places = [words.say("ui-order-first"), *between, words.say("ui-order-last")]
        return {"control": "order", "options": options, "places": places}

    def _discards(self, words: Wording, closed: str | None) -> Picture:
        return {
            "type": "actions",
            "key": f"{self.key}-answer",
            "draft": self._draft(),
            "label": words.say("ui-exercise-answer"),
            "mine": True if closed is None else None,
            "buttons": [
                {
                    "key": "throw",
                    "text": words.say("ui-exercise-throw"),
                    "takes": "cards",
                    "off": closed,
                    "needs": {"cards": words.say("ui-needs-cards")},
                    "intent": {"name": "check", "part": self.key},
                },
                {
                    "key": "pat",
                    "text": words.say("action-stand-pat.label"),
                    "off": closed,
                    "needs": {"none": words.say("ui-needs-none")},
                    "intent": {"name": "check", "part": self.key, "cards": []},
                },
            ],
        }

    def _coach(self, words: Wording) -> Picture:
        now = self._now
        block: Picture = {
            "type": "coach",
            "key": f"{self.key}-coach",
            "label": words.say("ui-coach"),
            "stamp": f"{now.round}.{now.graded}",
            "buttons": self._buttons(words),
        }
        if now.grade is not None:
            key = "solution" if now.shown else now.grade.outcome.value
            reasons = [words.say(now.grade.explanation)]
            if now.shown:
                reasons.insert(0, self._told(now.grade.right, words))
            if now.finished and now.exercise.note is not None:
                reasons.append(words.say(now.exercise.note))
            block["verdict"] = {
                "key": "not-attempted" if now.shown else now.grade.outcome.value,
                "word": words.say(f"ui-outcome-{key}"),
            }
            block["reasons"] = reasons
            block["rules"] = words.rules(now.grade.rules)
        if not now.finished:
            # A hint is worked out only when it is asked for.
            told = [words.say(hint) for hint in hints(now.exercise)[: now.hints]] if now.hints else []
            block["hints"] = hint_ladder(told, now.hints, words, part=self.key)
        return block

    def _told(self, right: Answer, words: Wording) -> str:
        """The right answer in words."""
        for choice in self._now.exercise.choices:
            if choice.answer == right:
                return words.say("ui-solution-choice", choice=words.say(choice.label))
        match right:
            case DiscardAnswer(()):
                return words.say("ui-solution-pat")
            case DiscardAnswer(cards):
                return words.say("ui-solution-throw", cards=cards)
            case OrderAnswer(order):
                names = tuple(words.say("ui-hand-number", number=place + 1) for place in order)
                return words.say("ui-solution-order", hands=names)
            case NumberAnswer(number):
                return words.say("ui-solution-number", number=number)
            case ActionAnswer(action):
                return words.say("ui-solution-choice", choice=words.catalogue.action(action, names=words.names))
        return ""

    def _buttons(self, words: Wording) -> list[Picture]:
        now = self._now
        buttons: list[Picture] = []

        def offer(name: str, *, main: bool = False, to: int | None = None) -> None:
            intent: Picture = {"name": name, "part": self.key, "to": to}
            look = "main" if main else "quiet"
            buttons.append({"key": name, "text": words.say(f"ui-exercise-{name}"), "look": look, "intent": intent})

        if not now.finished:
            if now.grade is not None and now.grade.outcome is not Outcome.NOT_ATTEMPTED:
                offer("again")
                offer("solution")
            return buttons
        more = now.guided and self._place + 1 < len(self._exercises)
        if more:
            offer("next", main=True)
        offer("more", main=not more)
        if not now.guided:
            offer("guided")
        offer("again")
        return buttons

    # --- what it is told ---

    def receive(self, name: str, intent: Mapping[str, object]) -> Reaction | None:
        """An answer, a hint asked for, or the way to another exercise."""
        match name:
            case "check":
                return self._check(intent)
            case "hint":
                return self._hint(intent.get("step"))
            case "solution":
                return self._solution()
            case "again":
                self._now = self._begin(self._now.exercise, guided=self._now.guided)
            case "next":
                self._place = min(self._place + 1, len(self._exercises) - 1)
                self._now = self._begin(self._exercises[self._place], guided=True)
            case "guided":
                self._now = self._begin(self._exercises[self._place], guided=True)
            case "more":
                self._further += 1
                self._now = self._begin(self._another(), guided=False)
            case _:
                return None
        return Reaction(self._here().say(self._now.exercise.prompt))

    def _another(self) -> Exercise:
        last = self._now.exercise
        return generate(last.task, self._seed + self._further, lesson=last.lesson)

    def _check(self, intent: Mapping[str, object]) -> Reaction:
        now = self._now
        if now.finished:
            return Reaction(self._here().say("ui-exercise-closed"))
        answer = now.exercise.read(_as_read(now.exercise, intent))
        given = grade(now.exercise, answer)
        self._now = replace(now, grade=given, graded=now.graded + 1)
        if now.guided:
            self._keeper.graded(now.exercise.id, given)
        words = self._here()
        return Reaction(f"{words.say(f'ui-outcome-{given.outcome.value}')}. {words.say(given.explanation)}")

    def _hint(self, step: object) -> Reaction | None:
        now = self._now
        if step != now.hints + 1 or now.hints >= 3 or now.finished:
            return None
        self._now = replace(now, hints=now.hints + 1)
        if now.guided:
            self._keeper.hinted(now.exercise.id, now.hints + 1)
        return Reaction(self._here().say(hints(now.exercise)[now.hints]))

    def _solution(self) -> Reaction | None:
        now = self._now
        if now.grade is None or now.finished:
            return None
        given = solution(now.exercise)
        self._now = replace(now, grade=given, graded=now.graded + 1, shown=True)
        if now.guided:
            self._keeper.shown(now.exercise.id)
        words = self._here()
        return Reaction(f"{self._told(given.right, words)} {words.say(given.explanation)}")

    def stored(self, kept: Mapping[str, object]) -> None:
        """Takes up the progress; an exercise that nobody has touched gives way to the first that is not done."""
        self._keeper.merge(kept)
        if self._count == 1 and self._now.graded == 0 and self._now.hints == 0:
            done = self._keeper.progress
            self._place = next((i for i, each in enumerate(self._exercises) if not done.of(each.id).done), 0)
            self._now = replace(self._now, exercise=self._exercises[self._place])

    def to_store(self) -> Mapping[str, object]:
        """The progress of the whole page."""
        return self._keeper.to_store()

    def in_words(self) -> str:
        """The question."""
        return self._here().say(self._now.exercise.prompt)


def _as_read(exercise: Exercise, intent: Mapping[str, object]) -> Mapping[str, object]:
    """The answer of a page in the shape in which exercises read it."""
    if exercise.kind is Kind.DISCARDS:
        return {"cards": intent.get("cards")}
    name = "choice" if exercise.choices else "order" if exercise.kind is Kind.RANK_HANDS else "number"
    return {name: intent.get("answer")}
