"""The chance to win each pot beside players who are all-in, and what is said of it."""

from __future__ import annotations

from functools import cache

import pytest

from drawtutor.advice import Misconception
from drawtutor.advice.outlook import Outlook
from drawtutor.advice.ranges import held
from drawtutor.message import Message
from drawtutor.rules import Action, Bet, Call, Check, Fold, RaiseTo, Seat, SeatView
from drawtutor.words import Catalogue, Language
from tests.advice.positions import deal_at, throw, to_act
from tests.advice.weighed import told

DEALT = ["6h6sKd7c3d", "QhQd9c4s2c", "JhJd8c5d4h"]
DREW = (
    *(throw("Kd7c3d"), (0, "KsAd2h")),
    *(throw("9c4s2c"), (1, "3s5sJc")),
    *(throw("8c5d4h"), (2, "TdTc7h")),
)
NAMES = {0: Message.of("who-you"), 1: "Kim", 2: "Mo"}


@cache
def sixes(*moves: Action) -> SeatView:
    """Sixes after the draw; the next was all-in before it, and the last can still bet."""
    return to_act(deal_at("california", DEALT, Bet(2), Call(), Call(), *DREW, *moves, stacks=[200, 3, 200]))


WAGERS = [(sixes(), Bet(4)), (sixes(Check(), Bet(4)), RaiseTo(8))]


@pytest.mark.rule("A24")
@pytest.mark.parametrize(("view", "wager"), WAGERS)
def test_what_comes_back_when_the_others_fold_is_not_told_as_won(view: SeatView, wager: Bet | RaiseTo) -> None:
    outlook = Outlook(view, held(view))
    found = outlook.of(wager)
    beats = outlook.beats(Seat(1))
    assert found.short == (1,)
    assert 0 < found.main <= beats < 0.02
    assert found.side <= outlook.beats(Seat(2))
    # What is won of the pots together is the main pot, and what the other had put in beside it.
    staked = view.players[2].staked
    assert found.wins * found.pot == pytest.approx(found.main * 9 + found.beside * 2 * staked, abs=0.05)


def test_where_all_that_is_bet_comes_back_the_pots_together_are_the_one_that_all_have_paid_for() -> None:
    view = sixes()
    found = Outlook(view, held(view)).of(Bet(4))
    called = 2 * 4 * (1 - found.beside)
    assert found.pot == pytest.approx(9 + called)


@pytest.mark.parametrize(("view", "wager"), WAGERS)
def test_the_pot_with_who_is_all_in_is_told_alone(view: SeatView, wager: Bet | RaiseTo) -> None:
    worths: dict[Action, float] = {wager: -1.0, Fold(): 0.0}
    if view.legal.check:
        worths[Check()] = 0.5
    feedback = told(view, wager, worths)
    said = next(reason for reason in feedback.reasons if reason.key == "advice-beside-all-in")
    assert said.values["main"] < 0.02
    text = Catalogue.load(Language.ENGLISH, strict=True).say(said, names=NAMES)
    assert "cannot drive out Kim, who is all-in: the pot with Kim you win 0." in text
    assert "the side pot" in text
    # Whoever is all-in cannot be bluffed, so no bluff is spoken of.
    assert feedback.misconception is Misconception.BETS_INTO_STRENGTH
