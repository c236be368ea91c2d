"""Hints: the last step holds the coach's own figures, says nothing that is not so, and leaves the choice open."""

from fractions import Fraction
from random import Random

import pytest

from benchmarks.decisions import decision
from drawtutor.advice import hint, review
from drawtutor.advice.appraisal import Appraisal
from drawtutor.advice.faced import unusual_bet
from drawtutor.cards import Rank
from drawtutor.message import Message, Who
from drawtutor.rules import Action, Bet, Call, Check, Fold, RaiseTo, SeatView, Stakes, StandPat
from drawtutor.words import Catalogue
from tests.advice.positions import deal_at, messages_in, throw, to_act
from tests.advice.weighed import weighed

OPENER = "KdKc9s6h2h"
TENS = "ThTs8d7c3d"
UNRANGED = [({"joker": "wild"}, "joker"), ({"to_win": "trips"}, "to-win"), ({"exchanges": 2}, "exchanges")]


@pytest.fixture(scope="module")
def english():
    return Catalogue.load()


def number(view: SeatView) -> Message:
    return hint(view, rng=Random(1))[2]


def near(one: object, other: object) -> bool:
    """Whether two chances are told alike, in whole percent or finer."""
    assert isinstance(one, Fraction)
    assert isinstance(other, Fraction)
    return abs(one - other) <= Fraction(6, 1000)


def spoken(view: SeatView, chosen) -> dict[str, Message]:
    """What the coach says of a choice, its figures among it, by key; of the several that may have one key the first."""
    found = review(view, chosen, rng=Random(1))
    said: dict[str, Message] = {}
    for message in (*found.reasons, *found.numbers):
        said.setdefault(message.key, message)
    return said


def prices(view: SeatView) -> int:
    """Holds the price and the chance of a hint in a betting round beside the coach's; returns how many there were."""
    hinted = number(view)
    figures = hinted.values.get("figures", hinted)
    assert isinstance(figures, Message)
    told = figures.values
    # What is best is left to the learner.
    assert not [message.key for message in messages_in(hinted) if message.key.startswith("advice-do-")]
    if view.legal.call:
        said = spoken(view, Call())
        read = "-read" if unusual_bet(view) else ""
        price = next(said[key] for key in (f"advice-price{read}", f"advice-price{read}-behind") if key in said)
        assert bool(read) is (hinted.key == "advice-hint-call-number-read")
        assert near(told["needed"], price.values["needed"])
        assert near(told["wins"], price.values["wins"])
        return 2
    done = 0
    if "wins" in told:
        free = spoken(view, Check())["advice-free"]
        assert near(told["wins"], free.values["wins"])
        done += 1
    if "called" in told:
        bet = (Bet if view.legal.bet else RaiseTo)(told["to"])
        folds = spoken(view, bet)["advice-numbers-folds"]
        assert near(told["works"], folds.values["works"])
        assert near(told["called"], folds.values["wins"])
        done += 2
    return done


def test_the_figures_of_a_hint_are_those_that_the_coach_speaks_of_in_any_decision_on_bets() -> None:
    views = [decision(37, n) for n in range(90) if n % 3 != 1]
    assert sum(map(prices, views)) > 70


def test_the_chances_of_a_hint_for_the_exchange_are_those_that_the_coach_tells() -> None:
    for n in range(1, 60, 3):
        view = decision(37, n)
        told = number(view)
        if told.key not in ("advice-hint-exchange-number-wins", "advice-hint-exchange-pat-wins"):
            assert told.key in ("advice-hint-exchange-number-better", "advice-hint-exchange-number-later")
            more = told.values["better_wins"] > told.values["wins"]  # type: ignore[operator]
            assert more is (told.key == "advice-hint-exchange-number-better")
            continue
        kept = next(iter(messages_in(told.values.get("choice", Message.of("advice-do-pat")))))
        options = review(view, StandPat(), rng=Random(1)).options
        wins = [option.value for option in options if option.numbers and option.numbers[0].values.get("choice") == kept]
        assert all(near(told.values["wins"], each) for each in wins)


def test_three_aces_that_face_a_bet_are_told_the_chance_that_a_fold_is_judged_by() -> None:
    moves = (Bet(2), RaiseTo(4), Fold(), Call(), StandPat(), throw("Kd7c3d"), (1, "4s5sJc"), Bet(4))
    view = to_act(deal_at("california", ["?", "AhAsKd7c3d", "?"], *moves))
    told, price = number(view).values, spoken(view, Fold())["advice-price"].values
    assert told["needed"] == price["needed"] == Fraction(4, 19)
    assert told["wins"] == price["wins"]


