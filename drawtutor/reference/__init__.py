"""The reference: players whose strategies were worked out beforehand, and what every choice is worth beside them.

Two players are solved; three to six are played by a reference player that was trained, and is never called
optimal. Both lie packed in ``data``, made by ``python -m drawtutor.reference.build``.
"""

from drawtutor.reference.finals import FINALS, FinalClass, final_of
from drawtutor.reference.starts import STARTS, Beside, StartClass, StartKind, kept_by, start_of

__all__ = ["FINALS", "STARTS", "Beside", "FinalClass", "StartClass", "StartKind", "final_of", "kept_by", "start_of"]
