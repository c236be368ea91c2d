"""Exercises on a page: the question, what it is about, the controls for its answer, the grade, and what comes next.

Answers are graded here. What is right leaves this side only when the learner has found it, or asks to be shown.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from drawtutor.course import (
    DiscardAnswer,
    Exercise,
    Kind,
    Outcome,
    Task,
    generate,
    grade,
    hints,
    solution,
)
from drawtutor.rules import SeatView
from drawtutor.widgets._base import Reaction
from drawtutor.widgets.attempt import Attempt, answer_controls, as_read, right_in_words
from drawtutor.widgets.coach import hint_ladder
from drawtutor.widgets.keeper import Keeper
from drawtutor.widgets.pictures import stages
from drawtutor.widgets.plain import Picture
from drawtutor.widgets.scenes import Scene, names_at, players_in, scene_block
from drawtutor.widgets.wording import Wording

__all__ = ["ExercisePart"]


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

    def _begin(self, exercise: Exercise, *, guided: bool) -> Attempt:
        self._count += 1
        return Attempt(exercise=exercise, guided=guided, round=self._count)

    # --- what it shows ---

    def blocks(self) -> Sequence[Picture]:
        """The question, its subject, the answer's controls, and what is said of the last answer."""
        words = self._here()
        prompt, controls, coach = (
            self._prompt(words),
            answer_controls(self._now, words, part=self.key),
            self._coach(words),
        )
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
            draft=self._now.draft(self.key) if picks else None,
            pick=picks and not self._now.finished,
            hide_pot=exercise.task is Task.POT_SIZE and not self._now.finished,
        )
        right = self._now.right
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
            "focus": f"{self.key}-question",
            "key": f"{self.key}-prompt",
            "kicker": kicker,
            "mark": mark,
            "lines": [words.say(now.exercise.prompt)],
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
                reasons.insert(0, right_in_words(now, now.grade.right, words))
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
        # A new question is gone to: on a phone it stands far above what was pressed.
        at = "" if name == "again" else f"{self.key}-question"
        return Reaction(self._here().say(self._now.exercise.prompt), focus=at)

    def _another(self) -> Exercise:
        last = self._now.exercise
        return generate(last.task, self._seed + self._further, lesson=last.lesson)

    def _check(self, intent: Mapping[str, object]) -> Reaction:
        now = self._now
        if now.finished:
            return Reaction(self._here().say("ui-exercise-closed"))
        answer = now.exercise.read(as_read(now.exercise, intent))
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
        return Reaction(f"{right_in_words(now, given.right, words)} {words.say(given.explanation)}")

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
