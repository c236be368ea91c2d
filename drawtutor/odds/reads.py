"""What another player is taken to hold: named assumptions, and none of them a fact.

`RandomHand` knows nothing. `Read` goes by what everybody saw: how the player bet, how many cards were
drawn (PL-31), how the player bet afterwards. How often players do what with which hand is the tutor's
opinion, written down in the tables below in parts of a thousand, so that it can be looked at and argued
with. `KnownHand` is for hands that lie open.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from functools import cache
from types import MappingProxyType
from typing import Final

from drawtutor.cards import Card
from drawtutor.hands import HandCategory, HandRank
from drawtutor.odds._dealing import HANDS_OF
from drawtutor.odds.holdings import Holding
from drawtutor.odds.starting import starting_hands

__all__ = ["FirstRound", "KnownHand", "OpponentModel", "RandomHand", "Read", "SecondRound", "plays_on", "usually_holds"]


class FirstRound(StrEnum):
    """What a player did before the exchange, as far as it tells something."""

    UNKNOWN = "unknown"
    CHECKED = "checked"
    CALLED = "called"
    OPENED = "opened"
    OPENED_EARLY = "opened-early"
    """Opened with three players or more still to speak."""
    RAISED = "raised"


class SecondRound(StrEnum):
    """What a player did after the exchange."""

    UNKNOWN = "unknown"
    CHECKED = "checked"
    CALLED = "called"
    BET = "bet"
    RAISED = "raised"


@dataclass(frozen=True, slots=True, kw_only=True)
class RandomHand:
    """Any five cards, exchanged by common sense; with ``exchanges`` off, the hand as it was dealt."""

    exchanges: bool = True
    max_discards: int = 5


@dataclass(frozen=True, slots=True, kw_only=True)
class Read:
    """What a player usually holds who bet like this and drew this many cards (None: not drawn yet)."""

    first: FirstRound = FirstRound.UNKNOWN
    drew: int | None = None
    second: SecondRound = SecondRound.UNKNOWN
    max_discards: int = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class KnownHand:
    """A hand that lies open, and the cards of it that are kept."""

    cards: tuple[Card, ...]
    keep: tuple[Card, ...]


OpponentModel = RandomHand | Read | KnownHand


def _row(*parts: int) -> Mapping[Holding, int]:
    return MappingProxyType(dict(zip(Holding, parts, strict=True)))


# Of a thousand hands of a kind, how many are played like this. In the order of `Holding`: nothing, ace
# high, low pair, four to a straight, four to a flush, middle pair, high pair, two pair, three, pat.
_FIRST: Final[Mapping[FirstRound, Mapping[Holding, int]]] = MappingProxyType(
    {
        FirstRound.UNKNOWN: _row(*(1000,) * 10),
        FirstRound.CHECKED: _row(970, 940, 850, 850, 800, 550, 250, 200, 200, 200),
        FirstRound.CALLED: _row(60, 200, 550, 700, 900, 900, 850, 600, 550, 550),
        FirstRound.OPENED: _row(60, 150, 400, 300, 400, 750, 950, 950, 950, 950),
        FirstRound.OPENED_EARLY: _row(40, 60, 60, 150, 200, 150, 900, 950, 950, 950),
        FirstRound.RAISED: _row(20, 40, 60, 80, 120, 150, 450, 850, 900, 900),
    }
)

# Of a thousand hands of a kind, how many draw so many cards. Threes of a kind sometimes keep a card, pairs
# an ace beside them, and a few stand pat on less than they say.
_DRAWS: Final[Mapping[Holding, Mapping[int, int]]] = MappingProxyType(
    {
        Holding.NOTHING: {5: 200, 4: 100, 3: 690, 0: 10},
        Holding.ACE_HIGH: {4: 350, 3: 600, 2: 40, 0: 10},
        Holding.LOW_PAIR: {3: 915, 2: 75, 1: 5, 0: 5},
        Holding.FOUR_STRAIGHT: {1: 985, 0: 15},
        Holding.FOUR_FLUSH: {1: 985, 0: 15},
        Holding.MIDDLE_PAIR: {3: 930, 2: 65, 1: 3, 0: 2},
        Holding.HIGH_PAIR: {3: 955, 2: 42, 1: 2, 0: 1},
        Holding.TWO_PAIR: {1: 970, 0: 30},
        Holding.THREE_OF_A_KIND: {2: 850, 1: 150},
        Holding.PAT: {0: 1000},
    }
)
_MILLION: Final = 1_000_000
_COMMON_SENSE: Final[Mapping[Holding, int]] = _row(3, 3, 3, 1, 1, 3, 3, 1, 2, 0)


class _Final(StrEnum):
    """How good a hand is after the exchange, as bets go."""

    NOTHING = "nothing"
    LOW_PAIR = "low-pair"
    HIGH_PAIR = "high-pair"
    TWO_PAIR = "two-pair"
    BETTER = "better"


_SECOND: Final[Mapping[SecondRound, Mapping[_Final, int]]] = MappingProxyType(
    {
        after: MappingProxyType(dict(zip(_Final, parts, strict=True)))
        for after, parts in (
            (SecondRound.UNKNOWN, (1000, 1000, 1000, 1000, 1000)),
            (SecondRound.CHECKED, (900, 950, 850, 450, 250)),
            (SecondRound.CALLED, (40, 350, 800, 900, 700)),
            (SecondRound.BET, (120, 120, 450, 900, 950)),
            (SecondRound.RAISED, (40, 40, 80, 400, 950)),
        )
    }
)


@cache
def _final(packed: int) -> _Final:
    rank = HandRank(packed)
    if rank.category is HandCategory.HIGH_CARD:
        return _Final.NOTHING
    if rank.category is HandCategory.PAIR:
        return _Final.HIGH_PAIR if rank.made_of[0] > 10 else _Final.LOW_PAIR
    return _Final.TWO_PAIR if rank.category is HandCategory.TWO_PAIR else _Final.BETTER


def plays_on(after: SecondRound, packed: int) -> float:
    """How likely a player with this strength does this after the exchange, by the tutor's table."""
    return _SECOND[after][_final(packed)] / 1000


