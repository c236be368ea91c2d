"""Lines for the figures that a verdict stands on: what a choice is worth, and what it gives up."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from drawtutor.advice.appraisal import Appraisal, Worth
from drawtutor.advice.grading import WORSE, Judged
from drawtutor.advice.phrases import choice, keeping
from drawtutor.advice.reading import Uncounted, why_uncounted
from drawtutor.cards import Card
from drawtutor.message import Message
from drawtutor.odds import Estimate, HoldOdds
from drawtutor.rules import SeatView

__all__ = [
    "as_share",
    "chance",
    "chance_beside",
    "chips_of",
    "falls_behind",
    "gain",
    "hold_lines",
    "lost",
    "mixed_behind",
    "mixed_in",
    "no_ranges",
    "worth_line",
]

_FINE: Final = 0.1
"""Differences below this are told to a hundredth of a chip, or they would read as none."""


def worth_line(view: SeatView, worth: Worth) -> Message:
    """What a choice is worth in chips from this decision on, with its error where it has one."""
    done = choice(worth.action, hand=view.hand, phase=view.phase)
    chips = round(worth.value.value, 1)
    if not worth.value.standard_error:
        return Message.of("advice-numbers-worth-exact", choice=done, chips=chips)
    return Message.of("advice-numbers-worth", choice=done, chips=chips, error=round(2 * worth.value.standard_error, 1))


def chips_of(difference: float) -> float:
    """What one choice is worth more than another, in chips, as it is told: finer below a tenth of a chip."""
    return round(difference, 1 if abs(difference) >= _FINE else 2)


def no_ranges(view: SeatView) -> Message:
    """That nothing is told of what the others may hold, and why."""
    why = why_uncounted(view) or Uncounted.EXCHANGES
    return Message.of("advice-no-ranges", why=why.value)


def lost(appraisal: Appraisal, found: Judged) -> tuple[Message, ...]:
    """What a worse choice gives up, in chips and as a share of the pot; nothing for any other."""
    if found.verdict not in WORSE:
        return ()
    share = Fraction(max(found.loss.value, 0.0)).limit_denominator(1000)
    chips = chips_of(found.loss.value * appraisal.unit)
    return (Message.of("advice-numbers-lost", chips=chips, share=share),)


def as_share(share: float) -> Fraction:
    """A counted share as a sentence holds it."""
    return Fraction(min(max(share, 0.0), 1.0)).limit_denominator(1000)


def chance(share: float) -> Fraction:
    """A chance to win or to be folded to, as it is told: in whole percent, since it is not known more finely."""
    return as_share(share if not 0.01 <= share <= 0.99 else round(share, 2))


def chance_beside(share: float, needed: float) -> Fraction:
    """A chance that is told beside what is needed: in whole percent, or finer where that would hide which is more."""
    told = chance(share)
    return told if (told >= needed) is (share >= needed) else as_share(round(share, 3))


def gain(view: SeatView, appraisal: Appraisal, found: Judged) -> Message:
    """What the better choice gains beside a worse one, in chips and as a share of the pot."""
    better = choice(found.best.action, hand=view.hand, phase=view.phase)
    chips = chips_of(found.loss.value * appraisal.unit)
    share = Fraction(max(found.loss.value, 0.0)).limit_denominator(1000)
    return Message.of("advice-gains", better=better, chips=chips, share=share)


def mixed_in(worth: Worth) -> Message:
    """That the strategy which is the reference makes this choice too, and how often."""
    share = Fraction(worth.frequency or 0.0).limit_denominator(1000)
    return Message.of("advice-mixed", often=share)


def falls_behind(found: Judged) -> bool:
    """Whether a choice counts as good for the reference's sake alone: in this place another is clearly worth more."""
    return found.mixed and found.sign < 0 and found.loss.value > found.scale.good


def mixed_behind(view: SeatView, appraisal: Appraisal, found: Judged) -> Message:
    """That the reference makes this choice too, and what another gains beside it all the same."""
    told = gain(view, appraisal, found).values
    return Message.of("advice-mixed-behind", **told, often=as_share(found.mine.frequency or 0.0))


def hold_lines(hand: Sequence[Card], odds: HoldOdds, wins: Fraction | Estimate) -> tuple[Message, ...]:
    """The exact chances of a hold and its chance to win, in lines to be folded away."""
    done = keeping(hand, odds.keep)
    if not odds.discard or not odds.improves:
        return (Message.of("advice-numbers-pat", choice=done, wins=wins),)
    parts = tuple(
        Message.of("advice-part", category=category, chance=odds.chance(category))
        for category, count in odds.counts.items()
        if count and category > odds.made
    )
    first = Message.of("advice-numbers-hold", choice=done, wins=wins, improves=odds.improves)
    return (first, Message.of("advice-numbers-parts", parts=parts)) if parts else (first,)
