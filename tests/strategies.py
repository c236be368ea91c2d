"""Hypothesis strategies shared by the rooms: house rules, tables, and legal play."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import strategies as st

from drawtutor.rules import (
    Action,
    Agreement,
    Bet,
    Call,
    Chair,
    Check,
    Deal,
    Dealer,
    Discard,
    Fold,
    HouseRules,
    LegalActions,
    Muck,
    Openers,
    RaiseTo,
    RuleSet,
    Seat,
    SetupError,
    Show,
    Stakes,
    StandPat,
    Table,
    load_rules,
)

OPTION_VALUES: dict[str, list[Any]] = {
    "draw_limit": [0, 1, 2, 3, 4, 5],
    "four_with_ace": [True, False],
    "raise_cap": [0, 1, 3, "none"],
    "openers": ["none", "jacks"],
    "to_win": ["none", "trips"],
    "joker": ["none", "wild", "bug"],
    "odd_chips": ["carry", "left_of_dealer"],
    "show_all": [True, False],
    "second_round_starts": ["opener", "left_of_dealer"],
    "short_all_in": ["half_bet", "full_bet"],
    "fifth_card_last": [True, False],
    "exchanges": [1, 2, 3],
    "cap_heads_up": [True, False],
}


@st.composite
def house_rules(draw: st.DrawFn) -> HouseRules:
    """Any rule set with any options and any limit."""
    name = draw(st.sampled_from([rule_set.value for rule_set in RuleSet]))
    names = draw(st.sets(st.sampled_from(sorted(OPTION_VALUES)), max_size=4))
    if "draw_limit" in names:
        names -= {"four_with_ace"}
    options = {option: draw(st.sampled_from(OPTION_VALUES[option])) for option in sorted(names)}
    limit = draw(st.sampled_from([None, None, "fixed", "spread", "pot", "none"]))
    return load_rules(name, options, limit=limit)


@st.composite
def agreements(draw: st.DrawFn) -> Agreement:
    """What any table could agree on."""
    rules = draw(house_rules())
    settings: dict[str, object] = {"limit": rules.limit.value, **rules.options}
    players = draw(st.integers(2, rules.most_served))
    settings |= {"players": players, "chips": draw(st.integers(100, 5000)), "ante": draw(st.integers(1, 5))}
    if rules.openers is Openers.NONE and draw(st.booleans()):
        settings["blinds"] = draw(st.integers(1, min(3, players)))
        if draw(st.booleans()):
            settings["first_blind"] = draw(st.integers(1, 8))
    for name in draw(st.sets(st.sampled_from(["small_bet", "big_bet"]))) if rules.limit.value == "fixed" else ():
        settings[name] = draw(st.integers(*((2, 4) if name == "small_bet" else (4, 9))))
    return Agreement.of(rules.rule_set, settings)


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """A table with players of very different means, antes, blinds or both."""
    rules = draw(house_rules())
    players = draw(st.integers(2, rules.most_served))
    blinds = (draw(st.sampled_from([(), (), (2,), (2, 4), (2, 4, 8)])) if rules.openers.value == "none" else ())[
        :players
    ]
    return Table(
        rules=rules,
        stakes=Stakes(small_bet=4, min_bet=draw(st.sampled_from([1, 2])), max_bet=10),
        ante=draw(st.sampled_from([0, 1, 2] if blinds else [1, 2])),
        blinds=blinds,
        chairs=tuple(
            Chair(f"player {number}", draw(st.sampled_from([1, 3, 7, 20, 50, 200]))) for number in range(players)
        ),
        button=draw(st.integers(0, players - 1)),
        carried=draw(st.sampled_from([0, 0, 5])),
    )


def begun(table: Table) -> Deal | None:
    """The table's next deal, or None where too few can pay for one."""
    try:
        return table.begin()
    except SetupError:
        return None


def some_legal_action(deal: Deal, rng: Random) -> tuple[Seat, Action]:
    """An action that is legal now, folds a little rarer than they would be by chance."""
    seat = deal.to_act
    assert seat is not None
    actions = offered(deal.legal(), deal.hands[seat], rng)
    assert actions, "a player is to act and nothing is legal"
    weights = [1 if isinstance(action, Fold | StandPat) else 3 for action in actions]
    return seat, rng.choices(actions, weights)[0]


def offered(legal: LegalActions, hand: tuple[Any, ...], rng: Random) -> list[Action]:
    """One or several actions of each kind that is legal."""
    actions: list[Action] = []
    if legal.fold:
        actions.append(Fold())
    if legal.check:
        actions.append(Check())
    if legal.call:
        actions.append(Call())
    if legal.wager:
        sizes = legal.wagers or sorted({*legal.wager, rng.randint(*legal.wager)})
        kind = Bet if legal.bet else RaiseTo
        actions += [kind(size) for size in sizes]
    if legal.stand_pat:
        actions.append(StandPat())
    if legal.max_discards:
        count = rng.randint(1, legal.max_discards)
        actions.append(Discard(tuple(rng.sample(hand, count))))
    if legal.show:
        actions.append(Show())
    if legal.muck:
        actions.append(Muck())
    return actions


def play_out(deal: Deal, seed: str, rng: Random) -> list[Deal]:
    """Every state of a deal that is played to its end by chance."""
    dealer = Dealer(seed)
    states = [deal]
    while not deal.phase.is_end:
        if deal.dealer_owes:
            deal = deal.serve(dealer.next(deal))
        else:
            deal = deal.act(*some_legal_action(deal, rng))
        states.append(deal)
        assert len(states) < 1000, "a deal without end"
    return states
