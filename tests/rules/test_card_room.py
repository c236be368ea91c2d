"""The procedures of the exchange: announcing, serving, burning, exposed cards, short hands, raps, questions."""

import pytest

from drawtutor.cards import parse_cards
from drawtutor.rules import (
    Announce,
    Ask,
    Bet,
    Burn,
    Call,
    Deal,
    DealHand,
    Discard,
    EventKind,
    Expose,
    IllegalActionError,
    Phase,
    Rap,
    Reason,
    Seat,
    Serve,
    StandPat,
)
from tests.rules.positions import HANDS, position, refusal

DRAWING = "p1 cbr 2; p2 cc; p3 cc"
THREE = [50, 50, 50]


def high(**details: object) -> Deal:
    return position("draw_high", stacks=THREE, **details)


@pytest.mark.rule("BG-10")
def test_the_number_announced_must_be_the_number_thrown() -> None:
    """BG-10."""
    refused = refusal(stacks=THREE, actions=DRAWING + "; p1 req 2; p1 sd 7c5d2s")
    assert (refused.reason, refused.rule) == (Reason.COUNT_DIFFERS, "BG-10")
    assert refused.facts == {"said": 2, "thrown": 3}
    pat = refusal(stacks=THREE, actions=DRAWING + "; p1 req 2; p1 sd")
    assert pat.facts == {"said": 2, "thrown": 0}
    assert position(stacks=THREE, actions=DRAWING + "; p1 req 0; p1 sd").drawn[0] == 0


@pytest.mark.rule("EN-07")
def test_the_number_asked_for_may_be_changed_until_the_cards_are_thrown() -> None:
    """EN-07."""
    assert high(actions=DRAWING + "; p1 req 2; p1 req 3; p1 sd 7c5d2s; d dh p1 9s9h8h").drawn[0] == 3
    refused = refusal("draw_high", stacks=THREE, actions=DRAWING + "; p1 req 2; p1 sd 7c5d; d dh p1 9s9h; p1 req 3")
    assert (refused.reason, refused.rule) == (Reason.REQUEST_TOO_LATE, "EN-07")


@pytest.mark.rule("BG-09")
def test_more_than_the_limit_cannot_be_announced() -> None:
    refused = refusal(stacks=THREE, actions=DRAWING + "; p1 req 4")
    assert (refused.reason, refused.rule) == (Reason.TOO_MANY_DISCARDS, "BG-09")
    assert refused.legal is not None
    assert refused.legal.max_discards == 3


@pytest.mark.rule("BG-19")
def test_four_cards_may_be_announced_under_the_ace_rule() -> None:
    options = "four_with_ace = true"
    deal = position(stacks=THREE, options=options, actions=DRAWING + "; p1 req 4; p1 sd Ah7c5d2s")
    assert deal.serving == (0, 4)
    refused = refusal(stacks=THREE, options=options, actions=DRAWING + "; p1 sd AsAh7c5d")
    assert (refused.reason, refused.rule) == (Reason.FOUR_WITHOUT_ACE, "BG-19")


@pytest.mark.rule("EN-10")
def test_an_exposed_replacement_is_put_aside_and_served_last() -> None:
    """EN-10."""
    start = DRAWING + "; p1 sd 7c5d2s; d exp p1 Ac; d dh p1 9s9h"
    deal = high(actions=start)
    assert (deal.to_act, deal.late, len(deal.hands[0])) == (1, ((0, 1),), 4)
    assert deal.exposed == parse_cards("Ac")
    assert deal.view(Seat(2)).exposed == parse_cards("Ac")
    done = high(actions=start + "; p2 sd; p3 sd; d dh p1 8h")
    assert (done.phase, len(done.hands[0]), done.drawn[0]) == (Phase.BET2, 5, 3)


def test_a_single_replacement_may_be_exposed_and_again_when_served_last() -> None:
    deal = high(actions=DRAWING + "; p1 sd 2s; d exp p1 Ac; p2 sd; p3 sd; d exp p1 Ad; d dh p1 8h")
    assert deal.phase is Phase.BET2
    assert deal.exposed == parse_cards("AcAd")


