"""The dealer: knows the order of the cards, which no deal does, and serves from it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import TypeVar

from drawtutor.cards import Card, CardError, format_cards, missing_from_deck, shuffled_deck
from drawtutor.hands import JokerUse
from drawtutor.rules.actions import Burn, DealerAction, DealHand, Seat, Serve
from drawtutor.rules.deal import Deal
from drawtutor.rules.events import EventKind, Phase
from drawtutor.rules.exchange import next_hand
from drawtutor.rules.supply import HAND_SIZE, burn_due, may_be_reshuffled, stub_for

__all__ = ["Dealer"]

D = TypeVar("D", bound=Deal)


@lru_cache(maxsize=64)
def _order(seed: str, joker: bool) -> tuple[Card, ...]:
    return shuffled_deck(Random(seed), joker=joker)


@dataclass(frozen=True, slots=True)
class Dealer:
    """Serves a deal from decks that a seed shuffles; the same seed always gives the same cards.

    What the dealer does next depends on the deal and the seed alone, so that a deal can be taken up
    again anywhere. ``stacked``, where given, is the order of the deck before any reshuffle: a complete
    deck, or `CardError` says what it lacks or holds twice (PL-04).
    """

    seed: str
    stacked: tuple[Card, ...] = ()

    def __post_init__(self) -> None:
        if self.stacked and len(self.stacked) < 52:
            missing = missing_from_deck(self.stacked)
            msg = f"the deck is not complete: it lacks {format_cards(missing, separator=' ')}"
            raise CardError(msg)
        if self.stacked:
            missing_from_deck(self.stacked, joker=len(self.stacked) == 53)

    def deck(self, deal: Deal, reshuffles: int) -> tuple[Card, ...]:
        """The order of the cards after so many reshuffles."""
        if self.stacked and not reshuffles:
            return self.stacked
        return _order(f"{self.seed}/{reshuffles}", deal.rules.joker is not JokerUse.NONE)

    def next(self, deal: Deal) -> DealerAction:
        """What the dealer owes the deal now. Ask only while ``deal.dealer_owes``."""
        reshuffles = sum(event.kind is EventKind.RESHUFFLE for event in deal.events)
        order = self.deck(deal, reshuffles)
        if deal.phase is Phase.DEAL:
            seat = next_hand(deal)
            # One card at a time, round the table (PL-07): each player's five lie a round apart in the deck.
            seats = [s for s, here in enumerate(deal.dealt_in) if here]
            place = seats.index(seat if seat is not None else seats[0])
            cards = order[place : len(seats) * HAND_SIZE : len(seats)]
            return DealHand(Seat(seats[place]), cards)
        if deal.serving is None:
            msg = "the dealer owes this deal nothing"
            raise ValueError(msg)
        seat, wanted = deal.serving
        stub = stub_for(deal, seat)
        left = [card for card in order if stub >> card.index & 1]
        burning = burn_due(deal)
        if len(left) < (1 if burning else wanted):
            fresh = may_be_reshuffled(deal, seat)
            left += [card for card in self.deck(deal, reshuffles + 1) if fresh >> card.index & 1]
        return Burn(left[0]) if burning else Serve(seat, tuple(left[:wanted]))

    def serve_all(self, deal: D) -> D:
        """The deal once the dealer has done everything that is owed, up to the next player's turn."""
        while deal.dealer_owes:
            deal = deal.serve(self.next(deal))
        return deal
