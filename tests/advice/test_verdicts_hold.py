"""The command that sets verdicts beside roll-outs: what it deals, what it says, and that it can be taken up again."""

import json
from pathlib import Path

import pytest

from benchmarks import verdicts
from benchmarks.decisions import decision, tried
from benchmarks.played_on import played_on
from drawtutor.advice import Source, Verdict, appraise
from drawtutor.rules import Bet, Call, Discard, Fold, Phase, SeatView, StandPat
from tests.advice.positions import deal_at, throw, to_act

FULL = "Kh Kd Kc 9s 9d"


def _last_bet(hand: str, players: int, *, limit: str | None = None) -> SeatView:
    """The last round with everybody in, somebody having bet: the last seat is to act on this hand."""
    moves = [Bet(2), *[Call()] * (players - 1), *[StandPat()] * players]
    deal = deal_at("california", ["?"] * (players - 1) + [hand], *moves, limit=limit)
    while deal.to_act != players - 1:
        deal = deal.act(deal.to_act, Bet(4) if deal.legal().bet else Call())
    return to_act(deal)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_full_house_brings_more_in_a_call_than_in_a_fold_whoever_plays_on(players: int) -> None:
    """By the solved strategy, by what was counted, and by roll-outs."""
    view = _last_bet(FULL, players)
    source = appraise(view, verdicts.Random(1), asked=(Call(),)).source
    assert source is {2: Source.SOLVED, 3: Source.COUNTED, 5: Source.ROLL_OUTS}[players]
    played = played_on(view, source, [Call(), Fold()], seed=1)
    value, error, _ = verdicts.difference(played, Call(), [Fold()], 100_000)
    assert value > 6 * error > 0
    assert played.deals < 100_000


@pytest.mark.parametrize("source", [Source.SOLVED, Source.COUNTED])
def test_cards_played_on_come_to_what_the_figures_say(source: Source) -> None:
    view = _last_bet("Ah Ad 9c 7s 2d", 2 if source is Source.SOLVED else 3)
    appraisal = appraise(view, verdicts.Random(1))
    worths = [appraisal.of(action) for action in (Call(), Fold())]
    played = played_on(view, source, [worth.action for worth in worths], seed=1)
    played.add(40_000)
    value, error = played.compared(Call(), Fold()) or (0.0, 0.0)
    assert value == pytest.approx(appraisal.difference(*worths).value, abs=3 * error + 0.02 * view.pot)


def test_what_is_told_apart_by_nothing_takes_all_deals_that_may_be_taken() -> None:
    """Two ways to throw a deuce from three nines and two of them come to the same."""
    deal = deal_at("california", ["9h 9d 9c 2s 2d", "?"], Bet(2), Call())
    view = to_act(deal)
    played = played_on(view, Source.SOLVED, [throw("2s"), throw("2d")], seed=1)
    value, error, _ = verdicts.difference(played, throw("2s"), [throw("2d")], 20_000)
    assert played.deals >= 20_000
    assert abs(value) <= 6 * error


def test_decisions_are_the_same_for_the_same_seed_and_of_the_three_stages_in_turn() -> None:
    views = [decision(3, number) for number in range(6)]
    assert [view.phase for view in views] == 2 * [Phase.BET1, Phase.DRAW, Phase.BET2]
    assert decision(3, 4) == views[4]
    rng = verdicts.Random(1)
    for view in views:
        looked_at = [worth.action for worth in appraise(view, rng).worths]
        choices = list(tried(view, looked_at, rng).values())
        assert len(set(map(str, choices))) == len(choices) >= min(2, len(looked_at))
        assert all(isinstance(choice, Discard | StandPat) is (view.phase is Phase.DRAW) for choice in choices)


def test_the_command_goes_on_where_it_was_left_and_comes_to_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def run(positions: int, work: Path, seed: int = 2) -> str:
        words = f"verdicts.py --positions {positions} --deals 8000 --seed {seed} --work {work}".split()
        monkeypatch.setattr("sys.argv", words)
        verdicts.main()
        return capsys.readouterr().out

    whole = run(4, tmp_path / "whole")
    run(2, tmp_path / "parts")
    assert run(4, tmp_path / "parts") == whole
    assert (tmp_path / "parts").read_text() == (tmp_path / "whole").read_text()
    assert "| all | " in whole
    monkeypatch.setattr(verdicts, "measured", None)
    assert run(4, tmp_path / "whole") == whole
    with pytest.raises(SystemExit, match="was made with"):
        run(4, tmp_path / "whole", seed=3)


def test_the_table_counts_what_is_said_and_what_agrees() -> None:
    line = {"kind": "any", "choice": "Check()", "loss": 0.1, "error": 0.01, "source": "solved", "figure": "exact"}
    line["verdict"] = "mistake"
    said = {**line, "sign": -1, "other": "Bet(to=2)", "brings": 0.3, "off": 0.2, "deals": 8000, "agrees": False}
    silent = {**line, "verdict": Verdict.CLOSE.value, "sign": 0}
    found = {"number": 1, "stage": "draw", "rules": "x", "players": 2, "pot": 6, "choices": [said, silent]}
    found = json.loads(json.dumps(found))
    assert list(verdicts.table([found]))[-1] == "| all | 2 | 1 | 50.0% | 1 | 0 | 0.00% | 1 |"
    assert "brings +0.3000" in verdicts.told(verdicts.lines_of([found])[0])
