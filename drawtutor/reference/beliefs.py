"""What the others may hold, from what everybody saw of them: how often each class of hand would have done the same.

Everybody is taken to play as the reference player, with a slip now and then, so that whoever does what it never
does is still believed to hold something; and to keep a strong hand back now and then, as people do and the reference
does not. Only the public acts and numbers of cards of one `SeatView` enter.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from drawtutor.reference.finals import FINALS
from drawtutor.reference.starts import MOST_THROWN, STARTS, StartKind
from drawtutor.reference.table.classes import TABLE_FINALS, TABLE_STARTS, TO_TABLE_FINAL, TO_TABLE_START
from drawtutor.reference.table.packed import WHOLE, TableStrategy, table_row
from drawtutor.reference.table.player import table_player
from drawtutor.reference.table.situations import SECOND_UNBET
from drawtutor.reference.table.watching import situation_of
from drawtutor.rules import Event, EventKind, Openers, Phase, Seat, SeatView

__all__ = ["SLIP", "Belief", "beliefs", "seen_as", "seen_then"]

SLIP: Final = 0.02
"""So often a player is taken to do something at random."""
_KEPT_BACK: Final = 0.1
"""So often who would bet or raise is taken to check or call instead.

The reference raises with every pat hand: without this whoever calls and stands pat would be bluffing for certain."""
_BETS: Final = (EventKind.CHECK, EventKind.CALL, EventKind.BET, EventKind.RAISE)
_DRAWS: Final = (EventKind.DISCARD, EventKind.STAND_PAT)
_UNUSUAL: Final = 0.05
"""How likely a hand that is worth keeping is thrown for four or five cards all the same, beside one of nothing."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Belief:
    """What one opponent may hold, as how likely each class would have done what was seen.

    How often a class is dealt at all is not in it: `holders` counts that around the cards that one sees.
    """

    seat: Seat
    starts: tuple[float, ...]
    """For each of `STARTS`, how likely a hand of it does what this player did up to its draw, the draw included."""
    draws: tuple[int, ...]
    """How many cards it has drawn, exchange by exchange."""
    finals: tuple[float, ...] | None
    """For each of `FINALS`, how likely a hand of it does what was done since the last draw; None for nothing yet."""


def beliefs(view: SeatView) -> tuple[Belief, ...]:
    """What is believed of each opponent who is in, in the order of seats."""
    strategy = table_player(view).strategy
    return tuple(
        _belief(view, player.seat, strategy) for player in view.players if player.active and player.seat != view.seat
    )


def seen_as(view: SeatView, *, thrown: int | None = None) -> Belief:
    """What the others may believe of this seat itself, by the same inference; as if it had ``thrown`` so many now.

    Its own cards do not enter. Raises `ValueError` where it has nothing to throw now.
    """
    strategy = table_player(view).strategy
    found = _belief(view, view.seat, strategy)
    if thrown is None:
        return found
    starts = list(found.starts)
    if not found.draws:
        _weigh(starts, _throwing(strategy, situation_of(view).number, thrown, view.rules.draw_limit))
    return replace(found, starts=tuple(starts), draws=(*found.draws, thrown), finals=None)


def _belief(view: SeatView, seat: Seat, strategy: TableStrategy) -> Belief:
    starts = [1.0] * len(STARTS)
    finals: list[float] | None = None
    draws: list[int] = []
    for then, event in _moments(view, seat):
        if event.kind in _DRAWS:
            draws.append(event.count)
            finals = None
            if len(draws) == 1:
                _weigh(starts, _throwing(strategy, situation_of(then).number, event.count, view.rules.draw_limit))
        elif event.phase is Phase.BET1:
            _weigh(starts, _acting(strategy, situation_of(then).number, event.kind))
        else:
            finals = finals or [1.0] * len(FINALS)
            _weigh(finals, _acting(strategy, situation_of(then).number, event.kind))
    if view.rules.openers is not Openers.NONE and seat == view.opener:
        starts = [weight if _opens(place) else 0.0 for place, weight in enumerate(starts)]
    return Belief(seat=seat, starts=tuple(starts), draws=tuple(draws), finals=tuple(finals) if finals else None)


