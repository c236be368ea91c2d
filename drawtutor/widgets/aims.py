"""Which hold is best for what is wanted of it, and what a call is worth then, as pictures."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import floor
from random import Random
from typing import Final

from drawtutor.cards import format_cards
from drawtutor.message import Message
from drawtutor.odds import Estimate, Price, SampledDeals, deck_lasts, reckoned_chances
from drawtutor.widgets.bench import REACHED, Aim, Bench, Goal, Theirs
from drawtutor.widgets.distribution import Distributions, chance_cells, mask_of
from drawtutor.widgets.plain import Picture
from drawtutor.widgets.wording import Wording

__all__ = [
    "SAMPLES",
    "aim_choosers",
    "aim_told",
    "chances",
    "pending",
    "price_told",
    "ranking",
    "sampled",
    "win_assumed",
]

SAMPLES: Final = 2000
"""How many deals are dealt out where a chance to win is sampled."""
_CLOSE: Final = Fraction(1, 100)
"""Chances to win that are nearer to each other than this are not told apart: they are reckoned, and not counted."""


def chances(bench: Bench, counted: Distributions) -> Mapping[int, Fraction]:
    """The chance of what is wanted, for each hold that the limit allows, by the hold's number."""
    allowed = {mask: odds for mask, odds in counted.by_mask.items() if len(odds.discard) <= bench.most}
    match bench.aim.goal:
        case Goal.IMPROVE:
            return {mask: odds.improves for mask, odds in allowed.items()}
        case Goal.AT_LEAST:
            return {mask: odds.at_least(bench.aim.category) for mask, odds in allowed.items()}
        case Goal.WIN if not _reckons(bench):
            # The same deals each time that the same is asked.
            deals = _deals(bench, Random(f"{format_cards(bench.hand)} {format_cards(bench.seen)}"))
            return {mask: _in_tenths(deals.chance(odds.keep).value) for mask, odds in allowed.items()}
        case Goal.WIN:
            reckoned = reckoned_chances(bench.hand, bench.aim.models, seen=bench.seen, max_discards=bench.most)
            return {mask_of(bench.hand, keep): _in_tenths(one.value) for keep, one in reckoned.items()}


def _reckons(bench: Bench) -> bool:
    """Whether a chance to win is worked out without dealing: not where the deck does not last for all who draw."""
    return deck_lasts(bench.aim.models, seen=bench.seen)


def _in_tenths(chance: float) -> Fraction:
    """A chance to win in tenths of a percent: it is off by more than that; but it is never none, and never all."""
    return Fraction(min(max(round(1000 * chance), 1), 999), 1000)


def _deals(bench: Bench, rng: Random) -> SampledDeals:
    return SampledDeals(bench.hand, bench.aim.models, rng=rng, samples=SAMPLES, seen=bench.seen)


def win_assumed(bench: Bench, words: Wording) -> str | None:
    """How the chances to win come about, how far they hold, and what is assumed; None where nothing is to be won."""
    if bench.aim.goal is not Goal.WIN:
        return None
    return words.say("lab-win-assumed" if _reckons(bench) else "lab-win-dealt", count=SAMPLES)


def sampled(bench: Bench, rng: Random) -> Estimate:
    """How often the hold that is kept now wins when it is dealt out against the players of the aim."""
    return _deals(bench, rng).chance(bench.keep)


def aim_in_words(aim: Aim) -> Message:
    """What is wanted, as it stands in a sentence: "to win against two players who drew one card"."""
    return Message.of(
        f"lab-chance-{aim.goal.value}", category=aim.category, opponents=aim.opponents, theirs=aim.theirs.value
    )


def aim_choosers(aim: Aim, words: Wording, *, part: str) -> list[Picture]:
    """The fields in which the aim is chosen: the goal, and what it needs to be told."""

    def chooser(name: str, label: str, options: list[tuple[object, str]], now: object) -> Picture:
        return {
            "key": f"{part}-{name}",
            "draft": f"{part}-{name}",
            "label": words.say(label),
            "field": name,
            "options": [{"value": value, "text": text, "now": value == now} for value, text in options],
            "intent": {"name": "aim", "part": part},
        }

    goals = [(goal.value, words.say(f"lab-goal-{goal.value}")) for goal in Goal]
    fields = [chooser("goal", "lab-aim-goal", list(goals), aim.goal.value)]
    if aim.goal is Goal.AT_LEAST:
        reached: list[tuple[object, str]] = [(each.text, words.text(each, "a")) for each in REACHED]
        fields.append(chooser("category", "lab-aim-category", reached, aim.category.text))
    if aim.goal is Goal.WIN:
        counts: list[tuple[object, str]] = [
            (count, words.say("lab-aim-opponents-count", count=count)) for count in range(1, 6)
        ]
        theirs: list[tuple[object, str]] = [(each.value, words.say(f"lab-theirs-{each.value}")) for each in Theirs]
        fields.append(chooser("opponents", "lab-aim-opponents", counts, aim.opponents))
        fields.append(chooser("theirs", "lab-aim-theirs", theirs, aim.theirs.value))
    return fields


