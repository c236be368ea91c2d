"""Lines for the figures that a verdict stands on: what a choice is worth, and what it gives up."""

from __future__ import annotations

from fractions import Fraction

from drawtutor.advice.appraisal import Appraisal, Worth
from drawtutor.advice.grading import WORSE, Judged
from drawtutor.advice.phrases import choice
from drawtutor.message import Message
from drawtutor.rules import SeatView

__all__ = ["lost", "mixed_in", "worth_line"]


def worth_line(view: SeatView, worth: Worth) -> Message:
    """What a choice is worth in chips from this decision on, with its error where it has one."""
    done = choice(worth.action, hand=view.hand, phase=view.phase)
    chips = round(worth.value.value, 1)
    if not worth.value.standard_error:
        return Message.of("advice-numbers-worth-exact", choice=done, chips=chips)
    return Message.of("advice-numbers-worth", choice=done, chips=chips, error=round(2 * worth.value.standard_error, 1))


def lost(appraisal: Appraisal, found: Judged) -> tuple[Message, ...]:
    """What a worse choice gives up, in chips and as a share of the pot; nothing for any other."""
    if found.verdict not in WORSE:
        return ()
    share = Fraction(max(found.loss.value, 0.0)).limit_denominator(1000)
    chips = round(found.loss.value * appraisal.unit, 1)
    return (Message.of("advice-numbers-lost", chips=chips, share=share),)


def mixed_in(worth: Worth) -> Message:
    """That the strategy which is the reference makes this choice too, and how often."""
    share = Fraction(worth.frequency or 0.0).limit_denominator(1000)
    return Message.of("advice-mixed", often=share)
