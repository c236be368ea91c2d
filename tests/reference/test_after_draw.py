"""What acts after the draw are worth: what playing every hand out by the rules comes to."""

from dataclasses import replace
from itertools import combinations
from random import Random

import numpy as np
import pytest

from drawtutor.cards import DECK, RANKS, Card, parse_cards
from drawtutor.hands import HandCategory, strength
from drawtutor.reference import FINALS, STARTS, Belief, beliefs, final_of, final_weights, table_player
from drawtutor.reference._vector import tables
from drawtutor.reference.after_draw.comparing import fares, possible
from drawtutor.reference.after_draw.covering import Uncovered, UncoveredError, uncovered
from drawtutor.reference.after_draw.values import after_draw_values
from drawtutor.reference.after_draw.worth import ActValue
from drawtutor.reference.starts import StartKind
from drawtutor.rules import (
    Action,
    Bet,
    Call,
    Check,
    Fold,
    Phase,
    RaiseTo,
    Seat,
    SeatView,
    Show,
    Stakes,
    StandPat,
)
from tests.advice.positions import deal_at
from tests.reference.brute_after_draw import Holdings, holding, last_rounds, played_out

WEAK, MIDDLE, STRONG, EQUAL = "AcJc8h6h3d", "KcKh9s9d4c", "7c7h7s2d2h", "9c8c7d6d5h"
HERO = "9h8h7c6s5s"
CASES: tuple[tuple[str, str, dict[str, object], int, int], ...] = (
    ("california", "fixed", {}, 2, 4),
    ("california", "fixed", {"raise_cap": 2}, 3, 2),
    ("california", "fixed", {"raise_cap": 1}, 4, 1),
    ("california", "pot", {}, 3, 2),
    ("california", "none", {}, 3, 2),
    ("five_stage", "spread", {}, 2, 3),
    ("five_stage", "fixed", {}, 3, 2),
    ("last_raise", "fixed", {}, 3, 2),
    ("draw_high", "fixed", {"odd_chips": "left_of_dealer"}, 3, 2),
    ("draw_high", "none", {}, 2, 3),
)


def _weights(holdings: Holdings) -> dict[Seat, list[float]]:
    """By class of final hand."""
    found = {}
    for seat, hands in holdings.items():
        weights = [0.0] * len(FINALS)
        for hand, weight in hands:
            weights[final_of(strength(hand)).index] += weight
        found[seat] = weights
    return found


def _all(weight: float = 1.0) -> list[float]:
    return [weight] * len(FINALS)


def _of(hand: str) -> list[float]:
    weights = [0.0] * len(FINALS)
    weights[final_of(strength(parse_cards(hand))).index] = 1.0
    return weights


@pytest.mark.parametrize("case", CASES, ids=str)
def test_an_act_is_worth_what_the_rules_pay_over_every_hand_and_every_reply(
    case: tuple[str, str, dict[str, object], int, int],
) -> None:
    name, limit, options, players, each = case
    tried = sides = 0
    kinds: set[type] = set()
    for deal, rng in last_rounds(name, limit, options, players=players, count=40, seed="played out", deep=30):
        for _ in range(rng.randint(0, 4)):
            legal = deal.legal()
            if deal.phase is not Phase.BET2 or len(deal.waiting) < 2:
                break
            wager = Bet(legal.wager[0]) if legal.bet else RaiseTo(legal.wager[0]) if legal.raise_ else None
            passes = Check() if legal.check else Call() if legal.call else Fold()
            deal = deal.act(deal.to_act, wager if wager and rng.random() < 0.4 else passes)
        if deal.phase is not Phase.BET2 or len(deal.active_seats) != players:
            continue
        me = deal.to_act
        hands = [parse_cards(hand) for hand in (WEAK, MIDDLE, STRONG, EQUAL)]
        holdings = {
            seat: [(hand, 1 / each) for hand in rng.sample(hands, each)] for seat in deal.active_seats if seat != me
        }
        deal = holding(deal, {me: parse_cards(HERO)})
        for found in after_draw_values(deal.view(me), _weights(holdings), likely=0):
            kinds.add(type(found.action))
            assert deal.refusal(me, found.action) is None
            assert found.bound == 0
            assert found.value == pytest.approx(played_out(deal, me, holdings, found.action), abs=1e-9)
        tried += 1
        sides += len(set(deal.start_stacks)) > 1
    assert tried >= 5
    assert sides >= 2
    assert {Fold, RaiseTo} < kinds or {Fold, Bet} < kinds


