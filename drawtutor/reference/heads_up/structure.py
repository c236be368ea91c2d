"""The structures of two-player fixed-limit draw poker for which strategies are stored."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from typing import Final

__all__ = ["STRUCTURES", "Opening", "SecondStart", "Structure"]


class Opening(StrEnum):
    """What becomes of a first round in which nobody bets."""

    PASSED_OUT = "passed-out"
    """The cards are thrown in and the pot stays (BG-05): worth nothing to either."""
    PLAYED_ON = "played-on"
    """Both draw, and the second round decides."""
    FOLD_OR_OPEN = "fold-or-open"
    """Nobody may check, in either round (PL-09, PL-33)."""


class SecondStart(StrEnum):
    """Who speaks first after the exchange."""

    OPENER = "opener"
    """Who bet first in round 1; left of the dealer where nobody did."""
    LEFT_OF_DEALER = "left-of-dealer"


@dataclass(frozen=True, slots=True, kw_only=True)
class Structure:
    """Everything that a strategy for two depends on. Chips are counted in small bets, the unit of round 1."""

    ante: Fraction
    opening: Opening
    cap: int
    """How many raises a round allows after its bet."""
    one_circuit: bool
    """Whether raising ends when the turn has come back past the dealer (NO-11)."""
    big: int
    """The unit of round 2."""
    second: SecondStart

    @property
    def name(self) -> str:
        """A short name, as files and reports use it."""
        raising = "circuit" if self.one_circuit else f"cap{self.cap}"
        ante = f"{self.ante.numerator}of{self.ante.denominator}"
        return f"{self.opening.value}-{raising}-big{self.big}-{self.second.value}-ante{ante}"


def _all() -> tuple[Structure, ...]:
    found = []
    for ante in (Fraction(1, 2), Fraction(1)):
        for opening, circuit, big, second in (
            # california and, but for its raises without end between two, draw_high
            (Opening.PASSED_OUT, False, 2, SecondStart.OPENER),
            (Opening.PLAYED_ON, False, 2, SecondStart.OPENER),
            # last_raise
            (Opening.PASSED_OUT, True, 1, SecondStart.LEFT_OF_DEALER),
            # five_stage with bets of one size
            (Opening.FOLD_OR_OPEN, False, 2, SecondStart.LEFT_OF_DEALER),
        ):
            found.append(Structure(ante=ante, opening=opening, cap=4, one_circuit=circuit, big=big, second=second))
    return tuple(found)


STRUCTURES: Final[tuple[Structure, ...]] = _all()
"""Every structure that is stored: each rule set's own between two players, for antes of half a unit and of one."""
