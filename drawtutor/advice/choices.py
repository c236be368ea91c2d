"""Every choice that answers a turn in a betting round or an exchange, whether it can be counted or not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from drawtutor.advice.bet_model import betting_choices
from drawtutor.advice.reading import announced
from drawtutor.cards import Rank
from drawtutor.rules import Action, Discard, SeatView, StandPat

__all__ = ["all_choices"]


def all_choices(view: SeatView, asked: Sequence[Action] = ()) -> tuple[Action, ...]:
    """All that is legal: of many sizes of a bet some and those ``asked`` about; no card thrown first, then one.

    Who has asked for a number of cards throws as many.
    """
    if view.phase.is_betting:
        return betting_choices(view, asked)
    if not view.legal.stand_pat:
        return ()
    said = announced(view)
    throws = (throw for throw in _throws(view) if said in (None, len(throw.cards)))
    return (StandPat(), *throws) if not said else tuple(throws)


def _throws(view: SeatView) -> Iterator[Discard]:
    legal = view.legal
    for count in range(1, len(view.hand) + 1):
        for cards in combinations(view.hand, count):
            kept = [card for card in view.hand if card not in cards]
            four = legal.four_with_ace and count == 4 and [card.rank for card in kept] == [Rank.ACE]
            if count <= legal.max_discards or four:
                yield Discard(cards)
