"""Random deals over all rule sets and options, with everything that must hold looked at after every action.

A deal is made of a seed alone, so that one that goes wrong can be played again; what goes wrong is raised with its
record.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from random import Random

from drawtutor.cards import DECK
from drawtutor.rules import (
    Action,
    Announce,
    Ask,
    Bet,
    Call,
    Chair,
    Check,
    Deal,
    Dealer,
    DealHand,
    Discard,
    EventKind,
    Expose,
    Fold,
    IllegalActionError,
    Muck,
    Phase,
    RaiseTo,
    Rap,
    RuleSet,
    Seat,
    Serve,
    SetupError,
    Show,
    Stakes,
    StandPat,
    Table,
    load_rules,
    write_record,
)
from tests.strategies import OPTION_VALUES, offered

_LONGEST = 900
_FIELDS = tuple(each.name for each in fields(Deal))


class FaultError(AssertionError):
    """Something that must hold does not: what, and the record of the deal."""

    def __init__(self, what: str, deal: Deal) -> None:
        super().__init__(f"{what}\n{write_record(deal)}")


@dataclass
class Tally:
    """What was met in so many deals."""

    deals: int = 0
    actions: int = 0
    refused: int = 0
    phases: Counter[Phase] = field(default_factory=Counter)
    kinds: Counter[EventKind] = field(default_factory=Counter)
    options: Counter[str] = field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        """Takes in another one."""
        self.deals += other.deals
        self.actions += other.actions
        self.refused += other.refused
        self.phases += other.phases
        self.kinds += other.kinds
        self.options += other.options


def check(deals: int, seed: int) -> Tally:
    """Plays so many deals; raises `FaultError` for the first thing that does not hold."""
    tally = Tally()
    number = 0
    while tally.deals < deals:
        number += 1
        rng = Random(f"{seed}/{number}")
        table = _table(rng)
        chips = table.chips
        for _ in range(min(4, deals - tally.deals)):
            try:
                deal = table.begin()
            except SetupError:
                break
            last = _play(deal, chips - sum(deal.start_stacks) - table.carried, rng, tally)
            tally.deals += 1
            tally.kinds.update(event.kind for event in last.events)
            tally.options.update((last.rules.rule_set.value, last.rules.limit.value, *last.rules.options))
            table = table.after(last)
            if table.chips != chips:
                raise FaultError("chips were made or lost between deals", last)
    return tally


def _table(rng: Random) -> Table:
    """A table of any rule set, any options, any limit, with players of very different means."""
    rule_set = rng.choice(list(RuleSet)).value
    names = rng.sample(sorted(OPTION_VALUES), rng.randint(0, 5))
    if "draw_limit" in names and "four_with_ace" in names:
        names.remove("four_with_ace")
    options = {name: rng.choice(OPTION_VALUES[name]) for name in names}
    rules = load_rules(rule_set, options, limit=rng.choice([None, None, "fixed", "spread", "pot", "none"]))
    players = rng.randint(2, rules.most_served) if rng.random() < 0.8 else rules.most_served
    blinds: tuple[int, ...] = ()
    if rules.openers.value == "none":
        blinds = rng.choice([(), (), (2,), (2, 4), (2, 4, 8), (4, 2), (3, 3)])[:players]
    return Table(
        rules=rules,
        stakes=Stakes(small_bet=rng.choice([2, 4, 5]), min_bet=rng.choice([1, 2]), max_bet=10),
        ante=rng.choice([0, 1, 2] if blinds else [1, 2, 3]),
        blinds=blinds,
        chairs=tuple(Chair(f"p{number}", rng.choice([1, 3, 7, 20, 50, 200])) for number in range(players)),
        button=rng.randrange(players),
        carried=rng.choice([0, 0, 0, 5]),
    )


def _play(deal: Deal, aside: int, rng: Random, tally: Tally) -> Deal:
    """The deal played to its end; ``aside`` are the chips of those who do not play it."""
    dealer = Dealer(f"{rng.random()}")
    chips = sum(deal.stacks) + deal.pot + aside
    # Now and then nobody folds, everybody throws a lot, and many cards are exposed: the cards become scarce.
    scarce = rng.random() < 0.2
    for _ in range(_LONGEST):
        _hold(deal, chips - aside)
        tally.phases[deal.phase] += 1
        if deal.phase.is_end:
            return deal
        tally.actions += 1
        if deal.dealer_owes:
            deal = _served(deal, dealer, rng, exposed=rng.choice([0.02, 0.4]) if scarce else 0.02)
        else:
            if rng.random() < 0.004:
                tally.refused += _refusals(deal, rng)
            deal = _acted(deal, rng, scarce=scarce)
    raise FaultError("the deal does not end", deal)


def _hold(deal: Deal, chips: int) -> None:
    """What must hold at every moment: the chips, the cards, and a way on."""
    middle = deal.carried if deal.phase.is_end else deal.pot
    if sum(deal.stacks) + middle != chips or min(deal.stacks) < 0:
        raise FaultError("chips were made or lost", deal)
    if not deal.phase.is_end and sum(pot.amount for pot in deal.pots) != deal.pot:
        raise FaultError("the pots are not the pot", deal)
    places = [deal.stub, deal.pile, deal.kept_apart]
    places += [1 << card.index for hand in deal.hands for card in hand]
    places += [1 << card.index for card in deal.exposed]
    if deal.rules.fifth_card_last:
        places += [1 << card.index for event in deal.events if event.kind is EventKind.BURN for card in event.cards]
    if sum(places) != deal.deck_mask:
        raise FaultError("the cards are not a deck", deal)
    if not deal.phase.is_end and not deal.dealer_owes and deal.to_act is None:
        raise FaultError("nobody is to act", deal)


def _served(deal: Deal, dealer: Dealer, rng: Random, *, exposed: float) -> Deal:
    act = dealer.next(deal)
    if isinstance(act, Serve) and not act.cards:
        raise FaultError("there is no card to serve", deal)
    if isinstance(act, Serve) and set(act.cards) & set(deal.thrown[act.seat]):
        raise FaultError("a player gets own discards of this exchange back", deal)
    if isinstance(act, DealHand) and deal.rules.dead_hands and rng.random() < 0.01:
        # A misdeal: such a hand is completed in the exchange, or dead (EN-08, EN-09).
        return deal.serve(DealHand(act.seat, act.cards[: rng.randint(3, 4)]))
    if isinstance(act, Serve) and rng.random() < exposed:
        try:
            return deal.serve(Expose(act.seat, act.cards[0]))
        except IllegalActionError:
            pass
    return deal.serve(act)


def _acted(deal: Deal, rng: Random, *, scarce: bool) -> Deal:
    """The deal after something legal: mostly an action, now and then a question, an announcement or a rap."""
    seat = deal.to_act
    assert seat is not None
    legal = deal.legal()
    actions = offered(legal, deal.hands[seat], rng)
    if not actions:
        raise FaultError("nothing is legal", deal)
    chance = rng.random()
    if scarce and legal.max_discards and chance > 0.2:
        return deal.act(seat, Discard(tuple(rng.sample(deal.hands[seat], legal.max_discards))))
    lacks = max(0, 5 - len(deal.hands[seat]))
    if lacks and deal.phase is Phase.DRAW and deal.refusal(seat, Announce(lacks)) is None and chance < 0.5:
        return deal.act(seat, Announce(lacks)).act(seat, StandPat())
    if chance < 0.03 and legal.ask:
        return deal.act(seat, Ask(rng.choice(legal.ask)))
    if chance < 0.06 and deal.phase is Phase.DRAW and len(deal.hands[seat]) == 5:
        count = rng.randint(0, legal.max_discards)
        deal = deal.act(seat, Announce(count))
        return deal.act(seat, Discard(tuple(rng.sample(deal.hands[seat], count))) if count else StandPat())
    overlooks = deal.rules.dead_hands and deal.phase.is_betting and legal.to_call > 0
    if chance < 0.08 and (legal.check or legal.stand_pat or overlooks):
        return deal.act(seat, Rap())
    weights = [(0.1 if scarce else 1) if isinstance(action, Fold | StandPat) else 3 for action in actions]
    return deal.act(seat, rng.choices(actions, weights)[0])


def every_action(deal: Deal, seat: Seat, rng: Random) -> Iterator[Action]:
    """Far more actions than can be legal: all kinds, sizes around every bound, good and bad discards."""
    low, high = deal.legal(seat).wager or (1, 1)
    hand = deal.hands[seat]
    yield from (Fold(), Check(), Call(), StandPat(), Show(), Muck())
    sizes = {0, -1, 1, 2, low - 1, low, low + 1, high - 1, high, high + 1, deal.stacks[seat], 10**9, deal.level}
    for size in sorted(sizes):
        yield Bet(size)
        yield RaiseTo(size)
    for count in range(len(hand) + 1):
        yield Discard(tuple(rng.sample(hand, count)))
    yield Discard((rng.choice(DECK),))
    yield Discard(hand[:1] * 2)
    yield Announce(9)
    yield Ask(Seat(99))


def listed(deal: Deal, seat: Seat, action: Action) -> bool:
    """Whether what `legal` says covers this action: the same question that the button bar asks."""
    legal = deal.legal(seat)
    match action:
        case Fold():
            return legal.fold
        case Check():
            return legal.check
        case Call():
            return legal.call
        case Bet(to):
            return legal.bet and legal.allows_wager(to)
        case RaiseTo(to):
            return legal.raise_ and legal.allows_wager(to)
        case StandPat():
            return legal.stand_pat
        case Show():
            return legal.show
        case Muck():
            return legal.muck
        case Discard(cards):
            held = set(cards) <= set(deal.hands[seat]) and len(set(cards)) == len(cards) > 0
            kept = [card for card in deal.hands[seat] if card not in cards]
            ace = legal.four_with_ace and len(cards) == 4 and [card.rank.letter for card in kept] == ["A"]
            return held and (0 < len(cards) <= legal.max_discards or ace)
    return False


def _refusals(deal: Deal, rng: Random) -> int:
    """Tries every kind of action for every seat: what is listed is accepted, all else refused without change."""
    refused = 0
    before = [getattr(deal, name) for name in _FIELDS]
    for seat in map(Seat, range(deal.players)):
        for action in every_action(deal, seat, rng):
            accepted = True
            try:
                deal.act(seat, action)
            except IllegalActionError:
                accepted = False
            if accepted is not listed(deal, seat, action):
                raise FaultError(
                    f"seat {seat}: {action} is {'accepted' if accepted else 'refused'} against the list", deal
                )
            refused += not accepted
    if before != [getattr(deal, name) for name in _FIELDS]:
        raise FaultError("a refusal changed something", deal)
    return refused
