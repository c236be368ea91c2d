"""Why an exchange is right or wrong, told from the position: ranges, chances to win, the price of a disguise.

Nothing is sampled for the words; what the choices are worth comes from the appraisal.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Final

from drawtutor.advice.appraisal import Appraisal, Source, Worth, kind_of, same_choice
from drawtutor.advice.feedback import Feedback, Misconception, Option, Verdict
from drawtutor.advice.grading import LIMITS, WORSE, Judged
from drawtutor.advice.holds import RULES, idea_message, idea_of, right_throw, speaks_for
from drawtutor.advice.numbers import (
    as_share,
    chance,
    chips_of,
    falls_behind,
    gain,
    hold_lines,
    mixed_behind,
    mixed_in,
    no_ranges,
    worth_line,
)
from drawtutor.advice.phrases import choice, keeping
from drawtutor.advice.ranges import Spread, held, spread_of, telling, tells, yours
from drawtutor.advice.reading import known_cards, max_discards
from drawtutor.cards import Card, Rank
from drawtutor.message import Message
from drawtutor.odds import HoldOdds, all_holds, common_sense
from drawtutor.rules import Action, Discard, SeatView, StandPat

__all__ = ["told_hold"]

_KICKERS: Final = (
    Misconception.KEEPS_ACE_KICKER,
    Misconception.KEEPS_KICKER,
    Misconception.KEEPS_KICKER_WITH_THREE,
)
_DISGUISES: Final = (*_KICKERS, Misconception.PAT_ON_NOTHING, Misconception.PAT_WITHOUT_NEED)
_COMPARED: Final = {Verdict.GOOD: "advice-hold-good", Verdict.CLOSE: "advice-hold-close"}
_COMPARED_LATER: Final = {Verdict.GOOD: "advice-hold-good-later", Verdict.CLOSE: "advice-hold-close-later"}
"""The same where the showdown alone would tell the two apart."""
_APART: Final = 0.02
"""Chances to win that differ by more than this are not nearly the same."""
_DEAD: Final = 0.05
"""Who wins less often than this draws dead for all that matters."""
_ALIVE: Final = 0.1
_SHOWN_DOWN: Final = 0.2
"""A pat hand that wins less often than this when it is shown down lives on bets."""
_MOST_OPTIONS: Final = 8


def told_hold(view: SeatView, chosen: StandPat | Discard, appraisal: Appraisal, found: Judged) -> Feedback:
    """What is said of an exchange by the figures of a reference, told by what the others may hold."""
    other = found.best.action
    assert isinstance(other, StandPat | Discard)
    if not tells(view):
        return _plainly(view, chosen, appraisal, found)
    from drawtutor.advice.outlook import Outlook

    solved = appraisal.source is Source.SOLVED
    others = held(view, solved=solved)
    outlook = Outlook(view, others, solved=solved)
    ranges = tuple(spread_of(view, other) for other in others)
    odds = {frozenset(hold.keep): hold for hold in all_holds(view.hand, seen=known_cards(view))}
    mine, better = odds[_kept(view, chosen)], odds[_kept(view, other)]
    shown = _shown(appraisal, found)
    wanted = {_kept(view, worth.action) for worth in (*shown, found.mine, found.best)}
    wins = {keep: chance(outlook.holding(tuple(keep))) for keep in wanted}
    worse = found.verdict in WORSE
    idea = _idea(view, found, mine, better, wins)
    own = yours(view, thrown=len(mine.discard), solved=solved)
    numbers = [line for hold in (mine, better) for line in hold_lines(view.hand, hold, wins[frozenset(hold.keep)])]
    numbers += [worth_line(view, worth) for worth in (found.mine, found.best)]
    if own is not None:
        numbers.append(own.told)
    return Feedback(
        verdict=found.verdict,
        chosen=chosen,
        better=other if worse else None,
        reasons=_reasons(view, appraisal, found, (mine, better), wins, idea, ranges, own),
        numbers=tuple(numbers),
        kind=kind_of(found.mine, found.best),
        assumption=appraisal.assumption,
        options=tuple(_option(view, worth, odds, wins) for worth in shown),
        ranges=ranges if own is None else (*ranges, own),
        rule=RULES.get(idea, "PL-24") if idea else "PL-24",
        misconception=idea if worse else None,
    )


def _shown(appraisal: Appraisal, found: Judged) -> list[Worth]:
    """The best ways to exchange, and the one that was chosen."""
    holds = [worth for worth in appraisal.worths if isinstance(worth.action, StandPat | Discard)]
    best = holds[:_MOST_OPTIONS]
    return best if any(worth is found.mine for worth in best) else [*best[:-1], found.mine]


def _plainly(view: SeatView, chosen: StandPat | Discard, appraisal: Appraisal, found: Judged) -> Feedback:
    """The same where nothing is believed of the others' hands: by the figures alone."""
    worse = found.verdict in WORSE
    return Feedback(
        verdict=found.verdict,
        chosen=chosen,
        better=found.best.action if worse else None,
        reasons=(_verdict_sentence(view, appraisal, found),),
        numbers=(*(worth_line(view, worth) for worth in (found.mine, found.best)), no_ranges(view)),
        kind=kind_of(found.mine, found.best),
        assumption=appraisal.assumption,
        options=tuple(
            Option(
                action=worth.action,
                value=None,
                numbers=(worth_line(view, worth),),
                kind=worth.kind,
                worth=worth.value,
            )
            for worth in _shown(appraisal, found)
        ),
        rule="PL-24",
    )


