"""Why a choice in a betting round is right or wrong, told from the position: ranges, price, chance, and the gain.

Nothing is sampled for the words; what the choices are worth comes from the appraisal.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from typing import TYPE_CHECKING, Final

from drawtutor.advice.appraisal import Appraisal, Source, kind_of
from drawtutor.advice.bet_ideas import RULES, idea_of_bet, idea_sentence, rule_of_bet
from drawtutor.advice.bet_model import BettingAction
from drawtutor.advice.feedback import Feedback, Misconception, Option, Verdict
from drawtutor.advice.grading import LIMITS, WORSE, Judged
from drawtutor.advice.numbers import (
    as_share,
    chance,
    chance_beside,
    falls_behind,
    gain,
    mixed_behind,
    mixed_in,
    no_ranges,
    worth_line,
)
from drawtutor.advice.openings import is_first_in, may_not_open, practice
from drawtutor.advice.phrases import choice
from drawtutor.advice.ranges import Spread, held, spread_of, telling, tells, yours
from drawtutor.advice.size_reasons import answered_alike
from drawtutor.advice.wager_reasons import is_bluff, made_up_later, must_work, wager_sentence, why_less
from drawtutor.message import Message
from drawtutor.reference import usual_size
from drawtutor.rules import Action, Bet, Call, Check, Fold, RaiseTo, SeatView

if TYPE_CHECKING:
    from drawtutor.advice.outlook import Outlook, Prospect

__all__ = ["told_bet", "told_plainly"]

_WORTH_TELLING: Final = 0.005
"""What a fold for nothing gives up is told from this share of the pot on."""

_MOST_SENTENCES: Final = 5


def told_bet(view: SeatView, chosen: BettingAction, appraisal: Appraisal, found: Judged) -> Feedback:
    """What is said of a choice by the figures of a reference, told by what the others may hold."""
    if not tells(view):
        return told_plainly(view, chosen, appraisal, found)
    from drawtutor.advice.outlook import Outlook

    solved = appraisal.source is Source.SOLVED
    others = held(view, solved=solved)
    outlook = Outlook(view, others, solved=solved)
    ranges = tuple(spread_of(view, other) for other in others)
    if isinstance(chosen, Fold) and view.legal.check:
        # What is told beside a fold for nothing is the check, whatever would be best.
        check = appraisal.of(Check())
        chips = appraisal.difference(check, found.mine)
        found = replace(found, best=check, loss=replace(chips, value=chips.value / appraisal.unit))
    idea = idea_of_bet(view, found, outlook, ranges, call_pays=_call_pays(appraisal))
    own = yours(view, solved=solved)
    return Feedback(
        verdict=found.verdict,
        chosen=chosen,
        better=found.best.action if found.verdict in WORSE else None,
        reasons=_reasons(view, appraisal, found, idea, outlook, ranges, own),
        numbers=_numbers(view, found, outlook),
        kind=kind_of(found.mine, found.best),
        assumption=appraisal.assumption,
        options=_options(view, appraisal),
        ranges=ranges if own is None else (*ranges, own),
        rule=rule_of_bet(view, chosen, idea, bluffs=isinstance(chosen, Bet | RaiseTo) and is_bluff(outlook.of(chosen))),
        misconception=idea,
    )


def told_plainly(view: SeatView, chosen: BettingAction, appraisal: Appraisal, found: Judged) -> Feedback:
    """The same where nothing is believed of the others' hands: by the figures alone."""
    idea = None
    if isinstance(chosen, Fold) and view.legal.check:
        found, idea = replace(found, best=appraisal.of(Check())), Misconception.FOLDS_FOR_FREE
    plain = (*answered_alike(view, found), *_verdict_sentences(view, appraisal, found))
    told = (Message.of(f"advice-idea-{idea.value}"),) if idea else plain
    return Feedback(
        verdict=found.verdict,
        chosen=chosen,
        better=found.best.action if found.verdict in WORSE else None,
        reasons=told,
        numbers=(*_worths(view, found), no_ranges(view)),
        kind=kind_of(found.mine, found.best),
        assumption=appraisal.assumption,
        options=_options(view, appraisal),
        rule=RULES.get(idea) if idea else None,
        misconception=idea,
    )


