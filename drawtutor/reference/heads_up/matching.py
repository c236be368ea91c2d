"""Which stored structure a deal between two players is played by, and where in its tree the deal stands."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from drawtutor.cards import Card
from drawtutor.hands import JokerUse
from drawtutor.reference.heads_up.stored import exchanges
from drawtutor.reference.heads_up.structure import STRUCTURES, Opening, SecondStart, Structure
from drawtutor.reference.heads_up.tree import Act, Node, Round, first_round, second_round
from drawtutor.reference.starts import MOST_THROWN
from drawtutor.rules import EventKind, HouseRules, Limit, Openers, Phase, SeatView, SecondRoundStart, ToWin

__all__ = ["Standing", "nearest_standing", "standing_of", "structure_of"]

# An ante nearer to a whole small bet than to half of one.
_WHOLE: Final = Fraction(3, 4)

_ACTS: Final = {
    EventKind.FOLD: Act.FOLD,
    EventKind.CHECK: Act.CHECK,
    EventKind.CALL: Act.CALL,
    EventKind.BET: Act.BET,
    EventKind.RAISE: Act.RAISE,
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """Where a deal between two stands in the tree of its structure."""

    structure: Structure
    player: int
    """Whose view it is: 0 left of the dealer, 1 the dealer."""
    unit: int
    """The small bet, in chips."""
    dealt: tuple[Card, ...] = ()
    """The five cards that the player was dealt."""
    first: tuple[Act, ...]
    """The acts of round 1 so far."""
    end: int | None = None
    """The end of round 1, as its place among `exchanges`; None while it lasts."""
    thrown: tuple[int | None, int | None] = (None, None)
    """What each has thrown."""
    second: tuple[Act, ...] = ()
    """The acts of round 2 so far."""

    @property
    def round(self) -> Round:
        """The betting round that is on, or that comes next in the exchange."""
        if self.end is None:
            return first_round(self.structure)
        return second_round(self.structure, exchanges(self.structure)[self.end].opener)

    @property
    def node(self) -> Node:
        """The decision that is due in a betting round."""
        path = self.first if self.end is None else self.second
        return next(node for node in self.round.nodes if node.path == path)


def structure_of(rules: HouseRules, ante: Fraction, big: Fraction) -> Structure | None:
    """The stored structure that two play under these rules; ``ante`` and ``big`` bet in small bets. None: none does.

    Without a cap between two (EN-11) the structure with a cap of four stands for it, which hardly ever binds.
    """
    plain = rules.limit is Limit.FIXED and rules.exchanges == 1 and rules.draw_limit >= MOST_THROWN
    if not plain or rules.joker is not JokerUse.NONE or rules.to_win is not ToWin.NONE:
        return None
    if rules.openers is not Openers.NONE:
        return None
    opening = Opening.PASSED_OUT if rules.may_check else Opening.FOLD_OR_OPEN
    opener = rules.second_round_starts is SecondRoundStart.OPENER
    second = SecondStart.OPENER if opener else SecondStart.LEFT_OF_DEALER
    for structure in STRUCTURES:
        if (structure.ante, structure.opening, structure.second) != (ante, opening, second) or structure.big != big:
            continue
        uncapped = rules.raise_cap is None or not rules.cap_heads_up
        if structure.one_circuit == rules.one_circuit and (
            rules.one_circuit or uncapped or rules.raise_cap == structure.cap
        ):
            return structure
    return None


def standing_of(view: SeatView) -> Standing | None:
    """Where the deal of this view stands; None where no stored structure is played, or it has been left.

    That is so with more than two players, blinds, carried chips, stacks too short for every raise, an opening of two
    units, and throws of more than three.
    """
    if len(view.players) != 2 or view.carried or any(player.blind for player in view.players):
        return None
    if view.rules.limit is not Limit.FIXED or view.players[0].ante != view.players[1].ante:
        return None
    unit = view.stakes.small_bet
    ante = Fraction(view.players[0].ante, unit)
    structure = structure_of(view.rules, ante, Fraction(view.stakes.big_bet, unit))
    if structure is None:
        return None
    most = unit * (ante + (1 + structure.cap) * (1 + structure.big))
    if any(player.stack + player.paid < most for player in view.players):
        return None
    return _walked(view, structure, unit)


def nearest_standing(view: SeatView) -> Standing | None:
    """Where the deal would stand if two played it at the stored structure most like theirs, bet for bet.

    Sizes, stacks, and what a pot brought from the last deal are left out of account: bets are counted. None with more
    than two players, blinds or several exchanges, and where it went as that structure never does.
    """
    if len(view.players) != 2 or view.rules.exchanges > 1 or any(player.blind for player in view.players):
        return None
    unit = view.stakes.small_bet if view.rules.limit is Limit.FIXED else 2 * max(p.ante for p in view.players)
    whole = max(player.ante for player in view.players) >= _WHOLE * unit
    opening = Opening.PASSED_OUT if view.rules.may_check else Opening.FOLD_OR_OPEN
    structure = next(
        structure
        for structure in STRUCTURES
        if structure.ante == (1 if whole else Fraction(1, 2))
        and structure.one_circuit == view.rules.one_circuit
        # By the last raise no house makes everybody open or fold.
        and (structure.one_circuit or structure.opening is opening)
    )
    found = _walked(view, structure, max(unit, 1), exactly=False)
    # The house may let another begin a round than that structure does.
    if found is None or view.phase is Phase.DRAW:
        return found
    return found if found.node.player == found.player else None


def _walked(view: SeatView, structure: Structure, unit: int, *, exactly: bool = True) -> Standing | None:
    first = tuple(_ACTS[e.kind] for e in view.events if e.phase is Phase.BET1 and e.kind in _ACTS)
    second = tuple(_ACTS[e.kind] for e in view.events if e.phase is Phase.BET2 and e.kind in _ACTS)
    sizes = [e.amount for e in view.events if e.phase is Phase.BET1 and e.kind is EventKind.BET]
    thrown = (view.players[0].drawn, view.players[1].drawn)
    if exactly and (any(size != unit for size in sizes) or any((number or 0) > MOST_THROWN for number in thrown)):
        return None
    player = int(view.seat)
    dealt = next((e.cards for e in view.events if e.kind is EventKind.DEALT and e.seat == view.seat), ())
    if view.phase is Phase.BET1:
        if first not in {node.path for node in first_round(structure).nodes}:
            return None
        return Standing(structure=structure, player=player, unit=unit, dealt=dealt, first=first)
    paths = [end.path for end in exchanges(structure)]
    if first not in paths:
        return None
    found = Standing(
        structure=structure,
        player=player,
        unit=unit,
        dealt=dealt,
        first=first,
        end=paths.index(first),
        thrown=(_counted(thrown[0]), _counted(thrown[1])),
        second=second,
    )
    if view.phase is Phase.BET2 and second not in {node.path for node in found.round.nodes}:
        return None
    return found


def _counted(thrown: int | None) -> int | None:
    """So many cards as the strategies know; more count as the most of them."""
    return None if thrown is None else min(thrown, MOST_THROWN)
