"""Trains the reference player of three to six and packs it: ``python -m drawtutor.reference.build table``.

A structure takes some minutes. What has been trained is kept in ``--work`` after every stretch of deals, and a run
that was broken off goes on from there; the same seed and the same stretches give the same strategy, broken off or
not. Beside each file lies a report of how it came about.
"""

from __future__ import annotations

import json
import sys
import time
from argparse import ArgumentParser
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import numpy as np

from drawtutor.cards import Rank
from drawtutor.reference.build.table_pack import averages, planes
from drawtutor.reference.build.table_train import Training
from drawtutor.reference.table.openings import opening_minimums
from drawtutor.reference.table.packed import ROWS, pack
from drawtutor.reference.table.structures import TableStructure

__all__ = ["main", "restored", "save"]


@dataclass(frozen=True, slots=True, kw_only=True)
class _Plan:
    """How a structure is trained."""

    stretches: int
    alone: int | None = None
    """After how many stretches some players wait; None: never."""
    free: int | None = None
    """After how many stretches nobody keeps strong hands back; None: never."""
    strong: Rank = Rank.ACE
    """From which pair on those are strong."""
    opens: Mapping[int, Rank] = field(default_factory=dict)
    """By how many are behind, from which pair on everybody opens when the others have checked: as people print it,
    where the training finds it worth next to nothing either way."""
    begins: tuple[TableStructure, int] | None = None
    """Whose training it begins with, in place of nothing, and after how many stretches of that."""


_SEED: Final = 1
_PLANS: Final = {
    TableStructure.HALF_ANTE: _Plan(stretches=480, alone=140, free=330, opens={1: Rank.SIX}),
    TableStructure.FULL_ANTE: _Plan(
        stretches=240, alone=0, free=10, strong=Rank.EIGHT, begins=(TableStructure.HALF_ANTE, 210)
    ),
    TableStructure.BLINDS: _Plan(stretches=400),
    TableStructure.FOLD_OR_OPEN: _Plan(stretches=400),
    TableStructure.ONE_CIRCUIT: _Plan(
        stretches=40, alone=0, opens={1: Rank.SIX}, begins=(TableStructure.HALF_ANTE, 210)
    ),
}
_DEALS: Final = 300_000
_DATA: Final = Path(__file__).parent.parent / "data"
_BAR: Final = 30


def save(training: Training, path: Path) -> None:
    """Keeps a training, so that `restored` can go on with it; a broken-off save leaves the one before."""
    partial = path.with_suffix(".part.npz")
    np.savez(
        partial,
        sums=training.sums,
        regrets=training.regrets,
        counts=np.array([training.seed, training.stretches, training.deals]),
        seconds=np.array(training.seconds),
    )
    partial.replace(path)


def restored(
    structure: TableStructure,
    path: Path,
    *,
    seed: int,
    alone: int | None = None,
    free: int | None = None,
    strong: Rank = Rank.ACE,
) -> Training:
    """The training that was kept there, or a new one; raises `ValueError` for one of another seed."""
    training = Training(structure, seed=seed, alone=alone, free=free, strong=strong)
    if path.exists():
        with np.load(path) as kept:
            kept_seed, training.stretches, training.deals = (int(count) for count in kept["counts"])
            training.sums, training.regrets = kept["sums"], kept["regrets"]
            training.seconds = float(kept["seconds"])
        if kept_seed != seed:
            msg = f"{path} was trained from seed {kept_seed}, not {seed}"
            raise ValueError(msg)
    return training


