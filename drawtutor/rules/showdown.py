"""The showdown: who shows in which order, what a hand takes, and where every chip goes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from drawtutor.hands import HandCategory, HandRank, strength
from drawtutor.rules.actions import Action, LegalActions, Muck, Seat, Show
from drawtutor.rules.errors import IllegalActionError, Reason
from drawtutor.rules.events import Event, EventKind, Phase
from drawtutor.rules.kinds import OddChips, Openers, ToWin
from drawtutor.rules.pots import Pot, split_pot
from drawtutor.rules.state import DealState, replaced

__all__ = [
    "begin_showdown",
    "give_back_uncalled",
    "legal_showdown",
    "muck",
    "pass_out",
    "refuse_showdown",
    "show",
    "uncontested",
]

D = TypeVar("D", bound=DealState)


def give_back_uncalled(deal: D) -> D:
    """Gives back what nobody matched of the highest stake: it was never at risk (A24)."""
    order = sorted(range(deal.players), key=lambda seat: deal.paid[seat], reverse=True)
    top, second = order[0], order[1]
    over = deal.paid[top] - deal.paid[second]
    others = [seat for seat in deal.active_seats if seat != top]
    if not others or not all(deal.all_in[seat] for seat in others):
        # An ante comes back only where the others had not the chips for it (EN-16).
        over = min(over, deal.staked[top])
    if over <= 0 or not deal.active[top]:
        return deal
    return deal.evolve(
        stacks=replaced(deal.stacks, top, deal.stacks[top] + over),
        staked=replaced(deal.staked, top, max(0, deal.staked[top] - over)),
        paid=replaced(deal.paid, top, deal.paid[top] - over),
        events=(*deal.events, deal.note(EventKind.RETURNED, Seat(top), amount=over)),
    )


def begin_showdown(deal: D) -> D:
    """Opens the showdown: first the last to bet or raise in round 2, else the opener, then clockwise (BG-18)."""
    first = deal.aggressor if deal.aggressor is not None else deal.opener
    order = deal.clockwise(Seat(0) if first is None else first, deal.active_seats)
    return deal.evolve(phase=Phase.SHOWDOWN, show_order=order)


def uncontested(deal: D) -> D:
    """One player is left: that one takes everything unseen (PL-40), but must prove openers where they are asked."""
    seat = deal.active_seats[0]
    if deal.rules.openers is not Openers.NONE and seat == deal.opener:
        return deal.evolve(phase=Phase.SHOWDOWN, show_order=(seat,))
    return _close(deal, {seat: deal.pot}, 0)


def pass_out(deal: D) -> D:
    """Nobody opened: the cards are thrown in and all the chips stay for the next deal (BG-05)."""
    carried = deal.pot
    events = (*deal.events, deal.note(EventKind.PASSED_OUT, amount=carried))
    return deal.evolve(phase=Phase.PASSED_OUT, carried_out=carried, won=(0,) * deal.players, events=events)


def legal_showdown(deal: DealState, seat: Seat) -> LegalActions:
    """What the player whose turn it is to show may do."""
    return LegalActions(show=True, muck=bool(deal.shown) and not deal.rules.show_all)


def refuse_showdown(deal: DealState, seat: Seat, action: Action) -> IllegalActionError | None:
    """Why this player may not do this at the showdown; None where it is legal."""
    legal = legal_showdown(deal, seat)
    if isinstance(action, Show) or (isinstance(action, Muck) and legal.muck):
        return None
    if not isinstance(action, Muck):
        return IllegalActionError(Reason.WRONG_PHASE, legal=legal, phase=deal.phase.value)
    if deal.rules.show_all:
        return IllegalActionError(Reason.ALL_SHOW, rule=deal.rules.cites("show_all"), legal=legal)
    alone = len(deal.show_order) == 1
    rule = deal.rules.cites("openers" if alone else "first_shows")
    return IllegalActionError(Reason.MUST_SHOW, rule=rule, legal=legal)


def show(deal: D, seat: Seat) -> D:
    """The player lays the hand open; the last one to do so ends the deal."""
    hand = deal.hands[seat]
    events = (*deal.events, deal.note(EventKind.SHOW, seat, cards=hand, count=len(hand)))
    if len(hand) != 5:
        events = (*events, deal.note(EventKind.DEAD_HAND, seat, count=len(hand)))
    return _settle(deal.evolve(shown=(*deal.shown, seat), events=events))


def muck(deal: D, seat: Seat) -> D:
    """The player gives the hand up unseen."""
    return _settle(deal.evolve(mucked=(*deal.mucked, seat), events=(*deal.events, deal.note(EventKind.MUCK, seat))))


def _settle(deal: D) -> D:
    """Pushes the pots once everybody has shown or mucked."""
    if deal.to_show:
        return deal
    if len(deal.active_seats) == 1:
        return _close(deal, {deal.active_seats[0]: deal.pot}, 0)
    strengths = {
        seat: strength(deal.hands[seat], deal.rules.joker) for seat in deal.shown if len(deal.hands[seat]) == 5
    }
    won: dict[Seat, int] = {}
    rest = unwon = 0
    for pot in _contested(deal.pots, {*strengths, *deal.mucked}):
        winners = _takers(deal, pot, strengths)
        if not winners:
            unwon += pot.amount
            continue
        shares, odd = split_pot(pot.amount, winners, carry=deal.rules.odd_chips is OddChips.CARRY)
        for seat, chips in shares.items():
            won[seat] = won.get(seat, 0) + chips
        rest += odd
    return _close(deal, won, rest, unwon)


def _takers(deal: DealState, pot: Pot, strengths: Mapping[Seat, int]) -> list[Seat]:
    """Who takes a pot; nobody where no hand is good enough to win."""
    if len(pot.eligible) == 1:
        # The others have given it up: it is taken unseen, whatever is thrown away for the pots below (A12, PL-40).
        return list(pot.eligible)
    trips = deal.rules.to_win is ToWin.TRIPS
    best = max((strengths[seat] for seat in pot.eligible if seat in strengths), default=-1)
    if best < 0:
        return [] if trips else [seat for seat in deal.mucked if seat in pot.eligible][-1:]
    if trips and HandRank(best).category < HandCategory.THREE_OF_A_KIND:
        return []
    return [seat for seat in pot.eligible if strengths.get(seat) == best]


def _contested(pots: tuple[Pot, ...], live: set[Seat]) -> list[Pot]:
    """The pots, with each that has dead hands alone put into the one below (EN-09)."""
    kept: list[Pot] = []
    for pot in pots:
        if kept and not live & set(pot.eligible):
            kept[-1] = Pot(kept[-1].amount + pot.amount, kept[-1].eligible)
        else:
            kept.append(pot)
    return kept


def _close(deal: D, won: dict[Seat, int], rest: int, unwon: int = 0) -> D:
    """Ends the deal: every chip of the pot goes to a winner or to the next pot, as what could not be divided or won."""
    won = {seat: chips for seat, chips in won.items() if chips}
    events: list[Event] = [deal.note(EventKind.WON, seat, amount=chips) for seat, chips in sorted(won.items())]
    if unwon:
        events.append(deal.note(EventKind.UNWON, amount=unwon))
    if rest:
        events.append(deal.note(EventKind.CARRIED, amount=rest))
    return deal.evolve(
        phase=Phase.OVER,
        stacks=tuple(stack + won.get(Seat(seat), 0) for seat, stack in enumerate(deal.stacks)),
        won=tuple(won.get(Seat(seat), 0) for seat in range(deal.players)),
        winners=tuple(sorted(won)),
        carried_out=rest + unwon,
        events=(*deal.events, *events),
    )


def hand_names(deal: DealState) -> dict[Seat, HandRank]:
    """What the hands are worth that were shown."""
    return {
        seat: HandRank(strength(deal.hands[seat], deal.rules.joker))
        for seat in deal.shown
        if len(deal.hands[seat]) == 5
    }
