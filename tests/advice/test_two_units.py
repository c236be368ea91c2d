"""Opening with two units (EN-14): the reference never does, so what it brings is a guess, and nothing rests on it."""

from random import Random

import pytest

from drawtutor.advice import NumberKind, Source, Verdict, appraise, refined
from drawtutor.advice.bet_verdicts import judge_bet
from drawtutor.advice.grading import WORSE
from drawtutor.reference import situation_of
from drawtutor.rules import Bet, Check, Fold, RaiseTo
from tests.advice.positions import deal_at, to_act

NOTHING = "2c 7d 3h 5s 9c"


@pytest.mark.parametrize("players", [2, 5])
def test_a_hand_of_nothing_is_never_told_to_open_with_two_units(players: int) -> None:
    view = to_act(deal_at("draw_high", [NOTHING] + ["?"] * (players - 1)))
    assert view.legal.wagers == (2, 4)
    found = refined(view, Random(1), error=0.3, asked=(Bet(4),))
    assert found.source is (Source.SOLVED if players == 2 else Source.ROLL_OUTS)
    assert found.of(Bet(4)).kind is NumberKind.OPINION
    judged = judge_bet(view, found, Bet(4))
    assert judged.verdict not in (Verdict.BEST, Verdict.GOOD)
    assert judged.best.action != Bet(4)
    assert judge_bet(view, found, Check()).verdict not in WORSE


def test_opening_with_one_unit_is_no_blunder_beside_two() -> None:
    view = to_act(deal_at("draw_high", ["Kc Kd Kh 4s 2c", "?"]))
    found = appraise(view, Random(1), asked=(Bet(2),))
    assert judge_bet(view, found, Bet(2)).verdict in (Verdict.BEST, Verdict.GOOD)


def test_whoever_faces_two_units_faces_one_bet() -> None:
    one, two = (to_act(deal_at("draw_high", ["?", "Js Jd 5c 7h 2d", "?"], Bet(to))) for to in (2, 4))
    assert situation_of(one).number == situation_of(two).number
    found = appraise(two, Random(1))
    assert found.best.action != Fold()
    assert {type(worth.action) for worth in found.worths} >= {RaiseTo, Fold}
