"""How the chances of a text were counted: the cards they are about, so many of so many, in the three forms."""

from __future__ import annotations

from collections.abc import Sequence

from drawtutor.course import Figure, FigureKind
from drawtutor.widgets.plain import Picture
from drawtutor.widgets.wording import Wording

__all__ = ["counted"]

_PRICES = (FigureKind.SHARE, FigureKind.BLUFF)


def counted(figures: Sequence[Figure], words: Wording) -> Picture | None:
    """What opens under a text to show how its chances were counted; None where it gives none.

    Chances of the same cards stand together.
    """
    if not figures:
        return None
    same_cards: dict[object, list[Figure]] = {}
    for figure in dict.fromkeys(figures):
        same_cards.setdefault((figure.hand, figure.keep), []).append(figure)
    groups = [_group(some, words) for some in same_cards.values()]
    prices = all(figure.kind in _PRICES for figure in figures)
    return {
        "title": words.say("figures-title"),
        "note": None if prices else words.say("figures-note"),
        "groups": groups,
    }


def _group(figures: Sequence[Figure], words: Wording) -> Picture:
    first = figures[0]
    rows = [
        {
            "label": words.say(
                f"figure-{figure.kind.value}",
                category=figure.category,
                other=None if figure.other is None else figure.other.rank,
                stake=figure.stake,
                pot=figure.pot,
            ),
            "text": words.say(
                "figure-chips" if figure.kind in _PRICES else "figure-ways",
                ways=figure.ways,
                total=figure.total,
                chance=figure.chance,
            ),
        }
        for figure in figures
    ]
    if not first.hand:
        return {"rows": rows}
    thrown = [card for card in first.hand if card not in first.keep]
    return {
        "kept": {"text": words.say("figure-kept"), "cards": words.cards(first.keep)} if first.keep else None,
        "thrown": {"text": words.say("figure-thrown"), "cards": words.cards(thrown)} if thrown else None,
        "rows": rows,
    }
