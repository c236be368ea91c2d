"""The chance to win at the showdown against what the others may hold, and how often they fold to a bet.

Nothing is sampled. Hands are told apart by the reference's classes; what one draws oneself, and what the others
draw, is taken to be independent, and those who have yet to draw throw what is usual for their hand. Needs numpy.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from functools import cache, lru_cache
from math import prod
from typing import Final

import numpy as np
from numpy.typing import NDArray

from drawtutor.advice.ranges import Held
from drawtutor.advice.reading import known_cards, max_discards, opponents, winnable
from drawtutor.cards import Card
from drawtutor.hands import strength
from drawtutor.odds import common_sense
from drawtutor.reference import (
    FINALS,
    STARTS,
    Act,
    StartKind,
    becoming,
    final_of,
    holds_of,
    replies,
    share_within,
    standing_of,
    staying_in_solved,
)
from drawtutor.rules import Action, Bet, Call, Fold, Phase, RaiseTo, Seat, SeatView

__all__ = ["Outlook", "Prospect"]

Floats = NDArray[np.float64]

_MOST_DRAWN: Final = 3
_ACTS: Final = {Bet: Act.BET, RaiseTo: Act.RAISE, Call: Act.CALL}


@dataclass(frozen=True, slots=True, kw_only=True)
class Prospect:
    """What comes of one action in a betting round, if nobody bets after it."""

    cost: int
    """The chips that it takes."""
    pot: float
    """The chips that are played for when somebody stays, one's own included; calls to come as they come on average."""
    settled: bool
    """Whether that pot is known: nobody has still to answer."""
    wins: float
    """The share of it that is won when somebody stays."""
    folded: float
    """How often everybody folds."""
    staying: float
    """How many others stay on average, where not everybody folds."""
    beside: float | None = None
    """Where somebody is all-in for less, how often all who can fold do; None where nobody is. The share that is won is
    then that of all the pots together, without what of one's own nobody matches: that comes back, and is not won."""
    short: tuple[Seat, ...] = ()
    """Who is all-in for less."""
    main: float = 0.0
    """How often the pot with all of those is won."""
    side: float = 0.0
    """How often the last side pot is won, where somebody stays in it."""

    @property
    def even(self) -> float:
        """How many even shares of the pot are won against those who stay: over 1 is ahead of them on the whole."""
        return self.wins * (1 + self.staying)

    @property
    def needed(self) -> float:
        """The share of the pot that its price needs."""
        return self.cost / self.pot if self.pot else 0.0


