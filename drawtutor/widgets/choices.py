"""The action bar: what can be chosen now, what each choice says aloud, and why some of it is closed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from drawtutor.cards import Card, CardError
from drawtutor.rules import (
    Action,
    ActionKind,
    Bet,
    Call,
    Check,
    Discard,
    Fold,
    IllegalActionError,
    Muck,
    Phase,
    RaiseTo,
    RuleSet,
    SeatView,
    Show,
    StandPat,
)
from drawtutor.widgets.pictures import HAND_SIZE
from drawtutor.widgets.plain import Picture
from drawtutor.widgets.wording import Wording
from drawtutor.words import enum_key

__all__ = ["NotAnActionError", "action_bar", "game_buttons", "read_action"]

Refusal = Callable[[Action], IllegalActionError | None]
"""Why an action would be refused now; None where it would not be."""

_TRIED: Final = 60
"""How many amounts are put into words to see whether their sentences differ by the number alone."""


class NotAnActionError(ValueError):
    """What a page sent names no action: a page of ours sends no such thing."""


def action_bar(view: SeatView, words: Wording, *, draft: str, part: str, refusal: Refusal, title: str = "") -> Picture:
    """The choices of the seat whose view it is, each always in its place, closed ones with their reason.

    ``refusal`` is the engine's own answer: the page never works out what is legal.
    """
    bar = _Bar(view, words, part, refusal)
    if view.phase is Phase.DRAW:
        buttons = [
            bar.throw(),
            bar.plain("pat", ActionKind.STAND_PAT, StandPat(), needs={"none": words.say("ui-needs-none")}),
        ]
        legal = view.legal
        sentence = words.say("ui-throw-limit", count=legal.max_discards, ace=legal.four_with_ace)
    elif view.phase is Phase.SHOWDOWN:
        buttons = [bar.plain("show", ActionKind.SHOW, Show()), bar.plain("muck", ActionKind.MUCK, Muck())]
        sentence = words.say("ui-declared-aloud")
    else:
        owes = view.level > view.me.staked
        middle = (ActionKind.CALL, Call()) if owes else (ActionKind.CHECK, Check())
        buttons = [bar.plain("fold", ActionKind.FOLD, Fold()), bar.plain("stay", *middle), bar.wager()]
        sentence = words.say("ui-declared-aloud")
    return {
        "type": "actions",
        "key": f"{part}-actions",
        "label": words.say("ui-choices"),
        "title": title or None,
        "draft": draft,
        "mine": view.my_turn or None,
        "buttons": buttons,
        "sentence": sentence,
    }


def game_buttons(games: Sequence[RuleSet], now: RuleSet, words: Wording, *, part: str, between_deals: bool) -> Picture:
    """The games that can be played, the one that is played marked; another one can be begun between deals."""
    buttons = []
    for game in games:
        off = words.say("ui-deal-house-now") if game is now else ""
        if not off and not between_deals:
            off = words.say("ui-deal-house-later")
        buttons.append(
            {
                "key": game.value,
                "text": words.say(f"{enum_key(game)}.title"),
                "look": "quiet",
                "pressed": game is now,
                "off": off or None,
                "intent": {"name": "game", "part": part, "rules": game.value},
            }
        )
    title = words.say("ui-deal-house")
    return {"type": "buttons", "key": f"{part}-games", "label": title, "title": title, "buttons": buttons}


class _Bar:
    def __init__(self, view: SeatView, words: Wording, part: str, refusal: Refusal) -> None:
        self.view = view
        self.words = words
        self.part = part
        self.refusal = refusal

    def off(self, action: Action) -> str | None:
        refused = self.refusal(action)
        return None if refused is None else self.words.catalogue.refusal(refused, names=self.words.names)

    def declared(self, action: Action) -> str:
        said = self.words.catalogue.action(action, names=self.words.names, phase=self.view.phase)
        return self.words.say("ui-declared", words=said)

    def plain(self, key: str, kind: ActionKind, action: Action, *, needs: Mapping[str, str] | None = None) -> Picture:
        price = self.view.legal.to_call if kind is ActionKind.CALL and self.view.legal.call else None
        return {
            "key": key,
            "text": self.words.catalogue.action_label(kind, phase=self.view.phase, amount=price),
            "says": self.declared(action),
            "off": self.off(action),
            "needs": needs,
            "intent": {"name": "act", "part": self.part, "action": kind.value},
        }

    def wager(self) -> Picture:
        legal, words = self.view.legal, self.words
        opening = self.view.level == 0
        kind = ActionKind.BET if opening else ActionKind.RAISE
        low, high = legal.wager or (0, 0)
        made: Callable[[int], Action] = Bet if opening else RaiseTo
        # Without a legal size, any will do to be told why.
        probe = low or max(self.view.level + 1, 1)
        button: Picture = {
            "key": "wager",
            "text": words.catalogue.action_label(kind, phase=self.view.phase),
            "off": self.off(made(probe)),
            "takes": "amount",
            "intent": {"name": "act", "part": self.part, "action": kind.value},
        }
        if legal.wager is None:
            return button | {
                "says": self.declared(made(probe)),
                "takes": None,
                "intent": button["intent"] | {"to": probe},
            }
        values = legal.wagers or None
        return (
            button
            | self._sentences(made, values or range(low, high + 1))
            | {
                "amount": {
                    "min": low,
                    "max": high,
                    "value": low,
                    "values": values,
                    "label": words.say("ui-amount-bet" if opening else "ui-amount-raise"),
                    "range": words.catalogue.wager_range(legal),
                    "less": words.say("ui-amount-less"),
                    "more": words.say("ui-amount-more"),
                }
            }
        )

    def _sentences(self, made: Callable[[int], Action], amounts: Sequence[int]) -> Picture:
        """What is said with each amount: one sentence with a gap where it fits all of them, else each its own."""
        told = {amount: self.declared(made(amount)) for amount in amounts[:_TRIED]}
        gapped = {sentence.replace(str(amount), "{n}", 1) for amount, sentence in told.items()}
        if len(gapped) == 1:
            return {"says": gapped.pop()}
        return {"sentences": {amount: self.declared(made(amount)) for amount in amounts}}

    def throw(self) -> Picture:
        words, hand = self.words, self.view.hand
        counts = range(1, len(hand) + 1)
        label = words.catalogue.action_label
        return {
            "key": "throw",
            "text": label(ActionKind.DISCARD),
            "texts": [label(ActionKind.DISCARD), *(label(ActionKind.DISCARD, amount=count) for count in counts)],
            "sentences": ["", *(self.declared(Discard(hand[:count])) for count in counts)],
            "off": self.off(Discard(hand[:1])) if hand and not self.view.legal.max_discards else None,
            "needs": {"cards": words.say("ui-needs-cards")},
            "takes": "cards",
            "intent": {"name": "act", "part": self.part, "action": ActionKind.DISCARD.value},
        }


def read_action(intent: Mapping[str, object]) -> Action:
    """The action that a page sent; raises `NotAnActionError` for anything that names none."""
    kind = intent.get("action")
    plain: dict[object, Action] = {
        "fold": Fold(),
        "check": Check(),
        "call": Call(),
        "stand_pat": StandPat(),
        "show": Show(),
        "muck": Muck(),
    }
    if kind in plain:
        return plain[kind]
    if kind in ("bet", "raise"):
        to = intent.get("to")
        if type(to) is not int:
            raise NotAnActionError(f"an amount is a whole number, not {to!r}")
        return Bet(to) if kind == "bet" else RaiseTo(to)
    if kind == "discard":
        return Discard(_cards(intent.get("cards")))
    raise NotAnActionError(f"there is no action {kind!r}")


def _cards(codes: object) -> tuple[Card, ...]:
    if not isinstance(codes, list) or len(codes) > 2 * HAND_SIZE or not all(isinstance(code, str) for code in codes):
        raise NotAnActionError("cards come as a list of their codes")
    try:
        return tuple(Card.parse(code) for code in codes)
    except CardError as error:
        raise NotAnActionError(str(error)) from None
