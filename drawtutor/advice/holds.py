"""Which mistaken idea a way to exchange speaks of, and what there is to say about it."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from drawtutor.advice.feedback import Misconception
from drawtutor.cards import Card, Rank
from drawtutor.hands import Hand, HandCategory
from drawtutor.message import Message
from drawtutor.odds import DrawKind, Estimate, Holding, HoldOdds, common_sense, draw_kind, hold_odds, holding_of

__all__ = ["RULES", "idea_message", "idea_of", "right_throw", "speaks_for"]

_NEAR = (DrawKind.STRAIGHT_FLUSH, DrawKind.FLUSH, DrawKind.OPEN_STRAIGHT)

RULES = {
    Misconception.KEEPS_ACE_KICKER: "PL-29",
    Misconception.KEEPS_KICKER: "PL-31",
    Misconception.KEEPS_KICKER_WITH_THREE: "PL-30",
    Misconception.DRAWS_INSIDE_STRAIGHT: "PL-32",
    Misconception.LEAVES_FOUR_CARD_DRAW: "PL-32",
    Misconception.BREAKS_PAIR_FOR_DRAW: "PL-32",
    Misconception.THROWS_TOO_MANY: "BG-19",
    Misconception.PAT_ON_NOTHING: "PL-26",
    Misconception.PAT_WITHOUT_NEED: "PL-24",
}
"""The ledger rule that an idea is about, where it is a rule of its own."""


def idea_of(hand: Sequence[Card], keep: Sequence[Card]) -> Misconception | None:
    """The mistaken idea that would lead to this hold; None where it is a plain one or nameless.

    Whether the hold is a mistake at all, here and now, is not asked.
    """
    rank = Hand(hand).rank
    made = {card for card in hand if card.rank in rank.made_of}
    whole = made <= set(keep)
    match rank.category:
        case HandCategory.HIGH_CARD:
            return _idea_of_nothing(hand, keep)
        case HandCategory.PAIR:
            return _idea_of_pair(keep) if whole else _idea_of_broken_pair(keep)
        case HandCategory.TWO_PAIR:
            if not whole:
                return Misconception.BREAKS_TWO_PAIR
            return Misconception.PAT_WITHOUT_NEED if len(keep) == 5 else None
        case HandCategory.THREE_OF_A_KIND:
            if not whole:
                return Misconception.BREAKS_THREE
            return {4: Misconception.KEEPS_KICKER_WITH_THREE, 5: Misconception.PAT_WITHOUT_NEED}.get(len(keep))
        case HandCategory.FOUR_OF_A_KIND:
            return None if whole else Misconception.BREAKS_MADE_HAND
        case _:
            return None if len(keep) == 5 else Misconception.BREAKS_MADE_HAND


def _idea_of_pair(keep: Sequence[Card]) -> Misconception | None:
    if len(keep) == 2:
        return None
    if len(keep) == 5:
        return Misconception.PAT_WITHOUT_NEED
    ranks = [card.rank for card in keep]
    ace = len(keep) == 3 and ranks.count(Rank.ACE) == 1
    return Misconception.KEEPS_ACE_KICKER if ace else Misconception.KEEPS_KICKER


def _idea_of_broken_pair(keep: Sequence[Card]) -> Misconception:
    drawing = draw_kind(keep)
    if drawing in _NEAR:
        return Misconception.BREAKS_PAIR_FOR_DRAW
    return Misconception.DRAWS_INSIDE_STRAIGHT if drawing else Misconception.BREAKS_PAIR


def _idea_of_nothing(hand: Sequence[Card], keep: Sequence[Card]) -> Misconception | None:
    if len(keep) == 5:
        return Misconception.PAT_ON_NOTHING
    if draw_kind(keep) is DrawKind.INSIDE_STRAIGHT:
        return Misconception.DRAWS_INSIDE_STRAIGHT
    if holding_of(hand) in (Holding.FOUR_FLUSH, Holding.FOUR_STRAIGHT):
        return None if draw_kind(keep) in _NEAR else Misconception.LEAVES_FOUR_CARD_DRAW
    if not keep:
        return Misconception.THROWS_TOO_MANY
    if len(keep) == 3 and hold_odds(hand, keep).at_least(HandCategory.STRAIGHT) > 0:
        return Misconception.DRAWS_TO_THREE_CARDS
    highest = sorted(hand, key=lambda card: card.rank, reverse=True)[: len(keep)]
    if len(keep) <= 2 and min(card.rank for card in keep) < highest[-1].rank:
        return Misconception.THROWS_HIGH_CARDS
    return None


def speaks_for(idea: Misconception, hand: Sequence[Card], keep: Sequence[Card], *, better: Sequence[Card]) -> bool:
    """Whether what there is to say about the idea behind ``keep`` speaks for the better hold, not against it too."""
    kept = set(better)
    made = {card for card in hand if card.rank in Hand(hand).rank.made_of}
    match idea:
        case Misconception.KEEPS_ACE_KICKER | Misconception.KEEPS_KICKER | Misconception.KEEPS_KICKER_WITH_THREE:
            return len(better) < len(keep) and made <= kept
        case Misconception.THROWS_HIGH_CARDS:
            # A high card was thrown for a lower one; where the whole hand is kept, no card of it is the reason.
            lower = [card.rank for card in keep if card not in kept]
            return bool(lower) and _keeps_highest(hand, better) and _thrown(keep, better=better, above=min(lower))
        case Misconception.THROWS_TOO_MANY:
            return _keeps_highest(hand, better)
        case Misconception.LEAVES_FOUR_CARD_DRAW:
            return set(common_sense(hand)) <= kept
        case Misconception.DRAWS_INSIDE_STRAIGHT | Misconception.DRAWS_TO_THREE_CARDS:
            return idea_of(hand, better) is not idea
        case Misconception.PAT_ON_NOTHING:
            return True
        case _:
            return made <= kept


def _keeps_highest(hand: Sequence[Card], better: Sequence[Card]) -> bool:
    """Whether a throw keeps the highest card; not where nothing is thrown."""
    return len(better) < len(hand) and max(hand, key=lambda card: card.rank) in better


def _thrown(keep: Sequence[Card], *, better: Sequence[Card], above: Rank) -> bool:
    """Whether the better hold keeps a card of a higher rank that this one throws."""
    return any(card.rank > above for card in better if card not in keep)


def right_throw(choice: Message, odds: HoldOdds, wins: Fraction | Estimate) -> Message:
    """What is said of a throw that is right: how often it improves, where it can, and how often it wins."""
    if not odds.improves:
        return Message.of("advice-hold-right-made", choice=choice, wins=wins)
    return Message.of("advice-hold-right", choice=choice, wins=wins, improves=odds.improves)


def idea_message(
    idea: Misconception, hand: Sequence[Card], keep: Sequence[Card], *, better: Sequence[Card], seen: Sequence[Card]
) -> Message:
    """What to say about the idea behind this hold, beside the better one."""
    key = f"advice-idea-{idea.value}"
    mine = hold_odds(hand, keep, seen=seen)
    rank = Hand(hand).rank
    match idea:
        case Misconception.BREAKS_MADE_HAND:
            return Message.of(key, category=rank.category)
        case Misconception.BREAKS_THREE:
            return Message.of(key, rank=rank.made_of[0])
        case Misconception.BREAKS_PAIR:
            return Message.of(key, rank=rank.made_of[0], kept=len(keep))
        case Misconception.BREAKS_PAIR_FOR_DRAW:
            return Message.of(
                key, rank=rank.made_of[0], draw=draw_kind(keep), chance=mine.at_least(HandCategory.STRAIGHT)
            )
        case Misconception.KEEPS_ACE_KICKER | Misconception.KEEPS_KICKER | Misconception.KEEPS_KICKER_WITH_THREE:
            plain = hold_odds(hand, common_sense(hand), seen=seen)
            values: dict[str, object] = {"improves": mine.improves, "without": plain.improves}
            if idea is Misconception.KEEPS_KICKER:
                values["kept"] = len(keep) - len(plain.keep)
            return Message.of(key, **values)
        case Misconception.DRAWS_INSIDE_STRAIGHT:
            return Message.of(key, cards=mine.counts[HandCategory.STRAIGHT], chance=mine.chance(HandCategory.STRAIGHT))
        case Misconception.DRAWS_TO_THREE_CARDS:
            return Message.of(key, chance=mine.at_least(HandCategory.STRAIGHT))
        case Misconception.LEAVES_FOUR_CARD_DRAW:
            four = common_sense(hand)
            chance = hold_odds(hand, four, seen=seen).at_least(HandCategory.STRAIGHT)
            return Message.of(key, draw=draw_kind(four), chance=chance)
        case Misconception.THROWS_HIGH_CARDS:
            # The highest card that the better hold keeps and this one throws.
            return Message.of(key, card=max(set(better) - set(keep), key=lambda card: card.rank))
        case Misconception.THROWS_TOO_MANY:
            return Message.of(key, card=max(hand, key=lambda card: card.rank))
        case Misconception.PAT_WITHOUT_NEED:
            return Message.of(key, category=rank.category, improves=hold_odds(hand, better, seen=seen).improves)
        case _:
            return Message.of(key)
