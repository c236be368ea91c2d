"""Bets by the tutor's simple model (`drawtutor.advice.values`), as a source of values."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final

from drawtutor.advice.appraisal import NumberKind, Source, Worth, fold
from drawtutor.advice.reading import assumption, samples_for, why_uncounted
from drawtutor.advice.stored import ModelAppraisal, reference_play, with_frequencies
from drawtutor.advice.values import BetValue, Table
from drawtutor.odds import Estimate
from drawtutor.reference import usual_size
from drawtutor.rules import Action, Bet, Call, Check, Fold, RaiseTo, SeatView

__all__ = [
    "BetAppraisal",
    "BetModel",
    "BettingAction",
    "betting_choices",
    "is_bluff",
    "is_value",
    "opens_or_folds",
    "wager_sizes",
]

BettingAction = Fold | Check | Call | Bet | RaiseTo

_BLUFF: Final = 0.8
"""Below this part of an even share, a bet that is called has mostly lost."""


def wager_sizes(view: SeatView) -> tuple[int, ...]:
    """The totals of a bet or raise that are looked at: the legal ones where they are few, else some of them.

    Of many these are the lowest, the reference's own, and the pot.
    """
    legal = view.legal
    if not (legal.bet or legal.raise_) or legal.wager is None:
        return ()
    if legal.wagers:
        return legal.wagers
    low, high = legal.wager
    after_call = view.pot + view.level - view.me.staked
    return tuple(sorted({low, usual_size(view), min(high, max(low, view.level + after_call))}))


def betting_choices(view: SeatView, asked: Sequence[Action] = ()) -> tuple[BettingAction, ...]:
    """What is looked at in a betting round: everything legal, and of many sizes some and those asked about."""
    legal = view.legal
    found: list[BettingAction] = [Fold()]
    if legal.check:
        found.append(Check())
    if legal.call:
        found.append(Call())
    sizes = {*wager_sizes(view), *(action.to for action in asked if isinstance(action, Bet | RaiseTo))}
    return (*found, *(Bet(to) if legal.bet else RaiseTo(to) for to in sorted(sizes)))


def opens_or_folds(view: SeatView) -> bool:
    """Whether there is no stake yet and a check is not open either."""
    return view.level == 0 and not view.legal.check


def _even_shares(option: BetValue) -> float:
    """How many even shares of the pot are won against those who stay: over 1 they are behind on the whole."""
    return option.wins.value * (1 + option.staying)


def is_value(option: BetValue) -> bool:
    """Whether a bet wins at least its even share when it is called."""
    return _even_shares(option) >= 1


def is_bluff(view: SeatView, option: BetValue) -> bool:
    """Whether a bet or raise needs folds to be worth it. Where one opens or folds, a bet may pay like a call."""
    if not isinstance(option.action, Bet | RaiseTo):
        return False
    if opens_or_folds(view):
        return _even_shares(option) < 1 and option.wins.value * option.pot < option.action.to - view.me.staked
    return _even_shares(option) < _BLUFF


@dataclass(frozen=True, slots=True, kw_only=True)
class BetAppraisal(ModelAppraisal):
    """What bets are worth by the simple model, with the sampled table that the reasons are made from."""

    table: Table = field(repr=False, compare=False)


class BetModel:
    """The simple model: an opinion about how others answer a bet, sampled."""

    def covers(self, view: SeatView) -> bool:
        """Whether this is a betting round of a table that the model knows: one exchange, no joker, five cards."""
        return view.phase.is_betting and why_uncounted(view) is None

    def appraisals(
        self, view: SeatView, rng: Random, *, asked: Sequence[Action] = (), narrows: bool = False
    ) -> Iterator[BetAppraisal]:
        """The worth of every choice, each time of twice as many deals."""
        samples = samples_for(sum(player.active for player in view.players) - 1)
        actions = betting_choices(view, asked)
        while True:
            yield _appraised(view, Table(view, rng, samples), actions)
            samples *= 2


def _appraised(view: SeatView, table: Table, actions: Sequence[BettingAction]) -> BetAppraisal:
    values = [table.value(action) for action in actions if not isinstance(action, Fold)]
    samples, play = len(table.deals.finals), reference_play(view)
    return BetAppraisal(
        source=Source.BET_MODEL,
        assumption=assumption(view, table.taken),
        pot=view.pot,
        worths=with_frequencies(view, (fold(samples), *(_worth(view, value) for value in values)), play),
        samples=samples,
        table=table,
        play=play,
    )


def _worth(view: SeatView, option: BetValue) -> Worth:
    return Worth(
        action=option.action,
        value=Estimate.of(option.gains),
        kind=NumberKind.OPINION,
        gains=option.gains,
        firm=not is_bluff(view, option),
    )
