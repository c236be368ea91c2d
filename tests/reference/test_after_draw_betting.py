"""The last betting round without cards: at every act it offers what the rules offer, and ends as a deal ends."""

from collections import Counter

import pytest

from drawtutor.hands import strength
from drawtutor.reference import final_of, situation_of, table_player
from drawtutor.reference.after_draw.betting import (
    after_call,
    after_check,
    after_fold,
    after_wager,
    ground_of,
    spot_of,
)
from drawtutor.reference.after_draw.ending import chips_won, ending_of
from drawtutor.reference.after_draw.offers import may_check, owed, usual_wager, wagers
from drawtutor.reference.after_draw.playing import FOLD, PASS, WAGER, Watch, open_shares, reference_play
from drawtutor.reference.after_draw.spots import Ground, Spot, pot_of
from drawtutor.reference.table.situations import most_raises
from drawtutor.rules import Action, Bet, Call, Check, Deal, Fold, Phase, RaiseTo, Seat, Show, Stakes, StandPat
from tests.advice.positions import deal_at
from tests.reference.brute_after_draw import TABLES, last_rounds, random_action

_ACT = {Fold: FOLD, Check: PASS, Call: PASS, Bet: WAGER, RaiseTo: WAGER}


def _moment(deal: Deal) -> tuple[Ground, Spot]:
    view = deal.view(deal.to_act)
    ground = ground_of(view)
    return ground, spot_of(view, ground)


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_moment_offers_what_the_rules_offer(table: tuple[str, str, dict[str, object]], players: int) -> None:
    seen = Counter()
    for deal, rng in last_rounds(*table, players=players, count=60, seed="offers"):
        while deal.phase is Phase.BET2:
            ground, spot = _moment(deal)
            legal = deal.legal()
            assert spot.waiting == deal.waiting
            assert (spot.level, spot.raises, spot.staked) == (deal.level, deal.raises, deal.staked)
            assert pot_of(ground, spot) == deal.pot
            assert may_check(ground, spot) is legal.check
            assert wagers(ground, spot) == legal.wager
            assert (owed(ground, spot) > 0) is legal.call
            if legal.call:
                assert owed(ground, spot) == legal.to_call
            seen["no check" if not legal.check else "check"] += 1
            seen["no wager" if legal.wager is None else "wager"] += 1
            deal = deal.act(deal.to_act, random_action(deal, rng, folds=0.1))
    assert min(seen["no check"], seen["wager"]) > 3, seen
    assert deal.rules.may_check is (seen["check"] > 3)


@pytest.mark.parametrize(("third", "opened"), [(19, False), (20, True)])
def test_short_all_ins_that_add_up_to_a_raise_let_one_raise_again(third: int, opened: bool) -> None:
    """Ten are bet; two all-ins follow that are each too short for a raise."""
    before = (Bet(2), Call(), Call(), Call(), *[StandPat()] * 4)
    moves = (Bet(10), RaiseTo(14), RaiseTo(third), Call())
    stacks = [100, 17, third + 3, 100]
    stakes = Stakes(min_bet=2)
    deal = deal_at("california", ["?"] * 4, *before, *moves, stacks=stacks, stakes=stakes, limit="none")
    assert deal.to_act == 0
    assert deal.legal().raise_ is opened
    assert wagers(*_moment(deal)) == deal.legal().wager


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_everybody_acts_there_as_the_reference_player_does_at_a_table(
    table: tuple[str, str, dict[str, object]],
) -> None:
    done = Counter()
    for deal, rng in last_rounds(*table, players=4, count=30, seed="acts"):
        while deal.phase is Phase.BET2:
            view = deal.view(deal.to_act)
            ground, spot = _moment(deal)
            situation = Watch(view).situation(spot)
            assert situation == situation_of(view).number
            player = table_player(view)
            more = spot.raises < most_raises(ground.rules.limit, one_circuit=ground.rules.one_circuit)
            acts, shares = open_shares(
                reference_play(player.structure)(situation),
                check=may_check(ground, spot),
                call=owed(ground, spot) > 0,
                wager=more and usual_wager(ground, spot) > 0,
            )
            column = shares[:, final_of(strength(view.hand)).index]
            found = dict(zip(acts, column, strict=True))
            choices = player.choices(view)
            assert {_ACT[type(choice.action)] for choice in choices} <= set(acts)
            for choice in choices:
                assert found.pop(_ACT[type(choice.action)]) == pytest.approx(float(choice.chance))
                if isinstance(choice.action, Bet | RaiseTo):
                    assert choice.action.to == usual_wager(ground, spot)
                done[_ACT[type(choice.action)]] += 1
            assert all(share == pytest.approx(0, abs=1e-12) for share in found.values())
            deal = deal.act(deal.to_act, random_action(deal, rng, folds=0.1))
    assert len(done) == 3


@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_chips_fall_as_they_do_in_a_deal(table: tuple[str, str, dict[str, object]], players: int) -> None:
    shown = sides = 0
    for deal, rng in last_rounds(*table, players=players, count=30, seed="chips"):
        while deal.phase is Phase.BET2:
            ground, spot = _moment(deal)
            action = random_action(deal, rng, folds=0.05)
            spot = _acted(ground, spot, action)
            deal = deal.act(deal.to_act, action)
        if deal.phase is not Phase.SHOWDOWN or len(deal.active_seats) < 2:
            continue
        assert not spot.waiting
        while deal.to_act is not None:
            deal = deal.act(deal.to_act, Show())
        shown += 1
        strengths = {seat: strength(deal.hands[seat]) for seat in deal.shown}
        taken = 0
        for seat in deal.shown:
            fares = [_fare(strengths.get(Seat(other)), strengths[seat]) for other in range(players)]
            ending = ending_of(ground, spot, seat)
            won = chips_won(ending, fares) + ending.back
            taken += won
            sides += len(ending.layers) > 1
            assert deal.payoffs[seat] == won - ground.before[seat] - spot.staked[seat]
        # Every chip in the middle goes to somebody, or stays for the next pot.
        assert taken + deal.carried == sum(ground.before) + sum(spot.staked) + ground.carried
    assert shown > 5
    assert not deal.rules.table_stakes or players == 2 or sides


def _acted(ground: Ground, spot: Spot, action: Action) -> Spot:
    match action:
        case Fold():
            return after_fold(ground, spot)
        case Check():
            return after_check(ground, spot)
        case Call():
            return after_call(ground, spot)
        case Bet(to) | RaiseTo(to):
            return after_wager(ground, spot, to)
    raise AssertionError(action)


def _fare(other: int | None, mine: int) -> tuple[float, ...]:
    if other is None:
        return (0.0, 0.0, 0.0, 0.0)
    return (float(other < mine), float(other == mine), float(other > mine), 1.0)
