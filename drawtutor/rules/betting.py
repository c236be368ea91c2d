"""The two betting rounds: what is legal, what it costs, and when a round is over (PL-19)."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from drawtutor.hands import HandCategory, HandRank, strength
from drawtutor.rules.actions import Action, Bet, Call, Check, Fold, LegalActions, RaiseTo, Seat
from drawtutor.rules.errors import IllegalActionError, Reason
from drawtutor.rules.events import EventKind, Phase
from drawtutor.rules.kinds import Limit, Openers, SecondRoundStart, ShortAllIn
from drawtutor.rules.state import DealState, replaced

if TYPE_CHECKING:
    from collections.abc import Sequence

    from drawtutor.cards import Card
    from drawtutor.rules.house import HouseRules

__all__ = ["begin_round", "bet_or_raise", "call", "check", "fold", "has_openers", "legal_betting", "refuse_bet"]

D = TypeVar("D", bound=DealState)


def has_openers(rules: HouseRules, cards: Sequence[Card]) -> bool:
    """Whether a hand is good enough to open with: jacks or any better hand, where the house asks it (EN-12)."""
    if rules.openers is Openers.NONE:
        return True
    if len(cards) != 5:
        return False
    rank = HandRank(strength(cards, rules.joker))
    return rank.category > HandCategory.PAIR or (rank.category is HandCategory.PAIR and rank.made_of[0] >= 11)


def _able(deal: DealState) -> tuple[Seat, ...]:
    """Who can still take part in the betting: with table stakes, who has chips."""
    if not deal.rules.table_stakes:
        return deal.active_seats
    stacks = deal.stacks
    return tuple([seat for seat in deal.active_seats if stacks[seat]])


def _matches(deal: DealState, seat: Seat) -> bool:
    """Whether this seat has staked as much as any other has, be that less than a blind that came up short."""
    others = (deal.staked[other] for other in deal.active_seats if other != seat)
    return deal.staked[seat] >= min(deal.level, max(others, default=0))


def begin_round(deal: D, phase: Phase) -> D:
    """Opens a betting round; where fewer than two players can bet, it is over at once."""
    deal = deal.evolve(phase=phase)
    if phase is Phase.BET1:
        level = max(deal.blinds, default=0)
        blind_seat = max((s for s, blind in enumerate(deal.blinds) if blind == level and level), default=deal.dealer)
        start = Seat((blind_seat + 1) % deal.players)
        deal = deal.evolve(level=level, full_level=level, step=level, raises=0, staked=_blinds_paid(deal))
    else:
        start = Seat(0)
        if deal.rules.second_round_starts is SecondRoundStart.OPENER and deal.opener is not None:
            start = deal.opener
        deal = deal.evolve(
            level=0, full_level=0, step=0, raises=0, staked=(0,) * deal.players, aggressor=None, acted_in_bet2=False
        )
    deal = deal.evolve(spoke=frozenset(), circuit_over=False)
    able = _able(deal)
    owing = tuple(seat for seat in able if not _matches(deal, seat))
    speakers = able if len(able) > 1 else owing
    return deal.evolve(waiting=deal.clockwise(start, speakers))


def _blinds_paid(deal: DealState) -> tuple[int, ...]:
    """What each seat's blind came to: less than asked where the chips ran out."""
    return tuple(
        min(blind, start - min(ante, start))
        for blind, ante, start in zip(deal.blinds, deal.antes, deal.start_stacks, strict=True)
    )


def _cap_reached(deal: DealState, counting: int = 1) -> bool:
    """Whether ``counting`` more raises would break the house's cap (BG-06, EN-11)."""
    cap = deal.rules.raise_cap
    if cap is None or deal.rules.limit is not Limit.FIXED:
        return False
    if not deal.rules.cap_heads_up and len(deal.active_seats) == 2:
        return False
    return deal.raises + counting > cap


def _unit(deal: DealState) -> int:
    return deal.stakes.small_bet if deal.phase is Phase.BET1 else deal.stakes.big_bet


