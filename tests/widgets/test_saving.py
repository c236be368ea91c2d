"""A deal saved as a record: once it is over, when it is asked for, to the page that asked; and read again."""

from __future__ import annotations

from random import Random

import pytest

from drawtutor.play import Session, Settings
from drawtutor.rules import read_agreement, read_record, replay
from drawtutor.widgets import record_review
from drawtutor.widgets.saving import record_file
from tests.widgets.play import Learner, choose, lesson, session_of


def at_a_table(seed: int = 1) -> Learner:
    return Learner(lesson("full-deal", seed=seed).full_deal())


def files(learner: Learner) -> list[dict[str, str]]:
    return [said for said in learner.said if said["kind"] == "file"]


def save(learner: Learner) -> None:
    learner.send({"name": "save", "part": "deal"})


def test_a_deal_that_is_under_way_is_not_handed_out() -> None:
    learner, rng = at_a_table(), Random(1)
    while not learner.has("report"):
        save(learner)
        assert files(learner) == []
        assert '"save"' not in learner.seen[-1]
        choose(learner, rng)
    with pytest.raises(ValueError, match="under way"):
        record_file(Session(Settings.at(read_agreement("california"), seed=1)))


def test_a_deal_that_is_over_is_handed_to_the_page_that_asked_and_stands_in_no_picture() -> None:
    learner, rng = at_a_table(), Random(1)
    while not learner.has("report"):
        choose(learner, rng)
    offer = learner.block("report")["save"]
    assert "also those that nobody showed" in offer["note"]
    learner.send(offer["button"]["intent"])
    (file,) = files(learner)
    assert file["name"] == "drawtutor-1.phh"
    assert file["page"] == "p"
    assert replay(read_record(file["text"])).last == session_of(learner).deal
    assert not any("5CD" in picture for picture in learner.seen)
    learner.press("next-deal")
    while not learner.has("report"):
        choose(learner, rng)
    save(learner)
    assert files(learner)[-1]["name"] == "drawtutor-2.phh"


@pytest.mark.rule("PL-40")
@pytest.mark.parametrize("seed", range(6))
def test_a_saved_deal_is_looked_back_on_with_unseen_hands_hidden(seed: int) -> None:
    learner, rng = at_a_table(seed), Random(seed)
    while not learner.has("report"):
        choose(learner, rng)
    save(learner)
    deal = session_of(learner).deal
    review = Learner(record_review(read_record(files(learner)[-1]["text"])))
    while not review.buttons()["next"].get("off"):
        review.press("next")
    dealt = [event for event in deal.events if event.kind.value == "dealt" and event.seat]
    unseen = [event for event in dealt if event.seat not in deal.shown]
    hidden = {f'"c": "{card}"' for event in unseen for card in event.cards} - {
        f'"c": "{card}"' for seat in deal.shown for card in deal.hands[seat]
    }
    own = {f'"c": "{card}"' for event in deal.events if event.seat == 0 for card in event.cards}
    assert hidden
    for picture in review.seen:
        assert not any(card in picture for card in hidden - own)
