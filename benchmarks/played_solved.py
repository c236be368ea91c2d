"""Two players with real cards: the other plays the solved strategy, and oneself the best answer to it.

The best answer is the one that the figures take: for each class of hand what is worth most against all that the other
may hold then. What it brings is not taken from them: every deal is played to its end, card by card.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Final

import numpy as np

from benchmarks.hidden_cards import Floats, Hidden, Index, Others, card_numbers, places_after
from drawtutor.advice.appraisal import same_choice
from drawtutor.advice.reading import known_cards
from drawtutor.cards import Card
from drawtutor.reference import HeadsUp, kept_by, standing_of, start_of
from drawtutor.reference.heads_up.arrays import beats
from drawtutor.reference.heads_up.stored import WAYS, exchanges
from drawtutor.reference.heads_up.tree import End, Node, second_round
from drawtutor.reference.heads_up.values import _Second
from drawtutor.reference.rollouts.reading import final_classes, orders
from drawtutor.rules import Action, Bet, Call, Check, Discard, Fold, Phase, RaiseTo, SeatView, StandPat

__all__ = ["SolvedPlay"]

_CHUNK: Final = 8000
_OTHERS_DRAW: Final = 3
"""So many cards at most the other gets; oneself is served from the next."""
_NODES: Final = 24
"""No round has more decisions."""


class SolvedPlay:
    """Deals of one position between two, each played on after every one of some choices."""

    def __init__(self, view: SeatView, *, seed: int, actions: Sequence[Action]) -> None:
        """Raises `ValueError` where no stored structure is played."""
        standing = standing_of(view)
        if standing is None:
            msg = "no solved strategy is for this decision"
            raise ValueError(msg)
        self.view, self.actions = view, tuple(actions)
        self.table = HeadsUp(standing, view.hand, known_cards(view))
        self.deals = 0
        self._others = Others(view, self.table)
        self._seed = seed
        self._chunks = 0
        self._sums = np.zeros(len(actions))
        self._products = np.zeros((len(actions), len(actions)))
        self.finals = self._ways() if view.phase is Phase.BET1 else {}
        self._plans: dict[Hashable, Index] = {}

    def add(self, deals: int) -> None:
        """Plays at least so many deals more."""
        until = self.deals + deals
        while self.deals < until:
            rng = np.random.default_rng((self._seed, self._chunks))
            hidden = self._others.deal(rng, _CHUNK)
            chance = rng.random((2 * _NODES + 1, len(hidden.start)))
            won = np.stack([_Game(self, hidden, chance).after(action) for action in self.actions])
            self._sums += won.sum(axis=1)
            self._products += won @ won.T
            self.deals += len(hidden.start)
            self._chunks += 1

    def compared(self, one: Action, other: Action) -> tuple[float, float]:
        """How many chips more the one brings than the other, and the standard error of that."""
        first, second = (
            next(place for place, known in enumerate(self.actions) if same_choice(known, action))
            for action in (one, other)
        )
        mean = (self._sums[first] - self._sums[second]) / self.deals
        square = self._products[first, first] + self._products[second, second] - 2 * self._products[first, second]
        spread = max(square / self.deals - mean**2, 0.0) / (self.deals - 1)
        unit = self.table.standing.unit
        return float(mean * unit), float(np.sqrt(spread) * unit)

    def _ways(self) -> Mapping[int, Floats]:
        """For each number of cards the chance of each class of final hand, thrown the usual way."""
        throws = start_of(self.view.hand).throws
        finals = self.table.becomes_own([kept_by(self.view.hand, thrown) for thrown in throws])
        return dict(zip(throws, finals, strict=True))

    def planned(self, where: Hashable, make: Callable[[], Index]) -> Index:
        """What oneself does somewhere, by class of hand or whatever one holds: worked out once."""
        if where not in self._plans:
            self._plans[where] = make()
        return self._plans[where]


class _Game:
    """Some deals played on after one choice. Worth is counted in small bets, what is in already as lost."""

    def __init__(self, play: SolvedPlay, hidden: Hidden, chance: Floats) -> None:
        self.play, self.hidden, self.chance = play, hidden, chance
        self.table, self.me = play.table, play.table.me
        self.standing, self.structure = play.table.standing, play.table.structure
        count = len(hidden.start)
        self.won = np.zeros(count)
        self.final = np.zeros(count, dtype=np.int64)
        """One's own class of final hand, once one has drawn."""
        self.order = np.zeros(count, dtype=np.int64)
        """Its strength."""
        self.line: Hashable = None
        """What was chosen first."""

    def after(self, action: Action) -> Floats:
        """What each deal brings from the decision on."""
        if isinstance(action, Fold):
            return self.won
        standing, table = self.standing, self.table
        rows = np.arange(len(self.won))
        first = None if standing.end is None else exchanges(self.structure)[standing.end]
        if isinstance(action, StandPat | Discard):
            assert standing.end is not None
            thrown = action.cards if isinstance(action, Discard) else ()
            self.line = thrown
            self._draw(thrown, rows)
            self._thrown(standing.end, min(len(thrown), WAYS - 1), table.weights, rows)
            return self.won + table._paid(first, standing.round.nodes[0])
        node = standing.node
        place = _place(node, action)
        self.line = place
        if standing.end is None:
            self._first(node.leads[place], table.weights, rows)
        else:
            self._draw((), rows)
            both = (standing.thrown[0] or 0, standing.thrown[1] or 0)
            win = table._win_share(standing.thrown[1 - self.me])
            self._second(node.leads[place], standing.end, both, table.held_by_other(), win, rows)
        return self.won + table._paid(first, node)

    def _draw(self, thrown: Sequence[Card], rows: Index) -> None:
        """Oneself throws these cards, and gets others than those that the other may get."""
        kept = card_numbers(tuple(card for card in self.play.view.hand if card not in thrown))
        cards = np.empty((5, len(rows)), dtype=np.uint8)
        cards[: len(kept)] = np.array(kept, dtype=np.uint8)[:, None]
        cards[len(kept) :] = self.hidden.rest[_OTHERS_DRAW : _OTHERS_DRAW + len(thrown), rows]
        made = orders(cards)
        self.final[rows], self.order[rows] = final_classes()[made], made

    def _choose(self, shares: Floats, decision: int, rows: Index) -> Index:
        """What the other does in these deals, by its shares in each of them."""
        until = np.cumsum(shares, axis=1)[:, :-1]
        found: Index = (self.chance[decision, rows][:, None] >= until).sum(axis=1)
        return found

    # -- Round 1 and the exchange --

    def _first(self, to: Node | End, weights: Floats, rows: Index) -> None:
        """Goes on from a place of round 1; ``weights`` is what the other may hold there, as far as oneself knows."""
        table, finals = self.table, self.play.finals
        if not len(rows):
            return
        if isinstance(to, End):
            paths = [other.path for other in exchanges(self.structure)]
            if to.folded is not None:
                lost = float(self.structure.ante) + to.staked[to.folded]
                self.won[rows] = -lost if to.folded == self.me else lost
            elif to.path in paths:
                self._exchange(paths.index(to.path), weights, rows)
        elif to.player == self.me:

            def best() -> Index:
                return np.array([np.argmax([table._first(after, weights, finals) for after in to.leads])])

            choice = self.play.planned((self.line, to.path), best)[0]
            self._first(to.leads[choice], weights, rows)
        else:
            shares = table.arrays.first(to.index)
            its = self._choose(shares[self.hidden.start[rows]], to.index, rows)
            for choice, after in enumerate(to.leads):
                self._first(after, weights * shares[:, choice], rows[its == choice])

    def _exchange(self, end: int, weights: Floats, rows: Index) -> None:
        """The exchange, before which round 1 ended so; oneself throws what is best."""
        if self.me == 0:
            self._thrown(end, self._throw(end, None, weights, rows), weights, rows)
            return
        share = self.table.arrays.throw(end)
        its = self._choose(share[self.hidden.start[rows]], 2 * _NODES, rows)
        for before in range(WAYS):
            here, reached = rows[its == before], weights * share[:, before]
            if len(here):
                self._begun(end, (before, self._throw(end, before, reached, here)), reached, here)

    def _throw(self, end: int, before: int | None, weights: Floats, rows: Index) -> int:
        """Throws as many cards as is best, after the other has thrown ``before``; how many."""
        table, finals, hand = self.table, self.play.finals, self.play.view.hand

        def worth(number: int) -> float:
            if before is not None:
                return float(finals[number] @ table._sub(end, (before, number), weights))
            share = table.arrays.throw(end, number)
            subs = (table._sub(end, (number, answer), weights * share[:, answer]) for answer in range(WAYS))
            return sum(float(finals[number] @ sub) for sub in subs)

        number = int(self.play.planned((self.line, end, before), lambda: np.array([max(finals, key=worth)]))[0])
        kept = kept_by(hand, number)
        self._draw([card for card in hand if card not in kept], rows)
        return number

    def _thrown(self, end: int, number: int, weights: Floats, rows: Index) -> None:
        """Oneself has thrown so many; the other did before, or does now."""
        if self.me == 1:
            before = self.standing.thrown[0]
            assert before is not None
            self._begun(end, (before, number), weights, rows)
            return
        share = self.table.arrays.throw(end, number)
        its = self._choose(share[self.hidden.start[rows]], 2 * _NODES, rows)
        for answer in range(WAYS):
            self._begun(end, (number, answer), weights * share[:, answer], rows[its == answer])

    # -- Round 2 --

    def _begun(self, end: int, thrown: tuple[int, int], weights: Floats, rows: Index) -> None:
        theirs = thrown[1 - self.me]
        round_ = second_round(self.structure, exchanges(self.structure)[end].opener)
        self._second(round_.nodes[0], end, thrown, weights @ self.table.becomes(theirs), beats(theirs), rows)

    def _second(
        self, to: Node | End, end: int, thrown: tuple[int, int], other: Floats, win: Floats, rows: Index
    ) -> None:
        """Goes on from a place of round 2; ``other`` is what the other may hold there, ``win`` as in the figures."""
        if not len(rows):
            return
        theirs = thrown[1 - self.me]
        final, order = (part[rows] for part in self.hidden.finals(theirs))
        first = exchanges(self.structure)[end]
        if isinstance(to, End):
            staked = to.staked[0] if to.folded is None else to.staked[to.folded]
            chips = float(self.structure.ante) + first.staked[0] + self.structure.big * staked
            if to.folded is None:
                self.won[rows] = chips * np.sign(self.order[rows] - order)
            else:
                self.won[rows] = -chips if to.folded == self.me else chips
            return
        if to.player == self.me:
            round_ = second_round(self.structure, first.opener)

            def best() -> Index:
                acts = _Second(self.table, end, thrown, round_, win).acts(to, other)
                return np.argmax(np.stack(list(acts.values())), axis=0)

            plan = self.play.planned((self.line, end, thrown, to.path), best)
            # Where nothing is drawn any more there is one hand, and not all classes.
            its = plan[self.final[rows]] if len(plan) > 1 else np.full(len(rows), plan[0])
            for choice, after in enumerate(to.leads):
                self._second(after, end, thrown, other, win, rows[its == choice])
            return
        shares = self.table.arrays.second(end, first.opener, thrown, to.index)
        its = self._choose(shares[places_after(theirs)[self.hidden.start[rows], final]], _NODES + to.index, rows)
        for choice, after in enumerate(to.leads):
            self._second(after, end, thrown, other * shares[:, choice], win, rows[its == choice])


def _place(node: Node, action: Action) -> int:
    """Which of a decision's acts this is."""
    names = [act.value for act in node.acts]
    kinds = {Check: ("check",), Call: ("call",), Bet: ("bet",), RaiseTo: ("raise",)}
    return next(place for place, name in enumerate(names) if name in kinds[type(action)])
