"""Deals that are rolled out come to what the rules engine says of the same cards and choices."""

from dataclasses import replace
from random import Random

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from drawtutor.reference.rollouts.policy import Policy
from drawtutor.reference.rollouts.ranges import plain_ranges
from drawtutor.reference.rollouts.settling import payoffs
from drawtutor.reference.table.packed import DRAW_ROWS, ROWS, WHOLE
from drawtutor.reference.table.player import TablePlayer
from drawtutor.reference.table.situations import most_raises
from drawtutor.reference.table.structures import TableStructure
from drawtutor.rules import Bet, Chair, Discard, EventKind, Phase, Stakes, Table, load_rules
from tests.advice.positions import deal_at, to_act
from tests.reference.rollout_positions import Again, Followed, decided_strategy, random_policy, some_position
from tests.strategies import offered, tables

_POLICIES = [random_policy(seed) for seed in range(3)]

_RESHUFFLED = Table(
    rules=replace(load_rules("last_raise", {"openers": "jacks"}, limit="fixed"), exchanges=2, may_check=True),
    stakes=Stakes(small_bet=4, min_bet=1, max_bet=10),
    ante=1,
    chairs=tuple(Chair(name=f"player {seat}", stack=stack) for seat, stack in enumerate((1, 1, 1, 1, 3, 3))),
    button=0,
    blinds=(),
    carried=0,
    passed_out=0,
    staying=frozenset(),
)
"""Cards run out in the second exchange; what the opener threw in the first lies apart then."""


@given(table=tables(), seed=st.integers(0, 10**6))
@example(table=_RESHUFFLED, seed=0)
@settings(max_examples=250, deadline=None)
def test_a_row_brings_what_the_engine_pays(table: Table, seed: int) -> None:
    root = some_position(table, seed)
    if root is None or root.to_act is None:
        return
    if root.exchange > 1 or root.late or any(event.kind is EventKind.RESHUFFLE for event in root.events):
        # The past of these cannot be told from what is held now.
        return
    view = root.view(root.to_act)
    policies = {seat: _POLICIES[seat % 3] for seat in range(root.players)}
    position = Followed(view, plain_ranges(view), policies, (3, 5), whole=True)
    actions = offered(root.legal(), root.hands[root.to_act], Random(seed))
    dealt, rows = position.played(np.random.default_rng(seed), actions, 4)
    got = np.array([payoffs(position.tree, rows, seat) for seat in range(root.players)])
    assert got.sum(axis=0) == pytest.approx(root.carried_in)
    for row in range(len(rows.deal)):
        action = actions[row // 4]
        if root.rules.fifth_card_last and isinstance(action, Discard) and len(action.cards) == 5:
            # Roll-outs give all five at once.
            continue
        again = Again(position, root, dealt, rows, row)
        end = again.play(action)
        if end is None:
            continue
        assert not again.bets
        paid = np.array(end.payoffs, dtype=float)
        present = np.array(root.dealt_in)
        # A pot that nobody wins is shared; odd chips are not looked at.
        unwon = sum(event.amount for event in end.events if event.kind is EventKind.UNWON)
        if end.phase is Phase.PASSED_OUT:
            unwon = end.carried
        paid[present] += unwon / present.sum()
        odd = root.players if len(end.winners) > 1 else 1e-9
        assert np.abs(paid - got[:, row])[present].max() <= odd


@pytest.mark.parametrize("rules", ["five_stage", "last_raise"])
def test_where_the_house_sets_no_end_to_raises_the_strategies_do(rules: str) -> None:
    """But for a house that lets each raise once, however many they are (NO-08)."""
    deal = deal_at(rules, ["?"] * 6)
    assert deal.rules.raise_cap is None
    nothing, always = np.zeros(ROWS, dtype=np.uint8), np.full(ROWS, WHOLE, dtype=np.uint8)
    always_raises = Policy.of(nothing, always, np.zeros(len(DRAW_ROWS), dtype=np.uint8))
    view = to_act(deal)
    position = Followed(view, plain_ranges(view), dict.fromkeys(range(6), always_raises), (3, 5))
    position.played(np.random.default_rng(1), [Bet(view.legal.wager[0])], 4)
    most = max(moment.raises for moment in position.tree.moments)
    assert most == (5 if deal.rules.one_circuit else most_raises(deal.rules.limit, one_circuit=False))


@given(table=tables(), seed=st.integers(0, 10**6))
@settings(max_examples=150, deadline=None)
def test_everybody_plays_as_the_player_of_the_same_strategy_would(table: Table, seed: int) -> None:
    root = some_position(table, seed)
    if root is None or root.to_act is None:
        return
    if root.exchange > 1 or root.late or any(event.kind is EventKind.RESHUFFLE for event in root.events):
        return
    view = root.view(root.to_act)
    strategy = decided_strategy(seed % 5)
    policy = Policy.of(strategy.first, strategy.second, strategy.third)
    position = Followed(view, plain_ranges(view), dict.fromkeys(range(root.players), policy), (3, 5), whole=True)
    actions = offered(root.legal(), root.hands[root.to_act], Random(seed))
    dealt, rows = position.played(np.random.default_rng(seed), actions, 3)
    for row in range(len(rows.deal)):
        action = actions[row // 3]
        if root.rules.fifth_card_last and isinstance(action, Discard) and len(action.cards) == 5:
            continue
        again = Again(position, root, dealt, rows, row)
        again.player = TablePlayer(structure=TableStructure.HALF_ANTE, strategy=strategy)
        again.play(action)
