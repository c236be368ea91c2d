"""Between deals: the deal passes left, chips are carried, newcomers wait; and the dealer's deck."""

from random import Random

import pytest

from drawtutor.cards import DECK, CardError, parse_cards, shuffled_deck
from drawtutor.rules import (
    Bet,
    Chair,
    Check,
    Deal,
    Dealer,
    Fold,
    Phase,
    Reason,
    SetupError,
    Stakes,
    Table,
    highest_cards,
    load_rules,
)


def table(*stacks: int, rules: str = "california", **details: object) -> Table:
    given: dict[str, object] = {
        "rules": load_rules(rules),
        "stakes": Stakes(small_bet=2, min_bet=1, max_bet=10),
        "ante": 1,
        "chairs": tuple(Chair(f"chair {number}", stack) for number, stack in enumerate(stacks)),
        "button": 0,
    }
    return Table(**{**given, **details})  # type: ignore[arg-type]


def finished(start: Table, how: str = "fold") -> Deal:
    deal = Dealer("any").serve_all(start.begin())
    while not deal.phase.is_end:
        seat = deal.to_act
        assert seat is not None
        if how == "check":
            deal = deal.act(seat, Check())
        elif deal.level == 0 and deal.legal().wager:
            deal = deal.act(seat, Bet(deal.legal().wager[0]))  # type: ignore[index]
        else:
            deal = deal.act(seat, Fold())
    return deal


@pytest.mark.rule("PL-42")
def test_the_deal_passes_to_the_left_and_skips_players_without_chips() -> None:
    """PL-42."""
    start = table(50, 0, 50, 50)
    assert start.seats == (2, 3, 0)
    after = start.after(finished(start))
    assert after.button == 2
    assert after.seats == (3, 0, 2)
    assert after.seat_of(2) == 2
    assert after.seat_of(1) is None


def test_a_deal_that_is_not_over_ends_nothing() -> None:
    start = table(50, 50)
    with pytest.raises(SetupError):
        start.after(start.begin())


@pytest.mark.rule("PL-06")
def test_five_stage_asks_for_the_whole_ante() -> None:
    """PL-06: no ante, no cards."""
    short = table(50, 1, 50, rules="five_stage", ante=2)
    assert short.seats == (2, 0)
    with pytest.raises(SetupError) as refused:
        table(50, 1, rules="five_stage", ante=2).begin()
    assert (refused.value.reason, refused.value.rule) == (Reason.NOT_ENOUGH_PLAYERS, "PL-06")


@pytest.mark.rule("BG-05", "EN-17", "EN-18")
def test_a_passed_out_pot_is_carried_and_shuts_the_table() -> None:
    """BG-05, EN-17, EN-18."""
    start = table(50, 50, 50)
    with_newcomer = start.join("new", 50)
    assert len(with_newcomer.chairs) == 4
    assert start.change_seats(0, 2).chairs[0].name == "chair 2"
    after = start.after(finished(start, "check"))
    assert (after.carried, after.passed_out, after.chips) == (3, 1, start.chips)
    for refused, rule in [(lambda: after.join("new", 50), "EN-17"), (lambda: after.change_seats(0, 1), "EN-18")]:
        with pytest.raises(SetupError) as error:
            refused()
        assert (error.value.reason, error.value.rule) == (Reason.FORFEITED_CHIPS, rule)
    won = after.after(finished(after))
    assert won.carried == 0
    assert won.passed_out == 0


def test_a_full_table_takes_nobody() -> None:
    with pytest.raises(SetupError) as refused:
        table(*[50] * 8).join("ninth", 50)
    assert refused.value.reason is Reason.PLAYER_COUNT


@pytest.mark.rule("EN-16")
def test_who_is_all_in_on_the_ante_stays_in_through_passed_out_deals() -> None:
    """EN-16."""
    start = table(50, 50, 1, rules="draw_high")
    after = start.after(finished(start, "check"))
    assert after.staying == frozenset({2})
    again = after.begin()
    assert sum(again.active) == 3
    assert again.pots[0].amount == 3
    assert len(again.pots[0].eligible) == 3
    assert again.pots[1].amount == 2


def test_blinds_are_posted_from_the_dealers_left() -> None:
    start = table(50, 50, 50, blinds=(1, 2), ante=0)
    assert start.begin().staked == (1, 2, 0)


@pytest.mark.rule("PL-07")
def test_a_deck_is_dealt_one_card_at_a_time_round_the_table() -> None:
    """PL-07: the third card of the deck goes to the third player, the fourth to the first again."""
    deck = shuffled_deck(Random(1))
    deal = Dealer("x", deck).serve_all(table(50, 50, 50).begin())
    assert deal.hands[0] == deck[0:15:3]
    assert deal.hands[2] == deck[2:15:3]
    assert deal.phase is Phase.BET1


@pytest.mark.rule("PL-04")
def test_the_dealer_refuses_a_deck_that_is_not_whole() -> None:
    """PL-04."""
    with pytest.raises(CardError, match="lacks 2c"):
        Dealer("x", DECK[1:])
    with pytest.raises(CardError, match="twice"):
        Dealer("x", (*DECK[1:], DECK[5]))


def test_the_dealer_serves_nothing_that_is_not_owed() -> None:
    deal = Dealer("x").serve_all(table(50, 50).begin())
    with pytest.raises(ValueError, match="owes"):
        Dealer("x").next(deal)


@pytest.mark.rule("PL-02")
def test_the_high_card_deals_and_equal_ones_draw_again() -> None:
    """PL-02; the method is the tutor's choice."""
    assert highest_cards(parse_cards("2c Kd 9h")) == (1,)
    assert highest_cards(parse_cards("Kc Kd 9h")) == (0, 1)
