"""The sizes of bets that a table agrees on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from drawtutor.rules.errors import Reason, SetupError
from drawtutor.rules.kinds import Limit

if TYPE_CHECKING:
    from drawtutor.rules.house import HouseRules

__all__ = ["Stakes", "usual_stakes"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Stakes:
    """The sizes of bets, in whole chips; those that the limit does not use are 0.

    ``small_bet`` and ``big_bet`` are the units of rounds 1 and 2 in fixed limit; ``min_bet`` is the
    smallest bet of every other limit and ``max_bet`` the largest of spread limit.
    """

    small_bet: int = 0
    big_bet: int = 0
    min_bet: int = 0
    max_bet: int = 0

    def checked(self, rules: HouseRules) -> Stakes:
        """These stakes made complete for the rules; raises `SetupError` where the limit lacks a size."""
        for name in ("small_bet", "big_bet", "min_bet", "max_bet"):
            if getattr(self, name) < 0:
                raise SetupError(Reason.BAD_STAKES, name=name, value=getattr(self, name))
        if rules.limit is Limit.FIXED:
            if self.small_bet < 1:
                raise SetupError(Reason.BAD_STAKES, name="small_bet", value=self.small_bet)
            big = self.big_bet or self.small_bet * rules.big_bet_factor
            if big < self.small_bet:
                raise SetupError(Reason.BAD_STAKES, name="big_bet", value=big)
            return Stakes(small_bet=self.small_bet, big_bet=big)
        if self.min_bet < 1:
            raise SetupError(Reason.BAD_STAKES, name="min_bet", value=self.min_bet)
        if rules.limit is Limit.SPREAD and self.max_bet < self.min_bet:
            raise SetupError(Reason.BAD_STAKES, name="max_bet", value=self.max_bet)
        if rules.limit is Limit.SPREAD and not rules.may_check and self.max_bet < self.min_bet + 2:
            # Round 2 opens strictly between the minimum and the maximum (PL-33): there must be a number there.
            raise SetupError(Reason.BAD_STAKES, rule="PL-33", name="max_bet", value=self.max_bet)
        return Stakes(min_bet=self.min_bet, max_bet=self.max_bet if rules.limit is Limit.SPREAD else 0)

    def lowest_bet(self, rules: HouseRules) -> int:
        """The smallest first bet of round 1 at these stakes, in chips."""
        if rules.limit is Limit.FIXED:
            return self.small_bet
        # Without a check the opening must be greater than the minimum (PL-10).
        return self.min_bet + (rules.limit is Limit.SPREAD and not rules.may_check)


_USUAL: Final[Mapping[Limit, Stakes]] = MappingProxyType(
    {
        Limit.FIXED: Stakes(small_bet=2),
        Limit.SPREAD: Stakes(min_bet=1, max_bet=5),
        Limit.POT: Stakes(min_bet=2),
        Limit.NONE: Stakes(min_bet=2),
    }
)


def usual_stakes(rules: HouseRules) -> Stakes:
    """The stakes that go with an ante of one chip."""
    return _USUAL[rules.limit].checked(rules)
