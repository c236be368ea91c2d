#!/usr/bin/env python3
"""How long an opponent takes to choose, by rule set and number of players, in milliseconds of its process.

    .venv/bin/python benchmarks/opponents.py [--deals 200]

The first choice of all loads what the strategies are stored in; it is told apart.
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

from drawtutor.play import STYLES, StyledOpponent  # noqa: E402
from drawtutor.play.matches import GAMES, Game  # noqa: E402
from drawtutor.rules import Dealer  # noqa: E402


def choices(game: Game, players: int, deals: int) -> list[float]:
    """How long each choice took of so many deals, among players of all styles."""
    times = []
    for number in range(deals):
        dealer, rng = Dealer(str(number)), Random(number)
        deal = dealer.serve_all(game.begin(players))
        while deal.to_act is not None:
            view = deal.view(deal.to_act)
            opponent = StyledOpponent(STYLES[(number + view.seat) % len(STYLES)])
            began = time.process_time()
            action = opponent.choose(view, rng)
            times.append(1000 * (time.process_time() - began))
            deal = dealer.serve_all(deal.act(view.seat, action))
    return times


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=200)
    chosen = parser.parse_args()
    for name, game in GAMES.items():
        for players in (2, 4, 6):
            first = choices(game, players, 1)[0]
            times = sorted(choices(game, players, chosen.deals))
            print(
                f"{name:20} {players} players  first {first:6.2f}  median {statistics.median(times):5.2f}"
                f"  99 of 100 below {times[len(times) * 99 // 100]:5.2f}  worst {times[-1]:5.2f}",
                flush=True,
            )


if __name__ == "__main__":
    main()
