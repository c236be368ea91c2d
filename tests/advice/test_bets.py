"""Advice on bets: the price, the chance to win, bluffs and value, and openings by common practice."""

from fractions import Fraction
from random import Random

import pytest

from drawtutor.advice import Misconception, Verdict, hint, refused, review
from drawtutor.cards import DECK, JOKER
from drawtutor.message import Message
from drawtutor.odds import Estimate, Price
from drawtutor.rules import (
    Announce,
    Ask,
    Bet,
    Call,
    Check,
    Deal,
    Dealer,
    Discard,
    Fold,
    IllegalActionError,
    Muck,
    Phase,
    RaiseTo,
    Rap,
    Seat,
    Show,
    Stakes,
    StandPat,
    load_rules,
)
from tests.advice.positions import STAKES, choices, deal_at, throw, to_act

# The simple models by themselves, which are asked where numpy is not installed.
pytestmark = pytest.mark.usefixtures("models_alone")


WORSE = (Verdict.INACCURACY, Verdict.MISTAKE, Verdict.BLUNDER)
FINE = (Verdict.BEST, Verdict.GOOD)
OPENER = "KdKc9s6h2h"


def feedback(view, action, seed=1):
    return review(view, action, rng=Random(seed))


def after_the_draw(hero: str, *moves, rules: str = "california"):
    """Two players; the other opened, drew three and made kings and nothing else; the hero stood pat."""
    drawn = (throw("9s6h2h"), (0, "Tc7d4s"), StandPat())
    return to_act(deal_at(rules, [OPENER, hero], Bet(2), Call(), *drawn, *moves))


def test_a_price_is_told_as_the_share_that_the_call_needs():
    view = after_the_draw("AsAh9d5c3s", Bet(4))
    found = feedback(view, Call())
    price = found.reasons[0]
    assert price.key == "advice-price"
    assert (price.values["cost"], price.values["pot"]) == (4, 10)
    assert price.values["needed"] == Fraction(4, 14) == Price(to_call=4, pot=10).needed
    assert isinstance(price.values["wins"], Estimate)
    assert found.assumption.key == "advice-assume-bets"


@pytest.mark.rule("PL-13")
def test_calls_are_judged_by_their_price():
    assert feedback(after_the_draw("AsAh9d5c3s", Bet(4)), Call()).verdict in FINE
    nothing = feedback(after_the_draw("KsQh9d5c3s", Bet(4)), Call())
    assert nothing.verdict in (Verdict.MISTAKE, Verdict.BLUNDER)
    assert nothing.misconception is Misconception.CALLS_WITHOUT_THE_PRICE
    assert nothing.better == Fold()
    strong = feedback(after_the_draw("5s5h5d4c3s", Bet(4)), Fold())
    assert strong.verdict in (Verdict.MISTAKE, Verdict.BLUNDER)
    assert strong.misconception is Misconception.FOLDS_AT_A_GOOD_PRICE
    assert strong.rule == "PL-13"
    assert feedback(after_the_draw("KsQh9d5c3s", Bet(4)), Fold()).verdict in FINE


@pytest.mark.rule("NO-19")
def test_a_fold_where_a_check_is_free_is_a_mistake_however_poor_the_hand_and_worse_with_a_good_one():
    for hero, verdict in (("7s5h4d3c2s", Verdict.MISTAKE), ("AsAh9d5c3s", Verdict.BLUNDER)):
        found = feedback(after_the_draw(hero, Check()), Fold())
        assert found.verdict is verdict
        assert found.misconception is Misconception.FOLDS_FOR_FREE
        assert found.rule == "NO-19"
        assert found.reasons[0] == Message.of("advice-idea-folds-for-free")
        assert found.better == Check()
    before = to_act(deal_at("california", ["7s5h4d3c2s", "?"]))
    assert feedback(before, Fold()).misconception is Misconception.FOLDS_FOR_FREE


