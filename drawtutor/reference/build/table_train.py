"""Training of the reference player: external-sampling regret minimisation with real cards, later deals weighing more.

One player explores every action of its own, the others choose by their present strategies; what each action would
have gained more is added up, and chosen by. After the k-th stretch of deals all sums are multiplied by k / (k + 1),
which weighs each stretch by its number.

At many tables there are players who wait for a strong hand. A player who learns only among its like checks strong
hands in the trust that somebody will open, and gets nothing for them there. So, where checking is free, from some
stretch on each of the others waits in a part of the deals: it opens with kings or better alone. Nobody is told who.

Even so, who learns among its like comes to check aces and better, to raise whoever opens behind, and the others to fear
that and to open less. People who teach the game do neither. So, from some stretch on, everybody opens with aces (at
a dearer ante with a lower pair) and better wherever checking is free: the reference keeps no strong hand back before
the first bet.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from drawtutor.cards import Rank
from drawtutor.reference.build.table_game import (
    ACTIONS,
    BET1,
    BETS,
    FOLD,
    INFOSETS,
    OVER,
    PASSIVE,
    PHASE,
    START,
    STATE,
    TURN,
    WAGER,
    Row,
    act,
    begin,
    compiled,
    infoset,
    legal,
    payoff,
    terms_of,
)
from drawtutor.reference.starts import StartKind
from drawtutor.reference.table.classes import TABLE_STARTS, TableStart
from drawtutor.reference.table.structures import TableStructure

__all__ = ["SIZES", "Training"]


def _at_least(start: TableStart, pair: Rank) -> bool:
    """Whether a class is a pair of this rank or better."""
    high = start.kind is StartKind.PAIR and start.lowest is not None and start.lowest >= pair
    return high or list(StartKind).index(start.kind) > list(StartKind).index(StartKind.PAIR)


SIZES: Final = (2, 3, 4, 5, 6)
"""Tables that are trained at, and how often each, in order, comes up."""
_WEIGHTS: Final = (1, 3, 3, 3, 3)
# Now and then a player does what it would not, so that the others learn to answer that too.
_TREMBLE: Final = 0.004
# In most deals an action that would have lost so much, in sum, is not explored again.
_HOPELESS: Final = -300.0
_PRUNED: Final = 0.9
# How often another player waits for kings or better to open with.
_WAITS: Final = 0.3
_STRONG: Final = np.array([_at_least(start, Rank.KING) for start in TABLE_STARTS])
# What is taken over from another training weighs as much as so many stretches.
_TAKEN_OVER: Final = 10
_DEEPEST: Final = 40


@compiled
def _strategy(regrets: Row, row: int, open_: Row, mixed: Row) -> None:
    """Regret matching: in proportion to what each open action would have gained; all alike where none would."""
    total = 0.0
    count = 0
    for a in range(ACTIONS):
        mixed[a] = 0.0
        if open_[a]:
            count += 1
            if regrets[row, a] > 0:
                mixed[a] = regrets[row, a]
                total += mixed[a]
    for a in range(ACTIONS):
        if total > 0:
            mixed[a] /= total
        elif open_[a]:
            mixed[a] = 1.0 / count


@compiled
def _choose(mixed: Row, open_: Row) -> int:
    if np.random.random() < _TREMBLE:
        while True:
            a = np.random.randint(0, ACTIONS)
            if open_[a]:
                return a
    drawn = np.random.random()
    last = 0
    for a in range(ACTIONS):
        if mixed[a] > 0:
            last = a
            drawn -= mixed[a]
            if drawn < 0:
                return a
    return last


@compiled
def _walk(
    states: Row,
    mixes: Row,
    gains: Row,
    opens: Row,
    depth: int,
    mine: int,
    waits: Row,
    deck: Row,
    regrets: Row,
    sums: Row,
    terms: Row,
    hopeless: float,
    sure: Row,
) -> float:
    """The explorer's value of the deal at this depth, with all regrets below it brought up to date."""
    s = states[depth]
    mixed = mixes[depth]
    open_ = opens[depth]
    while s[PHASE] < OVER:
        legal(s, terms, open_)
        if s[PHASE] == BET1 and s[BETS] == 0 and not open_[FOLD] and sure[s[START + s[TURN]]]:
            row = infoset(s)
            regrets[row, PASSIVE] = 0.0
            sums[row, WAGER] += 1.0
            act(s, deck, WAGER, terms)
            continue
        count = 0
        only = 0
        for a in range(ACTIONS):
            if open_[a]:
                count += 1
                only = a
        if count == 1:
            act(s, deck, only, terms)
            continue
        row = infoset(s)
        _strategy(regrets, row, open_, mixed)
        if s[TURN] != mine:
            for a in range(ACTIONS):
                sums[row, a] += mixed[a]
            chosen = _choose(mixed, open_)
            if waits[s[TURN]] and s[PHASE] == BET1 and s[BETS] == 0 and not _STRONG[s[START + s[TURN]]]:
                # Where there is no check, who waits folds.
                chosen = FOLD if open_[FOLD] else PASSIVE
            act(s, deck, chosen, terms)
            continue
        value = 0.0
        below = states[depth + 1]
        gained = gains[depth]
        for a in range(ACTIONS):
            if mixed[a] == 0.0 and regrets[row, a] < hopeless:
                open_[a] = False
            if open_[a]:
                below[:] = s
                act(below, deck, a, terms)
                gained[a] = _walk(
                    states, mixes, gains, opens, depth + 1, mine, waits, deck, regrets, sums, terms, hopeless, sure
                )
                value += mixed[a] * gained[a]
        for a in range(ACTIONS):
            if open_[a]:
                regrets[row, a] += gained[a] - value
        return value
    return payoff(s, mine)


