"""What each way of keeping a hand comes to, as pictures: the page shows the one whose cards are kept.

All thirty-two are sent at once, so that a card can be kept or thrown and the numbers be there in the same moment.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from drawtutor.cards import Card
from drawtutor.hands import Hand, HandCategory
from drawtutor.odds import HoldOdds, all_holds, outs_by_category
from drawtutor.widgets.plain import Picture
from drawtutor.widgets.wording import Wording
from drawtutor.words import Catalogue

__all__ = ["Distributions", "chance_cells", "mask_of"]

_LINES: Final = (None, *sorted((kind for kind in HandCategory if kind < HandCategory.FIVE_OF_A_KIND), reverse=True))
"""The lines of the chart, the highest first; None is the royal flush, told apart from the other straight flushes."""
_SLIVER: Final = Fraction(1, 250)
"""Below this share a bar would be thinner than can be seen, and a dot stands for it."""


def mask_of(hand: Sequence[Card], keep: Iterable[Card]) -> int:
    """The number of a hold: a bit for each place of the hand whose card is thrown."""
    kept = set(keep)
    return sum(1 << place for place, card in enumerate(hand) if card not in kept)


@lru_cache(maxsize=8192)
def chance_cells(catalogue: Catalogue, chance: Fraction) -> tuple[str, str, str]:
    """A chance in its three forms: percent, odds against, one in so many; what never or always comes has no third.

    A percentage that is whole shows a decimal like those above and below it.
    """
    text = catalogue.text
    if chance in (0, 1):
        return text(chance), text(chance, "against"), ""
    whole = (100 * chance).denominator == 1
    percent = catalogue.say("lab-percent", chance=chance) if whole else text(chance)
    return percent, text(chance, "against"), text(chance, "one-in")


class Distributions:
    """The holds of one hand, counted once, and put into words when they are first shown."""

    def __init__(self, hand: Sequence[Card], seen: Sequence[Card], words: Wording) -> None:
        """Counts all thirty-two. Raises `CardError` for what is no hand."""
        self.hand = tuple(hand)
        self.seen = tuple(seen)
        self._words = words
        self.by_mask: Mapping[int, HoldOdds] = MappingProxyType(
            {mask_of(hand, odds.keep): odds for odds in all_holds(hand, seen=seen)}
        )
        self.made = Hand(hand).rank

    def lines(self) -> list[Picture]:
        """The labels of the chart's lines; what the hand is already is marked."""
        words = self._words
        now = next(place for place, line in enumerate(_LINES) if self._is_now(line))
        return [
            {
                "text": words.say("category-royal-flush") if line is None else words.text(line),
                "now": words.say("lab-line-now") if place == now else None,
                "better": place < now or None,
            }
            for place, line in enumerate(_LINES)
        ]

    def _is_now(self, line: HandCategory | None) -> bool:
        return self.made.is_royal if line is None else line is self.made.category and not self.made.is_royal

    def holds(self) -> list[Picture]:
        """Every hold by its number: its sentence, what it is counted from, its lines, and its outs."""
        return [self._hold(mask) for mask in range(32)]

    def sentence(self, mask: int) -> str:
        """What is kept, and how often that improves."""
        return f"{self.kept(mask)} {self.outcome(mask)}"

    def kept(self, mask: int) -> str:
        """What is kept and what is drawn, in a sentence."""
        odds = self.by_mask[mask]
        return self._words.say("lab-kept", cards=odds.keep, kept=len(odds.keep), drawn=len(odds.discard))

    def outcome(self, mask: int) -> str:
        """How often the hold ends higher than the hand is now, and how often lower."""
        odds = self.by_mask[mask]
        if not odds.discard:
            return self._words.say("lab-stands", hand=self.made)
        told = self._words.say("lab-outcome", made=odds.made, improves=odds.improves, worsens=odds.worsens)
        return told.strip()

    def _hold(self, mask: int) -> Picture:
        odds = self.by_mask[mask]
        return {
            "kept": self.kept(mask),
            "outcome": self.outcome(mask),
            "total": self._words.say("lab-total", count=odds.total),
            "rows": [self._row(count, odds.total) for count in _counts(odds)],
            "outs": self._outs(odds) if len(odds.keep) == 4 else None,
        }

    def _row(self, count: int, total: int) -> list[object]:
        """Count, percent, odds, one in; the share of the bar, and whether a dot stands for it."""
        chance = Fraction(count, total)
        return [
            self._words.text(count),
            *chance_cells(self._words.catalogue, chance),
            chance,
            int(0 < chance < _SLIVER),
        ]

    def _outs(self, odds: HoldOdds) -> Picture:
        """The cards that give more than the four kept ones are by themselves, by what they give."""
        words = self._words
        groups = list(outs_by_category(self.hand, odds.keep, seen=self.seen).items())
        # The lowest group is what the four kept cards come to anyway: it is told by its number.
        *better, (rest, others) = groups
        return {
            "groups": [
                {
                    "text": words.say("lab-outs-group", category=category, count=len(cards)),
                    "cards": [str(card) for card in sorted(cards, key=lambda card: -card.rank)],
                }
                for category, cards in better
            ],
            "rest": words.say("lab-outs-rest", category=rest, count=len(others)),
        }


def _counts(odds: HoldOdds) -> list[int]:
    """How often each line comes, the royal flush apart from the other straight flushes."""
    found = [odds.royals]
    for line in _LINES[1:]:
        assert line is not None
        count = odds.counts.get(line, 0)
        found.append(count - odds.royals if line is HandCategory.STRAIGHT_FLUSH else count)
    return found
