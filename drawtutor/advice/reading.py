"""What everybody could see of the others, turned into assumptions with names (PL-31)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final

from drawtutor.cards import JOKER, Card
from drawtutor.hands import JokerUse
from drawtutor.message import Message, Who
from drawtutor.odds import FirstRound, Read, SecondRound, usually_holds
from drawtutor.rules import EventKind, Phase, PlayerView, Seat, SeatView, ToWin

__all__ = [
    "Uncounted",
    "announced",
    "assumption",
    "known_cards",
    "max_discards",
    "opponents",
    "read_of",
    "reads",
    "samples_for",
    "why_uncounted",
    "winnable",
]

_FIRST: Final = {
    EventKind.CHECK: FirstRound.CHECKED,
    EventKind.CALL: FirstRound.CALLED,
    EventKind.BET: FirstRound.OPENED,
    EventKind.RAISE: FirstRound.RAISED,
}
_SECOND: Final = {
    EventKind.CHECK: SecondRound.CHECKED,
    EventKind.CALL: SecondRound.CALLED,
    EventKind.BET: SecondRound.BET,
    EventKind.RAISE: SecondRound.RAISED,
}
_EARLY: Final = 3
"""With so many players still to speak, an opening is early."""


class Uncounted(StrEnum):
    """Why the figures of this room do not hold somewhere."""

    JOKER = "joker"
    TO_WIN = "to-win"
    EXCHANGES = "exchanges"
    HAND_SIZE = "hand-size"
    ALONE = "alone"


def why_uncounted(view: SeatView) -> Uncounted | None:
    """Why nothing is counted here; None where it is: five cards, one exchange, no joker, the best hand wins."""
    rules = view.rules
    causes = (
        (Uncounted.JOKER, rules.joker is not JokerUse.NONE or JOKER in view.hand),
        (Uncounted.TO_WIN, rules.to_win is not ToWin.NONE),
        (Uncounted.EXCHANGES, rules.exchanges > 1),
        (Uncounted.HAND_SIZE, len(view.hand) != 5),
        (Uncounted.ALONE, not opponents(view)),
    )
    return next((cause for cause, here in causes if here), None)


def opponents(view: SeatView) -> tuple[PlayerView, ...]:
    """The others who are still in, in the order of their seats."""
    return tuple(player for player in view.players if player.active and player.seat != view.seat)


def winnable(view: SeatView, more: int = 0) -> int:
    """The chips in the middle that this seat can win once it has put in so many more.

    Of every other player's chips that is as much as one has put in oneself.
    """
    mine = view.me.paid + more
    return view.carried + mine + sum(min(player.paid, mine) for player in view.players if player.seat != view.seat)


def announced(view: SeatView) -> int | None:
    """How many cards this seat has asked for and not thrown yet; None where it has not said. It may still change it."""
    asked = (event for event in view.stage_events if event.seat == view.seat and event.kind is EventKind.ANNOUNCE)
    counts = [event.count for event in asked] if view.phase is Phase.DRAW and view.my_turn else []
    return counts[-1] if counts else None


def known_cards(view: SeatView) -> tuple[Card, ...]:
    """The cards beside one's hand that cannot come: one's own discards, and what was exposed."""
    return tuple(dict.fromkeys((*view.discarded, *view.exposed)))


def max_discards(view: SeatView) -> int:
    """How many cards this seat may throw in this deal, a fourth beside an ace not counted."""
    return view.legal.max_discards if view.phase is Phase.DRAW else view.rules.draw_limit


def read_of(view: SeatView, seat: Seat) -> Read:
    """What the actions of this seat are taken to tell: the strongest thing done in each round."""
    first = FirstRound.UNKNOWN
    second = SecondRound.UNKNOWN
    for place, event in enumerate(view.events):
        if event.seat != seat:
            continue
        if event.phase is Phase.BET1 and event.kind in _FIRST:
            told = _FIRST[event.kind]
            if told is FirstRound.CHECKED and view.players[seat].blind:
                # The last blind's option says nothing: no better hand was needed to be in.
                continue
            if told is FirstRound.OPENED and _behind(view, place) >= _EARLY:
                told = FirstRound.OPENED_EARLY
            first = max(first, told, key=list(FirstRound).index)
        elif event.phase is Phase.BET2 and event.kind in _SECOND:
            second = max(second, _SECOND[event.kind], key=list(SecondRound).index)
    limit = 4 if view.rules.four_with_ace and view.rules.draw_limit < 4 else view.rules.draw_limit
    return Read(first=first, drew=view.players[seat].drawn, second=second, max_discards=limit)


def _behind(view: SeatView, place: int) -> int:
    """How many players had not spoken yet at this event of round 1."""
    spoken = {event.seat for event in view.events[: place + 1] if event.phase is Phase.BET1 and event.kind in _TURNS}
    return sum((player.cards > 0 or player.folded) and player.seat not in spoken for player in view.players)


_TURNS: Final = frozenset({EventKind.FOLD, *_FIRST})


def reads(view: SeatView) -> tuple[Read, ...]:
    """What is taken of each of the `opponents`, in their order."""
    return tuple(read_of(view, player.seat) for player in opponents(view))


def samples_for(opponents: int) -> int:
    """How many deals are sampled against so many: as many as a moment allows."""
    return (1200, 1200, 800, 500, 300, 200)[min(opponents, 5)]


def assumption(view: SeatView, taken: Sequence[Read]) -> Message:
    """What the figures assume, read by read, in one message."""
    who: dict[Read, list[Who]] = {}
    for player, read in zip(opponents(view), taken, strict=True):
        who.setdefault(read, []).append(Who(player.seat))
    key = "advice-assume-bets" if view.phase.is_betting else "advice-assume-exchange"
    seen = (*view.hand, *known_cards(view))
    told = tuple(_told(tuple(players), read, seen) for read, players in who.items())
    return Message.of(key, folded=any(player.folded for player in view.players), reads=told)


def _told(who: tuple[Who, ...], read: Read, seen: Sequence[Card]) -> Message:
    """What these players did, and the two kinds of hand that it tells of most, given the cards one has seen."""
    if read.first is FirstRound.UNKNOWN and read.drew is None:
        return Message.of("advice-read-nothing", who=who)
    shares = sorted(usually_holds(read, seen=seen).items(), key=lambda item: item[1], reverse=True)
    likely = tuple(Message.of("advice-likely", holding=holding, share=share) for holding, share in shares[:2] if share)
    if read.drew is None:
        return Message.of("advice-read", who=who, first=read.first, likely=likely)
    if read.first is FirstRound.UNKNOWN:
        return Message.of("advice-read-drew", who=who, drew=read.drew, likely=likely)
    return Message.of("advice-read-both", who=who, first=read.first, drew=read.drew, likely=likely)
