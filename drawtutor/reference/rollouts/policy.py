"""A strategy as arrays: chances by the row of a situation and a class, to be read for thousands of deals at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from drawtutor.reference.table.packed import DRAW_ROWS, ROWS, WHOLE, table_strategy
from drawtutor.reference.table.structures import TableStructure

__all__ = ["Policy", "joined", "reference_policy"]

Bytes = NDArray[np.uint8]


@dataclass(frozen=True, slots=True)
class Policy:
    """A strategy in 255ths, cut up so that one random number from 0 to 254 chooses."""

    folds: Bytes
    """By row: a number under this folds where there is a bet to answer, else it checks."""
    wagers: Bytes
    """By row: a number from this on bets or raises; what is between calls or checks. 255 never does."""
    throws: Bytes
    """Three rows, and a column for each row of the exchange: a number from this on throws more than 0, 1, 2."""

    @classmethod
    def of(cls, first: Bytes | bytes, second: Bytes | bytes, third: Bytes | bytes) -> Policy:
        """From three planes of chances in 255ths.

        The first plane is by row the chance to fold, or to throw none; the second to bet or raise, or to throw
        one; the third, by row of the exchange, to throw two. The rest calls or checks, or throws three. Raises
        `ValueError` for planes of another size.
        """
        one, two, three = (np.frombuffer(plane, dtype=np.uint8) for plane in (first, second, third))
        if len(one) != ROWS or len(two) != ROWS or len(three) != len(DRAW_ROWS):
            msg = f"a strategy has planes of {ROWS}, {ROWS} and {len(DRAW_ROWS)} bytes"
            raise ValueError(msg)
        draws = slice(DRAW_ROWS.start, DRAW_ROWS.stop)
        none, single = one[draws], one[draws] + two[draws]
        return cls(one, WHOLE - two, np.stack([none, single, single + three]))


@lru_cache(maxsize=2)
def reference_policy(structure: TableStructure) -> Policy:
    """How the reference player of three to six plays at this structure."""
    strategy = table_strategy(structure)
    return Policy.of(strategy.first, strategy.second, strategy.third)


def joined(policies: Sequence[Policy]) -> Policy:
    """Several strategies as one, each from a row of its own: the first at 0, the next at `ROWS`, and so on."""
    if len(policies) == 1:
        return policies[0]
    return Policy(
        np.concatenate([policy.folds for policy in policies]),
        np.concatenate([policy.wagers for policy in policies]),
        np.concatenate([policy.throws for policy in policies], axis=1),
    )
