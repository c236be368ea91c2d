#!/usr/bin/env python3
"""How long the coach takes to say something about a choice, and to be sure enough of it. Prints a table.

    .venv/bin/python benchmarks/advice.py [--times 20]

At each decision, in milliseconds, medians with the least and the most:

- feedback: the verdict, its reasons and figures on one choice, each of some choices in turn;
- words: the same once the figures are there;
- sure: until what each choice loses is known to 0.03 small bets, or the most deals are sampled, as ``drawtutor advise
  --precise`` does; and the standard error that is left, in small bets.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from drawtutor.advice import appraise, refined, review  # noqa: E402
from drawtutor.rules import Bet, Call, SeatView, StandPat  # noqa: E402
from tests.advice.positions import choices, deal_at, throw, to_act  # noqa: E402

OPENER = "KdKc9s6h2h"
DREW = (throw("9s6h2h"), (0, "Tc7d4s"))
ERROR = 0.03


def decisions() -> dict[str, SeatView]:
    """Decisions of every stage, against one player and against several."""
    hands = [OPENER, "AsAh9d5c3s", "?", "?"]
    called = (Bet(2), Call(), Call(), Call())
    pat = (StandPat(), StandPat(), StandPat())
    return {
        "opening, five others": to_act(deal_at("five_stage", ["QsQh9d5c3s", *["?"] * 5])),
        "a bet before the draw, one other": to_act(deal_at("california", hands[:2], Bet(2))),
        "a bet before the draw, three others": to_act(deal_at("california", hands, Bet(2))),
        "the exchange, one other": to_act(deal_at("california", hands[:2], Bet(2), Call(), *DREW)),
        "the exchange, three others": to_act(deal_at("california", hands, *called, *DREW)),
        "a bet after the draw, one other": to_act(
            deal_at("california", hands[:2], Bet(2), Call(), *DREW, StandPat(), Bet(4))
        ),
        "a bet after the draw, three others": to_act(deal_at("california", hands, *called, *DREW, *pat, Bet(4))),
    }


def timed(run: Callable[[], object]) -> float:
    """How many milliseconds it takes."""
    began = time.perf_counter()
    run()
    return (time.perf_counter() - began) * 1000


def cell(spans: list[float]) -> str:
    """The median of some times, with the least and the most."""
    return f"{statistics.median(spans):.0f} ms ({min(spans):.0f}–{max(spans):.0f})"


def main() -> None:
    """Prints a row for each decision."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--times", type=int, default=20)
    times = parser.parse_args().times
    print("| decision | feedback | words | sure | error left |\n|---|---|---|---|---|")
    for name, view in decisions().items():
        actions = choices(view, Random(1))
        spans, words = [], []
        for seed in range(times):
            action = actions[seed % len(actions)]
            spans.append(timed(partial(review, view, action, rng=Random(seed))))
            found = appraise(view, Random(seed), asked=(action,))
            words.append(timed(partial(review, view, action, rng=Random(seed), appraisal=found)))
        unit = view.stakes.lowest_bet(view.rules)
        slow, left = [], 0.0
        for seed in range(max(2, times // 10)):
            began = time.perf_counter()
            found = refined(view, Random(seed), error=ERROR * unit)
            slow.append((time.perf_counter() - began) * 1000)
            left = max(left, found.error / unit)
        print(f"| {name} | {cell(spans)} | {cell(words)} | {cell(slow)} | {left:.3f} |")


if __name__ == "__main__":
    main()
