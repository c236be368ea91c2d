"""The solved strategies of two players: their trees are the rules', their figures are what was counted."""

import tomllib
from fractions import Fraction

import numpy
import pytest

from drawtutor.cards import DECK, parse_cards
from drawtutor.hands import strength
from drawtutor.reference import STARTS, StartKind, final_of, kept_by, start_of
from drawtutor.reference._packed import read_packed, unpack
from drawtutor.reference.build.answer import answer, gained
from drawtutor.reference.build.confirm import confirmed
from drawtutor.reference.build.game import Game
from drawtutor.reference.build.heads_up import REPORT, counts
from drawtutor.reference.build.packing import packed, unpacked
from drawtutor.reference.build.solver import Solver
from drawtutor.reference.build.stored import DATA
from drawtutor.reference.heads_up.arrays import Arrays
from drawtutor.reference.heads_up.matching import Standing, standing_of, structure_of
from drawtutor.reference.heads_up.recall import Memory, remembered
from drawtutor.reference.heads_up.stored import exchanges, file_of, layout_of, place_of, solved
from drawtutor.reference.heads_up.structure import STRUCTURES, Opening, SecondStart, Structure
from drawtutor.reference.heads_up.tree import Act, End, Node, first_round, second_round
from drawtutor.reference.heads_up.values import HeadsUp
from drawtutor.reference.holds import holds_of
from drawtutor.rules import Bet, Call, Check, Deal, Dealer, Fold, Phase, RaiseTo, Stakes, StandPat, load_rules

SMALL = next(s for s in STRUCTURES if s.one_circuit and s.ante == 1)
RULES = {
    Opening.PASSED_OUT: lambda s: load_rules("last_raise" if s.one_circuit else "california"),
    Opening.FOLD_OR_OPEN: lambda s: load_rules("five_stage", {"raise_cap": 4}, limit="fixed"),
}


def begin(structure: Structure) -> Deal:
    rules = RULES[structure.opening](structure)
    ante = 2 * structure.ante
    assert ante.denominator == 1
    deal = Deal.begin(
        rules,
        Stakes(small_bet=2, big_bet=2 * structure.big),
        stacks=(500, 500),
        antes=(int(ante), int(ante)),
    )
    return Dealer("a deal between two").serve_all(deal)


def does(deal: Deal, act: Act):
    legal = deal.legal()
    match act:
        case Act.FOLD:
            return Fold()
        case Act.CHECK:
            return Check()
        case Act.CALL:
            return Call()
        case Act.BET:
            return Bet(legal.wager[0])
        case _:
            return RaiseTo(legal.wager[0])


def open_acts(deal: Deal) -> set[Act]:
    legal = deal.legal()
    found = {Act.FOLD: legal.fold and not legal.check, Act.CHECK: legal.check, Act.CALL: legal.call}
    found |= {Act.BET: legal.bet, Act.RAISE: legal.raise_}
    return {act for act, here in found.items() if here}


BY_RULES = [structure for structure in STRUCTURES if structure.opening is not Opening.PLAYED_ON]


@pytest.mark.rule("NO-11", "BG-06", "BG-05", "PL-09", "PL-33", "BG-15", "NO-13")
@pytest.mark.parametrize("structure", BY_RULES, ids=lambda structure: structure.name)
def test_the_tree_of_a_structure_is_what_the_rules_allow(structure: Structure) -> None:
    def walk(deal: Deal, to: Node | End, phase: Phase) -> None:
        if isinstance(to, Node):
            assert deal.phase is phase
            assert (deal.to_act, open_acts(deal)) == (to.player, set(to.acts)), to.path
            standing = standing_of(deal.view(deal.to_act))
            assert standing is not None
            assert (standing.structure, standing.node) == (structure, to)
            for act, after in zip(to.acts, to.leads, strict=True):
                walk(deal.act(deal.to_act, does(deal, act)), after, phase)
        elif phase is Phase.BET1 and deal.phase is Phase.DRAW:
            ends = [end.path for end in exchanges(structure)]
            drawn = deal
            for seat in (0, 1):
                drawn = Dealer("two").serve_all(drawn.act(seat, StandPat()))
            round_ = second_round(structure, to.opener)
            assert to.path in ends
            walk(drawn, round_.nodes[0], Phase.BET2)
        else:
            assert deal.phase in (Phase.OVER, Phase.PASSED_OUT, Phase.SHOWDOWN)
            if to.folded is not None:
                assert not deal.active[to.folded]

    walk(begin(structure), first_round(structure).nodes[0], Phase.BET1)


