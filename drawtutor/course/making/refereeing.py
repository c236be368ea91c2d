"""Further questions for the one who watches: a betting round or an exchange, with one thing wrong in it, or none."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from drawtutor.cards import DECK, Card
from drawtutor.course.graders import HAND_SIZE
from drawtutor.course.making.actions import candidates, different
from drawtutor.course.making.order import Made, Order, cited
from drawtutor.course.making.play import any_house, any_throw, find_moment, moments
from drawtutor.course.position import bets_of_round, step
from drawtutor.course.scene import Declared, Spot
from drawtutor.rules import (
    Action,
    Bet,
    Call,
    Check,
    Deal,
    Dealer,
    Discard,
    Fold,
    Phase,
    RaiseTo,
    Serve,
    StandPat,
)

__all__ = ["referee"]

_FAULTY = 0.8


def referee(order: Order) -> Made:
    """A question of this kind: about the exchange in the lesson on it, else about the betting."""
    return _exchange(order) if order.lesson == "exchange" else _betting(order)


# The betting.


def _betting(order: Order) -> Made:
    house = any_house(order.rng, order.rule_set)
    length = order.rng.randint(2, 4)
    faulty = order.rng.random() < _FAULTY
    rules = cited(order, five=("PL-11", "PL-10"), california=("PL-11", "BG-06"), last=("PL-11", "NO-09"))
    while True:
        deal, _ = find_moment(order.rng, house, lambda deal, _: deal.phase is Phase.BET1 and not bets_of_round(deal))
        said = list(_legal_talk(order.rng, deal, length))
        if len(said) < length:
            continue
        wrong = _with_a_mistake(order.rng, deal, said) if faulty else said
        if wrong:
            return Made(Spot(deal=deal, said=tuple(wrong)), "betting", rules)


def _legal_talk(rng: Random, deal: Deal, length: int) -> Iterator[Declared]:
    """The first actions of a betting round of random play, all legal."""
    for before, declared in moments(rng, deal):
        if before.phase is not deal.phase or length == 0:
            return
        length -= 1
        yield declared


def _with_a_mistake(rng: Random, deal: Deal, said: list[Declared]) -> list[Declared]:
    """The same with one action that the rules refuse; empty where none comes to mind."""
    place = rng.randrange(len(said))
    before = deal
    for declared in said[:place]:
        before = step(before, declared)
    seat = said[place].seat
    assert seat is not None
    wrong = different(before, seat, filter(_is_stake, candidates(rng, before, seat)))
    if not wrong:
        return []
    # What came after was said in another deal: only folds still make sense there.
    after = [Declared(other.seat, Fold()) for other in said[place + 1 : place + 2]]
    return [*said[:place], Declared(seat, rng.choice(wrong)), *after]


def _is_stake(action: Action) -> bool:
    return isinstance(action, Check | Call | Bet | RaiseTo)


# The exchange.


def _exchange(order: Order) -> Made:
    rng = order.rng
    house = any_house(rng, order.rule_set)

    def begins(deal: Deal, declared: Declared) -> bool:
        return deal.phase is Phase.DRAW and deal.to_draw == deal.active_seats and len(deal.to_draw) > 1

    rules = cited(order, five=("PL-25", "PL-11"), california=("BG-10", "BG-08"))
    while True:
        deal, _ = find_moment(rng, house, begins)
        said = _service(rng, deal, rng.randint(2, 3))
        wrong = _with_a_slip(rng, deal, said) if rng.random() < _FAULTY else said
        if wrong and len(wrong) > 2:
            return Made(Spot(deal=deal, said=tuple(wrong)), "draw", rules)


def _service(rng: Random, deal: Deal, drawers: int) -> list[Declared]:
    """How the first players throw and are served, all in order."""
    dealer = Dealer(f"lesson/{rng.random()}")
    said: list[Declared] = []
    for seat in deal.to_draw[:drawers]:
        said.append(Declared(seat, any_throw(rng, deal, seat)))
        deal = step(deal, said[-1])
        if deal.serving is not None:
            said.append(Declared(None, dealer.next(deal)))
            deal = step(deal, said[-1])
    return said


def _with_a_slip(rng: Random, deal: Deal, said: list[Declared]) -> list[Declared]:
    """The same with one slip: a card too many or too few given, or too many thrown; empty where none fits."""
    places = [place for place, declared in enumerate(said) if isinstance(declared.action, Serve | Discard)]
    if not places:
        return []
    place = rng.choice(places)
    before = deal
    for declared in said[:place]:
        before = step(before, declared)
    slip = _slip(rng, before, said[place])
    after = [Declared(other, StandPat()) for other in before.to_draw[1:2]]
    return [*said[:place], slip, *after]


def _slip(rng: Random, before: Deal, declared: Declared) -> Declared:
    action = declared.action
    if isinstance(action, Serve):
        if len(action.cards) > 1 and rng.random() < 0.5:
            return Declared(None, Serve(action.seat, action.cards[:-1]))
        return Declared(None, Serve(action.seat, (*action.cards, _another(before, action.cards))))
    assert declared.seat is not None
    if before.rules.draw_limit >= HAND_SIZE:
        # All five may go here, so too many cannot be thrown: somebody who is not in turn throws instead.
        other = before.to_draw[-1]
        return Declared(other, Discard(before.hands[other][:1]))
    return Declared(declared.seat, Discard(before.hands[declared.seat][: before.rules.draw_limit + 1]))


def _another(deal: Deal, cards: tuple[Card, ...]) -> Card:
    """A card that the stub still holds besides these."""
    held = {card for hand in (*deal.hands, *deal.thrown) for card in hand}
    return next(card for card in DECK if card not in held and card not in cards)