def _bet_sizes(deal: DealState) -> tuple[int, int, tuple[int, ...]]:
    """The lowest and highest first bet before the bettor's chips are looked at, and the only sizes if few."""
    rules, stakes = deal.rules, deal.stakes
    if rules.limit is Limit.FIXED:
        unit = _unit(deal)
        if rules.open_with_raise and deal.phase is Phase.BET1 and not _cap_reached(deal):
            return unit, 2 * unit, (unit, 2 * unit)
        return unit, unit, (unit,)
    if rules.limit is Limit.SPREAD:
        if rules.may_check:
            return stakes.min_bet, stakes.max_bet, ()
        # PL-10 and PL-33: above the minimum; the maximum itself in round 1 alone.
        return stakes.min_bet + 1, stakes.max_bet - (deal.phase is Phase.BET2), ()
    if rules.limit is Limit.POT:
        return stakes.min_bet, max(stakes.min_bet, deal.pot), ()
    return stakes.min_bet, sum(deal.start_stacks), ()


def _raise_sizes(deal: DealState, seat: Seat) -> tuple[int, int, tuple[int, ...]]:
    """The same for a raise: totals."""
    rules, stakes = deal.rules, deal.stakes
    if rules.limit is Limit.FIXED:
        to = deal.full_level + _unit(deal)
        return to, to, (to,)
    if rules.limit is Limit.SPREAD and not rules.may_check:
        return deal.level + 1, deal.level + stakes.max_bet, ()
    low = deal.level + max(deal.step, stakes.min_bet)
    if rules.limit is Limit.SPREAD:
        return low, max(low, deal.level + stakes.max_bet), ()
    if rules.limit is Limit.POT:
        return low, max(low, deal.level + deal.pot + deal.level - deal.staked[seat]), ()
    return low, sum(deal.start_stacks), ()


def _within_chips(
    deal: DealState, seat: Seat, sizes: tuple[int, int, tuple[int, ...]]
) -> tuple[tuple[int, int], tuple[int, ...]] | None:
    """The sizes that this player has the chips for; with table stakes everything is always one of them."""
    low, high, only = sizes
    most = deal.staked[seat] + deal.stacks[seat]
    if most <= deal.level:
        return None
    if low > most:
        return ((most, most), (most,)) if deal.rules.table_stakes else None
    if only:
        legal = tuple(size for size in only if size <= most)
        if deal.rules.table_stakes and len(legal) < len(only) and most > legal[-1]:
            legal = (*legal, most)
        return (legal[0], legal[-1]), legal
    return (low, min(high, most)), ()


def _faces_full_raise(deal: DealState, seat: Seat) -> bool:
    """Whether all-ins that were each too short come to a raise together, for one who has spoken.

    In fixed limit they are added up where they are made (A18).
    """
    owed = deal.level - deal.staked[seat]
    return deal.rules.limit is not Limit.FIXED and owed >= max(deal.step, deal.stakes.min_bet)


def _why_no_bet(deal: DealState, seat: Seat) -> Reason | None:
    """Why this player cannot open at all; None where some size is legal."""
    if deal.level:
        return Reason.ALREADY_OPENED
    if deal.phase is Phase.BET1 and not has_openers(deal.rules, deal.hands[seat]):
        return Reason.NO_OPENERS
    return None if _within_chips(deal, seat, _bet_sizes(deal)) else Reason.NOT_ENOUGH_CHIPS


def _why_no_raise(deal: DealState, seat: Seat) -> Reason | None:
    """Why this player cannot raise at all; None where some size is legal."""
    if not deal.level:
        return Reason.NOTHING_TO_RAISE
    if deal.rules.one_circuit and deal.circuit_over:
        return Reason.CIRCUIT_CLOSED
    if _cap_reached(deal):
        return Reason.RAISE_CAP
    if seat in deal.spoke and not _faces_full_raise(deal, seat):
        return Reason.SHORT_ALL_IN
    if deal.rules.table_stakes and all(other == seat for other in _able(deal)):
        return Reason.NOBODY_TO_CALL
    return None if _within_chips(deal, seat, _raise_sizes(deal, seat)) else Reason.NOT_ENOUGH_CHIPS


