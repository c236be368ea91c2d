"""What a table's roll-outs are played by: its rules and chips, as far as bets go, in plain values."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import IntEnum

from drawtutor.rules import Limit, Openers, SeatView, SecondRoundStart, ShortAllIn, ToWin

__all__ = ["Stage", "Terms", "Wager"]


class Stage(IntEnum):
    """Where a moment stands."""

    FIRST = 0
    """Round 1."""
    EXCHANGE = 1
    LATER = 2
    """A round after an exchange."""
    SHOWDOWN = 3
    ALONE = 4
    """One player is left."""
    PASSED_OUT = 5


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    """A table's rules and chips, as far as bets go."""

    players: int
    limit: Limit
    may_check: bool
    open_with_raise: bool
    table_stakes: bool
    one_circuit: bool
    cap: int | None
    cap_heads_up: bool
    full_bet: bool
    """Whether an all-in has to add a full bet to count as a raise."""
    opener_starts: bool
    needs_openers: bool
    needs_trips: bool
    exchanges: int
    small: int
    big: int
    low: int
    high: int
    antes: tuple[int, ...]
    blinds: tuple[int, ...]
    stacks: tuple[int, ...]
    """Before antes and blinds."""
    present: tuple[bool, ...]
    carried: int
    share: tuple[int, int]
    """A strategy's bet where there is no one size, as a share of the pot: a numerator and a denominator."""

    @classmethod
    def of(cls, view: SeatView, share: tuple[int, int]) -> Terms:
        """The terms of the table of this view."""
        rules, stakes, players = view.rules, view.stakes, view.players
        return cls(
            players=len(players),
            limit=rules.limit,
            may_check=rules.may_check,
            open_with_raise=rules.open_with_raise,
            table_stakes=rules.table_stakes,
            one_circuit=rules.one_circuit,
            cap=rules.raise_cap if rules.limit is Limit.FIXED else None,
            cap_heads_up=rules.cap_heads_up,
            full_bet=rules.short_all_in is ShortAllIn.FULL_BET,
            opener_starts=rules.second_round_starts is SecondRoundStart.OPENER,
            needs_openers=rules.openers is not Openers.NONE,
            needs_trips=rules.to_win is ToWin.TRIPS,
            exchanges=rules.exchanges,
            small=stakes.small_bet,
            big=stakes.big_bet,
            low=stakes.min_bet,
            high=stakes.max_bet,
            antes=tuple(player.ante for player in players),
            blinds=tuple(player.blind for player in players),
            stacks=tuple(player.stack + player.paid for player in players),
            present=tuple(player.active or player.folded for player in players),
            carried=view.carried,
            share=share,
        )

    @property
    def most_bets(self) -> int | None:
        """How many bets and raises a round can have, in fixed limit; None where there is no end."""
        if self.limit is not Limit.FIXED:
            return None
        if self.cap is not None and self.cap_heads_up:
            return self.cap + 1
        return self.players if self.one_circuit else None

    def deep(self) -> Terms:
        """The same with stacks all alike where none of them can run out: what is bet is then the same too."""
        if self.most_bets is None or len(set(self.antes)) > 1 or not all(self.present):
            return self
        rounds = self.small + self.big * self.exchanges
        enough = max(self.antes) + max(self.blinds, default=0) + self.most_bets * rounds
        # Two units may be bet at once to open.
        enough += self.small * self.open_with_raise
        return replace(self, stacks=(enough + 1,) * self.players) if min(self.stacks) > enough else self


@dataclass(frozen=True, slots=True)
class Wager:
    """The totals that a bet or raise may come to: a range, or these alone."""

    low: int
    high: int
    only: tuple[int, ...] = ()
