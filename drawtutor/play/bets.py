"""How a style bets: the reference's chances to fold, to check or call, and to bet or raise, distorted."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from drawtutor.cards import JOKER, Rank
from drawtutor.hands import HandCategory, HandRank, strength
from drawtutor.play.drawing import Drawn, drawn_to
from drawtutor.play.styles import Favourites, Traits
from drawtutor.reference import Choice
from drawtutor.rules import Bet, Call, Check, Fold, Limit, Phase, RaiseTo, SeatView

__all__ = ["came_to_nothing", "distorted_bets"]


@dataclass(slots=True)
class _Chances:
    """How often a player folds, puts in no more than it has to, and bets or raises; together 1."""

    fold: Fraction = Fraction(0)
    passive: Fraction = Fraction(0)
    wager: Fraction = Fraction(0)


def distorted_bets(view: SeatView, choices: tuple[Choice, ...], traits: Traits) -> tuple[Choice, ...]:
    """What a player of these traits does in a betting round, where the reference would do ``choices``.

    What puts in least comes first. The hand has five cards.
    """
    chances = _Chances()
    for choice in choices:
        if isinstance(choice.action, Fold):
            chances.fold += choice.chance
        elif isinstance(choice.action, Check | Call):
            chances.passive += choice.chance
        else:
            chances.wager += choice.chance
    category = HandRank(strength(view.hand, view.rules.joker)).category
    if _may_be_drawn_to(view):
        _before_the_draw(view, category, chances, traits)
    else:
        _after_the_draw(view, category, chances, traits)
    return _as_choices(view, chances, traits)


def _may_be_drawn_to(view: SeatView) -> bool:
    """Whether cards are still to be exchanged: then a hand is played as before the draw, in a later round too."""
    return view.exchange < view.rules.exchanges


def came_to_nothing(view: SeatView) -> bool:
    """Whether the hand is below a pair, or stood pat without being made; asked after the draw."""
    category = HandRank(strength(view.hand, view.rules.joker)).category
    return category is HandCategory.HIGH_CARD or (view.me.drawn == 0 and category < HandCategory.TWO_PAIR)


def _before_the_draw(view: SeatView, category: HandCategory, chances: _Chances, traits: Traits) -> None:
    if category < HandCategory.TWO_PAIR and not view.me.staked and view.phase is Phase.BET1:
        _give_up(view, chances, traits.gives_up)
    if category < traits.sure_before:
        _hold_back(view, category, chances)
    if view.opener is not None:
        _wager_instead(view, chances, traits.wild)
    _call_instead(view, chances, traits.pays)
    cheap = 2 * view.legal.to_call <= view.pot
    if cheap and traits.clings and _is_favourite(view, category, traits.favourites):
        _call_instead(view, chances, traits.clings)


def _after_the_draw(view: SeatView, category: HandCategory, chances: _Chances, traits: Traits) -> None:
    if category < traits.sure_after:
        _hold_back(view, category, chances)
    if traits.bet_bluff and not view.level and came_to_nothing(view):
        _hold_back(view, HandCategory.HIGH_CARD, chances)
        _wager_instead(view, chances, traits.bet_bluff)
    if category >= HandCategory.PAIR:
        _call_instead(view, chances, traits.pays)
    if traits.hopes and _is_favourite(view, category, traits.favourites):
        _call_instead(view, chances, traits.hopes)


def _give_up(view: SeatView, chances: _Chances, share: Fraction) -> None:
    """Plays so much less: what is bet where one may check is checked, and everything else folded."""
    given = share * chances.wager
    if view.legal.check:
        chances.passive += given
    else:
        given += share * chances.passive
        chances.fold += given
        chances.passive -= share * chances.passive
    chances.wager -= share * chances.wager


def _hold_back(view: SeatView, category: HandCategory, chances: _Chances) -> None:
    """Bets and raises nothing: checks or calls instead. Where it may do neither it opens with a pair after all."""
    if view.legal.check or view.legal.call:
        chances.passive += chances.wager
    elif category is HandCategory.HIGH_CARD:
        chances.fold += chances.wager
    else:
        return
    chances.wager = Fraction(0)


def _wager_instead(view: SeatView, chances: _Chances, share: Fraction) -> None:
    """Bets or raises so often where it would fold, or check."""
    if view.legal.bet or view.legal.raise_:
        given = chances.fold + (chances.passive if view.legal.check else 0)
        chances.wager += share * given
        chances.fold *= 1 - share
        if view.legal.check:
            chances.passive *= 1 - share


def _call_instead(view: SeatView, chances: _Chances, share: Fraction) -> None:
    """Calls so often where it would fold."""
    if view.legal.call:
        chances.passive += share * chances.fold
        chances.fold *= 1 - share


def _is_favourite(view: SeatView, category: HandCategory, favourites: Favourites) -> bool:
    if favourites is Favourites.ACES:
        return any(card is JOKER or card.rank is Rank.ACE for card in view.hand)
    if not _may_be_drawn_to(view):
        return category >= HandCategory.PAIR
    return category < HandCategory.TWO_PAIR and drawn_to(view.hand, view.rules.joker) is not Drawn.NOTHING


def _as_choices(view: SeatView, chances: _Chances, traits: Traits) -> tuple[Choice, ...]:
    found = []
    if chances.fold:
        found.append(Choice(Fold(), chances.fold))
    if chances.passive:
        found.append(Choice(Check() if view.legal.check else Call(), chances.passive))
    if chances.wager:
        to = _size(view, traits)
        found.append(Choice(Bet(to) if view.legal.bet else RaiseTo(to), chances.wager))
    return tuple(found)


def _size(view: SeatView, traits: Traits) -> int:
    """The total of a bet or raise. It is the style's whatever it holds, so that it tells nothing of the hand."""
    legal = view.legal
    assert legal.wager is not None  # a bet or raise is open where it has a chance
    low, high = legal.wager
    if legal.wagers or view.rules.limit is Limit.FIXED:
        return low
    return min(high, max(low, view.level + round(traits.size * (view.pot + legal.to_call))))
