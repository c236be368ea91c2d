"""What choices are worth: from this decision on, each figure with its kind, made surer, and exchanged for a better."""

from itertools import islice
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drawtutor.advice import (
    Limits,
    NumberKind,
    Scale,
    Source,
    Verdict,
    Worth,
    appraisals,
    appraise,
    has_figures,
    refined,
    review,
    sources,
    verdicts,
)
from drawtutor.advice.appraisal import Appraisal, exactly, fold
from drawtutor.advice.choices import all_choices
from drawtutor.advice.grading import LIMITS, WORSE, judged
from drawtutor.message import Message
from drawtutor.odds import Estimate
from drawtutor.rules import Bet, Call, Check, Deal, Dealer, Discard, Fold, Phase, RaiseTo, StandPat, load_rules
from tests.advice.positions import STAKES, choices, deal_at, throw, to_act

# The simple models by themselves, which are asked where numpy is not installed.
pytestmark = pytest.mark.usefixtures("models_alone")


OPENER = "KdKc9s6h2h"
NOTHING_ASSUMED = Message.of("advice-free")


@pytest.fixture
def few_deals(monkeypatch):
    monkeypatch.setattr("drawtutor.advice.bet_model.samples_for", lambda opponents: 60)
    monkeypatch.setattr("drawtutor.advice.hold_model.samples_for", lambda opponents: 60)


def after_the_draw(hero, *moves):
    drawn = (throw("9s6h2h"), (0, "Tc7d4s"), StandPat())
    return to_act(deal_at("california", [OPENER, hero], Bet(2), Call(), *drawn, *moves))


def before_an_exchange(hero="QsQhTd7c2c"):
    return to_act(deal_at("california", ["KsKd9s6d2h", hero], Bet(2), Call(), throw("9s6d2h"), (0, "7s4c3c")))


def appraisal_of(*worths, pot=10, samples=0):
    return Appraisal(source=Source.BET_MODEL, assumption=NOTHING_ASSUMED, pot=pot, worths=worths, samples=samples)


def sure(action, chips, **more):
    return Worth(action=action, value=exactly(chips), kind=NumberKind.EXACT, **more)


def decisions(rules, seed, players):
    """The decisions of a random deal, up to its showdown."""
    rng = Random(seed)
    dealer = Dealer(f"{rules}/{seed}")
    deal = Deal.begin(load_rules(rules), STAKES[rules], stacks=[60] * players, antes=[1] * players)
    while not deal.phase.is_end and deal.phase is not Phase.SHOWDOWN:
        if deal.dealer_owes:
            deal = dealer.serve_all(deal)
            continue
        view = to_act(deal)
        yield view
        actions = choices(view, rng)
        deal = deal.act(view.seat, rng.choice([one for one in actions if not isinstance(one, Fold)] or actions))


@pytest.mark.parametrize(
    ("rules", "players"), [("five_stage", 3), ("california", 4), ("last_raise", 2), ("draw_high", 5)]
)
def test_everything_that_is_legal_is_appraised_the_best_first_and_each_figure_has_its_kind(rules, players, few_deals):
    for view in decisions(rules, 3, players):
        if not has_figures(view):
            continue
        found = appraise(view, Random(1))
        assert {str(worth.action) for worth in found.worths} == {str(action) for action in all_choices(view)}
        values = [worth.value.value for worth in found.worths]
        assert values == sorted(values, reverse=True)
        for worth in found.worths:
            assert (worth.value.standard_error == 0) >= (worth.kind is NumberKind.EXACT)
            expected = NumberKind.SAMPLED if view.phase is Phase.DRAW else NumberKind.OPINION
            assert worth.kind is (NumberKind.EXACT if isinstance(worth.action, Fold) else expected)


def test_a_fold_is_worth_nothing_and_a_call_that_never_wins_costs_what_it_pays():
    view = after_the_draw("7s5h4d3c2s", Bet(4))
    found = appraise(view, Random(1))
    assert found.of(Fold()).value == exactly(0.0)
    # Kings are assumed of the opener mostly, and seven-high beats hardly anything.
    assert found.of(Call()).value.value == pytest.approx(-4, abs=0.5)


def test_a_hold_is_worth_its_share_of_the_pot_as_it_stands():
    view = before_an_exchange()
    found = appraise(view, Random(1), asked=(throw("Td7c2c"),))
    plain = found.of(throw("2c7cTd"))
    wins = found.wins[view.hand[:2]]
    assert view.pot == 6
    assert plain.value.value == pytest.approx(6 * wins.value)
    assert plain.value.standard_error == pytest.approx(6 * wins.standard_error)
    assert (plain.kind, found.source) == (NumberKind.SAMPLED, Source.SHOWDOWN)


