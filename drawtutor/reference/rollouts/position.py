"""A position as roll-outs need it: read off a seat's view, it deals and plays chunks of deals, and adds them up."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from drawtutor.cards import Card
from drawtutor.hands import HandCategory, JokerUse
from drawtutor.reference.rollouts.cells import CARD_BITS
from drawtutor.reference.rollouts.dealing import Deals, Range, deal_hidden
from drawtutor.reference.rollouts.jokers import BUG, WILD, number_of
from drawtutor.reference.rollouts.playing import TO_START, Rows, exchange, note_draw, play, thrown_by_class
from drawtutor.reference.rollouts.policy import Policy, joined
from drawtutor.reference.rollouts.reading import Read, orders, read
from drawtutor.reference.rollouts.settling import order_from, payoffs
from drawtutor.reference.rollouts.supply import Plentiful, Scarce, Supply
from drawtutor.reference.rollouts.terms import Stage, Terms
from drawtutor.reference.rollouts.tree import PASSIVE, tree_of
from drawtutor.reference.starts import MOST_THROWN
from drawtutor.rules import Action, Bet, Call, Check, Discard, EventKind, Fold, Phase, RaiseTo, SeatView, StandPat

__all__ = ["MOST_ROWS", "Position"]

_HAND: Final = 5
_SPOKEN: Final = (EventKind.FOLD, EventKind.CHECK, EventKind.CALL, EventKind.BET, EventKind.RAISE)
MOST_ROWS: Final = 40_000
"""As many deals after an action are played at a time: memory stays small, and arrays in the cache."""


class Position:
    """A seat that is to act, with what its opponents may hold and how everybody plays."""

    def __init__(
        self,
        view: SeatView,
        ranges: Sequence[Range],
        policies: Mapping[int, Policy],
        share: tuple[int, int],
        *,
        whole: bool = False,
    ) -> None:
        """Reads the view; deals nothing yet.

        ``ranges`` is for every opponent who is in, ``policies`` for every seat.
        ``whole`` plays on where the seat itself has folded.
        """
        different = list({id(policy): policy for policy in policies.values()}.values())
        places = [0] * len(view.players)
        for seat, policy in policies.items():
            places[seat] = next(place for place, other in enumerate(different) if other is policy)
        self.view = view
        self.seat = int(view.seat)
        self.policy = joined(different)
        self.ranges = ranges
        self.tree = tree_of(Terms.of(view, share), self.seat, tuple(places), whole=whole)
        self.pot = 0.0
        """Chips that the tree does not count any more."""
        self.paid = np.zeros(len(view.players))
        self.moment = self._found()
        limit = view.rules.draw_limit
        self.thrown = thrown_by_class(min(limit, MOST_THROWN))
        self.own = read(np.array(self._numbers(view.hand), dtype=np.uint8)[:, None])
        self._owed = sum(max(0, _HAND - player.cards) for player in view.players if player.active and player.drawn)
        """Cards that the dealer owes those who have drawn: they come first, and are in their hands here."""
        self._supplied = self._slots()
        dry = self._owed > view.stub
        self._reshuffled = dry or any(event.kind is EventKind.RESHUFFLE for event in view.events)

    def _found(self) -> int:
        """The moment of the view in the tree, by what everybody has done in the open."""
        number = self.tree.root
        for event in self.view.events:
            if event.kind not in _SPOKEN:
                continue
            number = self._through_exchanges(number, event.exchange)
            if event.kind is EventKind.FOLD:
                number = self.tree.folded(number)
            elif event.kind in (EventKind.CHECK, EventKind.CALL):
                number = self.tree.chosen(number, PASSIVE)
            else:
                number = self.tree.sized(number, event.to)
        return self._through_exchanges(number, self.view.exchange - (self.view.phase is Phase.DRAW))

    def _through_exchanges(self, number: int, exchanges: int) -> int:
        """The moment when so many exchanges are over."""
        while self.tree.stage[number] == Stage.EXCHANGE and self.tree.moments[number].exchange < exchanges:
            if self.tree.carries(number):
                self.pot += float(self.tree.paid[number].sum())
                self.paid += self.tree.paid[number]
            number = self.tree.after_exchange(number)
        return number

    def _slots(self) -> tuple[tuple[dict[int, int], ...], int] | None:
        """By exchange to come the row of the stub from which a seat is served, and how many rows; None: too few."""
        view = self.view
        first = view.exchange if view.phase is not Phase.DRAW else view.exchange - 1
        most = min(view.rules.draw_limit, MOST_THROWN)
        exchanges: list[dict[int, int]] = []
        rows = 0
        for number in range(first, view.rules.exchanges):
            served: dict[int, int] = {}
            for player in view.players:
                now = view.phase is Phase.DRAW and number == first
                if player.active and not (now and player.drawn is not None):
                    served[player.seat] = rows
                    rows += view.rules.most_discards if now and player.seat == view.seat else most
            exchanges.append(served)
        return (tuple(exchanges), rows) if rows <= view.stub - self._owed else None

    @property
    def _stub(self) -> int:
        """How many cards of the stub nobody who has drawn is waiting for."""
        return max(0, self.view.stub - self._owed)

    def _numbers(self, cards: Iterable[Card]) -> list[int]:
        return [number_of(card, self.view.rules.joker) for card in cards]

    @property
    def seen(self) -> tuple[Card, ...]:
        """The cards that nobody else can hold, nor get. Discards come back when they are shuffled again."""
        gone = () if self._reshuffled else self.view.discarded
        return (*self.view.hand, *gone, *self.view.exposed)

    def values(self, rng: np.random.Generator, actions: Sequence[Action], deals: int) -> NDArray[np.float64]:
        """What so many deals bring after each of these actions, a row each: chips from this decision on."""
        _, rows = self.played(rng, actions, deals)
        found = payoffs(self.tree, rows, self.seat) + self.view.me.paid
        return found.reshape(len(actions), deals)

    def played(self, rng: np.random.Generator, actions: Sequence[Action], deals: int) -> tuple[Deals, Rows]:
        """So many deals, and their rows at the end: all deals of the first action, then of the next."""
        to_come = self._supplied[1] if self._supplied else self._stub
        # A joker that does not play is seen, as it were.
        others = {JokerUse.NONE: (WILD, BUG), JokerUse.WILD: (BUG,), JokerUse.BUG: (WILD,)}[self.view.rules.joker]
        seen = [*self._numbers(self.seen), *others]
        dealt = deal_hidden(rng, deals, seen, self.ranges, to_come, reshuffled=self._reshuffled)
        rows = self._rows(dealt, deals, len(actions))
        supply = self._supply(rng, dealt, rows)
        for place, action in enumerate(actions):
            self._begin(rows, supply, slice(place * deals, (place + 1) * deals), action)
        # In an exchange that is under way those before this seat have drawn.
        drawers = range(self.seat + 1 if self.view.phase is Phase.DRAW else 0, len(self.view.players))
        openers = None
        if self.tree.terms.needs_openers and self.view.phase is Phase.BET1:
            openers = rows.made >= order_from(HandCategory.PAIR, 11)
        rows.remember()
        play(rng, self.tree, self.policy, rows, supply, openers, self.thrown, drawers)
        return dealt, rows

    def _rows(self, dealt: Deals, deals: int, actions: int) -> Rows:
        view, count = self.view, deals * actions
        players = len(view.players)
        deal = np.tile(np.arange(deals), actions)
        own = Read(np.repeat(self.own.cards, deals, axis=1), self.own.number.repeat(deals), self.own.code.repeat(deals))
        hands = {**dealt.hands, self.seat: own}
        start = np.zeros((players, count), dtype=np.uint8)
        made = np.full((players, count), -1, dtype=np.int16)
        for seat, hand in hands.items():
            start[seat] = np.tile(TO_START[hand.start], actions)
            made[seat] = np.tile(orders(hand.cards), actions)
        by_row = view.rules.exchanges - view.exchange + (view.phase is Phase.DRAW) > 1
        if by_row:
            hands = {seat: hand.at(deal) for seat, hand in hands.items()}
        drawn = np.zeros((players, count), dtype=np.int8)
        smallest = 0
        for player in view.players:
            if player.active and player.drawn is not None:
                drawn[player.seat] = player.drawn
                if view.phase is Phase.DRAW:
                    smallest = min(smallest or 9, player.drawn + 1)
        return Rows(
            deal=deal,
            moment=np.full(count, self.moment, dtype=np.int32),
            hands=hands,
            by_row=by_row,
            start=start,
            made=made,
            drawn=drawn,
            smallest=np.full(count, smallest, dtype=np.int8),
            pot=np.full(count, self.pot),
            paid=np.repeat(self.paid[:, None], count, axis=1),
        )

    def _supply(self, rng: np.random.Generator, dealt: Deals, rows: Rows) -> Supply:
        if self._supplied:
            return Plentiful(dealt.stub, self._supplied[0])
        view, left = self.view, self._stub
        guarded = self.tree.terms.needs_openers
        if self._reshuffled:
            # What lies in the pile now is some of the cards that nobody holds.
            discards = view.discards - max(0, self._owed - view.stub)
            pile = np.bitwise_or.reduce(CARD_BITS[dealt.stub[left : left + max(0, discards)]], axis=0)
        else:
            # What the opener has thrown lies apart, as the proof of what it opened with (EN-12).
            apart = view.opener if guarded else None
            own = () if apart == view.seat else view.discarded
            pile = np.full(int(rows.deal[-1]) + 1, _bits(self._numbers(own)), dtype=np.uint64)
            for seat, thrown in dealt.thrown.items():
                if seat != apart:
                    pile |= thrown

        def opener(which: NDArray[np.int64]) -> NDArray[np.int64]:
            found = self.tree.opener[rows.moment[which]].astype(np.int64)
            return found if guarded else np.full_like(found, -1)

        return Scarce(rng, dealt.stub, left, rows.deal, pile, opener)

    def _begin(self, rows: Rows, supply: Supply, where: slice, action: Action) -> None:
        """Plays the action that is looked at in its rows."""
        if isinstance(action, StandPat | Discard):
            cards = action.cards if isinstance(action, Discard) else ()
            which = np.arange(where.start, where.stop)
            note_draw(rows, self.seat, which, len(cards))
            if cards:
                thrown = np.isin(self.own.cards, self._numbers(cards))
                shape = (5, len(which))
                hands, keeps = np.broadcast_to(self.own.cards, shape), np.broadcast_to(~thrown, shape)
                exchange(rows, supply, self.seat, which, hands, keeps)
            return
        rows.moment[where] = self.after(action)

    def after(self, action: Action) -> int:
        """The moment after a bet, a call, a check or a fold of the seat's."""
        match action:
            case Fold():
                return self.tree.folded(self.moment)
            case Check() | Call():
                return self.tree.chosen(self.moment, PASSIVE)
            case Bet(to) | RaiseTo(to):
                return self.tree.sized(self.moment, to)
        msg = f"{action} is not played out"
        raise ValueError(msg)


def _bits(cards: Iterable[int]) -> np.uint64:
    found = np.uint64(0)
    for card in cards:
        found |= CARD_BITS[card]
    return found
