"""Advice: the verdict on a choice, why, and the numbers behind it; and a ladder of hints before it.

Advice sees what the player sees, a `drawtutor.rules.SeatView`, and judges the choice, never the outcome.
"""

from drawtutor.advice.feedback import Feedback, Misconception, Option, Verdict
from drawtutor.advice.hints import hint
from drawtutor.advice.legality import refused
from drawtutor.advice.review import review

__all__ = ["Feedback", "Misconception", "Option", "Verdict", "hint", "refused", "review"]
