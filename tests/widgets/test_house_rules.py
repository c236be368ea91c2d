"""The house-rules page without a page: what is set, refused, put back, passed on as a text, and played by."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from drawtutor.play import Session
from drawtutor.rules import AGREED, RulesError, RuleSet, read_agreement
from drawtutor.widgets import DEAL_KEY, HOUSE_DEAL_KEY, HOUSE_RULES_KEY, house_rules
from drawtutor.widgets.house import HousePart
from drawtutor.widgets.terms import GROUPS
from drawtutor.words import Catalogue
from tests.strategies import agreements
from tests.widgets.play import Learner, choose


def opened(text: str = "", *, seed: int = 1) -> Learner:
    return Learner(house_rules(text, rng=Random(seed), titled=False))


def part_of(learner: Learner) -> HousePart:
    part: HousePart = learner.widget._parts[0]  # type: ignore[assignment]
    return part


def text_of(learner: Learner) -> str:
    text: str = learner.block("agreed")["field"]["value"]
    return text


def row(learner: Learner, name: str) -> dict[str, Any]:
    rows = [row for group in learner.block("terms")["groups"] for row in group["rows"]]
    return next(row for row in rows if row["key"] == name)


def set_term(learner: Learner, name: str, value: object) -> None:
    """Presses the choice, or types the number, that the row offers."""
    shown = row(learner, name)
    if "number" in shown:
        learner.send({**shown["number"]["intent"], "to": value})
    else:
        learner.send(next(each["intent"] for each in shown["choices"] if each["intent"]["value"] == value))


def play(learner: Learner) -> None:
    learner.send(learner.block("agreed")["buttons"][0]["intent"])


def session_at(learner: Learner) -> Session:
    """The session at the house's table."""
    deal = part_of(learner)._deal
    assert deal is not None
    return deal._session


def choose_at(learner: Learner, rng: Random) -> None:
    """Makes a choice at the house's table."""
    choose(learner, rng, session=session_at(learner))


def test_every_term_stands_in_one_group() -> None:
    grouped = [name for names in GROUPS.values() for name in names]
    assert sorted(grouped) == sorted(AGREED)


@pytest.mark.parametrize("rule_set", RuleSet)
def test_every_term_is_told_with_its_choices_its_own_value_and_its_source(rule_set: RuleSet) -> None:
    learner = opened(rule_set.value)
    for name in AGREED:
        shown = row(learner, name)
        assert shown["title"]
        assert shown["meaning"]
        assert shown["own"]
        assert "\u2013" not in shown["own"], "a dash tells nobody that there is no such size"
        assert shown["source"]
        assert "changed" not in shown
        texts = [choice["text"] for choice in shown.get("choices", [])]
        assert len(set(texts)) == len(texts)
        assert sum(choice["pressed"] for choice in shown.get("choices", [])) == bool(texts)


def test_the_words_of_a_value_are_there_for_everything_that_is_offered() -> None:
    catalogue = Catalogue.load(strict=True)
    for name, option in AGREED.items():
        for value in option.offered:
            assert catalogue.say(f"term-{name.replace('_', '-')}.value", value=value)


def test_a_choice_is_set_and_marked_and_can_be_put_back() -> None:
    learner = opened("california")
    set_term(learner, "draw_limit", 4)
    assert text_of(learner) == "california draw_limit=4"
    assert row(learner, "draw_limit")["changed"] == "changed"
    assert row(learner, "draw_limit")["own"] == "California draw: up to three."
    assert learner.widget.view["status"]["text"] == "Cards you may throw: up to four"
    learner.send(row(learner, "draw_limit")["back"]["intent"])
    assert text_of(learner) == "california"


def test_everything_is_put_back_at_once() -> None:
    learner = opened("california draw_limit=4 players=6 joker=bug")
    learner.send(learner.block("agreed")["back"]["intent"])
    assert text_of(learner) == "california"


def test_another_rule_set_begins_with_its_own_way_and_the_same_players() -> None:
    learner = opened("california draw_limit=4 players=6")
    option = next(each for each in learner.block("rule-sets")["options"] if each["key"] == "draw_high")
    learner.send(option["intent"])
    assert text_of(learner) == "draw_high players=6"


def test_an_impossible_combination_is_refused_in_a_sentence_and_changes_nothing() -> None:
    learner = opened("california openers=jacks")
    set_term(learner, "blinds", 2)
    assert text_of(learner) == "california openers=jacks"
    refusal = row(learner, "blinds")["refusal"]["text"]
    assert refusal.startswith("A hand to open with and blinds do not go together")
    assert learner.widget.view["alert"]["text"] == refusal
    set_term(learner, "players", 5)
    assert "refusal" not in row(learner, "blinds")


