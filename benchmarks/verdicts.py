#!/usr/bin/env python3
"""How often a million roll-outs agree with what a verdict says: that one choice is worth more than another.

    .venv/bin/python benchmarks/verdicts.py [--positions 1000] [--deals 1000000] [--seed 1] [--work FILE] [--jobs 1]

Decisions are random, under all four rule sets with two to six players, the three stages equally often; they come up in
deals that the reference plays, with another choice now and then. At each of them up to three choices are judged as the
page judges them at once (``--error 0.03``: once the figures are so sure, in small bets): what the reference would do,
one of those that look best, and any other one.

Where the verdict says that the choice is worth more than all others, or less than another, the choices are played on
in hidden deals with real cards (`benchmarks/played_on.py` says how everybody plays: as the source of the figures
assumes, but worked out anew, and with other deals). It agrees where the same one brings more. A million deals after
each choice, or fewer: once the difference is six of its standard errors, a million would hardly ever turn its sign.

With ``--work`` what was found is added to the file, a line a position, and what is there already is not done again.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, Final

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from benchmarks.decisions import KINDS, decision, tried  # noqa: E402
from benchmarks.played_on import Played, played_on  # noqa: E402
from drawtutor.advice import Appraisal, Verdict, appraise, refined  # noqa: E402
from drawtutor.advice.appraisal import kind_of  # noqa: E402
from drawtutor.advice.bet_verdicts import judge_bet  # noqa: E402
from drawtutor.advice.exchange import judge_exchange  # noqa: E402
from drawtutor.advice.grading import Judged  # noqa: E402
from drawtutor.rules import Action, Check, Discard, Fold, SeatView, StandPat  # noqa: E402

Found = dict[str, Any]

SURE: Final = 6.0
"""So many standard errors from 0 the sign of a difference is taken for that of a million deals."""
FIRST: Final = 4000
RIVALS: Final = 2
"""Beside how many others what is called best is played on."""


def judged_here(view: SeatView, appraisal: Appraisal, choice: Action) -> Judged:
    """The verdict on a choice, by the figures; beside a fold for nothing stands the check, as on the page."""
    if isinstance(choice, StandPat | Discard):
        return judge_exchange(appraisal, choice)
    found = judge_bet(view, appraisal, choice)
    return replace(found, best=appraisal.of(Check())) if isinstance(choice, Fold) and view.legal.check else found


def figures(view: SeatView, rng: Random, error: float, choice: Action) -> Appraisal:
    """The appraisal that this choice is judged by: at once, or once it is as sure as this, in small bets."""
    if not error:
        return appraise(view, rng, asked=(choice,))
    unit = view.stakes.lowest_bet(view.rules)
    return refined(view, rng, error=error * unit, asked=(choice,))


def difference(played: Played, mine: Action, others: Iterable[Action], most: int) -> tuple[float, float, Action]:
    """How much more a choice brings than the best of these others, with the error of that, and which it is."""
    while True:
        played.add(max(FIRST, played.deals))
        found = []
        for other in others:
            both = played.compared(mine, other)
            assert both is not None
            found.append((*both, other))
        if played.deals >= most or all(abs(value) > SURE * error for value, error, _ in found):
            return min(found, key=lambda one: one[0])


def measured(number: int, seed: int, deals: int, error: float) -> Found:
    """One position, and what was found of each choice that was tried there."""
    view = decision(seed, number)
    rng = Random(f"{seed}/{number}")
    looked_at = [worth.action for worth in appraise(view, Random(f"{seed}/{number}")).worths]
    lines = []
    for kind, choice in tried(view, looked_at, rng).items():
        appraisal = figures(view, Random(f"{seed}/{number}/{kind}"), error, choice)
        found = judged_here(view, appraisal, choice)
        line: Found = {"kind": kind, "choice": str(choice), "verdict": found.verdict.value, "sign": found.sign}
        line |= {"loss": round(found.loss.value, 5), "error": round(found.loss.standard_error, 5)}
        line |= {"source": appraisal.source.value, "figure": kind_of(found.mine, found.best).value}
        if found.sign:
            others = [found.best.action]
            if found.sign > 0:
                rest = [worth for worth in appraisal.beside(found.mine) if worth.firm and worth is not found.best]
                others += [worth.action for worth in rest[: RIVALS - 1]]
            played = played_on(view, appraisal.source, [found.mine.action, *others], seed=1_000_003 * seed + number)
            value, off, other = difference(played, found.mine.action, others, deals)
            line |= {"other": str(other), "brings": value, "off": off, "deals": played.deals}
            line["agrees"] = (value > 0) is (found.sign > 0)
        lines.append(line)
    rules = view.rules.rule_set.value
    return {
        "number": number, "stage": view.phase.value, "rules": rules, "players": len(view.players), "pot": view.pot,
        "choices": lines,
    }  # fmt: skip


def _measured(task: tuple[int, int, int, float]) -> Found:
    return measured(*task)


def results(options: argparse.Namespace) -> Iterator[Found]:
    """What was found at each position: what the file has, then the rest as it comes."""
    asked = {"seed": options.seed, "deals": options.deals, "error": options.error}
    done: dict[int, Found] = {}
    if options.work and options.work.exists():
        head, *lines = options.work.read_text(encoding="utf-8").splitlines()
        if json.loads(head) != asked:
            sys.exit(f"{options.work} was made with {head}")
        done = {found["number"]: found for found in map(json.loads, lines) if found["number"] < options.positions}
    elif options.work:
        options.work.write_text(json.dumps(asked) + "\n", encoding="utf-8")
    yield from done.values()
    left = [number for number in range(options.positions) if number not in done]
    tasks = [(number, options.seed, options.deals, options.error) for number in left]
    if options.jobs > 1:
        with get_context("spawn").Pool(options.jobs) as pool:
            yield from _kept(pool.imap_unordered(_measured, tasks), options.work)
    else:
        yield from _kept(map(_measured, tasks), options.work)


def _kept(found: Iterable[Found], work: Path | None) -> Iterator[Found]:
    for one in found:
        if work:
            with work.open("a", encoding="utf-8") as file:
                file.write(json.dumps(one) + "\n")
        yield one


def lines_of(all_: Iterable[Found]) -> list[Mapping[str, Any]]:
    """Every choice that was tried, with what is known of its position."""
    return [{**one, **line} for one in all_ for line in one["choices"]]


def table(all_: Iterable[Found]) -> Iterator[str]:
    """The table, line by line: how many verdicts said something, and how many of them agree."""
    lines = lines_of(all_)
    yield "| | judged | say which is worth more | | too close | agree | | in doubt |"
    yield "|---|---|---|---|---|---|---|---|"
    for key, names in (
        ("stage", ("bet1", "draw", "bet2")),
        ("source", sorted({line["source"] for line in lines})),
        ("figure", sorted({line["figure"] for line in lines})),
        ("kind", KINDS),
    ):
        for name in names:
            yield row(name, [line for line in lines if line[key] == name])
    yield row("all", lines)


def row(name: str, lines: list[Mapping[str, Any]]) -> str:
    """One line of the table; in doubt are those whose difference is within two standard errors at the end."""
    said = [line for line in lines if line["sign"]]
    agree = sum(line["agrees"] for line in said)
    doubt = sum(abs(line["brings"]) < 2 * line["off"] for line in said)
    close = sum(line["verdict"] == Verdict.CLOSE for line in lines)
    shares = (len(said) / max(len(lines), 1), agree / max(len(said), 1))
    return f"| {name} | {len(lines)} | {len(said)} | {shares[0]:.1%} | {close} | {agree} | {shares[1]:.2%} | {doubt} |"


def told(line: Mapping[str, Any]) -> str:
    """One verdict that the roll-outs do not agree with."""
    return (
        f"position {line['number']}, {line['rules']}, {line['players']} players, {line['stage']}, {line['source']}: "
        f"{line['choice']} {line['verdict']}, loses {line['loss']:+.4f} ± {line['error']:.4f} of {line['pot']} chips; "
        f"beside {line['other']} it brings {line['brings']:+.4f} ± {line['off']:.4f} in {line['deals']:,} deals"
    )


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--positions", type=int, default=1000)
    parser.add_argument("--deals", type=int, default=1_000_000, help="the most deals after each choice")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--error", type=float, default=0.0, help="how sure figures are first made, in small bets")
    parser.add_argument("--work", type=Path, help="a file that keeps what was found")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes")
    options = parser.parse_args()
    began = time.perf_counter()
    all_ = []
    for one in results(options):
        all_.append(one)
        said = [line for line in lines_of(all_) if line["sign"]]
        agree = sum(line["agrees"] for line in said)
        spent = time.perf_counter() - began
        sys.stderr.write(
            f"\r{len(all_)} of {options.positions} positions, {agree} of {len(said)} agree, {spent:.0f} s "
        )
        sys.stderr.flush()
    sys.stderr.write("\n")
    for line in lines_of(all_):
        if line["sign"] and not line["agrees"]:
            print(told(line))
    print()
    print("\n".join(table(all_)))
    said = [line for line in lines_of(all_) if line["sign"]]
    whole = sum(line["deals"] >= options.deals for line in said)
    print(
        f"\n{len(all_)} positions. {whole} of {len(said)} comparisons took {options.deals:,} deals after each choice;"
    )
    print(f"the others were {SURE:.0f} standard errors apart with fewer.")


if __name__ == "__main__":
    main()
