"""The house rules: which of the four rule sets is played, and every option it is played with.

A rule set is a small data file in ``presets``; each field names the ledger rule that its value comes from.
What the sources leave open is settled there too, and marked as the tutor's own reading.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any, Final

from drawtutor.hands import JokerUse
from drawtutor.rules.errors import Reason, SetupError, quoted
from drawtutor.rules.kinds import (
    LateAsk,
    Limit,
    OddChips,
    Openers,
    RuleSet,
    SecondRoundStart,
    ShortAllIn,
    ToWin,
)
from drawtutor.rules.options import LIMIT, OPTIONS, OptionValue

__all__ = ["HouseRules", "load_rules"]

_CARDS: Final = 52
_HAND: Final = 5
_OWN: Final = "own"


@dataclass(frozen=True, slots=True, kw_only=True)
class HouseRules:
    """One way to play draw poker, complete. Made by `load_rules`, changed by `with_options`."""

    rule_set: RuleSet
    limit: Limit
    max_players: int
    may_check: bool
    """Whether a player may check before anyone has opened; else fold or open (PL-09)."""
    open_with_raise: bool
    """Whether the first bet may be two units at once (EN-14)."""
    table_stakes: bool
    """Whether a player short of chips plays on for what there is; else folds (PL-18)."""
    one_circuit: bool
    """Whether raising ends when the turn has come back past the dealer (NO-11)."""
    raise_cap: int | None
    """How many raises a round allows after its bet; None for no end. Of fixed limit alone."""
    cap_heads_up: bool
    """Whether the cap binds two players too (EN-11)."""
    big_bet_factor: int
    """The unit of round 2 in units of round 1, where the stakes do not say (BG-16)."""
    draw_limit: int
    four_with_ace: bool
    fifth_card_last: bool
    """Whether a fifth replacement comes after all others have drawn (EN-06)."""
    exchanges: int
    """How many times cards may be exchanged, each followed by a betting round (NO-02)."""
    second_round_starts: SecondRoundStart
    show_all: bool
    odd_chips: OddChips
    openers: Openers
    to_win: ToWin
    joker: JokerUse
    short_all_in: ShortAllIn
    late_ask: LateAsk
    dead_hands: bool
    """Whether a hand of other than five cards may be played on, completed, or dies (EN-08, EN-09)."""

    def with_options(self, options: Mapping[str, object]) -> HouseRules:
        """These rules with some options changed, by the names that deal records use.

        Raises `SetupError` for an option that does not exist, a value that it cannot have, and for
        options that contradict each other.
        """
        if not options:
            return self
        changes: dict[str, Any] = {}
        for name, value in options.items():
            option = OPTIONS.get(name)
            if option is None:
                raise SetupError(Reason.UNKNOWN_OPTION, option=quoted(name))
            changes[name] = option.read(value)
        changed = replace(self, **changes)
        if changed.four_with_ace and changed.draw_limit > 3 and "draw_limit" in options and "four_with_ace" in options:
            raise SetupError(Reason.OPTIONS_CLASH, rule="BG-19", one="four_with_ace", other="draw_limit")
        return changed

    def cites(self, what: str) -> str | None:
        """The ledger id behind a rule of this set, by its name in the preset; None where no source has it."""
        return _preset(self.rule_set).cites.get(what)

    def source_of(self, name: str) -> str | None:
        """The ledger id behind the value that this rule set gives a field; None where it is the tutor's own reading.

        An id of another source means that the option is that source's, and off here.
        """
        return _preset(self.rule_set).sources[name]

    @property
    def options(self) -> dict[str, OptionValue]:
        """The options in which these rules differ from their rule set, as a record writes them."""
        base = _preset(self.rule_set).rules
        return {
            name: option.written(getattr(self, name))
            for name, option in OPTIONS.items()
            if getattr(self, name) != getattr(base, name)
        }

    @property
    def most_discards(self) -> int:
        """The most cards that anybody may throw at once, an ace kept or not."""
        return max(self.draw_limit, 4 if self.four_with_ace else 0)

    @property
    def most_served(self) -> int:
        """How many players the cards are sure to serve, whoever throws how many, at most `max_players` (PL-27).

        Discards are shuffled again, so that a player throws no more than the others can be served. What
        leaves the game for good are an opener's discards, which are kept as its proof, and a burnt card.
        """
        most = self.most_discards
        lost = (most if self.openers is not Openers.NONE else 0) + (self.fifth_card_last and most == _HAND)
        cards = _CARDS + (self.joker is not JokerUse.NONE) - self.exchanges * lost - most
        return min(self.max_players, cards // _HAND)


@dataclass(frozen=True, slots=True)
class _Preset:
    rules: HouseRules
    cites: Mapping[str, str]
    sources: Mapping[str, str | None]


_ENUMS: Final[Mapping[str, type[StrEnum]]] = MappingProxyType(
    {
        "rule_set": RuleSet,
        "limit": Limit,
        "second_round_starts": SecondRoundStart,
        "odd_chips": OddChips,
        "openers": Openers,
        "to_win": ToWin,
        "joker": JokerUse,
        "short_all_in": ShortAllIn,
        "late_ask": LateAsk,
    }
)


@cache
def _preset(rule_set: RuleSet) -> _Preset:
    text = files("drawtutor.rules").joinpath("presets", f"{rule_set.value}.toml").read_text(encoding="utf-8")
    data = tomllib.loads(text)
    values: dict[str, Any] = {"rule_set": rule_set}
    for name, entry in data["rules"].items():
        value = entry["value"]
        values[name] = None if value == "none" and name == "raise_cap" else value
        if name in _ENUMS:
            values[name] = _ENUMS[name](value)
    missing = {field.name for field in fields(HouseRules)} - set(values)
    if missing:  # pragma: no cover - a preset that ships is complete, which a test holds
        msg = f"preset {rule_set.value} lacks {sorted(missing)}"
        raise ValueError(msg)
    sources = {name: None if entry["rule"] == _OWN else entry["rule"] for name, entry in data["rules"].items()}
    return _Preset(HouseRules(**values), MappingProxyType(data["cites"]), MappingProxyType(sources))


def load_rules(name: str, options: Mapping[str, object] | None = None, *, limit: str | None = None) -> HouseRules:
    """The rules of a rule set by its name, with options changed and another limit where wished.

    Raises `SetupError` for a name, an option or a limit that does not exist.

    >>> load_rules("california").draw_limit
    3
    """
    if name not in {member.value for member in RuleSet}:
        raise SetupError(Reason.UNKNOWN_RULE_SET, name=quoted(name), allowed=", ".join(RuleSet))
    rules = _preset(RuleSet(name)).rules
    if limit is not None:
        rules = replace(rules, limit=Limit(str(LIMIT.read(limit))))
    return rules.with_options(options or {})
