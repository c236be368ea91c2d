"""The lowest pair that the reference player comes in with, by how many players are still to speak.

Where blinds are posted, to come in is to call the blind or to raise it; else it is to open.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from drawtutor.cards import RANKS, Rank
from drawtutor.reference.starts import Beside, StartKind
from drawtutor.reference.table.classes import TABLE_STARTS
from drawtutor.reference.table.packed import WHOLE, TableStrategy, table_row
from drawtutor.reference.table.situations import FIRST_UNOPENED, Posted
from drawtutor.reference.table.structures import TableStructure

__all__ = ["EXPERTS", "opening_chance", "opening_minimums"]

EXPERTS: Final[Mapping[str, Mapping[int, Rank]]] = {
    "six-max": {5: Rank.ACE, 4: Rank.KING, 3: Rank.JACK, 2: Rank.NINE, 1: Rank.FIVE},
    "zadeh": {5: Rank.KING, 4: Rank.QUEEN, 3: Rank.TEN, 2: Rank.EIGHT, 1: Rank.TWO},
    "super-system": {5: Rank.ACE, 4: Rank.KING, 3: Rank.JACK, 2: Rank.EIGHT, 1: Rank.TWO},
}
"""What experts print, by column and by players behind: a limit site for six, after Zadeh's tables for pot limit
(fixed limit a notch or two lower), and Super/System with one blind."""

# An ace beside a pair comes with a quarter of them.
_ACE_BESIDE: Final = 0.25


def _situation(structure: TableStructure, behind: int, players: int) -> int:
    """The first to open with so many behind; the others have checked, or folded where there is no check."""
    terms = structure.terms
    checked = terms.may_check and not terms.big_blind
    entered = players - 1 - behind if checked else 0
    posted = Posted.SMALL_BLIND if terms.big_blind and behind == 1 else Posted.NOTHING
    return FIRST_UNOPENED.number((behind, entered, posted))


def opening_chance(
    structure: TableStructure, strategy: TableStrategy, rank: Rank, behind: int, *, players: int = 6
) -> float:
    """How often a pair of this rank, without a four-card draw, comes in with so many players behind, as the first."""
    situation = _situation(structure, behind, players)
    blinds = structure.terms.big_blind > 0
    found = {
        start.beside: sum(strategy.chances(table_row(situation, start.index))[1 if blinds else 2 :]) / WHOLE
        for start in TABLE_STARTS
        if start.kind is StartKind.PAIR and start.lowest is rank and start.highest is rank
    }
    return (1 - _ACE_BESIDE) * found[Beside.NOTHING] + _ACE_BESIDE * found[Beside.TOP_KICKER]


def opening_minimums(structure: TableStructure, strategy: TableStrategy, *, players: int = 6) -> dict[int, Rank | None]:
    """By players behind, the lowest pair that comes in; None where none does.

    It is the line that tells best between pairs that come in and pairs that do not: where the sum of what
    those below come in, and those from it upwards stay out, is least.
    """
    found: dict[int, Rank | None] = {}
    for behind in range(players - 1, 0, -1):
        chances = [opening_chance(structure, strategy, rank, behind, players=players) for rank in RANKS]
        wrong = [sum(chances[:line]) + sum(1 - chance for chance in chances[line:]) for line in range(len(RANKS) + 1)]
        line = wrong.index(min(wrong))
        found[behind] = RANKS[line] if line < len(RANKS) else None
    return found
