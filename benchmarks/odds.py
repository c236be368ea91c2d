#!/usr/bin/env python3
"""How long the exact odds of a hand take, beside going through the draws with phevaluator. Prints a table.

    .venv/bin/python benchmarks/odds.py [--times 40]

Everything is of all 32 ways to hold one hand, a random one each time; medians, with the least and the most:

- by category: the counts of all draws, and the royal flushes apart. By turns with it the same counts are found by
  looking at every draw of up to three cards with phevaluator's evaluator, which is written in C and is called here
  directly; draws of four and five cards, ten times as many, are spared it;
- by rank: the counts of each of the 7,462 ranks;
- the same with a joker in the deck, and with one more card seen;
- first answer: in a fresh interpreter, from the question to its answer, the import apart.
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from itertools import combinations, starmap
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from phevaluator import Card as TheirCard  # noqa: E402
from phevaluator._pheval import evaluate_5cards  # noqa: E402

from drawtutor.cards import DECK, Card  # noqa: E402
from drawtutor.hands import HandCategory, JokerUse  # noqa: E402
from drawtutor.odds import all_hold_ranks, all_holds  # noqa: E402

FRESH = 5
CODE = {".py", ".pyc"}
# The last of phevaluator's ranks in each category, from a straight flush down to a high card.
LAST = (10, 166, 322, 1599, 1609, 2467, 3325, 6185, 7462)
IDS = {card: TheirCard(str(card)).id_ for card in DECK}
FIRST = """
import sys, time
from drawtutor.cards import parse_cards
from drawtutor.hands import JokerUse
from drawtutor.odds import all_hold_ranks, all_holds
hand = parse_cards("9s9hKd7c2d")
began = time.perf_counter()
{question}
print(time.perf_counter() - began, "numpy" in sys.modules)
"""


def one_by_one(hand: Sequence[Card], most: int) -> list[dict[HandCategory, int]]:
    """The counts by category of every hold that throws at most so many, by looking at every draw."""
    rest = [IDS[card] for card in DECK if card not in hand]
    found = []
    for thrown in range(most + 1):
        for discard in combinations(hand, thrown):
            kept = [IDS[card] for card in hand if card not in discard]
            ranks = Counter(starmap(partial(evaluate_5cards, *kept), combinations(rest, thrown)))
            counts: dict[HandCategory, int] = dict.fromkeys(HandCategory, 0)
            for rank, count in ranks.items():
                counts[HandCategory(8 - bisect_left(LAST, rank))] += count
            found.append(counts)
    return found


def timed(run: Callable[[], object]) -> float:
    """How many milliseconds it takes."""
    began = time.perf_counter()
    run()
    return (time.perf_counter() - began) * 1000


def first(question: str) -> float:
    """How many milliseconds an answer takes in a fresh interpreter; fails where it loads numpy."""
    code = FIRST.format(question=question)
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    seconds, numpy = done.stdout.split()
    assert numpy == "False", "a question to the odds loaded numpy"
    return float(seconds) * 1000


def line(name: str, spans: list[float], beside: str = "") -> None:
    """Prints a row of the table."""
    middle = statistics.median(spans)
    print(f"| {name} | {middle:.2f} ms ({min(spans):.2f}–{max(spans):.2f}) | {beside} |")


def main() -> None:
    """Prints how long each question takes, and for the first how many times it goes into phevaluator's."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--times", type=int, default=40)
    times = parser.parse_args().times
    rng = Random(1)
    hands = [rng.sample(DECK, 5) for _ in range(times)]
    for odds, counts in zip(all_holds(hands[0], max_discards=3), one_by_one(hands[0], 3), strict=True):
        assert all(counts[kind] == count for kind, count in odds.counts.items()), "the two do not count alike"
    questions: dict[str, Callable[[list[Card]], object]] = {
        "by category": all_holds,
        "by category, with a joker in the deck": lambda hand: all_holds(hand, joker=JokerUse.WILD),
        "by category, one more card seen": lambda hand: all_holds(hand, seen=_other(hand)),
        "by rank": all_hold_ranks,
        "by rank, with a joker in the deck": lambda hand: all_hold_ranks(hand, joker=JokerUse.WILD),
        "by rank, one more card seen": lambda hand: all_hold_ranks(hand, seen=_other(hand)),
    }
    spans: dict[str, list[float]] = {name: [] for name in questions}
    theirs = []
    for hand in hands:
        for name, ask in questions.items():
            # Once before: what a question keeps for the next is there in all but a session's first hands.
            ask(hand)
            spans[name].append(timed(partial(ask, hand)))
        theirs.append(timed(partial(one_by_one, hand, 3)))
    ratio = statistics.median(theirs) / statistics.median(spans["by category"])
    print("| all 32 holds of a hand | drawtutor | phevaluator, up to three discards | ratio |\n|---|---|---|---|")
    for name, mine in spans.items():
        beside = " | "
        if name == "by category":
            beside = f"{statistics.median(theirs):.0f} ms ({min(theirs):.0f}–{max(theirs):.0f}) | {ratio:.0f}"
        line(name, mine, beside)
    for name, question in {
        "first answer, by category": "all_holds(hand)",
        "first answer, by rank": "all_hold_ranks(hand)",
        "first answer, by rank, with a joker": "all_hold_ranks(hand, joker=JokerUse.WILD)",
    }.items():
        line(name, [first(question) for _ in range(FRESH)], " | ")
    data = [path for path in (ROOT / "drawtutor" / "odds").rglob("*") if path.is_file() and path.suffix not in CODE]
    print(f"\ntables shipped with the odds: {sum(path.stat().st_size for path in data)} bytes; numpy loaded: no")


def _other(hand: list[Card]) -> list[Card]:
    return [next(card for card in DECK if card not in hand)]


if __name__ == "__main__":
    main()
