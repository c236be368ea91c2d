"""What a table agrees on beforehand: its parts, what cannot be agreed on, and the short text that tells it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drawtutor.rules import (
    AGREED,
    OPTIONS,
    Agreement,
    Phase,
    Reason,
    RulesError,
    RuleSet,
    SetupError,
    Stakes,
    load_rules,
    read_agreement,
)
from tests.strategies import agreements


@given(agreements())
def test_an_agreement_reads_back_from_its_text(agreed: Agreement) -> None:
    assert read_agreement(agreed.text) == agreed
    assert len(agreed.text) <= 400


@given(agreements())
def test_a_deal_begins_as_agreed(agreed: Agreement) -> None:
    deal = agreed.begin()
    assert deal.phase is Phase.DEAL
    assert deal.rules == agreed.rules
    assert deal.players == agreed.players
    assert deal.blinds[: len(agreed.blinds)] == agreed.blinds
    assert sum(deal.stacks) + deal.pot == agreed.players * agreed.chips


@pytest.mark.parametrize("rule_set", RuleSet)
def test_the_text_of_a_rule_set_as_it_is_is_its_name(rule_set: RuleSet) -> None:
    assert read_agreement(rule_set.value).text == rule_set.value
    assert read_agreement(rule_set.value).rules == load_rules(rule_set.value)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("california players=6 draw_limit=4", "california players=6 draw_limit=4"),
        ("  California,\n\tDraw-Limit=4;players=6 ", "california players=6 draw_limit=4"),
        ("last-raise limit=pot min_bet=2", "last_raise limit=pot"),
        ("california blinds=2", "california blinds=2"),
        ("california blinds=2 first_blind=1", "california blinds=2"),
        ("california blinds=3 first_blind=2 ante=0", "california ante=0 blinds=3 first_blind=2"),
        ("draw_high raise_cap=none cap_heads_up=true", "draw_high raise_cap=none cap_heads_up=true"),
        ("draw_high second-round-starts=left-of-dealer", "draw_high second_round_starts=left_of_dealer"),
        ("california small_bet=5", "california small_bet=5"),
        ("california small_bet=5 big_bet=10", "california small_bet=5"),
        ("california small_bet=5 big_bet=7", "california small_bet=5 big_bet=7"),
        ("five_stage max_bet=10", "five_stage max_bet=10"),
    ],
)
def test_a_text_is_read_as_people_write_it(text: str, told: str) -> None:
    assert read_agreement(text).text == told


@pytest.mark.rule("BG-20")
def test_each_blind_is_twice_the_one_before_and_the_last_is_the_usual_bet() -> None:
    """BG-20."""
    assert read_agreement("california blinds=1").blinds == (2,)
    assert read_agreement("california blinds=2").blinds == (1, 2)
    assert read_agreement("california blinds=3 small_bet=4").blinds == (1, 2, 4)
    assert read_agreement("california blinds=3 first_blind=3").blinds == (3, 6, 12)


@pytest.mark.rule("BG-19", "BG-20", "PL-27", "PL-33")
@pytest.mark.parametrize(
    ("text", "reason", "rule"),
    [
        ("", Reason.NO_RULES_TEXT, None),
        (" ,; ", Reason.NO_RULES_TEXT, None),
        ("stud", Reason.UNKNOWN_RULE_SET, None),
        ("draw_limit=3", Reason.UNKNOWN_RULE_SET, None),
        ("california draw_limit", Reason.NOT_A_SETTING, None),
        ("california draw_limit=", Reason.NOT_A_SETTING, None),
        ("california draw_limit=3=4", Reason.NOT_A_SETTING, None),
        ("california draw limit=3", Reason.NOT_A_SETTING, None),
        ("california drawlimit=3", Reason.UNKNOWN_OPTION, None),
        ("california draw_limit=3 draw-limit=3", Reason.SET_TWICE, None),
        ("california draw_limit=6", Reason.OPTION_OUT_OF_RANGE, None),
        ("california draw_limit=" + "9" * 25, Reason.OPTION_OUT_OF_RANGE, None),
        ("california show_all=yes", Reason.OPTION_OUT_OF_RANGE, None),
        ("california limit=big", Reason.OPTION_OUT_OF_RANGE, None),
        ("california players=1", Reason.OPTION_OUT_OF_RANGE, None),
        ("last_raise players=7", Reason.PLAYER_COUNT, None),
        ("california ante=0", Reason.NOTHING_TO_PLAY_FOR, None),
        ("california chips=2", Reason.TOO_FEW_CHIPS, None),
        ("california openers=jacks blinds=2", Reason.OPTIONS_CLASH, None),
        ("california four_with_ace=true draw_limit=4", Reason.OPTIONS_CLASH, "BG-19"),
        ("california first_blind=2", Reason.OPTIONS_CLASH, "BG-20"),
        ("california blinds=3 players=2", Reason.MORE_BLINDS_THAN_PLAYERS, "BG-20"),
        ("california min_bet=2", Reason.OPTIONS_CLASH, None),
        ("california limit=pot small_bet=2", Reason.OPTIONS_CLASH, None),
        ("california big_bet=1", Reason.BAD_STAKES, None),
        ("five_stage min_bet=4 max_bet=5", Reason.BAD_STAKES, "PL-33"),
        ("draw_high openers=jacks exchanges=3 players=6", Reason.CANNOT_BE_SERVED, "PL-27"),
        ("california " * 200, Reason.TOO_LONG, None),
    ],
)
def test_what_cannot_be_agreed_on_is_refused_with_its_reason(text: str, reason: Reason, rule: str | None) -> None:
    with pytest.raises(SetupError) as refused:
        read_agreement(text)
    assert (refused.value.reason, refused.value.rule) == (reason, rule)


def test_a_value_made_by_hand_is_held_to_the_same() -> None:
    rules = load_rules("california")
    for wrong in ({"players": 9}, {"chips": 0}, {"ante": -1}, {"ante": True}, {"blinds": (0,)}, {"blinds": (1,) * 4}):
        with pytest.raises(SetupError):
            Agreement(rules=rules, stakes=Stakes(small_bet=2), **wrong)  # type: ignore[arg-type]


words = st.sampled_from([*RuleSet, *AGREED, "=", "true", "none", "-1", "3", "\n", ",", "é", "\x00", "\ud800", "'", '"'])


anything = st.integers() | st.text() | st.booleans() | st.none() | st.lists(st.integers())


def told_of(text: str) -> str:
    """The refusal of a text; nothing where it is an agreement, which then has to read back from its own text."""
    try:
        agreed = read_agreement(text)
    except RulesError as refused:
        return str(refused)
    assert read_agreement(agreed.text) == agreed
    return ""


@given(st.one_of(st.text(max_size=60), st.lists(words, max_size=12).map(lambda parts: "".join(map(str, parts)))))
def test_any_text_is_an_agreement_or_refused_in_one_sentence(text: str) -> None:
    told = told_of(text)
    assert "\n" not in told
    assert len(told) < 400


@given(st.sampled_from(list(RuleSet)), st.dictionaries(st.sampled_from(sorted(AGREED)), anything))
def test_any_settings_are_an_agreement_or_refused_in_one_sentence(
    rule_set: RuleSet, settings: dict[str, object]
) -> None:
    told = ""
    try:
        Agreement.of(rule_set, settings)
    except RulesError as refused:
        told = str(refused)
    assert "\n" not in told
    assert len(told) < 400


@pytest.mark.parametrize("rule_set", RuleSet)
def test_every_field_names_the_rule_that_its_value_comes_from_or_is_the_tutors_own(rule_set: RuleSet) -> None:
    rules = load_rules(rule_set.value)
    own = {"five_stage": "PL", "last_raise": "NO", "california": "BG", "draw_high": "EN"}[rule_set.value]
    for name in ("limit", "draw_limit", "second_round_starts", *OPTIONS):
        source = rules.source_of(name)
        assert source is None or source[:2] in ("PL", "NO", "BG", "EN")
    found = {rules.source_of(name) for name in ("draw_limit", "second_round_starts")}
    assert all(source is not None and source.startswith(own) for source in found)
