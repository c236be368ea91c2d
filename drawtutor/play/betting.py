"""How an opponent bets: by its chance to win, the price, and its style. Everything here is its opinion."""

from __future__ import annotations

from fractions import Fraction
from random import Random

from drawtutor.cards import Card, Rank
from drawtutor.hands import HandCategory
from drawtutor.play.chances import Table, after_the_draw, before_the_draw, look
from drawtutor.play.ranges import lowest_opening, ranges
from drawtutor.play.starting import Reading
from drawtutor.play.styles import Traits
from drawtutor.rules import Action, Bet, Call, Check, Fold, Limit, Phase, RaiseTo, SeatView

__all__ = ["choose_bet"]

# Each raise in the round asks for so much more chance to raise again: nobody raises for ever.
_CAUTION = 0.06
# Betting hands are about this many times as many as the hands that came to nothing, after drawing one card.
_MADE_TO_MISSED = 0.45
# Who chases pays up to this share of the pot to draw to any straight or flush.
_CHASES_UP_TO = 0.3
# The chance that a hand has to have, at least, to be raised with.
_LEAST_TO_RAISE = 0.35


def choose_bet(view: SeatView, reading: Reading | None, traits: Traits, rng: Random) -> Action:
    """What a player of these traits does in a betting round. ``reading`` is None for a hand that is dead."""
    if reading is None:
        return Check() if view.legal.check else Fold()
    table = look(view)
    if view.phase is Phase.BET1:
        return _first_round(view, reading, table, traits, rng)
    return _second_round(view, reading, table, traits, rng)


def _first_round(view: SeatView, reading: Reading, table: Table, traits: Traits, rng: Random) -> Action:
    legal = view.legal
    unopened = view.opener is None
    if unopened and (legal.bet or legal.raise_):
        # With blinds the first raise is the opening.
        if _opens(reading, max(1, table.behind + table.checked // 3), traits):
            return _wager(view, traits, rng, strong=reading.category > HandCategory.PAIR)
        if rng.random() < traits.open_bluff:
            return _wager(view, traits, rng, strong=False)
    if legal.check:
        return Check()
    if not legal.call:
        return Fold()
    chance = before_the_draw(reading, table, traits)
    if _worth_raising(view, chance, table, traits):
        return _wager(view, traits, rng, strong=reading.category > HandCategory.TWO_PAIR)
    held = ranges().above[reading.bucket] <= traits.defend_first * _stopping_share(view, table)
    chased = traits.chases and _price(view) <= _CHASES_UP_TO and bool(_draw_to(reading))
    return Call() if chance >= _price(view) + traits.margin or held or chased else Fold()


def _draw_to(reading: Reading) -> tuple[Card, ...]:
    """The four cards of a draw that somebody who chases would go for; empty where there is none."""
    return reading.four_flush or reading.open_straight or reading.inside_straight


def _opens(reading: Reading, behind: int, traits: Traits) -> bool:
    if reading.category is not HandCategory.PAIR:
        four_card_draw = bool(reading.four_flush or reading.open_straight)
        return reading.category > HandCategory.PAIR or (four_card_draw and behind <= 2)
    lowest = lowest_opening(behind) + traits.notches
    return reading.top >= min(lowest, Rank.ACE)


def _second_round(view: SeatView, reading: Reading, table: Table, traits: Traits, rng: Random) -> Action:
    legal = view.legal
    chance = after_the_draw(reading.strength, table, traits)
    if legal.bet:
        if chance >= _value_line(table, traits):
            return _wager(view, traits, rng, strong=chance > 0.8)
        pat_on_nothing = view.me.drawn == 0 and reading.category < HandCategory.STRAIGHT
        missed = reading.category is HandCategory.HIGH_CARD or pat_on_nothing
        if missed and rng.random() < _bluffs(view, traits):
            return _wager(view, traits, rng, strong=False)
        if legal.check:
            return Check()
        # No check: the pot is given up, or opened as cheaply as can be.
        low = legal.wager[0] if legal.wager else 0
        return Bet(low) if chance >= low / (view.pot + low) + traits.margin else Fold()
    if not legal.call:
        return Check() if legal.check else Fold()
    if _worth_raising(view, chance, table, traits):
        return _wager(view, traits, rng, strong=chance > 0.8)
    return Call() if chance >= _price(view) + traits.margin or _holds_on(view, reading, table, traits) else Fold()


def _value_line(table: Table, traits: Traits) -> float:
    """The chance to win from which a bet is for value, against so many."""
    return min(0.92, traits.raise_line / (len(table.others) + 1))


def _worth_raising(view: SeatView, chance: float, table: Table, traits: Traits) -> bool:
    if not view.legal.raise_:
        return False
    return chance >= max(_value_line(table, traits), _LEAST_TO_RAISE) + _CAUTION * view.raises


def _price(view: SeatView) -> float:
    """The chance to win at which a call breaks even, if nobody bets again."""
    to_call = view.legal.to_call
    return to_call / (view.pot + to_call)


def _stopping_share(view: SeatView, table: Table) -> float:
    """The share of its hands that this player has to go on with, so that betting anything gains nothing.

    Whoever bets b into a pot of p with nothing needs everybody to fold b times in p + b; those who could
    still stop it carry that together.
    """
    owed = view.legal.to_call
    before = max(1, view.pot - owed)
    if table.callers:
        return 0.0
    folds_needed = owed / (before + owed)
    last_wager = max(table.wagers, key=lambda seat: table.wagers[seat], default=None)
    could_stop = 1 + sum(player.seat != last_wager and not player.all_in for player in table.others)
    return float(1 - folds_needed ** (1 / could_stop))


def _holds_on(view: SeatView, reading: Reading, table: Table, traits: Traits) -> bool:
    """Whether the hand is among those that keep a bluff from gaining, seen by what this player drew."""
    role = "raised" if table.raised(view.seat) else "called"
    better = 1 - ranges().beats(reading.strength, role=role, drawn=table.told_by_draw(view.me))
    return better <= traits.defend * _stopping_share(view, table)


def _bluffs(view: SeatView, traits: Traits) -> Fraction | float:
    """How often a hand that came to nothing is bet: at the stated rate, or so that bluffs pay as much as they cost."""
    if traits.bet_bluff is not None:
        return traits.bet_bluff
    # Of the hands that bet b into p after drawing one, b in p + 2b are bluffs where a caller is to gain nothing.
    low = view.legal.wager[0] if view.legal.wager else 0
    return _MADE_TO_MISSED * low / (view.pot + low)


def _wager(view: SeatView, traits: Traits, rng: Random, *, strong: bool) -> Action:
    """A bet or raise of the style's size; the size tells little of the hand, for much of it is chance."""
    legal = view.legal
    assert legal.wager is not None  # the callers have looked whether a bet or raise is open
    low, high = legal.wager
    where = min(1.0, max(0.0, traits.size + rng.uniform(-0.25, 0.25) + (0.1 if strong else 0.0)))
    if legal.wagers:
        to = legal.wagers[-1] if strong and where > 0.6 else legal.wagers[0]
    elif view.rules.limit is Limit.SPREAD:
        to = low + round(where * (high - low))
    else:
        to = view.level + round((0.3 + 0.7 * where) * (view.pot + legal.to_call))
    to = min(high, max(low, to))
    return Bet(to) if legal.bet else RaiseTo(to)
