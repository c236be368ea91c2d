"""The reference: players whose strategies were worked out beforehand, and what every choice is worth beside them.

Two players are solved; three to six are played by a reference player that was trained, and is never called
optimal. Both lie packed in ``data``, made by ``python -m drawtutor.reference.build``.
"""

from importlib import import_module
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from drawtutor.reference.after_draw.covering import Uncovered, UncoveredError, uncovered
from drawtutor.reference.becoming import becoming
from drawtutor.reference.beliefs import Belief, beliefs, seen_as
from drawtutor.reference.choosing import reference_choices, reference_structure
from drawtutor.reference.finals import FINALS, FinalClass, final_of
from drawtutor.reference.heads_up.asking import solved_acts, solved_throws
from drawtutor.reference.heads_up.matching import Standing, standing_of
from drawtutor.reference.heads_up.structure import STRUCTURES, Structure
from drawtutor.reference.heads_up.tree import Act
from drawtutor.reference.holders import holders
from drawtutor.reference.numerics import has_numpy
from drawtutor.reference.replies import Reply, replies
from drawtutor.reference.rollouts.figures import (
    ActionValue,
    Figures,
    NotRolledOut,
    RollOutError,
    why_not_rolled_out,
)
from drawtutor.reference.starts import STARTS, Beside, StartClass, StartKind, kept_by, start_of
from drawtutor.reference.table.classes import (
    TABLE_FINALS,
    TABLE_STARTS,
    TO_TABLE_FINAL,
    TO_TABLE_START,
    TableFinal,
    TableStart,
)
from drawtutor.reference.table.openings import opening_minimums
from drawtutor.reference.table.packed import DRAW_ROWS, WHOLE, TableStrategy, table_row, table_strategy
from drawtutor.reference.table.player import Choice, TablePlayer, table_player, usual_size, without_joker
from drawtutor.reference.table.situations import BLOCKS as SITUATION_BLOCKS
from drawtutor.reference.table.situations import Block, Field, LateRole, Posted, Role, standing
from drawtutor.reference.table.structures import TableStructure, Terms, nearest_structure
from drawtutor.reference.table.watching import Situation, situation_of

__all__ = [
    "DRAW_ROWS",
    "FINALS",
    "SITUATION_BLOCKS",
    "STARTS",
    "STRUCTURES",
    "TABLE_FINALS",
    "TABLE_STARTS",
    "TO_TABLE_FINAL",
    "TO_TABLE_START",
    "WHOLE",
    "Act",
    "ActValue",
    "ActionValue",
    "Answers",
    "Belief",
    "Beside",
    "Block",
    "Choice",
    "Field",
    "Figures",
    "FinalClass",
    "HeadsUp",
    "Hold",
    "LateRole",
    "NotRolledOut",
    "Policy",
    "Posted",
    "Range",
    "Reply",
    "Role",
    "RollOut",
    "RollOutError",
    "Situation",
    "SolvedHand",
    "Standing",
    "StartClass",
    "StartKind",
    "Structure",
    "TableFinal",
    "TablePlayer",
    "TableStart",
    "TableStrategy",
    "TableStructure",
    "Terms",
    "Uncovered",
    "UncoveredError",
    "actions_of",
    "after_draw_values",
    "becoming",
    "beliefs",
    "believed_ranges",
    "final_of",
    "final_weights",
    "has_numpy",
    "held_in_solved",
    "holders",
    "holds_of",
    "kept_by",
    "nearest_structure",
    "opening_minimums",
    "plain_ranges",
    "reference_choices",
    "reference_policy",
    "reference_structure",
    "replies",
    "seen_as",
    "seen_in_solved",
    "share_within",
    "situation_of",
    "solved_acts",
    "solved_throws",
    "standing",
    "standing_of",
    "start_of",
    "staying_in_solved",
    "table_player",
    "table_row",
    "table_strategy",
    "uncovered",
    "usual_size",
    "why_not_rolled_out",
    "without_joker",
]

if TYPE_CHECKING:
    from drawtutor.reference.after_draw.ranges import final_weights
    from drawtutor.reference.after_draw.values import after_draw_values
    from drawtutor.reference.after_draw.worth import ActValue, Answers
    from drawtutor.reference.heads_up.telling import SolvedHand, held_in_solved, seen_in_solved, staying_in_solved
    from drawtutor.reference.heads_up.values import HeadsUp, share_within
    from drawtutor.reference.holds import Hold, holds_of
    from drawtutor.reference.rollouts.holding import Range
    from drawtutor.reference.rollouts.looked_at import actions_of
    from drawtutor.reference.rollouts.policy import Policy, reference_policy
    from drawtutor.reference.rollouts.ranges import believed_ranges, plain_ranges
    from drawtutor.reference.rollouts.sampling import RollOut

_WITH_NUMPY: Final = MappingProxyType(
    {
        "ActValue": "drawtutor.reference.after_draw.worth",
        "Answers": "drawtutor.reference.after_draw.worth",
        "HeadsUp": "drawtutor.reference.heads_up.values",
        "after_draw_values": "drawtutor.reference.after_draw.values",
        "final_weights": "drawtutor.reference.after_draw.ranges",
        "Hold": "drawtutor.reference.holds",
        "Policy": "drawtutor.reference.rollouts.policy",
        "Range": "drawtutor.reference.rollouts.holding",
        "RollOut": "drawtutor.reference.rollouts.sampling",
        "actions_of": "drawtutor.reference.rollouts.looked_at",
        "believed_ranges": "drawtutor.reference.rollouts.ranges",
        "holds_of": "drawtutor.reference.holds",
        "plain_ranges": "drawtutor.reference.rollouts.ranges",
        "reference_policy": "drawtutor.reference.rollouts.policy",
        "SolvedHand": "drawtutor.reference.heads_up.telling",
        "held_in_solved": "drawtutor.reference.heads_up.telling",
        "seen_in_solved": "drawtutor.reference.heads_up.telling",
        "staying_in_solved": "drawtutor.reference.heads_up.telling",
        "share_within": "drawtutor.reference.heads_up.values",
    }
)
"""What needs numpy is loaded when it is first asked for: a visitor pays for it only where it is used."""


def __getattr__(name: str) -> object:
    module = _WITH_NUMPY.get(name)
    if module is None:
        msg = f"module {__name__!r} has no attribute {name!r}"
        raise AttributeError(msg)
    return getattr(import_module(module), name)
