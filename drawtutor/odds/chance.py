"""The chance to win, by dealing the unseen cards many times over.

Every sampled deal gives each opponent a hand that fits what is assumed of them and none of the cards that
are known, lets everybody draw, and compares. The figures carry their standard error; the assumption is
the caller's and has to be named beside them.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from drawtutor.cards import Card
from drawtutor.odds._indexes import KEY, PLAIN, RANK_KEY, hand_indexes, indexes, strength_of
from drawtutor.odds._opponents import chair_for
from drawtutor.odds.estimate import Estimate
from drawtutor.odds.reads import KnownHand, OpponentModel, SecondRound, plays_on

__all__ = ["SampledDeals", "chance_to_win"]

_SETS: Final = 12
"""How many sets of replacements each sampled deal tries for one hold: more say little more."""


class SampledDeals:
    """Many ways in which the unseen cards can lie, and who would win each.

    All questions about one object are asked of the same deals, so that two choices are compared under
    the same cards.
    """

    def __init__(
        self,
        hand: Sequence[Card],
        opponents: Sequence[OpponentModel],
        *,
        rng: Random,
        samples: int,
        seen: Sequence[Card] = (),
    ) -> None:
        """Deals ``samples`` times to these opponents around the hand and the further seen cards.

        Raises `CardError` where the known cards are no hand, doubled, or hold a joker, and `ValueError`
        where there is no opponent or the deck cannot give everyone five cards.
        """
        held, _, gone = hand_indexes(hand, (), seen)
        if not opponents or 5 * (1 + len(opponents)) + len(gone) > 52:
            msg = f"a chance to win is against 1 to 9 opponents, not {len(opponents)}"
            raise ValueError(msg)
        self._hand = tuple(hand)
        self._random = rng.random
        self._chairs = [chair_for(model) for model in opponents]
        # Whoever is known best is dealt to first: then the others' cards hardly bear on what is assumed.
        self._order = sorted(range(len(opponents)), key=lambda seat: -self._chairs[seat].knows)
        known = 0
        for card in (*held, *gone):
            known |= 1 << card
        for model in opponents:
            if isinstance(model, KnownHand):
                for card in indexes(model.cards, none_of=(*hand, *seen)):
                    known |= 1 << card
        self._known = known
        self.finals: list[tuple[int, ...]] = []
        """For each deal, how strong each opponent's hand is at the end."""
        self.places: list[tuple[float, ...]] = []
        """For each deal, where each opponent's first five cards stand among those assumed: 0 weakest, 1 strongest."""
        self._rests: list[tuple[list[int], list[int]]] = []
        """For each deal, the stub that is left for oneself, and what the others threw where that may not do."""
        self._own: dict[frozenset[Card], list[tuple[int, ...]]] = {}
        for _ in range(samples):
            self._deal()

    def _deal(self) -> None:
        random = self._random
        used = self._known
        starts: list[tuple[float, list[int], int]] = [(0.0, [], 0)] * len(self._chairs)
        for seat in self._order:
            starts[seat] = self._chairs[seat].start(used, random)
            for card in starts[seat][1]:
                used |= 1 << card
        finals = [0] * len(starts)
        for seat in self._order:
            used = self._finish(seat, starts, finals, used)
        rest = [card for card in range(52) if not used >> card & 1]
        rest.sort(key=lambda _: random())
        spare = [card for _, cards, thrown in starts for card in cards[5 - thrown :]] if len(rest) < 5 else []
        spare.sort(key=lambda _: random())
        self.finals.append(tuple(finals))
        self.places.append(tuple(place for place, _, _ in starts))
        self._rests.append((rest, spare))

    def _finish(self, seat: int, starts: list[tuple[float, list[int], int]], finals: list[int], used: int) -> int:
        """Draws for one opponent; a hand that would not have gone on like that is dealt anew."""
        random = self._random
        chair = self._chairs[seat]
        while True:
            _, cards, thrown = starts[seat]
            taken = used
            total = 0
            for card in cards[: 5 - thrown]:
                total += KEY[card]
            if thrown:
                free = taken
                if 52 - taken.bit_count() < thrown:
                    for other, start in enumerate(starts):
                        if other != seat:
                            for card in start[1][5 - start[2] :]:
                                free &= ~(1 << card)
                for _ in range(thrown):
                    card = int(random() * 52)
                    while free >> card & 1:
                        card = int(random() * 52)
                    free |= 1 << card
                    taken |= 1 << card
                    total += KEY[card]
            packed = strength_of(total)
            if chair.after is SecondRound.UNKNOWN or random() < plays_on(chair.after, packed):
                finals[seat] = packed
                return taken
            for card in cards:
                used &= ~(1 << card)
            used |= self._known
            starts[seat] = chair.start(used, random)
            for card in starts[seat][1]:
                used |= 1 << card

    def own(self, keep: Sequence[Card] | None = None) -> list[tuple[int, ...]]:
        """For each deal, how strong one's own hand ends: once for each set of replacements that is tried.

        ``keep`` is what is kept of the hand; None keeps it all. Raises `ValueError` where, in one of the deals,
        neither the stub nor what others threw has enough cards to draw.
        """
        kept = frozenset(self._hand if keep is None else keep)
        if kept not in self._own:
            self._own[kept] = self._draw(tuple(card.index for card in self._hand if card in kept))
        return self._own[kept]

    def _draw(self, kept: tuple[int, ...]) -> list[tuple[int, ...]]:
        need = 5 - len(kept)
        if not need:
            return [(strength_of(sum(KEY[card] for card in kept)),)] * len(self.finals)
        if len({card // 13 for card in kept}) > 1:
            # No flush can come, so that the ranks alone decide.
            key: Sequence[int] = _RANK_KEYS
            worth = PLAIN.__getitem__
        else:
            key, worth = KEY, strength_of
        base = sum(key[card] for card in kept)
        own: list[tuple[int, ...]] = []
        for rest, spare in self._rests:
            keys = [key[card] for card in rest]
            if len(keys) < need:
                # The stub has run out: what the others threw is shuffled and dealt on (PL-27).
                keys += [key[card] for card in spare[: need - len(keys)]]
                if len(keys) < need:
                    msg = f"{need} cards cannot be drawn where the stub and the discards hold {len(keys)}"
                    raise ValueError(msg)
            if need == 1:
                sums = [base + one for one in keys]
            else:
                most = min(len(keys) // need, _SETS) * need
                # Sets that share no card: together they say more than sets drawn anew each time.
                sums = [base + sum(some) for some in zip(*(keys[at:most:need] for at in range(need)), strict=True)]
            own.append(tuple(map(worth, sums)))
        return own

    def shares(self, keep: Sequence[Card] | None = None, *, stay: Sequence[int] | None = None) -> list[float]:
        """For each deal, the share of the pot that one wins at a showdown (a tie counts as its part).

        ``stay`` has, for each deal, the opponents who are still in at the showdown, a bit each; without
        it all are. Against nobody the share is 1.
        """
        shares: list[float] = []
        for deal, (own, finals) in enumerate(zip(self.own(keep), self.finals, strict=True)):
            if stay is not None:
                bits = stay[deal]
                finals = tuple(final for seat, final in enumerate(finals) if bits >> seat & 1)
                if not finals:
                    shares.append(1.0)
                    continue
            best = max(finals)
            if len(own) == 1:
                mine = own[0]
                shares.append(1.0 if mine > best else 0.0 if mine < best else 1 / (1 + finals.count(best)))
                continue
            won = 0
            tied = 0
            for mine in own:
                if mine > best:
                    won += 1
                elif mine == best:
                    tied += 1
            shares.append((won + tied / (1 + finals.count(best))) / len(own))
        return shares

    def chance(self, keep: Sequence[Card] | None = None) -> Estimate:
        """The chance to win at the showdown if everybody stays, ties counted by their part."""
        return Estimate.of(self.shares(keep))

    def difference(self, keep: Sequence[Card], other: Sequence[Card]) -> Estimate:
        """How much more often the one hold wins than the other, under the same cards."""
        return Estimate.of([one - two for one, two in zip(self.shares(keep), self.shares(other), strict=True)])


_RANK_KEYS: Final = tuple(RANK_KEY[card % 13] for card in range(52))


def chance_to_win(
    hand: Sequence[Card],
    *,
    opponents: Sequence[OpponentModel],
    rng: Random,
    keep: Sequence[Card] | None = None,
    seen: Sequence[Card] = (),
    samples: int = 800,
) -> Estimate:
    """How often this hand wins the pot if everybody stays to the showdown and nobody bets again.

    ``keep`` is what is kept of it in the exchange; without it the hand is final. A tie counts as the
    part of the pot that it takes. Raises as `SampledDeals` does, and `CardError` for a kept card that
    is not in the hand.
    """
    hand_indexes(hand, hand if keep is None else keep, seen)
    return SampledDeals(hand, opponents, rng=rng, samples=samples, seen=seen).chance(keep)