def test_a_hint_is_the_same_each_time_and_needs_no_chance_where_nothing_is_sampled() -> None:
    for n in (2, 3, 5, 6):
        view = decision(39, n)
        assert hint(view, rng=Random(1)) == hint(view, rng=Random(1)) == hint(view)


# -- The exchange --


def test_what_is_worth_more_for_the_bets_to_come_is_not_said_to_win_more_often(english, monkeypatch) -> None:
    def pat_is_worth_more(view: SeatView, rng: Random, *, asked: list[Action]) -> Appraisal:
        return weighed(view, {StandPat(): 5.0, asked[0]: 0.0})

    monkeypatch.setattr("drawtutor.advice.hint_numbers.appraise", pat_is_worth_more)
    view = to_act(deal_at("california", ["?", "AhQd9c6s3h"], Bet(2), Call(), StandPat()))
    told = number(view)
    assert told.key == "advice-hint-exchange-number-later"
    assert told.values["better"].key == "advice-do-pat"
    assert told.values["better_wins"] < told.values["wins"]
    assert "more often" not in english.say(told)


@pytest.mark.parametrize(
    ("moves", "blinds", "seen"),
    [
        ((Call(), Check()), (1, 2), "none"),
        ((Bet(2), Call(), Call()), (), "acts"),
        ((Bet(2), Call(), Call(), StandPat()), (), "some"),
        ((Bet(2), Call(), Call(), StandPat(), StandPat()), (), "all"),
    ],
)
def test_a_hint_looks_at_what_the_others_did_and_drew_only_where_they_have(moves, blinds, seen, english) -> None:
    view = to_act(deal_at("california", ["?"] * (2 if blinds else 3), *moves, blinds=blinds))
    count = hint(view)[1]
    assert count.values["seen"] == seen
    said = english.say(count)
    assert ("drew" in said, "did" in said) == (seen in ("some", "all"), seen != "none")


# -- Houses without ranges --


@pytest.mark.parametrize(("options", "why"), UNRANGED)
@pytest.mark.parametrize("numpy", [True, False])
def test_a_house_without_ranges_has_the_price_and_does_not_say_that_nothing_is_graded(
    options, why, numpy, english, request
) -> None:
    if not numpy:
        request.getfixturevalue("without_numpy")
    key = "advice-hint-no-ranges" if numpy else "advice-hint-no-worths"
    called = deal_at("california", ["?", "QhQs8d7c3d", "?"], Bet(2), options=options)
    exchange = deal_at("california", [OPENER, "?", "?"], Bet(2), Call(), Call(), options=options)
    first = deal_at("california", [OPENER, "?", "?"], options=options)
    for deal, inner in ((called, "call-number"), (exchange, "exchange-number"), (first, "bet-number")):
        told = hint(to_act(deal), rng=Random(1))[2]
        assert (told.key, told.values["why"]) == (key, why)
        assert told.values["number"].key.startswith(f"advice-hint-{inner}")
        assert "not graded" not in english.say(told)
    assert hint(to_act(called))[2].values["number"].values["needed"] == Fraction(2, 7)


def test_a_joker_in_the_hand_is_hinted_at_without_a_hold_by_common_practice(english) -> None:
    view = to_act(deal_at("california", ["JkKc9s6h2h", "?"], Bet(2), Call(), options={"joker": "wild"}))
    steps = hint(view, rng=Random(1))
    assert steps[2].values["number"].key == "advice-hint-show-number"
    assert "kings" in english.say(steps[2])


# -- Openers --


def asking_openers(hand: str, *, players: int = 3, rules: str = "california") -> SeatView:
    passed = Check() if rules == "california" else Fold()
    hands = ["?", hand, *["?"] * (players - 2)]
    return to_act(deal_at(rules, hands, passed, options={"openers": "jacks"}))


@pytest.mark.rule("EN-12")
@pytest.mark.parametrize("hand", [TENS, "AhKs8d7c3d", "Ah9h8h7h2c"])
def test_a_hand_without_openers_is_told_that_it_may_not_open(hand, english) -> None:
    view = asking_openers(hand)
    steps = hint(view, rng=Random(1))
    assert [step.key for step in steps] == [
        "advice-hint-no-openers-rule",
        "advice-hint-no-openers-count",
        "advice-hint-and-wins",
    ]
    free = spoken(view, Check())
    assert steps[2].values["wins"] == free["advice-free"].values["wins"]
    assert "advice-open-cannot" in free
    assert "may not open" in english.say(steps[2])
    shut = hint(asking_openers(hand, rules="five_stage"))
    assert "fold" in english.say(shut[2])
    assert "check costs" not in english.say(shut[2])
    assert list(spoken(asking_openers(hand, rules="five_stage"), Fold())) == ["advice-open-cannot"]


