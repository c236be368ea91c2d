"""The last step of a hint: the price and the chance by which the choice will be judged and spoken of.

They are the coach's own (`drawtutor.advice.outlook`) wherever it tells a choice by what the others may hold, and a
simple model's where that is what it goes by. What is best is left to the learner.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import TYPE_CHECKING

from drawtutor.advice.appraisal import Appraisal
from drawtutor.advice.bet_model import opens_or_folds
from drawtutor.advice.bets import is_exact, needed_share
from drawtutor.advice.exchange import judge_exchange
from drawtutor.advice.faced import unusual_bet
from drawtutor.advice.grading import WORSE
from drawtutor.advice.hold_model import HoldAppraisal, as_action
from drawtutor.advice.numbers import as_share, chance, chance_beside
from drawtutor.advice.phrases import choice, holding_phrase, keeping
from drawtutor.advice.ranges import held, tells
from drawtutor.advice.reading import known_cards, opponents, why_uncounted, winnable
from drawtutor.advice.review import figured
from drawtutor.advice.sources import appraise, has_figures, is_modelled, is_solved
from drawtutor.advice.values import Table
from drawtutor.cards import JOKER, Card
from drawtutor.message import Message, Who
from drawtutor.odds import Estimate, Price, bluff_must_work, common_sense, hold_odds
from drawtutor.reference import usual_size
from drawtutor.rules import Action, Bet, Call, Check, Discard, RaiseTo, SeatView, StandPat

if TYPE_CHECKING:
    from drawtutor.advice.outlook import Outlook

__all__ = ["number_of_a_bet", "number_of_a_call", "number_of_an_exchange", "outlook_of", "stays_in"]

Share = Fraction | Estimate


def outlook_of(view: SeatView) -> Outlook | None:
    """The chances that the coach tells this decision by; None where it has none, or goes by a simple model."""
    if not tells(view) or not has_figures(view) or is_modelled(view):
        return None
    from drawtutor.advice.outlook import Outlook

    solved = is_solved(view)
    return Outlook(view, held(view, solved=solved), solved=solved)


# -- A call --


def number_of_a_call(view: SeatView, rng: Random | None) -> Message:
    """What the call needs beside how often it wins; what is sampled only with an ``rng``."""
    outlook = outlook_of(view)
    if outlook is not None:
        return _call_by_outlook(view, outlook)
    if rng is None or why_uncounted(view) is not None:
        cost = view.legal.to_call
        price = Price(to_call=cost, pot=winnable(view, cost) - cost)
        return Message.of("advice-hint-call-number", needed=price.needed)
    call = Table(view, rng).value(Call())
    return _call(view, exact=is_exact(view, call), needed=needed_share(view, call), wins=call.wins)


def _call_by_outlook(view: SeatView, outlook: Outlook) -> Message:
    call = outlook.of(Call())
    needed = Fraction(call.cost, max(round(call.pot), 1)) if call.settled else as_share(call.needed)
    return _call(view, exact=call.settled, needed=needed, wins=chance_beside(call.wins, call.needed))


def _call(view: SeatView, *, exact: bool, needed: Fraction, wins: Share) -> Message:
    if unusual_bet(view) is not None:
        return Message.of("advice-hint-call-number-read", exact=exact, needed=needed, wins=wins)
    key = "advice-hint-call-number-wins" if exact else "advice-hint-call-number-behind-wins"
    return Message.of(key, needed=needed, wins=wins)


# -- A bet --


def stays_in(view: SeatView, rng: Random | None) -> Share | None:
    """How often one's hand wins if nobody bets; None where the coach does not tell it, or could only sample it."""
    outlook = outlook_of(view)
    if outlook is not None:
        return chance(outlook.stays)
    return None if rng is None or why_uncounted(view) is not None else Table(view, rng).value(Check()).wins


def number_of_a_bet(view: SeatView, rng: Random | None) -> Message:
    """What a bet of the usual size has to do, beside how often one wins without it; something but a fold is open."""
    legal, others = view.legal, opponents(view)
    all_in = tuple(Who(player.seat) for player in others if player.all_in)
    said: dict[str, object] = {}
    if legal.wager is None:
        key = "advice-hint-check-number"
    elif not any(player.stack for player in others):
        key = "advice-hint-comes-back"
    elif all_in:
        # A bet can never be a bluff against them, so that nothing is said of everybody folding.
        key, said = "advice-hint-all-in", {"who": all_in}
    else:
        return _what_a_bet_does(view, rng)
    wins = stays_in(view, rng)
    first = Message.of(key, **said)
    return first if wins is None else Message.of("advice-hint-and-wins", number=first, wins=wins)


