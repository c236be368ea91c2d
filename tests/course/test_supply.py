"""How far the deck goes in the exchange, beside what the rules engine says of a table where all stay in."""

from __future__ import annotations

import pytest

from drawtutor.course import serving
from drawtutor.course.graders import reshuffle_seat
from drawtutor.rules import Deal, read_record, replay
from tests.rules.positions import record


def all_in(players: int, limit: int) -> Deal:
    """A table where everybody has called, and may throw so many."""
    actions = ";".join(["p1 cbr 2", *(f"p{seat} cc" for seat in range(2, players + 1))])
    text = record(stacks=[50] * players, actions=actions, options=f"draw_limit = {limit}")
    played = replay(read_record(text))
    assert played.refused is None
    return played.last


@pytest.mark.rule("PL-27")
@pytest.mark.parametrize("limit", [3, 4, 5])
@pytest.mark.parametrize("players", range(2, 9))
def test_the_first_whom_the_stub_cannot_serve_is_whom_the_rules_name(players: int, limit: int) -> None:
    deal = all_in(players, limit)
    worst = serving(players, limit)
    seat = reshuffle_seat(deal)
    assert worst.stub == deal.view(None).stub
    assert worst.first == (None if seat is None else deal.to_draw.index(seat) + 1)
    assert (worst.first is None) is (worst.wanted <= worst.stub)


@pytest.mark.rule("PL-27")
def test_seven_who_want_three_each_are_not_all_served() -> None:
    """The source's own example: seventeen cards are left for twenty-one."""
    worst = serving(7, 3)
    assert (worst.stub, worst.wanted, worst.first, worst.from_stub) == (17, 21, 6, 2)


@pytest.mark.parametrize(("players", "limit"), [(1, 3), (11, 3), (4, 0), (4, 6)])
def test_no_such_table_is_refused(players: int, limit: int) -> None:
    with pytest.raises(ValueError, match="players"):
        serving(players, limit)
