"""Reading records: whatever the text, it is played or refused in one sentence, and nothing is half done."""

import json
import time
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from drawtutor.app.replay import main, outcome
from drawtutor.rules import Reason, RecordError, RulesError, load_rules, read_record, replay, write_record
from tests.rules.positions import HANDS, position, record, refusal

GOOD = record(stacks=[50, 50, 50], actions="p1 cbr 2; p2 cc; p3 f; p1 sd 2s; d dh p1 9s; p2 sd; p1 cc; p2 cc")

WORDS = ["p1", "p2", "p3", "p9", "d", "dh", "f", "cc", "cbr", "sd", "sm", "ask", "req", "rap", "burn", "exp"]
WORDS += ["2", "4", "-1", "9.5", "99999999999999", "AsKd", "Jk", "xx", "#", "é", "p1 f", "p2 cc"]
tokens = st.lists(st.sampled_from(WORDS), max_size=5).map(" ".join)


def change(old: str, new: str) -> str:
    assert old in GOOD
    return GOOD.replace(old, new)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "variant",
        "variant = '5CD'",
        change('"5CD"', '"FT"'),
        change('"california"', "3"),
        change("starting_stacks = [50, 50, 50]", "starting_stacks = 50"),
        change("starting_stacks = [50, 50, 50]", "starting_stacks = [50, 50.0, 50]"),
        change("starting_stacks = [50, 50, 50]", "starting_stacks = [50, true, 50]"),
        change("small_bet = 2", "small_bet = -2"),
        change("small_bet = 2", "_options = 3"),
        change("small_bet = 2", "_limit = 3"),
        change("small_bet = 2", "sponsor = 'x'"),
        GOOD + "\nactions = 3",
        record(stacks=[50, 50]).replace("actions = [", "actions = [3, "),
        "x = " + "[" * 5000,
        "#" * 300_000,
        "\x00",
    ],
)
def test_a_text_that_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(RulesError) as refused:
        read_record(text)
    told = outcome(text)
    assert told["ok"] is False
    assert told["at"] is None
    assert "\n" not in told["message"]
    assert len(str(refused.value)) < 400


def test_a_list_is_needed_for_actions() -> None:
    with pytest.raises(RecordError) as refused:
        read_record(GOOD.split("actions")[0] + "actions = 3")
    assert refused.value.reason is Reason.WRONG_TYPE


@pytest.mark.parametrize(
    ("token", "reason"),
    [
        ("", Reason.UNKNOWN_ACTION),
        ("p1", Reason.UNKNOWN_ACTION),
        ("p1 f now", Reason.UNKNOWN_ACTION),
        ("p1 cbr 2 3", Reason.UNKNOWN_ACTION),
        ("p1 req x", Reason.UNKNOWN_ACTION),
        ("p1 ask", Reason.UNKNOWN_ACTION),
        ("d dh p1", Reason.UNKNOWN_ACTION),
        ("d burn AsKd", Reason.UNKNOWN_ACTION),
        ("d exp p1 AsKd", Reason.UNKNOWN_ACTION),
        ("р1 f", Reason.UNKNOWN_ACTION),  # the Cyrillic letter
        ("p0 f", Reason.NO_SUCH_PLAYER),
        ("p4 f", Reason.NO_SUCH_PLAYER),
        ("x1 f", Reason.NO_SUCH_PLAYER),
        ("p1 ask p7", Reason.NO_SUCH_PLAYER),
        ("p1 sd 1s", Reason.NO_SUCH_CARD),
        ("p1 cbr", Reason.AMOUNT_MISSING),
        ("p1 cbr 1e3", Reason.NOT_WHOLE_CHIPS),
        ("p1 cbr -4", Reason.NOT_WHOLE_CHIPS),
        ("p1 cbr 4.5", Reason.NOT_WHOLE_CHIPS),
        ("d burn Ac", Reason.WRONG_PHASE),
        ("d exp p1 Ac", Reason.WRONG_PHASE),
    ],
)
def test_a_token_that_names_nothing_is_refused(token: str, reason: Reason) -> None:
    text = record(stacks=[50, 50, 50]).rstrip().removesuffix("]") + f", {json.dumps(token, ensure_ascii=False)}]"
    played = replay(read_record(text))
    assert played.refused is not None
    assert played.refused.reason is reason
    assert played.last == position(stacks=[50, 50, 50])


def test_a_comment_after_an_action_is_no_part_of_it() -> None:
    assert position(stacks=[50, 50], actions="p1 cbr 2 # he opens").level == 2


