"""What five cards are worth, what they are made of, and how two hands compare.

The order of hands is the field's (NO-04): a straight flush, the royal one its highest, down to the
high card. Suits never decide (NO-18). With a joker in play five of a kind stands above them all.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import IntEnum, StrEnum
from functools import cache, cached_property
from typing import Final

from drawtutor.cards import JOKER, Card, CardError, Rank, Suit, format_cards, parse_cards

__all__ = ["Hand", "HandCategory", "HandRank", "JokerUse", "strength", "strength_of_ranks"]


class HandCategory(IntEnum):
    """The kinds of hand, from the lowest to the highest."""

    HIGH_CARD = 0
    PAIR = 1
    TWO_PAIR = 2
    THREE_OF_A_KIND = 3
    STRAIGHT = 4
    FLUSH = 5
    FULL_HOUSE = 6
    FOUR_OF_A_KIND = 7
    STRAIGHT_FLUSH = 8
    FIVE_OF_A_KIND = 9

    @property
    def text(self) -> str:
        """The category as records write it, as in ``three of a kind``."""
        return self.name.lower().replace("_", " ")


class JokerUse(StrEnum):
    """What a joker stands for (BG-21; the detail is the tutor's own, for the source only names it)."""

    NONE = "none"
    WILD = "wild"
    """Any card, a fifth of a kind included."""
    BUG = "bug"
    """An ace, or whatever card completes a straight or a flush."""


class HandRank:
    """What a hand is worth. Ranks are ordered; equal ones split the pot.

    ``category`` is the kind of hand; ``made_of`` the ranks that make it, the deciding one first
    (a full house of threes over aces is made of three, ace); ``kickers`` the side cards, high first.
    """

    __slots__ = ("category", "kickers", "made_of", "strength")
    category: HandCategory
    made_of: tuple[Rank, ...]
    kickers: tuple[Rank, ...]
    strength: int

    def __init__(self, packed: int) -> None:
        category = HandCategory(packed >> 20)
        ranks = [Rank(packed >> shift & 15) for shift in (16, 12, 8, 4, 0) if packed >> shift & 15]
        made = _MADE_OF[category]
        set_ = object.__setattr__
        set_(self, "strength", packed)
        set_(self, "category", category)
        set_(self, "made_of", tuple(ranks[:made]))
        set_(self, "kickers", tuple(ranks[made:]))

    def __setattr__(self, name: str, value: object) -> None:
        msg = f"ranks do not change: cannot set {name!r}"
        raise AttributeError(msg)

    @property
    def is_royal(self) -> bool:
        """Whether this is the straight flush to the ace."""
        return self.category is HandCategory.STRAIGHT_FLUSH and self.made_of[0] is Rank.ACE

    def __eq__(self, other: object) -> bool:
        return isinstance(other, HandRank) and self.strength == other.strength

    def __lt__(self, other: HandRank) -> bool:
        return self.strength < other.strength

    def __le__(self, other: HandRank) -> bool:
        return self.strength <= other.strength

    def __gt__(self, other: HandRank) -> bool:
        return self.strength > other.strength

    def __ge__(self, other: HandRank) -> bool:
        return self.strength >= other.strength

    def __hash__(self) -> int:
        return hash(self.strength)

    def __repr__(self) -> str:
        return f"HandRank(0x{self.strength:06x})"

    def __str__(self) -> str:
        parts = [self.category.text, "".join(rank.letter for rank in self.made_of)]
        if self.kickers:
            parts.append("+ " + "".join(rank.letter for rank in self.kickers))
        return " ".join(parts)


_MADE_OF: Final[dict[HandCategory, int]] = {
    HandCategory.HIGH_CARD: 1,
    HandCategory.PAIR: 1,
    HandCategory.TWO_PAIR: 2,
    HandCategory.THREE_OF_A_KIND: 1,
    HandCategory.STRAIGHT: 1,
    HandCategory.FLUSH: 5,
    HandCategory.FULL_HOUSE: 2,
    HandCategory.FOUR_OF_A_KIND: 1,
    HandCategory.STRAIGHT_FLUSH: 1,
    HandCategory.FIVE_OF_A_KIND: 1,
}

# The pattern of repeated ranks, high counts first, says the category of a hand that has any.
_PATTERNS: Final[dict[tuple[int, ...], HandCategory]] = {
    (2, 1, 1, 1): HandCategory.PAIR,
    (2, 2, 1): HandCategory.TWO_PAIR,
    (3, 1, 1): HandCategory.THREE_OF_A_KIND,
    (3, 2): HandCategory.FULL_HOUSE,
    (4, 1): HandCategory.FOUR_OF_A_KIND,
    (5,): HandCategory.FIVE_OF_A_KIND,
}


def _straight_top(ranks: Sequence[int]) -> int:
    """The top rank of five different ranks in descending order that make a straight, else 0."""
    if ranks[0] - ranks[4] == 4:
        return ranks[0]
    # The ace joins the low end too, and only one end at a time: A-5-4-3-2.
    return 5 if ranks[0] == 14 and ranks[1] == 5 else 0


@cache
def _packed_ranks(ranks: tuple[int, ...], flush: bool) -> int:
    """The strength of five ranks in descending order: category in bits 20 up, then ranks by weight."""
    different = set(ranks)
    packed: int
    if len(different) == 5:
        top = _straight_top(ranks)
        if top:
            return (HandCategory.STRAIGHT_FLUSH if flush else HandCategory.STRAIGHT) << 20 | top << 16
        packed = HandCategory.FLUSH if flush else HandCategory.HIGH_CARD
        for rank in ranks:
            packed = packed << 4 | rank
        return packed
    counted = sorted([(ranks.count(rank), rank) for rank in different], reverse=True)
    packed = _PATTERNS[tuple([count for count, _ in counted])]
    for _, rank in counted:
        packed = packed << 4 | rank
    return packed << 4 * (5 - len(counted))


def strength_of_ranks(ranks: Iterable[int], *, suited: bool, joker: JokerUse = JokerUse.NONE) -> int:
    """How strong cards of these ranks are (2 to 14), all of one suit or not: what `strength` gives for such cards.

    They are five where ``joker`` is NONE, and otherwise the four that lie beside the joker. For tables over all
    hands; that five cards of these ranks can be dealt is the caller's to see to.
    """
    held = tuple(sorted(ranks, reverse=True))
    if joker is not JokerUse.NONE:
        return _packed_with_joker(held, suited, joker)
    # A table is the memory of what is asked here: kept twice, it would be a megabyte and a half more.
    return _packed_ranks.__wrapped__(held, suited)


_COMPLETED: Final = {HandCategory.STRAIGHT, HandCategory.FLUSH, HandCategory.STRAIGHT_FLUSH}


@cache
def _packed_with_joker(four: tuple[int, ...], suited: bool, joker: JokerUse) -> int:
    """The best that four ranks and the joker can be."""
    best = 0
    for rank in range(2, 15):
        # Where all four are of one suit, the joker is of it too, but for ranks that are there already.
        made = _packed_ranks(tuple(sorted((*four, rank), reverse=True)), suited and rank not in four)
        if made > best and (joker is JokerUse.WILD or rank == 14 or made >> 20 in _COMPLETED):
            best = made
    return best


def strength(cards: Sequence[Card], joker: JokerUse = JokerUse.NONE) -> int:
    """How strong five different cards are, as a whole number: the stronger hand has the larger one.

    Equal hands have equal numbers, and `HandRank` explains them. Raises `CardError` where the cards
    are not five, where one is doubled, or where a joker lies in a game without one (EN-04).
    """
    if len(cards) != 5 or len(set(cards)) != 5:
        msg = f"a hand is five different cards, not {format_cards(cards, separator=' ') or 'none'}"
        raise CardError(msg)
    if JOKER not in cards:
        return _packed_ranks(*_ranks_of(cards))
    if joker is JokerUse.NONE:
        msg = "a joker lies in the hand, and no joker plays here"
        raise CardError(msg)
    return _packed_with_joker(*_ranks_of([card for card in cards if card is not JOKER]), joker)


def _ranks_of(cards: Sequence[Card]) -> tuple[tuple[int, ...], bool]:
    """The ranks in descending order, and whether all cards are of one suit."""
    suit = cards[0].suit
    suited = all(card.suit is suit for card in cards)
    return tuple(sorted([card.rank.value for card in cards], reverse=True)), suited


class Hand:
    """Five different cards, in the order they are held."""

    def __init__(self, cards: Iterable[Card], *, joker: JokerUse = JokerUse.NONE) -> None:
        """Raises `CardError` for anything but five different cards, and for a joker that does not play."""
        self._cards = tuple(cards)
        self._joker = joker
        self._strength = strength(self._cards, joker)

    @classmethod
    def parse(cls, text: str, *, joker: JokerUse = JokerUse.NONE) -> Hand:
        """The hand that a text such as ``AsAh7c5d2s`` names; raises `CardError` where it is none."""
        return cls(parse_cards(text), joker=joker)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The five cards in the order they are held."""
        return self._cards

    @cached_property
    def rank(self) -> HandRank:
        """What the hand is worth."""
        return HandRank(self._strength)

    @cached_property
    def made_of(self) -> tuple[Card, ...]:
        """The cards that make the category, the deciding ones first: both of a pair, all of a flush.

        A joker is counted among them.
        """
        rank = self.rank
        if rank.category in _COMPLETED or rank.category is HandCategory.FULL_HOUSE:
            return self.by_weight
        return tuple(card for card in self.by_weight if card.rank in rank.made_of or card is JOKER)

    @cached_property
    def kickers(self) -> tuple[Card, ...]:
        """The side cards, high first."""
        return tuple(card for card in self.by_weight if card not in self.made_of)

    @cached_property
    def by_weight(self) -> tuple[Card, ...]:
        """The five cards in the order in which a comparison looks at them."""
        ranks = [card.rank for card in self._cards]
        order = {rank: place for place, rank in enumerate((*self.rank.made_of, *self.rank.kickers))}
        low_ace = self.rank.category in _COMPLETED and self.rank.made_of[0] is Rank.FIVE
        return tuple(
            sorted(
                self._cards,
                key=lambda card: (
                    order.get(card.rank, 9),
                    -ranks.count(card.rank),
                    1 if low_ace and card.rank is Rank.ACE else -card.rank,
                    _SUIT_ORDER[card.suit],
                ),
            )
        )

    def __eq__(self, other: object) -> bool:
        """Two hands are the same when they hold the same cards; whether they tie is ``rank == rank``."""
        return isinstance(other, Hand) and set(self._cards) == set(other._cards) and self._joker is other._joker

    def __hash__(self) -> int:
        return hash(frozenset(self._cards))

    def __str__(self) -> str:
        return format_cards(self._cards)

    def __repr__(self) -> str:
        joker = "" if self._joker is JokerUse.NONE else f", joker=JokerUse.{self._joker.name}"
        return f"Hand.parse({str(self)!r}{joker})"


_SUIT_ORDER: Final[dict[Suit, int]] = {suit: place for place, suit in enumerate(reversed(Suit))}
