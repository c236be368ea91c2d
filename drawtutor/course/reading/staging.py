"""Setting up a moment of a deal from what an author gives: the hands that matter, and what was done.

Cards that the author leaves open are filled from a deck shuffled by the exercise's own name, so that
the same content always gives the same cards.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from drawtutor.cards import Card, parse_cards, shuffled_deck
from drawtutor.course.position import step
from drawtutor.course.reading.notation import NotationError, parse_declared, parse_seat
from drawtutor.course.scene import Declared
from drawtutor.hands import Hand
from drawtutor.rules import (
    Burn,
    Deal,
    DealHand,
    Discard,
    HouseRules,
    IllegalActionError,
    Phase,
    Reason,
    RulesError,
    Seat,
    Serve,
    Stakes,
    StandPat,
)

__all__ = ["House", "StagingError", "begin", "drawing", "stage", "stage_said"]

_CARDS: Final = re.compile(r"\b(?:(?:10|[2-9TJQKA])[cdhs]|Jk)+\b")
_DRAWS: Final = re.compile(r"(p[1-8]) draws ([0-5])")


class StagingError(ValueError):
    """A position that cannot be set up; its words say at which token and why."""


@dataclass(frozen=True, slots=True, kw_only=True)
class House:
    """What is played at a lesson's table: the rules, the stakes, the ante and the chips to begin with."""

    rules: HouseRules
    stakes: Stakes
    ante: int
    stack: int


@dataclass(frozen=True, slots=True)
class Filler:
    """The cards that nobody has named, in the order in which they come."""

    cards: tuple[Card, ...]

    def next(self, deal: Deal, count: int) -> tuple[Card, ...]:
        """The next cards that this deal can still be served."""
        free = [card for card in self.cards if deal.stub >> card.index & 1]
        return tuple(free[:count])


def filler(name: str, named: Sequence[Card]) -> Filler:
    """The unnamed cards in an order that this name decides."""
    return Filler(tuple(card for card in shuffled_deck(Random(f"filler/{name}")) if card not in named))


def begin(
    house: House, *, stacks: Sequence[int], antes: Sequence[int] = (), blinds: Sequence[int] = (), carried: int = 0
) -> Deal:
    """A deal of this house with the antes and blinds in and no card dealt; blinds stand from the dealer's left."""
    antes = tuple(antes) or (house.ante,) * len(stacks)
    posted = (*blinds, *(0,) * (len(stacks) - len(blinds))) if blinds else ()
    return Deal.begin(house.rules, house.stakes, stacks=stacks, antes=antes, blinds=posted, carried=carried)


def named_cards(hands: Mapping[Seat, tuple[Card, ...]], tokens: Sequence[str]) -> tuple[Card, ...]:
    """Every card that the author names anywhere."""
    found = [card for hand in hands.values() for card in hand]
    for token in tokens:
        for text in _CARDS.findall(token):
            found.extend(parse_cards(text))
    return tuple(dict.fromkeys(found))


def stage(
    start: Deal, name: str, *, hands: Mapping[Seat, tuple[Card, ...]], actions: Sequence[str], also: Sequence[str] = ()
) -> Deal:
    """The deal after the hands are dealt and these tokens are played; raises `StagingError` where one is refused.

    ``p2 draws 3`` stands for throwing the three cards of least use. ``also`` are tokens played later,
    whose cards have to stay free.
    """
    fill = filler(name, named_cards(hands, (*actions, *also)))
    deal = start
    while deal.phase is Phase.DEAL:
        seat = next(s for s in range(deal.players) if deal.dealt_in[s] and not deal.hands[s])
        cards = hands.get(Seat(seat)) or fill.next(deal, 5)
        deal = _checked(deal, Declared(None, DealHand(Seat(seat), cards)), "dealing")
    for token in actions:
        deal = play(deal, fill, token)
    return settled(deal, fill)


def play(deal: Deal, fill: Filler, token: str) -> Deal:
    """The deal after one token, with whatever the dealer owes before it served from the filler."""
    if not token.startswith("d "):
        deal = settled(deal, fill)
    draws = _DRAWS.fullmatch(token)
    if draws:
        seat = parse_seat(draws[1])
        return settled(_checked(deal, Declared(seat, drawing(deal, seat, int(draws[2]))), token), fill)
    try:
        declared = parse_declared(deal, token)
    except NotationError as error:
        raise StagingError(str(error)) from None
    return _checked(deal, declared, token)


def settled(deal: Deal, fill: Filler) -> Deal:
    """The deal once the dealer has served what is owed in the exchange."""
    while deal.phase is Phase.DRAW and deal.serving is not None:
        seat, wanted = deal.serving
        serve = Serve(seat, fill.next(deal, wanted))
        # A fifth card for the last to exchange comes after a burnt one (EN-06).
        burn = _is_burnt_first(deal, serve)
        deal = _checked(deal, Declared(None, Burn(serve.cards[0]) if burn else serve), "serving")
    return deal


def _is_burnt_first(deal: Deal, serve: Serve) -> bool:
    try:
        deal.serve(serve)
    except IllegalActionError as error:
        return error.reason is Reason.BURN_FIRST
    return False


def drawing(deal: Deal, seat: Seat, count: int) -> StandPat | Discard:
    """The throw of so many cards that serve the seat's hand least."""
    return Discard(Hand(deal.hands[seat], joker=deal.rules.joker).by_weight[-count:]) if count else StandPat()


def _checked(deal: Deal, declared: Declared, token: str) -> Deal:
    try:
        return step(deal, declared)
    except (IllegalActionError, RulesError) as error:
        msg = f"{token!r} is refused: {error}"
        raise StagingError(msg) from None


def stage_said(deal: Deal, tokens: Sequence[str], *, refusals: bool) -> tuple[Declared, ...]:
    """What is said next, read in its moment; only where ``refusals`` are meant may the rules refuse some of it."""
    said: list[Declared] = []
    for token in tokens:
        try:
            declared = parse_declared(deal, token)
        except NotationError as error:
            raise StagingError(str(error)) from None
        said.append(declared)
        try:
            deal = step(deal, declared)
        except IllegalActionError as error:
            if not refusals:
                msg = f"{token!r} is refused: {error}"
                raise StagingError(msg) from None
    return tuple(said)