def pending(bench: Bench, words: Wording) -> Picture:
    """What stands in place of the holds until their chances are worked out."""
    return _heading(bench, words) | {"pending": words.say("lab-working"), "rows": []}


def _heading(bench: Bench, words: Wording) -> Picture:
    return {
        "title": words.say("lab-ranking"),
        "about": words.say("lab-ranking-title", aim=aim_in_words(bench.aim)),
        "columns": [words.say(f"lab-{column}") for column in _COLUMNS],
    }


def ranking(bench: Bench, counted: Distributions, found: Mapping[int, Fraction], words: Wording) -> Picture:
    """The holds, best first; of equal ones those that throw fewer cards come first."""
    order = sorted(found, key=lambda mask: (-found[mask], mask.bit_count(), mask))
    rows = []
    for mask in order:
        odds = counted.by_mask[mask]
        name = words.say("lab-ranking-hold", cards=odds.keep, kept=len(odds.keep))
        rows.append(
            {
                "mask": mask,
                "name": name,
                "cards": [str(card) for card in odds.keep],
                "draws": words.text(len(odds.discard)) if odds.discard else words.say("lab-ranking-nothing"),
                "cells": chance_cells(words.catalogue, found[mask]),
                "share": found[mask],
            }
        )
    return _heading(bench, words) | {
        "now": words.say("lab-ranking-now"),
        "all": words.say("lab-ranking-all", count=len(rows)),
        "few": words.say("lab-ranking-few"),
        "rows": rows,
    }


_COLUMNS: Final = (
    "ranking-column-keep",
    "ranking-column-draw",
    "column-percent",
    "column-against",
    "column-one-in",
)


def aim_told(bench: Bench, found: Mapping[int, Fraction] | None, ranked: Picture, words: Wording) -> list[str]:
    """The chance of what is wanted with the hold that is kept now, and the hold that does best, in sentences."""
    if found is None:
        return [words.say("lab-working")]
    chance = found.get(mask_of(bench.hand, bench.keep))
    best = ranked["rows"][0]
    if chance is None:
        return [words.say("lab-aim-best", hold=best["name"], chance=found[best["mask"]])]
    told = [words.say("lab-aim-has", aim=aim_in_words(bench.aim), chance=chance)]
    others = [row for row in ranked["rows"] if row["mask"] != mask_of(bench.hand, bench.keep)]
    ahead = found[others[0]["mask"]] - chance if others else Fraction(-1)
    if bench.aim.goal is Goal.WIN and abs(ahead) < _CLOSE:
        told.append(words.say("lab-aim-close", hold=others[0]["name"]))
    elif ahead > 0:
        told.append(words.say("lab-aim-best", hold=best["name"], chance=found[best["mask"]]))
    else:
        told.append(words.say("lab-aim-best-now"))
    return told


def price_told(bench: Bench, found: Mapping[int, Fraction] | None, words: Wording) -> list[str]:
    """What a call needs, what the hold that is kept now has, and what comes of that, in sentences.

    ``found`` is None while the chances are still to be worked out.
    """
    stake, aim = bench.stake, aim_in_words(bench.aim)
    price = stake.price
    told = [words.say("lab-price-needed", call=stake.to_call, pot=stake.pot, needed=price.needed)]
    if found is None:
        return [*told, words.say("lab-working")]
    chance = found.get(mask_of(bench.hand, bench.keep))
    if chance is None:
        return told
    told.append(words.say("lab-aim-has", aim=aim, chance=chance))
    value = price.value(chance)
    told.append(words.say("lab-price-verdict", pays=_pays(value), value=abs(value)))
    if chance == 0:
        told.append(words.say("lab-price-none"))
    elif chance < 1:
        even = Price.smallest_pot(stake.to_call, chance)
        exact = even.denominator == 1
        pot = int(even) if exact else floor(even) + 1
        told.append(words.say("lab-price-smallest", exact=exact, even=even, pot=pot))
    if chance and stake.more:
        later = price.value_with_future(chance, stake.more)
        told.append(words.say("lab-price-later", more=stake.more, pays=_pays(later), value=abs(later)))
    if chance and value < 0:
        told.append(words.say("lab-price-future", more=price.future_win(chance)))
    if bench.aim.goal is not Goal.WIN:
        told.append(words.say("lab-price-made"))
    return told


def _pays(value: Fraction) -> str:
    return "yes" if value > 0 else "no" if value < 0 else "even"
