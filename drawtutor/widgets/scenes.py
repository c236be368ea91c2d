"""What lies before the learner in a lesson, as blocks: a table, open hands, a spread deck, players in a circle."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from drawtutor.cards import Card
from drawtutor.course import Circle, HighCards, OpenHands, Spread
from drawtutor.message import Message
from drawtutor.play import NAMES
from drawtutor.rules import Seat, SeatView
from drawtutor.widgets.pictures import TablePicture
from drawtutor.widgets.plain import Picture
from drawtutor.widgets.wording import Wording
from drawtutor.words import Names

__all__ = ["Scene", "names_at", "scene_block"]

Scene = SeatView | Spread | HighCards | Circle | OpenHands


def names_at(players: int, hero: Seat | None, *, names_from: int = 0) -> Names:
    """What a lesson's table calls its players: the learner "you", the others by name, clockwise from the learner.

    ``names_from`` says with which of the names it begins, so that the same seat is not always called the same.
    """
    first = 0 if hero is None else hero + 1
    names: dict[int, str | Message] = {}
    for place in range(players if hero is None else players - 1):
        names[(first + place) % players] = Message.of(f"name-{NAMES[(place + names_from) % len(NAMES)]}")
    if hero is not None:
        names[hero] = Message.of("who-you")
    return names


def players_in(scene: Scene) -> int:
    """How many players there are in a scene."""
    match scene:
        case SeatView():
            return len(scene.players)
        case Circle():
            return scene.players
        case HighCards():
            return len(scene.cards)
        case _:
            return 0


@dataclass(frozen=True, slots=True)
class _Round:
    """Players round a table at which no deal is played yet."""

    players: int
    dealer: Seat | None = None
    cards: Sequence[Card] = ()
    broke: tuple[Seat, ...] = ()


def scene_block(
    scene: Scene,
    words: Wording,
    *,
    key: str,
    told: Sequence[str] = (),
    stamp: str = "",
    draft: str | None = None,
    pick: bool = False,
    hide_pot: bool = False,
    styles: Mapping[Seat, str] | None = None,
) -> Picture:
    """The scene as a block of a picture; ``hide_pot`` leaves out the sum that is asked for."""
    match scene:
        case SeatView():
            table = TablePicture(words=words, styles=styles or {}, key=key, hides_pot=hide_pot)
            return table.block(scene, told=told, stamp=stamp, draft=draft, pick=pick)
        case Spread(cards):
            return {"type": "spread", "key": key, "label": words.say("ui-deck"), "cards": words.cards(cards)}
        case HighCards(cards):
            return _round(_Round(players=len(cards), cards=cards), words, key)
        case Circle():
            return _round(_Round(players=scene.players, dealer=scene.dealer, broke=scene.broke), words, key)
        case OpenHands(hands):
            if len(hands) == 1:
                # One hand alone lies there as large as the learner's own, without its name: that may be asked.
                return {"type": "hand", "key": key, "label": words.say("ui-hand"), "cards": words.cards(hands[0].cards)}
            rows = [
                {"cards": words.cards(hand.cards), "text": words.say("ui-hand-number", number=place)}
                for place, hand in enumerate(hands, start=1)
            ]
            return {"type": "hands", "key": key, "label": words.say("ui-open-hands"), "rows": rows}


def _round(circle: _Round, words: Wording, key: str) -> Picture:
    seats = []
    for place in range(circle.players):
        shown = circle.cards[place : place + 1]
        broke = Seat(place) in circle.broke
        seats.append(
            {
                "key": str(place),
                "name": words.who(place),
                "state": "out" if broke else "in",
                "stateText": words.say("ui-broke") if broke else None,
                "shown": words.cards(shown) or None,
                "dealer": {"mark": words.say("ui-dealer.mark"), "text": words.say("ui-dealer")}
                if place == circle.dealer
                else None,
            }
        )
    return {
        "type": "table",
        "key": key,
        "label": words.say("ui-circle"),
        "seatsLabel": words.say("ui-table-seats"),
        "seats": seats,
        "bare": True,
    }
