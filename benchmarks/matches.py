#!/usr/bin/env python3
"""What a way to play wins from each opponent that sits at the table, in small bets a hundred deals.

    .venv/bin/python benchmarks/matches.py [--decks 2000] [--rules reference always-raise always-call]
        [--games california] [--players 3 4 5 6] [--styles careful loose]

One player sits among opponents of one style: the reference, or a fixed rule such as raising always. Each deck is dealt
once for every seat, and the player takes them in turn. The error is that of the mean over decks, and the interval 1.96
of it on either side. Stacks are deep.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from drawtutor.play import STYLES, Style  # noqa: E402
from drawtutor.play.matches import FIXED_RULES, GAMES, match  # noqa: E402


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--decks", type=int, default=2000)
    parser.add_argument("--seed", default="matches 1")
    parser.add_argument("--rules", nargs="+", choices=FIXED_RULES, default=["reference"])
    parser.add_argument("--games", nargs="+", choices=GAMES, default=["california"])
    parser.add_argument("--players", nargs="+", type=int, default=[3, 4, 5, 6])
    parser.add_argument("--styles", nargs="+", type=Style, default=list(STYLES))
    chosen = parser.parse_args()
    for rule in chosen.rules:
        for game in chosen.games:
            for players in chosen.players:
                for style in chosen.styles:
                    if rule == "reference" and style is Style.STEADY:
                        continue  # it is the reference: it wins nothing from itself
                    began = time.perf_counter()
                    found = match(
                        GAMES[game], FIXED_RULES[rule], style, players=players, decks=chosen.decks, seed=chosen.seed
                    )
                    print(
                        f"{rule:20} {game:20} {players} players  {style:8} {found.mean:+7.1f}"
                        f"  95%: {found.low:+7.1f} to {found.high:+7.1f}"
                        f"  ({chosen.decks} decks, {time.perf_counter() - began:.0f} s)",
                        flush=True,
                    )


if __name__ == "__main__":
    main()
