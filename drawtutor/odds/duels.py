"""Where a hand stands among all others, and what it wins against one that lies open: counted, not sampled."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations

from drawtutor.cards import Card, CardError
from drawtutor.hands import strength
from drawtutor.odds._filling import strength_counts
from drawtutor.odds._indexes import KEY, hand_indexes, strength_of, unseen

__all__ = ["Standing", "duel", "standing"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """How many of the hands that another may hold are better, equal and worse."""

    better: int
    equal: int
    worse: int

    @property
    def total(self) -> int:
        """All hands that another may hold."""
        return self.better + self.equal + self.worse

    @property
    def ahead(self) -> Fraction:
        """The chance to win against one of them, a tie counted as half."""
        return Fraction(2 * self.worse + self.equal, 2 * self.total)


def standing(hand: Sequence[Card], *, seen: Sequence[Card] = ()) -> Standing:
    """Where a hand stands among all hands that one unknown player may hold, as they are: an exact count.

    Raises `CardError` where the cards are no hand or one is there twice.
    """
    held, _, gone = hand_indexes(hand, (), seen)
    mine = strength(hand)
    better = equal = worse = 0
    for packed, count in strength_counts((), unseen((*held, *gone))).items():
        if packed > mine:
            better += count
        elif packed < mine:
            worse += count
        else:
            equal += count
    return Standing(better=better, equal=equal, worse=worse)


def duel(
    hand: Sequence[Card],
    keep: Sequence[Card],
    other: Sequence[Card],
    other_keep: Sequence[Card],
    *,
    seen: Sequence[Card] = (),
) -> Fraction:
    """The exact chance to win against one open hand, both exchanging, a tie counted as half.

    It counts every draw of the one who draws fewer, those of the same ranks together: at once for one card,
    some hundredths of a second for two, some tenths for three. ``seen`` are further cards that cannot come.
    Raises `CardError` where the cards do not fit together, too few are unseen, or both draw more than three.
    """
    held, kept, gone = hand_indexes(hand, keep, (*other, *seen))
    other_kept = hand_indexes(other, other_keep, hand)[1]
    rest = unseen((*held, *gone))
    few, many = sorted((other_kept, kept), key=len, reverse=True)
    swapped = few is not other_kept
    need = 5 - len(few)
    if need > 3:
        msg = "two draws of four cards and more are too many to count; they can be sampled"
        raise CardError(msg)
    won = whole = 0
    for drawn, finals in _draws_alike(few, many, rest, need):
        for packed, count in strength_counts(many, [card for card in rest if card not in drawn]).items():
            for final, times in finals.items():
                whole += 2 * count * times
                won += 2 * count * times if packed > final else count * times if packed == final else 0
    if not whole:
        msg = f"{10 - len(few) - len(many)} cards cannot be drawn where {len(rest)} are unseen"
        raise CardError(msg)
    share = Fraction(won, whole)
    return 1 - share if swapped else share


def _draws_alike(
    few: Sequence[int], many: Sequence[int], rest: Sequence[int], need: int
) -> Iterator[tuple[tuple[int, ...], dict[int, int]]]:
    """The draws to ``few``, those together that leave the same to ``many``; one of each, and what they end with."""
    # Suits matter to the one who may still make a flush: his own suit, or all where nothing is kept.
    suits = {card // 13 for card in many}
    flushes = suits if len(suits) < 2 else set()
    alike: dict[tuple[int, ...], tuple[tuple[int, ...], dict[int, int]]] = {}
    base = sum(KEY[card] for card in few)
    looks = {card: card if not suits or card // 13 in flushes else card % 13 - 13 for card in rest}
    for drawn in combinations(rest, need):
        look = tuple(sorted([looks[card] for card in drawn]))
        finals = alike.setdefault(look, (drawn, {}))[1]
        final = strength_of(base + sum([KEY[card] for card in drawn]))
        finals[final] = finals.get(final, 0) + 1
    yield from alike.values()
