"""A demonstration: a deal, or what comes before it, that the learner steps through at the table."""

from __future__ import annotations

from dataclasses import dataclass, replace

from drawtutor.cards import Card
from drawtutor.course.scene import Circle, HighCards, Spread
from drawtutor.message import Message
from drawtutor.rules import Deal, PlayerView, Seat, SeatView

__all__ = ["DemoStep", "Demonstration", "Scene", "partly_dealt"]

Scene = SeatView | Spread | HighCards | Circle
"""What lies on the table at one step, as the page may show it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DemoStep:
    """One step: the table as it is then, and what to see in it."""

    scene: Scene
    caption: Message
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Demonstration:
    """Steps in order. Stepping back is stepping to an earlier one: nothing is ever undone."""

    steps: tuple[DemoStep, ...]


def partly_dealt(deal: Deal, hands: tuple[tuple[Card, ...], ...], hero: Seat | None, cards: int) -> SeatView:
    """The table when so many cards have been dealt one at a time, beginning left of the dealer (PL-07).

    ``deal`` is the deal before its cards; ``hands`` are those that are being dealt, the first card first.
    """
    view = deal.view(hero)
    rounds, over = divmod(cards, deal.players)
    counts = [rounds + (seat < over) for seat in range(deal.players)]
    return replace(
        view,
        players=tuple(_holding(player, counts[player.seat]) for player in view.players),
        hand=() if hero is None else hands[hero][: counts[hero]],
        stub=view.stub - cards,
    )


def _holding(player: PlayerView, cards: int) -> PlayerView:
    return replace(player, cards=cards)
