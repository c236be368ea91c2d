"""What the rules room deals in, put into sentences: refusals, declarations, events, choices."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from drawtutor.cards import JOKER, Card, CardError
from drawtutor.hands import Hand, JokerUse
from drawtutor.message import Message, Who
from drawtutor.rules import (
    Action,
    ActionKind,
    Announce,
    Ask,
    Bet,
    Call,
    Check,
    Discard,
    Event,
    EventKind,
    Fold,
    IllegalActionError,
    LegalActions,
    Muck,
    Phase,
    RaiseTo,
    Rap,
    Reason,
    RulesError,
    Show,
    StandPat,
)
from drawtutor.words.values import NO_NAMES, Names

if TYPE_CHECKING:
    from drawtutor.words.catalogue import Catalogue

__all__ = [
    "action_label",
    "declared",
    "event_label",
    "event_sentence",
    "legal_sentence",
    "refusal",
    "spoken_card",
    "wager_range",
]

_SEAT_FACTS: Final = frozenset({"seat", "to_act"})
_IN_TURN: Final = tuple(kind for kind in ActionKind if kind is not ActionKind.ASK)
"""The choices that answer a turn; a question takes none."""


def refusal(catalogue: Catalogue, error: RulesError, *, names: Names = NO_NAMES) -> str:
    """Why something is refused, in one sentence that says what would be legal.

    A sentence that needs a fact which the error does not tell gives way to the bare one.
    """
    facts = {name: value for name, fact in error.facts.items() if (value := _fact(name, fact)) is not None}
    key = f"refusal-{error.reason.value}"
    form = "legal"
    if isinstance(error, IllegalActionError) and error.legal is not None:
        facts["choices"] = _choices(error.legal, _IN_TURN)
        if error.reason is Reason.BET_SIZE:
            form = _size_form(error.legal, facts)
    if not facts.get("choices"):
        facts.pop("choices", None)
    for candidate in (f"{key}.{form}", key, f"{key}.seat", f"{key}.bare"):
        # Asked of the master language's entry too where this one lacks it: `say` falls back key by key.
        known = catalogue if catalogue.has(candidate) or catalogue.fallback is None else catalogue.fallback
        if known.has(candidate) and known.variables(candidate) <= facts.keys():
            return catalogue.say(candidate, names=names, **facts)
    return catalogue.say(key, names=names, **facts)


def _fact(name: str, fact: int | str) -> object:
    """A fact with its type: seats as players, cards as cards, phases as phases; None where it says nothing."""
    if name in _SEAT_FACTS and isinstance(fact, int):
        return Who(fact) if fact >= 0 else None
    if name == "card" and isinstance(fact, str):
        try:
            return Card.parse(fact)
        except CardError:
            return None
    if name == "phase" and isinstance(fact, str):
        return Phase(fact)
    if name == "name" and isinstance(fact, str):
        # Sentences choose by the name of an amount; records write some of them with an underscore before.
        return fact.lstrip("_")
    return fact


def _size_form(legal: LegalActions, facts: dict[str, object]) -> str:
    """Which sentence tells the legal sizes: one, a few, or a range; and whether of an opening bet."""
    if facts.get("low") == facts.get("high"):
        kind = "one"
    elif legal.wagers:
        kind = "few"
        facts["sizes"] = legal.wagers
    else:
        kind = "range"
    return f"opening-{kind}" if legal.bet else kind


def declared(
    catalogue: Catalogue,
    action: Action,
    *,
    names: Names = NO_NAMES,
    phase: Phase | None = None,
    cost: int | None = None,
) -> str:
    """What a player says aloud with this action (PL-16), as in ``I raise to 8``.

    ``cost``, in chips, adds what it pays now, as in ``I raise to 8: 6 more from me``.
    """
    kind, values = _declaration(action)
    key = f"declare-{kind}"
    if isinstance(action, Bet):
        values = {**values, "phase": phase or Phase.BET2}
    if cost is not None and isinstance(action, Bet | Call | RaiseTo):
        return catalogue.say(f"{key}.cost", names=names, cost=cost, **values)
    return catalogue.say(key, names=names, **values)


def _declaration(action: Action) -> tuple[str, Mapping[str, object]]:
    match action:
        case Bet(to):
            return "bet", {"to": to}
        case RaiseTo(to):
            return "raise", {"to": to}
        case Discard(cards):
            return ("discard", {"count": len(cards)}) if cards else ("stand-pat", {})
        case Announce(count):
            return "announce", {"count": count}
        case Ask(about):
            return "ask", {"about": Who(about)}
        case Fold() | Check() | Call() | Show() | Muck() | Rap():
            return type(action).__name__.lower(), {}
        case StandPat():
            return "stand-pat", {}


def event_sentence(
    catalogue: Catalogue, event: Event, *, names: Names = NO_NAMES, joker: JokerUse = JokerUse.NONE
) -> str:
    """What happened, in one sentence: ``You fold.`` or ``Vera folds.``, by who the names say is who."""
    return catalogue.say(_event_message(event, joker, ""), names=names)


def event_label(catalogue: Catalogue, event: Event, *, names: Names = NO_NAMES, joker: JokerUse = JokerUse.NONE) -> str:
    """The same as a few words beside the player's seat, as in ``raises to 8``."""
    return catalogue.say(_event_message(event, joker, ".short"), names=names)