@pytest.mark.rule("PL-15", "PL-41")
def test_a_bet_is_told_for_value_or_as_a_bluff():
    value = feedback(after_the_draw("8s8h4d4c3s", Check()), Bet(4))
    assert value.verdict is Verdict.BEST
    assert value.reasons[0].key == "advice-for-value"
    assert value.rule == "PL-15"
    bluff = feedback(after_the_draw("QsJh9d5c3s", Check()), Bet(4))
    assert bluff.reasons[0].key == "advice-as-bluff"
    assert bluff.reasons[0].values["works"] == Fraction(4, 10)
    assert bluff.rule == "PL-41"
    # Whether it works is what the model assumes: so it is not praised, and never recommended.
    assert bluff.verdict not in FINE
    checked = feedback(after_the_draw("QsJh9d5c3s", Check()), Check())
    assert checked.verdict in FINE
    assert checked.options[-1].action == Bet(4)
    assert checked.options[-1].value is None


def test_a_hand_that_wins_when_called_is_worth_a_bet():
    found = feedback(after_the_draw("5s5h5d4c3s", Check()), Check())
    assert found.verdict is Verdict.INACCURACY
    assert found.misconception is Misconception.WAITS_WITH_THE_BEST
    assert found.better == Bet(4)


def test_a_middling_hand_gains_nothing_by_betting_out_what_it_beats():
    found = feedback(after_the_draw("JsJh9d5c3s", Check()), Bet(4))
    assert found.verdict in WORSE
    assert found.misconception is Misconception.BLUFFS_WITH_SHOWDOWN_VALUE


def test_in_five_stages_one_opens_or_folds_after_the_draw():
    drawn = (throw("9s6h2h"), (0, "Tc7d4s"), StandPat())
    deal = deal_at("five_stage", ["5s5h5d4c3s", OPENER], Bet(3), Call(), StandPat(), drawn[0], (1, "Tc7d4s"))
    view = to_act(deal)
    assert view.phase is Phase.BET2
    assert not view.legal.check
    found = feedback(view, Fold())
    assert found.verdict in (Verdict.MISTAKE, Verdict.BLUNDER)
    assert found.reasons[0].key == "advice-open-or-fold"
    assert found.misconception is Misconception.PASSES_AN_OPENING_HAND
    assert isinstance(found.better, Bet)
    assert feedback(view, found.better).verdict in FINE


@pytest.mark.parametrize(
    ("hand", "players", "verdict"),
    [
        ("AsAh9d5c3s", 6, (Verdict.GOOD,)),
        ("JsJh9d5c3s", 4, FINE),
        ("JsJh9d5c3s", 6, (Verdict.CLOSE,)),
        ("7s7h9d5c3s", 6, (Verdict.MISTAKE,)),
        ("7s7h9d5c3s", 2, FINE),
        ("QsTh8d5c3s", 2, (Verdict.INACCURACY,)),
        ("QsTh8d5c3s", 4, (Verdict.MISTAKE,)),
        ("8s8h4d4c3s", 6, FINE),
    ],
)
def test_openings_go_by_the_printed_lowest_hand_for_the_players_behind(hand, players, verdict):
    view = to_act(deal_at("california", [hand, *["?"] * (players - 1)]))
    found = feedback(view, Bet(2))
    assert found.verdict in verdict
    practice = next(reason for reason in found.reasons if reason.key == "advice-open-practice")
    assert practice.values["behind"] == players - 1
    passed = feedback(view, Check())
    assert (passed.verdict in FINE) == (found.verdict in (Verdict.INACCURACY, Verdict.MISTAKE))


@pytest.mark.rule("PL-09")
def test_a_fold_of_a_strong_hand_that_could_open_is_a_blunder_in_five_stages():
    view = to_act(deal_at("five_stage", ["8s8h4d4c3s", "?", "?"]))
    found = feedback(view, Fold())
    assert found.verdict is Verdict.BLUNDER
    assert found.misconception is Misconception.PASSES_AN_OPENING_HAND
    assert found.rule == "PL-09"
    assert found.better == Bet(3)


