"""What the coach's block shows of a feedback: how its figures were found, with their error, and what a choice loses."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from drawtutor.advice import HeldKind, NumberKind, review
from drawtutor.message import Message
from drawtutor.rules import Action, Bet, Call, Check, SeatView, StandPat
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
        (after(*DREW), throw("Td7c3c"), NumberKind.REFERENCE),
        (after(*DREW, StandPat(), Bet(4)), Call(), NumberKind.EXACT),
        (to_act(deal_at("california", [OPENER, "?", "?"])), Bet(2), NumberKind.SAMPLED),
    ],
)
def test_the_kind_of_the_figures_stands_beside_them_in_plain_words(
    view: SeatView, action: Action, kind: NumberKind
) -> None:
    shown = numbers(view, action)
    assert shown is not None
    assert shown["kind"] == WORDS.say(f"number-kind-{kind.value}.told")
    assert any("give or take" in line for line in shown["lines"]) == (kind is NumberKind.SAMPLED)


def test_figures_of_the_reference_say_so_and_have_no_error_where_nothing_is_sampled() -> None:
    shown = numbers(after(*DREW), throw("Td7c3c"))
    assert shown is not None
    assert shown["kind"] == WORDS.say("number-kind-reference.told")
    late = numbers(after(*DREW, StandPat(), Bet(4)), Call())
    assert late is not None
    assert late["kind"] == WORDS.say("number-kind-exact.told")


def test_a_worse_choice_is_told_with_the_chips_that_it_gives_up() -> None:
    view = after(*DREW)
    worse = judgement(review(view, StandPat(), rng=Random(1)), WORDS, phase=view.phase, hand=view.hand)
    fine = judgement(review(view, throw("Td7c3c"), rng=Random(1)), WORDS, phase=view.phase, hand=view.hand)
    lost = [reason for reason in worse["reasons"] if " of the pot" in reason]
    assert len(lost) == 1
    assert " chips" in lost[0]
    assert not any(" of the pot" in reason for reason in fine["reasons"])
    assert sum("from here on" in line for line in worse["numbers"]["lines"]) == 2


@pytest.mark.usefixtures("without_numpy")
def test_what_takes_no_figures_has_none_to_explain() -> None:
    assert numbers(to_act(deal_at("california", [OPENER, "?"], options={"openers": "jacks"})), Check()) is not None
    free = numbers(after(*DREW, StandPat(), Check()), Check())
    assert free is not None
    assert free["kind"]


def test_each_range_is_a_bar_of_kinds_in_one_order_with_the_same_in_words() -> None:
    shown = numbers(after(*DREW, StandPat(), Bet(4)), Call())
    assert shown is not None
    rows = shown["ranges"]["rows"]
    order = [kind.value for kind in HeldKind]
    assert len(rows) == 2
    assert rows[0]["told"] == "Kim opened, drew three and bet"
    assert rows[1]["told"] == "You, as others see it: standing pat after your play"
    for row in rows:
        places = [order.index(part["kind"]) for part in row["parts"]]
        assert places == sorted(places)
        assert sum(part["share"] for part in row["parts"]) == pytest.approx(1, abs=0.03)
        assert all(part["text"].endswith("%") and part["label"] for part in row["parts"])


def test_no_range_is_drawn_where_none_is_told() -> None:
    joker = numbers(after(Bet(2), options={"joker": "wild"}), Call())
    assert joker is not None
    assert joker["ranges"] is None
    assert any("joker" in line for line in joker["lines"])


def test_players_who_did_the_same_and_may_hold_the_same_share_one_bar() -> None:
    view = to_act(deal_at("california", [OPENER, "?", "?", "?"]))
    names = Wording.of(names={0: Message.of("who-you"), 1: "Lee", 2: "Mo", 3: "Nia"})
    block = judgement(review(view, Bet(2), rng=Random(1)), names, phase=view.phase, hand=view.hand)
    assert [row["told"] for row in block["numbers"]["ranges"]["rows"]] == ["Lee, Mo and Nia have not spoken yet"]


def test_choices_stand_by_what_they_are_worth_with_the_chance_beside_each_way_to_exchange() -> None:
    view = after(*DREW)
    shown = numbers(view, StandPat())
    assert shown is not None
    rows = shown["bars"]["rows"]
    worths = [float(row["text"].replace("\N{MINUS SIGN}", "-")) for row in rows]
    assert worths == sorted(worths, reverse=True)
    assert all(row["beside"].startswith("wins ") for row in rows)
    assert [row["mark"] for row in rows if row["mark"]] == ["best", "chosen"]
    assert shown["bars"]["title"] == WORDS.say("ui-bars-exchange")
    bets = numbers(after(*DREW, StandPat(), Bet(4)), Call())
    assert bets is not None
    assert not any(row["beside"] for row in bets["bars"]["rows"])
    assert {"Fold", "Call"} <= {row["label"] for row in bets["bars"]["rows"]}


def test_bars_begin_at_nothing_and_go_to_the_left_where_chips_are_lost() -> None:
    shown = numbers(after(*DREW, StandPat(), Bet(4)), Call())
    assert shown is not None
    for row in shown["bars"]["rows"]:
        worth = float(row["text"].replace("\N{MINUS SIGN}", "-"))
        at_zero = row["start"] + row["share"] if worth < 0 else row["start"]
        assert at_zero == pytest.approx(row["zero"])
        assert 0 <= row["start"] <= row["start"] + row["share"] <= 1 + 1e-9
