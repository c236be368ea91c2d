"""Deals as text: reading, playing and writing records in the tokens of the Poker Hand History format."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from drawtutor.cards import Card, CardError, format_cards, parse_cards
from drawtutor.rules.actions import (
    Action,
    Announce,
    Ask,
    Bet,
    Burn,
    Call,
    Check,
    DealerAction,
    DealHand,
    Discard,
    Expose,
    Fold,
    Muck,
    RaiseTo,
    Rap,
    Seat,
    Serve,
    Show,
    StandPat,
)
from drawtutor.rules.deal import MAX_CHIPS, Deal
from drawtutor.rules.errors import IllegalActionError, Reason, RecordError, RulesError, SetupError, quoted
from drawtutor.rules.events import Phase
from drawtutor.rules.house import HouseRules, load_rules
from drawtutor.rules.kinds import Limit
from drawtutor.rules.stakes import Stakes

__all__ = [
    "MOST_CHARACTERS",
    "Record",
    "Replay",
    "format_move",
    "parse_move",
    "play_token",
    "read_record",
    "replay",
    "write_record",
]

_KEYS: Final = frozenset(
    {
        "variant",
        "_rules",
        "_options",
        "_limit",
        "antes",
        "blinds_or_straddles",
        "starting_stacks",
        "small_bet",
        "big_bet",
        "min_bet",
        "_max_bet",
        "_carried",
        "actions",
    }
)
_NEEDED: Final = ("variant", "_rules", "antes", "blinds_or_straddles", "starting_stacks", "actions")
MOST_CHARACTERS: Final = 200_000
"""More than this is no record of one deal."""
_MOST_DOTS: Final = 100
"""A line with more holds a key of tables in tables, which takes longer to read than any deal is worth."""
_PLAYER: Final = re.compile(r"p([1-9][0-9]?)")
_WHOLE: Final = re.compile(r"[0-9]{1,13}")


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """A deal as a record tells it: how it began, and the tokens of what was done."""

    rules: HouseRules
    stakes: Stakes
    stacks: tuple[int, ...]
    antes: tuple[int, ...]
    blinds: tuple[int, ...]
    carried: int
    actions: tuple[str, ...]

    def begin(self) -> Deal:
        """The deal at its start; raises `SetupError` where it cannot be played."""
        return Deal.begin(
            self.rules,
            self.stakes,
            stacks=self.stacks,
            antes=self.antes,
            blinds=self.blinds,
            carried=self.carried,
        )


@dataclass(frozen=True, slots=True)
class Replay:
    """A record played: the deal at its start and after each action, up to the first that was refused."""

    deals: tuple[Deal, ...]
    refused: RulesError | None = None
    at: int = -1
    """The index of the refused action; -1 where none was."""

    @property
    def last(self) -> Deal:
        """The deal as it stands at the end."""
        return self.deals[-1]


def read_record(text: str) -> Record:
    """The record that a text holds; raises `RecordError` or `SetupError` with one clear reason where it holds none."""
    text = text.removeprefix("\ufeff")
    if len(text) > MOST_CHARACTERS:
        raise RecordError(Reason.TOO_LONG, most=MOST_CHARACTERS)
    if any(line.count(".") > _MOST_DOTS for line in text.split("\n")):
        raise RecordError(Reason.NOT_TOML, line=0)
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        line = re.search(r"line (\d+)", str(error))
        raise RecordError(Reason.NOT_TOML, line=int(line[1]) if line else 0) from None
    unknown = sorted(set(data) - _KEYS)
    if unknown:
        raise RecordError(Reason.UNKNOWN_KEY, key=quoted(unknown[0]))
    for key in _NEEDED:
        if key not in data:
            raise RecordError(Reason.MISSING_KEY, key=key)
    if data["variant"] != "5CD":
        raise RecordError(Reason.OTHER_VARIANT, variant=quoted(data["variant"]), allowed="5CD")
    options = data.get("_options", {})
    if not isinstance(options, dict):
        raise RecordError(Reason.WRONG_TYPE, key="_options", shape="table")
    for key in ("_rules", "_limit"):
        if not isinstance(data.get(key, ""), str):
            raise RecordError(Reason.WRONG_TYPE, key=key, shape="text")
    rules = load_rules(data["_rules"], options, limit=data.get("_limit"))
    actions = data["actions"]
    if not isinstance(actions, list) or not all(isinstance(action, str) for action in actions):
        raise RecordError(Reason.WRONG_TYPE, key="actions", shape="texts")
    stakes = Stakes(
        small_bet=_chips(data, "small_bet"),
        big_bet=_chips(data, "big_bet"),
        min_bet=_chips(data, "min_bet"),
        max_bet=_chips(data, "_max_bet"),
    ).checked(rules)
    return Record(
        rules=rules,
        stakes=stakes,
        stacks=_list(data, "starting_stacks"),
        antes=_list(data, "antes"),
        blinds=_list(data, "blinds_or_straddles"),
        carried=_chips(data, "_carried"),
        actions=tuple(actions),
    )


def _chips(data: Mapping[str, Any], key: str) -> int:
    value = data.get(key, 0)
    if type(value) is not int or not 0 <= value <= MAX_CHIPS:
        raise SetupError(Reason.NEGATIVE_CHIPS, rule="PL-17", name=key, value=quoted(value))
    return value


def _list(data: Mapping[str, Any], key: str) -> tuple[int, ...]:
    values = data[key]
    if not isinstance(values, list):
        raise RecordError(Reason.WRONG_TYPE, key=key, shape="list")
    for value in values:
        if type(value) is not int or not 0 <= value <= MAX_CHIPS:
            raise SetupError(Reason.NEGATIVE_CHIPS, rule="PL-17", name=key, value=quoted(value))
    return tuple(values)


def replay(record: Record) -> Replay:
    """Plays a record through the engine up to its end, or to the first action that is refused.

    Raises `SetupError` where the deal cannot even begin.
    """
    deals = [record.begin()]
    actions = list(enumerate(record.actions))
    for number in range(len(actions)):
        if _exposed_next(deals[-1], record.actions[number : number + 2]):
            actions[number : number + 2] = actions[number + 1], actions[number]
        at, token = actions[number]
        try:
            deals.append(play_token(deals[-1], token))
        except RulesError as refused:
            return Replay(tuple(deals), refused, at)
    return Replay(tuple(deals))


def _exposed_next(deal: Deal, tokens: Sequence[str]) -> bool:
    """Whether fewer cards are dealt than are due, and the next act of the dealer is to put one aside.

    A record may tell these two in either order: what was served, or what was seen, first.
    """
    if deal.serving is None or len(tokens) < 2:
        return False
    seat, wanted = deal.serving
    who = f"p{seat + 1}"
    dealt, then = tokens[0].split(), tokens[1].split()
    fewer = dealt[:3] == ["d", "dh", who] and 0 < len("".join(dealt[3:])) // 2 < wanted
    return fewer and then[:3] == ["d", "exp", who]


def play_token(deal: Deal, token: str) -> Deal:
    """The deal after the action that a token names; raises `IllegalActionError` where it is none, or illegal."""
    seat, action = parse_move(deal, token)
    if seat is None:
        return deal.serve(action)  # type: ignore[arg-type]  # parse_move pairs None with dealer's acts
    return deal.act(seat, action)  # type: ignore[arg-type]


def parse_move(deal: Deal, token: str) -> tuple[Seat | None, Action | DealerAction]:
    """Who does what by a token, read in the deal's present moment: ``cc`` is a check or a call by what is due.

    Raises `IllegalActionError` for a token that names nothing.
    """
    words = token.split("#", 1)[0].split()
    if len(words) < 2 or not token.isascii():
        raise _unknown(token)
    if words[0] == "d":
        return None, _dealers(deal, words, token)
    seat = _seat(deal, words[0])
    rest = words[2:]
    verb = words[1]
    if verb == "f" and not rest:
        return seat, Fold()
    if verb == "cc" and not rest:
        return seat, Check() if deal.level <= deal.staked[seat] else Call()
    if verb == "rap" and not rest:
        return seat, Rap()
    if verb == "cbr":
        return seat, _wager(deal, rest, token)
    if verb == "sd":
        cards = _cards(rest)
        return seat, Discard(cards) if rest else StandPat()
    if verb == "sm":
        return seat, _show(deal, seat, rest)
    if verb == "ask" and len(rest) == 1:
        return seat, Ask(_seat(deal, rest[0]))
    if verb == "req" and len(rest) == 1 and _WHOLE.fullmatch(rest[0]):
        return seat, Announce(int(rest[0]))
    raise _unknown(token)


def _unknown(token: str) -> IllegalActionError:
    return IllegalActionError(Reason.UNKNOWN_ACTION, token=quoted(token))


def _seat(deal: Deal, word: str) -> Seat:
    match = _PLAYER.fullmatch(word)
    if match is None or int(match[1]) > deal.players:
        raise IllegalActionError(Reason.NO_SUCH_PLAYER, legal=deal.legal(), player=quoted(word))
    return Seat(int(match[1]) - 1)


def _cards(words: Sequence[str]) -> tuple[Card, ...]:
    try:
        return parse_cards(" ".join(words))
    except CardError:
        raise IllegalActionError(Reason.NO_SUCH_CARD, text=quoted(" ".join(words))) from None


def _dealers(deal: Deal, words: Sequence[str], token: str) -> DealerAction:
    if words[1] == "dh" and len(words) >= 4:
        seat = _seat(deal, words[2])
        cards = _cards(words[3:])
        return DealHand(seat, cards) if deal.phase is Phase.DEAL or deal.phase.is_betting else Serve(seat, cards)
    if words[1] == "burn" and len(words) == 3 and len(_cards(words[2:])) == 1:
        return Burn(_cards(words[2:])[0])
    if words[1] == "exp" and len(words) == 4 and len(_cards(words[3:])) == 1:
        return Expose(_seat(deal, words[2]), _cards(words[3:])[0])
    raise _unknown(token)


def _wager(deal: Deal, rest: Sequence[str], token: str) -> Bet | RaiseTo:
    if not rest:
        raise IllegalActionError(Reason.AMOUNT_MISSING, rule="PL-16", legal=deal.legal())
    if len(rest) > 1:
        raise _unknown(token)
    if not _WHOLE.fullmatch(rest[0]):
        raise IllegalActionError(Reason.NOT_WHOLE_CHIPS, rule="PL-17", legal=deal.legal(), to=quoted(rest[0])[1:-1])
    to = int(rest[0])
    return RaiseTo(to) if deal.level else Bet(to)


def _show(deal: Deal, seat: Seat, rest: Sequence[str]) -> Show | Muck:
    if not rest:
        return Muck()
    cards = _cards(rest)
    if sorted(map(str, cards)) != sorted(map(str, deal.hands[seat])):
        raise IllegalActionError(Reason.SHOW_WHOLE_HAND, rule=deal.rules.cites("first_shows"), legal=deal.legal())
    return Show()


def format_move(seat: Seat | None, action: Action | DealerAction, hand: Sequence[Card] = ()) -> str:
    """The token of an action; ``hand`` is the hand that a `Show` lays open."""
    who = "d" if seat is None else f"p{seat + 1}"
    match action:
        case DealHand(to, cards) | Serve(to, cards):
            return f"d dh p{to + 1} {format_cards(cards)}"
        case Burn(card):
            return f"d burn {card}"
        case Expose(to, card):
            return f"d exp p{to + 1} {card}"
        case Fold():
            return f"{who} f"
        case Check() | Call():
            return f"{who} cc"
        case Bet(to) | RaiseTo(to):
            return f"{who} cbr {to}"
        case StandPat():
            return f"{who} sd"
        case Discard(cards):
            return f"{who} sd {format_cards(cards)}"
        case Show():
            return f"{who} sm {format_cards(hand)}"
        case Muck():
            return f"{who} sm"
        case Ask(about):
            return f"{who} ask p{about + 1}"
        case Announce(count):
            return f"{who} req {count}"
        case _:
            return f"{who} rap"


def write_record(deal: Deal) -> str:
    """The deal as a record, which reads back to the same deal: the reverse of `read_record` and `replay`."""
    rules, stakes = deal.rules, deal.stakes
    lines = ['variant = "5CD"', f'_rules = "{rules.rule_set.value}"']
    if rules.options:
        entries = ", ".join(f"{name} = {_toml(value)}" for name, value in rules.options.items())
        lines.append(f"_options = {{{entries}}}")
    if rules.limit is not load_rules(rules.rule_set.value).limit:
        lines.append(f'_limit = "{rules.limit.value}"')
    lines.append(f"antes = {list(deal.antes)}")
    lines.append(f"blinds_or_straddles = {list(deal.blinds)}")
    lines.append(f"starting_stacks = {list(deal.start_stacks)}")
    if rules.limit is Limit.FIXED:
        lines += [f"small_bet = {stakes.small_bet}", f"big_bet = {stakes.big_bet}"]
    else:
        lines.append(f"min_bet = {stakes.min_bet}")
        if rules.limit is Limit.SPREAD:
            lines.append(f"_max_bet = {stakes.max_bet}")
    if deal.carried_in:
        lines.append(f"_carried = {deal.carried_in}")
    lines.append("actions = [")
    for seat, action in deal.moves:
        hand = deal.hands[seat] if seat is not None else ()
        lines.append(f'  "{format_move(seat, action, hand)}",')
    lines.append("]")
    return "\n".join(lines) + "\n"


def _toml(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return f'"{value}"' if isinstance(value, str) else str(value)