def _weigh(weights: list[float], by: Sequence[float]) -> None:
    for place, weight in enumerate(by):
        weights[place] *= weight


def _opens(start: int) -> bool:
    """Whether a class is openers: a pair of jacks or any better hand (EN-12)."""
    found = STARTS[start]
    if found.kind is StartKind.PAIR:
        return (found.top or 0) >= 11
    return found.kind not in (StartKind.NOTHING, StartKind.FOUR_STRAIGHT, StartKind.FOUR_FLUSH)


def _slipping(share: float, choices: int) -> float:
    return (1 - SLIP) * share + SLIP / choices


@lru_cache(maxsize=512)
def _acting(strategy: TableStrategy, situation: int, kind: EventKind) -> tuple[float, ...]:
    """How often each class does this in a betting situation: of starting hands in round 1, of final ones in round 2."""
    first = _is_first(situation)
    wide = []
    for place in range(len(TABLE_STARTS if first else TABLE_FINALS)):
        fold, passive, wager = strategy.chances(table_row(situation, place))
        kept_back = _KEPT_BACK * wager
        share = wager - kept_back if kind in (EventKind.BET, EventKind.RAISE) else passive + kept_back
        if kind is EventKind.CHECK:
            # Where one may check nobody folds.
            share += fold
        wide.append(_slipping(share / WHOLE, 3))
    return tuple(wide[place] for place in (TO_TABLE_START if first else TO_TABLE_FINAL))


@lru_cache(maxsize=512)
def _throwing(strategy: TableStrategy, situation: int, thrown: int, limit: int) -> tuple[float, ...]:
    """How often each class of starting hand throws so many.

    Who would throw more than the limit, or than such a hand ever throws, throws as many as that.
    """
    every = [strategy.chances(table_row(situation, place)) for place in range(len(TABLE_STARTS))]
    found = []
    for start, place in enumerate(TO_TABLE_START):
        if thrown > MOST_THROWN:
            share = every[place][MOST_THROWN] / WHOLE
            if STARTS[start].kind is not StartKind.NOTHING:
                share *= _UNUSUAL
        else:
            most = min(limit, max(STARTS[start].throws))
            share = sum(chance for wished, chance in enumerate(every[place]) if min(wished, most) == thrown) / WHOLE
        found.append(_slipping(share, 20))
    return tuple(found)


def _is_first(situation: int) -> bool:
    return situation < SECOND_UNBET.first


def _moments(view: SeatView, seat: Seat) -> Iterator[tuple[SeatView, Event]]:
    """Each bet and draw of this seat, with what it could see before it."""
    for place, event in enumerate(view.events):
        if event.seat != seat:
            continue
        if (event.kind in _BETS and event.phase.is_betting) or event.kind in _DRAWS:
            yield seen_then(view, place), event


def seen_then(view: SeatView, place: int) -> SeatView:
    """The public side of a view as the seat that acted in its event number ``place`` saw it before; without cards."""
    event = view.events[place]
    before = view.events[:place]
    drawn: dict[Seat, int] = {}
    for earlier in before:
        if earlier.kind in _DRAWS and earlier.seat is not None and earlier.exchange == event.exchange:
            drawn[earlier.seat] = earlier.count
    gone = {earlier.seat for earlier in before if earlier.kind is EventKind.FOLD}
    later = {after.seat for after in view.events[place:] if after.kind in _BETS}
    players = tuple(
        replace(
            player,
            active=(player.active or player.folded) and player.seat not in gone,
            folded=player.seat in gone,
            all_in=player.all_in and player.seat not in later,
            drawn=drawn.get(player.seat),
        )
        for player in view.players
    )
    assert event.seat is not None
    return replace(
        view,
        seat=event.seat,
        phase=event.phase,
        exchange=event.exchange,
        to_act=event.seat,
        events=before,
        players=players,
        hand=(),
        discarded=(),
    )
