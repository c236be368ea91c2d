"""Why a session refuses something that no rule of the game is about."""

from __future__ import annotations

from enum import StrEnum

from drawtutor.message import Message

__all__ = ["SessionError", "SessionReason"]


class SessionReason(StrEnum):
    """The kinds of refusal. Each has one sentence of its own: ``session-refused-`` and the value."""

    DEAL_NOT_OVER = "deal-not-over"
    DEAL_OVER = "deal-over"
    BAD_SETTINGS = "bad-settings"
    NOT_A_SESSION = "not-a-session"
    """The data are not what `Session.to_json` makes."""
    OTHER_VERSION = "other-version"
    BAD_START = "bad-start"
    BAD_LOG = "bad-log"
    """The actions cannot have been made at this table."""


class SessionError(ValueError):
    """Something that a session refuses; nothing has changed by it."""

    def __init__(self, reason: SessionReason, detail: str = "") -> None:
        super().__init__(reason, detail)
        self.reason = reason
        self.detail = detail
        """What exactly, for developers."""

    def __str__(self) -> str:
        return f"{self.reason.value.replace('-', ' ')}{': ' + self.detail if self.detail else ''}"

    @property
    def message(self) -> Message:
        """What to tell the learner."""
        return Message.of(f"session-refused-{self.reason.value}")
