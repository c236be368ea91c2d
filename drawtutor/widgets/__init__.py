"""The widgets: what a learner sees and touches, drawn by one module in the page and decided here."""

from drawtutor.widgets._base import TutorWidget
from drawtutor.widgets._place import in_voila
from drawtutor.widgets.differences import differences
from drawtutor.widgets.house import HOUSE_DEAL_KEY, HOUSE_RULES_KEY, house_rules
from drawtutor.widgets.keeper import DEAL_KEY, PROGRESS_KEY, Keeper
from drawtutor.widgets.lab import LAB_KEY
from drawtutor.widgets.lesson import LessonPage
from drawtutor.widgets.review import record_review
from drawtutor.widgets.rulebook import rule_book

__all__ = [
    "DEAL_KEY",
    "HOUSE_DEAL_KEY",
    "HOUSE_RULES_KEY",
    "LAB_KEY",
    "PROGRESS_KEY",
    "Keeper",
    "LessonPage",
    "TutorWidget",
    "differences",
    "house_rules",
    "in_voila",
    "record_review",
    "rule_book",
]
