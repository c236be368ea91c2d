"""Dealing the hands, and the exchange: who throws, who is served, from which cards, and in which order."""

from __future__ import annotations

from typing import TypeVar

from drawtutor.cards import Card, Rank, format_cards
from drawtutor.rules.actions import (
    Action,
    Announce,
    Ask,
    Burn,
    DealerAction,
    DealHand,
    Discard,
    Expose,
    LegalActions,
    Rap,
    Seat,
    Serve,
    StandPat,
)
from drawtutor.rules.errors import IllegalActionError, Reason
from drawtutor.rules.events import EventKind, Phase
from drawtutor.rules.kinds import LateAsk
from drawtutor.rules.state import DealState, mask_of, replaced
from drawtutor.rules.supply import (
    HAND_SIZE,
    burn_due,
    guards_openers,
    may_be_reshuffled,
    missing,
    servable,
    spare,
    stub_for,
    taken,
)

__all__ = [
    "HAND_SIZE",
    "announce",
    "answer",
    "askable",
    "begin_exchange",
    "legal_exchange",
    "next_hand",
    "refuse_ask",
    "refuse_exchange",
    "refuse_service",
    "serve",
    "throw",
]

D = TypeVar("D", bound=DealState)


def next_hand(deal: DealState) -> Seat | None:
    """Who is dealt to next at the start: left of the dealer first (PL-07); None when all have a hand."""
    return next((Seat(seat) for seat, here in enumerate(deal.dealt_in) if here and not deal.hands[seat]), None)


def begin_exchange(deal: D) -> D:
    """Opens the exchange: everybody still in has the right to it, the all-in too (PL-21, PL-25).

    Where another one went before (NO-02), what was thrown then is like any other discard now: it may be
    shuffled and come back, to whoever threw it too.
    """
    nothing = ((),) * deal.players
    return deal.evolve(
        phase=Phase.DRAW,
        exchange=deal.exchange + 1,
        to_draw=deal.active_seats,
        announced=None,
        thrown=nothing,
        thrown_before=tuple((*old, *new) for old, new in zip(deal.thrown_before, deal.thrown, strict=True)),
        gaps=nothing,
        drawn=(None,) * deal.players,
        burned=False,
        acted_in_bet2=False,
    )


def _most(deal: DealState, seat: Seat) -> tuple[int, bool]:
    """How many cards may be thrown, and whether a fourth may be when an ace is kept (BG-19)."""
    hand = deal.hands[seat]
    there = max(0, servable(deal, seat) - missing(hand))
    limit = min(deal.rules.draw_limit, len(hand), there)
    return limit, deal.rules.four_with_ace and deal.rules.draw_limit < 4 <= there


def legal_exchange(deal: DealState, seat: Seat) -> LegalActions:
    """What the player whose turn it is may do in the exchange."""
    most, four = _most(deal, seat)
    return LegalActions(
        stand_pat=True,
        max_discards=most,
        four_with_ace=four and any(card.rank is Rank.ACE for card in deal.hands[seat]),
        ask=askable(deal, seat),
    )


def refuse_exchange(deal: DealState, seat: Seat, action: Action) -> IllegalActionError | None:
    """Why this player may not do this in the exchange; None where it is legal."""
    legal = legal_exchange(deal, seat)
    cites = deal.rules.cites
    most, four = _most(deal, seat)
    lacks = missing(deal.hands[seat])
    if isinstance(action, Announce):
        wished = max(most, 4 if four else 0) + lacks
        if type(action.count) is int and 0 <= action.count <= min(wished, servable(deal, seat)):
            return None
        return IllegalActionError(
            Reason.TOO_MANY_DISCARDS, rule=cites("draw_limit"), legal=legal, count=action.count, limit=most
        )
    if isinstance(action, StandPat | Rap):
        if deal.announced in (None, 0) or deal.announced == lacks:
            return None
        return IllegalActionError(Reason.COUNT_DIFFERS, rule=cites("count"), legal=legal, said=deal.announced, thrown=0)
    if not isinstance(action, Discard):
        return IllegalActionError(Reason.WRONG_PHASE, legal=legal, phase=deal.phase.value)
    count = len(action.cards)
    if not count:
        return IllegalActionError(Reason.NO_CARDS_NAMED, rule=cites("pat"), legal=legal)
    for card in action.cards:
        if card not in deal.hands[seat]:
            return IllegalActionError(Reason.CARD_NOT_HELD, rule=cites("count"), legal=legal, card=str(card))
    if len(set(action.cards)) != count:
        twice = next(card for card in action.cards if action.cards.count(card) > 1)
        return IllegalActionError(Reason.CARD_TWICE, rule=cites("count"), legal=legal, card=str(twice))
    if count > most:
        kept = [card for card in deal.hands[seat] if card not in action.cards]
        if not (four and count == 4 and len(kept) == 1 and kept[0].rank is Rank.ACE):
            if four and count == 4:
                return IllegalActionError(Reason.FOUR_WITHOUT_ACE, rule=cites("four_with_ace"), legal=legal)
            rule = cites("four_with_ace") if four else cites("draw_limit")
            return IllegalActionError(Reason.TOO_MANY_DISCARDS, rule=rule, legal=legal, count=count, limit=most)
    if deal.announced is not None and deal.announced != count + lacks:
        return IllegalActionError(
            Reason.COUNT_DIFFERS, rule=cites("count"), legal=legal, said=deal.announced, thrown=count
        )
    return None


