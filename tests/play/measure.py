"""Measures the opponents: how each style plays, and what fixed rules win from it.

`python -m tests.play.measure [DEALS]` prints the figures that the tests hold, with their standard errors.
"""

from __future__ import annotations

import math
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random

from drawtutor.hands import HandCategory, HandRank, strength
from drawtutor.play.opponents import StyledOpponent
from drawtutor.play.styles import STYLES, USUAL_OPPONENTS, Style
from drawtutor.rules import (
    Action,
    Bet,
    Call,
    Check,
    Deal,
    Dealer,
    Discard,
    Fold,
    Limit,
    Phase,
    RaiseTo,
    SeatView,
    Stakes,
    StandPat,
    load_rules,
)

Policy = Callable[[SeatView, Random], Action]

STAKES = {
    Limit.FIXED: Stakes(small_bet=2, big_bet=4),
    Limit.SPREAD: Stakes(min_bet=1, max_bet=5),
    Limit.POT: Stakes(min_bet=2),
    Limit.NONE: Stakes(min_bet=2),
}
CHIPS = 200
GAMES = (("five_stage", None), ("last_raise", None), ("california", None), ("draw_high", None), ("california", "pot"))
THREE_OF_EACH = {style.value: (style,) * 3 for style in STYLES}
TABLES = {"usual": USUAL_OPPONENTS, **THREE_OF_EACH}


def styled(style: Style) -> Policy:
    return StyledOpponent(style).choose


def draws_as_steady(view: SeatView, rng: Random) -> Action:
    return StyledOpponent(Style.STEADY).choose(view, rng)


def _passive(view: SeatView) -> Action:
    return Check() if view.legal.check else Call() if view.legal.call else Fold()


def always_raise(view: SeatView, rng: Random) -> Action:
    """Bets and raises the most wherever it is legal."""
    if not view.phase.is_betting:
        return draws_as_steady(view, rng)
    if view.legal.wager:
        low, high = view.legal.wager
        to = max(low, min(high, view.level + view.pot)) if view.rules.limit is Limit.NONE else high
        return Bet(to) if view.legal.bet else RaiseTo(to)
    return _passive(view)


def always_raise_least(view: SeatView, rng: Random) -> Action:
    """The same, with the smallest legal amounts."""
    if view.phase.is_betting and view.legal.wager:
        to = view.legal.wager[0]
        return Bet(to) if view.legal.bet else RaiseTo(to)
    return always_raise(view, rng)


def always_call(view: SeatView, rng: Random) -> Action:
    """Never folds, never raises; opens for the least where it may not check."""
    if not view.phase.is_betting:
        return draws_as_steady(view, rng)
    action = _passive(view)
    if isinstance(action, Fold) and view.legal.bet and view.legal.wager:
        return Bet(view.legal.wager[0])
    return action


def bets_after_the_draw(view: SeatView, rng: Random) -> Action:
    """Plays as the steady one before the draw, and bets anything after it."""
    return always_raise(view, rng) if view.phase is Phase.BET2 else draws_as_steady(view, rng)


def steals(view: SeatView, rng: Random) -> Action:
    """Opens with anything for the least, and gives up to resistance unless it has something."""
    if view.phase is Phase.BET1 and view.legal.bet and view.legal.wager:
        return Bet(view.legal.wager[0])
    return draws_as_steady(view, rng)


def pat_bluffs(view: SeatView, rng: Random) -> Action:
    """Raises everything, stands pat with everything, and bets it out."""
    return StandPat() if view.phase is Phase.DRAW else always_raise(view, rng)


FIXED_RULES: dict[str, Policy] = {
    "always-raise": always_raise,
    "always-raise-least": always_raise_least,
    "always-call": always_call,
    "bets-after-the-draw": bets_after_the_draw,
    "steals": steals,
    "pat-bluffs": pat_bluffs,
    "steady": styled(Style.STEADY),
}


