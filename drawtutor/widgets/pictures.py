"""The table as a picture: what one seat may see of a deal, in words and plain data.

Everything here is made from a `SeatView`, which holds nobody else's hidden card and no order of the stub:
what is not in it cannot be shown.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from drawtutor.cards import Card
from drawtutor.hands import Hand
from drawtutor.rules import Event, EventKind, Phase, PlayerView, Seat, SeatView
from drawtutor.widgets.plain import Picture
from drawtutor.widgets.wording import Wording

__all__ = ["HAND_SIZE", "TablePicture", "in_place", "look", "made_of", "news", "stage_name", "stages"]

HAND_SIZE: Final = 5

_STAGES: Final = (Phase.DEAL, Phase.BET1, Phase.DRAW, Phase.BET2, Phase.SHOWDOWN)
_SAID: Final = frozenset(
    {
        EventKind.FOLD,
        EventKind.CHECK,
        EventKind.CALL,
        EventKind.BET,
        EventKind.RAISE,
        EventKind.STAND_PAT,
        EventKind.DISCARD,
        EventKind.RAP,
        EventKind.MUCK,
        EventKind.DEAD_HAND,
    }
)
_UNTOLD: Final = frozenset({EventKind.ANTE, EventKind.DEALT, EventKind.ANNOUNCE})
"""What is seen at the table anyway, or said with what follows it."""


def stages(view: SeatView | None, words: Wording) -> Picture:
    """The strip of the five stages, with what comes before and after them; None is before the deal.

    A deal that ends early leaves the stages that were not reached open.
    """
    now = 0 if view is None else len(_STAGES) + 1 if view.phase.is_end else _STAGES.index(view.phase) + 1
    reached = now
    if view is not None and view.phase.is_end:
        reached = 1 + max((_STAGES.index(event.phase) for event in view.events if event.phase in _STAGES), default=0)
    names = [words.say("stage-preparation.title")]
    names += [stage_name(stage, view, words) for stage in _STAGES]
    names.append(words.say("ui-stage-next-deal"))
    steps = []
    for place, name in enumerate(names):
        state = "now" if place == now else "done" if place <= reached and place < now else "next"
        outer = place in (0, len(names) - 1)
        skipped = state == "next" and place < now
        steps.append(
            {
                "name": name,
                "state": state,
                "spoken": words.say(f"ui-stage-{'skipped' if skipped else state}"),
                "outer": outer or None,
                "mark": None if outer else str(place),
            }
        )
    return {"type": "stages", "key": "stages", "label": words.say("ui-stages"), "steps": steps}


def stage_name(stage: Phase, view: SeatView | None, words: Wording) -> str:
    """A stage's name; where the house exchanges more than once (NO-02), betting rounds and exchanges have numbers."""
    name = words.say(f"phase-{stage.value}.title")
    if view is None or view.rules.exchanges == 1:
        return name
    now, count = max(1, view.exchange), view.rules.exchanges
    if stage is Phase.DRAW:
        return words.say("ui-stage-exchange", name=name, number=now, count=count)
    if stage.is_betting:
        return words.say("ui-stage-betting", number=1 if stage is Phase.BET1 else now + 1, count=count + 1)
    return name


def look(words: Wording, part: str) -> Picture:
    """How the suits are coloured: a setting of the page's own, the same for every table on it."""
    return {"type": "look", "key": f"{part}-look", "text": words.say("ui-four-colours")}


def made_of(cards: Sequence[Card], view: SeatView) -> tuple[Card, ...]:
    """The cards that make a complete hand what it is; none where it is not complete."""
    return Hand(cards, joker=view.rules.joker).made_of if len(cards) == HAND_SIZE else ()


def in_place(before: Sequence[Card], hand: Sequence[Card]) -> tuple[Card, ...]:
    """The hand in the order in which it lies: new cards take the places of those that are gone."""
    fresh = iter([card for card in hand if card not in before])
    kept = [card if card in hand else next(fresh, None) for card in before]
    return tuple(card for card in (*kept, *fresh) if card is not None)


def news(events: Iterable[Event], view: SeatView, words: Wording) -> list[str]:
    """What happened, in sentences, without what is seen anyway."""
    told = []
    for event in events:
        # That a player was served is told to that player alone: the others saw the discards.
        if event.kind in _UNTOLD or (event.kind is EventKind.SERVED and event.seat != view.seat):
            continue
        told.append(words.catalogue.event(event, names=words.names, joker=view.rules.joker))
    return told


