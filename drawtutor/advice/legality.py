"""Whether a choice is legal at all, by what the view itself says is legal."""

from __future__ import annotations

from drawtutor.advice.feedback import Feedback, Verdict
from drawtutor.advice.phrases import choice
from drawtutor.advice.reading import announced
from drawtutor.cards import Rank
from drawtutor.message import Message
from drawtutor.rules import (
    Action,
    Announce,
    Ask,
    Bet,
    Call,
    Check,
    Discard,
    Fold,
    IllegalActionError,
    Muck,
    Phase,
    RaiseTo,
    Rap,
    SeatView,
    Show,
    StandPat,
)

__all__ = ["illegal", "refused"]


def refused(error: IllegalActionError, chosen: Action) -> Feedback:
    """The feedback on a choice that the engine has refused: ``refusal`` tells why, and what would be legal."""
    return Feedback(
        verdict=Verdict.ILLEGAL,
        chosen=chosen,
        reasons=(Message.of("advice-illegal"),),
        rule=error.rule,
        refusal=error,
    )


def illegal(view: SeatView, chosen: Action) -> Feedback | None:
    """The feedback on an illegal choice; None where it is legal."""
    found = _fault(view, chosen)
    if found is None:
        return None
    reason, cited = found
    return Feedback(
        verdict=Verdict.ILLEGAL,
        chosen=chosen,
        reasons=(reason,),
        rule=view.rules.cites(cited) if cited else None,
    )


def _fault(view: SeatView, chosen: Action) -> tuple[Message, str | None] | None:
    legal = view.legal
    if isinstance(chosen, Ask):
        return None if chosen.about in legal.ask else (Message.of("advice-illegal-question"), "ask")
    if not view.my_turn:
        cited = "turn_draw" if view.phase is Phase.DRAW else "turn_bet"
        return Message.of("advice-illegal-turn"), cited
    match chosen:
        case Bet(to) | RaiseTo(to):
            return _fault_of_wager(view, chosen, to)
        case Discard():
            return _fault_of_discard(view, chosen)
        case Fold():
            open_ = legal.fold
        case Check():
            open_ = legal.check
        case Call():
            open_ = legal.call
        case StandPat() if legal.stand_pat and announced(view):
            return _differs(view, 0)
        case StandPat() | Announce():
            open_ = legal.stand_pat
        case Show():
            open_ = legal.show
        case Muck():
            open_ = legal.muck
        case Rap():
            # In a card room a rap that overlooks a raise binds to nothing, and is no offence (EN-20).
            open_ = legal.stand_pat or legal.check or (view.rules.dead_hands and view.phase.is_betting)
    if open_:
        return None
    return _not_open(view, chosen)


def _not_open(view: SeatView, chosen: Action) -> tuple[Message, str | None]:
    cited = None
    if isinstance(chosen, Check) and view.phase.is_betting:
        number = 1 if view.phase is Phase.BET1 else 2
        cited = "facing_bet" if view.level > view.me.staked else f"no_check_{number}"
    elif isinstance(chosen, Call | Bet | RaiseTo) and view.phase.is_betting:
        cited = "facing_bet"
    return Message.of("advice-illegal-choice", choice=choice(chosen, hand=view.hand, phase=view.phase)), cited


def _fault_of_wager(view: SeatView, chosen: Bet | RaiseTo, to: int) -> tuple[Message, str | None] | None:
    legal = view.legal
    if not (legal.bet if isinstance(chosen, Bet) else legal.raise_) or legal.wager is None:
        return _not_open(view, chosen)
    if legal.allows_wager(to):
        return None
    number = 1 if view.phase is Phase.BET1 else 2
    cited = f"bet_size_{number}" if isinstance(chosen, Bet) else "raise_size"
    if legal.wagers:
        return Message.of("advice-illegal-size", to=to, sizes=legal.wagers), cited
    low, high = legal.wager
    return Message.of("advice-illegal-range", to=to, low=low, high=high), cited


def _differs(view: SeatView, thrown: int) -> tuple[Message, str | None]:
    return Message.of("advice-illegal-announced", said=announced(view), thrown=thrown), "count"


def _fault_of_discard(view: SeatView, chosen: Discard) -> tuple[Message, str | None] | None:
    legal = view.legal
    if not legal.stand_pat:
        return _not_open(view, chosen)
    cards = chosen.cards
    if not cards or len(set(cards)) != len(cards) or not set(cards) <= set(view.hand):
        return Message.of("advice-illegal-cards"), "count"
    if announced(view) not in (None, len(cards)):
        return _differs(view, len(cards))
    if len(cards) <= legal.max_discards:
        return None
    kept = [card for card in view.hand if card not in cards]
    if legal.four_with_ace and len(kept) == 1 and kept[0].rank is Rank.ACE:
        return None
    if legal.four_with_ace and len(cards) == 4:
        return Message.of("advice-illegal-four"), "four_with_ace"
    return Message.of("advice-illegal-count", count=len(cards), limit=legal.max_discards), "draw_limit"
