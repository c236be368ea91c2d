"""Answers and moves as authors write them in content files: ``raise 8``, ``7h2c``, ``p3``, ``2 1 3``."""

from __future__ import annotations

import re
from decimal import Decimal
from fractions import Fraction
from typing import Final

from drawtutor.cards import CardError, parse_cards
from drawtutor.course.answers import (
    ActionAnswer,
    Answer,
    ChoiceAnswer,
    DiscardAnswer,
    NumberAnswer,
    OrderAnswer,
    SeatAnswer,
    YesNoAnswer,
)
from drawtutor.course.exercise import Kind, Task
from drawtutor.course.scene import Declared
from drawtutor.rules import (
    Action,
    Announce,
    Ask,
    Bet,
    Call,
    Check,
    Deal,
    Discard,
    Fold,
    Muck,
    RaiseTo,
    RulesError,
    Seat,
    Show,
    StandPat,
    parse_move,
)

__all__ = ["NotationError", "parse_action", "parse_answer", "parse_declared", "parse_seat"]

_PLAIN: Final[dict[str, Action]] = {
    "fold": Fold(),
    "check": Check(),
    "call": Call(),
    "pat": StandPat(),
    "show": Show(),
    "muck": Muck(),
}
_SEAT: Final = re.compile(r"p([1-8])")
_DIVIDED: Final = re.compile(r"\d+\.\d")
_NUMBER_TASKS: Final = frozenset(
    {
        Task.POT_SIZE,
        Task.POT_SHARE,
        Task.CARDS_LEFT,
        Task.ENOUGH_CARDS,
        Task.TO_CALL,
        Task.OLD_NEIGHBOURS,
        Task.FOLD_COST,
        Task.MAY_EXCHANGE,
        Task.CARDS_SEEN,
        Task.KEPT_APART,
        Task.FUTURE_WIN,
        Task.OUTS,
        Task.AHEAD,
        Task.NOBODY_OPENS,
    }
)


class NotationError(ValueError):
    """A text that is no answer or move; its words say what was expected."""


def parse_seat(text: str) -> Seat:
    """The seat of ``p1`` to ``p8``; raises `NotationError` for anything else."""
    match = _SEAT.fullmatch(text)
    if match is None:
        msg = f"{text!r} is no player: p1 to p8 is expected"
        raise NotationError(msg)
    return Seat(int(match[1]) - 1)


def parse_action(text: str) -> Action:
    """The action of a text such as ``fold``, ``bet 4``, ``raise 8``, ``throw 7h2c``, ``want 2`` or ``ask p3``."""
    verb, _, rest = text.partition(" ")
    if verb in _PLAIN and not rest:
        return _PLAIN[verb]
    if verb in ("bet", "raise") and _DIVIDED.fullmatch(rest):
        # No stake at all, as the engine will say: for exercises about whole chips (PL-17).
        return (Bet if verb == "bet" else RaiseTo)(Decimal(rest))  # type: ignore[arg-type]
    if verb in ("bet", "raise", "want") and rest.isdigit():
        kinds: dict[str, type[Bet] | type[RaiseTo] | type[Announce]] = {"bet": Bet, "raise": RaiseTo, "want": Announce}
        return kinds[verb](int(rest))
    if verb == "ask":
        return Ask(parse_seat(rest))
    if verb == "throw" and rest:
        try:
            return Discard(parse_cards(rest))
        except CardError as error:
            raise NotationError(str(error)) from None
    msg = (
        f"{text!r} is no action: fold, check, call, bet N, raise N, pat, throw CARDS, show, muck or ask pN is expected"
    )
    raise NotationError(msg)


def parse_declared(deal: Deal, token: str) -> Declared:
    """Who does what by a record's token, or by a player and an action in plain words: ``p2 check``."""
    who, _, rest = token.partition(" ")
    if _SEAT.fullmatch(who) and rest.split(" ")[0] in {*_PLAIN, "bet", "raise", "throw", "want"}:
        return Declared(parse_seat(who), parse_action(rest))
    try:
        return Declared(*parse_move(deal, token))
    except RulesError as error:
        msg = f"{token!r} is no move: {error}"
        raise NotationError(msg) from None


def parse_answer(task: Task, text: str) -> Answer:
    """The answer that a text gives to a task; raises `NotationError` where it gives none."""
    if task in _NUMBER_TASKS:
        if not text.isdigit():
            msg = f"{text!r} is no number of chips or cards"
            raise NotationError(msg)
        return NumberAnswer(int(text))
    match task.kind:
        case Kind.ACTION:
            return ActionAnswer(parse_action(text))
        case Kind.DISCARDS:
            try:
                return DiscardAnswer(() if text == "-" else parse_cards(text))
            except CardError as error:
                raise NotationError(str(error)) from None
        case Kind.TURN | Kind.SHOWS_FIRST:
            return SeatAnswer(None if text == "nobody" else parse_seat(text))
        case Kind.ROUND_OVER if text in ("yes", "no"):
            return YesNoAnswer(text == "yes")
        case Kind.RANK_HANDS if all(word.isdigit() for word in text.split()):
            return OrderAnswer(tuple(int(word) - 1 for word in text.split()))
        case Kind.CHOICE:
            return ChoiceAnswer(str(Fraction(text)) if task is Task.BLUFF_PRICE else text)
    msg = f"{text!r} answers no question of the kind {task.kind.value}"
    raise NotationError(msg)
