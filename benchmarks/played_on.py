"""What choices are worth when many hidden deals are played on with real cards, by what a source of figures assumes.

It is what `benchmarks/verdicts.py` sets verdicts beside. Of the figures nothing enters but the players: how the others
are taken to play, and how oneself goes on. Hands are dealt card by card and played to the last kicker.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Protocol

import numpy as np

from benchmarks.played_solved import SolvedPlay
from drawtutor.advice import Source
from drawtutor.reference import Policy, RollOut, beliefs, final_weights, reference_policy
from drawtutor.reference.after_draw.betting import after_call, after_check, after_fold, after_wager
from drawtutor.reference.after_draw.offers import may_check, owed, usual_wager
from drawtutor.reference.after_draw.playing import reference_play
from drawtutor.reference.after_draw.spots import Ground, Spot
from drawtutor.reference.after_draw.values import LIKELY, _Held, _Six, _States, _Walk
from drawtutor.reference.rollouts.tree import FOLD, PASSIVE, WAGER, Tree
from drawtutor.reference.table.packed import ROWS, WHOLE
from drawtutor.reference.table.structures import nearest_structure
from drawtutor.rules import Action, Bet, Fold, RaiseTo, SeatView

__all__ = ["Played", "played_on"]


class Played(Protocol):
    """Deals of one position, each played on after every one of some choices."""

    deals: int

    def add(self, deals: int) -> object:
        """Plays so many deals more, or a few over."""

    def compared(self, one: Action, other: Action) -> tuple[float, float] | None:
        """How many chips more the one brings than the other in the same deals, and the standard error of that."""


def played_on(view: SeatView, source: Source, actions: Sequence[Action], *, seed: int) -> Played:
    """These choices of a view, played on as the source assumes that everybody plays.

    - The solved strategies: the other holds what fits what it did and plays the strategy; oneself gives the best answer
      to it, class of hand by class of hand.
    - Counted after the draw: the others hold what fits what they did and play the reference; oneself gives the best
      answer to that, as it was counted.
    - Sampled: everybody plays the reference, oneself too. These are other deals than those of the figures.
    """
    if source is Source.SOLVED:
        return SolvedPlay(view, seed=seed, actions=actions)
    if source is Source.COUNTED:
        return _answering(view, actions, seed)
    return RollOut(view, seed=seed, actions=actions)


class _Answer(_Walk):
    """The walk of the counted figures through the round, asked only what oneself does at each later turn."""

    def __init__(self, view: SeatView) -> None:
        seen = (*view.hand, *view.discarded, *view.exposed)
        weights = final_weights(beliefs(view), seen)
        super().__init__(view, weights, reference_play(nearest_structure(view)), LIKELY)
        self.chosen: dict[Spot, int] = {}
        self.met: set[Spot] = set()

    def _walk(self, spot: Spot, held: _Held, states: _States, reach: float, gone: float, answered: int) -> _Six:
        self.met.add(spot)
        return super()._walk(spot, held, states, reach, gone, answered)

    def _mine(self, spot: Spot, held: _Held, states: _States, reach: float, gone: float) -> _Six:
        worths: list[tuple[float, int, _Six]] = []
        for choice, after in _moves(self.ground, spot).items():
            if choice == FOLD:
                lost = (self.put - spot.staked[self.me]) * reach
                found = (lost, 0.0, 0.0, 0.0, 0.0, 0.0)
            elif choice == WAGER and not self._wager(spot):
                continue
            else:
                found = self._walk(after, held, states, reach, gone, -1)
            worths.append((found[0], choice, found))
        _, self.chosen[spot], best = max(worths)
        return best


def _moves(ground: Ground, spot: Spot) -> dict[int, Spot]:
    """What whoever is to speak may do, at the reference's size, and what it comes to."""
    found = {}
    if may_check(ground, spot):
        found[PASSIVE] = after_check(ground, spot)
    else:
        found[FOLD] = after_fold(ground, spot)
        if owed(ground, spot) > 0:
            found[PASSIVE] = after_call(ground, spot)
    wager = usual_wager(ground, spot)
    if wager:
        found[WAGER] = after_wager(ground, spot, wager)
    return found


@cache
def _sure() -> Policy:
    """A strategy of three blocks of rows: in the first it always folds, in the next passes, in the last bets."""
    folds, wagers = np.zeros(3 * ROWS, dtype=np.uint8), np.full(3 * ROWS, WHOLE, dtype=np.uint8)
    folds[:ROWS], wagers[2 * ROWS :] = WHOLE, 0
    # Nothing is thrown any more.
    return Policy(folds, wagers, np.zeros((3, 0), dtype=np.uint8))


def _answering(view: SeatView, actions: Sequence[Action], seed: int) -> RollOut:
    """Roll-outs in which oneself gives the best answer that was counted."""
    others = reference_policy(nearest_structure(view))
    # The sure strategy comes last: it has more rows than others.
    policies = {player.seat: others for player in view.players if player.seat != view.seat}
    rolled = RollOut(view, seed=seed, actions=actions, policies={**policies, view.seat: _sure()})
    answer = _Answer(view)
    position = rolled._position
    for action in actions:
        if not isinstance(action, Fold):
            answer.act(action)
            to = action.to if isinstance(action, Bet | RaiseTo) else 0
            moves = _moves(answer.ground, answer.spot)
            after = after_wager(answer.ground, answer.spot, to) if to else moves[PASSIVE]
            _plan(position.tree, position.after(action), answer, after)
    return rolled


def _plan(tree: Tree, number: int, answer: _Answer, spot: Spot) -> None:
    """Writes into the tree of the roll-outs what oneself does at each turn; where it never comes to, one folds."""
    if not spot.waiting or spot not in answer.met:
        return
    moves = _moves(answer.ground, spot)
    if spot.waiting[0] != answer.me:
        for choice, after in moves.items():
            _plan(tree, tree.chosen(number, choice), answer, after)
    elif spot in answer.chosen:
        choice = answer.chosen[spot]
        tree.row[number] = ROWS * (1 + (FOLD, PASSIVE, WAGER).index(choice))
        _plan(tree, tree.chosen(number, choice), answer, moves[choice])
