"""The reference player for three to six: what it does in a view, with which chance.

It was trained, not solved, and is never called optimal. It sees its seat's view and nothing else. At stakes,
limits and options that it was not trained at it plays the nearest structure that it knows, and says which.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Final

from drawtutor.cards import DECK, JOKER, Card
from drawtutor.hands import JokerUse, strength
from drawtutor.reference.finals import final_of
from drawtutor.reference.starts import kept_by, start_of
from drawtutor.reference.table.classes import TO_TABLE_FINAL, TO_TABLE_START
from drawtutor.reference.table.packed import TableStrategy, table_row, table_strategy
from drawtutor.reference.table.situations import SECOND_UNBET, most_raises
from drawtutor.reference.table.structures import TableStructure, fits, nearest_structure
from drawtutor.reference.table.watching import situation_of
from drawtutor.rules import Action, Bet, Call, Check, Discard, Fold, Limit, Phase, RaiseTo, SeatView, StandPat

__all__ = ["Choice", "TablePlayer", "as_bets", "as_throws", "table_player", "usual_size", "without_joker"]

# Where a bet has no one size, this share of the pot: about what a bet is in fixed limit.
_SHARE: Final = Fraction(3, 5)


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing that a player may do, and how often it does it."""

    action: Action
    chance: Fraction
    """Above 0; the chances of all choices add up to 1."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TablePlayer:
    """The reference player of one structure."""

    structure: TableStructure
    strategy: TableStrategy

    def fits(self, view: SeatView) -> bool:
        """Whether it was trained at just such a table; else its play is the nearest that it knows."""
        return fits(view, self.structure)

    def choices(self, view: SeatView) -> tuple[Choice, ...]:
        """What it may do in this view, in a betting round or the exchange; everything named is legal.

        Raises `ValueError` where this seat has nothing to choose (`situation_of`). A hand that is not of five
        cards is checked or folded, and stands pat.
        """
        situation = situation_of(view)
        if len(view.hand) != 5:
            return _certain(StandPat() if view.phase is Phase.DRAW else Check() if view.legal.check else Fold())
        hand = without_joker(view.hand, view.rules.joker)
        if situation.number < SECOND_UNBET.first:
            class_ = TO_TABLE_START[start_of(hand).index]
        else:
            class_ = TO_TABLE_FINAL[final_of(strength(hand)).index]
        chances = self.strategy.chances(table_row(situation.number, class_))
        if view.phase is Phase.DRAW:
            return as_throws(view, hand, chances)
        return as_bets(view, chances)

    def choose(self, view: SeatView, rng: Random) -> Action:
        """One of its choices, drawn by their chances; the same for the same view and state of ``rng``."""
        choices = self.choices(view)
        return rng.choices([choice.action for choice in choices], [float(choice.chance) for choice in choices])[0]


def table_player(view: SeatView) -> TablePlayer:
    """The reference player for the table of this view: of the structure that is most like it."""
    structure = nearest_structure(view)
    return TablePlayer(structure=structure, strategy=table_strategy(structure))


def _certain(action: Action) -> tuple[Choice, ...]:
    return (Choice(action, Fraction(1)),)


def _shared(weights: Sequence[tuple[Action, int]]) -> tuple[Choice, ...]:
    total = sum(weight for _, weight in weights)
    return tuple(Choice(action, Fraction(weight, total)) for action, weight in weights if weight)


def as_bets(view: SeatView, chances: Sequence[int]) -> tuple[Choice, ...]:
    """These chances to fold, to check or call, and to bet or raise, as what is legal in the view comes nearest to.

    Where the house sets no end to the raises there are no more than `most_raises`.
    """
    legal = view.legal
    fold, passive, wager = chances
    raised_enough = view.raises >= most_raises(view.rules.limit, one_circuit=view.rules.one_circuit)
    if raised_enough or not (legal.bet or legal.raise_):
        passive, wager = passive + wager, 0
    if legal.check or not legal.fold:
        passive, fold = passive + fold, 0
    elif not legal.call:
        fold, passive = fold + passive, 0
    weights: list[tuple[Action, int]] = [(Fold(), fold), (Check() if legal.check else Call(), passive)]
    if wager:
        to = usual_size(view)
        weights.append((Bet(to) if legal.bet else RaiseTo(to), wager))
    return _shared(weights)


def usual_size(view: SeatView) -> int:
    """The total of its bet or raise: the unit in fixed limit, else a share of the pot within what is legal."""
    legal = view.legal
    low, high = legal.wager or (0, 0)
    if legal.wagers or view.rules.limit is Limit.FIXED:
        return low
    wished = view.level + round(_SHARE * (view.pot + legal.to_call))
    return min(high, max(low, wished))


def as_throws(view: SeatView, hand: tuple[Card, ...], chances: Sequence[int]) -> tuple[Choice, ...]:
    """These chances to throw none, one, two and three cards, as what is legal comes nearest to.

    ``hand`` is the hand as `without_joker` gives it.
    """
    most = view.legal.max_discards
    weights = [0] * len(chances)
    for thrown, chance in enumerate(chances):
        # Who may throw fewer cards than it would throws as many as it may.
        weights[min(thrown, most)] += chance
    throws = start_of(hand).throws
    # A hand that never throws so many throws the most it may, which two numbers may come to.
    actions: dict[Action, int] = {}
    for thrown, weight in enumerate(weights):
        if weight:
            cards = _thrown(view.hand, hand, thrown if thrown in throws else max(throws), thrown)
            action = Discard(cards) if cards else StandPat()
            actions[action] = actions.get(action, 0) + weight
    return _shared(tuple(actions.items()))


def _thrown(held: Sequence[Card], hand: Sequence[Card], thrown: int, most: int) -> tuple[Card, ...]:
    """The cards to throw so that so many go; a joker is never one of them."""
    kept = kept_by(hand, thrown)
    cards = [mine for mine, stands_for in zip(held, hand, strict=True) if stands_for not in kept and mine is not JOKER]
    return tuple(sorted(cards, key=lambda card: card.rank)[:most])


def without_joker(hand: Sequence[Card], joker: JokerUse) -> tuple[Card, ...]:
    """The hand with the joker as the card that makes the most of it, and of equal ones the first in the deck.

    Five of a kind becomes four of a kind: there is no fifth card of a rank.
    """
    if JOKER not in hand:
        return tuple(hand)
    others = [card for card in hand if card is not JOKER]
    usable = [card for card in DECK if card not in others]
    if joker is JokerUse.BUG:
        usable = [card for card in usable if card.rank == 14 or _completes(card, others)] or usable
    best = max(usable, key=lambda card: (strength((*others, card)), -card.index))
    return tuple(best if card is JOKER else card for card in hand)


def _completes(card: Card, others: Sequence[Card]) -> bool:
    """Whether the bug may stand for this card: it completes a straight or a flush."""
    return strength((*others, card)) >> 20 in (4, 5, 8)