def _even(fold: float, passes: float, wager: float):
    """A way to play that is the same in every situation and with every hand."""
    return lambda situation: np.repeat([[fold], [passes], [wager]], len(FINALS), axis=1).astype(float)


def _last_of(players: int, hand: str, *moves: Action, **details: object) -> SeatView:
    """The view of the dealer, who has opened; all stand pat, and then these moves are made from the dealer's left."""
    before = (*[Check()] * (players - 1), Bet(2), *[Call()] * (players - 1), *[StandPat()] * players)
    hands = [*["?"] * (players - 1), hand]
    options = {"second_round_starts": "left_of_dealer"}
    return deal_at("california", hands, *before, *moves, options=options, **details).view(Seat(players - 1))


def _found(values: tuple[ActValue, ...]) -> dict[type, ActValue]:
    return {type(value.action): value for value in values}


def test_calling_the_last_bet_is_worth_the_share_of_the_pot_less_what_it_costs() -> None:
    for capped, others in ((Bet(4), 1), (Bet(4), 3)):
        moves = (capped, *[Call()] * (others - 1))
        view = _last_of(others + 1, "KdKc9s9h2h", *moves)
        weights = {Seat(seat): Random(seat).choices(range(1, 9), k=len(FINALS)) for seat in range(others)}
        call = _found(after_draw_values(view, weights))[Call]
        assert call.shown == pytest.approx(1)
        assert call.share is not None
        assert 0 < call.share < 1
        assert call.middle == view.pot + 4
        assert call.value == pytest.approx(call.share * (view.pot + 4) - 4)


def test_the_share_against_several_is_the_chance_to_beat_them_all() -> None:
    view = _last_of(4, HERO, Check(), Check(), Check())
    weights = {Seat(0): _all(), Seat(1): _all(), Seat(2): _of(WEAK)}
    check = _found(after_draw_values(view, weights))[Check]
    place = final_of(strength(view.hand)).index
    below, tied = place / len(FINALS), 1 / len(FINALS)
    assert view.pot == 12
    assert check.value == pytest.approx(below**2 * 12 + 2 * below * tied * 6 + tied**2 * 4)


def test_what_cannot_be_beaten_wins_everything_and_is_worth_raising() -> None:
    view = _last_of(3, "AsKsQsJsTs", Bet(4), Call())
    weights = {Seat(0): [*_all()[:-1], 0.0], Seat(1): [*_all()[:-1], 0.0]}
    found = _found(after_draw_values(view, weights))
    assert found[Call].share == pytest.approx(1)
    assert found[Call].value == pytest.approx(view.pot)
    assert found[RaiseTo].share == pytest.approx(1)
    assert found[RaiseTo].given_up < 1e-3
    assert found[RaiseTo].value > found[Call].value


def test_who_cannot_win_loses_what_is_called_and_wins_what_is_folded_to() -> None:
    view = _last_of(3, "7s5h4d3c2s", Check(), Check())
    weights = {Seat(0): _of(STRONG), Seat(1): _of(MIDDLE)}
    called = _found(after_draw_values(view, weights, play=_even(0, 1, 0)))
    assert called[Check].value == 0
    assert called[Check].share == 0
    assert called[Bet].value == pytest.approx(-4)
    folded = _found(after_draw_values(view, weights, play=_even(1, 0, 0)))
    assert folded[Bet].value == pytest.approx(view.pot)
    assert folded[Bet].folds == pytest.approx(1)
    # Both fold three times in four, each for itself, and whoever calls wins.
    mixed = _found(after_draw_values(view, weights, play=_even(0.75, 0.25, 0)))
    assert mixed[Bet].folds == pytest.approx(9 / 16)
    assert mixed[Bet].value == pytest.approx(9 / 16 * view.pot - 7 / 16 * 4)


def test_two_opponents_who_have_done_the_same_may_change_places() -> None:
    view = _last_of(3, "KdKc9s9h2h", Check(), Check())
    one, other = _of(STRONG), _all()
    check, changed = (
        _found(after_draw_values(view, weights))[Check]
        for weights in ({Seat(0): one, Seat(1): other}, {Seat(0): other, Seat(1): one})
    )
    assert check.value == pytest.approx(changed.value)
    alone = _found(after_draw_values(view, {Seat(0): other, Seat(1): other}))[Check]
    assert alone.value > check.value


