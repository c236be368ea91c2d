"""What lies on the odds lab's bench: a hand, what is kept of it, and what the learner wants of it.

It is kept in the browser as plain data, and read back without trust: what makes no sense gives way to what
the lab begins with.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

from drawtutor.cards import JOKER, Card, CardError, UnreadableCardError, format_cards, parse_cards
from drawtutor.hands import HandCategory
from drawtutor.message import Message
from drawtutor.odds import OpponentModel, Price, RandomHand, Read

__all__ = ["Aim", "Bench", "Goal", "NotUnderstoodError", "Stake", "Theirs", "bench_of", "read_hand", "read_seen"]

_MOST_SEEN: Final = 17
"""So that beside five others there are still five cards to draw, if they throw nothing."""
_MOST_CHIPS: Final = 1_000_000


class NotUnderstoodError(ValueError):
    """What was typed cannot be used; ``message`` says what is wrong with it, and what would do."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.key)
        self.message = message


class Goal(StrEnum):
    """By what holds are compared, and what counts as a win where a call is priced."""

    IMPROVE = "improve"
    """To end in a higher category than the hand is now."""
    AT_LEAST = "at-least"
    """To end in a category or a higher one."""
    WIN = "win"
    """To win against others at a showdown."""


class Theirs(StrEnum):
    """What each of the others is taken to have done."""

    ANYTHING = "anything"
    DREW_THREE = "drew-three"
    DREW_TWO = "drew-two"
    DREW_ONE = "drew-one"
    PAT = "pat"

    @property
    def model(self) -> OpponentModel:
        """The assumption by its name in the odds room."""
        if self is Theirs.ANYTHING:
            return RandomHand()
        return Read(drew={Theirs.DREW_THREE: 3, Theirs.DREW_TWO: 2, Theirs.DREW_ONE: 1}.get(self, 0))


@dataclass(frozen=True, slots=True, kw_only=True)
class Aim:
    """What the learner wants of the hand."""

    goal: Goal = Goal.IMPROVE
    category: HandCategory = HandCategory.TWO_PAIR
    """What is to be reached, where that is the goal."""
    opponents: int = 1
    """How many others there are, where winning is the goal: one to five."""
    theirs: Theirs = Theirs.ANYTHING

    @property
    def models(self) -> tuple[OpponentModel, ...]:
        """What is assumed of each of the others."""
        return (self.theirs.model,) * self.opponents


@dataclass(frozen=True, slots=True, kw_only=True)
class Stake:
    """What a call costs, in whole chips, and what it may bring."""

    to_call: int = 10
    pot: int = 30
    """What lies there, the bet that is called among it."""
    more: int = 0
    """What is won besides whenever the hand comes: an assumption."""

    @property
    def price(self) -> Price:
        """The call without what may come later."""
        return Price(to_call=self.to_call, pot=self.pot)


@dataclass(frozen=True, slots=True, kw_only=True)
class Bench:
    """Five cards face up, and everything that is asked about them."""

    hand: tuple[Card, ...]
    keep: tuple[Card, ...]
    """What is kept, in the order of the hand."""
    seen: tuple[Card, ...] = ()
    """Further cards that cannot come."""
    most: int = 5
    """How many cards may be thrown."""
    aim: Aim = Aim()
    stake: Stake = Stake()

    def to_store(self) -> Mapping[str, object]:
        """All of it as plain data: what `bench_of` reads."""
        return {
            "hand": format_cards(self.hand),
            "keep": format_cards(self.keep),
            "seen": format_cards(self.seen),
            "most": self.most,
            "goal": self.aim.goal.value,
            "category": self.aim.category.text,
            "opponents": self.aim.opponents,
            "theirs": self.aim.theirs.value,
            "call": self.stake.to_call,
            "pot": self.stake.pot,
            "more": self.stake.more,
        }


