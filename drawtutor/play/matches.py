"""Matches: what one player wins among opponents of one kind, measured over many deals.

Each deck is dealt once for every seat, and the player who is measured takes them in turn, so that it plays all the
hands of a deal: what the cards bring comes out even. The chance that a seat's choice is drawn by belongs to the deck,
the seat and the choice, whoever sits there, so that where two players do the same the deals are the same.
"""

from __future__ import annotations

import statistics
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import Final

from drawtutor.play.opponents import StyledOpponent
from drawtutor.play.styles import Style
from drawtutor.rules import (
    Action,
    Bet,
    Call,
    Check,
    Deal,
    Dealer,
    Fold,
    HouseRules,
    Limit,
    Phase,
    RaiseTo,
    SeatView,
    Stakes,
    load_rules,
    usual_stakes,
)

__all__ = ["FIXED_RULES", "GAMES", "Game", "Match", "Policy", "match", "won"]

Policy = Callable[[SeatView, Random], Action]
"""A way to play: what is done in a view, drawn by a chance."""

_DEEP: Final = 10_000


@dataclass(frozen=True, slots=True, kw_only=True)
class Game:
    """What is played. Stacks are deep: with a limit nobody is ever all-in."""

    rules: HouseRules
    ante: int = 1
    blinds: tuple[int, ...] = ()

    @property
    def stakes(self) -> Stakes:
        """The usual ones."""
        return usual_stakes(self.rules)

    @property
    def unit(self) -> int:
        """The small bet, in chips; where a bet has no one size, two antes."""
        return self.stakes.small_bet or 2 * self.ante

    def begin(self, players: int) -> Deal:
        """A deal with the antes and blinds in."""
        blinds = (*self.blinds, *(0,) * (players - len(self.blinds))) if self.blinds else ()
        return Deal.begin(
            self.rules, self.stakes, stacks=(_DEEP,) * players, antes=(self.ante,) * players, blinds=blinds
        )


GAMES: Final[Mapping[str, Game]] = MappingProxyType(
    {
        "california": Game(rules=load_rules("california")),
        "california-full-ante": Game(rules=load_rules("california"), ante=2),
        "california-blinds": Game(rules=load_rules("california"), ante=0, blinds=(1, 2)),
        "five_stage": Game(rules=load_rules("five_stage")),
        "five_stage-fixed": Game(rules=load_rules("five_stage", {"raise_cap": 4}, limit="fixed")),
        "last_raise": Game(rules=load_rules("last_raise")),
        "draw_high": Game(rules=load_rules("draw_high")),
    }
)
"""What is measured: each rule set at its usual stakes with an ante of one chip, and ways to play it that differ."""


def _passive(view: SeatView) -> Action:
    return Check() if view.legal.check else Call() if view.legal.call else Fold()


_STEADY: Final = StyledOpponent(Style.STEADY).choose


def _always_raise(view: SeatView, rng: Random) -> Action:
    """Bets and raises the most wherever it is legal, and no more than the pot; exchanges as the reference does."""
    if not view.phase.is_betting:
        return _STEADY(view, rng)
    if not view.legal.wager:
        return _passive(view)
    low, high = view.legal.wager
    to = max(low, min(high, view.level + view.pot + view.legal.to_call)) if view.rules.limit is Limit.NONE else high
    return Bet(to) if view.legal.bet else RaiseTo(to)


def _always_call(view: SeatView, rng: Random) -> Action:
    """Never folds and never raises; opens for the least where it may not check."""
    if not view.phase.is_betting:
        return _STEADY(view, rng)
    action = _passive(view)
    return Bet(view.legal.wager[0]) if isinstance(action, Fold) and view.legal.bet and view.legal.wager else action


def _bets_after_the_draw(view: SeatView, rng: Random) -> Action:
    """Plays as the reference before the draw, and bets and raises anything after it."""
    return _always_raise(view, rng) if view.phase is Phase.BET2 else _STEADY(view, rng)


FIXED_RULES: Final[Mapping[str, Policy]] = MappingProxyType(
    {
        "reference": _STEADY,
        "always-raise": _always_raise,
        "always-call": _always_call,
        "bets-after-the-draw": _bets_after_the_draw,
    }
)
"""Ways to play that need no thought, and the reference beside them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Match:
    """What was won, in small bets a hundred deals."""

    mean: float
    error: float
    """The standard error of the mean, over decks."""

    @property
    def low(self) -> float:
        """The lower end of the 95% interval."""
        return self.mean - 1.96 * self.error

    @property
    def high(self) -> float:
        """The upper end of the 95% interval."""
        return self.mean + 1.96 * self.error


def won(game: Game, policies: tuple[Policy, ...], deck: str) -> tuple[float, ...]:
    """What each seat wins of one deck, in small bets; nothing where the deal is passed out."""
    dealer, made = Dealer(deck), [0] * len(policies)
    deal = dealer.serve_all(game.begin(len(policies)))
    while deal.to_act is not None:
        view = deal.view(deal.to_act)
        made[view.seat] += 1
        action = policies[view.seat](view, Random(f"{deck}/{view.seat}/{made[view.seat]}"))
        deal = dealer.serve_all(deal.act(view.seat, action))
    payoffs = deal.view(None).payoffs
    if deal.phase is Phase.PASSED_OUT or payoffs is None:
        return (0.0,) * len(policies)
    return tuple(payoff / game.unit for payoff in payoffs)


def match(game: Game, policy: Policy, style: Style, *, players: int, decks: int, seed: str = "matches") -> Match:
    """What a way to play wins among opponents of a style, sitting in every seat of each deck in turn."""
    other = StyledOpponent(style).choose
    means = []
    for deck in range(decks):
        seats = (
            won(game, tuple(policy if at == seat else other for at in range(players)), f"{seed}/{deck}")[seat]
            for seat in range(players)
        )
        means.append(statistics.fmean(seats))
    return Match(mean=100 * statistics.fmean(means), error=100 * statistics.stdev(means) / decks**0.5)
