#!/usr/bin/env python3
"""What the reference player wins from each opponent that sits at the table, in small bets a hundred deals.

    .venv/bin/python benchmarks/matches.py [--decks 1000] [--structures half-ante blinds] [--players 3 4 5 6]

One reference player sits among opponents of one style. Each deck is dealt once for every seat, and the reference
player takes them in turn, so that it plays all the hands of a deal: what the cards bring comes out even. The error is
that of the mean over decks, and the interval 1.96 of it on either side. Stacks are deep; nobody is ever all-in.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from drawtutor.play import STYLES, Style, StyledOpponent  # noqa: E402
from drawtutor.reference import TableStructure, table_player  # noqa: E402
from drawtutor.rules import Deal, Dealer, HouseRules, Phase, Stakes, load_rules  # noqa: E402

DEEP = 10_000


def rules_of(structure: TableStructure) -> HouseRules:
    """The house rules that are most like what was trained."""
    if structure is TableStructure.FOLD_OR_OPEN:
        return load_rules("five_stage", {"raise_cap": 4}, limit="fixed")
    if structure is TableStructure.ONE_CIRCUIT:
        return load_rules("last_raise", {"draw_limit": 3})
    return load_rules("california")


def begin(structure: TableStructure, players: int) -> Deal:
    """A deal of this structure with the antes and blinds in."""
    terms = structure.terms
    return Deal.begin(
        rules_of(structure),
        Stakes(small_bet=terms.small_bet, big_bet=terms.big_bet),
        stacks=(DEEP,) * players,
        antes=(terms.ante,) * players,
        blinds=(terms.small_blind, terms.big_blind, *(0,) * (players - 2)) if terms.big_blind else (),
    )


def won(structure: TableStructure, players: int, seat: int, style: Style, seed: str) -> float:
    """What the reference player wins in this seat, in small bets; nothing where the deal is passed out."""
    deal, dealer = begin(structure, players), Dealer(seed)
    opponent, rng = StyledOpponent(style), Random(f"{seed}/choices/{seat}")
    deal = dealer.serve_all(deal)
    while deal.to_act is not None:
        view = deal.view(deal.to_act)
        if view.seat == seat and view.phase is not Phase.SHOWDOWN:
            action = table_player(view).choose(view, rng)
        else:
            action = opponent.choose(view, rng)
        deal = dealer.serve_all(deal.act(view.seat, action))
    payoffs = deal.view(None).payoffs
    if deal.phase is Phase.PASSED_OUT or payoffs is None:
        return 0.0
    return payoffs[seat] / deal.stakes.small_bet


def match(structure: TableStructure, players: int, style: Style, decks: int, seed: str) -> tuple[float, float]:
    """Small bets a hundred deals, and the error of the mean."""
    means = [
        statistics.fmean(won(structure, players, seat, style, f"{seed}/{deck}") for seat in range(players))
        for deck in range(decks)
    ]
    return 100 * statistics.fmean(means), 100 * statistics.stdev(means) / decks**0.5


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--decks", type=int, default=1000)
    parser.add_argument("--seed", default="matches 1")
    parser.add_argument("--structures", nargs="+", type=TableStructure, default=list(TableStructure))
    parser.add_argument("--players", nargs="+", type=int, default=[3, 4, 5, 6])
    parser.add_argument("--styles", nargs="+", type=Style, default=list(STYLES))
    chosen = parser.parse_args()
    for structure in chosen.structures:
        for players in chosen.players:
            for style in chosen.styles:
                began = time.perf_counter()
                mean, error = match(structure, players, style, chosen.decks, chosen.seed)
                low, high = mean - 1.96 * error, mean + 1.96 * error
                print(
                    f"{structure:12} {players} players  {style:8} {mean:+7.1f}  95%: {low:+7.1f} to {high:+7.1f}"
                    f"  ({chosen.decks} decks, {time.perf_counter() - began:.0f} s)",
                    flush=True,
                )


if __name__ == "__main__":
    main()
