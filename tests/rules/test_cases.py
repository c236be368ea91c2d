"""Faults that other engines have had, each with its right value here. Names are the ids of the cases."""

from random import Random

import pytest

from drawtutor.rules import (
    Bet,
    Call,
    Chair,
    Check,
    Deal,
    Dealer,
    Discard,
    EventKind,
    IllegalActionError,
    Phase,
    Reason,
    Seat,
    SetupError,
    Show,
    Stakes,
    Table,
    build_pots,
    load_rules,
    split_pot,
)
from drawtutor.rules.pots import Pot
from tests.rules.positions import HANDS, position, refusal
from tests.strategies import play_out


def test_a12_a_layer_whose_contributors_have_gone_joins_the_pot_below() -> None:
    """A 40, B 40, both gone; C and D all-in with 25: all 130 chips are theirs to win."""
    pots = build_pots([40, 40, 25, 25], [False, False, True, True], [False, False, True, True])
    assert pots == (Pot(130, (Seat(2), Seat(3))),)


def test_a14_an_all_in_player_keeps_the_claim_and_draws() -> None:
    """Antes 5; p1 all-in for 10, two calls. Then p2 bets 20 and p3 calls: p1 wins 45, p2 wins 40."""
    details = {"stacks": [15, 100, 100], "ante": 5, "limit": "none", "stakes": "min_bet = 5"}
    start = "p1 cbr 10; p2 cc; p3 cc"
    drawing = position(**details, actions=start)
    assert drawing.to_act == 0
    assert drawing.legal().stand_pat
    bet = position(
        **details,
        actions=start + "; p1 sd; p2 sd; p3 sd; p2 cbr 20; p3 cc; p2 sm " + HANDS[1] + "; p3 sm; p1 sm " + HANDS[0],
    )
    assert bet.stacks == (45, 105, 65)
    checked = position(
        **details, actions=start + "; p1 sd; p2 sd; p3 sd; p2 cc; p3 cc; p1 sm " + HANDS[0] + "; p2 sm; p3 sm"
    )
    assert checked.stacks == (45, 85, 85)


@pytest.mark.parametrize(
    ("amount", "winners", "shares", "rest"), [(100, 3, 33, 1), (101, 2, 50, 1), (2, 3, 0, 2), (25, 2, 12, 1)]
)
def test_a16_the_remainder_of_a_pot_is_carried(amount: int, winners: int, shares: int, rest: int) -> None:
    seats = [Seat(seat) for seat in range(winners)]
    assert split_pot(amount, seats, carry=True) == (dict.fromkeys(seats, shares), rest)


def test_b20_the_odd_chip_left_of_the_dealer() -> None:
    """Pot 25, two winners: 12 and 12 with one carried, or 13 for the first clockwise from the button."""
    assert split_pot(25, [Seat(3), Seat(1)], carry=False) == ({1: 13, 3: 12}, 0)
    assert split_pot(26, [Seat(0), Seat(1), Seat(2)], carry=False) == ({0: 9, 1: 9, 2: 8}, 0)


def test_a17_main_and_side_pots_are_split_separately() -> None:
    """Carried 1; p1 and p2 put in 37, p3 is all-in with 25, p4 folds after 26; p1 and p2 tie."""
    ties = ["AsAh9c7d4s", "AcAd9h7s4c", "QsQh8c4d2c", "JsJh9d5c3d"]
    start = {"stacks": [100, 100, 25, 100], "hands": ties, "limit": "none", "stakes": "min_bet = 1", "carried": 1}
    actions = "p1 cbr 25; p2 cc; p3 cc; p4 cc; p1 sd; p2 sd; p3 sd; p4 sd; p1 cbr 11; p2 cc; p4 f"
    shown = f"; p1 sm {ties[0]}; p2 sm {ties[1]}; p3 sm"
    deal = position(**start, actions=actions + shown)
    # Main pot 1 + 4 x 25 = 101, side pot 12 + 12 + 1 = 25: 50 + 12 each, and a chip of each is carried.
    assert deal.won == (62, 62, 0, 0)
    assert deal.carried == 2
    position_rule = position(**start, actions=actions + shown, options='odd_chips = "left_of_dealer"')
    assert position_rule.won == (64, 62, 0, 0)
    assert position_rule.carried == 0


