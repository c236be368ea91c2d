"""What opponents may hold, as roll-outs deal it: by what is believed of them, or by the rules alone."""

from __future__ import annotations

import numpy as np

from drawtutor.reference.beliefs import beliefs
from drawtutor.reference.rollouts.holding import Range
from drawtutor.rules import SeatView

__all__ = ["believed_ranges", "plain_ranges"]


def believed_ranges(view: SeatView) -> tuple[Range, ...]:
    """What opponents may hold who play about as the reference player does, and did what was seen."""
    return tuple(
        Range(
            seat=belief.seat,
            weight=np.array(belief.starts),
            draws=belief.draws,
            final=None if belief.finals is None else np.array(belief.finals),
        )
        for belief in beliefs(view)
    )


def plain_ranges(view: SeatView) -> tuple[Range, ...]:
    """What opponents may hold by the rules alone, whatever they did: any hand, or openers where they are asked for."""
    return tuple(
        Range(seat=belief.seat, weight=(np.array(belief.starts) > 0).astype(np.float64), draws=belief.draws)
        for belief in beliefs(view)
    )