def test_a_term_without_effect_is_closed_with_the_reason() -> None:
    learner = opened("california limit=pot")
    shown = row(learner, "raise_cap")
    assert shown["why"] == "Only a fixed limit has this."
    assert {choice["off"] for choice in shown["choices"]} == {shown["why"]}
    assert row(learner, "small_bet")["number"]["off"] == shown["why"]
    assert "off" not in row(learner, "min_bet")["number"]


@pytest.mark.parametrize(
    ("text", "name", "told"),
    [
        ("california", "draw_limit", "What its source says:"),
        ("california", "openers", "A variation that its source names, off unless you agree on it:"),
        ("five_stage", "openers", "An option of the English source, off in this rule set:"),
        ("california", "fifth_card_last", "An option of the English source, off in this rule set:"),
        ("california", "chips", "The tutor's own reading; the source leaves it open."),
    ],
)
def test_a_term_says_whose_it_is(text: str, name: str, told: str) -> None:
    learner = opened(text)
    assert row(learner, name)["source"] == told
    assert bool(row(learner, name).get("rules")) == told.endswith(":")


def test_a_text_that_was_pasted_in_is_used() -> None:
    learner = opened()
    learner.send({**learner.block("agreed")["field"]["use"]["intent"], "answer": " Draw-High;players=6\n"})
    assert text_of(learner) == "draw_high players=6"


@pytest.mark.parametrize(
    "text",
    ["", "poker", "california draw_limit=9", "california openers=jacks blinds=1", "california " + "a" * 2000],
)
def test_a_wrong_text_is_refused_in_one_sentence_and_changes_nothing(text: str) -> None:
    learner = opened("california players=5")
    learner.send({**learner.block("agreed")["field"]["use"]["intent"], "answer": text})
    assert text_of(learner) == "california players=5"
    assert learner.block("agreed")["field"]["refusal"]["text"].endswith(".")
    assert not learner.trouble


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.text(max_size=300) | agreements().map(lambda agreed: agreed.text))
def test_a_link_opens_its_rules_or_says_why_not(text: str) -> None:
    learner = opened()
    learner.greet({"?rules": text})
    assert not learner.trouble
    note = learner.block("note")["text"]
    try:
        agreed = read_agreement(text)
    except RulesError:
        assert note.startswith("The link you followed holds no house rules")
        assert text_of(learner) == "five_stage"
    else:
        assert note == "The link you followed set these rules."
        assert text_of(learner) == agreed.text


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    st.fixed_dictionaries(
        {"name": st.sampled_from(["set", "set-back", "rule-set", "use", "play", "change", "table", "act", "all-back"])},
        optional={
            "term": st.sampled_from([*AGREED, "rule_set"]) | st.none() | st.integers(),
            "value": st.none()
            | st.integers()
            | st.text(max_size=9)
            | st.lists(st.integers(), max_size=2)
            | st.booleans(),
            "to": st.integers(),
            "rules": st.text(max_size=9) | st.integers(),
            "answer": st.text(max_size=30) | st.integers() | st.none(),
        },
    )
)
def test_whatever_a_page_sends_the_panel_stands_at_an_agreement(intent: dict[str, Any]) -> None:
    learner = opened()
    learner.send({**intent, "part": "house"})
    assert not learner.trouble or intent["name"] == "act"
    if learner.has("agreed"):
        assert read_agreement(text_of(learner)).text == text_of(learner)


