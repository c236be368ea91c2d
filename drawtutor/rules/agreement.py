"""What a table agrees on before play starts (NO-02), as one value, and as a short text that can be passed on."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final, Self

from drawtutor.rules.deal import Deal, cannot_be_served
from drawtutor.rules.errors import Reason, SetupError, quoted
from drawtutor.rules.house import HouseRules, load_rules
from drawtutor.rules.kinds import Openers, RuleSet
from drawtutor.rules.options import LIMIT, OPTIONS, Option, OptionValue
from drawtutor.rules.stakes import Stakes, usual_stakes
from drawtutor.rules.table import Chair, Table

__all__ = ["AGREED", "MOST_BLINDS", "MOST_TEXT", "Agreement", "read_agreement"]

MOST_BLINDS: Final = 3
"""One to three seats may owe a blind (BG-20)."""
MOST_TEXT: Final = 1000
"""A text of more characters is not looked at."""
_PLAYERS: Final = 4
_CHIPS: Final = 100
_MOST_CHIPS: Final = 1_000_000
_SEPARATORS: Final = re.compile(r"[\s,;]+")
_SETTING: Final = re.compile(r"([a-z_-]{1,30})=([a-z0-9][a-z0-9_-]{0,29})")


def _count(name: str, low: int, high: int) -> Option:
    return Option(name=name, offered=(low, high))


AGREED: Final[Mapping[str, Option]] = MappingProxyType(
    {
        option.name: option
        for option in (
            _count("players", 2, 8),
            _count("chips", 1, _MOST_CHIPS),
            _count("ante", 0, _MOST_CHIPS),
            _count("blinds", 0, MOST_BLINDS),
            _count("first_blind", 1, _MOST_CHIPS),
            LIMIT,
            _count("small_bet", 1, _MOST_CHIPS),
            _count("big_bet", 1, _MOST_CHIPS),
            _count("min_bet", 1, _MOST_CHIPS),
            _count("max_bet", 1, _MOST_CHIPS),
            *OPTIONS.values(),
        )
    }
)
"""Everything that such a text may set beside the rule set, by its name, in the order of the text."""

_STAKES: Final = ("small_bet", "big_bet", "min_bet", "max_bet")


@dataclass(frozen=True, slots=True, kw_only=True)
class Agreement:
    """The rules, the sizes of bets, who pays what before the deal, how many play, and with how many chips.

    Raises `SetupError` for what no deal could be played under, with the reason.
    """

    rules: HouseRules
    stakes: Stakes
    players: int = _PLAYERS
    chips: int = _CHIPS
    """What everybody begins with."""
    ante: int = 1
    blinds: tuple[int, ...] = ()
    """The blinds of the seats from the dealer's left (BG-20)."""

    def __post_init__(self) -> None:
        rules = self.rules
        for name in ("players", "chips", "ante"):
            AGREED[name].read(getattr(self, name))
        object.__setattr__(self, "stakes", self.stakes.checked(rules))
        if not 2 <= self.players <= rules.max_players:
            raise SetupError(
                Reason.PLAYER_COUNT, rule=rules.cites("players"), players=self.players, low=2, high=rules.max_players
            )
        if self.players > rules.most_served:
            raise cannot_be_served(rules, self.players)
        AGREED["blinds"].read(len(self.blinds))
        if len(self.blinds) > self.players:
            raise SetupError(
                Reason.MORE_BLINDS_THAN_PLAYERS, rule="BG-20", blinds=len(self.blinds), players=self.players
            )
        for blind in self.blinds:
            AGREED["first_blind"].read(blind)
        if self.blinds and rules.openers is not Openers.NONE:
            raise SetupError(Reason.OPTIONS_CLASH, one="openers", other="blinds")
        if not self.ante and not self.blinds:
            raise SetupError(Reason.NOTHING_TO_PLAY_FOR)
        least = self.ante + max(self.blinds, default=0) + self.lowest_bet
        if self.chips < least:
            raise SetupError(Reason.TOO_FEW_CHIPS, chips=self.chips, least=least)

    @property
    def lowest_bet(self) -> int:
        """The smallest first bet of round 1, in chips."""
        return self.stakes.lowest_bet(self.rules)

    @property
    def settings(self) -> dict[str, OptionValue]:
        """What differs from the rule set's own way, by the names of `AGREED`."""
        usual = read_agreement(self.rules.rule_set.value)
        limit = self.rules.limit
        usual_here = usual.stakes if limit is usual.rules.limit else usual_stakes(self.rules)
        found: dict[str, OptionValue] = {}
        if self.players != usual.players:
            found["players"] = self.players
        if self.chips != usual.chips:
            found["chips"] = self.chips
        if self.ante != usual.ante:
            found["ante"] = self.ante
        if self.blinds:
            found["blinds"] = len(self.blinds)
            if self.blinds[0] != _usual_first_blind(self.stakes, len(self.blinds)):
                found["first_blind"] = self.blinds[0]
        if limit is not usual.rules.limit:
            found["limit"] = limit.value
        doubled = self.stakes.small_bet * self.rules.big_bet_factor
        for name in _STAKES:
            value = getattr(self.stakes, name)
            if value != (doubled if name == "big_bet" else getattr(usual_here, name)):
                found[name] = value
        return found | self.rules.options

    @property
    def text(self) -> str:
        """The agreement as a short text, which `read_agreement` reads back: ``california players=6 draw_limit=4``."""
        words = [self.rules.rule_set.value]
        for name, value in self.settings.items():
            words.append(f"{name}={str(value).lower()}")
        return " ".join(words)

    def table(self) -> Table:
        """A table of this agreement, everybody with the same chips; the last chair deals first."""
        chairs = tuple(Chair(f"p{number}", self.chips) for number in range(1, self.players + 1))
        return Table(
            rules=self.rules,
            stakes=self.stakes,
            ante=self.ante,
            chairs=chairs,
            button=self.players - 1,
            blinds=self.blinds,
        )

    def begin(self) -> Deal:
        """The first deal of such a table, antes and blinds posted and no card dealt."""
        return self.table().begin()

    @classmethod
    def of(cls, rule_set: RuleSet | str, settings: Mapping[str, object] | None = None) -> Self:
        """The agreement of a rule set with these settings, by the names and values of `AGREED`.

        What is not set is as the rule set has it: of two blinds the second is twice the first, and the last
        is the usual first bet. Raises `SetupError` for names and values that there are not, and for what
        no deal could be played under.
        """
        given = dict(settings or {})
        for name in given:
            if name not in AGREED:
                raise SetupError(Reason.UNKNOWN_OPTION, option=quoted(name))
        limit = given.get("limit")
        options = {name: value for name, value in given.items() if name in OPTIONS}
        rules = load_rules(str(rule_set), options, limit=None if limit is None else str(limit))
        known: dict[str, Any] = {name: AGREED[name].read(given[name]) for name in given if name not in OPTIONS}
        sizes: dict[str, int] = {name: known[name] for name in _STAKES if name in known}
        blinds = _blinds(known)
        stakes = _stakes(sizes, rules)
        if blinds and "first_blind" not in known:
            blinds = tuple(_usual_first_blind(stakes, len(blinds)) << place for place in range(len(blinds)))
        plain = {name: known[name] for name in ("players", "chips", "ante") if name in known}
        return cls(rules=rules, stakes=stakes, blinds=blinds, **plain)


