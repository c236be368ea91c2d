#!/usr/bin/env python3
"""How long it takes to count whole what every act after the draw is worth. Prints a table.

    .venv/bin/python benchmarks/after_draw.py [--positions 40]

The positions are those that reference players come to among themselves, with what their acts and draws tell of them.
By limit and by players in: milliseconds of one core's time for all acts of a position, the median and the most; how
many acts that were; and the most that an act may be worth beyond its figure for what was too unlikely to be looked
at, in small bets. The last row has the first question in a fresh interpreter, what is loaded for it included.
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from drawtutor.reference import after_draw_values, beliefs, final_weights, table_player  # noqa: E402
from drawtutor.rules import Deal, Dealer, Limit, Phase, Seat, SeatView, load_rules, usual_stakes  # noqa: E402

RULES = {
    Limit.FIXED: ("california", "last_raise", "draw_high", "five_stage"),
    Limit.SPREAD: ("california", "five_stage"),
    Limit.POT: ("california",),
    Limit.NONE: ("draw_high",),
}
FRESH = """
import sys, time
sys.path.insert(0, {root!r})
from benchmarks.after_draw import Limit, after_draw_values, positions
view, weights = next(positions("california", Limit.FIXED, {within}, 3))
from drawtutor.reference.table import packed
from drawtutor.reference.after_draw import comparing, playing
for table in (packed.table_strategy, comparing._members, playing._shares):
    table.cache_clear()
began = time.process_time()
after_draw_values(view, weights)
print((time.process_time() - began) * 1000)
"""


def positions(rules: str, limit: Limit, within: int, seed: int) -> Iterator[tuple[SeatView, Mapping[Seat, object]]]:
    """Decisions after the draw with so many players in, and what the others may hold."""
    rng = Random(f"{rules}/{limit}/{within}/{seed}")
    house = load_rules(rules, limit=limit.value)
    stakes = usual_stakes(house)
    players = min(6, house.most_served)
    while True:
        dealer = Dealer(str(rng.random()))
        deal = Deal.begin(house, stakes, stacks=(200,) * players, antes=(1,) * players)
        deal = dealer.serve_all(deal)
        while deal.to_act is not None and deal.phase is not Phase.SHOWDOWN:
            view = deal.view(deal.to_act)
            if deal.phase is Phase.BET2 and len(deal.active_seats) == within and rng.random() < 0.5:
                seen = (*view.hand, *view.discarded, *view.exposed)
                weights = final_weights(beliefs(view), seen)
                yield view, weights
                break
            deal = dealer.serve_all(deal.act(view.seat, table_player(view).choose(view, rng)))


def row(limit: Limit, within: int, count: int) -> str:
    """The figures for one limit and so many players in."""
    spans, acts, bound = [], [], 0.0
    sources = [positions(rules, limit, within, 1) for rules in RULES[limit]]
    for number in range(count):
        view, weights = next(sources[number % len(sources)])
        began = time.process_time()
        values = after_draw_values(view, weights)
        spans.append((time.process_time() - began) * 1000)
        acts.append(len(values))
        bound = max(bound, *(value.bound / view.stakes.lowest_bet(view.rules) for value in values))
    figures = f"{statistics.median(spans):.1f} | {max(spans):.1f} | {statistics.mean(acts):.1f} | {bound:.3f}"
    return f"| {limit.value} | {within} | {figures} |"


def first(within: int) -> str:
    """The first question in a fresh interpreter."""
    code = FRESH.format(root=str(ROOT), within=within)
    spans = [
        float(subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout)
        for _ in range(5)
    ]
    return f"| fixed, first question | {within} | {statistics.median(spans):.1f} | {max(spans):.1f} | | |"


def main() -> None:
    """Prints a row for each limit and number of players in."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--positions", type=int, default=40)
    count = parser.parse_args().positions
    print("| limit | players in | median, ms | most, ms | acts | unlooked at, small bets |\n|---|---|---|---|---|---|")
    for limit in RULES:
        for within in (2, 3, 4):
            print(row(limit, within, count), flush=True)
    print(first(2))


if __name__ == "__main__":
    main()
