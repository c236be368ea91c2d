"""Drawing where the stub has too few cards: what is left of it first, then what others threw (PL-27).

Nobody is given a card twice, and nobody gets back what they have just thrown as long as there is another.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from drawtutor.odds._indexes import KEY, strength_of

__all__ = ["Start", "Tight", "served", "tight"]

Start = tuple[float, list[int], int]
"""How an opponent begins: a place among the hands that fit, five cards in the order of use, how many are thrown."""


def _thrown(start: Start) -> list[int]:
    _, cards, thrown = start
    return cards[5 - thrown :]


def served(seat: int, starts: Sequence[Start], used: int, drawn: int, random: Callable[[], float]) -> list[int]:
    """The cards that this opponent draws; ``used`` are out of the stub, ``drawn`` are with others again (a bit each).

    Among ten players the last may find two cards for three. A third there is only of one's own: then, and only
    then, one is given back what one threw.
    """
    found = [card for card in range(52) if not used >> card & 1]
    others = [card for at, start in enumerate(starts) if at != seat for card in _thrown(start)]
    for some in (others, _thrown(starts[seat])):
        left = [card for card in some if not drawn >> card & 1]
        left.sort(key=lambda _: random())
        found += left
    return found[: starts[seat][2]]


@dataclass(frozen=True, slots=True)
class Tight:
    """A deal whose stub may be too small for oneself: what else there is, each in an order of chance."""

    spare: tuple[int, ...]
    """What others threw and nobody has drawn."""
    again: tuple[tuple[int, int], ...]
    """What others threw and an opponent has drawn: the opponent, and the card."""
    mine: tuple[int, ...]
    """One's own five cards."""
    keys: tuple[int, ...]
    """For each opponent the sum of the keys of the final hand."""

    def serve(self, rest: Sequence[int], kept: Sequence[int]) -> tuple[list[int], tuple[int, ...]]:
        """The cards one draws, and how strong the opponents end.

        When all of them have drawn, only what one threw oneself may be left. But then they might have been given
        that, and what they drew have come to oneself: so such cards are exchanged, after which everyone has what
        they may have. Raises `ValueError` where that is not enough either.
        """
        need = 5 - len(kept)
        cards = [*rest, *self.spare][:need]
        short = need - len(cards)
        if short > len(self.again):
            msg = f"{need} cards cannot be drawn where the stub and the discards hold {len(cards) + len(self.again)}"
            raise ValueError(msg)
        keys = list(self.keys)
        mine = [card for card in self.mine if card not in kept]
        for (seat, card), given in zip(self.again[:short], mine, strict=False):
            cards.append(card)
            keys[seat] += KEY[given] - KEY[card]
        return cards, tuple(map(strength_of, keys))


def tight(starts: Sequence[Start], drew: Sequence[int], hand: Sequence[int], random: Callable[[], float]) -> Tight:
    """A deal after the opponents have drawn, given what each of them drew (a bit a card)."""
    thrown = [card for start in starts for card in _thrown(start)]
    all_drawn = 0
    for one in drew:
        all_drawn |= one
    spare = [card for card in thrown if not all_drawn >> card & 1]
    again = [(seat, card) for seat, one in enumerate(drew) for card in thrown if one >> card & 1]
    mine = list(hand)
    for cards in (spare, again, mine):
        cards.sort(key=lambda _: random())
    keys = [
        sum(KEY[card] for card in start[1][: 5 - start[2]]) + sum(KEY[card] for card in range(52) if one >> card & 1)
        for start, one in zip(starts, drew, strict=True)
    ]
    return Tight(tuple(spare), tuple(again), tuple(mine), tuple(keys))
