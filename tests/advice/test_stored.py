"""Where numpy is missing: how often the stored reference makes each choice, and what that leaves of a verdict."""

from __future__ import annotations

from random import Random

import pytest

from drawtutor.advice import Feedback, Verdict, appraise, reference_play, review, verdicts
from drawtutor.advice.stored import MODELS
from drawtutor.reference import reference_choices, solved_acts, solved_throws, standing_of
from drawtutor.rules import Announce, Bet, Call, Check, Discard, Fold, Phase, SeatView, Stakes, StandPat
from tests.advice.positions import deal_at, throw, to_act

pytestmark = pytest.mark.usefixtures("without_numpy")

OPENER = "KdKc9s6h2h"
QUEENS = "QsQhTd7c3c"
DREW = (Bet(2), Call(), throw("9s6h2h"), (0, "Ts7d4s"))
FINE = (Verdict.BEST, Verdict.GOOD)


def said(feedback: Feedback) -> list[str]:
    return [reason.key for reason in feedback.reasons]


def asked(view: SeatView, action: object) -> Feedback:
    return review(view, action, rng=Random(1))  # type: ignore[arg-type]


def test_two_players_are_told_how_often_the_solved_strategy_makes_each_choice() -> None:
    opening = to_act(deal_at("california", [OPENER, "?"]))
    standing = standing_of(opening)
    assert standing is not None
    solved = {act.value: share for act, share in solved_acts(standing, opening.hand).items()}
    told = {type(worth.action).__name__.lower(): worth.frequency for worth in appraise(opening, Random(1)).worths}
    assert told == pytest.approx({"fold": 0.0, "check": solved["check"], "bet": solved["bet"]}, abs=1e-6)
    assert 0.3 < solved["bet"] < 0.7


def test_in_the_exchange_the_share_is_that_of_the_hold_and_not_of_every_throw_of_so_many() -> None:
    view = to_act(deal_at("california", [OPENER, QUEENS], *DREW))
    standing = standing_of(view)
    assert standing is not None
    shares = solved_throws(standing, view.hand)
    told = {worth.action: worth.frequency for worth in appraise(view, Random(1)).worths}
    assert sum(share or 0.0 for share in told.values()) == pytest.approx(1)
    queens = next(action for action in told if isinstance(action, Discard) and set(action.cards) == set(view.hand[2:]))
    assert told[queens] == pytest.approx(shares[3], abs=0.01)
    assert told[StandPat()] == pytest.approx(shares[0], abs=0.01)


def test_what_the_reference_mixes_is_good_either_way_and_the_share_is_told() -> None:
    view = to_act(deal_at("california", [OPENER, "?"]))
    for action in (Check(), Bet(2)):
        told = asked(view, action)
        assert told.verdict is Verdict.GOOD
        assert "advice-reference-makes" in said(told)
        assert told.numbers[0].key == "advice-numbers-reference"


def test_what_it_never_makes_is_not_graded_where_only_the_share_speaks_against_it() -> None:
    view = to_act(deal_at("california", [OPENER, QUEENS], *DREW))
    kicker = asked(view, throw("7c3c"))
    assert kicker.verdict is Verdict.CLOSE
    assert {"advice-hold-close", "advice-reference-leaves"} <= set(said(kicker))
    assert asked(view, throw("Qs7c3c")).verdict is Verdict.BLUNDER


def test_what_a_model_finds_right_and_the_reference_never_makes_is_not_graded_and_says_why() -> None:
    """First of three with jacks: common practice lets them wait, and the reference opens."""
    view = to_act(deal_at("california", ["JsJd8c6d4h", "?", "?"]))
    play = reference_play(view)
    assert play is not None
    assert play.frequency(Check()) == 0
    told = asked(view, Check())
    assert told.verdict is Verdict.CLOSE
    assert said(told)[-3:] == ["advice-reference-leaves", "advice-reference-alone", "advice-numpy-missing"]
    assert told.better is None
    assert asked(view, Bet(2)).verdict is Verdict.GOOD


