"""Why a hand opens or does not, what a joker makes of one, and why a pot is taken or stays."""

from __future__ import annotations

from drawtutor.cards import JOKER
from drawtutor.course.conditions import category_of, hand_key, hand_with_joker, other_uses
from drawtutor.course.exercise import Exercise
from drawtutor.course.position import played
from drawtutor.course.scene import OpenHands, Spot
from drawtutor.hands import HandCategory, JokerUse
from drawtutor.message import Message, Who
from drawtutor.rules import Seat, ToWin

__all__ = [
    "right_joker",
    "right_kept_apart",
    "right_openers",
    "right_taker",
    "wrong_joker",
    "wrong_joker_key",
    "wrong_kept_apart",
    "wrong_openers",
    "wrong_taker",
]


# Which hand may open?


def _chosen(exercise: Exercise, key: str) -> tuple[int, dict[str, object]]:
    assert isinstance(exercise.subject, OpenHands)
    hands = exercise.subject.hands
    place = next(place for place in range(len(hands)) if hand_key(place) == key)
    hand = hands[place]
    return place, {
        "number": place + 1,
        "rank": hand.rank,
        "first": hand.rank.made_of[0],
        "joker": JOKER in hand.cards,
    }


def wrong_openers(exercise: Exercise, key: str) -> Message:
    """What this hand lacks."""
    assert isinstance(exercise.subject, OpenHands)
    place, values = _chosen(exercise, key)
    hand = exercise.subject.hands[place]
    if hand.rank.category is HandCategory.PAIR:
        return Message.of("course-openers-low-pair", **values)
    suits = [card.suit for card in hand.cards]
    if max(suits.count(suit) for suit in suits) == 4:
        return Message.of("course-openers-not-yet", **values)
    return Message.of("course-openers-no-pair", **values)


def right_openers(exercise: Exercise, key: str) -> Message:
    """What makes this hand good enough."""
    assert isinstance(exercise.subject, OpenHands)
    place, values = _chosen(exercise, key)
    pair = exercise.subject.hands[place].rank.category is HandCategory.PAIR
    return Message.of("course-openers-right" if pair else "course-openers-better", **values)


# What does the joker make?


def _joker_values(exercise: Exercise) -> dict[str, object]:
    hand = hand_with_joker(exercise)
    return {
        "rank": hand.rank,
        "made": hand.rank.category,
        "cards": tuple(card for card in hand.cards if card is not JOKER),
        "bug": _is_bug(exercise),
    }


def _is_bug(exercise: Exercise) -> bool:
    assert isinstance(exercise.subject, OpenHands)
    return exercise.subject.rules is not None and exercise.subject.rules.joker is JokerUse.BUG


def wrong_joker(exercise: Exercise, key: str) -> Message:
    """How the joker was read instead."""
    named = category_of(key)
    assert named is not None
    assert isinstance(exercise.subject, OpenHands)
    return Message.of(wrong_joker_key(exercise.subject, named), named=named, **_joker_values(exercise))


def wrong_joker_key(subject: OpenHands, named: HandCategory) -> str:
    """Which reason speaks against this kind of hand."""
    hand = subject.hands[0]
    uses = other_uses(hand)
    bug = subject.rules is not None and subject.rules.joker is JokerUse.BUG
    if named < uses["ignored"].category:
        what = "below"
    elif named is uses["ignored"].category:
        what = "ignored"
    elif bug and named is uses["wild"].category:
        what = "as-wild"
    elif named is uses["ace"].category:
        what = "as-ace"
    else:
        what = "higher" if named > hand.rank.category else "lower"
    return f"course-joker-{what}"


def right_joker(exercise: Exercise) -> Message:
    """What the joker stands for, and what that makes."""
    hand = hand_with_joker(exercise)
    as_ace = _is_bug(exercise) and hand.rank == other_uses(hand)["ace"]
    filled = hand.rank.category in (HandCategory.STRAIGHT, HandCategory.FLUSH, HandCategory.STRAIGHT_FLUSH)
    what = "ace" if as_ace else "fills" if _is_bug(exercise) and filled else "wild"
    return Message.of(f"course-joker-right-{what}", **_joker_values(exercise))


# Who takes the pot?


def _pot_values(exercise: Exercise) -> dict[str, object]:
    spot = exercise.subject
    assert isinstance(spot, Spot)
    end = played(spot)
    ranks = end.shown_ranks
    return {
        "best": max(ranks.values()),
        "pot": spot.deal.pot,
        "trips": end.rules.to_win is ToWin.TRIPS,
        "joker": end.rules.joker,
    }


def wrong_taker(exercise: Exercise, seat: Seat | None) -> Message:
    """Why this player does not take the pot, or why somebody does."""
    spot = exercise.subject
    assert isinstance(spot, Spot)
    end = played(spot)
    values = _pot_values(exercise)
    if seat is None:
        return Message.of("course-taker-somebody", **values)
    who = Who(seat)
    if not end.active[seat]:
        return Message.of("course-taker-folded", who=who)
    rank = end.shown_ranks.get(seat)
    if rank is None:
        return Message.of("course-taker-gave-up", who=who)
    key = "too-low" if rank == values["best"] else "beaten"
    return Message.of(f"course-taker-{key}", who=who, rank=rank, **values)


def right_taker(exercise: Exercise) -> Message:
    """Whose hand is the highest, and whether it is enough."""
    spot = exercise.subject
    assert isinstance(spot, Spot)
    end = played(spot)
    values = _pot_values(exercise)
    if not end.winners:
        return Message.of("course-taker-nobody", carried=end.carried, **values)
    return Message.of("course-taker-right", who=Who(end.winners[0]), **values)


# Which discards may be dealt again?


def _pile_values(exercise: Exercise) -> dict[str, int]:
    spot = exercise.subject
    assert isinstance(spot, Spot)
    end = played(spot)
    return {
        "thrown": sum(map(len, end.thrown)),
        "apart": end.kept_apart.bit_count(),
        "pile": end.pile.bit_count(),
    }


def wrong_kept_apart(exercise: Exercise, number: int) -> Message:
    """Which discards were counted that are a proof, or left out that are none."""
    spot = exercise.subject
    assert isinstance(spot, Spot)
    values = _pile_values(exercise)
    opener = Who(spot.deal.opener or 0)
    if number == values["thrown"]:
        what = "all"
    elif number == values["apart"]:
        what = "proof"
    elif number == 0:
        what = "none"
    else:
        what = "less" if number < values["pile"] else "more"
    return Message.of(f"course-apart-{what}", number=number, opener=opener, **values)


def right_kept_apart(exercise: Exercise) -> Message:
    """All that was thrown, less what the opener threw."""
    spot = exercise.subject
    assert isinstance(spot, Spot)
    return Message.of("course-apart-right", opener=Who(spot.deal.opener or 0), **_pile_values(exercise))
