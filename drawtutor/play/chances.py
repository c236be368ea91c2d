"""How an opponent judges its chance to win: from what everybody can see, and how far it believes it."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod

from drawtutor.hands import HandCategory
from drawtutor.play.ranges import ranges
from drawtutor.play.starting import Reading
from drawtutor.play.styles import Traits
from drawtutor.rules import EventKind, Openers, Phase, PlayerView, Seat, SeatView

__all__ = ["Table", "after_the_draw", "before_the_draw", "look"]

# A player who has not spoken yet comes in about so often.
_COMES_IN = 0.35
# What share of its hands a player bets, raises and raises again with after the draw; and what a caller lays down.
_BETS_WITH = (0.5, 0.25, 0.12)
_LAYS_DOWN = 0.3
# How often, at most, a pat hand is suspected to be nothing.
_PAT_DOUBT = 0.6


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """What one seat makes of the public actions."""

    others: tuple[PlayerView, ...]
    """Who else is still in."""
    behind: int
    """How many of them have still to speak in this round, before anybody has bet."""
    checked: int
    """How many of them have checked in this round."""
    told: dict[Seat, str]
    """Which range each seat's action in round 1 tells of, by the names of `ranges.toml`; none said nothing."""
    wagers: dict[Seat, int]
    """The number of the bet (1) or raise (2 and up) that each seat made last in this round."""
    callers: frozenset[Seat]
    """Who has called in this round."""

    draw_limit: int

    def told_by_draw(self, player: PlayerView) -> int:
        """How many cards the player would have drawn where three may be: at the limit of less it tells nothing."""
        if player.drawn is None or player.drawn >= self.draw_limit:
            return 3
        return player.drawn

    def raised(self, seat: Seat) -> bool:
        """Whether this seat raised in round 1."""
        return self.told.get(seat) in ("raise", "reraise")


def look(view: SeatView) -> Table:
    """Reads the events of a view once."""
    dealt_in = sum(player.cards > 0 or player.folded for player in view.players)
    told: dict[Seat, str] = {}
    wagers: dict[Seat, int] = {}
    callers: set[Seat] = set()
    spoke: set[Seat] = set()
    checked: set[Seat] = set()
    bets = 0
    for event in view.events:
        seat = event.seat
        if seat is None or not event.phase.is_betting:
            continue
        first = event.phase is Phase.BET1
        now = event.phase is view.phase and event.exchange == view.exchange
        if event.kind in (EventKind.BET, EventKind.RAISE):
            bets += first
            if first:
                behind = dealt_in - len(spoke | {seat})
                told[seat] = _opening(behind, view) if bets == 1 else "raise" if bets == 2 else "reraise"
            if now:
                wagers[seat] = len(wagers) + 1 if seat not in wagers else max(wagers.values()) + 1
                callers.discard(seat)
        elif event.kind is EventKind.CALL:
            if first:
                told.setdefault(seat, "call")
            if now:
                callers.add(seat)
        elif event.kind is EventKind.CHECK and now:
            checked.add(seat)
        if now:
            spoke.add(seat)
    others = tuple(player for player in view.players if player.active and player.seat != view.seat)
    return Table(
        others=others,
        behind=sum(player.seat not in spoke for player in others),
        checked=sum(player.seat in checked for player in others),
        told=told,
        wagers=wagers,
        callers=frozenset(callers),
        draw_limit=view.rules.draw_limit,
    )


def _opening(behind: int, view: SeatView) -> str:
    if behind >= 4:
        return "early-open"
    return "middle-open" if behind >= 2 or view.rules.openers is Openers.JACKS else "late-open"


def before_the_draw(reading: Reading, table: Table, traits: Traits) -> float:
    """The chance to win if everybody still in draws and nobody bets again."""
    chance = ranges().chance[reading.bucket]
    against_any = chance["any"]

    def against(seat: Seat) -> float:
        told = table.told.get(seat)
        if told is None:
            # Comes in at all only with something, as a caller does.
            return 1 - _COMES_IN * (1 - (chance["call"] + chance["middle-open"]) / 2)
        return traits.trust * chance[told] + (1 - traits.trust) * against_any

    return prod(against(player.seat) for player in table.others)


def after_the_draw(strength: int, table: Table, traits: Traits) -> float:
    """The chance that this final hand is the best one, by what the others drew and bet."""
    return prod(_beats(strength, player, table, traits) for player in table.others)


def _beats(strength: int, player: PlayerView, table: Table, traits: Traits) -> float:
    drawn = table.told_by_draw(player)
    beats = ranges().beats(strength, role="raised" if table.raised(player.seat) else "called", drawn=drawn)
    if drawn == 0:
        doubt = _PAT_DOUBT * (1 - traits.trust)
        beats = (1 - doubt) * beats + doubt * (1.0 if strength >> 20 >= HandCategory.PAIR else 0.5)
    number = table.wagers.get(player.seat)
    if number is not None:
        share = _BETS_WITH[min(number, len(_BETS_WITH)) - 1]
        believed = max(0.0, (beats - 1 + share) / share)
        return traits.trust * believed + (1 - traits.trust) * beats
    if player.seat in table.callers:
        believed = max(0.0, (beats - _LAYS_DOWN) / (1 - _LAYS_DOWN))
        return traits.trust * believed + (1 - traits.trust) * beats
    return beats