def _what_a_bet_does(view: SeatView, rng: Random | None) -> Message:
    to = usual_size(view)
    bet: Action = Bet(to) if view.legal.bet else RaiseTo(to)
    outlook = outlook_of(view)
    if outlook is not None:
        return _bet_by_outlook(view, outlook, bet, to)
    works = bluff_must_work(to - view.me.staked, view.pot)
    if rng is None or why_uncounted(view) is not None:
        return Message.of("advice-hint-bet-number", to=to, raises=view.legal.raise_, works=works)
    return _bet_by_model(view, Table(view, rng), bet, to, works)


def _bet_by_outlook(view: SeatView, outlook: Outlook, bet: Action, to: int) -> Message:
    found = outlook.of(bet)
    called, works = chance(found.wins), bluff_must_work(found.cost, view.pot)
    if opens_or_folds(view):
        pot, needed = round(found.pot) - found.cost, as_share(found.needed)
        called = chance_beside(found.wins, found.needed)
        return _opening(to=to, cost=found.cost, pot=pot, needed=needed, called=called, works=works)
    return _bet(view, to=to, wins=chance(outlook.stays), called=called, works=works)


def _bet_by_model(view: SeatView, table: Table, bet: Action, to: int, works: Fraction) -> Message:
    found = table.value(bet)
    if opens_or_folds(view):
        cost = to - view.me.staked
        needed = Fraction(cost / found.pot).limit_denominator(1000)
        return _opening(to=to, cost=cost, pot=round(found.pot) - cost, needed=needed, called=found.wins, works=works)
    return _bet(view, to=to, wins=table.value(Check()).wins, called=found.wins, works=works)


def _bet(view: SeatView, *, to: int, wins: Share, called: Share, works: Fraction) -> Message:
    return Message.of(
        "advice-hint-bet-number-wins", to=to, raises=view.legal.raise_, wins=wins, called=called, works=works
    )


def _opening(*, to: int, cost: int, pot: int, needed: Fraction, called: Share, works: Fraction) -> Message:
    return Message.of(
        "advice-hint-open-or-fold-number", to=to, cost=cost, pot=pot, needed=needed, called=called, works=works
    )


# -- The exchange --


def number_of_an_exchange(view: SeatView, rng: Random | None) -> Message | None:
    """What common practice keeps and how often that wins, beside what clearly does better here.

    None where common practice knows nothing of the hand.
    """
    if JOKER in view.hand:
        return None
    joker = view.rules.joker
    keep = common_sense(view.hand, max_discards=view.legal.max_discards)
    odds = hold_odds(view.hand, keep, seen=known_cards(view), joker=joker)
    plain = as_action(odds)
    outlook = outlook_of(view)
    appraisal = None if rng is None or figured(view, plain) is None else appraise(view, rng, asked=(plain,))

    def chance_of(kept: tuple[Card, ...]) -> Share | None:
        if outlook is not None:
            return chance(outlook.holding(kept))
        return appraisal.wins.get(kept) if isinstance(appraisal, HoldAppraisal) else None

    better = None if appraisal is None else _better(appraisal, plain)
    own = chance_of(odds.keep)
    if better is not None:
        thrown = better.cards if isinstance(better, Discard) else ()
        kept = tuple(card for card in view.hand if card not in thrown)
        return _beside(view, plain, better, own, chance_of(kept))
    if own is None:
        if odds.discard:
            kept_phrase = keeping(view.hand, odds.keep)
            return Message.of("advice-hint-exchange-number", choice=kept_phrase, improves=odds.improves)
        return Message.of("advice-hint-exchange-pat", hand=holding_phrase(view.hand))
    if odds.discard:
        return Message.of(
            "advice-hint-exchange-number-wins",
            choice=keeping(view.hand, odds.keep),
            improves=odds.improves,
            wins=own,
        )
    return Message.of("advice-hint-exchange-pat-wins", hand=holding_phrase(view.hand), wins=own)


def _better(appraisal: Appraisal, plain: StandPat | Discard) -> Action | None:
    """What the coach would name as better than the plain hold; None where it marks the plain one down in no way."""
    if len(appraisal.worths) == 1:
        return None
    found = judge_exchange(appraisal, plain)
    return found.best.action if found.verdict in WORSE else None


def _beside(view: SeatView, plain: Action, better: Action, own: Share | None, other: Share | None) -> Message:
    """What common practice keeps beside what is worth more here, for its chance to win or for the bets to come."""
    both = {
        "choice": choice(plain, hand=view.hand, phase=view.phase),
        "better": choice(better, hand=view.hand, phase=view.phase),
    }
    if own is None or other is None:
        return Message.of("advice-hint-exchange-number-more", **both)
    key = "advice-hint-exchange-number-better" if _told(other) > _told(own) else "advice-hint-exchange-number-later"
    return Message.of(key, **both, wins=own, better_wins=other)


def _told(share: Share) -> Fraction:
    """A chance as finely as it is read: one that is not more as it is read is not said to be more."""
    return round(Fraction(share.value), 2) if isinstance(share, Estimate) else round(share, 3)
