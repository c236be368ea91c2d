"""A bet by somebody else of a size that the reference never bets: what such a bet means, the reference cannot tell.

It is read as an ordinary bet, so that what hangs on the reading is an opinion. The price alone decides where every
reading comes to the same: that the bet tells nothing of the hand, or that only the best of it would bet so.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from drawtutor.advice.appraisal import NumberKind, Worth
from drawtutor.advice.feedback import Feedback, Verdict
from drawtutor.advice.grading import WORSE, Judged
from drawtutor.advice.ranges import held, tells
from drawtutor.advice.sizes import is_usual
from drawtutor.message import Message, Who
from drawtutor.reference import has_numpy
from drawtutor.rules import Bet, Call, EventKind, Fold, Limit, Phase, RaiseTo, Seat, SeatView

__all__ = ["Faced", "PriceDecides", "as_opinion", "as_read", "decided_by_price", "opinions_where_read", "unusual_bet"]

_PAID: Final = (EventKind.ANTE, EventKind.BLIND, EventKind.CALL, EventKind.BET, EventKind.RAISE)
_WAGERS: Final = (EventKind.BET, EventKind.RAISE)
_BEST_PART: Final = 0.25
"""Who bets so with the best of its hands alone is taken to do it with so many of them."""
_AS_READ: Final = {
    "advice-price": "advice-price-read",
    "advice-price-behind": "advice-price-read-behind",
    "advice-gains": "advice-gains-read",
    "advice-bet-right": "advice-read-right",
}
"""What is said of a choice, and the same said as by a reading."""
_IDEA: Final = "advice-idea-"


@dataclass(frozen=True, slots=True, kw_only=True)
class Faced:
    """A bet or raise that is still to be answered."""

    seat: Seat
    """Who made it."""
    place: int
    """The number of its event in the view."""
    to: int
    """The stake of the round that it came to."""
    pot: int
    """What was in the pot before it."""
    raises: bool


class PriceDecides(StrEnum):
    """What the price says of a call, however the bet is read."""

    CALL = "call"
    """It wins often enough even against the best of what is held."""
    FOLD = "fold"
    """It wins too seldom even if the bet tells nothing."""
    NEITHER = "neither"


def unusual_bet(view: SeatView) -> Faced | None:
    """The last bet of this round that is still to be answered and has a size that the reference never bets; or None."""
    if not view.phase.is_betting or not view.legal.to_call:
        return None
    first = view.phase is Phase.BET1
    staked = {player.seat: player.blind if first else 0 for player in view.players}
    level = step = max(staked.values())
    pot, found = view.carried, None
    for place, event in enumerate(view.events):
        if event.kind not in _PAID or event.seat is None:
            continue
        if event.kind in _WAGERS and event.phase is view.phase and event.exchange == view.exchange:
            owed = event.seat != view.seat and event.to > view.me.staked and view.players[event.seat].active
            low, high = _sizes(view, place, level, step)
            if low > event.to:
                # All that a player has is a bet of its own size, however little.
                low = event.to
            then = replace(
                view,
                level=level,
                pot=pot,
                legal=replace(view.legal, to_call=level - staked[event.seat], wager=(low, high), wagers=()),
            )
            raises = event.kind is EventKind.RAISE
            if owed and not is_usual(then, RaiseTo(event.to) if raises else Bet(event.to)):
                found = Faced(seat=event.seat, place=place, to=event.to, pot=pot, raises=raises)
            step = max(step, event.to - level)
            level = event.to
        if event.phase is view.phase and event.exchange == view.exchange:
            staked[event.seat] = event.to
        pot += event.amount
    return found


def _sizes(view: SeatView, place: int, level: int, step: int) -> tuple[int, int]:
    """The lowest and the highest stake that the player of this event could bet or raise to.

    A pot is never less than the reference's share of it, so that no limit by the pot bears on its size.
    """
    event, stakes = view.events[place], view.stakes
    assert event.seat is not None
    before = event.to - event.amount
    later = (e.amount for e in view.events[place:] if e.seat == event.seat and e.kind in _PAID)
    most = before + view.players[event.seat].stack + sum(later)
    if view.rules.limit is Limit.FIXED:
        return level + (stakes.small_bet if view.phase is Phase.BET1 else stakes.big_bet), most
    low = level + max(step, stakes.min_bet) if level else stakes.min_bet
    if view.rules.limit is not Limit.SPREAD:
        return min(low, most), most
    if not view.rules.may_check:
        # PL-10 and PL-33: above the minimum; the maximum itself in round 1 alone.
        low = level + 1 if level else stakes.min_bet + 1
        return low, min(most, level + stakes.max_bet - (not level and view.phase is Phase.BET2))
    return low, min(most, max(low, level + stakes.max_bet))


def opinions_where_read(view: SeatView, worths: Sequence[Worth]) -> tuple[Worth, ...]:
    """The same choices, whose figures are opinions where they hang on the reading of such a bet: all but a fold's."""
    if unusual_bet(view) is None:
        return tuple(worths)
    return tuple(w if isinstance(w.action, Fold) else replace(w, kind=NumberKind.OPINION) for w in worths)


