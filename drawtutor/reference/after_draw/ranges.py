"""What an opponent may hold after the draw: how likely each class of final hand is, from what everybody saw of it.

The starting hands that can be held beside one's own cards are counted exactly, weighed by how often each would have
done what was done, and drawn to; what came of the draw is weighed by what was done since. That one's own cards are
blanks for that draw is left out, as in `becoming`: beside real cards a share of the pot is off by a point or so.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from drawtutor.cards import Card
from drawtutor.reference.after_draw.playing import Floats
from drawtutor.reference.beliefs import Belief
from drawtutor.reference.heads_up.arrays import all_becomes
from drawtutor.reference.holders import holders
from drawtutor.reference.starts import MOST_THROWN

__all__ = ["final_weights"]


def final_weights(belief: Belief, seen: Sequence[Card]) -> Floats | None:
    """How likely an opponent holds each of `FINALS`, in sum 1; ``seen`` are all cards that one has seen.

    None where what a hand becomes was not counted: after more than one exchange, and after a draw of four or five.
    """
    if len(belief.draws) != 1 or belief.draws[0] > MOST_THROWN:
        return None
    starts = np.array(holders(seen)) * np.array(belief.starts)
    found: Floats = starts @ all_becomes()[:, belief.draws[0]]
    if belief.finals is not None:
        found = found * np.array(belief.finals)
    whole = found.sum()
    return found / whole if whole > 0 else None