def test_an_opening_that_the_house_forbids_is_not_asked_for():
    view = to_act(deal_at("california", ["TsTh9d5c3s", "?"], options={"openers": "jacks"}))
    assert not view.legal.bet
    found = feedback(view, Check())
    assert found.verdict is Verdict.BEST
    assert found.reasons[1] == Message.of("advice-open-cannot")


def test_calls_of_players_still_to_speak_are_counted():
    view = to_act(deal_at("california", [OPENER, "AsAh9d5c3s", "?", "?"], Bet(2)))
    price = feedback(view, Call()).reasons[0]
    assert price.key == "advice-price-behind"
    assert price.values["pot"] > 6
    assert price.values["needed"] < Fraction(2, 8)


def test_only_chips_that_can_be_won_count_as_the_price_of_an_all_in_call():
    deal = deal_at(
        "california",
        [OPENER, "AsAh9d5c3s"],
        Bet(40),
        stacks=[100, 11],
        limit="none",
        stakes=Stakes(min_bet=2),
    )
    view = to_act(deal)
    assert view.legal.to_call == 10
    price = next(reason for reason in feedback(view, Call()).reasons if "cost" in reason.values)
    assert (price.values["cost"], price.values["pot"]) == (10, 12)


@pytest.mark.rule("PL-18")
def test_who_cannot_match_can_only_fold():
    deal = deal_at("five_stage", ["KdKc9s6h2h", "AsAh9d5c3s"], Bet(10), stacks=[100, 5])
    found = feedback(to_act(deal), Fold())
    assert found.verdict is Verdict.BEST
    assert found.reasons == (Message.of("advice-cannot-match"),)
    assert found.rule == "PL-18"


@pytest.mark.parametrize(
    ("action", "key"),
    [
        (Check(), "advice-illegal-choice"),
        (Bet(4), "advice-illegal-choice"),
        (RaiseTo(7), "advice-illegal-size"),
        (StandPat(), "advice-illegal-choice"),
        (Discard(DECK[:1]), "advice-illegal-choice"),
        (Show(), "advice-illegal-choice"),
        (Muck(), "advice-illegal-choice"),
        (Announce(2), "advice-illegal-choice"),
        (Rap(), "advice-illegal-choice"),
        (Ask(Seat(1)), "advice-illegal-question"),
    ],
)
def test_legality_comes_first(action, key):
    view = after_the_draw("AsAh9d5c3s", Bet(4))
    found = feedback(view, action)
    assert found.verdict is Verdict.ILLEGAL
    assert found.reasons[0].key == key
    assert not found.options


@pytest.mark.rule("PL-10")
def test_an_illegal_size_names_the_legal_range():
    view = to_act(deal_at("five_stage", ["KdKc9s6h2h", "?"]))
    found = feedback(view, Bet(2))
    assert found.reasons == (Message.of("advice-illegal-range", to=2, low=3, high=10),)
    assert found.rule == "PL-10"


@pytest.mark.rule("PL-12")
def test_a_choice_out_of_turn_is_illegal():
    deal = deal_at("five_stage", ["KdKc9s6h2h", "?"])
    found = feedback(deal.view(Seat(1)), Fold())
    assert found.verdict is Verdict.ILLEGAL
    assert found.rule == "PL-12"
    with pytest.raises(ValueError, match="not to act"):
        hint(deal.view(Seat(1)))


@pytest.mark.rule("PL-09")
def test_a_refusal_of_the_engine_is_passed_on_with_its_rule():
    deal = deal_at("five_stage", ["KdKc9s6h2h", "?"])
    with pytest.raises(IllegalActionError) as caught:
        deal.act(Seat(0), Check())
    found = refused(caught.value, Check())
    assert found.verdict is Verdict.ILLEGAL
    assert found.rule == "PL-09"
    assert found.refusal is caught.value


@pytest.mark.parametrize(
    ("options", "why"),
    [({"joker": "wild"}, "joker"), ({"to_win": "trips"}, "to-win"), ({"exchanges": 2}, "exchanges")],
)
def test_what_cannot_be_counted_is_not_graded_and_says_why(options, why):
    view = to_act(deal_at("california", [OPENER, "?"], options=options))
    found = feedback(view, Bet(2))
    assert found.verdict is Verdict.CLOSE
    assert found.reasons == (Message.of("advice-no-figures", why=why),)
    assert hint(view)[2] == Message.of("advice-no-figures", why=why)
    assert JOKER not in view.hand


