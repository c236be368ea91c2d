"""Opening before the draw: judged by common practice, not by figures.

What an opening is worth depends on two rounds of bets to come, which no simple model shows. So the tutor
goes by the hands that books print as the lowest to open with, the more players still to speak the
better, and says that it does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from drawtutor.advice.appraisal import NumberKind
from drawtutor.advice.feedback import Feedback, Misconception, Option, Verdict
from drawtutor.advice.phrases import choice, holding_phrase
from drawtutor.advice.reading import assumption
from drawtutor.advice.values import Table
from drawtutor.cards import Card, Rank
from drawtutor.hands import Hand, HandCategory
from drawtutor.message import Message
from drawtutor.odds import Holding, bluff_must_work, holding_of
from drawtutor.rules import Action, Bet, Check, EventKind, Fold, Openers, Phase, SeatView, has_openers

__all__ = [
    "behind",
    "below_practice",
    "is_first_in",
    "lowest_opening",
    "may_not_open",
    "practice",
    "practice_verdict",
    "review_opening",
    "why_only_a_fold",
]

_LOWEST: Final = (Rank.TWO, Rank.FIVE, Rank.NINE, Rank.JACK, Rank.KING, Rank.ACE)
_NEAR: Final = 3
"""So many ranks below the printed hand, practice differs from table to table."""


def is_first_in(view: SeatView) -> bool:
    """Whether this is round 1 and nobody has put in a stake yet."""
    return view.phase is Phase.BET1 and view.level == 0


def behind(view: SeatView) -> int:
    """How many players have still to speak in this round after this seat."""
    spoken = {
        event.seat
        for event in view.events
        if event.phase is view.phase and event.kind in (EventKind.CHECK, EventKind.FOLD)
    }
    return sum(player.active and player.seat != view.seat and player.seat not in spoken for player in view.players)


def lowest_opening(view: SeatView) -> Rank:
    """The lowest pair to open with: by common practice, when so many have still to speak, or by what the house asks."""
    lowest = _LOWEST[min(behind(view), len(_LOWEST) - 1)]
    return lowest if view.rules.openers is Openers.NONE else max(lowest, Rank.JACK)


def may_not_open(view: SeatView) -> bool:
    """Whether nobody has opened, and this hand is not good enough to do it in a house that asks for openers (EN-12)."""
    return is_first_in(view) and not has_openers(view.rules, view.hand)


def why_only_a_fold(view: SeatView) -> str:
    """The key of what keeps a hand from anything but a fold: no openers, or too few chips to bet or to match."""
    if may_not_open(view):
        return "advice-open-cannot"
    return "advice-cannot-match" if view.level else "advice-open-no-chips"


def _height(hand: Sequence[Card]) -> int:
    """How high a hand is among opening hands: a pair by its rank, better hands above the aces."""
    rank = Hand(hand).rank
    if rank.category is HandCategory.PAIR:
        return rank.made_of[0].value
    return {Holding.NOTHING: -3, Holding.ACE_HIGH: 0, Holding.FOUR_STRAIGHT: 5, Holding.FOUR_FLUSH: 8}.get(
        holding_of(hand), 20
    )


def practice_verdict(view: SeatView, chosen: Bet | Check | Fold) -> tuple[Verdict, Misconception | None]:
    """What common practice says of opening, or not, when nobody has; and the mistaken idea where it is one."""
    if isinstance(chosen, Fold) and view.legal.check:
        return Verdict.MISTAKE, Misconception.FOLDS_FOR_FREE
    if not view.legal.bet:
        return Verdict.BEST, None
    count = behind(view)
    above = _height(view.hand) - lowest_opening(view)
    return _opening(above, count) if isinstance(chosen, Bet) else _passing(above, isinstance(chosen, Fold))


def practice(view: SeatView, *, opens: bool | None = None) -> Message:
    """What common practice opens with here, beside the hand that is held.

    ``opens`` is what the figures clearly say, where they say anything: it is told where practice says otherwise.
    """
    count = behind(view)
    lowest = lowest_opening(view)
    enough = _height(view.hand) >= lowest
    key = "advice-open-practice"
    if opens is not None and opens is not enough:
        key = "advice-open-practice-opens" if opens else "advice-open-practice-waits"
    return Message.of(key, behind=count, lowest=lowest, hand=holding_phrase(view.hand))


def below_practice(view: SeatView) -> bool:
    """Whether the hand is clearly lower than what common practice opens with here."""
    return _height(view.hand) < lowest_opening(view) - _NEAR


def review_opening(view: SeatView, chosen: Bet | Check | Fold, table: Table) -> Feedback:
    """The verdict on opening, or not, when nobody has: against the printed lowest hand."""
    above = _height(view.hand) - lowest_opening(view)
    verdict, idea = practice_verdict(view, chosen)
    size = chosen.to if isinstance(chosen, Bet) else _lowest_bet(view)
    options = tuple(Option(action=action, value=None) for action in _options(view, chosen, above))
    second = _second_sentence(view, chosen, above, idea, size)
    wager = table.value(Bet(size)) if size else None
    numbers = [
        Message.of(
            "advice-numbers-bluff",
            choice=_choice(view, Bet(size)),
            works=bluff_must_work(size - view.me.staked, view.pot),
        )
        if size
        else None,
        Message.of("advice-numbers-called", wins=wager.wins) if wager else None,
    ]
    better = None
    if verdict in (Verdict.INACCURACY, Verdict.MISTAKE, Verdict.BLUNDER):
        better = next((option.action for option in options if option.action != chosen), None)
    return Feedback(
        verdict=verdict,
        chosen=chosen,
        better=better,
        reasons=(practice(view), second) if idea is not Misconception.FOLDS_FOR_FREE else (second, practice(view)),
        numbers=tuple(line for line in numbers if line is not None),
        kind=NumberKind.OPINION,
        assumption=assumption(view, table.taken),
        options=options,
        rule="NO-19" if idea is Misconception.FOLDS_FOR_FREE else "PL-09" if not view.rules.may_check else "EN-14",
        misconception=idea,
    )


def _choice(view: SeatView, action: Action) -> Message:
    return choice(action, hand=view.hand, phase=view.phase)


def _lowest_bet(view: SeatView) -> int:
    return view.legal.wager[0] if view.legal.bet and view.legal.wager else 0


def _options(view: SeatView, chosen: Bet | Check | Fold, above: int) -> tuple[Action, ...]:
    """The choices, the one that practice prefers first."""
    passing: Action = Check() if view.legal.check else Fold()
    found: list[Action] = [passing]
    if view.legal.bet:
        opening: Action = chosen if isinstance(chosen, Bet) else Bet(_lowest_bet(view))
        found.insert(0 if above >= 0 else 1, opening)
    if isinstance(chosen, Fold) and view.legal.check:
        found.append(chosen)
    return tuple(found)


def _opening(above: int, behind: int) -> tuple[Verdict, Misconception | None]:
    if above >= 0:
        return (Verdict.BEST if above >= _NEAR else Verdict.GOOD), None
    if above >= -_NEAR:
        return Verdict.CLOSE, None
    # Few players are easily bluffed out, many are not.
    return (Verdict.INACCURACY if behind < 2 else Verdict.MISTAKE), Misconception.OPENS_TOO_LOW


def _passing(above: int, folds: bool) -> tuple[Verdict, Misconception | None]:
    if above < -_NEAR:
        return Verdict.BEST, None
    if above < 0:
        return Verdict.CLOSE, None
    if not folds:
        # A check keeps the right to raise later.
        return (Verdict.CLOSE if above < _NEAR else Verdict.INACCURACY), (
            None if above < _NEAR else Misconception.WAITS_WITH_THE_BEST
        )
    if above < _NEAR:
        return Verdict.INACCURACY, Misconception.PASSES_AN_OPENING_HAND
    return (Verdict.BLUNDER if above >= 2 * _NEAR else Verdict.MISTAKE), Misconception.PASSES_AN_OPENING_HAND


def _second_sentence(
    view: SeatView, chosen: Bet | Check | Fold, above: int, idea: Misconception | None, size: int
) -> Message:
    if idea is Misconception.FOLDS_FOR_FREE:
        return Message.of("advice-idea-folds-for-free")
    if idea is not None:
        return Message.of(f"advice-idea-{idea.value}")
    if size == 0:
        return Message.of(why_only_a_fold(view))
    if isinstance(chosen, Bet):
        return Message.of("advice-open-enough" if above >= 0 else "advice-open-near")
    if above >= 0:
        return Message.of("advice-pass-waiting")
    return Message.of("advice-open-near" if above >= -_NEAR else "advice-pass-right")
