"""What may be bet at a public moment: checks, calls, and the sizes of bets and raises under every limit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from drawtutor.reference.rollouts.terms import Stage, Wager
from drawtutor.rules import Limit

if TYPE_CHECKING:
    from drawtutor.reference.rollouts.public import Moment

__all__ = ["counted_as", "may_call", "may_check", "usual_size", "wager_sizes"]


def may_check(moment: Moment) -> bool:
    """Whether the seat whose turn it is may check."""
    return moment.level == moment.staked[moment.waiting[0]] and (moment.level > 0 or moment.terms.may_check)


def may_call(moment: Moment) -> bool:
    """Whether there is something to call, and it can be called."""
    seat = moment.waiting[0]
    owed = moment.level - moment.staked[seat]
    return owed > 0 and (moment.stacks[seat] > 0 if moment.terms.table_stakes else moment.stacks[seat] >= owed)


def wager_sizes(moment: Moment) -> Wager | None:
    """The sizes that may be bet or raised to, openers not looked at; None where none may."""
    terms, seat = moment.terms, moment.waiting[0]
    if not moment.level:
        return _within_chips(moment, seat, _bet_sizes(moment))
    if (terms.one_circuit and moment.circuit_over) or _capped(moment):
        return None
    owed = moment.level - moment.staked[seat]
    if moment.spoke >> seat & 1 and (terms.limit is Limit.FIXED or owed < max(moment.step, terms.low)):
        return None
    if terms.table_stakes and moment.able() == [seat]:
        return None
    return _within_chips(moment, seat, _raise_sizes(moment, seat))


def _capped(moment: Moment) -> bool:
    """Whether one more raise would break the cap."""
    terms = moment.terms
    if terms.cap is None or (not terms.cap_heads_up and moment.active.bit_count() == 2):
        return False
    return moment.raises >= terms.cap


def _unit(moment: Moment) -> int:
    return moment.terms.small if moment.stage is Stage.FIRST else moment.terms.big


def _bet_sizes(moment: Moment) -> Wager:
    terms = moment.terms
    if terms.limit is Limit.FIXED:
        unit = _unit(moment)
        if terms.open_with_raise and moment.stage is Stage.FIRST and not _capped(moment):
            return Wager(unit, 2 * unit, (unit, 2 * unit))
        return Wager(unit, unit, (unit,))
    if terms.limit is Limit.SPREAD:
        if terms.may_check:
            return Wager(terms.low, terms.high)
        return Wager(terms.low + 1, terms.high - (moment.stage is not Stage.FIRST))
    if terms.limit is Limit.POT:
        return Wager(terms.low, max(terms.low, moment.pot))
    return Wager(terms.low, sum(terms.stacks))


def _raise_sizes(moment: Moment, seat: int) -> Wager:
    terms, level = moment.terms, moment.level
    if terms.limit is Limit.FIXED:
        to = moment.full + _unit(moment)
        return Wager(to, to, (to,))
    if terms.limit is Limit.SPREAD and not terms.may_check:
        return Wager(level + 1, level + terms.high)
    low = level + max(moment.step, terms.low)
    if terms.limit is Limit.SPREAD:
        return Wager(low, max(low, level + terms.high))
    if terms.limit is Limit.POT:
        return Wager(low, max(low, 2 * level + moment.pot - moment.staked[seat]))
    return Wager(low, sum(terms.stacks))


def _within_chips(moment: Moment, seat: int, sizes: Wager) -> Wager | None:
    most = moment.staked[seat] + moment.stacks[seat]
    if most <= moment.level:
        return None
    if sizes.low > most:
        return Wager(most, most, (most,)) if moment.terms.table_stakes else None
    if sizes.only:
        legal = tuple(size for size in sizes.only if size <= most)
        if moment.terms.table_stakes and len(legal) < len(sizes.only) and most > legal[-1]:
            legal = (*legal, most)
        return Wager(legal[0], legal[-1], legal)
    return Wager(sizes.low, min(sizes.high, most))


def usual_size(moment: Moment) -> int | None:
    """The total that a strategy bets or raises to: the unit, or what is nearest to its share of the pot."""
    sizes = wager_sizes(moment)
    if sizes is None or sizes.only or moment.terms.limit is Limit.FIXED:
        return sizes.low if sizes else None
    part, whole = moment.terms.share
    seat = moment.waiting[0]
    owed = min(moment.level - moment.staked[seat], moment.stacks[seat])
    # Rounded as numbers are in Python: half a chip to the even one.
    chips, rest = divmod(part * (moment.pot + owed), whole)
    wished = moment.level + chips + (2 * rest > whole or (2 * rest == whole and chips % 2))
    return min(sizes.high, max(sizes.low, wished))


def counted_as(moment: Moment, total: int) -> tuple[int, int]:
    """The full level that a bet or raise to this total comes to, and how many raises it is."""
    opening = moment.level == 0
    if moment.terms.limit is not Limit.FIXED:
        low = (_bet_sizes(moment) if opening else _raise_sizes(moment, moment.waiting[0])).low
        return (total if total >= low else moment.full), int(not opening)
    unit, before = _unit(moment), moment.full
    enough = unit if moment.terms.full_bet else (unit + 1) // 2
    if before or total > unit:
        before = before or unit
        return (total, 1) if total - before >= enough else (before, 0)
    return (total if total >= enough else 0), 0
