"""Which mistaken idea a choice in a betting round speaks of, by what the reference thinks it comes to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from drawtutor.advice.feedback import Misconception
from drawtutor.advice.grading import WORSE, Judged
from drawtutor.advice.numbers import chance
from drawtutor.advice.openings import below_practice, is_first_in
from drawtutor.advice.ranges import Spread, telling
from drawtutor.advice.wager_reasons import (
    brings_at_once,
    has_lost_when_called,
    is_bluff,
    left_to_act,
    pays_by_folds,
)
from drawtutor.message import Message
from drawtutor.rules import Action, Bet, Call, Check, EventKind, Fold, Phase, RaiseTo, SeatView

if TYPE_CHECKING:
    from drawtutor.advice.outlook import Outlook

__all__ = ["RULES", "SHOWS", "idea_of_bet", "idea_sentence", "rule_of_bet"]

RULES: Final = {
    Misconception.FOLDS_FOR_FREE: "NO-19",
    Misconception.OPENS_TOO_LOW: "EN-14",
}
"""The rules that speak of a mistaken idea."""

_STRONG: Final = 0.75
"""A hand that wins so often is one to be slow with."""
_DEAD: Final = 0.06
"""A chance to win below this is next to none."""
_BEATS_SOME: Final = 0.02
"""A hand that wins less often than this does not catch bluffs either."""
_ONLY_BLUFFS: Final = 0.85
"""So much of what a hand beats has to be nothing, for it to beat a bluff alone."""
SHOWS: Final = 0.12
"""A hand that wins so often without a bet has something to show."""
_EVEN: Final = 0.5


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
            if outlook.of(better).even < 1:
                # What pays is that they fold: nobody is waited for.
                return None
            slow = view.phase is Phase.BET2 and outlook.stays > _STRONG
            return Misconception.SLOW_PLAYS if slow else Misconception.WAITS_WITH_THE_BEST
        case Bet() | RaiseTo() if not isinstance(better, Bet | RaiseTo):
            return _wagering(view, found, outlook)
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
        if outlook.of(better).even < 1:
            return None
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


def _wagering(view: SeatView, found: Judged, outlook: Outlook) -> Misconception | None:
    called = outlook.of(found.mine.action)
    if not has_lost_when_called(called):
        return None
    if is_first_in(view) and below_practice(view):
        return Misconception.OPENS_TOO_LOW
    if outlook.stays * (1 + len(outlook.others)) > 1:
        return Misconception.BETS_WHERE_ONLY_BETTER_CALL
    if pays_by_folds(view, called):
        return _bluffing_well(view, found, outlook)
    if called.wins < 2 * _DEAD and called.beside is None:
        return Misconception.BLUFFS_TOO_DEAR
    return Misconception.BETS_INTO_STRENGTH if _unraised(view, outlook) < _EVEN else None


def _bluffing_well(view: SeatView, found: Judged, outlook: Outlook) -> Misconception | None:
    """What is wrong with a bluff that works often enough: something to show, or what comes after it."""
    shows = found.best.action
    if isinstance(shows, Check) and outlook.stays >= SHOWS:
        return Misconception.BLUFFS_WITH_SHOWDOWN_VALUE
    if isinstance(shows, Call) and outlook.of(shows).wins >= outlook.of(shows).needed:
        return Misconception.BLUFFS_WITH_SHOWDOWN_VALUE
    costs = brings_at_once(view, outlook.of(found.mine.action)) > found.mine.value.value
    return Misconception.FORGETS_WHAT_IT_COSTS_LATER if costs else None


def _unraised(view: SeatView, outlook: Outlook) -> float:
    """The chance to win without a bet or raise of one's own."""
    return outlook.of(Call()).wins if view.legal.call else outlook.stays


def idea_sentence(
    view: SeatView, chosen: Action, idea: Misconception, outlook: Outlook, ranges: Sequence[Spread]
) -> Message:
    """What there is to say about the idea behind this choice."""
    key = f"advice-idea-{idea.value}"
    lead = telling(ranges, view)
    match idea:
        case Misconception.CALLS_WITH_A_BLUFF_CATCHER if lead is not None:
            return Message.of(key, chance=chance(outlook.beats(lead.seat)))
        case Misconception.BETS_INTO_STRENGTH | Misconception.BLUFFS_WITH_SHOWDOWN_VALUE:
            return Message.of(key, chance=chance(_unraised(view, outlook)), facing=view.legal.call)
        case Misconception.FORGETS_WHAT_IT_COSTS_LATER if isinstance(chosen, Bet | RaiseTo):
            return Message.of("advice-bet-costs-later")
        case Misconception.SLOW_PLAYS if isinstance(chosen, Call):
            return Message.of("advice-idea-slow-plays-call")
        case Misconception.SLOW_PLAYS if not left_to_act(view):
            return Message.of("advice-idea-slow-plays-last")
        case Misconception.WAITS_WITH_THE_BEST if view.phase is Phase.BET1 or outlook.stays <= _EVEN:
            return Message.of("advice-idea-waits-with-the-best-by-share", others=len(outlook.others))
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
