"""Deals brought to a moment, for advice to be asked about, and every message in what it says."""

from collections.abc import Iterator
from random import Random

from drawtutor.advice import Feedback, heading
from drawtutor.cards import DECK, Card, parse_cards
from drawtutor.message import Message
from drawtutor.odds import common_sense
from drawtutor.rules import (
    Action,
    Bet,
    Call,
    Check,
    Deal,
    DealHand,
    Discard,
    Fold,
    Muck,
    RaiseTo,
    Seat,
    SeatView,
    Serve,
    Show,
    Stakes,
    StandPat,
    load_rules,
)

STAKES = {
    "five_stage": Stakes(min_bet=2, max_bet=10),
    "california": Stakes(small_bet=2),
    "last_raise": Stakes(small_bet=2),
    "draw_high": Stakes(small_bet=2),
}


def throw(text: str) -> Discard:
    return Discard(parse_cards(text))


def deal_at(
    rules: str,
    hands: list[str],
    *moves: Action | tuple[int, str],
    options: dict[str, object] | None = None,
    stacks: list[int] | None = None,
    blinds: tuple[int, ...] = (),
    limit: str | None = None,
    stakes: Stakes | None = None,
) -> Deal:
    """A deal after these moves: actions of whoever is to act, and cards served to a seat.

    A hand written as ``?`` is filled up from the rest of the deck.
    """
    known = [parse_cards(hand) for hand in hands if hand != "?"]
    served = [parse_cards(move[1]) for move in moves if isinstance(move, tuple)]
    used = {card for cards in (*known, *served) for card in cards}
    rest = [card for card in DECK if card not in used]
    Random(3).shuffle(rest)
    players = len(hands)
    deal = Deal.begin(
        load_rules(rules, options, limit=limit),
        stakes or STAKES[rules],
        stacks=stacks or [200] * players,
        antes=[1] * players,
        blinds=blinds,
    )
    for seat, hand in enumerate(hands):
        cards = parse_cards(hand) if hand != "?" else tuple(rest.pop() for _ in range(5))
        deal = deal.serve(DealHand(Seat(seat), cards))
    for move in moves:
        if isinstance(move, tuple):
            deal = deal.serve(Serve(Seat(move[0]), parse_cards(move[1])))
        else:
            assert deal.to_act is not None
            deal = deal.act(deal.to_act, move)
    return deal


def to_act(deal: Deal) -> SeatView:
    """The view of whoever is to act."""
    assert deal.to_act is not None
    return deal.view(deal.to_act)


def choices(view: SeatView, rng: Random) -> list[Action]:
    """Some of everything that is legal in a view."""
    legal = view.legal
    found: list[Action] = []
    for action, open_ in (
        (Fold(), legal.fold),
        (Check(), legal.check),
        (Call(), legal.call),
        (StandPat(), legal.stand_pat),
        (Show(), legal.show),
        (Muck(), legal.muck),
    ):
        if open_:
            found.append(action)
    if legal.wager is not None:
        sizes = legal.wagers or tuple(sorted({legal.wager[0], rng.randint(*legal.wager), legal.wager[1]}))
        found += [Bet(to) if legal.bet else RaiseTo(to) for to in sizes]
    if legal.max_discards:
        keep = common_sense(view.hand, max_discards=legal.max_discards)
        plain = tuple(card for card in view.hand if card not in keep)
        any_: tuple[Card, ...] = tuple(rng.sample(view.hand, rng.randint(1, legal.max_discards)))
        found += [Discard(cards) for cards in {plain, any_} if cards]
    return found


def messages_in(value: object) -> Iterator[Message]:
    """Every message within a feedback, a message or a tuple, to the innermost."""
    if isinstance(value, Message):
        yield value
        for inner in value.values.values():
            yield from messages_in(inner)
    elif isinstance(value, tuple):
        for inner in value:
            yield from messages_in(inner)
    elif isinstance(value, Feedback):
        yield from messages_in((value.reasons, value.numbers, value.assumption))
        for option in value.options:
            yield from messages_in(option.numbers)
        for spread in value.ranges:
            yield from messages_in((spread.told, spread.told_before, spread.did, heading((spread,))))
