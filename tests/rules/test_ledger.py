"""Rules of the ledger that say how a deal is made up as a whole: its stages, its order, what it asks of nobody."""

import dataclasses
from random import Random

import pytest

from drawtutor.cards import parse_cards, shuffled_deck
from drawtutor.rules import Dealer, EventKind, Phase, RuleSet, Seat, load_rules
from tests.rules.positions import position

QUIET = "p1 cbr 2; p2 cc; p1 sd; p2 sd; p1 cc; p2 cc; p1 sm AsAh7c5d2s; p2 sm"


@pytest.mark.rule("PL-01", "EN-01")
def test_a_deal_goes_through_its_five_stages_in_their_order() -> None:
    deal = position(stacks=[50, 50], actions=QUIET)
    phases = list(dict.fromkeys(event.phase for event in deal.events))
    assert phases == [Phase.DEAL, Phase.BET1, Phase.DRAW, Phase.BET2, Phase.SHOWDOWN]
    assert list(Phase)[:5] == phases


@pytest.mark.rule("NO-05", "NO-07", "PL-07", "PL-08", "BG-04")
@pytest.mark.parametrize("rule_set", RuleSet)
def test_everybody_is_dealt_five_one_at_a_time_from_the_dealers_left_and_then_bets(rule_set: RuleSet) -> None:
    deck = shuffled_deck(Random(4))
    stakes = "min_bet = 1\n_max_bet = 10" if rule_set is RuleSet.FIVE_STAGE else "small_bet = 2"
    deal = position(rule_set.value, stacks=[50] * 3, hands=["", "", ""], stakes=stakes)
    dealer = Dealer("any", stacked=deck)
    for _ in range(2):
        deal = deal.serve(dealer.next(deal))
        assert (deal.phase, deal.to_act) == (Phase.DEAL, None)
    deal = deal.serve(dealer.next(deal))
    assert [deal.hands[seat] for seat in range(3)] == [deck[seat:15:3] for seat in range(3)]
    assert (deal.phase, deal.to_act) == (Phase.BET1, 0)


@pytest.mark.rule("NO-01")
def test_all_five_cards_may_be_thrown_and_are_replaced() -> None:
    deal = position("last_raise", stacks=[50, 50], actions="p1 cbr 2; p2 cc")
    assert deal.legal().max_discards == 5
    deal = position(
        "last_raise",
        stacks=[50, 50],
        actions="p1 cbr 2; p2 cc; p1 sd AsAh7c5d2s; d dh p1 QsJs9s8s6s",
    )
    assert deal.hands[0] == parse_cards("QsJs9s8s6s")


@pytest.mark.rule("NO-02")
def test_what_was_agreed_stays_fixed_during_a_deal() -> None:
    deal = position(stacks=[50, 50], actions=QUIET)
    assert deal.rules is not None
    with pytest.raises(dataclasses.FrozenInstanceError):
        deal.rules.draw_limit = 5  # type: ignore[misc]
    assert deal.rules == load_rules("california")


@pytest.mark.rule("BG-01")
@pytest.mark.parametrize("hand", ["7c5d4s3h2c", "Ts9d6c4h2s"])
def test_no_hand_is_too_poor_to_open_or_to_win_with(hand: str) -> None:
    deal = position(stacks=[50, 50], hands=[hand, "KsKh9c6d3s"])
    assert deal.legal().bet
    deal = position(stacks=[50, 50], hands=[hand, "KsKh9c6d3s"], actions="p1 cbr 2; p2 f")
    assert deal.winners == (0,)


@pytest.mark.rule("PL-21", "PL-25", "NO-12", "BG-08")
def test_the_exchange_goes_round_from_the_dealers_left_the_dealer_last() -> None:
    deal = position(stacks=[50] * 4, actions="p1 cbr 2; p2 f; p3 cc; p4 cc")
    assert deal.to_draw == (0, 2, 3)
    deal = position(stacks=[50] * 4, actions="p1 cbr 2; p2 f; p3 cc; p4 cc; p1 sd; p3 sd; p4 sd")
    drawn = [event.seat for event in deal.events if event.kind is EventKind.STAND_PAT]
    assert drawn == [0, 2, 3]
    assert deal.dealer == Seat(3)
