"""What is right, worked out by the engine from what lies before the learner. No answer is stored anywhere."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from itertools import pairwise
from typing import Final

from drawtutor.cards import DECK, JOKER, Card
from drawtutor.course.answers import (
    ActionAnswer,
    Answer,
    ChoiceAnswer,
    DiscardAnswer,
    NumberAnswer,
    OrderAnswer,
    SeatAnswer,
    YesNoAnswer,
)
from drawtutor.course.card_room import CARD_ROOM_JUDGES
from drawtutor.course.chances import CHANCE_JUDGES, call_chance, call_price_of
from drawtutor.course.conditions import joker_makes, kept_apart, takes_pot, who_may_open
from drawtutor.course.counting import cards_seen, fold_cost, raise_chance, stage_order
from drawtutor.course.exercise import Exercise, Task
from drawtutor.course.position import played, step
from drawtutor.course.scene import (
    Beat,
    Circle,
    HighCards,
    OpenHands,
    Share,
    Spot,
    Spread,
    Wager,
    Wish,
)
from drawtutor.course.shuffles import followers
from drawtutor.course.throws import best_throws, throws
from drawtutor.hands import Hand
from drawtutor.odds import bluff_must_work
from drawtutor.rules import Bet, Call, Check, Deal, Fold, IllegalActionError, Phase, RaiseTo, Seat, highest_cards

__all__ = [
    "HAND_SIZE",
    "deck_fault",
    "fits",
    "is_right",
    "refused_at",
    "reshuffle_seat",
    "right_answer",
    "what_next",
    "wished_total",
]

HAND_SIZE: Final = 5


def right_answer(exercise: Exercise) -> Answer:
    """The right answer; where several are equally right, one of them."""
    return _RIGHT[exercise.task](exercise)


def is_right(exercise: Exercise, answer: Answer) -> bool:
    """Whether this answer is right: equal to the right one, or as good."""
    match exercise.task, answer:
        case Task.LEGAL_ACTION, ActionAnswer(action):
            spot = _spot(exercise)
            return spot.hero is not None and spot.deal.refusal(spot.hero, action) is None
        case Task.BEST_DISCARDS, DiscardAnswer(cards):
            return any(set(throw.discard) == set(cards) for throw in best_throws(exercise))
        case Task.RANK_HANDS, OrderAnswer(order):
            hands = _open_hands(exercise)
            return all(hands[a].rank >= hands[b].rank for a, b in pairwise(order))
    return answer == right_answer(exercise)


def fits(exercise: Exercise, answer: Answer) -> bool:
    """Whether this is the kind of answer that the question asks for."""
    if exercise.choices:
        return any(choice.answer == answer for choice in exercise.choices)
    match answer:
        case DiscardAnswer(cards):
            spot = _spot(exercise) if exercise.task is Task.BEST_DISCARDS else None
            return spot is not None and spot.hero is not None and set(cards) <= set(spot.deal.hands[spot.hero])
        case OrderAnswer(order):
            whole = exercise.task is Task.RANK_HANDS and isinstance(exercise.subject, OpenHands)
            return whole and sorted(order) == list(range(len(_open_hands(exercise))))
        case NumberAnswer(number):
            return exercise.task is Task.TO_CALL and number >= 0
    return False


# What each subject is, once it is known that the task goes with it.


def _spot(exercise: Exercise) -> Spot:
    assert isinstance(exercise.subject, Spot), f"{exercise.task} is asked about a moment of a deal"
    return exercise.subject


def _circle(exercise: Exercise) -> Circle:
    assert isinstance(exercise.subject, Circle), f"{exercise.task} is asked about players round a table"
    return exercise.subject


def _open_hands(exercise: Exercise) -> tuple[Hand, ...]:
    assert isinstance(exercise.subject, OpenHands), f"{exercise.task} is asked about open hands"
    return exercise.subject.hands


# Choose the action.


def _legal_action(exercise: Exercise) -> Answer:
    for choice in exercise.choices:
        if is_right(exercise, choice.answer):
            return choice.answer
    msg = f"{exercise.id}: none of the offered actions is legal"
    raise ValueError(msg)


def wished_total(deal: Deal, wish: Wish) -> int:
    """The total stake that a wish comes to: raising BY counts from the stake that stands, raising TO is the total."""
    return wish.to if wish.to is not None else deal.level + (wish.by or 0)


def _declared_action(exercise: Exercise) -> Answer:
    deal = _spot(exercise).deal
    assert isinstance(exercise.aim, Wish)
    total = wished_total(deal, exercise.aim)
    return ActionAnswer(RaiseTo(total) if deal.level else Bet(total))


def _priced_call(exercise: Exercise) -> Answer:
    return ActionAnswer(Call() if call_chance(exercise) >= call_price_of(exercise).needed else Fold())


def _free_check(exercise: Exercise) -> Answer:
    assert _spot(exercise).deal.legal().check, f"{exercise.id}: a check is not free here"
    return ActionAnswer(Check())


# Choose the discards.


def _best_discards(exercise: Exercise) -> Answer:
    # Of equally good throws the one of fewest cards is the model.
    return DiscardAnswer(throws(exercise)[0].discard)


# Whose turn.


def _next_to_act(exercise: Exercise) -> Answer:
    return SeatAnswer(played(_spot(exercise)).to_act)


def _left_of(circle: Circle, places: int) -> Seat:
    assert circle.dealer is not None
    return Seat((circle.dealer + places) % circle.players)


def _first_dealer(exercise: Exercise) -> Answer:
    assert isinstance(exercise.subject, HighCards)
    highest = highest_cards(exercise.subject.cards)
    return SeatAnswer(Seat(highest[0]) if len(highest) == 1 else None)


def _next_dealer(exercise: Exercise) -> Answer:
    circle = _circle(exercise)
    order = (_left_of(circle, places) for places in range(1, circle.players + 1))
    return SeatAnswer(next(seat for seat in order if seat not in circle.broke))


def reshuffle_seat(deal: Deal) -> Seat | None:
    """Who is the first whom the stub cannot serve alone, if all exchange as many as they may; None if it is enough."""
    left = deal.view(None).stub
    for seat in deal.to_draw:
        if left < deal.rules.draw_limit:
            return seat
        left -= deal.rules.draw_limit
    return None


# Choices.


def deck_fault(cards: tuple[Card, ...]) -> str:
    """What is wrong with a deck, as the key of a choice; `missing_from_deck` agrees that something is."""
    if JOKER in cards:
        return f"foreign-{JOKER}"
    for card in DECK:
        if cards.count(card) != 1:
            return f"{'missing' if card not in cards else 'doubled'}-{card}"
    return "complete"


def _faulty_deck(exercise: Exercise) -> Answer:
    assert isinstance(exercise.subject, Spread)
    return ChoiceAnswer(deck_fault(exercise.subject.cards))


def _cards_left(exercise: Exercise) -> Answer:
    return NumberAnswer(len(DECK) - HAND_SIZE * _circle(exercise).players)


def _enough_cards(exercise: Exercise) -> Answer:
    return NumberAnswer(len(DECK) // (HAND_SIZE + _circle(exercise).draw_limit))


def _pot_share(exercise: Exercise) -> Answer:
    end = played(_spot(exercise))
    assert isinstance(exercise.aim, Share)
    assert end.phase is Phase.OVER
    return NumberAnswer(end.carried if exercise.aim.seat is None else end.won[exercise.aim.seat])


def what_next(before: Deal, after: Deal) -> str:
    """What a round comes to, as the key of a choice."""
    if after.phase is before.phase:
        return "go-on"
    return {
        Phase.DRAW: "exchange",
        Phase.BET2: "second-round",
        Phase.SHOWDOWN: "showdown",
        Phase.OVER: "taken",
        Phase.PASSED_OUT: "passed-out",
    }.get(after.phase, "first-round")


def _what_next(exercise: Exercise) -> Answer:
    spot = _spot(exercise)
    return ChoiceAnswer(what_next(spot.deal, played(spot)))


def refused_at(spot: Spot) -> tuple[int, IllegalActionError] | None:
    """Which of the declared actions is the first that the rules refuse, and why; None where all are in order."""
    deal = spot.deal
    for place, declared in enumerate(spot.said):
        try:
            deal = step(deal, declared)
        except IllegalActionError as error:
            return place, error
    return None


def _referee(exercise: Exercise) -> Answer:
    found = refused_at(_spot(exercise))
    return ChoiceAnswer("fine" if found is None else str(found[0]))


def _bluff_price(exercise: Exercise) -> Answer:
    assert isinstance(exercise.aim, Wager)
    return ChoiceAnswer(str(bluff_must_work(exercise.aim.to, _spot(exercise).deal.pot)))


def _value_or_bluff(exercise: Exercise) -> Answer:
    assert isinstance(exercise.aim, Beat)
    return ChoiceAnswer("value" if raise_chance(_spot(exercise), exercise.aim) > Fraction(1, 2) else "bluff")


def _old_neighbours(exercise: Exercise) -> Answer:
    assert isinstance(exercise.subject, Spread)
    return NumberAnswer(followers(exercise.subject.cards))


_RIGHT: Final[dict[Task, Callable[[Exercise], Answer]]] = {
    Task.LEGAL_ACTION: _legal_action,
    Task.DECLARED_ACTION: _declared_action,
    Task.PRICED_CALL: _priced_call,
    Task.FREE_CHECK: _free_check,
    Task.BEST_DISCARDS: _best_discards,
    Task.NEXT_TO_ACT: _next_to_act,
    Task.WHO_CUTS: lambda exercise: SeatAnswer(_left_of(_circle(exercise), 1)),
    Task.WHO_GETS_CARD: lambda exercise: SeatAnswer(_left_of(_circle(exercise), _circle(exercise).number)),
    Task.FIRST_DEALER: _first_dealer,
    Task.NEXT_DEALER: _next_dealer,
    Task.FIRST_RESHUFFLED: lambda exercise: SeatAnswer(reshuffle_seat(_spot(exercise).deal)),
    Task.TO_CALL: lambda exercise: NumberAnswer(_spot(exercise).deal.legal().to_call),
    Task.ROUND_OVER: lambda exercise: YesNoAnswer(played(_spot(exercise)).phase is not _spot(exercise).deal.phase),
    Task.RANK_HANDS: lambda exercise: OrderAnswer(
        tuple(sorted(range(len(_open_hands(exercise))), key=lambda place: -_open_hands(exercise)[place].rank.strength))
    ),
    Task.SHOWS_FIRST: _next_to_act,
    Task.FAULTY_DECK: _faulty_deck,
    Task.CARDS_LEFT: _cards_left,
    Task.ENOUGH_CARDS: _enough_cards,
    Task.POT_SIZE: lambda exercise: NumberAnswer(played(_spot(exercise)).pot),
    Task.POT_SHARE: _pot_share,
    Task.WHAT_NEXT: _what_next,
    Task.REFEREE: _referee,
    Task.BLUFF_PRICE: _bluff_price,
    Task.STAGE_ORDER: lambda exercise: ChoiceAnswer(stage_order(_circle(exercise).players)),
    Task.OLD_NEIGHBOURS: _old_neighbours,
    Task.FOLD_COST: lambda exercise: NumberAnswer(fold_cost(_spot(exercise))),
    Task.VALUE_OR_BLUFF: _value_or_bluff,
    Task.MAY_EXCHANGE: lambda exercise: NumberAnswer(len(played(_spot(exercise)).to_draw)),
    Task.CARDS_SEEN: lambda exercise: NumberAnswer(len(cards_seen(_spot(exercise)))),
    Task.OPENERS: who_may_open,
    Task.JOKER_MAKES: joker_makes,
    Task.TAKES_POT: takes_pot,
    Task.KEPT_APART: kept_apart,
    **CARD_ROOM_JUDGES,
    **CHANCE_JUDGES,
}