def test_a_card_that_is_no_card_of_the_stub_cannot_be_exposed() -> None:
    refused = refusal("draw_high", stacks=THREE, actions=DRAWING + "; p1 sd 2s; d exp p1 Ks")
    assert refused.reason is Reason.CARD_NOT_IN_STUB


def test_exposing_never_empties_the_deck() -> None:
    """With no card to spare for the one put aside the dealer cannot expose another."""
    deal = high(actions=DRAWING + "; p1 sd 2s")
    few = deal.evolve(stub=1 << parse_cards("9s")[0].index, pile=0)
    with pytest.raises(IllegalActionError) as refused:
        few.serve(Expose(Seat(0), parse_cards("9s")[0]))
    assert refused.value.reason is Reason.CARD_COUNT


@pytest.mark.rule("EN-06", "EN-10")
def test_exposing_never_takes_the_card_of_a_player_who_waits_or_the_burnt_one() -> None:
    """p1 and p3 wait for a fifth card each, and p3, the last, for a burnt one before it: three cards are spoken for."""
    throws = DRAWING + f"; p1 sd {HANDS[0]}; d dh p1 9s9h8h8s; p2 sd; p3 sd {HANDS[2]}; d dh p3 9d8dTsTh"
    deal = high(actions=throws)
    assert (deal.serving, deal.late) == ((0, 1), ((2, 1),))
    cards = parse_cards("AcKdJc4s")
    three = deal.evolve(stub=sum(1 << card.index for card in cards[:3]), pile=0)
    with pytest.raises(IllegalActionError) as refused:
        three.serve(Expose(Seat(0), cards[0]))
    assert refused.value.reason is Reason.CARD_COUNT
    four = deal.evolve(stub=sum(1 << card.index for card in cards), pile=0).serve(Expose(Seat(0), cards[0]))
    done = four.serve(Burn(cards[1])).serve(Serve(Seat(2), cards[2:3])).serve(Serve(Seat(0), cards[3:]))
    assert (done.phase, done.stub) == (Phase.BET2, 0)


@pytest.mark.rule("EN-06", "EN-10")
def test_a_fifth_card_that_is_exposed_after_the_burn_needs_no_second_burn() -> None:
    last = DRAWING + f"; p1 sd; p2 sd; p3 sd {HANDS[2]}; d dh p3 9s9h8h8s; d burn Ac; d exp p3 Kd; d dh p3 Jc"
    assert high(actions=last).phase is Phase.BET2


@pytest.mark.rule("EN-08")
def test_a_short_hand_asks_for_no_more_cards_than_there_are() -> None:
    deal = high(hands=["AsAh7c", HANDS[1], HANDS[2]], actions=DRAWING)
    assert deal.refusal(Seat(0), Announce(2)) is None
    few = deal.evolve(stub=1 << parse_cards("9s")[0].index, pile=0)
    refused = few.refusal(Seat(0), Announce(2))
    assert refused is not None
    assert refused.reason is Reason.TOO_MANY_DISCARDS
    assert few.legal().max_discards == 0


@pytest.mark.rule("EN-06")
def test_a_burn_comes_only_before_the_fifth_card_of_the_last_player() -> None:
    """EN-06."""
    for actions in (DRAWING + "; p1 sd 2s; d burn Ac", DRAWING + "; d burn Ac"):
        refused = refusal("draw_high", stacks=THREE, actions=actions)
        assert refused.reason in (Reason.NO_BURN_HERE, Reason.DISCARDS_FIRST)
    last = DRAWING + f"; p1 sd; p2 sd; p3 sd {HANDS[2]}; d dh p3 9s9h8h8s"
    wrong = refusal("draw_high", stacks=THREE, actions=last + "; d burn Ks")
    assert wrong.reason is Reason.CARD_NOT_IN_STUB
    burnt = high(actions=last + "; d burn Ac")
    assert Seat(1) not in [event.seat for event in burnt.view(Seat(1)).events if event.kind is EventKind.BURN]
    assert all(not event.cards for event in burnt.view(Seat(2)).events if event.kind is EventKind.BURN)
    with pytest.raises(IllegalActionError):
        burnt.serve(Burn(parse_cards("Kd")[0]))


