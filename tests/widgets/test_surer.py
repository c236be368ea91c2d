"""The figures that show get surer between the messages of the page, and come out the same however that goes."""

from __future__ import annotations

import asyncio
from asyncio import events
from collections.abc import Awaitable, Callable, Iterator
from random import Random
from typing import Any

import pytest

from drawtutor.advice import Verdict, refining
from drawtutor.play import Decision
from drawtutor.rules import read_record
from drawtutor.widgets import record_review
from drawtutor.widgets.background import Background
from tests.widgets.play import Learner, choose, lesson, session_of

LONG = 20.0
"""Seconds in which any figure is as sure as it gets."""


@pytest.fixture(autouse=True)
def soon_sure(monkeypatch: pytest.MonkeyPatch) -> None:
    # Sure enough with a few thousand deals, so that the tests are quick.
    monkeypatch.setattr(refining, "SURE", 0.06)


def at_the_table(seed: int = 4) -> Learner:
    learner = Learner(lesson("full-deal", seed=seed).full_deal())
    learner.press("california")
    return learner


def coach(learner: Learner) -> dict[str, Any]:
    return learner.block("coach")


def told(learner: Learner) -> str:
    return str(coach(learner).get("sureness", {}).get("key", ""))


def act_until_sampled(learner: Learner) -> None:
    """Chooses until the figures on the last choice are such that can be made surer."""
    rng = Random(1)
    for _ in range(40):
        choose(learner, rng)
        if session_of(learner).decisions and not session_of(learner).decisions[-1].is_sure:
            return
    raise AssertionError("no figure is sampled")


@pytest.fixture(autouse=True)
def no_loop() -> Iterator[None]:
    """A browser that other tests have opened keeps a loop in this thread: it counts as none for so long."""
    running = events._get_running_loop()
    events._set_running_loop(None)
    yield
    events._set_running_loop(running)


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(LONG):
        while not holds():
            await asyncio.sleep(0.01)


def run(steps: Callable[[], Awaitable[None]]) -> None:
    async def all_() -> None:
        await steps()

    asyncio.run(all_())


def test_figures_get_surer_in_the_same_turn_and_say_when_they_are() -> None:
    async def steps() -> None:
        learner = at_the_table()
        act_until_sampled(learner)
        stored = session_of(learner).to_json()
        turn, stamp = learner.widget.view["turn"], coach(learner)["stamp"]
        assert told(learner) == "going-on"
        await until(lambda: told(learner) == "sure")
        assert (learner.widget.view["turn"], coach(learner)["stamp"]) == (turn, stamp)
        assert session_of(learner).to_json() == stored
        learner.widget.close()

    run(steps)


@pytest.mark.parametrize("seed", [4, 5])
def test_what_comes_out_does_not_hang_on_how_the_work_is_cut_up(seed: int) -> None:
    blocks = []

    async def beside_messages() -> None:
        learner = at_the_table(seed)
        act_until_sampled(learner)
        while told(learner) != "sure":
            # Messages that change nothing come in between.
            learner.greet({})
            await asyncio.sleep(0.03)
        blocks.append(coach(learner))
        learner.widget.close()

    run(beside_messages)
    learner = at_the_table(seed)
    act_until_sampled(learner)
    assert told(learner) == "first"
    while not session_of(learner).decisions[-1].is_sure:
        learner.widget._work()
    blocks.append(coach(learner))
    assert blocks[0] == blocks[1]


def stay(learner: Learner) -> None:
    """Stays in for as little as may be."""
    buttons = learner.buttons()
    learner.press(
        next(key for key in ("turn", "stay", "pat", "show") if key in buttons and not buttons[key].get("off"))
    )


def test_a_new_choice_comes_first_and_what_no_longer_shows_waits_until_it_does() -> None:
    async def steps() -> None:
        learner = at_the_table(3)
        session = session_of(learner)
        stay(learner)
        stay(learner)
        first, second = session.decisions
        assert not session.is_over
        assert not first.is_sure
        await until(lambda: second.is_sure)
        await asyncio.sleep(0.1)
        assert not first.is_sure
        while "next-deal" not in learner.buttons():
            stay(learner)
        # The deal is over, and every verdict shows.
        await until(lambda: all(decision.is_sure for decision in session.decisions))
        rows = [row["verdict"]["key"] for row in learner.block("report")["rows"]]
        assert rows == [decision.feedback.verdict.value for decision in session.decisions]
        learner.widget.close()

    run(steps)


