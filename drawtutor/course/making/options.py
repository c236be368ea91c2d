"""Further questions about what a house may change: openers, trips to win, the joker, a fourth card."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from drawtutor.cards import DECK, JOKER, Card, Rank
from drawtutor.course.answers import ActionAnswer, ChoiceAnswer, NumberAnswer
from drawtutor.course.choices import choice_of
from drawtutor.course.conditions import category_key, may_open, other_uses
from drawtutor.course.exercise import Task
from drawtutor.course.explaining.conditions import wrong_joker_key
from drawtutor.course.making.actions import different
from drawtutor.course.making.blinds import blinds_to_call, blinds_turn, last_blind_action, order_of_stages
from drawtutor.course.making.hands import four_to_a_flush, hand_of
from drawtutor.course.making.order import Made, Order
from drawtutor.course.making.play import find_moment, house_with
from drawtutor.course.position import step
from drawtutor.course.reading.staging import House, begin, stage
from drawtutor.course.scene import Beat, Declared, OpenHands, Reach, Spot
from drawtutor.hands import Hand, HandCategory, JokerUse
from drawtutor.rules import (
    Action,
    Bet,
    Call,
    Check,
    Deal,
    Discard,
    HouseRules,
    Phase,
    RaiseTo,
    RuleSet,
    Seat,
    Show,
    load_rules,
)

__all__ = ["OPTION_MAKERS", "VARIATION_MAKERS"]


# Openers.


def _may_do(order: Order) -> Made:
    """What a player may do where openers are asked for, or after posting the last blind."""
    return last_blind_action(order) if order.rng.random() < 0.4 else _openers_action(order)


def _openers_action(order: Order) -> Made:
    rng = order.rng
    house = house_with(rng, openers="jacks")
    able = rng.random() < 0.4
    heroes: list[Seat] = []

    def hands(rng: Random, count: int) -> dict[Seat, tuple[Card, ...]]:
        heroes[:] = [Seat(rng.randrange(count))]
        return {heroes[0]: _opening_hand(rng, house.rules) if able else _short_of_openers(rng)[0]}

    def wanted(deal: Deal, said: Declared) -> bool:
        return deal.phase is Phase.BET1 and not deal.level and said.seat == heroes[0]

    deal, _ = find_moment(rng, house, wanted, players=(3, 5), hands=hands)
    unit, seat = house.stakes.small_bet, heroes[0]
    offered: list[Action] = [Bet(unit), RaiseTo(2 * unit), Call()]
    offered.append(Bet(unit + 1) if able else Check())
    assert len(different(deal, seat, offered)) == 3
    rng.shuffle(offered)
    spot = Spot(deal=deal, hero=seat)
    choices = tuple(choice_of(ActionAnswer(action), spot) for action in offered)
    return Made(spot, "openers", ("BG-21", "EN-12"), choices=choices)


def _opening_hand(rng: Random, rules: HouseRules) -> tuple[Card, ...]:
    """A hand that opens by little: high pairs, two small pairs, and what is better without a pair."""
    while True:
        category = rng.choice((HandCategory.PAIR, HandCategory.PAIR, HandCategory.TWO_PAIR, HandCategory.STRAIGHT))
        hand = hand_of(category, rng)
        if may_open(rules, Hand(hand, joker=rules.joker)):
            return hand


def _short_of_openers(rng: Random) -> list[tuple[Card, ...]]:
    """Three hands that do not open though they look like something: a pair too low, four to a flush, high cards."""
    low = rng.choice([rank for rank in Rank if Rank.SEVEN <= rank <= Rank.TEN])
    high = hand_of(HandCategory.HIGH_CARD, rng)
    while max(card.rank for card in high) < Rank.KING or _suited(high) > 3:
        high = hand_of(HandCategory.HIGH_CARD, rng)
    return [hand_of(HandCategory.PAIR, rng, made_of=low), four_to_a_flush(rng, paired=False)[0], high]


def _suited(cards: tuple[Card, ...]) -> int:
    return max(sum(card.suit is other.suit for card in cards) for other in cards)


def _openers(order: Order) -> Made:
    rng = order.rng
    joker = rng.choice((JokerUse.NONE, JokerUse.NONE, JokerUse.BUG))
    rules = load_rules(RuleSet.CALIFORNIA.value, {"openers": "jacks", "joker": joker.value})
    cards = [_opening_hand(rng, rules), *_short_of_openers(rng)]
    if joker is JokerUse.BUG:
        # A queen and the bug look like a pair of queens.
        cards[3] = (JOKER, *_high_four(rng))
    hands = [Hand(each, joker=joker) for each in cards]
    rng.shuffle(hands)
    return Made(OpenHands(tuple(hands), rules), "", ("EN-12", "BG-21"))


def _high_four(rng: Random) -> tuple[Card, ...]:
    """Four cards without an ace that the bug makes no more than a high card of."""
    while True:
        four = tuple(rng.sample([card for card in DECK if card.rank is not Rank.ACE], 4))
        bug = Hand((JOKER, *four), joker=JokerUse.BUG)
        if (
            bug.rank.category is HandCategory.HIGH_CARD
            and _suited(four) < 4
            and max(c.rank for c in four) >= Rank.QUEEN
        ):
            return four


def _proof(order: Order) -> Made:
    house = house_with(order.rng, openers="jacks")

    def hands(rng: Random, count: int) -> dict[Seat, tuple[Card, ...]]:
        return {Seat(rng.randrange(count)): _opening_hand(rng, house.rules)}

    def wanted(deal: Deal, said: Declared) -> bool:
        if not deal.phase.is_betting or deal.opener is None:
            return False
        after = step(deal, said)
        return after.phase is Phase.SHOWDOWN and len(after.active_seats) == 1

    deal, said = find_moment(order.rng, house, wanted, players=(3, 4), hands=hands)
    return Made(Spot(deal=deal, said=(said,)), "proof", ("EN-12",))


def _kept_apart(order: Order) -> Made:
    house = house_with(order.rng, openers="jacks")

    def wanted(deal: Deal, said: Declared) -> bool:
        if deal.phase is not Phase.DRAW or said.seat != deal.opener or not isinstance(said.action, Discard):
            return False
        before = deal.pile.bit_count()
        return before > 0 and len(deal.to_draw) > 1 and before != len(said.action.cards)

    deal, said = find_moment(order.rng, house, wanted, players=(4, 6))
    assert isinstance(said.action, Discard)
    pile, apart = deal.pile.bit_count(), len(said.action.cards)
    spot = Spot(deal=deal, said=(said,))
    choices = tuple(choice_of(NumberAnswer(number), spot) for number in sorted({0, pile, apart, pile + apart}))
    return Made(spot, "", ("EN-12",), choices=choices)


# A hand good enough to win.


def _takes_pot(order: Order) -> Made:
    rng = order.rng
    joker = rng.choice((JokerUse.NONE, JokerUse.NONE, JokerUse.WILD))
    house = house_with(rng, to_win="trips", joker=joker.value)
    players = rng.randint(3, 4)
    high = hand_of(rng.choice((HandCategory.PAIR, HandCategory.TWO_PAIR)), rng)
    if joker is JokerUse.WILD:
        pair = hand_of(HandCategory.PAIR, rng, without=high)
        low: tuple[Card, ...] = (*Hand(pair).made_of, *Hand(pair).kickers[:2], JOKER)
    else:
        kind = HandCategory.THREE_OF_A_KIND if rng.random() < 0.3 else HandCategory.PAIR
        low = hand_of(kind, rng, without=high)
        if Hand(low).rank == Hand(high).rank:
            return _takes_pot(order)
    seats = sorted(rng.sample(range(players), 2))
    hands = dict(zip(map(Seat, seats), rng.sample((high, low), 2), strict=True))
    start = begin(house, stacks=(house.stack,) * players)
    tokens = [f"p{seat + 1} {_first_round(seat, seats, house)}" for seat in range(players)]
    tokens += [f"p{seat + 1} sd" for seat in seats] + [f"p{seat + 1} cc" for seat in seats]
    deal = stage(start, f"takes/{rng.random()}", hands=hands, actions=tokens)
    first, second = deal.show_order
    deal = deal.act(first, Show())
    return Made(Spot(deal=deal, hero=second, said=(Declared(second, Show()),)), "", ("BG-21",))


def _first_round(seat: int, seats: list[int], house: House) -> str:
    if seat == seats[0]:
        return f"cbr {house.stakes.small_bet}"
    return "cc" if seat == seats[1] else "f"


# The joker.


def _joker_makes(order: Order) -> Made:
    rng = order.rng
    use = rng.choice((JokerUse.WILD, JokerUse.BUG))
    rules = load_rules(RuleSet.CALIFORNIA.value, {"joker": use.value})
    while True:
        hand = Hand((*_interesting_four(rng), JOKER), joker=use)
        subject = OpenHands((hand,), rules)
        right = hand.rank.category
        uses = [rank.category for rank in other_uses(hand).values()]
        near = [HandCategory(right + away) for away in (-1, 1, 2) if 0 <= right + away <= HandCategory.FIVE_OF_A_KIND]
        keys = _told_apart(subject, [*uses, *near], right)
        if len(keys) >= 3:
            break
    offered = sorted([right, *keys[:3]])
    choices = tuple(choice_of(ChoiceAnswer(category_key(category)), subject) for category in offered)
    return Made(subject, "", ("NO-04", "BG-21"), choices=choices)


def _told_apart(subject: OpenHands, named: list[HandCategory], right: HandCategory) -> list[HandCategory]:
    """Wrong kinds of hand with a reason each, no two of one reason."""
    found: dict[str, HandCategory] = {}
    for category in named:
        if category is not right:
            found.setdefault(wrong_joker_key(subject, category), category)
    return list(found.values())


def _interesting_four(rng: Random) -> tuple[Card, ...]:
    """Four cards that a joker does something for: one or two pairs, three of a kind, four to a flush or straight."""
    shape = rng.choice(("pair", "pair", "two-pair", "trips", "flush", "straight", "high"))
    if shape == "flush":
        return four_to_a_flush(rng, paired=False)[1]
    if shape == "straight":
        low = rng.randint(2, 10)
        return tuple(Card(Rank(low + place), rng.choice(tuple({c.suit for c in DECK}))) for place in range(4))
    category = {
        "pair": HandCategory.PAIR,
        "two-pair": HandCategory.TWO_PAIR,
        "trips": HandCategory.THREE_OF_A_KIND,
    }.get(shape, HandCategory.HIGH_CARD)
    return Hand(hand_of(category, rng)).by_weight[:4]


def _joker_order(order: Order) -> Made:
    """Three hands to put in order, one of them with the joker in it."""
    rng = order.rng
    use = rng.choice((JokerUse.WILD, JokerUse.BUG))
    rules = load_rules(RuleSet.CALIFORNIA.value, {"joker": use.value})
    while True:
        joker = Hand((*_interesting_four(rng), JOKER), joker=use)
        own = joker.rank.category
        near = [HandCategory(own + away) for away in (-1, 1) if 0 <= own + away <= HandCategory.STRAIGHT_FLUSH]
        try:
            others = [hand_of(category, rng, without=joker.cards) for category in (near * 2)[:2]]
        except LookupError:
            continue
        hands = [joker, *map(Hand, others)]
        if len({card for hand in hands for card in hand.cards}) == 15 and len({hand.rank for hand in hands}) == 3:
            rng.shuffle(hands)
            return Made(OpenHands(tuple(hands), rules), "joker", ("NO-04", "BG-21"))


# More cards.


def _four_cards(order: Order) -> Made:
    rng = order.rng
    house = house_with(rng, four_with_ace=True)
    hand, aim = _ace_problem(rng)
    heroes: list[Seat] = []

    def hands(rng: Random, count: int) -> dict[Seat, tuple[Card, ...]]:
        heroes[:] = [Seat(rng.randrange(count))]
        return {heroes[0]: hand}

    def wanted(deal: Deal, said: Declared) -> bool:
        return deal.phase is Phase.DRAW and said.seat == heroes[0]

    deal, _ = find_moment(rng, house, wanted, players=(3, 5), hands=hands)
    return Made(Spot(deal=deal, hero=heroes[0]), "ace", ("BG-19",), aim)


def _ace_problem(rng: Random) -> tuple[tuple[Card, ...], Reach | Beat]:
    """An ace with a low pair, or with high or low cards beside it and a pair to beat."""
    while True:
        paired = rng.random() < 0.5
        hand = hand_of(HandCategory.PAIR if paired else HandCategory.HIGH_CARD, rng)
        if not any(card.rank is Rank.ACE for card in hand) or _suited(hand) > 3:
            continue
        if paired and Hand(hand).rank.made_of[0] is not Rank.ACE:
            return hand, Reach(rng.choice((HandCategory.TWO_PAIR, HandCategory.THREE_OF_A_KIND)))
        if not paired:
            rank = rng.choice((Rank.TEN, Rank.JACK, Rank.QUEEN))
            return hand, Beat(Hand(hand_of(HandCategory.PAIR, rng, without=hand, made_of=rank)))


OPTION_MAKERS: dict[Task, Callable[[Order], Made]] = {
    Task.OPENERS: _openers,
    Task.JOKER_MAKES: _joker_makes,
    Task.TAKES_POT: _takes_pot,
    Task.KEPT_APART: _kept_apart,
}
"""Who makes the further exercises of the tasks that are about options alone."""

VARIATION_MAKERS: dict[Task, Callable[[Order], Made]] = {
    Task.NEXT_TO_ACT: blinds_turn,
    Task.TO_CALL: blinds_to_call,
    Task.WHAT_NEXT: order_of_stages,
    Task.LEGAL_ACTION: _may_do,
    Task.SHOWS_FIRST: _proof,
    Task.RANK_HANDS: _joker_order,
    Task.BEST_DISCARDS: _four_cards,
}
"""Who makes those of the other tasks, in the lesson on what a house may change."""
