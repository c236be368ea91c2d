"""Corners of the rules where several of them meet: side pots and mucks, short all-ins and caps, late questions."""

from typing import Any

import pytest

from drawtutor.rules import (
    Announce,
    Deal,
    EventKind,
    Phase,
    Rap,
    Reason,
    RulesError,
    Seat,
    SetupError,
    Stakes,
    load_rules,
    read_record,
    replay,
)
from tests.rules.positions import HANDS, position, record, refusal

PAT3 = "; p1 sd; p2 sd; p3 sd; "
SIDE: dict[str, Any] = {"limit": "none", "stakes": "min_bet = 1", "stacks": [11, 51, 51]}
"""p1 can be all-in for 10 while p2 and p3 stake 20: a main pot of 33 and a side pot of 20."""


def test_the_last_one_left_for_a_side_pot_takes_it_without_showing() -> None:
    """A12: p2 gives up a free check, so the side pot is p3's, who may throw the hand away for the main pot."""
    start = "p1 cbr 10; p2 cbr 20; p3 cc" + PAT3 + f"p2 f; p1 sm {HANDS[0]}; "
    mucked = position(**SIDE, actions=start + "p3 sm")
    shown = position(**SIDE, actions=start + f"p3 sm {HANDS[2]}")
    assert mucked.stacks == shown.stacks == (33, 30, 50)
    assert mucked.winners == (0, 2)


def test_a_side_pot_that_all_give_up_goes_to_the_last_of_them() -> None:
    """The all-in player shows first; then p2 and p3 muck: the side pot stays with those who made it."""
    deal = position(
        **SIDE, actions="p1 cbr 10; p2 cbr 20; p3 cc" + PAT3 + f"p2 cc; p3 cc; p1 sm {HANDS[0]}; p2 sm; p3 sm"
    )
    assert deal.stacks == (33, 30, 50)


def test_trips_to_win_are_not_asked_of_the_last_one_left_for_a_side_pot() -> None:
    """Nobody shows trips, so the main pot is carried; the side pot was won when p2 folded."""
    start = "p1 cbr 10; p2 cbr 20; p3 cc" + PAT3 + f"p2 f; p1 sm {HANDS[0]}; "
    for last in ("p3 sm", f"p3 sm {HANDS[2]}"):
        deal = position(**SIDE, options='to_win = "trips"', actions=start + last)
        assert (deal.stacks, deal.carried, deal.winners) == ((0, 30, 50), 33, (2,))


def test_trips_to_win_each_pot_by_itself() -> None:
    """p1's trips take the main pot; neither p2 nor p3 has trips, so the side pot is carried."""
    hands = ["AsAhAc5d2s", HANDS[1], HANDS[2]]
    start = "p1 cbr 10; p2 cbr 20; p3 cc" + PAT3 + f"p2 cc; p3 cc; p1 sm {hands[0]}; "
    for rest in (f"p2 sm {hands[1]}; p3 sm", "p2 sm; p3 sm"):
        deal = position(**SIDE, hands=hands, options='to_win = "trips"', actions=start + rest)
        assert (deal.stacks, deal.carried, deal.winners) == ((33, 30, 30), 20, (0,))
        ends = [(event.kind, event.amount) for event in deal.events if event.phase is Phase.SHOWDOWN][-2:]
        assert ends == [(EventKind.WON, 33), (EventKind.UNWON, 20)]


@pytest.mark.rule("EN-09")
def test_a_dead_hand_gives_its_pot_to_the_one_below() -> None:
    """EN-09: p2 and p3 hold six cards each and cannot win the side pot; it joins the main pot."""
    hands = [HANDS[0], HANDS[1] + "2h", HANDS[2] + "2d"]
    actions = "p1 cbr 10; p2 cbr 20; p3 cc" + PAT3
    actions += f"p2 cc; p3 cc; p1 sm {hands[0]}; p2 sm {hands[1]}; p3 sm {hands[2]}"
    deal = position("draw_high", **SIDE, hands=hands, actions=actions)
    assert deal.stacks == (53, 30, 30)


