"""The demonstrations: every step can be shown and told, and cards go round one at a time."""

import pytest

from drawtutor.course import Demonstration, HighCards, Spread, load_course
from drawtutor.rules import Phase, SeatView
from tests.course.saying import say

STEPPED = {
    outline.slug: lesson.demonstration
    for outline in load_course().lessons
    if (lesson := load_course().lesson(outline.slug)).demonstration is not None
}


@pytest.mark.parametrize("slug", STEPPED)
def test_every_step_can_be_told(slug: str) -> None:
    demonstration = STEPPED[slug]
    assert demonstration is not None
    assert len(demonstration.steps) >= 4
    told = [
        say(step.caption, step.scene.seat if isinstance(step.scene, SeatView) and step.scene.seat >= 0 else None)
        for step in demonstration.steps
    ]
    assert len(set(told)) == len(told)


@pytest.mark.parametrize("slug", STEPPED)
def test_a_step_shows_no_card_that_its_player_may_not_see(slug: str) -> None:
    demonstration = STEPPED[slug]
    assert demonstration is not None
    for step in demonstration.steps:
        view = step.scene
        if isinstance(view, SeatView):
            for event in view.events:
                secret = event.kind.value in ("dealt", "discard", "served") and event.seat != view.seat
                assert not (secret and event.cards)


def scenes(slug: str) -> list[SeatView]:
    demonstration = STEPPED[slug]
    assert isinstance(demonstration, Demonstration)
    return [step.scene for step in demonstration.steps if isinstance(step.scene, SeatView)]


def test_cards_are_dealt_one_at_a_time_from_the_dealers_left() -> None:
    """PL-07: after each card the counts differ by one at most, the dealer's being the last to grow."""
    counts = [tuple(player.cards for player in view.players) for view in scenes("deal")]
    assert counts == [(0, 0, 0, 0), (1, 0, 0, 0), (1, 1, 0, 0), (1, 1, 1, 1), (2, 1, 1, 1), (5, 5, 5, 4), (5, 5, 5, 5)]
    hands = [len(view.hand) for view in scenes("deal")]
    assert hands == [0, 1, 1, 1, 2, 5, 5]
    stubs = [view.stub for view in scenes("deal")]
    assert stubs == [52, 51, 50, 48, 47, 33, 32]


def test_the_stages_follow_each_other() -> None:
    assert {view.phase for view in scenes("first-betting-round")} == {Phase.BET1, Phase.DRAW}
    assert scenes("exchange")[0].phase is Phase.DRAW
    assert scenes("exchange")[-1].phase is Phase.BET2
    assert scenes("second-betting-round")[-1].phase is Phase.OVER
    assert [view.phase for view in scenes("showdown")][-1] is Phase.OVER


@pytest.mark.rule("NO-11", "NO-13", "NO-15")
def test_at_the_last_raise_nobody_may_raise_past_the_dealer_and_every_hand_is_shown() -> None:
    views = scenes("last-raise")
    facing = [view for view in views if view.to_act == view.seat and view.phase.is_betting and view.level]
    assert len(facing) == 2
    assert not any(view.legal.raise_ for view in facing)
    assert [bool(player.shown) for player in views[-1].players] == [False, True, False, True]
    assert views[-1].winners == (1,)


def test_a_beaten_hand_is_given_up_and_the_winner_has_shown() -> None:
    last = scenes("showdown")[-1]
    assert [player.mucked for player in last.players] == [False, False, True, False]
    assert [bool(player.shown) for player in last.players] == [True, True, False, False]
    assert last.winners == (1,)


def test_the_deck_that_is_shuffled_stays_complete() -> None:
    demonstration = STEPPED["preparation"]
    assert demonstration is not None
    for step in demonstration.steps:
        if isinstance(step.scene, Spread):
            assert len(set(step.scene.cards)) == 52
    assert any(isinstance(step.scene, HighCards) for step in demonstration.steps)
