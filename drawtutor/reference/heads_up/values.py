"""What every choice of one of two players is worth, against the solved strategy of the other.

The other's hand is weighed by all that can be held beside one's own cards and by how often each class would have
done what the other did; from then on the other plays the stored strategy, and one goes on as well as can be
against it. Nothing is sampled. After the exchange one's hand is known to its class, and so are the others'.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from drawtutor.cards import Card
from drawtutor.hands import strength
from drawtutor.reference._vector import tables
from drawtutor.reference.after_draw.comparing import fares
from drawtutor.reference.finals import FINALS, FLOORS, final_of
from drawtutor.reference.heads_up.arrays import Arrays, arrays_of, beats, becomes, held
from drawtutor.reference.heads_up.drawing import finals_beside, likely_held
from drawtutor.reference.heads_up.matching import Standing
from drawtutor.reference.heads_up.stored import WAYS, exchanges
from drawtutor.reference.heads_up.tree import Act, End, Node, Round, first_round, second_round
from drawtutor.reference.holders import holders
from drawtutor.reference.holds import holds_of
from drawtutor.reference.starts import MOST_THROWN

__all__ = ["HeadsUp", "share_within", "slipped"]

Floats = NDArray[np.float64]
_SLIP: Final = 0.001
"""So often everybody is taken to act at random, where what was done is done now and then.