def _verdict_sentence(view: SeatView, appraisal: Appraisal, found: Judged) -> Message:
    this, that = (choice(worth.action, hand=view.hand, phase=view.phase) for worth in (found.mine, found.best))
    if found.verdict in WORSE:
        return gain(view, appraisal, found)
    if found.verdict is Verdict.CLOSE:
        return Message.of("advice-bet-close", choice=this, other=that)
    return Message.of("advice-bet-right", choice=this)


def _kept(view: SeatView, action: Action) -> frozenset[Card]:
    thrown = action.cards if isinstance(action, Discard) else ()
    return frozenset(card for card in view.hand if card not in thrown)


def _idea(
    view: SeatView, found: Judged, mine: HoldOdds, better: HoldOdds, wins: Mapping[frozenset[Card], Fraction]
) -> Misconception | None:
    """The mistaken idea behind the hold, where what there is to say about it speaks for the better one."""
    idea = idea_of(view.hand, mine.keep)
    if idea is not None and not speaks_for(idea, view.hand, mine.keep, better=better.keep):
        idea = None
    if found.verdict in WORSE:
        dead = wins[frozenset(mine.keep)] < _DEAD and wins[frozenset(better.keep)] > _ALIVE
        return Misconception.DRAWS_DEAD if dead and idea not in _DISGUISES else idea
    # A kept kicker is worth a word even where it costs hardly anything (PL-29, PL-30).
    return idea if idea in _KICKERS and found.verdict is not Verdict.BEST else None


def _reasons(
    view: SeatView,
    appraisal: Appraisal,
    found: Judged,
    holds: tuple[HoldOdds, HoldOdds],
    wins: Mapping[frozenset[Card], Fraction],
    idea: Misconception | None,
    ranges: Sequence[Spread],
    own: Spread | None,
) -> tuple[Message, ...]:
    mine, better = holds
    told: list[Message] = []
    lead = telling(ranges, view)
    if lead is not None:
        told.append(lead.told)
    told.append(_comparison(view, found, mine, better, wins))
    if idea is Misconception.DRAWS_DEAD:
        told.append(Message.of(f"advice-idea-{idea.value}"))
    elif idea is not None:
        told.append(idea_message(idea, view.hand, mine.keep, better=better.keep, seen=known_cards(view)))
    elif found.verdict in WORSE and _leaves_ace(view, mine, better):
        told.append(Message.of("advice-ace-kicker-pays"))
    elif found.verdict in WORSE and mine.discard and better.improves > mine.improves:
        both = {"better_improves": better.improves, "improves": mine.improves}
        told.append(Message.of("advice-hold-improves", **both))
    disguise = _disguise(view, appraisal, found.mine, own)
    if disguise is not None:
        told.append(disguise)
    elif found.verdict in WORSE:
        told.append(gain(view, appraisal, found))
    if falls_behind(found):
        told.append(mixed_behind(view, appraisal, found))
    elif found.mixed:
        told.append(mixed_in(found.mine))
    return tuple(told)


