"""The figures of roll-outs: repeatable, refinable, with errors that can be trusted, and right where that is known."""

import numpy as np
import pytest

from drawtutor.cards import JOKER
from drawtutor.hands import HandCategory
from drawtutor.odds import standing
from drawtutor.reference.rollouts.figures import NotRolledOut, RollOutError, why_not_rolled_out
from drawtutor.reference.rollouts.looked_at import actions_of
from drawtutor.reference.rollouts.policy import Policy, joined
from drawtutor.reference.rollouts.position import Position
from drawtutor.reference.rollouts.ranges import plain_ranges
from drawtutor.reference.rollouts.sampling import RollOut
from drawtutor.reference.rollouts.settling import order_from
from drawtutor.reference.table.packed import DRAW_ROWS, ROWS
from drawtutor.rules import Bet, Call, Check, Deal, Dealer, Discard, Fold, Phase, StandPat, load_rules, usual_stakes
from tests.reference.rollout_positions import random_policy


def _deal(seed: str, players: int = 3, **options: object) -> Deal:
    rules = load_rules("california", options)
    deal = Deal.begin(rules, usual_stakes(rules), stacks=(100,) * players, antes=(1,) * players)
    return Dealer(seed).serve_all(deal)


def _always(*, folds: int = 0, wagers: int = 0, none: int = 255) -> Policy:
    """A strategy that does the same whatever it holds, and throws none in the exchange."""
    first = np.full(ROWS, folds, dtype=np.uint8)
    first[DRAW_ROWS.start : DRAW_ROWS.stop] = none
    second = np.full(ROWS, wagers, dtype=np.uint8)
    second[DRAW_ROWS.start : DRAW_ROWS.stop] = 0
    return Policy.of(first, second, np.zeros(len(DRAW_ROWS), dtype=np.uint8))


def test_figures_are_the_same_for_the_same_seed_however_they_are_asked_for() -> None:
    view = _deal("same").view(0)  # type: ignore[arg-type]
    policy = random_policy(1)
    once = RollOut(view, seed=4, policies=policy)
    together = once.add(8000)
    by_turns = RollOut(view, seed=4, policies=policy)
    by_turns.add(4000)
    assert by_turns.add(4000) == together == once.figures()
    assert together.deals == 8000
    assert RollOut(view, seed=5, policies=policy).add(8000) != together


def test_the_error_halves_with_four_times_the_deals_and_is_what_means_scatter_by() -> None:
    view = _deal("error").view(0)  # type: ignore[arg-type]
    policy = random_policy(2)
    rollout = RollOut(view, seed=1, policies=policy)
    few, many = rollout.add(4000), rollout.add(12_000)
    assert many.error == pytest.approx(few.error / 2, rel=0.15)
    means = [RollOut(view, seed=seed, policies=policy).add(4000) for seed in range(40)]
    bets = [next(value for value in figures.values if value.action == Bet(2)) for figures in means]
    scatter = np.std([bet.value for bet in bets], ddof=1)
    assert scatter == pytest.approx(np.mean([bet.standard_error for bet in bets]), rel=0.4)


def test_the_error_of_a_difference_is_of_the_differences_deal_by_deal() -> None:
    view = _deal("paired").view(0)  # type: ignore[arg-type]
    rollout = RollOut(view, seed=1, policies=random_policy(2))
    figures = rollout.add(4000)
    best, other = figures.best, next(value for value in figures.values[1:] if not isinstance(value.action, Fold))
    gaps = rollout.gains(best.action).astype(float) - rollout.gains(other.action)
    assert other.behind == pytest.approx(gaps.mean(), abs=1e-6)
    assert other.behind_error == pytest.approx(gaps.std(ddof=1) / np.sqrt(len(gaps)), rel=1e-3)


def test_a_fold_is_worth_nothing_and_is_not_played() -> None:
    deal = _deal("fold").act(0, Bet(2))  # type: ignore[arg-type]
    view = deal.view(deal.to_act)
    figures = RollOut(view, seed=1, policies=_always()).add(1000)
    fold = next(value for value in figures.values if value.action == Fold())
    assert (fold.value, fold.standard_error) == (0.0, 0.0)


