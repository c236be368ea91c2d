"""The two betting rounds: why something is refused, and the corners of sizes and turns."""

import pytest

from drawtutor.rules import Bet, Call, Check, IllegalActionError, Phase, RaiseTo, Reason, Seat, load_rules
from tests.rules.positions import HANDS, position, refusal

SPREAD = "min_bet = 1\n_max_bet = 10"
THREE = [50, 50, 50]
PAT = "p1 cbr 8; p2 cc; p3 cc; p1 sd; p2 sd; p3 sd"


def reason(deal, seat: int, action) -> tuple[Reason, str | None]:  # type: ignore[no-untyped-def]
    with pytest.raises(IllegalActionError) as refused:
        deal.act(Seat(seat), action)
    return refused.value.reason, refused.value.rule


@pytest.mark.rule("BG-04", "BG-06", "BG-20", "PL-17", "PL-20")
def test_every_wrong_bet_is_told_why() -> None:
    start = position(stacks=THREE)
    opened = position(stacks=THREE, actions="p1 cbr 2")
    assert reason(start, 0, Call()) == (Reason.NOTHING_TO_CALL, "BG-20")
    assert reason(start, 0, RaiseTo(4))[0] is Reason.NOTHING_TO_RAISE
    assert reason(start, 0, Bet(3)) == (Reason.BET_SIZE, "BG-06")
    assert reason(start, 0, Bet(500))[0] is Reason.NOT_ENOUGH_CHIPS
    assert reason(start, 0, Bet(2.0)) == (Reason.NOT_WHOLE_CHIPS, "PL-17")  # type: ignore[arg-type]
    assert reason(start, 0, Bet(True))[0] is Reason.NOT_WHOLE_CHIPS
    assert reason(opened, 1, Check())[0] is Reason.CHECK_FACING_BET
    assert reason(opened, 1, Bet(4))[0] is Reason.ALREADY_OPENED
    assert reason(opened, 2, Call()) == (Reason.OUT_OF_TURN, "BG-04")
    assert reason(opened, 0, RaiseTo(4)) == (Reason.OWN_STAKE, "PL-20")
    assert reason(position(stacks=THREE, actions="p1 f"), 0, Check())[0] is Reason.HAS_FOLDED
    assert reason(start, 9, Check())[0] is Reason.NO_SUCH_PLAYER


def test_the_message_for_developers_names_rule_and_facts() -> None:
    refused = refusal(stacks=THREE, actions="p1 cbr 3")
    assert str(refused) == "bet size (BG-06): to=3, low=2, high=2"
    assert str(refusal(stacks=THREE, actions="p1 jump")) == "unknown action: token=\"'p1 jump'\""


def test_nobody_may_bet_alone() -> None:
    """When all the others are all-in there is nobody left to bet against."""
    deal = position(stacks=[1, 1, 50])
    assert (deal.phase, deal.to_act) == (Phase.DRAW, 0)
    one_called = position(stacks=[3, 3, 50], actions="p1 cbr 2; p2 cc")
    assert one_called.legal().kinds == ("call", "fold")
    assert reason(one_called, 2, RaiseTo(4))[0] is Reason.NOBODY_TO_CALL


def test_a_lone_player_with_chips_is_not_asked_to_bet() -> None:
    deal = position(stacks=[3, 3, 50], actions="p1 cbr 2; p2 cc; p3 cc; p1 sd; p2 sd; p3 sd")
    assert deal.phase is Phase.SHOWDOWN
    folding = position(stacks=[3, 50, 50], actions="p1 cbr 2; p2 cc; p3 cc; p1 sd; p2 sd; p3 sd; p2 f")
    assert folding.phase is Phase.SHOWDOWN


def test_a_blind_that_owes_must_still_answer() -> None:
    deal = position(stacks=[2, 50], ante=0, blinds=[2, 4], stakes="small_bet = 4")
    assert deal.phase is Phase.DRAW
    short = position(stacks=[50, 3], ante=0, blinds=[2, 4], stakes="small_bet = 4")
    assert (short.to_act, short.legal().to_call, short.legal().kinds) == (0, 2, ("call", "fold"))


def test_the_last_blind_has_its_option() -> None:
    deal = position(stacks=THREE, ante=0, blinds=[1, 2, 0], actions="p3 cc; p1 cc")
    assert deal.legal().kinds == ("check", "fold", "raise")


