"""``drawtutor advise``: what is told of a decision, by stable names, and from nothing but what that seat may see."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from drawtutor.advice import LIMITS, MOST_DEALS, Verdict, has_figures, review
from drawtutor.app import cli
from drawtutor.app.advise import PRECISE, advise, described
from drawtutor.app.advise_question import read_question, token
from drawtutor.cards import DECK, Card
from drawtutor.rules import (
    Bet,
    Burn,
    Call,
    Deal,
    Dealer,
    DealHand,
    Discard,
    Fold,
    Phase,
    Seat,
    Serve,
    Stakes,
    StandPat,
    load_rules,
    write_record,
)
from drawtutor.words import Catalogue
from tests.advice.positions import STAKES, choices, deal_at, to_act

HEAD = """variant = "5CD"
_rules = "california"
{options}
antes = [1, 1]
blinds_or_straddles = [0, 0]
starting_stacks = [200, 200]
small_bet = 2
actions = [{actions}]
"""
DEALT = ["d dh p1 KsKd9s6d2h", "d dh p2 QsQhTd7c2c"]
DRAWING = [*DEALT, "p1 cbr 2", "p2 cc", "p1 sd 9s6d2h", "d dh p1 7s4c3c"]
FACING = [*DRAWING, "p2 sd Td7c2c", "d dh p2 Qc5d3s", "p1 cbr 4"]

Told = dict[str, Any]


@pytest.fixture
def few_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("drawtutor.advice.bet_model.samples_for", lambda opponents: 60)
    monkeypatch.setattr("drawtutor.advice.hold_model.samples_for", lambda opponents: 60)
    monkeypatch.setattr("drawtutor.app.advise._ENOUGH_DEALS", 60)


def record(*actions: str, options: str = "") -> str:
    return HEAD.format(options=options, actions=", ".join(f'"{action}"' for action in actions))


@pytest.fixture
def ask(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Callable[..., tuple[int, Told]]:
    """The status and the JSON of a question about a record."""

    def asked(text: str, *options: str) -> tuple[int, Told]:
        path = tmp_path / "deal.phh"
        path.write_text(text)
        status = cli.main(["advise", str(path), "--json", *options])
        return status, json.loads(capsys.readouterr().out)

    return asked


@pytest.mark.usefixtures("without_numpy")
@pytest.mark.parametrize(
    ("actions", "seat", "phase", "pot", "to_call", "tokens"),
    [
        (DEALT, "p1", "bet1", 2, 0, {"f", "cc", "cbr 2"}),
        (FACING, "p2", "bet2", 10, 4, {"f", "cc", "cbr 8"}),
    ],
)
def test_a_bet_is_told_by_stable_names(ask, actions, seat, phase, pot, to_call, tokens) -> None:
    status, told = ask(record(*actions))
    assert status == 0
    assert [told[key] for key in ("ok", "seat", "phase", "pot", "to_call")] == [True, seat, phase, pot, to_call]
    assert {action["action"] for action in told["actions"]} == tokens == set(told["verdicts"])
    evs = [action["ev"] for action in told["actions"]]
    assert evs == sorted(evs, reverse=True)
    fold = next(action for action in told["actions"] if action["action"] == "f")
    assert (fold["ev"], fold["se"], fold["kind"]) == (0, 0, "exact")
    assert {action["kind"] for action in told["actions"]} == {"exact", "opinion"}
    assert told["source"] == "bet-model"
    assert told["verdicts"][told["best"]] in ("best", "good")
    assert told["assumption"].startswith("Assumed:")
    assert told["reasons"]


@pytest.mark.usefixtures("without_numpy")
def test_an_exchange_is_told_hold_by_hold_in_chips_with_the_error(ask) -> None:
    status, told = ask(record(*DRAWING))
    assert status == 0
    assert len(told["actions"]) == 26
    assert (told["phase"], told["best"], told["source"]) == ("draw", "sd Td7c2c", "showdown")
    for action in told["actions"]:
        assert action["kind"] == "sampled"
        assert 0 < action["ev"] <= 6
        assert action["se"] > 0
        assert action["share_of_pot"] == pytest.approx(action["loss"] / 6, abs=1e-4)
    assert told["verdicts"]["sd"] == "mistake"
    assert "sd" in {action["action"] for action in told["actions"]}


@pytest.mark.usefixtures("without_numpy")
def test_one_seed_gives_the_same_digits_and_another_one_others(ask) -> None:
    first = ask(record(*FACING))
    assert first == ask(record(*FACING), "--seed", "0")
    assert first != ask(record(*FACING), "--seed", "1")


@pytest.mark.usefixtures("without_numpy")
def test_precise_samples_until_the_losses_are_known_to_three_hundredths_of_a_small_bet(ask) -> None:
    _, quick = ask(record(*FACING))
    _, precise = ask(record(*FACING), "--precise")
    assert max(action["loss_se"] for action in precise["actions"]) <= 0.03 * 2
    assert max(action["loss_se"] for action in quick["actions"]) > 0.03 * 2
    assert precise["deals"] > quick["deals"]


THREE = """variant = "5CD"
_rules = "california"
antes = [1, 1, 1]
blinds_or_straddles = [0, 0, 0]
starting_stacks = [200, 200, 200]
small_bet = 2
actions = [{actions}]
"""


@pytest.mark.parametrize(
    ("actions", "kinds", "source"),
    [
        (DEALT, {"exact", "reference"}, "solved"),
        (DRAWING, {"reference"}, "solved"),
        (FACING, {"exact"}, "solved"),
    ],
)
def test_two_players_are_told_by_the_solved_strategy(ask, actions, kinds, source) -> None:
    status, told = ask(record(*actions))
    assert status == 0
    assert ({action["kind"] for action in told["actions"]}, told["source"]) == (kinds, source)
    assert all(action["se"] == 0 for action in told["actions"])
    assert told["verdicts"][told["best"]] in ("best", "good")
    assert (told["deals"], told["ok"]) == (0, True)
    assert ask(record(*actions), "--seed", "1")[1]["actions"] == told["actions"]


def test_more_players_are_rolled_out_until_the_error_is_as_small_as_asked(ask) -> None:
    actions = [*DEALT, "d dh p3 9c8c5h4d3s", "p1 cc", "p2 cbr 2"]
    text = THREE.format(actions=", ".join(f'"{action}"' for action in actions))
    status, quick = ask(text)
    assert status == 0
    assert (quick["source"], quick["best"]) == ("roll-outs", "f")
    assert {action["kind"] for action in quick["actions"]} == {"exact", "sampled"}
    _, precise = ask(text, "--precise")
    assert max(action["loss_se"] for action in precise["actions"]) <= 0.03 * 2
    assert precise["deals"] > quick["deals"]
    assert ask(text, "--seed", "1")[1]["actions"] != quick["actions"]


def decisions(rules: str, seed: int, players: int) -> Iterator[Deal]:
    """A random deal at each of its decisions before the showdown."""
    rng = Random(seed)
    dealer = Dealer(f"{rules}/{seed}")
    deal = Deal.begin(load_rules(rules), STAKES[rules], stacks=[60] * players, antes=[1] * players)
    while not deal.phase.is_end and deal.phase is not Phase.SHOWDOWN:
        if deal.dealer_owes:
            deal = dealer.serve_all(deal)
            continue
        yield deal
        view = to_act(deal)
        actions = choices(view, rng)
        deal = deal.act(view.seat, rng.choice([one for one in actions if not isinstance(one, Fold)] or actions))


def with_other_hidden_cards(deal: Deal, seed: int) -> Deal:
    """The same deal in which every card that the seat to act has not seen is another one."""
    view = to_act(deal)
    known = {*view.hand, *view.discarded, *view.exposed}
    hidden = [card for card in DECK if card not in known]
    shuffled = hidden.copy()
    Random(seed).shuffle(shuffled)
    other: dict[Card, Card] = dict(zip(hidden, shuffled, strict=True))

    def changed(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(other.get(card, card) for card in cards)

    again = Deal.begin(deal.rules, deal.stakes, stacks=deal.start_stacks, antes=deal.antes, blinds=deal.blinds)
    for seat, move in deal.moves:
        if isinstance(move, DealHand | Serve | Discard):
            move = replace(move, cards=changed(move.cards))
        elif isinstance(move, Burn):
            move = replace(move, card=other.get(move.card, move.card))
        again = again.serve(move) if seat is None else again.act(seat, move)  # type: ignore[arg-type]
    assert again.hands[view.seat] == view.hand
    assert again.hands != deal.hands
    return again


@pytest.mark.parametrize(
    ("rules", "players"), [("five_stage", 3), ("california", 4), ("last_raise", 3), ("draw_high", 5)]
)
@pytest.mark.usefixtures("few_deals")
def test_exchanging_every_hidden_card_changes_no_digit(rules: str, players: int) -> None:
    english = Catalogue.load()
    compared = 0
    for deal in decisions(rules, 2, players):
        if not has_figures(to_act(deal)):
            continue
        told = [
            json.dumps(described(advise(read_question(write_record(one), english), seed=4), english))
            for one in (deal, with_other_hidden_cards(deal, 9))
        ]
        assert told[0] == told[1]
        compared += 1
    assert compared >= players


def test_a_choice_that_is_asked_about_gets_its_own_reasons(ask) -> None:
    _, plain = ask(record(*DRAWING))
    _, held = ask(record(*DRAWING), "--hold", "Qs Qh Td")
    _, acted = ask(record(*DRAWING), "--action", "sd 2c7c")
    assert held["about"] == "sd 7c2c"
    assert held["misconception"] is None or held["misconception"] == "keeps-kicker"
    assert any("hides what you hold" in reason for reason in held["reasons"])
    assert held["rule"] == "PL-31"
    assert held["reasons"] == acted["reasons"] != plain["reasons"]
    assert held["verdicts"] == plain["verdicts"]
    _, none = ask(record(*DRAWING, options="_options = {draw_limit = 5}"), "--hold", "none")
    assert none["about"] == "sd QsQhTd7c2c"


def test_a_size_that_is_asked_about_is_among_the_choices(ask) -> None:
    text = record(*DEALT).replace('"california"', '"california"\n_limit = "none"').replace("small_bet", "min_bet")
    _, plain = ask(text)
    _, asked = ask(text, "--action", "cbr 77")
    assert "cbr 77" in asked["verdicts"]
    assert "cbr 77" not in plain["verdicts"]


def test_behind_a_bet_of_a_size_that_the_reference_never_bets_every_figure_but_the_folds_is_an_opinion() -> None:
    english = Catalogue.load()
    dealt = ["KsKd9s6d2h", "QsJdTh9c8c"]
    moves = (Bet(2), Call(), StandPat(), StandPat(), Bet(60))
    deal = deal_at("california", dealt, *moves, limit="none", stakes=Stakes(min_bet=2))
    found = described(advise(read_question(write_record(deal), english)), english)
    fold = token(Seat(1), Fold())
    kinds = {choice["action"]: choice["kind"] for choice in found["actions"]}
    assert {kind for action, kind in kinds.items() if action != fold} == {"opinion"}
    assert kinds[fold] == "exact"
    assert set(found["verdicts"].values()) <= {"good", "inaccuracy", "too-close-to-call"}
    assert any("never bets" in reason for reason in found["reasons"])


@pytest.mark.usefixtures("models_alone")
def test_limits_are_what_the_command_says(ask) -> None:
    _, usual = ask(record(*DRAWING))
    _, mild = ask(record(*DRAWING), "--limits", "30,60,90")
    assert usual["verdicts"]["sd"] == "mistake"
    assert mild["verdicts"]["sd"] == "good"
    assert usual["actions"] == mild["actions"]


def test_the_help_tells_the_limits_and_the_errors_that_hold() -> None:
    scales = (LIMITS.scale, LIMITS.opinion_before, LIMITS.opinion_after)
    told = [[float(part) / 100 for part in text.split(",")] for text in cli._LIMITS]
    assert told == [pytest.approx([scale.good, scale.inaccuracy, scale.mistake]) for scale in scales]
    assert (cli._PRECISE, cli._MOST_DEALS) == (PRECISE, MOST_DEALS)


@pytest.mark.parametrize("limits", ["", "3", "3,2,1", "1,2,x", "1,2,300", "nan,nan,nan", "1,2,3,4"])
def test_limits_that_are_none_are_refused(limits: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (path := tmp_path / "deal.phh").write_text(record(*DEALT))
    assert cli.main(["advise", str(path), "--limits", limits]) == 2
    assert "no limits" in capsys.readouterr().err


@pytest.mark.usefixtures("without_numpy")
@pytest.mark.parametrize(
    ("options", "why"),
    [('joker = "wild"', "joker"), ('to_win = "trips"', "good enough to win"), ("exchanges = 2", "more than once")],
)
@pytest.mark.parametrize(
    ("actions", "tokens"), [(DEALT, {"f", "cc", "cbr 2"}), (DRAWING, {"sd", "sd Qs", "sd Td7c2c"})]
)
def test_where_there_are_no_figures_it_tells_what_is_legal_why_there_are_none_and_what_the_reference_does(
    ask, options, why, actions, tokens
) -> None:
    status, told = ask(record(*actions, options=f"_options = {{{options}}}"))
    assert status == 0
    found = {action["action"] for action in told["actions"]}
    assert tokens <= found
    assert {(one["ev"], one["se"], one["share_of_pot"]) for one in told["actions"]} == {(None,) * 3}
    assert {one["kind"] for one in told["actions"]} == {"reference"}
    assert sum(one["frequency"] for one in told["actions"]) == pytest.approx(1, abs=1e-3)
    assert told["actions"][0]["action"] == told["best"]
    # It was worked out without a joker and for any hand to win, so it decides nothing.
    assert not told["reference"]["fits"]
    assert set(told["verdicts"].values()) <= {"too-close-to-call", "mistake"}
    assert {action for action, verdict in told["verdicts"].items() if verdict == "mistake"} == tokens & {"f"}
    assert (told["ok"], told["source"], told["missing"]) == (True, None, "numpy")
    assert why in told["reasons"][0]
    assert told["reasons"][-1] == told["notice"]


@pytest.mark.parametrize(
    ("options", "said"), [("", "an opinion"), ('_options = {joker = "bug"}', "stored reference makes")]
)
def test_where_numpy_cannot_be_imported_the_command_says_so_and_tells_what_the_reference_does(
    tmp_path: Path, options: str, said: str
) -> None:
    """In a process of its own, in which an import of numpy fails."""
    (path := tmp_path / "deal.phh").write_text(record(*FACING, options=options))
    asked = f"main(['advise', {str(path)!r}, '--json'])"
    code = f"import sys; sys.modules['numpy'] = None; from drawtutor.app.cli import main; sys.exit({asked})"
    ran = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    told = json.loads(ran.stdout)
    assert told["missing"] == "numpy"
    assert "pip install numpy" in told["notice"]
    assert said in told["notice"]
    assert told["reference"]["structure"] == "passed-out-cap4-big2-opener-ante1of2"
    assert told["best"] == "cbr 8"
    assert {one["action"]: one["frequency"] for one in told["actions"]} == {"f": 0, "cc": 0, "cbr 8": 1}


OVER = [*DEALT, "p1 cbr 2", "p2 f"]
SHOWDOWN = [*FACING, "p2 cc"]


@pytest.mark.parametrize(
    ("actions", "said"), [(OVER, "is over"), (SHOWDOWN, "at the showdown"), (DEALT[:1], "dealer is to deal")]
)
def test_a_record_that_stops_elsewhere_gets_one_sentence(ask, actions, said) -> None:
    status, told = ask(record(*actions))
    assert status == 2
    assert (told["ok"], told["at"], told["action"], told["rule"]) == (False, None, None, None)
    assert said in told["message"]
    assert told["message"].count(".") == 1


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--action", "cc"], "exchange"),
        (["--action", "sm"], "no choice"),
        (["--action", "ask p1"], "no choice"),
        (["--action", "\x1b[31m"], "no choice"),
        (["--action", "sd QsQhTd7c"], "three"),
        (["--hold", "Qs"], "three"),
        (["--hold", "Qs Ah"], "not in the hand"),
        (["--hold", "Qs Xx"], "no card"),
    ],
)
def test_a_choice_that_there_is_not_is_refused_in_words(ask, options, said) -> None:
    status, told = ask(record(*DRAWING), *options)
    assert status == 2
    assert not told["ok"]
    assert said in told["message"]
    assert "\x1b" not in told["message"]


def test_cards_are_held_in_an_exchange_alone(ask) -> None:
    status, told = ask(record(*DEALT), "--hold", "KsKd")
    assert status == 2
    assert "does not stop at an exchange" in told["message"]


@pytest.mark.parametrize("text", ["", "actions = [", record(*DEALT, "p1 cbr 3"), record(*DEALT, "p2 cc")])
def test_what_replay_refuses_is_refused_alike(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (path := tmp_path / "deal.phh").write_text(text)
    said = []
    for command in ("advise", "replay"):
        for form in ([], ["--json"]):
            assert cli.main([command, str(path), *form]) == 2
            said.append(capsys.readouterr().out)
    assert said[:2] == said[2:]
    assert cli.main(["advise", str(tmp_path)]) == 2
    assert "message" in capsys.readouterr().out


@pytest.mark.usefixtures("without_numpy")
@pytest.mark.parametrize("actions", [DEALT, DRAWING, FACING])
@pytest.mark.parametrize("options", ["", '_options = {joker = "bug"}'])
def test_a_terminal_gets_a_table_that_fits(
    actions: list[str], options: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (path := tmp_path / "deal.phh").write_text(record(*actions, options=options))
    assert cli.main(["advise", str(path)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert max(map(len, lines)) <= 100
    assert "is to act" in lines[0]
    told = " ".join(lines)
    assert ("Legal here:" in told) == bool(options)
    assert ("Assumed:" in told) == (not options)


@pytest.mark.parametrize(("rules", "players"), [("five_stage", 2), ("california", 3)])
@pytest.mark.usefixtures("few_deals")
def test_the_verdicts_are_those_of_the_page(rules: str, players: int) -> None:
    """Whatever is told of a choice is told by the same appraisal: best is never called worse than another."""
    english = Catalogue.load()
    order = list(Verdict)
    for deal in decisions(rules, 6, players):
        found = advise(read_question(write_record(deal), english))
        if found.appraisal is None:
            continue
        ranked = dict(zip(found.choices, found.verdicts, strict=True))
        assert found.best is not None
        assert order.index(ranked[found.best]) == min(map(order.index, found.verdicts))
        for action, verdict in ranked.items():
            feedback = review(found.view, action, rng=Random(0), limits=LIMITS, appraisal=found.appraisal)
            assert feedback.verdict is verdict
            assert deal.act(found.view.seat, action).moves[-1][1] == action
            assert token(found.view.seat, action) in described(found, english)["verdicts"]
