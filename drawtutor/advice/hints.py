"""A ladder of three steps before the choice: the rule, what to count, the number."""

from __future__ import annotations

from fractions import Fraction
from random import Random

from drawtutor.advice.bet_model import wager_sizes
from drawtutor.advice.bets import is_exact, needed_share
from drawtutor.advice.hold_model import as_action
from drawtutor.advice.openings import behind, is_first_in, lowest_opening
from drawtutor.advice.phrases import choice, holding_phrase, keeping
from drawtutor.advice.reading import Uncounted, known_cards, opponents, reads, why_uncounted
from drawtutor.advice.review import review
from drawtutor.advice.showing import best_shown, too_low
from drawtutor.advice.values import Table
from drawtutor.hands import Hand
from drawtutor.message import Message
from drawtutor.odds import Price, bluff_must_work, chance_to_win, common_sense, hold_odds
from drawtutor.rules import Call, Phase, SeatView

__all__ = ["hint"]

Steps = tuple[Message, Message, Message]
_SAMPLES = 400


def hint(view: SeatView, *, rng: Random | None = None) -> Steps:
    """Three steps towards the choice that is due: the rule, what to count, and the number.

    Without an ``rng`` the last step holds exact numbers alone; with one, a chance to win too. Raises
    `ValueError` where it is not this seat's turn.
    """
    if not view.my_turn:
        msg = f"seat {view.seat} is not to act, so there is nothing to hint at"
        raise ValueError(msg)
    why = why_uncounted(view)
    if view.phase is Phase.SHOWDOWN and why is not Uncounted.HAND_SIZE:
        return _at_the_showdown(view)
    if why is not None:
        return (
            Message.of("advice-hint-plain-rule"),
            Message.of("advice-hint-plain-count"),
            Message.of("advice-no-figures", why=why.value),
        )
    if view.phase is Phase.DRAW:
        return _for_the_exchange(view, rng)
    if is_first_in(view):
        return _for_opening(view)
    return _for_a_call(view, rng) if view.legal.call else _for_a_bet(view, rng)


def _for_the_exchange(view: SeatView, rng: Random | None) -> Steps:
    legal = view.legal
    rule = Message.of("advice-hint-exchange-rule", limit=legal.max_discards)
    if legal.four_with_ace:
        rule = Message.of("advice-hint-exchange-rule-ace", limit=legal.max_discards)
    count = Message.of("advice-hint-exchange-count", hand=holding_phrase(view.hand), players=len(opponents(view)))
    return rule, count, _number_of_an_exchange(view, rng)


def _number_of_an_exchange(view: SeatView, rng: Random | None) -> Message:
    """What common practice keeps; and what wins more often here, where the figures clearly say so."""
    odds = hold_odds(view.hand, common_sense(view.hand, max_discards=view.legal.max_discards), seen=known_cards(view))
    plain = as_action(odds)
    better = None if rng is None else review(view, plain, rng=rng).better
    if better is not None:
        return Message.of(
            "advice-hint-exchange-number-better",
            choice=choice(plain, hand=view.hand, phase=view.phase),
            better=choice(better, hand=view.hand, phase=view.phase),
        )
    if odds.discard:
        kept = keeping(view.hand, odds.keep)
        return Message.of("advice-hint-exchange-number", choice=kept, improves=odds.improves)
    return Message.of("advice-hint-exchange-pat", hand=holding_phrase(view.hand))


def _for_opening(view: SeatView) -> Steps:
    rule = "advice-hint-open-rule" if view.legal.check else "advice-hint-open-or-fold-rule"
    count = behind(view)
    return (
        Message.of(rule),
        Message.of("advice-hint-open-count", behind=count),
        Message.of(
            "advice-hint-open-number", behind=count, lowest=lowest_opening(count), hand=holding_phrase(view.hand)
        ),
    )


def _for_a_call(view: SeatView, rng: Random | None) -> Steps:
    cost = view.legal.to_call
    my_total = view.me.paid + cost
    others = sum(min(player.paid, my_total) for player in view.players if player.seat != view.seat)
    price = Price(to_call=cost, pot=view.carried + others + view.me.paid)
    return (
        Message.of("advice-hint-call-rule", cost=cost),
        Message.of("advice-hint-call-count", cost=cost, pot=price.pot),
        Message.of("advice-hint-call-number", needed=price.needed) if rng is None else _number_of_a_call(view, rng),
    )


def _number_of_a_call(view: SeatView, rng: Random) -> Message:
    """The figures by which the call will be judged: other ones would send the learner the wrong way."""
    call = Table(view, rng).value(Call())
    key = "advice-hint-call-number-wins" if is_exact(view, call) else "advice-hint-call-number-behind-wins"
    return Message.of(key, needed=needed_share(view, call), wins=call.wins)


def _for_a_bet(view: SeatView, rng: Random | None) -> Steps:
    rule = "advice-hint-bet-rule" if view.legal.check else "advice-hint-open-or-fold-rule"
    count = Message.of("advice-hint-bet-count", hand=Hand(view.hand).rank, players=len(opponents(view)))
    sizes = wager_sizes(view)
    if not sizes:
        return Message.of(rule), count, Message.of("advice-hint-check-number")
    works = bluff_must_work(sizes[0] - view.me.staked, view.pot)
    return Message.of(rule), count, _number(view, rng, "advice-hint-bet-number", works)


def _number(view: SeatView, rng: Random | None, key: str, needed: Fraction) -> Message:
    if rng is None:
        return Message.of(key, needed=needed)
    keep = view.hand if view.phase is Phase.BET2 else common_sense(view.hand, max_discards=view.rules.draw_limit)
    wins = chance_to_win(view.hand, keep=keep, opponents=reads(view), seen=known_cards(view), rng=rng, samples=_SAMPLES)
    return Message.of(f"{key}-wins", needed=needed, wins=wins)


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
