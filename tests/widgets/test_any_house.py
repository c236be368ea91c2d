"""Deals by whatever a table could agree on, played through the widget: nothing breaks, and no chip is lost."""

from __future__ import annotations

import json
from random import Random

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from drawtutor.play import Session
from drawtutor.rules import Agreement, read_agreement, read_record, replay
from drawtutor.widgets._base import TutorWidget
from drawtutor.widgets.fulldeal import FullDealPart
from drawtutor.widgets.wording import Wording
from tests.strategies import agreements
from tests.widgets.play import Learner, choose, session_of

UNUSUAL = (
    "california players=2",
    "california players=8",
    "california blinds=3 ante=0",
    "california blinds=1 limit=none chips=20",
    "california openers=jacks to_win=trips joker=wild",
    "california openers=jacks exchanges=3 players=6",
    "draw_high openers=jacks joker=bug players=5",
    "draw_high players=8 limit=pot",
    "draw_high exchanges=2 players=6 to_win=trips",
    "draw_high blinds=3 chips=12",
    "five_stage draw_limit=0",
    "five_stage exchanges=3 joker=wild",
    "last_raise limit=none players=6",
    "last_raise to_win=trips odd_chips=left_of_dealer",
)

# What no page of ours sends, or sends only where it is legal.
ILLEGAL: tuple[dict[str, object], ...] = (
    {"name": "act", "action": "bet", "to": 10**9},
    {"name": "act", "action": "raise", "to": 1},
    {"name": "act", "action": "discard", "cards": ["As", "As"]},
    {"name": "act", "action": "discard", "cards": ["Jk", "2c", "3c", "4c", "5c", "6c"]},
    {"name": "act", "action": "muck"},
    {"name": "act", "action": "rap"},
    {"name": "act", "action": "check"},
    {"name": "next-deal"},
    {"name": "save"},
    {"name": "step", "to": 3},
    {"name": "hint", "step": 2},
    {"name": "game", "rules": "draw_high"},
    {"name": "nothing"},
)


def seated(agreed: Agreement, seed: int) -> Learner:
    part = FullDealPart("deal", [agreed], Wording.of(), rng=Random(seed))
    return Learner(TutorWidget([part], Wording.of(), kind="deal", name="house"))


def chips(session: Session) -> int:
    at_seats = sum(player.chips for player in session.players)
    return at_seats + (session.deal.carried if session.is_over else session.deal.pot)


def play(agreed: Agreement, seed: int, *, choices: int) -> None:
    learner, rng = seated(agreed, seed), Random(seed)
    for _ in range(choices):
        if rng.random() < 0.2:
            intrude(learner, rng.choice(ILLEGAL))
        if rng.random() < 0.1 and "hint1" in learner.buttons():
            learner.press("hint1")
            assert not learner.trouble
        choose(learner, rng)
        # A fault of the tutor's own would be told on the page.
        assert not learner.trouble
        session = session_of(learner)
        assert chips(session) == session.issued
        files = saved(learner)
        assert bool(files) == (session.is_over and "turn" not in learner.buttons())
        if files:
            assert replay(read_record(files[0]["text"])).last == session.deal
    session = session_of(learner)
    assert Session.from_json(json.loads(json.dumps(session.to_json()))).view == session.view


def intrude(learner: Learner, intent: dict[str, object]) -> None:
    """Sends what no button offers now: the session stays as it was."""
    offered = {button["intent"].get("action") for button in learner.buttons().values() if not button.get("off")}
    if intent.get("action") in offered & {"check", "muck"}:
        return
    if intent["name"] == "next-deal" and "next-deal" in learner.buttons():
        return
    before = session_of(learner).to_json()
    learner.send({**intent, "part": "deal"})
    assert session_of(learner).to_json() == before


def saved(learner: Learner) -> list[dict[str, str]]:
    """The files that come of asking for the record."""
    if "save" not in _keys(learner):
        return []
    heard = len(learner.said)
    learner.send({"name": "save", "part": "deal"})
    return [said for said in learner.said[heard:] if said["kind"] == "file"]


def _keys(learner: Learner) -> set[str]:
    return {block["save"]["button"]["key"] for block in learner.blocks() if block.get("save")}


@settings(max_examples=8, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(agreements(), st.integers(0, 2**32))
@example(read_agreement("california"), 1)
def test_sessions_over_any_agreement_keep_every_chip(agreed: Agreement, seed: int) -> None:
    play(agreed, seed, choices=30)


@pytest.mark.slow
@pytest.mark.timeout(1800)
@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(agreements(), st.integers(0, 2**32))
def test_hundreds_of_sessions_over_any_agreement_keep_every_chip(agreed: Agreement, seed: int) -> None:
    play(agreed, seed, choices=40)


@pytest.mark.parametrize("text", UNUSUAL)
def test_unusual_houses_are_played_like_any_other(text: str) -> None:
    play(read_agreement(text), 7, choices=40)
