"""A chance is told in three forms, which are easily mixed up, so that they stand together (C26)."""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatch

import pytest
from fluent.syntax import ast as ftl

from drawtutor.words import Catalogue
from drawtutor.words.entries import references_of, walk

# Values that are exact chances wherever a sentence about a choice or an answer holds them.
CHANCES = frozenset({"ahead", "better_improves", "chance", "improves", "works"})
FEEDBACK = ("advice", "course", "course-card-room", "course-counting", "course-options", "play", "command", "odds")

# Where a percentage stands alone, and why.
ALONE = {
    "course-choice-chance": "a button: it is the answer in the unit of the question",
    "course-bluff-*": "a wrong answer, named as it stood on its button; what is right tells the three forms",
    "advice-hold-improves": "compares two; the numbers beneath tell the three forms of both",
    "advice-idea-keeps-*": "compares two; the numbers beneath tell the three forms of what is better",
    "advice-part": "one of a list; its sum has its three forms",
}


def plain(node: ftl.BaseNode) -> Iterator[str]:
    """The values that a text shows or chooses by in their usual form."""
    for part in walk(node):
        if isinstance(part, ftl.Placeable) and isinstance(part.expression, ftl.VariableReference):
            yield part.expression.id.name


def called(node: ftl.BaseNode) -> Iterator[tuple[str, str]]:
    """The functions that a text calls with a value, each with the value's name; FORM with the form it asks for."""
    for part in walk(node):
        if isinstance(part, ftl.FunctionReference) and part.arguments.positional:
            first, *rest = part.arguments.positional
            if isinstance(first, ftl.VariableReference):
                asked = rest[0].value if rest and isinstance(rest[0], ftl.StringLiteral) else part.id.name
                yield asked, first.id.name


def three_forms(node: ftl.BaseNode) -> set[str]:
    """The values that a text tells as a percentage, as odds and as one in so many."""
    found = set(called(node))
    shown = set(plain(node))
    return {name for form, name in found if form == "full"} | {name for form, name in found if form == "odds"} & shown


def texts(english: Catalogue) -> Iterator[tuple[str, ftl.Message | ftl.Term]]:
    for entry in english.entries:
        parsed = entry.parse()
        if parsed is not None and entry.file.removesuffix(".ftl") in FEEDBACK:
            yield entry.key, parsed


def test_what_is_one_in_so_many_is_told_beside_its_odds(english: Catalogue) -> None:
    """Neither of the two alone in feedback, but for what a style of play is."""
    for key, parsed in texts(english):
        if key.startswith("style-"):
            continue
        found = set(called(parsed))
        one_in = {name for form, name in found if form in ("ONE-IN", "one-in")}
        against = {name for form, name in found if form in ("AGAINST", "against")}
        told = set(plain(parsed)) | {name for form, name in found if form == "PERCENT"}
        assert one_in == against <= told, key
        assert {name for form, name in found if form == "odds"} <= told, key


def test_feedback_that_turns_on_a_chance_tells_its_three_forms(english: Catalogue) -> None:
    checked = 0
    for key, parsed in texts(english):
        # What is needed is a share of the pot in advice, and a hand in the exercises.
        shown = (CHANCES | ({"needed"} if key.startswith("advice-") else set())) & set(plain(parsed))
        if shown and not any(fnmatch(key, alone) for alone in ALONE):
            assert three_forms(parsed), key
            checked += 1
    assert checked >= 20


@pytest.mark.parametrize("alone", ALONE)
def test_every_exception_is_still_one(english: Catalogue, alone: str) -> None:
    keys = [key for key, parsed in texts(english) if fnmatch(key, alone) and CHANCES & set(plain(parsed))]
    assert keys


def test_a_figure_says_that_all_unseen_cards_are_taken_alike(english: Catalogue) -> None:
    """C28: in every text of its own that tells what figures assume."""
    for key in ("advice-assume-exchange", "advice-assume-bets"):
        for folded in (True, False):
            said = english.say(key, reads=(), folded=folded)
            assert "every unseen card is equally likely" in said
            assert ("fewer aces and kings" in said) is folded
    assert "all unseen cards as equally likely" in english.say("odds-unseen-alike")
    for key in ("course-price-call", "course-price-fold", "course-raise-right", "course-throw-right"):
        entry = english.entries.by_key[key].parse()
        assert entry is not None
        assert "odds-unseen-alike" in references_of(entry), key
