"""The hint ladder: first the rule, then what to count, then the number."""

from __future__ import annotations

from drawtutor.cards import DECK, JOKER
from drawtutor.course.chances import call_chance
from drawtutor.course.conditions import hand_with_joker, other_uses
from drawtutor.course.counting import STAGES_JOINT, cards_seen, kept_by_both, raise_chance, stage_order
from drawtutor.course.exercise import Exercise, Task
from drawtutor.course.explaining.card_room import CARD_ROOM_TASKS, card_room_facts
from drawtutor.course.explaining.chances import CHANCE_TASKS, chance_facts
from drawtutor.course.facts import facts_of
from drawtutor.course.graders import HAND_SIZE
from drawtutor.course.opposed import opinions
from drawtutor.course.position import bets_of_round, played, players
from drawtutor.course.scene import Against, Aim, Beat, Circle, Meet, OpenHands, Spot, Spread
from drawtutor.course.shuffles import longest_run
from drawtutor.course.throws import throws
from drawtutor.hands import Hand
from drawtutor.message import Message, Who
from drawtutor.rules import Deal, Openers, Phase, Seat, SecondRoundStart, ToWin

__all__ = ["hints"]


def hints(exercise: Exercise) -> tuple[Message, Message, Message]:
    """Three hints for this exercise: the rule, what to count, the number. The last leaves one step to the answer."""
    values = facts_of(exercise.subject, exercise.aim) | _more(exercise)
    task = exercise.task.value
    keys = [f"course-hint-{task}-{step}" for step in (1, 2, 3)]
    if exercise.task in (Task.LEGAL_ACTION, Task.NEXT_TO_ACT, Task.SHOWS_FIRST):
        variant = _variant(exercise)
        keys[0] = f"course-hint-{task}-{variant}-1"
        if exercise.task is Task.LEGAL_ACTION:
            keys[1] = f"course-hint-{task}-{variant if variant in ('draw', 'show') else 'bet'}-2"
            keys[2] = f"course-hint-{task}-{variant}-3"
        if variant == "proof":
            keys[1:] = [f"course-hint-{task}-proof-{step}" for step in (2, 3)]
    if exercise.task is Task.POT_SHARE and isinstance(exercise.subject, Spot) and len(exercise.subject.deal.pots) > 1:
        keys = [f"course-hint-pots-{step}" for step in (1, 2, 3)]
    if isinstance(exercise.aim, (Against, Meet)):
        keys = [f"course-hint-{task}-facing-{step}" for step in (1, 2, 3)]
    first, second, third = (Message.of(key, **values) for key in keys)
    return first, second, third


def _variant(exercise: Exercise) -> str:
    """Which rule the first hint tells, by the moment of the deal."""
    spot = exercise.subject
    assert isinstance(spot, Spot)
    if exercise.task is Task.LEGAL_ACTION:
        return _action_variant(spot.deal)
    after = played(spot)
    if exercise.task is Task.SHOWS_FIRST:
        if after.phase.is_end:
            return "alone"
        if len(after.active_seats) == 1:
            return "proof"
        return "checked" if after.aggressor is None else "bet"
    if after.phase is Phase.DRAW:
        return "draw"
    if after.phase is Phase.BET2 and not bets_of_round(after):
        return "opener" if after.rules.second_round_starts is SecondRoundStart.OPENER else "left"
    if bets_of_round(after):
        return "betting"
    return "blinds" if any(after.blinds) else "start"


def _action_variant(deal: Deal) -> str:
    if deal.phase is Phase.DRAW:
        return "draw"
    if deal.phase is Phase.SHOWDOWN:
        return "show"
    if deal.level:
        return "option" if deal.to_act is not None and deal.staked[deal.to_act] == deal.level else "facing"
    if deal.phase is Phase.BET1 and deal.rules.openers is not Openers.NONE:
        return "openers"
    return "may-check" if deal.rules.may_check else "must-open"


