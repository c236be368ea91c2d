"""What is won from each style: the smaller version of `benchmarks/matches.py`.

The full figures stand in README. Here the decks are few and always the same, so that the margins are wide: a style
that gives nothing away, or that a rule without thought beats clearly, is still found.
"""

import statistics

import pytest

from drawtutor.play import STYLES, Style
from drawtutor.play.matches import FIXED_RULES, GAMES, Match, match, won

DISTORTED = [style for style in STYLES if style is not Style.STEADY]
ENOUGH = 5.0
"""Small bets a hundred deals: what the reference is to win, and what a fixed rule is not to."""


def against(rule: str, style: Style, decks: int, players: int = 4) -> Match:
    return match(GAMES["california"], FIXED_RULES[rule], style, players=players, decks=decks)


@pytest.mark.parametrize("style", DISTORTED)
def test_the_reference_wins_from_every_style(style: Style) -> None:
    found = against("reference", style, 150)
    assert found.mean > 0
    assert found.high > ENOUGH


@pytest.mark.parametrize("rule", ["always-raise", "always-call"])
def test_no_rule_without_thought_wins_from_the_styles(rule: str) -> None:
    """From each not clearly more than allowed, and from all together it loses."""
    found = {style: against(rule, style, 40) for style in STYLES}
    assert all(found[style].low < ENOUGH for style in STYLES)
    assert statistics.fmean(match.mean for match in found.values()) < 0


def test_the_reference_wins_nothing_from_itself() -> None:
    """Whoever sits where, the same choices are drawn by the same chance: what a deck gives and takes is nothing."""
    found = against("reference", Style.STEADY, 12)
    assert abs(found.mean) < 1e-9
    assert found.error < 1e-9


@pytest.mark.parametrize("game", GAMES)
def test_what_is_won_is_what_others_lose(game: str) -> None:
    policies = (FIXED_RULES["always-raise"], FIXED_RULES["always-call"], FIXED_RULES["reference"])
    for deck in range(5):
        assert sum(won(GAMES[game], policies, str(deck))) == pytest.approx(0)
