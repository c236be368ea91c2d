"""The terms of an agreement one by one: what each is now, whose it is, and the agreement with one of them changed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from drawtutor.rules.agreement import AGREED, Agreement, read_agreement
from drawtutor.rules.errors import Reason, SetupError, quoted
from drawtutor.rules.kinds import Limit, RuleSet
from drawtutor.rules.options import OPTIONS, OptionValue

__all__ = ["Idle", "Term", "other_rule_set", "terms_of", "with_term", "without_term"]


class Idle(StrEnum):
    """Why a term has no effect beside the others."""

    FIXED_LIMIT_ALONE = "fixed-limit-alone"
    NOT_FIXED_LIMIT = "not-fixed-limit"
    SPREAD_LIMIT_ALONE = "spread-limit-alone"
    NO_CAP = "no-cap"
    NO_ALL_IN = "no-all-in"
    FOUR_ANYWAY = "four-anyway"
    UNDER_FIVE = "under-five"
    NO_BLINDS = "no-blinds"


@dataclass(frozen=True, slots=True, kw_only=True)
class Term:
    """One thing that is agreed on."""

    name: str
    """As in `AGREED`."""
    value: OptionValue | None
    """None for the size of a bet or blind that there is none of."""
    own: OptionValue | None
    """What it would be if nothing were agreed about it."""
    changed: bool
    """Whether it differs from the rule set's own way."""
    rule: str | None
    """The ledger id behind the rule set's own value; None where that is the tutor's own reading."""
    idle: Idle | None
    """Why it has no effect now; None where it has."""


_ANTES: Final[Mapping[RuleSet, str]] = MappingProxyType(
    {
        RuleSet.FIVE_STAGE: "PL-06",
        RuleSet.LAST_RAISE: "NO-06",
        RuleSet.CALIFORNIA: "BG-03",
        RuleSet.DRAW_HIGH: "EN-03",
    }
)
_SIZES: Final[Mapping[str, frozenset[Limit]]] = MappingProxyType(
    {
        "small_bet": frozenset({Limit.FIXED}),
        "big_bet": frozenset({Limit.FIXED}),
        "min_bet": frozenset({Limit.SPREAD, Limit.POT, Limit.NONE}),
        "max_bet": frozenset({Limit.SPREAD}),
    }
)
"""The limits that each size of a bet belongs to."""


def terms_of(agreed: Agreement) -> tuple[Term, ...]:
    """Every term of an agreement, in the order of `AGREED`."""
    changed = agreed.settings
    return tuple(
        Term(
            name=name,
            value=_value(agreed, name),
            own=_own(agreed, name) if name in changed else _value(agreed, name),
            changed=name in changed,
            rule=_rule(agreed, name),
            idle=_idle(agreed, name),
        )
        for name in AGREED
    )


def with_term(agreed: Agreement, name: str, value: object) -> Agreement:
    """The agreement with one term changed; sizes that a new limit has no use for go back to the usual ones.

    Raises `SetupError` for a name or a value that there is not, and for what does not go together.
    """
    if name not in AGREED:
        raise SetupError(Reason.UNKNOWN_OPTION, option=quoted(name))
    AGREED[name].read(value)
    settings: dict[str, object] = dict(agreed.settings)
    if name == "limit":
        _forget_sizes(settings, Limit(str(value)))
    if name == "blinds" and not value:
        settings.pop("first_blind", None)
    return Agreement.of(agreed.rules.rule_set, settings | {name: value})


def without_term(agreed: Agreement, name: str) -> Agreement:
    """The agreement with one term put back to the rule set's own way; raises `SetupError` as `with_term` does."""
    settings: dict[str, object] = {other: value for other, value in agreed.settings.items() if other != name}
    if name == "limit":
        _forget_sizes(settings, read_agreement(agreed.rules.rule_set).rules.limit)
    if name == "blinds":
        settings.pop("first_blind", None)
    return Agreement.of(agreed.rules.rule_set, settings)


def other_rule_set(agreed: Agreement, rule_set: RuleSet) -> Agreement:
    """The agreement of another rule set as it is, for as many players with as many chips where it can be."""
    kept = {name: value for name, value in agreed.settings.items() if name in ("players", "chips")}
    try:
        return Agreement.of(rule_set, kept)
    except SetupError:
        return Agreement.of(rule_set)


def _forget_sizes(settings: dict[str, object], limit: Limit) -> None:
    """Leaves out the sizes of bets that this limit has no use for."""
    for name, limits in _SIZES.items():
        if limit not in limits:
            settings.pop(name, None)


def _value(agreed: Agreement, name: str) -> OptionValue | None:
    if name in OPTIONS:
        return OPTIONS[name].written(getattr(agreed.rules, name))
    if name == "limit":
        return agreed.rules.limit.value
    if name == "blinds":
        return len(agreed.blinds)
    if name == "first_blind":
        return agreed.blinds[0] if agreed.blinds else None
    if name in _SIZES:
        return getattr(agreed.stakes, name) or None
    number: int = getattr(agreed, name)
    return number


def _own(agreed: Agreement, name: str) -> OptionValue | None:
    try:
        return _value(without_term(agreed, name), name)
    except SetupError:
        # Beside the other terms it could not be put back alone; the rule set's own way is still known.
        return _value(read_agreement(agreed.rules.rule_set), name)


def _rule(agreed: Agreement, name: str) -> str | None:
    rules = agreed.rules
    if name in OPTIONS or name == "limit":
        return rules.source_of(name)
    if name in ("blinds", "first_blind"):
        return "BG-20"
    if name == "ante":
        return _ANTES[rules.rule_set]
    if name in ("min_bet", "max_bet"):
        # The minimum and maximum are the Polish source's; how much they come to, it leaves to the table.
        return "PL-10" if rules.rule_set is RuleSet.FIVE_STAGE else None
    field = {"players": "max_players", "big_bet": "big_bet_factor"}.get(name)
    return rules.source_of(field) if field else None


def _idle(agreed: Agreement, name: str) -> Idle | None:
    rules = agreed.rules
    fixed = rules.limit is Limit.FIXED
    if name in ("small_bet", "big_bet", "raise_cap", "cap_heads_up", "short_all_in") and not fixed:
        return Idle.FIXED_LIMIT_ALONE
    if name == "min_bet" and fixed:
        return Idle.NOT_FIXED_LIMIT
    idle = {
        "max_bet": (rules.limit is not Limit.SPREAD, Idle.SPREAD_LIMIT_ALONE),
        "cap_heads_up": (rules.raise_cap is None, Idle.NO_CAP),
        "short_all_in": (not rules.table_stakes, Idle.NO_ALL_IN),
        "four_with_ace": (rules.draw_limit > 3, Idle.FOUR_ANYWAY),
        "fifth_card_last": (rules.draw_limit < 5, Idle.UNDER_FIVE),
        "first_blind": (not agreed.blinds, Idle.NO_BLINDS),
    }
    so, why = idle.get(name, (False, None))
    return why if so else None
