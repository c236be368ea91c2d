"""Makes the file of dealt tables that `nobody_has_openers` and `stub_runs_out` read.

``python -m drawtutor.odds.build`` writes it anew, the same to the last digit: the seed stands in it.
``--chunks`` deals fewer or more, ``--to`` writes elsewhere, ``--processes`` shares the work out.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser
from collections.abc import Sequence
from dataclasses import asdict
from functools import partial, reduce
from multiprocessing import Pool
from operator import add
from pathlib import Path
from typing import Final

from drawtutor.odds._tables import LIMITS, MOST_PLAYERS, Tally, chunk

__all__ = ["SEED", "as_text", "main"]

SEED: Final = "drawtutor tables 1"
_CHUNKS: Final = 400


def as_text(tally: Tally, first: Tally) -> str:
    """The file of a whole tally; the first chunk is written apart too, so that it can be dealt again and compared."""
    parts = [
        f'"seed": {json.dumps(SEED)}',
        f'"players": {MOST_PLAYERS}',
        f'"deals": {tally.deals}',
        f'"first_openers": {json.dumps(tally.first_openers)}',
        f'"first_chunk": {json.dumps(asdict(first))}',
        f'"wanted": {{\n{_rows(tally)}\n}}',
    ]
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _rows(tally: Tally) -> str:
    blocks = []
    for limit, rows in zip(LIMITS, tally.wanted, strict=True):
        lines = ",\n".join(f'"{players}": {json.dumps(row)}' for players, row in enumerate(rows, 2))
        blocks.append(f'"{limit}": {{\n{lines}\n}}')
    return ",\n".join(blocks)


def main(arguments: Sequence[str] | None = None) -> None:
    """The command; raises `SystemExit` for arguments it does not know."""
    parser = ArgumentParser(prog="python -m drawtutor.odds.build")
    parser.add_argument("--chunks", type=int, default=_CHUNKS)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--to", type=Path, default=Path(__file__).with_name("tables.json"))
    chosen = parser.parse_args(arguments)
    with Pool(chosen.processes) as pool:
        tallies = pool.map(partial(chunk, SEED), range(chosen.chunks), chunksize=1)
    chosen.to.write_text(as_text(reduce(add, tallies), tallies[0]), encoding="utf-8")


if __name__ == "__main__":
    main()
