"""The course: lessons, exercises that the engine judges, hints, demonstrations, and a learner's progress."""

from drawtutor.course.answers import (
    ActionAnswer,
    Answer,
    ChoiceAnswer,
    DiscardAnswer,
    NumberAnswer,
    OrderAnswer,
    SeatAnswer,
    YesNoAnswer,
)
from drawtutor.course.demo import Demonstration, DemoStep, Scene
from drawtutor.course.exercise import Choice, Exercise, Grade, Kind, Outcome, Task
from drawtutor.course.explaining.cards import compared_cards
from drawtutor.course.figures import Figure, FigureKind
from drawtutor.course.generate import LESSON_TASKS, generate, regenerate
from drawtutor.course.grading import grade, solution
from drawtutor.course.hints import hints
from drawtutor.course.lesson import Exhibit, Lesson, Outline, Section, Settings
from drawtutor.course.loader import Check, Course, load_checks, load_course
from drawtutor.course.printed_table import (
    PrintedDraw,
    PrintedFigure,
    PrintedOutcome,
    PrintedVerdict,
    printed_table,
    why_it_departs,
)
from drawtutor.course.progress import Progress, ProgressError, Tally
from drawtutor.course.reading.node import ContentError
from drawtutor.course.reading.staging import House
from drawtutor.course.rulebook import Keeper, RuleEntry, rulebook
from drawtutor.course.scene import (
    Aim,
    Beat,
    Circle,
    Declared,
    HighCards,
    Hope,
    OpenHands,
    Reach,
    Request,
    Share,
    Spot,
    Spread,
    Subject,
    Wager,
    Wish,
)
from drawtutor.course.supply import Serving, serving
from drawtutor.course.tryouts import Probe, Tryout, load_probes, load_tryout, tryout_points, tryout_rules

__all__ = [
    "LESSON_TASKS",
    "ActionAnswer",
    "Aim",
    "Answer",
    "Beat",
    "Check",
    "Choice",
    "ChoiceAnswer",
    "Circle",
    "ContentError",
    "Course",
    "Declared",
    "DemoStep",
    "Demonstration",
    "DiscardAnswer",
    "Exercise",
    "Exhibit",
    "Figure",
    "FigureKind",
    "Grade",
    "HighCards",
    "Hope",
    "House",
    "Keeper",
    "Kind",
    "Lesson",
    "NumberAnswer",
    "OpenHands",
    "OrderAnswer",
    "Outcome",
    "Outline",
    "PrintedDraw",
    "PrintedFigure",
    "PrintedOutcome",
    "PrintedVerdict",
    "Probe",
    "Progress",
    "ProgressError",
    "Reach",
    "Request",
    "RuleEntry",
    "Scene",
    "SeatAnswer",
    "Section",
    "Serving",
    "Settings",
    "Share",
    "Spot",
    "Spread",
    "Subject",
    "Tally",
    "Task",
    "Tryout",
    "Wager",
    "Wish",
    "YesNoAnswer",
    "compared_cards",
    "generate",
    "grade",
    "hints",
    "load_checks",
    "load_course",
    "load_probes",
    "load_tryout",
    "printed_table",
    "regenerate",
    "rulebook",
    "serving",
    "solution",
    "tryout_points",
    "tryout_rules",
    "why_it_departs",
]