@pytest.mark.rule("BG-10")
def test_only_the_player_who_threw_is_served() -> None:
    refused = refusal(stacks=THREE, actions=DRAWING + "; p1 sd 2s; d dh p2 9s")
    assert (refused.reason, refused.rule) == (Reason.NOT_THE_ONE_SERVED, "BG-10")


def test_the_rest_of_the_stub_is_dealt_before_reshuffled_cards() -> None:
    """The records' seventh reading."""
    deal = position(stacks=THREE, actions=DRAWING + "; p1 sd; p2 sd 9c6d; d dh p2 9s9h; p3 sd 8c4d2c")
    few = deal.evolve(stub=1 << parse_cards("8h")[0].index, pile=deal.pile | deal.stub & ~(1 << 30))
    with pytest.raises(IllegalActionError) as refused:
        few.serve(Serve(Seat(2), parse_cards("9c6d8s")))
    assert (refused.value.reason, refused.value.facts["left"]) == (Reason.STUB_FIRST, 1)


@pytest.mark.rule("PL-07", "PL-08")
def test_the_dealer_deals_in_order_and_once() -> None:
    """PL-07, PL-08."""
    deal = position(stacks=THREE, hands=[HANDS[0], "", ""])
    for wrong, reason in [
        (DealHand(Seat(2), parse_cards(HANDS[2])), Reason.DEAL_ORDER),
        (DealHand(Seat(1), parse_cards(HANDS[1])[:4]), Reason.CARD_COUNT),
        (DealHand(Seat(1), parse_cards("KsKs9c6d3s")), Reason.CARD_TWICE),
        (Serve(Seat(1), parse_cards("Ks")), Reason.WRONG_PHASE),
    ]:
        with pytest.raises(IllegalActionError) as refused:
            deal.serve(wrong)
        assert refused.value.reason is reason
    full = position(stacks=THREE)
    with pytest.raises(IllegalActionError):
        full.serve(DealHand(Seat(0), parse_cards(HANDS[3])))


@pytest.mark.rule("EN-08", "EN-09")
def test_a_short_hand_is_completed_in_the_exchange_or_dies() -> None:
    """EN-08, EN-09."""
    short = ["AsAh7c5d", HANDS[1], HANDS[2]]
    completed = high(hands=short, actions=DRAWING + "; p1 sd 7c5d; d dh p1 9s9h8h; p2 sd; p3 sd")
    assert len(completed.hands[0]) == 5
    asked = high(hands=short, actions=DRAWING + "; p1 req 1; p1 sd; d dh p1 8h; p2 sd; p3 sd")
    assert len(asked.hands[0]) == 5
    dead = high(
        hands=short,
        actions=DRAWING + f"; p1 sd; p2 sd; p3 sd; p1 cc; p2 cc; p3 cc; p1 sm AsAh7c5d; p2 sm {HANDS[1]}; p3 sm",
    )
    assert dead.winners == (1,)
    assert any(event.kind is EventKind.DEAD_HAND and event.seat == 0 for event in dead.events)
    assert Seat(0) not in dead.shown_ranks


def test_a_hand_of_six_cards_is_dead_and_cannot_open_on_jacks() -> None:
    six = ["AsAh7c5d2s8h", HANDS[1], HANDS[2]]
    dead = high(
        hands=six,
        actions=DRAWING + f"; p1 sd; p2 sd; p3 sd; p1 cc; p2 cc; p3 cc; p1 sm AsAh7c5d2s8h; p2 sm {HANDS[1]}; p3 sm",
    )
    assert dead.winners == (1,)
    refused = refusal("draw_high", stacks=THREE, hands=six, options='openers = "jacks"', actions="p1 cbr 2")
    assert refused.reason is Reason.NO_OPENERS


