"""Reading a moment of a deal as a teacher reads it: who has spoken, who has not, and what it says in words."""

from __future__ import annotations

from collections.abc import Iterable

from drawtutor.course.scene import Declared, Spot
from drawtutor.message import Message, Who
from drawtutor.rules import (
    Announce,
    Ask,
    Bet,
    Burn,
    Call,
    Check,
    Deal,
    DealHand,
    Discard,
    Event,
    EventKind,
    Expose,
    Fold,
    IllegalActionError,
    Muck,
    RaiseTo,
    Rap,
    Seat,
    Serve,
    Show,
    StandPat,
)

__all__ = [
    "bets_of_round",
    "checked_in_round",
    "earlier_levels",
    "first_left",
    "last_blind",
    "played",
    "players",
    "round_story",
    "said_in_words",
    "staying",
    "step",
    "told",
    "unanswered",
]

_BETTING = frozenset({EventKind.FOLD, EventKind.CHECK, EventKind.CALL, EventKind.BET, EventKind.RAISE})


def played(spot: Spot, *, upto: int | None = None) -> Deal:
    """The deal after what is said in this spot, or the first ``upto`` of it; raises where the rules refuse it."""
    deal = spot.deal
    for declared in spot.said[:upto]:
        deal = step(deal, declared)
    return deal


def step(deal: Deal, declared: Declared) -> Deal:
    """The deal after one declared action, a player's or the dealer's."""
    if declared.seat is None:
        return deal.serve(declared.action)  # type: ignore[arg-type]
    return deal.act(declared.seat, declared.action)  # type: ignore[arg-type]


def players(seats: Iterable[Seat]) -> tuple[Who, ...]:
    """The seats as names in a sentence."""
    return tuple(Who(seat) for seat in seats)


def bets_of_round(deal: Deal) -> tuple[Event, ...]:
    """What was said in the betting round that is being played, in order."""
    return tuple(event for event in deal.stage_events if event.kind in _BETTING)


def checked_in_round(deal: Deal, seat: Seat) -> bool:
    """Whether this player has checked in the round that is being played."""
    return any(event.seat == seat and event.kind is EventKind.CHECK for event in bets_of_round(deal))


def earlier_levels(deal: Deal) -> tuple[int, ...]:
    """The stakes that stood in this round before the present one, the first one first."""
    levels = [event.to for event in bets_of_round(deal) if event.kind in (EventKind.BET, EventKind.RAISE)]
    blind = max(deal.blinds, default=0)
    if blind and deal.phase.value == "bet1":
        levels.insert(0, blind)
    return tuple(levels[:-1])


def first_left(deal: Deal) -> Seat:
    """The first player left of the dealer who is still in."""
    return deal.active_seats[0]


def last_blind(deal: Deal) -> Seat | None:
    """Who posted the last and highest blind; None where there are none (BG-20)."""
    return (
        Seat(max((seat for seat, blind in enumerate(deal.blinds) if blind), default=-1)) if any(deal.blinds) else None
    )


def staying(deal: Deal) -> tuple[Seat, ...]:
    """Who plays on for a carried pot without putting anything into it (EN-16)."""
    if not any(deal.antes):
        return ()
    return tuple(Seat(seat) for seat, here in enumerate(deal.dealt_in) if here and not deal.antes[seat])


def unanswered(deal: Deal) -> tuple[Seat, ...]:
    """Who has yet to speak in this betting round, because of a stake not matched or a turn not taken."""
    return deal.waiting if deal.phase.is_betting else ()


def round_story(deal: Deal) -> tuple[Message, ...]:
    """What was said in this betting round, as a list of short clauses."""
    story: list[Message] = []
    level = 0
    for event in bets_of_round(deal):
        assert event.seat is not None
        who = Who(event.seat)
        match event.kind:
            case EventKind.BET:
                key = "course-told-open" if event.phase.value == "bet1" else "course-told-bet"
                story.append(Message.of(key, who=who, to=event.to))
            case EventKind.RAISE:
                story.append(Message.of("course-told-raise", who=who, to=event.to, by=event.to - level))
            case EventKind.CALL:
                story.append(Message.of("course-told-call", who=who, amount=event.amount))
            case EventKind.CHECK:
                story.append(Message.of("course-told-check", who=who))
            case _:
                story.append(Message.of("course-told-fold", who=who))
        level = max(level, event.to)
    return tuple(story)


def said_in_words(spot: Spot) -> tuple[Message, ...]:
    """What is said in the spot, each clause told in its own moment; what is refused changes nothing after it."""
    deal = spot.deal
    clauses: list[Message] = []
    for declared in spot.said:
        clauses.append(told(deal, declared))
        try:
            deal = step(deal, declared)
        except IllegalActionError:
            continue
    return tuple(clauses)


def told(deal: Deal, declared: Declared) -> Message:
    """A declared action as a clause, as it is said in this moment of the deal: ``p2 raises to 8``."""
    seat, action = declared.seat, declared.action
    if isinstance(action, Serve):
        return Message.of("course-told-serve", who=Who(action.seat), count=len(action.cards))
    if isinstance(action, Burn):
        return Message.of("course-told-burn")
    if isinstance(action, Expose):
        return Message.of("course-told-expose", who=Who(action.seat), card=action.card)
    if isinstance(action, DealHand):
        return Message.of("course-told-deal", who=Who(action.seat), count=len(action.cards))
    assert seat is not None, "only the dealer acts without a seat"
    who = Who(seat)
    match action:
        case Fold():
            return Message.of("course-told-fold", who=who)
        case Check():
            return Message.of("course-told-check", who=who)
        case Call():
            return Message.of("course-told-call", who=who, amount=deal.level - deal.staked[seat])
        case Bet(to):
            key = "course-told-open" if deal.phase.value == "bet1" else "course-told-bet"
            return Message.of(key, who=who, to=to)
        case RaiseTo(to):
            return Message.of("course-told-raise", who=who, to=to, by=to - deal.level)
        case StandPat():
            return Message.of("course-told-pat", who=who)
        case Discard(cards):
            return Message.of("course-told-discard", who=who, count=len(cards))
        case Announce(count):
            return Message.of("course-told-announce", who=who, count=count)
        case Show():
            return Message.of("course-told-show", who=who)
        case Muck():
            return Message.of("course-told-muck", who=who)
        case Ask(about):
            return Message.of("course-told-ask", who=who, about=Who(about))
        case Rap():
            return Message.of("course-told-rap", who=who)
    msg = f"a lesson does not tell {action!r}"
    raise TypeError(msg)
