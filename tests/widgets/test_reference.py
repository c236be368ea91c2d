"""The pages beside the course, without a browser: what they show, what opens in them, and who decides."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from drawtutor.course import tryout_rules
from drawtutor.rules import RuleSet
from drawtutor.widgets import TutorWidget, differences, rule_book
from drawtutor.widgets.differences import DifferencesPart
from drawtutor.widgets.rulebook import RuleBookPart
from drawtutor.widgets.trial import RuleTrial, TopicTrial
from drawtutor.widgets.tryout import TryoutPart
from drawtutor.widgets.wording import Wording
from drawtutor.words import ledger

WORDS = Wording.of()


def inside(value: Any) -> Iterator[dict[str, Any]]:
    """Every mapping in a picture."""
    if isinstance(value, dict):
        yield value
        for each in value.values():
            yield from inside(each)
    elif isinstance(value, (list, tuple)):
        for each in value:
            yield from inside(each)


def buttons(part: Any) -> dict[str, dict[str, Any]]:
    return {each["key"]: each for each in inside(part.blocks()) if "intent" in each}


def press(part: Any, key: str, **more: Any) -> Any:
    intent = buttons(part)[key]["intent"] | more
    assert intent["part"] == part.key
    return part.receive(intent["name"], intent)


def block(part: Any, kind: str) -> dict[str, Any]:
    return next(each for each in inside(part.blocks()) if each.get("type") == kind)


def hand_of(part: Any) -> list[str]:
    return [card["c"] for card in block(part, "table")["hand"]["cards"]]


def tryout(point: str, rule_set: RuleSet) -> TryoutPart:
    points = {each.key: each for each in WORDS.catalogue.points()}
    return TryoutPart("tryout", TopicTrial(points[point], WORDS), rule_set, WORDS)


def tryout_of_rule(rule: str) -> TryoutPart:
    trial = RuleTrial(WORDS.catalogue.rule(rule), WORDS)
    return TryoutPart("tryout", trial, trial.games[0], WORDS)


def test_whoever_is_to_act_lies_open_and_nobody_else_does() -> None:
    part = tryout("before-opening", RuleSet.CALIFORNIA)

    assert hand_of(part) == ["As", "Kd", "9c", "6h", "3s"]
    assert all(not seat["shown"] for seat in block(part, "table")["seats"])
    press(part, "stay")
    assert hand_of(part) == ["Js", "Jd", "8c", "5h", "2s"]
    assert block(part, "actions")["title"] == "Charlie is to act."


def test_what_the_rules_forbid_can_be_tried_and_is_refused_with_its_rule() -> None:
    part = tryout("before-opening", RuleSet.FIVE_STAGE)
    closed = buttons(part)["stay"]
    assert closed["off"]
    assert closed["tries"]

    reaction = press(part, "stay")

    assert reaction.refused == closed["off"]
    refusal = block(part, "actions")["refusal"]
    assert refusal["text"] == closed["off"]
    assert [rule["id"] for rule in refusal["rules"]] == ["PL-09"]
    assert hand_of(part) == ["As", "Kd", "9c", "6h", "3s"]


def test_a_raise_that_no_amount_could_be_is_refused_too() -> None:
    part = tryout("raise-count", RuleSet.LAST_RAISE)

    assert press(part, "wager").refused
    assert [rule["id"] for rule in block(part, "actions")["refusal"]["rules"]] == ["NO-11"]


def test_the_same_position_is_played_under_another_rule_set() -> None:
    part = tryout("before-opening", RuleSet.FIVE_STAGE)

    press(part, RuleSet.LAST_RAISE.value)

    assert part.rule_set is RuleSet.LAST_RAISE
    assert hand_of(part) == ["As", "Kd", "9c", "6h", "3s"]
    assert buttons(part)["stay"]["off"] is None
    assert part.receive("game", {"rules": "whist"}) is None


def test_a_position_begins_again_as_it_was() -> None:
    part = tryout("cards-exchanged", RuleSet.CALIFORNIA)
    before = part.blocks()

    press(part, "throw", cards=["7c", "5h"])
    assert part.blocks() != before
    press(part, "again")

    assert part.blocks() == before


def test_what_is_dealt_in_a_position_is_always_the_same() -> None:
    told = []
    for _ in range(2):
        part = tryout("cards-exchanged", RuleSet.LAST_RAISE)
        press(part, "throw", cards=["9d", "7c", "5h", "2s"])
        press(part, "pat")
        press(part, "pat")
        told.append(hand_of(part))
    assert told[0] == told[1]
    assert told[0][0] == "As"


def test_a_pot_that_nobody_won_lies_in_the_next_deal_and_the_deal_moves_left() -> None:
    part = tryout("nobody-opens", RuleSet.CALIFORNIA)
    for _ in range(3):
        last = press(part, "stay")
    assert last.focus == "tryout-over"
    assert buttons(part)["next-deal"]["look"] == "main"
    assert part.receive("act", {"action": "check"}) is None

    reaction = press(part, "next-deal")

    assert reaction.focus == "tryout-actions"
    table = block(part, "table")
    assert table["middle"]["pot"]["n"] == "6"
    assert [seat["name"] for seat in table["seats"]] == ["Charlie", "Kim", "Alex"]
    assert part.receive("next-deal", {}) is None


def test_draws_are_asked_about_where_that_is_the_topic() -> None:
    part = tryout("asking", RuleSet.DRAW_HIGH)
    press(part, "ask2")
    assert "drew" in block(part, "table")["news"][0]

    press(part, "stay")
    part.receive("game", {"rules": "california"})
    press(part, "stay")
    assert press(part, "ask2").refused
    assert "ask1" not in buttons(tryout("blinds", RuleSet.DRAW_HIGH))


@pytest.mark.parametrize("rule_set", list(RuleSet))
def test_beside_a_position_stands_what_its_source_says(rule_set: RuleSet) -> None:
    part = tryout("cannot-match", rule_set)
    prompts = [each for each in inside(part.blocks()) if each.get("type") == "prompt"]

    cells = {point.key: point.cells for point in WORDS.catalogue.points()}["cannot-match"]
    assert [prompts[1]["lines"][0]] == [cell.text for cell in cells if cell.source.rule_set is rule_set]
    assert prompts[0]["lines"][0]


def test_a_rules_own_position_is_played_by_its_own_rule_set_alone() -> None:
    part = tryout_of_rule("NO-18")

    assert "five_stage" not in buttons(part)
    assert part.receive("game", {"rules": "five_stage"}) is None
    press(part, "show")
    press(part, "show")
    assert [seat["won"] for seat in block(part, "table")["seats"]] == ["takes 3", "takes 3"]


def test_a_rap_that_overlooks_a_raise_binds_to_nothing() -> None:
    part = tryout_of_rule("EN-20")
    press(part, "wager", to=2)

    press(part, "rap")

    assert block(part, "actions")["title"] == "Kim is to act."
    assert part.receive("act", {"action": "call"}) is not None


@pytest.mark.parametrize("rule", list(tryout_rules()))
def test_every_rules_own_position_says_what_to_try(rule: str) -> None:
    part = tryout_of_rule(rule)
    prompts = [each["lines"][0] for each in inside(part.blocks()) if each.get("type") == "prompt"]

    assert prompts[0].endswith(".")
    assert prompts[1] == WORDS.catalogue.rule(rule).statement


def test_a_tryout_hears_nothing_that_it_does_not_offer() -> None:
    part = tryout("blinds", RuleSet.CALIFORNIA)

    assert part.receive("hint", {}) is None
    assert part.to_store() == {}
    part.stored({"drawtutor:deal": "anything"})
    assert part.in_words().startswith("Kim is to act.")


def test_the_table_of_differences_has_fourteen_topics_with_four_cells() -> None:
    part = DifferencesPart(WORDS)
    rows = block(part, "comparison")["rows"]

    assert [row["key"] for row in rows] == list(ledger().points)
    assert all(len(row["cells"]) == 4 for row in rows)
    assert all(cell["button"] for row in rows for cell in row["cells"])
    assert "How many raises" in part.in_words()


def test_a_silent_source_says_so_and_the_reading_is_the_tutors() -> None:
    rows = {row["key"]: row for row in block(DifferencesPart(WORDS), "comparison")["rows"]}
    silent = rows["players"]["cells"][1]

    assert silent["silent"]
    assert silent["own"].startswith("The tutor's own reading: ")
    assert silent["rules"] is None
    assert not rows["asking"]["cells"][2]["silent"]


def test_one_position_at_a_time_is_open_in_the_table() -> None:
    part = DifferencesPart(WORDS)

    opened = press(part, "asking-california")
    assert opened.focus == "differences-tryout"
    rows = {row["key"]: row for row in block(part, "comparison")["rows"]}
    assert [key for key, row in rows.items() if row["open"]] == ["asking"]
    assert rows["asking"]["cells"][2]["tried"]

    press(part, "blinds-draw_high")
    rows = {row["key"]: row for row in block(part, "comparison")["rows"]}
    assert [key for key, row in rows.items() if row["open"]] == ["blinds"]

    press(part, "california")
    rows = {row["key"]: row for row in block(part, "comparison")["rows"]}
    assert [bool(cell["tried"]) for cell in rows["blinds"]["cells"]] == [False, False, True, False]


def test_closing_a_position_leads_back_to_its_button() -> None:
    part = DifferencesPart(WORDS)
    press(part, "asking-california")

    assert press(part, "close").focus == "asking-california"
    assert part.receive("close", {}) is None
    press(part, "asking-california")
    assert press(part, "asking-california").focus == "asking-california"
    assert not buttons(part)["asking-california"]["expanded"]


@pytest.mark.parametrize("at", ["", "asking", "weather-california", 3, None])
def test_a_place_that_there_is_not_opens_nothing(at: object) -> None:
    part = DifferencesPart(WORDS)

    assert part.receive("try", {"at": at}) is None
    assert part.receive("act", {"action": "fold"}) is None


def test_the_rule_book_holds_every_rule_once_by_stage() -> None:
    part = RuleBookPart(WORDS)
    groups = block(part, "rulebook")["groups"]
    entries = {entry["key"]: (group["key"], entry) for group in groups for entry in group["entries"]}

    assert {rule: stage for rule, (stage, _) in entries.items()} == {
        rule: stage.value for rule, stage in ledger().stages.items()
    }
    assert sum(len(group["entries"]) for group in groups) == len(entries) == 102
    for rule, (_, entry) in entries.items():
        told = WORDS.catalogue.rule(rule)
        assert entry["text"] == told.statement
        assert entry["source"] == told.source.name
        assert bool(entry["own"]) == bool(told.own)
        assert len(entry["buttons"] or []) == len(told.differs) + (rule in tryout_rules())


def test_a_rule_leads_to_its_lessons_only_where_there_are_pages() -> None:
    def of(part: RuleBookPart) -> dict[str, Any]:
        return next(each for each in inside(part.blocks()) if each.get("key") == "PL-10" and "text" in each)

    here = of(RuleBookPart(Wording.of(pages="/under/")))
    assert here["taught"][0]["href"].startswith("/under/lesson/")
    assert here["differs"][0]["href"] == "/under/what-the-sources-say#bet-size"
    beside = of(RuleBookPart(WORDS))
    assert beside["taught"][0]["href"] is None
    assert beside["taught"][0]["text"] == here["taught"][0]["text"]


def test_a_rules_position_opens_under_the_rule() -> None:
    part = RuleBookPart(WORDS)

    press(part, "try-PL-10-bet-size")

    groups = block(part, "rulebook")["groups"]
    assert [entry["key"] for group in groups for entry in group["entries"] if entry["open"]] == ["PL-10"]
    assert press(part, "close").focus == "try-PL-10-bet-size"


def test_a_rules_card_leads_to_the_rule_book_only_where_there_are_pages() -> None:
    card = Wording.of(pages="/").rule("PL-20")
    assert card is not None
    assert card["entry"]["href"] == "/rule-book#PL-20"
    plain = WORDS.rule("PL-20")
    assert plain is not None
    assert plain["entry"] is None


@pytest.mark.parametrize("make", [rule_book, differences])
def test_a_page_has_a_title_of_its_own_only_in_a_notebook(make: Any) -> None:
    titles = []
    for titled in (True, False):
        widget = make(titled=titled)
        assert isinstance(widget, TutorWidget)
        titles.append([each["title"] for each in inside(widget.view) if each.get("level") == 1])
        widget.close()
    assert len(titles[0]) == 1
    assert titles[1] == []