def announce(deal: D, seat: Seat, count: int) -> D:
    """The player says how many cards are wanted; saying another number takes the first back."""
    return deal.evolve(announced=count, events=(*deal.events, deal.note(EventKind.ANNOUNCE, seat, count=count)))


def throw(deal: D, seat: Seat, cards: tuple[Card, ...]) -> D:
    """The player throws these cards, none of them for a pat hand; the dealer serves next."""
    kept = tuple(card for card in deal.hands[seat] if card not in cards)
    lacks = missing(deal.hands[seat])
    wanted = len(cards) + (lacks if cards or deal.announced else 0)
    kind = EventKind.DISCARD if cards else EventKind.STAND_PAT
    mask = mask_of(cards)
    apart = guards_openers(deal, seat)
    deal = deal.evolve(
        hands=replaced(deal.hands, seat, kept),
        thrown=replaced(deal.thrown, seat, cards),
        gaps=replaced(deal.gaps, seat, tuple(n for n, card in enumerate(deal.hands[seat]) if card in cards)),
        drawn=replaced(deal.drawn, seat, wanted),
        pile=deal.pile if apart else deal.pile | mask,
        kept_apart=deal.kept_apart | mask if apart else deal.kept_apart,
        announced=None,
        to_draw=deal.to_draw[1:],
        events=(*deal.events, deal.note(kind, seat, count=len(cards), cards=cards)),
    )
    if not wanted:
        return _next_service(deal)
    at_once = wanted
    if deal.rules.fifth_card_last and wanted == HAND_SIZE:
        at_once = HAND_SIZE - 1
        deal = deal.evolve(late=(*deal.late, (seat, 1)))
    return deal.evolve(serving=(seat, at_once))


def _next_service(deal: D) -> D:
    """Turns to whoever is served late, once everybody has drawn."""
    if deal.serving is None and not deal.to_draw and deal.late:
        return deal.evolve(serving=deal.late[0], late=deal.late[1:])
    return deal


def refuse_service(deal: DealState, action: DealerAction) -> IllegalActionError | None:
    """Why the dealer may not do this now; None where it is right."""
    if isinstance(action, DealHand):
        return _refuse_hand(deal, action)
    cites = deal.rules.cites
    if deal.phase is not Phase.DRAW:
        return IllegalActionError(Reason.WRONG_PHASE, phase=deal.phase.value)
    if deal.serving is None:
        seat = deal.to_draw[0] if deal.to_draw else deal.dealer
        return IllegalActionError(Reason.DISCARDS_FIRST, rule=cites("discards_first"), seat=seat)
    seat, wanted = deal.serving
    if isinstance(action, Burn):
        if not burn_due(deal):
            return IllegalActionError(Reason.NO_BURN_HERE, rule=cites("burn"))
        return _refuse_cards(deal, seat, (action.card,))
    if action.seat != seat:
        return IllegalActionError(Reason.NOT_THE_ONE_SERVED, rule=cites("discards_first"), seat=seat)
    if burn_due(deal):
        return IllegalActionError(Reason.BURN_FIRST, rule=cites("burn"))
    if isinstance(action, Expose):
        if spare(deal, {seat, *(other for other, _ in deal.late)}) <= wanted:
            return IllegalActionError(Reason.CARD_COUNT, wanted=wanted, given=wanted + 1)
        return _refuse_cards(deal, seat, (action.card,))
    given = len(action.cards)
    if given != wanted:
        if given == HAND_SIZE and wanted == HAND_SIZE - 1 and deal.rules.fifth_card_last:
            return IllegalActionError(Reason.FIVE_AT_ONCE, rule=cites("five_at_once"))
        return IllegalActionError(Reason.CARD_COUNT, rule=cites("count"), wanted=wanted, given=given)
    return _refuse_cards(deal, seat, action.cards)


def _refuse_hand(deal: DealState, action: DealHand) -> IllegalActionError | None:
    cites = deal.rules.cites
    if deal.phase is not Phase.DEAL:
        return IllegalActionError(Reason.WRONG_PHASE, rule=cites("hand_size"), phase=deal.phase.value)
    seat = next_hand(deal)
    if seat is None or action.seat != seat:
        return IllegalActionError(
            Reason.DEAL_ORDER, rule=cites("deal_order"), seat=deal.dealer if seat is None else seat
        )
    given = len(action.cards)
    if given != HAND_SIZE and not (deal.rules.dead_hands and 0 < given <= HAND_SIZE + 2):
        return IllegalActionError(Reason.CARD_COUNT, rule=cites("hand_size"), wanted=HAND_SIZE, given=given)
    return _refuse_from_stub(deal, action.cards, deal.stub)


