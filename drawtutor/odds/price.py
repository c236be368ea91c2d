"""What a call costs, and the three ways of saying a chance, which are easily mixed up (C20, C26).

A chance of 20% is *1 in 5* and *4 to 1 against*. The share that a call needs is compared with the
chance to win; the odds that the pot lays are compared with the odds against winning.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

__all__ = ["Price", "bluff_must_work", "odds_against", "one_in"]


def odds_against(chance: Fraction) -> Fraction:
    """How many times it fails for each time it comes: ``x`` of *x to 1*. Raises `ValueError` for no chance.

    >>> odds_against(Fraction(1, 5))
    Fraction(4, 1)
    """
    return (1 - chance) / _some(chance)


def one_in(chance: Fraction) -> Fraction:
    """In how many tries it comes once: ``n`` of *1 in n*, always one more than the odds against it.

    >>> one_in(Fraction(1, 5))
    Fraction(5, 1)
    """
    return 1 / _some(chance)


def _some(chance: Fraction) -> Fraction:
    if not 0 < chance <= 1:
        msg = f"odds can be given for a chance over 0 and up to 1, not for {chance}"
        raise ValueError(msg)
    return chance


@dataclass(frozen=True, slots=True, kw_only=True)
class Price:
    """The price of a call: chips to pay, and chips already in the middle, the bet that is called among them.

    Raises `ValueError` where nothing is to be paid or the pot is negative.
    """

    to_call: int
    pot: int

    def __post_init__(self) -> None:
        if self.to_call < 1 or self.pot < 0:
            msg = f"a call costs at least one chip and a pot holds none or more, not {self.to_call} and {self.pot}"
            raise ValueError(msg)

    @property
    def needed(self) -> Fraction:
        """The share of the pot, one's own call included, that makes the call break even."""
        return Fraction(self.to_call, self.pot + self.to_call)

    @property
    def laid(self) -> Fraction:
        """What the pot lays: ``x`` chips for each one paid, as in *4 to 1*."""
        return Fraction(self.pot, self.to_call)

    def value(self, win: Fraction) -> Fraction:
        """What the call is worth in chips, when it wins this often and nobody bets again."""
        return win * self.pot - (1 - win) * self.to_call

    def future_win(self, win: Fraction) -> Fraction:
        """How much must be won later, each time the hand is made, for the call to break even (C21).

        It is none where the pot alone pays. That somebody will pay it is an assumption, never a count.
        """
        return max(Fraction(0), -self.value(win) / _some(win))

    def value_with_future(self, win: Fraction, future: int) -> Fraction:
        """What the call is worth in chips, if each win is taken to bring this much more (C21)."""
        return self.value(win) + win * future

    @classmethod
    def smallest_pot(cls, to_call: int, win: Fraction) -> Fraction:
        """The pot at which a call of this size breaks even, when it wins this often (C19, C22)."""
        return to_call * odds_against(win)


def bluff_must_work(bet: int, pot: int) -> Fraction:
    """How often everybody has to fold for a bet that cannot win otherwise to break even (PL-41).

    ``pot`` is what lies there before the bet. Raises `ValueError` where there is no bet.

    >>> bluff_must_work(10, 30)
    Fraction(1, 4)
    """
    return Price(to_call=bet, pot=pot).needed
