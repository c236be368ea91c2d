#!/usr/bin/env python3
"""How often a verdict that is given at once still holds when many more deals are sampled. Prints a table.

    .venv/bin/python benchmarks/verdicts.py [--positions 200] [--deals 10000] [--seed 1]

At random decisions of random deals, under all four rule sets with two to six players, one choice that is open is judged
by the quick appraisal, as on the page. Where it is called best, or worse than another, the same source samples so many
deals more, and the two choices are set beside each other again: the verdict holds where the same one is worth more.
What the source assumes is the same both times: this measures the sampling, not the assumptions.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from drawtutor.advice import LIMITS, Verdict, appraise, has_figures, refined  # noqa: E402
from drawtutor.advice.grading import WORSE, judged  # noqa: E402
from drawtutor.rules import Agreement, Dealer, Fold, SeatView, load_rules, usual_stakes  # noqa: E402
from tests.advice.positions import choices  # noqa: E402

RULES = ("five_stage", "california", "last_raise", "draw_high")


def decisions(seed: int) -> Iterator[SeatView]:
    """Decisions for which there are figures: of each random deal one, so that no deal counts more than another."""
    rng = Random(seed)
    number = 0
    while True:
        number += 1
        rules = load_rules(rng.choice(RULES))
        agreed = Agreement(
            rules=rules, stakes=usual_stakes(rules), players=rng.randint(2, 6), chips=100, ante=1, blinds=()
        )
        dealer = Dealer(f"{seed}/{number}")
        deal = agreed.begin()
        met = []
        while not deal.phase.is_end:
            if deal.dealer_owes:
                deal = dealer.serve_all(deal)
                continue
            assert deal.to_act is not None
            view = deal.view(deal.to_act)
            if has_figures(view):
                met.append(view)
            actions = choices(view, rng)
            deal = deal.act(view.seat, rng.choice([one for one in actions if not isinstance(one, Fold)] or actions))
        yield rng.choice(met)


def main() -> None:
    """Prints, by the stage and in all, how many verdicts were graded and how many of them held."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--deals", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    graded: Counter[str] = Counter()
    held: Counter[str] = Counter()
    began = time.perf_counter()
    for number, view in enumerate(decisions(options.seed)):
        if number == options.positions:
            break
        rng = Random(f"{options.seed}/{number}")
        quick = appraise(view, rng)
        found = judged(quick, rng.choice([worth for worth in quick.worths if worth.firm]), LIMITS, view.phase)
        if found.verdict not in (Verdict.BEST, *WORSE) or found.best is found.mine:
            continue
        sure = refined(view, rng, error=0.0, most=options.deals)
        difference = sure.difference(sure.of(found.best.action), sure.of(found.mine.action)).value
        graded[view.phase.value] += 1
        holds = (difference < 0) == (found.verdict is Verdict.BEST)
        held[view.phase.value] += holds
        if not holds:
            print(f"position {number}, {view.phase.value}: {found.verdict.value}, {found.loss}; then {difference:+.3f}")
    print("| stage | graded | held | |\n|---|---|---|---|")
    rows = [(phase, graded[phase], held[phase]) for phase in sorted(graded)]
    for name, all_, same in (*rows, ("all", graded.total(), held.total())):
        print(f"| {name} | {all_} | {same} | {same / max(all_, 1):.2%} |")
    print(f"\n{options.positions} positions, {options.deals} deals and more each, {time.perf_counter() - began:.0f} s")


if __name__ == "__main__":
    main()
