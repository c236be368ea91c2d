"""What a page sends as an answer: read where it fits, never trusted."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drawtutor.cards import parse_cards
from drawtutor.course import (
    DiscardAnswer,
    NumberAnswer,
    OrderAnswer,
    SeatAnswer,
    YesNoAnswer,
    load_course,
)
from drawtutor.rules import Seat

COURSE = load_course()


def test_each_kind_of_answer_is_read() -> None:
    assert COURSE.exercise("deal/third-card").read({"choice": 4}) == SeatAnswer(Seat(4))
    assert COURSE.exercise("first-betting-round/is-it-over").read({"choice": 1}) == YesNoAnswer(False)
    assert COURSE.exercise("first-betting-round/call-both").read({"number": 7}) == NumberAnswer(7)
    assert COURSE.exercise("deal/three-hands").read({"order": [2, 0, 1]}) == OrderAnswer((2, 0, 1))
    exchange = COURSE.exercise("exchange/two-pair")
    assert exchange.read({"cards": ["2d"]}) == DiscardAnswer(parse_cards("2d"))
    assert exchange.read({"cards": []}) == DiscardAnswer(())


@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("deal/third-card", None),
        ("deal/third-card", {"choice": 5}),
        ("deal/third-card", {"choice": -1}),
        ("deal/third-card", {"choice": True}),
        ("deal/third-card", {"choice": "1"}),
        ("deal/three-hands", {"order": [0, 1]}),
        ("deal/three-hands", {"order": [0, 1, 1]}),
        ("deal/three-hands", {"order": [0, 1, True]}),
        ("deal/three-hands", {"order": "012"}),
        ("exchange/two-pair", {"cards": ["3c"]}),
        ("exchange/two-pair", {"cards": ["2d", "2d"]}),
        ("exchange/two-pair", {"cards": "2d"}),
        ("exchange/two-pair", {"cards": [2]}),
        ("first-betting-round/call-both", {"number": "7"}),
        ("first-betting-round/call-both", {"number": 7.0}),
        ("first-betting-round/call-both", {"number": True}),
    ],
)
def test_what_does_not_fit_is_no_answer(name: str, data: object) -> None:
    assert COURSE.exercise(name).read(data) is None


NAMES = ("deal/third-card", "deal/three-hands", "exchange/two-pair", "first-betting-round/call-both")
PLAIN = st.none() | st.booleans() | st.integers() | st.text(max_size=4)
ANY = st.recursive(PLAIN, lambda inner: st.lists(inner, max_size=6))


@given(st.sampled_from(NAMES), st.dictionaries(st.sampled_from(["choice", "cards", "number", "order"]), ANY))
def test_nothing_a_page_sends_breaks_the_reading(name: str, data: dict[str, object]) -> None:
    answer = COURSE.exercise(name).read(data)
    assert answer is None or type(answer).__name__.endswith("Answer")