@compiled
def _stretch(
    seed: int, deals: int, waiting: float, sure: Row, sizes: Row, weights: Row, regrets: Row, sums: Row, terms: Row
) -> None:
    np.random.seed(seed)
    states = np.zeros((_DEEPEST, STATE), dtype=np.int32)
    mixes = np.zeros((_DEEPEST, ACTIONS))
    gains = np.zeros((_DEEPEST, ACTIONS))
    opens = np.zeros((_DEEPEST, ACTIONS), dtype=np.bool_)
    waits = np.zeros(SIZES[-1], dtype=np.bool_)
    deck = np.arange(52)
    total = weights.sum()
    for _ in range(deals):
        drawn = np.random.randint(0, total)
        at = 0
        while drawn >= weights[at]:
            drawn -= weights[at]
            at += 1
        players = sizes[at]
        mine = np.random.randint(0, players)
        begin(states[0], deck, players, terms)
        if waiting > 0:
            for seat in range(players):
                waits[seat] = np.random.random() < waiting
        hopeless = _HOPELESS if np.random.random() < _PRUNED else -np.inf
        _walk(states, mixes, gains, opens, 0, mine, waits, deck, regrets, sums, terms, hopeless, sure)


class Training:
    """A training that can be gone on with: the sums, and how many stretches went into them."""

    def __init__(
        self,
        structure: TableStructure,
        *,
        seed: int,
        alone: int | None = None,
        free: int | None = None,
        strong: Rank = Rank.ACE,
    ) -> None:
        """``alone`` is the number of stretches after which some of the others wait; None: in none do they.

        ``free`` is the number after which nobody may keep a pair of ``strong`` or better back; None: one always may.
        """
        self.structure = structure
        self.alone = alone
        self.free = free
        self.strong = strong
        self.seed = seed
        self.stretches = 0
        self.deals = 0
        self.seconds = 0.0
        """For whoever trains to count."""
        self.regrets = np.zeros((INFOSETS, ACTIONS), dtype=np.float32)
        self.sums = np.zeros((INFOSETS, ACTIONS), dtype=np.float32)

    def begin_with(self, other: Training) -> None:
        """Takes over what another structure's training says of each choice, as if it were a few stretches' own."""
        self.regrets = other.regrets * np.float32(_TAKEN_OVER / max(other.stretches, 1))
        self.stretches = _TAKEN_OVER

    def go_on(self, deals: int) -> None:
        """One stretch of so many deals."""
        self.stretches += 1
        waiting = _WAITS if self.alone is not None and self.stretches > self.alone else 0.0
        surely = self.free is not None and self.stretches > self.free
        sure = np.array([surely and _at_least(start, self.strong) for start in TABLE_STARTS])
        if (self.alone and self.stretches == self.alone + 1) or (self.free and self.stretches == self.free + 1):
            # What was done among learners alone is no part of what is learnt, though what it would have gained is.
            self.sums[:] = 0
        seed = (self.seed * 1_000_003 + self.stretches) % (1 << 32)
        _stretch(
            seed,
            deals,
            waiting,
            sure,
            np.array(SIZES),
            np.array(_WEIGHTS),
            self.regrets,
            self.sums,
            terms_of(self.structure),
        )
        self.deals += deals
        weight = np.float32(self.stretches / (self.stretches + 1))
        self.regrets *= weight
        self.sums *= weight