def _blinds(known: Mapping[str, Any]) -> tuple[int, ...]:
    """The blinds that are asked for, each double the one before (BG-20); their size may still be the usual one."""
    if "first_blind" in known and not known.get("blinds"):
        raise SetupError(Reason.OPTIONS_CLASH, rule="BG-20", one="first_blind", other="blinds")
    first = known.get("first_blind", 1)
    return tuple(first << place for place in range(known.get("blinds", 0)))


def _stakes(sizes: Mapping[str, int], rules: HouseRules) -> Stakes:
    """The usual sizes with those that are given; one that this limit has no use for is refused."""
    usual = usual_stakes(rules)
    used = [name for name in _STAKES if getattr(usual, name)]
    for name in sizes:
        if name not in used:
            raise SetupError(Reason.OPTIONS_CLASH, one=name, other="limit")
    plain: dict[str, int] = {name: getattr(usual, name) for name in used}
    if "small_bet" in sizes:
        # The second round's unit follows the first's, unless it is given.
        plain["big_bet"] = 0
    return Stakes(**{**plain, **sizes}).checked(rules)


def _usual_first_blind(stakes: Stakes, count: int) -> int:
    """The first of so many blinds, of which the last is the usual first bet: half or a quarter of it."""
    return max(1, (stakes.small_bet or stakes.min_bet) >> (count - 1))


def read_agreement(text: str) -> Agreement:
    """The agreement that a text tells: a rule set, then settings as ``name=value``, apart by spaces or commas.

    Capitals, dashes and line ends make no difference. Raises `SetupError` with one reason for anything else.

    >>> read_agreement("california, players=6, blinds=2").blinds
    (1, 2)
    """
    if len(text) > MOST_TEXT:
        raise SetupError(Reason.TOO_LONG, most=MOST_TEXT)
    words = [word for word in _SEPARATORS.split(text.strip().lower()) if word]
    if not words:
        raise SetupError(Reason.NO_RULES_TEXT, allowed=", ".join(RuleSet))
    settings: dict[str, object] = {}
    for word in words[1:]:
        found = _SETTING.fullmatch(word)
        if found is None:
            raise SetupError(Reason.NOT_A_SETTING, word=quoted(word))
        name, value = found[1].replace("-", "_"), found[2].replace("-", "_")
        if name in settings:
            raise SetupError(Reason.SET_TWICE, option=quoted(name))
        settings[name] = _value(value)
    return Agreement.of(words[0].replace("-", "_"), settings)


def _value(text: str) -> OptionValue:
    if text in ("true", "false"):
        return text == "true"
    return int(text) if text.isascii() and text.isdecimal() else text
