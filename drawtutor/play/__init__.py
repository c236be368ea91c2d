"""Playing: opponents with stated styles, and the session that runs whole deals for one learner.

Nothing here is shared between two sessions, and nothing is left to chance but by a session's seed.
"""

from drawtutor.play.errors import SessionError, SessionReason
from drawtutor.play.luck import Came, DrawLuck, Luck, apart
from drawtutor.play.opponents import Opponent, StyledOpponent
from drawtutor.play.session import Session
from drawtutor.play.settings import NAMES, SEEDS, Settings
from drawtutor.play.start import Start
from drawtutor.play.steps import Decision, Player, Step
from drawtutor.play.styles import STYLES, USUAL_OPPONENTS, Style

__all__ = [
    "NAMES",
    "SEEDS",
    "STYLES",
    "USUAL_OPPONENTS",
    "Came",
    "Decision",
    "DrawLuck",
    "Luck",
    "Opponent",
    "Player",
    "Session",
    "SessionError",
    "SessionReason",
    "Settings",
    "Start",
    "Step",
    "Style",
    "StyledOpponent",
    "apart",
]
