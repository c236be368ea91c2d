"""Exchanges in which somebody wants five cards or a card turns over, up to the moment that is asked about."""

from __future__ import annotations

from random import Random
from typing import Final

from drawtutor.cards import Card
from drawtutor.course.card_room import service
from drawtutor.course.making.play import find_moment
from drawtutor.course.position import step
from drawtutor.course.reading.staging import House
from drawtutor.course.scene import Declared, Spot
from drawtutor.hands import Hand
from drawtutor.rules import Burn, Deal, Dealer, Discard, Expose, Phase, Seat, Serve, StandPat

__all__ = ["refereed", "served"]

_FIVE: Final = 5
_AT_ONCE: Final = 4


class _Exchange:
    """An exchange being played, and what has been done in it so far."""

    def __init__(self, rng: Random, deal: Deal) -> None:
        self.rng = rng
        self.start = deal
        self.deal = deal
        self.said: list[Declared] = []
        self.dealer = Dealer(f"service/{rng.random()}")

    def do(self, declared: Declared) -> None:
        """Plays one step."""
        self.deal = step(self.deal, declared)
        self.said.append(declared)

    def throw(self, count: int) -> None:
        """The player whose turn it is throws so many, or stands pat."""
        seat = self.deal.to_draw[0]
        hand = Hand(self.deal.hands[seat])
        self.do(Declared(seat, Discard(hand.by_weight[-count:]) if count else StandPat()))

    def serve(self) -> None:
        """The dealer does what is owed."""
        self.do(Declared(None, self.dealer.next(self.deal)))

    def expose(self) -> None:
        """The next card for the player being served turns over."""
        owed = self.dealer.next(self.deal)
        assert isinstance(owed, Serve)
        self.do(Declared(None, Expose(owed.seat, owed.cards[0])))

    @property
    def spot(self) -> Spot:
        return Spot(deal=self.start, said=tuple(self.said))


def _begun(rng: Random, house: House) -> _Exchange:
    """An exchange that begins, between two to four players."""
    deal, _ = find_moment(
        rng,
        house,
        lambda deal, _: deal.phase is Phase.DRAW and deal.to_draw == deal.active_seats and 2 <= len(deal.to_draw) <= 4,
        players=(3, 5),
    )
    return _Exchange(rng, deal)


def served(rng: Random, house: House) -> tuple[Spot, tuple[str, ...], str]:
    """A moment of an exchange, four ways in which it might go on, one of them the right one, and the rule behind it."""
    exchange = _begun(rng, house)
    order = exchange.deal.to_draw
    odd = rng.choice(order)
    shown = rng.random() < 0.35
    stops = rng.choice(("there", "there", "end", "end", "served")) if odd == order[-1] else rng.choice(("there", "end"))
    for seat in order:
        if seat != odd:
            _plain(exchange)
            continue
        exchange.throw(rng.randint(2, 3) if shown else _FIVE)
        if stops == "served" and not shown:
            break
        if shown:
            exchange.expose()
        exchange.serve()
        if stops == "there":
            break
    return exchange.spot, _choices(exchange.deal, odd), "EN-10" if shown else "EN-06"


def _plain(exchange: _Exchange) -> None:
    """One player draws up to three, as most do."""
    seat = exchange.deal.to_draw[0]
    exchange.throw(exchange.rng.choice((0, 1, 2, 3, 3)))
    if exchange.deal.drawn[seat]:
        exchange.serve()


def _choices(deal: Deal, odd: Seat) -> tuple[str, ...]:
    right = service(deal)
    first = deal.active_seats[0]
    turn = f"turn p{(deal.to_draw[0] if deal.to_draw else first) + 1}"
    serve = right if right.startswith("serve") else f"serve p{odd + 1} 1"
    if right == f"serve p{odd + 1} {_AT_ONCE}":
        return right, f"serve p{odd + 1} {_FIVE}", "burn", turn
    return "second-round", "burn", serve, turn


# Be the dealer.


def refereed(rng: Random, house: House) -> Spot:
    """An exchange with somebody who wants five, in which the dealer may make a mistake."""
    exchange = _begun(rng, house)
    order = exchange.deal.to_draw
    odd = order[-1] if rng.random() < 0.6 else rng.choice(order[-2:])
    slip = rng.choice(("five", "no-burn", "burn", "none", "none"))
    start = max(0, order.index(odd) - 1)
    for seat in order[:start]:
        assert seat == exchange.deal.to_draw[0]
        _plain(exchange)
    # What came before is not asked about.
    exchange.start, exchange.said = exchange.deal, []
    for seat in order[start:]:
        if seat != odd:
            exchange.throw(rng.choice((1, 2, 3)))
            exchange.serve()
            continue
        exchange.throw(_FIVE)
        if slip == "five":
            return _with(exchange, Serve(odd, _next_cards(exchange, _FIVE)))
        exchange.serve()
    if slip == "none":
        while exchange.deal.serving is not None:
            exchange.serve()
        return exchange.spot
    card = _next_cards(exchange, 1)
    if odd == order[-1]:
        # Without a burn the fifth is refused, and so is anything else than one.
        return _with(exchange, Serve(odd, card))
    return _with(exchange, Burn(card[0]))


def _next_cards(exchange: _Exchange, count: int) -> tuple[Card, ...]:
    """The next cards of the deck, however many are owed."""
    deal = exchange.deal
    seat = deal.serving[0] if deal.serving else deal.dealer
    own = set(deal.thrown[seat])
    deck = exchange.dealer.deck(deal, 0)
    return tuple(card for card in deck if deal.stub >> card.index & 1 and card not in own)[:count]


def _with(exchange: _Exchange, action: Serve | Burn) -> Spot:
    """What has been done, and then this."""
    return Spot(deal=exchange.start, said=(*exchange.said, Declared(None, action)))
