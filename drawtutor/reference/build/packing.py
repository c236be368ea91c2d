"""Packs a solved strategy to one byte a share, and unpacks it as arrays to measure what was packed."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from drawtutor.reference._packed import Packed, pack
from drawtutor.reference.build.game import WAYS, Floats, Game
from drawtutor.reference.build.onepass import Pass
from drawtutor.reference.build.second import groups_of
from drawtutor.reference.build.strategy import Strategy, zeros
from drawtutor.reference.heads_up.stored import PARTS, layout_of

__all__ = ["packed", "unpacked"]


_STEPS: Final = ((1e-5, 1), (1e-6, 17), (1e-8, 51), (0.0, 255))
"""How finely a share is kept, in parts: by how likely the cards and its player's own choices lead there."""


def _parts(shares: Floats, visits: Floats) -> NDArray[np.uint8]:
    """Shares as whole parts that sum to the whole, without the first choice's."""
    found = np.zeros((*shares.shape[:-1], shares.shape[-1] - 1), dtype=np.uint8)
    most = np.inf
    for least, step in _STEPS:
        rows = (visits[..., 0] >= least) & (visits[..., 0] < most)
        found[rows] = _rounded(shares[rows], PARTS // step)[..., 1:] * step
        most = least
    return found


def _rounded(shares: Floats, whole: int) -> NDArray[np.int64]:
    """Shares as whole numbers that sum to the whole."""
    exact = shares.astype(np.float64) * whole
    parts = np.floor(exact)
    # What is missing goes to the largest remainders.
    order = np.argsort(parts - exact, axis=-1, kind="stable")
    missing = np.rint(whole - parts.sum(axis=-1)).astype(np.int64)
    extra = np.arange(shares.shape[-1]) < missing[..., None]
    np.put_along_axis(parts, order, np.take_along_axis(parts, order, axis=-1) + extra, axis=-1)
    return parts.astype(np.int64)


def packed(game: Game, strategy: Strategy) -> bytes:
    """The file of a strategy."""
    visits = Pass(game, groups_of(game), strategy).visits()
    pieces = [_parts(array, seen).reshape(-1) for array, seen in zip(strategy.first, visits.first, strict=True)]
    pieces += [_parts(array, seen).reshape(-1) for array, seen in zip(strategy.throw, visits.throw, strict=True)]
    groups = groups_of(game)
    for end in range(len(game.exchanges)):
        which = next(place for place, group in enumerate(groups) if end in group.ends)
        row = groups[which].ends.index(end)
        for thrown in range(WAYS):
            for answer in range(WAYS):
                nodes = zip(strategy.second[which][thrown][answer], visits.second[which][thrown][answer], strict=True)
                pieces += [_parts(array[row], seen[row]).reshape(-1) for array, seen in nodes]
    data = np.concatenate(pieces)
    if len(data) != layout_of(game.structure).size:
        msg = "the strategy is not of this structure"
        raise ValueError(msg)
    return pack({"shares": ("B", data.shape, data.tobytes())})


def unpacked(game: Game, file: Packed) -> Strategy:
    """The strategy of a file, as arrays."""
    numbers = np.frombuffer(file.numbers, dtype=np.uint8)
    found = zeros(game)
    at = 0

    def fill(array: Floats) -> None:
        nonlocal at
        count = array.size // array.shape[-1] * (array.shape[-1] - 1)
        rest = numbers[at : at + count].reshape(*array.shape[:-1], array.shape[-1] - 1) / PARTS
        array[..., 1:] = rest
        array[..., 0] = 1 - rest.sum(axis=-1)
        at += count

    for array in (*found.first, *found.throw):
        fill(array)
    groups = groups_of(game)
    for end in range(len(game.exchanges)):
        which = next(place for place, group in enumerate(groups) if end in group.ends)
        row = groups[which].ends.index(end)
        for thrown in range(WAYS):
            for answer in range(WAYS):
                for array in found.second[which][thrown][answer]:
                    fill(array[row])
    return found
