"""The opponents at the table: each chooses from its own view of the deal, by its stated style.

An opponent is given a `SeatView` and a source of chance, and nothing else: it cannot see a hidden card,
and it remembers nothing from deal to deal.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Protocol

from drawtutor.hands import HandCategory, strength
from drawtutor.play.betting import choose_bet
from drawtutor.play.discards import to_throw
from drawtutor.play.starting import Reading, read
from drawtutor.play.styles import Style, Traits, traits_of
from drawtutor.rules import Action, Discard, EventKind, Muck, Phase, Seat, SeatView, Show, StandPat

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

    def choose(self, view: SeatView, rng: Random) -> Action:
        """What this style does in the view; raises `ValueError` where it is not this seat's turn."""
        if not view.my_turn:
            msg = f"seat {view.seat} is not to act in this view"
            raise ValueError(msg)
        traits = traits_of(self.style)
        reading = read(view.hand, view.rules.joker) if len(view.hand) == 5 else None
        if view.phase is Phase.DRAW:
            return _exchange(view, reading, traits, rng)
        if view.phase is Phase.SHOWDOWN:
            return Muck() if view.legal.muck and (reading is None or _is_beaten(view, reading)) else Show()
        return choose_bet(view, reading, traits, rng)


def _exchange(view: SeatView, reading: Reading | None, traits: Traits, rng: Random) -> Action:
    if reading is None:
        return _after_a_misdeal(view)
    if _bets_as_pat(view, reading) and rng.random() < traits.pat_bluff:
        return StandPat()
    beaten = any(player.drawn in (0, 1, 2) for player in view.players if player.active and player.seat != view.seat)
    thrown = to_throw(reading, traits, view.rules.joker, limit=view.legal.max_discards, beaten=beaten)
    return Discard(thrown) if thrown else StandPat()


def _bets_as_pat(view: SeatView, reading: Reading) -> bool:
    """Whether a pat hand could be believed: the player has opened or raised, and holds next to nothing."""
    weak = reading.category is HandCategory.HIGH_CARD or (reading.category is HandCategory.PAIR and reading.top < 9)
    wagered = any(
        event.seat == view.seat and event.kind in (EventKind.BET, EventKind.RAISE) and event.phase is Phase.BET1
        for event in view.events
    )
    return weak and wagered


def _after_a_misdeal(view: SeatView) -> Action:
    """With too few cards a throw completes the hand (EN-08); with too many it is dead whatever is thrown."""
    if len(view.hand) < 5 and view.legal.max_discards:
        return Discard((min(view.hand, key=lambda card: card.rank),))
    return StandPat()


def _is_beaten(view: SeatView, reading: Reading) -> bool:
    """Whether every pot that this seat could win is already another's by a hand that lies open."""
    shown = {player.seat: strength(player.shown, view.rules.joker) for player in view.players if len(player.shown) == 5}

    def lost(eligible: tuple[Seat, ...]) -> bool:
        return any(shown.get(seat, -1) > reading.strength for seat in eligible if seat != view.seat)

    return all(lost(pot.eligible) for pot in view.pots if view.seat in pot.eligible)
