"""Further questions about blinds, and about a second exchange: what changes in the order of a deal."""

from __future__ import annotations

from collections.abc import Callable

from drawtutor.course.answers import ActionAnswer
from drawtutor.course.choices import choice_of
from drawtutor.course.graders import what_next
from drawtutor.course.making.order import Made, Order
from drawtutor.course.making.play import find_moment, house_with, moments
from drawtutor.course.position import bets_of_round, last_blind, step
from drawtutor.course.reading.staging import begin, stage
from drawtutor.course.scene import Declared, Spot
from drawtutor.rules import Action, Bet, Call, Check, Deal, Phase, RaiseTo

__all__ = ["blinds_to_call", "blinds_turn", "last_blind_action", "order_of_stages"]


def _with_blinds(order: Order, wanted: Callable[[Deal, Declared], bool]) -> tuple[Deal, Declared]:
    """A wanted moment of random play at a table with two or three blinds, the last of them the unit."""
    rng = order.rng
    while True:
        house, players, count = house_with(rng), rng.randint(4, 6), rng.choice((2, 3))
        unit = house.stakes.small_bet
        if unit % (1 << (count - 1)):
            continue
        blinds = [unit >> (count - 1 - place) for place in range(count)]
        antes = (house.ante if rng.random() < 0.3 else 0,) * players
        start = begin(house, stacks=(house.stack,) * players, antes=antes, blinds=blinds)
        dealt = stage(start, f"blinds/{rng.random()}", hands={}, actions=())
        found = [moment for moment in moments(rng, dealt) if moment[0].phase is Phase.BET1 and wanted(*moment)]
        if found:
            return rng.choice(found)


def blinds_turn(order: Order) -> Made:
    """Who speaks next, at the start of the round or later in it."""
    if order.rng.random() < 0.5:
        deal, _ = _with_blinds(order, lambda deal, _: not bets_of_round(deal))
        return Made(Spot(deal=deal), "blinds", ("BG-20",))
    deal, said = _with_blinds(order, lambda deal, said: step(deal, said).phase is deal.phase)
    return Made(Spot(deal=deal, said=(said,)), "blinds", ("BG-20",))


def blinds_to_call(order: Order) -> Made:
    """What a call costs whoever has posted a blind, or staked otherwise."""
    deal, said = _with_blinds(
        order, lambda deal, said: said.seat is not None and 0 < deal.staked[said.seat] < deal.level
    )
    return Made(Spot(deal=deal, hero=said.seat), "blinds", ("BG-20",))


def _blinds_next(order: Order) -> Made:
    key = order.rng.choice(("go-on", "exchange", "taken"))

    def wanted(deal: Deal, said: Declared) -> bool:
        after = step(deal, said)
        if what_next(deal, after) != key or not bets_of_round(deal):
            return False
        # The question is the last blind's choice: a round that goes on for another reason is asked elsewhere.
        return key != "go-on" or after.staked[after.waiting[0]] == after.level

    deal, said = _with_blinds(order, wanted)
    return Made(Spot(deal=deal, said=(said,)), "blinds", ("BG-20",))


def _exchanges_next(order: Order) -> Made:
    """What follows a round after an exchange, where two of them were agreed."""
    house = house_with(order.rng, exchanges=2)
    key = order.rng.choice(("exchange", "exchange", "go-on", "taken"))

    def wanted(deal: Deal, said: Declared) -> bool:
        here = deal.phase is Phase.BET2 and deal.exchange == 1 and bool(bets_of_round(deal))
        return here and what_next(deal, step(deal, said)) == key

    deal, said = find_moment(order.rng, house, wanted, players=(3, 5))
    return Made(Spot(deal=deal, said=(said,)), "exchanges", ("NO-02",))


def order_of_stages(order: Order) -> Made:
    """What comes next: after a round with blinds, or after one between two exchanges."""
    return _blinds_next(order) if order.rng.random() < 0.5 else _exchanges_next(order)


def last_blind_action(order: Order) -> Made:
    """What the last blind may do when nobody has raised it."""
    deal, said = _with_blinds(
        order, lambda deal, said: said.seat == last_blind(deal) and deal.staked[said.seat or 0] == deal.level
    )
    seat = said.seat
    assert seat is not None
    raised = deal.level + deal.stakes.small_bet
    raises = order.rng.random() < 0.5
    offered: list[Action] = [Call(), Bet(deal.level), RaiseTo(raised + 1), RaiseTo(raised) if raises else Check()]
    order.rng.shuffle(offered)
    spot = Spot(deal=deal, hero=seat)
    choices = tuple(choice_of(ActionAnswer(action), spot) for action in offered)
    return Made(spot, "blinds", ("BG-20",), choices=choices)