def bench_of(kept: object) -> Bench | None:
    """The bench that was kept as plain data; None where that holds no hand."""
    if not isinstance(kept, Mapping):
        return None
    try:
        hand = read_hand(kept.get("hand"))
        seen = read_seen(kept.get("seen") or "", hand)
        keep = set(_cards(kept.get("keep") or ""))
    except NotUnderstoodError:
        return None
    return Bench(
        hand=hand,
        keep=tuple(card for card in hand if card in keep),
        seen=seen,
        most=whole(kept.get("most"), 1, 5) or 5,
        aim=read_aim(kept, Aim()),
        stake=Stake(
            to_call=whole(kept.get("call"), 1, _MOST_CHIPS) or Stake().to_call,
            pot=_or(whole(kept.get("pot"), 0, _MOST_CHIPS), Stake().pot),
            more=_or(whole(kept.get("more"), 0, _MOST_CHIPS), 0),
        ),
    )


def read_aim(told: Mapping[str, object], before: Aim) -> Aim:
    """The aim that a page or a store tells; what it does not tell stays as it was before."""
    goals = {goal.value: goal for goal in Goal}
    theirs = {each.value: each for each in Theirs}
    categories = {category.text: category for category in HandCategory if category in REACHED}
    return Aim(
        goal=_known(goals, told.get("goal"), before.goal),
        category=_known(categories, told.get("category"), before.category),
        opponents=whole(told.get("opponents"), 1, 5) or before.opponents,
        theirs=_known(theirs, told.get("theirs"), before.theirs),
    )


REACHED: Final = tuple(category for category in HandCategory if 0 < category < HandCategory.FIVE_OF_A_KIND)
"""The categories that one may want to reach."""


def whole(value: object, low: int, high: int) -> int | None:
    """A whole number within bounds, told as one or as its digits; None for anything else."""
    if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 9:
        value = int(value)
    return value if type(value) is int and low <= value <= high else None


def _or(value: int | None, otherwise: int) -> int:
    return otherwise if value is None else value


def _known(known: Mapping[str, Any], value: object, otherwise: Any) -> Any:
    return known.get(value, otherwise) if isinstance(value, str) else otherwise


def _cards(text: object) -> tuple[Card, ...]:
    """The cards of a text; raises `NotUnderstoodError` that names the first piece that is none, or one too many."""
    if not isinstance(text, str) or len(text) > 400:
        raise NotUnderstoodError(Message.of("lab-refuse-text"))
    try:
        cards = parse_cards(text)
    except UnreadableCardError as error:
        piece = "".join(letter if letter.isprintable() else "·" for letter in error.piece[:12])
        raise NotUnderstoodError(Message.of("lab-refuse-piece", piece=piece)) from None
    except CardError:
        raise NotUnderstoodError(Message.of("lab-refuse-text")) from None
    if JOKER in cards:
        raise NotUnderstoodError(Message.of("lab-refuse-joker"))
    for place, card in enumerate(cards):
        if card in cards[:place]:
            raise NotUnderstoodError(Message.of("lab-refuse-twice", card=card))
    return cards


def read_hand(text: object) -> tuple[Card, ...]:
    """Five different cards of a text; raises `NotUnderstoodError`, which names the card that does not fit."""
    cards = _cards(text)
    if len(cards) != 5:
        raise NotUnderstoodError(Message.of("lab-refuse-count", count=len(cards)))
    return cards


def read_seen(text: object, hand: Sequence[Card]) -> tuple[Card, ...]:
    """Further cards that were seen, none of them in the hand; raises `NotUnderstoodError`."""
    cards = _cards(text)
    for card in cards:
        if card in hand:
            raise NotUnderstoodError(Message.of("lab-refuse-held", card=card))
    if len(cards) > _MOST_SEEN:
        raise NotUnderstoodError(Message.of("lab-refuse-seen", count=_MOST_SEEN))
    return cards


def read_stake(told: Mapping[str, object]) -> Stake:
    """What a call costs and may bring, as typed; raises `NotUnderstoodError` for what is no number of whole chips."""
    numbers = {}
    for name, low in (("call", 1), ("pot", 0), ("more", 0)):
        typed = told.get(name)
        text = typed.strip().replace(",", "") if isinstance(typed, str) else typed
        number = whole(text, low, _MOST_CHIPS) if text != "" or name == "call" else 0
        if number is None:
            raise NotUnderstoodError(Message.of(f"lab-refuse-{name}", most=_MOST_CHIPS))
        numbers[name] = number
    return Stake(to_call=numbers["call"], pot=numbers["pot"], more=numbers["more"])
