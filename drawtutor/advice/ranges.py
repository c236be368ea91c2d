"""What each of the others may hold by what it did, told by kinds of hand; and what one's own play tells them.

The kinds are counted from what the reference believes (`drawtutor.reference.beliefs`): each class of hand by how
many hands of it are left around the cards one sees, and by how likely it would have done what was seen.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from fractions import Fraction
from functools import cache, lru_cache
from math import fsum
from typing import TYPE_CHECKING, Final

from drawtutor.advice.reading import known_cards, read_of, why_uncounted
from drawtutor.cards import Card, Rank
from drawtutor.hands import HandCategory
from drawtutor.message import Message, Who
from drawtutor.odds import FirstRound, SecondRound
from drawtutor.reference import FINALS, STARTS, Belief, Beside, StartKind, becoming, beliefs, holders, seen_as
from drawtutor.rules import Phase, Seat, SeatView

if TYPE_CHECKING:
    from drawtutor.reference import SolvedHand

__all__ = [
    "Held",
    "HeldKind",
    "Spread",
    "alike",
    "heading",
    "held",
    "shares_of",
    "spread_of",
    "telling",
    "tells",
    "yours",
]


class HeldKind(StrEnum):
    """The kinds by which a range is told, the weakest first."""

    NOTHING = "nothing"
    DRAW = "draw"
    """Four cards to a flush or to a straight, before the exchange."""
    LOW_PAIR = "low-pair"
    """Twos to tens."""
    HIGH_PAIR = "high-pair"
    """Jacks to aces."""
    TWO_PAIR = "two-pair"
    THREE_OF_A_KIND = "three-of-a-kind"
    PAT = "pat"
    """A straight or better."""


Shares = Mapping[HeldKind, float]

_MOST_DRAWN: Final = 3
"""What comes of drawing four or five cards is taken to be what comes of so many."""
_MADE: Final = {
    StartKind.TWO_PAIR: HeldKind.TWO_PAIR,
    StartKind.THREE_OF_A_KIND: HeldKind.THREE_OF_A_KIND,
    StartKind.FOUR_FLUSH: HeldKind.DRAW,
    StartKind.FOUR_STRAIGHT: HeldKind.DRAW,
}
_NAMED: Final = 3
"""So many kinds are named in a sentence at most."""
_WORTH_NAMING: Final = 0.06


@dataclass(frozen=True, slots=True, kw_only=True)
class Held:
    """What one player may hold, class by class."""

    seat: Seat
    drew: int | None
    """How many cards it drew last; None where it has not drawn yet."""
    starts: tuple[float, ...]
    """How likely each of `STARTS` was dealt, all that was done since counted in; they sum to 1."""
    finals: tuple[float, ...] | None
    """The same of each of `FINALS` as things stand; None where it has not drawn yet."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Spread:
    """What one player may hold, as everybody but the player may tell it."""

    seat: Seat
    drew: int | None
    """How many cards it drew; None where it has not drawn yet."""
    did: tuple[object, ...]
    """What it did, in order: values that a sentence can hold; empty where it has not spoken yet."""
    before: Shares
    """Before the exchange, each kind with its share, the weakest first; what was done later is counted in."""
    now: Shares
    """The same as things stand: after the exchange the final hands."""
    strength: float
    """Which part of all final classes it beats on average, to tell who is strongest."""
    own: bool = False
    """Whether it is the player's own hand, as the others see it."""

    @property
    def likely(self) -> tuple[Message, ...]:
        """The kinds that are likeliest as things stand, as parts of a sentence."""
        return _likely(self.now)

    @property
    def told(self) -> Message:
        """The range in one sentence, as things stand."""
        if self.own:
            return Message.of("advice-range-own", drew=self.drew, likely=self.likely)
        if not self.did:
            return Message.of("advice-range-silent", who=Who(self.seat), likely=self.likely)
        return Message.of("advice-range", who=Who(self.seat), did=self.did, likely=self.likely)

    @property
    def told_before(self) -> Message | None:
        """What it held before it drew, by all that it did; None where no card was drawn."""
        return (
            None
            if self.now is self.before or not self.drew
            else Message.of("advice-range-before", likely=_likely(self.before))
        )


