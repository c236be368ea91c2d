"""The exchange: the chosen cards beside the best other ways to hold the hand (PL-24, PL-31)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from drawtutor.advice.appraisal import Appraisal, kind_of
from drawtutor.advice.feedback import Feedback, Misconception, Option, Verdict
from drawtutor.advice.grading import LIMITS, WORSE, Judged, Limits
from drawtutor.advice.hold_model import HoldAppraisal, HoldModel
from drawtutor.advice.hold_reasons import told_hold
from drawtutor.advice.holds import RULES, idea_message, idea_of, right_throw, speaks_for
from drawtutor.advice.numbers import hold_lines, lost, worth_line
from drawtutor.advice.phrases import keeping
from drawtutor.advice.reading import known_cards
from drawtutor.advice.stored import contradicted, judged_beside, weighed
from drawtutor.cards import Card
from drawtutor.message import Message
from drawtutor.odds import Estimate, HoldOdds
from drawtutor.rules import Action, Discard, Phase, SeatView, StandPat

__all__ = ["judge_exchange", "review_exchange"]

_COMPARED: Final = {Verdict.GOOD: "advice-hold-good", Verdict.CLOSE: "advice-hold-close"}
_KICKERS: Final = (
    Misconception.KEEPS_ACE_KICKER,
    Misconception.KEEPS_KICKER,
    Misconception.KEEPS_KICKER_WITH_THREE,
)


def judge_exchange(appraisal: Appraisal, chosen: StandPat | Discard, limits: Limits = LIMITS) -> Judged:
    """The verdict on an exchange by an appraisal, and what it is set beside."""
    return weighed(judged_beside(appraisal, appraisal.of(chosen), limits, Phase.DRAW), appraisal, limits)


def review_exchange(
    view: SeatView,
    chosen: StandPat | Discard,
    *,
    rng: Random,
    appraisal: Appraisal,
    limits: Limits = LIMITS,
) -> Feedback:
    """The verdict on an exchange by the appraisal, told by the chance to win against those who are still in.

    The chances to improve are exact; the chance to win is sampled, from what the others did and drew.
    """
    if len(appraisal.worths) == 1:
        return Feedback(verdict=Verdict.BEST, chosen=chosen, reasons=(Message.of("advice-only-choice"),))
    found = judge_exchange(appraisal, chosen, limits)
    if not isinstance(appraisal, HoldAppraisal):
        return told_hold(view, chosen, appraisal, found)
    other = found.best.action
    assert isinstance(other, StandPat | Discard)
    shown = _shown(view, appraisal, (found.mine.action, other), rng)
    mine, better = shown.odds[_kept(view, chosen)], shown.odds[_kept(view, other)]
    verdict = found.verdict
    worse = verdict in WORSE
    idea = idea_of(view.hand, mine.keep)
    if idea is not None and not speaks_for(idea, view.hand, mine.keep, better=better.keep):
        idea = None
    reasons = [_comparison(view.hand, found, mine, better, shown.wins)]
    if idea is not None and (worse or (idea in _KICKERS and verdict is not Verdict.BEST)):
        # A kept kicker is worth a word even where it costs hardly anything (PL-29, PL-30).
        reasons.append(idea_message(idea, view.hand, mine.keep, better=better.keep, seen=known_cards(view)))
    elif worse and mine.discard and better.improves > mine.improves:
        both = {"better_improves": better.improves, "improves": mine.improves}
        reasons.append(Message.of("advice-hold-improves", **both))
    numbers = [line for odds in (mine, better) for line in hold_lines(view.hand, odds, shown.wins[odds.keep])]
    numbers += [worth_line(view, worth) for worth in (found.mine, found.best)]
    return Feedback(
        verdict=verdict,
        chosen=chosen,
        better=other if worse else None,
        reasons=tuple(reasons),
        numbers=(*numbers, *lost(appraisal, found)),
        kind=kind_of(found.mine, found.best),
        assumption=appraisal.assumption,
        options=_options(view, appraisal, shown),
        rule=RULES.get(idea, "PL-24") if idea else "PL-24",
        misconception=idea if worse else None,
    )


def _kept(view: SeatView, action: Action) -> tuple[Card, ...]:
    thrown = action.cards if isinstance(action, Discard) else ()
    return tuple(card for card in view.hand if card not in thrown)


def _shown(view: SeatView, appraisal: Appraisal, asked: Sequence[Action], rng: Random) -> HoldAppraisal:
    """The chances that are told: those of the appraisal itself, or beside another source's figures sampled ones."""
    if isinstance(appraisal, HoldAppraisal) and all(_kept(view, action) in appraisal.wins for action in asked):
        return appraisal
    return next(HoldModel().appraisals(view, rng, asked=asked))


def _options(view: SeatView, appraisal: Appraisal, shown: HoldAppraisal) -> tuple[Option, ...]:
    """What was looked at closely, in the order of the appraisal."""
    found = []
    for worth in appraisal.worths:
        keep = _kept(view, worth.action)
        if keep in shown.wins:
            numbers = (*hold_lines(view.hand, shown.odds[keep], shown.wins[keep]), worth_line(view, worth))
            chances = shown.wins[keep]
            found.append(
                Option(action=worth.action, value=chances, numbers=numbers, kind=worth.kind, worth=worth.value)
            )
    return tuple(found)


def _comparison(
    hand: Sequence[Card],
    found: Judged,
    mine: HoldOdds,
    other: HoldOdds,
    chances: Mapping[tuple[Card, ...], Estimate],
) -> Message:
    choice, wins, verdict = keeping(hand, mine.keep), chances[mine.keep], found.verdict
    both = {"choice": choice, "wins": wins, "better": keeping(hand, other.keep), "better_wins": chances[other.keep]}
    if contradicted(found):
        # The reference says otherwise, which is told after it.
        return Message.of("advice-hold-worse", **both)
    if verdict is Verdict.BEST or (verdict is Verdict.GOOD and found.loss.value <= 0):
        if mine.discard:
            return right_throw(choice, mine, wins)
        return Message.of("advice-hold-right-pat", wins=wins)
    key = _COMPARED.get(verdict, "advice-hold-worse")
    return Message.of(key, **both)