@cache
def habits(model: RandomHand | Read) -> tuple[tuple[Holding, int, int], ...]:
    """The kinds of hand that fit the model, each with a number of cards drawn, weakest first.

    The last number is how many of a million hands of the kind are played like this. Never empty: where
    nothing fits (five drawn by a player who raised), the number drawn is believed.
    """
    if isinstance(model, RandomHand):
        return tuple(
            (holding, min(_COMMON_SENSE[holding], model.max_discards) if model.exchanges else 0, _MILLION)
            for holding in HANDS_OF
        )
    found = []
    for holding in HANDS_OF:
        drawing: dict[int, int] = {}
        for number, parts in _DRAWS[holding].items():
            # Where fewer may be thrown, those who would throw more throw as many as they may.
            legal = min(number, model.max_discards)
            drawing[legal] = drawing.get(legal, 0) + parts
        for number, parts in sorted(drawing.items()):
            if model.drew in (None, number):
                found.append((holding, number, _FIRST[model.first][holding] * parts))
    if found:
        return tuple(found)
    # A number that no habit explains: four or five thrown mean that nothing was worth keeping.
    return ((Holding.NOTHING, model.drew or 0, _MILLION),)


@cache
def weighed(model: RandomHand | Read) -> tuple[tuple[Holding, int, int], ...]:
    """The same with a weight for all hands of the kind in the whole deck."""
    return tuple((holding, number, HANDS_OF[holding] * parts // 1000) for holding, number, parts in habits(model))


def usually_holds(
    model: RandomHand | Read, *, hand: Sequence[Card] = (), seen: Sequence[Card] = ()
) -> Mapping[Holding, Fraction]:
    """The share of each kind among the hands that this assumption leaves.

    Given one's own ``hand``, and further ``seen`` cards, it counts the hands that another can hold beside
    them; without, those of the whole deck. How often each kind is played like this is the tutor's opinion,
    the counts are exact. What was done after the exchange is not part of it: that tells about the hand a
    player ended with. Raises as `starting_hands` does, and `ValueError` where no hand is left to hold.
    """
    hands = starting_hands(hand, seen=seen)
    weights = dict.fromkeys(Holding, 0)
    for holding, _, parts in habits(model):
        weights[holding] += hands[holding] * parts
    whole = sum(weights.values())
    if not whole:
        msg = "the cards that are not seen make no hand that fits"
        raise ValueError(msg)
    return MappingProxyType({holding: Fraction(weight, whole) for holding, weight in weights.items()})
