"""What each bet is worth, by a simple model that is stated beside every figure.

Everybody still in gets a hand that fits what they did. Those who have to answer a bet lay down their
weakest hands, as many as keep a bluff from gaining or losing, and before the draw fewer where the price
is low; the others go on to the showdown, and nobody bets again. A fold is worth nothing, and every other
choice is worth the chips it wins beyond those it pays.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import fsum
from random import Random
from typing import Final

from drawtutor.advice.reading import known_cards, max_discards, opponents, reads, samples_for, winnable
from drawtutor.cards import Card
from drawtutor.odds import Estimate, Read, SampledDeals, common_sense
from drawtutor.rules import Action, Bet, Call, Fold, Phase, PlayerView, RaiseTo, SeatView

__all__ = ["BetValue", "Table"]

# Before the draw even a bluff can still win when it is called: it ends best about so often. For the same
# reason nobody folds there for a price that any hand is worth; at twice that price all fold that would.
_ANY_HAND_WINS: Final = 0.15


@dataclass(frozen=True, slots=True, kw_only=True)
class BetValue:
    """What one action is worth by the model."""

    action: Action
    gains: Sequence[float]
    """For each sampled deal, the chips won less the chips paid from here on."""
    pot: float
    """The chips that one plays for on average, one's own included, when somebody is left to play against."""
    wins: Estimate
    """The share of that pot that is won."""
    unopposed: float
    """How often everybody folds."""
    staying: float
    """How many others stay in on average, where not everybody folds."""

    @property
    def value(self) -> Estimate:
        """The worth in chips, a fold being worth 0."""
        return Estimate.of(self.gains)


