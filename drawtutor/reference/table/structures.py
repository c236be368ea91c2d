"""The ways to play that the reference player of three to six was trained at, and which of them fits a table best."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from typing import Final

from drawtutor.reference.starts import MOST_THROWN
from drawtutor.rules import Limit, SeatView, SecondRoundStart

__all__ = ["TableStructure", "Terms", "fits", "nearest_structure"]


class TableStructure(StrEnum):
    """A way to play, by its name: fixed limit throughout, up to three cards drawn."""

    HALF_ANTE = "half-ante"
    """An ante of half a small bet; a pot that nobody opens is passed out; the opener starts round 2."""
    FULL_ANTE = "full-ante"
    """The same with an ante of one small bet."""
    BLINDS = "blinds"
    """Blinds of half a small bet and of one, and no ante."""
    FOLD_OR_OPEN = "fold-or-open"
    """An ante of half a small bet; no check before somebody has bet, in both rounds."""
    ONE_CIRCUIT = "one-circuit"
    """An ante of half a small bet, the same bet in both rounds, no raise once the turn has passed the dealer."""

    @property
    def terms(self) -> Terms:
        """What is played for, and how."""
        return _TERMS[self]


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    """A structure in numbers; chips are half small bets."""

    ante: int = 0
    small_blind: int = 0
    big_blind: int = 0
    small_bet: int = 2
    big_bet: int = 4
    raises: int = 4
    """How many raises a round allows; 99 for no end."""
    one_circuit: bool = False
    may_check: bool = True
    opener_starts: bool = True
    """Whether the opener starts round 2; else whoever is left of the dealer."""


_TERMS: Final = {
    TableStructure.HALF_ANTE: Terms(ante=1),
    TableStructure.FULL_ANTE: Terms(ante=2),
    TableStructure.BLINDS: Terms(small_blind=1, big_blind=2),
    TableStructure.FOLD_OR_OPEN: Terms(ante=1, may_check=False, opener_starts=False),
    TableStructure.ONE_CIRCUIT: Terms(ante=1, big_bet=2, raises=99, one_circuit=True, opener_starts=False),
}

# An ante nearer to a whole small bet than to half of one.
_WHOLE: Final = Fraction(3, 4)


def nearest_structure(view: SeatView) -> TableStructure:
    """The structure that is most like the table of this view.

    Where a bet has no one size the ante counts as half of one.
    """
    if any(player.blind for player in view.players):
        return TableStructure.BLINDS
    if view.rules.one_circuit:
        return TableStructure.ONE_CIRCUIT
    if not view.rules.may_check:
        return TableStructure.FOLD_OR_OPEN
    if view.rules.limit is Limit.FIXED and _ante(view) >= _WHOLE * view.stakes.small_bet:
        return TableStructure.FULL_ANTE
    return TableStructure.HALF_ANTE


def _ante(view: SeatView) -> int:
    return max(player.ante for player in view.players)


def fits(view: SeatView, structure: TableStructure) -> bool:
    """Whether the table of this view is played just as the structure was trained, deep stacks aside.

    More cards than it ever throws may be allowed, as for two players.
    """
    rules, stakes, terms = view.rules, view.stakes, structure.terms
    if rules.limit is not Limit.FIXED or not 3 <= len(view.players) <= 6:
        return False
    starts = rules.second_round_starts is SecondRoundStart.OPENER
    blinds = sorted(player.blind for player in view.players if player.blind)
    posted = [blind for blind in (terms.small_blind, terms.big_blind) if blind]
    unit = stakes.small_bet
    return (
        2 * _ante(view) == terms.ante * unit
        and [2 * blind for blind in blinds] == [blind * unit for blind in posted]
        and 2 * stakes.big_bet == terms.big_bet * unit
        and (rules.raise_cap or 99) == terms.raises
        and rules.cap_heads_up
        and not rules.open_with_raise
        and rules.one_circuit == terms.one_circuit
        and rules.may_check == terms.may_check
        and starts == terms.opener_starts
        and rules.draw_limit >= MOST_THROWN
        and rules.exchanges == 1
        and rules.openers.value == rules.to_win.value == rules.joker.value == "none"
    )
