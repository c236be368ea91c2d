"""House rules: presets, options and stakes, and what is refused of them."""

import dataclasses

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drawtutor.rules import HouseRules, Limit, Reason, RulesError, RuleSet, SetupError, Stakes, load_rules
from tests.rules.positions import position
from tests.strategies import OPTION_VALUES, house_rules


@pytest.mark.parametrize(
    ("name", "limit", "players", "draw_limit"),
    [
        ("five_stage", Limit.SPREAD, 8, 3),
        ("last_raise", Limit.FIXED, 6, 5),
        ("california", Limit.FIXED, 8, 3),
        ("draw_high", Limit.FIXED, 8, 5),
    ],
)
def test_a_rule_set_is_what_its_source_says(name: str, limit: Limit, players: int, draw_limit: int) -> None:
    rules = load_rules(name)
    assert (rules.limit, rules.max_players, rules.draw_limit) == (limit, players, draw_limit)
    assert rules.options == {}


@given(house_rules())
def test_options_are_told_as_they_are_read(rules: HouseRules) -> None:
    again = load_rules(rules.rule_set.value, rules.options, limit=rules.limit.value)
    assert again == rules


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("draw_limit", 6),
        ("draw_limit", -1),
        ("draw_limit", True),
        ("draw_limit", "3"),
        ("raise_cap", -1),
        ("raise_cap", 101),
        ("raise_cap", "all"),
        ("four_with_ace", 1),
        ("openers", "queens"),
        ("joker", []),
        ("odd_chips", None),
    ],
)
def test_an_option_out_of_its_range_is_refused(option: str, value: object) -> None:
    with pytest.raises(SetupError) as refused:
        load_rules("california", {option: value})
    assert refused.value.reason is Reason.OPTION_OUT_OF_RANGE
    assert refused.value.facts["option"] == option


def test_unknown_names_are_refused_with_what_there_is() -> None:
    with pytest.raises(SetupError) as unknown:
        load_rules("stud")
    assert "five_stage" in str(unknown.value.facts["allowed"])
    with pytest.raises(SetupError) as option:
        load_rules("california", {"draw_limt": 3})
    assert option.value.reason is Reason.UNKNOWN_OPTION
    with pytest.raises(SetupError) as limit:
        load_rules("california", limit="half")
    assert limit.value.facts["option"] == "limit"


@pytest.mark.rule("BG-19")
def test_the_ace_rule_and_a_higher_limit_contradict_each_other() -> None:
    with pytest.raises(SetupError) as refused:
        load_rules("california", {"four_with_ace": True, "draw_limit": 4})
    assert (refused.value.reason, refused.value.rule) == (Reason.OPTIONS_CLASH, "BG-19")


@pytest.mark.parametrize(
    ("limit", "stakes", "name"),
    [
        ("fixed", Stakes(), "small_bet"),
        ("fixed", Stakes(small_bet=4, big_bet=2), "big_bet"),
        ("fixed", Stakes(small_bet=-2), "small_bet"),
        ("none", Stakes(small_bet=2), "min_bet"),
        ("spread", Stakes(min_bet=5, max_bet=4), "max_bet"),
    ],
)
def test_stakes_that_no_round_can_be_bet_with_are_refused(limit: str, stakes: Stakes, name: str) -> None:
    with pytest.raises(SetupError) as refused:
        stakes.checked(load_rules("california", limit=limit))
    assert refused.value.facts["name"] == name


@pytest.mark.rule("PL-33")
def test_five_stage_needs_a_number_between_its_minimum_and_maximum() -> None:
    """PL-33: round 2 opens strictly between them."""
    rules = load_rules("five_stage")
    with pytest.raises(SetupError) as refused:
        Stakes(min_bet=4, max_bet=5).checked(rules)
    assert refused.value.rule == "PL-33"
    assert Stakes(min_bet=4, max_bet=6).checked(rules).max_bet == 6


def test_the_second_unit_is_the_rule_sets_own() -> None:
    assert Stakes(small_bet=3).checked(load_rules("california")).big_bet == 6
    assert Stakes(small_bet=3).checked(load_rules("last_raise")).big_bet == 3


def test_every_option_is_a_field_with_a_value() -> None:
    names = {field.name for field in dataclasses.fields(HouseRules)}
    assert set(OPTION_VALUES) <= names
    assert {rule_set.value for rule_set in RuleSet} == {"five_stage", "last_raise", "california", "draw_high"}


@pytest.mark.parametrize(
    ("details", "reason"),
    [
        ({"stacks": [50]}, Reason.PLAYER_COUNT),
        ({"stacks": [50] * 9}, Reason.PLAYER_COUNT),
        ({"stacks": [50, 50], "ante": [1]}, Reason.LISTS_DIFFER),
        ({"stacks": [50, 50], "blinds": [1, 2, 4]}, Reason.LISTS_DIFFER),
        ({"stacks": [50, -1]}, Reason.NEGATIVE_CHIPS),
        ({"stacks": [50, 10**13]}, Reason.NEGATIVE_CHIPS),
        ({"stacks": [50, 50], "carried": -1}, Reason.NEGATIVE_CHIPS),
        ({"stacks": [50, 0]}, Reason.NO_CHIPS_FOR_ANTE),
        ({"stacks": [50, 50], "ante": [1, 0]}, Reason.NOT_ENOUGH_PLAYERS),
        ({"stacks": [50, 50, 50], "ante": [1, 1, 0], "blinds": [0, 0, 2]}, Reason.BAD_BLINDS),
    ],
)
def test_a_deal_that_cannot_begin_says_why(details: dict[str, object], reason: Reason) -> None:
    with pytest.raises(RulesError) as refused:
        position(**details)  # type: ignore[arg-type]
    assert refused.value.reason is reason


@pytest.mark.rule("NO-06")
def test_who_pays_no_ante_sits_out() -> None:
    """NO-06."""
    deal = position("last_raise", stacks=[50, 50, 50], ante=[1, 0, 1], hands=["", "", ""])
    assert deal.active == (True, False, True)


@pytest.mark.rule("EN-16")
def test_who_is_all_in_for_a_carried_pot_stays_in_without_paying() -> None:
    """EN-16."""
    deal = position("draw_high", stacks=[50, 0, 50], ante=[5, 0, 5], carried=15, stakes="small_bet = 10")
    assert [(pot.amount, pot.eligible) for pot in deal.pots] == [(15, (0, 1, 2)), (10, (0, 2))]
    assert deal.to_act == 0


any_value = st.one_of(st.integers(), st.text(), st.none(), st.floats(), st.lists(st.text()))


@given(st.sampled_from(sorted(OPTION_VALUES)), any_value)
def test_any_value_of_an_option_is_taken_or_refused_in_one_sentence(option: str, value: object) -> None:
    told = ""
    try:
        load_rules("draw_high", {option: value})
    except SetupError as refused:
        told = str(refused)
    allowed = any(type(value) is type(known) and value == known for known in OPTION_VALUES[option])
    assert bool(told) is not (allowed or (option == "raise_cap" and type(value) is int and 0 <= value <= 100))
    assert "\n" not in told
    assert len(told) < 300
