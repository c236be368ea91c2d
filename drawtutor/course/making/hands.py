"""Hands made to measure: of a kind, or with a draw in them that is worth a question."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from drawtutor.cards import DECK, RANKS, SUITS, Card, Rank, Suit
from drawtutor.hands import Hand, HandCategory

__all__ = [
    "equal_hands",
    "four_at_an_end",
    "four_suited_in_a_row",
    "four_to_a_flush",
    "four_to_a_straight",
    "hand_of",
    "wrap_around",
]

_SHAPES: Final[dict[HandCategory, tuple[int, ...]]] = {
    HandCategory.HIGH_CARD: (1, 1, 1, 1, 1),
    HandCategory.PAIR: (2, 1, 1, 1),
    HandCategory.TWO_PAIR: (2, 2, 1),
    HandCategory.THREE_OF_A_KIND: (3, 1, 1),
    HandCategory.FULL_HOUSE: (3, 2),
    HandCategory.FOUR_OF_A_KIND: (4, 1),
}
_TRIES: Final = 2000


def hand_of(
    category: HandCategory, rng: Random, *, without: Sequence[Card] = (), made_of: Rank | None = None
) -> tuple[Card, ...]:
    """Five cards of this kind, shuffled, none of them among ``without``; ``made_of`` is the rank that makes it."""
    for _ in range(_TRIES):
        cards = _attempt(category, rng, made_of)
        if cards and not set(cards) & set(without) and Hand(cards).rank.category is category:
            rng.shuffle(cards)
            return tuple(cards)
    msg = f"no {category.text} is left among the cards"
    raise LookupError(msg)


def _attempt(category: HandCategory, rng: Random, made_of: Rank | None) -> list[Card]:
    if category in _SHAPES:
        ranks = rng.sample(RANKS, len(_SHAPES[category]))
        if made_of is not None:
            ranks = [made_of, *(rank for rank in ranks if rank is not made_of)][: len(ranks)]
        return [
            Card(rank, suit)
            for rank, count in zip(ranks, _SHAPES[category], strict=False)
            for suit in rng.sample(SUITS, count)
        ]
    if category is HandCategory.FLUSH:
        suit = rng.choice(SUITS)
        return [Card(rank, suit) for rank in rng.sample(RANKS, 5)]
    top = rng.randint(5, 14)
    suits = [rng.choice(SUITS)] * 5 if category is HandCategory.STRAIGHT_FLUSH else rng.choices(SUITS, k=5)
    return [Card(_rank(top - step), suit) for step, suit in enumerate(suits)]


def _rank(number: int) -> Rank:
    return Rank.ACE if number == 1 else Rank(number)


def wrap_around(rng: Random, *, without: Sequence[Card] = ()) -> tuple[Card, ...]:
    """Five ranks in a row across the ace, such as queen to three: no straight, though it looks like one."""
    for _ in range(_TRIES):
        first = rng.choice((11, 12, 13))
        ranks = [Rank((first + step - 2) % 13 + 2) for step in range(5)]
        cards = [Card(rank, rng.choice(SUITS)) for rank in ranks]
        if not set(cards) & set(without) and Hand(cards).rank.category is HandCategory.HIGH_CARD:
            return tuple(cards)
    msg = "no such cards are left"
    raise LookupError(msg)


def equal_hands(category: HandCategory, rng: Random) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Two hands of the same ranks in other suits, which share a pot."""
    for _ in range(_TRIES):
        one = hand_of(category, rng)
        turn = rng.sample(SUITS, 4)
        moved: dict[Suit, Suit] = dict(zip(SUITS, turn, strict=True))
        other = tuple(Card(card.rank, moved[card.suit]) for card in one)
        if not set(one) & set(other):
            return one, other
    msg = f"two equal hands of {category.text} cannot be dealt"
    raise LookupError(msg)


def four_to_a_flush(rng: Random, *, paired: bool) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """A hand with four of one suit, and the four; where ``paired``, the fifth card makes a pair with one of them."""
    for _ in range(_TRIES):
        suit, other = rng.sample(SUITS, 2)
        four = tuple(Card(rank, suit) for rank in rng.sample(RANKS, 4))
        fifth = Card(rng.choice(four).rank if paired else rng.choice(RANKS), other)
        category = HandCategory.PAIR if paired else HandCategory.HIGH_CARD
        if fifth not in four and Hand((*four, fifth)).rank.category is category and _spread(four) > 4:
            return _mixed(rng, four, fifth)
    msg = "no such hand"
    raise LookupError(msg)


def four_to_a_straight(rng: Random, *, gap: bool, paired: bool) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """A hand with four to a straight, with a gap inside or open at both ends, and the four."""
    for _ in range(_TRIES):
        low = rng.randint(3, 9)
        steps = rng.choice(((0, 1, 2, 4), (0, 1, 3, 4), (0, 2, 3, 4))) if gap else (0, 1, 2, 3)
        four = tuple(Card(Rank(low + step), rng.choice(SUITS)) for step in steps)
        fifth = rng.choice(DECK)
        category = HandCategory.PAIR if paired else HandCategory.HIGH_CARD
        if fifth in four or len({card.suit for card in four}) < 3:
            continue
        near = not paired and low - 2 <= fifth.rank <= low + 6
        if not near and Hand((*four, fifth)).rank.category is category:
            return _mixed(rng, four, fifth)
    msg = "no such hand"
    raise LookupError(msg)


def four_at_an_end(rng: Random) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """A hand with ace to jack or ace to four in it, which the ace closes at one end, and the four."""
    ranks = rng.choice(((14, 13, 12, 11), (14, 2, 3, 4)))
    for _ in range(_TRIES):
        four = tuple(Card(Rank(rank), rng.choice(SUITS)) for rank in ranks)
        fifth = Card(rng.choice((Rank.SEVEN, Rank.EIGHT, Rank.NINE)), rng.choice(SUITS))
        if len({card.suit for card in four}) >= 3:
            return _mixed(rng, four, fifth)
    msg = "no such hand"
    raise LookupError(msg)


def four_suited_in_a_row(rng: Random) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """A hand with four of one suit that are four to a straight too, now and then with a gap, and the four."""
    suit, other = rng.sample(SUITS, 2)
    low = rng.randint(3, 9)
    steps = rng.choice(((0, 1, 2, 3), (0, 1, 2, 3), (0, 1, 2, 4), (0, 1, 3, 4)))
    four = tuple(Card(Rank(low + step), suit) for step in steps)
    away = [rank for rank in RANKS if not low - 2 <= rank <= low + 6]
    return _mixed(rng, four, Card(rng.choice(away), other))


def _spread(cards: Sequence[Card]) -> int:
    ranks = [card.rank for card in cards]
    return max(ranks) - min(ranks)


def _mixed(rng: Random, four: tuple[Card, ...], fifth: Card) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    cards = [*four, fifth]
    rng.shuffle(cards)
    return tuple(cards), four
