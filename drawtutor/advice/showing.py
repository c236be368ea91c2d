"""The showdown: whether to lay the hand down, by the hands that already lie there."""

from __future__ import annotations

from typing import Final

from drawtutor.advice.feedback import Feedback, Misconception, Option, Verdict
from drawtutor.advice.reading import Uncounted, opponents
from drawtutor.hands import Hand, HandCategory, HandRank
from drawtutor.message import Message
from drawtutor.rules import Muck, SeatView, Show, ToWin

__all__ = ["best_shown", "review_showing", "too_low"]

_HAND: Final = 5


def best_shown(view: SeatView) -> HandRank | None:
    """The best of the others' hands that lie open; None where none does."""
    shown = [Hand(player.shown, joker=view.rules.joker).rank for player in opponents(view) if len(player.shown) == 5]
    return max(shown, default=None)


def too_low(view: SeatView, mine: HandRank) -> bool:
    """Whether the house asks for more than this hand before a showdown can be won (BG-21)."""
    return view.rules.to_win is ToWin.TRIPS and mine.category < HandCategory.THREE_OF_A_KIND


def review_showing(view: SeatView, chosen: Show | Muck) -> Feedback:
    """The verdict on showing or mucking: giving up a hand that can still win is the only mistake there is."""
    if len(view.hand) != _HAND:
        # Such a hand is dead, and wins nothing however it is laid down (EN-09).
        why = Message.of("advice-no-figures", why=Uncounted.HAND_SIZE.value)
        return Feedback(verdict=Verdict.CLOSE, chosen=chosen, reasons=(why,))
    mine = Hand(view.hand, joker=view.rules.joker).rank
    best = best_shown(view)
    below = too_low(view, mine)
    beaten = best is not None and mine < best
    if below or beaten:
        verdict = Verdict.GOOD
    else:
        verdict = Verdict.BEST if isinstance(chosen, Show) else Verdict.BLUNDER
    values: dict[str, object] = {"hand": mine}
    if below:
        key = "advice-show-below"
    elif best is None:
        key = "advice-show-first"
    else:
        key = "advice-show-beaten" if beaten else "advice-show-good"
        values["best"] = best
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
        rule="BG-21" if below else view.rules.cites("first_shows"),
        misconception=Misconception.MUCKS_A_WINNER if verdict is Verdict.BLUNDER else None,
    )