def decided_by_price(view: SeatView, faced: Faced) -> PriceDecides:
    """Whether a call is right, or wrong, whatever the bet means; neither where no ranges are told, or without numpy."""
    if not (has_numpy() and tells(view) and view.legal.call):
        return PriceDecides.NEITHER
    from drawtutor.advice.outlook import Outlook

    read = held(view)
    before = {one.seat: one for one in held(replace(view, events=view.events[: faced.place]))}
    usual = Outlook(view, read)
    loose = Outlook(view, [before[one.seat] if one.seat == faced.seat else one for one in read])
    calls = [outlook.of(Call()) for outlook in (usual, loose, usual.at_its_best(faced.seat, _BEST_PART))]
    if all(call.wins >= call.needed for call in calls):
        return PriceDecides.CALL
    if all(call.wins < call.needed for call in calls):
        return PriceDecides.FOLD
    return PriceDecides.NEITHER


def as_opinion(view: SeatView, found: Judged) -> Judged:
    """A verdict, no harder and no surer than the reading of such a bet allows; as it is where the price decides."""
    if found.verdict not in (Verdict.BEST, Verdict.MISTAKE, Verdict.BLUNDER):
        return found
    faced = unusual_bet(view)
    if faced is None or _says(decided_by_price(view, faced), found):
        return found
    return found.called(Verdict.GOOD if found.verdict is Verdict.BEST else Verdict.INACCURACY)


def _says(decides: PriceDecides, found: Judged) -> bool:
    """Whether the price says what the verdict does of a call and a fold."""
    one, other = found.mine.action, found.best.action
    if found.verdict in WORSE:
        one, other = other, one
    match decides:
        case PriceDecides.CALL:
            return isinstance(other, Fold)
        case PriceDecides.FOLD:
            return isinstance(one, Fold) and isinstance(other, Call)
        case PriceDecides.NEITHER:
            return False


def as_read(view: SeatView, told: Feedback) -> Feedback:
    """What is said of a choice, as by a reading of the bet that is faced; as it is where that bet is an ordinary one.

    No mistaken idea is spoken of where the reading alone calls it one.
    """
    faced = unusual_bet(view)
    if faced is None:
        return told
    decides = decided_by_price(view, faced)
    said = Message.of(
        "advice-faced-size",
        who=Who(faced.seat),
        raises=faced.raises,
        to=faced.to,
        pot=faced.pot,
        decides=decides.value,
    )
    reasons = [
        Message(_AS_READ.get(reason.key, reason.key), reason.values)
        for reason in told.reasons
        if decides is not PriceDecides.NEITHER or not reason.key.startswith(_IDEA)
    ]
    after = bool(reasons) and reasons[0].key == "advice-range"
    return replace(
        told,
        reasons=(*reasons[:after], said, *reasons[after:]),
        misconception=None if decides is PriceDecides.NEITHER else told.misconception,
    )