def test_a_closed_widget_works_no_more() -> None:
    async def steps() -> None:
        learner = at_the_table()
        act_until_sampled(learner)
        decision = session_of(learner).decisions[-1]
        learner.widget.close()
        await asyncio.sleep(0.2)
        assert not decision.is_sure
        assert learner.widget._background._next is None

    run(steps)


def test_without_a_loop_the_first_figures_stay_and_nothing_is_promised() -> None:
    learner = at_the_table()
    act_until_sampled(learner)
    assert told(learner) == "first"
    assert learner.widget._background._next is None


def test_only_another_verdict_is_said_aloud(monkeypatch: pytest.MonkeyPatch) -> None:
    learner = at_the_table()
    act_until_sampled(learner)
    spoken = learner.widget.view["status"]
    decision = session_of(learner).decisions[-1]
    before = decision.feedback.verdict
    while not decision.is_sure:
        learner.widget._work()
    if decision.feedback.verdict is before:
        assert learner.widget.view["status"] == spoken

    def other(self: Decision) -> bool:
        object.__setattr__(self._refinement.feedback, "verdict", Verdict.CLOSE)
        return True

    learner = at_the_table(5)
    act_until_sampled(learner)
    object.__setattr__(session_of(learner).decisions[-1].feedback, "verdict", Verdict.MISTAKE)
    spoken = learner.widget.view["status"]
    monkeypatch.setattr(Decision, "go_on", other)
    learner.widget._work()
    said = learner.widget.view["status"]
    assert said["n"] == spoken["n"] + 1
    assert "Too close to call" in said["text"]


def test_the_coach_is_loaded_before_the_first_choice_once_the_page_is_there() -> None:
    async def steps() -> None:
        learner = Learner(lesson("full-deal").full_deal())
        learner.greet({})
        assert learner.widget._owes()
        seen = len(learner.seen)
        await until(lambda: not learner.widget._owes())
        assert len(learner.seen) == seen
        assert not session_of(learner).decisions
        learner.widget.close()

    run(steps)


def test_a_verdict_that_cannot_be_made_is_told_once_and_leaves_the_page_answered(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(self: Decision) -> bool:
        raise RuntimeError("not to be shown")

    monkeypatch.setattr(Decision, "feedback", property(fail))
    monkeypatch.setattr(Decision, "is_sure", property(fail))

    async def steps() -> None:
        learner = at_the_table(3)
        stay(learner)
        await asyncio.sleep(0.1)
        assert learner.trouble
        assert learner.said[-1]["kind"] == "done"
        assert learner.widget._background._next is None

    run(steps)


def test_work_that_fails_leaves_what_shows_and_stops(caplog: pytest.LogCaptureFixture) -> None:
    def fail() -> bool:
        raise RuntimeError("not to be shown")

    async def steps() -> None:
        background = Background(fail)
        background.wake()
        await asyncio.sleep(0.1)
        assert background._next is None

    run(steps)
    assert "not to be shown" in caplog.text


RECORD = """
variant = "5CD"
_rules = "california"
antes = [1, 1, 1]
blinds_or_straddles = [0, 0, 0]
starting_stacks = [50, 50, 50]
small_bet = 2
big_bet = 4
actions = ["d dh p1 KdKc9s6h2h", "d dh p2 AsAh9d5c3s", "d dh p3 Js8s7d4c2c", "p1 cc", "p2 cbr 2", "p3 f", "p1 cc"]
"""


def test_a_record_that_is_looked_at_gets_surer_figures_too() -> None:
    async def steps() -> None:
        learner = Learner(record_review(read_record(RECORD)))
        learner.press("next")
        assert told(learner) == "going-on"
        await until(lambda: told(learner) == "sure")

    run(steps)
