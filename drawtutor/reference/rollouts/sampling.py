"""Roll-outs that go on: chunk after chunk of deals, added up, so that figures get surer without starting anew."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from typing import Final, Self

import numpy as np
from numpy.typing import NDArray

from drawtutor.reference.rollouts.dealing import Range
from drawtutor.reference.rollouts.figures import ActionValue, Figures, RollOutError, why_not_rolled_out
from drawtutor.reference.rollouts.looked_at import actions_of
from drawtutor.reference.rollouts.policy import Policy, reference_policy
from drawtutor.reference.rollouts.position import MOST_ROWS, Position
from drawtutor.reference.rollouts.ranges import believed_ranges
from drawtutor.reference.table.structures import nearest_structure
from drawtutor.rules import Action, Discard, Fold, SeatView

__all__ = ["RollOut"]

_FIRST: Final = (1000, 3000)
"""The first chunks, so that there is a first figure at once."""
_CHUNK: Final = 4000
"""Deals in every later chunk, if not so many actions are looked at that it would be too many rows."""
_SHARE: Final = (3, 5)
"""A strategy's bet where there is no one size: this share of the pot, about what a bet is in fixed limit."""


class RollOut:
    """The roll-outs of one position: the same figures for the same seed and number of deals, however asked for."""

    def __init__(
        self,
        view: SeatView,
        *,
        seed: int,
        policies: Policy | Mapping[int, Policy] | None = None,
        ranges: Sequence[Range] | None = None,
        actions: Sequence[Action] | None = None,
        share: tuple[int, int] = _SHARE,
    ) -> None:
        """Gets ready; `add` plays. Raises `RollOutError`.

        ``policies`` is how everybody goes on, or how each seat does: by itself as the reference player of the most
        similar structure. ``ranges`` is what each opponent who is in may hold, `believed_ranges` by itself; ``actions``
        what is looked at, `actions_of` by itself; ``share`` the part of the pot that a strategy bets.
        """
        reason = why_not_rolled_out(view)
        if reason is not None:
            raise RollOutError(reason)
        if policies is None:
            policies = reference_policy(nearest_structure(view))
        if isinstance(policies, Policy):
            policies = {player.seat: policies for player in view.players}
        self.actions = tuple(actions_of(view) if actions is None else actions)
        self._position = Position(view, believed_ranges(view) if ranges is None else ranges, policies, share)
        # A fold is 0: only where a pot may stay for the next deal can it bring something, and is played out.
        self._fold = Fold() if view.phase.is_betting and self._position.tree.terms.needs_trips else None
        self._played = tuple(action for action in self.actions if not isinstance(action, Fold))
        count = len(self._played)
        self._seed = seed
        self._most = MOST_ROWS // max(count + (self._fold is not None), 1)
        self._chunks = 0
        self.deals = 0
        """How many deals each action has been played in."""
        self._sums = np.zeros(count)
        self._products = np.zeros((count, count))
        self._gains: list[NDArray[np.float32]] = []

    def add(self, deals: int) -> Figures:
        """Plays on until there are at least so many deals more, and gives the figures of all so far."""
        wanted = self.deals + deals
        while self.deals < wanted and self._played:
            chunk = min(_FIRST[self._chunks] if self._chunks < len(_FIRST) else _CHUNK, self._most)
            rng = np.random.default_rng((self._seed, self._chunks))
            actions = self._played if self._fold is None else (*self._played, self._fold)
            values = self._position.values(rng, actions, chunk)
            if self._fold is not None:
                values = values[:-1] - values[-1]
            self._sums += values.sum(axis=1)
            self._products += np.einsum("ad,bd->ab", values, values)
            self._gains.append(values.astype(np.float32))
            self._chunks += 1
            self.deals += chunk
        return self.figures()

    def only(self, actions: Sequence[Action]) -> Self:
        """These of its actions, to be played on by themselves from where they stand; it stays as it is.

        Raises `ValueError` for an action that it does not look at.
        """
        other = copy(self)
        other.actions = tuple(self.actions[self.actions.index(action)] for action in actions)
        other._played = tuple(action for action in other.actions if not isinstance(action, Fold))
        places = [self._played.index(action) for action in other._played]
        other._most = MOST_ROWS // max(len(places) + (self._fold is not None), 1)
        other._sums = self._sums[places]
        other._products = self._products[np.ix_(places, places)]
        other._gains = [chunk[places] for chunk in self._gains]
        return other

    def gains(self, action: Action) -> NDArray[np.float32]:
        """What each deal brought after this action; raises `ValueError` where it was not played out."""
        place = self._played.index(action)
        return np.concatenate([chunk[place] for chunk in self._gains])

    def _moments(self) -> tuple[int, NDArray[np.float64], NDArray[np.float64]]:
        """How many deals, the means and the covariances; a fold stands last, as an action that always brings 0."""
        deals = max(self.deals, 2)
        means = np.append(self._sums / deals, 0.0)
        spread = np.zeros((len(means), len(means)))
        spread[:-1, :-1] = (self._products / deals - np.outer(means[:-1], means[:-1])) * deals / (deals - 1)
        return deals, means, spread

    def compared(self, one: Action, other: Action) -> tuple[float, float] | None:
        """How much more the one brings on average than the other in the same deals, and the standard error of that.

        None where one of them was not played out; a fold brings 0.
        """
        places = []
        for action in (one, other):
            if isinstance(action, Fold):
                places.append(-1)
                continue
            place = next((at for at, played in enumerate(self._played) if _same(played, action)), None)
            if place is None:
                return None
            places.append(place)
        deals, means, spread = self._moments()
        first, second = places
        variance = spread[first, first] + spread[second, second] - 2 * spread[first, second]
        return float(means[first] - means[second]), _error(variance, deals)

    def figures(self) -> Figures:
        """The figures of all deals so far; raises `ValueError` before the first."""
        if not self._chunks and self._played:
            msg = "no deal has been played yet"
            raise ValueError(msg)
        deals, means, spread = self._moments()
        places = [-1 if isinstance(action, Fold) else self._played.index(action) for action in self.actions]
        order = sorted(zip(places, self.actions, strict=True), key=lambda its: -means[its[0]])
        best = order[0][0]
        return Figures(
            deals=self.deals,
            values=tuple(
                ActionValue(
                    action=action,
                    value=float(means[place]),
                    standard_error=_error(spread[place, place], deals),
                    behind=float(means[best] - means[place]),
                    behind_error=_error(spread[place, place] + spread[best, best] - 2 * spread[place, best], deals),
                )
                for place, action in order
            ),
        )


def _same(one: Action, other: Action) -> bool:
    """Whether two actions come to the same: the order in which cards are thrown means nothing."""
    if isinstance(one, Discard) and isinstance(other, Discard):
        return set(one.cards) == set(other.cards)
    return one == other


def _error(variance: float, deals: int) -> float:
    return float(np.sqrt(max(variance, 0.0) / deals))
