"""Sentences of the course as a learner would read them, with names at the table."""

from drawtutor.course import Answer, Exercise, grade
from drawtutor.message import Message
from drawtutor.rules import Seat
from drawtutor.words import Catalogue, Language

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gita", "Hugo")


def say(message: Message, hero: Seat | None = None) -> str:
    """The sentence in English; raises where a text or a value is missing."""
    names: dict[int, str | Message] = dict(enumerate(NAMES))
    if hero is not None:
        names[hero] = Message.of("who-you")
    return Catalogue.load(Language.ENGLISH, strict=True).say(message, names=names)


def say_of(exercise: Exercise, message: Message) -> str:
    """The sentence as the learner of this exercise reads it."""
    return say(message, exercise.hero)


def told(exercise: Exercise, answer: Answer) -> str:
    """The key of what is told about an answer, without the room's own prefix."""
    result = grade(exercise, answer)
    assert say_of(exercise, result.explanation)
    return result.explanation.key.removeprefix("course-")
