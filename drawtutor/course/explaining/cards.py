"""Why cards are thrown or kept, why a hand outranks another, and what is wrong with a deck."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from drawtutor.cards import DECK, Card, Rank
from drawtutor.course.exercise import Exercise
from drawtutor.course.graders import HAND_SIZE, deck_fault
from drawtutor.course.opposed import facing, opinions
from drawtutor.course.scene import Against, Beat, Circle, OpenHands, Reach, Spot, Spread
from drawtutor.course.throws import Throw, throws
from drawtutor.hands import Hand, HandCategory, HandRank
from drawtutor.message import Message
from drawtutor.odds import Estimate

__all__ = [
    "compared_cards",
    "right_deck",
    "right_discards",
    "right_number",
    "right_order",
    "wrong_deck",
    "wrong_discards",
    "wrong_number",
    "wrong_order",
]


# The exchange.


def wrong_discards(exercise: Exercise, cards: tuple[Card, ...]) -> Message:
    """What this throw gives up, with its chance beside the best one's."""
    spot = exercise.subject
    assert isinstance(spot, Spot)
    assert spot.hero is not None
    held = spot.deal.hands[spot.hero]
    limit = spot.deal.legal(spot.hero).max_discards
    ways = throws(exercise)
    best = ways[0]
    chosen = next((way for way in ways if set(way.discard) == set(cards)), None)
    if chosen is None:
        ace = spot.deal.rules.four_with_ace and len(cards) == limit + 1
        return Message.of("course-throw-needs-ace" if ace else "course-throw-limit", count=len(cards), limit=limit)
    made = Hand(held).made_of if Hand(held).rank.category is not HandCategory.HIGH_CARD else ()
    broken = tuple(card for card in cards if card in made and card in best.keep)
    more = tuple(card for card in chosen.keep if card not in best.keep)
    fewer = tuple(card for card in cards if card in best.keep)
    if not cards:
        what = "pat"
    elif broken:
        what = "breaks"
    elif more and not fewer:
        what = "kicker"
    elif fewer and not more:
        what = "too-many"
    else:
        what = "other"
    return Message.of(
        f"course-{_asked(exercise)}-{what}",
        broken=broken,
        more=more,
        fewer=fewer,
        kept=chosen.keep,
        thrown=cards,
        chance=chosen.chance,
        best=best.chance,
        **_behind(chosen),
        **_needed(exercise),
    )


def _asked(exercise: Exercise) -> str:
    """What the throws are measured by: a hand that is needed, or the pot that is to be won."""
    return "face" if isinstance(exercise.aim, Against) else "throw"


def _behind(way: Throw) -> dict[str, object]:
    """How far a throw is behind the best, in points of a hundred, and twice the error of that where it is sampled."""
    if isinstance(way.behind, Estimate):
        return {"gap": 100 * way.behind.value, "error": 200 * way.behind.standard_error}
    return {"gap": float(100 * way.behind), "error": 0}


def _needed(exercise: Exercise) -> dict[str, object]:
    """What the exchange has to bring, for a sentence."""
    if isinstance(exercise.aim, Against):
        return {"facing": facing(exercise.aim.opponents), "opinions": opinions(exercise.aim.opponents)}
    if isinstance(exercise.aim, Beat):
        return {"needed": exercise.aim.hand.rank, "beating": True}
    assert isinstance(exercise.aim, Reach)
    return {"needed": exercise.aim.category, "beating": False}


def right_discards(exercise: Exercise, cards: tuple[Card, ...]) -> Message:
    """The chance of this throw, beside the next best one."""
    ways = throws(exercise)
    second = next(way for way in ways if not way.close)
    chosen = next(way for way in ways if set(way.discard) == set(cards))
    others = [way for way in ways if way.close and way is not chosen]
    return Message.of(
        f"course-{_asked(exercise)}-right",
        kept=chosen.keep,
        count=len(cards),
        chance=chosen.chance,
        next=second.chance,
        next_kept=second.keep,
        close=tuple(Message.of("course-face-keeping", kept=way.keep) for way in others),
        **_behind(second),
        **_needed(exercise),
    )


# The order of hands.


def wrong_order(exercise: Exercise, order: Sequence[int]) -> Message:
    """The first two hands that stand the wrong way round, and what decides between them."""
    assert isinstance(exercise.subject, OpenHands)
    hands = exercise.subject.hands
    for above, below in pairwise(order):
        if hands[above].rank < hands[below].rank:
            return compare(hands, below, above)
    msg = f"{exercise.id}: {order!r} is no wrong order"
    raise ValueError(msg)


def compare(hands: Sequence[Hand], better: int, worse: int) -> Message:
    """Why one hand outranks another: the kind, then the ranks that make it, then the side cards."""
    high, low = hands[better].rank, hands[worse].rank
    values: dict[str, object] = {"better": better + 1, "worse": worse + 1, "high": high, "low": low}
    if _wraps(hands[worse]) and low.category is HandCategory.HIGH_CARD:
        return Message.of("course-rank-wrap", **values)
    if high.category is not low.category:
        if high.category is HandCategory.STRAIGHT and high.made_of[0] is Rank.FIVE:
            return Message.of("course-rank-wheel", **values)
        return Message.of("course-rank-category", high_category=high.category, low_category=low.category, **values)
    if low.category in (HandCategory.STRAIGHT, HandCategory.STRAIGHT_FLUSH) and low.made_of[0] is Rank.FIVE:
        return Message.of("course-rank-low-ace", category=high.category, **values)
    place, one, other = _difference(high, low)
    made = place < len(high.made_of)
    key = "course-rank-made" if made else "course-rank-kicker"
    if high.category is HandCategory.FULL_HOUSE and not place:
        key = "course-rank-full"
    if high.category is HandCategory.TWO_PAIR and not place:
        key = "course-rank-two-pair"
    return Message.of(key, category=high.category, one=one, other=other, place=place, **values)


