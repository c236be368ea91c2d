"""Random legal play, to reach moments that exercises can be made of: not good play, but varied."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random

from drawtutor.cards import Card, shuffled_deck
from drawtutor.course.reading.staging import House
from drawtutor.course.scene import Declared
from drawtutor.hands import Hand, HandCategory
from drawtutor.rules import (
    Action,
    Bet,
    Call,
    Check,
    Deal,
    Dealer,
    Discard,
    Fold,
    Limit,
    Muck,
    Phase,
    RaiseTo,
    RuleSet,
    Seat,
    Show,
    Stakes,
    StandPat,
    load_rules,
)

__all__ = ["Moment", "any_house", "any_throw", "find_moment", "house_with", "moments", "stacked_deal"]

Moment = tuple[Deal, Declared]
"""A deal when it is a player's turn, and what that player then did."""

_MOST_DEALS = 400
_RAISES_WANTED = 3
"""Rounds that go on raising are dull; after so many raises players only call or fold."""


def any_house(rng: Random, rule_set: RuleSet) -> House:
    """A table of this rule set with stakes of its own."""
    rules = load_rules(rule_set.value)
    if rules.limit is Limit.FIXED:
        small = rng.choice((2, 4, 5, 10))
        return House(rules=rules, stakes=Stakes(small_bet=small).checked(rules), ante=small // 2, stack=40 * small)
    low = rng.choice((1, 2))
    high = low * rng.choice((8, 10, 12))
    return House(rules=rules, stakes=Stakes(min_bet=low, max_bet=high).checked(rules), ante=low, stack=15 * high)


def stacked_deal(
    rng: Random, house: House, players: int, hands: Mapping[Seat, tuple[Card, ...]] | None = None
) -> Iterator[Moment]:
    """A deal of random play, moment by moment, in which these seats are dealt these hands."""
    hands = hands or {}
    named = {card for hand in hands.values() for card in hand}
    rest = [card for card in shuffled_deck(rng) if card not in named]
    order: list[Card] = []
    for place in range(5 * players):
        hand = hands.get(Seat(place % players))
        # One card at a time, round the table: a seat's five lie a round apart.
        order.append(hand[place // players] if hand else rest.pop())
    dealer = Dealer(f"lesson/{rng.random()}", stacked=(*order, *rest))
    deal = Deal.begin(house.rules, house.stakes, stacks=(house.stack,) * players, antes=(house.ante,) * players)
    return _played(rng, deal, dealer)


def moments(rng: Random, deal: Deal) -> Iterator[Moment]:
    """The moments of random play from this deal on."""
    return _played(rng, deal, Dealer(f"lesson/{rng.random()}"))


def _played(rng: Random, deal: Deal, dealer: Dealer) -> Iterator[Moment]:
    deal = dealer.serve_all(deal)
    while deal.to_act is not None:
        declared = Declared(deal.to_act, _any_action(rng, deal, deal.to_act))
        yield deal, declared
        deal = dealer.serve_all(deal.act(deal.to_act, declared.action))  # type: ignore[arg-type]  # a player's


def find_moment(
    rng: Random,
    house: House,
    wanted: Callable[[Deal, Declared], bool],
    *,
    players: tuple[int, int] = (3, 6),
    hands: Callable[[Random, int], Mapping[Seat, tuple[Card, ...]]] | None = None,
) -> Moment:
    """A moment of random play that is wanted; raises `LookupError` where none comes up in hundreds of deals."""
    for _ in range(_MOST_DEALS):
        count = rng.randint(*players)
        dealt = hands(rng, count) if hands else None
        found = [moment for moment in stacked_deal(rng, house, count, dealt) if wanted(*moment)]
        if found:
            return rng.choice(found)
    msg = f"no moment of {house.rules.rule_set} is as wanted"
    raise LookupError(msg)


def _any_action(rng: Random, deal: Deal, seat: Seat) -> Action:
    if deal.phase is Phase.DRAW:
        return any_throw(rng, deal, seat)
    if deal.phase is Phase.SHOWDOWN:
        beaten = any(rank > Hand(deal.hands[seat]).rank for rank in deal.shown_ranks.values())
        return Muck() if beaten and deal.legal(seat).muck else Show()
    return _any_bet(rng, deal, seat)


def _any_bet(rng: Random, deal: Deal, seat: Seat) -> Action:
    legal = deal.legal(seat)
    mood = rng.random()
    if legal.wager and (mood < 0.3 if deal.raises < _RAISES_WANTED else mood < 0.05):
        low, high = legal.wager
        to = rng.choice(legal.wagers) if legal.wagers else min(high, low + rng.randint(0, max(1, (high - low) // 2)))
        return RaiseTo(to) if deal.level else Bet(to)
    if legal.check:
        return Check()
    if legal.call and mood < 0.75:
        return Call()
    if legal.bet and mood < 0.6:
        return Bet(legal.wager[0] if legal.wager else 0)
    return Fold()


_THROWS = {HandCategory.HIGH_CARD: 3, HandCategory.PAIR: 3, HandCategory.TWO_PAIR: 1, HandCategory.THREE_OF_A_KIND: 2}


def house_with(rng: Random, **options: object) -> House:
    """A table of California draw with these options: most of those that there are come from its source."""
    house = any_house(rng, RuleSet.CALIFORNIA)
    return House(rules=house.rules.with_options(options), stakes=house.stakes, ante=house.ante, stack=house.stack)


def any_throw(rng: Random, deal: Deal, seat: Seat) -> Action:
    """A throw such as most players would make, now and then another."""
    hand = Hand(deal.hands[seat])
    count = min(_THROWS.get(hand.rank.category, 0), deal.rules.draw_limit)
    if rng.random() < 0.2:
        count = rng.randint(0, min(count, deal.rules.draw_limit))
    return Discard(hand.by_weight[-count:]) if count else StandPat()
