"""Positions to roll out, strategies to do it with, and a deal's rows played again through the rules engine."""

from __future__ import annotations

from itertools import combinations, pairwise
from random import Random

import numpy as np
from numpy.typing import NDArray

from drawtutor.cards import DECK, JOKER, Card
from drawtutor.hands import HandCategory, HandRank, JokerUse, strength
from drawtutor.reference.rollouts.dealing import Deals
from drawtutor.reference.rollouts.jokers import NUMBERS, number_of
from drawtutor.reference.rollouts.playing import Rows
from drawtutor.reference.rollouts.policy import Policy
from drawtutor.reference.rollouts.position import Position
from drawtutor.reference.rollouts.supply import Cards, Index, Supply
from drawtutor.reference.rollouts.tree import UNKNOWN
from drawtutor.reference.table.packed import DRAW_ROWS, ROWS, TableStrategy
from drawtutor.reference.table.player import TablePlayer
from drawtutor.rules import (
    Action,
    Bet,
    Burn,
    Call,
    Check,
    Deal,
    Dealer,
    DealHand,
    Discard,
    Fold,
    IllegalActionError,
    Phase,
    RaiseTo,
    Seat,
    Serve,
    Show,
    StandPat,
    Table,
)
from tests.strategies import begun, some_legal_action


def random_policy(seed: int, *, folds: int = 60, wagers: int = 60) -> Policy:
    """A strategy without a plan, that does everything now and then."""
    rng = np.random.default_rng(seed)
    first = rng.integers(0, folds, ROWS, dtype=np.uint8)
    second = rng.integers(0, wagers, ROWS, dtype=np.uint8)
    return Policy.of(first, second, rng.integers(0, 60, len(DRAW_ROWS), dtype=np.uint8))


def some_position(table: Table, seed: int) -> Deal | None:
    """A moment of a deal at which somebody has a bet or a draw to choose; None where none comes."""
    deal = begun(table)
    if deal is None:
        return None
    rng, dealer = Random(seed), Dealer(f"{seed}")
    wanted = rng.randint(0, 12)
    while not deal.phase.is_end and deal.phase is not Phase.SHOWDOWN:
        if deal.dealer_owes:
            deal = deal.serve(dealer.next(deal))
        elif wanted:
            wanted -= 1
            deal = deal.act(*some_legal_action(deal, rng))
        else:
            return deal
    return None


class _Recording(Supply):
    def __init__(self, other: Supply) -> None:
        self.other = other
        self.exchange = 0
        self.drawn: dict[tuple[int, int, int], tuple[tuple[int, ...], tuple[int, ...]]] = {}

    def next_exchange(self) -> None:
        self.exchange += 1
        self.other.next_exchange()

    def draw(self, seat: int, which: Index, deal: Index, hands: Cards, keeps: NDArray[np.bool_]) -> Cards:
        found = self.other.draw(seat, which, deal, hands, keeps)
        for place, row in enumerate(which.tolist()):
            gone = tuple(hands[~keeps[:, place], place].tolist())
            self.drawn[row, self.exchange, seat] = gone, tuple(found[~keeps[:, place], place].tolist())
        return found


class Followed(Position):
    """A position whose rows can be followed: what each did, and which cards came."""

    recorded: _Recording

    def _supply(self, rng: np.random.Generator, dealt: Deals, rows: Rows) -> Supply:
        rows.history = []
        self.recorded = _Recording(super()._supply(rng, dealt, rows))
        return self.recorded


def choices_of(position: Position, history: list[NDArray[np.int32]], row: int) -> list[Action]:
    """What was done in the betting rounds of a row, after the action that is looked at."""
    numbers = [int(moments[row]) for moments in history]
    found: list[Action] = []
    for before, after in pairwise(numbers):
        one, other = position.tree.moments[before], position.tree.moments[after]
        if before == after or position.tree.seat[before] == UNKNOWN:
            continue
        seat = one.waiting[0]
        if not other.active >> seat & 1:
            found.append(Fold())
        elif other.bets > one.bets and other.level > one.level and (other.exchange == one.exchange):
            found.append(Bet(other.level) if not one.level else RaiseTo(other.level))
        else:
            found.append(Call() if one.level > one.staked[seat] else Check())
    return found


def card_of(number: int) -> Card:
    """The card of a number in roll-outs."""
    return DECK[number] if number < len(DECK) else JOKER


def decided_strategy(seed: int) -> TableStrategy:
    """A strategy that never mixes, and does anything."""
    rng = np.random.default_rng(seed)
    bets = rng.choice(3, ROWS, p=(0.1, 0.6, 0.3))
    throws = rng.integers(0, 4, len(DRAW_ROWS))
    first, second = (bets == 0) * 255, (bets == 2) * 255
    draws = slice(DRAW_ROWS.start, DRAW_ROWS.stop)
    first[draws], second[draws] = (throws == 0) * 255, (throws == 1) * 255
    planes = (first, second, (throws == 2) * 255)
    return TableStrategy(
        **dict(zip(("first", "second", "third"), (plane.astype(np.uint8).tobytes() for plane in planes), strict=True))
    )


