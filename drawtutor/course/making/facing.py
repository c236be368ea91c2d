"""Further questions against somebody: a call against a hand that is stated, cards to throw against what others did."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from random import Random
from typing import Final

from drawtutor.cards import RANKS, Card, Rank
from drawtutor.course.exercise import Task
from drawtutor.course.making.actions import ACTION_MAKERS
from drawtutor.course.making.cards import CARD_MAKERS
from drawtutor.course.making.hands import four_to_a_flush, hand_of
from drawtutor.course.making.order import Made, Order
from drawtutor.course.making.play import any_house
from drawtutor.course.reading.staging import House, begin, stage
from drawtutor.course.scene import Against, Meet, Spot
from drawtutor.hands import HandCategory
from drawtutor.odds import FirstRound, KnownHand, Price, Read, common_sense, duel
from drawtutor.rules import Deal, Seat

__all__ = ["FACING_MAKERS"]

_CLEAR: Final = Fraction(1, 50)
"""A price nearer to the chance than this makes no question."""
_HIGH: Final = (Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE)


def _meeting_call(order: Order) -> Made:
    """A flush draw against a pair: the same draw wins more or less often by what else is in it (C23)."""
    if order.rng.random() < 0.4:
        return ACTION_MAKERS[Task.PRICED_CALL](order)
    rng = order.rng
    house = any_house(rng, order.rule_set)
    pays = rng.random() < 0.5
    while True:
        hand, four = four_to_a_flush(rng, paired=False)
        pair = hand_of(HandCategory.PAIR, rng, without=hand, made_of=rng.choice(_HIGH))
        other = KnownHand(cards=pair, keep=common_sense(pair, max_discards=3))
        players, opening = rng.randint(2, 6), _opening(rng, house)
        price = Price(to_call=opening, pot=players * house.ante + opening)
        over = duel(hand, four, other.cards, other.keep) - price.needed
        if over >= _CLEAR if pays else over <= -_CLEAR:
            break
    deal = _opened(rng, house, players, opening, {Seat(0): pair, Seat(players - 1): hand})
    return Made(Spot(deal=deal, hero=Seat(players - 1)), "meet", ("PL-14", "PL-32"), Meet(four, other))


def _opened(
    rng: Random,
    house: House,
    players: int,
    opening: int,
    hands: Mapping[Seat, tuple[Card, ...]],
    then: Sequence[str] = (),
) -> Deal:
    """A deal that the first player opened, and all have left but the dealer, who speaks next."""
    folds = [f"p{seat} f" for seat in range(2, players)]
    start = begin(house, stacks=(house.stack,) * players)
    actions = [f"p1 cbr {opening}", *folds, *then]
    return stage(start, f"facing/{rng.random()}", hands=hands, actions=actions)


_OPENER: Final = {
    3: HandCategory.PAIR,
    2: HandCategory.THREE_OF_A_KIND,
    1: HandCategory.TWO_PAIR,
}
"""What whoever opened and drew so many really holds in these questions; nobody is told."""


def _winning_discards(order: Order) -> Made:
    """A pair with a card beside, or with four of a suit, against a player who opened and drew."""
    rng = order.rng
    if rng.random() < 0.5:
        return CARD_MAKERS[Task.BEST_DISCARDS](order)
    house = any_house(rng, order.rule_set)
    hand = _pair_with(rng)
    drew = rng.choice((1, 1, 2, 3))
    made_of = rng.choice(_HIGH) if drew > 1 else None
    other = hand_of(_OPENER[drew], rng, without=hand, made_of=made_of)
    players = rng.randint(3, 5)
    hero = Seat(players - 1)
    then = [f"p{players} cc", f"p1 draws {drew}"]
    deal = _opened(rng, house, players, _opening(rng, house), {Seat(0): other, hero: hand}, then)
    first = FirstRound.OPENED_EARLY if players > 3 else FirstRound.OPENED
    read = Read(first=first, drew=drew, max_discards=house.rules.draw_limit)
    return Made(Spot(deal=deal, hero=hero), "against", ("PL-29", "PL-31"), Against((read,)))


def _opening(rng: Random, house: House) -> int:
    return house.stakes.small_bet or house.stakes.min_bet + rng.randint(1, 3)


def _pair_with(rng: Random) -> tuple[Card, ...]:
    if rng.random() < 0.3:
        return four_to_a_flush(rng, paired=True)[0]
    pair = rng.choice([rank for rank in RANKS if rank <= Rank.QUEEN])
    while True:
        hand = hand_of(HandCategory.PAIR, rng, made_of=pair)
        if any(card.rank >= Rank.KING for card in hand):
            return hand


FACING_MAKERS: Final[dict[Task, Callable[[Order], Made]]] = {
    Task.PRICED_CALL: _meeting_call,
    Task.BEST_DISCARDS: _winning_discards,
}
"""What the lesson on odds asks in ways of its own."""
