"""Advice on the exchange: verdicts, ideas, exact numbers and what the others' draws change."""

from fractions import Fraction
from random import Random

import pytest

from drawtutor.advice import Misconception, Verdict, hint, review
from drawtutor.advice.choices import all_choices
from drawtutor.advice.hold_model import as_action, legal_holds
from drawtutor.advice.holds import idea_of, speaks_for
from drawtutor.advice.phrases import keeping
from drawtutor.cards import Rank, Suit, parse_cards
from drawtutor.message import Message
from drawtutor.odds import Estimate, hold_odds
from drawtutor.rules import Announce, Bet, Call, Check, Discard, Phase, RaiseTo, StandPat
from tests.advice.positions import deal_at, throw, to_act

# The simple models by themselves, which are asked where numpy is not installed.
pytestmark = pytest.mark.usefixtures("models_alone")


WORSE = (Verdict.INACCURACY, Verdict.MISTAKE, Verdict.BLUNDER)
OPENER = "KsKd9s6d2h"


def after_opener_drew(hero: str, thrown: str, served: str):
    """Two players in california: the other opened and drew, the hero is to exchange."""
    return to_act(deal_at("california", [OPENER, hero], Bet(2), Call(), throw(thrown), (0, served)))


def feedback(view, action, seed=1):
    return review(view, action, rng=Random(seed))


def test_three_cards_to_a_pair_are_right_against_a_player_who_drew_three():
    view = after_opener_drew("QsQhTd7c2c", "9s6d2h", "7s4c3c")
    found = feedback(view, throw("Td7c2c"))
    assert found.verdict in (Verdict.BEST, Verdict.GOOD)
    assert found.better is None
    (reason,) = found.reasons
    assert reason.key == "advice-hold-right"
    assert reason.values["improves"] == Fraction(1552, 5405)
    assert isinstance(reason.values["wins"], Estimate)


@pytest.mark.rule("PL-26")
def test_standing_pat_on_nothing_is_named_as_a_bluff():
    view = after_opener_drew("QsJhTd7c2c", "9s6d2h", "7s4c3c")
    found = feedback(view, StandPat())
    assert found.verdict is Verdict.BLUNDER
    assert found.misconception is Misconception.PAT_ON_NOTHING
    assert found.rule == "PL-26"
    assert isinstance(found.better, Discard)


@pytest.mark.rule("PL-29")
def test_a_kept_ace_gets_its_own_figures():
    view = after_opener_drew("3s3hAd7c2c", "9s6d2h", "7s4c5c")
    found = feedback(view, throw("7c2c"))
    said = {message.key: message for message in found.reasons}
    ace = said["advice-idea-keeps-ace-kicker"]
    assert ace.values["improves"] == Fraction(280, 1081)
    assert ace.values["without"] == Fraction(4656, 16215)
    assert found.rule == "PL-29"


def test_whether_to_break_a_pair_for_a_flush_depends_on_what_the_other_drew():
    hero = "JdJs9d6d3d"
    pat = to_act(deal_at("california", ["4s5s7h8c6c", hero], Bet(2), RaiseTo(4), RaiseTo(6), Call(), StandPat()))
    assert feedback(pat, throw("Js")).verdict is Verdict.BEST
    assert feedback(pat, throw("9d6d3d")).better == throw("Js")
    three = to_act(deal_at("california", ["KsKh9s6c2h", hero], Bet(2), Call(), throw("9s6c2h"), (0, "7s4c3c")))
    broken = feedback(three, throw("Js"))
    assert broken.verdict in WORSE
    assert broken.misconception is Misconception.BREAKS_PAIR_FOR_DRAW


def test_a_made_hand_is_kept():
    view = after_opener_drew("9h8h7d6c5s", "9s6d2h", "7s4c3c")
    right = feedback(view, StandPat())
    assert right.verdict is Verdict.BEST
    assert right.reasons[0].key == "advice-hold-right-pat"
    broken = feedback(view, throw("5s"))
    assert broken.verdict in (Verdict.MISTAKE, Verdict.BLUNDER)
    assert broken.misconception is Misconception.BREAKS_MADE_HAND
    assert broken.better == StandPat()