@pytest.mark.parametrize(
    ("all_in", "option", "raises_to"),
    [
        (14, "half_bet", None),
        (15, "half_bet", 25),
        (20, "half_bet", 30),
        (14, "full_bet", None),
        (15, "full_bet", None),
        (20, "full_bet", 30),
    ],
)
def test_a18_a_short_all_in_in_fixed_limit(all_in: int, option: str, raises_to: int | None) -> None:
    deal = position(
        stacks=[100, 100, 1 + all_in, 100],
        stakes="small_bet = 10",
        options=f'short_all_in = "{option}"',
        actions=f"p1 cbr 10; p2 cc; p3 cbr {all_in}; p4 cc",
    )
    assert deal.to_act == 0
    assert deal.legal().to_call == all_in - 10
    assert deal.legal().wager == (None if raises_to is None else (raises_to, raises_to))


def test_a18_who_has_not_spoken_may_complete_a_short_all_in() -> None:
    deal = position(stacks=[100, 15, 100], stakes="small_bet = 10", actions="p1 cbr 10; p2 cbr 14")
    assert deal.legal().wager == (20, 20)
    assert deal.raises == 0


def test_a20_all_in_between_a_call_and_the_smallest_raise() -> None:
    """Spread 5 to 20; p1 bets 20; p2 has 27: fold, call 20, or all-in for 27."""
    deal = position(stacks=[101, 28, 101], limit="spread", stakes="min_bet = 5\n_max_bet = 20", actions="p1 cbr 20")
    legal = deal.legal()
    assert (legal.fold, legal.call, legal.to_call) == (True, True, 20)
    assert legal.wager == (27, 27)


def test_a24_the_uncalled_bet_goes_back() -> None:
    details = {"stacks": [105, 105, 105], "ante": 5, "limit": "none", "stakes": "min_bet = 5"}
    deal = position(**details, actions="p1 cbr 30; p2 f; p3 f")
    assert deal.payoffs == (10, -5, -5)
    amounts = {event.kind: event.amount for event in deal.events}
    assert amounts[EventKind.RETURNED] == 30
    assert amounts[EventKind.WON] == 15
    two = position(
        stacks=[80, 50],
        ante=0,
        limit="none",
        stakes="min_bet = 5",
        hands=[HANDS[1], HANDS[0]],
        actions=f"p1 cbr 80; p2 cc; p1 sd; p2 sd; p1 sm {HANDS[1]}; p2 sm {HANDS[0]}",
    )
    assert two.stacks == (30, 100)
    assert two.winners == (1,)


def test_a25_the_cap_counts_the_bet_and_four_raises() -> None:
    deal = position(stacks=[50, 50], actions="p1 cbr 2; p2 cbr 4; p1 cbr 6; p2 cbr 8; p1 cbr 10")
    assert deal.legal().kinds == ("call", "fold")
    assert deal.legal().to_call == 2
    blinds = position(stacks=[50, 50], blinds=[1, 2], ante=0, actions="p1 cbr 4; p2 cbr 6; p1 cbr 8; p2 cbr 10")
    assert blinds.legal().kinds == ("call", "fold")


def test_a25_a_short_all_in_uses_up_no_raise() -> None:
    start = "p1 cbr 10; p2 cbr 14; p3 cbr 20; p4 cbr 30; p1 cbr 40"
    deal = position(stacks=[200, 15, 200, 200], stakes="small_bet = 10", actions=start)
    assert deal.raises == 3
    assert deal.legal().wager == (50, 50)


