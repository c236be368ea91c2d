"""Further questions about chances: one told in another form, a price, what has to come later, outs, what is dealt."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from math import ceil
from random import Random
from typing import Final

from drawtutor.cards import DECK, Card
from drawtutor.course.answers import ChoiceAnswer, NumberAnswer
from drawtutor.course.chances import (
    BOTH_ENDS,
    HUNDRED,
    ahead_chance,
    number_offers,
    outs_twice,
    telling_of,
)
from drawtutor.course.choices import choice_of
from drawtutor.course.exercise import Choice, Task
from drawtutor.course.graders import HAND_SIZE
from drawtutor.course.making.hands import (
    four_at_an_end,
    four_suited_in_a_row,
    four_to_a_flush,
    four_to_a_straight,
    hand_of,
)
from drawtutor.course.making.order import Made, Order, made_circle, number_choices
from drawtutor.course.making.play import any_house, find_moment
from drawtutor.course.printed_lines import printed_lines
from drawtutor.course.scene import Declared, Hope, OpenHands, Spot, Subject, Told, Unknown
from drawtutor.course.tellings import Form, Telling
from drawtutor.hands import Hand, HandCategory
from drawtutor.odds import Estimate, Price, chance_of_openers, hold_odds, nobody_has_openers, outs
from drawtutor.rules import Deal, Seat

__all__ = ["CHANCE_MAKERS"]

Drawing = tuple[tuple[Card, ...], tuple[Card, ...], HandCategory]
"""A hand, what is kept of it, and what it is to become."""


# Draws.


def _one_card(rng: Random) -> Drawing:
    """Four cards that want a fifth."""
    kind = rng.choice(("flush", "open", "gap", "end", "both", "both"))
    if kind == "flush":
        return *four_to_a_flush(rng, paired=False), HandCategory.FLUSH
    if kind == "both":
        return *four_suited_in_a_row(rng), HandCategory.STRAIGHT
    four = four_at_an_end(rng) if kind == "end" else four_to_a_straight(rng, gap=kind == "gap", paired=False)
    return *four, HandCategory.STRAIGHT


def _made_already(rng: Random) -> Drawing:
    """A pair, two pair or three of a kind that is to become more."""
    made, wanted = rng.choice(
        (
            (HandCategory.PAIR, HandCategory.TWO_PAIR),
            (HandCategory.TWO_PAIR, HandCategory.FULL_HOUSE),
            (HandCategory.THREE_OF_A_KIND, HandCategory.FULL_HOUSE),
        )
    )
    hand = hand_of(made, rng)
    return hand, Hand(hand).made_of, wanted


# One chance, told in several ways.


def _same_chance(order: Order) -> Made:
    rng = order.rng
    hand, keep, wanted = _one_card(rng) if rng.random() < 0.5 else _made_already(rng)
    told, other = rng.sample((Form.PERCENT, Form.AGAINST, Form.ONE_IN), 2)
    aim = Told(keep, wanted, told)
    right = telling_of(hand, aim)
    chance = right.chance
    lures = [
        Telling.of(Form.ONE_IN, chance / (1 - chance)),
        Telling.of(Form.PERCENT, chance / (1 - chance)),
        Telling.of(Form.AGAINST, chance / (1 + chance)),
        Telling.of(Form.PERCENT, 1 - chance),
    ]
    if right.total == len(DECK) - HAND_SIZE:
        lures.append(Telling(Form.COUNT, right.ways, len(DECK)))
        twice = sum(outs_twice(hand, keep))
        if twice > right.ways:
            lures.append(Telling(Form.COUNT, twice, right.total))
    # What is told in the form of the question is seen to differ at a glance.
    lures = [lure for lure in lures if lure.form is not told]
    subject = OpenHands((Hand(hand),))
    choices = _tellings(rng, Telling.of(other, chance), lures, subject)
    return Made(subject, "", ("PL-28", "PL-32"), aim, choices)


def _tellings(rng: Random, right: Telling, wrong: Iterable[Telling], subject: Subject) -> tuple[Choice, ...]:
    """The right figure among up to three wrong ones that are told from it, and from each other, as they are shown."""
    kept = [right]
    lures = list(wrong)
    rng.shuffle(lures)
    for lure in lures:
        alike = (each for each in kept if each.form is lure.form)
        if len(kept) < 4 and 0 < lure.chance < 1 and all(_apart(lure.chance, each.chance) for each in alike):
            kept.append(lure)
    rng.shuffle(kept)
    return tuple(choice_of(ChoiceAnswer(figure.key), subject) for figure in kept)


def _apart(one: Fraction, other: Fraction) -> bool:
    return abs(one - other) > Fraction(1, 200)


# Prices.


def _call_price(order: Order) -> Made:
    house = any_house(order.rng, order.rule_set)

    def wanted(deal: Deal, declared: Declared) -> bool:
        owed = deal.legal().to_call
        # One bet and no other call: every other price is this one with more sums before it.
        alone = sum(deal.staked) == deal.level
        return declared.seat is not None and alone and 0 < owed == deal.level and deal.pot > 2 * owed

    deal, declared = find_moment(order.rng, house, wanted)
    spot = Spot(deal=deal, hero=declared.seat)
    price = Price(to_call=deal.legal().to_call, pot=deal.pot)
    lures = [
        Telling(Form.PERCENT, price.to_call, price.pot),
        Telling(Form.AGAINST, price.to_call, price.pot),
        Telling(Form.PERCENT, price.to_call, price.pot - deal.level),
        Telling.of(Form.PERCENT, 1 - price.needed),
        Telling(Form.PERCENT, price.to_call, price.pot + 2 * price.to_call),
    ]
    form = order.rng.choice((Form.PERCENT, Form.PERCENT, Form.ONE_IN))
    choices = _tellings(order.rng, Telling.of(form, price.needed), lures, spot)
    return Made(spot, "", ("PL-14",), choices=choices)


def _future_win(order: Order) -> Made:
    house = any_house(order.rng, order.rule_set)
    drawing: list[tuple[Seat, Drawing]] = []

    def hands(rng: Random, count: int) -> Mapping[Seat, tuple[Card, ...]]:
        flush = rng.random() < 0.5
        four = four_to_a_flush(rng, paired=False) if flush else four_to_a_straight(rng, gap=False, paired=False)
        hero = Seat(rng.randrange(1, count))
        drawing[:] = [(hero, (*four, HandCategory.FLUSH if flush else HandCategory.STRAIGHT))]
        return {hero: four[0]}

    def later(deal: Deal) -> tuple[Price, Fraction]:
        _, (hand, keep, category) = drawing[0]
        price = Price(to_call=deal.legal().to_call, pot=deal.pot)
        return price, hold_odds(hand, keep).at_least(category)

    def wanted(deal: Deal, declared: Declared) -> bool:
        if deal.phase.value != "bet1" or declared.seat != drawing[0][0] or not deal.legal().call:
            return False
        price, chance = later(deal)
        # What is asked for later is something that a bet or two of the second round could bring.
        return 1 < price.future_win(chance) < 6 * price.to_call

    deal, _ = find_moment(order.rng, house, wanted, players=(3, 6), hands=hands)
    hero, (_, keep, category) = drawing[0]
    price, chance = later(deal)
    right = ceil(price.future_win(chance))
    wrong = (0, price.to_call, ceil(-price.value(chance)), right - 1, 2 * right)
    spot = Spot(deal=deal, hero=hero)
    return Made(spot, "", ("PL-14", "PL-32"), Hope(keep, category), number_choices(order.rng, right, wrong, spot))


# Outs.


def _outs(order: Order) -> Made:
    hand, keep, wanted = _one_card(order.rng)
    right = len(outs(hand, keep, at_least=wanted))
    suit, straight = outs_twice(hand, keep)
    wrong = [suit + straight, suit, straight, right + 1, right - 1]
    wrong += [BOTH_ENDS] if right < BOTH_ENDS else []
    wrong += [BOTH_ENDS // 2] if right == BOTH_ENDS else []
    wrong += [suit + HAND_SIZE - 1] if suit else []
    subject = OpenHands((Hand(hand),))
    choices = number_choices(order.rng, right, (number for number in wrong if number), subject)
    return Made(subject, "", ("PL-32",), Hope(keep, wanted), choices)


# Deals.


_UNDECIDED: Final = (HandCategory.HIGH_CARD, HandCategory.PAIR, HandCategory.PAIR, HandCategory.TWO_PAIR)
_LEAST: Final = 8
"""Whoever is hardly ever ahead, or nearly always, needs no counting."""


def _ahead(order: Order) -> Made:
    rng = order.rng
    while True:
        hand = hand_of(rng.choice(_UNDECIDED), rng)
        others = rng.randint(1, 4)
        alone, right = _hundred(ahead_chance(hand, 1)), _hundred(ahead_chance(hand, others))
        if _LEAST <= right <= HUNDRED - _LEAST:
            break
    added = HUNDRED - others * (HUNDRED - alone)
    subject = OpenHands((Hand(hand),))
    # An addition that hardly differs from what is right could be called right as well.
    choices = _hundreds(right, (alone, HUNDRED - right, alone / others, added), subject)
    return Made(subject, "", ("PL-24", "NO-04"), Unknown(others), choices)


def _hundred(chance: Fraction | Estimate) -> float:
    return HUNDRED * float(chance.value if isinstance(chance, Estimate) else chance)


def _hundreds(right: float, wrong: Iterable[float], subject: Subject) -> tuple[Choice, ...]:
    """Numbers of a hundred that can be told apart, the right one among them."""
    offers = number_offers(map(round, (right, *wrong, right + 12, right - 12, right + 25, right - 25)))
    return tuple(choice_of(NumberAnswer(number), subject) for number in sorted(offers[:4]))


def _nobody_opens(order: Order) -> Made:
    circle = made_circle(order.rng, players=(2, 8))
    count = circle.players
    alone, right = _hundred(1 - chance_of_openers()), _hundred(nobody_has_openers(count))
    added = HUNDRED - count * (HUNDRED - alone)
    choices = _hundreds(right, (alone, HUNDRED - right, added, HUNDRED / count), circle)
    return Made(circle, "", ("EN-12", "BG-21"), choices=choices)


def _more_often(order: Order) -> Made:
    kinds = order.rng.sample([kind for kind in HandCategory if kind is not HandCategory.FIVE_OF_A_KIND], 3)
    hands: list[tuple[Card, ...]] = []
    for kind in kinds:
        hands.append(hand_of(kind, order.rng, without=[card for hand in hands for card in hand]))
    return Made(OpenHands(tuple(map(Hand, hands))), "", ("NO-04",))


def _misprint(order: Order) -> Made:
    lines = printed_lines()
    chosen = [order.rng.choice([line for line in lines if line.departs])]
    agreeing = [line for line in lines if not line.figure.verdict.departs]
    order.rng.shuffle(agreeing)
    for line in agreeing:
        # A line of each draw, so that each stands under a hand of its own.
        if len(chosen) < 4 and line.draw not in [each.draw for each in chosen]:
            chosen.append(line)
    order.rng.shuffle(chosen)
    subject = OpenHands(tuple(line.hand for line in chosen))
    choices = tuple(choice_of(ChoiceAnswer(line.key), subject) for line in chosen)
    return Made(subject, "", ("PL-28", "PL-32"), choices=choices)


CHANCE_MAKERS: Final[dict[Task, Callable[[Order], Made]]] = {
    Task.SAME_CHANCE: _same_chance,
    Task.CALL_PRICE: _call_price,
    Task.FUTURE_WIN: _future_win,
    Task.OUTS: _outs,
    Task.AHEAD: _ahead,
    Task.NOBODY_OPENS: _nobody_opens,
    Task.MORE_OFTEN: _more_often,
    Task.MISPRINT: _misprint,
}