def _options(view: SeatView, appraisal: Appraisal) -> tuple[Option, ...]:
    return tuple(
        Option(
            action=worth.action,
            value=worth.value if worth.firm else None,
            numbers=() if isinstance(worth.action, Fold) else (worth_line(view, worth),),
            kind=worth.kind,
            worth=worth.value if worth.firm else None,
        )
        for worth in appraisal.worths
    )


def _call_pays(appraisal: Appraisal) -> bool:
    return any(isinstance(worth.action, Call) and worth.value.value > 0 for worth in appraisal.worths)


def _say(view: SeatView, action: Action) -> Message:
    return choice(action, hand=view.hand, phase=view.phase)


# -- The sentences --


def _reasons(
    view: SeatView,
    appraisal: Appraisal,
    found: Judged,
    idea: Misconception | None,
    outlook: Outlook,
    ranges: Sequence[Spread],
    own: Spread | None,
) -> tuple[Message, ...]:
    price = _what_it_comes_to(view, found, outlook)
    chosen = found.mine.action
    if idea is Misconception.FOLDS_FOR_FREE:
        free = Message.of("advice-idea-folds-for-free"), price
        return (*free, gain(view, appraisal, found)) if found.loss.value >= _WORTH_TELLING else free
    told: list[Message] = []
    lead = telling(ranges, view)
    if is_first_in(view) and view.legal.bet:
        told.append(practice(view, opens=_opens(appraisal)))
    elif may_not_open(view):
        told.append(Message.of("advice-open-cannot"))
    elif lead is not None:
        told.append(lead.told)
    told.append(price)
    if isinstance(chosen, Bet | RaiseTo):
        told += _of_wager(view, found, outlook, own)
    if idea is not None:
        told.append(idea_sentence(view, chosen, idea, outlook, ranges))
    elif found.verdict in WORSE:
        less = why_less(view, appraisal, found, outlook)
        told += [less] if less is not None else []
    if found.verdict in WORSE and not isinstance(chosen, Bet | RaiseTo):
        told += _of_better_wager(view, found, idea, outlook, price)
    told += (*answered_alike(view, found), *_verdict_sentences(view, appraisal, found))
    # The ranges stand beside the reasons anyway: where there is much to say, theirs is the sentence to spare.
    return tuple(told[1:] if len(told) > _MOST_SENTENCES and lead is not None and told[0] == lead.told else told)


def _of_wager(view: SeatView, found: Judged, outlook: Outlook, own: Spread | None) -> list[Message]:
    """What goes with a bluff: how it looks, since it is believed by what one has shown so far, and why it gains."""
    if not found.mine.firm or not is_bluff(outlook.of(found.mine.action)):
        return []
    told = [own.told] if own is not None else []
    gains = made_up_later(view, found.mine, outlook) if found.verdict in (Verdict.BEST, Verdict.GOOD) else None
    return [*told, gains] if gains is not None else told


def _of_better_wager(
    view: SeatView, found: Judged, idea: Misconception | None, outlook: Outlook, price: Message
) -> list[Message]:
    """What the better bet is, where that is not told already: by the price, or by the idea that it is for value."""
    better = found.best
    if not isinstance(better.action, Bet | RaiseTo) or not better.firm or price.key == "advice-open-or-fold":
        return []
    if idea is not None and outlook.of(better.action).even >= 1:
        return []
    sentence = wager_sentence(view, better, outlook)
    gains = made_up_later(view, better, outlook)
    return [told for told in (sentence, gains) if told is not None and told != price]


def _opens(appraisal: Appraisal) -> bool | None:
    """Whether the figures clearly open, or clearly do not; None where the two come to nearly the same."""
    firm = [worth for worth in appraisal.worths if worth.firm and not appraisal.is_idle(worth)]
    bet = next((worth for worth in firm if isinstance(worth.action, Bet)), None)
    passing = next((worth for worth in firm if not isinstance(worth.action, Bet)), None)
    if bet is None or passing is None:
        return None
    if all((worth.frequency or 0.0) > LIMITS.mixed for worth in (bet, passing)):
        return None
    more = appraisal.difference(bet, passing)
    clear = abs(more.value) > 2 * more.standard_error and abs(more.value) >= LIMITS.scale.good * appraisal.unit
    return more.value > 0 if clear else None