def test_a26_a_fold_is_accepted_where_a_check_is_free() -> None:
    deal = position("last_raise", stacks=[50, 50, 50], actions="p1 f")
    assert deal.to_act == 1


def test_a28_discarding_does_not_shift() -> None:
    hands = ["Ks9dQc4h2s", HANDS[0].replace("2s", "2h"), HANDS[4]]
    deal = position(stacks=[50, 50, 50], hands=hands, actions="p1 cbr 2; p2 cc; p3 cc; p1 sd KsQc; d dh p1 Ac8s")
    assert "".join(map(str, deal.hands[0])) == "Ac9d8s4h2s"


def test_a27_impossible_discards_change_nothing() -> None:
    deal = position(stacks=[50, 50, 50], actions="p1 cbr 2; p2 cc; p3 cc")
    hand = deal.hands[0]
    for cards in [(hand[0], hand[0]), (deal.hands[1][0],), (), hand]:
        with pytest.raises(IllegalActionError):
            deal.act(Seat(0), Discard(cards))
    thrown = deal.act(Seat(0), Discard(hand[2:4]))
    with pytest.raises(IllegalActionError) as again:
        thrown.act(Seat(0), Discard(hand[2:4]))
    assert again.value.reason is Reason.ALREADY_EXCHANGED


def test_a29_after_a_reshuffle_every_card_is_in_one_place() -> None:
    rules = load_rules("california", {"draw_limit": 5})
    table = Table(
        rules=rules, stakes=Stakes(small_bet=2), ante=1, chairs=tuple(Chair(str(n), 500) for n in range(8)), button=0
    )
    reshuffled = 0
    for number in range(60):
        deal = Dealer(str(number)).serve_all(table.begin())
        dealer = Dealer(str(number))
        while not deal.phase.is_end:
            deal = dealer.serve_all(deal)
            seat = deal.to_act
            if seat is None:
                break
            if deal.phase is Phase.DRAW:
                deal = deal.act(seat, Discard(deal.hands[seat]))
            else:
                deal = play_out_step(deal, seat)
        reshuffled += any(event.kind is EventKind.RESHUFFLE for event in deal.events)
        assert sum(len(hand) for hand in deal.hands) + deal.stub.bit_count() + deal.pile.bit_count() == 52
    assert reshuffled == 60


def play_out_step(deal: Deal, seat: Seat) -> Deal:
    """Bets once, calls, checks, shows: everybody stays."""
    legal = deal.legal()
    if deal.phase is Phase.SHOWDOWN:
        return deal.act(seat, Show())
    if deal.phase is Phase.BET1 and legal.bet:
        return deal.act(seat, Bet(2))
    return deal.act(seat, Check() if legal.check else Call())


def test_a30_two_players_with_blinds_and_with_antes() -> None:
    """With two players nothing is reversed: left of the dealer posts first (the records' second reading)."""
    blinds = position(stacks=[50, 50], ante=0, blinds=[1, 2])
    assert (blinds.to_act, blinds.legal().to_call) == (0, 1)
    antes = position(stacks=[50, 50])
    assert antes.to_act == 0
    falling = position(
        "five_stage",
        stacks=[50, 50, 50],
        stakes="min_bet = 1\n_max_bet = 10",
        actions="p1 f; p2 cbr 3; p3 cc; p2 sd; p3 sd",
    )
    assert falling.to_act == 1


def test_a33_nothing_is_legal_after_the_end() -> None:
    deal = position(stacks=[50, 50], actions="p1 cbr 2; p2 f")
    assert deal.legal().kinds == ()
    assert deal.legal(Seat(0)).kinds == ()
    with pytest.raises(IllegalActionError) as refused:
        deal.act(Seat(1), Check())
    assert refused.value.reason is Reason.DEAL_OVER