class Again:
    """One row played again through the engine."""

    player: TablePlayer | None = None
    """Who is asked at every choice whether it would do the same."""

    def __init__(self, position: Followed, root: Deal, dealt: Deals, rows: Rows, row: int) -> None:
        self.position, self.root, self.row = position, root, row
        self.column = int(rows.deal[row])
        self.dealt = dealt
        self.bets = choices_of(position, rows.history or [], row)
        first = root.exchange - (root.phase is Phase.DRAW)
        self.draws = {
            (first + exchange + 1, seat): its
            for (which, exchange, seat), its in position.recorded.drawn.items()
            if which == row
        }

    def play(self, action: Action) -> Deal | None:
        """The deal at its end; None where the past cannot be told from what is held now."""
        deal = self._up_to_now()
        if deal is None:
            return None
        served: list[int] = []
        if isinstance(action, Discard):
            served = list(self.draws[deal.exchange, deal.to_act or 0][1])
        deal = deal.act(self.root.to_act or Seat(0), action)
        waiting: dict[int, list[int]] = {self.root.to_act or 0: served}
        while not deal.phase.is_end:
            deal = self._step(deal, waiting)
        return deal

    def _step(self, deal: Deal, waiting: dict[int, list[int]]) -> Deal:
        if deal.serving is not None:
            seat, wanted = deal.serving
            future = {card for _, new in self.draws.values() for card in new}
            spare = next((card for card in DECK if deal.stub >> card.index & 1 and card.index not in future), None)
            if spare is not None:
                try:
                    return deal.serve(Burn(spare))
                except IllegalActionError:
                    pass
            cards = tuple(card_of(waiting[seat].pop(0)) for _ in range(wanted))
            return deal.serve(Serve(seat, cards))
        seat_ = deal.to_act
        assert seat_ is not None
        if deal.phase is Phase.SHOWDOWN:
            return deal.act(seat_, Show())
        if deal.phase is Phase.DRAW:
            if (deal.exchange, seat_) in self.draws:
                gone, new = self.draws[deal.exchange, seat_]
                waiting[seat_] = list(new)
                return self._acted(deal, seat_, Discard(tuple(card_of(card) for card in gone)))
            return self._acted(deal, seat_, StandPat())
        return self._acted(deal, seat_, self.bets.pop(0))

    def _acted(self, deal: Deal, seat: Seat, action: Action) -> Deal:
        if self.player is not None:
            (choice,) = self.player.choices(deal.view(seat))
            one, other = choice.action, action
            if isinstance(one, Discard) and isinstance(other, Discard):
                # Of two cards of a rank either may go.
                assert sorted(card.rank for card in one.cards) == sorted(card.rank for card in other.cards)
            else:
                assert one == other
        return deal.act(seat, action)

    def _up_to_now(self) -> Deal | None:
        """A deal in which everybody did what they did, and hidden hands are those of this row."""
        root, seat = self.root, self.root.to_act
        deal = Deal.begin(
            root.rules,
            root.stakes,
            stacks=root.start_stacks,
            antes=root.antes,
            blinds=root.blinds,
            carried=root.carried_in,
        )
        first, later = self._hands()
        if first is None:
            return None
        for who, move in root.moves:
            if isinstance(move, DealHand):
                cards = move.cards if move.seat == seat else tuple(card_of(card) for card in first[move.seat])
                deal = deal.serve(DealHand(move.seat, cards))
            elif isinstance(move, Serve):
                cards = move.cards if move.seat == seat else later[move.seat][1][: len(move.cards)]
                if move.seat != seat:
                    later[move.seat] = (later[move.seat][0], later[move.seat][1][len(move.cards) :])
                deal = deal.serve(Serve(move.seat, cards))
            elif isinstance(move, Burn):
                return None
            elif isinstance(move, Discard) and who != seat:
                assert who is not None
                if deal.rules.draw_limit < 4 and deal.rules.four_with_ace and len(move.cards) == 4:
                    return None
                deal = deal.act(who, Discard(later[who][0]))
            else:
                assert who is not None
                deal = deal.act(who, move)  # type: ignore[arg-type]
        return deal

    def _hands(self) -> tuple[dict[int, tuple[int, ...]] | None, dict[int, tuple[tuple[Card, ...], tuple[Card, ...]]]]:
        """What each was dealt, and what it threw and got since."""
        root = self.root
        held = (*root.hands[root.to_act or 0], *root.thrown[root.to_act or 0])
        own = {number_of(card, root.rules.joker) for card in held}
        first: dict[int, tuple[int, ...]] = {}
        later: dict[int, tuple[tuple[Card, ...], tuple[Card, ...]]] = {}
        taken = set(own)
        for seat, read in self.dealt.hands.items():
            now = tuple(int(card) for card in read.cards[:, self.column])
            bits = int(self.dealt.thrown[seat][self.column]) if seat in self.dealt.thrown else 0
            gone = tuple(card for card in range(NUMBERS) if bits >> card & 1)
            taken |= {*now, *gone}
            choices = list(combinations(now, len(gone)))
            hands = [(tuple(set(now) - set(new)) + gone, new) for new in choices]
            if root.rules.openers.value == "jacks" and root.opener == seat:
                hands = [(hand, new) for hand, new in hands if _opens(hand, root.rules.joker)]
            if not hands:
                return None, {}
            first[seat] = hands[0][0]
            later[seat] = (tuple(card_of(card) for card in gone), tuple(card_of(card) for card in hands[0][1]))
        future = {card for _, new in self.draws.values() for card in new}
        free = [card for card in range(52) if card not in taken and card not in future]
        for seat, here in enumerate(root.dealt_in):
            if here and seat not in first and seat != root.to_act:
                proves = root.opener == seat and root.rules.openers.value == "jacks"
                if len(free) < 5 or root.drawn[seat] is not None or proves:
                    # Who has folded has thrown nothing, opened with nothing, and holds five cards of the rest.
                    return None, {}
                first[seat] = tuple(free.pop() for _ in range(5))
        return first, later


def _opens(hand: tuple[int, ...], joker: JokerUse) -> bool:
    rank = HandRank(strength([card_of(card) for card in hand], joker))
    return rank.category > HandCategory.PAIR or (rank.category is HandCategory.PAIR and rank.made_of[0] >= 11)
