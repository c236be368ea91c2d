"""A session as plain data, to be kept by the page or in a file, and taken up again by playing it once more.

What is kept is how the session began and what the learner did; everything else follows from that. Data
that cannot be a session are refused as a whole, with one reason.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, Final, TypeVar

from drawtutor.play.errors import SessionError, SessionReason
from drawtutor.play.settings import Settings
from drawtutor.play.start import Start
from drawtutor.play.styles import Style
from drawtutor.rules import RulesError, Stakes, load_rules

__all__ = ["VERSION", "Saved", "read_saved", "stored"]

VERSION: Final = 3
"""The version of the data: it grows when they, or anything that a seed decides, change their meaning."""

_MOST: Final = 10**12
_MOST_DEALS: Final = 100
_MOST_ACTIONS: Final = 10_000
_SETTINGS: Final = frozenset({"rules", "options", "limit", "stakes", "ante", "blinds", "chips", "opponents", "seed"})
_STAKES: Final = ("small_bet", "big_bet", "min_bet", "max_bet")
_START: Final = tuple(field.name for field in fields(Start))

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Saved:
    """What is kept of a session."""

    settings: Settings
    start: Start
    log: tuple[tuple[str, ...], ...]
    """The learner's actions, deal by deal, in the tokens of deal records."""


def stored(saved: Saved) -> dict[str, Any]:
    """The session as lists, texts and whole numbers."""
    settings = saved.settings
    rules, stakes = settings.rules, settings.agreed_stakes
    return {
        "version": VERSION,
        "settings": {
            "seed": settings.seed,
            "rules": rules.rule_set.value,
            "options": rules.options,
            "limit": rules.limit.value,
            "stakes": {name: getattr(stakes, name) for name in _STAKES},
            "ante": settings.ante,
            "blinds": list(settings.blinds),
            "chips": settings.chips,
            "opponents": [style.value for style in settings.opponents],
        },
        "start": {
            name: list(value) if isinstance(value := getattr(saved.start, name), tuple) else value for name in _START
        },
        "deals": [list(actions) for actions in saved.log],
    }


def read_saved(data: object) -> Saved:
    """What such data keep of a session; raises `SessionError` where they are not even its form.

    Whether the actions can have been made is for the one who plays them to say.
    """
    kept = _mapping(data, {"version", "settings", "start", "deals"}, SessionReason.NOT_A_SESSION)
    if type(kept["version"]) is not int:
        raise SessionError(SessionReason.NOT_A_SESSION, "the version is no number")
    if kept["version"] != VERSION:
        raise SessionError(SessionReason.OTHER_VERSION, f"version {str(kept['version'])[:24]}, not {VERSION}")
    settings = _settings(kept["settings"])
    return Saved(settings, _start(kept["start"], settings), _deals(kept["deals"]))


def _mapping(data: object, keys: set[str] | frozenset[str], reason: SessionReason) -> Mapping[str, Any]:
    if not isinstance(data, dict) or set(data) != keys:
        raise SessionError(reason, f"not a mapping of {', '.join(sorted(keys))}")
    return data


def _list(data: object, kind: type[T], most: int, reason: SessionReason) -> list[T]:
    if not isinstance(data, list) or len(data) > most or any(type(item) is not kind for item in data):
        raise SessionError(reason, f"not a list of at most {most} of {kind.__name__}")
    return data


def _settings(data: object) -> Settings:
    reason = SessionReason.BAD_SETTINGS
    kept = _mapping(data, _SETTINGS, reason)
    stakes = _mapping(kept["stakes"], set(_STAKES), reason)
    options = kept["options"]
    if not isinstance(kept["rules"], str) or not isinstance(kept["limit"], str) or not isinstance(options, dict):
        raise SessionError(reason, "rules and limit are no names, or the options no mapping")
    if any(type(chips) is not int or not 0 <= chips <= _MOST for chips in stakes.values()):
        raise SessionError(reason, "the stakes are no whole chips")
    styles = {style.value for style in Style}
    opponents = _list(kept["opponents"], str, 7, reason)
    if not styles.issuperset(opponents):
        raise SessionError(reason, "an opponent of no known style")
    try:
        return Settings(
            seed=kept["seed"],
            rules=load_rules(kept["rules"], options, limit=kept["limit"]),
            stakes=Stakes(**stakes),
            ante=kept["ante"],
            blinds=tuple(_list(kept["blinds"], int, 8, reason)),
            chips=kept["chips"],
            opponents=tuple(map(Style, opponents)),
        )
    except RulesError as error:
        raise SessionError(reason, str(error)) from None


def _start(data: object, settings: Settings) -> Start:
    reason = SessionReason.BAD_START
    kept = _mapping(data, set(_START), reason)
    chips = _list(kept["chips"], int, settings.players, reason)
    staying = _list(kept["staying"], int, settings.players, reason)
    numbers = {name: kept[name] for name in _START if name not in ("chips", "staying")}
    for value in (*numbers.values(), *chips, *staying):
        if type(value) is not int or not 0 <= value <= _MOST:
            raise SessionError(reason, "something is no whole number of chips or deals")
    start = Start(chips=tuple(chips), staying=tuple(staying), **numbers)
    fits = (
        len(chips) == settings.players
        and start.button < settings.players
        and sum(chips) + start.carried == start.issued
        and staying == sorted({chair for chair in staying if chair < settings.players and not chips[chair]})
        and (not staying or start.carried > 0)
    )
    if not fits:
        raise SessionError(reason, "the chips do not add up, or a chair is not at the table")
    return start


def _deals(data: object) -> tuple[tuple[str, ...], ...]:
    reason = SessionReason.BAD_LOG
    deals = [_list(actions, str, _MOST_ACTIONS, reason) for actions in _list(data, list, _MOST_DEALS, reason)]
    if not deals or sum(map(len, deals)) > _MOST_ACTIONS:
        raise SessionError(reason, f"no deals, or more than {_MOST_ACTIONS} actions")
    return tuple(map(tuple, deals))
