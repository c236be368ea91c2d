"""The showdown: whether to lay the hand down, by the hands that already lie there."""

from __future__ import annotations

from drawtutor.advice.feedback import Feedback, Misconception, Option, Verdict
from drawtutor.advice.reading import opponents
from drawtutor.hands import Hand, HandRank
from drawtutor.message import Message
from drawtutor.rules import Muck, SeatView, Show

__all__ = ["best_shown", "review_showing"]


def best_shown(view: SeatView) -> HandRank | None:
    """The best of the others' hands that lie open; None where none does."""
    shown = [Hand(player.shown, joker=view.rules.joker).rank for player in opponents(view) if len(player.shown) == 5]
    return max(shown, default=None)


def review_showing(view: SeatView, chosen: Show | Muck) -> Feedback:
    """The verdict on showing or mucking: giving up a hand that can still win is the only mistake there is."""
    mine = Hand(view.hand, joker=view.rules.joker).rank
    best = best_shown(view)
    beaten = best is not None and mine < best
    shows = isinstance(chosen, Show)
    if shows:
        verdict = Verdict.GOOD if beaten else Verdict.BEST
    elif beaten:
        verdict = Verdict.GOOD
    else:
        verdict = Verdict.BLUNDER
    values: dict[str, object] = {"hand": mine}
    if best is not None:
        values["best"] = best
    key = "advice-show-first" if best is None else "advice-show-beaten" if beaten else "advice-show-good"
    reasons = [Message.of(key, **values)]
    if verdict is Verdict.BLUNDER:
        reasons.append(Message.of(f"advice-idea-{Misconception.MUCKS_A_WINNER.value}"))
    return Feedback(
        verdict=verdict,
        chosen=chosen,
        better=Show() if verdict is Verdict.BLUNDER else None,
        reasons=tuple(reasons),
        options=tuple(
            Option(action=action, value=None)
            for action, open_ in ((Show(), view.legal.show), (Muck(), view.legal.muck))
            if open_
        ),
        rule="PL-37",
        misconception=Misconception.MUCKS_A_WINNER if verdict is Verdict.BLUNDER else None,
    )
