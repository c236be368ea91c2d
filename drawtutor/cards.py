"""The fifty-two cards, the joker, and how they are written.

A card is written as its rank and its suit: ``Ah`` is the ace of hearts, ``Td`` the ten of diamonds,
``Jk`` the joker. Reading is forgiving (``10d``, ``td``, ``T♦``), writing is not: every card has one
spelling, and reading it gives the same card back.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import IntEnum, StrEnum
from random import Random
from typing import Final

__all__ = [
    "DECK",
    "JOKER",
    "RANKS",
    "SUITS",
    "Card",
    "CardError",
    "Rank",
    "Suit",
    "UnreadableCardError",
    "format_cards",
    "missing_from_deck",
    "parse_cards",
    "shuffled_deck",
]


class CardError(ValueError):
    """A text that names no card, or a set of cards that is no full deck."""


class UnreadableCardError(CardError):
    """A text with a piece that names no card: ``piece`` is what was written there, as it stands."""

    def __init__(self, message: str, piece: str = "") -> None:
        super().__init__(message)
        self.piece = piece


class Rank(IntEnum):
    """What a card is worth: an ace is 14, and counts as one below a two in a straight to the five."""

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14
    JOKER = 15

    @property
    def letter(self) -> str:
        """The rank as it is written in a card: ``2`` to ``9``, ``T``, ``J``, ``Q``, ``K``, ``A``."""
        return "--23456789TJQKAJ"[self]


class Suit(StrEnum):
    """The four suits, which are equal (NO-18), and the joker's own mark."""

    CLUBS = "c"
    DIAMONDS = "d"
    HEARTS = "h"
    SPADES = "s"
    JOKER = "k"

    @property
    def symbol(self) -> str:
        """The suit's sign, as in ``♠``."""
        return "♣♦♥♠★"["cdhsk".index(self.value)]


RANKS: Final[tuple[Rank, ...]] = tuple(rank for rank in Rank if rank is not Rank.JOKER)
SUITS: Final[tuple[Suit, ...]] = tuple(suit for suit in Suit if suit is not Suit.JOKER)


class Card:
    """One card. There is a single object for each, so that comparing two is comparing identities."""

    __slots__ = ("index", "rank", "suit")
    rank: Rank
    suit: Suit
    index: int
    """0 to 51 in the order of a new deck (suit by suit, two to ace); 52 is the joker."""

    def __new__(cls, rank: Rank, suit: Suit) -> Card:
        """The card of this rank and suit; raises `CardError` for half a joker."""
        found = _CARDS.get((rank, suit))
        if found is None:
            msg = f"there is no card of rank {rank!r} and suit {suit!r}"
            raise CardError(msg)
        return found

    def __setattr__(self, name: str, value: object) -> None:
        msg = f"cards do not change: cannot set {name!r}"
        raise AttributeError(msg)

    def __delattr__(self, name: str) -> None:
        msg = f"cards do not change: cannot delete {name!r}"
        raise AttributeError(msg)

    def __reduce__(self) -> tuple[type[Card], tuple[Rank, Suit]]:
        return (Card, (self.rank, self.suit))

    def __copy__(self) -> Card:
        return self

    def __deepcopy__(self, memo: object) -> Card:
        return self

    def __str__(self) -> str:
        return f"{self.rank.letter}{self.suit.value}"

    def __repr__(self) -> str:
        return f"Card.parse({str(self)!r})"

    @classmethod
    def parse(cls, text: str) -> Card:
        """The card that ``text`` names; raises `UnreadableCardError` that quotes it where it names none.

        >>> str(Card.parse("10♥"))
        'Th'
        """
        found = _SPELLINGS.get(text.strip().lower())
        if found is None:
            msg = f"{_quoted(text)} is not a card: a card is a rank (2-9, T or 10, J, Q, K, A) and a suit (c, d, h, s)"
            raise UnreadableCardError(msg, text)
        return found


