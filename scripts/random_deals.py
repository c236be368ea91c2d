#!/usr/bin/env python3
"""Plays random deals over all rule sets and options, and looks after every action whether everything holds.

    .venv/bin/python scripts/random_deals.py [--deals 1000000] [--seed 1] [--processes 2]

Everything is: the chips constant, 52 (53) distinct cards, the pots the pot, never a player without something to do,
every deal with an end, and of thousands of actions tried at random moments those accepted that are listed, all others
refused without change. The first fault is printed with the record of its deal, and the exit status is 1.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from drawtutor.rules import EventKind, Phase
from tests.rules.random_deals import FaultError, Tally, check

_BATCH = 5000


def main() -> int:
    """Plays the deals that the command line asks for; 0 where all of them held."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--deals", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1, help="the first batch's seed; each next batch has the next one")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    asked = parser.parse_args()
    batches = [min(_BATCH, asked.deals - begun) for begun in range(0, asked.deals, _BATCH)]
    total, began = Tally(), time.monotonic()
    with ProcessPoolExecutor(asked.processes) as pool:
        played = [pool.submit(check, deals, asked.seed + number) for number, deals in enumerate(batches)]
        for batch in as_completed(played):
            try:
                total.add(batch.result())
            except FaultError as fault:
                pool.shutdown(cancel_futures=True)
                print(fault)
                return 1
            print(f"\r{total.deals:,} deals", end="", flush=True)
    seconds = time.monotonic() - began
    print(f" with {total.actions:,} actions, and {total.refused:,} refused, in {seconds:.0f} s: everything held.")
    missed = [*(set(Phase) - set(total.phases)), *(set(EventKind) - set(total.kinds))]
    print("Every phase and every kind of event came." if not missed else f"Never came: {', '.join(missed)}")
    return int(bool(missed))


if __name__ == "__main__":
    sys.exit(main())
