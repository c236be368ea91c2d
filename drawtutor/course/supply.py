"""When the deck runs out in the exchange, if everybody is in and throws as much as may be thrown (PL-27)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from drawtutor.cards import DECK

__all__ = ["Serving", "serving"]

_HAND: Final = 5


@dataclass(frozen=True, slots=True, kw_only=True)
class Serving:
    """How far the stub goes when so many players all exchange so many cards each."""

    players: int
    limit: int
    """How many each of them throws."""
    stub: int
    """How many cards are left when everybody holds five."""
    first: int | None
    """Whom the stub cannot serve alone, counted from the dealer's left, from 1; None where it is enough for all."""
    from_stub: int
    """How many cards that player still gets of the stub."""

    @property
    def wanted(self) -> int:
        """How many cards they want together."""
        return self.players * self.limit


def serving(players: int, limit: int) -> Serving:
    """The worst that can happen with so many players and so high a limit of discards.

    Raises `ValueError` for fewer than two players, more than the deck can give five cards, or a limit that is none.

    >>> serving(7, 3).first
    6
    """
    if not (2 <= players <= len(DECK) // _HAND and 1 <= limit <= _HAND):
        msg = f"2 to {len(DECK) // _HAND} players throw 1 to {_HAND} cards each, not {players} and {limit}"
        raise ValueError(msg)
    stub = len(DECK) - players * _HAND
    served, rest = divmod(stub, limit)
    return Serving(
        players=players,
        limit=limit,
        stub=stub,
        first=served + 1 if served < players else None,
        from_stub=rest if served < players else limit,
    )
