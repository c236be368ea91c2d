"""The exchange: the chosen cards beside the best other ways to hold the hand (PL-24, PL-31)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from drawtutor.advice.feedback import Feedback, Misconception, Option, Verdict
from drawtutor.advice.grading import HOLDS, grade
from drawtutor.advice.holds import RULES, idea_message, idea_of, speaks_for
from drawtutor.advice.phrases import keeping
from drawtutor.advice.reading import assumption, known_cards, reads, samples_for
from drawtutor.cards import Card, Rank
from drawtutor.message import Message
from drawtutor.odds import Estimate, HoldOdds, SampledDeals, all_holds, common_sense
from drawtutor.rules import Discard, SeatView, StandPat

__all__ = ["as_action", "legal_holds", "review_exchange"]

_SCREENED: Final = 60
"""In so many deals every legal hold is tried, to see which are worth a closer look."""
_LOOKED_AT: Final = 3
_COMPARED: Final = {Verdict.GOOD: "advice-hold-good", Verdict.CLOSE: "advice-hold-close"}
_KICKERS: Final = (
    Misconception.KEEPS_ACE_KICKER,
    Misconception.KEEPS_KICKER,
    Misconception.KEEPS_KICKER_WITH_THREE,
)
_CLEARLY_WORSE: Final = (Verdict.INACCURACY, Verdict.MISTAKE, Verdict.BLUNDER)


def legal_holds(view: SeatView) -> tuple[HoldOdds, ...]:
    """Every hold that is legal here, with its exact chances, the fewest thrown first."""
    legal = view.legal
    most = max(legal.max_discards, 4 if legal.four_with_ace else 0)
    return tuple(
        odds
        for odds in all_holds(view.hand, seen=known_cards(view), max_discards=most)
        if len(odds.discard) <= legal.max_discards or odds.keep[0].rank is Rank.ACE
    )


def as_action(odds: HoldOdds) -> StandPat | Discard:
    """The action that makes this hold."""
    return Discard(odds.discard) if odds.discard else StandPat()


def review_exchange(view: SeatView, chosen: StandPat | Discard, *, rng: Random) -> Feedback:
    """The verdict on an exchange, by the chance to win against those who are still in.

    The chances to improve are exact; the chance to win is sampled, from what the others did and drew.
    """
    thrown = chosen.cards if isinstance(chosen, Discard) else ()
    holds = {frozenset(odds.discard): odds for odds in legal_holds(view)}
    mine = holds[frozenset(thrown)]
    taken = reads(view)
    seen = known_cards(view)
    candidates = _worth_a_look(view, tuple(holds.values()), mine, rng)
    deals = SampledDeals(view.hand, taken, rng=rng, samples=samples_for(len(taken)), seen=seen)
    chances = {odds.keep: deals.chance(odds.keep) for odds in candidates}
    ranked = sorted(candidates, key=lambda odds: chances[odds.keep].value, reverse=True)
    others = [odds for odds in ranked if odds is not mine]
    if not others:
        return Feedback(verdict=Verdict.BEST, chosen=chosen, reasons=(Message.of("advice-only-choice"),))
    other = others[0]
    verdict = grade(deals.difference(other.keep, mine.keep), HOLDS)
    worse = verdict in _CLEARLY_WORSE
    idea = idea_of(view.hand, mine.keep)
    if idea is not None and not speaks_for(idea, view.hand, mine.keep, better=other.keep):
        idea = None
    reasons = [_comparison(view.hand, verdict, mine, other, chances)]
    if idea is not None and (worse or (idea in _KICKERS and verdict is not Verdict.BEST)):
        # A kept kicker is worth a word even where it costs hardly anything (PL-29, PL-30).
        reasons.append(idea_message(idea, view.hand, mine.keep, better=other.keep, seen=seen))
    elif worse and other.improves > mine.improves:
        both = {"better_improves": other.improves, "improves": mine.improves}
        reasons.append(Message.of("advice-hold-improves", **both))
    return Feedback(
        verdict=verdict,
        chosen=chosen,
        better=as_action(other) if worse else None,
        reasons=tuple(reasons),
        numbers=tuple(line for odds in (mine, other) for line in _numbers(view.hand, odds, chances[odds.keep])),
        assumption=assumption(view, taken),
        options=tuple(
            Option(
                action=as_action(odds),
                value=chances[odds.keep],
                numbers=_numbers(view.hand, odds, chances[odds.keep]),
            )
            for odds in ranked
        ),
        rule=RULES.get(idea, "PL-24") if idea else "PL-24",
        misconception=idea if worse else None,
    )


def _worth_a_look(view: SeatView, holds: Sequence[HoldOdds], mine: HoldOdds, rng: Random) -> tuple[HoldOdds, ...]:
    """The chosen hold, the common-sense one, and those that do best in a few deals."""
    quick = SampledDeals(view.hand, reads(view), rng=rng, samples=_SCREENED, seen=known_cards(view))
    score = {odds.keep: sum(quick.shares(odds.keep)) for odds in holds}
    plain = frozenset(common_sense(view.hand, max_discards=view.legal.max_discards))
    best = sorted(holds, key=lambda odds: score[odds.keep], reverse=True)[:_LOOKED_AT]
    return tuple(odds for odds in holds if odds is mine or odds in best or frozenset(odds.keep) == plain)


def _comparison(
    hand: Sequence[Card],
    verdict: Verdict,
    mine: HoldOdds,
    other: HoldOdds,
    chances: dict[tuple[Card, ...], Estimate],
) -> Message:
    choice, wins = keeping(hand, mine.keep), chances[mine.keep]
    if verdict is Verdict.BEST or (verdict is Verdict.GOOD and wins.value >= chances[other.keep].value):
        if mine.discard:
            return Message.of("advice-hold-right", choice=choice, wins=wins, improves=mine.improves)
        return Message.of("advice-hold-right-pat", wins=wins)
    key = _COMPARED.get(verdict, "advice-hold-worse")
    return Message.of(key, choice=choice, wins=wins, better=keeping(hand, other.keep), better_wins=chances[other.keep])


def _numbers(hand: Sequence[Card], odds: HoldOdds, wins: Estimate) -> tuple[Message, ...]:
    """The exact chances of a hold and its sampled chance to win, in lines to be folded away."""
    choice = keeping(hand, odds.keep)
    if not odds.discard:
        return (Message.of("advice-numbers-pat", choice=choice, wins=wins),)
    parts = tuple(
        Message.of("advice-part", category=category, chance=odds.chance(category))
        for category, count in odds.counts.items()
        if count and category > odds.made
    )
    first = Message.of("advice-numbers-hold", choice=choice, wins=wins, improves=odds.improves)
    return (first, Message.of("advice-numbers-parts", parts=parts)) if parts else (first,)
