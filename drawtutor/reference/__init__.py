"""The reference: players whose strategies were worked out beforehand, and what every choice is worth beside them.

Two players are solved; three to six are played by a reference player that was trained, and is never called
optimal. Both lie packed in ``data``, made by ``python -m drawtutor.reference.build``.
"""

from drawtutor.reference.becoming import becoming
from drawtutor.reference.finals import FINALS, FinalClass, final_of
from drawtutor.reference.holders import holders
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
from drawtutor.reference.table.player import Choice, TablePlayer, table_player, without_joker
from drawtutor.reference.table.situations import BLOCKS as SITUATION_BLOCKS
from drawtutor.reference.table.situations import Block, Field, LateRole, Posted, Role, standing
from drawtutor.reference.table.structures import TableStructure, Terms, nearest_structure
from drawtutor.reference.table.watching import Situation, situation_of

__all__ = [
    "DRAW_ROWS",
    "FINALS",
    "SITUATION_BLOCKS",
    "STARTS",
    "TABLE_FINALS",
    "TABLE_STARTS",
    "TO_TABLE_FINAL",
    "TO_TABLE_START",
    "WHOLE",
    "Beside",
    "Block",
    "Choice",
    "Field",
    "FinalClass",
    "LateRole",
    "Posted",
    "Role",
    "Situation",
    "StartClass",
    "StartKind",
    "TableFinal",
    "TablePlayer",
    "TableStart",
    "TableStrategy",
    "TableStructure",
    "Terms",
    "becoming",
    "final_of",
    "holders",
    "kept_by",
    "nearest_structure",
    "opening_minimums",
    "situation_of",
    "standing",
    "start_of",
    "table_player",
    "table_row",
    "table_strategy",
    "without_joker",
]