def test_b01_who_bets_first_after_the_draw() -> None:
    actions = "p1 cc; p2 f; p3 cbr 2; p4 cc; p5 f; p1 cc; p1 sd; p3 sd; p4 sd"
    assert position(stacks=[50] * 5, actions=actions).to_act == 2
    left = 'second_round_starts = "left_of_dealer"'
    assert position(stacks=[50] * 5, actions=actions, options=left).to_act == 0
    gone = "p1 cc; p2 f; p3 cbr 2; p4 cbr 4; p5 f; p1 cc; p3 f; p1 sd; p4 sd"
    assert position(stacks=[50] * 5, actions=gone).to_act == 3


def _jacks_table(carried: int = 0) -> Table:
    return Table(
        rules=load_rules("california", {"openers": "jacks"}),
        stakes=Stakes(small_bet=2),
        ante=2,
        chairs=tuple(Chair(str(n), 50) for n in range(5)),
        button=4,
        carried=carried,
    )


def test_b02_two_deals_running_are_passed_out() -> None:
    """Five players, ante 2: the third deal begins with 5 x 2 x 3 = 30, and the deal has moved on twice."""
    table = _jacks_table()
    for number in (1, 2):
        deal = Dealer("b02").serve_all(table.begin())
        while not deal.phase.is_end:
            seat = deal.to_act
            assert seat is not None
            deal = deal.act(seat, Check())
        assert deal.phase is Phase.PASSED_OUT
        table = table.after(deal)
        assert (table.passed_out, table.carried) == (number, 10 * number)
    assert table.begin().pot == 30
    assert table.button == 1


@pytest.mark.rule("BG-21")
def test_b08_the_opener_proves_openers_also_uncontested() -> None:
    opened = {"stacks": [50] * 3, "options": 'openers = "jacks"', "hands": [HANDS[3], HANDS[4], HANDS[0]]}
    deal = position(**opened, actions="p1 cbr 2; p2 cc; p3 f; p1 sd 9d5c3d; d dh p1 8h8s2h; p2 sd; p1 cbr 4; p2 f")
    assert (deal.phase, deal.to_act, deal.legal().kinds) == (Phase.SHOWDOWN, 0, ("show",))
    refused = refusal(**opened, actions="p1 cbr 2; p2 f; p3 f; p1 sm")
    assert (refused.reason, refused.rule) == (Reason.MUST_SHOW, "BG-21")


def test_an_openers_discards_are_kept_out_of_the_reshuffle() -> None:
    """Splitting openers: what the opener threw stays at hand as the proof."""
    opened = {"stacks": [50] * 3, "options": 'openers = "jacks"', "hands": [HANDS[3], HANDS[4], HANDS[0]]}
    deal = position(**opened, actions="p1 cbr 2; p2 cc; p3 cc; p1 sd JsJh; d dh p1 8h8s; p2 sd 4c; d dh p2 9s")
    assert (deal.kept_apart.bit_count(), deal.pile.bit_count()) == (2, 1)


@pytest.mark.parametrize("players", [7, 8])
def test_b14_the_draw_is_always_possible(players: int) -> None:
    """Everybody stays and draws five, for many orders of the deck: nobody is left without cards."""
    rules = load_rules("draw_high")
    table = Table(
        rules=rules,
        stakes=Stakes(small_bet=2),
        ante=1,
        chairs=tuple(Chair(str(n), 500) for n in range(players)),
        button=0,
    )
    for number in range(40):
        dealer = Dealer(f"b14/{number}")
        deal = table.begin()
        while deal.phase is not Phase.BET2:
            deal = dealer.serve_all(deal)
            seat = deal.to_act
            if deal.phase is Phase.BET2 or seat is None:
                break
            deal = deal.act(seat, Discard(deal.hands[seat])) if deal.phase is Phase.DRAW else play_out_step(deal, seat)
        assert all(len(hand) == 5 for hand in deal.hands)
        assert deal.drawn == (5,) * players


