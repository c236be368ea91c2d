"""Bets: the price beside the chance to win, and what each legal choice is worth by the stated model."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Final

from drawtutor.advice.feedback import Feedback, Misconception, Option, Verdict
from drawtutor.advice.grading import ROUND_1, ROUND_2, Scale, grade
from drawtutor.advice.openings import is_first_in, review_opening
from drawtutor.advice.phrases import choice
from drawtutor.advice.reading import assumption
from drawtutor.advice.values import BetValue, Table
from drawtutor.message import Message
from drawtutor.odds import Estimate, Price, bluff_must_work
from drawtutor.rules import Action, Bet, Call, Check, Fold, Phase, RaiseTo, SeatView

__all__ = ["BettingAction", "is_exact", "needed_share", "review_bet", "wager_sizes"]

BettingAction = Fold | Check | Call | Bet | RaiseTo

_WORSE: Final = (Verdict.INACCURACY, Verdict.MISTAKE, Verdict.BLUNDER)


def wager_sizes(view: SeatView) -> tuple[int, ...]:
    """The totals of a bet or raise that are looked at: the legal ones where they are few, else some of them."""
    legal = view.legal
    if not (legal.bet or legal.raise_) or legal.wager is None:
        return ()
    if legal.wagers:
        return legal.wagers
    low, high = legal.wager
    after_call = view.pot + view.level - view.me.staked
    sizes = {low, *(min(high, max(low, view.level + after_call * part // 2)) for part in (1, 2))}
    return tuple(sorted(sizes))


def review_bet(view: SeatView, chosen: BettingAction, *, rng: Random) -> Feedback:
    """The verdict on a choice in a betting round."""
    legal = view.legal
    if not (legal.check or legal.call or legal.bet or legal.raise_):
        return Feedback(verdict=Verdict.BEST, chosen=chosen, reasons=(Message.of("advice-cannot-match"),), rule="PL-18")
    table = Table(view, rng)
    if is_first_in(view) and isinstance(chosen, Bet | Check | Fold):
        return review_opening(view, chosen, table)
    mine = table.value(chosen)
    others = sorted(
        (table.value(action) for action in _choices(view) if action != chosen),
        key=lambda option: option.value.value,
        reverse=True,
    )
    # Whether a bluff works is what the model assumes, so none is held against a choice while there is another.
    plain = [option for option in others if not _is_bluff(view, option)]
    best = (plain or others)[0]
    loss = Estimate.of([(best_ - mine_) / view.pot for best_, mine_ in zip(best.gains, mine.gains, strict=True)])
    scale = ROUND_1 if view.phase is Phase.BET1 else ROUND_2
    verdict = grade(loss, scale, worst=_worst(chosen, best.action))
    if (not plain and verdict in _WORSE) or (verdict in (Verdict.BEST, Verdict.GOOD) and _is_bluff(view, mine)):
        verdict = Verdict.CLOSE
    idea = _idea(view, chosen, verdict, best.action, mine, others)
    if isinstance(chosen, Fold) and legal.check:
        verdict, idea = Verdict.MISTAKE, Misconception.FOLDS_FOR_FREE
        best = next(option for option in others if isinstance(option.action, Check))
    ranked = sorted((mine, *others), key=lambda option: (not _is_bluff(view, option), option.value.value), reverse=True)
    return Feedback(
        verdict=verdict,
        chosen=chosen,
        better=best.action if verdict in _WORSE else None,
        reasons=_reasons(view, chosen, verdict, idea, mine, best, ranked, beside=_beside(view, best, loss, scale)),
        numbers=_numbers(view, mine, best),
        assumption=assumption(view, table.taken),
        options=tuple(_option(view, option) for option in ranked),
        rule=_rule(view, chosen, idea, mine),
        misconception=idea,
    )


def _option(view: SeatView, option: BetValue) -> Option:
    if _is_bluff(view, option):
        bluff = Message.of("advice-numbers-bluff", choice=_say(view, option.action), works=_works(view, option))
        return Option(action=option.action, value=None, numbers=(bluff,))
    numbers = () if isinstance(option.action, Fold) else (_worth(view, option),)
    return Option(action=option.action, value=option.value, numbers=numbers)


def _choices(view: SeatView) -> tuple[BettingAction, ...]:
    legal = view.legal
    found: list[BettingAction] = [Fold()]
    if legal.check:
        found.append(Check())
    if legal.call:
        found.append(Call())
    found += [Bet(to) if legal.bet else RaiseTo(to) for to in wager_sizes(view)]
    return tuple(found)


def _worst(chosen: BettingAction, best: Action) -> Verdict:
    """The lowest verdict that the model can answer for: it does not see raises that come after."""
    wagers = isinstance(chosen, Bet | RaiseTo)
    if not wagers and (isinstance(chosen, Fold) or isinstance(best, Fold)):
        return Verdict.BLUNDER
    return Verdict.MISTAKE if wagers and not isinstance(best, Bet | RaiseTo) else Verdict.INACCURACY


_BLUFF: Final = 0.8
"""Below this part of an even share, a bet that is called has mostly lost."""
_MOSTLY_BEST: Final = 0.5


def _even_shares(option: BetValue) -> float:
    """How many even shares of the pot are won against those who stay: over 1 they are behind on the whole."""
    return option.wins.value * (1 + option.staying)


def _is_value(option: BetValue) -> bool:
    return _even_shares(option) >= 1


def _is_bluff(view: SeatView, option: BetValue) -> bool:
    """Whether a bet or raise needs folds to be worth it. Where one opens or folds, a bet may pay like a call."""
    if not isinstance(option.action, Bet | RaiseTo):
        return False
    if _opens_or_folds(view):
        return _even_shares(option) < 1 and option.wins.value * option.pot < option.action.to - view.me.staked
    return _even_shares(option) < _BLUFF


def _opens_or_folds(view: SeatView) -> bool:
    return view.level == 0 and not view.legal.check


def _call_pays(others: list[BetValue]) -> bool:
    return any(isinstance(option.action, Call) and option.value.value > 0 for option in others)


def _idea(
    view: SeatView,
    chosen: BettingAction,
    verdict: Verdict,
    best: Action,
    mine: BetValue,
    others: list[BetValue],
) -> Misconception | None:
    if verdict not in _WORSE:
        return None
    match chosen:
        case Call() if isinstance(best, Fold):
            return Misconception.CALLS_WITHOUT_THE_PRICE
        case Fold() if isinstance(best, Bet):
            return Misconception.PASSES_AN_OPENING_HAND
        case Fold() if _call_pays(others):
            return Misconception.FOLDS_AT_A_GOOD_PRICE
        case Check() if mine.wins.value > _MOSTLY_BEST:
            return Misconception.WAITS_WITH_THE_BEST
        case Bet() | RaiseTo() if _is_bluff(view, mine) and not isinstance(best, Bet | RaiseTo):
            return Misconception.BLUFFS_TOO_DEAR
    return None


def _say(view: SeatView, action: Action) -> Message:
    return choice(action, hand=view.hand, phase=view.phase)


def _reasons(
    view: SeatView,
    chosen: BettingAction,
    verdict: Verdict,
    idea: Misconception | None,
    mine: BetValue,
    best: BetValue,
    ranked: list[BetValue],
    *,
    beside: str,
) -> tuple[Message, ...]:
    first = _wager_sentence(view, mine) if isinstance(chosen, Bet | RaiseTo) else _price_sentence(view, ranked)
    this, that = _say(view, chosen), _say(view, best.action)
    if idea is Misconception.FOLDS_FOR_FREE:
        return Message.of("advice-idea-folds-for-free"), first
    if idea is Misconception.BLUFFS_TOO_DEAR:
        return first, Message.of("advice-idea-bluffs-too-dear", better=that)
    if idea is not None:
        return first, Message.of(f"advice-idea-{idea.value}")
    if verdict in _WORSE:
        return first, Message.of("advice-bet-better", better=that)
    if verdict is Verdict.CLOSE and (_is_bluff(view, mine) or _is_bluff(view, best)):
        return first, Message.of("advice-bluff-depends")
    if verdict is Verdict.CLOSE:
        return first, Message.of("advice-bet-close", choice=this, other=that)
    if verdict is Verdict.GOOD and beside:
        return first, Message.of(beside, choice=this, better=that)
    return first, Message.of("advice-bet-right", choice=this)


def _beside(view: SeatView, best: BetValue, loss: Estimate, scale: Scale) -> str:
    """What to say of a good choice beside the best other one; nothing where there is no match for it."""
    if loss.value < -scale.good or (isinstance(best.action, Fold) and view.legal.check):
        return ""
    return "advice-bet-hardly" if loss.low > 0 else "advice-bet-good"


def _price_sentence(view: SeatView, ranked: list[BetValue]) -> Message:
    """What the choice is about: the price of the call beside the chance to win, or the chance alone."""
    call = next((option for option in ranked if isinstance(option.action, Call)), None)
    if call is not None:
        cost = view.legal.to_call
        key = "advice-price" if is_exact(call) else "advice-price-behind"
        return Message.of(key, cost=cost, pot=round(call.pot) - cost, needed=needed_share(view, call), wins=call.wins)
    free = next((option for option in ranked if isinstance(option.action, Check)), None)
    if free is not None:
        return Message.of("advice-free", wins=free.wins)
    return _wager_sentence(view, next(option for option in ranked if not isinstance(option.action, Fold)), instead=True)


def is_exact(call: BetValue) -> bool:
    """Whether the pot of a call is known: nobody has still to answer, so no call is counted on average."""
    return call.pot == round(call.pot)


def needed_share(view: SeatView, call: BetValue) -> Fraction:
    """The share of the pot that the call needs, calls that are still to come counted as they come on average."""
    if is_exact(call):
        return Price(to_call=view.legal.to_call, pot=round(call.pot) - view.legal.to_call).needed
    return Fraction(view.legal.to_call / call.pot).limit_denominator(1000)


def _wager_sentence(view: SeatView, wager: BetValue, *, instead: bool = False) -> Message:
    """Whether a bet or raise is for value or a bluff, and what it needs (PL-15).

    Where one opens or folds, a bet is also priced: always when it is told ``instead`` of a fold.
    """
    action = _say(view, wager.action)
    if _is_bluff(view, wager):
        return Message.of("advice-as-bluff", choice=action, works=_works(view, wager), wins=wager.wins)
    if _opens_or_folds(view) and (instead or not _is_value(wager)):
        cost = wager.action.to - view.me.staked if isinstance(wager.action, Bet | RaiseTo) else 0
        needed = Fraction(cost / wager.pot).limit_denominator(1000)
        pot = round(wager.pot) - cost
        return Message.of("advice-open-or-fold", choice=action, cost=cost, pot=pot, needed=needed, wins=wager.wins)
    key = "advice-for-value" if _is_value(wager) else "advice-for-thin-value"
    return Message.of(key, choice=action, wins=wager.wins)


def _works(view: SeatView, wager: BetValue) -> Fraction:
    to = wager.action.to if isinstance(wager.action, Bet | RaiseTo) else view.level
    return bluff_must_work(to - view.me.staked, view.pot)


def _worth(view: SeatView, option: BetValue) -> Message:
    value = option.value
    return Message.of(
        "advice-numbers-worth",
        choice=_say(view, option.action),
        chips=round(value.value, 1),
        error=round(2 * value.standard_error, 1),
    )


def _numbers(view: SeatView, mine: BetValue, best: BetValue) -> tuple[Message, ...]:
    lines = []
    for option in (mine, best):
        if not isinstance(option.action, Fold) and not _is_bluff(view, option):
            lines.append(_worth(view, option))
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


def _rule(view: SeatView, chosen: BettingAction, idea: Misconception | None, mine: BetValue) -> str:
    if idea is Misconception.FOLDS_FOR_FREE:
        return "NO-19"
    match chosen:
        case Fold():
            return "PL-13"
        case Check():
            return "NO-09"
        case Call():
            return "PL-14"
        case Bet() | RaiseTo():
            return "PL-41" if _is_bluff(view, mine) else "PL-15"
