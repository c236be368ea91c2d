"""What is right where a chance, a price or a count of outs is asked for: the odds room counts, nothing is stored."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from functools import lru_cache
from math import ceil, comb
from random import Random
from typing import Final

from drawtutor.cards import DECK, Card
from drawtutor.course.answers import Answer, ChoiceAnswer, NumberAnswer
from drawtutor.course.conditions import hand_key
from drawtutor.course.exercise import Exercise, Task
from drawtutor.course.facing import open_duel
from drawtutor.course.printed_lines import misprint
from drawtutor.course.scene import Circle, Hope, Meet, OpenHands, Spot, Told, Unknown
from drawtutor.course.tellings import Telling
from drawtutor.hands import HandCategory, strength
from drawtutor.odds import (
    Estimate,
    Price,
    hand_frequencies,
    hold_odds,
    nobody_has_openers,
    outs,
    outs_by_category,
    standing,
)

__all__ = [
    "BOTH_ENDS",
    "CHANCE_JUDGES",
    "HUNDRED",
    "ahead",
    "ahead_chance",
    "call_chance",
    "call_price",
    "call_price_of",
    "future_win",
    "held",
    "kinds_dealt",
    "more_often",
    "nobody_opens",
    "number_offers",
    "outs_of",
    "outs_twice",
    "right_outs",
    "same_chance",
    "telling_of",
    "telling_told",
]

HUNDRED: Final = 100
"""Questions about deals ask in how many of so many."""
BOTH_ENDS: Final = 8
"""How many cards complete a straight that is open at both ends."""
_ROUNDS: Final = 1800


def held(exercise: Exercise) -> tuple[Card, ...]:
    """The hand that is asked about: the learner's, or the one that lies open."""
    match exercise.subject:
        case Spot(deal=deal, hero=hero) if hero is not None:
            return deal.hands[hero]
        case OpenHands(hands):
            return hands[0].cards
    msg = f"{exercise.id}: a hand is expected"
    raise TypeError(msg)


# One chance, told in several ways.


def telling_told(exercise: Exercise) -> Telling:
    """The chance that is told, in its form."""
    aim = exercise.aim
    assert isinstance(aim, Told)
    return telling_of(held(exercise), aim)


def telling_of(hand: tuple[Card, ...], aim: Told) -> Telling:
    """The chance that the kept cards become what is told of, in the form that is told."""
    odds = hold_odds(hand, aim.keep)
    return Telling(aim.form, odds.ways(aim.category), odds.total)


def same_chance(exercise: Exercise) -> Answer:
    """The one figure on offer that says the chance that is told."""
    return _only(exercise, telling_told(exercise).chance)


def _only(exercise: Exercise, chance: Fraction) -> Answer:
    """The one choice that says this chance; raises `ValueError` where none does, or several."""
    keys = (choice.answer.key for choice in exercise.choices if isinstance(choice.answer, ChoiceAnswer))
    same = [figure for figure in map(Telling.parse, keys) if figure is not None and figure.chance == chance]
    if len(same) != 1:
        msg = f"{exercise.id}: one figure for {chance} is expected, not {len(same)}"
        raise ValueError(msg)
    return ChoiceAnswer(same[0].key)


# Prices.


def call_price_of(exercise: Exercise) -> Price:
    """The price of the call that is thought about."""
    assert isinstance(exercise.subject, Spot)
    deal = exercise.subject.deal
    return Price(to_call=deal.legal().to_call, pot=deal.pot)


def call_price(exercise: Exercise) -> Answer:
    """The figure on offer that says how often the call has to win (C20)."""
    return _only(exercise, call_price_of(exercise).needed)


def call_chance(exercise: Exercise) -> Fraction:
    """The exact chance that a call is made for.

    It is the chance to make what is hoped for, or that to win against the hand that the opponent is taken to
    hold, where both exchange: a hand made is not yet a pot won, and a pot can be won without it (C23).
    """
    hand = held(exercise)
    match exercise.aim:
        case Hope(keep, category):
            return hold_odds(hand, keep).at_least(category)
        case Meet(keep, other):
            return open_duel(hand, keep, other.cards, other.keep)
    msg = f"{exercise.id}: a call is made for something"
    raise TypeError(msg)


def future_win(exercise: Exercise) -> Answer:
    """The fewest whole chips, won later each time the hand is made, with which the call breaks even (C21)."""
    return NumberAnswer(ceil(call_price_of(exercise).future_win(call_chance(exercise))))


# Outs.


def outs_of(exercise: Exercise) -> tuple[Card, ...]:
    """The cards that make what is hoped for, each once."""
    assert isinstance(exercise.aim, Hope)
    return outs(held(exercise), exercise.aim.keep, at_least=exercise.aim.category)


