"""The coach beside a table that is played at: what is said of the last choice, and the hints that were asked for."""

from __future__ import annotations

from collections.abc import Mapping

from drawtutor.play import Session
from drawtutor.widgets._base import Reaction
from drawtutor.widgets.coach import hint_ladder, judgement, made_surer, sureness, verdict
from drawtutor.widgets.plain import Picture
from drawtutor.widgets.wording import Wording

__all__ = ["CoachBeside"]

_STEPS = 3


class CoachBeside:
    """The coach of one deal: it remembers which hints were asked for before which choice."""

    def __init__(self, session: Session, words: Wording, *, part: str) -> None:
        """The coach of the session's present deal; ``part`` is whose buttons its hints are."""
        self._session = session
        self._words = words
        self._part = part
        self._hints: tuple[str, ...] = ()
        self._hints_at = -1
        self._asked: dict[int, int] = {}

    def block(self) -> Picture:
        """The last verdict with its reason, and the hint ladder while there is something to choose."""
        words, session = self._words, self._session
        block: Picture = {
            "type": "coach",
            "key": f"{self._part}-coach",
            "label": words.say("ui-coach"),
            "title": words.say("ui-coach"),
            "stamp": f"{session.number}.{len(session.decisions)}",
        }
        if session.decisions:
            last = session.decisions[-1]
            block["choice"] = self.chosen(len(session.decisions) - 1)
            block |= judgement(last.feedback, words, phase=last.phase, hand=last.view.hand)
            block["sureness"] = sureness(last, words)
        elif not session.is_over:
            block["empty"] = words.say("ui-coach-ask")
        if session.my_turn:
            told = self._hints[: self._opened()]
            block["hints"] = hint_ladder(told, self._opened(), words, part=self._part)
        return block

    def judged(self) -> Picture | None:
        """The last verdict in a line, for pages so narrow that the coach stands below what is looked at."""
        if not self._session.decisions:
            return None
        feedback = self._session.decisions[-1].feedback
        return verdict(feedback, self._words) | {"where": self._words.say("ui-coach-below")}

    def chosen(self, decision: int) -> str:
        """What the learner chose, in the words that were said, with the hints that were asked for before."""
        made = self._session.decisions[decision]
        said = self._words.catalogue.action(made.action, names=self._words.names, phase=made.phase)
        hints = self._asked.get(decision, 0)
        if hints:
            return self._words.say("ui-deal-choice-hints", words=said, hints=hints)
        return self._words.say("ui-deal-choice", words=said)

    # --- what it works out by itself ---

    def _unsure(self, *, every: bool) -> int | None:
        """The last choice whose figures can be made surer; of all, or only the last one of the deal."""
        made = self._session.decisions
        places = range(len(made) - 1, -1 if every else max(len(made) - 2, -1), -1)
        return next((place for place in places if not made[place].is_sure), None)

    def owes(self, *, every: bool) -> bool:
        """Whether figures that show can be made surer: those on all choices, or only on the last one."""
        return self._unsure(every=every) is not None

    def go_on(self, *, every: bool) -> Reaction | None:
        """Makes them surer by a little work; says something only where a verdict becomes another."""
        place = self._unsure(every=every)
        if place is None:
            return None
        made = self._session.decisions[place]
        return made_surer(made, self._words, choice=self.chosen(place))

    def hint(self, intent: Mapping[str, object]) -> Reaction | None:
        """Opens the next step of the ladder; None where that is not the one that was asked for."""
        session, opened = self._session, self._opened()
        if not session.my_turn or intent.get("step") != opened + 1 or opened >= _STEPS:
            return None
        place = len(session.decisions)
        if self._hints_at != place:
            self._hints = tuple(self._words.say(step) for step in session.hint())
            self._hints_at = place
        self._asked[place] = opened + 1
        return Reaction(self._hints[opened])

    def _opened(self) -> int:
        return self._asked.get(len(self._session.decisions), 0)
