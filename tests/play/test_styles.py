"""A style is stated, and can be told from its play."""

from fractions import Fraction
from functools import cache

import pytest

from drawtutor.play import NAMES, STYLES, SessionError, SessionReason, Settings, Style
from drawtutor.play.styles import traits_of
from drawtutor.words import Catalogue, Language
from tests.play.measure import Figures, play, styled

ENGLISH = Catalogue.load(Language.ENGLISH, strict=True)


@cache
def at_one_table() -> dict[Style, Figures]:
    """One player of each style, together, in both kinds of game; measured figures are about these:

    share of hands opened: careful .20, steady .25, keeper .25, loose .39, bluffer .40; folds to a bet before the
    draw: loose .23, the others .77 to .79; bets nothing after the draw: bluffer .5, loose .03.
    """
    figures = play(("california", None), [styled(style) for style in STYLES], 1500)
    return dict(zip(STYLES, figures, strict=True))


def rate(style: Style, what: str) -> float:
    return at_one_table()[style].rate(what)


def others(style: Style) -> list[Style]:
    return [other for other in STYLES if other is not style]


def test_the_careful_one_opens_the_fewest_hands() -> None:
    assert all(rate(Style.CAREFUL, "opens") < rate(other, "opens") - 0.02 for other in others(Style.CAREFUL))


def test_the_loose_one_folds_the_least_and_draws_the_most() -> None:
    assert all(
        rate(Style.LOOSE, "folds-to-bet-1") < rate(other, "folds-to-bet-1") - 0.3 for other in others(Style.LOOSE)
    )


def test_the_bluffer_is_the_one_who_bets_and_stands_pat_with_nothing() -> None:
    assert 0.25 < rate(Style.BLUFFER, "bets-nothing-2") < 0.75
    assert rate(Style.LOOSE, "bets-nothing-2") < 0.12
    assert all(rate(other, "stands-pat-on-nothing") == 0 for other in others(Style.BLUFFER))
    assert rate(Style.BLUFFER, "stands-pat-on-nothing") > 0.03


def test_the_keeper_keeps_a_kicker_and_nobody_else_does() -> None:
    assert rate(Style.KEEPER, "keeps-with-pair") > 0.1
    assert rate(Style.KEEPER, "trips-draws-one") == 1
    assert all(rate(other, "keeps-with-pair") == 0 for other in (Style.STEADY, Style.CAREFUL))
    assert all(rate(other, "trips-draws-one") == 0 for other in others(Style.KEEPER))


@pytest.mark.parametrize("style", STYLES)
def test_a_style_is_told_with_its_rates(style: Style) -> None:
    assert ENGLISH.text(style)
    assert len(ENGLISH.say(style.about)) > 40
    rates = [value for value in style.about.values.values() if isinstance(value, Fraction)]
    assert all(0 < rate < 1 for rate in rates)


def test_the_stated_rates_are_those_played_by() -> None:
    traits = traits_of(Style.BLUFFER)
    assert ENGLISH.say(Style.BLUFFER.about).count("1 in") == 3
    assert set(Style.BLUFFER.about.values.values()) == {traits.open_bluff, traits.pat_bluff, traits.bet_bluff}


def test_every_name_and_every_refusal_has_its_words() -> None:
    names = {ENGLISH.say(f"name-{name}") for name in NAMES}
    assert len(names) == len(NAMES) >= 7
    for seed in range(30):
        told = [ENGLISH.say(name) for name in Settings(seed=seed).names()]
        assert len(set(told)) == 4
    for reason in SessionReason:
        assert ENGLISH.say(SessionError(reason).message).count(".") == 1
