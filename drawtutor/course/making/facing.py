"""Further questions against somebody: a call against a hand that is stated, cards to throw against what others did."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from random import Random
from typing import Final

from drawtutor.cards import RANKS, Card, Rank
from drawtutor.course.exercise import Task
from drawtutor.course.making.actions import ACTION_MAKERS
from drawtutor.course.making.cards import CARD_MAKERS
from drawtutor.course.making.hands import four_to_a_flush, hand_of
from drawtutor.course.making.order import Made, Order
from drawtutor.course.making.play import any_house, find_moment
from drawtutor.course.reading.staging import House, begin, stage
from drawtutor.course.scene import Against, Declared, Meet, Spot
from drawtutor.hands import HandCategory
from drawtutor.odds import FirstRound, KnownHand, Price, Read, common_sense, duel
from drawtutor.rules import Deal, Phase, Seat

__all__ = ["FACING_MAKERS"]

_CLEAR: Final = Fraction(1, 50)
"""A price nearer to the chance than this makes no question."""
_HIGH: Final = (Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE)


def _meeting_call(order: Order) -> Made:
    """A flush draw against a pair: the same draw wins more or less often by what else is in it (C23)."""
    if order.rng.random() < 0.4:
        return ACTION_MAKERS[Task.PRICED_CALL](order)
    house = any_house(order.rng, order.rule_set)
    meeting: list[tuple[Seat, tuple[Card, ...], KnownHand]] = []

    def hands(rng: Random, count: int) -> Mapping[Seat, tuple[Card, ...]]:
        hand, four = four_to_a_flush(rng, paired=False)
        pair = hand_of(HandCategory.PAIR, rng, without=hand, made_of=rng.choice(_HIGH))
        hero = Seat(rng.randrange(1, count))
        meeting[:] = [(hero, four, KnownHand(cards=pair, keep=common_sense(pair, max_discards=3)))]
        return {hero: hand, Seat((hero + 1) % count): pair}

    def wanted(deal: Deal, declared: Declared) -> bool:
        hero, four, other = meeting[0]
        alone = deal.active_seats == tuple(sorted((hero, Seat((hero + 1) % deal.players))))
        if deal.phase is not Phase.BET1 or declared.seat != hero or not deal.legal().call or not alone:
            return False
        needed = Price(to_call=deal.legal().to_call, pot=deal.pot).needed
        return abs(duel(deal.hands[hero], four, other.cards, other.keep) - needed) >= _CLEAR

    deal, _ = find_moment(order.rng, house, wanted, players=(2, 4), hands=hands)
    hero, four, other = meeting[0]
    return Made(Spot(deal=deal, hero=hero), "meet", ("PL-14", "PL-32"), Meet(four, other))


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
    # The first opens, those between fold, and the dealer, who is asked, has called.
    tokens = [f"p1 cbr {_opening(rng, house)}", *(f"p{seat} f" for seat in range(2, players)), f"p{players} cc"]
    deal = stage(
        begin(house, stacks=(house.stack,) * players),
        f"facing/{rng.random()}",
        hands={Seat(0): other, hero: hand},
        actions=[*tokens, f"p1 draws {drew}"],
    )
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