@pytest.mark.parametrize(
    "actions",
    [
        "p1 rap; p2 cbr 2; p3 cc; p1 cc; p1 req 2; p1 sd 7c5d; d exp p1 Ac; d dh p1 9s; p2 ask p1",
        f"p1 cbr 2; p2 cc; p3 cc; p1 sd; p2 sd; p3 sd {HANDS[2]}; d dh p3 9s9h8h8s; d burn Ac; d dh p3 Ad",
    ],
)
def test_every_kind_of_action_is_written_and_read_back(actions: str) -> None:
    deal = position("draw_high", stacks=[50, 50, 50], actions=actions)
    again = replay(read_record(write_record(deal))).last
    assert again == deal
    assert write_record(again) == write_record(deal)


def test_a_hand_is_shown_whole() -> None:
    pat = "p1 cbr 2; p2 cc; p1 sd; p2 sd; p1 cc; p2 cc"
    refused = refusal(stacks=[50, 50], actions=pat + "; p1 sm AsAh")
    assert refused.reason is Reason.SHOW_WHOLE_HAND
    reordered = position(stacks=[50, 50], actions=pat + "; p1 sm 2s5d7cAhAs")
    assert reordered.shown == (0,)


@settings(max_examples=300, deadline=None)
@given(st.lists(tokens, max_size=8), st.integers(0, 20))
def test_any_tokens_are_played_or_refused(lines: list[str], cut: int) -> None:
    base = read_record(GOOD)
    text = GOOD.split("actions")[0] + f"actions = {json.dumps([*base.actions[:cut], *lines], ensure_ascii=False)}"
    told = outcome(text)
    assert json.loads(json.dumps(told)) == told
    if not told["ok"]:
        assert "\n" not in told["message"]
        played = [*base.actions[:cut], *lines][: told["at"]]
        before = outcome(GOOD.split("actions")[0] + f"actions = {json.dumps(played)}")
        assert {key: before[key] for key in ("phase", "stacks", "pot", "to_act")} == {
            key: told[key] for key in ("phase", "stacks", "pot", "to_act")
        }


@settings(max_examples=300, deadline=None)
@given(st.integers(0, len(GOOD)), st.integers(0, 12), st.text(max_size=6))
def test_a_damaged_record_is_played_or_refused(at: int, length: int, new: str) -> None:
    told = outcome(GOOD[:at] + new + GOOD[at + length :])
    assert told["ok"] in (True, False)
    assert json.loads(json.dumps(told)) == told


@settings(max_examples=200, deadline=None)
@given(st.text())
def test_any_text_at_all_is_refused_in_one_sentence(text: str) -> None:
    told = outcome(text)
    assert told["ok"] is False
    assert "\n" not in told["message"]


def test_the_command_tells_the_outcome(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = tmp_path / "good.phh"
    good.write_text(GOOD)
    assert main(str(good), as_json=True) == 0
    assert json.loads(capsys.readouterr().out)["phase"] == "showdown"
    assert main(str(good), as_json=False) == 0
    assert "showdown" in capsys.readouterr().out
    bad = tmp_path / "bad.phh"
    bad.write_text(GOOD.replace("p1 cbr 2", "p1 cbr 3"))
    assert main(str(bad), as_json=True) == 2
    assert json.loads(capsys.readouterr().out)["rule"] == "BG-06"
    for path in (tmp_path / "none.phh", tmp_path):
        assert main(str(path), as_json=True) == 2
        assert json.loads(capsys.readouterr().out)["ok"] is False
    latin = tmp_path / "latin.phh"
    latin.write_bytes(b"\xff\xfe\x00")
    assert main(str(latin), as_json=True) == 2
    assert "UTF-8" in json.loads(capsys.readouterr().out)["message"]


def test_rules_that_cannot_be_told_apart_from_their_set_need_no_options() -> None:
    assert load_rules("california", {"draw_limit": 3}).options == {}


def test_a_key_of_tables_in_tables_without_end_is_refused_at_once() -> None:
    """The reader of TOML takes a time that grows with the square of the key's length."""
    began = time.perf_counter()
    for text in (".".join(["a"] * 50_000) + " = 1", f"[{'a . ' * 40_000}a]"):
        with pytest.raises(RecordError) as refused:
            read_record(text)
        assert refused.value.reason is Reason.NOT_TOML
    assert time.perf_counter() - began < 1
