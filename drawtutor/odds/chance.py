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
from drawtutor.odds._opponents import NothingFitsError, chair_for
from drawtutor.odds._reshuffled import Start, Tight, served, tight
from drawtutor.odds.estimate import Estimate
from drawtutor.odds.reads import KnownHand, OpponentModel, SecondRound, plays_on

__all__ = ["SampledDeals", "chance_to_win"]

_SETS: Final = 12
"""How many sets of replacements each sampled deal tries for one hold: more say little more."""
_CROWDED: Final = 24
"""With so many cards known it is asked first if anything fits at all."""
_ANEW: Final = 1000
"""How often a deal is begun anew before it is given up."""


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
        where there is no opponent, the deck cannot give everyone five cards, or no hands are left that fit
        what is assumed.

        At crowded tables the last hands are made of what the others leave. Where that fits only by a rare habit
        (a player who stands pat on nothing), it does so more often than at a small table.
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
        """For each deal, how strong each opponent's hand is at the end, before one draws oneself."""
        self.places: list[tuple[float, ...]] = []
        """For each deal, where each opponent's first five cards stand among those assumed: 0 weakest, 1 strongest."""
        self._rests: list[list[int]] = []
        """For each deal, the stub that is left for oneself."""
        self._tight: dict[int, Tight] = {}
        """Where that may not do, what else there is."""
        self._drawn: dict[frozenset[Card], tuple[list[tuple[int, ...]], list[tuple[int, ...]]]] = {}
        if known.bit_count() > _CROWDED:
            for chair in self._chairs:
                chair.must_fit(known)
        for _ in range(samples):
            self._deal_until_all_fit()

    def _deal_until_all_fit(self) -> None:
        """One deal; it is begun anew where what the first opponents hold leaves nothing that fits to the last."""
        for _ in range(_ANEW):
            try:
                self._deal()
            except NothingFitsError:
                continue
            return
        msg = f"in {_ANEW} deals there were never hands that fit for all {len(self._chairs)} opponents"
        raise ValueError(msg)

    def _deal(self) -> None:
        random = self._random
        used = self._known
        starts: list[Start] = [(0.0, [], 0)] * len(self._chairs)
        for seat in self._order:
            starts[seat] = self._chairs[seat].start(used, random)
            for card in starts[seat][1]:
                used |= 1 << card
        finals = [0] * len(starts)
        drew = [0] * len(starts)
        for seat in self._order:
            used = self._finish(seat, starts, finals, drew, used)
        rest = [card for card in range(52) if not used >> card & 1]
        rest.sort(key=lambda _: random())
        if len(rest) < 5:
            self._tight[len(self._rests)] = tight(starts, drew, [card.index for card in self._hand], random)
        self.finals.append(tuple(finals))
        self.places.append(tuple(place for place, _, _ in starts))
        self._rests.append(rest)

    def _finish(self, seat: int, starts: list[Start], finals: list[int], drew: list[int], used: int) -> int:
        """Draws for one opponent; a hand that would not have gone on like that is dealt anew.

        Takes and answers the cards that are out of the stub, and enters the cards drawn: a bit each.
        """
        random = self._random
        chair = self._chairs[seat]
        while True:
            _, cards, thrown = starts[seat]
            taken = used
            again = 0
            total = 0
            for card in cards[: 5 - thrown]:
                total += KEY[card]
            if 52 - taken.bit_count() < thrown:
                for card in served(seat, starts, used, sum(drew), random):
                    again |= 1 << card
                    total += KEY[card]
            else:
                for _ in range(thrown):
                    card = int(random() * 52)
                    while taken >> card & 1:
                        card = int(random() * 52)
                    taken |= 1 << card
                    total += KEY[card]
            packed = strength_of(total)
            if chair.after is SecondRound.UNKNOWN or random() < plays_on(chair.after, packed):
                finals[seat] = packed
                drew[seat] = taken ^ used | again
                return taken | again
            for card in cards:
                used &= ~(1 << card)
            # What this opponent threw may be with another by now.
            used |= self._known | sum(drew)
            starts[seat] = chair.start(used, random)
            for card in starts[seat][1]:
                used |= 1 << card

    def own(self, keep: Sequence[Card] | None = None) -> list[tuple[int, ...]]:
        """For each deal, how strong one's own hand ends: once for each set of replacements that is tried.

        ``keep`` is what is kept of the hand; None keeps it all. Raises `ValueError` where, in one of the deals,
        the stub and what others threw do not make enough cards to draw.

        Where others have drawn the discards already, as among ten players, some of their cards and what one threw
        oneself change hands.
        """
        return self._ends(keep)[0]

    def _ends(self, keep: Sequence[Card] | None) -> tuple[list[tuple[int, ...]], list[tuple[int, ...]]]:
        """The same, and for each deal how strong the opponents end beside it."""
        kept = frozenset(self._hand if keep is None else keep)
        if kept not in self._drawn:
            self._drawn[kept] = self._draw(tuple(card.index for card in self._hand if card in kept))
        return self._drawn[kept]

    def _draw(self, kept: tuple[int, ...]) -> tuple[list[tuple[int, ...]], list[tuple[int, ...]]]:
        need = 5 - len(kept)
        if not need:
            return [(strength_of(sum(KEY[card] for card in kept)),)] * len(self.finals), self.finals
        if len({card // 13 for card in kept}) > 1:
            # No flush can come, so that the ranks alone decide.
            key: Sequence[int] = _RANK_KEYS
            worth = PLAIN.__getitem__
        else:
            key, worth = KEY, strength_of
        base = sum(key[card] for card in kept)
        own: list[tuple[int, ...]] = []
        finals = list(self.finals) if self._tight else self.finals
        for deal, rest in enumerate(self._rests):
            if len(rest) < need:
                rest, finals[deal] = self._tight[deal].serve(rest, kept)
            keys = [key[card] for card in rest]
            if need == 1:
                sums = [base + one for one in keys]
            else:
                most = min(len(keys) // need, _SETS) * need
                # Sets that share no card: together they say more than sets drawn anew each time.
                sums = [base + sum(some) for some in zip(*(keys[at:most:need] for at in range(need)), strict=True)]
            own.append(tuple(map(worth, sums)))
        return own, finals

    def shares(self, keep: Sequence[Card] | None = None, *, stay: Sequence[int] | None = None) -> list[float]:
        """For each deal, the share of the pot that one wins at a showdown (a tie counts as its part).

        ``stay`` has, for each deal, the opponents who are still in at the showdown, a bit each; without
        it all are. Against nobody the share is 1.
        """
        shares: list[float] = []
        for deal, (own, finals) in enumerate(zip(*self._ends(keep), strict=True)):
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
