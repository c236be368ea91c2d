"""Why something is refused: a code, the ledger rule behind it, the facts, and what would be legal.

```
ValueError
└── RulesError              anything this room refuses
    ├── SetupError          rules, stakes or stacks that no deal can be played under
    ├── IllegalActionError  an action that the rules forbid here and now; nothing has changed
    └── RecordError         a text that is no deal record
```
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from drawtutor.rules.actions import LegalActions

__all__ = ["IllegalActionError", "Reason", "RecordError", "RulesError", "SetupError", "quoted"]


class Reason(StrEnum):
    """The kinds of refusal. The value is the tail of the message's key in the catalogues."""

    # Setting up
    PLAYER_COUNT = "player-count"
    LISTS_DIFFER = "lists-differ"
    NEGATIVE_CHIPS = "negative-chips"
    NO_CHIPS_FOR_ANTE = "no-chips-for-ante"
    BAD_STAKES = "bad-stakes"
    BAD_BLINDS = "bad-blinds"
    MORE_BLINDS_THAN_PLAYERS = "more-blinds-than-players"
    UNKNOWN_RULE_SET = "unknown-rule-set"
    UNKNOWN_OPTION = "unknown-option"
    OPTION_OUT_OF_RANGE = "option-out-of-range"
    OPTIONS_CLASH = "options-clash"
    CANNOT_BE_SERVED = "cannot-be-served"
    NOTHING_TO_PLAY_FOR = "nothing-to-play-for"
    TOO_FEW_CHIPS = "too-few-chips"
    SEAT_TAKEN = "seat-taken"
    FORFEITED_CHIPS = "forfeited-chips"
    NOT_ENOUGH_PLAYERS = "not-enough-players"
    # Any time
    DEAL_OVER = "deal-over"
    NO_SUCH_PLAYER = "no-such-player"
    OUT_OF_TURN = "out-of-turn"
    HAS_FOLDED = "has-folded"
    WRONG_PHASE = "wrong-phase"
    DEALER_TO_SERVE = "dealer-to-serve"
    NOT_DEALT_YET = "not-dealt-yet"
    # Betting
    NO_CHECK_BEFORE_OPENING = "no-check-before-opening"
    CHECK_FACING_BET = "check-facing-bet"
    NOTHING_TO_CALL = "nothing-to-call"
    ALREADY_OPENED = "already-opened"
    NOTHING_TO_RAISE = "nothing-to-raise"
    CANNOT_MATCH = "cannot-match"
    NOT_ENOUGH_CHIPS = "not-enough-chips"
    OWN_STAKE = "own-stake"
    RAISE_CAP = "raise-cap"
    CIRCUIT_CLOSED = "circuit-closed"
    SHORT_ALL_IN = "short-all-in"
    NOBODY_TO_CALL = "nobody-to-call"
    BET_SIZE = "bet-size"
    NOT_WHOLE_CHIPS = "not-whole-chips"
    AMOUNT_MISSING = "amount-missing"
    NO_OPENERS = "no-openers"
    # The exchange
    TOO_MANY_DISCARDS = "too-many-discards"
    FOUR_WITHOUT_ACE = "four-without-ace"
    CARD_NOT_HELD = "card-not-held"
    CARD_TWICE = "card-twice"
    NO_CARDS_NAMED = "no-cards-named"
    COUNT_DIFFERS = "count-differs"
    REQUEST_TOO_LATE = "request-too-late"
    ALREADY_EXCHANGED = "already-exchanged"
    ASK_TOO_LATE = "ask-too-late"
    ASK_TOO_EARLY = "ask-too-early"
    ASKED_HAS_NOT_DRAWN = "asked-has-not-drawn"
    ASKS_ONESELF = "asks-oneself"
    RAP_NOT_UNDERSTOOD = "rap-not-understood"
    # Serving
    DISCARDS_FIRST = "discards-first"
    NOT_THE_ONE_SERVED = "not-the-one-served"
    CARD_COUNT = "card-count"
    CARD_NOT_IN_STUB = "card-not-in-stub"
    OWN_DISCARD = "own-discard"
    STUB_FIRST = "stub-first"
    DEAL_ORDER = "deal-order"
    FIVE_AT_ONCE = "five-at-once"
    BURN_FIRST = "burn-first"
    NO_BURN_HERE = "no-burn-here"
    # The showdown
    MUST_SHOW = "must-show"
    ALL_SHOW = "all-show"
    SHOW_WHOLE_HAND = "show-whole-hand"
    # Reading
    UNREADABLE = "unreadable"
    TOO_LONG = "too-long"
    NOT_TOML = "not-toml"
    UNKNOWN_KEY = "unknown-key"
    MISSING_KEY = "missing-key"
    OTHER_VARIANT = "other-variant"
    WRONG_TYPE = "wrong-type"
    UNKNOWN_ACTION = "unknown-action"
    NO_SUCH_CARD = "no-such-card"
    NO_RULES_TEXT = "no-rules-text"
    NOT_A_SETTING = "not-a-setting"
    SET_TWICE = "set-twice"


def quoted(value: object, most: int = 60) -> str:
    """What was given, for a refusal: in ASCII, and short, whatever it is.

    Python does not write whole numbers of thousands of digits in decimal; such a one stays hexadecimal.
    """
    try:
        text = ascii(value)
    except ValueError:
        text = hex(value) if isinstance(value, int) else type(value).__name__
    return text[:most]


class RulesError(ValueError):
    """Something that the rules refuse: ``reason`` says which kind, ``facts`` what about it."""

    def __init__(self, reason: Reason, *, rule: str | None = None, **facts: int | str) -> None:
        self.reason = reason
        self.rule = rule
        """The id of the ledger rule that forbids it, as in ``PL-20``; None where no single rule does."""
        self.facts: Mapping[str, int | str] = MappingProxyType(facts)
        super().__init__(reason, rule, facts)

    def __str__(self) -> str:
        cited = f" ({self.rule})" if self.rule else ""
        facts = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        return f"{self.reason.value.replace('-', ' ')}{cited}{': ' + facts if facts else ''}"


class SetupError(RulesError):
    """Rules, stakes or stacks that no deal can be played under."""


class IllegalActionError(RulesError):
    """An action that the rules forbid here and now. The deal is as it was."""

    def __init__(
        self, reason: Reason, *, rule: str | None = None, legal: LegalActions | None = None, **facts: int | str
    ) -> None:
        super().__init__(reason, rule=rule, **facts)
        self.legal = legal
        """What would have been legal; None where nothing is."""


class RecordError(RulesError):
    """A text that is no deal record: nothing of it is played."""