def test_b16_pass_and_out() -> None:
    details = {"stacks": [50] * 3, "stakes": "min_bet = 1\n_max_bet = 10"}
    assert position("five_stage", **details).legal().kinds == ("bet", "fold")
    assert position("five_stage", **details, actions="p1 f; p2 f").winners == (2,)


def test_b17_who_shows_first() -> None:
    start = "p1 cc; p2 cc; p3 cbr 2; p4 cc; p1 cc; p2 cc; p1 sd; p2 sd; p3 sd; p4 sd; "
    raised = position(
        stacks=[50] * 4,
        options='second_round_starts = "left_of_dealer"',
        actions=start + "p1 cbr 4; p2 f; p3 cbr 8; p4 cc; p1 cc",
    )
    assert raised.show_order == (2, 3, 0)
    checked = position(stacks=[50] * 4, actions=start + "p3 cc; p4 cc; p1 cc; p2 cc")
    assert checked.show_order == (2, 3, 0, 1)


def test_b19_nothing_goes_to_the_second_best_hand() -> None:
    """C all-in 20 with three nines; A 50 with a flush; B 50 with two pair: A wins 60 and 60."""
    hands = ["2h5h9hJhKh", "QsQd4c4d7s", "9s9c9d3c2d"]
    actions = "p1 cbr 20; p2 cc; p3 cc; p1 sd; p2 sd; p3 sd; p1 cbr 30; p2 cc; p1 sm 2h5h9hJhKh; p2 sm; p3 sm"
    deal = position(stacks=[100, 100, 20], ante=0, hands=hands, limit="none", stakes="min_bet = 5", actions=actions)
    assert deal.won == (120, 0, 0)


def test_b22_who_cannot_pay_the_whole_re_ante_is_all_in_for_the_rest() -> None:
    """Four players, ante 2, pot 8 carried; p1 has one chip: main pot 8 + 4, side pot 3."""
    deal = position(stacks=[1, 50, 50, 50], ante=2, carried=8)
    assert deal.pots == (Pot(12, (Seat(0), Seat(1), Seat(2), Seat(3))), Pot(3, (Seat(1), Seat(2), Seat(3))))


@pytest.mark.parametrize(("cap", "first", "second"), [("4", 10, 20), ("3", 8, 16)])
def test_b27_the_most_that_a_round_can_cost(cap: str, first: int, second: int) -> None:
    """Limit 2/4: a bet and so many raises."""
    options = f"raise_cap = {cap}"
    tokens = "; ".join(f"p{1 + n % 2} cbr {2 + 2 * n}" for n in range(int(cap) + 1))
    deal = position(stacks=[90, 90], options=options, actions=tokens)
    assert deal.level == first
    assert not deal.legal().raise_
    last = 1 + (int(cap) + 1) % 2
    again = "; ".join(f"p{1 + n % 2} cbr {4 + 4 * n}" for n in range(int(cap) + 1))
    deal = position(stacks=[90, 90], options=options, actions=f"{tokens}; p{last} cc; p1 sd; p2 sd; {again}")
    assert deal.level == second
    assert not deal.legal().raise_


def test_b31_openers_and_blinds_exclude_each_other() -> None:
    with pytest.raises(SetupError) as refused:
        position(stacks=[50, 50], blinds=[1, 2], options='openers = "jacks"')
    assert refused.value.reason is Reason.OPTIONS_CLASH


def test_b33_standing_pat_is_always_legal() -> None:
    deal = position(stacks=[50, 50], hands=["KsQh9c7d2s", "AsAh7c5d2h"], actions="p1 cbr 2; p2 cc; p1 sd")
    assert deal.drawn == (0, None)


def test_a_random_walk_is_the_same_for_the_same_seed() -> None:
    table = _jacks_table()
    assert play_out(table.begin(), "same", Random(7)) == play_out(table.begin(), "same", Random(7))
