"""What an opponent may hold after the draw: how likely each class of final hand is, from what everybody saw of it.

The starting hands that can be held beside one's own cards are counted exactly, weighed by how often each would have
done what was done, and drawn to around those cards; what came of the draw is weighed by what was done since.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from drawtutor.cards import Card
from drawtutor.reference.after_draw.playing import Floats
from drawtutor.reference.around import becoming_around
from drawtutor.reference.beliefs import Belief
from drawtutor.reference.holders import holders
from drawtutor.reference.starts import MOST_THROWN

__all__ = ["final_weights"]


def final_weights(belief: Belief, seen: Sequence[Card]) -> Floats:
    """How likely an opponent holds each of `FINALS`, in sum 1 or, where nothing fits, 0.

    ``seen`` are all cards that one has seen. A throw of four or five is taken to come to what three come to, and
    after a second exchange what counts of the throws is the last.
    """
    starts = np.array(holders(seen)) * np.array(belief.starts)
    thrown = min(belief.draws[-1], MOST_THROWN) if belief.draws else 0
    becomes = becoming_around(seen, thrown)
    # What is thrown for a reason that is not the class's own comes to what the hand is with all its cards.
    other = becomes.sum(axis=1) == 0
    found: Floats = starts @ becomes + (starts * other) @ becoming_around(seen, 0)
    if belief.finals is not None:
        found = found * np.array(belief.finals)
    whole = found.sum()
    return found / whole if whole > 0 else found
