"""Points that books and houses settle in several ways: what is played here, and which option plays the other way."""

import pytest

from drawtutor.cards import parse_cards
from drawtutor.rules import (
    Bet,
    Discard,
    EventKind,
    IllegalActionError,
    Phase,
    RaiseTo,
    Reason,
    Seat,
    Serve,
    SetupError,
    read_record,
)
from tests.rules.positions import HANDS, position, record, refusal

THREE = [50, 50, 50]
ROUND_1 = "p1 cbr 2; p2 cc; p3 cc; "


@pytest.mark.rule("PL-16", "PL-17")
def test_a36_chips_are_whole_and_a_raise_says_what_it_comes_to() -> None:
    deal = position(stacks=THREE, actions="p1 cbr 2")
    with pytest.raises(IllegalActionError) as half:
        deal.act(Seat(1), RaiseTo(4.5))  # type: ignore[arg-type]
    assert half.value.reason is Reason.NOT_WHOLE_CHIPS
    raised = deal.act(Seat(1), RaiseTo(4)).events[-1]
    assert (raised.kind, raised.to, raised.amount) == (EventKind.RAISE, 4, 4)
    with pytest.raises(SetupError):
        read_record(record(stacks=[1000.25, 50]))  # type: ignore[list-item]


@pytest.mark.rule("EN-12", "BG-21")
def test_b09_nobody_opens_falsely() -> None:
    opened = {"stacks": [50] * 3, "options": 'openers = "jacks"', "hands": [HANDS[4], HANDS[3], HANDS[0]]}
    refused = refusal(**opened, actions="p1 cbr 2")
    assert refused.reason is Reason.NO_OPENERS
    assert position(**opened, actions="p1 cc; p2 cbr 2").opener == 1


@pytest.mark.rule("BG-19", "BG-09")
@pytest.mark.parametrize(
    ("options", "legal"),
    [
        ("draw_limit = 5", [True, True, True]),
        ("draw_limit = 4", [True, True, False]),
        ("four_with_ace = true", [True, False, False]),
        ("draw_limit = 3", [False, False, False]),
    ],
)
def test_b10_how_many_may_be_thrown_is_an_option(options: str, legal: list[bool]) -> None:
    """Four with an ace kept, four without one, five."""
    throws = {"AsQh7c5d2s": "Qh7c5d2s", "KsJh9c6d3s": "Jh9c6d3s", "TsTh8d6h4c": "TsTh8d6h4c"}
    for (hand, thrown), allowed in zip(throws.items(), legal, strict=True):
        deal = position(stacks=[50, 50], hands=[hand, "2c3c4h5h8s"], options=options, actions="p1 cbr 2; p2 cc")
        refused = deal.refusal(Seat(0), Discard(parse_cards(thrown)))
        assert (refused is None) is allowed


@pytest.mark.rule("EN-05", "EN-06")
def test_b11_a_fifth_card_comes_at_once_or_after_all_others() -> None:
    straight = position(
        options="draw_limit = 5",
        stacks=THREE,
        actions=ROUND_1 + "p1 sd AsAh7c5d2s; d dh p1 9s9h9d8s8h; p2 sd 9c6d; d dh p2 TsJc; p3 sd 2c; d dh p3 Th",
    )
    assert straight.phase is Phase.BET2
    late = position(
        options="draw_limit = 5, fifth_card_last = true",
        stacks=THREE,
        actions=ROUND_1 + "p1 sd AsAh7c5d2s; d dh p1 9s9h9d8s; p2 sd 9c6d; d dh p2 8hTs; p3 sd 2c; d dh p3 Jc",
    )
    assert (late.phase, late.serving) == (Phase.DRAW, (0, 1))


@pytest.mark.rule("PL-25", "BG-08")
def test_b12_who_draws_later_knows_what_was_drawn_before() -> None:
    deal = position(stacks=THREE, actions=ROUND_1 + "p1 sd 7c; d dh p1 9s")
    assert deal.to_act == 1
    assert deal.view(Seat(1)).players[0].drawn == 1
    assert deal.view(Seat(1)).players[2].drawn is None