@pytest.mark.parametrize(
    ("name", "options", "big", "expected"),
    [
        ("california", {}, 2, (Opening.PASSED_OUT, False, SecondStart.OPENER)),
        ("draw_high", {}, 2, (Opening.PASSED_OUT, False, SecondStart.OPENER)),
        ("last_raise", {}, 1, (Opening.PASSED_OUT, True, SecondStart.LEFT_OF_DEALER)),
        ("five_stage", {}, 2, (Opening.FOLD_OR_OPEN, False, SecondStart.LEFT_OF_DEALER)),
        ("california", {"raise_cap": 3}, 2, None),
        ("california", {"openers": "jacks"}, 2, None),
        ("california", {"joker": "bug"}, 2, None),
        ("california", {"draw_limit": 2}, 2, None),
        ("california", {}, 1, None),
    ],
)
def test_each_rule_set_is_known_by_its_structure(name: str, options: dict, big: int, expected: tuple | None) -> None:
    for ante in (Fraction(1, 2), Fraction(1)):
        found = structure_of(load_rules(name, options, limit="fixed"), ante, Fraction(big))
        told = found and (found.opening, found.one_circuit, found.second)
        assert told == expected
        assert found is None or found.ante == ante
    assert structure_of(load_rules(name, options, limit="fixed"), Fraction(1, 3), Fraction(big)) is None


@pytest.mark.parametrize("structure", STRUCTURES, ids=lambda s: s.name)
def test_every_structure_is_stored_whole_and_its_shares_sum_to_one(structure: Structure) -> None:
    found = solved(structure)
    assert len(found.numbers) == layout_of(structure).size
    arrays = Arrays(structure)
    pair = start_of(parse_cards("9s9hKd7c2d")).index
    for node in first_round(structure).nodes:
        shares = found.first(node.path, pair)
        assert sum(shares.values()) == pytest.approx(1)
        assert list(shares.values()) == pytest.approx(list(arrays.first(node.index)[pair]))
    last = len(exchanges(structure)) - 1
    assert found.throw(last, pair) == pytest.approx(tuple(arrays.throw(last)[pair]))
    assert found.throw(last, pair, other=1) == pytest.approx(tuple(arrays.throw(last, 1)[pair]))
    opener = exchanges(structure)[last].opener
    for node in second_round(structure, opener).nodes:
        thrown = (3, 1)
        rows = len(remembered(thrown[node.player]))
        shares = found.second(last, thrown, node.index, rows - 1)
        expected = arrays.second(last, opener, thrown, node.index)
        assert expected.shape == (rows, len(node.acts))
        assert list(shares.values()) == pytest.approx(list(expected[-1]))


@pytest.mark.parametrize("structure", STRUCTURES, ids=lambda s: s.name)
def test_what_everybody_knows_of_the_game_is_in_the_solution(structure: Structure) -> None:
    found = solved(structure)
    first = first_round(structure).nodes[0]
    strong = start_of(parse_cards("AsAhAd7c2d")).index
    weak = start_of(parse_cards("9s7d5h3c2d")).index
    facing = (Act.BET,)
    assert found.first(facing, strong)[Act.FOLD] == 0
    assert found.first(facing, weak)[Act.CALL] < 1
    assert found.first(first.path, strong)[Act.BET] >= found.first(first.path, weak)[Act.BET]
    end = [e.path for e in exchanges(structure)].index((Act.BET, Act.CALL))
    for cards, thrown in (("9s9hKd7c2d", 3), ("9h8h5h2hKc", 1), ("AsKsQdJhTc", 0)):
        shares = found.throw(end, start_of(parse_cards(cards)).index)
        assert shares[thrown] > 0.6, (cards, shares)