def _more(exercise: Exercise) -> dict[str, object]:
    """What only the hints speak of."""
    subject = exercise.subject
    if exercise.task in CHANCE_TASKS:
        return chance_facts(exercise)
    if isinstance(subject, Spread):
        return {"most": len(subject.cards) - 1, "run": longest_run(subject.cards)}
    if isinstance(subject, Circle) and exercise.task is Task.STAGE_ORDER:
        return {"begin": tuple(map(Phase, stage_order(subject.players).split(STAGES_JOINT)[:2]))}
    if isinstance(subject, Circle):
        each = HAND_SIZE + subject.draw_limit
        return {"each": each, "dealt": HAND_SIZE * subject.players, "deck": len(DECK), **_laps(subject)}
    if isinstance(subject, OpenHands):
        ranks = tuple(hand.rank for hand in subject.hands)
        return {"kinds": tuple(rank.category for rank in ranks), "ranks": ranks, "top": max(ranks), **_joker(exercise)}
    if not isinstance(subject, Spot):
        return {}
    if exercise.task is Task.BEST_DISCARDS:
        best = throws(exercise)[0]
        return {"best": best.chance, "count": len(best.discard), "opinions": _opinions(exercise.aim)}
    if isinstance(exercise.aim, Meet):
        return {"chance": call_chance(exercise)}
    if exercise.task is Task.TAKES_POT:
        end = played(subject)
        return {"best": max(end.shown_ranks.values()), "trips": end.rules.to_win is ToWin.TRIPS}
    if exercise.task is Task.KEPT_APART:
        end = played(subject)
        return {"thrown": sum(map(len, end.thrown)), "apart": end.kept_apart.bit_count()}
    if exercise.task is Task.REFEREE:
        return {"steps": len(subject.said)}
    if exercise.task in (Task.MAY_EXCHANGE, Task.CARDS_SEEN, Task.VALUE_OR_BLUFF):
        return _counted(subject, exercise.aim)
    if exercise.task is Task.POT_SHARE:
        end = played(subject)
        return {"winners": players(end.winners), "count": len(end.winners)}
    if exercise.task in CARD_ROOM_TASKS:
        return card_room_facts(exercise)
    if exercise.task is Task.LEGAL_ACTION:
        legal = subject.deal.legal(subject.hero)
        return {
            "can_call": legal.call,
            "can_raise": legal.raise_,
            "only": len(legal.wagers) == 1,
            "can_ask": bool(legal.ask),
            "ace": legal.four_with_ace,
            "show": legal.muck,
            "capped": _capped(subject.deal),
            "closed": subject.deal.rules.one_circuit and subject.deal.circuit_over,
            "all_show": subject.deal.rules.show_all,
            "twice": max(legal.wagers) if legal.bet and len(legal.wagers) > 1 else 0,
        }
    if exercise.task in (Task.NEXT_TO_ACT, Task.ROUND_OVER, Task.SHOWS_FIRST, Task.WHAT_NEXT):
        return _turn_facts(subject, drawing=exercise.task is Task.NEXT_TO_ACT)
    return {}


def _opinions(aim: Aim | None) -> tuple[Message, ...]:
    """What the tutor takes the opponents to hold, where it is about winning."""
    return opinions(aim.opponents) if isinstance(aim, Against) else ()


def _counted(spot: Spot, aim: Aim | None) -> dict[str, object]:
    """What is counted: who has folded, how many cards were thrown, how often a raise is made with the better hand."""
    deal = played(spot)
    if isinstance(aim, Beat):
        mine, others = kept_by_both(spot, aim)
        return {
            "mine": Hand(spot.deal.hands[deal.dealer if spot.hero is None else spot.hero]).rank,
            "other": aim.hand.rank,
            "drawn": HAND_SIZE - len(mine),
            "other_drawn": HAND_SIZE - len(others),
            "ahead": raise_chance(spot, aim),
        }
    if spot.hero is not None:
        return {"own": len(cards_seen(spot)) - HAND_SIZE}
    return {"folded": players(Seat(s) for s in range(deal.players) if deal.dealt_in[s] and not deal.active[s])}


def _joker(exercise: Exercise) -> dict[str, object]:
    """The four cards beside a joker, and what they are if it is left out."""
    if exercise.task is not Task.JOKER_MAKES:
        return {}
    hand = hand_with_joker(exercise)
    four = tuple(card for card in hand.cards if card is not JOKER)
    return {"cards": four, "ignored": other_uses(hand)["ignored"], "as_ace": other_uses(hand)["ace"]}


def _capped(deal: Deal) -> bool:
    """Whether the raises of this round are used up."""
    cap = deal.rules.raise_cap
    return cap is not None and deal.raises >= cap


def _laps(circle: Circle) -> dict[str, object]:
    return {"rounds": (circle.number - 1) // circle.players, "over": (circle.number - 1) % circle.players + 1}


def _turn_facts(spot: Spot, *, drawing: bool) -> dict[str, object]:
    """Who sits where from the one who spoke last, and who of them is still to speak."""
    after = played(spot)
    spoken = [declared.seat for declared in spot.said if declared.seat is not None]
    last = spoken[-1] if spoken else spot.deal.dealer
    same = after.phase is spot.deal.phase
    start = last if same and spoken else after.dealer
    # Whoever spoke last has nothing to answer now; a dealer from whom a round starts speaks in it, at its end.
    steps = range(1, after.players if same and spoken else after.players + 1)
    order = (Seat((start + step) % after.players) for step in steps)
    waiting: tuple[Seat, ...] = ()
    if after.phase is Phase.DRAW and drawing:
        waiting = after.to_draw
    elif same:
        waiting = after.waiting
    staked = after.staked if same else spot.deal.staked
    behind = [seat for seat in after.active_seats if same and staked[seat] < after.level]
    return {
        "from": Who(start),
        "order": players(seat for seat in order if after.active[seat]),
        "still": players(after.active_seats),
        "waiting": len(waiting),
        "behind": len(behind),
        "level": after.level if same else spot.deal.level,
        "ended": not same or after.phase is Phase.DRAW,
    }