def legal_betting(deal: DealState, seat: Seat) -> LegalActions:
    """What the player whose turn it is may do in a betting round."""
    owed = deal.level - deal.staked[seat]
    stack = deal.stacks[seat]
    bet = _why_no_bet(deal, seat) is None
    raise_ = _why_no_raise(deal, seat) is None
    sizes = None
    if bet:
        sizes = _within_chips(deal, seat, _bet_sizes(deal))
    elif raise_:
        sizes = _within_chips(deal, seat, _raise_sizes(deal, seat))
    return LegalActions(
        fold=True,
        check=owed == 0 and (deal.level > 0 or deal.rules.may_check),
        call=owed > 0 and (stack > 0 if deal.rules.table_stakes else stack >= owed),
        to_call=min(owed, stack) if deal.rules.table_stakes else owed,
        bet=bet,
        raise_=raise_,
        wager=sizes[0] if sizes else None,
        wagers=sizes[1] if sizes else (),
    )


def refuse_bet(deal: DealState, seat: Seat, action: Action) -> IllegalActionError | None:
    """Why this player may not do this in a betting round; None where it is legal."""
    legal = legal_betting(deal, seat)
    cites = deal.rules.cites
    round_ = 1 if deal.phase is Phase.BET1 else 2
    owed = deal.level - deal.staked[seat]
    if isinstance(action, Fold):
        return None
    if isinstance(action, Check):
        if legal.check:
            return None
        if owed:
            return IllegalActionError(Reason.CHECK_FACING_BET, rule=cites("facing_bet"), legal=legal, to_call=owed)
        rule = cites(f"no_check_{round_}")
        return IllegalActionError(Reason.NO_CHECK_BEFORE_OPENING, rule=rule, legal=legal)
    if isinstance(action, Call):
        if legal.call:
            return None
        if owed:
            rule = cites("cannot_match")
            return IllegalActionError(
                Reason.CANNOT_MATCH, rule=rule, legal=legal, to_call=owed, stack=deal.stacks[seat]
            )
        return IllegalActionError(Reason.NOTHING_TO_CALL, rule=cites("facing_bet"), legal=legal)
    if not isinstance(action, Bet | RaiseTo):
        return IllegalActionError(Reason.WRONG_PHASE, legal=legal, phase=deal.phase.value)
    return _refuse_wager(deal, seat, action, legal, round_)


def _refuse_wager(
    deal: DealState, seat: Seat, action: Bet | RaiseTo, legal: LegalActions, round_: int
) -> IllegalActionError | None:
    cites = deal.rules.cites
    betting = isinstance(action, Bet)
    if (legal.bet if betting else legal.raise_) and type(action.to) is int and legal.allows_wager(action.to):
        return None
    why = _why_no_bet(deal, seat) if betting else _why_no_raise(deal, seat)
    if type(action.to) is not int:
        return IllegalActionError(Reason.NOT_WHOLE_CHIPS, rule=cites("whole_chips"), legal=legal, to=str(action.to))
    if why is None:
        most = deal.staked[seat] + deal.stacks[seat]
        low, high = legal.wager or (0, 0)
        if action.to > most:
            rule = cites("cannot_match")
            return IllegalActionError(Reason.NOT_ENOUGH_CHIPS, rule=rule, legal=legal, to=action.to, most=most)
        rule = cites(f"bet_size_{round_}" if betting else f"raise_size_{round_}")
        return IllegalActionError(Reason.BET_SIZE, rule=rule, legal=legal, to=action.to, low=low, high=high)
    if why is Reason.CIRCUIT_CLOSED:
        return IllegalActionError(why, rule=cites(f"circuit_{round_}"), legal=legal)
    if why is Reason.RAISE_CAP:
        return IllegalActionError(why, rule=cites(f"cap_{round_}"), legal=legal, raises=deal.rules.raise_cap or 0)
    if why is Reason.NO_OPENERS:
        return IllegalActionError(why, rule=cites("openers"), legal=legal)
    if why is Reason.NOT_ENOUGH_CHIPS:
        most = deal.staked[seat] + deal.stacks[seat]
        return IllegalActionError(why, rule=cites("cannot_match"), legal=legal, to=action.to, most=most)
    return IllegalActionError(why, rule=cites("facing_bet"), legal=legal)