def test_the_unit_of_the_weights_changes_nothing() -> None:
    view = _last_of(3, "KdKc9s9h2h", Bet(4), Call())
    ones = after_draw_values(view, {Seat(0): _all(), Seat(1): _all()})
    many = after_draw_values(view, {Seat(0): _all(2000), Seat(1): _all(0.25)})
    assert [value.value for value in ones] == pytest.approx([value.value for value in many])


def test_an_all_in_wins_the_main_pot_alone() -> None:
    view = _last_of(3, HERO, Bet(4), Call(), stacks=[50, 50, 4])
    assert view.me.stack == 1
    beaten, beats = _of(WEAK), _of("KsJs9s4s2s")
    call = _found(after_draw_values(view, {Seat(0): beaten, Seat(1): beaten}))[Call]
    # One chip of each beside the nine of the first round.
    assert call.middle == 12
    assert call.value == pytest.approx(11)
    assert _found(after_draw_values(view, {Seat(0): beaten, Seat(1): beats}))[Call].value == pytest.approx(-1)


def test_a_side_pot_is_won_where_the_main_pot_is_lost() -> None:
    view = _last_of(3, HERO, Bet(1), Call(), stacks=[4, 50, 50])
    weights = {Seat(0): _of(STRONG), Seat(1): _of(WEAK)}
    found = _found(after_draw_values(view, weights, play=_even(0, 1, 0)))
    assert found[Call].value == pytest.approx(-1)
    # The second calls five chips, and loses the four that lie beside the main pot.
    assert found[RaiseTo].action == RaiseTo(4) or found[RaiseTo].action == RaiseTo(5)
    to = found[RaiseTo].action.to
    assert found[RaiseTo].value == pytest.approx(2 * (to - 1) - to)


def test_without_a_check_one_bets_or_folds() -> None:
    hands = ["?", "?", "KdKc9s9h2h"]
    moves = (*[StandPat()] * 3, Fold())
    deal = deal_at("five_stage", hands, Bet(3), Call(), Call(), *moves, limit="fixed", stakes=Stakes(small_bet=3))
    deal = deal.act(deal.to_act, Bet(deal.legal().wager[0]))
    view = deal.view(deal.to_act)
    assert {type(value.action) for value in after_draw_values(view, {Seat(1): _all()})} == {Fold, Call, RaiseTo}


def test_what_is_not_walked_through_lies_within_the_bound() -> None:
    view = _last_of(3, "KdKc9s9h2h", Check(), Check())
    weights = {Seat(0): _all(), Seat(1): _all()}
    exact = after_draw_values(view, weights, likely=0)
    rough = after_draw_values(view, weights, likely=0.02)
    assert all(value.bound == 0 for value in exact)
    assert any(value.bound > 0 for value in rough)
    different = 0
    for one, other in zip(exact, rough, strict=True):
        assert other.value - 1e-9 <= one.value <= other.value + other.bound + 1e-9
        different += one.value - other.value > 1e-6
    assert different


def test_the_answers_to_an_act_are_split_by_class() -> None:
    view = _last_of(3, "KdKc9s9h2h", Check(), Check())
    weights = {Seat(0): _all(), Seat(1): _all()}
    bet = _found(after_draw_values(view, weights))[Bet]
    first, second = bet.answers
    assert (first.seat, second.seat) == (0, 1)
    for answers in bet.answers:
        both = answers.folds + answers.passes + answers.wagers
        assert both.sum() == pytest.approx(1, abs=1e-4)
        assert both == pytest.approx(np.full(len(FINALS), 1 / len(FINALS)), abs=1e-6)
        nothing, full = 0, final_of(strength(parse_cards(STRONG))).index
        assert answers.folds[nothing] > 0.7 / len(FINALS) > 0.1 / len(FINALS) > answers.folds[full]
    check = _found(after_draw_values(view, weights))[Check]
    assert not check.answers


def _hands() -> list[tuple[Card, ...]]:
    """A hand of every class."""
    found: dict[int, tuple[Card, ...]] = {}
    rng = Random(4)
    while len(found) < len(FINALS):
        five = rng.sample(DECK, 5)
        # Made hands are rare among dealt ones: most are put together.
        kind = rng.randrange(4)
        if kind == 1:
            five = rng.sample([card for card in DECK if card.suit is five[0].suit], 5)
        elif kind == 2:
            ranks = rng.sample(RANKS, rng.choice((2, 3)))
            five = rng.sample([card for card in DECK if card.rank in ranks], 5)
        elif kind == 3:
            top = rng.randrange(3, 13)
            five = [DECK[13 * rng.randrange(4) + (top - step) % 13] for step in range(5)]
        found.setdefault(final_of(strength(five)).index, tuple(five))
    return [found[place] for place in range(len(FINALS))]


