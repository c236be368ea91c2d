"""What becomes of a whole table, as pictures: whether anybody can open (EN-12), and how far the deck goes (PL-27)."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from drawtutor.course import Serving, serving
from drawtutor.odds import (
    Estimate,
    chance_of_openers,
    nobody_has_openers,
    nobody_if_independent,
    second_has_openers,
    stub_runs_out,
)
from drawtutor.widgets.plain import Picture
from drawtutor.widgets.tabular import Column, Group, Row, tabular
from drawtutor.widgets.wording import Wording

__all__ = ["far_stub", "nobody_opens"]

_PLAYERS: Final = range(2, 9)
_LIMITS: Final = (3, 4)
"""How many cards most tables let a player throw; what five come to, an exercise beside the table asks."""


def nobody_opens(key: str, words: Wording) -> Sequence[Picture]:
    """How often nobody at a table can open, beside what comes of multiplying as if hands shared no deck."""
    sampled = [found for players in _PLAYERS if isinstance(found := nobody_has_openers(players), Estimate)]
    error = Fraction(max(2 * found.standard_error for found in sampled))
    after = [
        words.say("openers-sampled", samples=max(found.samples for found in sampled), error=100 * error),
        words.say("openers-why", first=chance_of_openers(), second=second_has_openers()),
    ]
    names = ("nobody", "somebody", "multiplied", "over")
    return (
        tabular(
            key,
            words,
            title=words.say("openers-title"),
            lead=[words.say("openers-lead")],
            columns=[
                Column(key="players", text=words.say("openers-column-players")),
                *(Column(key=name, text=words.say(f"openers-column-{name}")) for name in names),
            ],
            groups=[Group(key="tables", rows=[_table(players, words) for players in _PLAYERS])],
            after=after,
        ),
    )


def _table(players: int, words: Wording) -> Row:
    found, multiplied = nobody_has_openers(players), nobody_if_independent(players)
    nobody = Fraction(found.value) if isinstance(found, Estimate) else found
    somebody = (
        Estimate(1 - found.value, found.standard_error, found.samples) if isinstance(found, Estimate) else 1 - found
    )
    return Row(
        key=f"players-{players}",
        head=words.say("openers-players", players=players),
        cells=[
            words.text(found),
            words.text(somebody),
            words.text(multiplied),
            words.say("openers-over", points=100 * (multiplied - nobody)),
        ],
        share=nobody,
    )


def far_stub(key: str, words: Wording) -> Sequence[Picture]:
    """Where the stub may not be enough: whom it strikes first at worst, and how often it happens if all stay."""
    names = ("left", "wanted", "first", "often")
    estimate = stub_runs_out(max(_PLAYERS), min(_LIMITS))
    return (
        tabular(
            key,
            words,
            title=words.say("stub-title"),
            lead=[words.say("stub-lead")],
            columns=[
                Column(key="players", text=words.say("stub-column-players")),
                *(Column(key=name, text=words.say(f"stub-column-{name}")) for name in names),
            ],
            groups=[_limit(limit, words) for limit in _LIMITS],
            after=[words.say("stub-sampled", samples=estimate.samples)],
        ),
    )


def _limit(limit: int, words: Wording) -> Group:
    """The tables that this limit may leave without cards; its head says which ones it never does."""
    worst = [serving(players, limit) for players in _PLAYERS]
    sure = max(each.players for each in worst if each.first is None)
    return Group(
        key=f"limit-{limit}",
        title=words.say("stub-limit", limit=limit, sure=sure),
        rows=[_short(each, words) for each in worst if each.first is not None],
    )


def _short(worst: Serving, words: Wording) -> Row:
    return Row(
        key=f"limit-{worst.limit}-{worst.players}",
        head=words.say("stub-players", players=worst.players),
        cells=[
            words.text(worst.stub),
            words.text(worst.wanted),
            words.say("stub-first", first=worst.first, got=worst.from_stub),
            words.text(stub_runs_out(worst.players, worst.limit)),
        ],
    )