@pytest.mark.parametrize(
    ("hand", "keep", "idea"),
    [
        ("9h8h7d6c5s", "9h8h7d6c", Misconception.BREAKS_MADE_HAND),
        ("9h9d9c9s5s", "9h9d9c9s", None),
        ("9h9d9c9s5s", "9h9d9c5s", Misconception.BREAKS_MADE_HAND),
        ("9h9d9c6s5s", "9h9d", Misconception.BREAKS_THREE),
        ("9h9d9c6s5s", "9h9d9c", None),
        ("9h9d9c6s5s", "9h9d9c6s", Misconception.KEEPS_KICKER_WITH_THREE),
        ("9h9d9c6s5s", "9h9d9c6s5s", Misconception.PAT_WITHOUT_NEED),
        ("9h9d6c6s5s", "9h9d6c6s", None),
        ("9h9d6c6s5s", "9h9d", Misconception.BREAKS_TWO_PAIR),
        ("9h9d6c6s5s", "9h9d6c6s5s", Misconception.PAT_WITHOUT_NEED),
        ("9h9dAc6s5s", "9h9d", None),
        ("9h9dAc6s5s", "9h9dAc", Misconception.KEEPS_ACE_KICKER),
        ("9h9dKc6s5s", "9h9dKc", Misconception.KEEPS_KICKER),
        ("AhAdKc6s5s", "AhAdKc", Misconception.KEEPS_KICKER),
        ("9h9dKc6s5s", "9h9dKc6s", Misconception.KEEPS_KICKER),
        ("9h9dKc6s5s", "9h9dKc6s5s", Misconception.PAT_WITHOUT_NEED),
        ("9h9dKc6s5s", "Kc", Misconception.BREAKS_PAIR),
        ("9h9d8c7s6s", "9h8c7s6s", Misconception.BREAKS_PAIR_FOR_DRAW),
        ("9h9dKh6h5h", "9hKh6h5h", Misconception.BREAKS_PAIR_FOR_DRAW),
        ("9h9d8c7s5s", "9h8c7s5s", Misconception.DRAWS_INSIDE_STRAIGHT),
        ("AhKd9c6s3h", "AhKd9c6s3h", Misconception.PAT_ON_NOTHING),
        ("9h8d7c5s2h", "9h8d7c5s", Misconception.DRAWS_INSIDE_STRAIGHT),
        ("9h8d7c6s2h", "9h8d7c6s", None),
        ("9h8d7c6s2h", "9h8d", Misconception.LEAVES_FOUR_CARD_DRAW),
        ("Ah9h7h5h2c", "Ah", Misconception.LEAVES_FOUR_CARD_DRAW),
        ("AhKd9c6s3h", "", Misconception.THROWS_TOO_MANY),
        ("AhJh8h5c2d", "AhJh8h", Misconception.DRAWS_TO_THREE_CARDS),
        ("AhKd9c6s3h", "9c6s", Misconception.THROWS_HIGH_CARDS),
        ("AhKd9c6s3h", "Kd", Misconception.THROWS_HIGH_CARDS),
        ("AhKd9c6s3h", "AhKd", None),
        ("AhKd9c6s3h", "Ah", None),
    ],
)
def test_each_hold_is_known_by_the_idea_behind_it(hand, keep, idea):
    assert idea_of(parse_cards(hand), parse_cards(keep)) is idea


