"""What a house asks of a hand, or adds to the deck: openers, trips to win, the joker. The engine decides each of them.

The answers of the tasks on them are worked out here; `graders` calls these like its own.
"""

from __future__ import annotations

from drawtutor.cards import DECK, JOKER
from drawtutor.course.answers import Answer, ChoiceAnswer, NumberAnswer, SeatAnswer
from drawtutor.course.exercise import Exercise
from drawtutor.course.position import played
from drawtutor.course.scene import OpenHands, Spot
from drawtutor.hands import Hand, HandCategory, HandRank, JokerUse
from drawtutor.rules import Deal, DealHand, HouseRules, Seat, Stakes

__all__ = [
    "category_key",
    "category_of",
    "hand_key",
    "hand_with_joker",
    "joker_makes",
    "kept_apart",
    "may_open",
    "other_uses",
    "takes_pot",
    "who_may_open",
]


def may_open(rules: HouseRules, hand: Hand) -> bool:
    """Whether whoever is dealt this hand, and speaks first, may open with it in this house."""
    stakes = Stakes(small_bet=1, min_bet=1, max_bet=10).checked(rules)
    deal = Deal.begin(rules, stakes, stacks=(50, 50), antes=(1, 1))
    others = tuple(card for card in DECK if card not in hand.cards)[:5]
    for seat, cards in enumerate((hand.cards, others)):
        deal = deal.serve(DealHand(Seat(seat), cards))
    return deal.legal(Seat(0)).bet


def hand_key(place: int) -> str:
    """The key of the choice of an open hand, by its place on the table from 0."""
    return f"hand-{place + 1}"


def who_may_open(exercise: Exercise) -> Answer:
    """The one hand that may open; raises `ValueError` where it is not one alone."""
    subject = _open_hands(exercise)
    assert subject.rules is not None, f"{exercise.id}: no house says what opens"
    able = [place for place, hand in enumerate(subject.hands) if may_open(subject.rules, hand)]
    if len(able) != 1:
        msg = f"{exercise.id}: one hand that may open is expected, not {len(able)}"
        raise ValueError(msg)
    return ChoiceAnswer(hand_key(able[0]))


def category_key(category: HandCategory) -> str:
    """The key of the choice of a kind of hand, as in ``two-pair``."""
    return category.text.replace(" ", "-")


def category_of(key: str) -> HandCategory | None:
    """The kind of hand of such a key; None for a key of something else."""
    return next((category for category in HandCategory if category_key(category) == key), None)


def hand_with_joker(exercise: Exercise) -> Hand:
    """The hand that is asked about."""
    return _open_hands(exercise).hands[0]


def joker_makes(exercise: Exercise) -> Answer:
    """What kind of hand the joker makes of the four cards beside it."""
    return ChoiceAnswer(category_key(hand_with_joker(exercise).rank.category))


def other_uses(hand: Hand) -> dict[str, HandRank]:
    """What the hand would be worth if the joker were ignored, were always an ace, or were fully wild."""
    four = tuple(card for card in hand.cards if card is not JOKER)
    completed = [Hand((*four, card)).rank for card in DECK if card not in four]
    bug = Hand(hand.cards, joker=JokerUse.BUG).rank
    filled = (HandCategory.STRAIGHT, HandCategory.FLUSH, HandCategory.STRAIGHT_FLUSH)
    aces = [Hand((*four, card)).rank for card in DECK if card.rank == 14 and card not in four]
    plain = [rank for rank in aces if rank.category not in filled]
    return {
        "ignored": min(completed),
        "ace": max(plain) if plain else bug,
        "wild": Hand(hand.cards, joker=JokerUse.WILD).rank,
    }


def takes_pot(exercise: Exercise) -> Answer:
    """Who takes the pot after what is said; nobody where it stays."""
    winners = played(_spot(exercise)).winners
    assert len(winners) <= 1, f"{exercise.id}: the pot is shared"
    return SeatAnswer(winners[0] if winners else None)


def kept_apart(exercise: Exercise) -> Answer:
    """How many of the cards thrown so far may be dealt again."""
    return NumberAnswer(played(_spot(exercise)).pile.bit_count())


def _spot(exercise: Exercise) -> Spot:
    assert isinstance(exercise.subject, Spot), f"{exercise.task} is asked about a moment of a deal"
    return exercise.subject


def _open_hands(exercise: Exercise) -> OpenHands:
    assert isinstance(exercise.subject, OpenHands), f"{exercise.task} is asked about open hands"
    return exercise.subject