@pytest.mark.rule("EN-16")
@pytest.mark.parametrize("stacks", [[100, 3], [3, 100]])
def test_what_nobody_matched_of_an_ante_comes_back(stacks: list[int]) -> None:
    """A24, EN-16: 3 chips meet an ante of 5. The other 2 are no pot, and getting them back is not winning."""
    short = stacks.index(3)
    hands = [HANDS[short], HANDS[1 - short]]
    show = f"p1 sm {hands[0]}; p2 sm {hands[1]}"
    deal = position(ante=5, stacks=stacks, hands=hands, actions=f"p1 sd; p2 sd; {show}")
    assert deal.winners == (short,)
    assert deal.stacks[short] == 6
    returned = [event.amount for event in deal.events if event.kind is EventKind.RETURNED]
    assert returned == [2]


def test_an_ante_of_the_house_s_own_size_stays_in_the_pot() -> None:
    """The dealer antes for more than the others: that is no uncalled stake."""
    deal = position(ante=[1, 1, 3], stacks=[50] * 3, actions="p1 cbr 2; p2 f; p3 f")
    assert deal.stacks == (54, 49, 47)


@pytest.mark.rule("PL-20")
@pytest.mark.parametrize(
    ("actions", "to_act"),
    [
        ("p1 cbr 4; p2 cc; p2 cbr 8", 2),
        ("p1 cbr 4; p2 cc; p3 cc; p2 cbr 8", 0),
        ("p1 cbr 4; p2 cc; p3 cc; p1 sd; p2 sd; p3 sd; p1 cbr 5; p2 cc; p3 cc; p3 cbr 9", 0),
    ],
)
def test_a_call_is_a_stake_of_one_s_own_too(actions: str, to_act: int) -> None:
    """PL-20: a raise when nobody raised after you is refused, whether you bet or called."""
    details = {"stakes": "min_bet = 1\n_max_bet = 10", "stacks": [50] * 3, "actions": actions}
    refused = refusal("five_stage", **details)
    assert (refused.reason, refused.rule) == (Reason.OWN_STAKE, "PL-20")
    assert replay(read_record(record("five_stage", **details))).last.to_act == to_act  # type: ignore[arg-type]


def test_a_blind_that_has_not_spoken_is_merely_out_of_turn() -> None:
    refused = refusal(stacks=[50] * 3, ante=0, blinds=[1, 2, 0], actions="p2 cbr 4")
    assert refused.reason is Reason.OUT_OF_TURN


@pytest.mark.rule("BG-16", "PL-34")
@pytest.mark.parametrize(
    ("rules", "stakes", "actions", "rule"),
    [
        ("california", "small_bet = 2", "p1 cbr 4; p2 cbr 6", "BG-16"),
        ("california", "small_bet = 2", "p1 cbr 2", "BG-16"),
        ("five_stage", "min_bet = 1\n_max_bet = 10", "p1 cbr 5; p2 cbr 16", "PL-34"),
    ],
)
def test_a_raise_of_the_wrong_size_in_round_2_names_the_rule_of_round_2(
    rules: str, stakes: str, actions: str, rule: str
) -> None:
    start = f"p1 cbr 2; p2 cc; p3 cc{PAT3}"
    assert refusal(rules, stakes=stakes, stacks=[50] * 3, actions=start + actions).rule == rule


@pytest.mark.rule("BG-06")
def test_completing_a_short_opening_is_the_bet_and_no_raise() -> None:
    """BG-06, A25: all-in for 4 with a unit of 10; the completion to 10 is the bet, and four raises follow it."""
    start = "p1 cbr 4; p2 cbr 10; p3 cbr 20; p2 cbr 30; p3 cbr 40; p2 cbr 50"
    deal = position(stakes="small_bet = 10", stacks=[5, 100, 100], actions=start)
    assert deal.raises == 4
    assert not deal.legal().raise_


@pytest.mark.rule("EN-14")
@pytest.mark.parametrize(
    ("stack", "option", "raises", "next_"),
    [
        (13, "half_bet", 0, 20),
        (15, "half_bet", 1, 25),
        (15, "full_bet", 0, 20),
        (20, "full_bet", 1, 30),
        (5, "half_bet", 0, 15),
        (4, "half_bet", 0, 10),
        (5, "full_bet", 0, 10),
    ],
)
def test_a_short_opening_with_a_raise(stack: int, option: str, raises: int, next_: int) -> None:
    """EN-14 and A18: what is over the unit counts as a raise where half a bet, or a whole one, does."""
    options = f'short_all_in = "{option}"'
    deal = position(
        "draw_high", stakes="small_bet = 10", stacks=[1 + stack, 99, 99], options=options, actions=f"p1 cbr {stack}"
    )
    assert deal.raises == raises
    assert deal.legal().wager == (next_, next_)