def _difference(high: HandRank, low: HandRank) -> tuple[int, Rank, Rank]:
    """Where two hands of one kind first differ, and in which ranks."""
    pairs = zip((*high.made_of, *high.kickers), (*low.made_of, *low.kickers), strict=True)
    return next((place, one, other) for place, (one, other) in enumerate(pairs) if one is not other)


def deciding_cards(hands: Sequence[Hand], better: int, worse: int) -> tuple[Card, ...]:
    """The cards of two hands that decide between them: what makes them, or the first ranks in which they differ.

    Two equal hands have none.
    """
    one, other = hands[better], hands[worse]
    if one.rank == other.rank:
        return ()
    if one.rank.category is not other.rank.category:
        return (*one.made_of, *other.made_of)
    _, high, low = _difference(one.rank, other.rank)
    return (
        *(card for card in one.cards if card.rank is high),
        *(card for card in other.cards if card.rank is low),
    )


def compared_cards(exercise: Exercise, explanation: Message, order: Sequence[int] | None) -> frozenset[Card]:
    """The cards that an explanation of ranked hands speaks of.

    Of a wrong order it is the one comparison that is told; of the right ``order`` every one within a kind.
    """
    assert isinstance(exercise.subject, OpenHands)
    hands = exercise.subject.hands
    if order is not None:
        pairs = [(one, other) for one, other in pairwise(order) if _alike(hands[one], hands[other])]
        return frozenset(card for one, other in pairs for card in deciding_cards(hands, one, other))
    better, worse = explanation.values.get("better"), explanation.values.get("worse")
    if not isinstance(better, int) or not isinstance(worse, int):
        return frozenset()
    return frozenset(deciding_cards(hands, better - 1, worse - 1))


def _alike(one: Hand, other: Hand) -> bool:
    return one.rank.category is other.rank.category


def _wraps(hand: Hand) -> bool:
    """Whether the ranks would be a straight if the ace could stand between king and two."""
    ranks = {int(card.rank) for card in hand.cards}
    if len(ranks) != HAND_SIZE or 14 not in ranks:
        return False
    circle = [(14 + step - 2) % 13 + 2 for step in range(-3, 4)]
    return any(ranks == set(circle[start : start + HAND_SIZE]) for start in range(3))


def right_order(exercise: Exercise, order: Sequence[int]) -> Message:
    """The hands by name, the highest first."""
    assert isinstance(exercise.subject, OpenHands)
    ranks = tuple(exercise.subject.hands[place].rank for place in order)
    tied = any(one == other for one, other in pairwise(ranks))
    beside = any(one > other and one.made_of == other.made_of for one, other in pairwise(ranks))
    places = tuple(place + 1 for place in order)
    return Message.of("course-rank-right", hands=ranks, places=places, tied=tied, beside=beside)


# The deck.


def wrong_deck(exercise: Exercise, key: str) -> Message:
    """Where to look again."""
    assert isinstance(exercise.subject, Spread)
    cards = exercise.subject.cards
    if key == "complete":
        return Message.of("course-deck-not-complete", count=len(cards))
    fault, _, name = key.partition("-")
    card = Card.parse(name)
    values: dict[str, object] = {"card": card, "count": len(cards), "times": cards.count(card)}
    if fault == "missing":
        # Its neighbours in a new deck are where the eye should go.
        place = card.index % 13
        beside = tuple(DECK[card.index + step] for step in (-1, 1) if 0 <= place + step < 13)
        return Message.of("course-deck-there", beside=beside, **values)
    if fault == "doubled":
        return Message.of("course-deck-not-doubled", **values)
    return Message.of("course-deck-no-joker", **values)


def right_deck(exercise: Exercise) -> Message:
    """What is wrong with the deck, and what follows."""
    assert isinstance(exercise.subject, Spread)
    cards = exercise.subject.cards
    fault, _, name = deck_fault(cards).partition("-")
    if fault == "complete":
        return Message.of("course-deck-complete", count=len(cards))
    return Message.of(f"course-deck-{fault}", card=Card.parse(name), count=len(cards))


def wrong_number(exercise: Exercise, number: int) -> Message:
    """Why so many cards are not left, or so many players cannot all be served."""
    subject = exercise.subject
    assert isinstance(subject, Circle)
    deck, count = len(DECK), subject.players
    if exercise.task.value == "enough-cards":
        each = HAND_SIZE + subject.draw_limit
        values: dict[str, object] = {"number": number, "each": each, "needed": number * each, "deck": deck}
        return Message.of("course-enough-too-many" if number * each > deck else "course-enough-more", **values)
    values = {"number": number, "players": count, "dealt": HAND_SIZE * count, "deck": deck}
    if number == deck - HAND_SIZE * (count - 1):
        return Message.of("course-left-dealer-too", **values)
    if number == HAND_SIZE * count:
        return Message.of("course-left-dealt", **values)
    return Message.of("course-left-other", **values)


def right_number(exercise: Exercise, number: int) -> Message:
    """The count."""
    subject = exercise.subject
    assert isinstance(subject, Circle)
    if exercise.task.value == "enough-cards":
        each = HAND_SIZE + subject.draw_limit
        return Message.of(
            "course-enough-right",
            number=number,
            each=each,
            needed=number * each,
            more=(number + 1) * each,
            deck=len(DECK),
            limit=subject.draw_limit,
        )
    return Message.of(
        "course-left-right", number=number, players=subject.players, dealt=HAND_SIZE * subject.players, deck=len(DECK)
    )