@dataclass(slots=True)
class Table:
    """One seat's view with the hands of the others sampled: answers what each action is worth."""

    view: SeatView
    rng: Random
    samples: int = 0
    """How many deals are sampled; 0 for as many as a moment allows."""
    others: tuple[PlayerView, ...] = field(init=False)
    taken: tuple[Read, ...] = field(init=False)
    keep: tuple[Card, ...] = field(init=False)
    """What one keeps in the exchange: all five after it, what common sense keeps before."""
    deals: SampledDeals = field(init=False)

    def __post_init__(self) -> None:
        self.others = opponents(self.view)
        self.taken = reads(self.view)
        drawn = self.view.phase is Phase.BET2
        self.keep = self.view.hand if drawn else common_sense(self.view.hand, max_discards=max_discards(self.view))
        self.deals = SampledDeals(
            self.view.hand,
            self.taken,
            rng=self.rng,
            samples=self.samples or samples_for(len(self.others)),
            seen=known_cards(self.view),
        )

    def value(self, action: Action) -> BetValue:
        """What this action is worth. It is taken to be legal."""
        if isinstance(action, Fold):
            return BetValue(
                action=action,
                gains=[0.0] * len(self.deals.finals),
                pot=float(self.view.pot),
                wins=Estimate(0.0, 0.0, len(self.deals.finals)),
                unopposed=0.0,
                staying=float(len(self.others)),
            )
        if isinstance(action, Bet | RaiseTo):
            return self._wager(action)
        return self._stay(action)

    def _stay(self, action: Action) -> BetValue:
        """A check, or a call of what is outstanding."""
        view, me = self.view, self.view.me
        cost = view.legal.to_call if isinstance(action, Call) else 0
        to = me.staked + cost
        behind = [seat for seat, other in enumerate(self.others) if self._has_to_answer(other)]
        risk = view.level
        folds = 0.0
        if behind and risk:
            folds = _weakest_that_fold(risk, max(view.pot - risk, 1), len(behind) + 1, 0.0)
        return self._play_out(action, to, cost, {seat: self._folding(seat, folds, view.level, cost) for seat in behind})

    def _has_to_answer(self, other: PlayerView) -> bool:
        return other.seat != self.view.aggressor and not other.all_in and other.staked < self.view.level

    def _wager(self, action: Bet | RaiseTo) -> BetValue:
        me = self.view.me
        able = [seat for seat, other in enumerate(self.others) if not other.all_in and other.stack > 0]
        # Chips that nobody can match come back: they are not at risk (A24).
        most = max((self.others[seat].staked + self.others[seat].stack for seat in able), default=self.view.level)
        to = min(action.to, max(most, self.view.level))
        cost = to - me.staked
        again = sum(to - self.others[seat].staked for seat in able) / max(len(able), 1)
        wins = _ANY_HAND_WINS * (self.view.pot + cost + again) if self.view.phase is Phase.BET1 else 0.0
        folds = _weakest_that_fold(cost, self.view.pot, len(able), wins) if able else 0.0
        return self._play_out(action, to, cost, {seat: self._folding(seat, folds, to, cost) for seat in able})

    def _folding(self, seat: int, folds: float, to: int, cost: int) -> float:
        """Which part of its hands this opponent lays down rather than match ``to``."""
        if self.view.phase is not Phase.BET1:
            return folds
        pays = to - self.others[seat].staked
        price = pays / (self.view.pot + cost + pays)
        return folds * min(1.0, max(0.0, price / _ANY_HAND_WINS - 1))

    def _play_out(self, action: Action, to: int, cost: int, folds: Mapping[int, float]) -> BetValue:
        """Every sampled deal, when one's stake becomes ``to`` and the others fold these parts of their hands."""
        view = self.view
        middle = winnable(view, cost)
        stays, pots = [], []
        everybody = (1 << len(self.others)) - 1
        places = self._places(tuple(folds))
        for deal in range(len(self.deals.finals)):
            bits, pot = everybody, middle
            for seat, part in folds.items():
                if places[seat][deal] < part:
                    bits &= ~(1 << seat)
                else:
                    other = self.others[seat]
                    pot += max(0, min(to - other.staked, other.stack))
            stays.append(bits)
            pots.append(pot)
        shares = self.deals.shares(self.keep, stay=stays)
        gains = [share * pot - cost for share, pot in zip(shares, pots, strict=True)]
        opposed = [deal for deal, bits in enumerate(stays) if bits]
        unopposed = 1 - len(opposed) / len(stays)
        if len(opposed) < 2:
            return BetValue(
                action=action,
                gains=gains,
                pot=float(middle),
                wins=Estimate(1.0, 0.0, len(stays)),
                unopposed=unopposed,
                staying=0.0,
            )
        whole = fsum(pots[deal] for deal in opposed)
        won = fsum(shares[deal] * pots[deal] for deal in opposed)
        error = Estimate.of([shares[deal] for deal in opposed]).standard_error
        return BetValue(
            action=action,
            gains=gains,
            pot=whole / len(opposed),
            # Without a chip in the middle there is still a chance to win it.
            wins=Estimate(won / whole if whole else fsum(shares) / len(shares), error, len(opposed)),
            unopposed=unopposed,
            staying=sum(stays[deal].bit_count() for deal in opposed) / len(opposed),
        )

    def _places(self, seats: Sequence[int]) -> dict[int, list[float]]:
        """Where each deal's hand of these seats stands among all that they may hold: 0 weakest, 1 strongest."""
        if self.view.phase is not Phase.BET2:
            return {seat: [places[seat] for places in self.deals.places] for seat in seats}
        found: dict[int, list[float]] = {}
        for seat in seats:
            finals = [final[seat] for final in self.deals.finals]
            order = sorted(range(len(finals)), key=finals.__getitem__)
            places = [0.0] * len(finals)
            for place, deal in enumerate(order):
                places[deal] = place / len(finals)
            found[seat] = places
        return found


def _weakest_that_fold(risk: int, pot: int, answering: int, bluff_wins: float) -> float:
    """Which part of a hand range each of those who answer lays down, so that a bluff breaks even.

    A bluff risks ``risk`` for ``pot``, and wins ``bluff_wins`` chips on average where it is called.
    """
    lost = max(0.0, risk - bluff_wins)
    all_fold = lost / (pot + lost) if pot + lost else 0.0
    return float(all_fold ** (1 / answering))
