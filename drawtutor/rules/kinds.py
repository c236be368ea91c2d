"""The closed sets that house rules choose from, by the names that deal records use."""

from __future__ import annotations

from enum import StrEnum

__all__ = [
    "LateAsk",
    "Limit",
    "OddChips",
    "Openers",
    "RuleSet",
    "SecondRoundStart",
    "ShortAllIn",
    "ToWin",
]


class RuleSet(StrEnum):
    """The four ways to play, one from each source."""

    FIVE_STAGE = "five_stage"
    LAST_RAISE = "last_raise"
    CALIFORNIA = "california"
    DRAW_HIGH = "draw_high"


class Limit(StrEnum):
    """How large a bet may be."""

    FIXED = "fixed"
    SPREAD = "spread"
    POT = "pot"
    NONE = "none"


class Openers(StrEnum):
    """What a hand needs to open with."""

    NONE = "none"
    JACKS = "jacks"


class ToWin(StrEnum):
    """What a hand needs to win a showdown with."""

    NONE = "none"
    TRIPS = "trips"


class OddChips(StrEnum):
    """Where chips go that do not divide among the winners of a pot."""

    CARRY = "carry"
    LEFT_OF_DEALER = "left_of_dealer"


class SecondRoundStart(StrEnum):
    """Who speaks first after the exchange."""

    OPENER = "opener"
    LEFT_OF_DEALER = "left_of_dealer"


class ShortAllIn(StrEnum):
    """How much of a bet an all-in must add, in fixed limit, to count as a raise."""

    HALF_BET = "half_bet"
    FULL_BET = "full_bet"


class LateAsk(StrEnum):
    """What becomes of a question about draws once the second round is under way."""

    REFUSED = "refused"
    UNANSWERED = "unanswered"
