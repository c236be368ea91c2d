"""Random decisions of deals that were played with some sense, and choices that somebody might make there."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from drawtutor.advice import has_figures
from drawtutor.advice.appraisal import same_choice
from drawtutor.reference import reference_choices
from drawtutor.rules import (
    Action,
    Agreement,
    Bet,
    Call,
    Check,
    Deal,
    Dealer,
    Discard,
    Fold,
    Phase,
    RaiseTo,
    SeatView,
    Show,
    StandPat,
    load_rules,
    usual_stakes,
)

__all__ = ["KINDS", "any_choice", "decision", "tried"]

RULES: Final = ("five_stage", "california", "last_raise", "draw_high")
STAGES: Final = (Phase.BET1, Phase.DRAW, Phase.BET2)
KINDS: Final = ("played", "near", "any")
"""What is tried at a decision: what the reference would do, a choice among those that look best, any other."""
_OWN_WAY: Final = 0.15
"""So often a player does something else than the reference."""
_NEAR: Final = 4


def decision(seed: int, number: int) -> SeatView:
    """A decision for which there are figures, of a random deal; one after another the three stages.

    The table is of one of the four rule sets at its usual stakes, with two to six players and 100 chips each. Everybody
    plays the reference but for one choice in seven or so, which is any other that is open and no fold: so decisions
    arise from play that makes sense, and off its usual lines too. Of the deal's decisions in the stage it is any one.
    """
    stage = STAGES[number % len(STAGES)]
    rng = Random(f"decision {seed} {number}")
    while True:
        rules = load_rules(rng.choice(RULES))
        agreed = Agreement(
            rules=rules, stakes=usual_stakes(rules), players=rng.randint(2, 6), chips=100, ante=1, blinds=()
        )
        met = [view for view in _met(agreed.begin(), Dealer(str(rng.random())), rng) if view.phase is stage]
        if met:
            return rng.choice(met)


def tried(view: SeatView, looked_at: Sequence[Action], rng: Random) -> dict[str, Action]:
    """One choice of each of `KINDS`, where there are so many; ``looked_at`` are all, what looks best first."""
    found = {"played": usual_choice(view, rng)}
    for kind, among in (("near", looked_at[:_NEAR]), ("any", looked_at)):
        left = [action for action in among if not any(same_choice(action, other) for other in found.values())]
        if left:
            found[kind] = rng.choice(left)
    return found


def _met(deal: Deal, dealer: Dealer, rng: Random) -> list[SeatView]:
    """The decisions of a deal that is played to its end."""
    met = []
    while not deal.phase.is_end:
        if deal.dealer_owes:
            deal = dealer.serve_all(deal)
            continue
        assert deal.to_act is not None
        view = deal.view(deal.to_act)
        if view.phase in STAGES and has_figures(view):
            met.append(view)
        deal = deal.act(view.seat, usual_choice(view, rng, own_way=_OWN_WAY))
    return met


def usual_choice(view: SeatView, rng: Random, *, own_way: float = 0.0) -> Action:
    """What the reference does here, or so often any other thing that is open and no fold."""
    if view.legal.show:
        return Show()
    if view.phase not in STAGES:
        return any_choice(view, rng)
    if rng.random() < own_way:
        return any_choice(view, rng)
    found = reference_choices(view)
    return rng.choices([one.action for one in found], [float(one.chance) for one in found])[0]


def any_choice(view: SeatView, rng: Random) -> Action:
    """Something legal that is no fold, where there is such a thing."""
    legal = view.legal
    open_: list[Action] = [Check()] * legal.check + [Call()] * legal.call + [StandPat()] * legal.stand_pat
    if legal.wager is not None:
        low, high = legal.wager
        to = rng.choice(legal.wagers) if legal.wagers else rng.randint(low, max(low, min(high, view.level + view.pot)))
        open_.append(Bet(to) if legal.bet else RaiseTo(to))
    if legal.max_discards:
        open_.append(Discard(tuple(rng.sample(view.hand, rng.randint(1, min(3, legal.max_discards))))))
    return rng.choice(open_ or [Fold()])