def _verdict_sentences(view: SeatView, appraisal: Appraisal, found: Judged) -> tuple[Message, ...]:
    """How the choice compares with the best other one, and whether the reference makes it too."""
    this, that = _say(view, found.mine.action), _say(view, found.best.action)
    if not found.mine.firm:
        size = {"choice": this, "usual": usual_size(view)}
        if found.verdict in WORSE:
            return Message.of("advice-size-guessed", **size), gain(view, appraisal, found)
        return (Message.of("advice-size-unusual", **size),)
    if found.verdict in WORSE:
        return (gain(view, appraisal, found),)
    if found.verdict is Verdict.CLOSE:
        return (Message.of("advice-bet-close", choice=this, other=that),)
    if falls_behind(found):
        return (mixed_behind(view, appraisal, found),)
    mixed = (mixed_in(found.mine),) if found.mixed else ()
    if found.verdict is Verdict.GOOD and _is_beside(view, found):
        key = "advice-bet-hardly" if found.sign < 0 else "advice-bet-good"
        return (Message.of(key, choice=this, better=that), *mixed)
    return (Message.of("advice-bet-right", choice=this), *mixed)


def _is_beside(view: SeatView, found: Judged) -> bool:
    """Whether another choice comes so near that it is worth a word."""
    if isinstance(found.best.action, Fold) and view.legal.check:
        return False
    return found.loss.value >= -found.scale.good


def _what_it_comes_to(view: SeatView, found: Judged, outlook: Outlook) -> Message:
    """What a bet has to do, or the price of a call beside the chance to win, or the chance alone."""
    chosen = found.mine.action
    if isinstance(chosen, Bet | RaiseTo):
        return wager_sentence(view, found.mine, outlook)
    if view.legal.call:
        call = outlook.of(Call())
        wins = chance_beside(call.wins, call.needed)
        if not call.settled:
            pot = round(call.pot) - call.cost
            return Message.of("advice-price-behind", cost=call.cost, pot=pot, needed=as_share(call.needed), wins=wins)
        needed = _needed(call)
        return Message.of("advice-price", cost=call.cost, pot=round(call.pot) - call.cost, needed=needed, wins=wins)
    if view.legal.check:
        return Message.of("advice-free", wins=chance(outlook.stays))
    if isinstance(found.best.action, Bet | RaiseTo):
        return wager_sentence(view, found.best, outlook, instead=True)
    return Message.of("advice-numbers-stays", wins=chance(outlook.stays))


def _needed(call: Prospect) -> Fraction:
    """The share that a call needs, where its pot is known to the chip."""
    return Fraction(call.cost, max(round(call.pot), 1))


# -- The figures to be folded away --


def _worths(view: SeatView, found: Judged) -> list[Message]:
    both = (found.mine,) if found.best is found.mine else (found.mine, found.best)
    return [worth_line(view, worth) for worth in both if not isinstance(worth.action, Fold)]


def _numbers(view: SeatView, found: Judged, outlook: Outlook) -> tuple[Message, ...]:
    lines = _worths(view, found)
    for worth in (found.mine, found.best):
        action = worth.action
        if isinstance(action, Call):
            call = outlook.of(action)
            needed = _needed(call) if call.settled else as_share(call.needed)
            lines.append(Message.of("advice-numbers-call", needed=needed, wins=chance_beside(call.wins, call.needed)))
        elif isinstance(action, Bet | RaiseTo):
            wager = outlook.of(action)
            if not wager.cost or wager.beside is not None:
                continue
            if not worth.firm:
                # How such a size would be answered is a guess: only what it has to do is told.
                lines.append(
                    Message.of("advice-numbers-bluff", choice=_say(view, action), works=must_work(view, wager))
                )
                continue
            lines.append(
                Message.of(
                    "advice-numbers-folds",
                    choice=_say(view, action),
                    works=must_work(view, wager),
                    folds=chance_beside(wager.folded, float(must_work(view, wager))),
                    wins=chance(wager.wins),
                )
            )
    if not view.legal.call:
        lines.append(Message.of("advice-numbers-stays", wins=chance(outlook.stays)))
    return tuple(lines)
