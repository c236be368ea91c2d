"""Further questions of a card room: who is served next, what a rap says, whether a hand, a number, an answer stands."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from drawtutor.cards import Card
from drawtutor.course.answers import ChoiceAnswer, NumberAnswer
from drawtutor.course.choices import choice_of
from drawtutor.course.exercise import Choice, Task
from drawtutor.course.graders import what_next
from drawtutor.course.making.actions import ACTION_MAKERS
from drawtutor.course.making.hands import hand_of
from drawtutor.course.making.order import Made, Order
from drawtutor.course.making.play import any_house, find_moment
from drawtutor.course.making.service import refereed, served
from drawtutor.course.making.turns import TURN_MAKERS
from drawtutor.course.position import bets_of_round, step
from drawtutor.course.reading.staging import House, begin, stage
from drawtutor.course.scene import Declared, Request, Share, Spot
from drawtutor.hands import HandCategory
from drawtutor.rules import Announce, Ask, Deal, Dealer, Discard, Phase, RuleSet, Seat, Show, StandPat

__all__ = ["CARD_ROOM_MAKERS", "ROOM_MAKERS"]


def _house(order: Order) -> House:
    return any_house(order.rng, RuleSet.DRAW_HIGH)


def _drawing(order: Order, house: House) -> Deal:
    """A deal somewhere in its exchange, with at least two who have yet to draw."""
    deal, _ = find_moment(order.rng, house, lambda deal, _: deal.phase is Phase.DRAW and len(deal.to_draw) > 1)
    return deal


# The exchange.


def _service(order: Order) -> Made:
    spot, choices, rule = served(order.rng, _house(order))
    picked = [choice_of(ChoiceAnswer(key), spot) for key in choices]
    order.rng.shuffle(picked)
    return Made(spot, "", (rule,), choices=tuple(picked))


def _referee(order: Order) -> Made:
    return Made(refereed(order.rng, _house(order)), "draw", ("EN-06", "EN-05"))


def _new_number(order: Order) -> Made:
    rng = order.rng
    deal = _drawing(order, _house(order))
    seat = deal.to_draw[0]
    first, wants = rng.sample(range(1, 5), 2)
    said = [Declared(seat, Announce(first))]
    how = rng.choice(("open", "card-off", "acted"))
    if how == "card-off":
        after = deal.act(seat, Announce(first)).act(seat, Discard(tuple(rng.sample(deal.hands[seat], first))))
        thrown = after.thrown[seat]
        said += [Declared(seat, Discard(thrown)), Declared(None, Dealer(f"number/{rng.random()}").next(after))]
    elif how == "acted":
        # A pat hand takes no card, so that the next player can act on it before the deck is touched.
        said = [Declared(seat, StandPat()), Declared(deal.to_draw[1], Announce(rng.randint(1, 3)))]
    return Made(Spot(deal=deal, hero=seat, said=tuple(said)), "", ("EN-07",), Request(wants))


def _hand_fate(order: Order) -> Made:
    rng = order.rng
    house = _house(order)
    players = rng.randint(3, 5)
    hero = Seat(rng.randrange(1, players))
    drawn = rng.random() < 0.7
    held = rng.choice((3, 4, 4, 6)) if drawn else rng.choice((3, 4, 4))
    completed = drawn and held < 5 and rng.random() < 0.4
    cards = tuple(rng.sample(hand_of(HandCategory.HIGH_CARD, rng), min(held, 5)))
    if held > 5:
        spare = hand_of(HandCategory.HIGH_CARD, rng, without=cards)
        cards = (*cards, spare[0])
    unit = house.stakes.small_bet
    tokens = [f"p1 cbr {unit}"]
    if drawn:
        tokens += [f"p{seat + 1} cc" for seat in range(1, players)]
        for seat in range(players):
            tokens += [f"p{seat + 1} req {5 - held}"] if completed and seat == hero else []
            tokens += [f"p{seat + 1} sd" if seat == hero or rng.random() < 0.5 else f"p{seat + 1} draws 3"]
    else:
        tokens += [f"p{seat + 1} {rng.choice(('cc', 'f'))}" for seat in range(1, hero)]
    deal = stage(
        begin(house, stacks=(house.stack,) * players), f"fate/{rng.random()}", hands={hero: cards}, actions=tokens
    )
    rules = ("EN-09", "EN-04") if drawn else ("EN-08", "EN-04")
    return Made(Spot(deal=deal, hero=hero), "after" if drawn else "before", rules)


# Raps and questions.


def _rap_means(order: Order) -> Made:
    how = order.rng.choice(("check", "nothing", "nothing", "pat"))

    def wanted(deal: Deal, declared: Declared) -> bool:
        if how == "pat":
            return deal.phase is Phase.DRAW
        return deal.phase.is_betting and (deal.level > 0) is (how == "nothing")

    deal, _ = find_moment(order.rng, _house(order), wanted)
    return Made(Spot(deal=deal), "draw" if how == "pat" else "betting", ("EN-20",))


def _answer_due(order: Order) -> Made:
    rng = order.rng
    # One question in three is put in California draw, where the answer is another.
    california = rng.random() < 0.33
    house = any_house(rng, RuleSet.CALIFORNIA if california else RuleSet.DRAW_HIGH)
    drawing = rng.random() < 0.35

    def wanted(deal: Deal, declared: Declared) -> bool:
        if drawing:
            return deal.phase is Phase.DRAW
        return deal.phase is Phase.BET2 and len(bets_of_round(deal)) < 3

    deal, _ = find_moment(rng, house, wanted)
    asker, about = rng.sample(deal.active_seats, 2)
    spot = Spot(deal=deal, said=(Declared(asker, Ask(about)),))
    return Made(spot, "draw" if drawing else "round", ("BG-14", "EN-19") if california else ("EN-19", "BG-14"))


# The table and its pots.


def _table_open(order: Order) -> Made:
    key = order.rng.choice(("passed-out", "taken"))

    def wanted(deal: Deal, declared: Declared) -> bool:
        return deal.phase.is_betting and what_next(deal, step(deal, declared)) == key

    players = (3, 4) if key == "passed-out" else (3, 6)
    deal, declared = find_moment(order.rng, _house(order), wanted, players=players)
    return Made(Spot(deal=deal, said=(declared,)), "", ("EN-17", "EN-18"))


def _pot_size(order: Order) -> Made:
    rng = order.rng
    house = _house(order)
    players = rng.randint(3, 7)
    staying = rng.randrange(players)
    antes = tuple(0 if seat == staying else house.ante for seat in range(players))
    stacks = tuple(0 if seat == staying else house.stack for seat in range(players))
    carried = rng.randint(1, 2) * players * house.ante
    deal = begin(house, stacks=stacks, antes=antes, carried=carried)
    spot = Spot(deal=deal)
    numbers = sorted({deal.pot, deal.pot + house.ante, carried, deal.pot - carried})
    return Made(spot, "staying", ("EN-16",), choices=_numbers(numbers, spot))


def _pot_share(order: Order) -> Made:
    rng = order.rng
    house = _house(order)
    players = rng.randint(3, 5)
    short, *bettors = rng.sample(range(players), 3)
    bettors.sort()
    kinds = rng.sample(
        (HandCategory.PAIR, HandCategory.TWO_PAIR, HandCategory.THREE_OF_A_KIND, HandCategory.STRAIGHT), 3
    )
    kinds.sort()
    # The highest hand is more often the short one's: only then do the pots part.
    best = short if rng.random() < 0.7 else bettors[0]
    hands: dict[Seat, tuple[Card, ...]] = {}
    for seat in sorted((short, *bettors), key=lambda seat: seat == best):
        named = [card for hand in hands.values() for card in hand]
        hands[Seat(seat)] = hand_of(kinds[len(hands)], rng, without=named)
    stacks = tuple(house.ante if seat == short else house.stack for seat in range(players))
    deal = stage(
        begin(house, stacks=stacks),
        f"pots/{rng.random()}",
        hands=hands,
        actions=_to_the_showdown(house, players, short, bettors),
    )
    said = tuple(Declared(seat, Show()) for seat in deal.show_order)
    spot = Spot(deal=deal, said=said)
    won = _played(deal, said).won
    takers = [Seat(seat) for seat in (short, *bettors) if won[seat]]
    main = deal.pots[0].amount
    choices = _numbers(sorted({house.ante, main, deal.pot - main, deal.pot}), spot)
    return Made(spot, "pots", ("EN-16",), Share(rng.choice(takers)), choices)


def _to_the_showdown(house: House, players: int, short: int, bettors: list[int]) -> list[str]:
    """Two bet against each other while a third is all-in on the ante; the others fold, and nobody draws."""
    opener, caller = bettors
    first = {opener: f"cbr {house.stakes.small_bet}", caller: "cc"}
    tokens = [f"p{seat + 1} {first.get(seat, 'f')}" for seat in range(players) if seat != short]
    tokens += [f"p{seat + 1} sd" for seat in sorted((short, *bettors))]
    return [*tokens, f"p{opener + 1} cbr {house.stakes.big_bet}", f"p{caller + 1} cc"]


def _played(deal: Deal, said: Iterable[Declared]) -> Deal:
    for declared in said:
        deal = step(deal, declared)
    return deal


def _numbers(numbers: Iterable[int], spot: Spot) -> tuple[Choice, ...]:
    return tuple(choice_of(NumberAnswer(number), spot) for number in numbers)


# Questions that every game asks, with the rules of this one behind them.


def _next_to_act(order: Order) -> Made:
    second = order.rng.random() < 0.7
    phase = Phase.BET2 if second else Phase.BET1
    house = _house(order)
    deal, _ = find_moment(order.rng, house, lambda deal, _: deal.phase is phase and not bets_of_round(deal))
    return Made(Spot(deal=deal), "second" if second else "start", ("EN-13",) if second else ("EN-03",))


def _citing(make: Callable[[Order], Made], by_phase: Mapping[Phase, tuple[str, ...]]) -> Callable[[Order], Made]:
    """The same question, with these rules behind it by the phase that it is asked in."""

    def made(order: Order) -> Made:
        question = make(replace(order, rule_set=RuleSet.DRAW_HIGH))
        assert isinstance(question.subject, Spot)
        return replace(question, rules=by_phase[question.subject.deal.phase])

    return made


ROOM_MAKERS: Final[Mapping[Task, Callable[[Order], Made]]] = MappingProxyType(
    {
        Task.SERVICE: _service,
        Task.NEW_NUMBER: _new_number,
        Task.HAND_FATE: _hand_fate,
        Task.RAP_MEANS: _rap_means,
        Task.ANSWER_DUE: _answer_due,
        Task.TABLE_OPEN: _table_open,
    }
)
"""Who makes the questions that only a card room asks."""

CARD_ROOM_MAKERS: Final[Mapping[Task, Callable[[Order], Made]]] = MappingProxyType(
    {
        **ROOM_MAKERS,
        Task.REFEREE: _referee,
        Task.POT_SIZE: _pot_size,
        Task.POT_SHARE: _pot_share,
        Task.NEXT_TO_ACT: _next_to_act,
        Task.LEGAL_ACTION: _citing(
            ACTION_MAKERS[Task.LEGAL_ACTION], {Phase.BET1: ("EN-14", "EN-11"), Phase.BET2: ("EN-02", "EN-11")}
        ),
        Task.WHAT_NEXT: _citing(
            TURN_MAKERS[Task.WHAT_NEXT], {Phase.BET1: ("EN-01", "EN-12"), Phase.BET2: ("EN-01", "EN-02")}
        ),
    }
)
"""Who makes the further questions of the lesson on the card room."""