@pytest.mark.rule("BG-10")
def test_a_rap_contradicts_an_announcement_as_a_pat_hand_does() -> None:
    deal = position(stacks=[50, 50], actions="p1 cbr 2; p2 cc; p1 req 3")
    refused = deal.refusal(Seat(0), Rap())
    assert refused is not None
    assert (refused.reason, refused.rule) == (Reason.COUNT_DIFFERS, "BG-10")
    assert deal.act(Seat(0), Announce(0)).refusal(Seat(0), Rap()) is None


@pytest.mark.rule("BG-14", "EN-19")
@pytest.mark.parametrize("rules", ["california", "draw_high"])
def test_at_the_showdown_it_is_too_late_to_ask(rules: str) -> None:
    """BG-14, EN-19: also where nobody could bet in the second round."""
    details = {"limit": "none", "stakes": "min_bet = 1", "stacks": [10, 10]}
    actions = "p1 cbr 9; p2 cc; p1 sd; p2 sd; p1 ask p2"
    if rules == "california":
        assert refusal(rules, **details, actions=actions).reason is Reason.ASK_TOO_LATE
    else:
        assert position(rules, **details, actions=actions).answers == (None,)


@pytest.mark.rule("EN-16", "PL-06")
def test_nobody_without_table_stakes_plays_on_for_a_carried_pot() -> None:
    """PL-06: no ante, no cards; staying in for an earlier ante is the card room's (EN-16)."""
    hands = [HANDS[0], "", HANDS[2]]
    details = {"ante": [1, 0, 1], "stacks": [50, 0, 50], "carried": 2, "hands": hands}
    deal = position("five_stage", stakes="min_bet = 1\n_max_bet = 10", **details)
    assert deal.active_seats == (0, 2)
    assert replay(read_record(record("draw_high", **details))).last.to_act is None  # type: ignore[arg-type]


def test_a_short_blind_alone_asks_for_no_more_than_itself() -> None:
    """p2 is all-in with 1 of the blind of 2; p1's blind of 1 matches it, so nobody is left to bet against."""
    deal = position(ante=0, blinds=[1, 2], stacks=[50, 1])
    assert deal.phase is Phase.DRAW
    three = position(ante=0, blinds=[1, 2, 0], stacks=[50, 1, 50], actions="p3 f")
    assert three.phase is Phase.DRAW
    called = position(ante=0, blinds=[1, 2, 0], stacks=[50, 1, 50], actions="p3 cc")
    assert (called.to_act, called.legal().to_call) == (0, 1)


HUGE = "0x" + "f" * 6000
"""A number with more digits than Python writes in decimal."""


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("[50, 50]", f"[{HUGE}, 50]"),
        ("[1, 1]", f"[{HUGE}, 1]"),
        ("_carried = 0", f"_carried = {HUGE}"),
        ("small_bet = 2", f"small_bet = {HUGE}"),
        ("small_bet = 2", f"small_bet = {HUGE}\nbig_bet = {HUGE[:-9]}"),
        ('"5CD"', HUGE),
        *(
            ("_carried = 0", f"_options = {{{option} = {HUGE}}}")
            for option in ("draw_limit", "raise_cap", "openers", "show_all")
        ),
    ],
)
def test_a_number_too_long_to_write_is_refused_like_any_other(old: str, new: str) -> None:
    text = record(stacks=[50, 50]).replace(old, new)
    with pytest.raises(RulesError) as refused:
        replay(read_record(text))
    assert len(str(refused.value)) < 200


def test_short_all_ins_add_up_to_a_raise_without_a_fixed_limit() -> None:
    """p1 bets 10, all-ins to 14 and 22: p1 faces 12, a raise and more; p3, who called 14, faces 8, which is none."""
    start = "p1 cbr 10; p2 cbr 14; p3 cc; p4 cbr 22"
    details = {"limit": "none", "stakes": "min_bet = 2", "stacks": [101, 15, 101, 23]}
    deal = position(**details, actions=start)  # type: ignore[arg-type]
    assert deal.legal().wager == (32, 100)
    called = position(**details, actions=start + "; p1 cc")  # type: ignore[arg-type]
    assert called.legal().wager is None
    short = position(**details, actions="p1 cbr 10; p2 cbr 14; p3 cc; p4 f")  # type: ignore[arg-type]
    assert short.legal().wager is None


