"""The actions that roll-outs look at where nobody says which: every kind of bet, the holds that matter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from drawtutor.cards import JOKER, Card, Rank
from drawtutor.odds import HoldRanks, all_hold_ranks
from drawtutor.reference.starts import kept_by, start_of
from drawtutor.reference.table.player import without_joker
from drawtutor.rules import Action, Bet, Call, Check, Discard, Fold, Limit, Phase, RaiseTo, SeatView, StandPat

__all__ = ["actions_of"]

_SHARES: Final = ((1, 3), (3, 5), (1, 1))
"""Shares of the pot that are looked at where a bet has no one size."""


def actions_of(view: SeatView) -> tuple[Action, ...]:
    """The actions that are looked at by themselves: in a betting round all kinds, in the exchange the best holds.

    A hold is looked at where it is the best of its number of cards by the mean rank of what it becomes, or what a
    reference player would keep.
    """
    if view.phase is Phase.DRAW:
        return _holds(view)
    legal = view.legal
    actions: list[Action] = [Fold()]
    if legal.check:
        actions.append(Check())
    if legal.call:
        actions.append(Call())
    actions += [Bet(to) if legal.bet else RaiseTo(to) for to in _sizes(view)]
    return tuple(actions)


def _sizes(view: SeatView) -> Sequence[int]:
    legal = view.legal
    if legal.wager is None:
        return ()
    if legal.wagers or view.rules.limit is Limit.FIXED:
        return legal.wagers
    low, high = legal.wager
    wished = [view.level + round(part * (view.pot + legal.to_call) / whole) for part, whole in _SHARES]
    return sorted({low, high, *(min(high, max(low, size)) for size in wished)})


def _holds(view: SeatView) -> tuple[Action, ...]:
    hand, legal, joker = view.hand, view.legal, view.rules.joker
    best: dict[int, tuple[float, tuple[Card, ...]]] = {}
    most = max(legal.max_discards, 4 if legal.four_with_ace else 0)
    for hold in all_hold_ranks(hand, max_discards=most, joker=joker):
        thrown = 5 - len(hold.keep)
        kept_ace = len(hold.keep) == 1 and hold.keep[0].rank is Rank.ACE
        if thrown > legal.max_discards and not (legal.four_with_ace and kept_ace):
            continue
        mean = _mean(hold)
        if thrown not in best or mean > best[thrown][0]:
            best[thrown] = mean, tuple(hold.keep)
    kept = {frozenset(keep) for _, keep in best.values()}
    standing = without_joker(hand, joker)
    for thrown in start_of(standing).throws:
        if thrown <= legal.max_discards:
            keep = kept_by(standing, thrown)
            kept.add(frozenset(card for card, as_ in zip(hand, standing, strict=True) if as_ in keep or card is JOKER))
    ordered = sorted(kept, key=lambda keep: (-len(keep), sorted(card.index for card in keep)))
    return tuple(_throw(tuple(card for card in hand if card not in keep)) for keep in ordered)


def _throw(cards: tuple[Card, ...]) -> Action:
    return Discard(cards) if cards else StandPat()


def _mean(hold: HoldRanks) -> float:
    counts = np.frombuffer(hold.packed, dtype=np.uint16)
    return float(counts @ np.arange(len(counts), dtype=np.float64)) / hold.total
