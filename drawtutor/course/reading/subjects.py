"""What lies before the learner, and what is asked about it, read from an exercise's table in a content file."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from drawtutor.cards import DECK, JOKER, Card, CardError
from drawtutor.course.choices import choice_of, standard_choices
from drawtutor.course.exercise import Choice, Kind, Task
from drawtutor.course.printed_lines import PrintedLine
from drawtutor.course.reading.node import Node
from drawtutor.course.reading.notation import NotationError, parse_answer, parse_seat
from drawtutor.course.reading.staging import House, StagingError, begin, stage, stage_said
from drawtutor.course.scene import (
    Against,
    Aim,
    Beat,
    Circle,
    HighCards,
    Hope,
    Meet,
    OpenHands,
    Reach,
    Request,
    Share,
    Spot,
    Spread,
    Subject,
    Told,
    Unknown,
    Wager,
    Wish,
)
from drawtutor.course.shuffles import riffled
from drawtutor.course.tellings import Form
from drawtutor.hands import Hand, HandCategory, JokerUse
from drawtutor.odds import FirstRound, KnownHand, OpponentModel, Read
from drawtutor.rules import Deal, HouseRules, RulesError, Seat

__all__ = ["category_named", "read_aim", "read_choices", "read_hands", "read_start", "read_subject"]

_CIRCLES: Final = frozenset(
    {
        Task.WHO_CUTS,
        Task.WHO_GETS_CARD,
        Task.NEXT_DEALER,
        Task.CARDS_LEFT,
        Task.ENOUGH_CARDS,
        Task.STAGE_ORDER,
        Task.NOBODY_OPENS,
    }
)
_OPEN_HANDS: Final = frozenset(
    {
        Task.RANK_HANDS,
        Task.OPENERS,
        Task.JOKER_MAKES,
        Task.SAME_CHANCE,
        Task.OUTS,
        Task.AHEAD,
        Task.MORE_OFTEN,
    }
)
_REFUSING: Final = frozenset({Task.REFEREE, Task.ANSWER_DUE})
"""Tasks that turn on what the rules refuse."""
_CHOOSING: Final = frozenset({Kind.ACTION, Kind.DISCARDS, Kind.TO_CALL})


Houses = Mapping[str, House]
"""The tables that lessons are set at, by name."""


def category_named(node: Node, key: str) -> HandCategory:
    """The kind of hand of this name."""
    name = node.text(key)
    for category in HandCategory:
        if category.text == name:
            return category
    raise node.error(key, f"a kind of hand is expected, not {name!r}")


def _seat(node: Node, key: str, text: str) -> Seat:
    try:
        return parse_seat(text)
    except NotationError as error:
        raise node.error(key, str(error)) from None


def _hand(node: Node, key: str) -> Hand:
    try:
        return Hand(node.cards(key))
    except CardError as error:
        raise node.error(key, str(error)) from None


def read_subject(node: Node, task: Task, houses: Houses, name: str) -> Subject:
    """What an exercise lays before the learner."""
    if task in _OPEN_HANDS:
        return _read_hands_open(node, houses)
    if task is Task.MISPRINT:
        return OpenHands(tuple(_line(node, key).hand for key in node.texts("offer")))
    if task is Task.FAULTY_DECK:
        return Spread(_faulty_deck(node))
    if task is Task.OLD_NEIGHBOURS:
        return Spread(riffled(node.number("riffles"), Random(f"riffles/{name}")))
    if task is Task.FIRST_DEALER:
        return HighCards(node.cards("cards"))
    if task in _CIRCLES:
        house = houses.get(node.text("table", "five_stage"))
        return Circle(
            players=node.number("players", 6),
            dealer=_seat(node, "dealer", node.text("dealer", "p1")),
            number=node.number("number", 0),
            broke=tuple(_seat(node, "broke", text) for text in node.texts("broke", ())),
            draw_limit=0 if house is None else house.rules.draw_limit,
        )
    return _read_spot(node, task, houses, name)


def _read_hands_open(node: Node, houses: Houses) -> OpenHands:
    """Hands that lie open, with the rules of the house where a table is named."""
    rules = _with_options(_house(node, houses), node).rules if "table" in node else None
    joker = JokerUse.NONE if rules is None else rules.joker
    try:
        return OpenHands(tuple(Hand.parse(text, joker=joker) for text in node.texts("hands")), rules)
    except CardError as error:
        raise node.error("hands", str(error)) from None


def _line(node: Node, key: str) -> PrintedLine:
    line = PrintedLine.parse(key)
    if line is None:
        raise node.error("offer", f"a line of the printed table is expected, not {key!r}")
    return line


def _faulty_deck(node: Node) -> tuple[Card, ...]:
    fault = node.text("fault")
    kind, _, text = fault.partition(" ")
    card = None if kind in ("complete", "foreign") else _card(node, text)
    cards: list[Card] = []
    for each in DECK:
        copies = (kind == "doubled") + 1 if each is card and kind in ("missing", "doubled") else 1
        cards += [each] * (0 if each is card and kind == "missing" else copies)
    if kind == "foreign":
        # Where it lies in the spread is the author's choice no more than in a real pack.
        cards.insert(30, JOKER)
    elif kind not in ("complete", "missing", "doubled"):
        raise node.error("fault", f"complete, missing CARD, doubled CARD or foreign is expected, not {fault!r}")
    return tuple(cards)


def _card(node: Node, text: str) -> Card:
    try:
        return Card.parse(text)
    except CardError as error:
        raise node.error("fault", str(error)) from None


def read_start(node: Node, houses: Houses) -> Deal:
    """The deal at its start, with the antes in: the table, how many play, and what differs from it."""
    house = _house(node, houses)
    players = node.number("players", 4)
    stacks = node.numbers("stacks", (house.stack,) * players)
    try:
        return begin(
            _with_options(house, node),
            stacks=stacks,
            antes=node.numbers("antes", (house.ante,) * len(stacks)),
            blinds=node.numbers("blinds", ()),
            carried=node.number("carried", 0),
        )
    except RulesError as error:
        raise node.error("table", f"cannot begin: {error}") from None


def _house(node: Node, houses: Houses) -> House:
    table = node.text("table")
    house = houses.get(table)
    if house is None:
        raise node.error("table", f"one of {', '.join(houses)} is expected, not {table!r}")
    return house


def _with_options(house: House, node: Node) -> House:
    """The house with single rules changed for this exercise; the text has to say so."""
    rules: HouseRules = house.rules.with_options(node.node("options").plain())
    return House(rules=rules, stakes=house.stakes, ante=house.ante, stack=house.stack)


def read_hands(node: Node) -> dict[Seat, tuple[Card, ...]]:
    """The hands that the author names, by seat."""
    hands = node.node("hands")
    return {_seat(hands, who, who): hands.cards(who) for who in hands.names()}


def _read_spot(node: Node, task: Task, houses: Houses, name: str) -> Spot:
    start = read_start(node, houses)
    hero_text = node.text("hero", "")
    hero = _seat(node, "hero", hero_text) if hero_text else None
    actions, said = node.texts("actions", ()), node.texts("said", ())
    hands = read_hands(node)
    if task is Task.POT_SIZE and not actions and not hands:
        return Spot(deal=start, hero=hero)
    try:
        deal = stage(start, name, hands=hands, actions=actions, also=said)
    except StagingError as error:
        raise node.error("actions", str(error)) from None
    if task.kind in _CHOOSING and (hero is None or deal.to_act != hero):
        raise node.error("hero", f"the player who is to act is expected, which is {_named(deal.to_act)}")
    try:
        return Spot(deal=deal, hero=hero, said=stage_said(deal, said, refusals=task in _REFUSING))
    except StagingError as error:
        raise node.error("said", str(error)) from None


def _named(seat: Seat | None) -> str:
    return "nobody" if seat is None else f"p{seat + 1}"


def read_aim(node: Node) -> Aim | None:
    """What the question is aimed at, where it is aimed at something."""
    if "reach" in node:
        return Reach(category_named(node, "reach"))
    if "beat" in node:
        return Beat(_hand(node, "beat"))
    if "raise_to" in node:
        return Wish(to=node.number("raise_to"))
    if "raise_by" in node:
        return Wish(by=node.number("raise_by"))
    if "keep" in node:
        return _read_keeping(node)
    if "against" in node:
        return Against(tuple(map(_read_opponent, node.nodes("against"))))
    if "others" in node:
        return Unknown(node.number("others"))
    if "share" in node:
        text = node.text("share")
        return Share(None if text == "next pot" else _seat(node, "share", text))
    if "bet" in node:
        return Wager(node.number("bet"))
    if "wants" in node:
        return Request(node.number("wants"))
    return None


def _read_keeping(node: Node) -> Aim:
    """Cards that are kept, and what for: a hand that is hoped for, or the one hand that they meet."""
    keep = node.cards("keep")
    if "meets" in node:
        return Meet(keep, _known(node.node("meets")))
    category = category_named(node, "hope")
    return Told(keep, category, node.member("told", Form)) if "told" in node else Hope(keep, category)


def _known(node: Node) -> KnownHand:
    """A hand that is taken to be held, and what its player keeps of it."""
    known = KnownHand(cards=node.cards("hand"), keep=node.cards("keep"))
    node.finish()
    return known


def _read_opponent(node: Node) -> OpponentModel:
    """A known hand, or what a player did: ``{ first = "opened", drew = 1 }``, by the names of the odds room."""
    if "hand" in node:
        return _known(node)
    drew = node.number("drew") if "drew" in node else None
    read = Read(first=node.member("first", FirstRound) if "first" in node else FirstRound.UNKNOWN, drew=drew)
    node.finish()
    return read


def read_choices(node: Node, task: Task, subject: Subject) -> tuple[Choice, ...]:
    """The answers on offer: the author's, else those that the task offers by itself."""
    offers = node.texts("offer", ())
    if not offers:
        return standard_choices(task, subject)
    try:
        return tuple(choice_of(parse_answer(task, text), subject, task) for text in offers)
    except NotationError as error:
        raise node.error("offer", str(error)) from None
