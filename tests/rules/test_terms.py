"""The terms of an agreement one by one: whose they are, changed, put back, and without effect beside the others."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drawtutor.rules import (
    AGREED,
    Agreement,
    Idle,
    Reason,
    RuleSet,
    SetupError,
    Term,
    other_rule_set,
    read_agreement,
    terms_of,
    with_term,
    without_term,
)
from tests.strategies import agreements


def term(text: str, name: str) -> Term:
    return next(term for term in terms_of(read_agreement(text)) if term.name == name)


@given(agreements())
def test_every_term_is_told_and_those_that_differ_are_marked(agreed: Agreement) -> None:
    terms = terms_of(agreed)
    assert [each.name for each in terms] == list(AGREED)
    assert {each.name for each in terms if each.changed} == set(agreed.settings)


@given(agreements(), st.data())
def test_a_term_that_is_put_back_is_the_rule_sets_own(agreed: Agreement, data: st.DataObject) -> None:
    changed = [each for each in terms_of(agreed) if each.changed]
    if not changed:
        return
    chosen = data.draw(st.sampled_from(changed))
    try:
        back = without_term(agreed, chosen.name)
    except SetupError:
        return
    found = next(each for each in terms_of(back) if each.name == chosen.name)
    assert not found.changed
    assert found.value == chosen.own


@given(agreements(), st.data())
def test_a_term_that_is_changed_is_as_it_was_set_and_the_others_stay(agreed: Agreement, data: st.DataObject) -> None:
    # Sizes that are not set follow the smallest bet, whichever it is under the limit.
    leading = ("limit", "blinds", "small_bet", "min_bet")
    name = data.draw(st.sampled_from([name for name in AGREED if name not in leading]))
    value = data.draw(st.sampled_from(AGREED[name].offered))
    try:
        after = with_term(agreed, name, value)
    except SetupError:
        return
    before = {each.name: each.value for each in terms_of(agreed)}
    assert {each.name: each.value for each in terms_of(after)} == before | {name: value}


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("colour", 1, Reason.UNKNOWN_OPTION),
        ("players", 9, Reason.OPTION_OUT_OF_RANGE),
        ("players", "4", Reason.OPTION_OUT_OF_RANGE),
        ("limit", "sky", Reason.OPTION_OUT_OF_RANGE),
        ("joker", ["wild"], Reason.OPTION_OUT_OF_RANGE),
        ("show_all", 1, Reason.OPTION_OUT_OF_RANGE),
        ("chips", None, Reason.OPTION_OUT_OF_RANGE),
        ("ante", 0, Reason.NOTHING_TO_PLAY_FOR),
        ("chips", 2, Reason.TOO_FEW_CHIPS),
        ("max_bet", 10, Reason.OPTIONS_CLASH),
    ],
)
def test_what_cannot_be_set_is_refused(name: str, value: object, reason: Reason) -> None:
    with pytest.raises(SetupError) as refused:
        with_term(read_agreement("california"), name, value)
    assert refused.value.reason is reason


def test_the_rule_sets_own_value_is_known_where_it_could_not_be_put_back_alone() -> None:
    agreed = read_agreement("draw_high draw_limit=1 exchanges=3 openers=jacks players=6")
    assert term(agreed.text, "draw_limit").own == 5
    with pytest.raises(SetupError) as refused:
        without_term(agreed, "draw_limit")
    assert refused.value.reason is Reason.CANNOT_BE_SERVED


def test_sizes_go_back_to_the_usual_ones_with_another_limit() -> None:
    agreed = with_term(read_agreement("california small_bet=5 big_bet=7"), "limit", "pot")
    assert agreed.text == "california limit=pot"
    assert without_term(with_term(agreed, "min_bet", 3), "limit").text == "california"


def test_without_blinds_their_size_is_forgotten() -> None:
    agreed = read_agreement("california blinds=2 first_blind=4")
    assert with_term(agreed, "blinds", 0) == without_term(agreed, "blinds") == read_agreement("california")


@pytest.mark.parametrize(
    ("text", "name", "idle"),
    [
        ("california limit=pot", "raise_cap", Idle.FIXED_LIMIT_ALONE),
        ("five_stage", "small_bet", Idle.FIXED_LIMIT_ALONE),
        ("california", "min_bet", Idle.NOT_FIXED_LIMIT),
        ("california limit=none", "max_bet", Idle.SPREAD_LIMIT_ALONE),
        ("last_raise", "cap_heads_up", Idle.NO_CAP),
        ("five_stage limit=fixed", "short_all_in", Idle.NO_ALL_IN),
        ("draw_high", "four_with_ace", Idle.FOUR_ANYWAY),
        ("draw_high draw_limit=4", "fifth_card_last", Idle.UNDER_FIVE),
        ("california", "first_blind", Idle.NO_BLINDS),
        ("california", "raise_cap", None),
        ("five_stage", "max_bet", None),
        ("draw_high", "fifth_card_last", None),
        ("california blinds=2", "first_blind", None),
    ],
)
def test_a_term_without_effect_says_why(text: str, name: str, idle: Idle | None) -> None:
    assert term(text, name).idle is idle


@pytest.mark.parametrize(
    ("text", "name", "rule"),
    [
        ("five_stage", "ante", "PL-06"),
        ("five_stage", "max_bet", "PL-10"),
        ("california", "big_bet", "BG-16"),
        ("california", "openers", "BG-21"),
        ("california", "fifth_card_last", "EN-06"),
        ("draw_high", "openers", "EN-12"),
        ("draw_high", "players", None),
        ("last_raise", "joker", "NO-04"),
        ("last_raise", "chips", None),
    ],
)
def test_a_term_names_the_rule_behind_it(text: str, name: str, rule: str | None) -> None:
    assert term(text, name).rule == rule


@pytest.mark.parametrize("rule_set", RuleSet)
def test_another_rule_set_is_as_it_is_with_the_same_players(rule_set: RuleSet) -> None:
    agreed = other_rule_set(read_agreement("california players=5 draw_limit=4 joker=wild"), rule_set)
    assert agreed.text == f"{rule_set} players=5"
    assert other_rule_set(read_agreement("california players=8"), RuleSet.LAST_RAISE).text == "last_raise"
