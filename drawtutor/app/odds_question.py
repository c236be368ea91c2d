"""What is asked of ``drawtutor odds``: cards as people write them, and why some questions have no answer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from drawtutor.app.terminal import plain
from drawtutor.cards import JOKER, Card, UnreadableCardError, parse_cards
from drawtutor.hands import JokerUse
from drawtutor.message import Message

__all__ = ["OddsQuestion", "OddsRefusedError", "read_question"]

MOST_OPPONENTS: Final = 9
_HAND: Final = 5
_NONE: Final = frozenset({"", "-", "none"})
_LONGEST: Final = 24
_MOST_CHARACTERS: Final = 1000
"""More than a deck written out; what is longer is not looked at card by card."""


class OddsRefusedError(Exception):
    """What keeps a question from an answer, as a message of one sentence."""

    def __init__(self, key: str, /, **values: object) -> None:
        self.message = Message.of(key, **values)
        super().__init__(key)


@dataclass(frozen=True, slots=True, kw_only=True)
class OddsQuestion:
    """A hand, what else is known, and what is to be told of it."""

    hand: tuple[Card, ...]
    seen: tuple[Card, ...] = ()
    keep: tuple[Card, ...] | None = None
    """The one way to hold the hand that is asked about; None asks about all of them."""
    opponents: int = 1
    joker: JokerUse = JokerUse.NONE
    """What a joker in the deck stands for; none means that there is none in it."""
    royal: bool = False
    """Whether royal flushes are told apart from the other straight flushes."""

    @property
    def seed(self) -> str:
        """One text for one question, in whatever order its cards were written, for sampling that can be repeated."""
        parts = (self.hand, self.seen)
        return "|".join("".join(sorted(map(str, cards))) for cards in parts) + f"|{self.opponents}|{self.joker.value}"


def read_question(
    cards: Sequence[str],
    *,
    keep: str | None = None,
    discard: str | None = None,
    seen: Sequence[str] = (),
    opponents: str | None = None,
    joker: str | None = None,
    royal: bool = False,
) -> OddsQuestion:
    """The question that a command line asks; raises `OddsRefusedError` for one that has no answer.

    At most one of ``keep`` and ``discard`` is given; an empty one, ``-`` and ``none`` mean no card at all.
    """
    use = JokerUse.NONE if joker is None else JokerUse(joker)
    hand = _cards(" ".join(cards), use)
    _once(hand)
    if len(hand) != _HAND:
        raise OddsRefusedError("command-odds-not-five", count=len(hand))
    others = _cards(" ".join(text for text in seen if text.strip().lower() not in _NONE), use)
    for card in others:
        if card in hand:
            raise OddsRefusedError("command-odds-seen-held", card=str(card))
    _once(others)
    many = _count(opponents)
    if use is not JokerUse.NONE and many != 1:
        raise OddsRefusedError("command-odds-joker-alone")
    left = (52 if use is JokerUse.NONE else 53) - _HAND - len(others)
    # At a full table what was thrown is shuffled and dealt again; at a smaller one all that come have to be unseen.
    needed = _HAND * many + (0 if many == MOST_OPPONENTS else _HAND)
    if left < needed:
        raise OddsRefusedError("command-odds-deck-small", left=left, needed=needed)
    return OddsQuestion(
        hand=hand,
        seen=others,
        keep=_kept(hand, keep, discard, use),
        opponents=many,
        joker=use,
        royal=royal,
    )


def _cards(text: str, joker: JokerUse) -> tuple[Card, ...]:
    if len(text) > _MOST_CHARACTERS:
        raise OddsRefusedError("command-odds-too-long")
    try:
        cards = parse_cards(text)
    except UnreadableCardError as error:
        piece = error.piece if len(error.piece) <= _LONGEST else error.piece[: _LONGEST - 1] + "…"
        raise OddsRefusedError("command-odds-no-card", text=plain(piece)) from None
    if joker is JokerUse.NONE and JOKER in cards:
        raise OddsRefusedError("command-odds-no-joker")
    return cards


def _once(cards: Sequence[Card]) -> None:
    for at, card in enumerate(cards):
        if card in cards[:at]:
            raise OddsRefusedError("command-odds-twice", card=str(card))


def _count(text: str | None) -> int:
    if text is None:
        return 1
    if text.isascii() and text.isdecimal() and len(text) <= 3 and 1 <= int(text) <= MOST_OPPONENTS:
        return int(text)
    if not text.strip():
        raise OddsRefusedError("command-odds-opponents-none", most=MOST_OPPONENTS)
    raise OddsRefusedError("command-odds-opponents", text=plain(text[:_LONGEST]), most=MOST_OPPONENTS)


def _kept(hand: tuple[Card, ...], keep: str | None, discard: str | None, joker: JokerUse) -> tuple[Card, ...] | None:
    text = keep if discard is None else discard
    if text is None:
        return None
    named = () if text.strip().lower() in _NONE else _cards(text, joker)
    _once(named)
    for card in named:
        if card not in hand:
            raise OddsRefusedError("command-odds-not-held", card=str(card))
    return tuple(card for card in hand if (card in named) is (discard is None))
