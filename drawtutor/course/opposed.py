"""Opponents as a sentence names them: what is assumed of each, and what the tutor takes that to mean (PL-31)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from drawtutor.hands import Hand
from drawtutor.message import Message
from drawtutor.odds import FirstRound, KnownHand, OpponentModel, RandomHand, usually_holds

__all__ = ["facing", "opinions"]


def facing(opponents: Sequence[OpponentModel]) -> tuple[Message, ...]:
    """Whom one is up against, as a list: "a player who opened and drew one card"."""
    counted = Counter(opponents)
    return tuple(_named(model, count) for model, count in counted.items())


def _named(model: OpponentModel, count: int) -> Message:
    if isinstance(model, KnownHand):
        drawn = len(model.cards) - len(model.keep)
        return Message.of("course-facing-known", rank=Hand(model.cards).rank, drawn=drawn)
    if isinstance(model, RandomHand):
        return Message.of("course-facing-unknown", count=count)
    if model.drew is None:
        return Message.of("course-facing-first", count=count, first=model.first)
    if model.first is FirstRound.UNKNOWN:
        return Message.of("course-facing-drew", count=count, drew=model.drew)
    return Message.of("course-facing-both", count=count, first=model.first, drew=model.drew)


def opinions(opponents: Sequence[OpponentModel]) -> tuple[Message, ...]:
    """What such players usually hold by the tutor's opinion, the two likeliest kinds; nothing of open hands."""
    told = []
    models = dict.fromkeys(opponents)
    for model in models:
        if isinstance(model, KnownHand):
            continue
        shares = sorted(usually_holds(model).items(), key=lambda item: item[1], reverse=True)
        likely = tuple(Message.of("course-likely", holding=kind, share=share) for kind, share in shares[:2] if share)
        alone = len(models) == 1
        told.append(Message.of(f"course-opinion{'-alone' if alone else ''}", who=_named(model, 1), likely=likely))
    return tuple(told)