def fold(deal: D, seat: Seat) -> D:
    """The player gives up; what was paid stays in the pot (PL-13)."""
    return _spoken(
        deal.evolve(active=replaced(deal.active, seat, False), events=(*deal.events, deal.note(EventKind.FOLD, seat))),
        seat,
    )


def check(deal: D, seat: Seat) -> D:
    """The player stays in without a stake."""
    return _spoken(deal.evolve(events=(*deal.events, deal.note(EventKind.CHECK, seat))), seat)


def call(deal: D, seat: Seat) -> D:
    """The player matches the stake, with what there is."""
    return _spoken(_pay(deal, seat, min(deal.level - deal.staked[seat], deal.stacks[seat]), EventKind.CALL), seat)


def _fixed_step(deal: DealState, to: int) -> tuple[int, int]:
    """In fixed limit, the full level that a stake comes to, and how many raises it is.

    The bet itself is no raise, and neither is completing an all-in that was too short for one. An opening
    of more than a unit is the bet and a raise, where what is over the unit is enough for a raise (EN-14).
    """
    unit = _unit(deal)
    enough = unit if deal.rules.short_all_in is ShortAllIn.FULL_BET else (unit + 1) // 2
    before = deal.full_level
    if before or to > unit:
        before = before or unit
        return (to, 1) if to - before >= enough else (before, 0)
    return (to if to >= enough else 0), 0


def bet_or_raise(deal: D, seat: Seat, to: int) -> D:
    """The player bets or raises to a total, which is a legal one."""
    opening = deal.level == 0
    if deal.rules.limit is Limit.FIXED:
        full_level, counts = _fixed_step(deal, to)
    else:
        low = _bet_sizes(deal)[0] if opening else _raise_sizes(deal, seat)[0]
        full_level, counts = (to if to >= low else deal.full_level), int(not opening)
    full = full_level > deal.full_level
    step = to - deal.level
    deal = _pay(deal, seat, to - deal.staked[seat], EventKind.BET if opening else EventKind.RAISE)
    others = tuple([other for other in _able(deal) if other != seat and deal.staked[other] < to])
    deal = deal.evolve(
        level=to,
        full_level=full_level if full else deal.full_level,
        step=step if full else deal.step,
        raises=deal.raises + counts if full else deal.raises,
        spoke=frozenset() if full else deal.spoke,
        aggressor=seat,
        opener=seat if deal.phase is Phase.BET1 and deal.opener is None else deal.opener,
        waiting=(seat, *deal.clockwise(Seat((seat + 1) % deal.players), others)),
    )
    return _spoken(deal, seat)


def _pay(deal: D, seat: Seat, chips: int, kind: EventKind) -> D:
    staked = deal.staked[seat] + chips
    return deal.evolve(
        stacks=replaced(deal.stacks, seat, deal.stacks[seat] - chips),
        staked=replaced(deal.staked, seat, staked),
        paid=replaced(deal.paid, seat, deal.paid[seat] + chips),
        events=(*deal.events, deal.note(kind, seat, amount=chips, to=staked)),
    )


def _spoken(deal: D, seat: Seat) -> D:
    """The turn passes on. The round is over when nobody is waiting, or one player is left."""
    waiting = tuple(other for other in deal.waiting if other != seat)
    if len(deal.active_seats) == 1:
        waiting = ()
    elif len(waiting) == 1 and len(_able(deal)) == 1 and _matches(deal, waiting[0]):
        # The others are all-in and there is nothing to match: nobody is left to bet against.
        waiting = ()
    wrapped = bool(waiting) and waiting[0] <= seat
    return deal.evolve(
        waiting=waiting,
        spoke=deal.spoke | {seat},
        circuit_over=deal.circuit_over or wrapped,
        acted_in_bet2=deal.acted_in_bet2 or deal.phase is Phase.BET2,
    )
