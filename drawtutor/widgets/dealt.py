"""How often each kind of hand is dealt, and how often a pair or better, as pictures (NO-04, EN-12)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Final

from drawtutor.cards import RANKS, Rank
from drawtutor.hands import HandCategory
from drawtutor.odds import dealt_at_least, hand_frequencies, pair_or_better, royal_flushes
from drawtutor.widgets.plain import Picture
from drawtutor.widgets.tabular import Column, Group, Row, Verdict, chance_texts, percent_text, tabular
from drawtutor.widgets.wording import Wording

__all__ = ["dealt_hands"]

_PAIRS: Final = tuple(sorted((rank for rank in RANKS if rank >= Rank.EIGHT), reverse=True))
"""The pairs that the second table goes down to: lower ones open nowhere."""
_OPENS: Final = Rank.JACK
"""The pair that opens where openers are asked for."""


def dealt_hands(key: str, words: Wording) -> Sequence[Picture]:
    """Two tables: every kind of hand, the highest first; and each pair with all that beats it."""
    total = sum(hand_frequencies().values())
    names = ("hands", "percent", "against", "one-in")
    shared = [Column(key=name, text=words.say(f"dealt-column-{name}"), by_itself=name != "hands") for name in names]
    kinds = tabular(
        key,
        words,
        title=words.say("dealt-title"),
        lead=[words.say("dealt-lead", total=total)],
        columns=[
            Column(key="kind", text=words.say("dealt-column-kind")),
            *shared,
            Column(key="or-better", text=words.say("dealt-column-or-better")),
        ],
        groups=[Group(key="kinds", rows=[_kind(*kind, total, words) for kind in _kinds(words)])],
    )
    pairs = tabular(
        f"{key}-pairs",
        words,
        title=words.say("dealt-pairs-title"),
        lead=[words.say("dealt-pairs-lead")],
        columns=[Column(key="pair", text=words.say("dealt-column-pair")), *shared],
        verdicts=words.say("dealt-column-opens"),
        groups=[Group(key="pairs", rows=[_pair(rank, total, words) for rank in _PAIRS])],
        folds=True,
    )
    return kinds, pairs


def _kinds(words: Wording) -> Iterator[tuple[str, str, int, int]]:
    """Each kind with its key and name, how many hands are of it, and how many of it or a higher one."""
    royals = royal_flushes()
    yield "royal-flush", words.say("category-royal-flush"), royals, royals
    for category, count in sorted(hand_frequencies().items(), reverse=True):
        own = count - royals if category is HandCategory.STRAIGHT_FLUSH else count
        yield category.name.lower(), words.text(category), own, dealt_at_least(category)


def _kind(key: str, name: str, count: int, at_least: int, total: int, words: Wording) -> Row:
    chance = Fraction(count, total)
    return Row(
        key=key,
        head=name,
        cells=[words.text(count), *chance_texts(words, chance), percent_text(words, Fraction(at_least, total))],
        share=chance,
    )


def _pair(rank: Rank, total: int, words: Wording) -> Row:
    count = pair_or_better(rank)
    chance = Fraction(count, total)
    opens = rank >= _OPENS
    return Row(
        key=rank.name.lower(),
        head=words.say("dealt-pair-or-better", rank=rank),
        cells=[words.text(count), *chance_texts(words, chance)],
        share=chance,
        verdict=Verdict(key="right", word=words.say("dealt-opens")) if opens else None,
        marked=rank is _OPENS,
    )
