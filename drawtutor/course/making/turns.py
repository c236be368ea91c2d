"""Further questions about turns and ends: whose turn, is the round over, what comes next, who shows first."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from drawtutor.cards import shuffled_deck
from drawtutor.course.exercise import Task
from drawtutor.course.graders import reshuffle_seat, what_next
from drawtutor.course.making.order import Made, Order, cited, made_circle
from drawtutor.course.making.play import any_house, find_moment
from drawtutor.course.position import bets_of_round, step
from drawtutor.course.reading.staging import House, begin, stage
from drawtutor.course.scene import Circle, Declared, HighCards, Spot
from drawtutor.rules import Deal, Phase, RuleSet, Seat, highest_cards

__all__ = ["TURN_MAKERS"]


def _in_phase(*phases: Phase) -> Callable[[Deal], bool]:
    return lambda deal: deal.phase in phases


def _betting_phases(order: Order) -> tuple[Phase, ...]:
    """Which rounds a lesson asks about: its own, else either."""
    return {"first-betting-round": (Phase.BET1,), "exchange": (Phase.BET1,), "second-betting-round": (Phase.BET2,)}.get(
        order.lesson, (Phase.BET1, Phase.BET2)
    )


def _next_to_act(order: Order) -> Made:
    if order.lesson == "deal":
        return _first_to_speak(order)
    if order.lesson == "exchange":
        return _next_to_draw(order)
    house = any_house(order.rng, order.rule_set)
    if order.lesson == "second-betting-round" and order.rng.random() < 0.5:
        deal, _ = find_moment(order.rng, house, lambda deal, _: deal.phase is Phase.BET2 and not bets_of_round(deal))
        return Made(
            Spot(deal=deal), "second", cited(order, five=("PL-33",), california=("BG-15", "EN-13"), last=("NO-13",))
        )
    phases = _betting_phases(order)

    def wanted(deal: Deal, declared: Declared) -> bool:
        return deal.phase in phases and step(deal, declared).phase is deal.phase

    deal, declared = find_moment(order.rng, house, wanted)
    return Made(
        Spot(deal=deal, said=(declared,)),
        "betting",
        cited(order, five=("PL-19", "PL-12"), california=("BG-04",), last=("NO-10", "NO-13")),
    )


def _first_to_speak(order: Order) -> Made:
    house = any_house(order.rng, order.rule_set)
    deal, _ = find_moment(order.rng, house, lambda deal, _: deal.phase is Phase.BET1 and not bets_of_round(deal))
    return Made(Spot(deal=deal), "start", cited(order, five=("PL-08", "PL-09"), california=("BG-04",), last=("NO-08",)))


def _next_to_draw(order: Order) -> Made:
    house = any_house(order.rng, order.rule_set)
    rules = cited(order, five=("PL-25",), california=("BG-08",), last=("NO-12",))
    if order.rng.random() < 0.6:
        # The round closes, and the exchange begins somewhere else than it closed.
        deal, declared = find_moment(
            order.rng, house, lambda deal, said: deal.phase is Phase.BET1 and step(deal, said).phase is Phase.DRAW
        )
        return Made(Spot(deal=deal, said=(declared,)), "draw-start", rules)
    deal, _ = find_moment(
        order.rng,
        house,
        lambda deal, _: deal.phase is Phase.DRAW and len(deal.to_draw) not in (1, len(deal.active_seats)),
    )
    return Made(Spot(deal=deal), "draw", rules)


def _round_over(order: Order) -> Made:
    house = any_house(order.rng, order.rule_set)
    over = order.rng.random() < 0.5
    phases = _betting_phases(order)

    def wanted(deal: Deal, declared: Declared) -> bool:
        if deal.phase not in phases or len(bets_of_round(deal)) < 2:
            return False
        return (step(deal, declared).phase is not deal.phase) is over

    deal, declared = find_moment(order.rng, house, wanted)
    first = deal.phase is Phase.BET1
    five = ("PL-19", "PL-20") if first else ("PL-35", "PL-20")
    rules = cited(order, five=five, california=("PL-19",), last=("PL-19", "NO-11") if first else ("NO-13",))
    return Made(Spot(deal=deal, said=(declared,)), "", rules)


def _what_next(order: Order) -> Made:
    house = any_house(order.rng, order.rule_set)
    phases = _betting_phases(order)
    keys = ["go-on", "taken"]
    if Phase.BET1 in phases:
        keys += ["exchange"] if order.rule_set is RuleSet.FIVE_STAGE else ["exchange", "passed-out"]
    if Phase.BET2 in phases:
        keys.append("showdown")
    key = order.rng.choice(keys)

    def wanted(deal: Deal, declared: Declared) -> bool:
        return deal.phase in phases and bool(bets_of_round(deal)) and what_next(deal, step(deal, declared)) == key

    deal, declared = find_moment(order.rng, house, wanted, players=(3, 4) if key == "passed-out" else (3, 6))
    rules = {"taken": ("PL-40", "BG-07"), "passed-out": ("BG-05",), "showdown": ("PL-36",)}.get(key, ("PL-19",))
    if order.rule_set is RuleSet.LAST_RAISE:
        # What happens when nobody opens the source leaves out: there the tutor plays as in California draw.
        rules = {"taken": ("NO-14",), "passed-out": ("BG-05",), "showdown": ("NO-15",)}.get(key, ("PL-19",))
    return Made(Spot(deal=deal, said=(declared,)), "", rules)


def _shows_first(order: Order) -> Made:
    house = any_house(order.rng, order.rule_set)
    checked = order.rule_set is not RuleSet.FIVE_STAGE and order.rng.random() < 0.35
    nobody = not checked and order.rng.random() < 0.2

    def wanted(deal: Deal, declared: Declared) -> bool:
        if deal.phase is not Phase.BET2:
            return False
        after = step(deal, declared)
        if nobody:
            return after.phase is Phase.OVER
        return after.phase is Phase.SHOWDOWN and (after.aggressor is None) is checked

    deal, declared = find_moment(order.rng, house, wanted)
    rules = ("PL-40", "PL-36") if nobody else cited(order, five=("PL-37",), california=("BG-18",), last=("NO-15",))
    return Made(Spot(deal=deal, said=(declared,)), "", rules)


# Before and between deals.


def _who_cuts(order: Order) -> Made:
    return Made(made_circle(order.rng, players=(3, 7)), "", ("PL-05",))


def _who_gets_card(order: Order) -> Made:
    circle = made_circle(order.rng, players=(3, 7))
    number = order.rng.randint(2, 5 * circle.players)
    return Made(
        Circle(players=circle.players, dealer=circle.dealer, number=number),
        "",
        cited(order, five=("PL-07",), california=("BG-04",), last=("NO-07",)),
    )


def _next_dealer(order: Order) -> Made:
    circle = made_circle(order.rng, players=(4, 7))
    rules = cited(order, five=("PL-42",), california=("PL-42",), last=("NO-05", "PL-42"))
    assert circle.dealer is not None
    broke: tuple[Seat, ...] = ()
    if order.rng.random() < 0.6:
        # The next one or two on the left, where it matters; never the dealer.
        count = order.rng.randint(1, 2)
        broke = tuple(Seat((circle.dealer + place) % circle.players) for place in range(1, count + 1))
    return Made(Circle(players=circle.players, dealer=circle.dealer, broke=broke), "", rules)


def _first_dealer(order: Order) -> Made:
    players = order.rng.randint(3, 6)
    tied = order.rng.random() < 0.35
    while True:
        cards = shuffled_deck(order.rng)[:players]
        if (len(highest_cards(cards)) > 1) is tied:
            return Made(HighCards(cards), "", ("PL-02", "NO-18"))


def _first_reshuffled(order: Order) -> Made:
    house = any_house(order.rng, order.rule_set)
    while True:
        players = order.rng.choice((7, 8, 8))
        folds = set(order.rng.sample(range(1, players), order.rng.randint(0, 2)))
        deal = _all_in_but(order.rng, house, players, folds)
        if reshuffle_seat(deal) is not None:
            return Made(Spot(deal=deal), "", ("PL-27", "BG-13"))


def _all_in_but(rng: Random, house: House, players: int, folds: set[int]) -> Deal:
    """A deal at its exchange, where all but some have called the first bet."""
    start = begin(house, stacks=(house.stack,) * players)
    size = house.stakes.small_bet or house.stakes.min_bet + rng.randint(1, 3)
    tokens = [f"p1 cbr {size}", *(f"p{seat + 1} {'f' if seat in folds else 'cc'}" for seat in range(1, players))]
    return stage(start, f"reshuffle/{rng.random()}", hands={}, actions=tokens)


TURN_MAKERS: dict[Task, Callable[[Order], Made]] = {
    Task.NEXT_TO_ACT: _next_to_act,
    Task.ROUND_OVER: _round_over,
    Task.WHAT_NEXT: _what_next,
    Task.SHOWS_FIRST: _shows_first,
    Task.WHO_CUTS: _who_cuts,
    Task.WHO_GETS_CARD: _who_gets_card,
    Task.NEXT_DEALER: _next_dealer,
    Task.FIRST_DEALER: _first_dealer,
    Task.FIRST_RESHUFFLED: _first_reshuffled,
}
