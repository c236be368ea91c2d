"""The last betting round as turns and chips alone: what comes of every act.

It is what `Deal` does in that round, without cards and events, so that thousands of moments can be walked through
in a tenth of the time; the tests hold the two beside each other, act by act, at every limit and option.
"""

from __future__ import annotations

from typing import Final

from drawtutor.reference.after_draw.offers import lowest_wager
from drawtutor.reference.after_draw.spots import Ground, Spot
from drawtutor.rules import EventKind, Limit, Phase, Seat, SeatView, SecondRoundStart, ShortAllIn

__all__ = ["after_call", "after_check", "after_fold", "after_wager", "ground_of", "spot_of"]

_SPOKEN: Final = (EventKind.BET, EventKind.RAISE, EventKind.CALL, EventKind.CHECK, EventKind.FOLD)


def ground_of(view: SeatView) -> Ground:
    """What holds for the whole betting round that a view stands in."""
    opener = view.rules.second_round_starts is SecondRoundStart.OPENER and view.opener is not None
    before = tuple(player.paid - player.staked for player in view.players)
    return Ground(
        rules=view.rules,
        stakes=view.stakes,
        before=before,
        most=tuple(player.stack + player.staked for player in view.players),
        carried=view.carried,
        start=Seat(0) if not opener or view.opener is None else view.opener,
        fixed=view.rules.limit is Limit.FIXED,
        unit=view.stakes.big_bet,
        chips=view.rules.table_stakes,
        base=sum(before) + view.carried,
    )


def spot_of(view: SeatView, ground: Ground) -> Spot:
    """The moment in which a view stands: the round from its beginning, act by act."""
    spoken = [event for event in view.stage_events if event.kind in _SPOKEN and event.phase is Phase.BET2]
    folded = {event.seat for event in spoken if event.kind is EventKind.FOLD}
    active = sum(1 << player.seat for player in view.players if player.active or player.seat in folded)
    broke = sum(1 << seat for seat, most in enumerate(ground.most) if ground.chips and not most)
    speakers = [seat for seat in range(ground.players) if active & ~broke & 1 << seat]
    waiting = tuple(sorted(speakers, key=lambda seat: (seat - ground.start) % ground.players))
    spot = Spot(active, (0,) * ground.players, waiting if len(waiting) > 1 else (), broke=broke)
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


def after_fold(ground: Ground, spot: Spot) -> Spot:
    """The moment after the player whose turn it is has folded."""
    return _spoken(spot, spot.active & ~(1 << spot.waiting[0]), spot.staked, spot.called, spot.broke)


def after_check(ground: Ground, spot: Spot) -> Spot:
    """The moment after a check."""
    return _spoken(spot, spot.active, spot.staked, spot.called, spot.broke)


def after_call(ground: Ground, spot: Spot) -> Spot:
    """The moment after a call, with what there is."""
    seat = spot.waiting[0]
    to, most = spot.level, ground.most[seat]
    broke = spot.broke
    if ground.chips and to >= most:
        to = most
        broke |= 1 << seat
    staked = spot.staked
    return _spoken(spot, spot.active, (*staked[:seat], to, *staked[seat + 1 :]), spot.called | 1 << seat, broke)


def after_wager(ground: Ground, spot: Spot, to: int) -> Spot:
    """The moment after a bet or a raise to a total, which is a legal one."""
    seat = spot.waiting[0]
    me = 1 << seat
    if ground.fixed:
        full_level, counts = _fixed_step(ground, spot, to)
    else:
        full_level = to if to >= lowest_wager(ground, spot) else spot.full_level
        counts = int(spot.level > 0)
    full = full_level > spot.full_level
    broke = spot.broke | me if ground.chips and to >= ground.most[seat] else spot.broke
    staked = (*spot.staked[:seat], to, *spot.staked[seat + 1 :])
    able = spot.active & ~broke & ~me
    order = (*range(seat + 1, ground.players), *range(seat))
    waiting = tuple([other for other in order if able >> other & 1 and staked[other] < to])
    return Spot(
        spot.active,
        staked,
        waiting,
        to,
        full_level if full else spot.full_level,
        to - spot.level if full else spot.step,
        spot.raises + counts if full else spot.raises,
        me if full else spot.spoke | me,
        spot.circuit_over or (len(waiting) > 0 and waiting[0] <= seat),
        spot.bets + 1,
        seat,
        spot.wagered | me,
        spot.called,
        me,
        broke,
    )


def _fixed_step(ground: Ground, spot: Spot, to: int) -> tuple[int, int]:
    """In fixed limit, the full level that a stake comes to, and how many raises it is."""
    unit = ground.unit
    enough = unit if ground.rules.short_all_in is ShortAllIn.FULL_BET else (unit + 1) // 2
    before = spot.full_level
    if before or to > unit:
        before = before or unit
        return (to, 1) if to - before >= enough else (before, 0)
    return (to if to >= enough else 0), 0


def _spoken(spot: Spot, active: int, staked: tuple[int, ...], called: int, broke: int) -> Spot:
    """The turn passes on, or the round is over."""
    _, _, waiting, level, full_level, step, raises, spoke, over, bets, last, wagered, _, answered, _ = spot
    seat = waiting[0]
    waiting = waiting[1:]
    if len(waiting) == 1 or active & (active - 1) == 0:
        waiting = _waiting(waiting, active, broke, staked, level)
    return Spot(
        active,
        staked,
        waiting,
        level,
        full_level,
        step,
        raises,
        spoke | 1 << seat,
        over or (len(waiting) > 0 and waiting[0] <= seat),
        bets,
        last,
        wagered,
        called,
        answered | 1 << seat,
        broke,
    )


def _waiting(waiting: tuple[int, ...], active: int, broke: int, staked: tuple[int, ...], level: int) -> tuple[int, ...]:
    """Who has yet to speak: nobody where one is left, or where the others are all-in and there is nothing to match."""
    if active & (active - 1) == 0:
        return ()
    if len(waiting) != 1 or active & ~broke != 1 << waiting[0]:
        return waiting
    return () if staked[waiting[0]] >= level else waiting