def _leaves_ace(view: SeatView, mine: HoldOdds, better: HoldOdds) -> bool:
    """Whether the better hold is the pair with the ace beside it, and the pair alone was kept."""
    plain = set(common_sense(view.hand))
    more = set(better.keep) - set(mine.keep)
    return plain == set(mine.keep) and len(mine.keep) == 2 and [card.rank for card in more] == [Rank.ACE]


def _comparison(
    view: SeatView, found: Judged, mine: HoldOdds, better: HoldOdds, wins: Mapping[frozenset[Card], Fraction]
) -> Message:
    own, other = wins[frozenset(mine.keep)], wins[frozenset(better.keep)]
    this, that = keeping(view.hand, mine.keep), keeping(view.hand, better.keep)
    verdict = found.verdict
    if verdict is Verdict.BEST or (verdict is Verdict.GOOD and found.loss.value <= 0):
        if mine.discard:
            return right_throw(this, mine, own)
        bluff = own < _SHOWN_DOWN
        return Message.of("advice-hold-right-bluff" if bluff else "advice-hold-right-pat", wins=own)
    near = not falls_behind(found)
    compared = _COMPARED if abs(own - other) <= _APART else _COMPARED_LATER
    key = compared.get(
        verdict if near else Verdict.INACCURACY, "advice-hold-worse" if other > own else "advice-hold-worse-later"
    )
    return Message.of(key, choice=this, wins=own, better=that, better_wins=other)


def _disguise(view: SeatView, appraisal: Appraisal, mine: Worth, own: Spread | None) -> Message | None:
    """What it costs, or brings, to hide the hand: beside the plain way to hold it; None where nothing is hidden."""
    keep = _kept(view, mine.action)
    plain = frozenset(common_sense(view.hand, max_discards=max_discards(view)))
    if own is None or len(keep) <= len(plain) or idea_of(view.hand, tuple(keep)) not in _DISGUISES:
        return None
    thrown = tuple(card for card in view.hand if card not in plain)
    beside = next(
        (worth for worth in appraisal.worths if same_choice(worth.action, Discard(thrown) if thrown else StandPat())),
        None,
    )
    if beside is None:
        return None
    cost = appraisal.difference(beside, mine)
    hold = keeping(view.hand, [card for card in view.hand if card in plain])
    drew = len(view.hand) - len(keep)
    if (
        not beside.firm
        or not mine.firm
        or abs(cost.value) <= max(2 * cost.standard_error, LIMITS.floor * appraisal.unit)
    ):
        return Message.of("advice-disguise-level", drew=drew, likely=own.likely, plain=hold)
    key = "advice-disguise-costs" if cost.value > 0 else "advice-disguise-pays"
    chips = chips_of(abs(cost.value))
    share = as_share(abs(cost.value) / appraisal.unit)
    return Message.of(key, drew=drew, likely=own.likely, plain=hold, chips=chips, share=share)


def _option(
    view: SeatView,
    worth: Worth,
    odds: Mapping[frozenset[Card], HoldOdds],
    wins: Mapping[frozenset[Card], Fraction],
) -> Option:
    keep = _kept(view, worth.action)
    numbers = (*hold_lines(view.hand, odds[keep], wins[keep]), worth_line(view, worth))
    return Option(action=worth.action, value=wins[keep], numbers=numbers, kind=worth.kind, worth=worth.value)