def _report(training: Training, data: bytes) -> dict[str, Any]:
    _, known = averages(training.sums, training.regrets)
    opens = _PLANS[training.structure].opens
    strategy = planes(training.sums, training.regrets, opens)
    return {
        "structure": training.structure.value,
        "seed": training.seed,
        "stretches": training.stretches,
        "stretches_before_some_wait": training.alone,
        "stretches_before_strong_hands_open": training.free,
        "strong_from_a_pair_of": None if training.free is None else training.strong.letter,
        "begins_with": _PLANS[training.structure].begins,
        "opens_by_agreement_from": {str(behind): rank.letter for behind, rank in opens.items()},
        "deals": training.deals,
        "seconds": round(training.seconds),
        "situations_with_a_class": ROWS,
        "of_them_trained": int(known.sum()),
        "bytes": len(data),
        "sha256": sha256(data).hexdigest(),
        "lowest_pair_that_opens": {
            str(behind): rank.letter if rank else None
            for behind, rank in opening_minimums(training.structure, strategy).items()
        },
    }


def _tell(training: Training, stretches: int, deals: int) -> None:
    done = training.stretches / stretches
    bar = ("#" * round(_BAR * done)).ljust(_BAR, ".")
    pace = training.deals / max(training.seconds, 1e-9)
    left = (stretches - training.stretches) * deals / pace
    sys.stderr.write(
        f"\r{training.structure.value:12} [{bar}] {done:4.0%}  {training.deals:,} deals, {pace:,.0f} a second, "
        f"{left / 60:.0f} min left "
    )
    sys.stderr.flush()


def _kept(work: Path, structure: TableStructure) -> Path:
    return work / f"table-{structure.value}.npz"


def _begun(work: Path, begins: tuple[TableStructure, int]) -> Path:
    """Where a training is kept as it was after so many stretches, for another to begin with."""
    structure, stretches = begins
    return work / f"table-{structure.value}-{stretches}.npz"


def _train(structure: TableStructure, *, stretches: int | None, deals: int, seed: int, work: Path, to: Path) -> None:
    kept, plan = _kept(work, structure), _PLANS[structure]
    stretches = stretches or plan.stretches
    begun = kept.exists()
    training = restored(structure, kept, seed=seed, alone=plan.alone, free=plan.free, strong=plan.strong)
    if plan.begins and not begun:
        path = _begun(work, plan.begins)
        if not path.exists():
            msg = f"{structure.value} begins with {path.name}, which training {plan.begins[0].value} leaves behind"
            raise FileNotFoundError(msg)
        training.begin_with(restored(plan.begins[0], path, seed=seed))
    wanted = {_begun(work, other.begins) for other in _PLANS.values() if other.begins}
    while training.stretches < stretches:
        began = time.perf_counter()
        training.go_on(deals)
        training.seconds += time.perf_counter() - began
        save(training, kept)
        if (here := _begun(work, (structure, training.stretches))) in wanted:
            save(training, here)
        _tell(training, stretches, deals)
    sys.stderr.write("\n")
    data = pack(planes(training.sums, training.regrets, plan.opens))
    (to / f"table-{structure.value}.xz").write_bytes(data)
    report = json.dumps(_report(training, data), indent=1)
    (to / f"table-{structure.value}.json").write_text(report + "\n", encoding="utf-8")


def main(arguments: Sequence[str]) -> None:
    """The command; raises `SystemExit` for arguments it does not know."""
    parser = ArgumentParser(prog="python -m drawtutor.reference.build table")
    parser.add_argument("--structures", nargs="+", type=TableStructure, default=list(TableStructure))
    parser.add_argument("--stretches", type=int, help="instead of what is planned for each")
    parser.add_argument("--deals", type=int, default=_DEALS, help="deals a stretch")
    parser.add_argument("--seed", type=int, default=_SEED)
    parser.add_argument("--work", type=Path, default=Path("reference-work"), help="where unfinished training is kept")
    parser.add_argument("--to", type=Path, default=_DATA)
    chosen = parser.parse_args(arguments)
    for folder in (chosen.work, chosen.to):
        folder.mkdir(parents=True, exist_ok=True)
    for structure in chosen.structures:
        _train(
            structure,
            stretches=chosen.stretches,
            deals=chosen.deals,
            seed=chosen.seed,
            work=chosen.work,
            to=chosen.to,
        )
