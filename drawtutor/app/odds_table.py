"""The odds of a hand as a terminal shows them: a line for each way to hold it, and one way in full."""

from __future__ import annotations

import textwrap
from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from drawtutor.app.odds_question import OddsQuestion
from drawtutor.app.odds_ranking import RankedHold, kinds
from drawtutor.cards import format_cards
from drawtutor.hands import Hand, JokerUse
from drawtutor.message import Message
from drawtutor.odds import Estimate, HoldOdds
from drawtutor.words import Catalogue

__all__ = ["text"]

_WIDTH: Final = 100
_CARDS: Final = 17
"""Five cards with spaces, and what stands between those kept and those thrown."""
_CELL: Final = 6


def text(catalogue: Catalogue, question: OddsQuestion, found: Sequence[RankedHold]) -> str:
    """The whole answer, at most a hundred characters wide."""
    say = catalogue.say
    hand = Hand(question.hand, joker=question.joker).rank
    joker = "" if question.joker is JokerUse.NONE else "-joker"
    lines = [say("command-odds-hand", cards=format_cards(question.hand, separator=" "), hand=hand)]
    if question.keep is None:
        lines += ["", *_wrapped(say(f"command-odds-order{joker}", opponents=question.opponents)), ""]
        lines += _table(catalogue, question, found)
        lines += _wrapped(_told_apart(catalogue, found))
    lines += ["", *_in_full(catalogue, question, found[0]), ""]
    lines += _wrapped(say("odds-unseen-alike"))
    lines += _wrapped(say("odds-folded-hands"))
    lines += _wrapped(say(f"command-odds-opponent{joker}", opponents=question.opponents))
    return "\n".join(lines)


def _wrapped(sentences: str) -> list[str]:
    return textwrap.wrap(sentences, _WIDTH)


def _table(catalogue: Catalogue, question: OddsQuestion, found: Sequence[RankedHold]) -> list[str]:
    say = catalogue.say
    names = list(dict.fromkeys(name for hold in found for name in kinds(hold.odds, royal=question.royal)))
    names.sort(key=_ORDER.index)
    heads = [say(f"command-odds-column-{name}") for name in (_wins(question), "improves", *map(_key, names))]
    lines = [_row("", say("command-odds-column-cards"), heads)]
    places = Counter(hold.place for hold in found)
    for hold in found:
        counts = kinds(hold.odds, royal=question.royal)
        chances = [hold.chance, hold.odds.improves, *(Fraction(counts.get(name, 0), hold.odds.total) for name in names)]
        place = f"{hold.place:2}{'=' if places[hold.place] > 1 else ''}"
        lines.append(_row(place, _split(hold.odds), [_percent(catalogue, chance) for chance in chances]))
    return lines


def _row(place: str, cards: str, cells: Sequence[str]) -> str:
    first, second, *rest = cells
    return f"{place:4}{cards:{_CARDS}}{first:>{_CELL}}{second:>{_CELL + 1}}" + "".join(
        f"{cell:>{_CELL}}" for cell in rest
    )


def _wins(question: OddsQuestion) -> str:
    """What the figure is called by which the holds are ranked."""
    return "wins" if question.joker is JokerUse.NONE else "ahead"


def _key(name: str) -> str:
    return name.replace(" ", "-")


_ORDER: Final = (
    "high card",
    "pair",
    "two pair",
    "three of a kind",
    "straight",
    "flush",
    "full house",
    "four of a kind",
    "straight flush",
    "royal flush",
    "five of a kind",
)


def _split(odds: HoldOdds) -> str:
    return f"{format_cards(odds.keep, separator=' ')} | {format_cards(odds.discard, separator=' ')}".strip()


def _percent(catalogue: Catalogue, chance: Estimate | Fraction) -> str:
    """A chance in per cent with one decimal, in five characters; what is rarer than that says so.

    What never came in a sample, or always, is not said to be impossible or certain.
    """
    value = chance if isinstance(chance, Fraction) else Fraction(chance.value)
    if value in (0, 1) and isinstance(chance, Fraction):
        return catalogue.say("command-odds-cell-whole", number=100) if value else "-"
    if value < Fraction(1, 2000):
        return catalogue.say("command-odds-cell-under")
    if value >= Fraction(1999, 2000):
        return catalogue.say("command-odds-cell-over")
    return catalogue.say("command-odds-cell", number=100 * value.limit_denominator(10**6))


def _told_apart(catalogue: Catalogue, found: Sequence[RankedHold]) -> str:
    level = sum(hold.place == 1 for hold in found)
    sampled = [hold.chance for hold in found if isinstance(hold.chance, Estimate)]
    if not sampled:
        return catalogue.say("command-odds-level", count=level)
    # Twice the largest standard error, in hundredths of the whole.
    error = Fraction(200 * max(chance.standard_error for chance in sampled)).limit_denominator(1000)
    said = catalogue.say("command-odds-error", error=error, samples=sampled[0].samples)
    return f"{said} {catalogue.say('command-odds-close', count=level)}"


def _in_full(catalogue: Catalogue, question: OddsQuestion, hold: RankedHold) -> list[str]:
    """One hold with each chance in per cent, as odds and as one in so many, and with the count behind it."""
    say, odds = catalogue.say, hold.odds
    what = Message.of(
        "command-odds-hold",
        made=Hand(question.hand, joker=question.joker).rank,
        keep=odds.keep,
        discard=odds.discard,
        count=len(odds.discard),
        total=odds.total,
    )
    lines = [
        *_wrapped(say(what)),
        "",
        f"  {say(f'command-odds-{_wins(question)}'):17}{catalogue.text(hold.chance, 'full')}",
        _three_forms(catalogue, say("command-odds-improves"), odds.improves, odds.total),
    ]
    if odds.worsens:
        lines.append(_three_forms(catalogue, say("command-odds-worsens"), odds.worsens, odds.total))
    for name, count in kinds(odds, royal=question.royal).items():
        label = say(f"category-{_key(name)}")
        lines.append(_three_forms(catalogue, label, Fraction(count, odds.total), odds.total))
    return lines


def _three_forms(catalogue: Catalogue, label: str, chance: Fraction, total: int) -> str:
    percent, against, one_in = (catalogue.text(chance, form) for form in (None, "against", "one-in"))
    if chance in (0, 1):
        against = one_in = ""
    count = catalogue.text(int(chance * total))
    return f"  {label:17}{percent:>10}  {against:24}{one_in:16}{count:>12}".rstrip()
