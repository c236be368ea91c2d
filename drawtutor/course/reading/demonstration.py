"""The demonstration of a lesson, read from its table in a content file."""

from __future__ import annotations

from random import Random

from drawtutor.cards import Card
from drawtutor.course.demo import Demonstration, DemoStep, Scene, partly_dealt
from drawtutor.course.facts import facts_of
from drawtutor.course.position import told
from drawtutor.course.reading.node import Node
from drawtutor.course.reading.notation import NotationError, parse_seat
from drawtutor.course.reading.staging import Filler, StagingError, filler, named_cards, play, settled
from drawtutor.course.reading.subjects import Houses, read_hands, read_start
from drawtutor.course.scene import Circle, Declared, HighCards, Spot, Spread
from drawtutor.course.shuffles import RIFFLES, cut, followers, riffled
from drawtutor.message import Message, Who
from drawtutor.rules import Deal, DealHand, Phase, Seat, highest_cards

__all__ = ["read_demonstration"]


def read_demonstration(node: Node, slug: str, houses: Houses) -> Demonstration:
    """The steps of a demonstration. Raises `ContentError` where one cannot be shown."""
    before_cards = not node.text("table", "")
    steps = node.nodes("step")
    if before_cards:
        made = tuple(_preparing(step, slug) for step in steps)
    else:
        made = _playing(node, steps, slug, houses)
    node.finish()
    return Demonstration(made)


def _message(node: Node, slug: str, values: dict[str, object]) -> Message:
    return Message.of(f"lesson-{slug}-demo-{node.text('caption')}", **values)


# Before the deal: a deck, a cut, the choice of a dealer.


def _preparing(node: Node, slug: str) -> DemoStep:
    scene: Scene
    values: dict[str, object]
    if "riffles" in node:
        cards = riffled(node.number("riffles"), Random(RIFFLES))
        if "cut" in node:
            cards = cut(cards, node.number("cut"))
        scene = Spread(cards)
        values = {"riffles": node.number("riffles"), "followers": followers(cards), "count": len(cards)}
    elif "cards" in node:
        scene = HighCards(node.cards("cards"))
        top = highest_cards(scene.cards)
        values = {"cards": scene.cards, "who": Who(top[0]), "card": scene.cards[top[0]], "players": len(scene.cards)}
    else:
        dealer = parse_seat(node.text("dealer"))
        scene = Circle(players=node.number("players"), dealer=dealer)
        values = {
            "dealer": Who(dealer),
            "players": scene.players,
            "left": Who((dealer + 1) % scene.players),
        }
    step = DemoStep(scene=scene, caption=_message(node, slug, values), rules=node.texts("rules", ()))
    node.finish()
    return step


# A deal.


def _playing(node: Node, steps: tuple[Node, ...], slug: str, houses: Houses) -> tuple[DemoStep, ...]:
    start = read_start(node, houses)
    hero_text = node.text("hero", "")
    try:
        hero = parse_seat(hero_text) if hero_text else None
    except NotationError as error:
        raise node.error("hero", str(error)) from None
    hands = read_hands(node)
    tokens = [token for step in steps for token in step.texts("actions", ())]
    fill = filler(f"demonstration/{slug}", named_cards(hands, tokens))
    full = _all_hands(start, hands, fill)
    deal = start
    made: list[DemoStep] = []
    for step, after in zip(steps, (*steps[1:], None), strict=True):
        dealt = step.number("dealt", 0)
        actions = step.texts("actions", ())
        if deal.phase is Phase.DEAL and (step.flag("deal") or actions):
            for seat, cards in enumerate(full):
                deal = deal.serve(DealHand(Seat(seat), cards))
        clauses: list[Message] = []
        try:
            for token in actions:
                deal = _played(deal, fill, token, clauses)
            if after is None or not _served_there(after):
                deal = settled(deal, fill)
        except StagingError as error:
            raise step.error("actions", str(error)) from None
        scene = partly_dealt(start, full, hero, dealt) if dealt else deal.view(hero)
        values = facts_of(Spot(deal=deal, hero=None if deal.phase is Phase.DEAL else hero), None)
        values |= {"told": tuple(clauses), "dealt": dealt, **_outcome(deal)}
        if dealt:
            values["who"] = Who((dealt - 1) % deal.players)
        made.append(DemoStep(scene=scene, caption=_message(step, slug, values), rules=step.texts("rules", ())))
        step.finish()
    return tuple(made)


def _served_there(step: Node) -> bool:
    """Whether this step itself begins with what the dealer owes."""
    return any(token.startswith("d ") for token in step.texts("actions", ())[:1])


def _all_hands(start: Deal, hands: dict[Seat, tuple[Card, ...]], fill: Filler) -> tuple[tuple[Card, ...], ...]:
    """Everybody's hand: the author's, else the next five of the filler."""
    free = list(fill.cards)
    full: list[tuple[Card, ...]] = []
    for seat in range(start.players):
        hand = hands.get(Seat(seat))
        if hand is None:
            hand, free = tuple(free[:5]), free[5:]
        full.append(hand)
    return tuple(full)


def _played(deal: Deal, fill: Filler, token: str, clauses: list[Message]) -> Deal:
    """The deal after one token of a step, and what was done put into words."""
    before = deal if token.startswith("d ") else settled(deal, fill)
    after = play(before, fill, token)
    mine = [(seat, action) for seat, action in after.moves[len(before.moves) :] if seat is not None]
    for seat, action in mine:
        clauses.append(told(before, Declared(seat, action)))
    return after


def _outcome(deal: Deal) -> dict[str, object]:
    """What has been shown and, once the deal is over, what came of it."""
    shown: dict[str, object] = {
        "shown": tuple(deal.shown_ranks.values()),
        "best": max(deal.shown_ranks.values(), default=None),
    }
    if not deal.phase.is_end:
        return shown
    return shown | {
        "winners": tuple(Who(seat) for seat in deal.winners),
        "winner": Who(deal.winners[0]) if deal.winners else None,
        "won": max(deal.won, default=0),
        "left_over": deal.carried,
    }