@dataclass
class Figures:
    """What one seat's policy came to."""

    deals: int = 0
    total: float = 0.0
    squares: float = 0.0
    seen: Counter[str] = field(default_factory=Counter)
    counts: Counter[str] = field(default_factory=Counter)

    def won(self, antes: float) -> None:
        self.deals += 1
        self.total += antes
        self.squares += antes * antes

    @property
    def mean(self) -> float:
        return self.total / self.deals

    @property
    def error(self) -> float:
        return math.sqrt(max(0.0, self.squares / self.deals - self.mean**2) / self.deals)

    def rate(self, what: str) -> float:
        return self.counts[what] / self.seen[what] if self.seen[what] else math.nan

    def note(self, what: str, happened: bool) -> None:
        self.seen[what] += 1
        self.counts[what] += happened


def play(game: tuple[str, str | None], policies: Sequence[Policy], deals: int, seed: int = 1) -> list[Figures]:
    """Plays so many deals, the deal passing round, every player with fresh chips each time; figures by policy."""
    rules = load_rules(game[0], limit=game[1])
    stakes = STAKES[rules.limit]
    figures = [Figures() for _ in policies]
    count = len(policies)
    for number in range(deals):
        order = [(number + 1 + at) % count for at in range(count)]
        deal = Deal.begin(rules, stakes, stacks=[CHIPS] * count, antes=[1] * count)
        dealer = Dealer(f"{seed}/{number // count}")
        rng = Random(f"{seed}/{number}/players")
        while not deal.phase.is_end:
            deal = dealer.serve_all(deal)
            to_act = deal.to_act
            if to_act is None:
                break
            view = deal.view(to_act)
            action = policies[order[to_act]](view, rng)
            observe(figures[order[to_act]], view, action)
            deal = deal.act(to_act, action)
        # A passed-out pot is shared: what is carried belongs to nobody yet.
        for seat, payoff in enumerate(deal.payoffs or ()):
            figures[order[seat]].won(payoff + deal.carried / count)
    return figures


def observe(figures: Figures, view: SeatView, action: Action) -> None:
    wagers = isinstance(action, Bet | RaiseTo)
    if view.phase is Phase.BET1:
        if view.opener is None and (view.legal.bet or view.legal.raise_):
            figures.note("opens", wagers)
        elif view.legal.to_call:
            figures.note("folds-to-bet-1", isinstance(action, Fold))
            figures.note("raises-1", wagers)
    elif view.phase is Phase.DRAW:
        made = HandRank(strength(view.hand))
        thrown = len(action.cards) if isinstance(action, Discard) else 0
        figures.note("stands-pat", thrown == 0)
        figures.note("stands-pat-on-nothing", thrown == 0 and made.category <= HandCategory.PAIR)
        if made.category is HandCategory.PAIR:
            figures.note("keeps-with-pair", thrown == 2)
        if made.category is HandCategory.HIGH_CARD:
            figures.note("draws-one-with-nothing", thrown == 1)
        if made.category is HandCategory.THREE_OF_A_KIND:
            figures.note("trips-draws-one", thrown == 1)
    elif view.phase is Phase.BET2:
        weak = HandRank(strength(view.hand)).category is HandCategory.HIGH_CARD
        if view.legal.bet:
            figures.note("bets-2", wagers)
            if weak:
                figures.note("bets-nothing-2", wagers)
        elif view.legal.to_call:
            figures.note("folds-to-bet-2", isinstance(action, Fold))


def gains(game: tuple[str, str | None], rule: Policy, styles: Sequence[Style], deals: int, seed: int = 1) -> Figures:
    """What a rule wins, in antes a deal, from these opponents."""
    return play(game, [rule, *map(styled, styles)], deals, seed)[0]


def shown(figures: Figures) -> str:
    return f"{figures.mean:+.2f} ± {figures.error:.2f}"


def main(deals: int) -> None:
    for game in GAMES:
        print(f"\n{game[0]} {game[1] or ''}: gain of fixed rules, antes a deal ({deals} deals each)")
        print(f"{'':22}" + "".join(f"{name:>16}" for name in TABLES))
        for name, rule in FIXED_RULES.items():
            row = [shown(gains(game, rule, styles, deals)) for styles in TABLES.values()]
            print(f"{name:22}" + "".join(f"{cell:>16}" for cell in row))
        print("one of each style together:")
        for style, figures in zip(STYLES, play(game, [styled(style) for style in STYLES], 5 * deals), strict=True):
            rates = ", ".join(f"{what} {figures.rate(what):.2f}" for what in sorted(figures.seen))
            print(f"  {style.value:9}{shown(figures)}  {rates}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)
