#!/usr/bin/env python3
"""How long the roll-outs of a position take, and how sure they are. Prints a table.

    .venv/bin/python benchmarks/rollouts.py [--positions 12] [--memory]

Positions are of random deals in fixed limit, played up to there by the reference player: for each number of players
those where a bet is to be chosen, and those where cards are. Medians over the positions, in milliseconds:

- first: from the question to the first figure, of 1,000 deals after each action;
- 4,000 and 16,000: the same with so many deals;
- error: the largest standard error of a difference to the best action at 16,000, in small bets.

The tables that are made once for all positions are not counted in it: the line above says how long they take. With
``--memory`` the memory of a fresh process before and after is told too, in MiB (PSS).
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from drawtutor.reference import table_player  # noqa: E402
from drawtutor.rules import Deal, Dealer, Phase, SeatView, Stakes, load_rules  # noqa: E402

SMALL_BET = 2


def positions(players: int, phase: Phase, wanted: int) -> Iterator[SeatView]:
    """So many moments of that phase at which somebody is to act, each of a deal of its own."""
    rules = load_rules("california")
    number = 0
    while wanted:
        number += 1
        rng, dealer = Random(f"{players} {phase} {number}"), Dealer(f"{players} {number}")
        deal = Deal.begin(rules, Stakes(small_bet=SMALL_BET), stacks=(200,) * players, antes=(1,) * players)
        skipped = rng.randint(0, players)
        while not deal.phase.is_end and deal.phase is not Phase.SHOWDOWN:
            deal = dealer.serve_all(deal)
            if deal.to_act is None or deal.phase is Phase.SHOWDOWN:
                break
            view = deal.view(deal.to_act)
            if deal.phase is phase:
                if not skipped:
                    yield view
                    wanted -= 1
                    break
                skipped -= 1
            deal = deal.act(deal.to_act, table_player(view).choose(view, rng))


def pss() -> float:
    """How much memory this process has, in MiB, shared pages counted in part."""
    lines = Path("/proc/self/smaps_rollup").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("Pss:")) / 1024


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--positions", type=int, default=12, help="how many positions of each kind")
    parser.add_argument("--memory", action="store_true", help="tell how much memory it takes")
    asked = parser.parse_args()
    before = pss() if asked.memory else 0.0
    began = time.perf_counter()
    from drawtutor.reference import RollOut

    warm = next(positions(3, Phase.BET1, 1))
    RollOut(warm, seed=1).add(1000)
    print(f"made once, numpy and all: {(time.perf_counter() - began) * 1000:.0f} ms\n")
    print("players  to choose  actions  first  4,000  16,000  error")
    for players in range(2, 7):
        for phase in (Phase.BET1, Phase.DRAW):
            rows = []
            for view in positions(players, phase, asked.positions):
                began = time.perf_counter()
                rollout = RollOut(view, seed=1)
                waits = []
                for deals in (1000, 4000, 16_000):
                    figures = rollout.add(deals - rollout.deals)
                    waits.append((time.perf_counter() - began) * 1000)
                rows.append((len(rollout.actions), *waits, figures.error / SMALL_BET))
            actions, first, few, many, error = (statistics.median(column) for column in zip(*rows, strict=True))
            kind = "bets" if phase is Phase.BET1 else "cards"
            print(f"{players:7}  {kind:9}  {actions:7.0f}  {first:5.0f}  {few:5.0f}  {many:6.0f}  {error:5.3f}")
    if asked.memory:
        print(f"\nmemory: {before:.0f} MiB before, {pss():.0f} after")


if __name__ == "__main__":
    main()