class Outlook:
    """One seat's decision: its own hand, and what the others may come to hold."""

    def __init__(self, view: SeatView, others: Sequence[Held], *, solved: bool = False) -> None:
        """``others`` are what each opponent may hold; ``solved`` has the solved strategy of two answer bets."""
        self.view = view
        self.solved = solved
        self.others = {player.seat: player for player in opponents(view)}
        self._starts: dict[Seat, Floats] = {}
        self._finals: dict[Seat, Floats] = {}
        for one in others:
            self._starts[one.seat] = np.array(one.starts)
            later = one.finals is None
            self._finals[one.seat] = self._drawn(self._starts[one.seat]) if later else np.array(one.finals)
        self._holds: Mapping[frozenset[Card], Floats] | None = None

    def _drawn(self, starts: Floats) -> Floats:
        found: Floats = starts @ _usual(self.view.rules.draw_limit)
        return found

    def at_its_best(self, seat: Seat, part: float) -> Outlook:
        """The same decision, where this opponent holds one of the best of its final hands: so large a part of them."""
        weights = self._finals[seat]
        above = np.cumsum(weights[::-1])[::-1] - weights
        found = copy(self)
        found._finals = self._finals | {seat: np.clip(part * weights.sum() - above, 0.0, weights) / part}
        return found

    # -- One's own hand --

    def _mine(self) -> Floats:
        """The chance of each class of final hand: of the hand as it is after the draw, of the plain throw before."""
        view = self.view
        if view.phase is Phase.BET2:
            found = np.zeros(len(FINALS))
            found[final_of(strength(view.hand)).index] = 1.0
            return found
        return self._of(common_sense(view.hand, max_discards=max_discards(view)))

    def _of(self, keep: Sequence[Card]) -> Floats:
        if self._holds is None:
            self._holds = _holds(tuple(self.view.hand), known_cards(self.view))
        return self._holds[frozenset(keep)]

    def _within(self) -> float:
        """The share that is won of a pot against the class of one's own hand."""
        if self.view.phase is not Phase.BET2:
            return 0.5
        mine = strength(self.view.hand)
        return share_within(final_of(mine).index, mine)

    # -- The chance to win --

    def _beaten(self, weights: Floats) -> Floats:
        """How much of these weights each class of one's own beats, half of one's own class counted."""
        below = np.cumsum(weights) - weights
        found: Floats = below + self._within() * weights
        return found

    def holding(self, keep: Sequence[Card]) -> float:
        """The chance that this hold wins, if everybody stays and nobody bets again."""
        chance = self._of(keep).copy()
        for weights in self._finals.values():
            chance *= self._beaten(weights)
        return float(chance.sum())

    @property
    def stays(self) -> float:
        """The chance that one's hand wins, if everybody stays and nobody bets again."""
        chance = self._mine()
        for weights in self._finals.values():
            chance = chance * self._beaten(weights)
        return float(chance.sum())

    def beats(self, seat: Seat) -> float:
        """The chance that one's hand is better than this opponent's, as all it has done tells of it."""
        return float(self._mine() @ self._beaten(self._finals[seat]))

    def bluffs(self, seat: Seat) -> float:
        """Which part of what one's hand beats, of this opponent's range, is no pair at all."""
        weights = self._finals[seat]
        nothing = np.array([final.category == 0 for final in FINALS])
        mine = int(np.argmax(self._mine()))
        below = weights[: mine + 1].sum()
        return float((weights * nothing)[: mine + 1].sum() / below) if below else 0.0

    # -- What comes of an action --

    def of(self, action: Action) -> Prospect:
        """What comes of this action of a betting round. It is taken to be legal."""
        view, me = self.view, self.view.me
        wager = isinstance(action, Bet | RaiseTo)
        cost = 0
        if isinstance(action, Bet | RaiseTo):
            cost = self._matched(action.to) - me.staked
        elif isinstance(action, Call):
            cost = view.legal.to_call
        to = me.staked + cost
        folds = self._folds(action)
        alone = 1.0
        for seat in self.others:
            alone *= folds[seat][1] if seat in folds else 0.0
        chance, pot, staying = self._mine().copy(), float(winnable(view, cost)), 0.0
        for seat, other in self.others.items():
            kept, folded = folds.get(seat, (self._finals[seat], 0.0))
            chance *= folded + self._beaten(kept)
            staying += 1 - folded
            if seat in folds:
                # The pot of a bet is told for when it is called.
                share = (1 - folded) / (1 - alone) if wager and alone < 1 else 1 - folded
                pot += share * max(0, min(to - other.staked, other.stack))
        if any(other.all_in and other.paid < me.paid + cost for other in self.others.values()):
            return self._of_pots(cost, folds, staying)
        called = 1 - alone
        wins = (float(chance.sum()) - alone) / called if called > 1e-6 else 1.0
        return Prospect(
            cost=cost,
            pot=pot,
            settled=not folds,
            wins=_as_chance(wins),
            folded=alone,
            staying=staying / called if called > 1e-6 else 0.0,
        )

    def _of_pots(self, cost: int, folds: Mapping[Seat, tuple[Floats, float]], staying: float) -> Prospect:
        """What comes of an action where somebody is all-in for less, who can win the chips up to that alone."""
        view, others, total = self.view, self.others, self.view.me.paid + cost
        short = tuple(seat for seat, other in others.items() if other.all_in and other.paid < total)
        before = [float(min(player.paid, total)) for player in view.players if player.seat != view.seat] + [total]
        calls = [
            (others[seat].paid, (1 - folded) * max(0, min(total - others[seat].paid, others[seat].stack)))
            for seat, (_, folded) in folds.items()
        ]
        rest = prod(folded for _, folded in folds.values())
        # Only where nobody is in the last pot already is it one's own when all fold; then what nobody matches comes
        # back (A24).
        alone = rest if all(seat in folds or seat in short for seat in others) else 0.0
        back = alone * max(0, total - max(player.paid for player in view.players if player.seat != view.seat))
        low, won, pot, chances = 0, 0.0, 0.0, list[float]()
        for high in sorted({*(others[seat].paid for seat in short), total}):
            there = sum(min(each, high) - min(each, low) for each in before)
            there += view.carried if not low else 0
            called = sum(min(paid + more, high) - min(max(paid, low), paid + more, high) for paid, more in calls)
            chance = self._mine()
            for seat, other in others.items():
                if not (other.all_in and other.paid <= low):
                    kept, folded = folds.get(seat, (self._finals[seat], 0.0))
                    chance = chance * (folded + self._beaten(kept))
            chances.append(float(chance.sum()))
            if high == total and alone < 1:
                # The calls come only where not everybody folds.
                won += alone * there + (chances[-1] - alone) * (there + called / (1 - alone)) - back
            else:
                won += chances[-1] * (there + called) - (back if high == total else 0.0)
            pot, low = pot + there + called, high
        pot -= back
        return Prospect(
            cost=cost,
            pot=pot,
            settled=not folds,
            wins=_as_chance(won / pot) if pot else 0.0,
            folded=0.0,
            staying=staying,
            beside=rest if folds else 0.0,
            short=short,
            main=_as_chance(chances[0]),
            side=_as_chance((chances[-1] - alone) / (1 - alone)) if alone < 1 else 0.0,
        )

    def _matched(self, to: int) -> int:
        """What of a bet can be matched: the rest comes back (A24)."""
        most = max((other.staked + other.stack for other in self.others.values()), default=self.view.level)
        return min(to, max(most, self.view.level))

    def _folds(self, action: Action) -> dict[Seat, tuple[Floats, float]]:
        """For each who has to answer, the weights of the final hands with which it stays, and how often it folds."""
        if isinstance(action, Fold) or not isinstance(action, Bet | RaiseTo | Call):
            return {}
        if self.solved:
            return self._folds_of_two(action)
        found = {}
        late = self.view.phase is Phase.BET2
        for reply in replies(self.view, action):
            held = self._finals[reply.seat] if late else self._starts[reply.seat]
            kept = held * (1 - np.array(reply.folds))
            found[reply.seat] = (kept if late else self._drawn(kept), 1 - float(kept.sum()))
        return found

    def _folds_of_two(self, action: Bet | RaiseTo | Call) -> dict[Seat, tuple[Floats, float]]:
        view = self.view
        standing = standing_of(view)
        assert standing is not None
        kept = staying_in_solved(standing, view.hand, known_cards(view), _ACTS[type(action)])
        if kept is None:
            return {}
        final = kept if view.phase is Phase.BET2 else self._drawn(kept)
        return {seat: (final, 1 - float(kept.sum())) for seat in self.others}


def _as_chance(share: float) -> float:
    return min(1.0, max(0.0, share))


@lru_cache(maxsize=4)
def _holds(hand: tuple[Card, ...], seen: tuple[Card, ...]) -> Mapping[frozenset[Card], Floats]:
    return {frozenset(hold.keep): hold.finals for hold in holds_of(hand, seen=seen)}


@cache
def _usual(limit: int) -> Floats:
    """For each class of starting hand the chance of each final class, when it throws what is usual for it."""
    found = np.zeros((len(STARTS), len(FINALS)))
    for start in STARTS:
        thrown = min(max(start.throws), limit, _MOST_DRAWN)
        if start.kind in (StartKind.FOUR_FLUSH, StartKind.FOUR_STRAIGHT, StartKind.FOUR_OF_A_KIND):
            thrown = min(thrown, 1)
        for final, chance in becoming(start.index, thrown):
            found[start.index, final] = chance
    return found