Most hands are nothing and never raise: with a slip of one in a hundred they would be a thirtieth of a raiser's range,
and a call of it would seem worth a fiftieth of a bet more than it is.
"""
_RARE: Final = 0.01
_STRAY: Final = 0.03
"""What is done less often than `_RARE` says no more than the last digit of what is stored: it is taken for an act at
random, the rarer the more, up to so often. Whoever leaves the strategy still holds a hand that can be named."""
_SELDOM: Final = 0.02
_MEANT: Final = 0.1
"""A throw that is seldomer than `_SELDOM` is not meant by a class that makes it less often than this, the seldomer the
surer: it is what has not been unlearnt yet, of a class that there is much of. Who calls and stands pat has a hand."""
_FINALS: Final = len(FINALS)
_HAND: Final = 5


def slipped(weights: Floats, shares: Floats, act: int) -> Floats:
    """How likely each class does this, with a slip now and then; ``weights`` is how likely each class is."""
    often = float(weights @ shares[:, act] / weights.sum())
    slip = _SLIP + _STRAY * max(0.0, 1 - often / _RARE)
    found: Floats = (1 - slip) * shares[:, act] + slip / shares.shape[1]
    return found


def thrown_as(weights: Floats, share: Floats) -> Floats:
    """How likely each class throws so many; ``weights`` is how likely each class is.

    What is hardly ever thrown is not told by what a few of very many hands do.
    """
    often = float(weights @ share / weights.sum())
    meant = np.where(share < _MEANT * max(0.0, 1 - often / _SELDOM), 0.0, share)
    found: Floats = meant + 1e-6
    return found


class HeadsUp:
    """Values for one seat at one moment, in small bets from this decision on: a fold is worth 0."""

    def __init__(self, standing: Standing, hand: Sequence[Card], seen: Sequence[Card]) -> None:
        """``hand`` are the five cards that are held, ``seen`` one's own discards and what was exposed."""
        self.standing = standing
        self.me = standing.player
        self.structure = standing.structure
        self.arrays: Arrays = arrays_of(standing.structure)
        self.hand = tuple(hand)
        self.seen = (*hand, *seen)
        dealt = np.array(holders(self.seen), dtype=np.float64)
        self.weights = self._reached(dealt / dealt.sum())
        """How likely the other holds each class, given what it did in round 1; after it threw, and threw so many."""
        self._becomes: dict[int, Floats] = {}
        self._holds: dict[frozenset[Card], Floats] = {}

    # -- What the other may hold --

    def _reached(self, weights: Floats) -> Floats:
        standing = self.standing
        for node in first_round(self.structure).nodes:
            after = standing.first[: len(node.path) + 1]
            if node.player != self.me and len(after) > len(node.path) and after[:-1] == node.path:
                weights = weights * slipped(weights, self.arrays.first(node.index), node.acts.index(after[-1]))
        threw = standing.thrown[1 - self.me]
        if standing.end is not None and threw is not None:
            share = self.arrays.throw(standing.end, standing.thrown[0] if self.me == 0 else None)
            weights = weights * thrown_as(weights, share[:, threw])
        whole: Floats = weights / weights.sum()
        return whole

    def becomes(self, thrown: int) -> Floats:
        """What each class of the other's starting hands becomes, of `remembered`, around the cards one has seen."""
        found = self._becomes.get(thrown)
        if found is None:
            found = self._becomes[thrown] = becomes(thrown, self.seen)
        return found

    def held_by_other(self) -> Floats:
        """How likely the other holds and remembers each of `remembered`, once it has thrown and acted in round 2."""
        standing = self.standing
        thrown = standing.thrown
        assert standing.end is not None
        mine, theirs = thrown[self.me], thrown[1 - self.me]
        assert theirs is not None
        found: Floats = self.weights @ self.becomes(theirs)
        opener = exchanges(self.structure)[standing.end].opener
        for node in standing.round.nodes:
            after = standing.second[: len(node.path) + 1]
            if node.player != self.me and len(after) > len(node.path) and after[:-1] == node.path:
                both = (mine or 0, theirs) if self.me == 0 else (theirs, mine or 0)
                shares = self.arrays.second(standing.end, opener, both, node.index)
                found = found * slipped(found, shares, node.acts.index(after[-1]))
        whole: Floats = found / found.sum()
        return whole

    def becomes_own(self, keeps: Sequence[Sequence[Card]]) -> list[Floats]:
        """For each way to hold one's own hand the chance of each of `FINALS`, around what the other is likely to hold.

        Of more than three cards thrown it is counted around what has been seen alone.
        """
        few = [keep for keep in keeps if _HAND - len(keep) <= MOST_THROWN]
        counted = iter(finals_beside(few, self.seen, likely_held(self.seen, self.weights)))
        return [next(counted) if _HAND - len(keep) <= MOST_THROWN else self._plainly(keep) for keep in keeps]

    def _plainly(self, keep: Sequence[Card]) -> Floats:
        if not self._holds:
            own = set(self.hand)
            beside = tuple(card for card in self.seen if card not in own)
            self._holds = {frozenset(hold.keep): hold.finals for hold in holds_of(self.hand, seen=beside)}
        return self._holds[frozenset(keep)]

    # -- Round 2 --

    def after_draw(self) -> dict[Act, float]:
        """The worth of each act of round 2 that is open."""
        standing = self.standing
        end, thrown = standing.end, standing.thrown
        assert end is not None
        assert thrown[0] is not None
        assert thrown[1] is not None
        win = self._win_share(thrown[1 - self.me])
        values = self._second(end, (thrown[0], thrown[1]), standing.node, self.held_by_other(), win)
        paid = self._paid(exchanges(self.structure)[end], standing.node)
        return {act: float(value[0]) + paid for act, value in values.items()}

    def _win_share(self, threw: int | None) -> Floats:
        """The share of the pot that one's hand wins against each of `remembered`, as one row."""
        assert threw is not None
        mine = strength(self.hand)
        final = final_of(mine).index
        row = beats(threw)[final : final + 1].copy()
        less, same, _ = fares(self.hand, self.seen)[final]
        row[:, held(threw) == final] = less + same / 2
        return row

    def _paid(self, end: End | None, node: Node) -> float:
        """What one has put in by now, in small bets: gone, so that it is no part of what a fold loses."""
        ante = float(self.structure.ante)
        if end is None:
            return ante + node.staked[self.me]
        return ante + end.staked[self.me] + self.structure.big * node.staked[self.me]

    def _second(self, end: int, thrown: tuple[int, int], node: Node, other: Floats, win: Floats) -> dict[Act, Floats]:
        """What each act at a node of round 2 is worth in all, chips put in before it counted as lost.

        ``other`` is how likely the other holds each of `remembered`, and ``win`` the share of the pot that each of
        one's own final hands (a row each) wins against it. Each value is an array over these rows.
        """
        round_ = second_round(self.structure, exchanges(self.structure)[end].opener)
        values = _Second(self, end, thrown, round_, win)
        return values.acts(node, other)

    # -- The exchange --

    def thrown(self, finals: Mapping[int, Floats]) -> dict[int, Floats]:
        """For each number of cards, the worth of each way to throw so many.

        ``finals`` has for each number an array: a row a way, a column the chance of each class of final hand.
        """
        standing = self.standing
        assert standing.end is not None
        paid = self._paid(exchanges(self.structure)[standing.end], standing.round.nodes[0])
        found = {}
        for number, chances in finals.items():
            worth = self._draw_values(standing.end, min(number, WAYS - 1), self.weights)
            found[number] = chances @ worth + paid
        return found

    def _draw_values(self, end: int, number: int, weights: Floats) -> Floats:
        """For each class of final hand the worth after throwing so many; the other throws before or after."""
        if self.me == 1:
            before = self.standing.thrown[0]
            assert before is not None
            return self._sub(end, (before, number), weights)
        share = self.arrays.throw(end, number)
        total = np.zeros(_FINALS)
        for answer in range(WAYS):
            reached = weights * share[:, answer]
            if reached.sum() > 1e-9:
                total += self._sub(end, (number, answer), reached)
        return total

    def _sub(self, end: int, thrown: tuple[int, int], weights: Floats) -> Floats:
        """The worth of round 2 for each class of final hand, times how likely the other comes to it."""
        theirs = thrown[1 - self.me]
        round_ = second_round(self.structure, exchanges(self.structure)[end].opener)
        values = _Second(self, end, thrown, round_, beats(theirs))
        return values.of(round_.nodes[0], weights @ self.becomes(theirs))

    # -- Round 1 --

    def before_draw(self, finals: Mapping[int, Floats]) -> dict[Act, float]:
        """The worth of each act of round 1 that is open.

        ``finals`` has for each number of cards the chance of each class of final hand, by the best way to throw so
        many.
        """
        node = self.standing.node
        paid = self._paid(None, node)
        found = {}
        for act, to in zip(node.acts, node.leads, strict=True):
            found[act] = self._first(to, self.weights, finals) + paid
        return found

    def _first(self, to: Node | End, weights: Floats, finals: Mapping[int, Floats]) -> float:
        """What a place in round 1 is worth in all, times how likely the other comes to it."""
        if isinstance(to, End):
            return self._first_end(to, weights, finals)
        if to.player == self.me:
            return max(self._first(after, weights, finals) for after in to.leads)
        shares = self.arrays.first(to.index)
        total = 0.0
        for choice, after in enumerate(to.leads):
            reached = weights * shares[:, choice]
            if reached.sum() > 1e-7:
                total += self._first(after, reached, finals)
        return total

    def _first_end(self, end: End, weights: Floats, finals: Mapping[int, Floats]) -> float:
        ante = float(self.structure.ante)
        likely = float(weights.sum())
        if end.folded is not None:
            lost = ante + end.staked[end.folded]
            return likely * (-lost if end.folded == self.me else lost)
        places = [other.path for other in exchanges(self.structure)]
        if end.path not in places:
            # Passed out: the pot stays, and is as likely one's own as the other's.
            return 0.0
        place = places.index(end.path)
        if self.me == 0:
            return max(
                sum(
                    float(chances @ self._sub(place, (number, answer), weights * share[:, answer]))
                    for answer in range(WAYS)
                    if (weights * share[:, answer]).sum() > 1e-7
                )
                for number, chances in finals.items()
                for share in (self.arrays.throw(place, min(number, WAYS - 1)),)
            )
        share = self.arrays.throw(place)
        total = 0.0
        for before in range(WAYS):
            reached = weights * share[:, before]
            if reached.sum() > 1e-7:
                total += max(
                    float(chances @ self._sub(place, (before, number), reached)) for number, chances in finals.items()
                )
        return total


