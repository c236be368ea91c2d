"""Further questions about what is counted: stages, riffled decks, the cost of a fold, who exchanges, what is seen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from drawtutor.cards import Card
from drawtutor.course.answers import ChoiceAnswer
from drawtutor.course.choices import choice_of
from drawtutor.course.counting import STAGES_JOINT, cards_seen, fold_cost, stage_order
from drawtutor.course.exercise import Task
from drawtutor.course.graders import HAND_SIZE
from drawtutor.course.making.hands import four_to_a_flush, four_to_a_straight, hand_of
from drawtutor.course.making.order import Made, Order, cited, made_circle, number_choices
from drawtutor.course.making.play import any_house, find_moment
from drawtutor.course.position import step
from drawtutor.course.scene import Beat, Declared, Spot, Spread
from drawtutor.course.shuffles import followers, riffled
from drawtutor.hands import Hand, HandCategory
from drawtutor.rules import Deal, Phase, Seat

__all__ = ["COUNTING_MAKERS"]


# Before the deal.


def _stage_order(order: Order) -> Made:
    circle = made_circle(order.rng, players=(2, 8))
    right = stage_order(circle.players).split(STAGES_JOINT)
    keys = {STAGES_JOINT.join(right)}
    while len(keys) < 4:
        slip = list(right)
        if order.rng.random() < 0.4:
            slip.pop(order.rng.randrange(len(slip)))
        else:
            place = order.rng.randrange(len(slip) - 1)
            slip[place], slip[place + 1] = slip[place + 1], slip[place]
        keys.add(STAGES_JOINT.join(slip))
    # A set has no order of its own that a seed would decide.
    offered = sorted(keys)
    order.rng.shuffle(offered)
    return Made(circle, "", ("PL-01",), choices=tuple(choice_of(ChoiceAnswer(key), circle) for key in offered))


def _old_neighbours(order: Order) -> Made:
    cards = riffled(order.rng.choice((1, 2, 3, 7)), Random(f"riffles/{order.rng.random()}"))
    right = followers(cards)
    # Numbers that nobody could tell apart at a glance would make it a question of patience.
    wrong = [number for number in (51, 26, 13, 6, 1, 0) if abs(number - right) > max(2, right // 3)]
    subject = Spread(cards)
    return Made(subject, "", ("PL-03",), choices=number_choices(order.rng, right, wrong, subject))


# In a deal.


def _fold_cost(order: Order) -> Made:
    house = any_house(order.rng, order.rule_set)
    phases = {"first-betting-round": (Phase.BET1,)}.get(order.lesson, (Phase.BET1, Phase.BET2))

    def wanted(deal: Deal, declared: Declared) -> bool:
        if deal.phase not in phases or declared.seat is None or not deal.legal().to_call:
            return False
        return deal.staked[declared.seat] > 0 or deal.phase is Phase.BET2

    deal, declared = find_moment(order.rng, house, wanted)
    assert declared.seat is not None
    spot = Spot(deal=deal, hero=declared.seat)
    cost, ante = fold_cost(spot), deal.antes[declared.seat]
    wrong = (0, cost - ante, ante, deal.legal().to_call, cost + deal.legal().to_call, deal.pot)
    return Made(spot, "", ("PL-13",), choices=number_choices(order.rng, cost, wrong, spot))


def _value_or_bluff(order: Order) -> Made:
    house = any_house(order.rng, order.rule_set)
    others: list[Hand] = []
    heroes: list[Seat] = []
    value = order.rng.random() < 0.5

    def hands(rng: Random, count: int) -> Mapping[Seat, tuple[Card, ...]]:
        hand = _strong(rng) if value else _hopeful(rng)
        other = hand_of(HandCategory.TWO_PAIR, rng, without=hand)
        heroes[:] = [Seat(rng.randrange(1, count))]
        others[:] = [Hand(other)]
        return {heroes[0]: hand, Seat((heroes[0] + 1) % count): other}

    def wanted(deal: Deal, declared: Declared) -> bool:
        legal = deal.legal()
        alone = len(deal.active_seats) == 2
        return deal.phase is Phase.BET1 and declared.seat == heroes[0] and legal.raise_ and alone

    deal, _ = find_moment(order.rng, house, wanted, players=(2, 4), hands=hands)
    return Made(Spot(deal=deal, hero=heroes[0]), "", ("PL-15",), Beat(others[0]))


def _strong(rng: Random) -> tuple[Card, ...]:
    """A hand that beats two pair as it is, and mostly after the exchange too."""
    return hand_of(rng.choice((HandCategory.THREE_OF_A_KIND, HandCategory.STRAIGHT, HandCategory.FULL_HOUSE)), rng)


def _hopeful(rng: Random) -> tuple[Card, ...]:
    """A hand that has yet to become one."""
    if rng.random() < 0.5:
        return four_to_a_flush(rng, paired=False)[0]
    return four_to_a_straight(rng, gap=rng.random() < 0.5, paired=False)[0]


def _may_exchange(order: Order) -> Made:
    house = any_house(order.rng, order.rule_set)

    def wanted(deal: Deal, declared: Declared) -> bool:
        after = step(deal, declared)
        return deal.phase is Phase.BET1 and after.phase is Phase.DRAW and len(after.to_draw) < sum(after.dealt_in)

    deal, declared = find_moment(order.rng, house, wanted, players=(4, 6))
    spot = Spot(deal=deal, said=(declared,))
    count = len(step(deal, declared).to_draw)
    wrong = (sum(deal.dealt_in), 1, count - 1, count + 1)
    rules = cited(order, five=("PL-21",), california=("BG-07", "PL-21"), last=("NO-01",), room=("EN-01",))
    return Made(spot, "", rules, choices=number_choices(order.rng, count, (n for n in wrong if n > 0), spot))


def _cards_seen(order: Order) -> Made:
    house = any_house(order.rng, order.rule_set)
    deal, declared = find_moment(
        order.rng,
        house,
        lambda deal, said: deal.phase is Phase.BET2 and said.seat is not None and bool(deal.drawn[said.seat]),
    )
    assert declared.seat is not None
    spot = Spot(deal=deal, hero=declared.seat)
    right = len(cards_seen(spot))
    own = deal.drawn[declared.seat] or 0
    others = sum(drawn or 0 for drawn in deal.drawn) - own
    wrong = (HAND_SIZE, right + others, HAND_SIZE * sum(deal.dealt_in), own)
    return Made(spot, "", ("NO-03",), choices=number_choices(order.rng, right, wrong, spot))


COUNTING_MAKERS: dict[Task, Callable[[Order], Made]] = {
    Task.STAGE_ORDER: _stage_order,
    Task.OLD_NEIGHBOURS: _old_neighbours,
    Task.FOLD_COST: _fold_cost,
    Task.VALUE_OR_BLUFF: _value_or_bluff,
    Task.MAY_EXCHANGE: _may_exchange,
    Task.CARDS_SEEN: _cards_seen,
}
