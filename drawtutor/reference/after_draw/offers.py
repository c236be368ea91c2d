"""What is open in the last betting round to the player whose turn it is, as `Deal.legal` has it."""

from __future__ import annotations

from drawtutor.reference.after_draw.spots import Ground, Spot, pot_of
from drawtutor.rules import Limit

__all__ = ["lowest_wager", "may_check", "owed", "usual_wager", "wagers"]


def owed(ground: Ground, spot: Spot) -> int:
    """What a call pays now; 0 where there is nothing to call, -1 where the player has not the chips that it takes."""
    seat = spot.waiting[0]
    outstanding = spot.level - spot.staked[seat]
    chips = ground.most[seat] - spot.staked[seat]
    if ground.chips:
        return min(outstanding, chips)
    return outstanding if chips >= outstanding else -1


def may_check(ground: Ground, spot: Spot) -> bool:
    """Whether the player may stay in without a stake."""
    return spot.level == spot.staked[spot.waiting[0]] and (spot.level > 0 or ground.rules.may_check)


def wagers(ground: Ground, spot: Spot) -> tuple[int, int] | None:
    """The lowest and the highest total of a bet or a raise; None where none is open."""
    seat = spot.waiting[0]
    most = ground.most[seat]
    if most <= spot.level or (spot.level and not _may_raise(ground, spot, seat)):
        return None
    low, high = _raise_sizes(ground, spot, seat) if spot.level else _bet_sizes(ground, spot)
    if low > most:
        return (most, most) if ground.chips else None
    return low, min(high, most)


def usual_wager(ground: Ground, spot: Spot) -> int:
    """The size of the reference player's bet or raise, as a total; 0 where none is open.

    Where there is no one size it is three fifths of the pot, within what is open: what a bet is in fixed limit.
    """
    sizes = wagers(ground, spot)
    if sizes is None:
        return 0
    low, high = sizes
    if ground.fixed or low == high:
        return low
    wished = spot.level + (6 * (pot_of(ground, spot) + max(owed(ground, spot), 0)) + 5) // 10
    return min(high, max(low, wished))


def _may_raise(ground: Ground, spot: Spot, seat: int) -> bool:
    rules = ground.rules
    if rules.one_circuit and spot.circuit_over:
        return False
    # Between two the cap may not bind (EN-11).
    capped = ground.fixed and (rules.cap_heads_up or spot.active.bit_count() != 2)
    if capped and rules.raise_cap is not None and spot.raises >= rules.raise_cap:
        return False
    if spot.spoke >> seat & 1:
        # What came since was too short for a raise, unless it adds up to one.
        outstanding = spot.level - spot.staked[seat]
        if ground.fixed or outstanding < max(spot.step, ground.stakes.min_bet):
            return False
    return not ground.chips or spot.active & ~spot.broke & ~(1 << seat) != 0


def _bet_sizes(ground: Ground, spot: Spot) -> tuple[int, int]:
    rules, stakes = ground.rules, ground.stakes
    if ground.fixed:
        return ground.unit, ground.unit
    if rules.limit is Limit.SPREAD:
        return (stakes.min_bet, stakes.max_bet) if rules.may_check else (stakes.min_bet + 1, stakes.max_bet - 1)
    if rules.limit is Limit.POT:
        return stakes.min_bet, max(stakes.min_bet, pot_of(ground, spot))
    return stakes.min_bet, ground.most[spot.waiting[0]]


def _raise_sizes(ground: Ground, spot: Spot, seat: int) -> tuple[int, int]:
    rules, stakes = ground.rules, ground.stakes
    if ground.fixed:
        to = spot.full_level + ground.unit
        return to, to
    if rules.limit is Limit.SPREAD and not rules.may_check:
        return spot.level + 1, spot.level + stakes.max_bet
    low = spot.level + max(spot.step, stakes.min_bet)
    if rules.limit is Limit.SPREAD:
        return low, max(low, spot.level + stakes.max_bet)
    if rules.limit is Limit.POT:
        return low, max(low, 2 * spot.level + pot_of(ground, spot) - spot.staked[seat])
    return low, ground.most[seat]


def lowest_wager(ground: Ground, spot: Spot) -> int:
    """The lowest total that is a full bet or raise, whether or not the player has the chips for it."""
    return (_raise_sizes(ground, spot, spot.waiting[0]) if spot.level else _bet_sizes(ground, spot))[0]
