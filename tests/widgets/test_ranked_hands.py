"""Hands that were put in order: the cards that decided are marked once something has been said about them."""

from __future__ import annotations

import pytest

from drawtutor.course import load_course
from tests.widgets.test_parts import at


def marked(answer: dict[str, object]) -> set[str]:
    """The cards that carry a mark."""
    options = answer["options"]
    assert isinstance(options, list)
    return {card["c"] for option in options for card in option["cards"] if card.get("mark")}


@pytest.mark.rule("NO-16")
def test_after_a_wrong_order_the_cards_of_one_comparison_are_marked() -> None:
    learner = at(load_course().exercise("showdown/card-by-card"))
    assert marked(learner.block("answer")) == set()
    learner.press("check", answer=[2, 0, 3, 1])
    assert marked(learner.block("answer")) == {"3h", "2s"}
    spoken = [card.get("markText") for option in learner.block("answer")["options"] for card in option["cards"]]
    assert spoken.count("decides here") == 2


@pytest.mark.rule("NO-17")
def test_after_the_right_order_each_comparison_within_a_kind_is_marked() -> None:
    learner = at(load_course().exercise("showdown/nothing-at-all"))
    learner.press("check", answer=[2, 1, 0, 3])
    assert learner.block("coach")["verdict"]["key"] == "right"
    assert {"3d", "2c"} <= marked(learner.block("answer"))


def test_what_is_not_answered_marks_nothing() -> None:
    learner = at(load_course().exercise("showdown/side-cards"))
    learner.press("check", answer=None)
    assert marked(learner.block("answer")) == set()