@pytest.mark.rule("PL-24")
def test_every_option_is_legal_ranked_and_carries_its_exact_chances():
    view = after_opener_drew("QsQhTd7c2c", "9s6d2h", "7s4c3c")
    found = feedback(view, throw("Qs"))
    values = [option.value.value for option in found.options]
    assert values == sorted(values, reverse=True)
    assert throw("Qs") in [option.action for option in found.options]
    for option in found.options:
        thrown = option.action.cards if isinstance(option.action, Discard) else ()
        assert len(thrown) <= 3
        odds = hold_odds(view.hand, [card for card in view.hand if card not in thrown])
        exact = [line.values["improves"] for line in option.numbers if "improves" in line.values]
        assert exact in ([odds.improves], [])


@pytest.mark.rule("BG-19")
def test_four_may_be_thrown_beside_an_ace_where_the_house_says_so():
    deal = deal_at(
        "california", ["?", "Ah9d7c5s3h"], Bet(2), Call(), StandPat(), options={"four_with_ace": True, "draw_limit": 3}
    )
    view = to_act(deal)
    assert view.phase is Phase.DRAW
    four = feedback(view, throw("9d7c5s3h"))
    assert four.verdict is not Verdict.ILLEGAL
    wrong = feedback(view, throw("Ah7c5s3h"))
    assert wrong.verdict is Verdict.ILLEGAL
    assert wrong.reasons == (Message.of("advice-illegal-four"),)
    assert wrong.rule == "BG-19"


def test_a_draw_limit_of_none_leaves_one_thing_to_do():
    view = to_act(deal_at("california", ["?", "Ah9d7c5s3h"], Bet(2), Call(), StandPat(), options={"draw_limit": 0}))
    found = feedback(view, StandPat())
    assert found.verdict is Verdict.BEST
    assert found.reasons == (Message.of("advice-only-choice"),)


@pytest.mark.rule("PL-31")
def test_what_an_opponent_drew_is_named_in_the_assumption():
    one = after_opener_drew("QsQhTd7c2c", "2h", "7s")
    assumed = feedback(one, throw("Td7c2c")).assumption
    (read,) = assumed.values["reads"]
    assert read.key == "advice-read-both"
    assert read.values["drew"] == 1
    assert [kind.key for kind in read.values["likely"]] == ["advice-likely"] * 2


def test_one_view_and_one_seed_give_one_feedback_whatever_the_others_hold():
    seen = []
    for other in (OPENER, "AsAd9s6d2h", "3s3d9s6d2h"):
        view = to_act(deal_at("california", [other, "QsQhTd7c2c"], Bet(2), Call(), throw("9s6d2h"), (0, "7s4c5c")))
        seen.append(feedback(view, throw("Td7c2c")))
    assert seen[0] == seen[1] == seen[2]


def test_what_is_kept_is_called_by_its_name():
    hand = parse_cards("QsQhTd7c2c")
    assert keeping(hand, parse_cards("QsQh")) == Message.of("advice-do-keep-pair", rank=Rank.QUEEN)
    kicker = Message.of("advice-do-keep-pair-and", rank=Rank.QUEEN, card=parse_cards("Td")[0])
    assert keeping(hand, parse_cards("QsQhTd")) == kicker
    assert keeping(hand, parse_cards("TdQh7c")).key == "advice-do-keep"
    assert keeping(hand, parse_cards("QsQhTd7c")) == Message.of("advice-do-throw-one", card=parse_cards("2c")[0])
    trips = parse_cards("9h9d9c6s5s")
    assert keeping(trips, parse_cards("9h9d9c")) == Message.of("advice-do-keep-three", rank=Rank.NINE)
    assert keeping(trips, parse_cards("9h9d")).key == "advice-do-keep"
    pairs = parse_cards("9h9d6c6s5s")
    assert keeping(pairs, parse_cards("9h9d6c6s")) == Message.of("advice-do-keep-both-pairs")
    assert keeping(pairs, parse_cards("9h9d")) == Message.of("advice-do-keep-pair", rank=Rank.NINE)
    flush = parse_cards("AhKhJd5h2h")
    assert keeping(flush, parse_cards("AhKh5h2h")) == Message.of("advice-do-keep-four", suit=Suit.HEARTS)