def test_only_chips_that_this_seat_can_win_are_in_the_worth_of_a_hold():
    deal = deal_at(
        "california",
        ["KsKd9s6d2h", "QsQhTd7c2c", "5s5h5d4c3d"],
        Bet(2),
        Call(),
        RaiseTo(4),
        Call(),
        throw("9s6d2h"),
        (0, "7s8c3c"),
        stacks=[100, 3, 100],
    )
    view = to_act(deal)
    assert (view.seat, view.pot) == (1, 13)
    found = appraise(view, Random(1), asked=(throw("Td7c2c"),))
    wins = found.wins[view.hand[:2]]
    assert found.of(throw("Td7c2c")).value.value == pytest.approx(9 * wins.value)


@pytest.mark.parametrize("view", [before_an_exchange(), after_the_draw("AsAh9d5c3s", Bet(4))])
def test_an_appraisal_is_made_surer_and_is_the_same_under_one_seed(view, few_deals):
    one, other = (list(islice(appraisals(view, Random(7)), 4)) for _ in range(2))
    assert one == other
    assert one != list(islice(appraisals(view, Random(8)), 4))
    whole = [found for found in one if not found.partial]
    errors = [found.error for found in whole]
    assert errors == sorted(errors, reverse=True)
    assert errors[-1] < errors[0]


def test_refining_stops_at_the_error_that_was_asked_for_or_at_the_most_deals():
    view = after_the_draw("AsAh9d5c3s", Bet(4))
    sure_enough = refined(view, Random(1), error=0.1)
    assert sure_enough.error <= 0.1 < appraise(view, Random(1)).error
    stopped = refined(view, Random(1), error=0.0, most=2000)
    assert 2000 <= stopped.samples < 4000
    exchange = refined(before_an_exchange(), Random(1), error=9.0)
    assert not exchange.partial


def test_two_choices_are_compared_under_the_same_cards():
    found = appraise(after_the_draw("AsAh9d5c3s", Bet(4)), Random(1))
    call, raised = found.of(Call()), found.of(RaiseTo(8))
    apart = (call.value.standard_error**2 + raised.value.standard_error**2) ** 0.5
    assert found.difference(call, raised).standard_error < apart


@pytest.mark.parametrize(("rules", "players"), [("five_stage", 2), ("california", 4), ("last_raise", 3)])
def test_the_verdicts_on_all_choices_are_those_of_their_feedback(rules, players, few_deals):
    for view in decisions(rules, 5, players):
        if not has_figures(view):
            continue
        found = appraise(view, Random(2))
        given = verdicts(view, found)
        for worth, verdict in zip(found.worths, given, strict=True):
            told = review(view, worth.action, rng=Random(2), appraisal=found)
            assert told.verdict is verdict, (worth.action, verdict)
            assert told.kind is not None or len(found.worths) == 1


CHIPS = st.floats(-20, 20)
ESTIMATES = st.builds(Estimate, CHIPS, st.floats(0, 3), st.just(900))


@given(st.lists(ESTIMATES, min_size=3, max_size=3), st.floats(0, 0.1))
def test_no_choice_is_graded_inside_two_standard_errors_or_under_the_floor(values, floor):
    actions = (Fold(), Call(), RaiseTo(8))
    worths = [
        Worth(action=action, value=value, kind=NumberKind.SAMPLED)
        for action, value in zip(actions, values, strict=True)
    ]
    found = appraisal_of(*worths)
    limits = Limits(scale=Scale(good=0, inaccuracy=0.05, mistake=0.12), floor=floor)
    for worth in found.worths:
        told = judged(found, worth, limits, Phase.BET2)
        if told.verdict in WORSE:
            assert told.loss.value > 2 * told.loss.standard_error
            assert told.loss.value >= floor
        if told.verdict is Verdict.BEST:
            assert -told.loss.value > 2 * told.loss.standard_error
            assert -told.loss.value >= floor