def heading(alike: Sequence[Spread]) -> Message:
    """What these players did, all of them the same: the name of a range that stands by itself."""
    first = alike[0]
    if first.own:
        return Message.of("advice-range-yours", drew=first.drew)
    who = tuple(Who(spread.seat) for spread in alike)
    if not first.did:
        return Message.of("advice-range-unspoken", who=who)
    return Message.of("advice-range-of", who=who, did=first.did)


def alike(found: Sequence[Spread]) -> tuple[tuple[Spread, ...], ...]:
    """The ranges, those of players together who did the same and may hold the same."""
    groups: list[list[Spread]] = []
    for spread in found:
        for group in groups:
            if (group[0].did, group[0].now, group[0].own) == (spread.did, spread.now, spread.own):
                group.append(spread)
                break
        else:
            groups.append([spread])
    return tuple(tuple(group) for group in groups)


def _likely(shares: Shares) -> tuple[Message, ...]:
    """The kinds that are likeliest, as parts of a sentence."""
    ranked = sorted(shares.items(), key=lambda item: item[1], reverse=True)[:_NAMED]
    named = [item for item in ranked if item[1] >= _WORTH_NAMING] or ranked[:1]
    return tuple(Message.of("advice-held-share", kind=kind, share=as_percent(share)) for kind, share in named)


def as_percent(share: float) -> Fraction:
    """A share that is told in whole percent: more would be finer than what is believed."""
    return Fraction(round(share * 100), 100)


def tells(view: SeatView) -> bool:
    """Whether ranges are told here: where the reference believes something, and hands are counted at all."""
    return why_uncounted(view) is None and view.exchange <= 1 and view.phase in (Phase.BET1, Phase.DRAW, Phase.BET2)


def held(view: SeatView, *, solved: bool = False) -> tuple[Held, ...]:
    """What each opponent who is in may hold, in the order of seats.

    With ``solved`` it is by the solved strategy of two players; it needs numpy and a structure that is stored. Else
    everybody is taken to play as the reference player.
    """
    known = known_cards(view)
    if solved:
        from drawtutor.reference import held_in_solved, standing_of

        standing = standing_of(view)
        assert standing is not None
        return (_of_two(Seat(1 - view.seat), held_in_solved(standing, view.hand, known)),)
    return tuple(_believed(belief, (*view.hand, *known)) for belief in beliefs(view))


def _of_two(seat: Seat, found: SolvedHand) -> Held:
    finals = None if found.finals is None else tuple(found.finals.tolist())
    return Held(seat=seat, drew=found.drew, starts=tuple(found.starts.tolist()), finals=finals)


def _believed(belief: Belief, seen: Sequence[Card]) -> Held:
    starts = _start_weights(belief.starts, tuple(seen))
    if not belief.draws:
        return Held(seat=belief.seat, drew=None, starts=starts, finals=None)
    finals, reached = _final_weights(starts, belief.finals, min(belief.draws[0], _MOST_DRAWN))
    return Held(seat=belief.seat, drew=belief.draws[-1], starts=reached, finals=finals)


def yours(view: SeatView, *, thrown: int | None = None, solved: bool = False) -> Spread | None:
    """One's own range as the others see it, after throwing so many; None where one has not drawn.

    One's own cards do not enter: only what was seen and what lies open.
    """
    if thrown is None and view.me.drawn is None:
        return None
    if solved and (thrown or 0) <= _MOST_DRAWN:
        from drawtutor.reference import seen_in_solved, standing_of

        standing = standing_of(view)
        assert standing is not None
        found = _of_two(view.seat, seen_in_solved(standing, view.exposed, thrown=thrown))
    else:
        found = _believed(seen_as(view, thrown=thrown), view.exposed)
    if thrown is not None:
        # Nobody has seen more than the number yet, so what counts is the hand that throws so many.
        found = replace(found, finals=None)
    return replace(spread_of(view, found), own=True)


def telling(found: Sequence[Spread], view: SeatView) -> Spread | None:
    """Whose range a reason is about: who bet or raised last, else the strongest of those who have done something."""
    for spread in found:
        if spread.seat == view.aggressor and spread.did:
            return spread
    spoken = [spread for spread in found if spread.did]
    return max(spoken, key=lambda spread: spread.strength, default=None)


