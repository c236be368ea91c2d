"""``drawtutor odds``: the hand as people write it, exact counts as data, and a table for people."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from itertools import pairwise
from math import comb
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from drawtutor.app import cli
from drawtutor.app.odds_question import read_question
from drawtutor.app.odds_ranking import ranked
from drawtutor.cards import DECK, format_cards, parse_cards
from drawtutor.hands import HandCategory
from drawtutor.odds import RandomHand, SampledDeals, hold_odds

ACES = "Ah Ad Kc 7s 2d"


def told(capsys: pytest.CaptureFixture[str], *line: str) -> dict[str, Any]:
    assert cli.main(["odds", *line, "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def refused(capsys: pytest.CaptureFixture[str], *line: str) -> str:
    assert cli.main(["odds", *line]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert err.endswith(".\n")
    return err


def test_all_32_holds_are_told_with_their_exact_counts(capsys: pytest.CaptureFixture[str]) -> None:
    answer = told(capsys, ACES)
    assert answer["hand"] == ACES
    assert len({hold["keep"] for hold in answer["holds"]}) == 32
    names = [category.text for category in HandCategory]
    for hold in answer["holds"]:
        assert hold["total"] == sum(hold["counts"].values()) == comb(47, hold["draws"])
        assert min(hold["counts"].values()) > 0
        places = [names.index(name) for name in hold["counts"]]
        assert places == sorted(places)
        kept, thrown = hold["keep"].split(), hold["discard"].split()
        assert sorted(kept + thrown, key=ACES.split().index) == ACES.split()
        assert all(list(cards) == sorted(cards, key=ACES.split().index) for cards in (kept, thrown))
        assert hold["draws"] == len(thrown)
    (pair,) = (hold for hold in answer["holds"] if hold["keep"] == "Ah Ad")
    assert pair["discard"] == "Kc 7s 2d"
    assert pair["total"] == 16215
    assert pair["counts"] == {
        "pair": 11559,
        "two pair": 2592,
        "three of a kind": 1854,
        "full house": 165,
        "four of a kind": 45,
    }


@pytest.mark.parametrize(
    "line",
    [
        ["Ah Ad Kc 7s 2d"],
        ["AhAdKc7s2d"],
        ["ah ad kc 7s 2d"],
        ["A♥ A♦ K♣ 7♠ 2♦"],
        ["Ah, Ad, Kc, 7s, 2d"],
        ["Ah", "Ad", "Kc", "7s", "2d"],
        ["AhAd", "Kc 7s", "2D"],
    ],
)
def test_a_hand_is_read_as_people_write_it(line: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert told(capsys, *line)["hand"] == ACES


def test_a_ten_is_told_in_one_way(capsys: pytest.CaptureFixture[str]) -> None:
    assert told(capsys, "10h T♠ 9c 8d 2s")["hand"] == "Th Ts 9c 8d 2s"


@pytest.mark.parametrize(
    ("option", "keep"),
    [
        (["--discard", "7s 2d"], "Ah Ad Kc"),
        (["--discard", "2d,7♠"], "Ah Ad Kc"),
        (["--keep", "KcAhAd"], "Ah Ad Kc"),
        (["--discard", ""], ACES),
        (["--discard", "-"], ACES),
        (["--discard", "None"], ACES),
        (["--keep", ""], ""),
        (["--discard", ACES], ""),
    ],
)
def test_one_hold_is_told_where_one_is_asked_for(
    option: list[str], keep: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (hold,) = told(capsys, ACES, *option)["holds"]
    assert hold["keep"] == keep
    (before,) = told(capsys, *option, ACES)["holds"]
    assert before == hold


def test_further_cards_seen_cannot_come(capsys: pytest.CaptureFixture[str]) -> None:
    answer = told(capsys, ACES, "--seen", "As Kd", "--seen", "Kh", "--discard", "Kc 7s 2d")
    (hold,) = answer["holds"]
    assert answer["seen"] == "As Kd Kh"
    exact = hold_odds(parse_cards(ACES), parse_cards("AhAd"), seen=parse_cards("AsKdKh"))
    assert hold["total"] == comb(44, 3)
    assert hold["counts"] == {kind.text: count for kind, count in exact.counts.items() if count}
    assert "four of a kind" not in hold["counts"]


@pytest.mark.parametrize("none", ["", "-", "None"])
def test_no_card_is_written_alike_for_cards_seen_and_cards_thrown(
    none: str, capsys: pytest.CaptureFixture[str]
) -> None:
    answer = told(capsys, ACES, f"--seen={none}", f"--discard={none}")
    assert answer["seen"] == ""
    assert [hold["keep"] for hold in answer["holds"]] == [ACES]


@pytest.mark.parametrize("opponents", range(1, 10))
def test_a_deck_that_is_nearly_all_seen_is_still_dealt(opponents: int, capsys: pytest.CaptureFixture[str]) -> None:
    hand = parse_cards(ACES)
    left = 47 - (5 * opponents + 5 if opponents < 9 else 45)
    for seed in range(3):
        seen = Random(seed).sample([card for card in DECK if card not in hand], left)
        line = [ACES, "--opponents", str(opponents), "--seen", format_cards(seen)]
        assert len(told(capsys, *line)["holds"]) == 32


def test_the_chance_to_win_is_told_only_where_it_is_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert "win" not in told(capsys, ACES)["holds"][0]
    answer = told(capsys, ACES, "--opponents", "3")
    assert answer["opponents"] == 3
    chances = [hold["win"]["chance"] for hold in answer["holds"]]
    assert chances == sorted(chances, reverse=True)
    assert answer == told(capsys, ACES, "--opponents", "3")
    more = told(capsys, ACES, "--opponents", "9")
    assert more["holds"][0]["win"]["chance"] < chances[0] - 0.1


def test_holds_within_their_error_share_a_place() -> None:
    question = read_question(["Ah Ad Kc 7s 2d"])
    found = ranked(question)
    deals = SampledDeals(question.hand, [RandomHand()], rng=Random(question.seed), samples=2000)
    leaders = {}
    for hold in found:
        leader = leaders.setdefault(hold.place, hold)
        assert deals.difference(leader.odds.keep, hold.odds.keep).low <= 0
    for one, other in pairwise(leaders.values()):
        assert deals.difference(one.odds.keep, other.odds.keep).low > 0
    assert [hold.place for hold in found] == sorted(hold.place for hold in found)
    # The two cards beside a kept pair of aces that nothing tells apart.
    by_keep = {format_cards(hold.odds.keep): hold.place for hold in found}
    assert by_keep["AhKc"] == by_keep["AdKc"]
    assert by_keep["AhAd"] < by_keep["AhKc"]


def test_the_order_in_which_cards_are_written_changes_no_chance() -> None:
    one = {frozenset(hold.odds.keep): hold.chance for hold in ranked(read_question(["Ah Ad Kc 7s 2d"]))}
    other = {frozenset(hold.odds.keep): hold.chance for hold in ranked(read_question(["2d 7s Ad Kc Ah"]))}
    assert one == other


@pytest.mark.parametrize(
    ("line", "named"),
    [
        (["Ah Ad Kc 7s 1d"], "1d is no card"),
        (["Ah Ad Kc 7s 2\u0441"], "2\u0441 is no card"),
        (["Ah Ad Kc 7s 2d", "--discard", "7x"], "7x is no card"),
        (["Ah Ad Kc 7s 2d", "--seen", "Zs"], "Zs is no card"),
        (["Ah Ad Kc 7s"], "4 are given"),
        (["Ah Ad Kc 7s 2d 3d"], "6 are given"),
        ([""], "none is given"),
        (["Ah Ad Kc 7s Ah"], "Ah is there twice"),
        ([ACES, "--discard", "7s 7s"], "7s is there twice"),
        ([ACES, "--seen", "Qs Qs"], "Qs is there twice"),
        ([ACES, "--discard", "3c"], "3c is not in the hand"),
        ([ACES, "--keep", "3c"], "3c is not in the hand"),
        ([ACES, "--seen", "Kh Ad"], "Ad is in the hand"),
        ([ACES, "--opponents", "0"], "0 is no number of opponents"),
        ([ACES, "--opponents", "10"], "10 is no number of opponents"),
        ([ACES, "--opponents", " "], "After --opponents comes how many"),
        ([ACES, "--opponents", "two"], "two is no number of opponents"),
        ([ACES, "--opponents", "9", "--seen", "Qs Qh Qd"], "needs 45 more cards, and only 44 are unseen"),
        ([ACES, "--opponents", "8", "--seen", "Qs Qh Qd"], "needs 45 more cards, and only 44 are unseen"),
        (["Ah " * 500], "longer than a whole deck"),
    ],
)
def test_what_cannot_be_answered_is_one_sentence_that_names_it(
    line: list[str], named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert named in refused(capsys, *line)
    assert named in refused(capsys, *line, "--json")


def test_a_royal_flush_is_told_apart_where_it_is_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    line = ["AhKhQhJh4c", "--discard", "4c"]
    (hold,) = told(capsys, *line)["holds"]
    assert "royal flush" not in hold["counts"]
    (apart,) = told(capsys, *line, "--royal")["holds"]
    assert hold["counts"]["straight flush"] == 1
    assert "straight flush" not in apart["counts"]
    assert apart["counts"]["royal flush"] == 1
    (both,) = told(capsys, "KhQhJhTh4c", "--discard", "4c", "--royal")["holds"]
    assert both["counts"]["straight flush"] == both["counts"]["royal flush"] == 1
    assert sum(both["counts"].values()) == both["total"]


@pytest.mark.rule("BG-21")
def test_a_joker_plays_where_it_is_said_what_it_stands_for(capsys: pytest.CaptureFixture[str]) -> None:
    for use in ("wild", "bug"):
        answer = told(capsys, "Jk Ad Ac 7s 2d", "--joker", use)
        assert answer["joker"] == use
        for hold in answer["holds"]:
            assert hold["total"] == sum(hold["counts"].values()) == comb(48, hold["draws"])
        (aces,) = (hold for hold in answer["holds"] if hold["keep"] == "Jk Ad Ac")
        # Both aces that are left, with the joker as a fifth.
        assert aces["counts"]["five of a kind"] == 1
        assert list(aces["counts"])[-1] == "five of a kind"
    assert "by --joker" in refused(capsys, "Jk Ad Ac 7s 2d")
    assert "can only be 1" in refused(capsys, ACES, "--joker", "wild", "--opponents", "2")
    with pytest.raises(SystemExit):
        cli.main(["odds", ACES, "--joker", "ace"])


def test_with_a_joker_holds_are_ranked_by_a_count(capsys: pytest.CaptureFixture[str]) -> None:
    answer = told(capsys, "Jk Ad Kc 7s 2d", "--joker", "bug", "--opponents", "1")
    chances = [hold["ahead"]["chance"] for hold in answer["holds"]]
    assert chances == sorted(chances, reverse=True)
    assert [hold["place"] for hold in answer["holds"]] == [1 + chances.index(chance) for chance in chances]
    by_keep = {hold["keep"]: hold["ahead"]["chance"] for hold in answer["holds"]}
    # Five new cards for five of the same: as often ahead as behind.
    assert by_keep[""] == 0.5
    assert answer["holds"][0]["keep"].startswith("Jk Ad")


def test_keep_and_discard_are_not_asked_together(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        cli.main(["odds", ACES, "--keep", "Ah", "--discard", "7s"])
    assert stopped.value.code == 2


def test_nothing_in_a_hand_steers_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    said = refused(capsys, "Ah Ad Kc 7s \x1b[31m\u202e")
    assert "\x1b" not in said
    assert "\\x1b" in said


piece = st.sampled_from([*map(str, DECK), "10h", "A♠", "♦K", "Jk", "joker", " ", ",", ";", "♥\ufe0f", "x", "\x1b", "-"])


@given(
    hand=st.lists(piece, max_size=8).map("".join) | st.text(max_size=30), other=st.text(max_size=6), seen=st.booleans()
)
@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_whatever_is_written_is_answered_or_refused_in_one_sentence(
    capsys: pytest.CaptureFixture[str], hand: str, other: str, seen: bool
) -> None:
    try:
        status = cli.main(["odds", "--json", f"--{'seen' if seen else 'discard'}={other}", "--", hand])
    except SystemExit as stopped:
        status = stopped.code  # type: ignore[assignment]
    out, err = capsys.readouterr()
    assert status in (0, 2)
    assert "Traceback" not in err
    if status == 0:
        assert len(json.loads(out)["hand"].split()) == 5
        assert err == ""
    else:
        assert out == ""
        assert err.strip()


def test_people_see_the_best_in_its_three_forms_and_what_is_assumed(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["odds", ACES]) == 0
    shown = capsys.readouterr().out
    lines = shown.splitlines()
    assert max(map(len, lines)) <= 100
    assert lines[0] == f"{ACES}: a pair of aces, then king, seven, two"
    assert sum(" | " in line for line in lines) == 33
    (head,) = (at for at, line in enumerate(lines) if "keep | throw" in line)
    assert lines[head + 1].startswith(" 1= Ah Ad | Kc 7s 2d ")
    assert re.search(r"gets better +28\.7% +2\.48 to 1 against +1 in 3\.48 +4656", shown)
    assert re.search(r"two pair +16\.0% +5\.26 to 1 against +1 in 6\.26 +2592", shown)
    said = " ".join(shown.split())
    assert "all unseen cards as equally likely" in said
    assert "fewer aces and kings than chance" in said
    assert "exchange by common sense" in said
    assert "too close to tell apart" in said


@pytest.mark.parametrize(
    ("hand", "options"),
    [
        ("Ah Kh Qh Jh Th", ["--opponents", "9"]),
        ("9h 8h 7h 6h 2c", ["--opponents", "9"]),
        ("9s 9h 9d 9c 2d", ["--opponents", "9", "--royal"]),
        ("7c 5d 4h 3s 2c", ["--opponents", "9"]),
        ("Jk Qh Jh 9d 4s", ["--joker", "wild", "--royal"]),
        ("Qs Qh 9c 9d 4s", ["--joker", "bug", "--royal"]),
    ],
)
def test_every_line_fits_a_terminal(hand: str, options: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["odds", hand, *options]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert max(map(len, lines)) <= 100
    header = next(line for line in lines if "keep | throw" in line)
    table = lines[lines.index(header) : lines.index(header) + 33]
    assert {len(line) for line in table} == {len(header)}
    assert {len(line[21:].split()) for line in table} == {len(header[21:].split())}


def test_one_hold_is_shown_without_the_others(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["odds", ACES, "--keep", "Kc"]) == 0
    shown = capsys.readouterr().out
    assert "Keeping the king of clubs and throwing" in shown
    assert "gets worse" in shown
    assert " | " not in shown


def test_counts_as_data_ask_for_no_sample_and_load_no_course() -> None:
    code = f"""
import sys
import drawtutor.odds
class Refuse:
    def __init__(self, *_, **__): raise AssertionError("sampled")
from drawtutor.app import cli, odds_ranking
odds_ranking.SampledDeals = Refuse
assert cli.main(["odds", {ACES!r}, "--json"]) == 0
heavy = ("drawtutor.course", "drawtutor.widgets", "drawtutor.play", "ipywidgets", "numpy")
found = [name for name in sys.modules if name.startswith(heavy)]
assert not found, found
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_a_terminal_that_knows_only_ascii_is_told_too() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    for line in (["odds", "--help"], ["odds", ACES], ["odds", "Zz"]):
        command = [sys.executable, "-m", "drawtutor.app.cli", *line]
        done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
        assert "Traceback" not in done.stderr
        assert done.returncode == (2 if line[-1] == "Zz" else 0)