@pytest.mark.rule("BG-14")
@pytest.mark.parametrize("rules", ["five_stage", "last_raise", "california"])
def test_asking_in_round_2_is_refused_by_one_rule_in_three_rule_sets(rules: str) -> None:
    """The records' fifth reading: BG-14 is named, though it is another source's."""
    stakes = "min_bet = 1\n_max_bet = 10" if rules == "five_stage" else "small_bet = 2\nbig_bet = 2"
    actions = "p1 cbr 2; p2 cc; p1 sd; p2 sd; p1 cbr 2; p2 ask p1"
    assert refusal(rules, stakes=stakes, stacks=[50, 50], actions=actions).rule == "BG-14"


DRAWS = "p1 cbr 2; p2 cc; p1 sd 7c5d2s; "


@pytest.mark.rule("EN-10")
def test_an_exposed_card_is_given_to_nobody() -> None:
    """EN-10: neither to the player it was meant for, later, nor to the next."""
    start = DRAWS + "d exp p1 4c; d dh p1 8s8h; "
    assert refusal("draw_high", stacks=[50, 50], actions=start + "p2 sd; d dh p1 4c").rule == "EN-10"
    assert refusal("draw_high", stacks=[50, 50], actions=start + "p2 sd 9c; d dh p2 4c").rule == "EN-10"


def test_an_exposed_card_may_be_told_after_the_cards_that_were_served() -> None:
    first = position("draw_high", stacks=[50, 50], actions=DRAWS + "d exp p1 4c; d dh p1 8s8h; p2 sd; d dh p1 4s")
    after = position("draw_high", stacks=[50, 50], actions=DRAWS + "d dh p1 8s8h; d exp p1 4c; p2 sd; d dh p1 4s")
    assert after == first
    text = record("draw_high", stacks=[50, 50], actions=DRAWS + "d dh p1 8s8h; d exp p1 Ks")
    played = replay(read_record(text))
    assert (played.at, len(read_record(text).actions)) == (6, 7)


@pytest.mark.rule("BG-10", "EN-07")
def test_fewer_cards_than_are_due_are_refused() -> None:
    """BG-10: also where what follows is no exposed card."""
    assert refusal("draw_high", stacks=[50, 50], actions=DRAWS + "d dh p1 8s8h").rule == "EN-07"
    played = replay(read_record(record("draw_high", stacks=[50, 50], actions=DRAWS + "d dh p1 8s8h; d dh p1 4s")))
    assert played.at == 5


def test_chips_are_looked_at_where_no_record_has() -> None:
    with pytest.raises(SetupError) as refused:
        Deal.begin(load_rules("california"), Stakes(small_bet=2), stacks=[50, int(HUGE, 16)], antes=[1, 1])
    assert refused.value.reason is Reason.NEGATIVE_CHIPS


def test_a_mark_of_the_byte_order_is_no_part_of_a_record() -> None:
    """Some editors begin each file with one."""
    text = record(stacks=[50, 50])
    assert read_record("\ufeff" + text) == read_record(text)


@pytest.mark.rule("BG-14", "EN-19")
def test_nobody_asks_about_the_own_draw() -> None:
    """BG-14, EN-19: each player may ask about each other player."""
    for rules, rule in (("california", "BG-14"), ("draw_high", "EN-19")):
        asked = refusal(rules, stacks=[50, 50], actions=DRAWS + "d dh p1 8s8h4s; p1 ask p1")
        assert (asked.reason, asked.rule) == (Reason.ASKS_ONESELF, rule)


@pytest.mark.rule("PL-39")
def test_an_odd_chip_of_equal_hands_is_carried_and_told() -> None:
    """Too rare to be met by chance: two equal hands, and a pot of five."""
    hands = ["AsKh9c6d3s", "AhKs9d6c3h", "QsQh8c4d2c"]
    checks = "p1 sd; p2 sd; p1 cc; p2 cc; p1 sm AsKh9c6d3s; p2 sm AhKs9d6c3h"
    deal = position(stacks=[50] * 3, hands=hands, actions=f"p1 cbr 2; p2 cc; p3 f; {checks}")
    ends = [(event.kind, event.amount) for event in deal.events[-3:]]
    assert ends == [(EventKind.WON, 3), (EventKind.WON, 3), (EventKind.CARRIED, 1)]
    assert deal.carried == 1
