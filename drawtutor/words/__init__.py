"""The words: every sentence that the tutor says, in the language of its reader.

The lower rooms give a `Message`; `Catalogue.say` gives the sentence.
"""

from drawtutor.words.catalogue import STRICT_VARIABLE, Catalogue, MissingTextError
from drawtutor.words.language import Language
from drawtutor.words.sources import Cell, Ledger, Point, RuleText, SourceText, Stage, ledger
from drawtutor.words.values import Names, enum_key

__all__ = [
    "STRICT_VARIABLE",
    "Catalogue",
    "Cell",
    "Language",
    "Ledger",
    "MissingTextError",
    "Names",
    "Point",
    "RuleText",
    "SourceText",
    "Stage",
    "enum_key",
    "ledger",
]
