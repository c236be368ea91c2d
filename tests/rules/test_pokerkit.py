"""Beside pokerkit, an engine of its own making: random deals of the common part end with the same stacks.

Common are antes, blinds, the bet sizes and raise caps of fixed, pot and no limit, and side pots. Left out is
what the two settle otherwise on purpose: pass-outs, short blinds, and short all-ins in fixed limit.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from pokerkit import State

from drawtutor.cards import format_cards
from drawtutor.rules import (
    Action,
    Bet,
    Call,
    Check,
    Deal,
    Dealer,
    Discard,
    EventKind,
    Fold,
    LegalActions,
    Limit,
    Phase,
    RaiseTo,
    Seat,
    Show,
    Stakes,
    StandPat,
    load_rules,
)
from tests.rules.pokerkit_state import BIG_BET, theirs


def _choice(deal: Deal, legal: LegalActions, rng: Random, *, may_raise: bool) -> Action:
    """Some legal action of the common part: somebody always opens round 1, and fixed sizes are whole."""
    sizes: list[int] = []
    if legal.wager and may_raise:
        low, high = legal.wager
        full = deal.rules.limit is not Limit.FIXED or low == (deal.full_level or 0) + (
            deal.stakes.small_bet if deal.phase is Phase.BET1 else deal.stakes.big_bet
        )
        sizes = [low, high, rng.randint(low, high)] if full else []
    wager = Bet if legal.bet else RaiseTo
    if deal.phase is Phase.BET1 and not deal.level and sizes:
        return wager(rng.choice(sizes))
    actions: list[Action] = [wager(size) for size in sizes]
    actions += [Check()] * 3 if legal.check else []
    actions += [Call()] * 4 if legal.call else []
    actions += [Fold()] if legal.call else []
    return rng.choice(actions)


def _compare_turn(deal: Deal, state: State) -> None:
    legal = deal.legal()
    assert state.actor_index == deal.to_act
    assert state.checking_or_calling_amount == legal.to_call
    low = state.min_completion_betting_or_raising_to_amount
    high = state.max_completion_betting_or_raising_to_amount
    theirs = None if low is None or high is None else (low, high)
    others = (seat for seat in deal.active_seats if seat != deal.to_act)
    answered = any(deal.staked[seat] + deal.stacks[seat] > deal.level for seat in others)
    if deal.full_level == deal.level and (theirs or answered):
        # All-ins that are no full raise are counted by each in its own way; and pokerkit offers no raise where
        # those behind can call no more than the stake that lies there.
        assert theirs == legal.wager
    assert state.total_pot_amount == deal.pot


def _play(seed: int) -> tuple[Deal, State] | None:
    """One deal in both engines; None where it would be passed out or the others do otherwise on purpose."""
    rng = Random(seed)
    limit = rng.choice([Limit.FIXED, Limit.POT, Limit.NONE])
    players = rng.randint(2, 5)
    blinds = [*rng.choice([(), (1, 2), (1, 2), (2,)])][:players]
    blinds += [0] * (players - len(blinds))
    ante = rng.choice([0, 1, 3]) if any(blinds) else rng.choice([1, 2, 5])
    poorest = ante + 3 if any(blinds) else 1
    stacks = [rng.choice([poorest, rng.randint(poorest, 12), rng.randint(12, 60), 200]) for _ in range(players)]
    antes = [ante] * players
    rules = load_rules(
        "california",
        {"second_round_starts": "left_of_dealer", "odd_chips": "left_of_dealer", "draw_limit": 5},
        limit=limit.value,
    )
    stakes = Stakes(small_bet=2, big_bet=BIG_BET, min_bet=2)
    deal = Deal.begin(rules, stakes, stacks=stacks, antes=antes, blinds=blinds)
    state = theirs(limit, 2, antes, blinds, stacks)
    dealer = Dealer(str(seed))
    served: list[str] = []
    while not deal.phase.is_end:
        if deal.dealer_owes:
            given: Any = dealer.next(deal)
            deal = deal.serve(given)
            if deal.phase is Phase.DEAL or not deal.drawn.count(None) < players:
                state.deal_hole(format_cards(given.cards))
            else:
                served.append(format_cards(given.cards))
        elif deal.phase is Phase.DRAW:
            seat = deal.to_act
            assert seat is not None
            assert state.stand_patter_or_discarder_index == seat
            cards = tuple(rng.sample(deal.hands[seat], rng.choice([0, 1, 2, 3, 5])))
            state.stand_pat_or_discard(format_cards(cards))
            deal = deal.act(seat, Discard(cards) if cards else StandPat())
        elif deal.phase is Phase.SHOWDOWN:
            assert deal.to_act is not None
            deal = deal.act(deal.to_act, Show())
        else:
            _compare_turn(deal, state)
            may_raise = state.min_completion_betting_or_raising_to_amount is not None
            action = _choice(deal, deal.legal(), rng, may_raise=may_raise)
            assert deal.to_act is not None
            deal = deal.act(deal.to_act, action)
            match action:
                case Fold():
                    state.fold()
                case Check() | Call():
                    state.check_or_call()
                case Bet(to) | RaiseTo(to):
                    state.complete_bet_or_raise_to(to)
        if served and deal.phase is not Phase.DRAW:
            for cards_ in served:
                state.deal_hole(cards_)
            served = []
    if deal.phase is Phase.PASSED_OUT:
        return None
    return deal, state


def _agree(seed: int) -> set[str]:
    """Plays a deal in both and compares the end; what it was a deal of."""
    played = _play(seed)
    if played is None:
        return {"passed out"}
    deal, state = played
    met = {deal.rules.limit.value}
    met |= {"all-in"} if any(not stack for stack in state.starting_stacks) or 0 in deal.stacks else set()
    won = [event.seat for event in deal.events if event.kind is EventKind.WON]
    met |= {"several winners"} if len(won) > 1 else set()
    met |= {"showdown"} if deal.shown else {"uncontested"}
    assert not state.status
    if len(won) < 3:
        # A remainder among three goes to one seat there and to two here.
        assert list(deal.stacks) == state.stacks, seed
    return met


BATCH = 100


@pytest.mark.parametrize("batch", range(4))
def test_random_deals_end_as_in_pokerkit(batch: int) -> None:
    met: set[str] = set()
    for seed in range(batch * BATCH, (batch + 1) * BATCH):
        met |= _agree(seed)
    assert met >= {"fixed", "pot", "none", "all-in", "several winners", "showdown", "uncontested"}


@pytest.mark.slow
def test_thousands_of_random_deals_end_as_in_pokerkit() -> None:
    for seed in range(1_000_000, 1_005_000):
        _agree(seed)


def test_seats_are_the_same() -> None:
    """The comparison is none of a table with itself: pokerkit's first seat is ours, left of the dealer."""
    state = theirs(Limit.NONE, 2, [0, 0, 0], [1, 2, 0], [50, 60, 70])
    deal = Deal.begin(
        load_rules("california", limit="none"), Stakes(min_bet=2), stacks=[50, 60, 70], antes=[0] * 3, blinds=[1, 2, 0]
    )
    assert state.bets == list(deal.staked) == [1, 2, 0]
    assert deal.stacks[Seat(2)] == 70
