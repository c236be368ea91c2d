"""The reference player of three to six: legal everywhere, told by its view alone, and as it was trained."""

import json
import subprocess
import sys
from dataclasses import replace
from fractions import Fraction
from hashlib import sha256
from importlib.resources import files
from random import Random

import pytest

from drawtutor.cards import DECK, Rank, parse_cards
from drawtutor.reference import TablePlayer, TableStructure, table_player, table_row
from drawtutor.reference.table.openings import EXPERTS, opening_chance, opening_minimums
from drawtutor.reference.table.packed import DRAW_ROWS, ROWS, WHOLE, pack, table_strategy, unpack
from drawtutor.rules import (
    Bet,
    Check,
    Deal,
    Dealer,
    Fold,
    Muck,
    Phase,
    Show,
    load_rules,
    usual_stakes,
)

_TABLES: tuple[tuple[str, dict[str, object], str | None, tuple[int, ...]], ...] = (
    ("five_stage", {}, None, ()),
    ("five_stage", {"exchanges": 2}, "pot", ()),
    ("last_raise", {}, None, ()),
    ("last_raise", {"joker": "wild", "draw_limit": 2}, None, ()),
    ("california", {}, None, ()),
    ("california", {}, None, (1, 2)),
    ("california", {"openers": "jacks", "to_win": "trips"}, None, ()),
    ("california", {"joker": "bug", "draw_limit": 0}, "none", ()),
    ("california", {"raise_cap": "none", "draw_limit": 1}, "spread", ()),
    ("draw_high", {}, None, ()),
    ("draw_high", {"cap_heads_up": True}, "pot", (1, 1, 2)),
)


def _deal(
    name: str, options: dict[str, object], limit: str | None, blinds: tuple[int, ...], players: int, chips: int
) -> Deal:
    rules = load_rules(name, options, limit=limit)
    return Deal.begin(
        rules,
        usual_stakes(rules),
        stacks=(chips,) * players,
        antes=(0 if blinds else 1,) * players,
        blinds=(*blinds, *(0,) * (players - len(blinds))) if blinds else (),
    )


@pytest.mark.parametrize("table", _TABLES, ids=lambda table: f"{table[0]}-{table[2]}-{len(table[1])}-{len(table[3])}")
@pytest.mark.parametrize("players", [3, 5])
def test_everything_it_chooses_is_legal_at_any_table(
    table: tuple[str, dict[str, object], str | None, tuple[int, ...]], players: int
) -> None:
    rng = Random(f"{table}{players}")
    phases = set()
    for number in range(25):
        deal = _deal(*table, players, chips=rng.choice((6, 20, 300)))
        dealer = Dealer(f"legal/{number}")
        deal = dealer.serve_all(deal)
        while deal.to_act is not None:
            view = deal.view(deal.to_act)
            if view.phase is Phase.SHOWDOWN:
                deal = deal.act(view.seat, Show() if view.legal.show else Muck())
                continue
            phases.add(view.phase)
            choices = table_player(view).choices(view)
            assert sum(choice.chance for choice in choices) == 1
            assert all(choice.chance > 0 for choice in choices)
            for choice in choices:
                assert deal.refusal(view.seat, choice.action) is None, (choice, view.legal)
            deal = dealer.serve_all(deal.act(view.seat, rng.choice(choices).action))
    assert Phase.BET1 in phases


def test_it_folds_nothing_that_may_be_checked() -> None:
    deal = Dealer("check").serve_all(_deal("california", {}, None, (), 4, 100))
    view = deal.view(deal.to_act)
    assert not any(isinstance(choice.action, Fold) for choice in table_player(view).choices(view))


