"""The classes of starting hand that the reference strategies tell apart, by name, and how each may draw.

A class is what a player would say of the hand: a pair of tens with an ace beside it, four hearts to the king,
two pair, kings and fours. For each number of cards that a class may throw there is one way to throw so many.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from drawtutor.cards import JOKER, Card, CardError, Rank
from drawtutor.hands import HandCategory, HandRank, strength_of_ranks
from drawtutor.odds import RUNS

__all__ = [
    "ALL_SUITED",
    "MOST_THROWN",
    "NO_SUIT",
    "STARTS",
    "Beside",
    "Reading",
    "StartClass",
    "StartKind",
    "kept_by",
    "read_ranks",
    "start_of",
]

MOST_THROWN: Final = 3
"""The reference strategies throw so many cards at most."""


class StartKind(StrEnum):
    """What kind of starting hand it is, the least made first."""

    NOTHING = "nothing"
    FOUR_STRAIGHT = "four-straight"
    FOUR_FLUSH = "four-flush"
    PAIR = "pair"
    TWO_PAIR = "two-pair"
    THREE_OF_A_KIND = "three-of-a-kind"
    STRAIGHT = "straight"
    FLUSH = "flush"
    FULL_HOUSE = "full-house"
    FOUR_OF_A_KIND = "four-of-a-kind"
    STRAIGHT_FLUSH = "straight-flush"


class Beside(StrEnum):
    """What a pair or a hand of nothing has beside it that bears on how it is played."""

    NOTHING = "nothing"
    TOP_KICKER = "top-kicker"
    """The highest side card there is: an ace, a king beside aces."""
    INSIDE_STRAIGHT = "inside-straight"
    OPEN_STRAIGHT = "open-straight"
    FOUR_FLUSH = "four-flush"


@dataclass(frozen=True, slots=True, kw_only=True)
class StartClass:
    """One class of starting hand."""

    index: int
    """Its place among `STARTS`."""
    kind: StartKind
    top: Rank | None
    """The rank that leads it; the highest of the class where it holds several; None where none is told apart."""
    second: Rank | None
    """The second rank: of a hand of nothing, or the lower pair; None where any."""
    beside: Beside
    throws: tuple[int, ...]
    """How many cards it may throw."""


_NOTHING: Final = {14: (13, 12, 11, 10, 9), 13: (12, 11, 10, 9), 12: (11, 10, 9), 11: (10, 9), 10: (9,)}
"""Hands of nothing by their highest cards; the last of each stands for itself and all below."""
_FLUSH_TOPS: Final = (14, 13, 12, 11, 10)
_KINDS: Final = {
    HandCategory.TWO_PAIR: StartKind.TWO_PAIR,
    HandCategory.THREE_OF_A_KIND: StartKind.THREE_OF_A_KIND,
    HandCategory.STRAIGHT: StartKind.STRAIGHT,
    HandCategory.FLUSH: StartKind.FLUSH,
    HandCategory.FULL_HOUSE: StartKind.FULL_HOUSE,
    HandCategory.FOUR_OF_A_KIND: StartKind.FOUR_OF_A_KIND,
    HandCategory.STRAIGHT_FLUSH: StartKind.STRAIGHT_FLUSH,
}
_ANY: Final = (0, 1, 2, 3)


def _named() -> Iterator[tuple[StartKind, int, int, Beside, tuple[int, ...]]]:
    for top, seconds in _NOTHING.items():
        for second in seconds:
            for beside in (Beside.NOTHING, Beside.INSIDE_STRAIGHT):
                yield StartKind.NOTHING, top, second, beside, _ANY
    for top in range(5, 14):
        yield StartKind.FOUR_STRAIGHT, top, 0, Beside.OPEN_STRAIGHT, _ANY
    for top in _FLUSH_TOPS:
        for beside in (Beside.NOTHING, Beside.INSIDE_STRAIGHT, Beside.OPEN_STRAIGHT):
            yield StartKind.FOUR_FLUSH, top, 0, beside, _ANY
    for top in range(2, 15):
        for beside in (Beside.NOTHING, Beside.TOP_KICKER, Beside.OPEN_STRAIGHT, Beside.FOUR_FLUSH):
            yield StartKind.PAIR, top, 0, beside, _ANY
    for top in range(3, 15):
        for second in range(2, top):
            yield StartKind.TWO_PAIR, top, second, Beside.NOTHING, (0, 1)
    for top in range(2, 15):
        yield StartKind.THREE_OF_A_KIND, top, 0, Beside.NOTHING, (0, 1, 2)
    for top in range(5, 15):
        yield StartKind.STRAIGHT, top, 0, Beside.NOTHING, (0,)
    for top in _FLUSH_TOPS:
        yield StartKind.FLUSH, top, 0, Beside.NOTHING, (0,)
    for top in range(2, 15):
        yield StartKind.FULL_HOUSE, top, 0, Beside.NOTHING, (0,)
    yield StartKind.FOUR_OF_A_KIND, 0, 0, Beside.NOTHING, (0, 1)
    yield StartKind.STRAIGHT_FLUSH, 0, 0, Beside.NOTHING, (0,)


STARTS: Final[tuple[StartClass, ...]] = tuple(
    StartClass(
        index=index,
        kind=kind,
        top=Rank(top) if top else None,
        second=Rank(second) if second else None,
        beside=beside,
        throws=throws,
    )
    for index, (kind, top, second, beside, throws) in enumerate(_named())
)
"""Every class of starting hand."""

_INDEX: Final = {(start.kind, start.top or 0, start.second or 0, start.beside): start.index for start in STARTS}

NO_SUIT: Final = 0
"""No four cards of the five are of one suit."""
ALL_SUITED: Final = 6
"""All five cards are of one suit; the codes between tell which card of four-and-one is the odd one."""


@dataclass(frozen=True, slots=True)
class Reading:
    """What five cards are, as places in their order by rank, the highest first."""

    start: int
    """The index of the class."""
    keeps: tuple[tuple[int, ...], ...]
    """For 0 to 3 cards thrown, the places that are kept; what the class does not throw keeps all five."""


def _straight_draw(ranks: Sequence[int], places: Sequence[tuple[int, ...]]) -> tuple[int, tuple[int, ...]]:
    """How many runs the best four of these cards wait for, and which four; of equals those first in order."""
    best, kept = 0, places[0]
    for four in places:
        held = frozenset(ranks[place] - 2 for place in four)
        runs = sum(held < run for run in RUNS) if len(held) == 4 else 0
        if runs > best:
            best, kept = runs, four
    return best, kept


_FOURS: Final = tuple(tuple(place for place in range(5) if place != odd) for odd in range(4, -1, -1))
_BESIDE: Final = (Beside.NOTHING, Beside.INSIDE_STRAIGHT, Beside.OPEN_STRAIGHT)


def read_ranks(ranks: Sequence[int], suits: int) -> Reading:
    """The class of five ranks, the highest first, and a suit code: `NO_SUIT`, `ALL_SUITED`, or 1 + the odd place."""
    rank = HandRank(strength_of_ranks(ranks, suited=suits == ALL_SUITED))
    category, made = rank.category, rank.made_of
    # Places in the order in which the cards are worth keeping: what makes the hand, then the high cards.
    order = sorted(range(5), key=lambda place: (-ranks.count(ranks[place]), -ranks[place], place))
    if category is HandCategory.HIGH_CARD:
        return _read_nothing(ranks, suits)
    if category is HandCategory.PAIR:
        return _read_pair(ranks, suits, order, made[0])
    top, second = int(made[0]), 0
    kind = _KINDS[category]
    if kind is StartKind.TWO_PAIR:
        second = int(made[1])
    elif kind is StartKind.FLUSH:
        top = max(top, _FLUSH_TOPS[-1])
    elif kind in (StartKind.FOUR_OF_A_KIND, StartKind.STRAIGHT_FLUSH):
        top = 0
    start = _INDEX[kind, top, second, Beside.NOTHING]
    return Reading(start, _keeps(start, order))


def _keeps(start: int, order: Sequence[int], four: Sequence[int] = ()) -> tuple[tuple[int, ...], ...]:
    """The places kept for each number thrown: the first in the order, or the four cards of a draw."""
    found = []
    for thrown in range(MOST_THROWN + 1):
        kept = tuple(range(5)) if thrown not in STARTS[start].throws else tuple(order[: 5 - thrown])
        found.append(tuple(sorted(four if thrown == 1 and four else kept)))
    return tuple(found)


def _read_nothing(ranks: Sequence[int], suits: int) -> Reading:
    order = tuple(range(5))
    if suits:
        four = _FOURS[5 - suits]
        runs, _ = _straight_draw(ranks, (four,))
        top = max(ranks[four[0]], _FLUSH_TOPS[-1])
        start = _INDEX[StartKind.FOUR_FLUSH, top, 0, _BESIDE[runs]]
        return Reading(start, _keeps(start, order, four))
    runs, four = _straight_draw(ranks, _FOURS)
    if runs == 2:
        start = _INDEX[StartKind.FOUR_STRAIGHT, ranks[four[0]], 0, Beside.OPEN_STRAIGHT]
        return Reading(start, _keeps(start, order, four))
    top = max(ranks[0], min(_NOTHING))
    start = _INDEX[StartKind.NOTHING, top, max(ranks[1], _NOTHING[top][-1]), _BESIDE[runs]]
    return Reading(start, _keeps(start, order, four if runs else ()))


def _read_pair(ranks: Sequence[int], suits: int, order: Sequence[int], rank: int) -> Reading:
    runs, four = _straight_draw(ranks, _FOURS)
    beside = Beside.NOTHING
    if suits:
        beside, four = Beside.FOUR_FLUSH, _FOURS[5 - suits]
    elif runs == 2:
        beside = Beside.OPEN_STRAIGHT
    else:
        four = ()
        if max(ranks[place] for place in order[2:]) == (Rank.KING if rank == Rank.ACE else Rank.ACE):
            beside = Beside.TOP_KICKER
    start = _INDEX[StartKind.PAIR, rank, 0, beside]
    return Reading(start, _keeps(start, order, four))


def _suit_code(hand: Sequence[Card]) -> int:
    for place, card in enumerate(hand):
        suits = {other.suit for other in hand if other is not card}
        if len(suits) == 1:
            return ALL_SUITED if card.suit in suits else 1 + place
    return NO_SUIT


def _read(cards: Sequence[Card]) -> tuple[tuple[Card, ...], Reading]:
    if len(set(cards)) != 5 or JOKER in cards:
        msg = "a starting hand is five different cards without a joker"
        raise CardError(msg)
    hand = tuple(sorted(cards, key=lambda card: card.rank, reverse=True))
    return hand, read_ranks([card.rank for card in hand], _suit_code(hand))


def start_of(cards: Sequence[Card]) -> StartClass:
    """The class of these five cards; raises `CardError` for anything but five different cards of the fifty-two."""
    return STARTS[_read(cards)[1].start]


def kept_by(cards: Sequence[Card], thrown: int) -> tuple[Card, ...]:
    """The cards that a reference player keeps when it throws so many, as they are held.

    Raises `CardError` as `start_of` does, and `ValueError` where this class never throws so many.
    """
    hand, reading = _read(cards)
    if thrown not in STARTS[reading.start].throws:
        msg = f"a hand of this class does not throw {thrown}"
        raise ValueError(msg)
    kept = {hand[place] for place in reading.keeps[thrown]}
    return tuple(card for card in cards if card in kept)
