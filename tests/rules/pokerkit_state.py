"""The start of a deal as pokerkit has it, for what the two are compared in."""

from __future__ import annotations

from collections.abc import Sequence

from pokerkit import Automation, BettingStructure, Deck, Opening, StandardHighHand, State, Street

from drawtutor.rules import Limit

__all__ = ["BIG_BET", "theirs"]

STRUCTURES = {
    Limit.FIXED: BettingStructure.FIXED_LIMIT,
    Limit.POT: BettingStructure.POT_LIMIT,
    Limit.NONE: BettingStructure.NO_LIMIT,
}
BIG_BET = 4
RAISES = 4


def theirs(limit: Limit, unit: int, antes: Sequence[int], blinds: Sequence[int], stacks: Sequence[int]) -> State:
    """The same start as pokerkit has it; with two players it posts in the other order."""
    fixed = limit is Limit.FIXED
    if len(stacks) == 2:
        antes, blinds = antes[::-1], blinds[::-1]
    streets = []
    for drawing in (False, True):
        most = (RAISES if any(blinds) and not drawing else RAISES + 1) if fixed else None
        lowest = BIG_BET if fixed and drawing else unit
        hole = () if drawing else (False,) * 5
        streets.append(Street(False, hole, 0, drawing, Opening.POSITION, lowest, most))
    return State(
        (
            Automation.ANTE_POSTING,
            Automation.BET_COLLECTION,
            Automation.BLIND_OR_STRADDLE_POSTING,
            Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
            Automation.HAND_KILLING,
            Automation.CHIPS_PUSHING,
            Automation.CHIPS_PULLING,
        ),
        Deck.STANDARD,
        (StandardHighHand,),
        tuple(streets),
        STRUCTURES[limit],
        True,
        antes,
        blinds,
        0,
        stacks,
        len(stacks),
    )
