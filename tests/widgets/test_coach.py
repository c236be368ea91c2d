"""What the coach's block shows of a feedback: how its figures were found, with their error, and what a choice loses."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from drawtutor.advice import NumberKind, review
from drawtutor.message import Message
from drawtutor.rules import Action, Bet, Call, Check, Fold, SeatView, StandPat
from drawtutor.widgets.coach import judgement
from drawtutor.widgets.plain import Picture
from drawtutor.widgets.wording import Wording
from tests.advice.positions import deal_at, throw, to_act

WORDS = Wording.of(names={0: Message.of("name-kim"), 1: Message.of("who-you")})
OPENER = "KdKc9s6h2h"


def after(
    *moves: Action | tuple[int, str], hero: str = "QsQhTd7c3c", options: dict[str, object] | None = None
) -> SeatView:
    return to_act(deal_at("california", [OPENER, hero], *moves, options=options))


DREW: Sequence[Action | tuple[int, str]] = (Bet(2), Call(), throw("9s6h2h"), (0, "Ts7d4s"))


def numbers(view: SeatView, action: Action) -> Picture | None:
    feedback = review(view, action, rng=Random(1))
    block = judgement(feedback, WORDS, phase=view.phase, hand=view.hand)
    return block["numbers"]  # type: ignore[return-value]


@pytest.mark.parametrize(
    ("view", "action", "kind"),
    [
        (after(*DREW), throw("Td7c3c"), NumberKind.SAMPLED),
        (after(*DREW, StandPat(), Bet(4)), Call(), NumberKind.OPINION),
        (to_act(deal_at("california", [OPENER, "?"])), Bet(2), NumberKind.OPINION),
    ],
)
def test_the_kind_of_the_figures_stands_beside_them_in_plain_words(
    view: SeatView, action: Action, kind: NumberKind
) -> None:
    shown = numbers(view, action)
    assert shown is not None
    assert shown["kind"] == WORDS.say(f"number-kind-{kind.value}.told")
    assert any("give or take" in line for line in shown["lines"])


def test_a_worse_choice_is_told_with_the_chips_that_it_gives_up() -> None:
    worse = numbers(after(*DREW), StandPat())
    fine = numbers(after(*DREW), throw("Td7c3c"))
    assert worse is not None
    assert fine is not None
    lost = [line for line in worse["lines"] if line.startswith("Against the better choice it gives up about")]
    assert len(lost) == 1
    assert "of the pot" in lost[0]
    assert not any("gives up" in line for line in fine["lines"])
    assert sum("from here on" in line for line in worse["lines"]) == 2


def test_what_takes_no_figures_has_none_to_explain() -> None:
    assert numbers(after(Bet(2), options={"joker": "wild"}), Call()) is None
    assert numbers(after(*DREW), Fold()) is None
    free = numbers(after(*DREW, StandPat(), Check()), Check())
    assert free is not None
    assert free["kind"]
