"""What is said about a choice: the verdict, the reason, and the numbers behind it.

The choice is judged, never what came of it.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

from drawtutor.advice.appraisal import NumberKind
from drawtutor.advice.ranges import Spread
from drawtutor.message import Message
from drawtutor.odds import Estimate
from drawtutor.rules import Action, IllegalActionError

__all__ = ["Feedback", "Misconception", "Option", "Verdict"]


class Verdict(StrEnum):
    """How good a choice was."""

    BEST = "best"
    """Clearly the best of all that was looked at."""
    GOOD = "good"
    """Not clearly the best, but it can hardly cost anything."""
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"
    CLOSE = "too-close-to-call"
    """The difference is within two standard errors, or outside of what is modelled: it is not graded."""
    ILLEGAL = "illegal"


class Misconception(StrEnum):
    """The mistaken idea that a choice speaks of. Each has a sentence of its own: ``advice-idea-`` and the value."""

    BREAKS_MADE_HAND = "breaks-made-hand"
    BREAKS_THREE = "breaks-three"
    BREAKS_TWO_PAIR = "breaks-two-pair"
    BREAKS_PAIR = "breaks-pair"
    BREAKS_PAIR_FOR_DRAW = "breaks-pair-for-draw"
    KEEPS_ACE_KICKER = "keeps-ace-kicker"
    KEEPS_KICKER = "keeps-kicker"
    KEEPS_KICKER_WITH_THREE = "keeps-kicker-with-three"
    DRAWS_INSIDE_STRAIGHT = "draws-inside-straight"
    DRAWS_TO_THREE_CARDS = "draws-to-three-cards"
    LEAVES_FOUR_CARD_DRAW = "leaves-four-card-draw"
    THROWS_HIGH_CARDS = "throws-high-cards"
    THROWS_TOO_MANY = "throws-too-many"
    PAT_ON_NOTHING = "pat-on-nothing"
    PAT_WITHOUT_NEED = "pat-without-need"
    FOLDS_FOR_FREE = "folds-for-free"
    FOLDS_AT_A_GOOD_PRICE = "folds-at-a-good-price"
    FORGETS_WHAT_IT_WINS_LATER = "forgets-what-it-wins-later"
    FORGETS_WHAT_IT_COSTS_LATER = "forgets-what-it-costs-later"
    CALLS_WITHOUT_THE_PRICE = "calls-without-the-price"
    CALLS_WITH_A_BLUFF_CATCHER = "calls-with-a-bluff-catcher"
    OVERCALLS = "overcalls"
    DRAWS_DEAD = "draws-dead"
    OPENS_TOO_LOW = "opens-too-low"
    PASSES_AN_OPENING_HAND = "passes-an-opening-hand"
    BLUFFS_TOO_DEAR = "bluffs-too-dear"
    BLUFFS_WITH_SHOWDOWN_VALUE = "bluffs-with-showdown-value"
    BETS_INTO_STRENGTH = "bets-into-strength"
    BETS_WHERE_ONLY_BETTER_CALL = "bets-where-only-better-call"
    WAITS_WITH_THE_BEST = "waits-with-the-best"
    SLOW_PLAYS = "slow-plays"
    LETS_THEM_DRAW_CHEAPLY = "lets-them-draw-cheaply"
    MUCKS_A_WINNER = "mucks-a-winner"


@dataclass(frozen=True, slots=True, kw_only=True)
class Option:
    """One of the things that could be done, and what it is worth.

    ``value`` is the chance to win for a way to exchange, and chips from here on for a bet; None where
    the choice is judged by practice or by the cards that lie open.
    """

    action: Action
    value: Fraction | Estimate | None
    numbers: tuple[Message, ...] = ()
    kind: NumberKind | None = None
    """How the figure was found; None where there is none."""
    worth: Estimate | None = None
    """Chips from here on, by which the choices are in order; None where nothing is graded by such a figure."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Feedback:
    """What is said about one choice."""

    verdict: Verdict
    chosen: Action
    better: Action | None = None
    """What would have been better; None where nothing clearly is."""
    reasons: tuple[Message, ...] = ()
    """A few short sentences."""
    numbers: tuple[Message, ...] = ()
    """The figures behind them, to be folded away."""
    kind: NumberKind | None = None
    """How the figures by which it was judged were found: the least sure of them; None where it took none."""
    assumption: Message | None = None
    """What the figures assume about the others."""
    options: tuple[Option, ...] = ()
    """What else could be done, the best first."""
    ranges: tuple[Spread, ...] = ()
    """What each of the others may hold, and last what one's own play tells them; empty where that is not told."""
    rule: str | None = None
    """The id of the ledger rule that this is about."""
    misconception: Misconception | None = None
    refusal: IllegalActionError | None = None
    """The engine's own refusal of an illegal choice, where there was one: the words room tells it in full."""