def spread_of(view: SeatView, found: Held) -> Spread:
    """What one player may hold, by kinds of hand."""
    before = shares_of(found.starts, _start_kinds(found.drew))
    now = before if found.finals is None else shares_of(found.finals, _final_kinds())
    return Spread(
        seat=found.seat,
        drew=found.drew,
        did=_did(view, found.seat),
        before=before,
        now=now,
        strength=_mean(found.starts if found.finals is None else found.finals),
    )


def _did(view: SeatView, seat: Seat) -> tuple[object, ...]:
    read = read_of(view, seat)
    parts: list[object] = []
    if read.first is not FirstRound.UNKNOWN:
        parts.append(read.first)
    if read.drew is not None:
        parts.append(Message.of("advice-did-draw", drew=read.drew))
    if read.second is not SecondRound.UNKNOWN:
        parts.append(read.second)
    return tuple(parts)


def _mean(weights: Sequence[float]) -> float:
    whole = fsum(weights) or 1.0
    return fsum(place * weight for place, weight in enumerate(weights)) / whole / len(weights)


@lru_cache(maxsize=32)
def _start_weights(starts: tuple[float, ...], seen: tuple[Card, ...]) -> tuple[float, ...]:
    found = [count * likely for count, likely in zip(holders(seen), starts, strict=True)]
    whole = fsum(found)
    return tuple(weight / whole for weight in found)


@lru_cache(maxsize=32)
def _final_weights(
    starts: tuple[float, ...], finals: tuple[float, ...] | None, thrown: int
) -> tuple[tuple[float, ...], tuple[float, ...]]:
    likely = finals or (1.0,) * len(FINALS)
    found = [0.0] * len(FINALS)
    first = [0.0] * len(STARTS)
    for start, weight in enumerate(starts):
        reached = 0.0
        if not weight:
            continue
        # What is thrown for a reason that is not the class's own comes to what it is with all its cards.
        for final, chance in becoming(start, thrown) or becoming(start, 0):
            part = weight * chance * likely[final]
            found[final] += part
            reached += part
        first[start] = reached
    whole = fsum(found) or 1.0
    return tuple(part / whole for part in found), tuple(part / whole for part in first)


def shares_of(weights: Sequence[float], kinds: Sequence[HeldKind]) -> Shares:
    """The share of each kind, the weakest first; kinds that are impossible are left out."""
    parts: dict[HeldKind, float] = dict.fromkeys(HeldKind, 0.0)
    for weight, kind in zip(weights, kinds, strict=True):
        parts[kind] += weight
    whole = fsum(parts.values()) or 1.0
    return {kind: part / whole for kind, part in parts.items() if part}


@cache
def _start_kinds(thrown: int | None) -> tuple[HeldKind, ...]:
    """The kind of each class of starting hand, for a player who threw so many, or has not thrown yet."""
    return tuple(_kinds(thrown))


def _kinds(thrown: int | None) -> Iterator[HeldKind]:
    for start in STARTS:
        drawing = thrown == 1 and start.beside in (Beside.FOUR_FLUSH, Beside.OPEN_STRAIGHT, Beside.INSIDE_STRAIGHT)
        if drawing:
            yield HeldKind.DRAW
        elif start.kind is StartKind.NOTHING:
            yield HeldKind.NOTHING
        elif start.kind is StartKind.PAIR:
            yield _pair(start.top or Rank.TWO)
        else:
            yield _MADE.get(start.kind, HeldKind.PAT)


def _pair(rank: Rank) -> HeldKind:
    return HeldKind.HIGH_PAIR if rank >= Rank.JACK else HeldKind.LOW_PAIR


@cache
def _final_kinds() -> tuple[HeldKind, ...]:
    named = {
        HandCategory.HIGH_CARD: HeldKind.NOTHING,
        HandCategory.TWO_PAIR: HeldKind.TWO_PAIR,
        HandCategory.THREE_OF_A_KIND: HeldKind.THREE_OF_A_KIND,
    }
    return tuple(
        _pair(final.ranks[0]) if final.category is HandCategory.PAIR else named.get(final.category, HeldKind.PAT)
        for final in FINALS
    )
