"""A ladder of three steps before the choice: the rule, what to count, the number."""

from __future__ import annotations

from random import Random
from typing import Final

from drawtutor.advice.bet_model import opens_or_folds
from drawtutor.advice.hint_numbers import (
    number_of_a_bet,
    number_of_a_call,
    number_of_an_exchange,
    outlook_of,
    stays_in,
)
from drawtutor.advice.openings import behind, is_first_in, lowest_opening, may_not_open, why_only_a_fold
from drawtutor.advice.phrases import holding_phrase
from drawtutor.advice.reading import Uncounted, opponents, reads, why_uncounted, winnable
from drawtutor.advice.showing import best_shown, too_low
from drawtutor.advice.sources import has_figures
from drawtutor.advice.stored import has_reference
from drawtutor.cards import JOKER
from drawtutor.hands import Hand
from drawtutor.message import Message
from drawtutor.odds import FirstRound, SecondRound
from drawtutor.rules import Phase, SeatView

__all__ = ["hint"]

Steps = tuple[Message, Message, Message]
_UNTOLD: Final = (Uncounted.HAND_SIZE, Uncounted.ALONE)
"""Where these are the cause, nothing at all is said of a choice."""


def hint(view: SeatView, *, rng: Random | None = None) -> Steps:
    """Three steps towards the choice that is due: the rule, what to count, and the number.

    Without an ``rng`` the last step holds nothing that is sampled. Raises `ValueError` where it is not this seat's
    turn.
    """
    if not view.my_turn:
        msg = f"seat {view.seat} is not to act, so there is nothing to hint at"
        raise ValueError(msg)
    why = why_uncounted(view)
    if view.phase is Phase.SHOWDOWN and why is not Uncounted.HAND_SIZE:
        return _at_the_showdown(view)
    if why in _UNTOLD or not (why is None or has_figures(view) or has_reference(view)):
        return _plainly(Message.of("advice-no-figures", why=why.value))
    rule, count, number = _steps(view, rng)
    if why is None or _may_only_fold(view):
        return rule, count, number
    key = "advice-hint-no-ranges" if has_figures(view) else "advice-hint-no-worths"
    return rule, count, Message.of(key, number=number, why=why.value)


def _plainly(number: Message) -> Steps:
    return Message.of("advice-hint-plain-rule"), Message.of("advice-hint-plain-count"), number


def _may_only_fold(view: SeatView) -> bool:
    legal = view.legal
    return view.phase.is_betting and not (legal.check or legal.call or legal.wager)


def _steps(view: SeatView, rng: Random | None) -> Steps:
    if view.phase is Phase.DRAW:
        return _for_the_exchange(view, rng)
    if view.legal.call:
        return _for_a_call(view, rng)
    if may_not_open(view):
        return _without_openers(view, rng)
    if _may_only_fold(view):
        return _plainly(Message.of(why_only_a_fold(view)))
    if is_first_in(view) and view.legal.bet and why_uncounted(view) is None:
        return _for_opening(view, rng)
    return _for_a_bet(view, rng)


def _for_the_exchange(view: SeatView, rng: Random | None) -> Steps:
    legal = view.legal
    rule = Message.of("advice-hint-exchange-rule", limit=legal.max_discards)
    if legal.four_with_ace:
        rule = Message.of("advice-hint-exchange-rule-ace", limit=legal.max_discards)
    hand = Hand(view.hand, joker=view.rules.joker).rank if JOKER in view.hand else holding_phrase(view.hand)
    count = Message.of("advice-hint-exchange-count", hand=hand, players=len(opponents(view)), seen=_seen(view))
    number = number_of_an_exchange(view, rng)
    return rule, count, Message.of("advice-hint-show-number", hand=hand) if number is None else number


def _seen(view: SeatView) -> str:
    """What there is to look at of the others: whether they have drawn, or at least done something before."""
    drew = [player.drawn is not None for player in opponents(view)]
    if any(drew):
        return "all" if all(drew) else "some"
    return "acts" if _have_acted(view) else "none"


def _have_acted(view: SeatView) -> bool:
    return any(read.first is not FirstRound.UNKNOWN or read.second is not SecondRound.UNKNOWN for read in reads(view))


def _for_opening(view: SeatView, rng: Random | None) -> Steps:
    rule = "advice-hint-open-rule" if view.legal.check else "advice-hint-open-or-fold-rule"
    count, hand = behind(view), holding_phrase(view.hand)
    number = Message.of("advice-hint-open-number", behind=count, lowest=lowest_opening(view), hand=hand)
    if outlook_of(view) is not None:
        number = Message.of("advice-hint-open-figures", number=number, figures=number_of_a_bet(view, rng))
    return Message.of(rule), Message.of("advice-hint-open-count", behind=count), number


def _without_openers(view: SeatView, rng: Random | None) -> Steps:
    """Where the house asks for openers and the hand has none: what is left, and how often it wins all the same."""
    check = view.legal.check
    wins = stays_in(view, rng) if check else None
    number = Message.of("advice-hint-no-openers-number", check=check)
    if wins is not None:
        number = Message.of("advice-hint-and-wins", number=number, wins=wins)
    return (
        Message.of("advice-hint-no-openers-rule", check=check),
        Message.of("advice-hint-no-openers-count", check=check, behind=behind(view)),
        number,
    )


def _for_a_call(view: SeatView, rng: Random | None) -> Steps:
    cost = view.legal.to_call
    return (
        Message.of("advice-hint-call-rule", cost=cost),
        Message.of("advice-hint-call-count", cost=cost, pot=winnable(view, cost) - cost),
        number_of_a_call(view, rng),
    )


def _for_a_bet(view: SeatView, rng: Random | None) -> Steps:
    rule = Message.of("advice-hint-bet-rule", bet=view.legal.bet, raises=view.legal.raise_)
    if opens_or_folds(view):
        rule = Message.of("advice-hint-open-or-fold-rule")
    elif is_first_in(view) and view.legal.bet:
        rule = Message.of("advice-hint-open-rule")
    rank, players = Hand(view.hand, joker=view.rules.joker).rank, len(opponents(view))
    count = Message.of("advice-hint-bet-count", hand=rank, players=players, seen=_seen(view))
    return rule, count, number_of_a_bet(view, rng)


def _at_the_showdown(view: SeatView) -> Steps:
    best = best_shown(view)
    mine = Hand(view.hand, joker=view.rules.joker).rank
    rule = "advice-hint-show-rule" if view.legal.muck else "advice-hint-must-show-rule"
    number = Message.of("advice-hint-show-number", hand=mine)
    if too_low(view, mine):
        number = Message.of("advice-hint-show-number-below", hand=mine)
    elif best is not None:
        number = Message.of("advice-hint-show-number-best", hand=mine, best=best)
    return Message.of(rule), Message.of("advice-hint-show-count"), number
