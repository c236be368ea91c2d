"""The options of a house: what each can be, and the reading of a value that somebody gives."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from drawtutor.hands import JokerUse
from drawtutor.rules.errors import Reason, SetupError, quoted
from drawtutor.rules.kinds import Limit, OddChips, Openers, SecondRoundStart, ShortAllIn, ToWin

__all__ = ["LIMIT", "OPTIONS", "Option", "OptionValue"]

OptionValue = bool | int | str
"""An option's value as a record writes it."""

NO_END: Final = "none"
"""How a cap that there is none of is written."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Option:
    """One thing that a house may settle its own way: a yes or no, a whole number, or one of a few names."""

    name: str
    """As in deal records, and as a field of `HouseRules`."""
    offered: tuple[OptionValue, ...]
    """The values to choose from."""
    kind: type[StrEnum] | None = None
    """The names' enum, where it is one of a few names."""
    most: int | None = None
    """The highest number that is taken, where more are taken than are offered."""
    endless: bool = False
    """Whether "none" stands for no end."""

    def read(self, value: object) -> object:
        """The value as `HouseRules` holds it; raises `SetupError` for one that the option cannot have."""
        if self.endless and value == NO_END:
            return None
        if self.kind is not None:
            if isinstance(value, str) and value in self.offered:
                return self.kind(value)
        elif isinstance(self.offered[0], bool):
            if isinstance(value, bool):
                return value
        elif type(value) is int and self._lowest <= value <= self._highest:
            return value
        raise SetupError(Reason.OPTION_OUT_OF_RANGE, option=self.name, value=quoted(value), allowed=self.allowed)

    def written(self, value: object) -> OptionValue:
        """A value that `HouseRules` holds, as a record writes it: the reverse of `read`."""
        if value is None:
            return NO_END
        if isinstance(value, StrEnum):
            return value.value
        assert isinstance(value, int)  # a yes or no, or a number
        return value

    @property
    def allowed(self) -> str:
        """What it can be, in short."""
        if self.kind is not None:
            return ", ".join(str(value) for value in self.offered)
        if isinstance(self.offered[0], bool):
            return "true, false"
        return f"{self._lowest}\u2013{self._highest}{', ' + NO_END if self.endless else ''}"

    @property
    def _lowest(self) -> int:
        return 0 if self.most is not None else min(value for value in self.offered if isinstance(value, int))

    @property
    def _highest(self) -> int:
        return self.most or max(value for value in self.offered if isinstance(value, int))


def _flag(name: str) -> Option:
    return Option(name=name, offered=(False, True))


def _names(name: str, kind: type[StrEnum]) -> Option:
    return Option(name=name, offered=tuple(member.value for member in kind), kind=kind)


LIMIT: Final = _names("limit", Limit)
"""How large a bet may be: a record has a key of its own for it."""

OPTIONS: Final[Mapping[str, Option]] = MappingProxyType(
    {
        option.name: option
        for option in (
            Option(name="draw_limit", offered=(0, 1, 2, 3, 4, 5)),
            _flag("four_with_ace"),
            _flag("fifth_card_last"),
            Option(name="exchanges", offered=(1, 2, 3)),
            Option(name="raise_cap", offered=(3, 4, 5, NO_END), most=100, endless=True),
            _flag("cap_heads_up"),
            _names("short_all_in", ShortAllIn),
            _names("second_round_starts", SecondRoundStart),
            _names("openers", Openers),
            _names("to_win", ToWin),
            _names("joker", JokerUse),
            _flag("show_all"),
            _names("odd_chips", OddChips),
        )
    }
)
"""Every option of deal records and of the house-rules text, by its name, in the order of a deal."""