def test_nothing_is_recommended_that_the_reference_does_not_make() -> None:
    found = 0
    for view in (
        to_act(deal_at("california", [OPENER, QUEENS], *DREW)),
        to_act(deal_at("california", [OPENER, QUEENS], *DREW, StandPat(), Bet(4))),
        to_act(deal_at("california", [OPENER, QUEENS, "?", "?"], Bet(2))),
    ):
        made = {choice.action for choice in reference_choices(view)}
        better = [asked(view, worth.action).better for worth in appraise(view, Random(1)).worths]
        for action in filter(None, better):
            found += 1
            assert any(action == one or set(action.cards) == set(one.cards) for one in made)  # type: ignore[union-attr]
    assert found > 5


def test_a_reference_for_other_terms_leaves_a_verdict_open_where_the_model_parts_from_it() -> None:
    """Pot limit: the nearest game is played bet for bet, and decides nothing against the model's figures."""
    stakes = Stakes(min_bet=2)
    view = to_act(deal_at("california", [OPENER, QUEENS], Bet(2), limit="pot", stakes=stakes))
    play = reference_play(view)
    assert play is not None
    assert not play.fits
    appraisal = appraise(view, Random(1))
    told = dict(zip((worth.action for worth in appraisal.worths), verdicts(view, appraisal), strict=True))
    made = {choice.action for choice in play.choices}
    assert appraisal.source in MODELS
    assert all(told[action] not in FINE for action in told if action not in made and play.frequency(action) == 0)


def test_who_has_asked_for_a_number_is_told_the_shares_among_the_throws_of_so_many() -> None:
    deal = deal_at("california", [OPENER, QUEENS], *DREW)
    view = to_act(deal.act(to_act(deal).seat, Announce(3)))
    assert view.phase is Phase.DRAW
    shares = [worth.frequency for worth in appraise(view, Random(1)).worths]
    assert sum(share or 0.0 for share in shares) == pytest.approx(1)
    other = to_act(deal.act(to_act(deal).seat, Announce(2)))
    assert {worth.frequency for worth in appraise(other, Random(1)).worths} == {None}


@pytest.mark.parametrize("options", [None, {"joker": "wild"}])
def test_everything_that_is_graded_says_that_numpy_is_missing_and_how_to_get_it(
    options: dict[str, object] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = to_act(deal_at("california", [OPENER, "?", "?"], options=options))
    for action in (Check(), Bet(2), Fold()):
        assert said(asked(view, action))[-1] == "advice-numpy-missing"
    monkeypatch.undo()
    assert "advice-numpy-missing" not in said(asked(view, Check()))


@pytest.mark.parametrize("options", [None, {"joker": "wild"}, {"exchanges": 2}])
def test_a_fold_for_nothing_is_a_mistake_whatever_is_missing(options: dict[str, object] | None) -> None:
    told = asked(to_act(deal_at("california", [OPENER, "?", "?"], options=options)), Fold())
    assert told.verdict in (Verdict.MISTAKE, Verdict.BLUNDER)
    assert said(told)[0] == "advice-idea-folds-for-free"
    assert told.better == Check() or options is None


@pytest.mark.parametrize(
    ("rules", "players", "name", "fits"),
    [
        ("california", 2, "passed-out-cap4-big2-opener-ante1of2", True),
        ("california", 4, "half-ante", True),
        ("last_raise", 3, "one-circuit", True),
        # It may bet what it likes within a spread.
        ("five_stage", 4, "fold-or-open", False),
    ],
)
def test_the_structure_by_which_the_reference_plays_is_named(rules: str, players: int, name: str, fits: bool) -> None:
    view = to_act(deal_at(rules, [OPENER, *("?",) * (players - 1)]))
    play = reference_play(view)
    assert play is not None
    assert play.name == name
    assert play.told in asked(view, play.choices[0].action).numbers
    assert play.fits == fits
