"""What can be told of a style from its play: occasions that arise in many deals, and how often it takes each.

An occasion is noted where the reference, with the same hand and in the same place, would surely do otherwise, or where
everybody at the table could see what was done.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from enum import StrEnum
from functools import cache
from random import Random

from drawtutor.cards import Rank
from drawtutor.hands import Hand, HandCategory, HandRank, strength
from drawtutor.play import Style, StyledOpponent
from drawtutor.play.bets import came_to_nothing
from drawtutor.play.drawing import Drawn, drawn_to, pat_would_be_believed
from drawtutor.play.matches import GAMES
from drawtutor.reference import reference_choices
from drawtutor.rules import Action, Bet, Call, Dealer, Discard, Fold, Phase, RaiseTo, SeatView, StandPat

PLAYERS = 5
DEALS = 250


class Occasion(StrEnum):
    """Where a style can show."""

    OPENS = "opens"
    """Nobody has opened."""
    COMES_IN = "comes in"
    """The first chips, with a hand below two pair that the reference plays for sure."""
    CALLS = "calls"
    """Before the draw, where the reference folds for sure, and it does not raise."""
    CALLS_WITH_A_DRAW = "calls with a draw"
    """The same with a draw in hand, for half the pot at most."""
    CALLS_WITH_AN_ACE = "calls with an ace"
    """The same with an ace in hand."""
    RAISES_ON_NOTHING = "raises on nothing"
    """Before the draw, a raise where somebody has opened and the reference folds for sure."""
    WAGERS_UNSURE = "wagers unsure"
    """Before the draw, a bet or raise below two pair."""
    STANDS_PAT = "stands pat"
    """On no more than a low pair, having bet or raised, where the reference may draw."""
    KEEPS_AN_ACE = "keeps an ace"
    """Beside a pair."""
    DRAWS_ONE_TO_TRIPS = "draws one to trips"
    CHASES_INSIDE = "chases an inside straight"
    CHASES_THREE = "chases three of a suit"
    BREAKS_A_PAIR = "breaks a pair"
    BETS_NOTHING = "bets nothing"
    """After the draw nobody has bet, and the hand came to nothing."""
    WAGERS_LATE = "wagers late"
    """After the draw, a bet or raise below a straight."""
    CALLS_LATE = "calls late"
    """After the draw with a pair or better, where the reference folds for sure."""
    CALLS_LATE_WITH_AN_ACE = "calls late with an ace"


def rate(style: Style, occasion: Occasion) -> tuple[float, int]:
    """How often the style takes the occasion, and how many of them there were."""
    seen, taken = _watched(style)
    return (taken[occasion] / seen[occasion] if seen[occasion] else 0.0), seen[occasion]


@cache
def _watched(style: Style) -> tuple[Counter[Occasion], Counter[Occasion]]:
    """The occasions of many deals among players of one style, and those that were taken."""
    seen: Counter[Occasion] = Counter()
    taken: Counter[Occasion] = Counter()
    player = StyledOpponent(style)
    for number in range(DEALS):
        dealer, rng = Dealer(f"watched {number}"), Random(number)
        deal = dealer.serve_all(GAMES["california"].begin(PLAYERS))
        while deal.to_act is not None:
            view = deal.view(deal.to_act)
            action = player.choose(view, rng)
            for occasion, is_taken in _occasions(view, action):
                seen[occasion] += 1
                taken[occasion] += is_taken
            deal = dealer.serve_all(deal.act(view.seat, action))
    return seen, taken


def _occasions(view: SeatView, action: Action) -> Iterator[tuple[Occasion, bool]]:
    if view.phase is Phase.BET1:
        yield from _before_the_draw(view, action)
    elif view.phase is Phase.DRAW:
        yield from _in_the_exchange(view, action)
    elif view.phase is Phase.BET2:
        yield from _after_the_draw(view, action)


def _surely(view: SeatView, *kinds: type) -> bool:
    return all(isinstance(choice.action, kinds) for choice in reference_choices(view))


def _category(view: SeatView) -> HandCategory:
    return HandRank(strength(view.hand)).category


def _before_the_draw(view: SeatView, action: Action) -> Iterator[tuple[Occasion, bool]]:
    wagers, legal = isinstance(action, Bet | RaiseTo), view.legal
    if view.opener is None:
        yield Occasion.OPENS, wagers
    if legal.bet or legal.raise_:
        if _category(view) < HandCategory.TWO_PAIR:
            yield Occasion.WAGERS_UNSURE, wagers
        if view.opener is not None and _surely(view, Fold):
            yield Occasion.RAISES_ON_NOTHING, wagers
    plays = (Bet, RaiseTo) if legal.check else (Bet, RaiseTo, Call)
    if not view.me.staked and _category(view) < HandCategory.TWO_PAIR and _surely(view, *plays):
        yield Occasion.COMES_IN, isinstance(action, plays)
    if legal.call and _surely(view, Fold):
        calls = isinstance(action, Call)
        if not wagers:
            yield Occasion.CALLS, calls
        if 2 * legal.to_call <= view.pot:
            if drawn_to(view.hand, view.rules.joker) is not Drawn.NOTHING:
                yield Occasion.CALLS_WITH_A_DRAW, calls
            if any(card.rank is Rank.ACE for card in view.hand):
                yield Occasion.CALLS_WITH_AN_ACE, calls


def _in_the_exchange(view: SeatView, action: Action) -> Iterator[tuple[Occasion, bool]]:
    hand, thrown = Hand(view.hand), len(action.cards) if isinstance(action, Discard) else 0
    category, draw = hand.rank.category, drawn_to(view.hand, view.rules.joker)
    if pat_would_be_believed(view) and not _surely(view, StandPat):
        yield Occasion.STANDS_PAT, thrown == 0
    if category is HandCategory.THREE_OF_A_KIND:
        yield Occasion.DRAWS_ONE_TO_TRIPS, thrown == 1
    if category is HandCategory.PAIR:
        if draw is Drawn.FOUR_CARDS:
            yield Occasion.BREAKS_A_PAIR, thrown == 1
        elif any(card.rank is Rank.ACE for card in hand.kickers):
            yield Occasion.KEEPS_AN_ACE, thrown == 2
    if draw is Drawn.INSIDE_STRAIGHT:
        yield Occasion.CHASES_INSIDE, thrown == 1
    if draw is Drawn.THREE_OF_A_SUIT:
        kept = [card for card in view.hand if not (isinstance(action, Discard) and card in action.cards)]
        yield Occasion.CHASES_THREE, len(kept) == 3 and len({card.suit for card in kept}) == 1


def _after_the_draw(view: SeatView, action: Action) -> Iterator[tuple[Occasion, bool]]:
    wagers, legal = isinstance(action, Bet | RaiseTo), view.legal
    if legal.bet and came_to_nothing(view):
        yield Occasion.BETS_NOTHING, wagers
    if (legal.bet or legal.raise_) and _category(view) < HandCategory.STRAIGHT:
        yield Occasion.WAGERS_LATE, wagers
    if legal.call and _surely(view, Fold):
        if _category(view) >= HandCategory.PAIR:
            yield Occasion.CALLS_LATE, isinstance(action, Call)
        if any(card.rank is Rank.ACE for card in view.hand):
            yield Occasion.CALLS_LATE_WITH_AN_ACE, isinstance(action, Call)