def _first_to_act(cards: str, structure_of: str = "california") -> tuple[TablePlayer, dict[str, Fraction]]:
    """What the player left of the dealer does first, of four, with these cards."""
    hand = parse_cards(cards)
    rest = [card for card in DECK if card not in hand]
    order = [rest.pop() if at % 4 else hand[at // 4] for at in range(20)]
    deal = _deal(structure_of, {}, "fixed", (), 4, 200)
    deal = Dealer("stacked", (*order, *rest)).serve_all(deal)
    view = deal.view(deal.to_act)
    assert sorted(map(str, view.hand)) == sorted(map(str, hand))
    player = table_player(view)
    return player, {type(choice.action).__name__: choice.chance for choice in player.choices(view)}


def test_it_does_not_open_with_nothing_and_first_of_four() -> None:
    assert _first_to_act("9s7h5d3c2s")[1] == {"Check": 1}
    assert _first_to_act("9s7h5d3c2s", "five_stage")[1] == {"Fold": 1}


def test_without_a_check_it_opens_with_what_is_strong() -> None:
    for cards in ("AsAhKdKc2s", "9s9h9d3c2s", "KsJs9s4s2s"):
        assert _first_to_act(cards, "five_stage")[1].get("Bet", Fraction(0)) > Fraction(4, 5), cards


def test_it_says_which_structure_it_plays() -> None:
    assert _first_to_act("9s7h5d3c2s")[0].structure is TableStructure.HALF_ANTE
    assert _first_to_act("9s7h5d3c2s", "five_stage")[0].structure is TableStructure.FOLD_OR_OPEN
    assert _first_to_act("9s7h5d3c2s", "last_raise")[0].structure is TableStructure.ONE_CIRCUIT


@pytest.mark.parametrize(
    ("name", "options", "blinds", "structure", "fits"),
    [
        ("california", {}, (), TableStructure.HALF_ANTE, True),
        ("california", {"raise_cap": 3}, (), TableStructure.HALF_ANTE, False),
        ("california", {"joker": "bug"}, (), TableStructure.HALF_ANTE, False),
        ("california", {}, (1, 2), TableStructure.BLINDS, True),
        ("california", {}, (2, 2), TableStructure.BLINDS, False),
        ("last_raise", {"draw_limit": 3}, (), TableStructure.ONE_CIRCUIT, True),
        ("last_raise", {}, (), TableStructure.ONE_CIRCUIT, True),
        ("last_raise", {"draw_limit": 2}, (), TableStructure.ONE_CIRCUIT, False),
    ],
)
def test_it_knows_where_it_was_trained(
    name: str, options: dict[str, object], blinds: tuple[int, ...], structure: TableStructure, fits: bool
) -> None:
    deal = Dealer("fits").serve_all(_deal(name, options, "fixed", blinds, 4, 100))
    view = deal.view(deal.to_act)
    player = table_player(view)
    assert player.structure is structure
    assert player.fits(view) is fits


def test_the_same_seed_chooses_the_same() -> None:
    deal = Dealer("same").serve_all(_deal("california", {}, None, (), 3, 100))
    view = deal.view(deal.to_act)
    player = table_player(view)
    assert [player.choose(view, Random(7)) for _ in range(3)] == [player.choose(view, Random(7))] * 3


def test_cards_that_a_seat_does_not_see_change_nothing() -> None:
    """The same seat, the same cards of its own, all others exchanged."""
    rng = Random(17)
    for number in range(40):
        order = list(DECK)
        rng.shuffle(order)
        mine = set(range(0, 20, 4))
        others = [at for at in range(52) if at not in mine]
        shuffled = list(order)
        for at, to in zip(others, rng.sample(others, len(others)), strict=True):
            shuffled[at] = order[to]
        found = []
        for cards in (order, shuffled):
            deal = Dealer(f"hidden/{number}", tuple(cards)).serve_all(_deal("california", {}, None, (), 4, 100))
            for action in (Check(), Check(), Check(), Bet(2)):
                assert deal.to_act is not None
                deal = deal.act(deal.to_act, action)
            view = deal.view(deal.to_act)
            found.append(table_player(view).choices(view))
        assert found[0] == found[1]


def test_dead_hands_are_given_up() -> None:
    deal = Dealer("dead").serve_all(_deal("draw_high", {}, None, (), 3, 100))
    view = deal.view(deal.to_act)
    short = replace(view, hand=view.hand[:4])
    assert [choice.action for choice in table_player(short).choices(short)] == [Check()]


@pytest.mark.parametrize("structure", list(TableStructure))
def test_the_stored_chances_are_whole(structure: TableStructure) -> None:
    strategy = table_strategy(structure)
    for row in range(ROWS):
        chances = strategy.chances(row)
        assert min(chances) >= 0, row
        assert sum(chances) == WHOLE
    assert unpack(pack(strategy)) == strategy
    assert len(files("drawtutor.reference").joinpath("data", f"table-{structure}.xz").read_bytes()) < 250_000
    assert table_row(0, 0) == 0
    assert DRAW_ROWS.stop < ROWS


def test_data_of_another_size_is_refused() -> None:
    strategy = table_strategy(TableStructure.HALF_ANTE)
    with pytest.raises(ValueError, match="bytes"):
        unpack(pack(replace(strategy, third=b"")))


@pytest.mark.parametrize("structure", list(TableStructure))
def test_the_report_tells_what_is_shipped(structure: TableStructure) -> None:
    folder = files("drawtutor.reference").joinpath("data")
    report = json.loads(folder.joinpath(f"table-{structure}.json").read_text("utf-8"))
    assert report["sha256"] == sha256(folder.joinpath(f"table-{structure}.xz").read_bytes()).hexdigest()
    minimums = opening_minimums(structure, table_strategy(structure))
    assert report["lowest_pair_that_opens"] == {str(b): rank.letter if rank else None for b, rank in minimums.items()}


def test_nothing_of_numpy_is_needed_to_play() -> None:
    code = (
        "import sys, drawtutor.reference as r; "
        "from drawtutor.rules import *; rules = load_rules('california'); "
        "deal = Deal.begin(rules, usual_stakes(rules), stacks=(50,) * 3, antes=(1,) * 3); "
        "deal = Dealer('light').serve_all(deal); view = deal.view(deal.to_act); "
        "print(r.table_player(view).choices(view)); "
        "assert not {'numpy', 'numba'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)


@pytest.mark.parametrize("structure", [TableStructure.BLINDS, TableStructure.HALF_ANTE, TableStructure.ONE_CIRCUIT])
def test_it_comes_in_with_about_what_experts_print(structure: TableStructure) -> None:
    """Within a rank of what some column prints."""
    for behind, rank in opening_minimums(structure, table_strategy(structure)).items():
        assert rank is not None
        assert min(abs(rank - column[behind]) for column in EXPERTS.values()) <= 1, (behind, rank)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_with_an_ante_of_half_a_bet_it_keeps_no_aces_back(players: int) -> None:
    structure = TableStructure.HALF_ANTE
    for behind in range(1, players):
        chance = opening_chance(structure, table_strategy(structure), Rank.ACE, behind, players=players)
        assert chance == 1, behind
