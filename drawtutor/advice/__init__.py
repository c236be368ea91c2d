"""Advice: the verdict on a choice, why, and the numbers behind it; and a ladder of hints before it.

Advice sees what the player sees, a `drawtutor.rules.SeatView`, and judges the choice, never the outcome.
"""

from drawtutor.advice.appraisal import Appraisal, NumberKind, Source, Worth
from drawtutor.advice.choices import all_choices
from drawtutor.advice.feedback import Feedback, Misconception, Option, Verdict
from drawtutor.advice.grading import LIMITS, Limits, Scale
from drawtutor.advice.hints import hint
from drawtutor.advice.legality import refused
from drawtutor.advice.ranges import HeldKind, Spread, alike, heading
from drawtutor.advice.refining import SURE, Refinement, warmed
from drawtutor.advice.review import review, verdicts
from drawtutor.advice.sources import MOST_DEALS, appraisals, appraise, has_figures, refined
from drawtutor.advice.stored import MODELS, ReferencePlay, missing, reference_play

__all__ = [
    "LIMITS",
    "MODELS",
    "MOST_DEALS",
    "SURE",
    "Appraisal",
    "Feedback",
    "HeldKind",
    "Limits",
    "Misconception",
    "NumberKind",
    "Option",
    "ReferencePlay",
    "Refinement",
    "Scale",
    "Source",
    "Spread",
    "Verdict",
    "Worth",
    "alike",
    "all_choices",
    "appraisals",
    "appraise",
    "has_figures",
    "heading",
    "hint",
    "missing",
    "reference_play",
    "refined",
    "refused",
    "review",
    "verdicts",
    "warmed",
]
