"""What a bet or raise is, for value or a bluff, what it has to do, and why its worth is another than that tells.

A bet is told by what comes of it at once: how often all fold, and what is won where somebody calls. What it is worth
has all that may come after it in it too. Where the two part, a sentence says so, and no more than the figures bear out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from drawtutor.advice.appraisal import Appraisal, Worth
from drawtutor.advice.bet_model import opens_or_folds
from drawtutor.advice.grading import LIMITS, Judged
from drawtutor.advice.numbers import as_share, chance, chance_beside
from drawtutor.advice.phrases import choice
from drawtutor.advice.reading import winnable
from drawtutor.advice.size_reasons import beside_all_in, size_risks
from drawtutor.message import Message
from drawtutor.odds import bluff_must_work
from drawtutor.rules import Action, Bet, Call, Check, EventKind, Phase, RaiseTo, SeatView

if TYPE_CHECKING:
    from fractions import Fraction

    from drawtutor.advice.outlook import Outlook, Prospect

__all__ = [
    "brings_at_once",
    "has_lost_when_called",
    "is_bluff",
    "left_to_act",
    "made_up_later",
    "must_work",
    "pays_by_folds",
    "wager_sentence",
    "why_less",
]

_BLUFF: Final = 0.8
"""Below this part of an even share, a bet that is called has mostly lost."""
_SEMI: Final = 0.5
"""From this part of an even share on, a bluff before the draw has a good chance to draw out."""
_HARDLY: Final = 0.005
"""A bet that everybody folds to less often than this is as good as always called."""
_MORE_STAY: Final = 0.1
"""So many more others have to stay on average for a call to be told to keep them in."""
_SPOKEN: Final = (EventKind.CHECK, EventKind.CALL, EventKind.BET, EventKind.RAISE)


def has_lost_when_called(found: Prospect) -> bool:
    """Whether a bet wins clearly less than an even share where it is called.

    Beside who is all-in it is any less: the side pots that are won by folds are in that share.
    """
    return found.cost > 0 and found.even < (_BLUFF if found.beside is None else 1)


def is_bluff(found: Prospect) -> bool:
    """Whether a bet has mostly lost where it is called; one that nobody can match is no bluff, it comes back.

    Nor is one where somebody is all-in for less: whoever bets nothing has that pot to win all the same.
    """
    return found.beside is None and has_lost_when_called(found)


def must_work(view: SeatView, found: Prospect) -> Fraction:
    """How often everybody has to fold for a bet to pay by that alone."""
    return bluff_must_work(found.cost, view.pot)


def pays_by_folds(view: SeatView, found: Prospect) -> bool:
    """Whether everybody folds to a bet so often that it pays by that alone."""
    return found.beside is None and found.folded >= must_work(view, found)


def brings_at_once(view: SeatView, found: Prospect) -> float:
    """The chips that a bet brings if nobody bets after it."""
    return found.folded * view.pot + (1 - found.folded) * (found.wins * found.pot - found.cost)


def left_to_act(view: SeatView) -> bool:
    """Whether somebody can still bet after this seat's check."""
    spoken = {event.seat for event in view.stage_events if event.kind in _SPOKEN}
    return any(
        player.active and not player.all_in and player.stack > 0 and player.seat not in spoken
        for player in view.players
        if player.seat != view.seat
    )


def _say(view: SeatView, action: Action) -> Message:
    return choice(action, hand=view.hand, phase=view.phase)


def wager_sentence(view: SeatView, worth: Worth, outlook: Outlook, *, instead: bool = False) -> Message:
    """Whether a bet or raise is for value or a bluff, and what it needs (PL-15).

    Where one opens or folds, a bet is also priced: always when it is told ``instead`` of a fold.
    """
    found = outlook.of(worth.action)
    action, wins = _say(view, worth.action), chance(found.wins)
    if not found.cost:
        return Message.of("advice-comes-back", choice=action, wins=wins)
    if found.beside is not None:
        return beside_all_in(action, found, known=worth.firm)
    if not worth.firm:
        return size_risks(view, action, found)
    priced = opens_or_folds(view)
    if is_bluff(found) and not (priced and found.wins >= found.needed):
        return _bluff_sentence(view, worth, found)
    if priced and (instead or found.even < 1):
        pot = round(found.pot) - found.cost
        wins = chance_beside(found.wins, found.needed)
        needed = as_share(found.needed)
        return Message.of("advice-open-or-fold", choice=action, cost=found.cost, pot=pot, needed=needed, wins=wins)
    key = "advice-for-value" if found.even >= 1 else "advice-for-thin-value"
    # An even share is what is left beside this; the chance that is told has to be on the same side of it.
    return Message.of(key, choice=action, wins=chance_beside(found.wins, 1 / (1 + found.staying)))


def _bluff_sentence(view: SeatView, worth: Worth, found: Prospect) -> Message:
    works = must_work(view, found)
    semi = view.phase is Phase.BET1 and found.even >= _SEMI
    told = {"choice": _say(view, worth.action), "works": works, "wins": chance(found.wins), "semi": semi}
    if found.folded < _HARDLY:
        return Message.of("advice-as-bluff-called", **told)
    return Message.of("advice-as-bluff-folds", **told, folds=chance_beside(found.folded, float(works)))


def made_up_later(view: SeatView, worth: Worth, outlook: Outlook) -> Message | None:
    """Why a bluff gains although the folds that are told of it do not pay for it; None where that needs no word."""
    found = outlook.of(worth.action)
    if not worth.firm or worth.value.value <= 0 or not is_bluff(found) or pays_by_folds(view, found):
        return None
    if found.wins >= found.needed:
        return Message.of("advice-bluff-wins-called")
    return Message.of("advice-bluff-together" if brings_at_once(view, found) >= 0 else "advice-bluff-later")


def why_less(view: SeatView, appraisal: Appraisal, found: Judged, outlook: Outlook) -> Message | None:
    """Why a bet that has no mistaken idea behind it is worth less than the better choice; None where no figure says."""
    chosen, better = found.mine.action, found.best.action
    if not isinstance(chosen, Bet | RaiseTo) or not found.mine.firm:
        return None
    mine, least = outlook.of(chosen), LIMITS.floor * appraisal.unit
    if not mine.cost or mine.beside is not None:
        return None
    match better:
        case Bet() | RaiseTo():
            # How far the figures of two sizes are apart says little, which is told by itself.
            return None
        case Check() if mine.even >= 1 and left_to_act(view):
            # More than the share of the pot that a check wins by itself comes of what the others bet.
            if found.best.value.value > outlook.stays * winnable(view) + least:
                return Message.of("advice-check-lets-them-bet")
        case Call() if mine.even >= 1:
            call = outlook.of(better)
            if call.staying > mine.staying + _MORE_STAY:
                return Message.of("advice-call-keeps-them-in")
    at_once = brings_at_once(view, mine)
    return Message.of("advice-bet-costs-later") if at_once > max(0.0, found.mine.value.value + least) else None
