"""The last betting round as turns and chips alone: what is open to whom, and what comes of it.

It is what `Deal` does in that round, without cards and events, so that thousands of moments can be walked through
in a tenth of the time; the tests hold the two beside each other, act by act, at every limit and option.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from drawtutor.rules import EventKind, HouseRules, Limit, Phase, Seat, SeatView, SecondRoundStart, ShortAllIn, Stakes

__all__ = [
    "Ground",
    "Spot",
    "after_call",
    "after_check",
    "after_fold",
    "after_wager",
    "ground_of",
    "may_check",
    "owed",
    "pot_of",
    "spot_of",
    "usual_wager",
    "wagers",
]

_SPOKEN: Final = (EventKind.BET, EventKind.RAISE, EventKind.CALL, EventKind.CHECK, EventKind.FOLD)


@dataclass(frozen=True, slots=True, kw_only=True)
class Ground:
    """What does not change during the round; tuples hold one entry a seat."""

    rules: HouseRules
    stakes: Stakes
    before: tuple[int, ...]
    """Chips paid in before the round."""
    most: tuple[int, ...]
    """Chips before the player when the round began: the most that it can stake."""
    carried: int
    """Chips from earlier deals that lie in the pot."""
    start: Seat
    """Who is asked first, if in and with chips."""

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.before)


class Spot(NamedTuple):
    """A moment of the round. A set of seats is a whole number, a bit for each."""

    active: int
    """Who is in."""
    staked: tuple[int, ...]
    waiting: tuple[int, ...]
    """Who has yet to speak, in order; nobody when the round is over."""
    level: int = 0
    full_level: int = 0
    """The level without all-ins too short to count as a raise."""
    step: int = 0
    """What the last full bet or raise added."""
    raises: int = 0
    spoke: int = 0
    """Who has spoken since the last full raise."""
    circuit_over: bool = False
    bets: int = 0
    """Bets and raises so far, however short."""
    last: int = -1
    """Who bet or raised last; -1 for nobody."""
    wagered: int = 0
    """Who has bet or raised."""
    called: int = 0
    answered: int = 0
    """Who has spoken since the last bet or raise, its maker included."""


def ground_of(view: SeatView) -> Ground:
    """What holds for the whole betting round that a view stands in."""
    opener = view.rules.second_round_starts is SecondRoundStart.OPENER and view.opener is not None
    return Ground(
        rules=view.rules,
        stakes=view.stakes,
        before=tuple(player.paid - player.staked for player in view.players),
        most=tuple(player.stack + player.staked for player in view.players),
        carried=view.carried,
        start=Seat(0) if not opener or view.opener is None else view.opener,
    )


def spot_of(view: SeatView, ground: Ground) -> Spot:
    """The moment in which a view stands: the round from its beginning, act by act."""
    spoken = [event for event in view.stage_events if event.kind in _SPOKEN and event.phase is Phase.BET2]
    folded = {event.seat for event in spoken if event.kind is EventKind.FOLD}
    active = sum(1 << player.seat for player in view.players if player.active or player.seat in folded)
    able = _able(ground, active, (0,) * ground.players)
    speakers = able if len(able) > 1 else ()
    waiting = tuple(sorted(speakers, key=lambda seat: (seat - ground.start) % ground.players))
    spot = Spot(active=active, staked=(0,) * ground.players, waiting=waiting)
    for event in spoken:
        match event.kind:
            case EventKind.FOLD:
                spot = after_fold(ground, spot)
            case EventKind.CHECK:
                spot = after_check(ground, spot)
            case EventKind.CALL:
                spot = after_call(ground, spot)
            case _:
                spot = after_wager(ground, spot, event.to)
    return spot


def pot_of(ground: Ground, spot: Spot) -> int:
    """All chips in the middle."""
    return sum(ground.before) + sum(spot.staked) + ground.carried


def _able(ground: Ground, active: int, staked: tuple[int, ...]) -> list[int]:
    """Who can still take part in the betting: with table stakes, who has chips."""
    most, chips = ground.most, ground.rules.table_stakes
    return [seat for seat in range(len(most)) if active >> seat & 1 and (not chips or staked[seat] < most[seat])]


# -- What is open to the one whose turn it is --


def owed(ground: Ground, spot: Spot) -> int:
    """What a call pays now; 0 where there is nothing to call, -1 where the player has not the chips that it takes."""
    seat = spot.waiting[0]
    outstanding = spot.level - spot.staked[seat]
    chips = ground.most[seat] - spot.staked[seat]
    if ground.rules.table_stakes:
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
        return (most, most) if ground.rules.table_stakes else None
    return low, min(high, most)


def usual_wager(ground: Ground, spot: Spot) -> int:
    """The size of the reference player's bet or raise, as a total; 0 where none is open.

    Where there is no one size it is three fifths of the pot, within what is open: what a bet is in fixed limit.
    """
    sizes = wagers(ground, spot)
    if sizes is None:
        return 0
    low, high = sizes
    if ground.rules.limit is Limit.FIXED or low == high:
        return low
    wished = spot.level + (6 * (pot_of(ground, spot) + max(owed(ground, spot), 0)) + 5) // 10
    return min(high, max(low, wished))


def _may_raise(ground: Ground, spot: Spot, seat: int) -> bool:
    rules = ground.rules
    if rules.one_circuit and spot.circuit_over:
        return False
    if rules.limit is Limit.FIXED and rules.raise_cap is not None:
        capped = rules.cap_heads_up or spot.active.bit_count() != 2
        if capped and spot.raises >= rules.raise_cap:
            return False
    if spot.spoke >> seat & 1:
        # What came since was too short for a raise, unless it adds up to one.
        outstanding = spot.level - spot.staked[seat]
        if rules.limit is Limit.FIXED or outstanding < max(spot.step, ground.stakes.min_bet):
            return False
    return not rules.table_stakes or any(other != seat for other in _able(ground, spot.active, spot.staked))


def _bet_sizes(ground: Ground, spot: Spot) -> tuple[int, int]:
    rules, stakes = ground.rules, ground.stakes
    if rules.limit is Limit.FIXED:
        return stakes.big_bet, stakes.big_bet
    if rules.limit is Limit.SPREAD:
        return (stakes.min_bet, stakes.max_bet) if rules.may_check else (stakes.min_bet + 1, stakes.max_bet - 1)
    if rules.limit is Limit.POT:
        return stakes.min_bet, max(stakes.min_bet, pot_of(ground, spot))
    return stakes.min_bet, ground.most[spot.waiting[0]]


def _raise_sizes(ground: Ground, spot: Spot, seat: int) -> tuple[int, int]:
    rules, stakes = ground.rules, ground.stakes
    if rules.limit is Limit.FIXED:
        to = spot.full_level + stakes.big_bet
        return to, to
    if rules.limit is Limit.SPREAD and not rules.may_check:
        return spot.level + 1, spot.level + stakes.max_bet
    low = spot.level + max(spot.step, stakes.min_bet)
    if rules.limit is Limit.SPREAD:
        return low, max(low, spot.level + stakes.max_bet)
    if rules.limit is Limit.POT:
        return low, max(low, 2 * spot.level + pot_of(ground, spot) - spot.staked[seat])
    return low, ground.most[seat]


# -- What comes of it --


def after_fold(ground: Ground, spot: Spot) -> Spot:
    """The moment after the player whose turn it is has folded."""
    return _spoken(ground, spot._replace(active=spot.active & ~(1 << spot.waiting[0])))


def after_check(ground: Ground, spot: Spot) -> Spot:
    """The moment after a check."""
    return _spoken(ground, spot)


def after_call(ground: Ground, spot: Spot) -> Spot:
    """The moment after a call, with what there is."""
    seat = spot.waiting[0]
    to = min(spot.level, ground.most[seat])
    return _spoken(ground, spot._replace(staked=_with(spot.staked, seat, to), called=spot.called | 1 << seat))


def after_wager(ground: Ground, spot: Spot, to: int) -> Spot:
    """The moment after a bet or a raise to a total, which is a legal one."""
    seat = spot.waiting[0]
    if ground.rules.limit is Limit.FIXED:
        full_level, counts = _fixed_step(ground, spot, to)
    else:
        low = _raise_sizes(ground, spot, seat)[0] if spot.level else _bet_sizes(ground, spot)[0]
        full_level, counts = (to if to >= low else spot.full_level), int(spot.level > 0)
    full = full_level > spot.full_level
    staked = _with(spot.staked, seat, to)
    others = [other for other in _able(ground, spot.active, staked) if other != seat and staked[other] < to]
    others.sort(key=lambda other: (other - seat) % ground.players)
    made = Spot(
        active=spot.active,
        staked=staked,
        waiting=(seat, *others),
        level=to,
        full_level=full_level if full else spot.full_level,
        step=to - spot.level if full else spot.step,
        raises=spot.raises + counts if full else spot.raises,
        spoke=0 if full else spot.spoke,
        circuit_over=spot.circuit_over,
        bets=spot.bets + 1,
        last=seat,
        wagered=spot.wagered | 1 << seat,
        called=spot.called,
        answered=0,
    )
    return _spoken(ground, made)


def _with(values: tuple[int, ...], seat: int, value: int) -> tuple[int, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


def _fixed_step(ground: Ground, spot: Spot, to: int) -> tuple[int, int]:
    """In fixed limit, the full level that a stake comes to, and how many raises it is."""
    unit = ground.stakes.big_bet
    enough = unit if ground.rules.short_all_in is ShortAllIn.FULL_BET else (unit + 1) // 2
    before = spot.full_level
    if before or to > unit:
        before = before or unit
        return (to, 1) if to - before >= enough else (before, 0)
    return (to if to >= enough else 0), 0


def _spoken(ground: Ground, spot: Spot) -> Spot:
    """The turn passes on, or the round is over."""
    seat = spot.waiting[0]
    waiting = spot.waiting[1:]
    if spot.active & (spot.active - 1) == 0:
        waiting = ()
    elif len(waiting) == 1 and ground.rules.table_stakes:
        other = waiting[0]
        if _able(ground, spot.active, spot.staked) == [other] and _matches(spot, other):
            # The others are all-in and there is nothing to match.
            waiting = ()
    return spot._replace(
        waiting=waiting,
        spoke=spot.spoke | 1 << seat,
        answered=spot.answered | 1 << seat,
        circuit_over=spot.circuit_over or (bool(waiting) and waiting[0] <= seat),
    )


def _matches(spot: Spot, seat: int) -> bool:
    others = [staked for other, staked in enumerate(spot.staked) if other != seat and spot.active >> other & 1]
    return spot.staked[seat] >= min(spot.level, max(others, default=0))
