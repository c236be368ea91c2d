"""What a player sees in five cards: what is made, and what a draw could still make of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from drawtutor.cards import JOKER, Card, Rank
from drawtutor.hands import HandCategory, HandRank, JokerUse, strength

__all__ = ["BUCKETS", "Reading", "read"]

BUCKETS: Final[tuple[str, ...]] = (
    "nothing",
    "ace-high",
    "open-straight",
    "four-flush",
    "flush-and-straight",
    *(f"pair-{letter}" for letter in "23456789TJQKA"),
    "two-pair-low",
    "two-pair-middle",
    "two-pair-high",
    "trips-low",
    "trips-high",
    "straight",
    "flush",
    "full",
)
"""The kinds of starting hand that the opponents tell apart, by the names of `ranges.toml`."""

# Every run of ranks that is a straight; the ace ends one on either side (14 stands for both).
_RUNS: Final = (frozenset({14, 2, 3, 4, 5}), *(frozenset(range(low, low + 5)) for low in range(2, 11)))


@dataclass(frozen=True, slots=True, kw_only=True)
class Reading:
    """Five cards as a player reads them. The draws hold the cards to keep, and are empty where there is none."""

    cards: tuple[Card, ...]
    strength: int
    category: HandCategory
    top: Rank
    """The rank that decides: of the pair, the higher pair, the trips, or the highest card."""
    four_flush: tuple[Card, ...]
    open_straight: tuple[Card, ...]
    """Four cards that two or more ranks complete to a straight."""
    inside_straight: tuple[Card, ...]
    three_flush: tuple[Card, ...]

    @property
    def bucket(self) -> str:
        """The kind of starting hand, one of `BUCKETS`."""
        category = self.category
        if category is HandCategory.HIGH_CARD:
            if self.four_flush:
                both = bool(self.open_straight) and set(self.open_straight) == set(self.four_flush)
                return "flush-and-straight" if both else "four-flush"
            if self.open_straight:
                return "open-straight"
            return "ace-high" if self.top is Rank.ACE else "nothing"
        if category is HandCategory.PAIR:
            return f"pair-{self.top.letter}"
        if category is HandCategory.TWO_PAIR:
            return f"two-pair-{'low' if self.top < Rank.NINE else 'middle' if self.top < Rank.QUEEN else 'high'}"
        if category is HandCategory.THREE_OF_A_KIND:
            return f"trips-{'low' if self.top < Rank.TEN else 'high'}"
        if category is HandCategory.STRAIGHT:
            return "straight"
        return "flush" if category is HandCategory.FLUSH else "full"


@lru_cache(maxsize=4096)
def _straight_ways(ranks: tuple[int, ...], jokers: int) -> int:
    """How many ranks complete these, with the joker if one is among them, to a straight."""
    held = frozenset(ranks)
    if len(held) != len(ranks) or len(held) + jokers != 4:
        return 0
    return sum(any(held | {rank} <= run for run in _RUNS) for rank in range(2, 15) if rank not in held)


def _straight_draws(cards: Sequence[Card]) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    open_: tuple[Card, ...] = ()
    inside: tuple[Card, ...] = ()
    best = 0
    for out in cards:
        if out is JOKER:
            continue
        four = tuple(card for card in cards if card is not out)
        plain = tuple(sorted(card.rank.value for card in four if card is not JOKER))
        ways = _straight_ways(plain, 4 - len(plain))
        if ways >= 2 and ways > best:
            open_, best = four, ways
        elif ways == 1:
            inside = four
    return open_, inside


def _of_one_suit(cards: Iterable[Card], count: int) -> tuple[Card, ...]:
    """Exactly ``count`` cards of one suit, the joker helping, high first; empty where there are not."""
    cards = tuple(cards)
    jokers = tuple(card for card in cards if card is JOKER)
    for suit in {card.suit for card in cards if card is not JOKER}:
        suited = [card for card in cards if card.suit is suit]
        if len(suited) + len(jokers) == count:
            return (*sorted(suited, key=lambda card: -card.rank), *jokers)
    return ()


def read(cards: Sequence[Card], joker: JokerUse = JokerUse.NONE) -> Reading:
    """What these five cards are and could become; raises `CardError` for anything but five different cards."""
    made = strength(cards, joker)
    rank = HandRank(made)
    open_straight, inside_straight = _straight_draws(cards) if rank.category < HandCategory.STRAIGHT else ((), ())
    return Reading(
        cards=tuple(cards),
        strength=made,
        category=rank.category,
        top=rank.made_of[0],
        four_flush=_of_one_suit(cards, 4) if rank.category < HandCategory.FLUSH else (),
        open_straight=open_straight,
        inside_straight=inside_straight,
        three_flush=_of_one_suit(cards, 3),
    )
