"""The opponents at the table: each chooses from its own view of the deal, as the reference does but for its style.

An opponent is given a `SeatView` and a source of chance, and nothing else: it cannot see a hidden card,
and it remembers nothing from deal to deal.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Protocol

from drawtutor.hands import strength
from drawtutor.play.bets import distorted_bets
from drawtutor.play.drawing import distorted_throws
from drawtutor.play.styles import Style, traits_of
from drawtutor.reference import Choice, reference_choices
from drawtutor.rules import Action, Check, Discard, Fold, Muck, Phase, Seat, SeatView, Show, StandPat

__all__ = ["Opponent", "StyledOpponent"]


class Opponent(Protocol):
    """Whoever can take a seat: it answers a view in which it is to act with a legal action."""

    @property
    def style(self) -> Style:
        """How it says that it plays."""
        ...

    def choose(self, view: SeatView, rng: Random) -> Action:
        """What it does now; the same for the same view and the same ``rng``."""
        ...


@dataclass(frozen=True, slots=True)
class StyledOpponent:
    """An opponent that plays one of the stated styles."""

    style: Style

    def choices(self, view: SeatView) -> tuple[Choice, ...]:
        """What this style may do in the view, and how often; raises `ValueError` where it is not this seat's turn."""
        if not view.my_turn:
            msg = f"seat {view.seat} is not to act in this view"
            raise ValueError(msg)
        if view.phase is Phase.SHOWDOWN:
            return (Choice(Muck() if view.legal.muck and _is_beaten(view) else Show(), Fraction(1)),)
        if len(view.hand) != 5:
            return (Choice(_after_a_misdeal(view), Fraction(1)),)
        choices, traits = reference_choices(view), traits_of(self.style)
        if view.phase is Phase.DRAW:
            return distorted_throws(view, choices, traits)
        return distorted_bets(view, choices, traits)

    def choose(self, view: SeatView, rng: Random) -> Action:
        """What this style does in the view; raises as `choices` does.

        The less a player puts in, the lower the number that it takes to do it: with the same chance two styles do the
        same wherever neither is distorted.
        """
        choices = self.choices(view)
        wanted = rng.random()
        for choice in choices[:-1]:
            wanted -= float(choice.chance)
            if wanted < 0:
                return choice.action
        return choices[-1].action


def _after_a_misdeal(view: SeatView) -> Action:
    """With too few cards a throw completes the hand (EN-08); with too many it is dead whatever is thrown."""
    if view.phase is not Phase.DRAW:
        return Check() if view.legal.check else Fold()
    if len(view.hand) < 5 and view.legal.max_discards:
        return Discard((min(view.hand, key=lambda card: card.rank),))
    return StandPat()


def _is_beaten(view: SeatView) -> bool:
    """Whether every pot that this seat could win is already another's by a hand that lies open."""
    if len(view.hand) != 5:
        return True
    mine = strength(view.hand, view.rules.joker)
    shown = {player.seat: strength(player.shown, view.rules.joker) for player in view.players if len(player.shown) == 5}

    def lost(eligible: tuple[Seat, ...]) -> bool:
        return any(shown.get(seat, -1) > mine for seat in eligible if seat != view.seat)

    return all(lost(pot.eligible) for pot in view.pots if view.seat in pot.eligible)