def _quoted(text: str) -> str:
    """A text as it may stand in a message: short, and with nothing that hides in it."""
    return ascii(text if len(text) <= 24 else text[:23] + "…")


def _make_card(rank: Rank, suit: Suit, index: int) -> Card:
    card = object.__new__(Card)
    object.__setattr__(card, "rank", rank)
    object.__setattr__(card, "suit", suit)
    object.__setattr__(card, "index", index)
    return card


DECK: Final[tuple[Card, ...]] = tuple(
    _make_card(rank, suit, 13 * s + r) for s, suit in enumerate(SUITS) for r, rank in enumerate(RANKS)
)
"""The deck in the order it comes out of the box: suit by suit, two to ace (PL-03)."""

JOKER: Final[Card] = _make_card(Rank.JOKER, Suit.JOKER, 52)

_CARDS: Final[dict[tuple[Rank, Suit], Card]] = {(card.rank, card.suit): card for card in (*DECK, JOKER)}
_SPELLINGS: Final[dict[str, Card]] = {str(card).lower(): card for card in (*DECK, JOKER)}
# Signs are written before the rank too, and outlined; letters only after it, where they cannot be mistaken.
_OUTLINES: Final = {"♣": "♧", "♦": "♢", "♥": "♡", "♠": "♤"}
for _card in DECK:
    for _rank in (_card.rank.letter.lower(), "10") if _card.rank is Rank.TEN else (_card.rank.letter.lower(),):
        _SPELLINGS[_rank + _card.suit.value] = _card
        for _sign in (_card.suit.symbol, _OUTLINES[_card.suit.symbol]):
            _SPELLINGS[_rank + _sign] = _SPELLINGS[_sign + _rank] = _card
_SPELLINGS["joker"] = JOKER

# What stands between cards beside spaces, and the mark that asks for a sign as a picture or as text.
_BETWEEN: Final = str.maketrans({",": " ", ";": " ", "\ufe0e": None, "\ufe0f": None})


def parse_cards(text: str) -> tuple[Card, ...]:
    """The cards of a text such as ``AsKd 10h`` or ``A♠, K♦``, written together or apart, in its order.

    Raises `UnreadableCardError` that quotes the first piece which is no card. The same card twice is allowed
    here: whether it may be is for the reader to say.

    >>> format_cards(parse_cards("as Kd10h"))
    'AsKdTh'
    """
    cards: list[Card] = []
    for word in text.translate(_BETWEEN).split():
        at = 0
        while at < len(word):
            for length in (3, 2, 5):
                card = _SPELLINGS.get(word[at : at + length].lower())
                if card is not None:
                    cards.append(card)
                    at += length
                    break
            else:
                Card.parse(word[at:] if len(word) - at <= 3 else word[at : at + 2])
    return tuple(cards)


def format_cards(cards: Iterable[Card], *, separator: str = "") -> str:
    """The cards as one text, in their order: the reverse of `parse_cards`."""
    return separator.join(map(str, cards))


def shuffled_deck(rng: Random, *, joker: bool = False) -> tuple[Card, ...]:
    """A full deck in an order of which every one is equally likely, given a uniform ``rng``."""
    cards = list(DECK)
    if joker:
        cards.append(JOKER)
    rng.shuffle(cards)
    return tuple(cards)


def missing_from_deck(cards: Sequence[Card], *, joker: bool = False) -> tuple[Card, ...]:
    """The cards that a deck lacks (PL-04); raises `CardError` for a doubled or foreign one.

    An empty answer means that the deck is complete.
    """
    full = (*DECK, JOKER) if joker else DECK
    counted: dict[Card, int] = {}
    for card in cards:
        counted[card] = counted.get(card, 0) + 1
        if counted[card] == 2:
            msg = f"the deck holds {card} twice"
            raise CardError(msg)
    if JOKER in counted and not joker:
        msg = "the deck holds a joker, and no joker plays here"
        raise CardError(msg)
    return tuple(card for card in full if card not in counted)