@dataclass(frozen=True, slots=True, kw_only=True)
class TablePicture:
    """How one table is drawn: for whom, with which words, and what is left out."""

    words: Wording
    styles: Mapping[Seat, str] = field(default_factory=dict)
    """What each opponent is said to play like."""
    key: str = "table"
    hides_pot: bool = False
    """Whether the sum in the middle is left out, because it is asked for."""

    def block(
        self,
        view: SeatView,
        *,
        told: Sequence[str] = (),
        stamp: str = "",
        cards: Sequence[Card] | None = None,
        draft: str | None = None,
        pick: bool = False,
        marked: bool = False,
    ) -> Picture:
        """The table as this view shows it.

        ``told`` is what happened last, and ``stamp`` changes with it. ``cards`` is the seat's own hand in
        the order in which it lies there; ``pick`` lets cards be chosen, kept as a draft under ``draft``;
        ``marked`` underlines the cards that make the hand.
        """
        mine = 0 <= view.seat < len(view.players)
        hand = view.hand if cards is None else tuple(cards)
        return {
            "type": "table",
            "key": self.key,
            "label": self.words.say("ui-table", phase=view.phase),
            "seatsLabel": self.words.say("ui-table-seats"),
            "seats": [self._seat(view, player) for player in self._around(view)],
            "middle": self._middle(view),
            "news": list(told) or None,
            "newsLabel": self.words.say("ui-news"),
            "newsStamp": stamp,
            "me": self._me(view) if mine else None,
            "hand": self.hand(view, hand, draft=draft, pick=pick, marked=marked) if mine else None,
        }

    def _around(self, view: SeatView) -> tuple[PlayerView, ...]:
        """The other players, clockwise from the left of the seat whose view it is."""
        first = view.seat + 1
        players = view.players[first:] + view.players[: max(view.seat, 0)]
        return players if view.seat >= 0 else view.players

    def hand(
        self,
        view: SeatView,
        cards: Sequence[Card],
        *,
        draft: str | None = None,
        pick: bool = False,
        marked: bool = False,
    ) -> Picture:
        """The seat's own cards, as a block that can stand by itself."""
        strong = made_of(cards, view) if marked else ()
        words = self.words
        return {
            "type": "hand",
            "key": f"{self.key}-hand",
            "label": words.say("ui-hand"),
            "cards": [
                words.card(card, "made", words.say("ui-made")) if card in strong else words.card(card) for card in cards
            ],
            "places": HAND_SIZE,
            "name": words.text(Hand(cards, joker=view.rules.joker).rank) if len(cards) == HAND_SIZE else None,
            "keys": words.say("ui-hand-keys"),
            "tag": words.say("ui-throw-tag"),
            "slides": True,
            "pick": pick or None,
            "draft": draft,
        }

    def _seat(self, view: SeatView, player: PlayerView) -> Picture:
        words = self.words
        shown, won = player.shown, self._won(view, player)
        return {
            **self._common(view, player),
            "key": str(player.seat),
            "style": self.styles.get(player.seat),
            "backs": 0 if shown or player.folded or player.mucked else player.cards,
            "cards": words.say("ui-backs", count=player.cards),
            "shown": words.cards(shown) or None,
            "note": words.text(Hand(shown, joker=view.rules.joker).rank, "short") if len(shown) == HAND_SIZE else None,
            "says": None if shown or won or player.folded else self._says(view, player),
        }

    def _me(self, view: SeatView) -> Picture:
        return {**self._common(view, view.me), "label": self.words.who(view.seat)}

    def _common(self, view: SeatView, player: PlayerView) -> Picture:
        words = self.words
        state = "in"
        if player.folded:
            state = "folded"
        elif not player.active:
            state = "out"
        elif player.all_in:
            state = "all-in"
        elif player.mucked:
            state = "mucked"
        won = self._won(view, player)
        # The stakes of a round lie before the players until it is over; blinds lie there before the cards do.
        staked = player.staked if view.phase.is_betting or view.phase is Phase.DEAL else 0
        return {
            "name": words.who(player.seat),
            "state": state,
            "stateText": None if state == "in" else words.say(f"ui-{state}"),
            "stack": words.say("ui-stack", amount=player.stack),
            "stake": words.say("ui-stake", amount=staked) if staked else None,
            "drawn": words.say("ui-drawn", count=player.drawn) if player.drawn is not None else None,
            "turn": words.say("ui-turn") if view.to_act == player.seat else None,
            "dealer": {"mark": words.say("ui-dealer.mark"), "text": words.say("ui-dealer")}
            if player.seat == view.dealer
            else None,
            "won": words.say("ui-takes", amount=won) if won else None,
        }

    def _won(self, view: SeatView, player: PlayerView) -> int:
        return sum(event.amount for event in view.events if event.kind is EventKind.WON and event.seat == player.seat)

    def _says(self, view: SeatView, player: PlayerView) -> str | None:
        """What the player said last in this stage."""
        for event in reversed(view.stage_events):
            if event.seat == player.seat and event.kind in _SAID:
                return self.words.catalogue.event_label(event, names=self.words.names, joker=view.rules.joker)
        return None

    def _middle(self, view: SeatView) -> Picture:
        words = self.words
        over = view.phase is Phase.OVER
        parts = []
        if not over and len(view.pots) > 1:
            parts = [
                words.say("ui-pot-side" if place else "ui-pot-main", amount=pot.amount)
                for place, pot in enumerate(view.pots)
            ]
        if view.carried:
            parts.append(words.say("ui-pot-carried", amount=view.carried))
        won = sum(event.amount for event in view.events if event.kind is EventKind.WON)
        return {
            "label": words.say("ui-table-middle"),
            "pot": {"text": words.say("ui-pot-over" if won else "ui-pot"), "n": self._sum(won if over else view.pot)},
            "parts": None if self.hides_pot else parts or None,
            "stub": {"n": view.stub, "text": words.say("ui-stub", count=view.stub)},
            "discards": {
                "n": view.discards,
                "text": words.say("ui-discards", count=view.discards, apart=view.kept_apart),
            },
        }

    def _sum(self, amount: int) -> str:
        return self.words.say("ui-pot-asked") if self.hides_pot else self.words.text(amount)
