"""What is asked of ``drawtutor advise``: a record that stops at a decision, and perhaps one choice."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from drawtutor.advice import LIMITS, Limits, Scale
from drawtutor.app.replay import outcome
from drawtutor.app.terminal import plain
from drawtutor.cards import CardError, format_cards, parse_cards
from drawtutor.message import Message
from drawtutor.rules import (
    Action,
    Bet,
    Call,
    Check,
    Deal,
    Discard,
    Fold,
    Phase,
    RaiseTo,
    Reason,
    RulesError,
    Seat,
    StandPat,
    format_move,
    parse_move,
    read_record,
    replay,
)
from drawtutor.words import Catalogue

__all__ = ["AdviceRefusedError", "Question", "read_limits", "read_question", "token"]

_NONE: Final = frozenset({"", "-", "none"})
_LONGEST: Final = 40
_ANSWERS: Final = Fold | Check | Call | Bet | RaiseTo | StandPat | Discard


class AdviceRefusedError(Exception):
    """What keeps a question from an answer: one sentence, beside the facts that ``replay`` tells."""

    def __init__(self, told: dict[str, Any]) -> None:
        super().__init__(told["message"])
        self.told = told


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """A deal that waits for a player's choice, and the choice that is asked about."""

    deal: Deal
    seat: Seat
    asked: Action | None = None
    limits: Limits = field(default=LIMITS)


def token(seat: Seat, action: Action) -> str:
    """An action as a record writes it, without who acts."""
    return format_move(seat, action).partition(" ")[2]


def read_limits(text: str | None) -> Limits:
    """The limits that three numbers give, in percent of the pot; the usual ones for None.

    Raises `ValueError` where they are not three that rise from 0 to 100.
    """
    if text is None:
        return LIMITS
    good, inaccuracy, mistake = (float(part) / 100 for part in text.split(","))
    return Limits.of(Scale(good=good, inaccuracy=inaccuracy, mistake=mistake))


def read_question(
    text: str, catalogue: Catalogue, *, hold: str | None = None, action: str | None = None, limits: Limits = LIMITS
) -> Question:
    """The question about the decision at which a record stops; raises `AdviceRefusedError` where there is none.

    ``hold`` names the cards that are kept in the exchange (an empty one, ``-`` and ``none`` mean no card), and
    ``action`` a choice as a record writes it.
    """
    told = outcome(text)
    if not told["ok"]:
        raise AdviceRefusedError(told)
    deal = replay(read_record(text)).last
    seat = deal.to_act
    if seat is None or not (deal.phase.is_betting or deal.phase is Phase.DRAW):
        raise _refused(catalogue, Message.of("command-advise-no-decision", why=_why(deal)))
    asked = None
    if hold is not None:
        asked = _held(deal, seat, hold, catalogue)
    elif action is not None:
        asked = _named(deal, seat, action, catalogue)
    return Question(deal=deal, seat=seat, asked=asked, limits=limits)


def _why(deal: Deal) -> str:
    if deal.phase.is_end:
        return "over"
    return "showdown" if deal.phase is Phase.SHOWDOWN else "dealer"


def _refused(catalogue: Catalogue, message: Message) -> AdviceRefusedError:
    told = {"ok": False, "at": None, "action": None, "rule": None, "message": catalogue.say(message)}
    return AdviceRefusedError(told)


def _named(deal: Deal, seat: Seat, text: str, catalogue: Catalogue) -> Action:
    """The choice that a token names, once the rules have taken it."""
    try:
        who, action = parse_move(deal, f"p{seat + 1} {text}")
        if who != seat or not isinstance(action, _ANSWERS):
            raise _refused(catalogue, Message.of("command-advise-no-choice", text=plain(text[:_LONGEST])))
        deal.act(seat, action)
    except RulesError as error:
        if error.reason is Reason.UNKNOWN_ACTION:
            raise _refused(catalogue, Message.of("command-advise-no-choice", text=plain(text[:_LONGEST]))) from None
        told = {"ok": False, "at": None, "action": text, "rule": error.rule, "message": catalogue.refusal(error)}
        raise AdviceRefusedError(told) from None
    return action


def _held(deal: Deal, seat: Seat, text: str, catalogue: Catalogue) -> Action:
    if deal.phase is not Phase.DRAW:
        raise _refused(catalogue, Message.of("command-advise-no-exchange"))
    hand = deal.hands[seat]
    try:
        kept = () if text.strip().lower() in _NONE else parse_cards(text)
    except CardError:
        raise _refused(catalogue, Message.of("command-odds-no-card", text=plain(text[:_LONGEST]))) from None
    for card in kept:
        if card not in hand:
            raise _refused(catalogue, Message.of("command-odds-not-held", card=str(card)))
    thrown = tuple(card for card in hand if card not in kept)
    return _named(deal, seat, f"sd {format_cards(thrown)}" if thrown else "sd", catalogue)
