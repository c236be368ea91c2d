"""A bet by somebody else of a size that the reference never bets: read as an ordinary one, and judged as an opinion."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from drawtutor.advice import NumberKind, Source, Verdict, appraise, review, verdicts
from drawtutor.advice.faced import PriceDecides, decided_by_price, unusual_bet
from drawtutor.advice.sizes import is_usual
from drawtutor.reference import usual_size
from drawtutor.rules import (
    Action,
    Bet,
    Call,
    Deal,
    Dealer,
    Fold,
    RaiseTo,
    SeatView,
    Stakes,
    StandPat,
    load_rules,
)
from tests.advice.positions import choices, deal_at, throw, to_act
from tests.advice.weighed import told

ACES = "AhAsKd7c3d"
SPREAD = Stakes(min_bet=2, max_bet=10)
TABLES = [
    ("california", "none", Stakes(min_bet=2)),
    ("california", "pot", Stakes(min_bet=2)),
    ("five_stage", None, SPREAD),
    ("draw_high", "spread", SPREAD),
    ("draw_high", "fixed", Stakes(small_bet=2)),
]


@cache
def shoved(to: int, *, joker: bool = False) -> SeatView:
    """Aces before the draw, behind an opening to so much into a pot of three, without a limit."""
    options: dict[str, object] = {"joker": "wild"} if joker else {}
    return to_act(
        deal_at("california", ["?", ACES, "?"], Bet(to), limit="none", stakes=Stakes(min_bet=2), options=options)
    )


@cache
def late(served: str, to: int) -> SeatView:
    """Aces and what was served, behind a bet into a pot of six by one who stood pat."""
    moves = (Bet(2), Call(), StandPat(), throw("Kd7c3d"), (1, served), Bet(to))
    return to_act(deal_at("california", ["?", ACES], *moves, limit="none", stakes=Stakes(min_bet=2)))


def wagers(seed: int) -> Iterator[tuple[SeatView, Bet | RaiseTo, SeatView]]:
    """Bets of any size in a deal of random play: what the bettor saw, the bet, and what the next to act sees."""
    rng = Random(seed)
    name, limit, stakes = rng.choice(TABLES)
    deal = Deal.begin(
        load_rules(name, {}, limit=limit),
        stakes,
        stacks=[rng.choice((7, 40, 200)) for _ in range(3)],
        antes=[1] * 3,
        blinds=(1, 2, 0) if name == "california" and rng.random() < 0.5 else (),
    )
    dealer = Dealer(str(seed))
    while not deal.phase.is_end:
        if deal.dealer_owes:
            deal = dealer.serve_all(deal)
            continue
        view = to_act(deal)
        open_ = choices(view, rng)
        staying = [action for action in open_ if not isinstance(action, Fold)]
        action = rng.choice(staying or open_)
        deal = deal.act(view.seat, action)
        if isinstance(action, Bet | RaiseTo) and deal.to_act is not None and deal.phase is view.phase:
            yield view, action, to_act(deal)


def test_a_bet_is_unusual_to_who_faces_it_just_where_it_was_no_size_of_the_reference_for_who_made_it() -> None:
    seen = {True: 0, False: 0}
    for seed in range(250):
        for before, action, after in wagers(seed):
            usual = is_usual(before, action)
            faced = unusual_bet(after)
            if usual:
                # An earlier one may still be owed.
                assert faced is None or faced.to != action.to
            else:
                assert faced is not None, (seed, before.legal, before.level, action, usual_size(before))
                assert (faced.seat, faced.to, faced.pot) == (before.seat, action.to, before.pot)
                assert faced.raises is isinstance(action, RaiseTo)
            seen[usual] += 1
    assert min(seen.values()) > 50


@pytest.mark.rule("EN-14")
def test_in_fixed_limit_an_opening_with_two_units_alone_is_such_a_bet() -> None:
    for opening, unusual in ((Bet(2), False), (Bet(4), True)):
        view = to_act(deal_at("draw_high", [ACES, "?"], opening))
        assert (unusual_bet(view) is not None) is unusual
        kinds = {w.action: w.kind for w in appraise(view, Random(1)).worths}
        assert (kinds[Call()] is NumberKind.OPINION) is unusual
    assert unusual_bet(to_act(deal_at("draw_high", [ACES, "?", "?"], Bet(2), RaiseTo(4)))) is None


@pytest.mark.parametrize("to", [6, 199])
def test_what_hangs_on_the_reading_of_such_a_bet_is_never_best_nor_worse_than_an_inaccuracy(to: int) -> None:
    view = shoved(to)
    worths: dict[Action, float] = {Call(): 0.4 * view.pot, Fold(): 0.0}
    for chosen, verdict in ((Call(), Verdict.GOOD), (Fold(), Verdict.INACCURACY)):
        found = told(view, chosen, worths)
        keys = [reason.key for reason in found.reasons]
        assert found.verdict is verdict
        assert found.misconception is None
        assert keys[:3] == ["advice-range", "advice-faced-size", "advice-price-read-behind"]
        assert not any(key.startswith("advice-idea-") for key in keys)
        said = found.reasons[1].values
        assert (said["to"], said["pot"], said["decides"]) == (to, 3, "neither")
    assert told(view, Fold(), worths).better == Call()


def test_the_same_bet_of_an_ordinary_size_is_graded_as_ever() -> None:
    view = shoved(2)
    worths: dict[Action, float] = {Call(): 2.0, Fold(): 0.0}
    assert told(view, Call(), worths).verdict is Verdict.BEST
    found = told(view, Fold(), worths)
    assert found.verdict is Verdict.BLUNDER
    assert "advice-faced-size" not in [reason.key for reason in found.reasons]


@pytest.mark.parametrize(
    ("served", "decides", "right", "wrong"),
    [("AcAdJc", PriceDecides.CALL, Call(), Fold()), ("4s5sJc", PriceDecides.FOLD, Fold(), Call())],
)
def test_where_every_reading_comes_to_the_same_the_price_decides(
    served: str, decides: PriceDecides, right: Action, wrong: Action
) -> None:
    view = late(served, 197)
    faced = unusual_bet(view)
    assert faced is not None
    assert decided_by_price(view, faced) is decides
    found = appraise(view, Random(1))
    assert found.source is Source.COUNTED
    assert {worth.action: worth.kind for worth in found.worths} == {
        Call(): NumberKind.OPINION,
        Fold(): NumberKind.EXACT,
    }
    graded = dict(zip((worth.action for worth in found.worths), verdicts(view, found), strict=True))
    assert graded == {right: Verdict.BEST, wrong: Verdict.BLUNDER}
    said = review(view, wrong, rng=Random(1))
    assert said.kind is NumberKind.OPINION
    assert next(r for r in said.reasons if r.key == "advice-faced-size").values["decides"] == decides.value


def test_roll_outs_of_such_a_decision_are_opinions_that_are_still_compared_deal_by_deal() -> None:
    view = shoved(6)
    found = appraise(view, Random(1))
    assert found.source is Source.ROLL_OUTS
    firm = [worth for worth in found.worths if worth.firm and not isinstance(worth.action, Fold)]
    assert {worth.kind for worth in firm} == {NumberKind.OPINION}
    one, other = firm[:2]
    apart = (one.value.standard_error**2 + other.value.standard_error**2) ** 0.5
    assert found.difference(one, other).standard_error < 0.95 * apart


def test_where_no_range_is_told_it_is_an_opinion_too_and_says_so() -> None:
    view = shoved(199, joker=True)
    found = told(view, Fold(), {Call(): 80.0, Fold(): 0.0})
    assert found.verdict is Verdict.INACCURACY
    assert [reason.key for reason in found.reasons] == ["advice-faced-size", "advice-gains-read"]


def test_without_numpy_the_stored_reference_calls_nothing_good_for_a_bet_that_it_never_makes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("drawtutor.reference.numerics._loads", lambda name: False)
    for view in (shoved(199), shoved(199, joker=True)):
        for chosen in (Call(), Fold()):
            found = review(view, chosen, rng=Random(1))
            assert found.verdict in (Verdict.GOOD, Verdict.CLOSE, Verdict.INACCURACY)
    assert review(shoved(199, joker=True), Call(), rng=Random(1)).verdict is Verdict.CLOSE