def test_a_pot_without_a_live_hand_is_carried() -> None:
    six = ["AsAh7c5d2s8h", "KsKh9c6d3s8s", HANDS[2]]
    deal = high(
        hands=six,
        actions="p1 cbr 2; p2 cc; p3 f; p1 sd; p2 sd; p1 cc; p2 cc; p1 sm AsAh7c5d2s8h; p2 sm KsKh9c6d3s8s",
    )
    assert (deal.winners, deal.carried) == ((), 7)


@pytest.mark.rule("EN-20")
def test_a_rap_is_read_by_the_phase() -> None:
    """EN-20."""
    assert high(actions="p1 rap").to_act == 1
    assert high(actions=DRAWING + "; p1 rap").drawn[0] == 0
    overlooked = high(actions="p1 cbr 2; p2 rap")
    assert (overlooked.to_act, overlooked.legal().to_call) == (1, 2)
    assert overlooked.act(Seat(1), Rap()).to_act == 1
    refused = refusal(stacks=THREE, actions="p1 cbr 2; p2 rap")
    assert refused.reason is Reason.RAP_NOT_UNDERSTOOD
    assert position(stacks=THREE, actions="p1 rap; p2 rap; p3 rap").phase is Phase.PASSED_OUT


@pytest.mark.parametrize("rules", ["five_stage", "last_raise", "california"])
def test_questions_end_with_the_first_action_of_round_2(rules: str) -> None:
    stakes = "min_bet = 1\n_max_bet = 10" if rules == "five_stage" else "small_bet = 2\nbig_bet = 2"
    drawn = DRAWING + "; p1 sd 2s; d dh p1 9s; p2 sd; p3 sd"
    deal = position(rules, stacks=THREE, stakes=stakes, actions=drawn)
    assert deal.legal().ask == (1, 2)
    assert deal.legal(Seat(2)).ask == (0, 1)
    assert "ask" in deal.legal().kinds
    assert deal.act(Seat(1), Ask(Seat(0))).answers == (1,)
    late = deal.act(Seat(0), Bet(2)).act
    with pytest.raises(IllegalActionError) as refused:
        late(Seat(1), Ask(Seat(0)))
    assert refused.value.reason is Reason.ASK_TOO_LATE


def test_questions_that_come_too_early_or_about_nobody() -> None:
    assert refusal(stacks=THREE, actions="p1 ask p2").reason is Reason.ASK_TOO_EARLY
    refused = refusal(stacks=THREE, actions=DRAWING + "; p1 ask p2")
    assert refused.reason is Reason.ASKED_HAS_NOT_DRAWN
    deal = position(stacks=THREE, actions=DRAWING)
    with pytest.raises(IllegalActionError) as nobody:
        deal.act(Seat(0), Ask(Seat(7)))
    assert nobody.value.reason is Reason.NO_SUCH_PLAYER


def test_acts_that_belong_to_another_phase_are_refused() -> None:
    drawing = position(stacks=THREE, actions=DRAWING)
    betting = position(stacks=THREE)
    for deal, seat, action in [
        (betting, 0, StandPat()),
        (betting, 0, Announce(1)),
        (drawing, 0, Call()),
        (drawing, 0, Announce(-1)),
    ]:
        with pytest.raises(IllegalActionError):
            deal.act(Seat(seat), action)
    with pytest.raises(IllegalActionError) as shown:
        position(stacks=THREE, actions=DRAWING + "; p1 sd; p2 sd; p3 sd; p1 cc; p2 cc; p3 cc").act(Seat(0), StandPat())
    assert shown.value.reason is Reason.WRONG_PHASE
    with pytest.raises(IllegalActionError) as thrown:
        drawing.act(Seat(0), Discard(()))
    assert thrown.value.reason is Reason.NO_CARDS_NAMED
    with pytest.raises(IllegalActionError) as unserved:
        drawing.act(Seat(0), Discard(parse_cards("2s"))).act(Seat(1), StandPat())
    assert unserved.value.reason is Reason.DEALER_TO_SERVE
    over = position(stacks=[50, 50], actions="p1 f")
    with pytest.raises(IllegalActionError) as ended:
        over.serve(Serve(Seat(0), parse_cards("9s")))
    assert ended.value.reason is Reason.DEAL_OVER
