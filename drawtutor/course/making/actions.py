"""Further questions about actions and amounts: what is legal, what the words mean, what a call costs and is worth."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from fractions import Fraction
from random import Random

from drawtutor.cards import Card
from drawtutor.course.answers import ActionAnswer, ChoiceAnswer
from drawtutor.course.choices import choice_of
from drawtutor.course.exercise import Choice, Task
from drawtutor.course.explaining.actions import illegal
from drawtutor.course.making.hands import four_to_a_flush, four_to_a_straight
from drawtutor.course.making.order import Made, Order, cited
from drawtutor.course.making.play import any_house, find_moment
from drawtutor.course.scene import Declared, Hope, Spot, Wager, Wish
from drawtutor.hands import Hand, HandCategory
from drawtutor.odds import Price, bluff_must_work, hold_odds
from drawtutor.rules import (
    Action,
    Ask,
    Bet,
    Call,
    Check,
    Deal,
    Discard,
    Fold,
    LegalActions,
    Muck,
    Phase,
    RaiseTo,
    Seat,
    Show,
    StandPat,
)

__all__ = ["ACTION_MAKERS", "candidates", "different"]

_CLEAR = Fraction(3, 100)
"""A price nearer to the chance than this makes no question for a beginner."""


def _phases(order: Order) -> tuple[Phase, ...]:
    return {
        "first-betting-round": (Phase.BET1,),
        "exchange": (Phase.DRAW,),
        "second-betting-round": (Phase.BET2,),
        "showdown": (Phase.SHOWDOWN,),
        "last-raise": (Phase.BET1, Phase.DRAW, Phase.BET2, Phase.SHOWDOWN),
    }.get(order.lesson, (Phase.BET1, Phase.BET2))


# What is legal?


def _legal_action(order: Order) -> Made:
    house = any_house(order.rng, order.rule_set)
    phases = _phases(order)
    while True:
        deal, declared = find_moment(order.rng, house, lambda deal, _: deal.phase in phases)
        assert declared.seat is not None
        seat = declared.seat
        legal = [action for action in candidates(order.rng, deal, seat) if deal.refusal(seat, action) is None]
        wrong = different(deal, seat, candidates(order.rng, deal, seat))
        if legal and len(wrong) >= 2:
            break
    picked = [order.rng.choice(legal), *order.rng.sample(wrong, min(3, len(wrong)))]
    order.rng.shuffle(picked)
    spot = Spot(deal=deal, hero=seat)
    rules = {
        Phase.BET1: cited(
            order, five=("PL-12", "PL-10"), california=("BG-05", "BG-06"), last=("NO-09", "NO-11"), room=("EN-14",)
        ),
        Phase.DRAW: cited(
            order, five=("PL-23", "PL-26"), california=("BG-09", "BG-14"), last=("NO-01", "NO-12"), room=("EN-05",)
        ),
        Phase.BET2: cited(
            order, five=("PL-34", "PL-33"), california=("BG-16", "BG-17"), last=("NO-13",), room=("EN-02", "EN-11")
        ),
        Phase.SHOWDOWN: cited(order, five=("PL-37",), california=("BG-18",), last=("NO-15",)),
    }[deal.phase]
    return Made(spot, _stage_of(deal), rules, choices=_choices(picked, spot))


def _stage_of(deal: Deal) -> str:
    return {Phase.DRAW: "draw", Phase.SHOWDOWN: "show"}.get(deal.phase, "betting")


def _choices(actions: Iterable[Action], spot: Spot) -> tuple[Choice, ...]:
    return tuple(choice_of(ActionAnswer(action), spot) for action in actions)


def candidates(rng: Random, deal: Deal, seat: Seat) -> Iterator[Action]:
    """Actions that a learner might think of in this moment; a fold is always legal in turn, so it is none of them."""
    if deal.phase is Phase.DRAW:
        hand = deal.hands[seat]
        yield from (Discard(tuple(hand[place] for place in range(5) if place != kept)) for kept in (0, 4))
        yield Discard(tuple(rng.sample(hand, rng.randint(1, deal.rules.draw_limit))))
        yield from (Discard(hand), Call(), Check())
        return
    if deal.phase is Phase.SHOWDOWN:
        yield from (Show(), Muck(), Check(), Fold(), Call())
        return
    yield from (Check(), Call())
    legal = deal.legal(seat)
    yield from _wagers(rng, deal, legal)
    if deal.phase is Phase.BET2:
        yield from (Ask(other) for other in deal.active_seats if other != seat)
    yield StandPat()


def _wagers(rng: Random, deal: Deal, legal: LegalActions) -> Iterator[Action]:
    stakes, level = deal.stakes, deal.level
    if stakes.small_bet:
        unit = stakes.small_bet if deal.phase is Phase.BET1 else stakes.big_bet
        other = stakes.small_bet + stakes.big_bet - unit
        totals = [level + unit, level + other, level + unit + 1]
    else:
        top = legal.wager[1] if legal.wager else level + stakes.max_bet
        low = legal.wager[0] if legal.wager else level + 1
        totals = [stakes.min_bet, stakes.max_bet, top + rng.randint(1, 4), rng.randint(low, top)]
        if level:
            totals = [level, top + rng.randint(1, 4), rng.randint(low, top)]
    for to in totals:
        yield RaiseTo(to) if level else Bet(to)
    yield Bet(totals[-1]) if level else RaiseTo(totals[-1])


def different(deal: Deal, seat: Seat, actions: Iterable[Action]) -> list[Action]:
    """Of the illegal actions, one for each reason; those of another stage are told apart by their names."""
    found: dict[str, Action] = {}
    for action in actions:
        error = deal.refusal(seat, action)
        if error is not None:
            reason = illegal(deal, seat, action, error).key
            found.setdefault(repr(action) if reason.endswith("wrong-phase") else reason, action)
    return list(found.values())


# What do the words mean?


def _declared_action(order: Order) -> Made:
    house = any_house(order.rng, order.rule_set)

    def wanted(deal: Deal, declared: Declared) -> bool:
        return deal.phase.is_betting and deal.level > 0 and deal.legal().raise_

    while True:
        deal, declared = find_moment(order.rng, house, wanted)
        assert declared.seat is not None
        seat, legal = declared.seat, deal.legal()
        assert legal.wager is not None
        low, high = legal.wager
        total = order.rng.choice(legal.wagers) if legal.wagers else order.rng.randint(low, min(high, low + 6))
        by = total - deal.level
        aim = Wish(by=by) if order.rng.random() < 0.6 else Wish(to=total)
        staked = deal.staked[seat]
        tempting = [by if aim.to is None else deal.level + total, total + staked, total - staked, total + by, total + 1]
        wrong: list[Action] = [RaiseTo(to) for to in dict.fromkeys(tempting) if to not in (total, 0)]
        if len(wrong) >= 2:
            break
    picked: list[Action] = [RaiseTo(total), Call(), *wrong[:2]]
    order.rng.shuffle(picked)
    spot = Spot(deal=deal, hero=seat)
    return Made(spot, "to" if aim.to else "by", ("PL-16",), aim, _choices(picked, spot))


# What does it cost, and what is it worth?


def _to_call(order: Order) -> Made:
    house = any_house(order.rng, order.rule_set)
    phases = _phases(order)

    def wanted(deal: Deal, declared: Declared) -> bool:
        return deal.phase in phases and deal.legal().call and (deal.raises > 0 or deal.phase is Phase.BET2)

    deal, declared = find_moment(order.rng, house, wanted)
    both = ("PL-14", "PL-18") if deal.phase is Phase.BET1 else ("PL-34", "PL-14")
    return Made(Spot(deal=deal, hero=declared.seat), "", cited(order, five=both, california=both, last=("NO-09",)))


def _priced_call(order: Order) -> Made:
    house = any_house(order.rng, order.rule_set)
    pays = order.rng.random() < 0.5
    four: dict[Seat, tuple[Card, ...]] = {}
    aims: dict[Seat, HandCategory] = {}

    def hands(rng: Random, count: int) -> Mapping[Seat, tuple[Card, ...]]:
        hero = Seat(rng.randrange(1, count))
        flush = rng.random() < 0.5
        hand, four_ = (
            four_to_a_flush(rng, paired=False) if flush else four_to_a_straight(rng, gap=not pays, paired=False)
        )
        four.clear()
        aims.clear()
        four[hero] = four_
        aims[hero] = HandCategory.FLUSH if flush else HandCategory.STRAIGHT
        return {hero: hand}

    def wanted(deal: Deal, declared: Declared) -> bool:
        hero = next(iter(four))
        if deal.phase is not Phase.BET1 or declared.seat != hero or not deal.legal().call:
            return False
        chance = hold_odds(deal.hands[hero], four[hero]).at_least(aims[hero])
        needed = Price(to_call=deal.legal().to_call, pot=deal.pot).needed
        return chance >= needed + _CLEAR if pays else chance <= needed - _CLEAR

    deal, _ = find_moment(order.rng, house, wanted, players=(4, 6), hands=hands)
    hero = next(iter(four))
    return Made(Spot(deal=deal, hero=hero), "", ("PL-14", "PL-32"), Hope(four[hero], aims[hero]))


def _free_check(order: Order) -> Made:
    house = any_house(order.rng, order.rule_set)
    phases = _phases(order)

    def wanted(deal: Deal, declared: Declared) -> bool:
        if deal.phase not in phases or deal.level or not deal.legal().check or declared.seat is None:
            return False
        return Hand(deal.hands[declared.seat]).rank.category <= HandCategory.PAIR

    deal, declared = find_moment(order.rng, house, wanted)
    rules = cited(order, five=(), california=("BG-05", "NO-19"), last=("NO-19", "NO-08"), room=("EN-14",))
    return Made(Spot(deal=deal, hero=declared.seat), "", rules)


def _bluff_price(order: Order) -> Made:
    house = any_house(order.rng, order.rule_set)

    def wanted(deal: Deal, declared: Declared) -> bool:
        return deal.phase is Phase.BET2 and not deal.level and deal.legal().bet

    while True:
        deal, declared = find_moment(order.rng, house, wanted)
        legal = deal.legal()
        assert legal.wager is not None
        bet = order.rng.choice(legal.wagers) if legal.wagers else order.rng.randint(*legal.wager)
        pot = deal.pot
        right = bluff_must_work(bet, pot)
        wrong = dict.fromkeys((Fraction(bet, pot), Fraction(bet, pot + 2 * bet), Fraction(pot, pot + bet)))
        offered = [right, *(chance for chance in wrong if chance != right and chance < 1)]
        if len(offered) >= 3:
            break
    order.rng.shuffle(offered)
    spot = Spot(deal=deal, hero=declared.seat)
    choices = tuple(choice_of(ChoiceAnswer(str(chance)), spot) for chance in offered)
    return Made(spot, "", ("PL-41",), Wager(bet), choices)


ACTION_MAKERS: dict[Task, Callable[[Order], Made]] = {
    Task.LEGAL_ACTION: _legal_action,
    Task.DECLARED_ACTION: _declared_action,
    Task.TO_CALL: _to_call,
    Task.PRICED_CALL: _priced_call,
    Task.FREE_CHECK: _free_check,
    Task.BLUFF_PRICE: _bluff_price,
}
