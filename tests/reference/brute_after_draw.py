"""The last betting round played out by the rules themselves, hand by hand: what the tests set the quick way beside."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from random import Random

from drawtutor.cards import Card
from drawtutor.reference import table_player
from drawtutor.reference.table.situations import most_raises
from drawtutor.rules import (
    Action,
    Bet,
    Call,
    Check,
    Deal,
    Dealer,
    Discard,
    Fold,
    Phase,
    RaiseTo,
    Seat,
    Show,
    Stakes,
    StandPat,
    load_rules,
    usual_stakes,
)

Holdings = Mapping[Seat, Sequence[tuple[tuple[Card, ...], float]]]
"""For each opponent the hands that it may hold, with their weights, which sum to 1."""
Worlds = list[tuple[float, Deal]]
"""Deals that look the same to one seat, and how likely each is."""

TABLES: tuple[tuple[str, str, dict[str, object]], ...] = (
    ("california", "fixed", {}),
    ("california", "pot", {}),
    ("california", "none", {}),
    ("california", "spread", {}),
    ("california", "fixed", {"short_all_in": "full_bet"}),
    ("california", "fixed", {"openers": "jacks"}),
    ("five_stage", "spread", {}),
    ("five_stage", "fixed", {}),
    ("five_stage", "pot", {}),
    ("five_stage", "none", {"odd_chips": "left_of_dealer"}),
    ("last_raise", "fixed", {}),
    ("last_raise", "spread", {}),
    ("draw_high", "fixed", {}),
    ("draw_high", "none", {}),
)


def random_action(deal: Deal, rng: Random, *, folds: float) -> Action:
    """Something legal in a betting round or the exchange."""
    assert deal.to_act is not None
    legal = deal.legal()
    if deal.phase is Phase.DRAW:
        hand = deal.hands[deal.to_act]
        cards = tuple(rng.sample(hand, rng.randint(0, min(legal.max_discards, 3))))
        return Discard(cards) if cards else StandPat()
    open_: list[Action] = []
    if legal.check:
        open_.append(Check())
    if legal.call:
        open_ += [Call()] * 2
    more = deal.raises < most_raises(deal.rules.limit, one_circuit=deal.rules.one_circuit)
    if more and (legal.bet or legal.raise_):
        low, high = legal.wager or (0, 0)
        to = rng.choice(legal.wagers) if legal.wagers else rng.choice((low, low, min(high, 2 * low), high))
        open_.append(Bet(to) if legal.bet else RaiseTo(to))
    if not open_ or rng.random() < folds:
        return Fold()
    return rng.choice(open_)


def last_rounds(
    name: str, limit: str, options: dict[str, object], *, players: int, count: int, seed: str, deep: int = 200
) -> Iterator[tuple[Deal, Random]]:
    """Deals that have come to the last betting round in some way, some with ``deep`` stacks; and what to go on with."""
    rng = Random(f"{name}{limit}{options}{players}{seed}")
    rules = load_rules(name, options, limit=limit)
    while count:
        dealer = Dealer(str(rng.random()))
        most = rng.choice((12, 40, deep))
        stacks = [deep if most == deep else rng.randint(3, most) for _ in range(players)]
        # Unequal antes leave chips that nobody has matched, and do not come back (EN-16).
        antes = [min(chips, rng.choice((1, 7))) for chips in stacks] if rng.random() < 0.3 else [1] * players
        stakes = usual_stakes(rules)
        if limit == "fixed" and rng.random() < 0.3:
            # Half a bet is then no whole number.
            stakes = Stakes(small_bet=2, big_bet=5)
        deal = Deal.begin(rules, stakes, stacks=stacks, antes=antes, carried=rng.choice((0, 7)))
        deal = dealer.serve_all(deal)
        while deal.to_act is not None and deal.phase in (Phase.BET1, Phase.DRAW):
            deal = dealer.serve_all(deal.act(deal.to_act, random_action(deal, rng, folds=0.15)))
        if deal.phase is Phase.BET2:
            count -= 1
            yield deal, rng


def holding(deal: Deal, hands: Mapping[Seat, tuple[Card, ...]]) -> Deal:
    """The deal with other hands in some seats; that a card lies in two of them does not matter here."""
    return deal.evolve(hands=tuple(hands.get(Seat(seat), hand) for seat, hand in enumerate(deal.hands)))


def played_out(deal: Deal, seat: Seat, holdings: Holdings, action: Action) -> float:
    """What an action is worth to a seat: all the others' hands and acts, and its own best ones later."""
    before = deal.stacks[seat]
    worlds: Worlds = []
    for hands in product(*holdings.values()):
        likely = 1.0
        for _, weight in hands:
            likely *= weight
        worlds.append((likely, holding(deal, {who: hand for who, (hand, _) in zip(holdings, hands, strict=True)})))
    return _after(worlds, seat, action) - before


def _after(worlds: Worlds, me: Seat, action: Action) -> float:
    return _worth([(likely, deal.act(deal.to_act, action)) for likely, deal in worlds if deal.to_act is not None], me)


def _worth(worlds: Worlds, me: Seat) -> float:
    """How many chips the seat has at the end, times how likely the worlds are."""
    total = 0.0
    first = worlds[0][1]
    if first.phase is not Phase.BET2 or not first.active[me]:
        for likely, deal in worlds:
            ended = deal
            while ended.phase is Phase.SHOWDOWN and ended.to_act is not None:
                ended = ended.act(ended.to_act, Show())
            total += likely * ended.stacks[me]
        return total
    if first.to_act == me:
        return max(_after(worlds, me, action) for action in _own(first))
    split: dict[Action, Worlds] = {}
    for likely, deal in worlds:
        assert deal.to_act is not None
        view = deal.view(deal.to_act)
        for choice in table_player(view).choices(view):
            after = deal.act(view.seat, choice.action)
            split.setdefault(choice.action, []).append((likely * float(choice.chance), after))
    return sum(_worth(after, me) for after in split.values())


def _own(deal: Deal) -> list[Action]:
    """What one may do at a later turn: at the one size that the reference player bets, and no more often than it."""
    legal = deal.legal()
    found: list[Action] = [Check() if legal.check else Fold()]
    if legal.call:
        found.append(Call())
    more = deal.raises < most_raises(deal.rules.limit, one_circuit=deal.rules.one_circuit)
    if more and (legal.bet or legal.raise_):
        low, high = legal.wager or (0, 0)
        to = low
        if not legal.wagers and deal.rules.limit.value != "fixed":
            to = min(high, max(low, deal.level + round(0.6 * (deal.pot + legal.to_call))))
        found.append(Bet(to) if legal.bet else RaiseTo(to))
    return found
