"""No two sentences of a feedback contradict each other, and none is said that the figures beside it do not bear out."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import cast

import pytest

from benchmarks.decisions import decision
from drawtutor.advice import Feedback, Misconception, Verdict, appraise, review
from drawtutor.advice.grading import WORSE
from drawtutor.advice.holds import idea_message, speaks_for
from drawtutor.advice.numbers import chips_of
from drawtutor.advice.outlook import Outlook, Prospect
from drawtutor.advice.ranges import held
from drawtutor.advice.wager_reasons import wager_sentence
from drawtutor.cards import Card, parse_cards
from drawtutor.message import Message
from drawtutor.rules import Action, Bet, Call, Check, Discard, EventKind, Fold, RaiseTo, SeatView, StandPat
from drawtutor.words import Catalogue, Language
from tests.advice.positions import deal_at, throw, to_act
from tests.advice.weighed import OPENER, after_three, opened, told, weighed

Said = dict[str, Message]


@dataclass(frozen=True)
class _Only:
    """An outlook in which everything comes to the same."""

    found: Prospect

    def of(self, action: Action) -> Prospect:
        """What comes of any action."""
        return self.found


_DREW = (throw("9d5c3s"), (1, "8h7s3h"))
_AHEAD = ("advice-idea-waits-", "advice-idea-slow-plays", "advice-idea-lets-them")
_BLUFFS = ("advice-as-bluff", "advice-as-bluff-called", "advice-as-bluff-folds")
_MADE_UP = {"advice-bluff-wins-called", "advice-bluff-together", "advice-bluff-later"}
_FAILS = {"advice-idea-bluffs-too-dear", "advice-idea-bets-into-strength"}


def _starts(said: Said, *starts: str) -> bool:
    return any(key.startswith(starts) for key in said)


def _ahead_and_a_bluff(view: SeatView, found: Feedback, said: Said) -> bool:
    return _starts(said, *_AHEAD) and _starts(said, "advice-as-bluff")


def _best_now_and_under_half(view: SeatView, found: Feedback, said: Said) -> bool:
    free = said.get("advice-free")
    return "advice-idea-waits-with-the-best" in said and free is not None and free.values["wins"] <= 0.5


def _works_and_costs_too_much(view: SeatView, found: Feedback, said: Said) -> bool:
    bluff = said.get("advice-as-bluff-folds")
    works = bluff is not None and bluff.values["folds"] >= bluff.values["works"]
    return works and isinstance(found.chosen, Bet | RaiseTo) and bool(said.keys() & _FAILS)


def _fails_and_is_right_without_a_word(view: SeatView, found: Feedback, said: Said) -> bool:
    bluff = said.get("advice-as-bluff-folds")
    fails = bluff is not None and bluff.values["folds"] < bluff.values["works"]
    right = "advice-bet-right" in said and isinstance(found.chosen, Bet | RaiseTo)
    return fails and right and not said.keys() & _MADE_UP


def _for_value_and_worse_without_a_word(view: SeatView, found: Feedback, said: Said) -> bool:
    mine = {"advice-for-value", "advice-for-thin-value"} & said.keys()
    rest = [key for key in said if not key.startswith(("advice-range", "advice-open-practice", "advice-for-"))]
    return found.verdict in WORSE and isinstance(found.chosen, Bet | RaiseTo) and bool(mine) and len(rest) < 2


def _keeps_what_was_kept(view: SeatView, found: Feedback, said: Said) -> bool:
    idea = said.get("advice-idea-throws-high-cards")
    if idea is None:
        return False
    assert isinstance(found.chosen, Discard)
    return idea.values["card"] not in found.chosen.cards


def _behind_where_nobody_is(view: SeatView, found: Feedback, said: Said) -> bool:
    spoken = {event.seat for event in view.stage_events if event.kind is EventKind.CHECK}
    left = [player for player in view.players if player.active and player.stack and player.seat not in spoken]
    behind = isinstance(found.chosen, Check) and any(player.seat != view.seat for player in left)
    return "advice-idea-slow-plays" in said and not behind


def _worse_by_nothing(view: SeatView, found: Feedback, said: Said) -> bool:
    gains = said.get("advice-gains") or said.get("advice-mixed-behind")
    return found.verdict in WORSE and gains is not None and not gains.values["chips"]


def _far_apart_and_the_same(view: SeatView, found: Feedback, said: Said) -> bool:
    both = [said[key] for key in ("advice-hold-close", "advice-hold-good") if key in said]
    return any(abs(told.values["wins"] - told.values["better_wins"]) > 0.03 for told in both)


def _a_bet_while_facing_one(view: SeatView, found: Feedback, said: Said) -> bool:
    idea = said.get("advice-idea-bets-into-strength")
    return idea is not None and bool(idea.values["facing"]) != view.legal.call


def _half_is_less_than_a_half(view: SeatView, found: Feedback, said: Said) -> bool:
    thin = said.get("advice-for-thin-value")
    return thin is not None and thin.values["wins"] >= 0.5


def _improves_never(view: SeatView, found: Feedback, said: Said) -> bool:
    right = said.get("advice-hold-right")
    return right is not None and not right.values["improves"]


KINDS: tuple[Callable[[SeatView, Feedback, Said], bool], ...] = (
    _ahead_and_a_bluff,
    _best_now_and_under_half,
    _works_and_costs_too_much,
    _fails_and_is_right_without_a_word,
    _for_value_and_worse_without_a_word,
    _keeps_what_was_kept,
    _behind_where_nobody_is,
    _worse_by_nothing,
    _far_apart_and_the_same,
    _a_bet_while_facing_one,
    _half_is_less_than_a_half,
    _improves_never,
)


def contradictions(view: SeatView, found: Feedback) -> list[str]:
    """The kinds of contradiction in a feedback, by keys and values alone."""
    said = {message.key: message for message in found.reasons}
    return [kind.__name__ for kind in KINDS if kind(view, found, said)]


def _told_of(seed: int, count: int) -> Iterator[tuple[int, SeatView, Feedback]]:
    for number in range(count):
        view = decision(seed, number)
        appraisal = appraise(view, Random(0))
        rng = Random(number)
        looked_at = appraisal.worths[:6]
        for worth in rng.sample(looked_at, min(2, len(looked_at))):
            yield number, view, review(view, worth.action, rng=Random(0), appraisal=appraisal)


@pytest.fixture(scope="module")
def many() -> list[tuple[int, SeatView, Feedback]]:
    return [*_told_of(909, 60)]


def test_no_two_sentences_of_random_decisions_contradict_each_other(many: list[tuple[int, SeatView, Feedback]]) -> None:
    found = [(number, kind) for number, view, told_ in many for kind in contradictions(view, told_)]
    assert found == []


def test_a_feedback_has_five_sentences_at_most_but_where_a_bluff_pays_in_a_roundabout_way(
    many: list[tuple[int, SeatView, Feedback]],
) -> None:
    assert all(len(told_.reasons) <= 5 + bool({m.key for m in told_.reasons} & _MADE_UP) for _, _, told_ in many)


@pytest.mark.parametrize(
    ("seed", "number", "chosen"),
    [
        (606, 9, Check()),
        (909, 357, Check()),
        (909, 251, Check()),
        (909, 26, Check()),
        (77, 35, Bet(4)),
        (77, 44, Bet(4)),
        (909, 248, Bet(4)),
        (77, 29, Bet(4)),
        (77, 33, RaiseTo(4)),
        (77, 22, StandPat()),
        (909, 104, Call()),
    ],
)
def test_what_a_strong_player_found_is_said_no_more(seed: int, number: int, chosen: Check) -> None:
    view = decision(seed, number)
    assert contradictions(view, review(view, chosen, rng=Random(0))) == []


def test_who_wins_less_than_half_is_told_to_win_more_than_a_share() -> None:
    view = to_act(deal_at("california", ["JsJh9d5c3s", "?", "?", "?"]))
    found = told(view, Check(), {Check(): 1.0, Bet(2): 2.0, Fold(): 0.0})
    keys = [reason.key for reason in found.reasons]
    assert "advice-idea-waits-with-the-best-by-share" in keys
    assert "advice-idea-waits-with-the-best" not in keys


def test_a_bluff_that_works_often_enough_is_told_what_a_check_or_a_call_wins_already() -> None:
    view = after_three("TsTh9d5c3s", *_DREW, Check())
    found = told(view, Bet(4), {Check(): 3.0, Bet(4): 1.0, Fold(): 0.0})
    assert found.misconception is Misconception.BLUFFS_WITH_SHOWDOWN_VALUE
    idea = next(reason for reason in found.reasons if reason.key.startswith("advice-idea-"))
    assert float(idea.values["chance"]) == pytest.approx(Outlook(view, held(view)).stays, abs=0.006)


def test_a_bluff_that_works_often_enough_and_still_loses_is_told_that_what_comes_later_costs_more() -> None:
    view = after_three("8s6d5d3c2s", StandPat(), Check())
    found = told(view, Bet(4), {Check(): 1.0, Bet(4): -1.0, Fold(): 0.0})
    assert found.misconception is Misconception.FORGETS_WHAT_IT_COSTS_LATER
    keys = [reason.key for reason in found.reasons]
    assert "advice-bet-costs-later" in keys
    assert not set(keys) & _FAILS


@pytest.mark.parametrize(
    ("hand", "keep", "better", "card"),
    [
        ("AhJc6d4s2h", "AhJc", "AhJc", None),
        ("AhJc6d4s2h", "Ah2h", "AhJc", "Jc"),
        ("AhJc6d4s2h", "Jc6d", "AhJc", "Ah"),
        ("AhJc6d4s2h", "Ah2h", "Ah", None),
        ("Kh9c8d6h5s", "Kh5s", "Kh9c8d6h5s", None),
        ("AhKdJc9c6s", "9c6s", "KdJc", None),
    ],
)
def test_a_high_card_is_named_where_it_was_thrown_for_a_lower_one(
    hand: str, keep: str, better: str, card: str | None
) -> None:
    cards, kept, best = parse_cards(hand), parse_cards(keep), parse_cards(better)
    idea = Misconception.THROWS_HIGH_CARDS
    assert speaks_for(idea, cards, kept, better=best) is (card is not None)
    if card is not None:
        assert idea_message(idea, cards, kept, better=best, seen=()).values["card"] == Card.parse(card)


def test_a_pair_that_was_thrown_with_all_the_rest_has_nothing_kept_in_its_place() -> None:
    hand = parse_cards("9h9cKd4s2h")
    values = [
        idea_message(Misconception.BREAKS_PAIR, hand, keep, better=hand[:2], seen=()).values["kept"]
        for keep in ((), hand[2:3])
    ]
    assert values == [0, 1]


def test_what_a_choice_loses_is_told_finely_enough_to_be_something() -> None:
    english = Catalogue.load(Language.ENGLISH, strict=True)
    assert (chips_of(0.04), chips_of(0.44), chips_of(-0.06)) == (0.04, 0.4, -0.06)
    view = to_act(deal_at("california", [OPENER, "JsJh9d5c3s"]))
    assert view.pot == 2
    found = told(view, Check(), {Bet(2): 0.54, Check(): 0.5, Fold(): 0.0})
    assert found.verdict is Verdict.INACCURACY
    assert "0.04 chips" in english.say(next(reason for reason in found.reasons if reason.key == "advice-gains"))


def test_a_share_a_little_below_an_even_one_is_told_as_less() -> None:
    view = opened("TsTh9d5c3s", players=2)
    wins = {}
    for share in (0.497, 0.503):
        found = Prospect(cost=4, pot=10.0, settled=False, wins=share, folded=0.0, staying=1.0)
        worth = weighed(view, {RaiseTo(4): 1.0}).best
        said = wager_sentence(view, worth, cast(Outlook, _Only(found)))
        wins[said.key] = said.values["wins"]
    assert wins == {"advice-for-thin-value": Fraction(497, 1000), "advice-for-value": Fraction(1, 2)}


def test_facing_a_bet_it_is_a_raise_that_makes_the_pot_bigger() -> None:
    view = opened("2s2c9d5c3s")
    found = told(view, RaiseTo(4), {Call(): 0.2, Fold(): 0.0, RaiseTo(4): -1.0})
    idea = next(reason for reason in found.reasons if reason.key == "advice-idea-bets-into-strength")
    assert idea.values["facing"] is True
    assert float(idea.values["chance"]) == pytest.approx(Outlook(view, held(view)).of(Call()).wins, abs=0.006)