@settings(max_examples=10, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(agreements())
def test_the_table_is_exactly_as_agreed(agreed: Any) -> None:
    learner = opened(agreed.text)
    play(learner)
    session = session_at(learner)
    assert session.settings.agreement == agreed
    assert session.view.rules == agreed.rules
    assert len(session.players) == agreed.players


@pytest.mark.rule("NO-02")
def test_rules_are_changed_between_deals_alone() -> None:
    learner, rng = opened("california draw_limit=4"), Random(3)
    play(learner)
    change = learner.block("played")["button"]
    assert change["off"].startswith("Rules are agreed on between deals")
    learner.send(change["intent"])
    assert learner.has("played")
    while not learner.has("report"):
        choose_at(learner, rng)
    change = learner.block("played")["button"]
    assert "off" not in change
    learner.send(change["intent"])
    assert text_of(learner) == "california draw_limit=4"
    set_term(learner, "joker", "wild")
    play(learner)
    session = session_at(learner)
    assert session.number == 1
    assert session.settings.agreement.text == "california draw_limit=4 joker=wild"


def test_the_panel_leads_back_to_the_table_that_was_left() -> None:
    learner, rng = opened("california"), Random(3)
    play(learner)
    while not learner.has("report"):
        choose_at(learner, rng)
    before = session_at(learner).to_json()
    learner.send(learner.block("played")["button"]["intent"])
    set_term(learner, "players", 6)
    learner.send(learner.block("agreed")["buttons"][1]["intent"])
    assert session_at(learner).to_json() == before
    assert learner.has("report")


def test_what_was_set_and_the_deal_are_kept_apart_from_the_courses_full_deal() -> None:
    learner = opened("california")
    set_term(learner, "players", 6)
    assert learner.widget.view["store"] == {HOUSE_RULES_KEY: "california players=6"}
    play(learner)
    store = learner.widget.view["store"]
    assert set(store) == {HOUSE_RULES_KEY, HOUSE_DEAL_KEY}
    assert DEAL_KEY not in store
    again = opened(seed=9)
    again.greet(json.loads(json.dumps(store)))
    assert session_at(again).to_json() == session_at(learner).to_json()


def test_a_link_leaves_the_kept_table_unless_it_is_the_links_own() -> None:
    learner = opened("california players=6")
    play(learner)
    store = json.loads(json.dumps(learner.widget.view["store"]))
    same = opened(seed=9)
    same.greet({**store, "?rules": "california players=6"})
    assert same.has("played")
    other = opened(seed=9)
    other.greet({**store, "?rules": "draw_high"})
    assert text_of(other) == "draw_high"
    agreed = other.block("agreed")
    assert agreed["warning"].startswith("You leave your table")
    other.send(agreed["buttons"][1]["intent"])
    assert session_at(other).to_json() == session_at(learner).to_json()


@pytest.mark.parametrize(
    "kept", [{HOUSE_RULES_KEY: "nonsense"}, {HOUSE_RULES_KEY: 7}, {HOUSE_DEAL_KEY: {"version": 0}}]
)
def test_what_a_browser_holds_is_not_trusted(kept: dict[str, Any]) -> None:
    learner = opened()
    learner.greet(kept)
    assert not learner.trouble
    assert text_of(learner) == "five_stage"


def test_a_deal_that_cannot_be_taken_up_is_told() -> None:
    learner = opened()
    learner.greet({HOUSE_DEAL_KEY: {"version": 0}})
    assert learner.block("note")["text"]


@pytest.mark.rule("NO-02")
def test_of_several_exchanges_each_and_each_betting_round_is_numbered() -> None:
    learner, rng = opened("california exchanges=3 draw_limit=1"), Random(1)
    play(learner)
    names: list[str] = []
    for _ in range(300):
        names += [step["name"] for step in learner.block("stages")["steps"] if step["state"] == "now"]
        if "Showdown" in names or "Betting round 4 of 4" in names:
            break
        choose_at(learner, rng)
    through = [
        "Betting round 1 of 4",
        "Exchange 1 of 3",
        "Betting round 2 of 4",
        "Exchange 2 of 3",
        "Betting round 3 of 4",
        "Exchange 3 of 3",
        "Betting round 4 of 4",
    ]
    assert [name for name in dict.fromkeys(names) if name in through] == through


@pytest.mark.rule("BG-21")
def test_a_pot_that_nobody_wins_is_not_called_paid_out() -> None:
    told = set()
    for seed in range(12):
        learner, rng = opened("california players=2 to_win=trips", seed=seed), Random(seed)
        play(learner)
        while not session_at(learner).is_over or "turn" in learner.buttons():
            choose_at(learner, rng)
        won = bool(session_at(learner).deal.winners)
        told.add(won)
        assert learner.block("table")["middle"]["pot"]["text"] == ("Pot, paid out" if won else "Pot")
    assert told == {True, False}


@pytest.mark.usefixtures("without_numpy")
def test_a_choice_without_figures_is_not_graded_and_says_so() -> None:
    learner, rng = opened("california joker=wild"), Random(1)
    play(learner)
    while "verdict" not in learner.block("coach"):
        choose_at(learner, rng)
    coach = learner.block("coach")
    assert coach["verdict"] == {"key": "ungradeable", "word": "Not graded"}
    assert coach["reasons"][0].startswith("The tutor does not count hands with a joker")


def test_the_page_says_in_a_notebook_what_is_agreed_on() -> None:
    learner = opened("california players=5")
    assert learner.widget.in_words() == "House rules: california players=5"
    play(learner)
    assert learner.widget.in_words().startswith("Deal 1")