def report() -> dict:
    return tomllib.loads((DATA / REPORT).read_text(encoding="utf-8"))


@pytest.mark.parametrize("structure", STRUCTURES, ids=lambda s: s.name)
def test_the_report_tells_of_the_file_that_lies_there(structure: Structure) -> None:
    told = report()[structure.name]
    assert told["bytes"] == (DATA / file_of(structure)).stat().st_size
    assert 0 < told["exploitability"] <= told["exploitability_packed"] + 0.5
    # Where the pot is half a bet a player, as the house's own stakes are, it is nearly solved.
    usual = structure.ante == Fraction(1, 2) and structure.opening is not Opening.PLAYED_ON
    assert told["exploitability_packed"] <= (3 if usual else 7)


def test_all_structures_together_take_less_than_two_megabytes() -> None:
    assert sum(path.stat().st_size for path in DATA.iterdir()) < 2_000_000


def test_what_a_best_answer_gains_is_what_the_report_says() -> None:
    game = Game(SMALL, counts())
    strategy = unpacked(game, read_packed(file_of(SMALL))["shares"])
    assert 1000 * gained(game, strategy) == pytest.approx(report()[SMALL.name]["exploitability_packed"], abs=0.02)


def test_a_fresh_small_solve_agrees_with_what_is_stored() -> None:
    game = Game(SMALL, counts())
    solver = Solver(game)
    solver.run(25)
    fresh = solver.average()
    assert 1000 * gained(game, fresh) < 150
    stored = Arrays(SMALL)
    dealt = counts().pairs.sum(axis=1)
    # What is close is played one way or the other; by and large both open, fold and throw alike.
    for node in first_round(SMALL).nodes[:2]:
        apart = numpy.abs(fresh.first[node.index] - stored.first(node.index)).sum(axis=1) / 2
        assert float(dealt @ apart) < 0.35
        assert dealt @ fresh.first[node.index] == pytest.approx(dealt @ stored.first(node.index), abs=0.12)
    # What was packed and read back differs by less than half a part in 255, where it matters.
    again = unpacked(game, unpack(packed(game, fresh))["shares"])
    assert float(dealt @ numpy.abs(again.first[0] - fresh.first[0]).max(axis=1)) < 0.003


def finals_of(cards, seen=()):
    holds = {frozenset(hold.keep): hold for hold in holds_of(cards, seen=seen, most=3)}
    return {n: holds[frozenset(kept_by(cards, n))].finals for n in start_of(cards).throws}


def test_the_worth_of_all_hands_together_is_the_worth_of_the_best_answer() -> None:
    """Every class by one of its hands, weighed by how often it is dealt, against the best answer by classes."""
    rng = numpy.random.default_rng(7)
    dealt = counts().pairs.sum(axis=1)
    game = Game(SMALL, counts())
    best = answer(game, unpacked(game, read_packed(file_of(SMALL))["shares"]), 0).value
    hands: dict[int, list] = {}
    for row in rng.random((60_000, 52)).argsort(axis=1)[:, :5]:
        hand = tuple(DECK[card] for card in row)
        hands.setdefault(start_of(hand).index, []).append(hand)
    total = weight = 0.0
    for start, dealt_hands in hands.items():
        for hand in dealt_hands[:2]:
            standing = Standing(structure=SMALL, player=0, unit=2, first=())
            worth = max(HeadsUp(standing, hand, ()).before_draw(finals_of(hand)).values())
            share = dealt[start] / len(dealt_hands[:2])
            total += share * (worth - float(SMALL.ante))
            weight += share
    assert weight > 0.98
    assert total / weight == pytest.approx(best, abs=0.02)


