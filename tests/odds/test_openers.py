"""Who has openers and when the deck runs out: two players counted, more of them dealt and tallied."""

from fractions import Fraction
from itertools import combinations
from random import Random

import pytest

from drawtutor.cards import DECK, parse_cards
from drawtutor.hands import HandCategory, HandRank, strength
from drawtutor.odds import (
    Estimate,
    Holding,
    cards_wanted,
    chance_of_openers,
    common_sense,
    holding_of,
    nobody_has_openers,
    nobody_if_independent,
    stub_runs_out,
)
from drawtutor.odds._tables import LIMITS, Tally, chunk, has_openers, wanted
from drawtutor.odds.build import SEED, as_text, main
from drawtutor.odds.openers import _tables


def test_one_player_has_openers_as_often_as_hands_of_the_deck_are():
    high_pairs, better = 337_920, 123_552 + 54_912 + 19_716
    assert chance_of_openers() == Fraction(high_pairs + better, 2_598_960) == 1 - nobody_has_openers(1)


@pytest.mark.parametrize("seed", range(3))
def test_openers_are_counted_around_the_cards_one_sees(seed):
    rest = Random(seed).sample(DECK, 16)
    known = [card for card in DECK if card not in rest]
    hands = [HandRank(strength(five)) for five in combinations(rest, 5)]
    opening = [
        rank
        for rank in hands
        if rank.category > HandCategory.PAIR or (rank.category is HandCategory.PAIR and rank.made_of[0] >= 11)
    ]
    assert chance_of_openers(known[:5], seen=known[5:]) == Fraction(len(opening), len(hands))
    with pytest.raises(ValueError, match="fewer than five"):
        chance_of_openers(DECK[:5], seen=DECK[5:48])


def test_the_tally_of_two_players_agrees_with_the_count():
    tables = _tables()
    found = Estimate.of_hits(sum(tables["first_openers"][2:]), tables["deals"])
    assert abs(found.value - nobody_has_openers(2)) < 4 * found.standard_error


@pytest.mark.parametrize("holding", Holding)
def test_a_limit_of_three_is_common_sense(holding):
    rng = Random(9)
    hands = (rng.sample(DECK, 5) for _ in range(20_000))
    hand = next(cards for cards in hands if holding_of(cards) is holding)
    assert [wanted(holding, limit) <= limit for limit in LIMITS] == [True] * 3
    assert wanted(holding, 3) == 5 - len(common_sense(hand, max_discards=3))


def test_more_is_thrown_only_of_hands_that_are_of_no_use():
    more = {holding: (wanted(holding, 4), wanted(holding, 5)) for holding in Holding if wanted(holding, 5) > 3}
    assert more == {Holding.NOTHING: (4, 5), Holding.ACE_HIGH: (4, 4)}


def test_a_chunk_of_tables_dealt_again_gives_the_same_numbers():
    first = _tables()["first_chunk"]
    again = chunk(SEED, 0)
    assert again.deals == first["deals"]
    assert list(again.first_openers) == first["first_openers"]
    assert [list(map(list, rows)) for rows in again.wanted] == first["wanted"]


def test_a_chunk_tells_what_the_hands_at_its_tables_are():
    """One table at a time, against the hands as the rest of the room names them."""
    random = Random("a table/5").random
    deck = list(DECK)
    for place in range(40):
        other = place + int(random() * (52 - place))
        deck[place], deck[other] = deck[other], deck[place]
    kinds = [holding_of(deck[5 * seat : 5 * seat + 5]) for seat in range(8)]
    tally = chunk("a table", 5, deals=1)
    opening = [has_openers(kind) for kind in kinds]
    assert tally.first_openers.index(1) == (opening.index(True) if any(opening) else 8)
    for limit, rows in zip(LIMITS, tally.wanted, strict=True):
        for players, row in enumerate(rows, 2):
            assert row.index(1) == sum(wanted(kind, limit) for kind in kinds[:players])


def test_the_file_is_a_whole_tally(tmp_path):
    main(["--chunks", "2", "--processes", "1", "--to", str(tmp_path / "two.json")])
    one, two = chunk(SEED, 0), chunk(SEED, 1)
    assert (tmp_path / "two.json").read_text("utf-8") == as_text(one + two, one)
    tables = _tables()
    assert tables["seed"] == SEED
    assert tables["deals"] == sum(tables["first_openers"])
    for rows in tables["wanted"].values():
        assert [sum(row) for row in rows.values()] == [tables["deals"]] * 7


def test_the_deck_runs_out_only_where_enough_may_be_thrown():
    assert [stub_runs_out(players, 5).value for players in (2, 3, 4, 5)] == [0.0] * 4
    assert stub_runs_out(6, 3).value == 0.0
    assert stub_runs_out(6, 4).value < stub_runs_out(6, 5).value
    for limit in LIMITS:
        six, seven, eight = (stub_runs_out(players, limit).value for players in (6, 7, 8))
        assert six < seven < eight
    assert max(cards_wanted(7, 3)) == 21 > 52 - 5 * 7


def test_how_often_seven_run_out_of_cards_is_what_dealing_anew_gives():
    other = chunk("another seed", 0)
    for limit, rows in zip(LIMITS, other.wanted, strict=True):
        again = Estimate.of_hits(sum(rows[5][18:]), other.deals)
        assert abs(again.value - stub_runs_out(7, limit).value) < 4.5 * again.standard_error


@pytest.mark.parametrize(("players", "limit"), [(1, 3), (9, 3), (5, 2), (5, 6)])
def test_tables_that_were_not_dealt_are_refused(players, limit):
    with pytest.raises(ValueError, match="were dealt"):
        stub_runs_out(players, limit)


def test_nobody_plays_at_an_empty_table():
    with pytest.raises(ValueError, match="were dealt"):
        nobody_has_openers(0)
    with pytest.raises(ValueError, match="one player"):
        nobody_if_independent(0)


def test_tallies_add_up():
    small = Tally(deals=1, first_openers=(1, 0), wanted=(((1, 0), (0, 1)),))
    assert small + small == Tally(deals=2, first_openers=(2, 0), wanted=(((2, 0), (0, 2)),))


def test_what_one_holds_bears_on_what_others_open_with():
    assert chance_of_openers(parse_cards("AsKhQdJc2s")) < chance_of_openers(parse_cards("3s4h6d8c9s"))