def test_a_loss_is_named_by_its_share_of_the_pot_and_the_limits_can_be_set():
    found = appraisal_of(sure(Call(), 2.0), sure(RaiseTo(8), 1.4), fold())
    raised = found.of(RaiseTo(8))
    assert judged(found, raised, LIMITS, Phase.BET2).verdict is Verdict.MISTAKE
    mild = Limits.of(Scale(good=0.1, inaccuracy=0.2, mistake=0.3))
    assert judged(found, raised, mild, Phase.BET2).verdict is Verdict.GOOD
    assert judged(found, found.of(Call()), mild, Phase.BET2).verdict is Verdict.BEST
    for wrong in ((0.2, 0.1, 0.3), (-0.1, 0.1, 0.3), (0.1, 0.2, 1.1)):
        with pytest.raises(ValueError, match="rise"):
            Scale(good=wrong[0], inaccuracy=wrong[1], mistake=wrong[2])


def test_of_two_exact_figures_that_hardly_differ_neither_is_best():
    found = appraisal_of(sure(Call(), 2.0), sure(RaiseTo(8), 1.99), fold())
    assert [judged(found, worth, LIMITS, Phase.BET2).verdict for worth in found.worths] == [
        Verdict.GOOD,
        Verdict.GOOD,
        Verdict.BLUNDER,
    ]


def test_what_the_reference_does_now_and_then_is_good_and_what_it_hardly_does_is_not():
    found = appraisal_of(
        sure(Call(), 2.0, frequency=0.8),
        sure(RaiseTo(8), 1.4, frequency=0.17),
        fold(),
        sure(Bet(2), 1.4, frequency=0.03),
    )
    mixed = judged(found, found.of(RaiseTo(8)), LIMITS, Phase.BET2)
    assert (mixed.verdict, mixed.mixed) == (Verdict.GOOD, True)
    rare = judged(found, found.of(Bet(2)), LIMITS, Phase.BET2)
    assert (rare.verdict, rare.mixed) == (Verdict.MISTAKE, False)


def test_a_figure_that_nobody_can_count_on_is_told_and_neither_praised_nor_held_against_another():
    view = after_the_draw("QsJh9d5c3s", Check())
    found = appraise(view, Random(1))
    bluff = found.of(Bet(4))
    assert not bluff.firm
    assert judged(found, bluff, LIMITS, view.phase).verdict not in (Verdict.BEST, Verdict.GOOD)
    above = appraisal_of(sure(Bet(4), 3.0, firm=False), sure(Check(), 1.0), fold())
    assert above.best.action == Check()
    assert judged(above, above.of(Check()), LIMITS, Phase.BET2).verdict is Verdict.BEST
    assert judged(above, above.of(Bet(4)), LIMITS, Phase.BET2).verdict is Verdict.CLOSE


class Solved:
    """A better source: it knows one decision whole."""

    def __init__(self, *worths):
        self.worths = worths

    def covers(self, view):
        return view.phase is Phase.BET2

    def appraisals(self, view, rng, *, asked=(), narrows=False):
        yield appraisal_of(*self.worths, pot=view.pot)


def test_a_better_source_takes_the_place_of_the_simple_one(monkeypatch):
    """The verdict, its kind and the assumption are then the source's; price and chance still tell why."""
    view = after_the_draw("AsAh9d5c3s", Bet(4))
    solved = Solved(
        sure(Call(), -1.0, frequency=0.1), sure(RaiseTo(8), -3.0, frequency=0.0), sure(Fold(), 0.0, frequency=0.9)
    )
    monkeypatch.setattr(sources, "APPRAISERS", (solved, *sources.APPRAISERS))
    called = review(view, Call(), rng=Random(1))
    assert called.verdict is Verdict.GOOD
    assert called.kind is NumberKind.EXACT
    assert called.reasons[-1].key == "advice-mixed-behind"
    raised = review(view, RaiseTo(8), rng=Random(1))
    assert (raised.verdict, raised.better) == (Verdict.BLUNDER, Fold())
    lost = next(reason for reason in raised.reasons if reason.key == "advice-gains")
    assert (lost.values["chips"], float(lost.values["share"])) == (3.0, pytest.approx(0.3))
    assert refined(view, Random(1), error=0.0) == appraise(view, Random(1))
    exchange = before_an_exchange()
    assert isinstance(appraise(exchange, Random(1)).best.action, Discard)


def test_where_nothing_is_counted_there_is_no_appraisal():
    joker = to_act(deal_at("california", [OPENER, "?"], options={"joker": "wild"}))
    assert not has_figures(joker)
    with pytest.raises(ValueError, match="no figures"):
        appraise(joker, Random(1))
    waiting = deal_at("california", [OPENER, "?"])
    assert not has_figures(waiting.view(1))
    with pytest.raises(LookupError):
        appraise(to_act(waiting), Random(1)).of(Call())
    with pytest.raises(ValueError, match="at least one"):
        appraisal_of()
