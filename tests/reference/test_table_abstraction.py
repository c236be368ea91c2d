"""What the reference player of three to six tells apart: wider classes of hand, and situations by small counts."""

from collections.abc import Sequence
from itertools import product
from random import Random

import pytest

from drawtutor.cards import DECK
from drawtutor.hands import strength
from drawtutor.reference import (
    FINALS,
    SITUATION_BLOCKS,
    STARTS,
    TABLE_FINALS,
    TABLE_STARTS,
    TO_TABLE_FINAL,
    TO_TABLE_START,
    Role,
    final_of,
    situation_of,
)
from drawtutor.rules import Deal, Dealer, load_rules, read_record, replay, usual_stakes


def test_wider_classes_are_unions_of_the_finer_ones() -> None:
    assert set(TO_TABLE_START) == set(range(len(TABLE_STARTS)))
    assert set(TO_TABLE_FINAL) == set(range(len(TABLE_FINALS)))
    assert len(TO_TABLE_START) == len(STARTS)
    for fine, wide in zip(STARTS, TO_TABLE_START, strict=True):
        assert TABLE_STARTS[wide].beside is fine.beside
        assert set(TABLE_STARTS[wide].throws) <= set(fine.throws)
    for fine_final, wide in zip(FINALS, TO_TABLE_FINAL, strict=True):
        assert TABLE_FINALS[wide].category is fine_final.category


def test_a_better_wide_class_of_final_hand_beats_a_lower_one() -> None:
    rng = Random(5)
    for _ in range(2000):
        one, other = strength(rng.sample(DECK, 5)), strength(rng.sample(DECK, 5))
        if TO_TABLE_FINAL[final_of(one).index] > TO_TABLE_FINAL[final_of(other).index]:
            assert one > other


def test_every_situation_has_a_number_of_its_own() -> None:
    first = 0
    for block in SITUATION_BLOCKS:
        # One count for each bin of each field.
        counts = [[field.bins.index(bin_) for bin_ in range(field.size)] for field in block.fields]
        numbers = [block.number(some) for some in product(*counts)]
        assert numbers == list(range(first, first + block.size))
        first += block.size


def _numbers_at(text: str) -> tuple[str, tuple[int, ...]]:
    played = replay(read_record(text))
    assert played.refused is None
    deal = played.last
    assert deal.to_act is not None
    found = situation_of(deal.view(deal.to_act))
    return found.block.name, found.counts


_HANDS = ("AsAh7c5d2s", "KdKh8c6d3s", "QsQd9c4h2d", "JsJd8h6s3c")


def _record(actions: Sequence[str], *, blinds: str = "[0, 0, 0, 0]", antes: str = "[1, 1, 1, 1]") -> str:
    dealt = [f'"d dh p{seat} {cards}"' for seat, cards in enumerate(_HANDS, 1)]
    lines = ", ".join([*dealt, *(f'"{action}"' for action in actions)])
    return (
        f'variant = "5CD"\n_rules = "california"\nantes = {antes}\nblinds_or_straddles = {blinds}\n'
        f"starting_stacks = [100, 100, 100, 100]\nsmall_bet = 2\nbig_bet = 4\nactions = [{lines}]\n"
    )


@pytest.mark.parametrize(
    ("actions", "block", "counts"),
    [
        ([], "first-unopened", (3, 0, 0)),
        (["p1 cc", "p2 cc"], "first-unopened", (1, 2, 0)),
        (["p1 cc", "p2 cbr 2"], "first-opened", (1, Role.NEW, 1, 2, 2, 0)),
        (["p1 cc", "p2 cbr 2", "p3 cc", "p4 f"], "first-opened", (1, Role.PASSIVE, 2, 0, 2, 0)),
        (["p1 cc", "p2 cbr 2", "p3 cbr 4"], "first-opened", (2, Role.NEW, 2, 2, 2, 1)),
        (["p1 cbr 2", "p2 cc", "p3 cbr 4", "p4 cbr 6"], "first-opened", (3, Role.WAGERED, 3, 2, 3, 1)),
        (["p1 cbr 2", "p2 cc", "p3 f", "p4 f"], "draw", (1, 1, 1, 0, 1)),
        (["p1 cbr 2", "p2 cbr 4", "p3 f", "p4 f", "p1 cc"], "draw", (2, 2, 1, 0, 1)),
        (["p1 cbr 2", "p2 cc", "p3 f", "p4 f", "p1 sd 7c5d", "d dh p1 7d5c"], "draw", (0, 1, 1, 3, 0)),
    ],
)
def test_a_seat_counts_what_it_has_seen(actions: Sequence[str], block: str, counts: tuple[int, ...]) -> None:
    assert _numbers_at(_record(actions)) == (block, counts)


_DREW = ["p1 cbr 2", "p2 cbr 4", "p3 f", "p4 f", "p1 cc", "p1 sd 7c5d2s", "d dh p1 7d5c2h", "p2 sd 3s", "d dh p2 4c"]


@pytest.mark.parametrize(
    ("actions", "block", "counts"),
    [
        ([], "second-unbet", (3, 1, 1, 2, 1, 0)),
        (["p1 cc"], "second-unbet", (1, 3, 1, 2, 0, 1)),
        (["p1 cc", "p2 cbr 4"], "second-bet", (3, 1, 1, 2, 0, 0)),
        (["p1 cbr 4", "p2 cbr 8"], "second-bet", (3, 1, 1, 2, 3, 0)),
        (["p1 cbr 4", "p2 cbr 8", "p1 cbr 12"], "second-bet", (1, 3, 1, 2, 6, 0)),
    ],
)
def test_after_the_exchange_the_draws_count(actions: Sequence[str], block: str, counts: tuple[int, ...]) -> None:
    assert _numbers_at(_record([*_DREW, *actions])) == (block, counts)


def test_blinds_are_no_bets() -> None:
    blinds = {"blinds": "[1, 2, 0, 0]", "antes": "[0, 0, 0, 0]"}
    assert _numbers_at(_record([], **blinds)) == ("first-unopened", (3, 0, 0))
    assert _numbers_at(_record(["p3 cc", "p4 f"], **blinds)) == ("first-unopened", (1, 1, 1))
    assert _numbers_at(_record(["p3 cc", "p4 f", "p1 cc"], **blinds)) == ("first-unopened", (0, 2, 2))
    assert _numbers_at(_record(["p3 cbr 4", "p4 f"], **blinds)) == ("first-opened", (1, Role.BLIND, 1, 1, 3, 0))


def test_nobody_is_asked_out_of_turn() -> None:
    rules = load_rules("california")
    deal = Deal.begin(rules, usual_stakes(rules), stacks=(50,) * 3, antes=(1,) * 3)
    deal = Dealer("turn").serve_all(deal)
    with pytest.raises(ValueError, match="nothing to choose"):
        situation_of(deal.view(deal.dealer))