@pytest.mark.rule("EN-12")
@pytest.mark.parametrize(("players", "lowest"), [(3, Rank.JACK), (6, Rank.KING)])
def test_the_lowest_hand_of_practice_is_never_below_what_the_house_asks(players, lowest) -> None:
    view = asking_openers("JhJs8d7c3d", players=players)
    assert number(view).values["number"].values["lowest"] is lowest
    said = [m for key, m in spoken(view, Bet(2)).items() if key.startswith("advice-open-practice")]
    assert [message.values["lowest"] for message in said] == [lowest]


@pytest.mark.usefixtures("models_alone")
def test_the_simple_models_keep_to_openers_too() -> None:
    view = asking_openers(TENS)
    assert hint(view)[2].key == "advice-hint-no-openers-number"
    assert number(view).key == "advice-hint-and-wins"
    said = spoken(view, Check())
    assert said["advice-open-practice"].values["lowest"] is Rank.JACK
    assert "advice-open-cannot" in said


def test_too_few_chips_to_open_are_not_told_as_a_stake_to_match() -> None:
    view = to_act(deal_at("five_stage", [OPENER, "?"], stacks=[4, 100], stakes=Stakes(min_bet=5, max_bet=10)))
    assert list(spoken(view, Fold())) == ["advice-open-no-chips"]
    assert hint(view)[2].key == "advice-open-no-chips"


# -- All-in --

HELD = ["6h6sKd7c3d", "QhQd9c4s2c", "JhJd8c5d4h"]
DRAWN = (
    *(Bet(2), Call(), Call(), throw("Kd7c3d"), (0, "KsAd2h"), throw("9c4s2c"), (1, "3s5sJc")),
    *(throw("8c5d4h"), (2, "TdTc7h")),
)


@pytest.mark.parametrize("numpy", [True, False])
def test_nobody_who_is_all_in_is_said_to_fold(numpy, english, request) -> None:
    if not numpy:
        request.getfixturevalue("without_numpy")
    view = to_act(deal_at("california", HELD, *DRAWN, stacks=[200, 3, 200]))
    told = number(view)
    assert told.values["number"] == Message.of("advice-hint-all-in", who=(Who(1),))
    assert told.values["wins"] == spoken(view, Check())["advice-free"].values["wins"]
    for step in (told, hint(view)[2]):
        assert "everybody folds" not in english.say(step, names={1: "Ann"})
        assert "Ann is all-in" in english.say(step, names={1: "Ann"})


def test_a_bet_that_nobody_can_match_is_told_to_come_back(english) -> None:
    hands, moves = ["7s6h5d4c2s", "KdKcQsQh2h"], [Bet(3), Call(), StandPat(), StandPat()]
    told = number(to_act(deal_at("five_stage", hands, *moves, stacks=[20, 4])))
    assert told.values["number"].key == "advice-hint-comes-back"
    assert english.say(told)


# -- Who owes nothing --


def test_the_last_blind_is_told_that_it_may_raise_and_nothing_of_draws(english) -> None:
    view = to_act(deal_at("california", ["?", "?", "?"], Call(), Call(), blinds=(1, 2, 0)))
    rule, count, figures = (english.say(step) for step in hint(view))
    assert "raise" in rule
    assert "drew" not in count
    assert "A raise to 4" in figures


@pytest.mark.usefixtures("models_alone")
def test_where_one_opens_or_folds_the_hint_prices_the_bet_as_the_feedback_does() -> None:
    drawn = (throw("2h"), (0, "7d"), throw("9d8s7h"), (1, "2d3d4c"))
    view = to_act(deal_at("five_stage", ["KsKcQdQs2h", "QhQc9d8s7h"], Bet(5), RaiseTo(8), Call(), *drawn))
    told = number(view)
    assert told.key == "advice-hint-open-or-fold-number"
    price = spoken(view, Fold())["advice-open-or-fold"].values
    if price["cost"] == told.values["cost"]:
        assert told.values["needed"] == price["needed"]
    assert told.values["cost"] == told.values["to"]
