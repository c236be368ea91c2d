"""What the dealer can serve from: the stub, then the discards of others, less what is owed to those who wait."""

from __future__ import annotations

from typing import TypeVar

from drawtutor.cards import Card
from drawtutor.rules.actions import Seat
from drawtutor.rules.events import EventKind
from drawtutor.rules.kinds import Openers
from drawtutor.rules.state import DealState, mask_of

__all__ = [
    "HAND_SIZE",
    "burn_due",
    "guards_openers",
    "may_be_reshuffled",
    "missing",
    "servable",
    "spare",
    "stub_for",
    "taken",
]

D = TypeVar("D", bound=DealState)

HAND_SIZE = 5


def missing(hand: tuple[Card, ...]) -> int:
    """How many cards a hand that was dealt too few lacks (EN-08)."""
    return max(0, HAND_SIZE - len(hand))


def servable(deal: DealState, seat: Seat) -> int:
    """How many cards there are for whoever throws next, the ones that complete a short hand included."""
    room = spare(deal, set())
    # Who waits for a late card can get what is thrown now, but neither what completes a short hand nor what
    # an opener throws, which is kept as its proof.
    for_late = spare(deal, {other for other, _ in deal.late})
    if guards_openers(deal, seat):
        room = min(room, for_late)
    return max(0, room) if missing(deal.hands[seat]) <= for_late else 0


def guards_openers(deal: DealState, seat: Seat) -> bool:
    """Whether what this player throws is kept apart, as the proof of the hand that opened (EN-12)."""
    return deal.rules.openers is not Openers.NONE and seat == deal.opener


def spare(deal: DealState, seats: set[Seat]) -> int:
    """How many cards can go out so that all who are owed one later, these among them, are still served.

    A player is owed cards that are not its own discards (PL-27), and the last to exchange a burnt one before
    a fifth (EN-06). The house's rules are such that it is always enough (`HouseRules.most_served`), unless
    cards were exposed.
    """
    free = deal.stub | deal.pile
    cards = min([free.bit_count(), *((free & ~mask_of(deal.thrown[seat])).bit_count() for seat in seats)])
    return cards - sum(count for _, count in deal.late) - _burn_to_come(deal)


def _burn_to_come(deal: DealState) -> bool:
    """Whether the last to exchange may still be given a burnt card before a fifth one."""
    if not deal.rules.fifth_card_last or deal.burned:
        return False
    last = deal.active_seats[-1]
    if deal.to_draw:
        return deal.rules.draw_limit + missing(deal.hands[last]) >= HAND_SIZE
    return deal.drawn[last] == HAND_SIZE and len(deal.hands[last]) < HAND_SIZE


def burn_due(deal: DealState) -> bool:
    """Whether a card is burnt before this one: the last to exchange gets a fifth card (EN-06)."""
    if deal.serving is None or deal.burned or deal.to_draw or not deal.rules.fifth_card_last:
        return False
    seat = deal.serving[0]
    return seat == deal.active_seats[-1] and deal.drawn[seat] == HAND_SIZE and len(deal.hands[seat]) == HAND_SIZE - 1


def may_be_reshuffled(deal: DealState, seat: Seat) -> int:
    """The discards that may be reshuffled for this player: never the player's own (PL-27)."""
    return deal.pile & ~mask_of(deal.thrown[seat])


def stub_for(deal: DealState, seat: Seat) -> int:
    """The cards of the stub that this player can be given.

    After a reshuffle the player's own discards may lie in it, when a fifth card is served late: the
    dealer passes them over (PL-27).
    """
    return deal.stub & ~mask_of(deal.thrown[seat])


def taken(deal: D, seat: Seat, cards: tuple[Card, ...]) -> D:
    """Takes cards off the stub; when it runs out, the others' discards are shuffled into a new one (BG-13)."""
    mask = mask_of(cards)
    if not mask & ~deal.stub:
        return deal.evolve(stub=deal.stub & ~mask)
    fresh = may_be_reshuffled(deal, seat)
    return deal.evolve(
        stub=(deal.stub | fresh) & ~mask,
        pile=deal.pile & ~fresh,
        events=(*deal.events, deal.note(EventKind.RESHUFFLE, count=fresh.bit_count())),
    )