def _refuse_from_stub(deal: DealState, cards: tuple[Card, ...], allowed: int) -> IllegalActionError | None:
    """Whether these are distinct cards out of those allowed."""
    if len(set(cards)) != len(cards):
        return IllegalActionError(Reason.CARD_TWICE, card=format_cards(c for c in cards if cards.count(c) > 1)[:2])
    for card in cards:
        if not allowed >> card.index & 1:
            rule = deal.rules.cites("exposed" if card in deal.exposed else "from_stub")
            return IllegalActionError(Reason.CARD_NOT_IN_STUB, rule=rule, card=str(card))
    return None


def _refuse_cards(deal: DealState, seat: Seat, cards: tuple[Card, ...]) -> IllegalActionError | None:
    """Whether these cards can be the next ones: what is left of the stub first, then reshuffled discards."""
    own = mask_of(deal.thrown[seat])
    for card in cards:
        if own >> card.index & 1:
            return IllegalActionError(Reason.OWN_DISCARD, rule=deal.rules.cites("own_discard"), card=str(card))
    stub = stub_for(deal, seat)
    left = stub.bit_count()
    if left >= len(cards):
        return _refuse_from_stub(deal, cards, stub)
    refused = _refuse_from_stub(deal, cards, stub | may_be_reshuffled(deal, seat))
    if refused is None and stub & ~mask_of(cards):
        return IllegalActionError(Reason.STUB_FIRST, rule=deal.rules.cites("own_discard"), left=left)
    return refused


def serve(deal: D, action: DealerAction) -> D:
    """The dealer deals, serves, burns or puts an exposed card aside: a legal act."""
    if isinstance(action, DealHand):
        return deal.evolve(
            hands=replaced(deal.hands, action.seat, action.cards),
            stub=deal.stub & ~mask_of(action.cards),
            events=(
                *deal.events,
                deal.note(EventKind.DEALT, action.seat, count=len(action.cards), cards=action.cards),
            ),
        )
    assert deal.serving is not None  # refuse_service has looked
    seat, wanted = deal.serving
    cards = action.cards if isinstance(action, Serve) else (action.card,)
    deal = taken(deal, seat, cards)
    if isinstance(action, Burn):
        return deal.evolve(burned=True, events=(*deal.events, deal.note(EventKind.BURN, cards=cards, count=1)))
    if isinstance(action, Expose):
        deal = deal.evolve(
            exposed=(*deal.exposed, action.card),
            late=(*deal.late, (seat, 1)),
            serving=(seat, wanted - 1) if wanted > 1 else None,
            events=(*deal.events, deal.note(EventKind.EXPOSED, seat, cards=cards, count=1)),
        )
        return _next_service(deal)
    deal = deal.evolve(
        hands=replaced(deal.hands, seat, _filled(deal.hands[seat], deal.gaps[seat], cards)),
        gaps=replaced(deal.gaps, seat, deal.gaps[seat][len(cards) :]),
        serving=None,
        events=(*deal.events, deal.note(EventKind.SERVED, seat, cards=cards, count=len(cards))),
    )
    return _next_service(deal)


def _filled(hand: tuple[Card, ...], gaps: tuple[int, ...], cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The hand with new cards in the freed places, so that the kept ones do not move (A28)."""
    places = list(hand)
    for number, card in enumerate(cards):
        places.insert(gaps[number] if number < len(gaps) else len(places), card)
    return tuple(places)


def _asking_over(deal: DealState) -> bool:
    """Whether no answer is due any more: the second round is under way, or was skipped (BG-14, EN-19)."""
    return deal.acted_in_bet2 or deal.phase not in (Phase.DRAW, Phase.BET2)


def askable(deal: DealState, seat: Seat) -> tuple[Seat, ...]:
    """Whose number of cards drawn this player may ask, with an answer due."""
    if _asking_over(deal):
        return ()
    return tuple(other for other in deal.active_seats if other != seat and deal.drawn[other] is not None)


def refuse_ask(deal: DealState, seat: Seat, action: Ask) -> IllegalActionError | None:
    """Why the question may not be asked; None where it may (BG-14, EN-19)."""
    cites = deal.rules.cites
    if deal.phase in (Phase.DEAL, Phase.BET1):
        return IllegalActionError(Reason.ASK_TOO_EARLY, rule=cites("ask"))
    if not 0 <= action.about < deal.players or not deal.dealt_in[action.about]:
        return IllegalActionError(Reason.NO_SUCH_PLAYER, seat=action.about)
    if action.about == seat:
        return IllegalActionError(Reason.ASKS_ONESELF, rule=cites("ask"))
    if _asking_over(deal) and deal.rules.late_ask is LateAsk.REFUSED:
        return IllegalActionError(Reason.ASK_TOO_LATE, rule=cites("ask"))
    if deal.drawn[action.about] is None:
        return IllegalActionError(Reason.ASKED_HAS_NOT_DRAWN, rule=cites("ask"), seat=action.about)
    return None


def answer(deal: D, seat: Seat, action: Ask) -> D:
    """Answers truly, or says that no answer is due any more."""
    drawn = deal.drawn[action.about]
    count = -1 if _asking_over(deal) or drawn is None else drawn
    return deal.evolve(events=(*deal.events, deal.note(EventKind.ASK, seat, count=count, about=action.about)))