def test_where_everybody_folds_a_bet_wins_what_lies_there() -> None:
    view = _deal("fear", 4).view(0)  # type: ignore[arg-type]
    figures = RollOut(view, seed=1, policies=_always(folds=255)).add(1000)
    bet = next(value for value in figures.values if value.action == Bet(2))
    assert (bet.value, bet.standard_error) == (4.0, 0.0)
    check = next(value for value in figures.values if value.action == Check())
    # Nobody opens: each gets an equal part of the pot that stays.
    assert (check.value, check.standard_error) == (1.0, 0.0)


def test_a_pat_hand_that_is_shown_down_wins_as_often_as_it_stands_above_others() -> None:
    deal = _deal("standing", 2).act(0, Bet(2))  # type: ignore[arg-type]
    deal = deal.act(1, Call())  # type: ignore[arg-type]
    assert deal.phase is Phase.DRAW
    view = deal.view(deal.to_act)
    rollout = RollOut(view, seed=3, policies=_always(), ranges=plain_ranges(view), actions=[StandPat()])
    value = rollout.add(40_000).best
    exact = float(standing(view.hand).ahead) * view.pot
    assert value.value == pytest.approx(exact, abs=4 * value.standard_error)


def test_openers_are_asked_of_strategies_too() -> None:
    deal = _deal("openers", 4, openers="jacks")
    view = deal.view(deal.to_act)
    position = Position(view, plain_ranges(view), dict.fromkeys(range(4), _always(wagers=255)), (3, 5), whole=True)
    _, rows = position.played(np.random.default_rng(1), [Check()], 2000)
    able = rows.made[1:] >= order_from(HandCategory.PAIR, 11)
    first = np.where(able.any(axis=0), 1 + able.argmax(axis=0), -1)
    assert (position.tree.opener[rows.moment] == first).mean() > 0.99
    assert (first == -1).any()
    checked = (_deal(f"openers {seed}", 4, openers="jacks").act(0, Check()) for seed in range(99))  # type: ignore[arg-type]
    opened = next(deal for deal in checked if deal.legal().bet).act(1, Bet(2)).view(2)  # type: ignore[arg-type]
    weight = next(some.weight for some in plain_ranges(opened) if some.seat == 1)
    assert 0 < weight.sum() < len(weight)


def test_what_cannot_be_rolled_out_says_why() -> None:
    deal = _deal("why")
    assert why_not_rolled_out(deal.view(1)) is NotRolledOut.NOT_TO_ACT  # type: ignore[arg-type]
    with pytest.raises(RollOutError) as refused:
        RollOut(deal.view(2), seed=1)  # type: ignore[arg-type]
    assert refused.value.reason is NotRolledOut.NOT_TO_ACT


def test_holds_that_are_looked_at_are_legal_and_hold_the_usual_ones() -> None:
    for seed in range(20):
        deal = _deal(f"hold {seed}", draw_limit=seed % 6).act(0, Bet(2))  # type: ignore[arg-type]
        deal = deal.act(1, Call()).act(2, Fold())  # type: ignore[arg-type]
        found = actions_of(deal.view(deal.to_act))
        assert StandPat() in found
        assert len(found) == len(set(found)) > min(seed % 6, 1)
        for action in found:
            assert deal.refusal(deal.to_act, action) is None  # type: ignore[arg-type]
        assert all(len(action.cards) <= seed % 6 for action in found if isinstance(action, Discard))


@pytest.mark.parametrize("use", ["wild", "bug"])
def test_a_joker_in_hand_is_kept_and_worth_something(use: str) -> None:
    dealt = (_deal(f"joker {seed}", joker=use) for seed in range(99))
    deal = next(deal for deal in dealt if JOKER in deal.hands[0])
    deal = deal.act(0, Bet(2)).act(1, Call()).act(2, Fold())  # type: ignore[arg-type]
    view = deal.view(deal.to_act)
    for action in actions_of(view):
        assert deal.refusal(deal.to_act, action) is None  # type: ignore[arg-type]
    thrown = Discard((JOKER,))
    assert thrown not in actions_of(view)
    figures = RollOut(view, seed=1, actions=[*actions_of(view), thrown]).add(4000)
    lost = next(value for value in figures.values if value.action == thrown)
    assert lost.behind > 4 * lost.behind_error


def test_strategies_of_seats_are_kept_apart() -> None:
    one, other = random_policy(1), random_policy(2)
    both = joined([one, other])
    assert (both.folds[ROWS:] == other.folds).all()
    assert (both.throws[:, : len(DRAW_ROWS)] == one.throws).all()
    with pytest.raises(ValueError, match="planes"):
        Policy.of(b"1", b"2", b"3")
