"""Luck apart from choice: where what came stands among all that could have come."""

from fractions import Fraction
from itertools import combinations
from random import Random

import pytest

from drawtutor.advice import Verdict
from drawtutor.cards import DECK, parse_cards
from drawtutor.hands import strength
from drawtutor.play import Came, Session, Settings, apart
from drawtutor.play.luck import draw_luck, luck_of
from drawtutor.rules import Discard, EventKind, load_rules
from drawtutor.words import Catalogue, Language
from tests.play.sessions import play_deal, usual

ENGLISH = Catalogue.load(Language.ENGLISH, strict=True)


def test_the_draw_is_set_beside_every_draw_to_the_same_hold() -> None:
    hand, thrown = parse_cards("9s9hAd7c2d"), parse_cards("7c2d")
    final = parse_cards("9s9hAd9c3d")
    luck = draw_luck(hand, thrown, final)
    rest = [card for card in DECK if card not in hand]
    came = strength(final)
    ends = [strength((*luck.kept, *drawn)) for drawn in combinations(rest, 2)]
    assert (luck.standing.better, luck.standing.equal, luck.standing.worse) == (
        sum(end > came for end in ends),
        sum(end == came for end in ends),
        sum(end < came for end in ends),
    )
    assert luck.standing.total == 1081


def test_cards_that_lay_open_cannot_have_come() -> None:
    hand, thrown = parse_cards("AhJh8h3h5c"), parse_cards("5c")
    final = parse_cards("AhJh8h3h2h")
    assert draw_luck(hand, thrown, final).standing.total == 47
    seen = draw_luck(hand, thrown, final, parse_cards("KhQh"))
    # The two of hearts is the lowest of the seven hearts that are left: T, 9, 7, 6, 5, 4 are better.
    assert (seen.standing.better, seen.standing.equal, seen.standing.worse) == (6, 1, 38)


def test_what_was_dealt_stands_among_all_hands_of_another_player() -> None:
    """C25: one opponent has better than these jacks 20.0658% of the time."""
    luck = luck_of(parse_cards("JsJh9d6c3s"))
    assert round(Fraction(luck.standing.better, luck.standing.total), 6) == Fraction("0.200658")
    assert luck.draw is None


def test_a_session_tells_the_luck_of_its_deal() -> None:
    told = drew = 0
    for seed in range(30):
        session = Session(usual("california", seed=seed))
        play_deal(session, Random(seed))
        luck = session.luck()
        assert luck is not None
        (dealt,) = (
            event.cards for event in session.view.events if event.kind is EventKind.DEALT and event.seat == session.hero
        )
        assert luck.dealt.strength == strength(dealt)
        threw = any(isinstance(decision.action, Discard) for decision in session.decisions)
        assert (luck.draw is not None) is threw
        if luck.draw is not None:
            assert luck.draw.final.strength == strength(session.view.hand)
            drew += 1
        told += sum(len(ENGLISH.say(message)) > 20 for message in luck.messages)
    assert told == 60
    assert drew > 5


def test_with_a_joker_in_play_no_draw_is_counted() -> None:
    session = Session(Settings(seed=1, rules=load_rules("california", {"joker": "wild"})))
    play_deal(session, Random(1))
    assert session.luck() is None


@pytest.mark.parametrize("verdict", list(Verdict))
def test_choice_and_luck_are_told_apart(verdict: Verdict) -> None:
    hand, thrown = parse_cards("AhJh8h3h5c"), parse_cards("5c")
    came = {Came.WELL: "AhJh8h3hKh", Came.POORLY: "AhJh8h3h2c", Came.EVENLY: "AhJh8h3hTc"}
    sentences = set()
    for how, final in came.items():
        message = apart(verdict, draw_luck(hand, thrown, parse_cards(final)))
        assert message.values["came"] is how
        sentences.add(ENGLISH.say(message))
    assert len(sentences) == 3


def test_how_often_it_ends_so_well_is_exact() -> None:
    """The flush comes 9 times in 47; the king of hearts gives the best of them."""
    luck = draw_luck(parse_cards("AhJh8h3h5c"), parse_cards("5c"), parse_cards("AhJh8h3h2h"))
    assert apart(Verdict.BEST, luck).values["chance"] == Fraction(9, 47)