@pytest.mark.parametrize("players", [2, 4])
def test_deals_played_at_random_come_to_the_same_within_their_error(players: int) -> None:
    """One is all-in with the raise, so that nothing is left to choose."""
    moves = (Bet(4), *[Call()] * (players - 2))
    stacks = [60, 9, 60, 60][: players - 1]
    deal = deal_at(
        "california",
        [*["?"] * (players - 1), HERO],
        *(*[Check()] * (players - 1), Bet(2), *[Call()] * (players - 1), *[StandPat()] * players),
        *moves,
        stacks=[*stacks, 11],
        options={"second_round_starts": "left_of_dealer"},
    )
    me = Seat(players - 1)
    assert deal.legal().wagers == (8,)
    weights = {Seat(seat): Random(seat).choices(range(1, 9), k=len(FINALS)) for seat in range(players - 1)}
    value = _found(after_draw_values(deal.view(me), weights))[RaiseTo]
    hands, rng = _hands(), Random(5)
    won = []
    for _ in range(1500):
        held = {seat: hands[rng.choices(range(len(FINALS)), of)[0]] for seat, of in weights.items()}
        played = holding(deal, held).act(me, RaiseTo(8))
        while played.to_act is not None:
            view = played.view(played.to_act)
            betting = played.phase is Phase.BET2
            played = played.act(view.seat, table_player(view).choose(view, rng) if betting else Show())
        won.append(played.stacks[me] - deal.stacks[me])
    error = np.std(won) / len(won) ** 0.5
    assert 0 < error < 0.5
    assert abs(np.mean(won) - value.value) < 4 * error + value.bound


@pytest.mark.parametrize(
    "hand",
    ["KdKc9s9h2h", "7c7h7s2d8h", "AcJc8h6h3d", "AcQc8c6c3c", "QdQh8c6c3c", "9h8h7c6s5s", "6c6h6s2d2h", "Js9h8d6c2s"],
)
def test_of_its_own_class_every_hand_that_can_be_held_is_counted(hand: str) -> None:
    cards = parse_cards(hand)
    rest = [card for card in DECK if card not in cards]
    seen = Random(hand).sample(rest, 20)
    left = [card for card in rest if card not in seen]
    mine = strength(cards)
    counts = [0, 0, 0]
    for five in combinations(left, 5):
        other = strength(five)
        if final_of(other) is final_of(mine):
            counts[(other >= mine) + (other > mine)] += 1
    found = fares(cards, seen)
    own = final_of(mine).index
    assert sum(ways for _, ways in possible(own, (*cards, *seen))) == sum(counts)
    assert found[own] == pytest.approx([count / max(sum(counts), 1) for count in counts])
    assert found[own - 1] == (1, 0, 0)
    assert found[own + 1] == (0, 0, 1)


def test_a_class_that_nobody_can_hold_weighs_nothing() -> None:
    view = _last_of(2, "AsAhKdKc2s", Check())
    seen = parse_cards("AdAc")
    own = final_of(strength(view.hand)).index
    assert sum(fares(view.hand, seen)[own]) == 0
    weights = _of(WEAK)
    weights[own] = 1e6
    check = _found(after_draw_values(replace(view, discarded=seen), {Seat(0): weights}))[Check]
    assert check.value == pytest.approx(view.pot)


def test_a_card_thrown_away_changes_how_one_fares_against_ones_own_class() -> None:
    hand = parse_cards("QdQh8c6c3c")
    own = final_of(strength(hand)).index
    assert fares(hand, parse_cards("8d8h8s"))[own][0] > fares(hand)[own][0]


@pytest.mark.parametrize(
    ("reason", "change"),
    [
        (Uncovered.NOT_MY_TURN, {"seat": Seat(0)}),
        (Uncovered.NOT_AFTER_THE_DRAW, {"phase": Phase.BET1}),
        (Uncovered.EXCHANGE_TO_COME, {"rules": {"exchanges": 2}}),
        (Uncovered.JOKER, {"rules": {"joker": "wild"}}),
        (Uncovered.NOBODY_MAY_WIN, {"rules": {"to_win": "trips"}}),
    ],
)
def test_what_is_not_covered_is_refused_with_a_reason(reason: Uncovered, change: dict[str, object]) -> None:
    view = _last_of(2, "KdKc9s9h2h", Check())
    assert uncovered(view) is None
    if "rules" in change:
        change = {"rules": view.rules.with_options(change["rules"])}
    changed = replace(view, **change)
    assert uncovered(changed) is reason
    with pytest.raises(UncoveredError) as caught:
        after_draw_values(changed, {Seat(0): _all()})
    assert caught.value.reason is reason