def _event_message(event: Event, joker: JokerUse, form: str) -> Message:
    key = f"event-{event.kind.value}"
    values: dict[str, object] = {
        "amount": event.amount,
        "to": event.to,
        "count": event.count,
        "cards": event.cards,
        "phase": event.phase,
    }
    if event.seat is not None:
        values["who"] = Who(event.seat)
    if event.about is not None:
        values["about"] = Who(event.about)
    if event.kind is EventKind.ASK:
        tail = "late" if event.count < 0 else "some" if event.count else "none"
        values["answer"] = Message.of(f"event-ask-{tail}", count=event.count)
    if event.kind is EventKind.SHOW:
        if len(event.cards) == 5 and (JOKER not in event.cards or joker is not JokerUse.NONE):
            values["hand"] = Hand(event.cards, joker=joker).rank
        else:
            key = "event-show-cards"
    return Message(key + form, values)


def legal_sentence(catalogue: Catalogue, legal: LegalActions) -> str:
    """Everything that is legal now, in one sentence to the player whose turn it is."""
    choices = _choices(legal, tuple(ActionKind))
    return catalogue.say("legal-choices", choices=choices) if choices else catalogue.say("legal-nothing")


def _choices(legal: LegalActions, among: tuple[ActionKind, ...]) -> tuple[Message, ...]:
    """The choices that are open, each as the message that follows "you may"."""
    return tuple(_choice(kind, legal) for kind in among if kind in legal.kinds)


def _choice(kind: ActionKind, legal: LegalActions) -> Message:
    key = f"legal-{kind.value.replace('_', '-')}"
    if kind is ActionKind.CALL:
        return Message.of(key, amount=legal.to_call)
    if kind is ActionKind.DISCARD:
        return Message.of(f"{key}-ace" if legal.four_with_ace else key, count=legal.max_discards)
    if kind is ActionKind.BET or kind is ActionKind.RAISE:
        low, high = legal.wager or (0, 0)
        if low != high and not legal.wagers:
            return Message.of(f"{key}.range", low=low, high=high)
        return Message.of(key, size=_sizes(legal))
    return Message.of(key)


def _sizes(legal: LegalActions) -> Message | int:
    low, high = legal.wager or (0, 0)
    if low == high:
        return low
    if legal.wagers:
        return Message.of("wager-few", sizes=legal.wagers)
    return Message.of("wager-range", low=low, high=high)


def wager_range(catalogue: Catalogue, legal: LegalActions) -> str:
    """How much a bet or raise may come to, in words such as ``3 to 10``; empty where neither is legal."""
    return "" if legal.wager is None else catalogue.text(_sizes(legal))


def action_label(
    catalogue: Catalogue,
    kind: ActionKind,
    *,
    phase: Phase | None = None,
    amount: int | None = None,
) -> str:
    """What stands on the button of a choice: ``Call 4``, ``Raise to 8``; without an amount ``Call``, ``Raise to``.

    ``amount`` is what a call pays, what a bet or raise comes to, or how many cards are thrown.
    """
    key = f"action-{kind.value.replace('_', '-')}"
    round_ = phase or Phase.BET2
    if amount is not None:
        return catalogue.say(f"{key}.label", amount=amount, phase=round_)
    takes_amount = kind in (ActionKind.BET, ActionKind.CALL, ActionKind.DISCARD, ActionKind.RAISE)
    return catalogue.say(f"{key}.bare" if takes_amount else f"{key}.label", phase=round_)


def spoken_card(catalogue: Catalogue, card: Card | None, *, thrown: bool = False) -> str:
    """A card as a screen reader says it: ``jack of spades, to throw``; None is one face down."""
    if card is None:
        return catalogue.say("card-face-down")
    return catalogue.say("card-to-throw" if thrown else "card-spoken", card=card)
