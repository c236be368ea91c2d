"""What the reference does in a view: the solved strategies where two play, else the player of three to six.

It plays every house's game. Where none was worked out it plays the nearest that was, counting bets and not chips.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from drawtutor.reference.heads_up.asking import solved_acts, solved_throws
from drawtutor.reference.heads_up.matching import Standing, nearest_standing, standing_of
from drawtutor.reference.heads_up.stored import PARTS
from drawtutor.reference.heads_up.structure import Structure
from drawtutor.reference.heads_up.tree import Act
from drawtutor.reference.table.player import Choice, as_bets, as_throws, table_player, without_joker
from drawtutor.reference.table.structures import TableStructure
from drawtutor.rules import Phase, SeatView

__all__ = ["reference_choices", "reference_structure"]

_ACTS: Final = ((Act.FOLD,), (Act.CHECK, Act.CALL), (Act.BET, Act.RAISE))


def reference_choices(view: SeatView) -> tuple[Choice, ...]:
    """What the reference may do where this seat is to bet or to exchange, and how often; all of it is legal.

    In a betting round what puts in least comes first, in the exchange what throws least. Raises `ValueError` where
    the seat has nothing to choose.
    """
    return _of_two(view) or table_player(view).choices(_as_known(view))


def reference_structure(view: SeatView) -> tuple[Structure | TableStructure, bool]:
    """The structure by which `reference_choices` plays here, and whether this table is played just so."""
    standing = _standing(view)
    if standing is not None:
        return standing.structure, standing_of(view) is not None
    player = table_player(view)
    return player.structure, player.fits(view)


def _standing(view: SeatView) -> Standing | None:
    """Where a deal between two stands in the solved strategies; None where it cannot be found in them."""
    if len(view.players) != 2 or not view.my_turn or len(view.hand) != 5:
        return None
    standing = standing_of(view) or nearest_standing(view)
    return None if standing is None or len(standing.dealt) != 5 else standing


def _of_two(view: SeatView) -> tuple[Choice, ...]:
    """By the solved strategies; empty where the deal cannot be found in them."""
    standing = _standing(view)
    if standing is None:
        return ()
    hand = without_joker(view.hand, view.rules.joker)
    if view.phase is Phase.DRAW:
        shares = solved_throws(standing, hand)
        return as_throws(view, hand, [round(PARTS * share) for share in shares.values()])
    acts = solved_acts(_without_joker(standing, view), hand)
    return as_bets(view, [round(PARTS * sum(acts.get(act, 0.0) for act in kind)) for kind in _ACTS])


def _without_joker(standing: Standing, view: SeatView) -> Standing:
    return replace(standing, dealt=without_joker(standing.dealt, view.rules.joker))


def _as_known(view: SeatView) -> SeatView:
    """A betting round before another exchange as the first one: a hand that may be drawn to again is no final hand."""
    if view.phase is not Phase.BET2 or view.exchange >= view.rules.exchanges:
        return view
    events = tuple(replace(event, phase=Phase.BET1) for event in view.stage_events)
    return replace(view, phase=Phase.BET1, events=events)
