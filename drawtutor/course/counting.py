"""What is counted at a table: the stages of a deal, what a fold has cost, what one has seen, what a raise says."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import Final

from drawtutor.cards import Card
from drawtutor.course.facing import open_duel
from drawtutor.course.position import step
from drawtutor.course.scene import Beat, Declared, Spot
from drawtutor.odds import common_sense
from drawtutor.rules import Bet, Call, Deal, Dealer, Fold, Phase, RuleSet, Show, Stakes, StandPat, load_rules

__all__ = ["STAGES_JOINT", "cards_seen", "fold_cost", "kept_by_both", "raise_chance", "stage_order"]

STAGES_JOINT: Final = ">"
"""What joins the stages in the key of a choice."""


@lru_cache(maxsize=8)
def stage_order(players: int) -> str:
    """The stages that a deal goes through when everybody stays in, in order, as the key of a choice (PL-01)."""
    rules = load_rules(RuleSet.FIVE_STAGE.value)
    stakes = Stakes(min_bet=1, max_bet=10).checked(rules)
    dealer = Dealer("stages")
    deal = Deal.begin(rules, stakes, stacks=(50,) * players, antes=(1,) * players)
    stages: list[Phase] = []
    while not deal.phase.is_end:
        if deal.phase not in stages:
            stages.append(deal.phase)
        if deal.to_act is None:
            deal = dealer.serve_all(deal)
        else:
            deal = dealer.serve_all(deal.act(deal.to_act, _onward(deal)))
    return STAGES_JOINT.join(stage.value for stage in stages)


def _onward(deal: Deal) -> Bet | Call | StandPat | Show:
    """What keeps everybody in the deal."""
    if deal.phase is Phase.DRAW:
        return StandPat()
    if deal.phase is Phase.SHOWDOWN:
        return Show()
    return Call() if deal.level else Bet(deal.stakes.min_bet + 1)


def fold_cost(spot: Spot) -> int:
    """What the deal has cost the player whose choice it is, in chips, once that player folds (PL-13)."""
    assert spot.hero is not None
    folded = step(spot.deal, Declared(spot.hero, Fold()))
    return folded.start_stacks[spot.hero] - folded.stacks[spot.hero]


def cards_seen(spot: Spot) -> frozenset[Card]:
    """The cards that the player whose hand it is has seen so far, as far as the rules let anybody see (NO-03)."""
    view = spot.deal.view(spot.hero)
    return frozenset((*view.hand, *view.discarded, *(card for event in view.events for card in event.cards)))


def kept_by_both(spot: Spot, aim: Beat) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """What common sense keeps in the exchange of the player's hand, and of the one that it is measured with."""
    assert spot.hero is not None
    limit = spot.deal.rules.draw_limit
    hand, other = spot.deal.hands[spot.hero], aim.hand.cards
    return common_sense(hand, max_discards=limit), common_sense(other, max_discards=limit)


def raise_chance(spot: Spot, aim: Beat) -> Fraction:
    """The exact chance to hold the better hand at the end against this one, where both exchange sensibly (PL-15)."""
    assert spot.hero is not None
    mine, others = kept_by_both(spot, aim)
    return open_duel(spot.deal.hands[spot.hero], mine, aim.hand.cards, others)