@cache
def _ways() -> tuple[NDArray[np.int64], Floats]:
    """The strengths of all ranks of hand, and how many hands are of each."""
    return tables().strengths, tables().ways.astype(np.float64)


def share_within(final: int, mine: int) -> float:
    """The share of the pot that a hand wins against others of its class, taken to be as frequent as among all hands."""
    strengths, ways = _ways()
    low = int(np.searchsorted(strengths, FLOORS[final]))
    high = int(np.searchsorted(strengths, FLOORS[final + 1])) if final + 1 < _FINALS else len(strengths)
    place = int(np.searchsorted(strengths, mine))
    whole = ways[low:high].sum()
    return float((ways[low:place].sum() + ways[place] / 2) / whole)


class _Second:
    """One second round against a given weight of the other's hands."""

    def __init__(self, values: HeadsUp, end: int, thrown: tuple[int, int], round_: Round, win: Floats) -> None:
        self.me = values.me
        self.big = values.structure.big
        first = exchanges(values.structure)[end]
        self.paid = float(values.structure.ante) + first.staked[0]
        self.arrays = values.arrays
        self.end, self.thrown, self.round, self.win = end, thrown, round_, win
        self.opener = first.opener

    def acts(self, node: Node, other: Floats) -> dict[Act, Floats]:
        """What each act of one's own at this node is worth, for each of one's hands."""
        return {act: self.of(to, other) for act, to in zip(node.acts, node.leads, strict=True)}

    def of(self, to: Node | End, other: Floats) -> Floats:
        """What a place of the round is worth for each of one's hands, times how likely the other comes to it."""
        if isinstance(to, End):
            staked = to.staked[0] if to.folded is None else to.staked[to.folded]
            chips = self.paid + self.big * staked
            if to.folded is None:
                won: Floats = chips * (2 * (self.win @ other) - other.sum())
                return won
            sign = -1 if to.folded == self.me else 1
            return np.full(len(self.win), sign * chips * other.sum())
        if to.player == self.me:
            best = self.of(to.leads[0], other)
            for after in to.leads[1:]:
                best = np.maximum(best, self.of(after, other))
            return best
        shares = self.arrays.second(self.end, self.opener, self.thrown, to.index)
        total = np.zeros(len(self.win))
        for choice, after in enumerate(to.leads):
            total += self.of(after, other * shares[:, choice])
        return total
