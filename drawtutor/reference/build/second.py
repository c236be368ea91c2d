"""The second betting rounds of a game under given strategies: what they are worth, and what each act gains."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from drawtutor.reference.build.game import Floats, Game
from drawtutor.reference.heads_up.tree import Act, End, Node, Round

__all__ = ["Both", "Group", "Place", "SecondRound", "groups_of", "summed"]

Both = tuple[Floats, Floats]
"""One array a player."""
Place = int | tuple[Act, ...]
"""A node of a round, by index, or an end, by its path."""
_RARE: Final = np.float32(1e-20)


def summed(parts: list[Floats]) -> Floats:
    """The sum of these arrays."""
    found = parts[0].copy()
    for part in parts[1:]:
        found += part
    return found


@dataclass
class Group:
    """All second rounds that one player begins."""

    first: int
    round: Round
    ends: tuple[int, ...]
    """Which of the game's exchanges they follow."""
    paid: Floats
    """What each player has paid before, for each of the ends."""


def groups_of(game: Game) -> list[Group]:
    """The second rounds of a game, by who begins them."""
    found = []
    for first in (0, 1):
        ends = tuple(place for place, end in enumerate(game.exchanges) if game.second(end).first == first)
        if ends:
            paid = np.array([game.paid(game.exchanges[place])[0] for place in ends], dtype=np.float32)
            found.append(Group(first, game.second(game.exchanges[ends[0]]), ends, paid))
    return found


class SecondRound:
    """The second rounds after the same throws that one player begins, under given strategies.

    The first axis is the end of the first round, the next what that player holds, then what the other holds.
    """

    def __init__(
        self, game: Game, group: Group, now: list[Floats], joint: Floats, own: tuple[Floats, Floats], beats: Floats
    ) -> None:
        self.game, self.group, self.now = game, group, now
        self.joint, self.own, self.beats = joint, own, beats
        paid = group.paid
        self.reach: dict[Place, Both] = {0: (np.ones_like(own[0]), np.ones_like(own[1]))}
        self.ends: list[tuple[End, Floats]] = []
        big = np.float32(game.structure.big)
        for node in group.round.nodes:
            both = self.reach[node.index]
            for place, to in enumerate(node.leads):
                share = now[node.index][:, :, place]
                mine = node.player == group.first
                after = (both[0] * share, both[1]) if mine else (both[0], both[1] * share)
                self.reach[to.index if isinstance(to, Node) else to.path] = after
                if isinstance(to, End):
                    staked = to.staked[0] if to.folded is None else to.staked[to.folded]
                    self.ends.append((to, paid + big * np.float32(staked)))

    def worth(self) -> Floats:
        """What the round is worth to the player who begins, for each two final hands that meet."""
        shown = [(end, chips) for end, chips in self.ends if end.folded is None]
        given = [(end, chips) for end, chips in self.ends if end.folded is not None]
        left = np.stack([self.reach[end.path][0] * chips[:, None] for end, chips in shown], axis=2)
        right = np.stack([self.reach[end.path][1] for end, _ in shown], axis=1)
        found = (left @ right) * self.beats
        signs = [np.float32(-1 if end.folded == self.group.first else 1) for end, _ in given]
        left = np.stack(
            [self.reach[e.path][0] * (chips * sign)[:, None] for (e, chips), sign in zip(given, signs, strict=True)],
            axis=2,
        )
        right = np.stack([self.reach[end.path][1] for end, _ in given], axis=1)
        found += left @ right
        return found

    def gains(self) -> tuple[list[Floats], list[Floats]]:
        """What each act gains over what is played, for each node, and how far its player's choices lead there."""
        group = self.group
        shown = [end for end, _ in self.ends if end.folded is None]
        given = [end for end, _ in self.ends if end.folded is not None]
        values: dict[Place, Both] = {}
        signed = self.joint * self.beats
        chips = {end.path: paid for end, paid in self.ends}
        for ends, table in ((shown, signed), (given, self.joint)):
            theirs: Floats = table @ np.stack([self.reach[end.path][1] for end in ends], axis=2)
            mine: Floats = np.asarray(np.stack([self.reach[end.path][0] for end in ends], axis=1) @ table)
            for place, end in enumerate(ends):
                worth = np.float32(-1 if end.folded == group.first else 1) * chips[end.path][:, None]
                values[end.path] = (worth * theirs[:, :, place], -(worth * mine[:, place]))
        gains: list[Floats] = [np.empty(0, dtype=np.float32)] * len(group.round.nodes)
        weights: list[Floats] = list(gains)
        for node in reversed(group.round.nodes):
            side = 0 if node.player == group.first else 1
            parts = [values[to.index if isinstance(to, Node) else to.path] for to in node.leads]
            own = np.stack([part[side] for part in parts], axis=2)
            share = self.now[node.index]
            mean: Floats = np.asarray((own * share).sum(axis=2))
            # What counts is what the other's choices and the cards make of the node, not how often one goes there.
            gained: Floats = own - mean[:, :, None]
            gained /= np.maximum(self.own[side], _RARE)[:, :, None]
            gains[node.index] = gained
            weights[node.index] = (self.reach[node.index][side] * self.own[side])[:, :, None]
            other = summed([part[1 - side] for part in parts])
            values[node.index] = (mean, other) if side == 0 else (other, mean)
        return gains, weights
