"""Makes the stored strategies of two players: solves each structure, packs it, and reports on it."""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import numpy as np

from drawtutor.reference._packed import unpack
from drawtutor.reference._vector import classify
from drawtutor.reference.around import all_becomes
from drawtutor.reference.build.answer import gained
from drawtutor.reference.build.counting import dealt_pairs, every_hand, told
from drawtutor.reference.build.game import Counts, Game
from drawtutor.reference.build.packing import packed, unpacked
from drawtutor.reference.build.solver import Solver
from drawtutor.reference.build.stored import DATA
from drawtutor.reference.heads_up.stored import file_of
from drawtutor.reference.heads_up.structure import STRUCTURES, Structure

__all__ = ["REPORT", "Solving", "counts", "load", "main", "save", "solve"]

REPORT: Final = "heads-up.toml"
_KEPT_EVERY: Final = 50
"""So many iterations apart the work is kept, to be resumed."""


@cache
def counts() -> Counts:
    """What all structures share: the chance of every two classes together, and what becomes of each."""
    hands = every_hand()
    pairs = dealt_pairs(hands, classify(hands).start).astype(np.float64)
    return Counts((pairs / pairs.sum()).astype(np.float32), all_becomes().astype(np.float32))


@dataclass(frozen=True, slots=True, kw_only=True)
class Solving:
    """What came of solving a structure."""

    structure: Structure
    iterations: int
    seconds: float
    gained: float
    """What a best answer gains against what was solved, a deal, in thousandths of a small bet."""
    gained_packed: float
    """The same against what was packed."""
    size: int
    """Of the file, in bytes."""

    @property
    def lines(self) -> str:
        """The solving as a table of the report."""
        return (
            f'["{self.structure.name}"]\n'
            f"iterations = {self.iterations}\n"
            f"seconds = {self.seconds:.0f}\n"
            f"exploitability = {self.gained:.2f}\n"
            f"exploitability_packed = {self.gained_packed:.2f}\n"
            f"bytes = {self.size}\n"
        )


def save(solver: Solver, seconds: float, path: Path) -> None:
    """Keeps a solver's work."""
    arrays = {}
    for name in ("regret", "last", "total"):
        for place, array in enumerate(getattr(solver, name).arrays()):
            arrays[f"{name}{place}"] = array
    beside = path.with_suffix(".part.npz")
    np.savez(beside, iteration=solver.iteration, seconds=seconds, **arrays)
    beside.replace(path)


def load(solver: Solver, path: Path) -> float:
    """Takes up kept work; the seconds that it took."""
    with np.load(path) as kept:
        for name in ("regret", "last", "total"):
            for place, array in enumerate(getattr(solver, name).arrays()):
                array[...] = kept[f"{name}{place}"]
        solver.iteration = int(kept["iteration"])
        return float(kept["seconds"])


def solve(structure: Structure, iterations: int, work: Path | None) -> Solving:
    """Solves one structure, or goes on where kept work ends, and writes its file."""
    game = Game(structure, counts())
    solver = Solver(game)
    kept = work / f"{structure.name}.npz" if work else None
    seconds = load(solver, kept) if kept and kept.exists() else 0.0
    while solver.iteration < iterations:
        began = time.monotonic()
        solver.run(min(_KEPT_EVERY, iterations - solver.iteration))
        seconds += time.monotonic() - began
        told(structure.name, solver.iteration / iterations)
        if kept:
            save(solver, seconds, kept)
    strategy = solver.average()
    data = packed(game, strategy)
    (DATA / file_of(structure)).write_bytes(data)
    read = unpacked(game, unpack(data)["shares"])
    return Solving(
        structure=structure,
        iterations=solver.iteration,
        seconds=seconds,
        gained=1000 * gained(game, strategy),
        gained_packed=1000 * gained(game, read),
        size=len(data),
    )


def report(done: Sequence[Solving]) -> None:
    """Writes what came of it beside the files, the other structures' entries kept."""
    path = DATA / REPORT
    entries = {}
    if path.exists():
        for piece in path.read_text(encoding="utf-8").split("\n\n")[1:]:
            entries[piece.split("\n", 1)[0]] = piece.rstrip("\n") + "\n"
    for solving in done:
        entries[solving.lines.split("\n", 1)[0]] = solving.lines
    head = (
        "# Made by python -m drawtutor.reference.build heads-up. exploitability: what a best answer gains a deal,\n"
        "# in thousandths of a small bet, the mean of both seats; packed: the same for what lies in the file.\n"
    )
    path.write_text("\n".join([head, *sorted(entries.values())]), encoding="utf-8")


def main(arguments: Sequence[str]) -> None:
    """The command ``heads-up``: solves the structures of two players; with all of them an hour and more."""
    parser = argparse.ArgumentParser(prog="python -m drawtutor.reference.build heads-up", description=main.__doc__)
    parser.add_argument("--iterations", type=int, default=1000, help="how often both players improve")
    parser.add_argument("--structure", action="append", help="one structure, by its name; else all")
    parser.add_argument("--work", type=Path, help="a folder in which the work is kept, and taken up again")
    options = parser.parse_args(arguments)
    if options.work:
        options.work.mkdir(parents=True, exist_ok=True)
    for structure in STRUCTURES:
        if not options.structure or structure.name in options.structure:
            report([solve(structure, options.iterations, options.work)])
