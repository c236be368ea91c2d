"""Bets: the price beside the chance to win, and what each legal choice is worth."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Final

from drawtutor.advice.appraisal import Appraisal, Worth, kind_of
from drawtutor.advice.bet_ideas import SHOWS, rule_of_bet
from drawtutor.advice.bet_model import BetAppraisal, BettingAction, is_bluff, is_value, opens_or_folds
from drawtutor.advice.bet_reasons import told_bet
from drawtutor.advice.bet_verdicts import judge_bet
from drawtutor.advice.faced import as_read
from drawtutor.advice.feedback import Feedback, Misconception, Option, Verdict
from drawtutor.advice.grading import LIMITS, WORSE, Judged, Limits
from drawtutor.advice.numbers import chance, lost, worth_line
from drawtutor.advice.openings import is_first_in, may_not_open, practice, review_opening, why_only_a_fold
from drawtutor.advice.phrases import choice
from drawtutor.advice.reading import winnable
from drawtutor.advice.stored import contradicted
from drawtutor.advice.values import BetValue
from drawtutor.message import Message
from drawtutor.odds import Price, bluff_must_work
from drawtutor.rules import Action, Bet, Call, Check, Fold, RaiseTo, SeatView

__all__ = ["is_exact", "needed_share", "review_bet"]


def review_bet(
    view: SeatView,
    chosen: BettingAction,
    *,
    appraisal: Appraisal,
    limits: Limits = LIMITS,
) -> Feedback:
    """The verdict on a choice in a betting round by the appraisal, told by the price and the chance to win."""
    legal = view.legal
    if len(appraisal.worths) == 1:
        why = Message.of(why_only_a_fold(view))
        rule = "EN-12" if may_not_open(view) else "PL-18"
        return Feedback(verdict=Verdict.BEST, chosen=chosen, reasons=(why,), rule=rule)
    if not isinstance(appraisal, BetAppraisal):
        return as_read(view, told_bet(view, chosen, appraisal, judge_bet(view, appraisal, chosen, limits)))
    table = appraisal.table
    found = judge_bet(view, appraisal, chosen, limits)
    if is_first_in(view) and isinstance(chosen, Bet | Check | Fold):
        return _opening(view, review_opening(view, chosen, table), found.verdict)
    values = {worth.action: table.value(worth.action) for worth in appraisal.worths}
    mine, best, verdict = values[chosen], values[found.best.action], found.verdict
    others = [values[worth.action] for worth in appraisal.worths if worth.action != chosen]
    idea = _idea(view, chosen, verdict, best, mine, others)
    if isinstance(chosen, Fold) and legal.check:
        idea = Misconception.FOLDS_FOR_FREE
        best = values[Check()]
    ranked = sorted(appraisal.worths, key=lambda worth: worth.firm, reverse=True)
    reasons = _reasons(
        view, found, idea, mine, best, [values[worth.action] for worth in ranked], beside=_beside(view, found)
    )
    told = Feedback(
        verdict=verdict,
        chosen=chosen,
        better=best.action if verdict in WORSE else None,
        reasons=reasons,
        numbers=(*_numbers(view, appraisal, mine, best), *lost(appraisal, found)),
        kind=kind_of(found.mine, found.best),
        assumption=appraisal.assumption,
        options=tuple(_option(view, worth, values[worth.action]) for worth in ranked),
        rule=rule_of_bet(view, chosen, idea, bluffs=isinstance(chosen, Bet | RaiseTo) and is_bluff(view, mine)),
        misconception=idea,
    )
    return as_read(view, told)


def _opening(view: SeatView, told: Feedback, verdict: Verdict) -> Feedback:
    """What practice says of an opening, under the verdict that the reference leaves of it."""
    fine = (Verdict.BEST, Verdict.GOOD)
    if any(told.verdict in alike and verdict in alike for alike in (fine, WORSE, (Verdict.CLOSE,))):
        return replace(told, verdict=verdict)
    return replace(told, verdict=verdict, reasons=(practice(view),), better=None, misconception=None)


def _option(view: SeatView, worth: Worth, option: BetValue) -> Option:
    if not worth.firm:
        bluff = Message.of("advice-numbers-bluff", choice=_say(view, option.action), works=_works(view, option))
        return Option(action=option.action, value=None, numbers=(bluff,), kind=worth.kind)
    numbers = () if isinstance(option.action, Fold) else (worth_line(view, worth),)
    return Option(action=option.action, value=worth.value, numbers=numbers, kind=worth.kind, worth=worth.value)


_MOSTLY_BEST: Final = 0.5


def _call_pays(others: list[BetValue]) -> bool:
    return any(isinstance(option.action, Call) and option.value.value > 0 for option in others)


def _idea(
    view: SeatView,
    chosen: BettingAction,
    verdict: Verdict,
    better: BetValue,
    mine: BetValue,
    others: list[BetValue],
) -> Misconception | None:
    if verdict not in WORSE:
        return None
    best = better.action
    match chosen:
        case Call() if isinstance(best, Fold):
            return Misconception.CALLS_WITHOUT_THE_PRICE
        case Fold() if isinstance(best, Bet):
            return Misconception.PASSES_AN_OPENING_HAND
        case Fold() if _call_pays(others):
            return Misconception.FOLDS_AT_A_GOOD_PRICE
        case Check() if mine.wins.value > _MOSTLY_BEST and not is_bluff(view, better):
            return Misconception.WAITS_WITH_THE_BEST
        case Bet() | RaiseTo() if is_bluff(view, mine) and not isinstance(best, Bet | RaiseTo):
            if mine.unopposed < _works(view, mine):
                return Misconception.BLUFFS_TOO_DEAR
            # What works often enough by itself does not cost too much for failing.
            shows = isinstance(best, Check | Call) and better.wins.value >= SHOWS
            return Misconception.BLUFFS_WITH_SHOWDOWN_VALUE if shows else None
    return None


def _say(view: SeatView, action: Action) -> Message:
    return choice(action, hand=view.hand, phase=view.phase)


def _reasons(
    view: SeatView,
    found: Judged,
    idea: Misconception | None,
    mine: BetValue,
    best: BetValue,
    ranked: list[BetValue],
    *,
    beside: str,
) -> tuple[Message, ...]:
    chosen, verdict = mine.action, found.verdict
    first = _wager_sentence(view, mine) if isinstance(chosen, Bet | RaiseTo) else _price_sentence(view, ranked)
    this, that = _say(view, chosen), _say(view, best.action)
    if idea is Misconception.FOLDS_FOR_FREE:
        return Message.of("advice-idea-folds-for-free"), first
    if idea is Misconception.BLUFFS_WITH_SHOWDOWN_VALUE:
        told = Message.of(f"advice-idea-{idea.value}", chance=chance(best.wins.value), facing=view.legal.call)
        return first, told, Message.of("advice-bet-better", better=that)
    if idea is Misconception.BLUFFS_TOO_DEAR:
        return first, Message.of("advice-idea-bluffs-too-dear"), Message.of("advice-bet-better", better=that)
    if idea is not None:
        return first, Message.of(f"advice-idea-{idea.value}")
    if verdict in WORSE:
        return first, Message.of("advice-bet-better", better=that)
    if contradicted(found):
        # The reference says otherwise, which is told after it.
        return (first,)
    if verdict is Verdict.CLOSE and not (found.mine.firm and found.best.firm):
        return first, Message.of("advice-bluff-depends")
    if verdict is Verdict.CLOSE:
        return first, Message.of("advice-bet-close", choice=this, other=that)
    if verdict is Verdict.GOOD and beside:
        return first, Message.of(beside, choice=this, better=that)
    return first, Message.of("advice-bet-right", choice=this)


def _beside(view: SeatView, found: Judged) -> str:
    """What to say of a good choice beside the best other one; nothing where there is no match for it."""
    if found.loss.value < -found.scale.good or (isinstance(found.best.action, Fold) and view.legal.check):
        return ""
    return "advice-bet-hardly" if found.sign < 0 else "advice-bet-good"


def _price_sentence(view: SeatView, ranked: list[BetValue]) -> Message:
    """What the choice is about: the price of the call beside the chance to win, or the chance alone."""
    call = next((option for option in ranked if isinstance(option.action, Call)), None)
    if call is not None:
        cost = view.legal.to_call
        key = "advice-price" if is_exact(view, call) else "advice-price-behind"
        return Message.of(key, cost=cost, pot=round(call.pot) - cost, needed=needed_share(view, call), wins=call.wins)
    free = next((option for option in ranked if isinstance(option.action, Check)), None)
    if free is not None:
        return Message.of("advice-free", wins=free.wins)
    return _wager_sentence(view, next(option for option in ranked if not isinstance(option.action, Fold)), instead=True)


def is_exact(view: SeatView, call: BetValue) -> bool:
    """Whether the pot of a call is known: no call that is still to come is counted in it."""
    return call.pot == winnable(view, view.legal.to_call)


def needed_share(view: SeatView, call: BetValue) -> Fraction:
    """The share of the pot that the call needs, calls that are still to come counted as they come on average."""
    if is_exact(view, call):
        return Price(to_call=view.legal.to_call, pot=round(call.pot) - view.legal.to_call).needed
    return Fraction(view.legal.to_call / call.pot).limit_denominator(1000)


def _wager_sentence(view: SeatView, wager: BetValue, *, instead: bool = False) -> Message:
    """Whether a bet or raise is for value or a bluff, and what it needs (PL-15).

    Where one opens or folds, a bet is also priced: always when it is told ``instead`` of a fold.
    """
    action = _say(view, wager.action)
    if is_bluff(view, wager):
        return Message.of("advice-as-bluff", choice=action, works=_works(view, wager), wins=wager.wins)
    if opens_or_folds(view) and (instead or not is_value(wager)):
        cost = wager.action.to - view.me.staked if isinstance(wager.action, Bet | RaiseTo) else 0
        needed = Fraction(cost / wager.pot).limit_denominator(1000)
        pot = round(wager.pot) - cost
        return Message.of("advice-open-or-fold", choice=action, cost=cost, pot=pot, needed=needed, wins=wager.wins)
    key = "advice-for-value" if is_value(wager) else "advice-for-thin-value"
    return Message.of(key, choice=action, wins=wager.wins)


def _works(view: SeatView, wager: BetValue) -> Fraction:
    to = wager.action.to if isinstance(wager.action, Bet | RaiseTo) else view.level
    return bluff_must_work(to - view.me.staked, view.pot)


def _numbers(view: SeatView, appraisal: Appraisal, mine: BetValue, best: BetValue) -> tuple[Message, ...]:
    lines = []
    for option in (mine, best):
        worth = appraisal.of(option.action)
        if not isinstance(option.action, Fold) and worth.firm:
            lines.append(worth_line(view, worth))
        if isinstance(option.action, Call):
            lines.append(Message.of("advice-numbers-call", needed=needed_share(view, option), wins=option.wins))
        if isinstance(option.action, Bet | RaiseTo):
            lines.append(
                Message.of(
                    "advice-numbers-wager",
                    works=_works(view, option),
                    folds=Fraction(option.unopposed).limit_denominator(1000),
                    wins=option.wins,
                )
            )
    return tuple(lines)
