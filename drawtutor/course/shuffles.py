"""What a poor shuffle leaves behind: riffles, and how many cards still follow their old neighbour (PL-03).

The tutor's own decks are shuffled uniformly; this is for showing why that takes care by hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import Final

from drawtutor.cards import DECK, Card

__all__ = ["RIFFLES", "cut", "followers", "longest_run", "riffle", "riffled"]


RIFFLES: Final = "riffles/48"
"""The seed of the riffles that the lessons show: one that does what riffles do on the average."""


def riffle(cards: Sequence[Card], rng: Random) -> tuple[Card, ...]:
    """The cards after one riffle: halved about the middle, and let fall together.

    The model is the usual one of Gilbert, Shannon and Reeds: a card falls from a half with the chance
    of that half's share of the cards still to fall.
    """
    middle = sum(rng.random() < 0.5 for _ in cards)
    halves = [list(cards[:middle]), list(cards[middle:])]
    mixed: list[Card] = []
    while halves[0] or halves[1]:
        left = len(halves[0])
        half = halves[0] if rng.randrange(left + len(halves[1])) < left else halves[1]
        mixed.append(half.pop(0))
    return tuple(mixed)


def riffled(times: int, rng: Random) -> tuple[Card, ...]:
    """A new deck after so many riffles."""
    cards: tuple[Card, ...] = DECK
    for _ in range(times):
        cards = riffle(cards, rng)
    return cards


def cut(cards: Sequence[Card], below: int) -> tuple[Card, ...]:
    """The cards with the top ``below`` put underneath."""
    return (*cards[below:], *cards[:below])


def followers(cards: Sequence[Card]) -> int:
    """How many cards still lie right behind the card that they followed in a new deck: 51 at first, about 1 at last."""
    return sum(later.index == earlier.index + 1 for earlier, later in pairwise(cards))


def longest_run(cards: Sequence[Card]) -> tuple[Card, ...]:
    """The longest run of cards that lie as in a new deck, each right behind its old neighbour; the first of equals."""
    longest: tuple[Card, ...] = ()
    run: tuple[Card, ...] = ()
    for card in cards:
        run = (*run, card) if run and card.index == run[-1].index + 1 else (card,)
        longest = run if len(run) > len(longest) else longest
    return longest
