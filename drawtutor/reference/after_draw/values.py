"""What every act after the last exchange is worth, as an exact expectation: nothing is sampled.

What is exact is the reckoning, and it rests on three things. The hands of different players are taken as
independent of each other, given what oneself has seen. The others act as the reference player does, each class of
hand for itself; where a bet has no one size they bet the reference's. And oneself goes on as well as can be against
that, at the reference's size too: at each later turn the act that is worth most against what the others still hold.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np

from drawtutor.reference.after_draw.betting import (
    Ground,
    Spot,
    after_call,
    after_check,
    after_fold,
    after_wager,
    ground_of,
    may_check,
    owed,
    pot_of,
    spot_of,
    usual_wager,
    wagers,
)
from drawtutor.reference.after_draw.comparing import fares
from drawtutor.reference.after_draw.covering import UncoveredError, uncovered
from drawtutor.reference.after_draw.ending import Ending, chips_won, ending_of
from drawtutor.reference.after_draw.playing import FOLD, PASS, WAGER, Floats, Play, Watch, open_shares, reference_play
from drawtutor.reference.finals import FINALS
from drawtutor.reference.table.structures import nearest_structure
from drawtutor.rules import Action, Bet, Call, Check, Fold, Limit, RaiseTo, Seat, SeatView

__all__ = ["LIKELY", "MOST_WAGERS", "ActValue", "Answers", "after_draw_values"]

LIKELY: Final = 1e-6
"""What is less likely than this is not walked on: it counts as if oneself folded there, and goes into the bound."""
MOST_WAGERS: Final = 12
"""So many bets and raises are looked ahead to where the rules know no end of them."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Answers:
    """How one opponent first answers an act: for each of `FINALS`, how likely it holds that class and does so.

    All three add up to how likely it is asked at all.
    """

    seat: Seat
    folds: Floats
    passes: Floats
    """It checks or calls."""
    wagers: Floats
    """It bets or raises."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class ActValue:
    """What one act is worth."""

    action: Action
    value: float
    """Chips from this decision on; a fold is worth 0."""
    bound: float
    """At most so many chips more is it worth: what was too unlikely to be walked through."""
    folds: float
    """How likely all the others fold, now or later in the round."""
    shown: float
    """How likely it comes to a showdown."""
    share: float | None
    """Of the chips that one can win at a showdown, the part that one takes; None where it never comes to one."""
    middle: float
    """How many chips these are, on average over all showdowns."""
    answers: tuple[Answers, ...]
    """How each opponent who is still asked first answers, in the order of seats."""

    @property
    def given_up(self) -> float:
        """How likely one folds oneself, now or later in the round."""
        return max(0.0, 1 - self.folds - self.shown)


class _Sum(NamedTuple):
    """What comes of a place in the tree, each figure times how likely the others come there."""

    value: float
    folds: float = 0.0
    shown: float = 0.0
    won: float = 0.0
    middle: float = 0.0


def after_draw_values(
    view: SeatView,
    weights: Mapping[Seat, Sequence[float]],
    *,
    acts: Sequence[Action] | None = None,
    play: Play | None = None,
    likely: float = LIKELY,
) -> tuple[ActValue, ...]:
    """What each act that is open in a view is worth, in chips from this decision on.

    ``weights`` has for each opponent who is in how likely it holds each of `FINALS`, in any unit. ``acts`` are what is
    looked at, legal ones; without them all there is, and where a bet has many sizes the least, the reference's and
    the most. ``play`` is how the others act, the reference player of the nearest structure if nothing else is given.
    Raises `UncoveredError` for a decision that is not covered (`uncovered` tells beforehand), and `ValueError` for
    weights that are missing, are not one for each class, or are of nothing that can be held.
    """
    reason = uncovered(view)
    if reason is not None:
        raise UncoveredError(reason)
    if play is None:
        play = reference_play(nearest_structure(view))
    walk = _Walk(view, weights, play, likely)
    return tuple(walk.act(action) for action in (walk.acts() if acts is None else acts))


class _Walk:
    """The rest of one round, from one decision on."""

    def __init__(self, view: SeatView, weights: Mapping[Seat, Sequence[float]], play: Play, likely: float) -> None:
        self.me = int(view.seat)
        self.ground: Ground = ground_of(view)
        self.spot: Spot = spot_of(view, self.ground)
        self.fixed = view.rules.limit is Limit.FIXED
        self.watch = Watch(view, self.ground)
        self.play = play
        self.likely = likely
        rows = np.array(fares(view.hand, (*view.discarded, *view.exposed)))
        self.rows = np.column_stack((rows, rows.sum(axis=1)))
        self.others = [player.seat for player in view.players if player.active and player.seat != view.seat]
        self.held = tuple(self._held(weights, seat) for seat in range(self.ground.players))
        self.shared: dict[tuple[int, bool, bool, bool], tuple[tuple[int, ...], Floats]] = {}
        self.ends: dict[tuple[int, tuple[int, ...]], Ending] = {}
        self.pruned = 0.0
        self.answers: dict[int, Floats] = {}

    def _held(self, weights: Mapping[Seat, Sequence[float]], seat: int) -> Floats:
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
            looked = sizes[:1] if self.fixed else {*sizes, usual_wager(ground, spot)}
            found += [RaiseTo(to) if spot.level else Bet(to) for to in sorted(looked)]
        return tuple(found)

    def act(self, action: Action) -> ActValue:
        """What one act is worth."""
        self.pruned = 0.0
        self.answers = {}
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
            bound=self.pruned * self._most(action),
            folds=found.folds,
            shown=found.shown,
            share=found.won / found.middle if found.middle else None,
            middle=found.middle / found.shown if found.shown else 0.0,
            answers=asked,
        )

    def _after(self, action: Action) -> _Sum:
        ground, spot = self.ground, self.spot
        match action:
            case Fold():
                return _Sum(0.0)
            case Check():
                spot = after_check(ground, spot)
            case Call():
                spot = after_call(ground, spot)
            case Bet(to) | RaiseTo(to):
                spot = after_wager(ground, spot, to)
            case _:
                msg = f"{action} is no act of a betting round"
                raise ValueError(msg)
        states = [tuple((held @ self.rows).tolist()) if held.size else (1.0,) * 4 for held in self.held]
        return self._walk(spot, self.held, tuple(states), 1.0, 0)

    def _most(self, action: Action) -> int:
        """How many chips can be in the middle at the end of the round, after an act."""
        ground, spot = self.ground, self.spot
        to = action.to if isinstance(action, Bet | RaiseTo) else spot.level
        top = to + ground.stakes.big_bet * (MOST_WAGERS - spot.bets) if self.fixed else max(ground.most)
        in_ = [seat for seat in range(ground.players) if spot.active >> seat & 1]
        return pot_of(ground, spot) + sum(max(0, min(top, ground.most[seat]) - spot.staked[seat]) for seat in in_)

    # -- The tree after it --

    def _walk(
        self,
        spot: Spot,
        held: tuple[Floats, ...],
        states: tuple[tuple[float, ...], ...],
        reach: float,
        answered: int,
    ) -> _Sum:
        """What comes of a moment.

        ``held`` and ``states`` have for each opponent how likely it comes here with each class, and in sum with hands
        below, equal to and above one's own, and with any; ``reach`` is how likely all of them come, and ``answered``
        who has answered the act that it began with.
        """
        me = self.me
        put = spot.staked[me] - self.spot.staked[me]
        if reach < self.likely:
            self.pruned += reach
            return _Sum(-put * reach)
        if spot.active == 1 << me:
            return _Sum((pot_of(self.ground, spot) - put) * reach, reach)
        if not spot.waiting:
            return self._shown(spot, states, reach, put)
        if spot.waiting[0] == me:
            return self._mine(spot, held, states, reach, put)
        seat = spot.waiting[0]
        acts, shares = self._shares(spot)
        split = held[seat] * shares
        rows: list[list[float]] = (split @ self.rows).tolist()
        apart = reach / states[seat][3]
        if not answered >> seat & 1:
            answered |= 1 << seat
            self._note(seat, acts, split, apart)
        value = folds = shown = won = middle = 0.0
        for choice, act in enumerate(acts):
            likely = rows[choice][3]
            if likely > 0:
                found = self._walk(
                    self._done(spot, act),
                    (*held[:seat], split[choice], *held[seat + 1 :]),
                    (*states[:seat], tuple(rows[choice]), *states[seat + 1 :]),
                    apart * likely,
                    answered,
                )
                value += found[0]
                folds += found[1]
                shown += found[2]
                won += found[3]
                middle += found[4]
        return _Sum(value, folds, shown, won, middle)

    def _mine(
        self,
        spot: Spot,
        held: tuple[Floats, ...],
        states: tuple[tuple[float, ...], ...],
        reach: float,
        put: int,
    ) -> _Sum:
        """One's own later turn: the best that can be done."""
        check = may_check(self.ground, spot)
        best = None if check else _Sum(-put * reach)
        acts = [PASS] if check or owed(self.ground, spot) > 0 else []
        if self._wager(spot):
            acts.append(WAGER)
        for act in acts:
            # Whoever answers from here on answers another act.
            found = self._walk(self._done(spot, act), held, states, reach, -1)
            if best is None or found.value > best.value:
                best = found
        assert best is not None
        return best

    def _shown(self, spot: Spot, states: tuple[tuple[float, ...], ...], reach: float, put: int) -> _Sum:
        key = (spot.active, spot.staked)
        ending = self.ends.get(key)
        if ending is None:
            ending = self.ends[key] = ending_of(self.ground, spot, self.me)
        # Whoever is out has been weighed already: what is left of the reach belongs to those who show.
        apart = reach
        for seat in self.others:
            if spot.active >> seat & 1:
                apart /= states[seat][3]
        won = apart * chips_won(ending, states)
        return _Sum(won + (ending.back - put) * reach, 0.0, reach, won, ending.middle * reach)

    def _wager(self, spot: Spot) -> int:
        return usual_wager(self.ground, spot) if spot.bets < MOST_WAGERS else 0

    def _shares(self, spot: Spot) -> tuple[tuple[int, ...], Floats]:
        situation = self.watch.situation(spot)
        check, call = may_check(self.ground, spot), owed(self.ground, spot) > 0
        key = (situation, check, call, self._wager(spot) > 0)
        found = self.shared.get(key)
        if found is None:
            found = open_shares(self.play(situation), check=check, call=call, wager=key[3])
            self.shared[key] = found
        return found

    def _done(self, spot: Spot, act: int) -> Spot:
        if act == FOLD:
            return after_fold(self.ground, spot)
        if act == WAGER:
            return after_wager(self.ground, spot, self._wager(spot))
        return after_check(self.ground, spot) if may_check(self.ground, spot) else after_call(self.ground, spot)

    def _note(self, seat: int, acts: tuple[int, ...], split: Floats, apart: float) -> None:
        rows = self.answers.get(seat)
        if rows is None:
            rows = self.answers[seat] = np.zeros((3, len(FINALS)))
        for choice, act in enumerate(acts):
            rows[act] += apart * split[choice]