def test_a_reason_never_speaks_against_the_better_choice_itself():
    """A learner told to keep the king beside the sevens is not told that any kept card costs chances."""
    hand = parse_cards("7d7sKhTc2d")
    kept = parse_cards("7d7sTc")
    assert speaks_for(Misconception.KEEPS_KICKER, hand, kept, better=parse_cards("7d7s"))
    assert not speaks_for(Misconception.KEEPS_KICKER, hand, kept, better=parse_cards("7d7sKh"))
    junk = parse_cards("AhKd9c6s3h")
    assert not speaks_for(Misconception.THROWS_HIGH_CARDS, junk, parse_cards("9c6s"), better=parse_cards("KdJc"))
    assert speaks_for(Misconception.THROWS_HIGH_CARDS, junk, parse_cards("9c6s"), better=parse_cards("AhKd"))
    broken = parse_cards("JdJs9d6d3d")
    assert not speaks_for(Misconception.BREAKS_PAIR, broken, parse_cards("Jd"), better=parse_cards("Jd9d6d3d"))


@pytest.mark.rule("PL-24")
def test_every_worse_exchange_is_given_a_reason_beside_the_comparison():
    view = after_opener_drew("3d8dKcAc4c", "9s6d2h", "7s5c2c")
    found = feedback(view, throw("Ac"))
    assert found.verdict in WORSE
    assert found.misconception is None
    assert [reason.key for reason in found.reasons] == ["advice-hold-worse", "advice-hold-improves"]
    mine, better = found.reasons[1].values["improves"], found.reasons[1].values["better_improves"]
    assert better > mine


def test_two_kept_side_cards_are_not_called_one():
    view = after_opener_drew("3s3hAd7c2c", "9s6d2h", "7s4c5c")
    said = {message.key: message for message in feedback(view, throw("2c")).reasons}
    assert said["advice-idea-keeps-kicker"].values["kept"] == 2


def test_a_hint_does_not_send_the_learner_into_what_the_feedback_would_mark_down():
    """A pair is broken for a flush where the other stood pat after raising: the hint has to know that too."""
    hero = "JdJs9d6d3d"
    pat = to_act(deal_at("california", ["4s5s7h8c6c", hero], Bet(2), RaiseTo(4), RaiseTo(6), Call(), StandPat()))
    number = hint(pat, rng=Random(1))[2]
    assert number.key == "advice-hint-exchange-number-better"
    assert number.values["better"].key == "advice-do-keep-four"
    three = to_act(deal_at("california", ["KsKh9s6c2h", hero], Bet(2), Call(), throw("9s6c2h"), (0, "7s4c3c")))
    assert hint(three, rng=Random(1))[2].key == "advice-hint-exchange-number-wins"


def test_who_has_asked_for_a_number_of_cards_is_advised_on_throwing_as_many():
    moves = (Check(), Bet(2), Call())
    view = to_act(deal_at("draw_high", ["QsQhTd7c2c", "?"], *moves, Announce(3)))
    found = feedback(view, throw("Td7c2c"))
    assert {len(option.action.cards) for option in found.options} == {3}
    assert len(legal_holds(view)) == 10 == len(all_choices(view))
    other = feedback(view, throw("Td7c"))
    assert other.verdict is Verdict.ILLEGAL
    assert other.reasons == (Message.of("advice-illegal-announced", said=3, thrown=2),)
    assert feedback(view, StandPat()).verdict is Verdict.ILLEGAL
    none = to_act(deal_at("draw_high", ["QsQhTd7c2c", "?"], *moves, Announce(0)))
    assert [as_action(odds) for odds in legal_holds(none)] == [StandPat()] == list(all_choices(none))
    again = to_act(deal_at("draw_high", ["QsQhTd7c2c", "?"], *moves, Announce(3), Announce(1)))
    assert {len(odds.discard) for odds in legal_holds(again)} == {1}