def test_five_who_are_in_are_too_many_and_four_are_not() -> None:
    five = _last_of(5, "KdKc9s9h2h", *[Check()] * 4)
    assert uncovered(five) is Uncovered.TOO_MANY_IN
    assert uncovered(_last_of(5, "KdKc9s9h2h", Bet(4), Fold(), Call(), Call())) is None


def test_three_of_a_kind_may_win_where_three_of_a_kind_is_asked() -> None:
    view = _last_of(2, "KdKcKs9h2h", Check())
    assert uncovered(replace(view, rules=view.rules.with_options({"to_win": "trips"}))) is None


@pytest.mark.parametrize("weights", [{}, {Seat(0): [1.0]}, {Seat(0): _all(0.0)}, {Seat(0): _all(-1.0)}])
def test_weights_that_are_none_are_refused(weights: dict[Seat, list[float]]) -> None:
    with pytest.raises(ValueError, match="seat 0"):
        after_draw_values(_last_of(2, "KdKc9s9h2h", Check()), weights)


def test_no_hidden_card_changes_a_figure() -> None:
    figures = set()
    for hidden in (WEAK, STRONG, "?"):
        moves = (Check(), Bet(2), Call(), StandPat(), StandPat(), Check())
        deal = deal_at("california", [hidden, "QdQs8s8d2s"], *moves, options={"second_round_starts": "left_of_dealer"})
        values = after_draw_values(deal.view(Seat(1)), {Seat(0): _all()})
        figures.add(tuple(value.value for value in values))
    assert len(figures) == 1


def test_only_the_first_answer_of_each_is_noted() -> None:
    """One is all-in with the call, and the others go on raising each other."""
    view = _last_of(4, HERO, Check(), Bet(4), Call(), stacks=[60, 60, 60, 6])
    weights = {Seat(seat): _all() for seat in range(3)}
    call = _found(after_draw_values(view, weights, play=_even(0, 0.5, 0.5)))[Call]
    checker, bettor, caller = call.answers
    assert (checker.seat, bettor.seat, caller.seat) == (0, 1, 2)
    assert (checker.passes.sum(), checker.wagers.sum()) == pytest.approx((0.5, 0.5), abs=1e-4)
    assert bettor.passes.sum() + bettor.wagers.sum() == pytest.approx(0.5, abs=1e-4)
    assert caller.passes.sum() + caller.wagers.sum() == pytest.approx(0.5, abs=1e-4)


def test_without_a_word_said_a_pat_hand_is_any_hand() -> None:
    belief = Belief(seat=Seat(0), starts=(1.0,) * len(STARTS), draws=(0,), finals=None)
    whole = sum(tables().ways)
    counted = [0.0] * len(FINALS)
    for strong, ways in zip(tables().strengths, tables().ways, strict=True):
        counted[final_of(int(strong)).index] += int(ways) / whole
    assert list(final_weights([belief], ())[Seat(0)]) == pytest.approx(counted, abs=2e-5)


def test_what_was_done_since_the_draw_weighs_what_came_of_it() -> None:
    belief = Belief(seat=Seat(0), starts=(1.0,) * len(STARTS), draws=(3,), finals=None)
    before = final_weights([belief], parse_cards(WEAK))[Seat(0)]
    strong = tuple(float(place >= 100) for place in range(len(FINALS)))
    after = final_weights([replace(belief, finals=strong)], parse_cards(WEAK))[Seat(0)]
    assert before.sum() == pytest.approx(1)
    assert list(after[100:]) == pytest.approx(list(before[100:] / before[100:].sum()))
    assert not after[:100].any()


@pytest.mark.parametrize(("draws", "like"), [((), (0,)), ((4,), (3,)), ((1, 2), (2,))])
def test_other_draws_come_to_what_the_last_of_up_to_three_cards_comes_to(
    draws: tuple[int, ...], like: tuple[int, ...]
) -> None:
    one, other = (
        final_weights([Belief(seat=Seat(0), starts=(1.0,) * len(STARTS), draws=found, finals=None)], parse_cards(WEAK))[
            Seat(0)
        ]
        for found in (draws, like)
    )
    assert list(one) == list(other)