@pytest.mark.rule("PL-27", "BG-13")
def test_b13_what_is_left_of_the_stub_goes_out_before_the_discards_of_others() -> None:
    """Six are dealt in, one folds; five, five, five and four are drawn: three cards are left for the last one."""
    hands = [
        "2c3c4c5c6c",
        "2d3d4d5d6d",
        "2h3h4h5h6h",
        "2s3s4s5s6s",
        "7c7d8c8d9c",
        "TcTdJcJdQc",
    ]
    drawn = ["7h7s8h8s9d", "9h9sThTsJh", "JsQdQhQsKc", "KdKhKsAc"]
    tokens = ["p1 cbr 2", "p2 f", *(f"p{seat} cc" for seat in (3, 4, 5, 6))]
    throws = [(1, hands[0], drawn[0]), (3, hands[2], drawn[1]), (4, hands[3], drawn[2]), (5, hands[4][:8], drawn[3])]
    for seat, thrown, cards in throws:
        tokens += [f"p{seat} sd {thrown}", f"d dh p{seat} {cards}"]
    tokens += ["p6 sd TcTdJcJd"]
    start = {"stacks": [50] * 6, "hands": hands, "options": "draw_limit = 5"}
    deal = position(**start, actions="; ".join(tokens))
    assert deal.stub.bit_count() == 3
    left = "AdAhAs"
    served = position(**start, actions="; ".join([*tokens, f"d dh p6 {left}2c"]))
    assert [event.count for event in served.events if event.kind is EventKind.RESHUFFLE] == [19]
    for wrong in (f"{left}Tc", f"{left}2d", "Ad2c3c4c"):
        with pytest.raises(AssertionError, match=r"refused|not in stub|own discard|stub first"):
            position(**start, actions="; ".join([*tokens, f"d dh p6 {wrong}"]))


def test_b18_the_pots_pay_the_same_in_whatever_order_they_are_shown() -> None:
    """C is all-in for 20, A and B bet 30 each on the side: the side pot is A's and B's alone."""
    hands = ["2h5h9hJhKh", "QsQd4c4d7s", "9s9c9d3c2d"]
    betting = "p1 cbr 20; p2 cc; p3 cc; p1 sd; p2 sd; p3 sd; p1 cbr 30; p2 cc; "
    table = {"stacks": [100, 100, 20], "ante": 0, "hands": hands, "limit": "none", "stakes": "min_bet = 5"}
    shown = position(**table, actions=betting + "p1 sm 2h5h9hJhKh; p2 sm QsQd4c4d7s; p3 sm 9s9c9d3c2d")
    mucked = position(**table, actions=betting + "p1 sm 2h5h9hJhKh; p2 sm; p3 sm")
    assert shown.won == mucked.won == (120, 0, 0)


@pytest.mark.rule("EN-19", "BG-14")
def test_b23_a_question_is_answered_until_somebody_has_acted() -> None:
    drawn = ROUND_1 + "p1 sd 7c5d; d dh p1 9s9h; p2 sd; p3 sd 2c; d dh p3 9d; "
    asked = position("draw_high", stacks=THREE, actions=drawn + "p3 ask p1; p1 cbr 4; p3 ask p1")
    assert asked.answers == (2, None)
    late = refusal(stacks=THREE, actions=drawn + "p1 cbr 4; p3 ask p1")
    assert (late.reason, late.rule) == (Reason.ASK_TOO_LATE, "BG-14")


@pytest.mark.rule("EN-10")
def test_b25_an_exposed_card_is_not_given_out_and_its_player_is_served_last() -> None:
    deal = position(
        "draw_high",
        stacks=THREE,
        actions=ROUND_1 + "p1 sd 7c5d; d exp p1 9s; d dh p1 9h; p2 sd; p3 sd 2c; d dh p3 9d",
    )
    assert (deal.phase, deal.serving) == (Phase.DRAW, (0, 1))
    assert [str(card) for card in deal.exposed] == ["9s"]
    with pytest.raises(IllegalActionError) as refused:
        deal.serve(Serve(Seat(0), parse_cards("9s")))
    assert refused.value.rule == "EN-10"


def test_a_bet_is_a_total_and_its_name_says_so() -> None:
    assert Bet(4).to == 4
    assert RaiseTo(9).to == 9
