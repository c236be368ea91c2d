"""What every act after the last exchange is worth, as an exact expectation: nothing is sampled.

What is exact is the reckoning, and it rests on three things. The hands of different players are taken as
independent of each other, given what oneself has seen. The others act as the reference player does, each class of
hand for itself; where a bet has no one size they bet the reference's. And oneself goes on as well as can be against
that, at the reference's size too: at each later turn the act that is worth most against what the others still hold.
Where the house sets no end to the raises nobody raises more often than the reference does.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import inf
from typing import Final

import numpy as np

from drawtutor.reference.after_draw.betting import (
    after_call,
    after_check,
    after_fold,
    after_wager,
    ground_of,
    spot_of,
)
from drawtutor.reference.after_draw.comparing import fares
from drawtutor.reference.after_draw.covering import UncoveredError, uncovered
from drawtutor.reference.after_draw.ending import Ending, chips_won, ending_of
from drawtutor.reference.after_draw.offers import may_check, owed, usual_wager, wagers
from drawtutor.reference.after_draw.playing import FOLD, PASS, WAGER, Floats, Play, Watch, open_shares, reference_play
from drawtutor.reference.after_draw.spots import Ground, Spot, pot_of
from drawtutor.reference.after_draw.worth import ActValue, Answers, Outcome
from drawtutor.reference.finals import FINALS
from drawtutor.reference.table.situations import most_raises
from drawtutor.reference.table.structures import nearest_structure
from drawtutor.rules import Action, Bet, Call, Check, Fold, RaiseTo, Seat, SeatView

__all__ = ["LIKELY", "after_draw_values"]

LIKELY: Final = 1e-6
"""What is not more likely than this is not walked on: it counts as if oneself folded there, and goes into the bound."""


Weights = Mapping[Seat, Sequence[float] | Floats]
_Held = tuple[Floats, ...]
_States = tuple[Sequence[float], ...]
_Six = tuple[float, float, float, float, float, float]


def after_draw_values(
    view: SeatView,
    weights: Weights,
    *,
    acts: Sequence[Action] | None = None,
    play: Play | None = None,
    likely: float = LIKELY,
    raises: int | None = None,
) -> tuple[ActValue, ...]:
    """What each act that is open in a view is worth, in chips from this decision on.

    ``weights`` has for each opponent who is in how likely it holds each of `FINALS`, in any unit. ``acts`` are what is
    looked at, legal ones; without them all there is, and where a bet has many sizes the least, the reference's and
    the most. ``play`` is how the others act, the reference player of the nearest structure if nothing else is given.
    Raises `UncoveredError` for a decision that is not covered (`uncovered` tells beforehand), and `ValueError` for
    weights that are missing, are not one for each class, or are of nothing that can be held, and for an act that is not
    legal.

    The reference player counts bets, not chips: it answers a bet of ten times the pot as it answers a usual one. What
    a bet far from the usual size is worth says more of that than of the hand.
    """
    reason = uncovered(view)
    if reason is not None:
        raise UncoveredError(reason)
    if play is None:
        play = reference_play(nearest_structure(view))
    walk = _Walk(view, weights, play, likely, raises)
    return tuple(walk.act(action) for action in (walk.acts() if acts is None else acts))


class _Walk:
    """The rest of one round, from one decision on."""

    def __init__(self, view: SeatView, weights: Weights, play: Play, likely: float, raises: int | None = None) -> None:
        self.me = int(view.seat)
        self.ground: Ground = ground_of(view)
        self.spot: Spot = spot_of(view, self.ground)
        self.put = view.me.staked
        self.watch = Watch(view)
        self.play = play
        self.likely = likely
        rules = view.rules
        self.most_raises = most_raises(rules.limit, one_circuit=rules.one_circuit) if raises is None else raises
        rows = np.array(fares(view.hand, (*view.discarded, *view.exposed)))
        self.rows = np.column_stack((rows, rows.sum(axis=1)))
        self.others = [player.seat for player in view.players if player.active and player.seat != view.seat]
        self.held = tuple(self._held(weights, seat) for seat in range(self.ground.players))
        self.shared: dict[tuple[int, bool, bool, bool], tuple[tuple[int, ...], Floats]] = {}
        self.ends: dict[tuple[int, tuple[int, ...]], Ending] = {}
        self.ceiling = 0
        """How many chips can come to lie in the middle after the act that is looked at."""
        self.answers: dict[int, Floats] = {}

    def _held(self, weights: Weights, seat: int) -> Floats:
        if seat not in self.others:
            return np.zeros(0)
        found = np.array(weights.get(Seat(seat), ()), dtype=np.float64)
        if found.shape != (len(FINALS),) or not np.isfinite(found).all() or (found < 0).any():
            msg = f"seat {seat} needs a weight for each of the {len(FINALS)} classes of final hand"
            raise ValueError(msg)
        # A class of which no hand can be held beside one's own cards has a row of zeros.
        found *= self.rows[:, 3]
        whole = found.sum()
        if whole <= 0:
            msg = f"seat {seat} holds nothing"
            raise ValueError(msg)
        return np.asarray(found / whole)

    # -- The decision itself --

    def acts(self) -> tuple[Action, ...]:
        """What is looked at where nothing else is asked for."""
        ground, spot = self.ground, self.spot
        found: list[Action] = [Fold()]
        if may_check(ground, spot):
            found.append(Check())
        elif owed(ground, spot) > 0:
            found.append(Call())
        sizes = wagers(ground, spot)
        if sizes:
            looked = sizes[:1] if self.ground.fixed else {*sizes, usual_wager(ground, spot)}
            found += [RaiseTo(to) if spot.level else Bet(to) for to in sorted(looked)]
        return tuple(found)

    def act(self, action: Action) -> ActValue:
        """What one act is worth."""
        self.answers = {}
        self.ceiling = self._most(action)
        found = self._after(action)
        asked = tuple(
            Answers(seat=Seat(seat), folds=rows[FOLD], passes=rows[PASS], wagers=rows[WAGER])
            for seat, rows in sorted(self.answers.items())
        )
        for rows in self.answers.values():
            rows.flags.writeable = False
        return ActValue(
            action=action,
            value=found.value,
            bound=found.bound,
            folds=found.folds,
            shown=found.shown,
            share=found.won / found.middle if found.middle else None,
            middle=found.middle / found.shown if found.shown else 0.0,
            answers=asked,
        )

    def _after(self, action: Action) -> Outcome:
        ground, spot = self.ground, self.spot
        low, high = wagers(ground, spot) or (1, 0)
        match action:
            case Fold():
                return Outcome(0.0)
            case Check() if may_check(ground, spot):
                spot = after_check(ground, spot)
            case Call() if owed(ground, spot) > 0:
                spot = after_call(ground, spot)
            case Bet(to) | RaiseTo(to) if low <= to <= high and isinstance(action, Bet) is (spot.level == 0):
                spot = after_wager(ground, spot, to)
            case _:
                msg = f"{action} is not legal here"
                raise ValueError(msg)
        states = [tuple((held @ self.rows).tolist()) if held.size else (1.0,) * 4 for held in self.held]
        return Outcome(*self._walk(spot, self.held, tuple(states), 1.0, 1.0, 0))

    def _most(self, action: Action) -> int:
        """How many chips can be in the middle at the end of the round, after an act."""
        ground, spot = self.ground, self.spot
        top = max(ground.most)
        if ground.fixed:
            # Nobody adds more than a bet to the level, and after the act so often at most.
            to = action.to if isinstance(action, Bet | RaiseTo) else spot.level
            most = ground.players if ground.rules.one_circuit else 1 + self.most_raises - spot.raises
            top = min(top, to + ground.unit * max(0, most))
        within = [seat for seat in range(ground.players) if spot.active >> seat & 1]
        return pot_of(ground, spot) + sum(max(0, min(top, ground.most[seat]) - spot.staked[seat]) for seat in within)

    # -- The tree after it --

    def _walk(self, spot: Spot, held: _Held, states: _States, reach: float, gone: float, answered: int) -> _Six:
        """What comes of a moment, in the order of `Outcome`.

        ``held`` and ``states`` have for each opponent how likely it comes here with each class, and in sum with hands
        below, equal to and above one's own, and with any. ``reach`` is how likely all of them come, and ``gone`` the
        part of that which belongs to those who have folded. ``answered`` says who has answered the act that it all
        began with, a bit for each seat.
        """
        if not spot.waiting:
            return self._ended(spot, states, reach, gone)
        seat = spot.waiting[0]
        if seat == self.me:
            return self._mine(spot, held, states, reach, gone)
        acts, shares, wager, passing = self._shares(spot)
        split = held[seat] * shares
        rows: list[list[float]] = (split @ self.rows).tolist()
        apart = reach / states[seat][3]
        if not answered >> seat & 1:
            answered |= 1 << seat
            self._note(seat, acts, split, apart)
        ground = self.ground
        put = spot.staked[self.me] - self.put
        value = folds = shown = won = middle = bound = 0.0
        for act, row, part in zip(acts, rows, split, strict=True):
            reached = apart * row[3]
            if reached <= self.likely:
                # As if oneself folded there, which never does better than one can.
                value -= put * reached
                bound += self.ceiling * reached
                continue
            state = (*states[:seat], row, *states[seat + 1 :])
            if act == FOLD:
                after = after_fold(ground, spot)
                found = self._walk(after, held, state, reached, gone * row[3], answered)
            else:
                after = passing(ground, spot) if act == PASS and passing else after_wager(ground, spot, wager)
                found = self._walk(after, (*held[:seat], part, *held[seat + 1 :]), state, reached, gone, answered)
            value += found[0]
            folds += found[1]
            shown += found[2]
            won += found[3]
            middle += found[4]
            bound += found[5]
        return value, folds, shown, won, middle, bound

    def _mine(self, spot: Spot, held: _Held, states: _States, reach: float, gone: float) -> _Six:
        """One's own later turn: the best that can be done."""
        ground = self.ground
        passing = self._passing(spot)
        best: _Six | None = None
        if passing is not after_check:
            best = ((self.put - spot.staked[self.me]) * reach, 0.0, 0.0, 0.0, 0.0, 0.0)
        moves = [passing(ground, spot)] if passing else []
        wager = self._wager(spot)
        if wager:
            moves.append(after_wager(ground, spot, wager))
        most = -inf
        for after in moves:
            # Whoever answers from here on answers another act.
            found = self._walk(after, held, states, reach, gone, -1)
            most = max(most, found[0] + found[5])
            if best is None or found[0] > best[0]:
                best = found
        assert best is not None
        return *best[:5], max(0.0, most - best[0])

    def _ended(self, spot: Spot, states: _States, reach: float, gone: float) -> _Six:
        put = spot.staked[self.me] - self.put
        if spot.active == 1 << self.me:
            return (pot_of(self.ground, spot) - put) * reach, reach, 0.0, 0.0, 0.0, 0.0
        key = (spot.active, spot.staked)
        ending = self.ends.get(key)
        if ending is None:
            ending = self.ends[key] = ending_of(self.ground, spot, self.me)
        won = gone * chips_won(ending, states)
        return won + (ending.back - put) * reach, 0.0, reach, won, ending.middle * reach, 0.0

    def _wager(self, spot: Spot) -> int:
        return usual_wager(self.ground, spot) if spot.raises < self.most_raises else 0

    def _passing(self, spot: Spot) -> Callable[[Ground, Spot], Spot] | None:
        """What a check or call comes to; None where neither is open."""
        if may_check(self.ground, spot):
            return after_check
        return after_call if owed(self.ground, spot) > 0 else None

    def _shares(self, spot: Spot) -> tuple[tuple[int, ...], Floats, int, Callable[[Ground, Spot], Spot] | None]:
        """What an opponent may do, how often each class does it, to what it bets, and what passing comes to."""
        situation = self.watch.situation(spot)
        passing, wager = self._passing(spot), self._wager(spot)
        key = (situation, passing is after_check, passing is after_call, wager > 0)
        found = self.shared.get(key)
        if found is None:
            found = open_shares(self.play(situation), check=key[1], call=key[2], wager=key[3])
            self.shared[key] = found
        return *found, wager, passing

    def _note(self, seat: int, acts: tuple[int, ...], split: Floats, apart: float) -> None:
        rows = self.answers.get(seat)
        if rows is None:
            rows = self.answers[seat] = np.zeros((3, len(FINALS)))
        for choice, act in enumerate(acts):
            rows[act] += apart * split[choice]
