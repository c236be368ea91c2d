"""A moment of the last betting round as turns and chips alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from drawtutor.rules import HouseRules, Seat, Stakes

__all__ = ["Ground", "Spot", "pot_of"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Ground:
    """What does not change during the round; tuples hold one entry a seat."""

    rules: HouseRules
    stakes: Stakes
    before: tuple[int, ...]
    """Chips paid in before the round."""
    most: tuple[int, ...]
    """Chips before the player when the round began: the most that it can stake."""
    carried: int
    """Chips from earlier deals that lie in the pot."""
    start: Seat
    """Who is asked first, if in and with chips."""
    fixed: bool
    """Whether a bet has one size (fixed limit)."""
    unit: int
    """That size."""
    chips: bool
    """Whether a player short of chips plays on for what there is."""
    base: int
    """All chips in the middle before the round."""

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.before)


class Spot(NamedTuple):
    """A moment of the round. A set of seats is a whole number, a bit for each."""

    active: int
    """Who is in."""
    staked: tuple[int, ...]
    waiting: tuple[int, ...]
    """Who has yet to speak, in order; nobody when the round is over."""
    level: int = 0
    full_level: int = 0
    """The level without all-ins too short to count as a raise."""
    step: int = 0
    """What the last full bet or raise added."""
    raises: int = 0
    spoke: int = 0
    """Who has spoken since the last full raise."""
    circuit_over: bool = False
    bets: int = 0
    """Bets and raises so far, however short."""
    last: int = -1
    """Who bet or raised last; -1 for nobody."""
    wagered: int = 0
    """Who has bet or raised."""
    called: int = 0
    answered: int = 0
    """Who has spoken since the last bet or raise, its maker included."""
    broke: int = 0
    """Who is all-in; nobody in a house without table stakes."""


def pot_of(ground: Ground, spot: Spot) -> int:
    """All chips in the middle."""
    return ground.base + sum(spot.staked)