def showdown(*moves):
    drawn = (StandPat(), StandPat(), StandPat())
    return to_act(deal_at("california", ["AsAh9d5c3s", OPENER, "QsQh8d6c2d"], Bet(2), Call(), Call(), *drawn, *moves))


def test_a_hand_that_can_still_win_is_not_given_up():
    first = showdown(Check(), Bet(4), Call(), Call(), Show())
    assert first.hand[0].rank == 12
    beaten = feedback(first, Muck())
    assert beaten.verdict is Verdict.GOOD
    assert beaten.reasons[0].key == "advice-show-beaten"
    second = showdown(Check(), Bet(4), Call(), Call(), Show(), Muck())
    given_up = feedback(second, Muck())
    assert given_up.verdict is Verdict.BLUNDER
    assert given_up.misconception is Misconception.MUCKS_A_WINNER
    assert given_up.better == Show()
    assert feedback(second, Show()).verdict is Verdict.BEST


@pytest.mark.rule("BG-21")
@pytest.mark.parametrize("choice", [Show(), Muck()])
def test_nothing_depends_on_showing_a_hand_that_is_too_low_to_win(choice):
    drawn = (StandPat(), StandPat(), StandPat())
    moves = (Bet(2), Call(), Call(), *drawn, Check(), Bet(4), Call(), Call())
    hands = ["QsQh8d6c2d", "KsKh9d5c3s", "AsAhTdTc4s"]
    # Who bet last has to show first, whatever the hand.
    for shown in ((Show(),), (Show(), Muck())):
        view = to_act(deal_at("california", hands, *moves, *shown, options={"to_win": "trips"}))
        found = feedback(view, choice)
        assert found.verdict is Verdict.GOOD
        assert found.misconception is None
        assert found.rule == "BG-21"
        assert found.reasons[0].key == "advice-show-below"
        assert hint(view)[2].key == "advice-hint-show-number-below"


@pytest.mark.rule("BG-21")
def test_a_hand_good_enough_to_win_is_not_given_up_where_it_takes_three_of_a_kind():
    drawn = (StandPat(), StandPat(), StandPat())
    moves = (Bet(2), Call(), Call(), *drawn, Check(), Bet(4), Call(), Call())
    hands = ["QsQh8d6c2d", "AsAhTdTc4s", "KsKhKd5c3s"]
    view = to_act(deal_at("california", hands, *moves, Show(), options={"to_win": "trips"}))
    assert view.hand[0].rank == 13
    assert feedback(view, Muck()).verdict is Verdict.BLUNDER
    assert feedback(view, Show()).verdict is Verdict.BEST


def test_questions_and_numbers_said_cost_nothing():
    view = after_the_draw("AsAh9d5c3s")
    assert feedback(view, Ask(Seat(0))).verdict in (Verdict.GOOD, Verdict.ILLEGAL)
    drawing = to_act(deal_at("draw_high", [OPENER, "AsAh9d5c3s"], Bet(2), Call()))
    assert feedback(drawing, Announce(3)).verdict is Verdict.GOOD
    assert feedback(drawing, Rap()).chosen == StandPat()


@pytest.mark.rule("EN-20")
def test_a_rap_is_read_as_the_rules_read_it():
    raised = to_act(deal_at("draw_high", [OPENER, "AsAh9d5c3s"], Bet(2)))
    found = feedback(raised, Rap())
    assert found.verdict is Verdict.GOOD
    assert found.rule == "EN-20"
    first = to_act(deal_at("draw_high", [OPENER, "AsAh9d5c3s"]))
    assert feedback(first, Rap()).chosen == Check()