def test_a_hand_that_cannot_lose_wins_the_pot_and_all_that_is_called() -> None:
    paths = [end.path for end in exchanges(SMALL)]
    standing = Standing(structure=SMALL, player=1, unit=2, first=paths[1], end=1, thrown=(3, 0), second=(Act.BET,))
    royal = HeadsUp(standing, parse_cards("AsKsQsJsTs"), ()).after_draw()
    end = exchanges(SMALL)[1]
    pot = 2 * (float(SMALL.ante) + end.staked[0]) + SMALL.big
    assert royal[Act.FOLD] == pytest.approx(0)
    assert royal[Act.CALL] == pytest.approx(pot, abs=0.001)
    assert royal[Act.RAISE] > royal[Act.CALL]
    nothing = HeadsUp(standing, parse_cards("7s5d4h3c2d"), ()).after_draw()
    assert nothing[Act.FOLD] == pytest.approx(0)
    assert nothing[Act.CALL] > -SMALL.big - 1e-9
    assert nothing[Act.CALL] < 0


def test_a_raiser_hardly_ever_holds_what_never_raises() -> None:
    structure = STRUCTURES[0]
    standing = Standing(structure=structure, player=0, unit=2, first=(Act.BET, Act.RAISE))
    weights = HeadsUp(standing, parse_cards("KsKh9d5c3s"), ()).weights
    node = next(node for node in first_round(structure).nodes if node.path == (Act.BET,))
    shares = Arrays(structure).first(node.index)[:, node.acts.index(Act.RAISE)]
    assert 0 < weights[shares == 0].sum() < 0.001


def test_a_bet_that_the_strategy_never_makes_is_no_sign_of_a_strong_hand() -> None:
    """What is stored is noise there: it would leave more than half to straights and better after a throw of three."""
    structure = STRUCTURES[0]
    paths = [end.path for end in exchanges(structure)]
    place = paths.index((Act.BET, Act.CALL))
    standing = Standing(
        structure=structure,
        player=1,
        unit=2,
        dealt=parse_cards("2s5s9dKs3s"),
        first=paths[place],
        end=place,
        thrown=(3, 1),
        second=(Act.BET,),
    )
    found = HeadsUp(standing, parse_cards("2s5s8sKs3s"), parse_cards("9d"))
    strong = [final >= final_of(strength(parse_cards("6c5d4h3c2d"))).index for final, _ in remembered(3)]
    assert found.held_by_other()[strong].sum() < 0.1
    worth = found.after_draw()
    assert worth[Act.RAISE] > worth[Act.CALL]


def test_who_calls_and_stands_pat_holds_what_is_worth_standing_pat_on() -> None:
    """One pair in sixty was stored to do so, as of something not yet unlearnt, and pairs there are many."""
    structure = STRUCTURES[0]
    paths = [end.path for end in exchanges(structure)]
    place = paths.index((Act.BET, Act.CALL))
    hand = parse_cards("AhAsAd7c3d")
    standing = Standing(
        structure=structure, player=0, unit=2, dealt=hand, first=paths[place], end=place, thrown=(0, 0), second=()
    )
    made = [start.kind is not StartKind.NOTHING and start.kind is not StartKind.PAIR for start in STARTS]
    assert HeadsUp(standing, hand, ()).weights[made].sum() > 0.7


def test_a_hand_that_no_reference_player_comes_to_is_read_as_the_nearest_that_one_does() -> None:
    never = (0, Memory.MADE)
    assert never not in remembered(3)
    assert remembered(3)[place_of(*never, 3)][0] == 0
    assert {memory for _, memory in remembered(0)} <= set(Memory)
    assert len(STARTS) == 227


def test_with_real_cards_a_best_answer_gains_what_was_worked_out() -> None:
    game = Game(SMALL, counts())
    strategy = unpacked(game, read_packed(file_of(SMALL))["shares"])
    found = confirmed(game, strategy, deals=200_000, seed=3, progress=lambda done: None)
    assert found.deals == 200_000
    assert abs(found.gained - gained(game, strategy)) < 3 * found.standard_error
    # Against somebody who folds and checks at random it gains far more: the measure can tell.
    weak = unpacked(game, read_packed(file_of(SMALL))["shares"])
    for shares in weak.first:
        shares[...] = 1 / shares.shape[-1]
    much = confirmed(game, weak, deals=50_000, seed=3, progress=lambda done: None)
    assert much.gained > 0.1
    assert abs(much.gained - gained(game, weak)) < 5 * much.standard_error
