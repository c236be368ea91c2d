"""A style is stated, and can be told from its play."""

from fractions import Fraction

import pytest

from drawtutor.hands import HandCategory
from drawtutor.play import NAMES, STYLES, SessionError, SessionReason, Settings, Style
from drawtutor.play.styles import traits_of
from drawtutor.words import Catalogue, Language
from tests.play.measure import Occasion, rate

ENGLISH = Catalogue.load(Language.ENGLISH, strict=True)


def others(*styles: Style) -> list[Style]:
    return [other for other in STYLES if other not in styles]


STATED = [
    (Style.CAREFUL, Occasion.COMES_IN, 1 - traits_of(Style.CAREFUL).gives_up),
    (Style.CAREFUL, Occasion.WAGERS_LATE, 0),
    (Style.LOOSE, Occasion.CALLS, traits_of(Style.LOOSE).pays),
    (Style.LOOSE, Occasion.CALLS_LATE, traits_of(Style.LOOSE).pays),
    (Style.HONEST, Occasion.WAGERS_UNSURE, 0),
    (Style.HONEST, Occasion.WAGERS_LATE, 0),
    (Style.BLUFFER, Occasion.RAISES_ON_NOTHING, traits_of(Style.BLUFFER).wild),
    (Style.BLUFFER, Occasion.STANDS_PAT, traits_of(Style.BLUFFER).pat_bluff),
    (Style.BLUFFER, Occasion.BETS_NOTHING, traits_of(Style.BLUFFER).bet_bluff),
    (Style.BLUFFER, Occasion.CALLS, traits_of(Style.BLUFFER).pays),
    (Style.BLUFFER, Occasion.CALLS_LATE, traits_of(Style.BLUFFER).pays),
    (Style.CHASER, Occasion.CALLS_WITH_A_DRAW, traits_of(Style.CHASER).clings),
    (Style.CHASER, Occasion.CALLS_LATE, traits_of(Style.CHASER).hopes),
    (Style.CHASER, Occasion.CHASES_INSIDE, 1),
    (Style.CHASER, Occasion.CHASES_THREE, 1),
    (Style.CHASER, Occasion.BREAKS_A_PAIR, 1),
    (Style.KEEPER, Occasion.CALLS_WITH_AN_ACE, traits_of(Style.KEEPER).clings),
    (Style.KEEPER, Occasion.CALLS_LATE_WITH_AN_ACE, traits_of(Style.KEEPER).hopes),
    (Style.KEEPER, Occasion.KEEPS_AN_ACE, 1),
    (Style.KEEPER, Occasion.DRAWS_ONE_TO_TRIPS, 1),
]


@pytest.mark.parametrize(("style", "occasion", "stated"), STATED)
def test_the_stated_rate_is_measured_in_its_play(style: Style, occasion: Occasion, stated: Fraction | int) -> None:
    """Over 250 deals among five of the style; what is always or never done has no exception."""
    measured, occasions = rate(style, occasion)
    assert occasions >= 20
    assert measured == pytest.approx(float(stated), abs=4 * (float(stated * (1 - stated)) / occasions) ** 0.5)


@pytest.mark.parametrize(
    ("occasion", "by"),
    [
        (Occasion.COMES_IN, (Style.CAREFUL, Style.HONEST)),
        (Occasion.CALLS, (Style.LOOSE, Style.CHASER, Style.KEEPER, Style.BLUFFER)),
        (Occasion.RAISES_ON_NOTHING, (Style.BLUFFER,)),
        (Occasion.WAGERS_UNSURE, (Style.HONEST, Style.BLUFFER)),
        (Occasion.WAGERS_LATE, (Style.HONEST, Style.CAREFUL)),
        (Occasion.STANDS_PAT, (Style.BLUFFER,)),
        (Occasion.CHASES_THREE, (Style.CHASER,)),
        (Occasion.DRAWS_ONE_TO_TRIPS, (Style.KEEPER,)),
        (Occasion.KEEPS_AN_ACE, (Style.KEEPER,)),
    ],
)
def test_a_trait_is_that_of_its_styles_alone(occasion: Occasion, by: tuple[Style, ...]) -> None:
    """Every style that has it stands further from the steady one than any that has not."""
    steady = rate(Style.STEADY, occasion)[0]
    apart = {style: abs(rate(style, occasion)[0] - steady) for style in STYLES if rate(style, occasion)[1] >= 20}
    assert min(apart[style] for style in by) > max(apart[style] for style in apart if style not in by)


def test_the_steady_one_does_nothing_that_the_reference_never_does() -> None:
    for occasion in (Occasion.CALLS, Occasion.RAISES_ON_NOTHING, Occasion.CALLS_LATE):
        assert rate(Style.STEADY, occasion)[0] == 0
    assert rate(Style.STEADY, Occasion.COMES_IN)[0] == 1


def test_who_opens_least_is_seen_by_everybody() -> None:
    opens = {style: rate(style, Occasion.OPENS)[0] for style in STYLES}
    assert opens[Style.HONEST] < opens[Style.CAREFUL] < opens[Style.STEADY]
    for style in (Style.LOOSE, Style.BLUFFER, Style.CHASER, Style.KEEPER):
        assert opens[style] == pytest.approx(opens[Style.STEADY], abs=0.05)


@pytest.mark.parametrize("style", STYLES)
def test_a_style_is_told_with_its_rates(style: Style) -> None:
    assert ENGLISH.text(style)
    told = ENGLISH.say(style.about)
    assert len(told) > 40
    rates = [value for value in style.about.values.values() if isinstance(value, Fraction)]
    assert all(0 < rate < 1 for rate in rates)
    assert told.count("1 in ") + told.count("%") == len(rates)


def test_what_is_stated_is_what_is_played_by() -> None:
    bluffer, honest = traits_of(Style.BLUFFER), traits_of(Style.HONEST)
    assert set(Style.BLUFFER.about.values.values()) == {bluffer.wild, bluffer.pat_bluff, bluffer.pays}
    assert Style.HONEST.about.values == {"before": honest.sure_before, "after": honest.sure_after}
    assert honest.sure_before is HandCategory.TWO_PAIR
    assert Style.STEADY.about.values == {}
    assert Style.CHASER.about.values["hopes"] == traits_of(Style.CHASER).hopes


def test_every_name_and_every_refusal_has_its_words() -> None:
    names = {ENGLISH.say(f"name-{name}") for name in NAMES}
    assert len(names) == len(NAMES) >= 7
    for seed in range(30):
        told = [ENGLISH.say(name) for name in Settings(seed=seed).names()]
        assert len(set(told)) == 4
    for reason in SessionReason:
        assert ENGLISH.say(SessionError(reason).message).count(".") == 1