@pytest.mark.parametrize("rules", ["five_stage", "california", "last_raise", "draw_high"])
@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_offered_or_recommended_is_legal(rules, seed, monkeypatch):
    monkeypatch.setattr("drawtutor.advice.bet_model.samples_for", lambda opponents: 30)
    monkeypatch.setattr("drawtutor.advice.hold_model.samples_for", lambda opponents: 30)
    rng = Random(seed)
    players = 2 + 2 * seed
    dealer = Dealer(f"{rules}/{seed}")
    stacks = [rng.randint(8, 60) for _ in range(players)]
    deal = Deal.begin(load_rules(rules), STAKES[rules], stacks=stacks, antes=[1] * players)
    while not deal.phase.is_end:
        if deal.dealer_owes:
            deal = dealer.serve_all(deal)
            continue
        view = to_act(deal)
        actions = choices(view, rng)
        chosen = rng.choice([action for action in actions if not isinstance(action, Fold)] or actions)
        found = feedback(view, chosen, seed)
        assert found.verdict is not Verdict.ILLEGAL
        for action in [option.action for option in found.options] + ([found.better] if found.better else []):
            deal.act(view.seat, action)
        if found.verdict in WORSE:
            assert found.better is not None
        deal = deal.act(view.seat, chosen)


def test_hints_climb_from_the_rule_to_the_number():
    call = hint(after_the_draw("AsAh9d5c3s", Bet(4)))
    assert [step.key for step in call] == [
        "advice-hint-call-rule",
        "advice-hint-call-count",
        "advice-hint-call-number",
    ]
    assert call[2].values["needed"] == Fraction(4, 14)
    more = hint(after_the_draw("AsAh9d5c3s", Bet(4)), rng=Random(1))
    assert isinstance(more[2].values["wins"], Estimate)
    drawing = hint(to_act(deal_at("california", [OPENER, "AsAh9d5c3s"], Bet(2), Call(), StandPat())))
    assert drawing[2].values["improves"] == Fraction(1552, 5405)
    opening = hint(to_act(deal_at("five_stage", ["QsQh9d5c3s", "?", "?", "?"])))
    assert opening[2].values["lowest"].name == "JACK"


def behind_a_raiser(hero: str, served: str, *, thrown: str):
    """Five stages: the hero opened, was raised, drew, and has to open again or fold against a player who drew one."""
    drawn = (throw(thrown), (0, served), throw("2h"), (1, "7d"))
    return to_act(deal_at("five_stage", [hero, "KsKcQdQs2h"], Bet(5), RaiseTo(8), Call(), *drawn))


def test_a_fold_is_not_graded_where_nothing_but_a_bluff_stands_beside_it():
    view = behind_a_raiser("4h4cJd9s2c", "8s6d3c", thrown="Jd9s2c")
    assert not view.legal.check
    found = feedback(view, Fold())
    assert found.verdict in (*FINE, Verdict.CLOSE)
    assert found.reasons[0].key == "advice-as-bluff"
    assert found.misconception is None


def test_a_bet_that_pays_even_when_it_is_called_is_no_bluff_where_the_other_choice_is_to_fold():
    drawn = (throw("Td9c7d"), (0, "8s6d3c"), throw("9s6h2h"), (1, "Tc7c4s"))
    deal = deal_at("five_stage", ["AsAhTd9c7d", "KsKd9s6h2h"], Bet(10), Call(), *drawn)
    view = to_act(deal)
    found = feedback(view, Fold())
    assert found.verdict in (Verdict.MISTAKE, Verdict.BLUNDER)
    price = found.reasons[0]
    assert price.key == "advice-open-or-fold"
    assert price.values["needed"] < Fraction(price.values["wins"].value).limit_denominator(100)


