"""More than one exchange, each followed by a betting round, where the house has agreed on it (NO-02)."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drawtutor.rules import (
    Agreement,
    Bet,
    Deal,
    Dealer,
    Discard,
    EventKind,
    IllegalActionError,
    Phase,
    Reason,
    RuleSet,
    Seat,
    SetupError,
    StandPat,
    load_rules,
    play_token,
    read_record,
    replay,
    usual_stakes,
    write_record,
)
from tests.rules.positions import position
from tests.strategies import some_legal_action

TWO = "exchanges = 2"


def after(deal: Deal, *tokens: str) -> Deal:
    for token in tokens:
        deal = play_token(deal, token)
    return deal


def second_exchange() -> Deal:
    """Two players after one exchange and the round that follows it."""
    deal = position("california", stacks=[50, 50], hands=["AsAh7c5d2s", "KsKh9c8d3s"], options=TWO)
    deal = after(deal, "p1 cbr 2", "p2 cc")
    deal = after(deal, "p1 sd 7c5d2s", "d dh p1 Qc6d4s", "p2 sd 9c8d3s", "d dh p2 Jc6h4c")
    return after(deal, "p1 cc", "p2 cc")


@pytest.mark.rule("NO-02")
def test_after_the_second_round_everybody_may_exchange_once_more_then_bet_then_show() -> None:
    deal = second_exchange()
    assert (deal.phase, deal.exchange, deal.to_act) == (Phase.DRAW, 2, 0)
    assert deal.legal().max_discards == 3
    deal = after(deal, "p1 sd Qc6d", "d dh p1 ThTd", "p2 sd")
    assert (deal.phase, deal.exchange) == (Phase.BET2, 2)
    assert deal.legal().wager == (4, 4)
    deal = after(deal, "p1 cbr 4", "p2 cc")
    assert deal.phase is Phase.SHOWDOWN
    assert deal.show_order == (0, 1)


def test_the_unit_of_every_later_round_is_the_second_rounds() -> None:
    deal = after(second_exchange(), "p1 sd", "p2 sd", "p1 cbr 4", "p2 cbr 8")
    assert deal.raises == 1


def test_a_question_is_about_the_exchange_that_was_last() -> None:
    deal = second_exchange()
    with pytest.raises(IllegalActionError) as refused:
        play_token(deal, "p1 ask p2")
    assert refused.value.reason is Reason.ASKED_HAS_NOT_DRAWN
    assert after(deal, "p1 sd Qc6d", "d dh p1 ThTd", "p2 ask p1").answers == (2,)


def test_a_seat_sees_all_that_it_has_thrown_and_what_the_others_drew_last() -> None:
    view = after(second_exchange(), "p1 sd Qc6d", "d dh p1 ThTd").view(Seat(0))
    assert [str(card) for card in view.discarded] == ["7c", "5d", "2s", "Qc", "6d"]
    assert [player.drawn for player in view.players] == [2, None]
    assert view.exchange == 2


def test_what_happened_is_told_apart_by_its_exchange() -> None:
    deal = after(second_exchange(), "p1 sd", "p2 sd", "p1 cc")
    assert [event.kind for event in deal.stage_events] == [EventKind.CHECK]
    assert deal.view(Seat(1)).stage_events == deal.stage_events
    assert [event.exchange for event in deal.events if event.kind is EventKind.STAND_PAT] == [2, 2]


@pytest.mark.rule("BG-07")
def test_one_player_left_ends_the_deal_without_another_exchange() -> None:
    """BG-07."""
    deal = position("california", stacks=[50, 50], hands=["AsAh7c5d2s", "KsKh9c8d3s"], options=TWO)
    deal = after(deal, "p1 cbr 2", "p2 cc", "p1 sd", "p2 sd", "p1 cbr 4", "p2 f")
    assert deal.phase is Phase.OVER


@pytest.mark.rule("NO-02")
def test_a_record_keeps_the_number_of_exchanges() -> None:
    deal = after(second_exchange(), "p1 sd", "p2 sd", "p1 cc", "p2 cc")
    text = write_record(deal)
    assert "_options = {exchanges = 2}" in text
    assert replay(read_record(text)).last == deal


@pytest.mark.rule("NO-02")
@pytest.mark.parametrize("exchanges", [0, 4, True, "2"])
def test_one_to_three_exchanges_can_be_agreed(exchanges: object) -> None:
    with pytest.raises(SetupError) as refused:
        load_rules("last_raise", {"exchanges": exchanges})
    assert refused.value.facts["allowed"] == "1\u20133"


@pytest.mark.parametrize(
    ("rule_set", "options", "most"),
    [
        ("five_stage", {"exchanges": 3}, 8),
        ("last_raise", {"exchanges": 3}, 6),
        ("draw_high", {"openers": "jacks"}, 8),
        ("draw_high", {"openers": "jacks", "exchanges": 2}, 7),
        ("draw_high", {"openers": "jacks", "exchanges": 3}, 5),
        ("california", {"openers": "jacks", "exchanges": 3, "draw_limit": 5}, 6),
    ],
)
def test_a_house_takes_no_more_players_than_its_cards_serve(
    rule_set: str, options: dict[str, object], most: int
) -> None:
    """An opener's discards are its proof, and are not dealt again: every exchange takes more cards away."""
    rules = load_rules(rule_set, options)
    assert rules.most_served == most
    Agreement.of(rule_set, {**options, "players": most})
    if most < load_rules(rule_set).max_players:
        with pytest.raises(SetupError) as refused:
            Agreement.of(rule_set, {**options, "players": most + 1})
        assert refused.value.reason is Reason.CANNOT_BE_SERVED
        with pytest.raises(SetupError) as begun:
            Deal.begin(rules, usual_stakes(rules), stacks=[50] * (most + 1), antes=[1] * (most + 1))
        assert begun.value.reason is Reason.CANNOT_BE_SERVED


@given(
    st.sampled_from(list(RuleSet)),
    st.sampled_from(["none", "jacks"]),
    st.sampled_from([3, 5]),
    st.sampled_from([1, 2, 3]),
    st.integers(0, 2**32),
)
def test_the_fullest_table_can_throw_all_it_may_in_every_exchange(
    rule_set: RuleSet, openers: str, limit: int, exchanges: int, seed: int
) -> None:
    options = {"openers": openers, "draw_limit": limit, "exchanges": exchanges}
    rules = load_rules(rule_set.value, options)
    deal = Agreement.of(rule_set, {**options, "players": rules.most_served, "chips": 1000}).begin()
    dealer, rng = Dealer(str(seed)), Random(seed)
    while not deal.phase.is_end:
        deal = dealer.serve_all(deal)
        seat = deal.to_act
        if seat is None:
            break
        if deal.phase is Phase.DRAW:
            assert deal.legal().max_discards == limit
            deal = deal.act(seat, Discard(deal.hands[seat][:limit]) if limit else StandPat())
        elif deal.phase.is_betting and deal.legal().bet:
            deal = deal.act(seat, Bet((deal.legal().wager or (0, 0))[0]))
        elif deal.phase.is_betting and (deal.legal().call or deal.legal().check):
            deal = play_token(deal, f"p{seat + 1} cc")
        else:
            deal = deal.act(*some_legal_action(deal, rng))
    assert sum(deal.stacks) + deal.carried == 1000 * deal.players
