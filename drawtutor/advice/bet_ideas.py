"""Which mistaken idea a choice in a betting round speaks of, by what the reference thinks it comes to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from drawtutor.advice.feedback import Misconception
from drawtutor.advice.grading import WORSE, Judged
from drawtutor.advice.numbers import chance
from drawtutor.advice.openings import below_practice, is_first_in
from drawtutor.advice.ranges import Spread, telling
from drawtutor.message import Message
from drawtutor.rules import Action, Bet, Call, Check, EventKind, Fold, Phase, RaiseTo, SeatView

if TYPE_CHECKING:
    from drawtutor.advice.outlook import Outlook, Prospect

__all__ = ["BLUFF", "RULES", "idea_of_bet", "idea_sentence", "is_bluff", "rule_of_bet"]

RULES: Final = {
    Misconception.FOLDS_FOR_FREE: "NO-19",
    Misconception.OPENS_TOO_LOW: "EN-14",
}
"""The rules that speak of a mistaken idea."""

BLUFF: Final = 0.8
"""Below this part of an even share, a bet that is called has mostly lost."""
_STRONG: Final = 0.75
"""A hand that wins so often is one to be slow with."""
_DEAD: Final = 0.06
"""A chance to win below this is next to none."""
_BEATS_SOME: Final = 0.02
"""A hand that wins less often than this does not catch bluffs either."""
_ONLY_BLUFFS: Final = 0.85
"""So much of what a hand beats has to be nothing, for it to beat a bluff alone."""


def is_bluff(found: Prospect) -> bool:
    """Whether a bet has mostly lost where it is called; one that nobody can match is no bluff, it comes back.

    Nor is one where somebody is all-in for less: whoever bets nothing has that pot to win all the same.
    """
    return found.cost > 0 and found.beside is None and found.even < BLUFF


def idea_of_bet(
    view: SeatView, found: Judged, outlook: Outlook, ranges: Sequence[Spread], *, call_pays: bool
) -> Misconception | None:
    """The mistaken idea behind a worse choice; None for any other, and where it has no name.

    ``call_pays`` says whether a call is worth more than a fold.
    """
    chosen, better = found.mine.action, found.best.action
    if isinstance(chosen, Fold) and view.legal.check:
        return Misconception.FOLDS_FOR_FREE
    if found.verdict not in WORSE:
        return None
    match chosen:
        case Fold():
            return _folding(better, outlook, call_pays=call_pays)
        case Call():
            raises = isinstance(better, RaiseTo) and not is_bluff(outlook.of(better))
            loses = found.mine.value.value < 0 and not raises
            return _calling(view, Fold() if loses else better, outlook, ranges)
        case Check() if isinstance(better, Bet | RaiseTo) and outlook.of(chosen).even > 1:
            slow = view.phase is Phase.BET2 and outlook.stays > _STRONG
            return Misconception.SLOW_PLAYS if slow else Misconception.WAITS_WITH_THE_BEST
        case Bet() | RaiseTo() if not isinstance(better, Bet | RaiseTo):
            return _wagering(view, chosen, outlook)
    return None


def _folding(better: Action, outlook: Outlook, *, call_pays: bool) -> Misconception | None:
    if isinstance(better, Bet):
        bet = outlook.of(better)
        # A bluff that would gain is no hand to open with; where there is no check it may pay like a call.
        bluff = is_bluff(bet) and bet.wins < bet.needed
        return None if bluff else Misconception.PASSES_AN_OPENING_HAND
    if not call_pays:
        return None
    call = outlook.of(Call())
    if call.wins >= call.needed:
        return Misconception.FOLDS_AT_A_GOOD_PRICE
    return Misconception.FORGETS_WHAT_IT_WINS_LATER if outlook.view.phase is Phase.BET1 else None


def _calling(view: SeatView, better: Action, outlook: Outlook, ranges: Sequence[Spread]) -> Misconception | None:
    call = outlook.of(Call())
    if isinstance(better, RaiseTo):
        if view.phase is Phase.BET1:
            return Misconception.LETS_THEM_DRAW_CHEAPLY if call.even > 1 else None
        return Misconception.SLOW_PLAYS if call.wins > _STRONG else None
    if not isinstance(better, Fold):
        return None
    if call.wins >= call.needed:
        return Misconception.FORGETS_WHAT_IT_COSTS_LATER if view.phase is Phase.BET1 else None
    if call.wins < _DEAD and view.phase is Phase.BET1:
        return Misconception.DRAWS_DEAD
    if view.phase is not Phase.BET2:
        return Misconception.CALLS_WITHOUT_THE_PRICE
    if _called_already(view):
        return Misconception.OVERCALLS
    lead = telling(ranges, view)
    beats_bluffs = lead is not None and outlook.bluffs(lead.seat) > _ONLY_BLUFFS
    if beats_bluffs and call.settled and call.wins > _BEATS_SOME:
        return Misconception.CALLS_WITH_A_BLUFF_CATCHER
    return Misconception.CALLS_WITHOUT_THE_PRICE


def _called_already(view: SeatView) -> bool:
    """Whether somebody who is in has called the last bet."""
    for event in reversed(view.stage_events):
        if event.seat == view.aggressor and event.kind in (EventKind.BET, EventKind.RAISE):
            return False
        if event.kind is EventKind.CALL and event.seat is not None and view.players[event.seat].active:
            return True
    return False


def _wagering(view: SeatView, chosen: Bet | RaiseTo, outlook: Outlook) -> Misconception | None:
    if is_first_in(view):
        return Misconception.OPENS_TOO_LOW if below_practice(view) else None
    called = outlook.of(chosen)
    if called.even >= 1:
        return None
    before = outlook.stays * (1 + len(outlook.others))
    if before > 1:
        return Misconception.BETS_WHERE_ONLY_BETTER_CALL
    if called.wins < 2 * _DEAD and called.beside is None:
        return Misconception.BLUFFS_TOO_DEAR
    return Misconception.BETS_INTO_STRENGTH


def idea_sentence(view: SeatView, idea: Misconception, outlook: Outlook, ranges: Sequence[Spread]) -> Message:
    """What there is to say about the idea behind this choice."""
    key = f"advice-idea-{idea.value}"
    lead = telling(ranges, view)
    match idea:
        case Misconception.CALLS_WITH_A_BLUFF_CATCHER if lead is not None:
            return Message.of(key, chance=chance(outlook.beats(lead.seat)))
        case Misconception.BETS_INTO_STRENGTH:
            return Message.of(key, chance=chance(outlook.stays))
        case _:
            return Message.of(key)


def rule_of_bet(view: SeatView, chosen: Action, idea: Misconception | None, *, bluffs: bool) -> str:
    """The rule to read beside a choice in a betting round; ``bluffs`` where it is a bet that has mostly lost if called.

    Raises `ValueError` for a choice that is none of a betting round.
    """
    if idea in RULES:
        return RULES[idea]
    match chosen:
        case Fold():
            return "PL-13"
        case Check():
            return "NO-09"
        case Call():
            return "PL-14"
        case Bet() | RaiseTo():
            if is_first_in(view):
                return "EN-14" if view.rules.may_check else "PL-09"
            return "PL-41" if bluffs else "PL-15"
    msg = f"{chosen} is not of a betting round"
    raise ValueError(msg)
