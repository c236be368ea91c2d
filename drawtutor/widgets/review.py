"""A deal that has been played, step by step: what was done, and what there is to say about each choice of a seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from drawtutor.cards import Card
from drawtutor.play import Decision
from drawtutor.rules import Deal, Event, Phase, Record, RulesError, Seat, SeatView, censor, replay
from drawtutor.widgets._base import Reaction, TutorWidget
from drawtutor.widgets.coach import judgement, made_surer, sureness
from drawtutor.widgets.demo import step_buttons
from drawtutor.widgets.pictures import TablePicture, news, stages
from drawtutor.widgets.plain import Picture
from drawtutor.widgets.scenes import names_at
from drawtutor.widgets.wording import Wording
from drawtutor.words import Language

__all__ = ["ReviewPart", "Step", "record_review", "steps_of"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """The deal after something was done, as one seat sees it, and what that was."""

    view: SeatView
    events: tuple[Event, ...]
    phase: Phase
    """The stage in which it was done."""
    hand: tuple[Card, ...] = ()
    """The seat's cards before it."""
    decision: Decision | None = None
    """The choice that it was, with what there is to say about it; None where this seat chose nothing."""


def steps_of(deals: Sequence[Deal], seat: Seat, chance: str) -> tuple[Step, ...]:
    """The steps of a deal for one seat, from its states: each choice, with what the dealer does after it.

    ``chance`` is the seed of what has to be sampled.
    """
    steps: list[Step] = []
    for before, deal in pairwise(deals):
        mover, action = deal.moves[-1]
        known = len(before.events) if steps else 0
        events = tuple(censor(event, seat) for event in deal.events[known:])
        view = deal.view(seat)
        if mover is None and steps:
            steps[-1] = replace(steps[-1], view=view, events=steps[-1].events + events)
            continue
        made = None
        if mover == seat:
            # Whoever moves from a seat is a player, so this is a player's action.
            made = Decision(view=before.view(seat), action=action, chance=f"{chance}/{seat}/{len(steps)}")  # type: ignore[arg-type]
        hand = before.hands[seat]
        steps.append(Step(view=view, events=events, phase=before.phase, hand=hand, decision=made))
    first = deals[0]
    return tuple(steps) or (Step(view=first.view(seat), events=first.events, phase=first.phase),)


class ReviewPart:
    """The steps of a deal as one seat saw them. Hands that were never shown stay hidden, as they were at the table."""

    def __init__(
        self,
        key: str,
        steps: Callable[[Seat], Sequence[Step]],
        words: Wording,
        *,
        seat: Seat,
        styles: Mapping[Seat, str] | None = None,
        refused: RulesError | None = None,
        changes_seat: bool = False,
    ) -> None:
        """``steps`` gives the steps that a seat saw. ``refused`` is why a record breaks off, where it does.

        ``changes_seat`` lets the learner look from another seat, for records in which nobody is the learner.
        """
        self.key = key
        self._words = words
        self._seat = seat
        self._make = steps
        self._steps = tuple(steps(seat))
        self._styles = styles or {}
        self._refused = refused
        self._changes_seat = changes_seat
        self._at = 0

    def go_to(self, step: int) -> None:
        """Shows this step, or the nearest there is."""
        self._at = min(max(step, 0), len(self._steps) - 1)

    def _caption(self) -> str:
        step = self._steps[self._at]
        told = news(step.events, step.view, self._words)
        if self._refused is not None and self._at == len(self._steps) - 1:
            refusal = self._words.catalogue.refusal(self._refused, names=self._words.names)
            told.append(self._words.say("ui-review-breaks-off", refusal=refusal))
        return " ".join(told) or self._words.say("ui-review-dealt")

    def blocks(self) -> Sequence[Picture]:
        """The stage and the table after this step, and beside them what happened and what there is to say."""
        words, count = self._words, len(self._steps)
        step = self._steps[self._at]
        view = step.view
        table = TablePicture(words=words, styles=self._styles, key=f"{self.key}-table")
        # What happened is told beside the table; on it, its place is kept where the deal that was played had it.
        main = [stages(view, words), table.block(view, marked=bool(view.me.shown)) | {"newsRoom": "wide"}]
        side: list[Picture] = [
            {
                "type": "stepper",
                "key": f"{self.key}-steps",
                "label": words.say("ui-steps"),
                "at": words.say("ui-step-at", at=self._at + 1, of=count),
                "caption": self._caption(),
                "buttons": step_buttons(self.key, words, at=self._at, count=count),
            }
        ]
        if step.decision is not None:
            side.append(
                {
                    "type": "coach",
                    "key": f"{self.key}-coach",
                    "label": words.say("ui-coach"),
                    "stamp": f"{self._at}.{self._seat}",
                    "sureness": sureness(step.decision, words),
                    **judgement(step.decision.feedback, words, phase=step.phase, hand=step.hand),
                }
            )
        if self._changes_seat:
            side.append(self._seats(view))
        columns = {"type": "columns", "key": f"{self.key}-columns", "main": main, "side": side}
        return ({"type": "group", "key": self.key, "label": words.say("ui-review"), "blocks": [columns]},)

    def _seats(self, view: SeatView) -> Picture:
        words = self._words
        buttons = [
            {
                "key": f"seat{player.seat}",
                "text": words.who(player.seat),
                "look": "quiet",
                "pressed": player.seat == self._seat,
                "intent": {"name": "seat", "part": self.key, "seat": int(player.seat)},
            }
            for player in view.players
        ]
        label = words.say("ui-review-seat")
        return {"type": "buttons", "key": f"{self.key}-seats", "label": label, "title": label, "buttons": buttons}

    def receive(self, name: str, intent: Mapping[str, object]) -> Reaction | None:
        """Goes to a step, or looks from another seat."""
        if name == "step" and type(intent.get("to")) is int:
            self.go_to(intent["to"])  # type: ignore[arg-type]
        elif name == "seat" and self._changes_seat and intent.get("seat") in range(len(self._steps[0].view.players)):
            self._seat = Seat(intent["seat"])  # type: ignore[arg-type]
            self._steps = tuple(self._make(self._seat))
        else:
            return None
        return Reaction(f"{self._words.say('ui-step-at', at=self._at + 1, of=len(self._steps))}. {self._caption()}")

    def owes(self) -> bool:
        """Whether the figures on the choice that shows can be made surer."""
        made = self._steps[self._at].decision
        return made is not None and not made.is_sure

    def go_on(self) -> Reaction | None:
        """Makes them surer by a little work."""
        made = self._steps[self._at].decision
        return None if made is None else made_surer(made, self._words)

    def stored(self, kept: Mapping[str, object]) -> None:
        """A review keeps nothing."""

    def to_store(self) -> Mapping[str, object]:
        """A review keeps nothing."""
        return {}

    def in_words(self) -> str:
        """What happened in this step."""
        return self._caption()


def record_review(
    record: Record, *, language: Language = Language.ENGLISH, seed: int = 0, pages: str | None = None
) -> TutorWidget:
    """A record to step through at the table, as the first player saw it or, by choice, as any other.

    Raises `SetupError` where the deal cannot even begin.
    """
    played = replay(record)
    players = played.last.players
    words = Wording.of(language, names_at(players, None), pages=pages)
    part = ReviewPart(
        "review",
        lambda seat: steps_of(played.deals, seat, str(seed)),
        words,
        seat=Seat(0),
        refused=played.refused,
        changes_seat=True,
    )
    return TutorWidget([part], words, kind="review", name="record")