def test_what_comes_to_nearly_the_same_is_told_so_of_both():
    """Where neither is clearly better, neither is called right while its figures say the other."""
    for seed in range(6):
        rng = Random(seed)
        dealer = Dealer(str(seed))
        deal = Deal.begin(load_rules("california"), STAKES["california"], stacks=[100] * 4, antes=[1] * 4)
        while not deal.phase.is_end:
            if deal.dealer_owes:
                deal = dealer.serve_all(deal)
                continue
            view = to_act(deal)
            if view.phase.is_betting and view.legal.call:
                for action in (Call(), Fold()):
                    found = feedback(view, action, seed)
                    price = found.reasons[0]
                    if found.verdict is Verdict.GOOD and price.key.startswith("advice-price"):
                        needs, wins = float(price.values["needed"]), price.values["wins"].value
                        better_by_figures = (wins > needs) == isinstance(action, Call)
                        assert better_by_figures or found.reasons[1].key in ("advice-bet-good", "advice-bet-hardly")
            actions = choices(view, rng)
            staying = [action for action in actions if not isinstance(action, Fold | Muck)]
            deal = deal.act(view.seat, rng.choice(staying or actions))


def test_a_check_is_said_to_wait_with_the_best_hand_only_where_it_mostly_is_the_best():
    for seed in range(8):
        rng = Random(seed)
        dealer = Dealer(str(seed))
        deal = Deal.begin(load_rules("california"), STAKES["california"], stacks=[100] * 5, antes=[1] * 5)
        while not deal.phase.is_end:
            if deal.dealer_owes:
                deal = dealer.serve_all(deal)
                continue
            view = to_act(deal)
            if view.phase is Phase.BET2 and view.legal.check:
                found = feedback(view, Check(), seed)
                if found.misconception is Misconception.WAITS_WITH_THE_BEST:
                    assert found.reasons[0].values["wins"].value > 0.5
            actions = choices(view, rng)
            staying = [action for action in actions if not isinstance(action, Fold | Muck)]
            deal = deal.act(view.seat, rng.choice(staying or actions))


def test_a_poor_bluff_names_what_is_worth_more():
    found = feedback(after_the_draw("JsJh9d5c3s", Check()), Bet(4))
    assert found.reasons[1].key == "advice-idea-bluffs-with-showdown-value"
    assert found.reasons[2] == Message.of("advice-bet-better", better=Message.of("advice-do-check"))


def test_the_number_of_a_hint_is_the_number_of_the_feedback():
    """A hint that counted fewer calls than the feedback would send the learner the wrong way."""
    view = to_act(deal_at("california", [OPENER, "AsAh9d5c3s", "?", "?"], Bet(2)))
    told = feedback(view, Call()).reasons[0]
    hinted = hint(view, rng=Random(1))[2]
    assert hinted.key == "advice-hint-call-number-behind-wins"
    assert hinted.values["needed"] == told.values["needed"]
    assert hinted.values["wins"] == told.values["wins"]


def test_a_free_check_is_never_set_beside_a_fold():
    for hero in ("7s5h4d3c2s", "QsJh9d5c3s", "AsKh9d5c3s"):
        found = feedback(after_the_draw(hero, Check()), Check())
        assert found.verdict in FINE
        assert all(reason.values.get("better") != Message.of("advice-do-fold") for reason in found.reasons)


def test_a_call_that_is_cheap_but_loses_is_not_said_to_be_as_good_as_the_fold():
    dearer = [RaiseTo(to) for to in (20, 30, 40, 50)]
    drawn = (throw("9s6h2h"), (0, "Tc7d4s"), StandPat())
    view = to_act(deal_at("five_stage", [OPENER, "7s5h4d3c2s"], Bet(10), *dearer, Call(), *drawn, Bet(3)))
    found = feedback(view, Call())
    assert found.verdict is Verdict.GOOD
    hardly = next(reason for reason in found.reasons if reason.key == "advice-bet-hardly")
    assert hardly.values["better"] == Message.of("advice-do-fold")


def test_a_table_without_antes_is_counted_too():
    """There is not a chip in the middle, so that losses are told by the chip."""
    deal = Deal.begin(load_rules("california"), STAKES["california"], stacks=[100] * 2, antes=[0] * 2)
    view = to_act(Dealer("no antes").serve_all(deal))
    assert view.pot == 0
    for action in (Check(), Bet(2), Fold()):
        assert feedback(view, action).verdict is not Verdict.ILLEGAL
    assert feedback(view, Fold()).verdict is Verdict.MISTAKE
