"""What roll-outs know of bets says the same as the rules engine, in every rule set and with any options."""

from fractions import Fraction
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from drawtutor.reference import situation_of
from drawtutor.reference.rollouts.counts import DRAWN_PART, SMALLEST_PART, TOLD_PART, draw_row, row_of
from drawtutor.reference.rollouts.public import Moment
from drawtutor.reference.rollouts.terms import Stage, Terms
from drawtutor.reference.rollouts.wagers import may_call, may_check, usual_size, wager_sizes
from drawtutor.reference.table.classes import TABLE_FINALS, TABLE_STARTS
from drawtutor.reference.table.situations import DRAW, SECOND_UNBET
from drawtutor.rules import Bet, Call, Check, Deal, Dealer, Fold, Phase, RaiseTo, Table
from tests.strategies import begun, some_legal_action, tables

_STAGES = {Phase.BET1: Stage.FIRST, Phase.DRAW: Stage.EXCHANGE, Phase.BET2: Stage.LATER}


def _same(deal: Deal, moment: Moment) -> None:
    assert moment.stacks == deal.stacks
    assert moment.paid == deal.paid
    assert moment.active == sum(1 << seat for seat in deal.active_seats)
    if deal.phase is Phase.SHOWDOWN:
        assert moment.stage in (Stage.SHOWDOWN, Stage.ALONE)
        return
    assert moment.stage is _STAGES[deal.phase]
    assert moment.opener == (-1 if deal.opener is None else deal.opener)
    if deal.phase is Phase.DRAW:
        return
    assert (moment.level, moment.raises, moment.staked) == (deal.level, deal.raises, deal.staked)
    assert moment.waiting == deal.waiting
    legal = deal.legal()
    assert (may_check(moment), may_call(moment)) == (legal.check, legal.call)
    sizes = wager_sizes(moment)
    if deal.phase is Phase.BET1 and not deal.level and not legal.bet and sizes is not None:
        # The engine has looked at the hand.
        assert deal.rules.openers.value == "jacks"
        return
    assert (sizes and (sizes.low, sizes.high)) == legal.wager
    assert (sizes.only if sizes else ()) == legal.wagers
    if sizes:
        size = usual_size(moment)
        assert size is not None
        assert legal.allows_wager(size)


@given(table=tables(), seed=st.integers(0, 10**6))
@settings(max_examples=250, deadline=None)
def test_bets_and_what_is_counted_of_them_are_the_same_as_in_the_engine(table: Table, seed: int) -> None:
    deal = begun(table)
    if deal is None:
        return
    rng, dealer = Random(seed), Dealer(f"{seed}")
    deal = dealer.serve_all(deal)
    moment = Moment.begin(Terms.of(deal.view(deal.dealer), Fraction(3, 5).as_integer_ratio()))
    while not deal.phase.is_end:
        if deal.dealer_owes:
            deal = deal.serve(dealer.next(deal))
            continue
        moment = _exchanged(moment, deal)
        _same(deal, moment)
        if deal.phase is not Phase.SHOWDOWN:
            _counted_alike(deal, moment)
        seat, action = some_legal_action(deal, rng)
        if deal.phase.is_betting:
            moment = _done(moment, action)
        deal = deal.act(seat, action)
    assert _exchanged(moment, deal).paid == deal.paid


def _exchanged(moment: Moment, deal: Deal) -> Moment:
    """The moment after the exchanges that are over; a round in which nobody can bet is over at once."""
    while moment.stage is Stage.EXCHANGE and not (deal.phase is Phase.DRAW and deal.exchange == moment.exchange + 1):
        moment = moment.after_exchange()
    return moment


def _counted_alike(deal: Deal, moment: Moment) -> None:
    assert deal.to_act is not None
    found = situation_of(deal.view(deal.to_act))
    if deal.phase is Phase.DRAW:
        row = draw_row(moment, deal.to_act) + int(SMALLEST_PART[min(found.counts[3], 7)])
        assert row == (found.number - DRAW.first) * len(TABLE_STARTS)
    elif deal.phase is Phase.BET1:
        assert row_of(moment) == found.number * len(TABLE_STARTS)
    else:
        bet, (drawn, told) = int(moment.last >= 0), found.counts[:2]
        row = row_of(moment) + int(DRAWN_PART[bet, min(drawn, 7)] + TOLD_PART[bet, min(told, 7)])
        before = SECOND_UNBET.first
        assert row == before * len(TABLE_STARTS) + (found.number - before) * len(TABLE_FINALS)


def _done(moment: Moment, action: object) -> Moment:
    match action:
        case Fold():
            return moment.fold()
        case Check() | Call():
            return moment.passive()
        case Bet(to) | RaiseTo(to):
            return moment.to(to)
    raise AssertionError(action)