@pytest.mark.rule("PL-18")
def test_five_stage_knows_no_check_and_no_all_in() -> None:
    deal = position("five_stage", stacks=[50, 9, 50], stakes=SPREAD, actions=PAT + "; p1 cbr 5")
    assert deal.legal().kinds == ("fold",)
    assert reason(deal, 1, Call()) == (Reason.CANNOT_MATCH, "PL-18")
    assert deal.all_in == (False, False, False)


@pytest.mark.rule("PL-18")
def test_five_stage_without_chips_cannot_open() -> None:
    deal = position("five_stage", stacks=[9, 50, 50], stakes=SPREAD, actions=PAT)
    assert deal.legal().kinds == ("ask", "fold")
    assert reason(deal, 0, Bet(2)) == (Reason.NOT_ENOUGH_CHIPS, "PL-18")


def test_pot_limit_opens_for_the_pot_at_most_or_the_minimum() -> None:
    small_pot = position(stacks=THREE, limit="pot", stakes="min_bet = 8")
    assert small_pot.legal().wager == (8, 8)


def test_no_limit_all_in_below_the_minimum_is_one_size() -> None:
    deal = position(stacks=[50, 8, 50], limit="none", stakes="min_bet = 2", actions="p1 cbr 5")
    assert deal.legal().wager == (7, 7)
    later = deal.act(Seat(1), RaiseTo(7))
    assert later.legal().wager == (12, 49)
    closed = later.act(Seat(2), Call())
    assert closed.legal().kinds == ("call", "fold")
    assert reason(closed, 0, RaiseTo(20))[0] is Reason.SHORT_ALL_IN


@pytest.mark.rule("EN-14")
def test_two_units_open_only_before_the_draw_and_within_the_cap() -> None:
    """EN-14 speaks of opening; the second round just begins with a bet."""
    pat = "p1 cbr 2; p2 cc; p3 cc; p1 sd; p2 sd; p3 sd"
    assert position("draw_high", stacks=THREE, actions=pat).legal().wager == (4, 4)
    assert position("draw_high", stacks=THREE, options="raise_cap = 0").legal().wager == (2, 2)
    assert position("draw_high", stacks=[4, 50, 50]).legal().wagers == (2, 3)
    assert position("draw_high", stacks=[3, 50, 50]).legal().wagers == (2,)


@pytest.mark.rule("NO-11")
def test_the_circuit_ends_at_the_dealers_seat() -> None:
    deal = position("last_raise", stacks=THREE, stakes="small_bet = 2", actions="p1 cc; p2 cc; p3 cbr 2")
    assert reason(deal, 0, RaiseTo(4)) == (Reason.CIRCUIT_CLOSED, "NO-11")


def test_pots_are_told_while_the_stakes_still_stand() -> None:
    deal = position(stacks=[11, 50, 50], limit="none", stakes="min_bet = 1", actions="p1 cbr 10; p2 cbr 30")
    assert [pot.amount for pot in deal.pots] == [23, 20]
    assert deal.pots[1].eligible == (1, 2)
    assert sum(pot.amount for pot in deal.pots) == deal.pot


@pytest.mark.rule("PL-20")
@pytest.mark.parametrize("name", ["five_stage", "last_raise", "california", "draw_high"])
def test_every_refusal_that_can_cite_a_rule_does(name: str) -> None:
    rules = load_rules(name)
    assert rules.cites("own_stake") == "PL-20"
    assert rules.cites("hand_size") is not None
    assert rules.cites("nothing of the kind") is None


def test_a_view_answers_for_its_seat() -> None:
    deal = position(stacks=THREE, actions="p1 cbr 2")
    view = deal.view(Seat(1))
    assert view.my_turn
    assert view.me.seat == 1
    assert view.dealer == 2
    assert view.legal == deal.legal()
    onlooker = deal.view(None)
    assert onlooker.hand == ()
    assert not onlooker.my_turn
    assert onlooker.legal.kinds == ()


@pytest.mark.rule("PL-40")
def test_the_review_keeps_an_unseen_winners_hand_hidden() -> None:
    """PL-40."""
    deal = position(stacks=THREE, actions="p1 cbr 2; p2 f; p3 f")
    assert deal.view(Seat(1)).players[0].shown == ()
    assert HANDS[0] not in "".join(str(event.cards) for event in deal.view(Seat(1)).events)