def test_the_cards_that_oneself_has_seen_are_not_drawn() -> None:
    """Who drew three to a pair makes quads of fours less often beside two fours."""
    belief = Belief(seat=Seat(0), starts=(1.0,) * len(STARTS), draws=(3,), finals=None)
    fours = final_of(strength(parse_cards("4h4d4c3s2d"))).index
    beside, apart = (final_weights([belief], parse_cards(seen))[Seat(0)][fours] for seen in ("4sKd", "9sKd"))
    assert beside < 0.6 * apart


def _three(ranks: tuple[int, ...], seat: int) -> Belief:
    """Three of a kind of one of these ranks, two cards drawn to it."""
    held = tuple(float(start.kind is StartKind.THREE_OF_A_KIND and start.top in ranks) for start in STARTS)
    return Belief(seat=Seat(seat), starts=held, draws=(2,), finals=None)


def test_opponents_do_not_hold_the_same_cards() -> None:
    """One king seen: three kings are one hand and three queens four, but when two hold one of them, they hold each."""
    kings = [final.index for final in FINALS if final.ranks[:1] == (13,) and final.category in (3, 6)]
    seen = parse_cards("Ks9d8d7h3c")
    (alone,) = final_weights([_three((12, 13), 0)], seen).values()
    assert 0.18 < alone[kings].sum() < 0.21
    for found in final_weights([_three((12, 13), 0), _three((12, 13), 1)], seen).values():
        assert found[kings].sum() == pytest.approx(0.5, abs=0.002)


def test_what_others_hold_is_not_drawn() -> None:
    """Once another holds three queens, the fourth jack is one of 39 cards; before, it was one of 42."""
    seen = parse_cards("Ks9d8d7h3c")
    fours = [final.index for final in FINALS if final.category is HandCategory.FOUR_OF_A_KIND]
    alone = final_weights([_three((11,), 0)], seen)[Seat(0)][fours].sum()
    beside = final_weights([_three((11,), 0), _three((12,), 1)], seen)[Seat(0)][fours].sum()
    assert beside / alone == pytest.approx(42 / 39, abs=0.01)


def test_one_wins_less_often_against_who_has_bet_than_against_who_has_checked() -> None:
    """From the acts of a deal to the worth of a call, with nothing made up between."""
    worth = []
    for act in (Check(), Bet(4)):
        view = _last_of(2, "KdKc9s9h2h", act)
        seen = (*view.hand, *view.discarded)
        weights = final_weights(beliefs(view), seen)
        found = _found(after_draw_values(view, weights))
        worth.append(found[Check if isinstance(act, Check) else Call])
    assert worth[0].share > worth[1].share


@pytest.mark.parametrize("action", [Check(), Bet(4), RaiseTo(4), RaiseTo(9), StandPat()])
def test_what_is_not_legal_is_worth_nothing_that_could_be_said(action: Action) -> None:
    view = _last_of(2, "KdKc9s9h2h", Bet(4))
    assert [found.action for found in after_draw_values(view, {Seat(0): _all()}, acts=[RaiseTo(8)])] == [RaiseTo(8)]
    with pytest.raises(ValueError, match="not legal"):
        after_draw_values(view, {Seat(0): _all()}, acts=[action])


def test_a_size_that_is_asked_about_is_looked_at() -> None:
    hands = ["KdKc9s9h2h", "?", "?"]
    deal = deal_at(
        "california", hands, Bet(2), Call(), Call(), *[StandPat()] * 3, limit="pot", stakes=Stakes(min_bet=2)
    )
    weights = {Seat(1): _all(), Seat(2): _all()}
    own = after_draw_values(deal.view(Seat(0)), weights)
    assert [found.action.to for found in own if isinstance(found.action, Bet)] == [2, 5, 9]
    (asked,) = after_draw_values(deal.view(Seat(0)), weights, acts=[Bet(5)])
    assert asked.value == next(found.value for found in own if found.action == Bet(5))


def test_where_the_rules_know_no_end_of_raises_only_so_many_are_looked_ahead_to() -> None:
    hands = ["KdKc9s9h2h", "?"]
    deal = deal_at("draw_high", hands, Bet(2), Call(), StandPat(), StandPat(), stacks=[60, 60])
    weights = {Seat(1): _all()}
    always = _even(0, 0.5, 0.5)
    view = deal.view(Seat(0))
    assert view.my_turn
    found = {
        most: _found(after_draw_values(view, weights, play=always, raises=most))[Bet].middle for most in (0, 2, 99)
    }
    assert found[0] == view.pot + 8
    assert found[0] < found[2] < found[99]