def right_outs(exercise: Exercise) -> Answer:
    """How many they are."""
    return NumberAnswer(len(outs_of(exercise)))


def outs_twice(hand: tuple[Card, ...], keep: tuple[Card, ...]) -> tuple[int, int]:
    """How many cards complete the suit, and how many the straight: those that do both are in both numbers (C12)."""
    made = outs_by_category(hand, keep)
    both = len(made.get(HandCategory.STRAIGHT_FLUSH, ()))
    return len(made.get(HandCategory.FLUSH, ())) + both, len(made.get(HandCategory.STRAIGHT, ())) + both


# Deals, as they are dealt.


@lru_cache(maxsize=128)
def ahead_chance(hand: tuple[Card, ...], others: int) -> Fraction | Estimate:
    """How often the hand is the best as dealt: counted against one unknown hand, sampled against more (C25)."""
    if others == 1:
        return standing(hand).ahead
    # An equal hand is too rare to be asked after; it counts as one that is no worse.
    return _all_below(strength(hand), hand, others)


def _all_below(limit: int, gone: tuple[Card, ...], players: int) -> Estimate:
    """How often all of so many hands from the unseen deck are below this strength.

    Every deck that is dealt out answers for all the tables of so many players that its hands can sit at.
    """
    random = Random(f"dealt/{limit}")
    rest = [card for card in DECK if card not in gone]
    hands = range(0, len(rest) - 4, 5)
    tables = comb(len(hands), players)
    found = []
    for _ in range(_ROUNDS):
        random.shuffle(rest)
        below = sum(strength(rest[first : first + 5]) < limit for first in hands)
        found.append(comb(below, players) / tables)
    return Estimate.of(found)


def ahead(exercise: Exercise) -> Answer:
    """The offered number of a hundred deals that is nearest to the chance to be ahead."""
    assert isinstance(exercise.aim, Unknown)
    return _nearest(exercise, ahead_chance(held(exercise), exercise.aim.others))


def nobody_opens(exercise: Exercise) -> Answer:
    """The offered number of a hundred deals that is nearest to how often nobody has openers (C03)."""
    assert isinstance(exercise.subject, Circle)
    return _nearest(exercise, nobody_has_openers(exercise.subject.players))


def _nearest(exercise: Exercise, chance: Fraction | Estimate) -> Answer:
    """The number on offer nearest to so many of a hundred; raises `ValueError` where none is near enough."""
    value = HUNDRED * float(chance.value if isinstance(chance, Estimate) else chance)
    numbers = [choice.answer.number for choice in exercise.choices if isinstance(choice.answer, NumberAnswer)]
    near, *others = sorted(numbers, key=lambda number: abs(number - value))
    if abs(near - value) > _NEAR or any(abs(other - value) < 2 * _NEAR for other in others):
        msg = f"{exercise.id}: one number near {value:.1f} is expected among {numbers}"
        raise ValueError(msg)
    return NumberAnswer(near)


_NEAR: Final = 2
"""A sampled number of a hundred is told from others no nearer than this."""


def kinds_dealt(exercise: Exercise) -> tuple[int, ...]:
    """How many hands of the whole deck there are of the kind of each hand that lies there (NO-04)."""
    assert isinstance(exercise.subject, OpenHands)
    frequencies = hand_frequencies()
    return tuple(frequencies[hand.rank.category] for hand in exercise.subject.hands)


def more_often(exercise: Exercise) -> Answer:
    """The hand whose kind is dealt most often; raises `ValueError` where two kinds are the same."""
    counts = kinds_dealt(exercise)
    if len(set(counts)) != len(counts):
        msg = f"{exercise.id}: hands of different kinds are expected"
        raise ValueError(msg)
    return ChoiceAnswer(hand_key(counts.index(max(counts))))


def number_offers(numbers: Iterable[int]) -> tuple[int, ...]:
    """Numbers of a hundred that can be told from each other, in their order; of two that cannot, the earlier stays."""
    kept: list[int] = []
    for number in numbers:
        if 0 < number < HUNDRED and all(abs(number - other) > 2 * _NEAR for other in kept):
            kept.append(number)
    return tuple(kept)


CHANCE_JUDGES: Final[dict[Task, Callable[[Exercise], Answer]]] = {
    Task.SAME_CHANCE: same_chance,
    Task.CALL_PRICE: call_price,
    Task.FUTURE_WIN: future_win,
    Task.OUTS: right_outs,
    Task.AHEAD: ahead,
    Task.NOBODY_OPENS: nobody_opens,
    Task.MORE_OFTEN: more_often,
    Task.MISPRINT: misprint,
}
"""Who judges which task; `graders` calls them."""
